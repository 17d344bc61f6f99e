/*
 * table.c - a table of the server without a server: whatever is wished at it, what is granted folds,
 * what is in memory is what the store gives, and what is refused changes nothing.
 *
 * usage: table [WALKS]
 */
#include "tests/support/wishes.h"

#include "bots/guess.h"
#include "tests/support/check.h"

enum { STEPS = 600, PAIR_STEPS = 5 };

static int walks = 400;

static int draw(void *random, int limit)
{
    return ori_random_below(random, limit);
}

TEST(wishes_fold)
{
    static Wishes w;
    long granted[WISH_KINDS] = {0}, refused = 0, games = 0, resized = 0;
    for (int walk = 0; walk < walks; walk++) {
        OriRandom random = {(uint64_t)walk};
        w = (Wishes){.below = draw, .who = &random, .chance = {(uint64_t)walk + 1000000}};
        wishes_open(&w);
        for (int i = 0; i < STEPS; i++)
            wishes_step(&w);
        wishes_close(&w);
        for (int kind = 0; kind < WISH_KINDS; kind++)
            granted[kind] += w.granted[kind];
        refused += w.refused;
        games += w.games;
        resized += w.resized;
    }
    for (int kind = 0; kind < WISH_KINDS; kind++)
        if (granted[kind] == 0)
            fail_msg("no wish of kind %d was granted", kind);
    assert_true(refused > 0 && games > 0 && resized > 0);
    printf("table: %d walks, %ld decisions, %ld games ended, %ld seats taken, %ld times another "
           "number of seats between games, %ld wishes refused\n",
           walks, granted[WISH_DECIDE], games, granted[WISH_SIT], resized, refused);
}

/* Whatever is wished but the decision itself: it is asked for since the same moment, and once its time
 * and the grace are over, the stand-in that has the seat keeps it. */
TEST(time_belongs_to_the_decision)
{
    static Wishes w;
    long kept = 0, given_back = 0;
    for (int walk = 0; walk < walks; walk++) {
        OriRandom random = {(uint64_t)walk};
        w = (Wishes){.below = draw, .who = &random, .chance = {(uint64_t)walk + 2000000}};
        wishes_open(&w);
        for (int i = 0; i < STEPS; i++) {
            const Game *g = &w.table.game;
            int asked = g->state.asked, count = g->count, games = w.row.games;
            int64_t since = g->asked_at;
            bool plays = g->phase == ROOM_PLAYING;
            bool had = plays && w.row.seat[asked].standin;
            wishes_step(&w);
            if (!plays || g->count != count || w.row.games != games)
                continue;
            assert_true(g->asked_at == since);
            bool late = w.moment.now >= judge_time_is_up(&w.table) + JUDGE_GRACE_MS;
            if (had && late)
                assert_true(w.row.seat[asked].standin);
            kept += had && late;
            given_back += had && !w.row.seat[asked].standin;
        }
        wishes_close(&w);
    }
    assert_true(kept > 0 && given_back > 0);
    printf("table: %ld times a stand-in kept the seat when the time was up, %ld times it gave it "
           "back before\n",
           kept, given_back);
}

/* Two truths that nobody can tell apart from what all may see: the same players are told the same at
 * the same time. */
TEST(notices_follow_from_what_all_see)
{
    static Wishes w;
    long pairs = 0, dues = 0;
    for (int walk = 0; walk < walks / 4; walk++) {
        OriRandom random = {(uint64_t)walk};
        w = (Wishes){.below = draw, .who = &random, .chance = {(uint64_t)walk + 3000000}};
        wishes_open(&w);
        for (int i = 0; i < STEPS; i++) {
            Due due[DUES_MOST], others[DUES_MOST];
            OriView view;
            wishes_step(&w);
            if (i % PAIR_STEPS != 0 || w.table.game.phase != ROOM_PLAYING)
                continue;
            Table other = w.table;
            ori_view(&w.table.game.state, ORI_SPECTATOR, &view);
            guess_uniform(&view, &random, &other.game.state);
            pairs += memcmp(&other.game.state, &w.table.game.state, sizeof(OriState)) != 0;
            int count = table_dues(&w.table, due);
            assert_int_equal(table_dues(&other, others), count);
            assert_int_equal(other.game.state.round,
                             w.table.game.state.round); /* it is told, too */
            for (int n = 0; n < count; n++, dues++) {
                assert_true(due[n].kind == others[n].kind && due[n].at == others[n].at);
                for (int seat = 0; seat < w.row.seats; seat++)
                    assert_true(due_concerns(&w.table, &due[n], seat) ==
                                due_concerns(&other, &others[n], seat));
            }
        }
        wishes_close(&w);
    }
    assert_true(pairs > 0 && dues > 0);
    printf("table: %ld pairs of truths, the same notices at the same time\n", pairs);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(wishes_fold),
                                       cmocka_unit_test(time_belongs_to_the_decision),
                                       cmocka_unit_test(notices_follow_from_what_all_see)};
    walks = argc > 1 ? atoi(argv[1]) : walks;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
