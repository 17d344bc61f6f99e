/*
 * game.c - the game of a room: a decision goes to the disk and comes back, then it is done and
 * told; whoever is asked next has a clock, or is a bot and thinks.
 */
#include "server/game.h"

#include "server/follow.h"
#include "server/host.h"
#include "server/log.h"
#include "server/rooms.h"
#include "server/seats.h"

#include <assert.h>
#include <stdlib.h>
#include <stdio.h>
#include <string.h>

enum {
    RANK_MS = 2000,  /* a node waits so long for each that comes before it */
    FIRST_ROOM = 64, /* for decisions; a game has some eighty */
    BOT_MARGIN_MS = 100,
    RETRY_MS = 500, /* after the disk refused a bot's decision */
    VERSION_BITS = 16,
};

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

static bool is_in_log(const Game *g, const Decide *d)
{
    return d->wish.version < g->count &&
           memcmp(&d->wish.decision, &g->decision[d->wish.version], sizeof d->wish.decision) == 0;
}

/* By what is in the log now. */
static void answer_deciders(Room *room, StoreResult result)
{
    Game *g = &room->game;
    Decide *list = g->deciders;
    g->deciders = NULL;
    while (list != NULL) {
        Decide *d = list;
        Request *r = &d->request;
        list = d->next;
        if (result == STORE_FAILED)
            say_error(r->client, r->ref, ERROR_STORE_FAILED, NULL);
        else if (is_in_log(g, d))
            say_ack(r->client, r->ref, room, d->wish.version + 1);
        else
            say_error(r->client, r->ref, ERROR_STALE, NULL);
        request_end(r);
        free(d);
    }
}

static void on_retry(Timer *timer)
{
    game_wake(timer->who);
}

/* It is on the disk: now it has happened. */
static bool happen(Room *room, const StoredDecision *d, OriLog *log)
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

static void tell_happened(Room *room, const OriLog *log)
{
    game_tell_news(room, log);
    if (room->game.phase != ROOM_OVER)
        return;
    game_tell_over(room);
    say_table(room, NULL);
}

static void fail_deciding(Room *room)
{
    Game *g = &room->game;
    log_event(LOG_FAILURE, "store-failed", "table=%s version=%d", log_id(room->table.id), g->count);
    answer_deciders(room, STORE_FAILED);
    timer_start(&room->server->clock, &g->timer, RETRY_MS, on_retry);
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
    if (result == STORE_DONE && !happen(room, &g->next, &log))
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
    answer_deciders(room, result);
    tell_happened(room, &log);
    game_wake(room);
    follow_again(room);
}

static void submit(Room *room, OriDecision decision, bool standin)
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
    if (!store_put_decision(room->server->store, &g->next,
                            (StoreReply){.done = decided, .who = room}))
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

