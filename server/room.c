/*
 * room.c - the game of a room: deal, decisions, who is told what, clocks and bots.
 *
 * This is the only file of the server that calls the redaction.
 */
#include "server/room.h"

#include "server/log.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    FIRST_ROOM = 64, /* for decisions; a game has some eighty */
    BOT_MARGIN_MS = 100,
    RETRY_MS = 500, /* after the disk refused a bot's decision */
    VERSION_BITS = 16,
};

RoomContext room_context;

static Text scratch;

int64_t wall_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void room_game_id(const Room *room, char text[ROOM_GAME_TEXT])
{
    snprintf(text, ROOM_GAME_TEXT, "%s-%d", room->table.id, room->table.games);
}

/* --- Requests --- */

Request *request_new(Room *room, Client *client, RequestKind kind, const char *ref)
{
    Request *r = calloc(1, sizeof *r);
    if (r == NULL)
        return NULL;
    r->kind = kind;
    r->room = room;
    r->client = client;
    r->seat = ORI_SPECTATOR;
    if (ref != NULL)
        snprintf(r->ref, sizeof r->ref, "%s", ref);
    r->next = room->requests;
    room->requests = r;
    return r;
}

void request_drop(Request *request)
{
    for (Request **link = &request->room->requests; *link != NULL; link = &(*link)->next)
        if (*link == request) {
            *link = request->next;
            break;
        }
    free(request);
}

void request_refuse(Request *request, const char *code, const char *message)
{
    say_error(request->client, request->ref, code, message);
    request_drop(request);
}

/* --- Telling: each audience hears what it may know --- */

static bool is_played_by_bot(const Room *room, int seat)
{
    return room->table.seat[seat].kind == STORED_BOT || room->table.seat[seat].standin;
}

static int64_t deadline_of(const Room *room)
{
    if (room->table.pace == PACE_NONE || room->phase != ROOM_PLAYING ||
        is_played_by_bot(room, room->state.asked))
        return 0;
    return room->asked_at + room->table.pace_ms;
}

/* Everything of `game` and `events` that both have: where the game stands, for this audience. */
static void put_standing(const OriState *state, int audience, int64_t deadline, Text *out)
{
    char text[ORI_POSITION_TEXT];
    OriView view;
    OriDecision option[ORI_MAX_OPTIONS];
    ori_view(state, audience, &view);
    ori_write_view(&view, text);
    text_put(out, ",\"position\":");
    text_quote(out, text);
    if (state->ask == ORI_ASK_OVER) {
        text_put(out, ",\"asked\":null}");
        return;
    }
    text_format(out, ",\"asked\":\"%c\"", 'a' + state->asked);
    if (audience == state->asked) {
        int count = ori_view_options(&view, option);
        text_put(out, ",\"options\":[");
        for (int i = 0; i < count; i++) {
            char decision[ORI_DECISION_TEXT];
            ori_write_decision(option[i], decision);
            if (i > 0)
                text_put(out, ",");
            text_quote(out, decision);
        }
        text_put(out, "]");
    }
    if (deadline != 0)
        text_format(out, ",\"deadline\":%lld,\"left\":%lld", (long long)deadline,
                    (long long)(deadline - wall_ms()));
    text_put(out, "}");
}

static const Text *events_message(const Room *room, int version, const OriState *after,
                                  const OriLog *log, int audience, int64_t deadline)
{
    char game[ROOM_GAME_TEXT];
    room_game_id(room, game);
    text_clear(&scratch);
    text_format(&scratch, "{\"t\":\"events\",\"game\":\"%s\",\"v\":%d,\"lines\":[", game, version);
    for (int i = 0; i < log->count && i < ORI_MAX_EVENTS; i++) {
        char line[ORI_EVENT_TEXT];
        OriEvent event = ori_event_for(&log->event[i], audience);
        ori_write_event(&event, line);
        if (i > 0)
            text_put(&scratch, ",");
        text_quote(&scratch, line);
    }
    text_put(&scratch, "]");
    put_standing(after, audience, deadline, &scratch);
    return &scratch;
}

/* The names of a record may not hold its own signs. */
static void plain_name(const char *name, char out[ORI_NAME_TEXT])
{
    snprintf(out, ORI_NAME_TEXT, "%s", name);
    for (char *p = out; *p != '\0'; p++)
        *p = (char)(*p == '"' ? '\'' : *p == ';' ? ',' : *p);
}

