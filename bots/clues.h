/*
 * clues.h - the visible clues about a face-down card: where it is, what is around it, what its
 * owner has shown.
 *
 * A clue is a number below CLUES and how often it holds; the learned belief has a weight for each
 * clue and kind.
 */
#ifndef ORI_CLUES_H
#define ORI_CLUES_H

#include "oriflamme.h"

enum {
    CLUE_LYING = 5, /* influence 0 to 3, 4 and more */
    CLUE_WHERE = 4, /* first place, last place, between, covered */
    CLUE_STACK = 2, /* nothing beneath it, something beneath it */
    CLUE_SPOTS = ORI_ROUNDS * CLUE_LYING * CLUE_WHERE * CLUE_STACK,
    CLUE_STAGES = 3,            /* of the game: two rounds each */
    CLUE_AMOUNTS = 4,           /* influence 0 to 2, 3 and more */
    CLUE_FACES = ORI_KINDS + 1, /* a kind, or face down */
    CLUE_SIDES = 2,             /* another's, its owner's */
    CLUE_DISTANCES = 5,         /* from an end: 0 to 3, 4 and more */
    CLUE_LEADS = 4,             /* far behind, behind, ahead, far ahead */
    CLUE_HIDDENS = 6,           /* face-down cards of its owner */

    /* Signs, beside the spot. */
    SIGN_LADEN_ENEMIES = 0, /* neighbours of others, face down with influence */
    SIGN_SHOWN_ENEMIES,     /* neighbours of others, revealed */
    SIGN_OWN_NEIGHBOURS,
    SIGN_NEIGHBOURS,
    SIGN_SHOWN_NEIGHBOURS, /* revealed characters beside it */
    SIGN_ATTACKERS,        /* enemy Soldiers, Cutthroats, Apothecaries beside it */
    SIGN_STACKS,           /* beside it */
    SIGN_HEIR_SHOWN,       /* another family's Heir lies revealed */
    SIGN_RICH_ENDS,        /* others' cards at the ends that are revealed or carry influence */
    SIGN_RICH_ANYWHERE,    /* others' face-down cards with 2 or more */
    SIGN_DECIDED,          /* its turn in this round is over */
    SIGN_LEADER,           /* its owner has the most influence */
    SIGN_OWN_TOPS,         /* its owner's other top cards */
    SIGN_ON_SHOWN,         /* it lies on a revealed card */
    SIGNS,

    /* The clues, block after block. */
    CLUE_SPOT = 0,
    CLUE_SIGN = CLUE_SPOT + CLUE_SPOTS,
    CLUE_SIGN_AT_STAGE = CLUE_SIGN + SIGNS,
    CLUE_SIGN_WITH_AMOUNT = CLUE_SIGN_AT_STAGE + CLUE_STAGES * SIGNS,
    CLUE_BESIDE = CLUE_SIGN_WITH_AMOUNT + CLUE_AMOUNTS * SIGNS, /* a neighbour's face and side */
    CLUE_AT_END = CLUE_BESIDE + CLUE_FACES * CLUE_SIDES,        /* there is no neighbour */
    CLUE_BENEATH = CLUE_AT_END + 1,
    CLUE_ABOVE = CLUE_BENEATH + CLUE_FACES,
    CLUE_SHOWN = CLUE_ABOVE + CLUE_FACES,              /* a revealed top card and its side */
    CLUE_UNSEEN = CLUE_SHOWN + ORI_KINDS * CLUE_SIDES, /* this kind of the family was not seen */
    CLUE_HIDDEN = CLUE_UNSEEN + ORI_KINDS,
    CLUE_ENDS = CLUE_HIDDEN + CLUE_HIDDENS,                     /* how far from front and back */
    CLUE_DECIDED = CLUE_ENDS + CLUE_DISTANCES * CLUE_DISTANCES, /* stage, amount, turn over */
    CLUE_LEAD = CLUE_DECIDED + CLUE_STAGES * CLUE_AMOUNTS * 2,
    CLUE_TURN = CLUE_LEAD + CLUE_LEADS, /* how many place before its owner */
    CLUES = CLUE_TURN + ORI_MAX_SEATS,

    CLUES_AT_ONCE = 128,
};

typedef struct Clues {
    int count;
    struct {
        int16_t clue;
        int8_t times;
    } of[CLUES_AT_ONCE];
} Clues;

/* From what everybody can see: a hidden kind is looked at nowhere. */
void clues_read(const OriState *state, int place, int handle, Clues *out);

#endif
