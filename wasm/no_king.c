/*
 * no_king.c - the king's place in the module of the first load: nobody sits there.
 *
 * The king and its courtiers stay in the table of bots, and are never ready: whoever wants one loads
 * the other module (king.c). A bot that is not ready is never asked to decide.
 */
#include "bots/bot.h"
#include "bots/king_net.h"

const KingWeights *king_weights(void)
{
    return NULL;
}

#define NOBODY(name)                                                                               \
    OriDecision name##_decide(const OriView *view, const BotTask *task, BotAdvice *advice)         \
    {                                                                                              \
        (void)view, (void)task, (void)advice;                                                      \
        __builtin_unreachable();                                                                   \
    }

NOBODY(minstrel)
NOBODY(herald)
NOBODY(steward)
NOBODY(marshal)
NOBODY(regent)
NOBODY(king)
