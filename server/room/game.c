/*
 * game.c - the game of a room: a decision goes to the disk and comes back, then it is done and
 * told. Whose turn it is then is in turn.c.
 */
#include "server/room/game_parts.h"

#include "server/nodes/follow.h"
#include "server/room/host.h"
#include "server/log.h"
#include "server/room/rooms.h"
#include "server/room/seats.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 64 }; /* for decisions; a game has some eighty */

/* --- Keeping decisions --- */

static bool make_room(Game *g, int count)
{
    int room_for = g->room_for == 0 ? FIRST_ROOM : g->room_for;
    while (room_for < count)
        room_for *= 2;
    if (room_for == g->room_for)
        return true;
    OriDecision *decision = realloc(g->decision, (size_t)room_for * sizeof *decision);
    if (decision != NULL)
        g->decision = decision;
    bool *standin = realloc(g->standin, (size_t)room_for * sizeof *standin);
    if (standin != NULL)
        g->standin = standin;
    if (decision == NULL || standin == NULL)
        return false;
    g->room_for = room_for;
    return true;
}

bool game_take(Room *room, const StoredGame *stored)
{
    Game *g = &room->game;
    OriState state = stored->start;
    if (stored->count > 0 && !make_room(g, stored->count))
        return false;
    for (int n = 0; n < stored->count; n++) {
        if (ori_apply(&state, stored->decision[n], NULL) != NULL)
            return false;
        g->decision[n] = stored->decision[n];
        g->standin[n] = stored->standin[n];
    }
    g->count = stored->count;
    g->sure = 0;
    g->start = stored->start;
    g->state = state;
    g->sum = stored->sum;
    g->started_at = stored->started_at;
    g->asked_at = stored->asked_at;
    g->phase = state.ask == ORI_ASK_OVER ? ROOM_OVER : ROOM_PLAYING;
    memcpy(g->name, stored->name, sizeof g->name);
    return true;
}

void game_free(Room *room)
{
    Game *g = &room->game;
    timer_stop(&room->server->clock, &g->timer);
    free(g->decision);
    free(g->standin);
}

/* --- Deciding --- */

static bool is_this_game(const Room *room, const Decided *wish)
{
    return wish->game == GAME_ANY || wish->game == room->table.games;
}

static bool is_in_log(const Room *room, const Decided *wish)
{
    const Game *g = &room->game;
    return is_this_game(room, wish) && wish->version < g->count &&
           memcmp(&wish->decision, &g->decision[wish->version], sizeof wish->decision) == 0;
}

/* NULL: out of memory. */
static Decide *begin_decide(Room *room, Client *client, const char *ref, const Decided *wish)
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

static void checked(void *who, StoreResult result)
{
    Decide *d = who;
    Room *room = d->request.room;
    Game *g = &room->game;
    if (result == STORE_DONE && g->sum == d->sum)
        g->sure = g->count;
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
    const Game *g = &room->game;
    StoredDecision last = {.game = room->table.games, .n = g->count - 1, .sum = g->sum};
    if (!store_is_shared(room->server->store) || d->wish.version < g->sure) {
        end_decide(d, ERROR_NONE);
        return;
    }
    snprintf(last.table, sizeof last.table, "%s", room->table.id);
    d->sum = g->sum;
    if (!store_check_decision(room->server->store, &last, (StoreReply){.done = checked, .who = d}))
        checked(d, STORE_FAILED);
}

/* By what is in the log now. */
static void answer_deciders(Room *room, StoreResult result)
{
    Game *g = &room->game;
    Decide *list = g->deciders;
    g->deciders = NULL;
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
    Game *g = &room->game;
    if (!make_room(g, g->count + 1))
        return false; /* no memory: it is read again */
    const char *why = ori_apply(&g->state, d->decision, log);
    assert(why == NULL);
    (void)why;
    g->decision[g->count] = d->decision;
    g->standin[g->count++] = d->standin;
    g->sum = d->sum;
    g->asked_at = d->clock;
    g->hurries = false;
    if (g->state.ask == ORI_ASK_OVER) {
        g->phase = ROOM_OVER;
        host_watch(room);
    }
    return true;
}

void game_tell_happened(Room *room, const OriLog *log)
{
    game_tell_news(room, log);
    if (room->game.phase != ROOM_OVER)
        return;
    game_tell_over(room);
    say_table(room, NULL);
}

static void fail_deciding(Room *room)
{
    log_event(LOG_FAILURE, "store-failed", "table=%s version=%d", log_id(room->table.id),
              room->game.count);
    answer_deciders(room, STORE_FAILED);
    game_retry(room);
}

