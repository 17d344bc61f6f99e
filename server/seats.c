/*
 * seats.c - the changes of a table: a row for each, and the line in which they are written.
 */
#include "server/seats.h"

#include "server/follow.h"
#include "server/game.h"
#include "server/host.h"
#include "server/log.h"
#include "server/rooms.h"

#include "base/utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- Names and bots --- */

bool seat_name_is_good(const char *name)
{
    int count = utf8_shown(name);
    size_t size = strlen(name);
    return count >= 1 && count <= ROOM_NAME_CHARACTERS && size < ORI_NAME_TEXT && name[0] != ' ' &&
           name[size - 1] != ' ';
}

bool seat_bot_is_good(const char *text, ArenaEntry *out)
{
    enum { LEAST_MS = 10, MOST_MS = 5 * SECOND_MS };
    OriError error;
    if (strlen(text) >= STORE_BOT_TEXT || strncmp(text, "baron-", 6) == 0)
        return false;
    if (strcmp(text, "baron") == 0)
        text = "baron:1s";
    if (!arena_read_entry(text, out, &error))
        return false;
    bool at_once = out->budget.iterations == 0 && out->budget.milliseconds == 0;
    if (!out->bot->searches || at_once)
        return true;
    return out->budget.iterations == 0 && out->budget.milliseconds >= LEAST_MS &&
           out->budget.milliseconds <= MOST_MS;
}

void seats_take_bots(Room *room)
{
    for (int seat = 0; seat < room->table.seats; seat++)
        if (room->table.seat[seat].kind == STORED_BOT &&
            !seat_bot_is_good(room->table.seat[seat].bot, &room->bot[seat]))
            seat_bot_is_good("knight", &room->bot[seat]);
}

/* --- Who is where --- */

uint8_t seats_humans_here(const Room *room)
{
    unsigned seats = 0;
    for (int seat = 0; seat < room->table.seats; seat++)
        if (room->table.seat[seat].kind == STORED_HUMAN && room_is_here(room, seat))
            seats |= 1u << seat;
    return (uint8_t)seats;
}

static bool between_games(const Room *room)
{
    return room->game.phase != ROOM_PLAYING;
}

bool seats_is_absent(const Room *room, int seat)
{
    int64_t now = clock_now(&room->server->clock);
    bool gone = !room_is_here(room, seat) && now - room->gone_at[seat] >= room->table.absence_ms;
    bool late =
        room->game.state.asked == seat && now - room->game.asked_at >= room->table.absence_ms;
    return gone || late;
}

bool seats_all_want_rematch(const Room *room, const StoredTable *table)
{
    unsigned waiting = seats_humans_here(room);
    if (room->game.phase != ROOM_OVER || waiting == 0)
        return false;
    for (int seat = 0; seat < table->seats; seat++) {
        if (table->seat[seat].kind == STORED_OPEN)
            return false;
        if (table->seat[seat].rematch == table->games)
            waiting &= ~(1u << seat);
    }
    return waiting == 0;
}

/* --- The changes: each makes the next table, or says why not --- */

static ErrorCode sit(const Room *room, Change *c, StoredTable *next)
{
    Client *client = c->request.client;
    if (client->seat != ORI_SPECTATOR)
        return ERROR_ALREADY_SEATED;
    if (!between_games(room))
        return ERROR_WRONG_PHASE;
    for (int i = 0; i < next->seats && c->seat == ORI_ANY_SEAT; i++)
        if (next->seat[i].kind == STORED_OPEN)
            c->seat = i;
    if (c->seat == ORI_ANY_SEAT || next->seat[c->seat].kind != STORED_OPEN)
        return ERROR_SEAT_TAKEN;
    StoredSeat *s = &next->seat[c->seat];
    *s = (StoredSeat){.kind = STORED_HUMAN};
    snprintf(s->name, sizeof s->name, "%s", c->name);
    if (client->key != NULL) /* the maker's key opens the seat as well */
        memcpy(c->token, client->key, SECRET_TOKEN_TEXT);
    else
        secret_token(c->token);
    secret_hash(c->token, s->token);
    return ERROR_NONE;
}

static ErrorCode rename_player(const Room *room, Change *c, StoredTable *next)
{
    int seat = c->request.client->seat;
    (void)room;
    if (seat == ORI_SPECTATOR)
        return ERROR_NOT_SEATED;
    snprintf(next->seat[seat].name, ORI_NAME_TEXT, "%s", c->name);
    return ERROR_NONE;
}

static void set_standin(StoredTable *next, int seat, bool on)
{
    next->seat[seat].standin = on;
    next->seat[seat].votes = 0;
}

