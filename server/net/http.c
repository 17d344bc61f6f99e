/*
 * http.c - requests as the rest of the server sees them, and the bytes of an answer.
 */
#include "server/net/http_line.h"

#include <stdlib.h>
#include <string.h>

/* --- Requests --- */

const char *http_method(const HttpRequest *r)
{
    return r->line->in + r->head.method;
}

const char *http_path(const HttpRequest *r)
{
    return r->line->in + r->head.path;
}

bool http_is_old(const HttpRequest *r)
{
    return r->head.old;
}

const char *http_header(const HttpRequest *r, const char *name)
{
    return head_field(r->line->in, &r->head, name);
}

bool http_has_word(const HttpRequest *r, const char *name, const char *word)
{
    return head_has_word(http_header(r, name), word);
}

const char *http_body(const HttpRequest *r, size_t *size)
{
    *size = r->head.body;
    return r->line->in + r->head.size;
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
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
     "img-src 'self'; font-src 'self'; connect-src 'self'; worker-src 'self'; "
     "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"X-Frame-Options", "DENY"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"},
};

/* clang-format off */
static const struct Status {
    int status;
    const char *words;
} statuses[] = {
    {101, "Switching Protocols"}, {200, "OK"},
    {201, "Created"},             {304, "Not Modified"},
    {400, "Bad Request"},         {403, "Forbidden"},
    {404, "Not Found"},           {405, "Method Not Allowed"},
    {408, "Request Timeout"},     {413, "Content Too Large"},
    {415, "Unsupported Media Type"},
    {426, "Upgrade Required"},    {429, "Too Many Requests"},
    {431, "Request Header Fields Too Large"},
    {503, "Service Unavailable"},
};
/* clang-format on */

static const char *words_of(int status)
{
    for (size_t i = 0; i < sizeof statuses / sizeof statuses[0]; i++)
        if (statuses[i].status == status)
            return statuses[i].words;
    return "";
}

static void put_header(Json *out, const char *name, const char *value)
{
    out_raw(out, name);
    out_raw(out, ": ");
    out_raw(out, value);
    out_raw(out, "\r\n");
}

static void put_head(Json *out, const HttpRequest *r, int status, const char *type, size_t size,
                     const HttpHeader header[])
{
    /* Without a date: two clients who know the same are sent the same bytes. */
    text_format(out, "HTTP/1.1 %d %s\r\n", status, words_of(status));
    if (r->line->last)
        put_header(out, "Connection", "close");
    if (status != 304)
        text_format(out, "Content-Length: %zu\r\n", size);
    for (size_t i = 0; i < sizeof always / sizeof always[0]; i++)
        put_header(out, always[i].name, always[i].value);
    if (type != NULL)
        put_header(out, "Content-Type", type);
    for (; header != NULL && header->name != NULL; header++)
        put_header(out, header->name, header->value);
    out_raw(out, "\r\n");
}

/* The line owns the text now. It is sent when the handler returns, or with the loop's next turn. */
static void answer_with(HttpRequest *r, Json *out)
{
    Line *l = r->line;
    r->answered = true;
    if (out->full) {
        text_free(out);
    } else {
        l->out = out->text;
        l->out_size = (size_t)out->length;
    }
    if (r->handling)
        return;
    l->state = LINE_SENDING;
    line_want(l, UV_WRITABLE);
}

static bool is_head(const HttpRequest *r)
{
    return r->whole && strcmp(http_method(r), "HEAD") == 0;
}

/* A request refused before it is complete is not read to its end: nothing may follow. */
static void close_early(HttpRequest *r)
{
    if (!r->whole)
        r->line->last = true;
}

void http_answer(HttpRequest *r, int status, const char *type, const char *body, size_t size,
                 const HttpHeader header[])
{
    Json out = TEXT_NEW;
    close_early(r);
    put_head(&out, r, status, type, size, header);
    if (!is_head(r))
        out_bytes(&out, body, (int)size);
    answer_with(r, &out);
}

void http_answer_kept(HttpRequest *r, int status, const char *type, const void *body, size_t size,
                      const HttpHeader header[])
{
    Json out = TEXT_NEW;
    close_early(r);
    put_head(&out, r, status, type, size, header);
    if (!is_head(r)) {
        r->line->kept = body;
        r->line->kept_size = size;
    }
    answer_with(r, &out);
}

const HttpHeader http_no_store[] = {{"Cache-Control", "no-store"}, {NULL, NULL}};

void http_answer_object(HttpRequest *r, int status, Json *body, const HttpHeader header[])
{
    out_close(body, '}');
    out_char(body, '\n');
    if (body->full)
        http_answer_error(r, ERROR_STORE_FAILED, "out of memory");
    else
        http_answer(r, status, "application/json", body->text, (size_t)body->length, header);
    text_free(body);
}

void http_answer_json(HttpRequest *r, int status, Json *body)
{
    http_answer_object(r, status, body, http_no_store);
}

void http_answer_refusal(HttpRequest *r, int status, ErrorCode code, const char *message)
{
    char text[512];
    Json body = {.text = text, .room = sizeof text};
    out_open(&body, '{');
    put_text(&body, "error", error_code(code));
    put_text(&body, "message", message != NULL ? message : error_message(code));
    out_close(&body, '}');
    out_char(&body, '\n');
    http_answer(r, status != 0 ? status : error_status(code), "application/json", text,
                (size_t)body.length, http_no_store);
}

void http_answer_error(HttpRequest *r, ErrorCode code, const char *message)
{
    http_answer_refusal(r, 0, code, message);
}

void http_answer_upgrade(HttpRequest *r, const char *accept)
{
    Json out = TEXT_NEW;
    r->upgrades = true;
    text_format(&out, "HTTP/1.1 101 %s\r\n", words_of(101));
    put_header(&out, "Connection", "Upgrade");
    put_header(&out, "Upgrade", "websocket");
    put_header(&out, "Sec-WebSocket-Accept", accept);
    out_raw(&out, "\r\n");
    answer_with(r, &out);
}

/* --- Opening and closing --- */

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
    http->holders = 2; /* the owner and the listener */
    if (!lines_open(http)) {
        free(http);
        return NULL;
    }
    return http;
}

void http_quiesce(Http *http)
{
    lines_rest(http);
}

void http_close(Http *http)
{
    lines_rest(http);
    Line *next;
    for (Line *l = http->lines; l != NULL; l = next) { /* nobody goes without an answer */
        next = l->next;
        if (l->state == LINE_ANSWERING)
            http_answer_error(l->request, ERROR_STOPPING, NULL);
        if (l->state == LINE_SENDING)
            talk_send(l);
    }
    while (http->lines != NULL)
        line_end(http->lines);
    http_release(http);
}
