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
            [NAME] = {"--name", "NAME", "your name on an open seat (default: $USER)"},
            [LANGUAGE] = {"--lang", "L", TABLE_LANG_ABOUT},
            [PLAIN] = {"--plain", NULL, TABLE_PLAIN_ABOUT},
            [PACE] = {"--pace", "MS", TABLE_PACE_ABOUT},
        },
    .notes = "LINK is a seat's link, URL/table/ID#token=TOKEN: quote it. With a table's link you\n"
             "sit down on an open seat, or return to the one that you took last; without LINK,\n"
             "too. A lost connection is restored, and no decision is played twice.",
    .example = "oriflamme join 'https://example.org/table/5f0c#token=...'",
};

/* The seat that was taken last, if it is at this table. */
static bool find_kept_seat(Link *link)
{
    char text[LINK_WHOLE];
    Link kept;
    if (seat_last(text) != NULL || link_read(text, &kept) != NULL ||
        strcmp(kept.table, link->table) != 0 || strcmp(kept.host, link->host) != 0 ||
        strcmp(kept.port, link->port) != 0)
        return false;
    *link = kept;
    return true;
}

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
    if (link.token[0] == '\0' && name == NULL && !find_kept_seat(&link)) {
        name = table_name(NULL);
        if (name == NULL)
            return table_misuse(cli, TEXT_CLI_TABLE_LINK);
    }
    if (name != NULL && (name[0] == '\0' || strlen(name) >= ORI_NAME_TEXT))
        return table_misuse(cli, TEXT_CLI_NAME_LENGTH);
    return table_visit(cli, &table, &link, name);
}
