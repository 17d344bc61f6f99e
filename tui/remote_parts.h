/*
 * remote_parts.h - a table on a server, for its two parts: remote.c (the connection) and
 * remote_hear.c (the server's messages).
 */
#ifndef ORI_REMOTE_PARTS_H
#define ORI_REMOTE_PARTS_H

#include "tui/net.h"
#include "tui/remote.h"

#include <jansson.h>
#include <wslay/wslay.h>

enum {
    GAME_TEXT = 128,
    MESSAGES = 16,
};

/* A decision that the server has not acknowledged. */
typedef struct Pending {
    bool is_there;
    char game[GAME_TEXT];
    int v;
    char text[ORI_DECISION_TEXT];
    int64_t retry_at; /* 0: wait for the answer */
} Pending;

typedef struct Remote {
    Source source;        /* must be first */
    pthread_mutex_t lock; /* for what both threads touch: from here to game */
    int wake[2];          /* there is something to send */
    int quit[2];          /* the screen is gone: stop waiting */
    bool closing;
    int users;
    Pending pending;
    int messages;
    char *message[MESSAGES]; /* JSON to be sent */
    int64_t touched;         /* when somebody was last at the keyboard, or 0 ... */
    int64_t attend_at;       /* ... and when the server may be told of it again */
    char game[GAME_TEXT];    /* the one that is followed, or "" */

    /* The thread's own. */
    Link link;
    char name[ORI_NAME_TEXT]; /* to sit down as, or "" */
    bool has_sat;             /* asked for a seat: the pass may open it already */
    Net net;
    wslay_event_context_ptr socket;
    bool is_broken;
    bool is_over; /* it cannot succeed, and the player knows */
    int pause;
    bool is_hello;  /* the server has answered */
    bool was_heard; /* ... once at least */
    int tries;
    int64_t heard;
    bool is_pinged;
    int v; /* the last version seen of the game */
    bool has_view;
    OriView view;
    bool is_maker;    /* may start and fill seats */
    bool has_handles; /* events can be applied and told */
    int chats;        /* the last one told */
    char table_link[LINK_TEXT];
    char told_game[GAME_TEXT]; /* the game that the screen was told of ... */
    int told;                  /* ... up to this version */
} Remote;

/* remote.c */
void remote_send(Remote *remote, const char *text);
void remote_send_json(Remote *remote, json_t *object); /* takes it over */
void remote_send_pending(Remote *remote);              /* the decision, again */
void remote_forget_pending(Remote *remote);

/* remote_hear.c */
void remote_hear(Remote *remote, const json_t *message);
void remote_sit_at(Remote *remote, int seat);
void remote_end(Remote *remote, const char *code, const char *why);
void remote_refuse(Remote *remote, NewsKind kind, const char *code, const char *why);

#endif
