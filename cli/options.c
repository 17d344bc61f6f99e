/*
 * options.c - oriflamme options: lists what the deciding seat can do.
 *
 * A view is enough for that, if it is that seat's own.
 */
#include "cli.h"

const CliUsage options_usage = {
    .arguments = "POSITION",
    .least = 1,
    .most = 1,
    .notes = "POSITION is a whole position, or the view of the deciding seat. Prints the\n"
             "options on one line, in the order of the notation; the line is empty when the\n"
             "game is over.",
    .example = "oriflamme options \"$(oriflamme deal --seats 3 --seed 7)\"",
};

static CliStatus print_view_options(const Cli *cli, const char *text)
{
    OriView view;
    OriError error;
    if (!ori_read_view(text, &view, &error))
        return cli_refuse_text(cli, "position", &error);
    char asked = (char)('a' + view.known.asked);
    if (view.known.ask != ORI_ASK_OVER && view.seat == ORI_SPECTATOR)
        return cli_refuse(cli, "this is a spectator's view, but %c decides", asked);
    if (view.known.ask != ORI_ASK_OVER && view.seat != view.known.asked)
        return cli_refuse(cli, "this is the view of %c, but %c decides", 'a' + view.seat, asked);
    cli_print_options(&view.known, stdout);
    return CLI_OK;
}

CliStatus options_run(const Cli *cli)
{
    OriState state;
    OriError error;
    if (ori_text_is_view(cli->argument[0]))
        return print_view_options(cli, cli->argument[0]);
    if (!ori_read_position(cli->argument[0], &state, &error))
        return cli_refuse_text(cli, "position", &error);
    cli_print_options(&state, stdout);
    return CLI_OK;
}
