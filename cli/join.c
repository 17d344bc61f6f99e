/*
 * join.c - oriflamme join: takes a seat at a table on a server.
 */
#include "at_table.h"

#include "tui/pass.h"
#include "tui/reason.h"
#include "tui/seat.h"

#include <string.h>

enum { NAME, GUEST, LANGUAGE, PLAIN, PACE };

const CliUsage join_usage = {
    .arguments = "[LINK]",
    .most = 1,
    .option =
        {
            [NAME] = {"--name", "NAME", "your name at a free seat (default: $USER)"},
            [GUEST] = {"--guest", NULL, AT_TABLE_GUEST_ABOUT},
            TABLE_OPTIONS,
        },
    .notes =
        "LINK is a seat's link, URL/table/ID#token=TOKEN: quote it. With a table's link you\n"
        "take a free seat, or return to your seat there; without LINK you return to your last\n"
        "seat. Your pass opens it as well ('oriflamme pass'). If the connection breaks, it\n"
        "reconnects; no decision counts twice.",
    .example = "oriflamme join 'https://example.org/table/5f0c#token=...'",
};

static bool has_pass(const Link *link)
{
    char pass[PASS_TEXT];
    return pass_find(link, pass) == NULL && pass[0] != '\0';
}

CliStatus join_run(const Cli *cli)
{
    Table table;
    Link link;
    Link seat[SEAT_LIST];
    const char *name = cli->value[NAME];
    if (!table_open(cli, cli->value[LANGUAGE], cli->value[PLAIN], cli->value[PACE], &table))
        return CLI_MISUSED;
    if (cli->count == 0 && name != NULL)
        return table_bad_link(cli, &table, TEXT_CLI_NO_SEAT, "--name goes with a table's link");
    if (cli->count == 0 && seat_list(seat) == 0)
        return table_bad_link(cli, &table, TEXT_CLI_NO_SEAT, WHY(NO_SEAT));
    const char *why = cli->count > 0 ? link_read(cli->argument[0], &link) : NULL;
    if (cli->count == 0)
        link = seat[0];
    else
        cli_hide_token(cli->argument[0]);
    if (why != NULL)
        return table_bad_link(cli, &table, TEXT_CLI_NO_LINK, why);
    if (link.token[0] == '\0' && name == NULL && !seat_find(&link)) {
        name = table_name(NULL);
        if (name == NULL && (cli->value[GUEST] != NULL || !has_pass(&link)))
            return table_misuse(cli, TEXT_CLI_TABLE_LINK);
    }
    if (name != NULL && (name[0] == '\0' || strlen(name) >= ORI_NAME_TEXT))
        return table_misuse(cli, TEXT_CLI_NAME_LENGTH);
    link.is_new = cli->value[NAME] != NULL;
    if (cli->value[GUEST] == NULL)
        pass_use(&link);
    return table_visit(cli, &table, &link, name);
}
