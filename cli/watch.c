/*
 * watch.c - oriflamme watch: a spectator at a table on a server.
 */
#include "at_table.h"

#include <string.h>

enum { LANGUAGE, PLAIN, PACE };

const CliUsage watch_usage = {
    .arguments = "LINK",
    .least = 1,
    .most = 1,
    .option =
        {
            TABLE_OPTIONS,
        },
    .notes = "LINK is a table's link, URL/table/ID. You see what everyone can see, and all cards\n"
             "when the game is over.",
    .example = "oriflamme watch https://example.org/table/5f0c",
};

CliStatus watch_run(const Cli *cli)
{
    Table table;
    Link link;
    if (!table_open(cli, cli->value[LANGUAGE], cli->value[PLAIN], cli->value[PACE], &table))
        return CLI_MISUSED;
    if (strstr(cli->argument[0], "#token=") != NULL)
        return table_misuse(cli, TEXT_CLI_SEAT_LINK);
    const char *why = link_read(cli->argument[0], &link);
    if (why != NULL)
        return table_bad_link(cli, &table, TEXT_CLI_NO_LINK, why);
    return table_visit(cli, &table, &link, NULL);
}
