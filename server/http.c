/*
 * http.c - libmicrohttpd in the loop.
 *
 * Its epoll descriptor is polled by the loop; it runs when that is ready or when one of its own
 * timeouts is due. After an upgrade the socket is duplicated and libmicrohttpd gets its own back at
 * once: an idle WebSocket costs it nothing.
 */
#include "server/http_parts.h"

#include "server/conn.h"
#include "server/log.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum {
    POOL_BYTES = 32768, /* of one connection, for its headers: other sites' cookies come along */
    MAX_BODIES = 32,    /* requests of one address whose bodies are still to come */
    BACKLOG = 1024,
};

static void on_timer(uv_timer_t *timer)
{
    http_run(timer->data);
}

void http_run(Http *http)
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
    http_run(poll->data);
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

static Address *address_for(const Http *http, struct MHD_Connection *connection)
{
    int64_t now = clock_now(&http->server->clock);
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    Address *behind = head_forwarded(http, connection, now);
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
    const char *wrong = head_malformed(connection, version, path);
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
        on_completed, NULL, MHD_OPTION_NOTIFY_CONNECTION, lines_notify, http,
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
