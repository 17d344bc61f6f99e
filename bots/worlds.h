/*
 * worlds.h - lists every world that a view allows, with its probability.
 */
#ifndef ORI_WORLDS_H
#define ORI_WORLDS_H

#include "bots/guess.h"

enum { WORLDS_SURE = 40 }; /* chances of worlds are in parts of 2 to this */

/* False: no more worlds, please. */
typedef bool WorldsVisit(void *who, const OriState *world, int64_t chance);

/* At least as many as there are, and never more than `most` + 1. */
int64_t worlds_count(const Guesser *guesser, int64_t most);

/* What is in hand and what lies aside tell worlds apart only where one of them may still come into the
 * Queue; otherwise one way to part them stands for all. False: a visit ended it. */
bool worlds_each(const Guesser *guesser, WorldsVisit *visit, void *who);

#endif
