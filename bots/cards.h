/*
 * cards.h - what the bots know about the cards, a row each. The rules are the engine's; this is
 * what experience makes of them.
 */
#ifndef ORI_BOT_CARDS_H
#define ORI_BOT_CARDS_H

#include "oriflamme.h"

/* What a revealed character does to others, as far as the learned features tell them apart. */
typedef enum CardRole {
    ROLE_NONE,
    ROLE_ATTACKER, /* eliminates beside itself or its owner's cards */
    ROLE_SHOOTER,  /* eliminates at the ends */
    ROLE_THIEF,
    ROLE_HEIR,      /* gains while it is the only one */
    ROLE_COMPANION, /* gains with own neighbours */
    ROLE_PLOTTER,   /* falls beside a stack */
    CARD_ROLES,
} CardRole;

/* What it does when it acts, as the squire counts it. */
typedef enum CardAct {
    ACT_REST,
    ACT_GAIN,            /* `gain` */
    ACT_GAIN_ALONE,      /* the same, while no other of its kind is revealed */
    ACT_GAIN_WITH_OWN,   /* the same, and 1 for each own neighbour */
    ACT_SCHEME,          /* what the rules say; it falls beside a stack */
    ACT_STEAL,           /* from a neighbour */
    ACT_TAX,             /* all neighbours */
    ACT_SHOOT,           /* at an end */
    ACT_STRIKE,          /* a neighbour */
    ACT_STRIKE_ALIKE,    /* a neighbour and all like it */
    ACT_STRIKE_ANYWHERE, /* or nearly */
    ACT_COPY,            /* a neighbour */
    ACT_BRIBE,
    ACT_ACTIVATE,
} CardAct;

typedef struct BotCard {
    int8_t early; /* tenths of an influence hoped for when it is placed in the first round ... */
    int8_t late;  /* ... and in the last */
    int8_t works; /* and each time that it acts from the table; 0: it acts once, if at all */
    uint8_t act;  /* CardAct */
    uint8_t gain;
    uint8_t role;   /* CardRole */
    uint8_t bounty; /* what eliminating it brings more */
    bool is_trap;   /* it strikes back when it is eliminated */
    bool ripens;    /* it is left lying until much lies on it */
} BotCard;

/* The last: a hidden card, of which nothing is known. */
extern const BotCard bot_cards[ORI_KINDS + 1];

#endif
