/*
 * review.c - oriflamme review: a record step by step, as any seat or with the truth.
 */
#include "at_table.h"

#include "tui/reason.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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
    .notes = "FILE is a record (default: the last game played here). The arrows step, a to e look\n"
             "through a seat's eyes, o through a spectator's, x shows all cards; A says what each\n"
             "option was worth, p plays on from there against bots.",
    .example = "oriflamme review game.txt --lang fr",
};

/* What is wrong with it is said in the words of its format, which are English. */
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

static CliStatus look_back(const Cli *cli, const Table *table, const OriRecord *record)
{
    Session session = {.record = NULL};
    return table_leave(cli, table, table_review(table, record, &session), &session);
}

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
        return table_refuse(cli, &table, TEXT_CLI_NO_REVIEW, "", why);
    if (strcmp(path, "-") != 0 && access(path, R_OK) != 0)
        return table_refuse(cli, &table, TEXT_CLI_CANNOT_READ, path, reason_of_errno(errno));
    char *text = cli_read_file(cli, path);
    OriRecord *record = malloc(sizeof *record);
    CliStatus status = CLI_REFUSED;
    if (text != NULL && record != NULL)
        status = ori_read_record(text, record, &error)
                     ? look_back(cli, &table, record)
                     : refuse_record(cli, &table, path, text, &error);
    free(text);
    free(record);
    return status;
}
