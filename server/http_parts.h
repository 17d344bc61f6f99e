/*
 * http_parts.h - what the parts of HTTP share: http.c (requests and answers), http_head.c (what may
 * stand in a head) and http_lines.c (who has a place). Only they know libmicrohttpd.
 */
#ifndef ORI_HTTP_PARTS_H
#define ORI_HTTP_PARTS_H

#include "server/http.h"

#include <microhttpd.h>

enum { ANSWER_MS = 120 * SECOND_MS }; /* for an answer to be taken */

/* One TCP connection, from its first byte to its last. */
typedef struct Line {
    Http *http;
    struct Line *next; /* older ones */
    struct Line *before;
    Address *address; /* of the peer: behind a proxy, the proxy's */
    int socket;
    int64_t since; /* play clock */
    bool answering;
    bool own;             /* the watchdog's: it has a place whatever happens */
    bool asked;           /* something, once */
    HttpRequest *request; /* under way */
} Line;

struct HttpRequest {
    struct MHD_Connection *connection;
    Line *line;
    const char *method;
    const char *path;
    Address *address;
    char body[HTTP_MAX_BODY + 1];
    size_t size;
    bool too_large;
    bool answered; /* with a response, or, out of memory, without */
    bool suspended;
    bool awaits_body; /* counted in its address */
    bool handling;    /* the handler is at work: it need not be woken */
    struct MHD_Response *response;
    int status;
};

struct Http {
    Server *server;
    uv_loop_t *loop;
    uv_poll_t poll;
    uv_timer_t timer;
    struct MHD_Daemon *daemon;
    HttpHandler *admit;
    HttpHandler *handler;
    Line *lines; /* the newest first */
    Line *oldest;
    int count;
    int most;
    bool again; /* it has something to do that only another run will do */
    int listener;
    int64_t requests;
};

/* NULL, or why the request is refused. */
const char *head_malformed(struct MHD_Connection *connection, const char *version,
                           const char *path);
/* The address that the proxy before us has seen; NULL: there is none, or it is not believed. */
Address *head_forwarded(const Http *http, struct MHD_Connection *connection, int64_t now);

void http_run(Http *http);
/* Called by libmicrohttpd when a connection begins and ends. */
void lines_notify(void *http, struct MHD_Connection *connection, void **context,
                  enum MHD_ConnectionNotificationCode code);

#endif
