/*
 * ledger.h - a table that knows nothing of the rules and follows the events alone.
 */
#ifndef ORI_TEST_LEDGER_H
#define ORI_TEST_LEDGER_H

#include "oriflamme.h"

typedef struct LedgerCard {
    int kind;
    int family;
    int owner;
    int influence; /* on it; of a Plot: held apart */
    bool revealed;
    bool in_queue;
} LedgerCard;

typedef struct Ledger {
    int seats;
    int pool[ORI_MAX_SEATS];
    LedgerCard card[ORI_MAX_CARDS + 1];
    int cards;
    int place[ORI_MAX_PLACES][ORI_MAX_CARDS]; /* the handles in a place, the lowest card first */
    int height[ORI_MAX_PLACES];
    int places;
    int round;
    int first;
    OriAsk ask;
    bool over;
} Ledger;

void ledger_open(Ledger *ledger, const OriState *deal);
/* NULL, or what is impossible about this event. */
const char *ledger_enter(Ledger *ledger, const OriEvent *event);
/* NULL, or where the state is not what the events told. */
const char *ledger_compare(const Ledger *ledger, const OriState *state);

#endif
