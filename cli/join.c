/*
 * join.c - oriflamme join: sits at a table of a server.
 */
#include "at_table.h"

#include "tui/seat.h"

#include <string.h>

enum { NAME, LANGUAGE, PLAIN, PACE };

const CliUsage join_usage = {
    .arguments = "[LINK]",
    .least = 0,
    .most = 1,
    .option =
        {
            [NAME] = {"--name", "NAME", "sit down on an open seat as NAME; prints the seat's link"},
            [LANGUAGE] = {"--lang", "L", TABLE_LANG_ABOUT},
            [PLAIN] = {"--plain", NULL, TABLE_PLAIN_ABOUT},
            [PACE] = {"--pace", "MS", TABLE_PACE_ABOUT},
        },
    .notes = "LINK is a seat's link, URL/table/ID#token=TOKEN: quote it. With a table's link and\n"
             "--name you sit down on an open seat; without LINK you return to the seat that was\n"
             "last taken here. A lost connection is restored, and no decision is played twice.",
    .example = "oriflamme join 'https://example.org/table/5f0c#token=...'",
};

CliStatus join_run(const Cli *cli)
{
    Table table;
    Link link;
    char text[LINK_WHOLE];
    const char *name = cli->value[NAME];
    if (!table_open(cli, cli->value[LANGUAGE], cli->value[PLAIN], cli->value[PACE], &table))
        return CLI_MISUSED;
    if (cli->count == 0) {
        const char *none = name == NULL ? seat_last(text) : "--name goes with a table's link";
        if (none != NULL)
            return table_bad_link(cli, &table, TEXT_CLI_NO_SEAT, none);
    } else {
        snprintf(text, sizeof text, "%s", cli->argument[0]);
        cli_hide_token(cli->argument[0]);
    }
    const char *why = link_read(text, &link);
    if (why != NULL)
        return table_bad_link(cli, &table, TEXT_CLI_NO_LINK, why);
    if (link.token[0] == '\0' && name == NULL)
        return table_misuse(cli, TEXT_CLI_TABLE_LINK);
    if (name != NULL && (name[0] == '\0' || strlen(name) >= ORI_NAME_TEXT))
        return table_misuse(cli, TEXT_CLI_NAME_LENGTH);
    return table_visit(cli, &table, &link, name);
}
