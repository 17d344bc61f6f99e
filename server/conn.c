/*
 * conn.c - WebSocket connections on the loop.
 */
#include "server/conn.h"

#include "base/utf8.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>
#include <wslay/wslay.h>

enum {
    READ_SIZE = 16384,
    SPARE_CONTEXTS = 64,
    MAX_VECTORS = 16,
    SILENT_SECONDS = 45,     /* then it is pinged ... */
    DEAD_SECONDS = 120,      /* ... and at last taken for dead */
    INCOMPLETE_SECONDS = 20, /* for the rest of a frame */
    CLOSING_SECONDS = 2,     /* for the peer's own close */
};

enum {
    CLOSE_PROTOCOL = 1002,
    CLOSE_UNSUPPORTED = 1003,
    CLOSE_NOT_UTF8 = 1007,
    CLOSE_POLICY = 1008,
    CLOSE_TOO_LARGE = 1009,
};

typedef enum State { OPEN, CLOSING, DEAD } State;

struct Frame {
    int uses;
    uint32_t size;
    uint8_t bytes[];
};

typedef struct Sent {
    struct Sent *next;
    Frame *frame;
} Sent;

/* A wslay context with what it is being fed. */
typedef struct Borrowed {
    struct Borrowed *next;
    wslay_event_context_ptr wslay;
    Conn *conn;
    const uint8_t *input;
    size_t left;
    uint64_t fed;      /* bytes since it was borrowed ... */
    uint64_t expected; /* ... and as the headers told */
    bool fragmented;   /* in the middle of a message of several frames */
    uint8_t head[14];  /* of the next frame, as far as it has come */
    int have;
    uint64_t skip;  /* bytes of the present frame's payload that are still to come */
    int close_with; /* the code for what the peer said wrong and wslay takes, else 0 */
} Borrowed;

struct Conns {
    uv_loop_t *loop;
    Clock *clock;
    ConnHandler handler;
    void *who;
    ConnLimits limits;
    Conn *first;
    Conn *dirty;
    Borrowed *spare;
    int spares;
    int count;
    int64_t dropped;
    Frame *ping;
    uint8_t buffer[READ_SIZE]; /* for whoever is being read */
};

static void send_now(Conn *c);

static uint32_t seconds(const Conns *all)
{
    return (uint32_t)(clock_now(all->clock) / SECOND_MS);
}

/* --- Frames --- */

static Frame *frame_new(int opcode, const void *payload, size_t size)
{
    size_t head = size < 126 ? 2 : size < 65536 ? 4 : 10;
    Frame *f = malloc(sizeof *f + head + size);
    if (f == NULL)
        return NULL;
    f->uses = 1;
    f->size = (uint32_t)(head + size);
    f->bytes[0] = (uint8_t)(0x80 | opcode);
    f->bytes[1] = (uint8_t)(head == 2 ? size : head == 4 ? 126 : 127);
    for (size_t i = 2; i < head; i++)
        f->bytes[i] = (uint8_t)((uint64_t)size >> 8 * (head - 1 - i));
    memcpy(f->bytes + head, payload, size);
    return f;
}

Frame *frame_text(const char *text, size_t size)
{
    return frame_new(WSLAY_TEXT_FRAME, text, size);
}

void frame_drop(Frame *f)
{
    if (f != NULL && --f->uses == 0)
        free(f);
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
    for (Conn **link = &c->all->dirty; *link != NULL; link = &(*link)->next_dirty)
        if (*link == c) {
            *link = c->next_dirty;
            break;
        }
    c->dirty = false;
}

static void free_borrowed(Borrowed *b)
{
    wslay_event_context_free(b->wslay);
    free(b);
}

static void on_closed(uv_handle_t *handle)
{
    Conn *c = (Conn *)handle;
    free(c);
}