/* The maker's role goes to the next player who sits, one who is here if there is one. Who leaves a
 * table to nobody stays its maker. */
static void pass_on(const Room *room, StoredTable *next, int from)
{
    int heir = -1;
    for (int i = next->seats; i > 0; i--) {
        int seat = (from + i) % next->seats;
        bool is_here = room_is_here(room, seat);
        if (seat != from && next->seat[seat].kind == STORED_HUMAN &&
            (heir < 0 || is_here || !room_is_here(room, heir)))
            heir = seat;
    }
    if (heir >= 0)
        memcpy(next->maker, next->seat[heir].token, SECRET_HASH);
}

/* Judged when it is written: the maker may be back. */
static ErrorCode pass_on_from_absent(const Room *room, Change *c, StoredTable *next)
{
    (void)c;
    if (!host_is_missed(room))
        return ERROR_STALE;
    int seat = room_makers_seat(room);
    pass_on(room, next, seat != ROOM_NO_SEAT ? seat : -1);
    return ERROR_NONE;
}

static ErrorCode leave(const Room *room, Change *c, StoredTable *next)
{
    int seat = c->request.client->seat;
    if (seat == ORI_SPECTATOR)
        return ERROR_NOT_SEATED;
    if (!between_games(room)) {
        set_standin(next, seat, true);
        return ERROR_NONE;
    }
    if (secret_same(next->seat[seat].token, next->maker))
        pass_on(room, next, seat);
    next->seat[seat] = (StoredSeat){.kind = STORED_OPEN};
    return ERROR_NONE;
}

static ErrorCode back(const Room *room, Change *c, StoredTable *next)
{
    int seat = c->request.client->seat;
    (void)room;
    if (seat == ORI_SPECTATOR)
        return ERROR_NOT_SEATED;
    set_standin(next, seat, false);
    return ERROR_NONE;
}

static ErrorCode standin(const Room *room, Change *c, StoredTable *next)
{
    if (next->seat[c->seat].kind != STORED_HUMAN)
        return ERROR_WRONG_PHASE;
    if (c->on && (room->game.phase != ROOM_PLAYING || room->game.state.asked != c->seat))
        return ERROR_STALE; /* it was decided meanwhile */
    set_standin(next, c->seat, c->on);
    return ERROR_NONE;
}

static void put_bot(StoredSeat *s, const ArenaEntry *bot)
{
    *s = (StoredSeat){.kind = STORED_BOT};
    snprintf(s->bot, sizeof s->bot, "%s", bot->spec);
    snprintf(s->name, sizeof s->name, "%s", bot->bot->name);
}

static ErrorCode bot(const Room *room, Change *c, StoredTable *next)
{
    if (!c->request.client->maker)
        return ERROR_NOT_MAKER;
    if (!between_games(room))
        return ERROR_WRONG_PHASE;
    /* An absent player's seat may be given away, but not during a game. */
    if (next->seat[c->seat].kind == STORED_HUMAN && room_is_here(room, c->seat))
        return ERROR_SEAT_TAKEN;
    if (c->has_bot)
        put_bot(&next->seat[c->seat], &c->bot);
    else
        next->seat[c->seat] = (StoredSeat){.kind = STORED_OPEN};
    return ERROR_NONE;
}

static ErrorCode fill(const Room *room, Change *c, StoredTable *next)
{
    if (!c->request.client->maker)
        return ERROR_NOT_MAKER;
    if (!between_games(room))
        return ERROR_WRONG_PHASE;
    for (int seat = 0; seat < next->seats; seat++)
        if (next->seat[seat].kind == STORED_OPEN)
            put_bot(&next->seat[seat], &c->bot);
    return ERROR_NONE;
}

static ErrorCode remove_player(const Room *room, Change *c, StoredTable *next)
{
    if (!c->request.client->maker)
        return ERROR_NOT_MAKER;
    if (!between_games(room))
        return ERROR_WRONG_PHASE;
    if (next->seat[c->seat].kind != STORED_HUMAN ||
        secret_same(next->seat[c->seat].token, next->maker))
        return ERROR_SEAT_TAKEN;
    next->seat[c->seat] = (StoredSeat){.kind = STORED_OPEN};
    return ERROR_NONE;
}

static int count_bits(unsigned bits)
{
    return __builtin_popcount(bits);
}

/* Whoever may have a say about another's seat: a player, connected or not, unless a stand-in plays
 * for them or they have been away for a day. Else a game that all but one have left never ends. */
