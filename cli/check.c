/*
 * check.c - oriflamme check: is this file a record, or a list of positions, and right to the end?
 *
 * Every problem is reported as FILE:LINE:COLUMN. A record stops at its first one, for the rest of
 * it depends on that.
 */
#include "cli.h"

#include <stdlib.h>
#include <string.h>

const CliUsage check_usage = {
    .arguments = "FILE",
    .least = 1,
    .most = 1,
    .notes = "FILE is a record (it begins with [) or a list of positions and views, one per\n"
             "line. Empty lines and lines that begin with # are skipped. - is standard input.",
    .example = "oriflamme check game.txt",
};

static CliStatus report(const Cli *cli, int line, int column, const OriError *error)
{
    return cli_refuse(cli, "%s:%d:%d: %s: %s", cli->argument[0], line, column, error->field,
                      error->why);
}

static const char *plural(int count)
{
    return count == 1 ? "" : "s";
}

static void print_reader(int reader)
{
    if (reader == ORI_SPECTATOR)
        printf(" as a spectator knows it");
    else if (reader != ORI_TRUTH)
        printf(" as %c knows it", 'a' + reader);
}

static CliStatus check_record(const Cli *cli, const char *text)
{
    OriRecord record;
    OriError error;
    if (!ori_read_record(text, &record, &error))
        return cli_refuse_file(cli, cli->argument[0], text, &error);
    printf("ok: %s record", record.end.ask == ORI_ASK_OVER ? "a finished" : "an unfinished");
    print_reader(record.seat);
    printf(", %d decision%s\n", record.count, plural(record.count));
    return CLI_OK;
}

static bool check_line(const char *line, OriError *error)
{
    OriView view;
    OriState state;
    if (ori_text_is_view(line))
        return ori_read_view(line, &view, error);
    return ori_read_position(line, &state, error);
}

/* Cuts the lines out of the text. */
static CliStatus check_positions(const Cli *cli, char *text)
{
    CliStatus status = CLI_OK;
    int positions = 0;
    int number = 0;
    for (char *line = text; line != NULL && *line != '\0';) {
        char *end = strchr(line, '\n');
        char *next = end != NULL ? end + 1 : NULL;
        OriError error;
        number++;
        if (end != NULL)
            *end = '\0';
        size_t length = strlen(line);
        if (length > 0 && line[length - 1] == '\r')
            line[length - 1] = '\0';
        if (line[0] != '\0' && line[0] != '#') {
            positions++;
            if (!check_line(line, &error))
                status = report(cli, number, error.at + 1, &error);
        }
        line = next;
    }
    if (positions == 0)
        return cli_refuse(cli, "%s: there is neither a record nor a position in it",
                          cli->argument[0]);
    if (status == CLI_OK)
        printf("ok: %d position%s\n", positions, plural(positions));
    return status;
}

CliStatus check_run(const Cli *cli)
{
    char *text = cli_read_file(cli, cli->argument[0]);
    if (text == NULL)
        return CLI_REFUSED;
    CliStatus status = text[0] == '[' ? check_record(cli, text) : check_positions(cli, text);
    free(text);
    return status;
}
