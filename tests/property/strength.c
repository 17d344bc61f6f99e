/*
 * strength.c - every bot is as strong as it was: learned tables that no longer fit do not go
 * unnoticed.
 *
 *     ladder   one seat of the stronger bot against the weaker one, on duplicate deals: its share of
 *              the victories has a floor
 *     belief   what the learned belief makes of face-down cards in games of barons, in nats a card:
 *              better than chance, by so much
 *     rows     every card that is dealt has a row in bots/cards.c
 *
 * Budgets are iterations and everything follows from the seed, so that a run gives the same figures
 * on every machine: nothing fails by chance. The floors leave room for another seed: each lies at
 * least five standard errors below the figure (one in three million), and far above what tables that
 * are shifted by one kind reach (docs/testing.md).
 */
#include "arena/arena.h"
#include "bots/cards.h"
#include "bots/guess.h"
#include "tests/support/games.h"

#include <math.h>
#include <stdlib.h>

typedef struct Step {
    const char *stronger;
    const char *weaker;
    const char *rules;
    int deals;
    double floor; /* percent of the victories; 25 would be fair */
} Step;

enum { SEATS = 4, BELIEF_GAMES = 120 };

static const Step ladder[] = {
    {"cook", "random", "base", 200, 59},
    {"cook", "random", "ablaze", 200, 46},
    {"page", "random", "base", 200, 70},
    {"page", "random", "ablaze", 200, 53},
    {"squire", "random", "base", 200, 75},
    {"squire", "random", "ablaze", 200, 54},
    {"squire", "random", "mix", 200, 63},
    {"knight", "squire", "base", 1000, 41},
    {"knight", "squire", "ablaze", 1000, 76},
    {"knight", "squire", "mix", 1000, 55},
    {"baron-uniform:100", "squire", "base", 100, 48},
    {"baron-uniform:100", "squire", "ablaze", 100, 66},
    {"baron:100", "squire", "base", 100, 44},
    {"baron:100", "squire", "ablaze", 100, 66},
    {"baron:400", "knight", "base", 250, 27},
    {"baron:400", "knight", "ablaze", 250, 28},
    {"minstrel", "random", "base", 50, 50},
    {"minstrel", "random", "ablaze", 50, 45},
    {"herald", "random", "base", 50, 58},
    {"herald", "random", "ablaze", 50, 49},
    {"steward", "random", "base", 50, 64},
    {"steward", "random", "ablaze", 50, 54},
    {"marshal", "random", "base", 50, 73},
    {"marshal", "squire", "ablaze", 100, 54},
    {"regent", "squire", "base", 100, 30},
    {"regent", "squire", "ablaze", 100, 60},
    {"miser", "random", "base", 100, 78},
    {"miser", "random", "ablaze", 100, 65},
    {"hunter", "random", "base", 100, 76},
    {"hunter", "random", "ablaze", 100, 65},
    {"king", "squire", "base", 100, 38},
    {"king", "knight", "ablaze", 100, 33},
};

static bool is_over_its_floor(const Step *step)
{
    static ArenaResult result;
    ArenaMatch match = {.seats = SEATS, .deals = step->deals, .threads = 1, .seed = 7};
    OriError error;
    match.rules = ori_rules(0, SEATS, 1);
    assert_true(ori_read_wish(step->rules, &match.rules, &error));
    for (int i = 0; i < SEATS; i++)
        assert_true(
            arena_read_entry(i == 0 ? step->stronger : step->weaker, &match.entry[i], &error));
    assert_true(arena_play(&match, &result));
    ArenaMean wins = arena_wins(&result, &result.line[0]);
    bool ok = 100 * wins.mean >= step->floor;
    printf("%s %s against %s, %s: %.1f %% of %d games, floor %.0f, %.1f standard errors below\n",
           ok ? "ok  " : "WEAK", step->stronger, step->weaker, step->rules, 100 * wins.mean,
           step->deals * SEATS, step->floor, (wins.mean - step->floor / 100) / wins.error);
    return ok;
}

