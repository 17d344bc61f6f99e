/*
 * opponent.h - the simple opponents of the quick game. They see their own view and nothing else.
 */
#ifndef ORI_OPPONENT_H
#define ORI_OPPONENT_H

#include "oriflamme.h"

/* The view must be that of the asked seat. */
OriDecision opponent_choose(const OriView *view, OriRandom *random);

#endif
