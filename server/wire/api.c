/*
 * api.c - HTTP requests: one row for each path.
 */
#include "server/wire/api.h"

#include "server/net/assets.h"
#include "server/net/conn.h"
#include "server/log.h"
#include "server/net/origins.h"
#include "server/secret.h"

#include <nettle/base64.h>
#include <nettle/sha1.h>
#include <string.h>
#include <strings.h>

/* --- The WebSocket --- */

bool api_origin_is_good(const HttpRequest *r)
{
    const char *origin = http_header(r, "Origin");
    return origin == NULL || origins_have(http_server(r)->origins, origin);
}

const char *api_bearer(const HttpRequest *r)
{
    static const char bearer[] = "Bearer ";
    const char *header = http_header(r, "Authorization");
    if (header == NULL || strncmp(header, bearer, sizeof bearer - 1) != 0)
        return NULL;
    const char *token = header + sizeof bearer - 1;
    return secret_is_token(token) ? token : NULL;
}

bool api_is_json(const HttpRequest *r)
{
    static const char json[] = "application/json";
    const char *type = http_header(r, "Content-Type");
    size_t size = sizeof json - 1;
    return type != NULL && strncasecmp(type, json, size) == 0 &&
           (type[size] == '\0' || type[size] == ';' || type[size] == ' ');
}

