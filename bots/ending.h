/*
 * ending.h - examines the last decisions of a game to the very end.
 */
#ifndef ORI_ENDING_H
#define ORI_ENDING_H

#include "bots/bot.h"
#include "bots/guess.h"

enum {
    ENDING_OPTIONS = 32, /* with more options a decision is not looked at */
    ENDING_NODES = 20000 /* decisions that can be looked at within a millisecond */
};

/* What the options of the asked seat lead to, in the order of ori_options. Shares of the victory are
 * in millionths (BOT_SURE), weighted by what the guesser believes. */
typedef struct Ending {
    int count;                     /* 0: nothing is known */
    int32_t least[ENDING_OPTIONS]; /* in the worst case afterwards */
    int32_t most[ENDING_OPTIONS];
    uint32_t worse;  /* bits of options: another one is better in every world, whatever follows */
    uint32_t beaten; /* another one is never worse, and may be better; `worse` among them */
    uint32_t
        good; /* the best shares where nothing depends on what follows, else those not beaten */
} Ending;

/* Looks at every world that the guesser's view allows, and at everything that may be decided in it.
 * If that takes more than this many decisions, nothing is known. */
void ending_look(const Guesser *guesser, int64_t nodes, Ending *out);

/* Where that is too much: some worlds, drawn as the guesser believes. An option that is worse in every
 * world is worse in these, too; so `worse` has all of those, and now and then one that is worse in
 * nearly every world. Nothing else is known. */
void ending_glance(const Guesser *guesser, int64_t nodes, OriRandom *random, Ending *out);

static inline bool ending_rules_out(const Ending *ending, int option)
{
    return option < ending->count && (ending->good >> option & 1) == 0;
}

/* Advice that knows less stays within what is certain. */
void ending_correct(const Ending *ending, BotAdvice *advice);

#endif
