/*
 * guess.h - draws complete worlds that a view allows, and says how likely they are.
 */
#ifndef ORI_GUESS_H
#define ORI_GUESS_H

#include "bots/learned.h"

typedef enum GuessModel {
    GUESS_UNIFORM, /* every way of filling the holes is as likely as any other */
    GUESS_LEARNED, /* as often as players of learned strength have such cards there */
} GuessModel;

/* A hole in the Queue: a card that the reader may not know. */
typedef struct GuessHole {
    uint8_t card; /* handle */
    uint8_t family;
    uint16_t weight[ORI_KINDS]; /* GUESS_LEARNED: how likely each kind is here */
} GuessHole;

/* The part that does not change from one guess to the next. */
typedef struct Guesser {
    OriState known;
    GuessModel model;
    int seat;
    int holes;
    GuessHole hole[ORI_MAX_CARDS];
    uint32_t unseen[ORI_MAX_SEATS]; /* kinds of each family in its holes, hand or aside */
    uint8_t unseen_count[ORI_MAX_SEATS];
    uint8_t aside_count[ORI_MAX_SEATS];
} Guesser;

void guess_prepare(const OriView *view, GuessModel model, Guesser *out);
void guess_draw(const Guesser *guesser, OriRandom *random, OriState *out);

/* One guess. */
void guess_uniform(const OriView *view, OriRandom *random, OriState *out);

/* For each face-down card of others, by handle: how likely it is of each kind, in thousandths. */
void guess_tally(const Guesser *g, int samples, OriRandom *random,
                 uint16_t share[ORI_MAX_CARDS + 1][ORI_KINDS]);
/* The same, as players hold their cards. */
void guess_belief(const OriView *view, int samples, OriRandom *random,
                  uint16_t share[ORI_MAX_CARDS + 1][ORI_KINDS]);

#endif
