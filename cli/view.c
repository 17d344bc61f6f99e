/*
 * view.c - oriflamme view: prints what one seat may know of a position.
 */
#include "cli.h"

const CliUsage view_usage = {
    .arguments = "POSITION SEAT",
    .least = 2,
    .most = 2,
    .notes = "SEAT is a letter from a to e, or - for a spectator.",
    .example = "oriflamme view \"$(oriflamme deal --seats 3 --seed 7)\" b",
};

CliStatus view_run(const Cli *cli)
{
    OriState state;
    OriView view;
    OriError error;
    int seat = ORI_SPECTATOR;
    char text[ORI_POSITION_TEXT];
    if (!cli_reader(cli, "SEAT", cli->argument[1], &seat))
        return CLI_MISUSED;
    if (!ori_read_position(cli->argument[0], &state, &error))
        return cli_refuse_text(cli, "position", &error);
    if (seat >= (int)state.rules.seats)
        return cli_refuse(cli, "there is no seat %c in this game", 'a' + seat);
    ori_view(&state, seat, &view);
    ori_write_view(&view, text);
    puts(text);
    return CLI_OK;
}
