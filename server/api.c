/*
 * api.c - one row for each path.
 */
#include "server/api.h"

#include "server/assets.h"
#include "server/log.h"
#include "server/protocol.h"
#include "server/secret.h"
#include "server/wish.h"

#include <nettle/base64.h>
#include <nettle/sha1.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { MAX_ORIGINS = 16, ORIGIN_TEXT = 256 };

static char origins[MAX_ORIGINS][ORIGIN_TEXT];
static int origin_count;

static const HttpHeader no_store[] = {{"Cache-Control", "no-store"}, {NULL, NULL}};

static void answer_json(HttpRequest *r, int status, const Text *body)
{
    if (body->failed)
        http_answer_error(r, 503, "store-failed", "out of memory");
    else
        http_answer(r, status, "application/json", body->data, body->size, no_store);
}

static void answer_code(HttpRequest *r, int status, const char *code)
{
    http_answer_error(r, status, code, say_reason(code));
}

/* --- Origins --- */

static bool add_origin(const char *text, size_t size)
{
    /* Scheme, host and port alone, in lower case. */
    const char *host = strstr(text, "://");
    if (host == NULL || host > text + size || origin_count == MAX_ORIGINS)
        return false;
    size_t length = (size_t)(host + 3 - text) + strcspn(host + 3, "/,");
    if (length > size)
        length = size;
    if (length >= ORIGIN_TEXT)
        return false;
    char *to = origins[origin_count++];
    for (size_t i = 0; i < length; i++)
        to[i] = (char)(text[i] >= 'A' && text[i] <= 'Z' ? text[i] + 32 : text[i]);
    to[length] = '\0';
    return true;
}

bool api_set_origins(const char *public_url, int port, const char *more)
{
    static const char *const local[] = {"127.0.0.1", "localhost", "[::1]"};
    origin_count = 0;
    if (!add_origin(public_url, strlen(public_url)))
        return false;
    for (int i = 0; i < 3; i++) {
        char text[64];
        snprintf(text, sizeof text, "http://%s:%d", local[i], port);
        add_origin(text, strlen(text));
    }
    while (more != NULL && *more != '\0') {
        size_t size = strcspn(more, ",");
        if (!add_origin(more, size))
            return false;
        more += size;
        more += *more == ',';
    }
    return true;
}

/* Programs send no Origin; a browser always does. */
static bool origin_is_good(const HttpRequest *r)
{
    const char *origin = http_header(r, "Origin");
    if (origin == NULL)
        return true;
    for (int i = 0; i < origin_count; i++)
        if (strcasecmp(origins[i], origin) == 0)
            return true;
    return false;
}

/* --- The WebSocket --- */

