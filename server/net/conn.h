/*
 * conn.h - a WebSocket connection: messages in, frames out, nothing kept while it is idle.
 *
 * An idle connection is this struct and no buffer: the server reads all input into one buffer, and
 * a connection borrows a wslay context only while a frame is incomplete. A frame is encoded once
 * and shared by everyone who gets it. A peer that does not read is dropped when its backlog is
 * full.
 */
#ifndef ORI_CONN_H
#define ORI_CONN_H

#include "server/clock.h"
#include "server/limits.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <uv.h>

typedef struct Conn Conn;
typedef struct Conns Conns; /* all those of one server */

/* A frame as it goes over the wire, shared by count. */
typedef struct Frame Frame;
Frame *frame_text(const char *text, size_t size); /* NULL: out of memory */
void frame_drop(Frame *frame);                    /* NULL is fine */

typedef struct ConnHandler {
    size_t size; /* of what begins with a Conn */
    void (*opened)(Conn *conn, void *who);
    void (*message)(Conn *conn, const char *text, size_t size);
    void (*gone)(Conn *conn); /* the last call; its memory goes after it */
} ConnHandler;

/* Limits on everything received: frames (also a ping or an empty fragment) and bytes a second, with
 * a burst of CONN_BURST_SECONDS, for one connection and for all of one address together. 0: none.
 * A connection that sends few frames, as people do, costs its address nothing: neighbours of a
 * flooder behind the same address play on. */
enum {
    CONN_BURST_SECONDS = 5,
    CONN_SHARES = 20, /* of a connection's limit: an address's */
    CONN_QUIET = 20,  /* a connection's limit is this many times what is few */
};

typedef struct ConnLimits {
    size_t max_message;
    size_t max_backlog;
    int64_t frames;
    int64_t bytes;
} ConnLimits;

struct Conn {
    uv_poll_t poll;
    Conns *all;
    Conn *next;
    Conn *before;
    Conn *next_dirty;
    struct Sent *out; /* what the socket did not take yet */
    struct Sent *out_last;
    size_t out_offset; /* of the first */
    size_t out_bytes;
    struct Borrowed *borrowed; /* the wslay context, while a frame is incomplete */
    Address *address;
    Bucket frames;
    Bucket few;
    Bucket bytes;
    uint32_t heard_at; /* seconds of the play clock */
    uint32_t came_at;  /* or was last sent away by what it asked for */
    uint32_t since;    /* a frame is incomplete, or the closing has begun */
    int events;        /* polled for */
    uint8_t state;
    bool dirty;
    bool pinged;
    bool
        greeted; /* its handler knows what it came for: else it ends soon, and is the first to go */
};

/* who: the handler's own. NULL: out of memory. */
Conns *conns_open(uv_loop_t *loop, Clock *clock, const ConnHandler *handler, void *who,
                  ConnLimits limits);
void conns_close(Conns *conns); /* those that are left, at once */
int conns_count(const Conns *conns);
int64_t conns_dropped(const Conns *conns); /* slow ones, since the start */
/* Bytes that the kernel keeps for peers that have not taken them yet. */
int64_t conns_unsent(const Conns *conns);
/* Whether there are fewer than this many, or one that nobody knows could be ended for another. */
bool conns_make_place(Conns *conns, int most);
/* Every second: pings the silent, drops the dead and the half. */
void conns_tick(Conns *conns);
void conns_flush(Conns *conns); /* what was sent since; the loop does it before it waits */

/* Takes the socket; `early` came with the handshake. False: out of memory; the socket is closed. */
bool conn_open(Conns *conns, int socket, Address *address, const void *early, size_t size);
/* False: it is closing or was dropped. */
bool conn_send(Conn *conn, Frame *frame);
void conn_close(Conn *conn, int code); /* says so, then waits a little for the peer */
bool conn_is_open(const Conn *conn);
/* From now on it is known, or not any more: it has a few seconds to say what it wants. */
void conn_greet(Conn *conn, bool known);

#endif
