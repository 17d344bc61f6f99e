/*
 * api_tables.c - tables over HTTP: lists the public ones, shows one, makes one.
 */
#include "server/wire/api.h"

#include "server/log.h"
#include "server/room/rooms.h"
#include "server/wire/new_table.h"

#include <stdlib.h>
#include <string.h>

void api_list_tables(HttpRequest *r, const char *unused)
{
    Json body = TEXT_NEW;
    (void)unused;
    out_open(&body, '{');
    out_key(&body, "tables");
    rooms_list(http_server(r), &body);
    http_answer_json(r, 200, &body);
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
    http_answer_json(r, 200, &body);
}

void api_show_table(HttpRequest *r, const char *id)
{
    rooms_want(http_server(r), id, WANT_TO_LOOK, table_found, r);
}

/* A table on its way to the disk. */
typedef struct Making {
    HttpRequest *request;
    Server *server;
    NewTable wish;
    char token[SECRET_TOKEN_TEXT];
} Making;

static void answer_made(const Making *m)
{
    Json body = TEXT_NEW;
    const char *url = m->server->public_url;
    const char *id = m->wish.table.id;
    out_open(&body, '{');
    put_text(&body, "table", id);
    out_key(&body, "link");
    put_link(&body, url, id, NULL);
    put_text(&body, "token", m->token);
    put_seat(&body, "seat", m->wish.maker_seat == ORI_SPECTATOR ? -1 : m->wish.maker_seat);
    out_key(&body, "seatLink");
    put_link(&body, url, id, m->token);
    http_answer_json(m->request, 201, &body);
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
    log_event(LOG_NOTE, "table-made", "table=%s seats=%d rules=%s", log_id(room->table.row.id),
              room->table.row.seats, room->table.row.rules);
    if (!m->wish.start) {
        begun(m, ERROR_NONE);
        return;
    }
    Wish start = {.kind = WISH_START, .has_deal = m->wish.has_deal, .deal = m->wish.deal};
    room_wish_then(room, &start, begun, m);
}

static ErrorCode may_make(HttpRequest *r)
{
    Server *server = http_server(r);
    Address *address = http_address(r);
    int hourly = server->config->tables_per_hour;
    if (!api_origin_is_good(r))
        return ERROR_BAD_ORIGIN;
    if (!api_is_json(r))
        return ERROR_BAD_TYPE;
    if (address_full(address, HELD_TABLES, rooms_share(server)) != NULL ||
        !rooms_make_place(server))
        return ERROR_TOO_MANY;
    if (!address_take(address, SPENT_TABLES, clock_now(&server->clock), hourly, hourly, 1))
        return ERROR_TOO_FAST;
    return ERROR_NONE;
}

void api_make_table(HttpRequest *r, const char *unused)
{
    Server *server = http_server(r);
    char why[PROTOCOL_WHY] = "";
    size_t size;
    const char *text = http_body(r, &size);
    ErrorCode code = may_make(r);
    Making *m = code == ERROR_NONE ? calloc(1, sizeof *m) : NULL;
    (void)unused;
    if (code == ERROR_NONE)
        code = m == NULL ? ERROR_STORE_FAILED
                         : new_table_read(server->config, text, size, &m->wish, why);
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
