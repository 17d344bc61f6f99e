/*
 * games.c - random games for the property programs. A game follows from its number alone.
 */
#include "games.h"

#include <stdlib.h>

long games_wanted(int argc, char **argv, long usual)
{
    const char *told = argc > 1 ? argv[1] : getenv("ORI_GAMES");
    if (told == NULL)
        return usual;
    char *end;
    long games = strtol(told, &end, 10);
    if (games > 0 && *end == '\0')
        return games;
    fprintf(stderr, "the number of games should be a positive number, not '%s'\n", told);
    exit(2);
}

/* Any ten kinds but the Twin, whether characters or intrigues. */
static uint32_t draw_any_ten(OriRandom *random)
{
    uint32_t kinds = 0;
    for (int drawn = 0; drawn < ORI_SET_SIZE;) {
        int kind = ori_random_below(random, ORI_KINDS);
        if (kind == ORI_TWIN || (kinds >> kind & 1) != 0)
            continue;
        kinds |= 1u << kind;
        drawn++;
    }
    return kinds;
}

static OriRules draw_rules(uint64_t number, OriRandom *random)
{
    enum { BASE, ABLAZE, ABLAZE_SCHEMER2, DRAWN, DRAWN_TOO, ANY_TEN, ANY_TEN_TOO, WAYS };
    uint32_t kinds = 0;
    switch (number % WAYS) {
    case BASE:
        kinds = ORI_BASE_SET;
        break;
    case ABLAZE:
    case ABLAZE_SCHEMER2:
        kinds = ORI_ABLAZE_SET;
        break;
    case DRAWN:
    case DRAWN_TOO:
        kinds = ori_draw_kinds(random);
        break;
    default:
        kinds = draw_any_ten(random);
        break;
    }
    bool schemer2 = number % WAYS == ABLAZE_SCHEMER2 || number % WAYS == ANY_TEN_TOO;
    bool is_in = (kinds >> ORI_SCHEMER & 1) != 0;
    OriRules rules =
        ori_rules(kinds, ORI_MIN_SEATS + (int)(number / WAYS % 4), schemer2 && is_in ? 2 : 1);
    if (number % 5 == 2) /* a handicap for one seat */
        rules.start = (uint32_t)(2 + number / 5 % (ORI_MAX_START - 1))
                      << ORI_START_BITS * (number % rules.seats);
    return rules;
}

/* ORI_FIRST: a long run continues where the last one stopped. */
static uint64_t first_number(void)
{
    const char *told = getenv("ORI_FIRST");
    return told != NULL ? strtoull(told, NULL, 10) : 0;
}

void game_deal(Game *game, uint64_t number)
{
    number += first_number();
    OriRandom random = {number * 0x9E3779B97F4A7C15u + 1};
    random.state = ori_random(&random);
    OriRules rules = draw_rules(number, &random);
    *game = (Game){.leaning = (Leaning)ori_random_below(&random, LEANINGS)};
    assert_null(ori_deal(rules, ORI_ANY_SEAT, &random, &game->start));
    game->state = game->start;
    game->random = random;
}

static bool is_liked(const Game *game, OriDecision d)
{
    enum { PATIENT_ROUNDS = 4 };
    bool keep = d.verb == ORI_KEEP;
    switch (game->leaning) {
    case LEAN_STACK:
        return d.verb == ORI_PLACE_ON;
    case LEAN_KEEP:
        return keep;
    case LEAN_REVEAL:
        return d.verb == ORI_REVEAL || d.verb == ORI_ACTIVATE;
    case LEAN_STACK_AND_KEEP:
        return d.verb == ORI_PLACE_ON || keep;
    case LEAN_KEEP_THEN_REVEAL:
        return game->state.round < PATIENT_ROUNDS ? keep : d.verb == ORI_REVEAL;
    case LEAN_NOWHERE:
    case LEANINGS:
        break;
    }
    return true;
}

OriDecision game_choose(Game *game)
{
    enum { DRAWS = 4 };
    OriDecision d = ori_choose(&game->state, &game->random);
    for (int i = 1; i < DRAWS && !is_liked(game, d); i++)
        d = ori_choose(&game->state, &game->random);
    return d;
}

OriDecision game_step(Game *game, OriLog *log)
{
    OriDecision d = game_choose(game);
    ori_play(&game->state, d, log);
    game->decisions++;
    return d;
}

void game_record(uint64_t number, int most_decisions, OriRecord *out)
{
    Game game;
    game_deal(&game, number);
    *out = (OriRecord){.seat = ORI_TRUTH, .start = game.start};
    while (!game_is_over(&game) && out->count < most_decisions)
        out->decision[out->count++] = game_step(&game, NULL);
    out->end = game.state;
}

bool events_equal(const OriEvent *a, const OriEvent *b)
{
    const OriAsk *p = &a->ask;
    const OriAsk *q = &b->ask;
    return a->what == b->what && a->seat == b->seat && a->card == b->card && a->kind == b->kind &&
           a->other == b->other && a->verb == b->verb && a->at == b->at && a->seats == b->seats &&
           a->amount == b->amount && p->kind == q->kind && p->seat == q->seat &&
           p->ability == q->ability && p->at == q->at && p->in_plot == q->in_plot &&
           p->left == q->left && memcmp(a->pool, b->pool, sizeof a->pool) == 0 &&
           memcmp(a->rank, b->rank, sizeof a->rank) == 0;
}

bool states_equal(const OriState *a, const OriState *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

void expect_at(const OriState *state, bool ok, const char *what)
{
    char text[ORI_POSITION_TEXT];
    if (ok)
        return;
    ori_write_position(state, text);
    fail_msg("%s\n    at %s", what, text);
}

void expect_checked(const OriState *state)
{
    OriError error;
    if (!ori_check(state, &error))
        expect_at(state, false, error.why);
}
