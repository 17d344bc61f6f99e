/*
 * http.c - libmicrohttpd in the loop.
 *
 * Its epoll descriptor is polled by the loop; it runs when that is ready or when one of its own
 * timeouts is due. After an upgrade the socket is duplicated and libmicrohttpd gets its own back at
 * once: an idle WebSocket costs it nothing.
 */
#include "server/http.h"

#include "server/conn.h"
#include "server/log.h"
#include "server/watchdog.h"

#include <errno.h>
#include <fcntl.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum {
    POOL_BYTES = 32768, /* of one connection, for its headers: other sites' cookies come along */
    MAX_PATH = 1024,    /* ours are far shorter */
    MAX_BODIES = 32,    /* requests of one address whose bodies are still to come */
    BACKLOG = 1024,
    RESERVE = 8, /* a part of all places, the last: who has not asked anything yet makes room */
    REQUEST_MS = 10 * SECOND_MS, /* for a request to be whole */
    ANSWER_MS = 120 * SECOND_MS, /* for an answer to be taken */
};

/* One TCP connection, from its first byte to its last. */
typedef struct Line {
    Http *http;
    struct Line *next; /* older ones */
    struct Line *before;
    Address *address; /* of the peer: behind a proxy, the proxy's */
    int socket;
    int64_t since; /* play clock */
    bool answering;
    bool asked;           /* a request has come, or it is the watchdog's: it is worth its place */
    HttpRequest *request; /* under way */
} Line;

struct HttpRequest {
    struct MHD_Connection *connection;
    Line *line;
    const char *method;
    const char *path;
    Address *address;
    char body[HTTP_MAX_BODY + 1];
    size_t size;
    bool too_large;
    bool answered; /* with a response, or, out of memory, without */
    bool suspended;
    bool awaits_body; /* counted in its address */
    bool handling;    /* the handler is at work: it need not be woken */
    struct MHD_Response *response;
    int status;
};

struct Http {
    Server *server;
    uv_loop_t *loop;
    uv_poll_t poll;
    uv_timer_t timer;
    struct MHD_Daemon *daemon;
    HttpHandler *admit;
    HttpHandler *handler;
    Line *lines; /* the newest first */
    Line *oldest;
    int count;
    int most;
    bool again; /* it has something to do that only another run will do */
    int listener;
    int64_t requests;
};

static void run(Http *http);

static void on_timer(uv_timer_t *timer)
{
    run(timer->data);
}

static void run(Http *http)
{
    MHD_UNSIGNED_LONG_LONG timeout;
    http->again = false;
    MHD_run(http->daemon);
    if (http->again)
        uv_timer_start(&http->timer, on_timer, 0, 0);
    else if (MHD_get_timeout(http->daemon, &timeout) == MHD_YES)
        uv_timer_start(&http->timer, on_timer, timeout, 0);
    else
        uv_timer_stop(&http->timer);
}

static void on_poll(uv_poll_t *poll, int status, int events)
{
    (void)status;
    (void)events;
    run(poll->data);
}

/* Nothing wakes libmicrohttpd after a resume or an upgrade but another run. */
static void run_soon(Http *http)
{
    http->again = true; /* it may be called from inside a run */
    uv_timer_start(&http->timer, on_timer, 0, 0);
}

/* --- Requests as the handler sees them --- */

const char *http_method(const HttpRequest *r)
{
    return r->method;
}

const char *http_path(const HttpRequest *r)
{
    return r->path;
}

const char *http_header(const HttpRequest *r, const char *name)
{
    return MHD_lookup_connection_value(r->connection, MHD_HEADER_KIND, name);
}

const char *http_body(const HttpRequest *r, size_t *size)
{
    *size = r->size;
    return r->body;
}

Address *http_address(const HttpRequest *r)
{
    return r->address;
}

Server *http_server(const HttpRequest *r)
{
    return r->line->http->server;
}

int64_t http_requests(const Http *http)
{
    return http->requests;
}

/* --- Answers --- */

static const HttpHeader always[] = {
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' "
     "data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri "
     "'none'; form-action 'none'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"X-Frame-Options", "DENY"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
};

static void answer_with(HttpRequest *r, int status, struct MHD_Response *response, const char *type,
                        const HttpHeader header[])
{
    r->response = response;
    r->status = status;
    r->answered = true;
    if (response != NULL) {
        for (size_t i = 0; i < sizeof always / sizeof always[0]; i++)
            MHD_add_response_header(response, always[i].name, always[i].value);
        if (type != NULL)
            MHD_add_response_header(response, "Content-Type", type);
        for (; header != NULL && header->name != NULL; header++)
            MHD_add_response_header(response, header->name, header->value);
    }
    if (r->suspended && !r->handling) {
        r->suspended = false;
        MHD_resume_connection(r->connection);
        run_soon(r->line->http);
    }
}

