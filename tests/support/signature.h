/*
 * signature.h - one number that depends on all final positions of many random games, of every set
 * and size.
 *
 * It must be the same whatever compiles it; so it is here, where native programs and the wasm
 * module both find it, and it needs nothing but the engine and the bots.
 */
#ifndef ORI_TESTS_SIGNATURE_H
#define ORI_TESTS_SIGNATURE_H

#include "bots/bot.h"

#include <string.h>

enum { SETS = 3, SIZES = ORI_MAX_SEATS - ORI_MIN_SEATS + 1 };

static OriRules rules_of(long game, OriRandom *random)
{
    uint32_t kinds[SETS] = {ORI_BASE_SET, ORI_ABLAZE_SET, ori_draw_kinds(random)};
    return ori_rules(kinds[game % SETS], ORI_MIN_SEATS + (int)(game / SETS % SIZES), 1);
}

/* The general loop does what ori_playout does. */
static bool playout_is_the_loop(OriState start, OriRandom random, const OriState *end,
                                int decisions)
{
    for (; start.ask != ORI_ASK_OVER; decisions--)
        if (ori_apply(&start, ori_choose(&start, &random), NULL) != NULL)
            return false;
    return decisions == 0 && memcmp(&start, end, sizeof start) == 0;
}

/* From the first on, this many. Returns whether all games were in order. */
static bool play_signature(long first, long games, uint64_t *signature)
{
    *signature = 0;
    for (long i = first; i < first + games; i++) {
        OriRandom random = {(uint64_t)i};
        OriState start;
        OriRules rules = rules_of(i, &random);
        if (ori_deal(rules, ORI_ANY_SEAT, &random, &start) != NULL)
            return false;
        OriState end = start;
        OriRandom before = random;
        int decisions = ori_playout(&end, &random);
        if (!playout_is_the_loop(start, before, &end, decisions))
            return false;
        OriRandom mixed = {*signature ^ ori_hash(&end)};
        *signature = ori_random(&mixed);
    }
    return true;
}

/* The same for bots: every decision of games between all of them, with small budgets. */
static inline bool play_bots_signature(int games, void *memory, uint64_t *signature)
{
    *signature = 0;
    for (int i = 0; i < games; i++) {
        OriRandom random = {(uint64_t)i};
        OriState s;
        if (ori_deal(rules_of(i, &random), ORI_ANY_SEAT, &random, &s) != NULL)
            return false;
        while (s.ask != ORI_ASK_OVER) {
            OriView view;
            const Bot *bot = &bots[(s.asked + i) % bot_count];
            BotTask task = {.budget = {.iterations = bot->at_once ? 8 : 120},
                            .seed = ori_random(&random),
                            .memory = memory};
            ori_view(&s, s.asked, &view);
            OriDecision d = bot->decide(&view, &task, NULL);
            OriRandom mixed = {*signature ^
                               ((uint64_t)d.verb << 16 | (uint64_t)d.kind << 8 | d.at)};
            *signature = ori_random(&mixed);
            if (ori_apply(&s, d, NULL) != NULL)
                return false;
        }
    }
    return true;
}

#endif
