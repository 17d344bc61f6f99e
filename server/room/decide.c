/*
 * decide.c - the lane of the game.
 *
 * The room judges decisions as they arrive and refuses at once. A decision that arrives while
 * another is being written shares that one's fate, because both name the same version: it is either
 * the same decision or too late.
 */
#include "server/room/room.h"

#include "server/log.h"
#include "server/room/game.h"
#include "server/room/presence.h"
#include "server/room/rooms.h"
#include "server/room/take.h"

#include <string.h>

bool line_decides(const Room *room)
{
    return room->line.lane[LANE_GAME].state != LANE_FREE;
}

static bool is_in_log(const Room *room, const Wish *wish)
{
    const Game *g = &room->table.game;
    return wish->game == room->table.row.games && wish->version < g->count &&
           memcmp(&wish->decision, &g->decision[wish->version], sizeof wish->decision) == 0;
}

static void confirmed(void *who, StoreResult result)
{
    Waiting *w = who;
    Room *room = w->request.room;
    bool done = result == STORE_DONE && is_in_log(room, &w->wish);
    waiting_end(w,
                done                     ? ERROR_NONE
                : result == STORE_FAILED ? ERROR_STORE_FAILED
                                         : ERROR_BUSY,
                NULL);
    if (result == STORE_REFUSED)
        line_read(room);
}

/* It is in the log, as this node knows it: from a hint or a read, which wait for no standby, or from
 * before a failover. It is acknowledged once the store has been asked. */
static void confirm(Room *room, Waiting *w)
{
    const Game *g = &room->table.game;
    StoredDecision last = {.game = room->table.row.games, .n = g->count - 1, .sum = g->sum};
    if (!store_is_shared(room->server->store)) {
        waiting_end(w, ERROR_NONE, NULL);
        return;
    }
    memcpy(last.table, room->table.row.id, sizeof last.table);
    if (!store_check_decision(room->server->store, &last,
                              (StoreReply){.done = confirmed, .who = w}))
        confirmed(w, STORE_FAILED);
}

/* All that wait are answered by what is in the log now, the first of them last. */
static void answer_all(Room *room, StoreResult result)
{
    Lane *lane = &room->line.lane[LANE_GAME];
    Waiting *first = lane->first;
    Waiting *list = first->next;
    Waiting **last = &list;
    while (*last != NULL)
        last = &(*last)->next;
    *last = first;
    first->next = NULL;
    *lane = (Lane){.first = NULL};
    while (list != NULL) {
        Waiting *w = list;
        list = w->next;
        if (result == STORE_FAILED)
            waiting_end(w, ERROR_STORE_FAILED, NULL);
        else if (!is_in_log(room, &w->wish))
            waiting_end(w, ERROR_STALE, NULL);
        else if (result == STORE_DONE)
            waiting_end(w, ERROR_NONE, NULL);
        else
            confirm(room, w);
    }
}

/* It could not be written, or another was first. */
static void settle(Room *room, StoreResult result)
{
    if (result == STORE_FAILED)
        log_event(LOG_FAILURE, "store-failed", "table=%s version=%d", log_id(room->table.row.id),
                  room->table.game.count);
    answer_all(room, result);
    if (result == STORE_FAILED) {
        game_retry(room);
        return;
    }
    game_wake(room);
    line_read_again(room);
}

void decide_again(Room *room, ErrorCode code)
{
    settle(room, code == ERROR_NONE ? STORE_REFUSED : STORE_FAILED);
}

static void decided(void *who, StoreResult result)
{
    Room *room = who;
    Lane *lane = &room->line.lane[LANE_GAME];
    OriLog log;
    if (result == STORE_DONE && !take_decision(room, lane->first->entry, &log))
        result = STORE_REFUSED; /* for want of memory: it is read again */
    if (result == STORE_REFUSED) {
        log_event(LOG_WARNING, "decision-raced", "table=%s version=%d", log_id(room->table.row.id),
                  room->table.game.count);
        room->server->raced++;
        if (line_read_for(room, lane))
            return;
        result = STORE_FAILED;
    }
    if (result == STORE_FAILED) {
        settle(room, result);
        return;
    }
    answer_all(room, result);
    take_tell_decision(room, &log);
    game_wake(room);
    line_read_again(room);
}

static void submit(Room *room, Waiting *w)
{
    Lane *lane = &room->line.lane[LANE_GAME];
    StoreReply reply = {.done = decided, .who = room, .alone = presence_is_alone(room)};
    if (lane->state != LANE_FREE) {
        w->next = lane->first->next;
        lane->first->next = w;
        return;
    }
    w->next = NULL;
    lane->first = w;
    lane->state = LANE_AWAY;
    if (!store_append(room->server->store, w->entry, &room->table.row, reply))
        decided(room, STORE_FAILED);
}

static void decide(Room *room, Waiting *w)
{
    const char *why = NULL;
    ErrorCode code = waiting_judge(room, w, &why);
    int seat = w->wish.by;
    bool nobody = w->wish.nobody;
    w->wish.game = room->table.row.games;
    if (code != ERROR_NONE) {
        waiting_end(w, code, why);
    } else if (w->entry == NULL) {
        confirm(room, w);
    } else {
        submit(room, w);
        if (!nobody)
            room_back(room, seat);
    }
}

static void read_before(void *who, Room *room, ErrorCode code)
{
    Waiting *w = who;
    if (code == ERROR_NONE && w->request.client != NULL)
        decide(room, w);
    else
        waiting_end(w, code, NULL);
    if (room != NULL && code == ERROR_NONE)
        line_read_again(room);
}

/* The player knows more than this node: of another, whose hint has not come. */
static bool knows_more(const Room *room, const Wish *wish)
{
    return store_is_shared(room->server->store) &&
           (wish->game > room->table.row.games ||
            (wish->game <= room->table.row.games && wish->version > room->table.game.count));
}

void decide_begin(Room *room, Waiting *w)
{
    if (!knows_more(room, &w->wish) || !rooms_refresh(room, read_before, w))
        decide(room, w);
}

bool line_hint(Room *room, const StoredDecision *d)
{
    int game = room->table.row.games;
    const Game *g = &room->table.game;
    if (d->game < game)
        return true; /* it is known */
    /* So is this one, unless the store has forgotten it and it was decided again, otherwise. */
    if (d->game == game && d->n < g->count)
        return memcmp(&d->decision, &g->decision[d->n], sizeof d->decision) == 0;
    return !line_decides(room) && take_others_decision(room, d);
}
