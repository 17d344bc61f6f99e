/*
 * strip.h - the Queue as a strip of cards, and between them where a card could go.
 */
#ifndef ORI_STRIP_H
#define ORI_STRIP_H

#include "tui/draw.h"

typedef enum StripKind { STRIP_PLACE, STRIP_END, STRIP_GAP } StripKind;

typedef struct StripItem {
    StripKind kind;
    int place;  /* STRIP_PLACE */
    int option; /* choosing it is this option of the model, or DRAW_NOTHING */
} StripItem;

enum { STRIP_ITEMS = 2 * ORI_MAX_PLACES + 3 };

int strip_build(const Model *model, const Cursor *cursor, StripItem item[STRIP_ITEMS]);
/* Returns the rows it took. */
int strip_draw(const Model *model, const Cursor *cursor, int y, Hits *hits);
int strip_option_at(const Model *model, const Cursor *cursor, int place); /* or DRAW_NOTHING */
void strip_hit(Hits *hits, HitKind kind, int value, int y, int x, int height, int width);

#endif
