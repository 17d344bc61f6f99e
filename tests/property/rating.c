/*
 * rating.c - my strength is what it says, and my mistakes come back when they should.
 *
 *     intervals   players of known strength, drawn as strong as is believed before the first game:
 *                 of a hundred intervals 95 hold the truth
 *     order       who is stronger is said to be stronger, once there are games enough
 *     turns       a seat's share is taken out: who wins by the turn order alone is no stronger
 *
 * Everything follows from the seed: nothing fails by chance.
 *
 * usage: rating [PLAYERS]
 */
#include "tests/support/games.h"

#include "daily/mistakes.h"
#include "daily/strength.h"

#include <math.h>

enum { GAMES = 25 };

static long players = 1000;

static double chance(OriRandom *random)
{
    return (double)(ori_random(random) >> 11) / 9007199254740992.0;
}

static double normal(OriRandom *random)
{
    double sum = 0;
    for (int i = 0; i < 12; i++)
        sum += chance(random);
    return sum - 6;
}

/* Victories by turn order, four seats of the base set, as docs/strategy.md has them. */
static const double by_turn[] = {224, 243, 256, 277};

/* A game as Plackett and Luce have it: who is next is drawn by weight. */
static void play_as(double rating, OriRandom *random, StrengthGame *out)
{
    static const char *const others[] = {"squire", "steward", "marshal", "regent", "king"};
    double weight[ORI_MAX_SEATS];
    int seats = 4;
    *out = (StrengthGame){.rules = ori_rules(ORI_BASE_SET, seats, 1),
                          .first = ori_random_below(random, seats),
                          .me = ori_random_below(random, seats)};
    for (int seat = 0; seat < seats; seat++) {
        out->bot[seat] = bot_named(others[ori_random_below(random, 5)]);
        double points = seat == out->me ? rating : out->bot[seat]->rating;
        weight[seat] = pow(10, points / 400) * by_turn[(seat - out->first + seats) % seats];
    }
    for (int rank = 1; rank <= seats; rank++) {
        double left = 0;
        for (int seat = 0; seat < seats; seat++)
            left += weight[seat];
        double at = chance(random) * left;
        int seat = 0;
        while (weight[seat] <= at || weight[seat] == 0)
            at -= weight[seat++];
        out->rank[seat] = (uint8_t)rank;
        weight[seat] = 0;
    }
}

static StrengthEstimate estimate_of(double rating, int games, OriRandom *random)
{
    static Strength strength;
    StrengthEstimate estimate;
    StrengthGame game;
    strength_open(&strength);
    for (int i = 0; i < games; i++) {
        play_as(rating, random, &game);
        assert_true(strength_add(&strength, &game));
    }
    strength_estimate(&strength, &estimate);
    return estimate;
}

TEST(intervals_hold)
{
    OriRandom random = {29};
    int held = 0;
    for (long i = 0; i < players; i++) {
        double rating = 1220 + 300 * normal(&random);
        if (rating < STRENGTH_LEAST + 100 || rating > STRENGTH_MOST - 100) {
            i--;
            continue;
        }
        StrengthEstimate e = estimate_of(rating, GAMES, &random);
        held += fabs(e.rating - rating) <= e.error;
        assert_true(e.below == NULL || e.below->rating <= e.rating);
        assert_true(e.above == NULL || e.above->rating > e.rating);
    }
    double share = 100.0 * held / (double)players;
    printf("%.1f of 100 intervals hold the truth, %ld players of %d games\n", share, players,
           GAMES);
    assert_true(share >= 93 && share <= 97);
}

TEST(order_is_found)
{
    OriRandom random = {30};
    int before = 0;
    for (int rating = 1000; rating <= 1400; rating += 200) {
        StrengthEstimate e = estimate_of(rating, 120, &random);
        assert_true(e.rating > before && e.error < 70);
        before = e.rating;
    }
}

TEST(turns_are_taken_out)
{
    StrengthEstimate e[2];
    for (int first = 0; first < 2; first++) {
        Strength strength;
        strength_open(&strength);
        for (int i = 0; i < 20; i++) {
            StrengthGame game = {.rules = ori_rules(ORI_BASE_SET, 2, 1),
                                 .first = first,
                                 .bot = {NULL, bot_named("steward")},
                                 .rank = {i % 2 == 0 ? 1 : 2, i % 2 == 0 ? 2 : 1}};
            assert_true(strength_add(&strength, &game));
        }
        strength_estimate(&strength, &e[first]);
    }
    /* Half of the games are more than the first player's share of 37 in 100. */
    assert_true(e[0].rating > e[1].rating + 50);
    StrengthGame handicap = {.rules = ori_rules(ORI_BASE_SET, 2, 1), .rank = {1, 2}};
    Strength strength;
    handicap.bot[1] = bot_named("steward");
    handicap.rules.start = 5;
    strength_open(&strength);
    assert_false(strength_add(&strength, &handicap));
}

TEST(mistakes_come_back)
{
    static const int days[] = {1, 3, 7, 21};
    int step = 0;
    for (int i = 0; i < MISTAKE_STEPS; i++) {
        assert_int_equal(mistake_days(step), days[i]);
        assert_int_equal(mistake_step(step, false), 0);
        step = mistake_step(step, true);
    }
    assert_int_equal(step, MISTAKE_DONE);
    assert_int_equal(mistake_step(step, true), MISTAKE_DONE);
}

/* What is charged is no right answer, and the best always is. */
TEST(right_answers_are_near)
{
    AnalysisDecision d = {.verdict = ANALYSIS_MISTAKE, .count = 3, .chosen = 2, .loss = 80000};
    d.option[0].value = 300000;
    d.option[1].value = 300000 - MISTAKE_NEAR;
    d.option[2].value = 220000;
    assert_true(mistake_is_right(&d, 0) && mistake_is_right(&d, 1) && !mistake_is_right(&d, 2));
    assert_true(mistake_is_charged(&d));
    d.option[2].value = 290000;
    assert_false(mistake_is_charged(&d));
    d.option[2].value = 220000;
    d.verdict = ANALYSIS_UNCLEAR;
    assert_false(mistake_is_charged(&d));
    d.verdict = ANALYSIS_MISTAKE;
    d.chosen = -1;
    assert_false(mistake_is_charged(&d));
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(intervals_hold),         cmocka_unit_test(order_is_found),
        cmocka_unit_test(turns_are_taken_out),    cmocka_unit_test(mistakes_come_back),
        cmocka_unit_test(right_answers_are_near),
    };
    players = games_wanted(argc, argv, players);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