bool room_record(const StoredGame *game, int seat, char text[ORI_RECORD_TEXT])
{
    static OriRecord whole;
    static OriRecord part;
    time_t started = (time_t)(game->started_at / 1000);
    struct tm date;
    whole = (OriRecord){.seat = ORI_TRUTH, .start = game->start, .end = game->start};
    gmtime_r(&started, &date);
    strftime(whole.date, sizeof whole.date, "%Y-%m-%d", &date);
    for (int i = 0; i < (int)game->start.rules.seats; i++)
        plain_name(game->name[i], whole.name[i]);
    for (; whole.count < game->count; whole.count++) {
        whole.decision[whole.count] = game->decision[whole.count];
        if (ori_apply(&whole.end, game->decision[whole.count], NULL) != NULL)
            return false;
    }
    if (whole.end.ask == ORI_ASK_OVER) {
        ori_write_record(&whole, text);
    } else {
        ori_record_for(&whole, seat, &part);
        ori_write_record(&part, text);
    }
    return true;
}

bool room_stored_game(const Room *room, int number, StoredGame *out)
{
    if (number != room->table.games || room->phase == ROOM_LOBBY)
        return store_get_game(room_context.store, room->table.id, number, out);
    *out = (StoredGame){.number = number,
                        .start = room->start,
                        .started_at = room->started_at,
                        .count = room->count};
    for (int seat = 0; seat < room->table.seats; seat++)
        snprintf(out->name[seat], ORI_NAME_TEXT, "%s",
                 room->phase == ROOM_PLAYING ? room->table.seat[seat].name : room->name[seat]);
    if (room->count > 0)
        memcpy(out->decision, room->decision, (size_t)room->count * sizeof *room->decision);
    return true;
}

static void put_record(const Room *room, int audience, Text *out)
{
    static StoredGame game;
    static char record[ORI_RECORD_TEXT];
    if (!room_stored_game(room, room->table.games, &game) || !room_record(&game, audience, record))
        return;
    text_put(out, ",\"record\":");
    text_quote(out, record);
}

/* With the record so far, as this audience may know it: replayed it gives the log, and the handles
 * that later events speak of. */
static const Text *game_message(const Room *room, int audience)
{
    char game[ROOM_GAME_TEXT];
    room_game_id(room, game);
    text_clear(&scratch);
    text_format(&scratch, "{\"t\":\"game\",\"game\":\"%s\",\"v\":%d", game, room->count);
    put_record(room, audience, &scratch);
    put_standing(&room->state, audience, deadline_of(room), &scratch);
    return &scratch;
}

static const Text *over_message(const Room *room)
{
    char game[ROOM_GAME_TEXT];
    uint8_t rank[ORI_MAX_SEATS];
    room_game_id(room, game);
    ori_ranks(&room->state, rank);
    text_clear(&scratch);
    text_format(&scratch, "{\"t\":\"over\",\"game\":\"%s\",\"ranks\":[", game);
    for (int seat = 0; seat < room->table.seats; seat++)
        text_format(&scratch, "%s%d", seat > 0 ? "," : "", rank[seat]);
    text_put(&scratch, "]");
    put_record(room, ORI_SPECTATOR, &scratch);
    text_put(&scratch, "}");
    return &scratch;
}

void room_tell_game(Room *room, Client *client)
{
    if (room->phase == ROOM_LOBBY)
        return;
    say(client, game_message(room, client->seat));
    if (room->phase == ROOM_OVER)
        say(client, over_message(room));
}

/* Replayed from the deal: the room keeps no events. */
void room_tell_since(Room *room, Client *client, int version)
{
    static OriLog log;
    OriState state = room->start;
    for (int n = 0; n < room->count; n++) {
        if (ori_apply(&state, room->decision[n], n >= version ? &log : NULL) != NULL)
            return;
        if (n >= version)
            say(client, events_message(room, n + 1, &state, &log, client->seat,
                                       n + 1 == room->count ? deadline_of(room) : 0));
    }
    if (version == room->count) /* nothing was missed; but the clock may have been set anew */
        say(client, game_message(room, client->seat));
    if (room->phase == ROOM_OVER)
        say(client, over_message(room));
}

/* One message for an audience, made only if somebody of it is here. */
static void tell_audiences(Room *room, const Text *(*message)(const Room *, int, const OriLog *),
                           const OriLog *log)
{
    for (int audience = ORI_SPECTATOR; audience < room->table.seats; audience++) {
        Frame *f = NULL;
        for (Client *c = room->clients; c != NULL; c = c->next) {
            if (c->seat != audience)
                continue;
            if (f == NULL) {
                const Text *text = message(room, audience, log);
                f = text->failed ? NULL : frame_text(text->data, text->size);
            }
            conn_send(&c->conn, f);
        }
        frame_drop(f);
    }
}

static const Text *whole_for(const Room *room, int audience, const OriLog *log)
{
    (void)log;
    return game_message(room, audience);
}

static const Text *news_for(const Room *room, int audience, const OriLog *log)
{
    return events_message(room, room->count, &room->state, log, audience, deadline_of(room));
}