static bool has_a_vote(const Room *room, const StoredTable *next, int seat)
{
    bool lost = !room_is_here(room, seat) &&
                clock_now(&room->server->clock) - room->gone_at[seat] >= DAY_MS;
    return next->seat[seat].kind == STORED_HUMAN && !next->seat[seat].standin && !lost;
}

/* A majority of all other players; with a clock only the clock decides. */
static ErrorCode vote(const Room *room, Change *c, StoredTable *next)
{
    int voter = c->request.client->seat;
    StoredSeat *s = &next->seat[c->seat];
    int others = 0;
    if (voter == ORI_SPECTATOR)
        return ERROR_NOT_SEATED;
    if (between_games(room))
        return ERROR_WRONG_PHASE;
    if (next->pace != PACE_NONE || c->seat == voter || s->kind != STORED_HUMAN ||
        !seats_is_absent(room, c->seat))
        return ERROR_PLAYER_HERE;
    if (s->standin)
        return ERROR_NONE;
    for (int seat = 0; seat < next->seats; seat++) {
        others += seat != c->seat && has_a_vote(room, next, seat);
        if (next->votes_at != room->game.count)
            next->seat[seat].votes = 0;
    }
    next->votes_at = room->game.count;
    s->votes = (uint8_t)(s->votes | 1u << voter);
    if (2 * count_bits(s->votes) > others)
        set_standin(next, c->seat, true);
    return ERROR_NONE;
}

static ErrorCode rematch(const Room *room, Change *c, StoredTable *next)
{
    int seat = c->request.client->seat;
    if (seat == ORI_SPECTATOR)
        return ERROR_NOT_SEATED;
    if (room->game.phase != ROOM_OVER)
        return ERROR_WRONG_PHASE;
    next->seat[seat].rematch = next->games;
    return seats_all_want_rematch(room, next) ? seats_start(room, c, next) : ERROR_NONE;
}

static ErrorCode mute(const Room *room, Change *c, StoredTable *next)
{
    int seat = c->request.client->seat;
    (void)room;
    if (seat == ORI_SPECTATOR)
        return ERROR_NONE; /* kept by the connection alone */
    uint8_t *muted = &next->seat[seat].muted;
    *muted = (uint8_t)(c->on ? *muted | 1u << c->seat : *muted & ~(1u << c->seat));
    return ERROR_NONE;
}

/* The name and what was said go; the seat, and its key, stay. */
static ErrorCode forget(const Room *room, Change *c, StoredTable *next)
{
    (void)room;
    c->seat = c->request.client->seat;
    if (c->seat == ORI_SPECTATOR)
        return ERROR_NOT_SEATED;
    snprintf(next->seat[c->seat].name, ORI_NAME_TEXT, "%s", SEAT_NO_NAME);
    return ERROR_NONE;
}

static ErrorCode start(const Room *room, Change *c, StoredTable *next)
{
    const Client *client = c->request.client;
    if (client != NULL && !client->maker)
        return ERROR_NOT_MAKER;
    return seats_start(room, c, next);
}

static const struct Row {
    ChangeDeed *deed;
    bool by_nobody; /* it needs no client */
} rows[CHANGE_KINDS] = {
    [CHANGE_SIT] = {sit, false},
    [CHANGE_NAME] = {rename_player, false},
    [CHANGE_LEAVE] = {leave, false},
    [CHANGE_BACK] = {back, false},
    [CHANGE_BOT] = {bot, false},
    [CHANGE_FILL] = {fill, false},
    [CHANGE_REMOVE] = {remove_player, false},
    [CHANGE_VOTE] = {vote, false},
    [CHANGE_REMATCH] = {rematch, false},
    [CHANGE_MUTE] = {mute, false},
    [CHANGE_FORGET] = {forget, false},
    [CHANGE_STANDIN] = {standin, true},
    [CHANGE_HOST] = {pass_on_from_absent, true},
    [CHANGE_START] = {start, true},
};

/* --- The line --- */

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
    if (result == STORE_DONE) {
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
    StoreReply reply = {.done = written, .who = c};
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
    const struct Row *row = &rows[c->kind];
    ErrorCode code = ERROR_NONE;
    c->next = room->table;
    c->seat = c->wished;
    free(c->game); /* of a try before */
    c->game = NULL;
    if (row->by_nobody || c->request.client != NULL)
        code = row->deed(room, c, &c->next);
    bool changes = code == ERROR_NONE && (c->game != NULL || c->kind == CHANGE_FORGET ||
                                          !is_same(&c->next, &room->table));
    if (!changes && !c->sure && store_is_shared(room->server->store)) {
        c->sure = true; /* another node may have changed what it is refused for */
        if (read_first(room))
            return true;
    }
    if (changes) {
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
