/*
 * seats.c - the line in which the changes of a table are written: the first is at the store, the
 * others wait, and each is judged by the table that it finds.
 */
#include "server/room/seats.h"

#include "server/nodes/follow.h"
#include "server/room/game.h"
#include "server/log.h"
#include "server/room/rooms.h"

#include <stdlib.h>
#include <string.h>

static void answer(Change *c, ErrorCode code)
{
    Request *r = &c->request;
    if (c->then != NULL)
        c->then(c->then_who, code);
    else if (code != ERROR_NONE)
        say_error(r->client, r->ref, code, NULL);
    else if (c->wish.kind == WISH_SIT)
        say_seat(r->client, r->ref, r->room, c->entry.seat, c->token);
    else
        say_simple(r->client, "ok", r->ref);
}

static void drop(Change *c)
{
    request_end(&c->request);
    entry_clear(&c->entry);
    free(c);
}

void seats_take_bots(Room *room)
{
    const StoredTable *row = &room->table.row;
    for (int seat = 0; seat < row->seats; seat++)
        if (row->seat[seat].kind == STORED_BOT &&
            !seat_bot_is_good(row->seat[seat].bot, &room->bot[seat]))
            seat_bot_is_good("knight", &room->bot[seat]);
}

bool seats_all_want_rematch(const Room *room)
{
    Moment moment = room_moment(room);
    return judge_all_want_rematch(&room->table, &room->table.row, &moment);
}

/* The room takes the table that was written. False: it cannot. */
static bool adopt(Room *room, const Entry *entry)
{
    StoredTable before = room->table.row;
    if (table_fold(&room->table, entry, NULL) != NULL)
        return false;
    for (int seat = 0; seat < before.seats; seat++) {
        if (secret_same(before.seat[seat].token, room->table.row.seat[seat].token))
            continue;
        room->gone_at[seat] = clock_now(&room->server->clock);
        for (Client *c = room->clients; c != NULL; c = c->next)
            if (c->seat == seat)
                c->seat = ORI_SPECTATOR; /* it has changed hands */
    }
    seats_take_bots(room);
    return true;
}

/* What follows for the game from the table that is now. */
static void follow(Room *room, const StoredTable *before, const Change *c)
{
    const StoredTable *row = &room->table.row;
    int asked = room->table.game.state.asked;
    if (c->entry.kind == ENTRY_START) {
        log_event(LOG_NOTE, "game-started", "table=%s game=%d seats=%d rules=%s", log_id(row->id),
                  row->games, row->seats, row->rules);
        game_tell_all(room);
        game_wake(room);
        return;
    }
    if (room->table.game.phase != ROOM_PLAYING ||
        before->seat[asked].standin == row->seat[asked].standin)
        return;
    if (!row->seat[asked].standin)
        game_ask_anew(room);
    game_wake(room);
}

static bool has_no_name(const StoredTable *row, int seat)
{
    return strcmp(row->seat[seat].name, SEAT_NO_NAME) == 0;
}

void seats_follow(Room *room, const StoredTable *next, StoredGame *game)
{
    StoredTable before = room->table.row;
    Entry entry = {.kind = ENTRY_ROW, .row = *next, .game = game};
    int asked = room->table.game.state.asked;
    if (game != NULL && game->number == next->games && next->games > before.games)
        entry.kind = ENTRY_START;
    if (!adopt(room, &entry)) {
        entry.kind = ENTRY_ROW; /* no memory for the game: it is read again */
        adopt(room, &entry);
    }
    for (int seat = 0; seat < next->seats; seat++)
        if (has_no_name(next, seat) && !has_no_name(&before, seat))
            table_forget(&room->table, seat);
    room_recount(room);
    say_table(room, NULL);
    if (entry.kind == ENTRY_START)
        game_tell_all(room);
    if (entry.kind == ENTRY_START || (room->table.game.phase == ROOM_PLAYING &&
                                      before.seat[asked].standin != next->seat[asked].standin))
        game_wake(room);
}

static void go_on(Room *room);
static bool begin(Room *room);

/* What the others wrote is read: now it is judged by that. */
static void judge_again(void *unused, Room *room, ErrorCode code)
{
    (void)unused;
    if (room == NULL)
        return;
    Change *c = room->changes;
    room->judging = false;
    if (code != ERROR_NONE) {
        room->changes = c->after;
        answer(c, ERROR_STORE_FAILED);
        drop(c);
        game_wake_later(room);
        go_on(room);
    } else if (!begin(room)) {
        go_on(room);
    }
    follow_again(room);
}

static bool read_first(Room *room)
{
    room->judging = rooms_refresh(room, judge_again, room);
    return room->judging;
}

/* Another was first. */
static bool try_again(Room *room, Change *c)
{
    enum { MOST_TRIES = 5 };
    return c->tries++ < MOST_TRIES && read_first(room);
}

