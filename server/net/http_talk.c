/*
 * http_talk.c - one connection, one request after another: it gathers bytes until a head is whole,
 * then its body; the handler answers now or later; it sends the answer and begins again.
 *
 * It does one read and one request per turn of the loop, so a client that never stops sending
 * cannot keep others waiting. An unreadable request is answered like any other and ends the
 * connection; what follows it is never read.
 */
#include "server/net/http_line.h"

#include "server/net/conn.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>

enum {
    FIRST_ROOM = 2048,
    MOST_ROOM = HEAD_MOST + HTTP_MAX_BODY,
    MAX_BODIES = 32, /* requests of one address whose bodies are still to come */
    HEAD_TIMEOUT = 408,
    HEAD_LARGE = 431,
};

static HttpRequest *request_new(Line *l)
{
    HttpRequest *r = calloc(1, sizeof *r);
    if (r == NULL)
        return NULL;
    l->http->requests++;
    l->asked = true;
    l->request = r;
    r->line = l;
    r->address = l->address;
    return r;
}

static void body_came(HttpRequest *r)
{
    if (r->awaits_body)
        address_hold(r->address, HELD_BODIES, -1);
    r->awaits_body = false;
}

void talk_drop(Line *l)
{
    if (l->request != NULL)
        body_came(l->request);
    free(l->request);
    free(l->out);
    l->request = NULL;
    l->out = NULL;
    l->kept = NULL;
    l->out_size = l->kept_size = l->sent = 0;
}

/* --- Refusing --- */

/* The rest of such a connection is not to be trusted. */
static void send_refusal(HttpRequest *r)
{
    r->handling = false;
    talk_send(r->line);
}

/* A head that cannot be read counts against its sender like a proper request. Behind a proxy it is
 * not known who it was. */
static void refuse(Line *l, int status, const char *why)
{
    HttpRequest *r = l->request != NULL ? l->request : request_new(l);
    if (r == NULL) {
        line_end(l);
        return;
    }
    r->handling = l->last = true;
    if (!l->http->server->config->trust_proxy && l->manner != LINE_OWN)
        l->http->admit(r);
    if (!r->answered)
        http_answer_refusal(r, status, ERROR_BAD_REQUEST, why);
    send_refusal(r);
}

void talk_timeout(Line *l)
{
    refuse(l, HEAD_TIMEOUT, "the request was not complete in time");
}

/* --- A request --- */

/* The address that the proxy before us has seen itself: the last entry of the last line. What
 * stands before it may have been written by anybody. */
static void look_behind_proxy(HttpRequest *r)
{
    Server *server = r->line->http->server;
    if (!server->config->trust_proxy)
        return;
    const char *list = head_last_field(r->line->in, &r->head, "X-Forwarded-For");
    const char *last = list != NULL ? strrchr(list, ',') : NULL;
    Address *behind = list != NULL
                          ? address_of_text(server->addresses, last != NULL ? last + 1 : list,
                                            clock_now(&server->clock))
                          : NULL;
    if (behind != NULL)
        r->address = behind;
}

static bool is_last(const Line *l, const Head *head)
{
    return head->old || l->http->listener < 0 ||
           head_has_word(head_field(l->in, head, "Connection"), "close");
}

static void await_body(HttpRequest *r)
{
    static const char go_on[] = "HTTP/1.1 100 Continue\r\n\r\n";
    Line *l = r->line;
    const char *expect = head_field(l->in, &r->head, "Expect");
    r->awaits_body = true;
    address_hold(r->address, HELD_BODIES, 1);
    if (head_has_word(expect, "100-continue") && l->have == r->head.size && !r->head.old)
        send(l->socket, go_on, sizeof go_on - 1, MSG_NOSIGNAL);
}

/* False: it has been answered or is gone already. */
static bool begin(Line *l, size_t size)
{
    HttpRequest *r = request_new(l);
    if (r == NULL) {
        line_end(l);
        return false;
    }
    const char *wrong = head_read(l->in, size, &r->head);
    if (wrong != NULL) {
        refuse(l, 0, wrong);
        return false;
    }
    look_behind_proxy(r);
    l->last = is_last(l, &r->head);
    r->handling = true;
    if (!line_has_place(l))
        http_answer_error(r, ERROR_TOO_MANY, NULL);
    else if (r->head.body > HTTP_MAX_BODY)
        http_answer_error(r, ERROR_TOO_LARGE, NULL);
    else
        l->http->admit(r);
    if (!r->answered && r->head.body > 0 &&
        address_full(r->address, HELD_BODIES, MAX_BODIES) != NULL)
        http_answer_error(r, ERROR_TOO_MANY,
                          "too many requests from this address wait for their bodies");
    if (r->answered) {
        send_refusal(r);
        return false;
    }
    r->handling = false;
    if (r->head.body > 0)
        await_body(r);
    return true;
}

static void handle(HttpRequest *r)
{
    Line *l = r->line;
    body_came(r);
    r->whole = true;
    r->handling = true;
    l->state = LINE_ANSWERING;
    l->since = clock_now(&l->http->server->clock);
    l->http->handler(r);
    r->handling = false;
    if (r->answered)
        talk_send(l);
    else
        line_want(l, 0);
}

