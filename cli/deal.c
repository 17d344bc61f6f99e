/*
 * deal.c - oriflamme deal: a new game, from a seed or with given hands.
 */
#include "cli.h"

enum { RULES, SEATS, SEED, FIRST, HANDS };

const CliUsage deal_usage = {
    .arguments = "",
    .option =
        {
            [RULES] = {"--rules", "R", CLI_RULES_ABOUT},
            [SEATS] = {"--seats", "N", CLI_SEATS_ABOUT},
            [SEED] = {"--seed", "S", CLI_ANY_SEED_ABOUT},
            [FIRST] = {"--first", "SEAT", "who goes first, a to e (default: random)"},
            [HANDS] = {"--hands", "DEAL",
                       "deal these cards: hand=aside for each seat, / between seats"},
        },
    .notes = "The same seed gives the same deal; without one, every deal is different. The\n"
             "letters of a mix can be in any order; 'mix' alone draws six characters and\n"
             "four intrigues.",
    .example = "oriflamme deal --rules ablaze --seats 3 --seed 7 --first a",
};

typedef struct Hands {
    int seats;
    uint32_t hand[ORI_MAX_SEATS];
    uint32_t aside[ORI_MAX_SEATS];
} Hands;

static bool read_hands(const char *text, Hands *out, OriError *error)
{
    uint32_t *set = &out->hand[0];
    *error = (OriError){.field = "hands"};
    out->seats = 1;
    for (const char *p = text; *p != '\0'; p++) {
        int kind = ori_kind_of_letter(*p);
        bool in_hand = set == &out->hand[out->seats - 1];
        error->at = (int)(p - text);
        if (*p == '=' && in_hand) {
            set = &out->aside[out->seats - 1];
        } else if (*p == '/' && !in_hand && out->seats < ORI_MAX_SEATS) {
            set = &out->hand[out->seats++];
        } else if (*p == '/' && !in_hand) {
            error->why = "there are at most five seats";
        } else if (kind == ORI_HIDDEN) {
            error->why = "a seat is dealt hand=aside, each a set of kinds";
        } else if (((out->hand[out->seats - 1] | out->aside[out->seats - 1]) >> kind & 1) != 0) {
            error->why = "this kind is dealt twice";
        } else {
            *set |= 1u << kind;
        }
        if (error->why != NULL)
            return false;
    }
    return true;
}

static CliStatus deal_hands(const Cli *cli, OriRules rules, int first, OriRandom *random,
                            OriState *out)
{
    Hands hands = {0};
    OriError error;
    int seats = 0;
    if (rules.kinds == 0)
        return cli_misuse(cli, "--hands needs rules with named kinds, not a drawn mix");
    if (!cli_number(cli, "--seats", cli->value[SEATS], ORI_MIN_SEATS, ORI_MAX_SEATS, &seats))
        return CLI_MISUSED;
    if (!read_hands(cli->value[HANDS], &hands, &error))
        return cli_refuse_text(cli, "hands", &error);
    if (seats != 0 && seats != hands.seats)
        return cli_refuse(cli, "hands: they are dealt to %d seats, not to %d", hands.seats, seats);
    rules = ori_rules_like(rules, rules.kinds, hands.seats);
    if (first == ORI_ANY_SEAT)
        first = ori_random_below(random, hands.seats);
    const char *why = ori_deal_hands(rules, first, hands.hand, hands.aside, out);
    return why != NULL ? cli_refuse(cli, "hands: %s", why) : CLI_OK;
}

CliStatus deal_run(const Cli *cli)
{
    OriRules rules;
    int seats = CLI_DEFAULT_SEATS;
    int first = ORI_ANY_SEAT;
    uint64_t seed = 0;
    if (cli->value[SEED] == NULL)
        seed = cli_any_seed();
    if (!cli_number(cli, "--seats", cli->value[SEATS], ORI_MIN_SEATS, ORI_MAX_SEATS, &seats) ||
        !cli_seed(cli, cli->value[SEED], &seed) ||
        !cli_seat(cli, "--first", cli->value[FIRST], &first))
        return CLI_MISUSED;
    CliStatus status = cli_rules(cli, cli->value[RULES], seats, &rules);
    if (status != CLI_OK)
        return status;

    OriState state;
    OriRandom random = {seed};
    if (cli->value[HANDS] != NULL) {
        status = deal_hands(cli, rules, first, &random, &state);
        if (status != CLI_OK)
            return status;
    } else {
        const char *why = ori_deal(rules, first, &random, &state);
        if (why != NULL)
            return cli_refuse(cli, "%s", why);
    }
    char text[ORI_POSITION_TEXT];
    ori_write_position(&state, text);
    puts(text);
    return CLI_OK;
}
