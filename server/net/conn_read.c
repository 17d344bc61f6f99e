/*
 * conn_read.c - counts incoming frames, judges them by their headers, and reads them with wslay.
 *
 * A wslay context is borrowed only while a frame is incomplete: an idle connection has none.
 */
#include "server/net/conns.h"

#include "base/utf8.h"

#include <stdlib.h>
#include <string.h>

enum { SPARE_CONTEXTS = 64 };

void borrowed_free(Borrowed *b)
{
    wslay_event_context_free(b->wslay);
    free(b);
}

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

/* What wslay has to say on its own: pongs, and the close of a broken peer; a header, then its payload.
 * For some broken frames it would close without a code. */
static ssize_t answer(wslay_event_context_ptr wslay, const uint8_t *bytes, size_t size, int flags,
                      void *user)
{
    static const uint8_t empty_close[] = {0x88, 0};
    static const uint8_t protocol_close[] = {0x88, 2, CLOSE_PROTOCOL >> 8, CLOSE_PROTOCOL & 0xFF};
    Borrowed *b = user;
    size_t said = size;
    (void)flags;
    bool is_header = b->owed == 0; /* a payload may look like anything */
    b->owed = is_header ? bytes[1] & 127u : b->owed - size;
    if (is_header && size == sizeof empty_close && memcmp(bytes, empty_close, size) == 0 &&
        !wslay_event_get_close_received(wslay)) {
        bytes = protocol_close;
        size = sizeof protocol_close;
    }
    bool fits =
        b->conn->state != DEAD && b->conn->out_bytes + size <= b->conn->all->limits.max_backlog;
    Frame *f = fits ? frame_encoded(bytes, size) : NULL;
    if (f == NULL) {
        wslay_event_set_error(wslay, WSLAY_ERR_CALLBACK_FAILURE);
        return -1;
    }
    conn_enqueue(b->conn, f);
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
    int64_t all = limits->frames * CONN_SHARES;
    return take(&c->frames, now, limits->frames, 1) &&
           (bucket_take(&c->few, now, limits->frames * 3600 / CONN_QUIET,
                        limits->frames * CONN_BURST_SECONDS / CONN_QUIET, 1) ||
            address_take(c->address, SPENT_FRAMES, now, all * 3600, all * CONN_BURST_SECONDS, 1));
}

bool conn_may_send_bytes(Conn *c, size_t size)
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
    c->since = conn_seconds(c->all);
    return b;
}

static void give_back(Borrowed *b)
{
    Conns *all = b->conn->all;
    b->conn->borrowed = NULL;
    b->conn = NULL;
    if (all->spares >= SPARE_CONTEXTS) {
        borrowed_free(b);
        return;
    }
    b->next = all->spare;
    all->spare = b;
    all->spares++;
}

void conn_receive(Conn *c, const uint8_t *bytes, size_t size)
{
    Borrowed *b = c->borrowed != NULL ? c->borrowed : borrow(c);
    if (b == NULL) {
        conn_bury(c);
        return;
    }
    int refused = 0;
    b->input = bytes;
    b->left = walk(b, bytes, size, &refused);
    int code = wslay_event_recv(b->wslay);
    b->input = NULL;
    if (c->state == DEAD) { /* the handler ended it while it was being read */
        borrowed_free(b);
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
            c->since = conn_seconds(c->all);
            conn_mark_dirty(c);
        }
    } else if (code != 0 && c->state == OPEN) {
        conn_close(c, CLOSE_PROTOCOL);
    } else if (b->fed == b->expected && !b->fragmented && c->state == OPEN) {
        give_back(b);
    }
}
