/*
 * api.c - one row for each path.
 */
#include "server/api.h"

#include "server/assets.h"
#include "server/conn.h"
#include "server/game.h"
#include "server/log.h"
#include "server/origins.h"
#include "server/rooms.h"
#include "server/seats.h"
#include "server/wish.h"

#include <nettle/base64.h>
#include <nettle/sha1.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static const HttpHeader no_store[] = {{"Cache-Control", "no-store"}, {NULL, NULL}};

/* --- The WebSocket --- */

/* Programs send no Origin; a browser always does. */
static bool origin_is_good(const HttpRequest *r)
{
    const char *origin = http_header(r, "Origin");
    return origin == NULL || origins_have(http_server(r)->origins, origin);
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
    const Server *server = http_server(r);
    const char *key = http_header(r, "Sec-WebSocket-Key");
    const char *version = http_header(r, "Sec-WebSocket-Version");
    char accept[32];
    (void)unused;
    if (!origin_is_good(r)) {
        log_event(LOG_WARNING, "origin-refused", "path=/ws");
        http_answer_error(r, ERROR_BAD_ORIGIN, NULL);
        return;
    }
    if (strcmp(http_method(r), "GET") != 0) { /* HEAD comes here as well */
        http_answer_error(r, ERROR_BAD_METHOD, NULL);
        return;
    }
    if (!http_has_word(r, "Upgrade", "websocket") || !http_has_word(r, "Connection", "upgrade") ||
        !is_key(key) || version == NULL || strcmp(version, "13") != 0) {
        http_answer_error(r, ERROR_NOT_WEBSOCKET, NULL);
        return;
    }
    if (conns_count(server->conns) >= server->max_connections ||
        http_address(r)->sockets >= server->config->max_per_address) {
        http_answer_error(r, ERROR_TOO_MANY, NULL);
        return;
    }
    accept_key(key, accept);
    http_answer_upgrade(r, accept);
}

/* --- What the server is --- */

static void health(HttpRequest *r, const char *unused)
{
    bool failing = store_is_failing(http_server(r)->store);
    Json body = TEXT_NEW;
    (void)unused;
    out_open(&body, '{');
    out_key(&body, "status");
    out_text(&body, failing ? error_code(ERROR_STORE_FAILED) : "ok");
    out_raw(&body, "}\n");
    http_answer_json(r, failing ? error_status(ERROR_STORE_FAILED) : 200, &body);
    text_free(&body);
}

static void version(HttpRequest *r, const char *unused)
{
    Json body = TEXT_NEW;
    (void)unused;
    out_open(&body, '{');
    out_key(&body, "version");
    out_text(&body, ORI_VERSION);
    out_key(&body, "rules");
    out_number(&body, ORI_RULES_VERSION);
    out_key(&body, "protocol");
    out_number(&body, PROTOCOL_VERSION);
    out_raw(&body, "}\n");
    http_answer_json(r, 200, &body);
    text_free(&body);
}

static void put_metric(Json *out, const char *name, const char *type, const char *about,
                       int64_t value)
{
    text_format(out, "# HELP oriflamme_%s %s\n# TYPE oriflamme_%s %s\noriflamme_%s %lld\n", name,
                about, name, type, name, (long long)value);
}

static void metrics(HttpRequest *r, const char *unused)
{
    Server *s = http_server(r);
    Json body = TEXT_NEW;
    (void)unused;
    if (store_is_shared(s->store))
        text_format(&body,
                    "# HELP oriflamme_node This node\n# TYPE oriflamme_node gauge\n"
                    "oriflamme_node{node=\"%s\"} 1\n",
                    store_node(s->store));
    put_metric(&body, "connections", "gauge", "WebSocket connections", conns_count(s->conns));
    put_metric(&body, "tables", "gauge", "Tables in memory", rooms_count(s));
    put_metric(&body, "games_playing", "gauge", "Games being played", rooms_playing(s));
    if (!store_is_shared(s->store)) /* else they are no node's */
        put_metric(&body, "tables_resting", "gauge", "Tables on the disk alone whose clock runs",
                   rooms_resting(s));
    put_metric(&body, "bots_waiting", "gauge", "Bots that wait for a thread",
               minds_waiting(s->minds));
    put_metric(&body, "store_failing", "gauge", "1 while the disk refuses",
               store_is_failing(s->store));
    put_metric(&body, "messages_total", "counter", "Messages of clients", s->messages);
    put_metric(&body, "requests_total", "counter", "HTTP requests", http_requests(s->http));
    put_metric(&body, "writes_total", "counter", "Writes to the store", store_writes(s->store));
    put_metric(&body, "commits_total", "counter", "Commits of the store", store_commits(s->store));
    put_metric(&body, "raced_total", "counter", "Decisions that another node had written first",
               s->raced);
    put_metric(&body, "thoughts_total", "counter", "Decisions that bots were asked for",
               s->thoughts);
    put_metric(&body, "dropped_total", "counter", "Connections dropped for not reading",
               conns_dropped(s->conns));
    http_answer(r, 200, "text/plain; version=0.0.4; charset=utf-8", body.text, (size_t)body.length,
                no_store);
    text_free(&body);
}

