/*
 * no_king.c - takes the king's place in the module of the first load.
 *
 * The king and its courtiers stay in the table of bots, but are never ready: a page that wants one
 * loads the other module (king.c). A bot that is not ready never has to decide; if it does, the
 * module stops there.
 */
#include "bots/bot.h"
#include "bots/king_net.h"

const KingWeights *king_weights(void)
{
    return NULL;
}

#define OWN_BOT(id)
#define NET_BOT(id)                                                                                \
    OriDecision id##_decide(const OriView *view, const BotTask *task, BotAdvice *advice)           \
    {                                                                                              \
        (void)view, (void)task, (void)advice;                                                      \
        __builtin_trap();                                                                          \
    }
#define BOT(id, brain, ...) brain##_BOT(id)
BOTS(BOT)