static void accept_key(const char *key, char out[32])
{
    static const char magic[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    struct sha1_ctx sha;
    uint8_t digest[SHA1_DIGEST_SIZE];
    sha1_init(&sha);
    sha1_update(&sha, strlen(key), (const uint8_t *)key);
    sha1_update(&sha, sizeof magic - 1, (const uint8_t *)magic);
    sha1_digest(&sha, sizeof digest, digest);
    base64_encode_raw(out, sizeof digest, digest);
    out[BASE64_ENCODE_RAW_LENGTH(SHA1_DIGEST_SIZE)] = '\0';
}

/* 16 bytes, in base64. */
static bool is_key(const char *key)
{
    struct base64_decode_ctx context;
    uint8_t bytes[BASE64_DECODE_LENGTH(24)];
    size_t size = sizeof bytes;
    if (key == NULL || strlen(key) != 24)
        return false;
    base64_decode_init(&context);
    return base64_decode_update(&context, &size, bytes, 24, key) && size == 16 &&
           base64_decode_final(&context);
}

static void websocket(HttpRequest *r, const char *unused)
{
    Server *server = http_server(r);
    const char *key = http_header(r, "Sec-WebSocket-Key");
    const char *version = http_header(r, "Sec-WebSocket-Version");
    char accept[32];
    (void)unused;
    if (!api_origin_is_good(r)) {
        log_event(LOG_WARNING, "origin-refused", "path=/ws");
        http_answer_error(r, ERROR_BAD_ORIGIN, NULL);
        return;
    }
    if (strcmp(http_method(r), "GET") != 0) { /* HEAD comes here as well */
        http_answer_error(r, ERROR_BAD_METHOD, NULL);
        return;
    }
    if (http_is_old(r) || !http_has_word(r, "Upgrade", "websocket") ||
        !http_has_word(r, "Connection", "upgrade") || !is_key(key) || version == NULL ||
        strcmp(version, "13") != 0) {
        http_answer_error(r, ERROR_NOT_WEBSOCKET, NULL);
        return;
    }
    if (!conns_make_place(server->conns, server->max_connections) ||
        address_full(http_address(r), HELD_SOCKETS, server->config->max_per_address) != NULL) {
        http_answer_error(r, ERROR_TOO_MANY, NULL);
        return;
    }
    accept_key(key, accept);
    http_answer_upgrade(r, accept);
}

/* --- Paths --- */

typedef struct Path {
    const char *method;
    const char *path; /* one that ends in / takes what follows */
    ApiPath *answer;
} Path;

/* clang-format off */
static const Path paths[] = {
    {"GET",  "/ws",      websocket},
    {"GET",  "/ws/",     websocket}, /* with a table's id, for a proxy to hash: it means the same */
    {"GET",  "/tables",  api_list_tables},
    {"POST", "/tables",  api_make_table},
    {"GET",  "/tables/", api_show_table},
    {"GET",  "/games/",  api_record},
    {"POST", "/me",        api_me},
    {"POST", "/me/again",  api_me_again},
    {"POST", "/me/out",    api_me_out},
    {"POST", "/me/forget", api_me_forget},
    {"POST", "/me/notices", api_me_notices},
    {"GET",  "/health",  api_health},
    {"GET",  "/version", api_version},
    {"GET",  "/metrics", api_metrics},
};
/* clang-format on */

static bool fits(const Path *p, const char *path)
{
    size_t size = strlen(p->path);
    return p->path[size - 1] == '/' ? strncmp(p->path, path, size) == 0
                                    : strcmp(p->path, path) == 0;
}

/* The page, if the client gives this address to a screen of its own. */
static const char *page_for(const char *path)
{
    static const char table[] = "/table/";
    if (strncmp(path, table, sizeof table - 1) == 0)
        return ASSETS_INVITATION;
    return strcmp(path, "/") == 0 ? "/index.html" : NULL;
}

static bool is_for_reading(const HttpRequest *r)
{
    const char *accept = http_header(r, "Accept");
    return accept != NULL && strstr(accept, "text/html") != NULL;
}

/* The page itself, for every screen; an address that leads nowhere is handled by the
 * page, a program by an error. */
static void answer_page(HttpRequest *r, const char *path)
{
    static const char none[] =
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Oriflamme</title><h1>"
        "Oriflamme</h1><p>The server is running. The web client was not built: "
        "<code>make web</code>.</p></html>\n";
    const Assets *assets = http_server(r)->assets;
    const char *page = page_for(path);
    if (assets_answer(assets, r, 200, path))
        return;
    if (page == NULL) {
        if (!is_for_reading(r) || !assets_answer(assets, r, 404, "/index.html"))
            http_answer_error(r, ERROR_NOT_FOUND, NULL);
        return;
    }
    if (!assets_answer(assets, r, 200, page))
        http_answer_kept(r, 200, "text/html; charset=utf-8", none, sizeof none - 1, http_no_store);
}

/* A page and all its files are some thirty requests. A client that ignores `too-fast` is not
 * told any more: http.c cuts such connections before they have said anything. */
static bool asks_too_much(HttpRequest *r, int cost)
{
    enum { REQUESTS = 5, BURST_SECONDS = 5 }; /* of --rate */
    Server *server = http_server(r);
    Address *address = http_address(r);
    int64_t now = clock_now(&server->clock);
    int64_t rate = (int64_t)server->config->rate * REQUESTS;
    bool much =
        !address_take(address, SPENT_REQUESTS, now, rate * 3600, rate * BURST_SECONDS, cost);
    if (much && !bucket_take(&address->spent[SPENT_REFUSALS], now, rate * 3600, rate, 1))
        address->deaf_until = now + SECOND_MS;
    return much;
}

/* Counted before its body has come: a request that never ends costs a place, too. */
void api_admit(HttpRequest *r)
{
    if (asks_too_much(r, 1))
        http_answer_error(r, ERROR_TOO_FAST, NULL);
}

bool api_may_ask(HttpRequest *r, int cost)
{
    return !asks_too_much(r, cost - 1);
}

void api_answer(HttpRequest *r)
{
    const char *method = http_method(r);
    const char *path = http_path(r);
    bool known = false;
    bool gets = strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0;
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        if (!fits(&paths[i], path))
            continue;
        known = true;
        if (strcmp(paths[i].method, method) == 0 ||
            (strcmp(method, "HEAD") == 0 && strcmp(paths[i].method, "GET") == 0)) {
            paths[i].answer(r, path + strlen(paths[i].path));
            return;
        }
    }
    if (known || !gets)
        http_answer_error(r, ERROR_BAD_METHOD, NULL);
    else
        answer_page(r, path);
}
