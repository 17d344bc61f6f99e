/*
 * plain.h - plain mode, for its parts: plain.c (news and the loop), plain_ask.c (questions and
 * answers), plain_table.c (descriptions); plain_review.c is a mode of its own.
 */
#ifndef ORI_PLAIN_H
#define ORI_PLAIN_H

#include "tui/feed.h"
#include "tui/lines.h"
#include "tui/model.h"
#include "tui/session.h"

/* The question that the next line answers. */
typedef enum Question {
    ASKS_NOTHING,
    ASKS_CARD,   /* which card is placed */
    ASKS_SLOT,   /* where it goes */
    ASKS_OPTION, /* everything else */
    ASKS_LEAVE,
    ASKS_CURTAIN, /* hot seat */
    ASKS_AGAIN,   /* the game is over */
    ASKS_STEP,    /* another's decision waits to be told */
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
    bool is_over_asked; /* what comes after the game */
    bool was_lobby_told;
    bool is_done;
    Outcome outcome;
} Plain;

/* plain_ask.c */
void plain_finish(Plain *plain, Outcome outcome);
void plain_ask(Plain *plain);             /* asks the deciding player */
void plain_repeat_question(Plain *plain); /* repeats the last question in full */
void plain_handle_line(Plain *plain, const char *line);
void plain_confirm_leaving(Plain *plain);
void plain_open_curtain(Plain *plain);
void plain_tell_saved(const Plain *plain);                       /* what becomes of the game */
void plain_print_hint(const Plain *plain, char text[TEXT_SIZE]); /* of the coach, a line each */

/* plain_table.c */
void plain_print_log(Plain *plain); /* what is new in it */
void plain_print_welcome(const Plain *plain);
void plain_print_lobby(Plain *plain);
void plain_print_over(const Plain *plain);

/* The description of a table for any reader: a player, a spectator, a review. */
void plain_print_short(const Model *model); /* the round, the influence, the Queue, one's hand */
void plain_print_whole(const Model *model); /* ... and all that is on the table besides */
/* What follows a question mark: a card by its name, its letter, a place by its number; ? for every
 * card, "" for how to answer. */
void plain_explain(const Model *model, const char *what);

static inline const OriState *plain_known(const Plain *plain)
{
    return &plain->model.view.known;
}

#endif
