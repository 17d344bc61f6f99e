/*
 * screen.h - the full-screen table, for its two parts: screen.c (news and drawing) and
 * screen_keys.c (what the person does).
 */
#ifndef ORI_SCREEN_H
#define ORI_SCREEN_H

#include "tui/box.h"
#include "tui/feed.h"
#include "tui/session.h"

enum { TYPED_SIZE = 400 };

typedef enum Typing { NOT_TYPING, TYPING_DECISION, TYPING_CHAT } Typing;

typedef struct Screen {
    Session *session;
    Model model;
    Feed feed;
    Cursor cursor;
    Hits hits;
    Box box;
    bool is_looking; /* around, with the cursor on the Queue */
    bool is_confirming;
    bool is_curtain;
    bool is_over_told;
    bool is_held;
    int64_t held_until;
    int64_t sent_at; /* the last decision; or when one was asked for */
    int holder;      /* hot seat: who has the keyboard, or TELL_NOBODY */
    Typing typing;
    char typed[TYPED_SIZE];
    bool is_done;
    Outcome outcome;
} Screen;

void screen_finish(Screen *screen, Outcome outcome);
bool screen_is_asked(const Screen *screen); /* it is the person's turn, and nothing is on its way */
void screen_reset_cursor(Screen *screen);   /* for a new question */
void screen_send(Screen *screen);           /* the decision under the cursor */
void screen_open_curtain(Screen *screen);   /* hot seat: for whoever is asked */
void screen_read_keys(Screen *screen);

static inline const OriState *screen_known(const Screen *screen)
{
    return &screen->model.view.known;
}

#endif