static bool has_word(const char *list, const char *word)
{
    size_t size = strlen(word);
    for (const char *p = list; p != NULL && *p != '\0';) {
        p += strspn(p, " ,\t");
        size_t length = strcspn(p, " ,\t");
        if (length == size && strncasecmp(p, word, size) == 0)
            return true;
        p += length;
    }
    return false;
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

static void websocket(HttpRequest *r, const char *unused)
{
    const char *key = http_header(r, "Sec-WebSocket-Key");
    const char *version = http_header(r, "Sec-WebSocket-Version");
    char accept[32];
    (void)unused;
    if (!origin_is_good(r)) {
        log_event(LOG_WARNING, "origin-refused", "path=/ws");
        answer_code(r, 403, "bad-origin");
        return;
    }
    if (!has_word(http_header(r, "Upgrade"), "websocket") ||
        !has_word(http_header(r, "Connection"), "upgrade") || key == NULL || strlen(key) != 24 ||
        version == NULL || strcmp(version, "13") != 0) {
        HttpHeader header[] = {
            {"Upgrade", "websocket"}, {"Sec-WebSocket-Version", "13"}, {NULL, NULL}};
        static const char body[] = "{\"error\":\"bad-request\",\"message\":\"a WebSocket of "
                                   "version 13 is spoken here\"}\n";
        http_answer(r, 426, "application/json", body, sizeof body - 1, header);
        return;
    }
    Address *address = http_address(r);
    if (conn_count() >= room_context.max_connections ||
        address->uses >= room_context.config->max_per_address) {
        answer_code(r, 503, "too-many");
        return;
    }
    accept_key(key, accept);
    http_answer_upgrade(r, accept);
}

/* --- What the server is --- */

static void health(HttpRequest *r, const char *unused)
{
    bool failing = store_is_failing(room_context.store);
    Text body = {.data = NULL};
    (void)unused;
    text_format(&body, "{\"status\":\"%s\"}\n", failing ? "store-failed" : "ok");
    answer_json(r, failing ? 503 : 200, &body);
    text_free(&body);
}

static void version(HttpRequest *r, const char *unused)
{
    Text body = {.data = NULL};
    (void)unused;
    text_format(&body, "{\"version\":\"%s\",\"rules\":%d,\"protocol\":%d}\n", ORI_VERSION,
                ORI_RULES_VERSION, PROTOCOL_VERSION);
    answer_json(r, 200, &body);
    text_free(&body);
}

static void put_metric(Text *out, const char *name, const char *type, const char *about,
                       int64_t value)
{
    text_format(out, "# HELP oriflamme_%s %s\n# TYPE oriflamme_%s %s\noriflamme_%s %lld\n", name,
                about, name, type, name, (long long)value);
}

static void metrics(HttpRequest *r, const char *unused)
{
    Text body = {.data = NULL};
    (void)unused;
    put_metric(&body, "connections", "gauge", "WebSocket connections", conn_count());
    put_metric(&body, "tables", "gauge", "Tables in memory", rooms_count());
    put_metric(&body, "games_playing", "gauge", "Games being played", rooms_playing());
    put_metric(&body, "bots_waiting", "gauge", "Bots that wait for a thread",
               minds_waiting(room_context.minds));
    put_metric(&body, "store_failing", "gauge", "1 while the disk refuses",
               store_is_failing(room_context.store));
    put_metric(&body, "messages_total", "counter", "Messages of clients", protocol_messages());
    put_metric(&body, "requests_total", "counter", "HTTP requests", http_requests());
    put_metric(&body, "writes_total", "counter", "Writes to the store",
               store_writes(room_context.store));
    put_metric(&body, "commits_total", "counter", "Commits of the store",
               store_commits(room_context.store));
    put_metric(&body, "dropped_total", "counter", "Connections dropped for not reading",
               conn_dropped());
    http_answer(r, 200, "text/plain; version=0.0.4; charset=utf-8", body.data, body.size, no_store);
    text_free(&body);
}

/* --- Tables --- */

static void list_tables(HttpRequest *r, const char *unused)
{
    Text body = {.data = NULL};
    (void)unused;
    text_put(&body, "{\"tables\":");
    rooms_list(&body);
    text_put(&body, "}\n");
    answer_json(r, 200, &body);
    text_free(&body);
}

static void show_table(HttpRequest *r, const char *id)
{
    Room *room = rooms_find(id);
    Text body = {.data = NULL};
    if (room == NULL) {
        answer_code(r, 404, "no-table");
        return;
    }
    text_put(&body, "{");
    say_table_body(room, &body);
    text_put(&body, "}\n");
    answer_json(r, 200, &body);
    text_free(&body);
}

/* A table on its way to the disk. */
typedef struct Making {
    HttpRequest *request;
    TableWish wish;
    char token[SECRET_TOKEN_TEXT];
} Making;

static void answer_made(const Making *m, const Room *room)
{
    Text body = {.data = NULL};
    text_format(&body, "{\"table\":\"%s\",\"link\":\"", room->table.id);
    say_link(room, &body);
    text_format(&body, "\",\"token\":\"%s\",\"seat\":", m->token);
    if (m->wish.maker_seat == ORI_SPECTATOR)
        text_put(&body, "null");
    else
        text_format(&body, "\"%c\"", 'a' + m->wish.maker_seat);
    text_put(&body, ",\"seatLink\":\"");
    say_link(room, &body);
    text_format(&body, "#token=%s\"}\n", m->token);
    answer_json(m->request, 201, &body);
    text_free(&body);
}

static void begun(void *who, bool well)
{
    Making *m = who;
    Room *room = rooms_find(m->wish.table.id);
    if (well && room != NULL)
        answer_made(m, room);
    else
        answer_code(m->request, 503, "store-failed");
    free(m);
}

static void made(void *who, int64_t what, StoreResult result)
{
    Making *m = who;
    (void)what;
    Room *room = result == STORE_DONE ? rooms_add(&m->wish.table) : NULL;
    if (room == NULL) {
        begun(m, false);
        return;
    }
    log_event(LOG_NOTE, "table-made", "table=%s seats=%d rules=%s", log_id(room->table.id),
              room->table.seats, room->table.rules);
    if (!m->wish.start && !m->wish.has_deal)
        begun(m, true);
    else if (room_start_then(room, m->wish.has_deal ? &m->wish.deal : NULL, begun, m) != NULL)
        begun(m, false);
}

static const char *may_make(HttpRequest *r, int *status)
{
    const char *type = http_header(r, "Content-Type");
    int hourly = room_context.config->tables_per_hour;
    if (!origin_is_good(r)) {
        *status = 403;
        return "bad-origin";
    }
    if (type == NULL || strncasecmp(type, "application/json", 16) != 0) {
        *status = 415;
        return "bad-request";
    }
    if (rooms_full()) {
        *status = 503;
        return "too-many";
    }
    if (!bucket_take(&http_address(r)->tables, (int64_t)uv_now(room_context.loop), hourly, hourly,
                     1)) {
        *status = 429;
        return "too-fast";
    }
    return NULL;
}

static void make_table(HttpRequest *r, const char *unused)
{
    char why[PROTOCOL_WHY];
    int status = 400;
    size_t size;
    const char *text = http_body(r, &size);
    const char *code = may_make(r, &status);
    (void)unused;
    if (code != NULL) {
        http_answer_error(r, status, code,
                          status == 415 ? "Content-Type: application/json should stand there"
                                        : say_reason(code));
        return;
    }
    Making *m = calloc(1, sizeof *m);
    if (m == NULL) {
        answer_code(r, 503, "store-failed");
        return;
    }
    code = wish_read(text, size, &m->wish, why);
    if (code != NULL) {
        http_answer_error(r, 400, code, why);
        free(m);
        return;
    }
    StoredTable *t = &m->wish.table;
    m->request = r;
    secret_id(t->id);
    secret_token(m->token);
    secret_hash(m->token, t->maker);
    if (m->wish.maker_seat != ORI_SPECTATOR)
        memcpy(t->seat[m->wish.maker_seat].token, t->maker, SECRET_HASH);
    t->made_at = wall_ms();
    if (!store_put_table(room_context.store, t, (StoreReply){.done = made, .who = m}))
        made(m, 0, STORE_FAILED);
}

/* --- Records --- */

/* "ID-12/record" */
static bool read_game_path(const char *path, char id[SECRET_ID_TEXT], int *number)
{
    char *end;
    if (strlen(path) < SECRET_ID_TEXT || path[SECRET_ID_TEXT - 1] != '-')
        return false;
    memcpy(id, path, SECRET_ID_TEXT - 1);
    id[SECRET_ID_TEXT - 1] = '\0';
    const char *digits = path + SECRET_ID_TEXT;
    if (*digits < '1' || *digits > '9')
        return false;
    long value = strtol(digits, &end, 10);
    *number = (int)value;
    return value < 1000000 && strcmp(end, "/record") == 0;
}

static void record(HttpRequest *r, const char *path)
{
    static StoredGame game;
    static char text[ORI_RECORD_TEXT];
    char id[SECRET_ID_TEXT];
    int number;
    int seat = ORI_SPECTATOR;
    const char *bearer = http_header(r, "Authorization");
    Room *room = read_game_path(path, id, &number) ? rooms_find(id) : NULL;
    if (room == NULL || number > room->table.games) {
        answer_code(r, 404, "no-game");
        return;
    }
    if (bearer != NULL) {
        bool maker;
        seat = strncmp(bearer, "Bearer ", 7) == 0 && secret_is_token(bearer + 7)
                   ? room_seat_of(room, bearer + 7, &maker)
                   : -2;
        if (seat < ORI_SPECTATOR) {
            answer_code(r, 403, "bad-token");
            return;
        }
    }
    if (!room_stored_game(room, number, &game) || !room_record(&game, seat, text)) {
        answer_code(r, 503, "store-failed");
        return;
    }
    http_answer(r, 200, "text/plain; charset=utf-8", text, strlen(text), no_store);
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
    {"GET",  "/tables",  list_tables},
    {"POST", "/tables",  make_table},
    {"GET",  "/tables/", show_table},
    {"GET",  "/games/",  record},
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

/* The page itself, for every address that the client gives its screens. */
static void answer_page(HttpRequest *r, const char *path)
{
    static const char none[] =
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Oriflamme</title><h1>"
        "Oriflamme</h1><p>The server is running. The web client was not built: "
        "<code>make web</code>.</p></html>\n";
    if (assets_answer(r, path))
        return;
    const char *last = strrchr(path, '/');
    if (last == NULL || strchr(last, '.') != NULL) {
        http_answer_error(r, 404, "not-found", "nothing is there");
        return;
    }
    if (!assets_answer(r, "/index.html"))
        http_answer_kept(r, 200, "text/html; charset=utf-8", none, sizeof none - 1, no_store);
}

/* A page and all its files are some thirty requests. */
static bool asks_too_much(HttpRequest *r)
{
    enum { REQUESTS = 5, BURST_SECONDS = 5 }; /* of --rate */
    int rate = room_context.config->rate * REQUESTS;
    return !bucket_take(&http_address(r)->requests, (int64_t)uv_now(room_context.loop),
                        (int64_t)rate * 3600, rate * BURST_SECONDS, 1);
}

/* Counted before its body has come: a request that never ends costs a place, too. */
void api_admit(HttpRequest *r)
{
    if (asks_too_much(r))
        answer_code(r, 429, "too-fast");
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
        http_answer_error(r, 405, "bad-method", "this path does not take that method");
    else
        answer_page(r, path);
}