static bool is_this_game(const Room *room, const Decided *wish)
{
    return wish->game == GAME_ANY || wish->game == room->table.games;
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
    if (code == ERROR_NONE && client->seat != ORI_SPECTATOR && g->phase != ROOM_LOBBY &&
        wish->version < g->count && was_decided(room, client, wish->version, wish->decision)) {
        say_ack(client, ref, room, wish->version + 1);
        return;
    }
    if (code == ERROR_NONE)
        code = judge(room, client, wish->version, wish->decision, &why);
    Decide *d = code == ERROR_NONE ? calloc(1, sizeof *d) : NULL;
    if (d == NULL) {
        say_error(client, ref, code != ERROR_NONE ? code : ERROR_STORE_FAILED, why);
        return;
    }
    request_begin(&d->request, room, client, ref);
    d->wish = *wish;
    d->next = g->deciders;
    g->deciders = d;
    if (!g->deciding) /* else it is answered when the one before is known: the same, or stale */
        submit(room, wish->decision, false);
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
    Decide *d = calloc(1, sizeof *d);
    if (d == NULL)
        return false;
    request_begin(&d->request, room, client, ref);
    d->wish = *wish;
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

/* --- What other nodes have decided --- */

bool game_follow(Room *room, const StoredDecision *next)
{
    Game *g = &room->game;
    OriState after = g->state;
    OriLog log;
    if (next->game < room->table.games || (next->game == room->table.games && next->n < g->count))
        return true; /* it is known */
    if (g->deciding || next->game != room->table.games || next->n != g->count ||
        g->phase != ROOM_PLAYING || next->seat != g->state.asked ||
        store_chain(g->sum, next) != next->sum || ori_apply(&after, next->decision, NULL) != NULL ||
        !happen(room, next, &log))
        return false;
    tell_happened(room, &log);
    game_wake(room);
    return true;
}

static void begin_anew(Room *room, const StoredGame *stored)
{
    log_event(LOG_FAILURE, "diverged", "table=%s version=%d", log_id(room->table.id),
              room->game.count);
    if (!game_take(room, stored))
        return;
    game_tell_all(room);
    game_wake(room);
}

void game_catch_up(Room *room, const StoredGame *stored)
{
    Game *g = &room->game;
    int known = g->count;
    OriLog log;
    if (stored->count < known)
        return;                   /* it was read before the last decision */
    if (g->phase == ROOM_LOBBY) { /* there was no memory for it */
        begin_anew(room, stored);
        return;
    }
    if (known > 0 &&
        memcmp(stored->decision, g->decision, (size_t)known * sizeof *g->decision) != 0) {
        begin_anew(room, stored);
        return;
    }
    while (g->count < stored->count) {
        StoredDecision d = {.decision = stored->decision[g->count],
                            .standin = stored->standin[g->count],
                            .clock = stored->asked_at,
                            .sum = stored->sum};
        if (!happen(room, &d, &log))
            return;
        tell_happened(room, &log);
    }
    /* A clock that is a little ahead of this one's gives nobody more time. */
    int64_t now = clock_now(&room->server->clock);
    int64_t asked_at = stored->asked_at < now ? stored->asked_at : now;
    bool asked_anew = asked_at > g->asked_at;
    if (asked_anew || g->asked_at > now)
        g->asked_at = asked_at;
    if (g->count > known || asked_anew)
        game_wake(room);
}

/* --- Whose turn it is --- */

bool game_is_bots(const Room *room, int seat)
{
    return room->table.seat[seat].kind == STORED_BOT || room->table.seat[seat].standin;
}

bool game_waits(const Room *room)
{
    return room->game.phase == ROOM_PLAYING && room->table.pace == PACE_NONE &&
           !game_is_bots(room, room->game.state.asked);
}

int64_t game_left(const Room *room)
{
    const Game *g = &room->game;
    if (room->table.pace == PACE_NONE || g->phase != ROOM_PLAYING ||
        game_is_bots(room, g->state.asked))
        return -1;
    int64_t left = g->asked_at + room->table.pace_ms - clock_now(&room->server->clock);
    return left > 0 ? left : 0;
}

/* A stand-in is quick and plays well. */
static ArenaEntry bot_of(const Room *room, int seat)
{
    ArenaEntry standin = room->bot[seat];
    if (room->table.seat[seat].kind != STORED_BOT)
        seat_bot_is_good("king", &standin);
    return standin;
}

static void speak(Room *room)
{
    Game *g = &room->game;
    int seat = g->state.asked;
    if (g->deciding || g->phase != ROOM_PLAYING || !game_is_bots(room, seat))
        return;
    g->thought = false;
    submit(room, g->thought_decision, room->table.seat[seat].kind == STORED_HUMAN);
}

static void on_due(Timer *timer)
{
    Room *room = timer->who;
    if (room->game.thought)
        speak(room);
}

/* With a clock only the clock gives a seat to a stand-in. */
static void on_deadline(Timer *timer)
{
    Room *room = timer->who;
    if (room->game.phase != ROOM_PLAYING || room->game.deciding)
        return;
    if (game_left(room) > 0)
        game_wake(room);
    else
        seats_change(room, NULL, NULL,
                     &(Change){.kind = CHANGE_STANDIN, .seat = room->game.state.asked, .on = true});
}

/* Which thought it is: of this game and version, or an old one. */
static int64_t thought_number(const Room *room)
{
    return ((int64_t)room->table.games << VERSION_BITS) + room->game.count;
}

void game_thought(void *who, int64_t what, OriDecision decision)
{
    Room *room = who;
    Game *g = &room->game;
    if (what != thought_number(room) || g->phase != ROOM_PLAYING || g->thought ||
        !game_is_bots(room, g->state.asked))
        return;
    g->thought = true;
    g->thought_decision = decision;
    if (clock_now(&room->server->clock) >= g->due)
        speak(room);
}

/* When a bot speaks depends on its strength and the table, never on what it holds. */
static int64_t bot_delay(const Room *room, const ArenaEntry *bot)
{
    int delay = room->server->config->bot_delay;
    if (bot->budget.milliseconds > 0 && delay > 0 &&
        delay < bot->budget.milliseconds + BOT_MARGIN_MS)
        delay = bot->budget.milliseconds + BOT_MARGIN_MS;
    return delay;
}

static void on_turn(Timer *timer)
{
    Room *room = timer->who;
    room->game.hurries = true;
    game_wake(room);
}

void game_turn_changed(Room *room)
{
    const Game *g = &room->game;
    if (g->phase == ROOM_PLAYING && !g->deciding && g->waits_turn &&
        game_is_bots(room, g->state.asked))
        game_wake(room);
}

static void wake_bot(Room *room, int seat)
{
    Game *g = &room->game;
    Clock *clock = &room->server->clock;
    OriView view;
    ArenaEntry bot = bot_of(room, seat);
    int64_t delay = bot_delay(room, &bot);
    g->waits_turn = room->others.rank > 0 && !g->hurries;
    if (g->waits_turn) { /* another node is nearer to it: this one thinks only if that one does not */
        timer_start(clock, &g->timer, delay + (int64_t)room->others.rank * RANK_MS, on_turn);
        return;
    }
    game_view(room, seat, &view);
    g->due = clock_now(clock) + delay;
    MindsOrder order = {.view = &view,
                        .bot = &bot,
                        .who = room,
                        .what = thought_number(room),
                        .share = room->maker != NULL ? (const void *)room->maker : room,
                        .watched = room->clients != NULL};
    room->server->thoughts++;
    if (!minds_think(room->server->minds, &order))
        timer_start(clock, &g->timer, RETRY_MS, on_retry);
    else if (delay > 0)
        timer_start(clock, &g->timer, delay, on_due);
}

void game_wake(Room *room)
{
    Game *g = &room->game;
    Clock *clock = &room->server->clock;
    timer_stop(clock, &g->timer);
    g->timer.who = room;
    g->thought = false;
    if (g->phase != ROOM_PLAYING || g->deciding)
        return;
    if (game_is_bots(room, g->state.asked))
        wake_bot(room, g->state.asked);
    else if (room->table.pace != PACE_NONE)
        timer_start(clock, &g->timer, game_left(room) + 1, on_deadline);
}

void game_wake_later(Room *room)
{
    Game *g = &room->game;
    if (g->phase == ROOM_PLAYING && !g->deciding && !g->timer.waiting)
        timer_start(&room->server->clock, &g->timer, RETRY_MS, on_retry);
}

void game_ask_anew(Room *room)
{
    room->game.asked_at = clock_now(&room->server->clock);
    store_put_asked(room->server->store, room->table.id, room->table.games, room->game.asked_at);
}
