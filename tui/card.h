/*
 * card.h - one place of the Queue, drawn.
 */
#ifndef ORI_CARD_H
#define ORI_CARD_H

#include "tui/draw.h"

typedef enum Frame { FRAME_THIN, FRAME_HEAVY, FRAME_DASHED } Frame;

void card_draw_frame(int y, int x, int height, int width, Frame frame);
void card_draw(const Model *model, int place, int y, int x, int height, int width);
/* Over it: its number, and whether it is being resolved. */
void card_draw_number(const OriState *known, int place, int y, int x, int width);
bool card_is_resolving(const OriState *known, int place);

#endif