/* Another was first, and what it wrote is taken: perhaps it is the very same. */
static void caught_up(void *unused, Room *room, ErrorCode code)
{
    (void)unused;
    if (room == NULL)
        return;
    room->game.catching = room->game.deciding = false;
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
    Game *g = &room->game;
    OriLog log;
    if (result == STORE_DONE && !game_happen(room, &g->next, &log))
        result = STORE_REFUSED;
    if (result == STORE_REFUSED) { /* somebody else wrote this version: take what the store has */
        log_event(LOG_WARNING, "decision-raced", "table=%s version=%d", log_id(room->table.id),
                  g->count);
        room->server->raced++;
        g->catching = true;
        if (rooms_refresh(room, caught_up, room))
            return;
        result = STORE_FAILED;
    }
    g->catching = g->deciding = false;
    if (result == STORE_FAILED) {
        fail_deciding(room);
        return;
    }
    g->sure = g->count;
    answer_deciders(room, result);
    game_tell_happened(room, &log);
    game_wake(room);
    follow_again(room);
}

void game_submit(Room *room, OriDecision decision, bool standin)
{
    Game *g = &room->game;
    OriState after = g->state;
    if (ori_apply(&after, decision, NULL) != NULL)
        return;
    g->next = (StoredDecision){.game = room->table.games,
                               .n = g->count,
                               .seat = (int8_t)g->state.asked,
                               .standin = standin,
                               .ends = after.ask == ORI_ASK_OVER,
                               .decision = decision,
                               .at = clock_wall(&room->server->clock),
                               .clock = clock_now(&room->server->clock)};
    snprintf(g->next.table, sizeof g->next.table, "%s", room->table.id);
    g->next.sum = store_chain(g->sum, &g->next);
    g->deciding = true;
    if (!store_put_decision(
            room->server->store, &g->next,
            (StoreReply){.done = decided, .who = room, .alone = follow_is_alone(room)}))
        decided(room, STORE_FAILED);
}

/* A decision for a version that has passed: the same again is acknowledged again. */
static bool was_decided(const Room *room, const Client *client, int version, OriDecision decision)
{
    const Game *g = &room->game;
    OriState state = g->start;
    for (int n = 0; n < version; n++)
        if (ori_apply(&state, g->decision[n], NULL) != NULL)
            return false;
    return state.asked == client->seat &&
           memcmp(&g->decision[version], &decision, sizeof decision) == 0;
}

/* ERROR_NONE: it may be given to the store. */
static ErrorCode judge(const Room *room, const Client *client, int version, OriDecision decision,
                       const char **why)
{
    const Game *g = &room->game;
    OriState after = g->state;
    if (client->seat == ORI_SPECTATOR)
        return ERROR_NOT_SEATED;
    if (g->phase == ROOM_LOBBY)
        return ERROR_NO_GAME;
    if (version != g->count)
        return ERROR_STALE;
    if (g->phase != ROOM_PLAYING)
        return ERROR_WRONG_PHASE;
    if (g->state.asked != client->seat)
        return ERROR_NOT_ASKED;
    *why = ori_apply(&after, decision, NULL);
    return *why != NULL ? ERROR_ILLEGAL : ERROR_NONE;
}

static void decide_now(Room *room, Client *client, const char *ref, const Decided *wish)
{
    Game *g = &room->game;
    const char *why = NULL;
    ErrorCode code = is_this_game(room, wish) ? ERROR_NONE : ERROR_NO_GAME;
    bool again = code == ERROR_NONE && client->seat != ORI_SPECTATOR && g->phase != ROOM_LOBBY &&
                 wish->version < g->count &&
                 was_decided(room, client, wish->version, wish->decision);
    if (code == ERROR_NONE && !again)
        code = judge(room, client, wish->version, wish->decision, &why);
    Decide *d = code == ERROR_NONE ? begin_decide(room, client, ref, wish) : NULL;
    if (d == NULL) {
        say_error(client, ref, code != ERROR_NONE ? code : ERROR_STORE_FAILED, why);
        return;
    }
    d->wish.game = room->table.games;
    if (again) {
        acknowledge(room, d);
        return;
    }
    d->next = g->deciders;
    g->deciders = d;
    if (!g->deciding) /* else it is answered when the one before is known: the same, or stale */
        game_submit(room, wish->decision, false);
    if (room->table.seat[client->seat].standin)
        seats_change(room, NULL, NULL, &(Change){.kind = CHANGE_STANDIN, .seat = client->seat});
}

static void read_before(void *who, Room *room, ErrorCode code)
{
    Decide *d = who;
    Request *r = &d->request;
    request_end(r);
    if (r->client != NULL && code == ERROR_NONE)
        decide_now(room, r->client, r->ref, &d->wish);
    else if (r->client != NULL)
        say_error(r->client, r->ref, code, NULL);
    free(d);
}

/* The player knows more than this node: of another, whose hint has not come. */
static bool read_first(Room *room, Client *client, const char *ref, const Decided *wish)
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

void game_decide(Room *room, Client *client, const char *ref, const Decided *wish)
{
    bool knows_more = wish->game > room->table.games ||
                      (is_this_game(room, wish) && wish->version > room->game.count);
    if (!store_is_shared(room->server->store) || !knows_more ||
        !read_first(room, client, ref, wish))
        decide_now(room, client, ref, wish);
}
