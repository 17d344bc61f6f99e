/*
 * http_lines.c - TCP connections and their places. There is always room for one more: whoever asks
 * for nothing goes, the longest silent first.
 */
#include "server/http_parts.h"

#include "server/watchdog.h"

#include <stdlib.h>
#include <sys/socket.h>

enum {
    RESERVE =
        8, /* a part of all places, the last: from there on somebody goes for each who comes */
    REQUEST_MS = 10 * SECOND_MS, /* for a request to be whole */
};

static void cut(Line *l)
{
    shutdown(l->socket, SHUT_RDWR); /* libmicrohttpd sees the end of it, and closes it */
    l->socket = -1;
}

/* Who has been silent for longest, of this address or (NULL) of all; who never asked anything comes
 * before those who are between two requests. */
static Line *longest_silent(const Http *http, const Address *address)
{
    Line *idle = NULL;
    for (Line *l = http->oldest; l != NULL; l = l->before) {
        if (l->own || l->socket < 0 || (address != NULL && l->address != address))
            continue;
        if (!l->asked)
            return l;
        if (idle == NULL && l->request == NULL)
            idle = l;
    }
    return idle;
}

/* A connection that asks for nothing holds a place only while nobody needs it. One address may have
 * so many; behind a proxy, which has the address of all, only those. */
static void make_place(Http *http, Line *newest)
{
    const Config *config = http->server->config;
    Line *l = NULL;
    if (newest->own)
        return;
    if (newest->since < newest->address->deaf_until) {
        cut(newest);
        return;
    }
    if (newest->address->lines > config->max_per_address) {
        l = longest_silent(http, newest->address);
        if (l != NULL && (l != newest || !config->trust_proxy))
            cut(l);
    }
    if (http->count > http->most - http->most / RESERVE - 1 &&
        (l = longest_silent(http, NULL)) != NULL && l != newest)
        cut(l);
}

/* False: no memory for its address. */
static bool begin_line(Http *http, struct MHD_Connection *connection, Line *l)
{
    const struct sockaddr *peer =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS)->client_addr;
    l->http = http;
    l->socket = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
    l->since = clock_now(&http->server->clock);
    l->address = address_of(http->server->addresses, peer, l->since);
    if (l->address == NULL)
        return false;
    l->own = watchdog_is_peer(http->server->watchdog, peer);
    l->next = http->lines;
    if (http->lines != NULL)
        http->lines->before = l;
    else
        http->oldest = l;
    http->lines = l;
    http->count++;
    l->address->uses++;
    l->address->lines++;
    make_place(http, l);
    return true;
}

static void end_line(Http *http, Line *l)
{
    if (l->before != NULL)
        l->before->next = l->next;
    else
        http->lines = l->next;
    if (l->next != NULL)
        l->next->before = l->before;
    else
        http->oldest = l->before;
    http->count--;
    http->again = true; /* when it was full it listens again only at its next run */
    l->address->uses--;
    l->address->lines--;
    free(l);
}

void lines_notify(void *who, struct MHD_Connection *connection, void **context,
                  enum MHD_ConnectionNotificationCode code)
{
    Http *http = who;
    if (code == MHD_CONNECTION_NOTIFY_CLOSED && *context != NULL) {
        end_line(http, *context);
        *context = NULL;
    }
    if (code != MHD_CONNECTION_NOTIFY_STARTED)
        return;
    Line *l = calloc(1, sizeof *l);
    if (l != NULL && begin_line(http, connection, l))
        *context = l;
    else
        free(l); /* its first request is refused */
}

/* libmicrohttpd's own timeout begins anew with each byte: a patient peer could stay for ever. */
void http_tick(Http *http)
{
    int64_t now = clock_now(&http->server->clock);
    for (Line *l = http->lines; l != NULL; l = l->next) {
        int64_t most = l->answering ? ANSWER_MS : REQUEST_MS;
        if (l->socket >= 0 && now - l->since > most)
            cut(l);
    }
    http_run(http); /* nothing else may wake it */
}
