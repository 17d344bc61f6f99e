/*
 * eval.h - estimates what a position is worth to each seat, between two rounds or at the end.
 */
#ifndef ORI_EVAL_H
#define ORI_EVAL_H

#include "bots/learned.h"

void eval_features(const OriState *state, int seat, int16_t feature[FEATURES]);

/* Win shares in millionths of a sure victory, ties split, with a little for the margin. */
void eval_shares(const OriState *state, int32_t share[ORI_MAX_SEATS]);

#endif
