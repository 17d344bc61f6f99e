/*
 * screen.h - the full-screen table, for its parts: screen.c (news and drawing), screen_words.c (the
 * words under the Queue), screen_keys.c (keys and mouse), screen_choose.c (the player's choice).
 */
#ifndef ORI_SCREEN_H
#define ORI_SCREEN_H

#include "tui/box.h"
#include "tui/feed.h"
#include "tui/session.h"

typedef enum Typing { NOT_TYPING, TYPING_DECISION, TYPING_CHAT } Typing;

/* A question, once it has been drawn. */
typedef struct Shown {
    bool is_there;
    int version;
    int seat;
    int64_t since;
} Shown;

typedef struct Screen {
    Session *session;
    Model model;
    Feed feed;
    Cursor cursor;
    bool is_touched; /* the person has pointed at something; until then the choice is a proposal */
    Hits hits;
    Box box;
    bool is_ranks;        /* the box shows the ranks ... */
    bool is_hint;         /* ... or what the coach says */
    bool is_box_news;     /* it opened on its own and has not been drawn */
    char hint[TEXT_SIZE]; /* of the coach about the question, "" for none */
    bool is_confirming;
    bool is_curtain;
    bool is_curtain_shown;
    bool is_over_told;
    Shown shown;
    int pressed; /* the last key that decides, heard or not, ... */
    int64_t pressed_at;
    bool is_held;
    int64_t held_since;
    int holder; /* hot seat: who has the keyboard, or ORI_NOBODY */
    Typing typing;
    Edit typed;
    bool is_done;
    Outcome outcome;
} Screen;

enum {
    SCREEN_DEAF = 250,         /* milliseconds in which a new question hears no decision */
    SCREEN_REPEAT = 120,       /* a key that comes again so soon is held down */
    SCREEN_FIRST_REPEAT = 600, /* ... or comes again for the first time */
    SCREEN_HOLD_BEATS = 3,
};

void screen_finish(Screen *screen, Outcome outcome);
void screen_read_keys(Screen *screen);
void screen_show_over(Screen *screen); /* the ranks, in a box */

/* The person's choice. */
bool screen_can_step(const Screen *screen); /* others decide, and n shows one of their decisions */
bool screen_is_asked(const Screen *screen); /* it is the person's turn, and nothing is on its way */
void screen_reset_cursor(Screen *screen);   /* for a new question */
bool screen_is_new_question(const Screen *screen); /* one that has not been drawn */
void screen_note_question(Screen *screen);         /* it has been drawn, for all to see */
void screen_open_curtain(Screen *screen);          /* hot seat: for the deciding player */
void screen_choose(Screen *screen, int option);
void screen_choose_kind(Screen *screen, int kind);
void screen_choose_arrow(Screen *screen, int key);
void screen_decide_key(Screen *screen, int key); /* Enter, u, k, r, digits, [ and ] */
/* Holds the choice for a moment, then sends it. key: the key that made it. */
void screen_decide(Screen *screen, int key);
void screen_decide_typed(Screen *screen);
void screen_send(Screen *screen);
int64_t screen_held_until(const Screen *screen);

/* The words under the Queue. */
typedef struct Words {
    char prompt[TEXT_SIZE];
    char detail[TEXT_SIZE];
} Words;

void screen_write_words(const Screen *screen, Words *out);
TextId screen_keys(const Screen *screen);                             /* the line of keys */
void screen_write_leaving(const Screen *screen, char out[TEXT_SIZE]); /* what becomes of the game */

static inline const OriState *screen_known(const Screen *screen)
{
    return &screen->model.view.known;
}

#endif
