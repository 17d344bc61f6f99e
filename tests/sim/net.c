/*
 * net.c - simulated sockets: conn.h and http.h of the server, without a socket.
 *
 * A link carries whole messages in order, each after a while; a cut loses what is under way. What a
 * frame is made of, and what goes wrong inside one, is for tests/server/frames and the fuzzers.
 */
#include "sim.h"

#include "server/room/client.h"
#include "server/net/http.h"
#include "server/room/room.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_DELAY_MS = 120, SLOW_ONE_IN = 200, SLOW_MS = 8000 };

struct Frame {
    int uses;
    char text[];
};

struct Conns {
    const ConnHandler *handler;
    void *who;
    int count;
};

typedef struct Link {
    Conn *conn;       /* the server's end, while it has one */
    const Conns *all; /* and whose, until that server dies */
    SimDeed *heard;
    int who;
    bool open;         /* the client's end */
    int64_t to_server; /* nothing arrives before */
    int64_t to_client;
} Link;

static Link links[NET_LINKS];
static int count;
static int dead_below; /* links of servers that have died */

static int64_t arrival(int64_t *last)
{
    int64_t when = sim_now + (sim_rarely(SLOW_ONE_IN) ? sim_between(0, SLOW_MS)
                                                      : sim_between(0, MOST_DELAY_MS));
    *last = when > *last ? when : *last;
    return *last;
}

/* --- The client's side --- */

int64_t net_sent_at;

static void arrives_at_client(int link, int64_t sent_at, char *text)
{
    Link *l = &links[link];
    if (!l->open)
        return;
    net_sent_at = sent_at;
    if (text == NULL)
        l->open = false;
    l->heard(l->who, link, text);
}

static void arrives_at_server(int link, int64_t unused, char *text)
{
    Link *l = &links[link];
    (void)unused;
    if (l->conn != NULL && l->conn->state == 0)
        l->conn->all->handler->message(l->conn, text, strlen(text));
}

/* The server's end goes: because the client cut it, or because it was closed. */
static void goes(int link, int64_t unused, char *none)
{
    Link *l = &links[link];
    Conn *conn = l->conn;
    (void)unused;
    (void)none;
    if (conn == NULL)
        return;
    l->conn = NULL;
    conn->state = 2;
    conn->all->handler->gone(conn);
    address_hold(conn->address, HELD_SOCKETS, -1);
    conn->all->count--;
    free(conn);
}

int net_connect(Server *server, SimDeed *heard, int who)
{
    if (count == NET_LINKS)
        sim_broken("this world has too few links");
    int link = count++;
    links[link] = (Link){.heard = heard, .who = who, .open = true};
    struct sockaddr *nobody = NULL;
    Address *address = address_of(server->addresses, nobody, clock_now(&server->clock));
    conn_open(server->conns, link, address, NULL, 0);
    return link;
}

void net_say(int link, const char *text)
{
    if (links[link].open)
        sim_at(arrival(&links[link].to_server), arrives_at_server, link, 0, text);
}

void net_cut(int link)
{
    if (!links[link].open)
        return;
    links[link].open = false;
    sim_at(arrival(&links[link].to_server), goes, link, 0, NULL);
}

void net_drop_all(const Server *server)
{
    for (int i = dead_below; i < count; i++) {
        Link *l = &links[i];
        if (l->all != server->conns)
            continue;
        l->conn = NULL; /* its memory is lost with the server's */
        l->all = NULL;
        if (l->open)
            sim_at(arrival(&l->to_client), arrives_at_client, i, sim_now, NULL);
    }
    while (dead_below < count && links[dead_below].all == NULL)
        dead_below++;
}

void net_forget(void)
{
    count = dead_below = 0;
}

bool net_is_open(int link)
{
    return link >= 0 && links[link].open;
}

bool net_has_guests(const char *table)
{
    for (int i = dead_below; i < count; i++) {
        const Client *c = (const Client *)links[i].conn;
        if (c != NULL && c->room != NULL && strcmp(c->room->table.row.id, table) == 0)
            return true;
    }
    return false;
}

/* --- conn.h --- */

Frame *frame_text(const char *text, size_t size)
{
    Frame *f = malloc(sizeof *f + size + 1);
    f->uses = 1;
    memcpy(f->text, text, size);
    f->text[size] = '\0';
    return f;
}

void frame_drop(Frame *f)
{
    if (f != NULL && --f->uses == 0)
        free(f);
}

Conns *conns_open(uv_loop_t *loop, Clock *clock, const ConnHandler *handler, void *who,
                  ConnLimits limits)
{
    Conns *conns = calloc(1, sizeof *conns);
    (void)loop;
    (void)clock;
    (void)limits;
    *conns = (Conns){.handler = handler, .who = who};
    return conns;
}

void conns_close(Conns *conns)
{
    (void)conns;
}

