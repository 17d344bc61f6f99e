/*
 * http_lines.c - TCP connections and their places. There is always room for one more: the
 * connection that has been silent longest makes way. No new connection is cut off without an
 * answer.
 */
#include "server/net/http_line.h"

#include "server/watchdog.h"

#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

enum {
    /* The last part of all places: from there on, one connection makes way for each new one. */
    RESERVE = 8,
    OVER = 16,                   /* places more for those who are only told that it is full */
    NEW_MS = SECOND_MS,          /* for this long a new connection may still send its request */
    SLOW_MS = 5 * SECOND_MS,     /* then a slow peer goes, when all places are taken */
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
    address_hold(l->address, HELD_LINES, -1);
    uv_close((uv_handle_t *)&l->poll, on_closed); /* before its number is given to another */
    if (l->socket >= 0)
        close(l->socket);
    l->socket = -1;
    talk_drop(l);
    free(l->in);
    listen_again(http);
}

/* Chooses the connection that makes way; one with a pending answer goes after it. */
static void cut(Line *l)
{
    if (l->state == LINE_ANSWERING)
        shutdown(l->socket, SHUT_RDWR);
    else
        line_end(l);
}

/* --- Places --- */

/* Nobody goes in the turn in which they came, nor while something they have said is unread: those who
 * come together, as after a restart, do not push each other out. */
static bool may_go(const Http *http, const Line *l)
{
    int unread = 0;
    if (l->manner == LINE_OWN || l->turn == http->turn)
        return false;
    if (l->manner == LINE_DEAF || l->state == LINE_LINGERING)
        return true;
    return l->state == LINE_READING && l->request == NULL &&
           (ioctl(l->socket, FIONREAD, &unread) != 0 || unread == 0);
}

/* Who has been silent for longest, since this moment at least, of this network or (NULL) of all; those
 * who never asked anything come before those who are between two requests. */
static Line *longest_silent(const Http *http, const Address *network, int64_t since)
{
    Line *idle = NULL;
    for (Line *l = http->oldest; l != NULL; l = l->before) {
        if (l->since > since || (network != NULL && !address_is_in(l->address, network)) ||
            !may_go(http, l))
            continue;
        if (!l->asked || l->state == LINE_LINGERING)
            return l;
        if (idle == NULL)
            idle = l;
    }
    return idle;
}

/* The one that has taken longest to send a body or read an answer, and too long for a full server. */
static Line *slowest(const Http *http, const Line *but, int64_t now)
{
    Line *found = NULL;
    for (Line *l = http->oldest; l != NULL; l = l->before)
        if (l != but && l->state != LINE_ANSWERING && l->manner != LINE_OWN &&
            now - l->since > SLOW_MS && (found == NULL || l->since < found->since))
            found = l;
    return found;
}

/* Frees an idle place if places are few; never that of the given connection (or NULL). */
static void make_place(Http *http, const Line *but)
{
    int64_t now = clock_now(&http->server->clock);
    Line *l = NULL;
    if (http->count > http->most - http->most / RESERVE)
        l = longest_silent(http, NULL, now - NEW_MS);
    if (l == NULL && http->count > http->most)
        l = longest_silent(http, NULL, now);
    if (l == NULL && http->count > http->most)
        l = slowest(http, but, now);
    if (l != NULL)
        line_end(l);
}

/* Whether another may come in this turn. The others wait in the kernel. */
static bool has_place(Http *http)
{
    int over = http->most / RESERVE < OVER ? http->most / RESERVE : OVER;
    if (http->count > http->most + over)
        make_place(http, NULL);
    return http->count <= http->most + over;
}

/* What to do with a new one. One address may have this many connections; behind a proxy, which
 * has the address of all, it is not asked for. */
static LineManner manner_of(Http *http, const Line *l)
{
    const Config *config = http->server->config;
    make_place(http, l);
    if (http->count > http->most)
        return LINE_OVER; /* all the others are being answered */
    if (config->trust_proxy)
        return LINE_USUAL;
    if (l->since < l->address->deaf_until)
        return LINE_DEAF;
    Address *full = address_full(l->address, HELD_LINES, config->max_per_address + 1);
    Line *silent = full != NULL ? longest_silent(http, full, l->since) : NULL;
    if (silent != NULL)
        line_end(silent);
    return full != NULL && silent == NULL ? LINE_OVER : LINE_USUAL;
}

bool line_has_place(Line *l)
{
    if (l->manner == LINE_OVER) /* those who came with it may have been silent since */
        l->manner = manner_of(l->http, l);
    return l->manner != LINE_OVER;
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
    l->turn = http->turn;
    l->next = http->lines;
    if (http->lines != NULL)
        http->lines->before = l;
    else
        http->oldest = l;
    http->lines = l;
    http->count++;
    address_hold(address, HELD_LINES, 1);
    l->manner = watchdog_is_peer(http->server->watchdog, peer) ? LINE_OWN : manner_of(http, l);
    if (l->manner != LINE_DEAF)
        line_want(l, UV_READABLE);
}

static void on_listening(uv_poll_t *poll, int status, int events)
{
    Http *http = poll->data;
    (void)status;
    (void)events;
    for (int i = 0; i < AT_ONCE && http->listener >= 0 && has_place(http); i++) {
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

void http_turn(Http *http)
{
    http->turn++;
}

/* It is counted from the beginning of a request: a byte now and then does not prolong it. */
void http_tick(Http *http)
{
    int64_t now = clock_now(&http->server->clock);
    Line *next;
    for (Line *l = http->lines; l != NULL; l = next) {
        next = l->next;
        int64_t past = now - l->since;
        if (l->manner == LINE_DEAF)
            line_end(l);
        else if (l->state == LINE_READING
                     ? past > REQUEST_MS && l->have == 0
                     : past > (l->state == LINE_LINGERING ? LINGER_MS : ANSWER_MS))
            cut(l);
        else if (l->state == LINE_READING && past > REQUEST_MS)
            talk_timeout(l);
    }
    listen_again(http);
}
