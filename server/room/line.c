/*
 * line.c - carries wishes through: judges them, gives them to the store, adopts and answers them.
 */
#include "server/room/room.h"

#include "server/log.h"
#include "server/room/game.h"
#include "server/room/presence.h"
#include "server/room/rooms.h"
#include "server/room/take.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_READS = 5 };

static void go_on(Room *room, Lane *lane);

static Lane *lane_of(const Waiting *w)
{
    LaneKind kind = w->wish.kind == WISH_CHAT ? LANE_CHAT : LANE_ROW;
    return &w->request.room->line.lane[kind];
}

/* --- Answering --- */

static void answer(const Waiting *w, ErrorCode code, const char *why)
{
    const Request *r = &w->request;
    if (w->then != NULL)
        w->then(w->then_who, code);
    else if (r->client == NULL)
        return;
    else if (code != ERROR_NONE)
        say_error(r->client, r->ref, code, why);
    else if (w->wish.kind == WISH_DECIDE)
        say_ack(r->client, r->ref, r->room, w->wish.version + 1);
    else if (w->wish.kind == WISH_SIT)
        say_seat(r->client, r->ref, r->room, w->entry->seat, w->token);
    else
        say_simple(r->client, "ok", r->ref);
}

static void drop_entry(Waiting *w)
{
    if (w->entry != NULL)
        entry_clear(w->entry);
    free(w->entry);
    w->entry = NULL;
}

static void drop(Waiting *w)
{
    request_end(&w->request);
    drop_entry(w);
    free(w->text);
    free(w);
}

static Waiting *pop(Lane *lane)
{
    Waiting *w = lane->first;
    lane->first = w->next;
    lane->state = LANE_FREE;
    return w;
}

void waiting_end(Waiting *w, ErrorCode code, const char *why)
{
    answer(w, code, why);
    drop(w);
}

/* --- Reading what others wrote --- */

/* A clock that has run out runs out again. */
static void fail(Room *room, Lane *lane, ErrorCode code)
{
    waiting_end(pop(lane), code, NULL);
    game_wake_later(room);
}

static void was_read(void *who, Room *room, ErrorCode code)
{
    Lane *lane = who;
    if (room == NULL)
        return;
    lane->state = LANE_FREE;
    if (lane == &room->line.lane[LANE_GAME]) {
        decide_again(room, code);
        return;
    }
    if (code != ERROR_NONE)
        fail(room, lane, ERROR_STORE_FAILED);
    go_on(room, lane);
    line_read_again(room);
}

static void was_read_again(void *unused, Room *room, ErrorCode code)
{
    (void)unused;
    if (room != NULL && code == ERROR_NONE)
        line_read_again(room);
}

bool line_is_away(const Room *room, LaneKind kind)
{
    return room->line.lane[kind].state == LANE_AWAY;
}

void line_read(Room *room)
{
    room->line.unread = true;
    if (room->line.reading == 0 && !line_is_away(room, LANE_ROW) && !line_is_away(room, LANE_GAME))
        rooms_refresh(room, was_read_again, room);
}

void line_read_again(Room *room)
{
    if (room->line.unread && !room->server->stopping)
        line_read(room);
}

bool line_read_for(Room *room, Lane *lane)
{
    lane->first->reads++;
    if (!rooms_refresh(room, was_read, lane))
        return false;
    lane->state = LANE_READS;
    return true;
}

/* --- Writing --- */

/* It is on the disk, and on the standbys: what was judged by this table can be taken. */
static void take(Room *room, Waiting *w)
{
    if (w->wish.kind == WISH_CHAT) {
        answer(w, ERROR_NONE, NULL);
        take_chat(room, &w->entry->chat);
        return;
    }
    StoredTable before = room->table.row;
    bool is_taken = w->entry != NULL &&
                    take_row(room, w->entry, w->wish.kind == WISH_SIT ? w->request.client : NULL);
    answer(w, ERROR_NONE, NULL);
    if (is_taken)
        take_tell_row(room, &before, w->entry, true);
    else if (w->entry != NULL)
        room->line.unread = true; /* there was no memory for the game: it is read again */
}

static void written(void *who, StoreResult result)
{
    Waiting *w = who;
    Room *room = w->request.room;
    Lane *lane = lane_of(w);
    if (result == STORE_REFUSED && w->reads < MOST_READS && line_read_for(room, lane))
        return; /* another was first */
    if (result == STORE_DONE) {
        pop(lane);
        take(room, w);
        drop(w);
    } else {
        if (w->wish.kind != WISH_CHAT)
            log_event(LOG_FAILURE, result == STORE_FAILED ? "store-failed" : "table-lost",
                      "table=%s", log_id(room->table.row.id));
        fail(room, lane, result == STORE_FAILED ? ERROR_STORE_FAILED : ERROR_BUSY);
    }
    go_on(room, lane);
    line_read_again(room);
}

