/*
 * ending.h - examines the last decisions of a game to the very end.
 */
#ifndef ORI_ENDING_H
#define ORI_ENDING_H

#include "bots/bot.h"
#include "bots/guess.h"

enum {
    ENDING_OPTIONS = 32, /* with more options a decision is not looked at */
    ENDING_NODES = 10000 /* decisions that can be looked at within half a millisecond */
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

/* Bits of the options that a bot chooses among: `good`, found as soon as nothing else can come out.
 * Where there is too much to look at, some worlds are drawn as the guesser believes, and the bits of
 * options are missing that are worse than another one in all of these. All bits: nothing is known. */
uint32_t ending_good(const Guesser *guesser);
/* Whether an option is among them. Options behind the ones with a bit are. */
static inline bool ending_allows(uint32_t good, int option)
{
    return option >= ENDING_OPTIONS || (good >> option & 1) != 0;
}

/* Advice that knows less stays within what is certain. */
void ending_correct(const Ending *ending, BotAdvice *advice);

#endif
