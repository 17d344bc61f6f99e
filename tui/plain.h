/*
 * plain.h - plain mode, for its two parts: plain.c (questions and answers) and plain_table.c (what
 * is told).
 */
#ifndef ORI_PLAIN_H
#define ORI_PLAIN_H

#include "tui/feed.h"
#include "tui/lines.h"
#include "tui/model.h"
#include "tui/session.h"

/* What the next line answers. */
typedef enum Question {
    ASKS_NOTHING,
    ASKS_CARD,   /* which card is placed */
    ASKS_SLOT,   /* where it goes */
    ASKS_OPTION, /* everything else */
    ASKS_LEAVE,
    ASKS_CURTAIN, /* hot seat */
} Question;

typedef struct Plain {
    Session *session;
    Model model;
    Feed feed;
    Lines lines;
    Question question;
    Question before_leaving;
    int told;   /* lines of the log */
    int holder; /* hot seat */
    int kind;   /* ASKS_SLOT */
    bool is_over_told;
    bool was_lobby_told;
    bool is_done;
    Outcome outcome;
} Plain;

void plain_print_log(Plain *plain); /* what is new in it */
void plain_print_table(const Plain *plain);
void plain_explain_cards(const Plain *plain);
void plain_print_welcome(const Plain *plain);
void plain_print_lobby(Plain *plain);
void plain_print_over(const Plain *plain);

static inline const OriState *plain_known(const Plain *plain)
{
    return &plain->model.view.known;
}

#endif