/* --- Tables --- */

static void list_tables(HttpRequest *r, const char *unused)
{
    Json body = TEXT_NEW;
    (void)unused;
    out_open(&body, '{');
    out_key(&body, "tables");
    rooms_list(http_server(r), &body);
    out_raw(&body, "}\n");
    http_answer_json(r, 200, &body);
    text_free(&body);
}

static void table_found(void *who, Room *room, ErrorCode code)
{
    HttpRequest *r = who;
    Json body = TEXT_NEW;
    if (room == NULL) {
        http_answer_error(r, code, NULL);
        return;
    }
    out_open(&body, '{');
    put_table(&body, room);
    out_raw(&body, "}\n");
    http_answer_json(r, 200, &body);
    text_free(&body);
}

static void show_table(HttpRequest *r, const char *id)
{
    rooms_want(http_server(r), id, WANT_TO_LOOK, table_found, r);
}

/* A table on its way to the disk. */
typedef struct Making {
    HttpRequest *request;
    Server *server;
    TableWish wish;
    char token[SECRET_TOKEN_TEXT];
} Making;

static void answer_made(const Making *m)
{
    Json body = TEXT_NEW;
    const char *url = m->server->public_url;
    const char *id = m->wish.table.id;
    out_open(&body, '{');
    out_key(&body, "table");
    out_text(&body, id);
    out_key(&body, "link");
    put_link(&body, url, id, NULL);
    out_key(&body, "token");
    out_text(&body, m->token);
    out_key(&body, "seat");
    put_seat(&body, m->wish.maker_seat == ORI_SPECTATOR ? -1 : m->wish.maker_seat);
    out_key(&body, "seatLink");
    put_link(&body, url, id, m->token);
    out_raw(&body, "}\n");
    http_answer_json(m->request, 201, &body);
    text_free(&body);
}

static void begun(void *who, ErrorCode code)
{
    Making *m = who;
    if (code == ERROR_NONE)
        answer_made(m);
    else
        http_answer_error(m->request, code, NULL);
    free(m);
}

static void made(void *who, StoreResult result)
{
    Making *m = who;
    Room *room = result == STORE_DONE
                     ? rooms_add(m->server, &m->wish.table, http_address(m->request))
                     : NULL;
    if (room == NULL) {
        begun(m, ERROR_STORE_FAILED);
        return;
    }
    log_event(LOG_NOTE, "table-made", "table=%s seats=%d rules=%s", log_id(room->table.id),
              room->table.seats, room->table.rules);
    if (!m->wish.start) {
        begun(m, ERROR_NONE);
        return;
    }
    seats_change(room, NULL, NULL,
                 &(Change){.kind = CHANGE_START,
                           .has_deal = m->wish.has_deal,
                           .deal = m->wish.deal,
                           .then = begun,
                           .then_who = m});
}

/* "application/json", with or without parameters. */
static bool is_json_type(const char *type)
{
    static const char json[] = "application/json";
    size_t size = sizeof json - 1;
    return type != NULL && strncasecmp(type, json, size) == 0 &&
           (type[size] == '\0' || type[size] == ';' || type[size] == ' ');
}

static ErrorCode may_make(HttpRequest *r)
{
    Server *server = http_server(r);
    Address *address = http_address(r);
    int hourly = server->config->tables_per_hour;
    if (!origin_is_good(r))
        return ERROR_BAD_ORIGIN;
    if (!is_json_type(http_header(r, "Content-Type")))
        return ERROR_BAD_TYPE;
    if (address->tables_held >= rooms_share(server) || !rooms_make_place(server))
        return ERROR_TOO_MANY;
    if (!bucket_take(&address->tables, clock_now(&server->clock), hourly, hourly, 1))
        return ERROR_TOO_FAST;
    return ERROR_NONE;
}