/* An empty line before a request is taken for the end of the one before. */
static void skip_empty_lines(Line *l)
{
    size_t skip = 0;
    while (skip + 1 < l->have && l->in[skip] == '\r' && l->in[skip + 1] == '\n')
        skip += 2;
    if (skip == 0)
        return;
    memmove(l->in, l->in + skip, l->have - skip);
    l->have -= skip;
    l->looked = 0;
}

static void look(Line *l)
{
    if (l->request == NULL) {
        skip_empty_lines(l);
        switch (head_find(l->in, l->have, &l->looked)) {
        case HEAD_WHOLE:
            break;
        case HEAD_PART:
            line_want(l, UV_READABLE);
            return;
        case HEAD_BROKEN:
            refuse(l, 0, "the head has control characters, or lines that do not end with CR LF");
            return;
        case HEAD_TOO_LARGE:
            refuse(l, HEAD_LARGE, "the head of the request is too large");
            return;
        }
        if (!begin(l, l->looked))
            return;
    }
    HttpRequest *r = l->request;
    if (l->have - r->head.size >= r->head.body)
        handle(r);
    else
        line_want(l, UV_READABLE);
}

static bool make_room(Line *l)
{
    if (l->in != NULL && l->have + 1 < l->room)
        return true;
    size_t room = l->in == NULL ? FIRST_ROOM : l->room * 2;
    if (room > MOST_ROOM + 1)
        room = MOST_ROOM + 1;
    char *in = realloc(l->in, room);
    if (in == NULL)
        return false;
    l->in = in;
    l->room = room;
    return true;
}

static void read_more(Line *l)
{
    if (!make_room(l)) {
        line_end(l);
        return;
    }
    ssize_t size = recv(l->socket, l->in + l->have, l->room - l->have - 1, 0);
    if (size < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR))
        return;
    if (size <= 0) { /* nobody waits for an answer */
        line_end(l);
        return;
    }
    l->have += (size_t)size;
    l->in[l->have] = '\0';
    look(l);
}

/* --- The answer --- */

/* If we close a connection while bytes from it are unread, our last answer is lost on the way. */
static void linger(Line *l)
{
    l->state = LINE_LINGERING;
    l->since = clock_now(&l->http->server->clock);
    shutdown(l->socket, SHUT_WR);
    line_want(l, UV_READABLE);
}

static void throw_away(Line *l)
{
    char bytes[4096];
    ssize_t size = recv(l->socket, bytes, sizeof bytes, 0);
    if (size == 0 || (size < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR))
        line_end(l);
}

static void upgrade(Line *l)
{
    HttpRequest *r = l->request;
    Conns *conns = l->http->server->conns;
    int socket = l->socket;
    char *in = l->in;
    size_t skip = r->head.size + r->head.body;
    size_t early = l->have - skip;
    Address *address = r->address;
    l->socket = -1;
    l->in = NULL;
    line_end(l); /* its handle lets go of the socket before another takes it */
    conn_open(conns, socket, address, in + skip, early);
    free(in);
}

static void next_request(Line *l)
{
    HttpRequest *r = l->request;
    size_t used = r->whole ? r->head.size + r->head.body : l->have;
    bool rest = !r->whole || l->have > used;
    talk_drop(l);
    l->since = clock_now(&l->http->server->clock);
    l->have -= used;
    if (l->last && rest) {
        linger(l);
    } else if (l->last) {
        line_end(l);
    } else if (rest) { /* it has asked again: its turn comes with the loop's next */
        memmove(l->in, l->in + used, l->have + 1);
        l->looked = 0;
        l->state = LINE_READING;
        line_want(l, UV_WRITABLE);
    } else {
        free(l->in);
        l->in = NULL;
        l->room = l->looked = 0;
        l->state = LINE_READING;
        line_want(l, UV_READABLE);
    }
}

void talk_send(Line *l)
{
    l->state = LINE_SENDING;
    while (l->out != NULL && l->sent < l->out_size + l->kept_size) {
        size_t first = l->sent < l->out_size ? l->sent : l->out_size;
        size_t second = l->sent - first;
        struct iovec part[2] = {
            {l->out + first, l->out_size - first},
            {(void *)((uintptr_t)l->kept + second), l->kept_size - second},
        };
        struct msghdr message = {.msg_iov = part, .msg_iovlen = 2};
        ssize_t bytes = sendmsg(l->socket, &message, MSG_NOSIGNAL);
        if (bytes < 0 && errno == EINTR)
            continue;
        if (bytes < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == ENOBUFS)) {
            line_want(l, UV_WRITABLE);
            return;
        }
        if (bytes < 0) {
            line_end(l);
            return;
        }
        l->sent += (size_t)bytes;
    }
    if (l->out == NULL) /* there was no memory for it */
        line_end(l);
    else if (l->request->upgrades)
        upgrade(l);
    else
        next_request(l);
}

void talk_ready(Line *l, int events)
{
    switch (l->state) {
    case LINE_READING:
        if ((events & UV_READABLE) != 0)
            read_more(l);
        else
            look(l);
        break;
    case LINE_ANSWERING:
        break;
    case LINE_SENDING:
        talk_send(l);
        break;
    case LINE_LINGERING:
        throw_away(l);
        break;
    }
}
