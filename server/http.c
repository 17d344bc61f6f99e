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
#include "server/text.h"

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
    BACKLOG = 1024,
    REQUEST_SECONDS = 10, /* for a request to be whole */
    MAX_BODIES = 32,      /* requests of one address whose bodies are still to come */
    ANSWER_SECONDS = 120, /* for an answer to be taken */
};

/* One TCP connection, from its first byte to its last. */
typedef struct Line {
    struct Line *next;
    struct Line *before;
    int socket;
    uint64_t since; /* seconds of the loop */
    bool answering;
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

static struct {
    uv_loop_t *loop;
    uv_poll_t poll;
    uv_timer_t timer;
    struct MHD_Daemon *daemon;
    HttpHandler *admit;
    HttpHandler *handler;
    const Config *config;
    Line *lines;
    int listener;
    int64_t requests;
} http;

static void run(void);

static void on_timer(uv_timer_t *timer)
{
    (void)timer;
    run();
}

static void run(void)
{
    MHD_UNSIGNED_LONG_LONG timeout;
    MHD_run(http.daemon);
    if (MHD_get_timeout(http.daemon, &timeout) == MHD_YES)
        uv_timer_start(&http.timer, on_timer, timeout, 0);
    else
        uv_timer_stop(&http.timer);
}

static void on_poll(uv_poll_t *poll, int status, int events)
{
    (void)poll;
    (void)status;
    (void)events;
    run();
}

/* Nothing wakes libmicrohttpd after a resume or an upgrade but another run. */
static void run_soon(void)
{
    uv_timer_start(&http.timer, on_timer, 0, 0);
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

int64_t http_requests(void)
{
    return http.requests;
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
        run_soon();
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

void http_answer_error(HttpRequest *r, int status, const char *code, const char *message)
{
    static const HttpHeader no_store[] = {{"Cache-Control", "no-store"}, {NULL, NULL}};
    Text body = {.data = NULL};
    text_format(&body, "{\"error\":\"%s\",\"message\":", code);
    text_quote(&body, message);
    text_put(&body, "}\n");
    http_answer(r, status, "application/json", body.failed ? "" : body.data,
                body.failed ? 0 : body.size, no_store);
    text_free(&body);
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
        conn_open(own, r->address, early, size);
    }
    r->line->socket = -1; /* not ours to cut any more */
    MHD_upgrade_action(handle, MHD_UPGRADE_ACTION_CLOSE);
    run_soon();
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
static Address *address_behind(struct MHD_Connection *connection, int64_t now)
{
    const char *list = NULL;
    if (http.config->trust_proxy)
        MHD_get_connection_values(connection, MHD_HEADER_KIND, keep_value, (void *)&list);
    if (list == NULL)
        return NULL;
    const char *last = strrchr(list, ',');
    return address_of_text(last != NULL ? last + 1 : list, now);
}

static Address *address_for(struct MHD_Connection *connection)
{
    int64_t now = (int64_t)uv_now(http.loop);
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    Address *behind = address_behind(connection, now);
    return behind != NULL ? behind : address_of(info != NULL ? info->client_addr : NULL, now);
}

static enum MHD_Result begin(struct MHD_Connection *connection, const char *path,
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
    http.requests++;
    r->connection = connection;
    r->line = info->socket_context;
    r->line->request = r;
    r->method = method;
    r->path = path;
    r->address = address_for(connection);
    if (r->address == NULL)
        return MHD_NO;
    r->handling = true;
    const char *wrong = malformed(connection, version, path);
    const char *length = http_header(r, "Content-Length");
    unsigned long long body = length != NULL ? strtoull(length, NULL, 10) : 0;
    if (wrong != NULL)
        http_answer_error(r, MHD_HTTP_BAD_REQUEST, "bad-request", wrong);
    else if (body > HTTP_MAX_BODY)
        http_answer_error(r, MHD_HTTP_CONTENT_TOO_LARGE, "too-large", "at most 4096 bytes");
    else
        http.admit(r);
    if (!r->answered && body > 0 && r->address->bodies >= MAX_BODIES)
        http_answer_error(r, MHD_HTTP_SERVICE_UNAVAILABLE, "too-many",
                          "too many requests of this address wait for their bodies");
    r->handling = false;
    if (!r->answered && body > 0) {
        r->awaits_body = true;
        r->address->bodies++;
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
    r->line->since = uv_now(http.loop) / 1000;
    r->line->answering = true;
    return r->response != NULL ? MHD_queue_response(r->connection, (unsigned)r->status, r->response)
                               : MHD_NO;
}

static void body_came(HttpRequest *r)
{
    if (r->awaits_body)
        r->address->bodies--;
    r->awaits_body = false;
}

static enum MHD_Result on_request(void *unused, struct MHD_Connection *connection, const char *path,
                                  const char *method, const char *version, const char *upload,
                                  size_t *size, void **cls)
{
    (void)unused;
    HttpRequest *r = *cls;
    if (r == NULL)
        return begin(connection, path, method, version, cls);
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
        http_answer_error(r, MHD_HTTP_CONTENT_TOO_LARGE, "too-large", "at most 4096 bytes");
    else
        http.handler(r);
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
    r->line->since = uv_now(http.loop) / 1000;
    r->line->answering = false;
    r->line->request = NULL;
    if (r->response != NULL)
        MHD_destroy_response(r->response);
    free(r);
    *cls = NULL;
}

static void on_connection(void *unused, struct MHD_Connection *connection, void **context,
                          enum MHD_ConnectionNotificationCode code)
{
    (void)unused;
    if (code == MHD_CONNECTION_NOTIFY_STARTED) {
        const union MHD_ConnectionInfo *info =
            MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
        Line *l = calloc(1, sizeof *l);
        if (l == NULL)
            return;
        l->socket = info->connect_fd;
        l->since = uv_now(http.loop) / 1000;
        l->next = http.lines;
        if (http.lines != NULL)
            http.lines->before = l;
        http.lines = l;
        *context = l;
        return;
    }
    Line *l = *context;
    if (l == NULL)
        return;
    if (l->before != NULL)
        l->before->next = l->next;
    else
        http.lines = l->next;
    if (l->next != NULL)
        l->next->before = l->before;
    free(l);
    *context = NULL;
}

/* libmicrohttpd's own timeout begins anew with each byte: a patient peer could stay for ever. */
void http_tick(void)
{
    uint64_t now = uv_now(http.loop) / 1000;
    for (Line *l = http.lines; l != NULL; l = l->next) {
        uint64_t most = l->answering ? ANSWER_SECONDS : REQUEST_SECONDS;
        if (l->socket >= 0 && now - l->since > most) {
            shutdown(l->socket, SHUT_RDWR);
            l->socket = -1;
        }
    }
}

/* --- Opening and closing --- */

/* No path of ours needs a percent sign, and a decoded one could hide what follows. */
static size_t as_it_is(void *unused, struct MHD_Connection *connection, char *text)
{
    (void)unused;
    (void)connection;
    return strlen(text);
}

bool http_open(uv_loop_t *loop, int listener, int connections, const Config *config,
               HttpHandler *admit, HttpHandler *handler)
{
    http.loop = loop;
    http.config = config;
    http.admit = admit;
    http.handler = handler;
    http.listener = listener;
    /* Behind a proxy everybody has the proxy's address. */
    unsigned per_address = config->trust_proxy ? 0 : (unsigned)config->max_per_address;
    /* Without a date: two clients who know the same are sent the same bytes. */
    http.daemon = MHD_start_daemon(
        MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME | MHD_ALLOW_UPGRADE |
            MHD_USE_SUPPRESS_DATE_NO_CLOCK,
        0, NULL, NULL, on_request, NULL, MHD_OPTION_LISTEN_SOCKET, listener,
        MHD_OPTION_CONNECTION_LIMIT, (unsigned)connections, MHD_OPTION_CONNECTION_TIMEOUT,
        (unsigned)ANSWER_SECONDS, MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)POOL_BYTES,
        MHD_OPTION_LISTEN_BACKLOG_SIZE, (unsigned)BACKLOG, MHD_OPTION_PER_IP_CONNECTION_LIMIT,
        per_address, MHD_OPTION_NOTIFY_COMPLETED, on_completed, NULL, MHD_OPTION_NOTIFY_CONNECTION,
        on_connection, NULL, MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_UNESCAPE_CALLBACK,
        as_it_is, NULL, MHD_OPTION_END);
    if (http.daemon == NULL)
        return false;
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(http.daemon, MHD_DAEMON_INFO_EPOLL_FD);
    uv_timer_init(loop, &http.timer);
    return info != NULL && uv_poll_init(loop, &http.poll, info->epoll_fd) == 0 &&
           uv_poll_start(&http.poll, UV_READABLE, on_poll) == 0;
}

void http_quiesce(void)
{
    MHD_quiesce_daemon(http.daemon);
    close(http.listener);
}

void http_close(void)
{
    for (Line *l = http.lines; l != NULL; l = l->next) /* none may be left suspended */
        if (l->request != NULL && l->request->suspended)
            http_answer_error(l->request, 503, "stopping", "the server is about to stop");
    MHD_run(http.daemon);
    uv_poll_stop(&http.poll);
    uv_close((uv_handle_t *)&http.poll, NULL);
    uv_close((uv_handle_t *)&http.timer, NULL);
    MHD_stop_daemon(http.daemon);
}
