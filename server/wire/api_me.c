/*
 * api_me.c - POST /me: the tables where a pass opens a seat, those that wait for the player first;
 * and POST /me/forget, which forgets a player at all of them.
 *
 * It reads one table after another, so a list of a hundred never blocks the store's reader.
 */
#include "server/wire/api.h"

#include "server/room/game.h"
#include "server/room/owners.h"
#include "server/room/rooms.h"
#include "server/wire/cookie.h"

#include <stdlib.h>
#include <string.h>

enum {
    COST = 10,                /* of a request: many tables are read */
    MOST_SHOWN = 100,         /* tables */
    MOST_FORGOTTEN = 1000000, /* all of them */
};

/* A table of the list, as JSON, and what tells its place in it. */
typedef struct Mine {
    int at; /* in the text */
    int size;
    int rank; /* the least first */
    int64_t left;
    int number;
} Mine;

/* The tables of a pass, one after the other. */
typedef struct Walk {
    HttpRequest *request;
    Server *server;
    uint8_t pass[SECRET_HASH];
    bool forgets;
    char (*ids)[SECRET_ID_TEXT];
    int count;
    int at;         /* the next one */
    bool walking;   /* further up on the stack */
    bool ready;     /* for the next one */
    int unreadable; /* the store could not say what is there */
    int seen;
    Json text; /* of all of them, one behind the other */
    Mine mine[MOST_SHOWN];
} Walk;

static void end_walk(Walk *w)
{
    text_free(&w->text);
    free(w->ids);
    free(w);
}

/* --- One table --- */

static int rank_of(const Room *room, bool turn)
{
    static const int ranks[] = {[ROOM_PLAYING] = 1, [ROOM_LOBBY] = 2, [ROOM_OVER] = 3};
    return turn ? 0 : ranks[room->table.game.phase];
}

static void show(Walk *w, const Room *room, int seat)
{
    const Game *g = &room->table.game;
    bool turn = g->phase == ROOM_PLAYING && g->state.asked == seat &&
                !table_is_bots(&room->table.row, seat);
    int64_t left = game_left(room);
    Mine *m = &w->mine[w->seen];
    *m = (Mine){.at = w->text.length,
                .rank = rank_of(room, turn),
                .left = left >= 0 ? left : INT64_MAX,
                .number = w->seen};
    out_open(&w->text, '{');
    put_table(&w->text, room);
    put_seat(&w->text, "seat", seat);
    if (turn) {
        out_key(&w->text, "turn");
        out_bool(&w->text, true);
    }
    put_clock(&w->text, room);
    out_close(&w->text, '}');
    m->size = w->text.length - m->at;
    w->text.comma = false;
    w->seen++;
}

/* --- All of them --- */

static int waiting_first(const void *a, const void *b)
{
    const Mine *x = a;
    const Mine *y = b;
    if (x->rank != y->rank)
        return x->rank < y->rank ? -1 : 1;
    if (x->left != y->left)
        return x->left < y->left ? -1 : 1;
    return x->number < y->number ? -1 : 1;
}

static void answer(Walk *w)
{
    Json body = TEXT_NEW;
    out_open(&body, '{');
    out_key(&body, "tables");
    if (w->forgets) {
        out_number(&body, w->seen);
    } else {
        qsort(w->mine, (size_t)w->seen, sizeof *w->mine, waiting_first);
        out_open(&body, '[');
        for (int i = 0; i < w->seen; i++) {
            out_raw(&body, i > 0 ? "," : "");
            out_bytes(&body, w->text.text + w->mine[i].at, w->mine[i].size);
        }
        out_close(&body, ']');
    }
    if (w->unreadable > 0)
        put_number(&body, "unreadable", w->unreadable);
    body.full = body.full || w->text.full;
    cookie_answer(w->request, w->forgets ? NULL : api_bearer(w->request), &body);
    end_walk(w);
}

/* The devices go last: when the client gets its answer, names and devices are gone. */
static void devices_forgotten(void *who, ErrorCode code)
{
    Walk *w = who;
    w->unreadable += code != ERROR_NONE;
    answer(w);
}

static void end(Walk *w)
{
    OwnersWish wish = {.deed = OWNERS_CLEAR};
    memcpy(wish.pass, w->pass, SECRET_HASH);
    if (w->forgets)
        owners_change(w->server, &wish, devices_forgotten, w);
    else
        answer(w);
}

static void refuse(Walk *w, ErrorCode code)
{
    http_answer_error(w->request, code, NULL);
    end_walk(w);
}

static void next(Walk *w);

static void forgotten(void *who, ErrorCode code)
{
    Walk *w = who;
    w->seen += code == ERROR_NONE;
    w->unreadable += code != ERROR_NONE;
    next(w);
}

static void found(void *who, Room *room, ErrorCode code)
{
    Walk *w = who;
    int seat = room != NULL ? table_seat_of_pass(&room->table.row, w->pass) : TABLE_NO_SEAT;
    w->unreadable += room == NULL && code != ERROR_NO_TABLE;
    if (seat != TABLE_NO_SEAT && w->forgets) {
        Wish wish = {.kind = WISH_FORGET, .by = (int8_t)seat};
        room_wish_then(room, &wish, forgotten, w);
        return;
    }
    if (seat != TABLE_NO_SEAT)
        show(w, room, seat);
    next(w);
}

/* A table that is in memory is there at once: this comes back to itself only once, however many
 * there are. */
static void next(Walk *w)
{
    WantKind kind = w->forgets ? WANT_TO_STAY : WANT_TO_LOOK;
    w->ready = true;
    if (w->walking)
        return;
    w->walking = true;
    while (w->ready && w->at < w->count) {
        w->ready = false;
        rooms_want(w->server, w->ids[w->at++], kind, found, w);
    }
    w->walking = false;
    if (w->ready)
        end(w);
}

static void listed(void *who, StoreListKind kind, const StoreListed list[], int count)
{
    Walk *w = who;
    (void)kind;
    w->ids = calloc(count > 0 ? (size_t)count : 1, sizeof *w->ids);
    if (count < 0 || w->ids == NULL || w->server->rooms == NULL) {
        refuse(w, ERROR_STORE_FAILED);
        return;
    }
    for (int i = 0; i < count; i++)
        memcpy(w->ids[i], list[i].id, SECRET_ID_TEXT);
    w->count = count;
    next(w);
}

static void walk(HttpRequest *r, bool forgets)
{
    const char *pass = api_bearer(r);
    ErrorCode code = !api_origin_is_good(r)  ? ERROR_BAD_ORIGIN
                     : !api_may_ask(r, COST) ? ERROR_TOO_FAST
                     : pass == NULL          ? ERROR_BAD_TOKEN
                                             : ERROR_NONE;
    Walk *w = code == ERROR_NONE ? calloc(1, sizeof *w) : NULL;
    if (w == NULL) {
        http_answer_error(r, code != ERROR_NONE ? code : ERROR_STORE_FAILED,
                          code == ERROR_BAD_TOKEN ? "a pass has 32 hexadecimal digits" : NULL);
        return;
    }
    *w = (Walk){.request = r, .server = http_server(r), .forgets = forgets, .text = TEXT_NEW};
    secret_hash(pass, w->pass);
    if (!store_list_mine(w->server->store, w->pass, forgets ? MOST_FORGOTTEN : MOST_SHOWN, listed,
                         w))
        refuse(w, ERROR_STORE_FAILED);
}

void api_me(HttpRequest *r, const char *unused)
{
    (void)unused;
    walk(r, false);
}

void api_me_forget(HttpRequest *r, const char *unused)
{
    (void)unused;
    walk(r, true);
}
