/*
 * knight.c - looks one decision ahead: it tries each option in the same guessed worlds, finishes
 * the round as players usually do, and weighs the results. All options meet the same worlds, so
 * luck cancels out. It throws nothing away at the end (ending.h).
 */
#include "bots/bot.h"
#include "bots/ending.h"
#include "bots/eval.h"
#include "bots/guess.h"
#include "bots/policy.h"

enum { WORLDS = 5 };

static int64_t try_option(const OriState *world, OriDecision option, int seat, OriRandom random)
{
    OriState after = *world;
    int32_t share[ORI_MAX_SEATS];
    int round = after.round;
    ori_play(&after, option, NULL);
    if (after.round == round)
        policy_finish_round(&after, &random);
    eval_shares(&after, share);
    return share[seat];
}

OriDecision knight_decide(const OriView *view, const BotTask *task, BotAdvice *advice)
{
    OriRandom random = {task->seed};
    OriDecision option[ORI_MAX_OPTIONS];
    int64_t sum[ORI_MAX_OPTIONS] = {0};
    int n = ori_view_options(view, option);
    Guesser guesser;
    guess_prepare(view, GUESS_UNIFORM, &guesser);
    for (int i = 0; i < WORLDS; i++) {
        OriState world;
        guess_draw(&guesser, &random, &world);
        uint64_t same = ori_random(&random);
        for (int k = 0; k < n; k++)
            sum[k] += try_option(&world, option[k], view->seat, (OriRandom){same});
    }
    uint32_t good = ending_good(&guesser);
    int best = -1;
    for (int k = 0; k < n; k++)
        if (ending_allows(good, k) && (best < 0 || sum[k] > sum[best]))
            best = k;
    if (advice != NULL) {
        advice->count = n;
        advice->iterations = (int64_t)WORLDS * n;
        for (int k = 0; k < n; k++) {
            advice->option[k] = option[k];
            advice->value[k] = bot_value(sum[k] / WORLDS);
        }
    }
    return option[best];
}