static void written(void *who, StoreResult result)
{
    Change *c = who;
    Room *room = c->request.room;
    StoredTable before = room->table.row;
    if (result == STORE_REFUSED && try_again(room, c))
        return;
    room->judging = false;
    room->changes = c->after;
    if (result == STORE_DONE)
        room->sure.v = c->entry.row.v;
    if (result == STORE_DONE && c->is_check) {
        answer(c, ERROR_NONE);
    } else if (result == STORE_DONE) {
        adopt(room, &c->entry); /* a new game needs no memory */
        if (c->wish.kind == WISH_SIT && c->request.client != NULL)
            c->request.client->seat = (int8_t)c->entry.seat;
        room_recount(room);
        answer(c, ERROR_NONE);
        say_table(room, NULL);
        follow(room, &before, c);
    } else {
        log_event(LOG_FAILURE, result == STORE_FAILED ? "store-failed" : "table-lost", "table=%s",
                  log_id(room->table.row.id));
        answer(c, result == STORE_FAILED ? ERROR_STORE_FAILED : ERROR_BUSY);
        game_wake_later(room); /* a clock that has run out runs out again */
    }
    drop(c);
    go_on(room);
    follow_again(room);
}

static bool give(Room *room, Change *c)
{
    Store *store = room->server->store;
    const Entry *e = &c->entry;
    StoreReply reply = {.done = written, .who = c, .alone = follow_is_alone(room)};
    if (c->is_check)
        return store_check_table(store, &e->row, reply);
    if (e->kind == ENTRY_START)
        return store_put_game(store, e->game, &e->row, reply);
    if (e->kind == ENTRY_FORGET)
        return store_put_forget(store, &e->row, e->seat, reply);
    return store_put_table(store, &e->row, reply);
}

/* What chance has to give, and who it is that wishes. */
static void prepare(const Room *room, Change *c)
{
    const Client *client = c->request.client;
    Wish *w = &c->wish;
    if (client != NULL) {
        w->by = client->seat;
        w->maker = client->maker;
    }
    if (w->kind == WISH_SIT) {
        if (client != NULL && client->key != NULL) /* the maker's key opens the seat as well */
            memcpy(c->token, client->key, SECRET_TOKEN_TEXT);
        else
            secret_token(c->token);
        secret_hash(c->token, w->token);
    }
    if ((w->kind == WISH_START || w->kind == WISH_REMATCH) && !w->has_deal)
        secret_deal(judge_rules(&room->table.row, secret_seed()), judge_first(&room->table),
                    &w->deal);
}

static ErrorCode judge_change(const Room *room, Change *c)
{
    const char *why;
    Moment moment = room_moment(room);
    entry_clear(&c->entry); /* of a try before */
    c->entry.kind = ENTRY_NONE;
    if (c->request.client == NULL && !c->wish.nobody)
        return ERROR_NONE; /* whoever wished it is gone */
    prepare(room, c);
    return judge(&room->table, &moment, &c->wish, &c->entry, &why);
}

/* Judges the first of the line by the table as it is, and gives it to the store. */
static bool begin(Room *room)
{
    Change *c = room->changes;
    ErrorCode code = judge_change(room, c);
    bool changes = code == ERROR_NONE && c->entry.kind != ENTRY_NONE;
    if (!changes && !c->sure && store_is_shared(room->server->store)) {
        c->sure = true; /* another node may have changed what it is refused for */
        if (read_first(room))
            return true;
    }
    /* It is so already; but whoever is told that it is done must not lose it again. */
    c->is_check = code == ERROR_NONE && !changes && room->sure.v != room->table.row.v &&
                  store_is_shared(room->server->store);
    if (c->is_check)
        c->entry = (Entry){.kind = ENTRY_NONE, .row = room->table.row};
    if (changes || c->is_check) {
        if (give(room, c))
            return true;
        code = ERROR_STORE_FAILED;
        game_wake_later(room);
    }
    room->changes = c->after;
    answer(c, code);
    drop(c);
    return false;
}

static void go_on(Room *room)
{
    while (room->changes != NULL && !begin(room))
        ;
}

/* False: out of memory. */
static bool put(Room *room, Client *client, const char *ref, const Change *change)
{
    Change *c = malloc(sizeof *c);
    if (c == NULL)
        return false;
    *c = *change;
    request_begin(&c->request, room, client, ref);
    Change **last = &room->changes;
    bool first = *last == NULL;
    while (*last != NULL)
        last = &(*last)->after;
    *last = c;
    if (first)
        go_on(room);
    return true;
}

void room_wish(Room *room, Client *client, const char *ref, const Wish *wish)
{
    Change change = {.wish = *wish};
    change.wish.nobody = client == NULL;
    if (!put(room, client, ref, &change))
        say_error(client, ref, ERROR_STORE_FAILED, "out of memory");
}

void room_wish_then(Room *room, const Wish *wish, void (*then)(void *who, ErrorCode code),
                    void *who)
{
    Change change = {.wish = *wish, .then = then, .then_who = who};
    change.wish.nobody = true;
    if (!put(room, NULL, NULL, &change))
        then(who, ERROR_STORE_FAILED);
}

void seats_forget(Room *room)
{
    while (room->changes != NULL) {
        Change *c = room->changes;
        room->changes = c->after;
        drop(c);
    }
}
