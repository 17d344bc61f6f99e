/*
 * policy.h - a quick decision for a seat of a guessed world, as players usually decide.
 */
#ifndef ORI_POLICY_H
#define ORI_POLICY_H

#include "bots/learned.h"

OriDecision policy_choose(const OriState *world, OriRandom *random);

/* Plays on until the round is over, or the game. */
void policy_finish_round(OriState *world, OriRandom *random);

/* A card for the asked seat to place in this slot. */
int policy_card(const OriState *world, OriRandom *random);

#endif