static bool give(Room *room, Waiting *w)
{
    Store *store = room->server->store;
    StoreReply reply = {.done = written, .who = w, .alone = presence_is_alone(room)};
    if (w->entry == NULL)
        return store_check_table(store, &room->table.row, reply);
    return store_append(store, w->entry, &room->table.row, reply);
}

/* --- Judging --- */

/* Fills in the client that wishes, and the random values. */
static void prepare(const Room *room, Waiting *w)
{
    const Client *client = w->request.client;
    Wish *wish = &w->wish;
    if (client != NULL) {
        wish->by = client->seat;
        wish->maker = client->maker;
    }
    if (wish->kind == WISH_SIT) {
        if (client->key != NULL) /* the maker's key opens the seat as well */
            memcpy(w->token, client->key, SECRET_TOKEN_TEXT);
        else
            secret_token(w->token);
        secret_hash(w->token, wish->token);
    }
    if ((wish->kind == WISH_START || wish->kind == WISH_REMATCH) && !wish->has_deal)
        secret_deal(judge_rules(&room->table.row, secret_seed()), judge_first(&room->table, wish),
                    &wish->deal);
}

ErrorCode waiting_judge(const Room *room, Waiting *w, const char **why)
{
    Entry entry;
    Moment moment = room_moment(room);
    drop_entry(w); /* of a try before */
    prepare(room, w);
    ErrorCode code = judge(&room->table, &moment, &w->wish, &entry, why);
    if (code != ERROR_NONE || entry.kind == ENTRY_NONE)
        return code;
    w->entry = malloc(entry_size(entry.kind));
    if (w->entry == NULL) {
        entry_clear(&entry);
        return ERROR_STORE_FAILED;
    }
    memcpy(w->entry, &entry, entry_size(entry.kind));
    return ERROR_NONE;
}

/* The first of the lane is free to go. Then it is at the store, or waits for a read, or is
 * answered. */
static void begin(Room *room, Lane *lane)
{
    Waiting *w = lane->first;
    const char *why = NULL;
    if (w->request.client == NULL && !w->wish.nobody) { /* its client is gone */
        drop(pop(lane));
        return;
    }
    ErrorCode code = waiting_judge(room, w, &why);
    /* Nobody is refused by what a node remembers. */
    bool shared = store_is_shared(room->server->store);
    if (w->entry == NULL && w->reads == 0 && shared && line_read_for(room, lane))
        return;
    /* It is so already; but a client that was told "done" must not lose it again. */
    if (code != ERROR_NONE || (w->entry == NULL && !shared)) {
        waiting_end(pop(lane), code, why);
    } else if (give(room, w)) {
        lane->state = LANE_AWAY;
    } else {
        fail(room, lane, ERROR_STORE_FAILED);
    }
}

static void go_on(Room *room, Lane *lane)
{
    while (lane->first != NULL && lane->state == LANE_FREE)
        begin(room, lane);
}

/* --- Wishing --- */

/* False: out of memory. */
static bool wait_for(Room *room, Client *client, const char *ref, const Waiting *wish)
{
    Waiting *w = malloc(sizeof *w);
    if (w == NULL)
        return false;
    *w = *wish;
    if (w->wish.text != NULL) {
        w->wish.text = w->text = strdup(w->wish.text);
        if (w->text == NULL) {
            free(w);
            return false;
        }
    }
    request_begin(&w->request, room, client, ref);
    if (w->wish.kind == WISH_DECIDE) {
        decide_begin(room, w);
        return true;
    }
    Lane *lane = lane_of(w);
    Waiting **last = &lane->first;
    while (*last != NULL)
        last = &(*last)->next;
    *last = w;
    go_on(room, lane);
    return true;
}

void room_wish(Room *room, Client *client, const char *ref, const Wish *wish)
{
    Waiting w = {.wish = *wish};
    w.wish.nobody = client == NULL;
    if (wait_for(room, client, ref, &w))
        return;
    say_error(client, ref, ERROR_STORE_FAILED, "out of memory");
    if (wish->kind == WISH_DECIDE && client == NULL)
        game_retry(room);
    else
        game_wake_later(room);
}

void room_back(Room *room, int seat)
{
    if (!room->table.row.seat[seat].standin)
        return;
    room->back |= (uint8_t)(1u << seat);
    room_wish(room, NULL, NULL, &(Wish){.kind = WISH_STANDIN, .seat = seat});
}

void room_wish_then(Room *room, const Wish *wish, WishAnswered *then, void *who)
{
    Waiting w = {.wish = *wish, .then = then, .then_who = who};
    w.wish.nobody = true;
    if (!wait_for(room, NULL, NULL, &w))
        then(who, ERROR_STORE_FAILED);
}

void line_forget(Room *room)
{
    for (int i = 0; i < LANES; i++)
        while (room->line.lane[i].first != NULL)
            drop(pop(&room->line.lane[i]));
}
