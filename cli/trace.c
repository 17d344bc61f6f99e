/*
 * trace.c - oriflamme trace: plays uniformly random games and prints every decision with all its
 * alternatives.
 *
 * It is meant for another implementation of the rules to read and to disagree with. One random
 * generator runs through all games as in bench.c: the same seed gives the same games there.
 */
#include "cli.h"

#include <limits.h>

enum { RULES, SEATS, GAMES, SEED };

const CliUsage trace_usage = {
    .arguments = "",
    .option =
        {
            [RULES] = {"--rules", "R", CLI_RULES_ABOUT},
            [SEATS] = {"--seats", "N", CLI_SEATS_ABOUT},
            [GAMES] = {"--games", "K", "number of games (default: 1)"},
            [SEED] = {"--seed", "S", CLI_ONE_SEED_ABOUT},
        },
    .notes = "Prints a line for each decision: position TAB options TAB choice. The final\n"
             "position is alone on its line; an empty line separates games. 'mix' draws ten\n"
             "kinds for each game.",
    .example = "oriflamme trace --rules mix --seats 3 --games 10 --seed 7",
};

enum { LINE_TEXT = ORI_POSITION_TEXT + (ORI_MAX_OPTIONS + 1) * ORI_DECISION_TEXT + 2 };

static void print_decision(const OriState *state, OriDecision chosen)
{
    char line[LINE_TEXT];
    OriDecision option[ORI_MAX_OPTIONS];
    int options = ori_options(state, option);
    int length = ori_write_position(state, line);
    for (int i = 0; i < options; i++) {
        line[length++] = i == 0 ? '\t' : ' ';
        length += ori_write_decision(option[i], line + length);
    }
    line[length++] = '\t';
    length += ori_write_decision(chosen, line + length);
    line[length++] = '\n';
    fwrite(line, 1, (size_t)length, stdout);
}

static void print_game(OriState *state, OriRandom *random)
{
    char text[ORI_POSITION_TEXT];
    while (state->ask != ORI_ASK_OVER) {
        OriDecision chosen = ori_choose(state, random);
        print_decision(state, chosen);
        ori_play(state, chosen, NULL);
    }
    ori_write_position(state, text);
    puts(text);
}

CliStatus trace_run(const Cli *cli)
{
    OriRules rules;
    int seats = CLI_DEFAULT_SEATS;
    int games = 1;
    uint64_t seed = CLI_DEFAULT_SEED;
    if (!cli_number(cli, "--seats", cli->value[SEATS], ORI_MIN_SEATS, ORI_MAX_SEATS, &seats) ||
        !cli_number(cli, "--games", cli->value[GAMES], 1, INT_MAX, &games) ||
        !cli_seed(cli, cli->value[SEED], &seed))
        return CLI_MISUSED;
    CliStatus status = cli_rules(cli, cli->value[RULES], seats, &rules);
    if (status != CLI_OK)
        return status;

    static char buffer[1 << 16]; /* outlives the stream that uses it */
    setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
    OriRandom random = {seed};
    for (int i = 0; i < games && !ferror(stdout); i++) {
        OriState state;
        const char *why = ori_deal(rules, ORI_ANY_SEAT, &random, &state);
        if (why != NULL)
            return cli_refuse(cli, "%s", why);
        if (i > 0)
            putchar('\n');
        print_game(&state, &random);
    }
    return CLI_OK;
}
