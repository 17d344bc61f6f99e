/*
 * king.c - what a decision of the king costs, beside a bare decision of the engine in the same run;
 * and what it would bring to think for several tables in one pass over the weights.
 *
 * usage: king (bench/king runs it, and the modules for the browser). Times are the processor's.
 */
#include "bots/king.h"

#include "bench/clock.h"

#include <stdio.h>
#include <string.h>

enum { GAMES = 20000, DECISIONS = 20000, TABLES = 64, PASSES = 400, AT_ONCE = 4 };

static void deal(OriRandom *random, OriState *s)
{
    ori_deal(ori_rules(ORI_BASE_SET, 4, 1), ORI_ANY_SEAT, random, s);
}

/* Nanoseconds of one decision by chance. */
static double bare_decision(void)
{
    OriRandom random = {1};
    int64_t decisions = 0;
    double from = clock_seconds(CLOCK_PROCESS_CPUTIME_ID);
    for (int i = 0; i < GAMES; i++) {
        OriState s;
        deal(&random, &s);
        decisions += ori_playout(&s, &random);
    }
    return (clock_seconds(CLOCK_PROCESS_CPUTIME_ID) - from) * 1e9 / (double)decisions;
}

/* Nanoseconds of one of the king's; the tables' vectors of some positions are kept. */
static double king_decision_time(int16_t table[TABLES][KING_G])
{
    OriRandom random = {1};
    OriState s;
    deal(&random, &s);
    double from = clock_seconds(CLOCK_PROCESS_CPUTIME_ID);
    for (int i = 0; i < DECISIONS; i++) {
        KingSight sight;
        KingMind mind;
        KingChoice choice;
        king_consider(king_weights(), &s, &sight, &mind, &choice);
        memcpy(table[i % TABLES], mind.table, sizeof mind.table);
        ori_play(&s, choice.option[king_draw(&choice, KING_ONE, &random)], NULL);
        if (s.ask == ORI_ASK_OVER)
            deal(&random, &s);
    }
    return (clock_seconds(CLOCK_PROCESS_CPUTIME_ID) - from) * 1e9 / DECISIONS;
}

/* Nanoseconds for one table's way through the largest layer, this many tables at once. */
static double layer_time(KingSums *sums, int16_t table[TABLES][KING_G], int at_once)
{
    static int32_t out[AT_ONCE * KING_G];
    const int8_t *weights = &king_weights()->mull1[0][0][0][0];
    double from = clock_seconds(CLOCK_PROCESS_CPUTIME_ID);
    for (int pass = 0; pass < PASSES; pass++)
        for (int i = 0; i < TABLES; i += at_once)
            sums(weights, KING_G / 2, KING_G, table[i], KING_G, at_once, out);
    return (clock_seconds(CLOCK_PROCESS_CPUTIME_ID) - from) * 1e9 / (PASSES * TABLES);
}

int main(void)
{
    static int16_t table[TABLES][KING_G];
    KingWay way[KING_WAYS];
    king_ways(way);
    for (int run = 0; run < 3; run++) {
        double bare = bare_decision();
        double king = king_decision_time(table);
        printf("%s: a decision of the king %.1f us, a bare decision %.0f ns: %.0f times\n",
               way[0].name, king / 1000, bare, king / bare);
    }
    printf("256 x 256, a table at a time %.2f us, four tables in one pass %.2f us each\n",
           layer_time(way[0].sums, table, 1) / 1000,
           layer_time(way[0].sums, table, AT_ONCE) / 1000);
    return 0;
}