void room_tell_game_to_all(Room *room)
{
    tell_audiences(room, whole_for, NULL);
}

/* --- Deciding --- */

static void submit(Room *room, OriDecision decision);

static bool keep_decision(Room *room, OriDecision decision)
{
    if (room->count == room->room_for) {
        int room_for = room->room_for == 0 ? FIRST_ROOM : room->room_for * 2;
        OriDecision *more = realloc(room->decision, (size_t)room_for * sizeof *more);
        if (more == NULL)
            return false;
        room->decision = more;
        room->room_for = room_for;
    }
    room->decision[room->count++] = decision;
    return true;
}

static void answer_deciders(Room *room, StoreResult result)
{
    Request *next;
    for (Request *r = room->requests; r != NULL; r = next) {
        next = r->next;
        if (r->kind != REQUEST_DECIDE)
            continue;
        if (result == STORE_FAILED) {
            request_refuse(r, "store-failed", NULL);
        } else if (r->version == room->count - 1 && result == STORE_DONE &&
                   memcmp(&r->decision, &room->next_decision, sizeof r->decision) == 0) {
            say_ack(r->client, r->ref, room, room->count);
            request_drop(r);
        } else {
            request_refuse(r, "stale", "the game has moved on");
        }
    }
}

static void on_retry(uv_timer_t *timer)
{
    room_wake(timer->data);
}

static void decided(void *who, int64_t what, StoreResult result)
{
    static OriLog log;
    Room *room = who;
    (void)what;
    room->deciding = false;
    if (result == STORE_DONE && !keep_decision(room, room->next_decision))
        result = STORE_REFUSED; /* it is on the disk, but there is no memory: read it again below */
    else if (result == STORE_DONE) {
        const char *why = ori_apply(&room->state, room->next_decision, &log);
        assert(why == NULL);
        (void)why;
        room->asked_at = wall_ms();
        memset(room->votes, 0, sizeof room->votes);
        if (room->state.ask == ORI_ASK_OVER) {
            room->phase = ROOM_OVER;
            memset(room->rematch, 0, sizeof room->rematch);
        }
    }
    answer_deciders(room, result);
    if (result == STORE_FAILED) {
        log_event(LOG_FAILURE, "store-failed", "table=%s version=%d", log_id(room->table.id),
                  room->count);
        uv_timer_start(&room->timer, on_retry, RETRY_MS, 0);
        return;
    }
    if (result == STORE_REFUSED) { /* somebody else wrote this version: take what the store has */
        log_event(LOG_WARNING, "decision-raced", "table=%s version=%d", log_id(room->table.id),
                  room->count);
        if (room_load_game(room))
            room_tell_game_to_all(room);
    } else {
        tell_audiences(room, news_for, &log);
    }
    if (room->phase == ROOM_OVER) {
        say_all(room, over_message(room));
        say_table(room, NULL);
    }
    room_wake(room);
}

static void submit(Room *room, OriDecision decision)
{
    OriState after = room->state;
    if (ori_apply(&after, decision, NULL) != NULL)
        return;
    room->next_decision = decision;
    room->deciding =
        store_put_decision(room_context.store, room->table.id, room->table.games, room->count,
                           room->state.asked, decision, wall_ms(), after.ask == ORI_ASK_OVER,
                           (StoreReply){.done = decided, .who = room, .what = room->count});
    if (!room->deciding)
        decided(room, room->count, STORE_FAILED);
}

/* A decision for a version that has passed: the same again is acknowledged again. */
static bool was_decided(const Room *room, const Client *client, int version, OriDecision decision)
{
    OriState state = room->start;
    for (int n = 0; n < version; n++)
        if (ori_apply(&state, room->decision[n], NULL) != NULL)
            return false;
    return state.asked == client->seat &&
           memcmp(&room->decision[version], &decision, sizeof decision) == 0;
}

void room_decide(Room *room, Client *client, const char *ref, int version, OriDecision decision)
{
    if (client->seat == ORI_SPECTATOR) {
        say_error(client, ref, "not-seated", NULL);
        return;
    }
    if (room->phase == ROOM_LOBBY) {
        say_error(client, ref, "no-game", NULL);
        return;
    }
    if (version < room->count && was_decided(room, client, version, decision)) {
        say_ack(client, ref, room, version + 1);
        return;
    }
    if (version != room->count) {
        say_error(client, ref, "stale", "the game is at another version");
        return;
    }
    if (room->phase != ROOM_PLAYING) {
        say_error(client, ref, "wrong-phase", "the game is over");
        return;
    }
    OriState after = room->state;
    const char *why = room->state.asked != client->seat ? NULL : ori_apply(&after, decision, NULL);
    if (room->state.asked != client->seat || why != NULL) {
        say_error(client, ref, why != NULL ? "illegal" : "not-asked", why);
        return;
    }
    Request *request = request_new(room, client, REQUEST_DECIDE, ref);
    if (request == NULL) {
        say_error(client, ref, "store-failed", "out of memory");
        return;
    }
    request->version = version;
    request->decision = decision;
    if (room->table.seat[client->seat].standin)
        room_set_standin(room, client->seat, false);
    if (!room->deciding) /* else it is answered when the one before is known: the same, or stale */
        submit(room, decision);
}

