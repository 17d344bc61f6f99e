/*
 * converge.c - with more tries the king's search comes to the best option, whatever his policy thinks
 * of it.
 *
 *     converge FILE [POSITIONS [TRIES]]   asks in the first positions of a file, a view each
 *     converge find POSITIONS             looks for such positions in random games, and prints them
 *
 * In positions with few worlds (before the last round, where endings are looked at to the end) all of
 * them are tried, and in each everything that the policy may play on, by its chances: that is the
 * value of an option without luck, the one that a search of many tries has to find. What the chosen
 * option is short of the best one is what the search gave away.
 */
#include "bots/king.h"
#include "bots/worlds.h"
#include "tests/support/games.h"

#include <stdlib.h>

enum { MOST_WORLDS = 40, MOST_VISITS = 1200, FEW = 8, FAINT = 200 };

/* Exact values of the options, in millionths of a win share. */
typedef struct Exact {
    const KingWeights *w;
    int seat;
    KingChoice choice;
    double value[ORI_MAX_OPTIONS];
    double weights; /* of the worlds that were tried */
    int visits;     /* of the net, that are left */
} Exact;

static double until_told(Exact *e, const OriState *world, int plies)
{
    if (--e->visits < 0 || king_is_told(world, e->seat, plies))
        return king_worth(e->w, world, e->seat);
    KingSight sight;
    KingMind mind;
    KingChoice choice;
    uint32_t chance[ORI_MAX_OPTIONS];
    king_consider(e->w, world, &sight, &mind, &choice);
    double sum = (double)king_chances(&choice, KING_SOBER, chance);
    double value = 0;
    for (int i = 0; i < choice.count; i++) {
        if (chance[i] == 0)
            continue;
        OriState next = *world;
        ori_play(&next, choice.option[i], NULL);
        value += chance[i] / sum * until_told(e, &next, plies + 1);
    }
    return value;
}

static bool try_world(void *who, const OriState *world, int64_t chance)
{
    Exact *e = who;
    for (int i = 0; i < e->choice.count; i++) {
        OriState next = *world;
        ori_play(&next, e->choice.option[i], NULL);
        e->value[i] += (double)chance * until_told(e, &next, 0);
    }
    e->weights += (double)chance;
    return e->visits >= 0;
}

/* The worlds of both beliefs count alike, as the search draws them in turn. */
static bool is_known(const OriView *view, int visits, Exact *e)
{
    Guesser guesser[2];
    KingSight sight;
    KingMind mind;
    *e = (Exact){.w = king_weights(), .seat = view->seat, .visits = visits};
    guess_prepare(view, GUESS_LEARNED, &guesser[1]);
    if (worlds_count(&guesser[1], MOST_WORLDS) > MOST_WORLDS)
        return false;
    king_guess(e->w, view, &guesser[0]);
    king_consider(e->w, &view->known, &sight, &mind, &e->choice);
    for (int i = 0; i < 2; i++)
        if (!worlds_each(&guesser[i], try_world, e))
            return false;
    for (int i = 0; i < e->choice.count; i++)
        e->value[i] /= e->weights;
    return true;
}

/* What a search gives away in this position. */
static double given_away(const OriView *view, const Exact *e, double best, int tries, uint64_t seed)
{
    BotTask task = {.budget = {.iterations = tries}, .seed = seed};
    OriDecision chosen = king_decide(view, &task, NULL);
    int i = 0;
    while (!ori_same_decision(e->choice.option[i], chosen))
        i++;
    return best - e->value[i];
}

static double best_of(const Exact *e, int *at)
{
    *at = 0;
    for (int i = 1; i < e->choice.count; i++)
        if (e->value[i] > e->value[*at])
            *at = i;
    return e->value[*at];
}

/* Whether the policy hardly ever plays it: one time in two hundred at most. */
static bool is_faint(const Exact *e, int option)
{
    uint32_t chance[ORI_MAX_OPTIONS];
    uint64_t sum = king_chances(&e->choice, KING_ONE, chance);
    return (uint64_t)chance[option] * FAINT <= sum;
}

typedef struct Tally {
    int positions;
    int faint;         /* the best option is one that the policy hardly ever plays */
    double few;        /* given away by few tries, in all */
    double many;       /* by many */
    double many_faint; /* among the faint ones */
    double most;       /* by many, in one position */
} Tally;

/* --- The positions of a file --- */

static const char *file;
static long positions_wanted, tries_wanted;

static void look(const OriView *view, uint64_t seed, Tally *t)
{
    static Exact e;
    int best;
    assert_true(is_known(view, 4 * MOST_VISITS, &e)); /* a text tells a little less */
    double value = best_of(&e, &best);
    double many = given_away(view, &e, value, (int)tries_wanted, seed);
    bool faint = is_faint(&e, best);
    t->positions++;
    t->faint += faint;
    t->few += given_away(view, &e, value, FEW, seed);
    t->many += many;
    t->many_faint += faint ? many : 0;
    t->most = many > t->most ? many : t->most;
}

TEST(tries_find_the_best)
{
    static char line[ORI_POSITION_TEXT + 1];
    Tally t = {0};
    FILE *in = fopen(file, "r");
    assert_non_null(in);
    while (t.positions < positions_wanted && fgets(line, sizeof line, in) != NULL) {
        OriView view;
        OriError error;
        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '#')
            continue;
        assert_true(ori_read_view(line, &view, &error));
        look(&view, (uint64_t)t.positions, &t);
    }
    fclose(in);
    assert_true(t.positions > 0);
    printf(
        "%d positions, in %d of them the policy hardly plays the best option; given away, in "
        "points of win share: %d tries %.3f, %ld tries %.4f (%.4f where it hardly plays it), %.2f "
        "at most\n",
        t.positions, t.faint, FEW, t.few / t.positions / 1e4, tries_wanted,
        t.many / t.positions / 1e4, t.faint > 0 ? t.many_faint / t.faint / 1e4 : 0.0, t.most / 1e4);
    assert_true(t.faint > t.positions / 20);
    assert_true(t.many < t.few / 8);
}

/* --- Looking for them --- */

static void find_in_game(uint64_t number, long *left)
{
    static Exact e;
    OriRandom random = {number};
    OriState s;
    uint32_t kinds = number % 2 == 0 ? ORI_BASE_SET : ORI_ABLAZE_SET;
    assert_null(
        ori_deal(ori_rules(kinds, 2 + (int)(number / 2 % 2), 1), ORI_ANY_SEAT, &random, &s));
    while (s.ask != ORI_ASK_OVER && *left > 0) {
        OriView view;
        OriDecision option[ORI_MAX_OPTIONS];
        char text[ORI_POSITION_TEXT];
        int n = ori_options(&s, option);
        ori_view(&s, s.asked, &view);
        if (s.round < ORI_ROUNDS && s.ask != ORI_ASK_PLACE && n > 1 &&
            is_known(&view, MOST_VISITS, &e)) {
            ori_write_view(&view, text);
            puts(text);
            --*left;
        }
        ori_play(&s, option[ori_random_below(&random, n)], NULL);
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(tries_find_the_best)};
    if (argc < 2)
        return 2;
    file = argv[1];
    positions_wanted = argc > 2 ? strtol(argv[2], NULL, 10) : 200;
    tries_wanted = argc > 3 ? strtol(argv[3], NULL, 10) : 300;
    if (strcmp(file, "find") != 0)
        return cmocka_run_group_tests(tests, NULL, NULL);
    for (uint64_t number = 0; positions_wanted > 0; number++)
        find_in_game(number, &positions_wanted);
    return 0;
}