static void bury(Conn *c)
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
        free_borrowed(c->borrowed);
        c->borrowed = NULL;
    } /* else the reader is at work on it and frees it */
    if (c->before != NULL)
        c->before->next = c->next;
    else
        c->all->first = c->next;
    if (c->next != NULL)
        c->next->before = c->before;
    c->all->count--;
    c->address->uses--;
    c->address->sockets--;
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
        bury(c);
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
            bury(c);
            return;
        }
        sent(c, (size_t)bytes);
    }
    want(c, UV_READABLE);
    if (c->state == CLOSING)
        shutdown(socket, SHUT_WR);
}

static void mark_dirty(Conn *c)
{
    if (c->dirty)
        return;
    c->dirty = true;
    c->next_dirty = c->all->dirty;
    c->all->dirty = c;
}

/* Keeps a reference of its own. */
static bool enqueue(Conn *c, Frame *f)
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
    mark_dirty(c);
    return true;
}

bool conn_is_open(const Conn *c)
{
    return c->state == OPEN;
}

bool conn_send(Conn *c, Frame *f)
{
    if (c->state != OPEN)
        return false;
    if (f != NULL && c->out_bytes + f->size <= c->all->limits.max_backlog && enqueue(c, f))
        return true;
    /* It does not read, or there is no memory: what it misses it gets when it comes again. */
    c->all->dropped++;
    c->state = CLOSING;
    c->since = seconds(c->all);
    drop_output(c);
    int socket;
    if (uv_fileno((uv_handle_t *)&c->poll, &socket) == 0)
        shutdown(socket, SHUT_RDWR); /* the loop sees the end of it, and buries it */
    return false;
}

