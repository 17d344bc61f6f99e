/*
 * foot.h - what is under the Queue, for draw.c.
 */
#ifndef ORI_FOOT_H
#define ORI_FOOT_H

#include "tui/draw.h"

enum { FOOT_PROMPT_ROWS = 3 };

/* Returns where the cursor belongs: at the sentence about what is chosen. */
Spot foot_draw_prompt(const Model *model, const Foot *foot, int y);
/* The last lines that fit. */
void foot_draw_log(const Model *model, int y, int rows);
/* The keys, or what is being typed: then the cursor belongs there, else to the spot. */
Spot foot_draw_keys(const Foot *foot, int y, Spot spot, Hits *hits);

#endif
