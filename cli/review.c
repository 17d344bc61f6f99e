/*
 * review.c - oriflamme review: a record step by step, as any seat saw it or with all cards open.
 */
#include "at_table.h"
#include "record.h"

#include <stdlib.h>

enum { LANGUAGE, PLAIN };

const CliUsage review_usage = {
    .arguments = RECORD_ARGUMENT,
    .most = 1,
    .option =
        {
            [LANGUAGE] = {"--lang", "L", TABLE_LANG_ABOUT},
            [PLAIN] = {"--plain", NULL, TABLE_PLAIN_ABOUT},
        },
    .notes =
        RECORD_ABOUT "\n"
                     "The arrow keys step. a to e show the game as that player saw it, o as a\n"
                     "spectator, x with all cards open. A says what each option was worth; p\n"
                     "plays on from there against bots.",
    .example = "oriflamme review game.txt --lang fr",
};

/* Says what is wrong with it in the words of its format, which are English. */
static CliStatus refuse_record(const Cli *cli, const Table *table, const char *path,
                               const char *text, const OriError *error)
{
    char where[SAVE_PATH + 32];
    char why[256];
    int line;
    int column;
    cli_find_line(text, error->at, &line, &column);
    snprintf(where, sizeof where, "%.4000s:%d:%d", path, line, column);
    snprintf(why, sizeof why, "%s: %s", error->field != NULL ? error->field : "record", error->why);
    return table_refuse(cli, table, TEXT_CLI_BAD_RECORD, where, why);
}

static CliStatus look_back(const Cli *cli, const Table *table, const char *text,
                           const OriRecord *record)
{
    Session session = {.record = NULL};
    return table_leave(cli, table,
                       table_review(table, record, table_reader(text, record), &session), &session);
}

CliStatus review_run(const Cli *cli)
{
    Table table;
    OriError error;
    char path[SAVE_PATH];
    if (!table_open(cli, cli->value[LANGUAGE], cli->value[PLAIN], NULL, &table))
        return CLI_MISUSED;
    char *text = record_text(cli, path);
    OriRecord *record = malloc(sizeof *record);
    CliStatus status = CLI_REFUSED;
    if (text != NULL && record != NULL)
        status = ori_read_record(text, record, &error)
                     ? look_back(cli, &table, text, record)
                     : refuse_record(cli, &table, path, text, &error);
    free(text);
    free(record);
    return status;
}
