/*
 * draw.h - the table on the screen. Draws a Model and a cursor; decides nothing.
 *
 * Everything that the mouse can point at leaves a Hit: where it is and what it means.
 */
#ifndef ORI_DRAW_H
#define ORI_DRAW_H

#include "tui/edit.h"
#include "tui/look.h"
#include "tui/model.h"
#include "tui/term.h"

#include <curses.h>

enum { DRAW_HITS = 240, DRAW_NOTHING = -1 };

typedef enum HitKind {
    HIT_OPTION, /* value: index into the model's options */
    HIT_KIND,   /* value: a kind in hand */
    HIT_PLACE,  /* value: a place of the Queue */
    HIT_FAMILY, /* value: a seat */
    HIT_SCROLL, /* value: -1 or 1: towards what is out of sight */
    HIT_KEY,    /* value: a key, which the line of keys names there */
} HitKind;

typedef struct Hit {
    HitKind kind;
    int value;
    int y, x, height, width;
} Hit;

/* The player's cursor. */
typedef struct Cursor {
    int option; /* what Enter takes; an index into the model's options, or DRAW_NOTHING */
    int kind;   /* the card in hand, while placing */
    Look look;
} Cursor;

/* The lines under the Queue, already in words. */
typedef struct Foot {
    const char *prompt;
    const char *detail;
    const char *keys;
    const Edit *typed; /* NULL if nothing is being typed */
    bool is_mine;      /* the prompt is for this person */
    bool is_held;      /* the decision is about to be sent */
} Foot;

typedef struct Hits {
    int count;
    Hit hit[DRAW_HITS];
} Hits;

/* Where the terminal's cursor belongs, for braille lines and screen readers that follow it. */
typedef struct Spot {
    int y, x;
} Spot;

Spot draw_table(const Model *model, const Cursor *cursor, const Foot *foot, Hits *hits);
const Hit *draw_hit_at(const Hits *hits, int y, int x);

/* A line of a box: a part of a text, indented. */
typedef struct BoxLine {
    const char *text;
    size_t length;
    int indent;
} BoxLine;

int draw_box_columns(void); /* of the text in a box */
int draw_box_rows(void);    /* at most */
/* A box over the table with a title and lines; first: the topmost line. Returns how many lines were
 * drawn. */
int draw_box(const char *title, const BoxLine line[], int lines, int first);
/* Whether the terminal is too small for a table. */
bool draw_is_too_small(void);
/* "The terminal is too small, q leaves"; or the question whether to leave. */
void draw_too_small(Lang lang, const char *question);

/* The options in the order in which the arrows visit them. Returns how many. */
int draw_order(const Model *model, const Cursor *cursor, int order[ORI_MAX_OPTIONS]);

/* Columns of text at a place; the rest is cut. Returns the columns used. */
int draw_text(int y, int x, int columns, const char *text);
int draw_styled(int y, int x, int columns, attr_t style, const char *text);
/* Broken at spaces, into this many rows at most. Returns the rows used. */
int draw_wrapped(int y, int x, int columns, int rows, attr_t style, const char *text);
void draw_chip(int y, int x, int seat); /* a family's letter and arms */
void draw_fill(int y, int x, int columns, char c);
attr_t draw_pair(int number); /* nothing where there are no colours */

#endif
