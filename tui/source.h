/*
 * source.h - where a table's news comes from: a game on this machine or one on a server.
 *
 * A source works on a thread of its own, so that the screen never waits for a bot or for the
 * network. It reports what happened as News, in order, each redacted for its audience; the screen
 * answers with calls that return at once. Nothing of the truth crosses this border before the game
 * is over.
 */
#ifndef ORI_SOURCE_H
#define ORI_SOURCE_H

#include "oriflamme.h"

#include <pthread.h>
#include <stdatomic.h>

enum {
    NEWS_TEXT = 512,
    LINK_TEXT = 512,
};

typedef enum NewsKind {
    NEWS_TABLE,    /* who sits where */
    NEWS_VIEW,     /* a whole view: a game begins, or after a gap */
    NEWS_EVENTS,   /* a decision happened: its events, and the view that they lead to */
    NEWS_OVER,     /* the game is over: its whole record; text: where it is kept here, or "" */
    NEWS_NOT_KEPT, /* ... and cannot be kept here; text: why */
    NEWS_ONLINE,   /* connected */
    NEWS_OFFLINE,  /* the connection is lost and will be tried again; text: why */
    NEWS_SENT,     /* my decision is safe; its events will tell the rest */
    NEWS_REFUSED,  /* my decision did nothing; text: why, or "" */
    NEWS_NOTICE,   /* something else to be said */
    NEWS_SEAT,     /* I sit; text: the link to keep */
    NEWS_WATCHING, /* I wanted to sit and only watch; code and text: why */
    NEWS_CHAT,     /* seat says text */
    NEWS_LOST,     /* the server has lost something; code: what, lost: how much of it */
    NEWS_UNSAVED,  /* the game cannot be saved; text: why */
    NEWS_SAVED,    /* ... and now it can */
    NEWS_END,      /* nothing more will come; text: why, or "" */
} NewsKind;

#define NEWS_UNREACHABLE "unreachable" /* END: the server was never heard; text: why */

typedef enum SeatKind { SEAT_OPEN, SEAT_HUMAN, SEAT_BOT } SeatKind;

typedef struct TableSeat {
    SeatKind kind;
    char name[ORI_NAME_TEXT];
    char bot[32]; /* as on the command line */
    bool here;
    bool standin; /* a bot plays for this seat until its player is back */
    bool rematch; /* this player wants another game */
    bool played;  /* a game here, with its end */
} TableSeat;

typedef struct TableNews {
    int seats;
    TableSeat seat[ORI_MAX_SEATS];
    bool lobby; /* no game has begun */
    bool over;  /* the last game has ended */
    bool maker; /* I may start and fill seats */
    /* As the table was made. */
    char rules[ORI_RULES_TEXT];
    int clock_seconds;    /* for each decision; 0: none */
    bool is_without_help; /* nobody asks a bot for advice */
    char link[LINK_TEXT]; /* for friends */
} TableNews;

typedef struct News {
    struct News *next;
    NewsKind kind;
    int seat;      /* CHAT; and whose eyes a VIEW is for */
    OriView view;  /* VIEW, EVENTS */
    int version;   /* the same: how many decisions led there */
    bool is_known; /* EVENTS: the decision below is */
    OriDecision decision;
    bool is_standins; /* EVENTS: a stand-in decided it */
    bool is_late;     /* happened before I came: show it at once */
    bool is_followed; /* more follows at once: no question yet */
    bool is_again;    /* VIEW: of the game that was told up to there */
    bool is_decided;  /* VIEW, EVENTS: what I decided there is on its way */
    int64_t deadline; /* VIEW, EVENTS: milliseconds since 1970, 0 for none */
    char code[32]; /* REFUSED, NOTICE, LOST, END: a server's word for it, NEWS_UNREACHABLE, or "" */
    char text[NEWS_TEXT];
    TableNews table;   /* TABLE */
    OriRecord *record; /* OVER */
    int lost;          /* LOST */
    int count;
    OriEvent event[]; /* EVENTS */
} News;

/* News on their way from the source's thread to the screen's. */
typedef struct NewsQueue {
    pthread_mutex_t lock;
    News *first;
    News *last;
    int pipe[2]; /* readable while news wait */
} NewsQueue;

bool news_open(NewsQueue *queue);
void news_close(NewsQueue *queue);
News *news_new(NewsKind kind, int events); /* never NULL: without memory the program ends */
void news_free(News *news);
void news_push(NewsQueue *queue, News *news);
void news_push_text(NewsQueue *queue, NewsKind kind, const char *text);
News *news_take(NewsQueue *queue); /* NULL if none waits */

/* The text: of CHAT what is said, of FILL a bot, of VOTE and REMOVE a seat's letter, of SEATS how
 * many, of RULES and CLOCK what `oriflamme host` reads; "" for the others. */
typedef enum Wish {
    WISH_CHAT,
    WISH_START,
    WISH_FILL,
    WISH_REMATCH,
    WISH_VOTE,
    WISH_REMOVE, /* the maker: the seat in `text` is open again */
    WISH_SEATS,  /* the maker: so many from the next game on */
    WISH_RULES,  /* ... with these cards */
    WISH_CLOCK,  /* ... with this time per decision */
    WISH_FORGET  /* my name and what I said */
} Wish;

typedef struct Source Source;

struct Source {
    NewsQueue news;
    atomic_int seat;  /* whose news these are, or ORI_SPECTATOR; on a server it may still come */
    atomic_uint here; /* bits of the seats played at this terminal */
    /* version: of the view in which it was decided. */
    void (*decide)(Source *source, int seat, int version, OriDecision decision);
    /* Hot seat: what one of the seats here may know now. False if nothing can be told. */
    bool (*look)(Source *source, int seat, OriView *out);
    void (*wish)(Source *source, Wish wish, const char *text);
    /* Somebody has just touched the keyboard or the mouse; NULL: nobody wants to know. */
    void (*attend)(Source *source);
    void (*close)(Source *source);
};

/* Several people share this terminal: a curtain falls between them. */
static inline bool source_is_hot_seat(const Source *source)
{
    unsigned here = source->here;
    return (here & (here - 1)) != 0;
}

static inline void source_attend(Source *source)
{
    if (source->attend != NULL)
        source->attend(source);
}

#endif
