/*
 * tell.h - the game in sentences, in the listener's language.
 *
 * A Teller knows the names and what its listener knows of the table. Before each decision it looks
 * at the table, then it is given the events in order and follows them, so that each sentence speaks
 * of the moment of its event. What the listener may not know must not be in what it looks at.
 */
#ifndef ORI_TELL_H
#define ORI_TELL_H

#include "oriflamme.h"
#include "tui/texts.h"

enum { TELL_NOBODY = -1 };

typedef struct Teller {
    Lang lang;
    int you; /* the seat spoken to, or TELL_NOBODY */
    char name[ORI_MAX_SEATS][ORI_NAME_TEXT];
    OriState known; /* while events are told, only its cards and its line are followed */
} Teller;

TextId tell_kind(int kind);                       /* the name of a card */
const char *tell_kind_name(Lang lang, int kind);  /* "Royal Decree" */
const char *tell_kind_short(Lang lang, int kind); /* at most 8 columns */
const char *tell_kind_does(Lang lang, int kind);
void tell_kind_line(Lang lang, int kind, char out[TEXT_SIZE]); /* "Spy: Take 1 influence ..." */
const char *tell_kind_rulings(Lang lang, int kind);
const char *tell_family(Lang lang, int seat); /* a name for a seat without one */

void tell_look(Teller *teller, const OriState *known);
/* "" for what is not told. *seat: whom it is about, or TELL_NOBODY. */
void tell_event(Teller *teller, const OriEvent *event, int *seat, char out[TEXT_SIZE]);
/* A decision that no event tells: a card lifted, a Spy with nothing to take; "" for all others.
 * To be told before the decision's events; event: the first of them. */
void tell_silent(const Teller *teller, OriDecision decision, const OriEvent *event,
                 char out[TEXT_SIZE]);
/* Why the card that these events reveal did nothing; "" if it did something. After the events. */
void tell_nothing(const Teller *teller, const OriEvent event[], int count, char out[TEXT_SIZE]);

/* For the seat that is asked, who is "you" here: the question and an option's consequence. */
void tell_ask(const Teller *teller, char out[TEXT_SIZE]);
void tell_option(const Teller *teller, OriDecision decision, char out[TEXT_SIZE]);
void tell_label(const Teller *teller, OriDecision decision, char out[TEXT_SIZE]); /* shorter */
/* For everybody else: who is deciding. */
void tell_waiting(const Teller *teller, char out[TEXT_SIZE]);
/* A place of the Queue in full, with what is known beneath. */
void tell_place(const Teller *teller, int place, char out[TEXT_SIZE]);

#endif
