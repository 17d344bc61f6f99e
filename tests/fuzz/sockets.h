/*
 * sockets.h - one socket in memory, for the fuzzers of what comes over it: conn.c and http_talk.c
 * read from it, write to it and wait for it as if it were the system's.
 *
 * The server hears its input in pieces, and may be able to send only some bytes at a time. Whatever
 * it sends is kept, to be judged.
 */
#ifndef ORI_FUZZ_SOCKETS_H
#define ORI_FUZZ_SOCKETS_H

#include "world.h"

#include "server/net/http_line.h"

#include <errno.h>
#include <sys/socket.h>
#include <sys/uio.h>

enum { OUR_SOCKET = 1 << 20, MOST_HEARD = 1 << 20 };

static struct {
    const uint8_t *input;
    size_t left;
    size_t piece; /* as much comes at a time */
    size_t most;  /* as much can be sent at a time; 0: everything */
    bool choked;  /* nothing can be sent until it is waited for */
    uint8_t heard[MOST_HEARD];
    size_t heard_size;
    uv_poll_t *poll; /* of the WebSocket */
    uv_poll_cb ready;
    int events;
    uv_handle_t *closing;
    uv_close_cb closed;
} wire;

/* --- The system's calls, and libuv's --- */

ssize_t __real_recv(int socket, void *to, size_t size, int flags);
ssize_t __wrap_recv(int socket, void *to, size_t size, int flags);
ssize_t __real_send(int socket, const void *from, size_t size, int flags);
ssize_t __wrap_send(int socket, const void *from, size_t size, int flags);
ssize_t __wrap_sendmsg(int socket, const struct msghdr *message, int flags);
int __wrap_shutdown(int socket, int how);
int __real_close(int socket);
int __wrap_close(int socket);

ssize_t __wrap_recv(int socket, void *to, size_t size, int flags)
{
    REQUIRE(socket == OUR_SOCKET);
    (void)flags;
    size_t part = wire.left < wire.piece ? wire.left : wire.piece;
    part = part < size ? part : size;
    if (part > 0)
        memcpy(to, wire.input, part);
    wire.input += part;
    wire.left -= part;
    return (ssize_t)part;
}

ssize_t __wrap_send(int socket, const void *from, size_t size, int flags)
{
    REQUIRE(socket == OUR_SOCKET);
    (void)flags;
    size_t room = MOST_HEARD - wire.heard_size;
    size = size < room ? size : room;
    if (size > 0)
        memcpy(wire.heard + wire.heard_size, from, size);
    wire.heard_size += size;
    return (ssize_t)size;
}

ssize_t __wrap_sendmsg(int socket, const struct msghdr *message, int flags)
{
    size_t sent = 0;
    if (wire.choked || wire.heard_size == MOST_HEARD) {
        errno = wire.choked ? EAGAIN : EPIPE;
        return -1;
    }
    for (size_t i = 0; i < message->msg_iovlen; i++) {
        size_t size = message->msg_iov[i].iov_len;
        if (wire.most > 0 && sent + size > wire.most)
            size = wire.most - sent;
        sent += (size_t)__wrap_send(socket, message->msg_iov[i].iov_base, size, flags);
    }
    wire.choked = wire.most > 0;
    return (ssize_t)sent;
}

int __wrap_shutdown(int socket, int how)
{
    REQUIRE(socket == OUR_SOCKET);
    if (how != SHUT_WR)
        wire.left = 0;
    return 0;
}

int __wrap_close(int socket)
{
    return socket == OUR_SOCKET ? 0 : __real_close(socket);
}

int uv_poll_init_socket(uv_loop_t *loop, uv_poll_t *poll, uv_os_sock_t socket)
{
    (void)loop;
    REQUIRE(socket == OUR_SOCKET && wire.poll == NULL);
    wire.poll = poll;
    return 0;
}

int uv_poll_start(uv_poll_t *poll, int events, uv_poll_cb ready)
{
    REQUIRE(poll == wire.poll);
    wire.events = events;
    wire.ready = ready;
    return 0;
}

int uv_poll_stop(uv_poll_t *poll)
{
    REQUIRE(poll == wire.poll);
    wire.events = 0;
    return 0;
}

int uv_fileno(const uv_handle_t *handle, uv_os_fd_t *socket)
{
    *socket = OUR_SOCKET;
    return handle == wire.closing ? UV_EBADF : 0;
}

void uv_close(uv_handle_t *handle, uv_close_cb closed)
{
    REQUIRE(wire.closing == NULL);
    wire.closing = handle;
    wire.closed = closed;
}

/* --- A connection of HTTP, instead of http_lines.c --- */

static Line *line; /* NULL: it has ended */

bool lines_open(Http *http)
{
    (void)http;
    return true;
}

void lines_rest(Http *http)
{
    (void)http;
}

void http_release(Http *http)
{
    (void)http;
}

void line_want(Line *l, int events)
{
    l->events = events;
}

void line_end(Line *l)
{
    REQUIRE(l == line && l->state != LINE_ANSWERING);
    talk_drop(l);
    free(l->in);
    l->address->uses--;
    line = NULL;
}

bool line_has_place(Line *l)
{
    return l->manner != LINE_OVER;
}

/* --- What the loop does --- */

static void wire_begin(const uint8_t *data, size_t size, uint8_t how)
{
    wire.input = data;
    wire.left = size;
    wire.piece = size / (1 + how % 8) + 1;
    wire.most = (how & 0x80) != 0 ? 100 : 0;
    wire.choked = false;
    wire.heard_size = 0;
    world.thoughts = THOUGHTS;
}

/* A WebSocket reads to the end of the input, and is gone. */
static void wire_run(void)
{
    Server *s = &world.server;
    while (wire.closing == NULL) {
        REQUIRE((wire.events & UV_READABLE) != 0);
        wire.choked = false;
        wire.ready(wire.poll, 0, wire.events);
        world_go_on();
        conns_flush(s->conns);
    }
    uv_handle_t *closing = wire.closing;
    wire.poll = NULL;
    wire.closing = NULL;
    wire.closed(closing);
    REQUIRE(conns_count(s->conns) == 0);
    world_go_on();
}

/* What a WebSocket was sent: whole frames, of the server's kinds, and texts that are JSON. Only the
 * last may be cut off, by the end. */
static void wire_judge(const uint8_t *at, size_t left)
{
    while (left >= 2) {
        unsigned opcode = at[0] & 15u;
        size_t head = (at[1] & 127) < 126 ? 2 : (at[1] & 127) == 126 ? 4 : 10;
        size_t size = at[1] & 127u;
        REQUIRE((at[0] & 0xF0) == 0x80 && (at[1] & 128) == 0);
        REQUIRE(opcode == 1 || opcode == 8 || opcode == 9 || opcode == 10);
        if (left < head)
            return;
        if (head > 2)
            size = 0;
        for (size_t i = 2; i < head; i++)
            size = size << 8 | at[i];
        if (left < head + size)
            return;
        REQUIRE(opcode == 1 || size <= 125);
        REQUIRE(opcode != 1 || (at[head] == '{' && at[head + size - 1] == '}'));
        at += head + size;
        left -= head + size;
    }
}

#endif
