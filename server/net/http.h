/*
 * http.h - HTTP behind one small interface: a handler answers each request, at once or later.
 *
 * It implements strictly the part of HTTP/1.1 that this server needs. Nothing malformed gets past
 * it: it refuses a request with two hosts or lengths, with a transfer encoding or with control
 * characters, as JSON like every other error, and cuts off one that does not end in time.
 */
#ifndef ORI_HTTP_H
#define ORI_HTTP_H

#include "server/errors.h"
#include "server/server.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <uv.h>

typedef struct Http Http;
typedef struct HttpRequest HttpRequest;

enum { HTTP_MAX_BODY = 4096 };

/* `admit` is called when the head of a request is there, and may answer to refuse it; `handler`,
 * when the request is whole, answers it with one of the http_answer functions, now or later. */
typedef void HttpHandler(HttpRequest *request);

/* Accepts connections from the listening socket, at most this many. NULL: out of memory. */
Http *http_open(Server *server, uv_loop_t *loop, int listener, int connections, HttpHandler *admit,
                HttpHandler *handler);
void http_quiesce(Http *http); /* takes no new connections */
void http_close(Http *http);
void http_tick(Http *http); /* every second */
void http_turn(Http *http); /* the loop has seen to everybody, and is about to wait */
int64_t http_requests(const Http *http);

Server *http_server(const HttpRequest *request);
const char *http_method(const HttpRequest *request);
const char *http_path(const HttpRequest *request);
bool http_is_old(const HttpRequest *request); /* HTTP/1.0, which upgrades to nothing */
const char *http_header(const HttpRequest *request, const char *name); /* or NULL */
/* Whether a list such as `Connection: keep-alive, Upgrade` has this word. */
bool http_has_word(const HttpRequest *request, const char *name, const char *word);
const char *http_body(const HttpRequest *request, size_t *size);
Address *http_address(const HttpRequest *request);

typedef struct HttpHeader {
    const char *name; /* NULL ends the list */
    const char *value;
} HttpHeader;

extern const HttpHeader http_no_store[];

/* Copied. */
void http_answer(HttpRequest *request, int status, const char *type, const char *body, size_t size,
                 const HttpHeader header[]);
/* Not copied: it lives as long as the server. */
void http_answer_kept(HttpRequest *request, int status, const char *type, const void *body,
                      size_t size, const HttpHeader header[]);
/* An object that is still open; it is closed, sent (or 503, if it is full) and freed. */
void http_answer_object(HttpRequest *request, int status, Json *body, const HttpHeader header[]);
void http_answer_json(HttpRequest *request, int status, Json *body); /* not to be kept */
void http_answer_error(HttpRequest *request, ErrorCode code, const char *message); /* or NULL */
/* The socket becomes a WebSocket. */
void http_answer_upgrade(HttpRequest *request, const char *accept);

#endif