/* --- Whose turn it is --- */

/* A stand-in is quick and plays soundly. */
static const ArenaEntry *bot_of(const Room *room, int seat)
{
    static ArenaEntry standin;
    OriError error;
    if (room->table.seat[seat].kind == STORED_BOT)
        return &room->bot[seat];
    if (standin.bot == NULL && !arena_read_entry("knight", &standin, &error))
        return NULL;
    return &standin;
}

static void speak(Room *room)
{
    if (!room->deciding && room->phase == ROOM_PLAYING &&
        is_played_by_bot(room, room->state.asked)) {
        room->thought = false;
        submit(room, room->thought_decision);
    }
}

static void on_due(uv_timer_t *timer)
{
    Room *room = timer->data;
    if (room->thought)
        speak(room);
}

static void on_deadline(uv_timer_t *timer)
{
    Room *room = timer->data;
    if (room->phase != ROOM_PLAYING || room->deciding)
        return;
    if (wall_ms() < deadline_of(room)) {
        room_wake(room); /* the wall's clock was set back */
        return;
    }
    room_set_standin(room, room->state.asked, true);
}

/* Which thought it is: of this game and version, or an old one. */
static int64_t thought_number(const Room *room)
{
    return ((int64_t)room->table.games << VERSION_BITS) + room->count;
}

void room_thought(void *who, int64_t what, OriDecision decision)
{
    Room *room = who;
    if (what != thought_number(room) || room->phase != ROOM_PLAYING || room->thought ||
        !is_played_by_bot(room, room->state.asked))
        return;
    room->thought = true;
    room->thought_decision = decision;
    if ((int64_t)uv_now(room_context.loop) >= room->due)
        speak(room);
}

/* When a bot speaks depends on its strength and the table, never on what it holds. */
static int64_t bot_delay(const ArenaEntry *bot)
{
    int delay = room_context.config->bot_delay;
    if (bot->budget.milliseconds > 0 && delay > 0 &&
        delay < bot->budget.milliseconds + BOT_MARGIN_MS)
        delay = bot->budget.milliseconds + BOT_MARGIN_MS;
    return delay;
}

void room_wake(Room *room)
{
    uv_timer_stop(&room->timer);
    room->thought = false;
    if (room->phase != ROOM_PLAYING || room->deciding || room->closing)
        return;
    int seat = room->state.asked;
    if (is_played_by_bot(room, seat)) {
        OriView view;
        const ArenaEntry *bot = bot_of(room, seat);
        ori_view(&room->state, seat, &view);
        room->due = (int64_t)uv_now(room_context.loop) + bot_delay(bot);
        if (!minds_think(room_context.minds, &view, bot, room, thought_number(room)))
            uv_timer_start(&room->timer, on_retry, RETRY_MS, 0);
        else if (bot_delay(bot) > 0)
            uv_timer_start(&room->timer, on_due, (uint64_t)bot_delay(bot), 0);
    } else if (room->table.pace != PACE_NONE) {
        int64_t left = deadline_of(room) - wall_ms();
        uv_timer_start(&room->timer, on_deadline, left > 0 ? (uint64_t)left + 1 : 0, 0);
    }
}

/* --- A game from the store --- */

void room_take_game(Room *room, const StoredGame *game)
{
    room->table.games = game->number;
    room->start = room->state = game->start;
    room->started_at = game->started_at;
    room->asked_at = game->asked_at;
    room->count = 0;
    memcpy(room->name, game->name, sizeof room->name);
    room->phase = ROOM_PLAYING;
    memset(room->votes, 0, sizeof room->votes);
    memset(room->rematch, 0, sizeof room->rematch);
}

bool room_load_game(Room *room)
{
    StoredGame *game = malloc(sizeof *game);
    bool well =
        game != NULL && store_get_game(room_context.store, room->table.id, room->table.games, game);
    if (well) {
        room_take_game(room, game);
        for (int n = 0; n < game->count && well; n++)
            well = keep_decision(room, game->decision[n]) &&
                   ori_apply(&room->state, game->decision[n], NULL) == NULL;
        if (room->state.ask == ORI_ASK_OVER)
            room->phase = ROOM_OVER;
    }
    free(game);
    return well;
}
