/*
 * http_line.h - a TCP connection that speaks HTTP, from inside: for http_head.c (what a head says),
 * http_lines.c (connections and their places), http_talk.c (a request after the other on one of
 * them) and http.c (requests and answers as the rest of the server sees them).
 */
#ifndef ORI_HTTP_LINE_H
#define ORI_HTTP_LINE_H

#include "server/net/http.h"

/* --- A head --- */

enum {
    HEAD_MOST = 32768, /* bytes: other sites' cookies come along */
    HEAD_FIELDS = 100,
};

typedef struct HeadField {
    uint16_t name, value; /* where they begin in the text */
} HeadField;

/* Offsets into a text whose parts end with NUL: the text may be moved. */
typedef struct Head {
    size_t size; /* with the empty line behind it */
    size_t body; /* bytes that follow */
    uint16_t method, path;
    bool old; /* HTTP/1.0 */
    int fields;
    HeadField field[HEAD_FIELDS];
} Head;

typedef enum HeadResult { HEAD_WHOLE, HEAD_PART, HEAD_BROKEN, HEAD_TOO_LARGE } HeadResult;

/* Whether the text has a whole head; *looked, 0 at first, is how far it was looked at, and at last
 * the size of the head. */
HeadResult head_find(const char *text, size_t size, size_t *looked);
/* Reads a whole head, and ends its parts with NUL. NULL, or why it is refused. */
const char *head_read(char *text, size_t size, Head *head);
/* The first of this name, or NULL. */
const char *head_field(const char *text, const Head *head, const char *name);
/* Its last: a proxy writes its own behind those it was sent. */
const char *head_last_field(const char *text, const Head *head, const char *name);
/* Whether a list such as `keep-alive, Upgrade` has this word. NULL is an empty list. */
bool head_has_word(const char *list, const char *word);

/* --- A connection --- */

typedef enum LineState {
    LINE_READING,   /* a request, or nothing yet */
    LINE_ANSWERING, /* the handler has it */
    LINE_SENDING,   /* the answer */
    LINE_LINGERING, /* all is said; what the peer still sends is thrown away */
} LineState;

typedef enum LineManner {
    LINE_USUAL,
    LINE_OWN,  /* the watchdog's, which always has a place */
    LINE_OVER, /* there was no place: if there is none when it asks, it is told so */
    LINE_DEAF, /* its address was told so too often: it is not even read */
} LineManner;

/* One TCP connection, from its first byte to its last or to its upgrade. */
typedef struct Line {
    uv_poll_t poll; /* first: the handle is the line */
    Http *http;
    struct Line *next; /* older ones */
    struct Line *before;
    Address *address; /* of the peer: behind a proxy, the proxy's */
    int socket;       /* -1: it has ended */
    int events;
    LineState state;
    LineManner manner;
    int64_t since; /* play clock */
    unsigned turn; /* in which it came */
    bool asked;    /* something, once */
    bool last;     /* it ends after this answer */
    HttpRequest *request;
    char *in; /* NULL between two requests: an idle connection costs no buffer */
    size_t have, room, looked;
    char *out; /* the head of the answer, and its body unless that is kept elsewhere */
    size_t out_size;
    const char *kept;
    size_t kept_size;
    size_t sent; /* of both */
} Line;

struct HttpRequest {
    Line *line;
    Head head;
    Address *address;
    bool answered;
    bool whole;       /* its body has come */
    bool awaits_body; /* counted in its address */
    bool handling;    /* the handler is at work: its answer is sent when it returns */
    bool upgrades;
};

struct Http {
    Server *server;
    uv_loop_t *loop;
    uv_poll_t listening;
    int listener; /* -1: no more */
    bool resting; /* the system has no files left; it listens again when one is free */
    HttpHandler *admit;
    HttpHandler *handler;
    Line *lines; /* the newest first */
    Line *oldest;
    int count;
    int most;
    unsigned turn; /* of the loop */
    int holders;   /* its owner, and the handles of the loop that are not closed yet */
    int64_t requests;
};

/* --- http_lines.c --- */

bool lines_open(Http *http);   /* begins to listen */
void lines_rest(Http *http);   /* takes no new ones */
void http_release(Http *http); /* by a holder; the last frees it */
void line_want(Line *line, int events);
void line_end(Line *line); /* not while the handler has its request */
/* False: all places are taken, or all of its address. */
bool line_has_place(Line *line);

/* --- http_talk.c --- */

void talk_ready(Line *line, int events); /* its socket is */
void talk_send(Line *line);              /* as much of the answer as goes; then the next request */
void talk_timeout(Line *line);           /* its request does not come to its end */
void talk_drop(Line *line);              /* request and answer */

/* --- http.c --- */

/* With a status of its own; 0: that of the code. */
void http_answer_refusal(HttpRequest *request, int status, ErrorCode code, const char *message);

#endif
