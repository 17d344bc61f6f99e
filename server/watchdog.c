/*
 * watchdog.c - a thread that asks GET /health.
 */
#include "server/watchdog.h"

#include "server/log.h"

#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/un.h>
#include <unistd.h>
#include <uv.h>

enum { TRIES = 3, MOST_PAUSE_MS = 5000 };

typedef union Place {
    struct sockaddr any;
    struct sockaddr_in v4;
    struct sockaddr_in6 v6;
} Place;

struct Watchdog {
    uv_thread_t thread;
    uv_mutex_t lock;
    uv_cond_t stop;
    bool stopping;
    int socket; /* that it asks through, or -1 */
    Place at;   /* where the server listens */
    socklen_t size;
    int patience_ms; /* for one answer */
    atomic_int port; /* of the connection it asks through */
};

/* --- Asking --- */

static in_port_t *port_in(Place *place)
{
    return place->any.sa_family == AF_INET6 ? &place->v6.sin6_port : &place->v4.sin_port;
}

/* "Everywhere" is reached by the loopback address. */
static void make_reachable(Place *place)
{
    if (place->any.sa_family == AF_INET6 && IN6_IS_ADDR_UNSPECIFIED(&place->v6.sin6_addr))
        place->v6.sin6_addr = in6addr_loopback;
    if (place->any.sa_family == AF_INET && place->v4.sin_addr.s_addr == htonl(INADDR_ANY))
        place->v4.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
}

static bool is_ready(int socket, short events, uint64_t until)
{
    uint64_t now = uv_hrtime() / 1000000;
    struct pollfd one = {.fd = socket, .events = events};
    return now < until && poll(&one, 1, (int)(until - now)) == 1;
}

/* Its port is known to the server before it connects. */
static bool connect_known(Watchdog *w, int socket, uint64_t until)
{
    Place own = w->at;
    socklen_t size = w->size;
    int error = 0;
    socklen_t error_size = sizeof error;
    *port_in(&own) = 0;
    if (bind(socket, &own.any, w->size) != 0 || getsockname(socket, &own.any, &size) != 0)
        return false;
    atomic_store(&w->port, ntohs(*port_in(&own)));
    if (connect(socket, &w->at.any, w->size) != 0 && errno != EINPROGRESS)
        return false;
    return is_ready(socket, POLLOUT, until) &&
           getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &error_size) == 0 && error == 0;
}

static void set_socket(Watchdog *w, int socket)
{
    uv_mutex_lock(&w->lock);
    w->socket = socket;
    uv_mutex_unlock(&w->lock);
}

/* Any answer will do: 503 while the disk is full is one. */
static bool is_answered(Watchdog *w)
{
    static const char request[] =
        "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    uint64_t until = uv_hrtime() / 1000000 + (uint64_t)w->patience_ms;
    char answer[16] = "";
    int s = socket(w->at.any.sa_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    set_socket(w, s);
    bool ok = s >= 0 && connect_known(w, s, until) &&
              send(s, request, sizeof request - 1, MSG_NOSIGNAL) == sizeof request - 1 &&
              is_ready(s, POLLIN, until) && recv(s, answer, sizeof answer - 1, 0) > 0 &&
              strncmp(answer, "HTTP/1.", 7) == 0;
    set_socket(w, -1);
    if (s >= 0)
        close(s);
    return ok;
}

/* --- The thread --- */

static bool pause_or_stop(Watchdog *w)
{
    int pause_ms = w->patience_ms < MOST_PAUSE_MS ? w->patience_ms : MOST_PAUSE_MS;
    uv_mutex_lock(&w->lock);
    if (!w->stopping)
        uv_cond_timedwait(&w->stop, &w->lock, (uint64_t)pause_ms * 1000000);
    bool stopping = w->stopping;
    uv_mutex_unlock(&w->lock);
    return stopping;
}

static void run(void *argument)
{
    Watchdog *w = argument;
    int failures = 0;
    while (!pause_or_stop(w)) {
        if (is_answered(w)) {
            failures = 0;
            watchdog_notify("WATCHDOG=1");
            continue;
        }
        uv_mutex_lock(&w->lock);
        bool stopping = w->stopping;
        uv_mutex_unlock(&w->lock);
        if (stopping)
            return;
        failures++;
        log_event(LOG_FAILURE, "not-answering", "tries=%d of=%d", failures, TRIES);
        if (failures < TRIES)
            continue;
        log_event(LOG_FAILURE, "gives-up",
                  "hint=\"the server stopped answering its own requests\"");
        _exit(WATCHDOG_EXIT); /* what was acknowledged is on the disk */
    }
}

Watchdog *watchdog_open(int listener, int seconds)
{
    Watchdog *w = calloc(1, sizeof *w);
    if (w == NULL)
        return NULL;
    w->size = sizeof w->at;
    w->socket = -1;
    w->patience_ms = seconds * 1000 / TRIES;
    uv_mutex_init(&w->lock);
    uv_cond_init(&w->stop);
    if (getsockname(listener, &w->at.any, &w->size) == 0) {
        make_reachable(&w->at);
        if (uv_thread_create(&w->thread, run, w) == 0)
            return w;
    }
    free(w);
    return NULL;
}

void watchdog_close(Watchdog *w)
{
    if (w == NULL)
        return;
    uv_mutex_lock(&w->lock);
    w->stopping = true;
    if (w->socket >= 0)
        shutdown(w->socket, SHUT_RDWR); /* nobody answers it any more */
    uv_cond_signal(&w->stop);
    uv_mutex_unlock(&w->lock);
    uv_thread_join(&w->thread);
    uv_mutex_destroy(&w->lock);
    uv_cond_destroy(&w->stop);
    free(w);
}

bool watchdog_is_peer(const Watchdog *w, const struct sockaddr *peer)
{
    Place place;
    if (w == NULL || peer == NULL || peer->sa_family != w->at.any.sa_family)
        return false;
    memcpy(&place, peer, w->size);
    bool same = place.any.sa_family == AF_INET6
                    ? memcmp(&place.v6.sin6_addr, &w->at.v6.sin6_addr, 16) == 0
                    : place.v4.sin_addr.s_addr == w->at.v4.sin_addr.s_addr;
    return same && ntohs(*port_in(&place)) == atomic_load(&w->port);
}

void watchdog_notify(const char *state)
{
    const char *path = getenv("NOTIFY_SOCKET");
    struct sockaddr_un to = {.sun_family = AF_UNIX};
    if (path == NULL || strlen(path) >= sizeof to.sun_path)
        return;
    memcpy(to.sun_path, path, strlen(path));
    if (to.sun_path[0] == '@')
        to.sun_path[0] = '\0'; /* in the abstract namespace */
    int s = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (s < 0)
        return;
    sendto(s, state, strlen(state), MSG_NOSIGNAL, (struct sockaddr *)&to,
           (socklen_t)(offsetof(struct sockaddr_un, sun_path) + strlen(path)));
    close(s);
}
