/*
 * words.h - the narrator: chooses the sentence about an event, an option or a place.
 *
 * There is one, for everything that speaks: the terminal, replay and suggest, and the page through
 * its module. It decides by what its reader may know (OriView, or events as that reader was told
 * them) and knows no language: teller.h and the page do.
 */
#ifndef ORI_WORDS_H
#define ORI_WORDS_H

#include "words/foresee.h"
#include "words/sentence.h"

/* --- What happens --- */

/* The events of one decision, told one after the other. */
typedef struct Telling {
    OriView view;                /* what the reader knows before the next event */
    int you;                     /* the seat spoken to, or ORI_NOBODY */
    const OriDecision *decision; /* NULL if the reader was not told it */
    const OriEvent *event;
    int count;
    int next;
    int stood_in; /* the seat for which a stand-in decided this, or ORI_NOBODY */
    bool is_own;  /* and it is the reader's */
    /* The last strike: who struck, whom, the Queue before its first victim fell, and how often it
     * has been paid for. */
    int striker; /* a handle, 0 for none */
    int struck;  /* kind */
    bool struck_others;
    int payments;
    OriState at_strike;
    uint64_t
        done; /* handles: cards that have acted by now, or of which it is told that they cannot */
    bool is_astray; /* a card left while Plot was active: what resolution has passed is not known */
} Telling;

/* An event has at most five lines of its own; each other place may have one whose card does nothing. */
enum { TELLING_LINES = ORI_MAX_PLACES + 5 };

typedef enum Decider { BY_PLAYER, BY_STANDIN } Decider;

void telling_begin(Telling *telling, const OriView *view, int you, const OriDecision *decision,
                   const OriEvent event[], int count);
/* Said before the first event is told: a stand-in has decided, not the player. It is told first, and
 * nothing that follows says "you" of what the reader has not done. */
void telling_by_standin(Telling *telling);
/* Tells the next event, and follows it. Returns how many lines there are to say, none for many; -1
 * if the event cannot be about this table. */
int telling_next(Telling *telling, Saying out[TELLING_LINES]);

/* --- Questions and their options --- */

/* The question to the deciding seat, which is "you" here. */
void words_ask(const OriView *view, Saying *out);
/* The same told to the others, and said while they wait. */
void words_asked(const OriView *view, Saying *out);
void words_waiting(const OriView *view, Saying *out);

/* The option's effect, told to the deciding seat; sentence_tell_others turns it into what
 * anybody else is told. It must have been the last that was foreseen, if it needs to be: of most
 * options the sentence says only what they are. */
bool words_need_foresight(OriDecision option);
void words_option(const Foresight *foreseen, OriDecision option, Saying *out);
/* The same in one call, for anyone: view is what the deciding seat knows. */
void words_option_told(const OriView *view, int you, OriDecision option, Saying *out);
void words_label(const OriView *view, OriDecision option, Saying *out); /* in a word or two */
/* A slot, before the card for it is chosen. */
void words_slot(const OriView *view, int you, OriDecision option, Saying *out);

/* --- What lies where --- */

void words_place(const OriView *view, int you, int place, Saying *out);

#endif
