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
    else if (c->kind == CHANGE_SIT)
        say_seat(r->client, r->ref, r->room, c->seat, c->token);
    else
        say_simple(r->client, "ok", r->ref);
}

static void drop(Change *c)
{
    request_end(&c->request);
    free(c->game);
    free(c);
}

/* The room takes the table that was written. */
static void adopt(Room *room, const StoredTable *next)
{
    for (int seat = 0; seat < next->seats; seat++) {
        if (secret_same(next->seat[seat].token, room->table.seat[seat].token))
            continue;
        room->gone_at[seat] = clock_now(&room->server->clock);
        for (Client *c = room->clients; c != NULL; c = c->next)
            if (c->seat == seat)
                c->seat = ORI_SPECTATOR; /* it has changed hands */
    }
    room->table = *next;
    seats_take_bots(room);
}

/* What follows for the game from the table that is now. */
static void follow(Room *room, const StoredTable *before, Change *c)
{
    if (c->game != NULL) {
        log_event(LOG_NOTE, "game-started", "table=%s game=%d seats=%d rules=%s",
                  log_id(room->table.id), room->table.games, room->table.seats, room->table.rules);
        game_tell_all(room);
        game_wake(room);
        return;
    }
    int asked = room->game.state.asked;
    if (room->game.phase != ROOM_PLAYING ||
        before->seat[asked].standin == room->table.seat[asked].standin)
        return;
    if (!room->table.seat[asked].standin)
        game_ask_anew(room);
    game_wake(room);
}

void seats_follow(Room *room, const StoredTable *next, const StoredGame *game)
{
    StoredTable before = room->table;
    bool begins = game != NULL && game->number == next->games && next->games > before.games;
    int asked = room->game.state.asked;
    adopt(room, next);
    for (int seat = 0; seat < next->seats; seat++)
        if (strcmp(next->seat[seat].name, SEAT_NO_NAME) == 0 &&
            strcmp(before.seat[seat].name, SEAT_NO_NAME) != 0)
            chat_forget(room, seat);
    if (begins)
        begins = game_take(room, game);
    room_recount(room);
    say_table(room, NULL);
    if (begins)
        game_tell_all(room);
    if (begins || (room->game.phase == ROOM_PLAYING &&
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
    StoredTable before = room->table;
    if (result == STORE_REFUSED && try_again(room, c))
        return;
    room->judging = false;
    room->changes = c->after;
    if (result == STORE_DONE)
        room->sure = c->next.v;
    if (result == STORE_DONE && c->is_check) {
        answer(c, ERROR_NONE);
    } else if (result == STORE_DONE) {
        adopt(room, &c->next);
        if (c->game != NULL)
            game_take(room, c->game); /* a new one needs no memory */
        if (c->kind == CHANGE_FORGET)
            chat_forget(room, c->seat);
        if (c->kind == CHANGE_SIT && c->request.client != NULL)
            c->request.client->seat = (int8_t)c->seat;
        room_recount(room);
        answer(c, ERROR_NONE);
        say_table(room, NULL);
        follow(room, &before, c);
    } else {
        log_event(LOG_FAILURE, result == STORE_FAILED ? "store-failed" : "table-lost", "table=%s",
                  log_id(room->table.id));
        answer(c, result == STORE_FAILED ? ERROR_STORE_FAILED : ERROR_BUSY);
        game_wake_later(room); /* a clock that has run out runs out again */
    }
    drop(c);
    go_on(room);
    follow_again(room);
}

static bool is_same(const StoredTable *a, const StoredTable *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static bool give(Room *room, Change *c)
{
    Store *store = room->server->store;
    StoreReply reply = {.done = written, .who = c, .alone = follow_is_alone(room)};
    if (c->is_check)
        return store_check_table(store, &c->next, reply);
    c->next.v = room->table.v + 1;
    if (c->game != NULL)
        return store_put_game(store, c->game, &c->next, reply);
    if (c->kind == CHANGE_FORGET)
        return store_put_forget(store, &c->next, c->seat, reply);
    return store_put_table(store, &c->next, reply);
}

/* Judges the first of the line by the table as it is, and gives it to the store. */
static bool begin(Room *room)
{
    Change *c = room->changes;
    c->next = room->table;
    c->seat = c->wished;
    free(c->game); /* of a try before */
    c->game = NULL;
    ErrorCode code = seats_judge(room, c, &c->next);
    bool changes = code == ERROR_NONE && (c->game != NULL || c->kind == CHANGE_FORGET ||
                                          !is_same(&c->next, &room->table));
    if (!changes && !c->sure && store_is_shared(room->server->store)) {
        c->sure = true; /* another node may have changed what it is refused for */
        if (read_first(room))
            return true;
    }
    /* It is so already; but whoever is told that it is done must not lose it again. */
    c->is_check = code == ERROR_NONE && !changes && room->sure != room->table.v &&
                  store_is_shared(room->server->store);
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

void seats_change(Room *room, Client *client, const char *ref, const Change *wish)
{
    Change *c = malloc(sizeof *c);
    if (c == NULL) {
        if (wish->then != NULL)
            wish->then(wish->then_who, ERROR_STORE_FAILED);
        else
            say_error(client, ref, ERROR_STORE_FAILED, "out of memory");
        return;
    }
    *c = *wish;
    c->wished = wish->seat;
    request_begin(&c->request, room, client, ref);
    Change **last = &room->changes;
    bool first = *last == NULL;
    while (*last != NULL)
        last = &(*last)->after;
    *last = c;
    if (first)
        go_on(room);
}

void seats_forget(Room *room)
{
    while (room->changes != NULL) {
        Change *c = room->changes;
        room->changes = c->after;
        drop(c);
    }
}