void http_answer(HttpRequest *r, int status, const char *type, const char *body, size_t size,
                 const HttpHeader header[])
{
    answer_with(
        r, status,
        MHD_create_response_from_buffer(size, (void *)(uintptr_t)body, MHD_RESPMEM_MUST_COPY), type,
        header);
}

void http_answer_kept(HttpRequest *r, int status, const char *type, const void *body, size_t size,
                      const HttpHeader header[])
{
    answer_with(
        r, status,
        MHD_create_response_from_buffer(size, (void *)(uintptr_t)body, MHD_RESPMEM_PERSISTENT),
        type, header);
}

static const HttpHeader no_store[] = {{"Cache-Control", "no-store"}, {NULL, NULL}};

void http_answer_json(HttpRequest *r, int status, const Json *body)
{
    if (body->full)
        http_answer_error(r, ERROR_STORE_FAILED, "out of memory");
    else
        http_answer(r, status, "application/json", body->text, (size_t)body->length, no_store);
}

void http_answer_error(HttpRequest *r, ErrorCode code, const char *message)
{
    char text[512];
    Json body = {.text = text, .room = sizeof text};
    out_open(&body, '{');
    out_key(&body, "error");
    out_text(&body, error_code(code));
    out_key(&body, "message");
    out_text(&body, message != NULL ? message : error_message(code));
    out_close(&body, '}');
    out_char(&body, '\n');
    http_answer(r, error_status(code), "application/json", text, (size_t)body.length, no_store);
}

