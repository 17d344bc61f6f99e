/*
 * session.h - a table and the person or people at this terminal.
 */
#ifndef ORI_SESSION_H
#define ORI_SESSION_H

#include "tui/lines.h"
#include "tui/model.h"
#include "words/coach.h"

enum { SESSION_PACE = 600, SESSION_PATH = 4096 };

typedef enum Outcome {
    OUTCOME_LEFT,    /* the person leaves */
    OUTCOME_AGAIN,   /* another game of the same kind */
    OUTCOME_PLAY_ON, /* from a moment of the record: session.moment */
    OUTCOME_KILLED,  /* by a signal: see term_die */
    OUTCOME_FAILED,  /* the source has ended; session.why */
} Outcome;

/* A record at one moment, through one pair of eyes. */
typedef struct Moment {
    int decisions; /* made until then */
    int seat;      /* whose eyes; ORI_SPECTATOR, ORI_TRUTH */
    int reader;    /* whose game it is, or ORI_NOBODY */
} Moment;

/* The beginning: a game of one's own through one's own eyes, another as its record knows it. */
static inline Moment session_moment(const OriRecord *record, int reader)
{
    return (Moment){.seat = reader >= 0 ? reader : record->seat, .reader = reader};
}

/* How this person is told that their turn has come at a server's table. */
typedef enum TurnNotice {
    NOTICE_NONE,
    NOTICE_BELL,
    NOTICE_TITLE, /* of the window; a full screen alone has one */
    NOTICE_BOTH = NOTICE_BELL | NOTICE_TITLE,
} TurnNotice;

typedef struct Session {
    Lang lang;
    int pace; /* milliseconds */
    bool is_stepping;
    TurnNotice notice;
    bool is_turn;    /* of the person here, as they were last told ... */
    int64_t turn_at; /* ... and when their last one ended */
    Source *source;
    bool is_server;
    bool is_final;            /* what is decided cannot be taken back */
    char host[NEWS_TEXT];     /* of a server */
    char address[NEWS_TEXT];  /* the same with its port */
    char path[SESSION_PATH];  /* where the game is saved, or "" */
    char greeting[NEWS_TEXT]; /* the first line of the log, or "" */
    Coach *coach;             /* NULL: nobody is coached */
    /* The outcome. */
    char why[NEWS_TEXT];         /* it failed */
    char why_unsaved[NEWS_TEXT]; /* what was played last is not on the disk; "" if it is */
    char seat_link[NEWS_TEXT];   /* if one was told: to be printed once the screen is gone */
    OriRecord *record;           /* of the finished game, if it was; to be freed */
    Moment moment;               /* PLAY_ON */
} Session;

/* Each plays until the person leaves or the game is left for something else. */
Outcome screen_play(Session *session);
Outcome plain_play(Session *session);

/* A record step by step, from a moment, which tells where it stood at the end. */
Outcome screen_review(Lang lang, const OriRecord *record, Moment *moment);
Outcome plain_review(Lang lang, const OriRecord *record, Lines *lines, Moment *moment);

/* Whether others' decisions may wait for a key: not with a running clock. */
bool session_can_step(const Session *session, const Model *model);

/* At a server's table, `remove b`, `seats 4`, `rules mix`, `clock 60s` and `forget`: false if it is
 * none of them. */
bool session_command(Session *session, const char *text);
/* Sends chat; a line that begins with a slash, `/forget`, is a command. */
void session_say(Session *session, const char *text);

/* For both ways to play: the model at the start, the news for this person, the model's end. */
void session_open(const Session *session, Model *model);
void session_take(Session *session, Model *model, const News *news);
void session_close(Session *session, Model *model);
/* After news: notifies the person, as they have set it, that their turn has begun or ended. */
void session_tell_turn(Session *session, const Model *model);
/* What the coach says about the news that were taken, a hint a line; "" for nothing. The game waits
 * until it is read. */
void session_hint_events(Session *session, const Model *model, const News *news,
                         char out[TEXT_SIZE]);
/* ... about the question; it stays until it is answered. */
void session_hint_turn(Session *session, const Model *model, char out[TEXT_SIZE]);
/* Hot seat: what the seat that is asked may know is shown, and that seat is spoken to. */
bool session_hand_over(Session *session, Model *model);

#endif
