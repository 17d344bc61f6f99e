/*
 * box.h - a text in a box over the table: explanations, the log, the end.
 *
 * A box holds paragraphs and breaks them into lines as wide as the box is when it is drawn.
 */
#ifndef ORI_BOX_H
#define ORI_BOX_H

#include "tui/draw.h"

enum { BOX_LINES = 4096, BOX_TEXT = 1 << 17 };

typedef struct Box {
    bool is_open;
    char title[TEXT_SIZE];
    int length; /* of text */
    char text[BOX_TEXT];
    int columns; /* for which the lines below were broken */
    int lines;
    BoxLine line[BOX_LINES];
    int first; /* the topmost in sight */
    int shown;
    bool is_at_end; /* its last lines are in sight, whatever the window's size */
    bool can_search;
    bool is_searching; /* the word is being typed */
    Edit wanted;
} Box;

void box_open(Box *box, const char *title);
/* A paragraph; "" is an empty line. Lines after its first are indented as the first is, and by what
 * it begins with before two spaces or more: a table stays one. */
void box_add(Box *box, const char *text);
void box_draw(Box *box);
/* Handles a key for an open box: it scrolls, searches or closes. */
void box_key(Box *box, int key);

/* Common boxes. */
void box_explain_card(Box *box, const Model *model, int kind);
void box_explain_look(Box *box, const Model *model, const Look *look);
void box_explain_game(Box *box, const Model *model);
void box_explain_cards(Box *box, const Model *model);
void box_add_text(Box *box, const Model *model, TextId title, TextId text);
void box_log(Box *box, const Model *model);
void box_over(Box *box, const Model *model);

#endif
