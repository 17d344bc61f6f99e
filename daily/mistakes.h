/*
 * mistakes.h - decisions that cost a player something and come back as questions: "what would you
 * do?"
 *
 * A decision becomes a question only where two independent judges agree: the analysis (the king's
 * net) charged it, and the baron, who searches with tables learned from other players and knows
 * nothing of that net, names an option that the analysis finds as good as its best. A question
 * comes back after 1, 3, 7 and 21 days; after a wrong answer it begins again.
 */
#ifndef ORI_DAILY_MISTAKES_H
#define ORI_DAILY_MISTAKES_H

#include "analysis/analysis.h"

enum {
    MISTAKE_NEAR = 20000,   /* so little below the best an answer is right, too */
    MISTAKE_TRIES = 100000, /* the baron's, for a decision */
    MISTAKE_STEPS = 4,
    MISTAKE_DONE = MISTAKE_STEPS,
};

/* What a decision was about. */
typedef enum GivenKind { GIVEN_PLACE, GIVEN_REVEAL, GIVEN_TARGET, GIVEN_KINDS } GivenKind;

GivenKind given_kind(OriAskKind ask);

/* The analysis charges it, and what was chosen is no right answer. */
bool mistake_is_charged(const AnalysisDecision *d);
/* By the option's index. */
bool mistake_is_right(const AnalysisDecision *d, int option);
/* The second judge's option, by index. memory: BOT_MEMORY bytes. */
int mistake_second(const OriView *view, void *memory);

/* A question was answered: how often in a row it has been right now. */
int mistake_step(int step, bool is_right);
/* After how many days it comes back; after MISTAKE_DONE never. */
int mistake_days(int step);

#endif