static void make_table(HttpRequest *r, const char *unused)
{
    Server *server = http_server(r);
    char why[PROTOCOL_WHY] = "";
    size_t size;
    const char *text = http_body(r, &size);
    ErrorCode code = may_make(r);
    Making *m = code == ERROR_NONE ? calloc(1, sizeof *m) : NULL;
    (void)unused;
    if (code == ERROR_NONE)
        code =
            m == NULL ? ERROR_STORE_FAILED : wish_read(server->config, text, size, &m->wish, why);
    if (code != ERROR_NONE) {
        http_answer_error(r, code, why[0] != '\0' ? why : NULL);
        free(m);
        return;
    }
    StoredTable *t = &m->wish.table;
    m->request = r;
    m->server = server;
    secret_id(t->id);
    secret_token(m->token);
    secret_hash(m->token, t->maker);
    if (m->wish.maker_seat != ORI_SPECTATOR)
        memcpy(t->seat[m->wish.maker_seat].token, t->maker, SECRET_HASH);
    t->v = 1;
    t->made_at = clock_wall(&server->clock);
    t->used_at = clock_now(&server->clock);
    if (!store_put_table(server->store, t, (StoreReply){.done = made, .who = m, .alone = true}))
        made(m, STORE_FAILED);
}

/* --- Paths --- */

typedef struct Path {
    const char *method;
    const char *path; /* one that ends in / takes what follows */
    void (*answer)(HttpRequest *request, const char *rest);
} Path;

/* clang-format off */
static const Path paths[] = {
    {"GET",  "/ws",      websocket},
    {"GET",  "/ws/",     websocket}, /* with a table's id, for a proxy to hash: it means the same */
    {"GET",  "/tables",  list_tables},
    {"POST", "/tables",  make_table},
    {"GET",  "/tables/", show_table},
    {"GET",  "/games/",  api_record},
    {"GET",  "/health",  health},
    {"GET",  "/version", version},
    {"GET",  "/metrics", metrics},
};
/* clang-format on */

static bool fits(const Path *p, const char *path)
{
    size_t size = strlen(p->path);
    return p->path[size - 1] == '/' ? strncmp(p->path, path, size) == 0
                                    : strcmp(p->path, path) == 0;
}

/* Whether the client gives this address to a screen of its own. */
static bool is_screen(const char *path)
{
    static const char table[] = "/table/";
    return strcmp(path, "/") == 0 || strncmp(path, table, sizeof table - 1) == 0;
}

static bool is_for_reading(const HttpRequest *r)
{
    const char *accept = http_header(r, "Accept");
    return accept != NULL && strstr(accept, "text/html") != NULL;
}

/* The page itself, for every screen; who reads an address that leads nowhere is told so by the
 * page, a program by an error. */
static void answer_page(HttpRequest *r, const char *path)
{
    static const char none[] =
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Oriflamme</title><h1>"
        "Oriflamme</h1><p>The server is running. The web client was not built: "
        "<code>make web</code>.</p></html>\n";
    const Assets *assets = http_server(r)->assets;
    if (assets_answer(assets, r, 200, path))
        return;
    if (!is_screen(path)) {
        if (!is_for_reading(r) || !assets_answer(assets, r, 404, "/index.html"))
            http_answer_error(r, ERROR_NOT_FOUND, NULL);
        return;
    }
    if (!assets_answer(assets, r, 200, "/index.html"))
        http_answer_kept(r, 200, "text/html; charset=utf-8", none, sizeof none - 1, no_store);
}

/* A page and all its files are some thirty requests. Whoever goes on when told to slow down is not
 * told any more: http.c cuts such connections before they have said anything. */
static bool asks_too_much(HttpRequest *r)
{
    enum { REQUESTS = 5, BURST_SECONDS = 5 }; /* of --rate */
    Server *server = http_server(r);
    Address *address = http_address(r);
    int64_t now = clock_now(&server->clock);
    int64_t rate = (int64_t)server->config->rate * REQUESTS;
    bool much = !bucket_take(&address->requests, now, rate * 3600, rate * BURST_SECONDS, 1);
    if (much && !bucket_take(&address->refusals, now, rate * 3600, rate, 1))
        address->deaf_until = now + SECOND_MS;
    return much;
}

/* Counted before its body has come: a request that never ends costs a place, too. */
void api_admit(HttpRequest *r)
{
    if (asks_too_much(r))
        http_answer_error(r, ERROR_TOO_FAST, NULL);
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
