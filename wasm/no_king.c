/*
 * no_king.c - the king's place in the module of the first load: nobody sits there.
 *
 * The king and its courtiers stay in the table of bots, and are never ready: whoever wants one loads
 * the other module (king.c). A bot that is not ready is never asked to decide; if one is, the module
 * stops there.
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
