/*
 * words.h - the game in English sentences, for replay and play.
 *
 * A Teller knows the names and what its listener knows of the table. Before each decision it looks
 * at the table, then it is given the events in order and follows them, so that each sentence speaks
 * of the moment of its event. What the listener may not know must not be in what it looks at.
 */
#ifndef ORI_WORDS_H
#define ORI_WORDS_H

#include "oriflamme.h"

enum { WORDS_TEXT = 512, WORDS_NOBODY = -1 };

typedef struct Teller {
    const char *name[ORI_MAX_SEATS];
    int you; /* the seat spoken to, or WORDS_NOBODY */
    OriState known;
} Teller;

const char *words_kind(int kind);   /* "Royal Decree" */
const char *words_effect(int kind); /* what the card does, at most 25 words */
const char *words_family(int seat); /* a name for a seat without one */

void words_look(Teller *teller, const OriState *known);
void words_event(Teller *teller, const OriEvent *event, char text[WORDS_TEXT]); /* "" for an ask */
/* A decision that no event tells: a card lifted, a Spy with nothing to take. "" for all others. */
void words_silent(const Teller *teller, OriDecision decision, const OriEvent *next,
                  char text[WORDS_TEXT]);
/* What the asked seat is to choose, and one of its options. The asked seat is "you". */
void words_ask(const Teller *teller, char text[WORDS_TEXT]);
void words_option(const Teller *teller, OriDecision decision, char text[WORDS_TEXT]);

#endif
