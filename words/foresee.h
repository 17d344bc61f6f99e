/*
 * foresee.h - what an option would do, as far as its reader can know.
 */
#ifndef ORI_FORESEE_H
#define ORI_FORESEE_H

#include "bots/guess.h"

/* The memory of a foresight; from `log` on its members are the answer. */
typedef struct Foresight {
    OriView view;
    Guesser guesser;
    OriLog world;   /* what one world tells */
    OriLog scratch; /* and what comes of its question */
    OriLog log;     /* what all worlds have in common */
    OriState after; /* in the first of them: what it hides from the reader is a guess */
    bool sure;      /* they never part */
    /* What the decision does to each seat's influence, whatever is answered to the questions that it
     * leads to: the least and the most in any world. */
    int least[ORI_MAX_SEATS];
    int most[ORI_MAX_SEATS];
    bool is_open; /* a Plot: its chain of questions was not followed, more may change */
} Foresight;

/* view.seat may be ORI_TRUTH: then nothing is hidden. */
void foresee_prepare(const OriView *view, Foresight *out);
void foresee(Foresight *foresight, OriDecision option);

/* What was foreseen: the option has no effect (a card that is only revealed, emptied, discarded or
 * copied has done nothing), and certainly so. */
bool foresee_nothing(const Foresight *foresight);
/* What was foreseen: the option leads to a question of its own. */
bool foresee_asks(const Foresight *foresight);

#endif
