/*
 * learned.h - what the bots have learned from playing: numbers, made by research/learn (see
 * docs/bots.md).
 *
 * Three tables: what a position is worth at the end of a round (eval.c), what players of this
 * strength usually do (policy.c), and which kinds are face down where (guess.c).
 */
#ifndef ORI_LEARNED_H
#define ORI_LEARNED_H

#include "bots/clues.h"

#include "oriflamme.h"

enum {
    /* Features of one seat's position; eval.c computes them. */
    FEATURE_POOL,
    FEATURE_TOPS,      /* own top cards */
    FEATURE_THREATS,   /* enemy attackers beside own cards */
    FEATURE_EXPOSED,   /* own cards at the ends, for each enemy Archer */
    FEATURE_BLOCKED,   /* own revealed Heir that is not the only one */
    FEATURE_COMPANY,   /* own neighbours of one's own revealed Lord */
    FEATURE_BURIED,    /* influence on covered cards */
    FEATURE_PREY,      /* enemy cards beside own attackers */
    FEATURE_PURSES,    /* enemy cards with a filled pool beside one's own Spy */
    FEATURE_SHAKY,     /* stacks beside one's own revealed Schemer */
    FEATURE_AT_RISK,   /* influence on own face-down cards beside enemy attackers */
    FEATURE_LOOT,      /* influence on enemy face-down cards beside own attackers */
    FEATURE_LATE_HEIR, /* own unrevealed Heir while another lies revealed */
    FEATURE_TURN,      /* how many place before this seat */
    FEATURE_LAST,      /* it places last */
    FEATURE_REVEALED,  /* by kind: a revealed top card */
    FEATURE_DOWN = FEATURE_REVEALED + ORI_KINDS, /* by kind: a face-down top card */
    FEATURE_LYING = FEATURE_DOWN + ORI_KINDS,    /* by kind: the influence on it */
    FEATURE_COVERED = FEATURE_LYING + ORI_KINDS, /* by kind: a covered card */
    FEATURE_HAND = FEATURE_COVERED + ORI_KINDS,  /* by kind: a card in hand */
    FEATURES = FEATURE_HAND + ORI_KINDS,

    EVAL_ROUNDS = ORI_ROUNDS - 1, /* positions before the placements of rounds 2 to 6 */
    EVAL_ONE = 256,               /* weights are influence in 256ths */

    POLICY_LYING = 4, /* influence 0, 1, 2, 3 and more */
    POLICY_SLOTS = 3, /* first, last, on */
    POLICY_ONE = 255,

    BELIEF_ONE = 16, /* log weights are in 16ths */
};

typedef struct Learned {
    int16_t worth[EVAL_ROUNDS][FEATURES]; /* of a feature, in the final influence */
    int16_t spread[EVAL_ROUNDS];          /* how uncertain that is: a softmax temperature */
    uint8_t reveals[ORI_KINDS][ORI_ROUNDS][POLICY_LYING]; /* of POLICY_ONE */
    uint8_t places[ORI_KINDS][ORI_ROUNDS];                /* relative */
    uint8_t slots[ORI_KINDS][POLICY_SLOTS];               /* relative */
    int8_t belief[CLUES][ORI_KINDS]; /* what a clue adds to the log weight of a kind */
} Learned;

extern const Learned learned;

#endif
