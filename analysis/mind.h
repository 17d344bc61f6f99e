/*
 * mind.h - how the bot of an analysis guesses worlds, plays on in them and weighs them.
 *
 * There are two: the king's net, and the tables learned for knight and baron (bots/learned.c).
 * Inside a guessed world every seat decides by what it can see of that world.
 */
#ifndef ORI_MIND_H
#define ORI_MIND_H

#include "bots/bot.h"
#include "bots/guess.h"

typedef struct Mind {
    /* Worlds as the view's seat would guess them. */
    void (*believe)(const OriView *view, Guesser *out);
    /* Worlds as a spectator would. */
    void (*believe_public)(const OriView *view, OriRandom *random, Guesser *out);
    /* What it thinks of each option before any is tried: a win share, for the first world. */
    void (*prefer)(const OriView *view, int64_t score[ORI_MAX_OPTIONS]);
    OriDecision (*choose)(const OriState *world, OriRandom *random);
    /* Win shares as the asked seat of the world sees them. */
    void (*weigh)(const OriState *world, int32_t share[ORI_MAX_SEATS]);
    /* Plays on for a while and weighs what comes out: for one seat, for all. */
    int32_t (*try_on)(OriState *world, int seat, OriRandom *random);
    void (*try_all)(OriState *world, OriRandom *random, int32_t share[ORI_MAX_SEATS]);
} Mind;

const Mind *mind_of(const Bot *bot); /* NULL: it cannot analyse */

#endif
