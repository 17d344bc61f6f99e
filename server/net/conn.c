/*
 * conn.c - WebSocket connections on the loop: their sockets, and sending.
 */
#include "server/net/conns.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

enum {
    MAX_VECTORS = 16,
    SILENT_SECONDS = 45,     /* then it is pinged ... */
    DEAD_SECONDS = 120,      /* ... and at last taken for dead */
    INCOMPLETE_SECONDS = 20, /* for the rest of a frame */
    GREETING_SECONDS = 10,   /* for a first message that its handler knows */
    NEW_SECONDS = 1,         /* for this long nobody makes place for another */
    CLOSING_SECONDS = 2,     /* for the peer's own close */
};

uint32_t conn_seconds(const Conns *all)
{
    return (uint32_t)(clock_now(all->clock) / SECOND_MS);
}

/* --- The end of a connection --- */

static void drop_output(Conn *c)
{
    while (c->out != NULL) {
        Sent *s = c->out;
        c->out = s->next;
        frame_drop(s->frame);
        free(s);
    }
    c->out_last = NULL;
    c->out_bytes = c->out_offset = 0;
}

static void forget_dirty(Conn *c)
{
    Conn **link = &c->all->dirty;
    while (*link != c)
        link = &(*link)->next_dirty;
    *link = c->next_dirty;
    c->dirty = false;
}

static void on_closed(uv_handle_t *handle)
{
    free(handle); /* a Conn begins with it */
}

void conn_bury(Conn *c)
{
    if (c->state == DEAD)
        return;
    c->state = DEAD;
    int socket;
    if (uv_fileno((uv_handle_t *)&c->poll, &socket) == 0) {
        uv_poll_stop(&c->poll);
        close(socket);
    }
    if (c->dirty)
        forget_dirty(c);
    drop_output(c);
    if (c->borrowed != NULL && c->borrowed->input == NULL) {
        borrowed_free(c->borrowed);
        c->borrowed = NULL;
    } /* else the reader is at work on it and frees it */
    if (c->before != NULL)
        c->before->next = c->next;
    else
        c->all->first = c->next;
    if (c->next != NULL)
        c->next->before = c->before;
    c->all->count--;
    address_hold(c->address, HELD_SOCKETS, -1);
    c->all->handler.gone(c);
    uv_close((uv_handle_t *)&c->poll, on_closed);
}

/* --- Writing --- */

static void on_ready(uv_poll_t *poll, int status, int events);

static void want(Conn *c, int events)
{
    if (c->events == events || c->state == DEAD)
        return;
    c->events = events;
    if (uv_poll_start(&c->poll, events, on_ready) != 0)
        conn_bury(c);
}

static void sent(Conn *c, size_t bytes)
{
    c->out_bytes -= bytes;
    while (bytes > 0) {
        size_t rest = c->out->frame->size - c->out_offset;
        if (bytes < rest) {
            c->out_offset += bytes;
            return;
        }
        bytes -= rest;
        Sent *done = c->out;
        c->out = done->next;
        c->out_offset = 0;
        frame_drop(done->frame);
        free(done);
    }
    if (c->out == NULL)
        c->out_last = NULL;
}

static void send_now(Conn *c)
{
    int socket;
    if (c->state == DEAD || uv_fileno((uv_handle_t *)&c->poll, &socket) != 0)
        return;
    while (c->out != NULL) {
        struct iovec vector[MAX_VECTORS];
        int count = 0;
        for (Sent *s = c->out; s != NULL && count < MAX_VECTORS; s = s->next, count++) {
            size_t skip = count == 0 ? c->out_offset : 0;
            vector[count] = (struct iovec){s->frame->bytes + skip, s->frame->size - skip};
        }
        struct msghdr message = {.msg_iov = vector, .msg_iovlen = (size_t)count};
        ssize_t bytes = sendmsg(socket, &message, MSG_NOSIGNAL);
        if (bytes < 0 && errno == EINTR)
            continue;
        if (bytes < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == ENOBUFS)) {
            want(c, UV_READABLE | UV_WRITABLE);
            return;
        }
        if (bytes < 0) {
            conn_bury(c);
            return;
        }
        sent(c, (size_t)bytes);
    }
    want(c, UV_READABLE);
    if (c->state == CLOSING)
        shutdown(socket, SHUT_WR);
}

void conn_mark_dirty(Conn *c)
{
    if (c->dirty)
        return;
    c->dirty = true;
    c->next_dirty = c->all->dirty;
    c->all->dirty = c;
}

bool conn_enqueue(Conn *c, Frame *f)
{
    Sent *s = malloc(sizeof *s);
    if (s == NULL)
        return false;
    *s = (Sent){.frame = f};
    f->uses++;
    if (c->out_last != NULL)
        c->out_last->next = s;
    else
        c->out = s;
    c->out_last = s;
    c->out_bytes += f->size;
    conn_mark_dirty(c);
    return true;
}

bool conn_is_open(const Conn *c)
{
    return c->state == OPEN;
}

void conn_greet(Conn *c, bool known)
{
    c->greeted = known;
    c->came_at = conn_seconds(c->all);
}

bool conn_send(Conn *c, Frame *f)
{
    if (c->state != OPEN)
        return false;
    if (f != NULL && c->out_bytes + f->size <= c->all->limits.max_backlog && conn_enqueue(c, f))
        return true;
    /* It does not read, or there is no memory: what it misses it gets when it comes again. */
    c->all->dropped++;
    c->state = CLOSING;
    c->since = conn_seconds(c->all);
    drop_output(c);
    int socket;
    struct linger none = {.l_onoff = 1}; /* what the kernel keeps for it goes, too */
    if (uv_fileno((uv_handle_t *)&c->poll, &socket) == 0) {
        setsockopt(socket, SOL_SOCKET, SO_LINGER, &none, sizeof none);
        shutdown(socket, SHUT_RDWR); /* the loop sees the end of it, and buries it */
    }
    return false;
}