static void on_upgrade(void *unused, struct MHD_Connection *connection, void *request,
                       const char *early, size_t size, MHD_socket socket,
                       struct MHD_UpgradeResponseHandle *handle)
{
    HttpRequest *r = request;
    int one = 1;
    (void)unused;
    (void)connection;
    int own = fcntl(socket, F_DUPFD_CLOEXEC, 0);
    if (own >= 0) {
        setsockopt(own, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
        conn_open(r->line->http->server->conns, own, r->address, early, size);
    }
    r->line->socket = -1; /* not ours to cut any more */
    MHD_upgrade_action(handle, MHD_UPGRADE_ACTION_CLOSE);
    run_soon(r->line->http);
}

void http_answer_upgrade(HttpRequest *r, const char *accept)
{
    struct MHD_Response *response = MHD_create_response_for_upgrade(on_upgrade, NULL);
    r->response = response;
    r->answered = true;
    r->status = MHD_HTTP_SWITCHING_PROTOCOLS;
    if (response == NULL)
        return;
    MHD_add_response_header(response, "Upgrade", "websocket");
    MHD_add_response_header(response, "Sec-WebSocket-Accept", accept);
}

/* --- What is let in --- */

/* Headers of which a second one would be read differently by another program on the way. */
static const char *const single[] = {"Host",    "Content-Length",    "Content-Type",
                                     "Origin",  "Sec-WebSocket-Key", "Sec-WebSocket-Version",
                                     "Upgrade", "Authorization"};
enum { SINGLES = sizeof single / sizeof single[0], HOST = 0 };

typedef struct Shape {
    int count[SINGLES];
    bool encoded;
    bool control;
} Shape;

static enum MHD_Result look_at(void *cls, enum MHD_ValueKind kind, const char *key, size_t key_size,
                               const char *value, size_t value_size)
{
    Shape *shape = cls;
    (void)kind;
    for (int i = 0; i < SINGLES; i++)
        shape->count[i] += strcasecmp(key, single[i]) == 0;
    shape->encoded = shape->encoded || strcasecmp(key, "Transfer-Encoding") == 0;
    for (size_t i = 0; i < key_size; i++)
        shape->control = shape->control || (unsigned char)key[i] <= ' ' || key[i] == 127;
    for (size_t i = 0; i < value_size; i++)
        shape->control = shape->control || ((unsigned char)value[i] < ' ' && value[i] != '\t') ||
                         value[i] == 127;
    return MHD_YES;
}

static const char *malformed(struct MHD_Connection *connection, const char *version,
                             const char *path)
{
    Shape shape = {.encoded = false};
    MHD_get_connection_values_n(connection, MHD_HEADER_KIND, look_at, &shape);
    if (shape.encoded)
        return "a transfer encoding is not taken";
    for (int i = 0; i < SINGLES; i++)
        if (shape.count[i] > 1)
            return "a header that may stand once stands twice";
    if (shape.count[HOST] == 0 && strcmp(version, "HTTP/1.1") == 0)
        return "it needs a Host";
    if (shape.control)
        return "a header has control characters";
    if (strlen(path) > MAX_PATH)
        return "the path is too long";
    for (const char *p = path; *p != '\0'; p++)
        if ((unsigned char)*p <= ' ' || *p == 127 || *p == '%')
            return "the path has a sign that stands in none of ours";
    if (strcmp(version, "HTTP/1.1") != 0 && strcmp(version, "HTTP/1.0") != 0)
        return "the version of HTTP is not known";
    return NULL;
}

static enum MHD_Result keep_value(void *last, enum MHD_ValueKind kind, const char *key,
                                  const char *value)
{
    (void)kind;
    if (strcasecmp(key, "X-Forwarded-For") == 0)
        *(const char **)last = value;
    return MHD_YES;
}

/* The address that the proxy before us has seen itself: the last entry of the last line. What
 * stands before it may have been written by anybody. */
static Address *address_behind(const Http *http, struct MHD_Connection *connection, int64_t now)
{
    const char *list = NULL;
    if (http->server->config->trust_proxy)
        MHD_get_connection_values(connection, MHD_HEADER_KIND, keep_value, (void *)&list);
    if (list == NULL)
        return NULL;
    const char *last = strrchr(list, ',');
    return address_of_text(http->server->addresses, last != NULL ? last + 1 : list, now);
}

static Address *address_for(const Http *http, struct MHD_Connection *connection)
{
    int64_t now = clock_now(&http->server->clock);
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    Address *behind = address_behind(http, connection, now);
    return behind != NULL
               ? behind
               : address_of(http->server->addresses, info != NULL ? info->client_addr : NULL, now);
}

static enum MHD_Result begin(Http *http, struct MHD_Connection *connection, const char *path,
                             const char *method, const char *version, void **cls)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    HttpRequest *r = calloc(1, sizeof *r);
    if (r == NULL || info == NULL || info->socket_context == NULL) {
        free(r);
        return MHD_NO;
    }
    *cls = r;
    http->requests++;
    r->connection = connection;
    r->line = info->socket_context;
    r->line->request = r;
    r->line->asked = true;
    r->method = method;
    r->path = path;
    r->address = address_for(http, connection);
    if (r->address == NULL)
        return MHD_NO;
    r->handling = true;
    const char *wrong = malformed(connection, version, path);
    const char *length = http_header(r, "Content-Length");
    unsigned long long body = length != NULL ? strtoull(length, NULL, 10) : 0;
    if (wrong != NULL)
        http_answer_error(r, ERROR_BAD_REQUEST, wrong);
    else if (body > HTTP_MAX_BODY)
        http_answer_error(r, ERROR_TOO_LARGE, NULL);
    else
        http->admit(r);
    if (!r->answered && body > 0 && r->address->bodies >= MAX_BODIES)
        http_answer_error(r, ERROR_TOO_MANY,
                          "too many requests of this address wait for their bodies");
    r->handling = false;
    if (!r->answered && body > 0) {
        r->awaits_body = true;
        r->address->bodies++;
        r->address->uses++;
    }
    if (r->answered && r->response == NULL)
        return MHD_NO;
    if (r->answered) { /* the rest of such a connection is not to be trusted */
        MHD_add_response_header(r->response, "Connection", "close");
        return MHD_queue_response(connection, (unsigned)r->status, r->response);
    }
    return MHD_YES;
}

static enum MHD_Result respond(HttpRequest *r)
{
    r->line->since = clock_now(&r->line->http->server->clock);
    r->line->answering = true;
    return r->response != NULL ? MHD_queue_response(r->connection, (unsigned)r->status, r->response)
                               : MHD_NO;
}

static void body_came(HttpRequest *r)
{
    if (r->awaits_body) {
        r->address->bodies--;
        r->address->uses--;
    }
    r->awaits_body = false;
}

static enum MHD_Result on_request(void *http, struct MHD_Connection *connection, const char *path,
                                  const char *method, const char *version, const char *upload,
                                  size_t *size, void **cls)
{
    HttpRequest *r = *cls;
    if (r == NULL)
        return begin(http, connection, path, method, version, cls);
    if (*size > 0) {
        if (*size > HTTP_MAX_BODY - r->size) {
            r->too_large = true;
        } else {
            memcpy(r->body + r->size, upload, *size);
            r->size += *size;
        }
        *size = 0;
        return MHD_YES;
    }
    body_came(r);
    if (r->answered) /* while it was suspended */
        return respond(r);
    r->handling = true;
    if (r->too_large)
        http_answer_error(r, ERROR_TOO_LARGE, NULL);
    else
        r->line->http->handler(r);
    r->handling = false;
    if (r->answered)
        return respond(r);
    r->suspended = true;
    MHD_suspend_connection(connection);
    return MHD_YES;
}

