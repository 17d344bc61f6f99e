/*
 * draw.h - the table on the screen. Draws a Model and a cursor; decides nothing.
 *
 * Everything that can be pointed at leaves a Hit: where it is and what it means.
 */
#ifndef ORI_DRAW_H
#define ORI_DRAW_H

#include "tui/model.h"
#include "tui/term.h"

enum { DRAW_HITS = 160, DRAW_NOTHING = -1 };

typedef enum HitKind {
    HIT_OPTION, /* value: index into the model's options */
    HIT_KIND,   /* value: a kind in hand */
    HIT_PLACE,  /* value: a place of the Queue */
} HitKind;

typedef struct Hit {
    HitKind kind;
    int value;
    int y, x, height, width;
} Hit;

/* What the person at the keyboard points at. */
typedef struct Cursor {
    int option; /* what Enter takes; an index into the model's options, or DRAW_NOTHING */
    int kind;   /* the card in hand, while placing */
    int place;  /* looking around: the place under the cursor, or DRAW_NOTHING */
} Cursor;

/* The lines under the Queue, already in words. */
typedef struct Foot {
    const char *prompt;
    const char *detail;
    const char *keys;
    const char *typed; /* NULL if nothing is being typed */
    bool is_mine;      /* the prompt is for this person */
    bool is_held;      /* the decision is about to be sent */
} Foot;

typedef struct Hits {
    int count;
    Hit hit[DRAW_HITS];
} Hits;

void draw_table(const Model *model, const Cursor *cursor, const Foot *foot, Hits *hits);
const Hit *draw_hit_at(const Hits *hits, int y, int x);

/* A box over the table with a title and lines; first: the topmost line. Returns how many lines
 * there are in all, and in *shown how many were drawn. */
int draw_box(const char *title, const char *const line[], int lines, int first, int *shown);
/* "The terminal is too small." Returns whether it is. */
bool draw_too_small(Lang lang);

/* The options in the order in which the arrows visit them. Returns how many. */
int draw_order(const Model *model, const Cursor *cursor, int order[ORI_MAX_OPTIONS]);

/* Columns of text at a place; the rest is cut. Returns the columns used. */
int draw_text(int y, int x, int columns, const char *text);

#endif
