/*
 * outside.h - a bot that is a program of its own and speaks lines (docs/bots-protocol.md).
 *
 * Whatever it does, the caller gets an answer in time: a decision that is one of the options, or
 * the fault that cost the bot this decision. The program never receives the truth, only the view.
 */
#ifndef ORI_OUTSIDE_H
#define ORI_OUTSIDE_H

#include "oriflamme.h"

typedef enum OutsideFault {
    OUTSIDE_NONE,
    OUTSIDE_LATE,    /* no answer in time */
    OUTSIDE_ILLEGAL, /* a decision that is not an option */
    OUTSIDE_GARBLED, /* a line that is not of the protocol */
    OUTSIDE_GONE,    /* it has ended, or never began */
    OUTSIDE_FAULTS,
} OutsideFault;

enum {
    OUTSIDE_COMMAND = 58,
    OUTSIDE_WHAT = 96,    /* what it said, or what happened */
    OUTSIDE_STARTS = 3,   /* so often it is started in all */
    OUTSIDE_HELLO = 5000, /* milliseconds for its first line */
};

typedef struct Outside Outside;

/* The program is started with the first decision. NULL without memory. */
Outside *outside_open(const char *command);
void outside_close(Outside *outside); /* or NULL */

/* A game begins: it is told with the next decision. */
void outside_begin(Outside *outside);
/* The view's seat must be the one asked. what: of a fault, "" without one. */
OutsideFault outside_decide(Outside *outside, const OriView *view, int milliseconds,
                            OriDecision *out, char what[OUTSIDE_WHAT]);
/* The game is over: influence and ranks. */
void outside_end(Outside *outside, const OriState *end);

const char *outside_fault_name(OutsideFault fault); /* "late" */

#endif