int conns_count(const Conns *conns)
{
    return conns->count;
}

int64_t conns_dropped(const Conns *conns)
{
    (void)conns;
    return 0;
}

int64_t conns_unsent(const Conns *conns)
{
    (void)conns;
    return 0;
}

bool conns_make_place(Conns *conns, int most)
{
    return conns->count < most;
}

void conns_tick(Conns *conns)
{
    (void)conns;
}

void conns_flush(Conns *conns)
{
    (void)conns;
}

bool conn_open(Conns *conns, int socket, Address *address, const void *early, size_t size)
{
    Conn *conn = calloc(1, conns->handler->size);
    (void)early;
    (void)size;
    conn->all = conns;
    conn->address = address;
    conn->events = socket;
    address_hold(address, HELD_SOCKETS, 1);
    conns->count++;
    links[socket].conn = conn;
    links[socket].all = conns;
    conns->handler->opened(conn, conns->who);
    return true;
}

bool conn_send(Conn *conn, Frame *frame)
{
    Link *l = &links[conn->events];
    if (conn->state != 0)
        return false;
    sim_at(arrival(&l->to_client), arrives_at_client, conn->events, sim_now, frame->text);
    return true;
}

void conn_close(Conn *conn, int code)
{
    Link *l = &links[conn->events];
    (void)code;
    if (conn->state != 0)
        return;
    conn->state = 1;
    sim_at(arrival(&l->to_client), arrives_at_client, conn->events, sim_now, NULL);
    sim_at(arrival(&l->to_server), goes, conn->events, 0, NULL);
}

void conn_greet(Conn *conn, bool known)
{
    conn->greeted = known;
}

bool conn_is_open(const Conn *conn)
{
    return conn->state == 0;
}

/* --- http.h --- */

struct HttpRequest {
    Server *server;
    const char *method;
    const char *path;
    const char *body;
    SimDeed *heard;
    int who;
    bool answered;
};

void net_ask(Server *server, const char *method, const char *path, const char *body, SimDeed *heard,
             int who)
{
    HttpRequest *r = calloc(1, sizeof *r); /* lost with the server if it dies first */
    *r = (HttpRequest){.server = server,
                       .method = method,
                       .path = strdup(path),
                       .body = strdup(body),
                       .heard = heard,
                       .who = who};
    extern HttpHandler api_admit, api_answer;
    api_admit(r);
    if (!r->answered)
        api_answer(r);
}

Server *http_server(const HttpRequest *r)
{
    return r->server;
}

const char *http_method(const HttpRequest *r)
{
    return r->method;
}

const char *http_path(const HttpRequest *r)
{
    return r->path;
}

bool http_is_old(const HttpRequest *r)
{
    (void)r;
    return false;
}

const char *http_header(const HttpRequest *r, const char *name)
{
    (void)r;
    return strcmp(name, "Content-Type") == 0 ? "application/json" : NULL;
}

bool http_has_word(const HttpRequest *r, const char *name, const char *word)
{
    (void)r;
    (void)name;
    (void)word;
    return false;
}

const char *http_body(const HttpRequest *r, size_t *size)
{
    *size = strlen(r->body);
    return r->body;
}

Address *http_address(const HttpRequest *r)
{
    struct sockaddr *nobody = NULL;
    return address_of(r->server->addresses, nobody, clock_now(&r->server->clock));
}

int64_t http_requests(const Http *http)
{
    (void)http;
    return 0;
}

void http_answer(HttpRequest *r, int status, const char *type, const char *body, size_t size,
                 const HttpHeader header[])
{
    char *text = malloc(size + 1);
    (void)type;
    (void)header;
    memcpy(text, body, size);
    text[size] = '\0';
    r->answered = true;
    sim_at(sim_now + sim_between(0, MOST_DELAY_MS), r->heard, r->who, status, text);
    free(text);
}

void http_answer_kept(HttpRequest *r, int status, const char *type, const void *body, size_t size,
                      const HttpHeader header[])
{
    http_answer(r, status, type, body, size, header);
}

const HttpHeader http_no_store[] = {{NULL, NULL}};

void http_answer_object(HttpRequest *r, int status, Json *body, const HttpHeader header[])
{
    out_close(body, '}');
    http_answer(r, status, "", body->text, (size_t)body->length, header);
    text_free(body);
}

void http_answer_json(HttpRequest *r, int status, Json *body)
{
    http_answer_object(r, status, body, http_no_store);
}

void http_answer_error(HttpRequest *r, ErrorCode code, const char *message)
{
    (void)message;
    http_answer(r, error_status(code), "", "{}", 2, NULL);
}

void http_answer_upgrade(HttpRequest *r, const char *accept)
{
    (void)r;
    (void)accept;
    sim_broken("nobody asks for a WebSocket here");
}