TEST(ladder_holds)
{
    int weak = 0;
    for (size_t i = 0; i < sizeof ladder / sizeof ladder[0]; i++)
        weak += !is_over_its_floor(&ladder[i]);
    assert_int_equal(weak, 0);
}

/* --- The belief --- */

typedef struct Nats {
    double sum;
    double chance;
    int cards;
    double gain[BELIEF_GAMES]; /* of each game, above chance */
    int seen[BELIEF_GAMES];    /* cards in it */
} Nats;

/* The standard error of the gain a card, the games being the sample. */
static double error_of(const Nats *nats)
{
    double mean = (nats->sum - nats->chance) / nats->cards;
    double squares = 0;
    for (int i = 0; i < BELIEF_GAMES; i++) {
        double off = nats->gain[i] - mean * nats->seen[i];
        squares += off * off;
    }
    return sqrt(squares) / nats->cards;
}

static void add_hole(Nats *nats, const Guesser *g, const GuessHole *hole, int truth)
{
    double weights = 0;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((g->unseen[hole->family] >> kind & 1) != 0)
            weights += hole->weight[kind];
    nats->sum += log(hole->weight[truth] / weights);
    nats->chance -= log(g->unseen_count[hole->family]);
    nats->cards++;
}

static void watch_game(uint32_t kinds, uint64_t number, void *memory, Nats *nats)
{
    enum { ITERATIONS = 200 };
    static Guesser g;
    const Bot *baron = bot_named("baron");
    OriRandom random = {number};
    OriState s;
    assert_null(ori_deal(ori_rules(kinds, SEATS, 1), ORI_ANY_SEAT, &random, &s));
    while (s.ask != ORI_ASK_OVER) {
        OriView view;
        BotTask task = {
            .budget = {.iterations = ITERATIONS}, .seed = ori_random(&random), .memory = memory};
        ori_view(&s, s.asked, &view);
        guess_prepare(&view, GUESS_LEARNED, &g);
        double before = nats->sum - nats->chance;
        for (int i = 0; i < g.holes; i++)
            add_hole(nats, &g, &g.hole[i], (int)s.card[g.hole[i].card].kind);
        nats->gain[number] += nats->sum - nats->chance - before;
        nats->seen[number] += g.holes;
        ori_play(&s, baron->decide(&view, &task, NULL), NULL);
    }
}

TEST(belief_knows_more_than_chance)
{
    static const struct {
        const char *name;
        uint32_t kinds;
        double floor; /* nats a card above chance */
    } set[] = {{"base", ORI_BASE_SET, 0.45}, {"ablaze", ORI_ABLAZE_SET, 0.25}, {"mix", 0, 0.27}};
    void *memory = malloc(BOT_MEMORY);
    int weak = 0;
    assert_non_null(memory);
    for (size_t i = 0; i < sizeof set / sizeof set[0]; i++) {
        static Nats nats;
        nats = (Nats){0};
        for (uint64_t n = 0; n < BELIEF_GAMES; n++)
            watch_game(set[i].kinds, n, memory, &nats);
        double gain = (nats.sum - nats.chance) / nats.cards;
        weak += gain < set[i].floor;
        printf("%s the belief, %s: %.3f nats a card above chance (%d cards), floor %.2f, "
               "%.1f standard errors below\n",
               gain < set[i].floor ? "WEAK" : "ok  ", set[i].name, gain, nats.cards, set[i].floor,
               (gain - set[i].floor) / error_of(&nats));
    }
    free(memory);
    assert_int_equal(weak, 0);
}

TEST(every_card_has_a_row)
{
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if (bot_cards[kind].early == 0 && bot_cards[kind].late == 0)
            fail_msg("the %s has no row in bots/cards.c", ori_kind_name(kind));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_card_has_a_row),
        cmocka_unit_test(ladder_holds),
        cmocka_unit_test(belief_knows_more_than_chance),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
