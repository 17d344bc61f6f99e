/*
 * conns.h - connections from inside: for conn.c (sockets, sending), conn_read.c (incoming frames)
 * and frame.c (outgoing frames).
 */
#ifndef ORI_CONNS_H
#define ORI_CONNS_H

#include "server/net/conn.h"

#include <wslay/wslay.h>

enum { READ_SIZE = 16384 };

enum {
    CLOSE_PROTOCOL = 1002,
    CLOSE_UNSUPPORTED = 1003,
    CLOSE_NOT_UTF8 = 1007,
    CLOSE_POLICY = 1008,
    CLOSE_TOO_LARGE = 1009,
};

typedef enum ConnState { OPEN, CLOSING, DEAD } ConnState;

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
    size_t owed;    /* bytes of the payload whose header wslay has sent */
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
    uint8_t buffer[READ_SIZE]; /* for the connection that is being read */
};

/* --- frame.c; NULL: out of memory --- */

Frame *frame_new(int opcode, const void *payload, size_t size);
Frame *frame_encoded(const uint8_t *bytes, size_t size); /* these bytes are the frame */

uint32_t conn_seconds(const Conns *all); /* of the play clock */

/* --- conn.c --- */

bool conn_enqueue(Conn *conn, Frame *frame); /* keeps a reference of its own */
void conn_mark_dirty(Conn *conn);
void conn_bury(Conn *conn); /* its end */

/* --- conn_read.c --- */

void conn_receive(Conn *conn, const uint8_t *bytes, size_t size);
bool conn_may_send_bytes(Conn *conn, size_t size);
void borrowed_free(Borrowed *borrowed);

#endif
