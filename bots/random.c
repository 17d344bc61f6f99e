/*
 * random.c - the bot that picks at random: every option is as likely, and as good, as any other.
 */
#include "bots/bot.h"

#include <assert.h>
#include <string.h>

OriDecision random_decide(const OriView *view, const BotTask *task, BotAdvice *advice)
{
    OriDecision option[ORI_MAX_OPTIONS];
    OriRandom random = {task->seed};
    int count = ori_view_options(view, option);
    assert(count > 0);
    if (advice != NULL) {
        advice->count = count;
        advice->iterations = 0;
        memcpy(advice->option, option, (size_t)count * sizeof option[0]);
        for (int i = 0; i < count; i++)
            advice->value[i] = BOT_SURE / (int)view->known.rules.seats;
    }
    return option[ori_random_below(&random, count)];
}