void conn_close(Conn *c, int code)
{
    if (c->state != OPEN)
        return;
    uint8_t payload[2] = {(uint8_t)(code >> 8), (uint8_t)code};
    Frame *f = frame_new(WSLAY_CONNECTION_CLOSE, payload, sizeof payload);
    if (f != NULL)
        conn_enqueue(c, f);
    frame_drop(f);
    conn_mark_dirty(c);
    c->state = CLOSING;
    c->since = conn_seconds(c->all);
}

void conns_flush(Conns *all)
{
    while (all->dirty != NULL) {
        Conn *c = all->dirty;
        all->dirty = c->next_dirty;
        c->dirty = false;
        send_now(c);
    }
}

/* --- Reading --- */

static void on_ready(uv_poll_t *poll, int status, int events)
{
    Conn *c = (Conn *)poll;
    int socket;
    if (c->state == DEAD || uv_fileno((uv_handle_t *)poll, &socket) != 0)
        return;
    if (status < 0) {
        conn_bury(c);
        return;
    }
    if ((events & UV_WRITABLE) != 0)
        send_now(c);
    if ((events & UV_READABLE) == 0 || c->state == DEAD)
        return;
    uint8_t *buffer = c->all->buffer;
    ssize_t size = recv(socket, buffer, READ_SIZE, 0);
    if (size < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR))
        return;
    if (size <= 0) {
        conn_bury(c);
        return;
    }
    c->heard_at = conn_seconds(c->all);
    c->pinged = false;
    if (c->state == OPEN && !conn_may_send_bytes(c, (size_t)size))
        conn_close(c, CLOSE_POLICY);
    else if (c->state == OPEN)
        conn_receive(c, buffer, (size_t)size);
    /* A closing peer's bytes are read and thrown away. */
}

/* --- All connections --- */

Conns *conns_open(uv_loop_t *loop, Clock *clock, const ConnHandler *handler, void *who,
                  ConnLimits limits)
{
    Conns *all = calloc(1, sizeof *all);
    if (all == NULL)
        return NULL;
    all->loop = loop;
    all->clock = clock;
    all->handler = *handler;
    all->who = who;
    all->limits = limits;
    all->ping = frame_new(WSLAY_PING, "", 0);
    return all;
}

bool conn_open(Conns *all, int socket, Address *address, const void *early, size_t size)
{
    Conn *c = calloc(1, all->handler.size);
    if (c == NULL || uv_poll_init_socket(all->loop, &c->poll, socket) != 0) {
        free(c);
        close(socket);
        return false;
    }
    c->all = all;
    c->address = address;
    address_hold(address, HELD_SOCKETS, 1);
    c->heard_at = c->came_at = conn_seconds(all);
    c->next = all->first;
    if (all->first != NULL)
        all->first->before = c;
    all->first = c;
    all->count++;
    all->handler.opened(c, all->who);
    want(c, UV_READABLE);
    if (size > 0 && c->state == OPEN)
        conn_receive(c, early, size);
    return true;
}

int conns_count(const Conns *all)
{
    return all->count;
}

int64_t conns_dropped(const Conns *all)
{
    return all->dropped;
}

int64_t conns_unsent(const Conns *all)
{
    int64_t sum = 0;
    for (const Conn *c = all->first; c != NULL; c = c->next) {
        int socket;
        int unsent = 0;
        if (uv_fileno((const uv_handle_t *)&c->poll, &socket) == 0 &&
            ioctl(socket, TIOCOUTQ, &unsent) == 0)
            sum += unsent;
    }
    return sum;
}

bool conns_make_place(Conns *all, int most)
{
    uint32_t now = conn_seconds(all);
    Conn *oldest = NULL;
    if (all->count < most)
        return true;
    for (Conn *c = all->first; c != NULL; c = c->next)
        if (!c->greeted && now - c->came_at > NEW_SECONDS &&
            (oldest == NULL || c->came_at < oldest->came_at))
            oldest = c;
    if (oldest != NULL)
        conn_bury(oldest);
    return oldest != NULL;
}

void conns_tick(Conns *all)
{
    uint32_t now = conn_seconds(all);
    Conn *next;
    for (Conn *c = all->first; c != NULL; c = next) {
        next = c->next;
        if ((c->state == CLOSING && now - c->since > CLOSING_SECONDS) ||
            (c->state == OPEN && now - c->heard_at > DEAD_SECONDS))
            conn_bury(c);
        else if (c->state == OPEN && c->borrowed != NULL && now - c->since > INCOMPLETE_SECONDS)
            conn_close(c, CLOSE_PROTOCOL);
        else if (c->state == OPEN && !c->greeted && now - c->came_at > GREETING_SECONDS)
            conn_close(c, CLOSE_POLICY);
        else if (c->state == OPEN && !c->pinged && now - c->heard_at > SILENT_SECONDS &&
                 all->ping != NULL) {
            c->pinged = true;
            conn_send(c, all->ping);
        }
    }
}

void conns_close(Conns *all)
{
    while (all->first != NULL)
        conn_bury(all->first);
    while (all->spare != NULL) {
        Borrowed *b = all->spare;
        all->spare = b->next;
        borrowed_free(b);
    }
    frame_drop(all->ping);
    free(all);
}
