/*
 * pass.c - oriflamme pass: shows this user's pass for a server, takes one over from another device,
 * and forgets its player.
 */
#include "at_table.h"
#include "my_tables.h"

#include "tui/pass.h"
#include "tui/qr.h"
#include "tui/term.h"

#include <string.h>

enum { TAKE, REPLACE, FORGET, LANGUAGE };

const CliUsage pass_usage = {
    .arguments = "[URL]",
    .most = 1,
    .option =
        {
            [TAKE] = {"--take", NULL, "read the pass of another device, or its link, from stdin"},
            [REPLACE] = {"--replace", NULL, "with --take: in place of the pass that is here"},
            [FORGET] = {"--forget", NULL,
                        "delete your name and what you said at all your tables there"},
            [LANGUAGE] = {"--lang", "L", TABLE_LANG_ABOUT},
        },
    .notes =
        "Your pass for a server opens every seat that you took with it, on this computer and\n"
        "on any other where you use it. The command shows it as a link and a QR code. Anyone\n"
        "who has it can use your seats, and nobody can restore a lost pass. URL is as for host.",
    .example = "oriflamme pass https://example.org",
};

CliStatus pass_say(Lang lang, TextId id, const Link *server, FILE *out)
{
    char text[TEXT_SIZE];
    const TextArg *args = TEXT_ARGS({.name = "host", .text = server->host});
    fprintf(out, "%s\n", term_encode(text_say(lang, id, args, text)));
    return CLI_OK;
}

static CliStatus show(const Table *ui, const Link *server, const char *pass)
{
    char link[LINK_WHOLE];
    char row[QR_ROW];
    Qr qr;
    pass_write_link(server, pass, link);
    pass_say(ui->lang, TEXT_PASS_SHOWN, server, stdout);
    printf("  %s\n", term_encode(link));
    if (!ui->is_plain && term_is_utf8() && qr_make(link, &qr))
        for (int i = 0; qr_row(&qr, i, row); i++)
            printf("  \033[30;107m%s\033[0m\n", row);
    return pass_say(ui->lang, TEXT_PASS_LOST, server, stdout);
}

/* The tables that only the pass here opens; it was said what goes wrong. */
static CliStatus name_losses(const Cli *cli, Lang lang, const Link *server, const char *pass)
{
    size_t i;
    json_t *table;
    json_t *mine = table_ask_mine(cli, server, pass, "/me");
    if (mine == NULL)
        return CLI_REFUSED;
    pass_say(lang, TEXT_PASS_WOULD_LOSE, server, stdout);
    json_array_foreach(json_object_get(mine, "tables"), i, table) table_print(server, table, lang);
    json_decref(mine);
    pass_say(lang, TEXT_PASS_REPLACE, server, stdout);
    return CLI_REFUSED;
}

static CliStatus take(const Cli *cli, Lang lang, const Link *server, const char *here)
{
    char line[LINK_WHOLE];
    char pass[PASS_TEXT];
    if (fgets(line, sizeof line, stdin) == NULL || !pass_read(line, pass))
        return cli_refuse(cli, "%s", text_fixed(lang, TEXT_PASS_BAD));
    if (here[0] != '\0' && strcmp(here, pass) != 0 && cli->value[REPLACE] == NULL)
        return name_losses(cli, lang, server, here);
    const char *why = pass_keep(server, pass);
    return why != NULL ? cli_refuse(cli, "%s", why)
                       : pass_say(lang, TEXT_PASS_TAKEN, server, stdout);
}

static CliStatus forget(const Cli *cli, Lang lang, const Link *server, const char *pass)
{
    char text[TEXT_SIZE];
    json_t *done = table_ask_mine(cli, server, pass, "/me/forget");
    if (done == NULL)
        return CLI_REFUSED;
    int tables = (int)json_integer_value(json_object_get(done, "tables"));
    const TextArg *args = TEXT_ARGS({.name = "n", .number = tables});
    printf("%s\n", term_encode(text_say(lang, TEXT_PASS_FORGOTTEN, args, text)));
    json_decref(done);
    return CLI_OK;
}

CliStatus pass_run(const Cli *cli)
{
    Table ui;
    Link server;
    char pass[PASS_TEXT];
    if (!table_open(cli, cli->value[LANGUAGE], NULL, NULL, &ui) || !table_server(cli, &server))
        return CLI_MISUSED;
    const char *why = pass_find(&server, pass);
    if (why != NULL)
        return cli_refuse(cli, "%s", why);
    if (cli->value[TAKE] != NULL)
        return take(cli, ui.lang, &server, pass);
    if (pass[0] == '\0')
        return pass_say(ui.lang, TEXT_PASS_NONE, &server, stdout);
    return cli->value[FORGET] != NULL ? forget(cli, ui.lang, &server, pass)
                                      : show(&ui, &server, pass);
}
