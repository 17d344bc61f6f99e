/*
 * teller.h - the narrator's sentences in the listener's language, from the compiled texts: for the
 * terminal, replay and suggest. (The page uses Fluent instead.)
 *
 * A Teller knows the names, the language and what its listener knows of the table. Callers must not
 * give it anything that the listener may not know.
 */
#ifndef ORI_TELLER_H
#define ORI_TELLER_H

#include "words/texts.h"
#include "words/words.h"

enum { TELL_NAME = ORI_NAME_TEXT + 32, TELL_FIGURE = 24 };

typedef struct Teller {
    Lang lang;
    int you; /* the seat spoken to, or ORI_NOBODY */
    char name[ORI_MAX_SEATS][TELL_NAME];
    OriView view;
} Teller;

/* Every seat is called by its family, and nobody is spoken to. */
void tell_open(Teller *teller, Lang lang);
/* Names of all seats; "": by its family. Those that are alike are told apart by their families. */
void tell_names(Teller *teller, int seats, const char *const name[]);
/* The names in a record, where bots stand by their kind ("squire:7"). */
void tell_record_names(Teller *teller, const OriRecord *record);
void tell_look(Teller *teller, const OriView *view);

const char *tell_kind_name(Lang lang, int kind);  /* "Royal Decree" */
const char *tell_kind_short(Lang lang, int kind); /* at most 8 columns */
const char *tell_kind_does(Lang lang, int kind);
void tell_kind_line(Lang lang, int kind, char out[TEXT_SIZE]); /* "Spy: Take 1 influence ..." */
const char *tell_kind_rulings(Lang lang, int kind);
const char *tell_family(Lang lang, int seat); /* a name for a seat without one */
/* "Squire" for squire or squire:7; what is no bot of ours keeps its own name. */
const char *tell_bot(Lang lang, const char *spec);
const char *tell_bot_about(Lang lang,
                           const char *name);      /* of one that players are not offered: "" */
TextArg tell_kind_arg(const char *name, int kind); /* a card as a variable of a text */

/* 14 tenths: "1.4", with a comma where the language has one; figures above 0 get a plus. */
void tell_tenths(Lang lang, int64_t tenths, const char *plus, char out[TELL_FIGURE]);

/* The narrator's sentence, in words. */
void tell_line(const Teller *teller, const Saying *line, char out[TEXT_SIZE]);

/* The question, to the seat that is asked, and an option's consequence, to anybody. */
void tell_ask(const Teller *teller, char out[TEXT_SIZE]);
void tell_option(const Teller *teller, OriDecision decision, char out[TEXT_SIZE]);
void tell_label(const Teller *teller, OriDecision decision, char out[TEXT_SIZE]); /* shorter */
/* For everyone else: who is deciding. */
void tell_waiting(const Teller *teller, char out[TEXT_SIZE]);
/* A place of the Queue in full, with what is known beneath. */
void tell_place(const Teller *teller, int place, char out[TEXT_SIZE]);

#endif
