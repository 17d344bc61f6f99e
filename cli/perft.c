/*
 * perft.c - oriflamme perft: counts the sequences of a given number of decisions.
 *
 * The counts are a fingerprint of the rules: two implementations that agree on them offer the same
 * options everywhere on the way. A finished game counts for its own depth and for no greater one.
 */
#include "cli.h"

#include <inttypes.h>

enum { MAX_DEPTH = 100 };

const CliUsage perft_usage = {
    .arguments = "POSITION DEPTH",
    .least = 2,
    .most = 2,
    .notes = "Prints a line for each depth from 1 to DEPTH: the depth, and the number of\n"
             "sequences of that many decisions from POSITION, a whole position.",
    .example = "oriflamme perft \"$(oriflamme deal --seats 2 --seed 7)\" 4",
};

static uint64_t count_sequences(const OriState *state, int depth)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int options = ori_options(state, option);
    if (depth == 1)
        return (uint64_t)options;
    uint64_t sequences = 0;
    for (int i = 0; i < options; i++) {
        OriState next = *state;
        ori_play(&next, option[i], NULL);
        sequences += count_sequences(&next, depth - 1);
    }
    return sequences;
}

CliStatus perft_run(const Cli *cli)
{
    OriState state;
    OriError error;
    int depth = 0;
    if (!cli_number(cli, "DEPTH", cli->argument[1], 1, MAX_DEPTH, &depth))
        return CLI_MISUSED;
    if (!ori_read_position(cli->argument[0], &state, &error))
        return cli_refuse_text(cli, "position", &error);
    for (int i = 1; i <= depth; i++) {
        printf("%d %" PRIu64 "\n", i, count_sequences(&state, i));
        fflush(stdout); /* the next one may take long */
    }
    return CLI_OK;
}
