/*
 * session.h - a table and the person, or the persons, at this terminal.
 */
#ifndef ORI_SESSION_H
#define ORI_SESSION_H

#include "tui/source.h"
#include "words/texts.h"

enum { SESSION_PACE = 600, SESSION_PATH = 4096 };

typedef enum Outcome {
    OUTCOME_LEFT,    /* the person leaves */
    OUTCOME_AGAIN,   /* another game of the same kind */
    OUTCOME_REVIEW,  /* look at the finished game */
    OUTCOME_PLAY_ON, /* from a review: play on from there */
    OUTCOME_KILLED,  /* by a signal: see term_die */
    OUTCOME_FAILED,  /* the source has ended; session.why */
} Outcome;

typedef struct Session {
    Lang lang;
    int pace; /* milliseconds */
    Source *source;
    bool is_server;
    char host[NEWS_TEXT];      /* of a server */
    char path[SESSION_PATH];   /* where the game is saved, or "" */
    char why[NEWS_TEXT];       /* it failed */
    char seat_link[NEWS_TEXT]; /* out: if one was told, to be printed once the screen is gone */
    OriRecord *record;         /* out: of the finished game, if it was; to be freed */
} Session;

/* Each plays until the person leaves or the game is left for something else. */
Outcome screen_play(Session *session);
Outcome plain_play(Session *session);

/* A record step by step. *decisions: in and out, where it stands; *seat: whose eyes, or ORI_TRUTH.
 */
Outcome screen_review(Lang lang, const OriRecord *record, int *decisions, int *seat);
Outcome plain_review(Lang lang, const OriRecord *record, int *decisions, int *seat);

#endif
