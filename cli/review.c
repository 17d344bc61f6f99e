/*
 * review.c - oriflamme review: a record step by step, as any seat or with the truth.
 */
#include "table.h"

#include <stdlib.h>

enum { LANGUAGE, PLAIN };

const CliUsage review_usage = {
    .arguments = "[FILE]",
    .least = 0,
    .most = 1,
    .option =
        {
            [LANGUAGE] = {"--lang", "L", TABLE_LANG_ABOUT},
            [PLAIN] = {"--plain", NULL, TABLE_PLAIN_ABOUT},
        },
    .notes = "FILE is a record; without one it is the game that was played last. The arrows\n"
             "step, a to e look through a seat's eyes, t at the truth, o as a spectator; p plays\n"
             "on from there against bots.",
    .example = "oriflamme review game.txt --lang fr",
};

CliStatus review_run(const Cli *cli)
{
    Table table;
    OriError error;
    char last[SAVE_PATH];
    const char *path = cli->count > 0 ? cli->argument[0] : last;
    if (!table_open(cli, cli->value[LANGUAGE], cli->value[PLAIN], NULL, &table))
        return CLI_MISUSED;
    const char *why = cli->count > 0 ? NULL : save_any_path(last);
    if (why != NULL)
        return cli_refuse(cli, "no game has been played here: %s", why);
    char *text = cli_read_file(cli, path);
    OriRecord *record = malloc(sizeof *record);
    CliStatus status = CLI_REFUSED;
    if (text != NULL && record != NULL)
        status = ori_read_record(text, record, &error) ? table_review(&table, record)
                                                       : cli_refuse_text(cli, "record", &error);
    free(text);
    free(record);
    return status;
}
