/*
 * box.h - a text in a box over the table: explanations, the log, the end.
 */
#ifndef ORI_BOX_H
#define ORI_BOX_H

#include "tui/draw.h"

enum { BOX_LINES = 1600, BOX_TEXT = 1 << 17 };

typedef struct Box {
    bool is_open;
    char title[TEXT_SIZE];
    int lines;
    int first; /* the topmost in sight */
    int shown;
    int length; /* of text */
    const char *line[BOX_LINES];
    char text[BOX_TEXT];
} Box;

void box_open(Box *box, const char *title);
void box_add(Box *box, const char *text); /* wrapped; "" is an empty line */
void box_end(Box *box);                   /* shows its last lines */
void box_draw(Box *box);
/* Whether the key was for the box; any other closes it. */
bool box_key(Box *box, int key);

/* What is often asked for. */
void box_explain_card(Box *box, const Model *model, int kind);
void box_explain_place(Box *box, const Model *model, int place);
void box_explain_keys(Box *box, const Model *model);
void box_log(Box *box, const Model *model);
void box_over(Box *box, const Model *model);

#endif
