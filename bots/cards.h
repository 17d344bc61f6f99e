/*
 * cards.h - the bots' opinion of each card, a row each. The engine has the rules; this is
 * experience.
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

typedef struct BotCard {
    int8_t early; /* tenths of an influence hoped for when it is placed in the first round ... */
    int8_t late;  /* ... and in the last */
    int8_t works; /* and each time that it acts from the table; 0: it acts once, if at all */
    uint8_t role; /* CardRole */
    bool is_trap; /* it strikes back when it is eliminated */
    bool ripens;  /* it stays face down until it holds much */
} BotCard;

/* The last: a hidden card, of which nothing is known. */
extern const BotCard bot_cards[ORI_KINDS + 1];

#endif
