/*
 * say.h - the parts of a sentence, for tell.c and tell_ask.c.
 */
#ifndef ORI_SAY_H
#define ORI_SAY_H

#include "tui/tell.h"

/* What a sentence can speak of. */
typedef struct Said {
    int player;
    int other_player;
    int card;  /* kind */
    int other; /* kind */
    int n;
    int place; /* from 0 */
} Said;

void say_text(const Teller *teller, TextId id, Said said, char out[TEXT_SIZE]);
/* "card-", "-does": the text of a kind. TEXTS if there is none. */
TextId say_id(const char *before, int kind, const char *after);

int say_kind_of(const Teller *teller, int handle);
int say_owner_of(const Teller *teller, int handle);

#endif
