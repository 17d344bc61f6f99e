/*
 * change.c - the changes of a table, a row for each: a function that makes the next table from the
 * one that is, or says why not. Nothing here is written or told.
 */
#include "server/room/seats.h"

#include "server/room/host.h"

#include "ori_bits.h"

#include <stdio.h>
#include <string.h>

static bool between_games(const Room *room)
{
    return room->game.phase != ROOM_PLAYING;
}

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

/* The table is the maker's, but not while a game is played. */
static ErrorCode may_arrange(const Room *room, const Change *c)
{
    if (!c->request.client->maker)
        return ERROR_NOT_MAKER;
    return between_games(room) ? ERROR_NONE : ERROR_WRONG_PHASE;
}

static ErrorCode bot(const Room *room, Change *c, StoredTable *next)
{
    ErrorCode refused = may_arrange(room, c);
    if (refused != ERROR_NONE)
        return refused;
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
    ErrorCode refused = may_arrange(room, c);
    if (refused != ERROR_NONE)
        return refused;
    for (int seat = 0; seat < next->seats; seat++)
        if (next->seat[seat].kind == STORED_OPEN)
            put_bot(&next->seat[seat], &c->bot);
    return ERROR_NONE;
}

static ErrorCode remove_player(const Room *room, Change *c, StoredTable *next)
{
    ErrorCode refused = may_arrange(room, c);
    if (refused != ERROR_NONE)
        return refused;
    if (next->seat[c->seat].kind != STORED_HUMAN ||
        secret_same(next->seat[c->seat].token, next->maker))
        return ERROR_SEAT_TAKEN;
    next->seat[c->seat] = (StoredSeat){.kind = STORED_OPEN};
    return ERROR_NONE;
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
    if (2 * bits_count(s->votes) > others)
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

ErrorCode seats_judge(const Room *room, Change *c, StoredTable *next)
{
    if (c->request.client == NULL && !rows[c->kind].by_nobody)
        return ERROR_NONE; /* whoever wished it is gone */
    return rows[c->kind].deed(room, c, next);
}
