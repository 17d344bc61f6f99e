/*
 * table.c - a table of the server without a server: whatever is wished at it, what is granted folds,
 * what is in memory is what the store gives, and what is refused changes nothing.
 *
 * usage: table [WALKS]
 */
#include "tests/support/wishes.h"

#include <setjmp.h>
#include <stdarg.h>
#include <cmocka.h>

enum { STEPS = 600 };

static int walks = 400;

static int draw(void *random, int limit)
{
    return ori_random_below(random, limit);
}

static void wishes_fold(void **unused)
{
    static Wishes w;
    long granted[WISH_KINDS] = {0}, refused = 0, games = 0;
    (void)unused;
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
    }
    for (int kind = 0; kind < WISH_KINDS; kind++)
        if (granted[kind] == 0)
            fail_msg("no wish of kind %d was granted", kind);
    assert_true(refused > 0 && games > 0);
    printf("table: %d walks, %ld decisions, %ld games ended, %ld seats taken, %ld wishes refused\n",
           walks, granted[WISH_DECIDE], games, granted[WISH_SIT], refused);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(wishes_fold)};
    walks = argc > 1 ? atoi(argv[1]) : walks;
    return cmocka_run_group_tests(tests, NULL, NULL);
}