static void on_completed(void *unused, struct MHD_Connection *connection, void **cls,
                         enum MHD_RequestTerminationCode code)
{
    HttpRequest *r = *cls;
    (void)unused;
    (void)connection;
    (void)code;
    if (r == NULL)
        return;
    body_came(r);
    r->line->since = clock_now(&r->line->http->server->clock);
    r->line->answering = false;
    r->line->request = NULL;
    if (r->response != NULL)
        MHD_destroy_response(r->response);
    free(r);
    *cls = NULL;
}

/* --- Places --- */

static void cut(Line *l)
{
    shutdown(l->socket, SHUT_RDWR); /* libmicrohttpd sees the end of it, and closes it */
    l->socket = -1;
}

/* Who has been silent for longest, of this address or (NULL) of all. */
static Line *longest_silent(const Http *http, const Address *address)
{
    for (Line *l = http->oldest; l != NULL; l = l->before)
        if (!l->asked && l->socket >= 0 && (address == NULL || l->address == address))
            return l;
    return NULL;
}

/* A connection that has not asked anything yet holds a place only while nobody needs it. One
 * address may have so many; behind a proxy, which has the address of all, only the silent count. */
static void make_place(Http *http, Line *newest)
{
    const Config *config = http->server->config;
    Line *l = NULL;
    if (newest->asked)
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
    l->asked = watchdog_is_peer(http->server->watchdog, peer);
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

static void on_connection(void *who, struct MHD_Connection *connection, void **context,
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
    run(http); /* nothing else may wake it */
}

/* --- Opening and closing --- */

/* No path of ours needs a percent sign, and a decoded one could hide what follows. */
static size_t as_it_is(void *unused, struct MHD_Connection *connection, char *text)
{
    (void)unused;
    (void)connection;
    return strlen(text);
}

static bool start(Http *http, int connections)
{
    /* Without a date: two clients who know the same are sent the same bytes. */
    http->daemon = MHD_start_daemon(
        MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME | MHD_ALLOW_UPGRADE |
            MHD_USE_SUPPRESS_DATE_NO_CLOCK,
        0, NULL, NULL, on_request, http, MHD_OPTION_LISTEN_SOCKET, http->listener,
        MHD_OPTION_CONNECTION_LIMIT, (unsigned)connections, MHD_OPTION_CONNECTION_TIMEOUT,
        (unsigned)(ANSWER_MS / SECOND_MS), MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)POOL_BYTES,
        MHD_OPTION_LISTEN_BACKLOG_SIZE, (unsigned)BACKLOG, MHD_OPTION_NOTIFY_COMPLETED,
        on_completed, NULL, MHD_OPTION_NOTIFY_CONNECTION, on_connection, http,
        MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_UNESCAPE_CALLBACK, as_it_is, NULL,
        MHD_OPTION_END);
    return http->daemon != NULL;
}

Http *http_open(Server *server, uv_loop_t *loop, int listener, int connections, HttpHandler *admit,
                HttpHandler *handler)
{
    Http *http = calloc(1, sizeof *http);
    if (http == NULL)
        return NULL;
    http->server = server;
    http->loop = loop;
    http->admit = admit;
    http->handler = handler;
    http->listener = listener;
    http->most = connections;
    if (!start(http, connections)) {
        free(http);
        return NULL;
    }
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(http->daemon, MHD_DAEMON_INFO_EPOLL_FD);
    uv_timer_init(loop, &http->timer);
    uv_poll_init(loop, &http->poll, info->epoll_fd);
    http->timer.data = http->poll.data = http;
    uv_poll_start(&http->poll, UV_READABLE, on_poll);
    return http;
}

void http_quiesce(Http *http)
{
    MHD_quiesce_daemon(http->daemon);
    close(http->listener);
}

static void on_closed(uv_handle_t *poll)
{
    free(poll->data); /* it is the last: handles are told in the order they were closed */
}

void http_close(Http *http)
{
    for (Line *l = http->lines; l != NULL; l = l->next) /* none may be left suspended */
        if (l->request != NULL && l->request->suspended)
            http_answer_error(l->request, ERROR_STOPPING, NULL);
    MHD_run(http->daemon);
    uv_poll_stop(&http->poll);
    MHD_stop_daemon(http->daemon);
    uv_close((uv_handle_t *)&http->timer, NULL);
    uv_close((uv_handle_t *)&http->poll, on_closed);
}
