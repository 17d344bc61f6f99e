/*
 * squire.h - a beginner's hopes: the squire's points, for bots that share its instincts.
 */
#ifndef ORI_SQUIRE_H
#define ORI_SQUIRE_H

#include "bots/bot.h"

enum { SQUIRE_ONE = 10 }; /* points for one influence */

void squire_hope(const OriView *view, const OriDecision option[], int count, int points[]);

#endif
