/*
 * ranks.c - oriflamme ranks: who came first, second, ... in a finished game.
 *
 * Influence and the owners of top cards are public: a view tells as much as the whole position.
 */
#include "cli.h"

const CliUsage ranks_usage = {
    .arguments = "POSITION",
    .least = 1,
    .most = 1,
    .notes = "POSITION is the last position of a game, whole or a view. Players who share a\n"
             "rank each get it: 1/2/2/4.",
    .example = "oriflamme ranks \"$(oriflamme trace --seats 3 --seed 7 | tail -n 1)\"",
};

static bool read_either(const char *text, OriState *out, OriError *error)
{
    OriView view;
    if (!ori_text_is_view(text))
        return ori_read_position(text, out, error);
    if (!ori_read_view(text, &view, error))
        return false;
    *out = view.known;
    return true;
}

CliStatus ranks_run(const Cli *cli)
{
    OriState state;
    OriError error;
    uint8_t rank[ORI_MAX_SEATS];
    if (!read_either(cli->argument[0], &state, &error))
        return cli_refuse_text(cli, "position", &error);
    if (state.ask != ORI_ASK_OVER)
        return cli_refuse(cli, "the game is not over: it is round %d and %c decides", state.round,
                          'a' + state.asked);
    ori_ranks(&state, rank);
    for (int seat = 0; seat < (int)state.rules.seats; seat++)
        printf(seat > 0 ? "/%d" : "%d", rank[seat]);
    putchar('\n');
    return CLI_OK;
}
