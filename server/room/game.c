/*
 * game.c - the game of a room: a decision goes to the disk and comes back, then it is done and
 * told. Whose turn it is then is in turn.c.
 */
#include "server/room/game_parts.h"

#include "server/nodes/follow.h"
#include "server/room/maker.h"
#include "server/log.h"
#include "server/room/rooms.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- Deciding --- */

static bool is_in_log(const Room *room, const Wish *wish)
{
    const Game *g = &room->table.game;
    return wish->game == room->table.row.games && wish->version < g->count &&
           memcmp(&wish->decision, &g->decision[wish->version], sizeof wish->decision) == 0;
}

/* NULL: out of memory. */
static Decide *begin_decide(Room *room, Client *client, const char *ref, const Wish *wish)
{
    Decide *d = calloc(1, sizeof *d);
    if (d == NULL)
        return NULL;
    request_begin(&d->request, room, client, ref);
    d->wish = *wish;
    return d;
}

static void end_decide(Decide *d, ErrorCode code)
{
    Request *r = &d->request;
    if (code == ERROR_NONE)
        say_ack(r->client, r->ref, r->room, d->wish.version + 1);
    else
        say_error(r->client, r->ref, code, NULL);
    request_end(r);
    free(d);
}

static void be_sure(Room *room)
{
    room->sure.game = room->table.row.games;
    room->sure.count = room->table.game.count;
}

static void checked(void *who, StoreResult result)
{
    Decide *d = who;
    Room *room = d->request.room;
    if (result == STORE_DONE && room->table.game.sum == d->sum)
        be_sure(room);
    end_decide(d, result == STORE_FAILED                              ? ERROR_STORE_FAILED
                  : result == STORE_DONE && is_in_log(room, &d->wish) ? ERROR_NONE
                                                                      : ERROR_BUSY);
    if (result == STORE_REFUSED)
        follow_read(room);
}

/* It is in the log. What this node has not written itself it knows from a hint or a read, and these
 * wait for no standby: it is acknowledged once the store is asked. */
static void acknowledge(Room *room, Decide *d)
{
    const Game *g = &room->table.game;
    StoredDecision last = {.game = room->table.row.games, .n = g->count - 1, .sum = g->sum};
    bool sure = room->sure.game == room->table.row.games && d->wish.version < room->sure.count;
    if (!store_is_shared(room->server->store) || sure) {
        end_decide(d, ERROR_NONE);
        return;
    }
    snprintf(last.table, sizeof last.table, "%s", room->table.row.id);
    d->sum = g->sum;
    if (!store_check_decision(room->server->store, &last, (StoreReply){.done = checked, .who = d}))
        checked(d, STORE_FAILED);
}

/* By what is in the log now. */
static void answer_deciders(Room *room, StoreResult result)
{
    Decide *list = room->deciders;
    room->deciders = NULL;
    while (list != NULL) {
        Decide *d = list;
        list = d->next;
        if (result == STORE_FAILED)
            end_decide(d, ERROR_STORE_FAILED);
        else if (is_in_log(room, &d->wish))
            acknowledge(room, d);
        else
            end_decide(d, ERROR_STALE);
    }
}

bool game_happen(Room *room, const StoredDecision *d, OriLog *log)
{
    Entry entry = {.kind = ENTRY_DECISION, .decision = *d};
    if (table_fold(&room->table, &entry, log) != NULL)
        return false;
    room->turn.hurries = false;
    if (room->table.game.phase == ROOM_OVER)
        maker_watch(room);
    return true;
}

void game_tell_happened(Room *room, const OriLog *log)
{
    game_tell_news(room, log);
    if (room->table.game.phase != ROOM_OVER)
        return;
    game_tell_over(room);
    say_table(room, NULL);
}

static void fail_deciding(Room *room)
{
    log_event(LOG_FAILURE, "store-failed", "table=%s version=%d", log_id(room->table.row.id),
              room->table.game.count);
    answer_deciders(room, STORE_FAILED);
    game_retry(room);
}

