/*
 * bot.h - what a bot is: a player that gets a view, a budget and a seed and returns a decision.
 *
 * A bot gets an OriView and nothing that knows the truth. The same bot, view, seed and budget in
 * iterations give the same decision on every machine. A bot keeps its memory in a block that the
 * caller provides, and has no state of its own: any number of threads may use the same Bot, each
 * with its own block.
 */
#ifndef ORI_BOT_H
#define ORI_BOT_H

#include "oriflamme.h"
#include "bots/list.h"

enum {
    BOT_MEMORY = 24 << 20, /* bytes of a block */
    BOT_SURE = 1000000,    /* values are win shares in millionths: a sure victory */
};

/* One of the two is 0. A bot that does not search ignores it. */
typedef struct BotBudget {
    int64_t iterations;
    int milliseconds;
} BotBudget;

typedef struct BotTask {
    BotBudget budget;
    uint64_t seed;
    void *memory; /* BOT_MEMORY bytes, aligned as by malloc; what is in them does not matter */
    int64_t (*microseconds)(void); /* a clock that never goes back; needed for milliseconds only */
} BotTask;

/* Why: what the bot thinks of each option. */
typedef struct BotAdvice {
    int count;
    OriDecision option[ORI_MAX_OPTIONS]; /* in the order of ori_view_options */
    int32_t value[ORI_MAX_OPTIONS]; /* its own win share if it is chosen, in millionths; -1: not
                                       looked at */
    int64_t iterations;             /* spent in all */
} BotAdvice;

/* How a bot judges the decisions of others (analysis/mind.c). */
typedef enum BotMind { MIND_NONE, MIND_LEARNED, MIND_NET } BotMind;

typedef OriDecision BotDecide(const OriView *view, const BotTask *task, BotAdvice *advice);

typedef struct Bot {
    const char *name;
    const char *about;
    int rating;    /* from the ladder (docs/king.md); random is 1000 */
    bool offered;  /* to players: it has a name in every language */
    bool searches; /* it uses its budget */
    bool at_once;  /* and without one it decides at once */
    int tries;     /* its budget in a game that people play and that can be repeated */
    bool has_net;  /* it needs the king's weights */
    BotMind mind;
    BotDecide *decide; /* the view's seat must be the one asked; advice may be NULL */
} Bot;

extern const Bot bots[];
extern const int bot_count;

const Bot *bot_named(const char *name); /* or NULL */
/* What a bot spends on a decision of such a game: what it was given, or else its tries. */
BotBudget bot_budget(const Bot *bot, BotBudget given);
/* What a player may choose: "random, squire, ..." */
enum { BOTS_TEXT = 256 };
void bots_offered(char text[BOTS_TEXT]);
bool bot_is_ready(const Bot *bot); /* it has all it needs; in the page nets are loaded first */

/* What a bot believes: for each face-down card of others, by handle, how likely it is of each kind,
 * in thousandths. The king and his courtiers ask their net, which sees through the eyes of a seat;
 * the others, and everybody who only watches, the learned tables. */
void bot_belief(const Bot *bot, const OriView *view, int samples, OriRandom *random,
                uint16_t share[ORI_MAX_CARDS + 1][ORI_KINDS]);

/* A mean of shares as advice: a margin may have taken it out of bounds. */
static inline int32_t bot_value(int64_t mean)
{
    return (int32_t)(mean < 0 ? 0 : mean > BOT_SURE ? BOT_SURE : mean);
}

#define BOT(id, ...) BotDecide id##_decide;
BOTS(BOT)
#undef BOT

#endif