void conn_close(Conn *c, int code)
{
    if (c->state != OPEN)
        return;
    uint8_t payload[2] = {(uint8_t)(code >> 8), (uint8_t)code};
    Frame *f = frame_new(WSLAY_CONNECTION_CLOSE, payload, sizeof payload);
    if (f != NULL)
        enqueue(c, f);
    frame_drop(f);
    mark_dirty(c);
    c->state = CLOSING;
    c->since = seconds(c->all);
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

static ssize_t feed(wslay_event_context_ptr wslay, uint8_t *to, size_t size, int flags, void *user)
{
    Borrowed *b = user;
    (void)flags;
    if (b->left == 0 || b->conn->state != OPEN) {
        wslay_event_set_error(wslay, WSLAY_ERR_WOULDBLOCK);
        return -1;
    }
    size_t part = size < b->left ? size : b->left;
    memcpy(to, b->input, part);
    b->input += part;
    b->left -= part;
    b->fed += part;
    return (ssize_t)part;
}

/* What wslay has to say by itself: pongs, and the close of a broken peer. For some broken frames it
 * would close without a code. */
static ssize_t answer(wslay_event_context_ptr wslay, const uint8_t *bytes, size_t size, int flags,
                      void *user)
{
    static const uint8_t empty_close[] = {0x88, 0};
    static const uint8_t protocol_close[] = {0x88, 2, CLOSE_PROTOCOL >> 8, CLOSE_PROTOCOL & 0xFF};
    Borrowed *b = user;
    size_t said = size;
    (void)flags;
    if (size == sizeof empty_close && memcmp(bytes, empty_close, size) == 0 &&
        !wslay_event_get_close_received(wslay)) {
        bytes = protocol_close;
        size = sizeof protocol_close;
    }
    Frame *f = malloc(sizeof *f + size);
    if (f == NULL || b->conn->state == DEAD ||
        b->conn->out_bytes + size > b->conn->all->limits.max_backlog) {
        free(f);
        wslay_event_set_error(wslay, WSLAY_ERR_CALLBACK_FAILURE);
        return -1;
    }
    f->uses = 1;
    f->size = (uint32_t)size;
    memcpy(f->bytes, bytes, size);
    enqueue(b->conn, f);
    frame_drop(f);
    return (ssize_t)said;
}

static bool take(Bucket *bucket, int64_t now, int64_t a_second, int64_t cost)
{
    return bucket_take(bucket, now, a_second * 3600, a_second * CONN_BURST_SECONDS, cost);
}

static bool may_send_frame(Conn *c)
{
    const ConnLimits *limits = &c->all->limits;
    int64_t now = clock_now(c->all->clock);
    return take(&c->frames, now, limits->frames, 1) &&
           take(&c->address->frames, now, limits->frames * CONN_SHARES, 1);
}

static bool may_send_bytes(Conn *c, size_t size)
{
    return take(&c->bytes, clock_now(c->all->clock), c->all->limits.bytes, (int64_t)size);
}

/* 0, or the code for a frame that may not come, known from its header alone. */
static int judge_frame(Borrowed *b)
{
    int extended = (b->head[1] & 127) == 126 ? 2 : (b->head[1] & 127) == 127 ? 8 : 0;
    int mask = (b->head[1] & 128) != 0 ? 4 : 0;
    int opcode = b->head[0] & 15;
    uint64_t length = extended == 0 ? b->head[1] & 127u : 0;
    for (int i = 0; i < extended; i++)
        length = length << 8 | b->head[2 + i];
    if (b->have == 2 + extended && !wslay_is_ctrl_frame(opcode) &&
        length > b->conn->all->limits.max_message)
        return CLOSE_TOO_LARGE;
    if (b->have == 2 && !may_send_frame(b->conn))
        return CLOSE_POLICY;
    if (b->have == 2 + extended + mask) {
        b->skip = length;
        b->have = 0;
    }
    return 0;
}

/* Walks over the frames before wslay gets them, which tells of a frame only when some of its payload
 * is there. Returns how many bytes it may get; *code: why not all of them. */
static size_t walk(Borrowed *b, const uint8_t *bytes, size_t size, int *code)
{
    size_t whole = 0; /* where the present frame begins */
    for (size_t at = 0; at < size;) {
        if (b->skip > 0) {
            size_t part = size - at < b->skip ? size - at : (size_t)b->skip;
            b->skip -= part;
            at += part;
            continue;
        }
        if (b->have == 0)
            whole = at;
        b->head[b->have++] = bytes[at++];
        if (b->have >= 2 && (*code = judge_frame(b)) != 0)
            return whole;
    }
    return size;
}

static void on_frame(wslay_event_context_ptr wslay,
                     const struct wslay_event_on_frame_recv_start_arg *frame, void *user)
{
    Borrowed *b = user;
    (void)wslay;
    uint64_t size = frame->payload_length;
    b->expected += 2 + 4 + (size < 126 ? 0u : size < 65536 ? 2u : 8u) + size;
    if (frame->opcode == WSLAY_CONNECTION_CLOSE && size == 1)
        b->close_with = CLOSE_PROTOCOL; /* half a code */
    if (!wslay_is_ctrl_frame(frame->opcode))
        b->fragmented = frame->fin == 0;
}

static void on_message(wslay_event_context_ptr wslay,
                       const struct wslay_event_on_msg_recv_arg *message, void *user)
{
    Borrowed *b = user;
    (void)wslay;
    if (b->conn->state != OPEN)
        return;
    if (message->opcode == WSLAY_TEXT_FRAME)
        b->conn->all->handler.message(b->conn, (const char *)message->msg, message->msg_length);
    else if (message->opcode == WSLAY_BINARY_FRAME)
        b->close_with = CLOSE_UNSUPPORTED;
    else if (message->opcode == WSLAY_CONNECTION_CLOSE && message->msg_length > 2 &&
             !utf8_is_valid((const char *)message->msg + 2, (int)message->msg_length - 2))
        /* wslay looks at the text as it comes, and misses it when it comes byte by byte. */
        b->close_with = CLOSE_NOT_UTF8;
}

static Borrowed *borrow(Conn *c)
{
    static const struct wslay_event_callbacks callbacks = {
        .recv_callback = feed,
        .send_callback = answer,
        .on_frame_recv_start_callback = on_frame,
        .on_msg_recv_callback = on_message,
    };
    Conns *all = c->all;
    Borrowed *b = all->spare;
    if (b != NULL) {
        all->spare = b->next;
        all->spares--;
    } else {
        b = calloc(1, sizeof *b);
        if (b == NULL || wslay_event_context_server_init(&b->wslay, &callbacks, b) != 0) {
            free(b);
            return NULL;
        }
        wslay_event_config_set_max_recv_msg_length(b->wslay, all->limits.max_message);
    }
    *b = (Borrowed){.wslay = b->wslay, .conn = c};
    c->borrowed = b;
    c->since = seconds(c->all);
    return b;
}

static void give_back(Borrowed *b)
{
    Conns *all = b->conn->all;
    b->conn->borrowed = NULL;
    b->conn = NULL;
    if (all->spares >= SPARE_CONTEXTS) {
        free_borrowed(b);
        return;
    }
    b->next = all->spare;
    all->spare = b;
    all->spares++;
}

static void receive(Conn *c, const uint8_t *bytes, size_t size)
{
    Borrowed *b = c->borrowed != NULL ? c->borrowed : borrow(c);
    if (b == NULL) {
        bury(c);
        return;
    }
    int refused = 0;
    b->input = bytes;
    b->left = walk(b, bytes, size, &refused);
    int code = wslay_event_recv(b->wslay);
    b->input = NULL;
    if (c->state == DEAD) { /* the handler ended it while it was being read */
        free_borrowed(b);
        c->borrowed = NULL;
        return;
    }
    if (b->close_with == 0)
        b->close_with = refused;
    if (b->close_with != 0) { /* before wslay answers in its own way */
        conn_close(c, b->close_with);
        return;
    }
    wslay_event_send(b->wslay);
    if (wslay_event_get_close_received(b->wslay) || wslay_event_get_close_sent(b->wslay)) {
        /* wslay has queued the close itself. */
        if (c->state == OPEN) {
            c->state = CLOSING;
            c->since = seconds(c->all);
            mark_dirty(c);
        }
    } else if (code != 0 && c->state == OPEN) {
        conn_close(c, CLOSE_PROTOCOL);
    } else if (b->fed == b->expected && !b->fragmented && c->state == OPEN) {
        give_back(b);
    }
}

static void on_ready(uv_poll_t *poll, int status, int events)
{
    Conn *c = (Conn *)poll;
    int socket;
    if (c->state == DEAD || uv_fileno((uv_handle_t *)poll, &socket) != 0)
        return;
    if (status < 0) {
        bury(c);
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
        bury(c);
        return;
    }
    c->heard_at = seconds(c->all);
    c->pinged = false;
    if (c->state == OPEN && !may_send_bytes(c, (size_t)size))
        conn_close(c, CLOSE_POLICY);
    else if (c->state == OPEN)
        receive(c, buffer, (size_t)size);
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
    address->uses++;
    address->sockets++;
    c->heard_at = seconds(all);
    c->next = all->first;
    if (all->first != NULL)
        all->first->before = c;
    all->first = c;
    all->count++;
    all->handler.opened(c, all->who);
    want(c, UV_READABLE);
    if (size > 0 && c->state == OPEN)
        receive(c, early, size);
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

void conns_tick(Conns *all)
{
    uint32_t now = seconds(all);
    Conn *next;
    for (Conn *c = all->first; c != NULL; c = next) {
        next = c->next;
        if (c->state == CLOSING && now - c->since > CLOSING_SECONDS)
            bury(c);
        else if (c->state == OPEN && now - c->heard_at > DEAD_SECONDS)
            bury(c);
        else if (c->state == OPEN && c->borrowed != NULL && now - c->since > INCOMPLETE_SECONDS)
            conn_close(c, CLOSE_PROTOCOL);
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
        bury(all->first);
    while (all->spare != NULL) {
        Borrowed *b = all->spare;
        all->spare = b->next;
        free_borrowed(b);
    }
    frame_drop(all->ping);
    free(all);
}
