/*
 * http_lines.c - TCP connections and their places. There is always room for one more: whoever asks
 * for nothing goes, the longest silent first.
 */
#include "server/net/http_parts.h"

#include "server/watchdog.h"

#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

enum {
    /* A part of all places, the last: from there on somebody goes for each who comes. */
    RESERVE = 8,
    REQUEST_MS = 10 * SECOND_MS, /* for a request to be whole */
    ANSWER_MS = 120 * SECOND_MS, /* for an answer to be taken */
    LINGER_MS = 2 * SECOND_MS,   /* for the peer to end, too */
    AT_ONCE = 64,                /* new ones before the others are looked at again */
};

/* --- The end of a connection --- */

void http_release(Http *http)
{
    if (--http->holders == 0)
        free(http);
}

static void on_closed(uv_handle_t *handle)
{
    Line *l = (Line *)handle;
    http_release(l->http);
    free(l);
}

static void listen_again(Http *http);

void line_end(Line *l)
{
    Http *http = l->http;
    if (l->before != NULL)
        l->before->next = l->next;
    else
        http->lines = l->next;
    if (l->next != NULL)
        l->next->before = l->before;
    else
        http->oldest = l->before;
    http->count--;
    l->address->uses--;
    l->address->lines--;
    uv_close((uv_handle_t *)&l->poll, on_closed); /* before its number is given to another */
    if (l->socket >= 0)
        close(l->socket);
    l->socket = -1;
    talk_drop(l);
    free(l->in);
    listen_again(http);
}

/* Who has to go. What the handler has goes when that has answered. */
static void cut(Line *l)
{
    if (l->state == LINE_ANSWERING)
        shutdown(l->socket, SHUT_RDWR);
    else
        line_end(l);
}

/* --- Places --- */

typedef enum Silence { NEVER_ASKED, BETWEEN_REQUESTS } Silence;

/* Who but the newest has been silent for longest, of this address or (NULL) of all; who never asked
 * anything comes before those who are between two requests. */
static Line *longest_silent(const Http *http, const Address *address, Silence most)
{
    Line *idle = NULL;
    for (Line *l = http->oldest; l != http->lines; l = l->before) {
        if (l->own || (address != NULL && l->address != address))
            continue;
        if (!l->asked || l->state == LINE_LINGERING)
            return l;
        if (idle == NULL && l->request == NULL && most == BETWEEN_REQUESTS)
            idle = l;
    }
    return idle;
}

/* A connection that asks for nothing holds a place only while nobody needs it. One address may have
 * so many; behind a proxy, which has the address of all, only those that never asked. */
static void make_place(Http *http)
{
    const Config *config = http->server->config;
    Line *newest = http->lines;
    Line *l = NULL;
    if (newest->own)
        return;
    if (newest->since < newest->address->deaf_until) {
        line_end(newest);
        return;
    }
    if (newest->address->lines > config->max_per_address) {
        l = longest_silent(http, newest->address,
                           config->trust_proxy ? NEVER_ASKED : BETWEEN_REQUESTS);
        if (l != NULL)
            line_end(l);
        else if (!config->trust_proxy)
            line_end(newest);
        if (l != NULL || !config->trust_proxy)
            return;
    }
    if (http->count <= http->most - http->most / RESERVE - 1)
        return;
    l = longest_silent(http, NULL, BETWEEN_REQUESTS);
    if (l != NULL)
        line_end(l);
    else if (http->count > http->most) /* all the others are being answered */
        line_end(newest);
}

/* --- The beginning --- */

static void on_ready(uv_poll_t *poll, int status, int events)
{
    Line *l = (Line *)poll;
    if (status < 0 && l->state != LINE_ANSWERING)
        line_end(l);
    else
        talk_ready(l, events);
}

void line_want(Line *l, int events)
{
    if (l->events == events)
        return;
    l->events = events;
    if (events == 0)
        uv_poll_stop(&l->poll);
    else if (uv_poll_start(&l->poll, events, on_ready) != 0)
        shutdown(l->socket, SHUT_RDWR); /* the tick ends it */
}

static void begin_line(Http *http, int socket, const struct sockaddr *peer)
{
    int one = 1;
    int64_t now = clock_now(&http->server->clock);
    Address *address = address_of(http->server->addresses, peer, now);
    Line *l = address != NULL ? calloc(1, sizeof *l) : NULL;
    if (l == NULL || uv_poll_init_socket(http->loop, &l->poll, socket) != 0) {
        free(l);
        close(socket);
        return;
    }
    setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    http->holders++;
    l->http = http;
    l->socket = socket;
    l->since = now;
    l->address = address;
    l->own = watchdog_is_peer(http->server->watchdog, peer);
    l->next = http->lines;
    if (http->lines != NULL)
        http->lines->before = l;
    else
        http->oldest = l;
    http->lines = l;
    http->count++;
    address->uses++;
    address->lines++;
    line_want(l, UV_READABLE);
    make_place(http);
}

static void on_listening(uv_poll_t *poll, int status, int events)
{
    Http *http = poll->data;
    (void)status;
    (void)events;
    for (int i = 0; i < AT_ONCE && http->listener >= 0; i++) {
        union {
            struct sockaddr any;
            struct sockaddr_in6 v6;
        } peer;
        socklen_t size = sizeof peer;
        int socket = accept4(http->listener, &peer.any, &size, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (socket >= 0) {
            begin_line(http, socket, &peer.any);
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            return;
        } else if (errno != ECONNABORTED && errno != EINTR) { /* no files, no memory */
            http->resting = true;
            uv_poll_stop(&http->listening);
            return;
        }
    }
}

static void listen_again(Http *http)
{
    if (!http->resting || http->listener < 0)
        return;
    http->resting = false;
    uv_poll_start(&http->listening, UV_READABLE, on_listening);
}

bool lines_open(Http *http)
{
    http->listening.data = http;
    return uv_poll_init(http->loop, &http->listening, http->listener) == 0 &&
           uv_poll_start(&http->listening, UV_READABLE, on_listening) == 0;
}

static void on_listening_closed(uv_handle_t *handle)
{
    http_release(handle->data);
}

void lines_rest(Http *http)
{
    if (http->listener < 0)
        return;
    uv_close((uv_handle_t *)&http->listening, on_listening_closed);
    close(http->listener);
    http->listener = -1;
}

/* --- Time --- */

/* It is counted from the beginning of a request: a byte now and then does not prolong it. */
void http_tick(Http *http)
{
    int64_t now = clock_now(&http->server->clock);
    Line *next;
    for (Line *l = http->lines; l != NULL; l = next) {
        next = l->next;
        int64_t past = now - l->since;
        if (l->state == LINE_READING ? past > REQUEST_MS && l->have == 0
                                     : past > (l->state == LINE_LINGERING ? LINGER_MS : ANSWER_MS))
            cut(l);
        else if (l->state == LINE_READING && past > REQUEST_MS)
            talk_timeout(l);
    }
    listen_again(http);
}