/* Another was first, and what it wrote is taken: perhaps it is the very same. */
static void caught_up(void *unused, Room *room, ErrorCode code)
{
    (void)unused;
    if (room == NULL)
        return;
    room->catching = room->deciding = false;
    if (code != ERROR_NONE) {
        fail_deciding(room);
        return;
    }
    answer_deciders(room, STORE_REFUSED);
    game_wake(room);
    follow_again(room);
}

static void decided(void *who, StoreResult result)
{
    Room *room = who;
    Game *g = &room->table.game;
    OriLog log;
    if (result == STORE_DONE && !game_happen(room, &room->away, &log))
        result = STORE_REFUSED;
    if (result == STORE_REFUSED) { /* somebody else wrote this version: take what the store has */
        log_event(LOG_WARNING, "decision-raced", "table=%s version=%d", log_id(room->table.row.id),
                  g->count);
        room->server->raced++;
        room->catching = true;
        if (rooms_refresh(room, caught_up, room))
            return;
        result = STORE_FAILED;
    }
    room->catching = room->deciding = false;
    if (result == STORE_FAILED) {
        fail_deciding(room);
        return;
    }
    be_sure(room);
    answer_deciders(room, result);
    game_tell_happened(room, &log);
    game_wake(room);
    follow_again(room);
}

/* The first of those who decide: it goes to the store. */
static void submit(Room *room, const Entry *entry)
{
    room->away = entry->decision;
    room->deciding = true;
    if (!store_put_decision(
            room->server->store, &room->away,
            (StoreReply){.done = decided, .who = room, .alone = follow_is_alone(room)}))
        decided(room, STORE_FAILED);
}

void game_submit(Room *room, OriDecision decision, bool standin)
{
    Entry entry;
    const char *why;
    Moment moment = room_moment(room);
    Wish wish = {.kind = WISH_DECIDE,
                 .by = (int8_t)room->table.game.state.asked,
                 .game = GAME_ANY,
                 .version = room->table.game.count,
                 .decision = decision,
                 .standin = standin};
    if (judge(&room->table, &moment, &wish, &entry, &why) == ERROR_NONE)
        submit(room, &entry);
}

static void decide_now(Room *room, Client *client, const char *ref, const Wish *wish)
{
    Entry entry;
    const char *why;
    Moment moment = room_moment(room);
    ErrorCode code = judge(&room->table, &moment, wish, &entry, &why);
    Decide *d = code == ERROR_NONE ? begin_decide(room, client, ref, wish) : NULL;
    if (d == NULL) {
        say_error(client, ref, code != ERROR_NONE ? code : ERROR_STORE_FAILED, why);
        return;
    }
    d->wish.game = room->table.row.games;
    if (entry.kind == ENTRY_NONE) {
        acknowledge(room, d);
        return;
    }
    d->next = room->deciders;
    room->deciders = d;
    if (!room->deciding) /* else it is answered when the one before is known: the same, or stale */
        submit(room, &entry);
    if (room->table.row.seat[client->seat].standin)
        room_wish(room, NULL, NULL, &(Wish){.kind = WISH_STANDIN, .seat = client->seat});
}

static void read_before(void *who, Room *room, ErrorCode code)
{
    Decide *d = who;
    Request *r = &d->request;
    request_end(r);
    if (r->client != NULL && code == ERROR_NONE) {
        d->wish.by = r->client->seat;
        decide_now(room, r->client, r->ref, &d->wish);
    } else if (r->client != NULL)
        say_error(r->client, r->ref, code, NULL);
    free(d);
}

/* The player knows more than this node: of another, whose hint has not come. */
static bool read_first(Room *room, Client *client, const char *ref, const Wish *wish)
{
    Decide *d = begin_decide(room, client, ref, wish);
    if (d == NULL)
        return false;
    if (rooms_refresh(room, read_before, d))
        return true;
    request_end(&d->request);
    free(d);
    return false;
}

void game_decide(Room *room, Client *client, const char *ref, const Wish *wish)
{
    bool knows_more =
        wish->game > room->table.row.games ||
        (wish->game <= room->table.row.games && wish->version > room->table.game.count);
    if (!store_is_shared(room->server->store) || !knows_more ||
        !read_first(room, client, ref, wish))
        decide_now(room, client, ref, wish);
}
