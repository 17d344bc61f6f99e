/*
 * judge.c - judges a wish, a row for each kind: a function that says what to write, or why not.
 * Nothing is written or told here.
 */
#include "server/table/judge.h"

#include "server/clock.h"

#include "ori_bits.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- Sitting, standing up, names --- */

static ErrorCode sit(Case *c, Entry *out)
{
    const Wish *w = c->wish;
    StoredTable *next = &out->row;
    int seat = w->seat;
    if (w->by != ORI_SPECTATOR)
        return ERROR_ALREADY_SEATED;
    if (!between_games(c->table))
        return ERROR_WRONG_PHASE;
    for (int i = 0; i < next->seats; i++) /* the maker's key, on two connections at once */
        if (next->seat[i].kind == STORED_HUMAN && secret_same(next->seat[i].token, w->token))
            return ERROR_ALREADY_SEATED;
    if (table_seat_of_pass(next, w->pass) != TABLE_NO_SEAT)
        return ERROR_ALREADY_SEATED;
    for (int i = 0; i < next->seats && seat == ORI_ANY_SEAT; i++)
        if (next->seat[i].kind == STORED_OPEN)
            seat = i;
    if (seat == ORI_ANY_SEAT || next->seat[seat].kind != STORED_OPEN)
        return ERROR_SEAT_TAKEN;
    StoredSeat *s = &next->seat[seat];
    *s = (StoredSeat){.kind = STORED_HUMAN};
    snprintf(s->name, sizeof s->name, "%s", w->name);
    memcpy(s->token, w->token, SECRET_HASH);
    memcpy(s->pass, w->pass, SECRET_HASH);
    out->seat = seat;
    return ERROR_NONE;
}

static ErrorCode rename_player(Case *c, Entry *out)
{
    if (c->wish->by == ORI_SPECTATOR)
        return ERROR_NOT_SEATED;
    snprintf(out->row.seat[c->wish->by].name, ORI_NAME_TEXT, "%s", c->wish->name);
    return ERROR_NONE;
}

static void set_standin(StoredTable *next, int seat, bool on)
{
    next->seat[seat].standin = on;
    next->seat[seat].votes = 0;
}

/* The maker's role goes to the next player who sits, one who is here if there is one. Who leaves a
 * table to nobody stays its maker. */
static void pass_on(const Moment *moment, StoredTable *next, int from)
{
    int heir = -1;
    for (int i = next->seats; i > 0; i--) {
        int seat = (from + i) % next->seats;
        if (seat != from && next->seat[seat].kind == STORED_HUMAN &&
            (heir < 0 || moment_has(moment, seat) || !moment_has(moment, heir)))
            heir = seat;
    }
    if (heir >= 0)
        memcpy(next->maker, next->seat[heir].token, SECRET_HASH);
}

/* Judged when it is written: the maker may be back. */
static ErrorCode pass_on_from_absent(Case *c, Entry *out)
{
    if (!judge_maker_is_missed(c->table, c->moment))
        return ERROR_STALE;
    int seat = table_makers_seat(&out->row);
    if (seat != TABLE_NO_SEAT)
        out->row.seat[seat].made_it = true;
    pass_on(c->moment, &out->row, seat != TABLE_NO_SEAT ? seat : -1);
    return ERROR_NONE;
}

static ErrorCode leave(Case *c, Entry *out)
{
    int seat = c->wish->by;
    StoredTable *next = &out->row;
    if (seat == ORI_SPECTATOR)
        return ERROR_NOT_SEATED;
    if (!between_games(c->table)) {
        set_standin(next, seat, true);
        return ERROR_NONE;
    }
    if (secret_same(next->seat[seat].token, next->maker))
        pass_on(c->moment, next, seat);
    next->seat[seat] = (StoredSeat){.kind = STORED_OPEN};
    return ERROR_NONE;
}

/* The time of the decision is up, and so is the grace: the stand-in makes it, and the player has the
 * seat again after that. Otherwise a player who keeps coming back need never decide. */
static bool comes_too_late(const Case *c, int seat)
{
    return !between_games(c->table) && c->table->game.state.asked == seat &&
           c->moment->now >= judge_time_is_up(c->table) + JUDGE_GRACE_MS;
}

static ErrorCode back(Case *c, Entry *out)
{
    if (c->wish->by == ORI_SPECTATOR)
        return ERROR_NOT_SEATED;
    if (!comes_too_late(c, c->wish->by))
        set_standin(&out->row, c->wish->by, false);
    return ERROR_NONE;
}

static ErrorCode standin(Case *c, Entry *out)
{
    const Wish *w = c->wish;
    if (out->row.seat[w->seat].kind != STORED_HUMAN)
        return ERROR_WRONG_PHASE;
    if (w->on && (between_games(c->table) || c->table->game.state.asked != w->seat))
        return ERROR_STALE; /* it has been decided since */
    if (w->on || !comes_too_late(c, w->seat))
        set_standin(&out->row, w->seat, w->on);
    return ERROR_NONE;
}

/* --- What the maker arranges --- */

static bool is_lost(const Moment *m, int seat)
{
    return !moment_has(m, seat) && m->now - m->gone_at[seat] >= DAY_MS;
}

/* An heir of the role may not turn out the player who made the table and was away for a while. */
static bool keeps_the_seat(const Case *c, int seat)
{
    const StoredSeat *s = &c->table->row.seat[seat];
    return secret_same(s->token, c->table->row.maker) || (s->made_it && !is_lost(c->moment, seat));
}

static void put_bot(StoredSeat *s, const ArenaEntry *bot)
{
    *s = (StoredSeat){.kind = STORED_BOT};
    snprintf(s->bot, sizeof s->bot, "%s", bot->spec);
    snprintf(s->name, sizeof s->name, "%s", bot->bot->name);
}

/* The table is the maker's, but not while a game is played. */
static ErrorCode may_arrange(const Case *c)
{
    if (!c->wish->maker)
        return ERROR_NOT_MAKER;
    return between_games(c->table) ? ERROR_NONE : ERROR_WRONG_PHASE;
}

static ErrorCode bot(Case *c, Entry *out)
{
    const Wish *w = c->wish;
    StoredSeat *s = &out->row.seat[w->seat];
    ErrorCode refused = may_arrange(c);
    if (refused != ERROR_NONE)
        return refused;
    /* An absent player's seat may be given away, but not during a game. */
    if (s->kind == STORED_HUMAN &&
        (moment_has(c->moment, w->seat) || (s->made_it && keeps_the_seat(c, w->seat))))
        return ERROR_SEAT_TAKEN;
    if (w->has_bot)
        put_bot(s, &w->bot);
    else
        *s = (StoredSeat){.kind = STORED_OPEN};
    return ERROR_NONE;
}

static ErrorCode fill(Case *c, Entry *out)
{
    ErrorCode refused = may_arrange(c);
    if (refused != ERROR_NONE)
        return refused;
    for (int seat = 0; seat < out->row.seats; seat++)
        if (out->row.seat[seat].kind == STORED_OPEN)
            put_bot(&out->row.seat[seat], &c->wish->bot);
    return ERROR_NONE;
}

static ErrorCode remove_player(Case *c, Entry *out)
{
    StoredSeat *s = &out->row.seat[c->wish->seat];
    ErrorCode refused = may_arrange(c);
    if (refused != ERROR_NONE)
        return refused;
    if (s->kind != STORED_HUMAN || keeps_the_seat(c, c->wish->seat))
        return ERROR_SEAT_TAKEN;
    *s = (StoredSeat){.kind = STORED_OPEN};
    return ERROR_NONE;
}

/* Only the last seats can go: a seat is a family, and games and chat name players by it. */
static ErrorCode resize(Case *c, StoredTable *next)
{
    int seats = c->wish->seats;
    if (seats == 0 || seats == next->seats)
        return ERROR_NONE;
    for (int seat = seats; seat < next->seats; seat++)
        if (next->seat[seat].kind == STORED_HUMAN) {
            c->why = "somebody sits in one of the last seats: only free seats and bots can go";
            return ERROR_SEAT_TAKEN;
        }
    table_resize(next, seats);
    return ERROR_NONE;
}

/* The settings of the games to come. */
static ErrorCode set(Case *c, Entry *out)
{
    const Wish *w = c->wish;
    StoredTable *next = &out->row;
    ErrorCode refused = may_arrange(c);
    if (refused != ERROR_NONE || (refused = resize(c, next)) != ERROR_NONE)
        return refused;
    if (w->rules[0] != '\0')
        snprintf(next->rules, sizeof next->rules, "%s", w->rules);
    if (w->first != FIRST_USUAL)
        next->first = w->first;
    if (w->has_pace) {
        next->pace = w->pace;
        next->pace_ms = w->pace_ms;
    }
    return judge_fits(next) ? ERROR_NONE : ERROR_WRONG_PHASE;
}

/* At any time. The server itself takes away one that is gone. */
static ErrorCode hook(Case *c, Entry *out)
{
    memcpy(out->row.hook, c->wish->hook, STORE_HOOK_TEXT);
    return c->wish->maker || c->wish->nobody ? ERROR_NONE : ERROR_NOT_MAKER;
}

/* --- Votes --- */

/* May vote about another's seat: a player, connected or not, unless a stand-in plays
 * for them or they have been away for a day. Else a game that all but one have left never ends. */
static bool has_a_vote(const Case *c, const StoredTable *next, int seat)
{
    const StoredSeat *s = &next->seat[seat];
    return s->kind == STORED_HUMAN && !s->standin && !is_lost(c->moment, seat);
}

/* May the others vote about this one: away, or asked, for as long as the table has it. */
static bool is_absent(const Case *c, int seat)
{
    const Moment *m = c->moment;
    bool gone = !moment_has(m, seat) && m->now - m->gone_at[seat] >= c->table->row.absence_ms;
    return gone || (c->table->game.state.asked == seat && m->now >= judge_time_is_up(c->table));
}

/* A majority of all other players; with a clock only the clock decides. */
static ErrorCode vote(Case *c, Entry *out)
{
    const Wish *w = c->wish;
    StoredTable *next = &out->row;
    StoredSeat *s = &next->seat[w->seat];
    int count = c->table->game.count;
    int others = 0;
    if (w->by == ORI_SPECTATOR)
        return ERROR_NOT_SEATED;
    if (between_games(c->table))
        return ERROR_WRONG_PHASE;
    if (next->pace != PACE_NONE || w->seat == w->by || s->kind != STORED_HUMAN ||
        !is_absent(c, w->seat))
        return ERROR_PLAYER_HERE;
    if (s->standin)
        return ERROR_NONE;
    for (int seat = 0; seat < next->seats; seat++) {
        others += seat != w->seat && has_a_vote(c, next, seat);
        if (next->votes_at != count)
            next->seat[seat].votes = 0;
    }
    next->votes_at = count;
    s->votes = (uint8_t)(s->votes | 1u << w->by);
    if (2 * bits_count(s->votes) > others)
        set_standin(next, w->seat, true);
    return ERROR_NONE;
}

static ErrorCode mute(Case *c, Entry *out)
{
    const Wish *w = c->wish;
    if (w->by == ORI_SPECTATOR)
        return ERROR_NONE; /* kept by the connection alone */
    uint8_t *muted = &out->row.seat[w->by].muted;
    *muted = (uint8_t)(w->on ? *muted | 1u << w->seat : *muted & ~(1u << w->seat));
    return ERROR_NONE;
}

static bool has_said_something(const Table *table, int seat)
{
    for (const ChatLine *line = table->chat; line != NULL; line = line->next)
        if (line->said.seat == seat)
            return true;
    return false;
}

/* The name and what was said go; the seat, and its key, stay. It touches every game of the table, so
 * it is done only if there is something to forget. */
static ErrorCode forget(Case *c, Entry *out)
{
    out->seat = c->wish->by;
    if (out->seat == ORI_SPECTATOR)
        return ERROR_NOT_SEATED;
    if (strcmp(out->row.seat[out->seat].name, SEAT_NO_NAME) == 0 &&
        !has_said_something(c->table, out->seat))
        return ERROR_NONE;
    snprintf(out->row.seat[out->seat].name, ORI_NAME_TEXT, "%s", SEAT_NO_NAME);
    out->kind = ENTRY_FORGET;
    return ERROR_NONE;
}

/* --- Another game --- */

static ErrorCode rematch(Case *c, Entry *out)
{
    int seat = c->wish->by;
    if (seat == ORI_SPECTATOR)
        return ERROR_NOT_SEATED;
    if (c->table->game.phase != ROOM_OVER)
        return ERROR_WRONG_PHASE;
    out->row.seat[seat].rematch = out->row.games;
    return judge_all_want_rematch(c->table, &out->row, c->moment) ? judge_start(c, out)
                                                                  : ERROR_NONE;
}

static ErrorCode start(Case *c, Entry *out)
{
    return c->wish->nobody || c->wish->maker ? judge_start(c, out) : ERROR_NOT_MAKER;
}

/* --- All of them --- */

static Judgement *const deeds[WISH_KINDS] = {
    [WISH_SIT] = sit,
    [WISH_NAME] = rename_player,
    [WISH_LEAVE] = leave,
    [WISH_BACK] = back,
    [WISH_BOT] = bot,
    [WISH_FILL] = fill,
    [WISH_REMOVE] = remove_player,
    [WISH_HOOK] = hook,
    [WISH_SET] = set,
    [WISH_VOTE] = vote,
    [WISH_REMATCH] = rematch,
    [WISH_MUTE] = mute,
    [WISH_FORGET] = forget,
    [WISH_STANDIN] = standin,
    [WISH_MAKER] = pass_on_from_absent,
    [WISH_START] = start,
    [WISH_DECIDE] = judge_decide,
    [WISH_CHAT] = judge_chat,
};

/* A change of the row that changes nothing is none. The last game is counted before it, for whoever
 * played it: they may leave. */
static ErrorCode judge_row(Case *c, Entry *out)
{
    StoredTable before = c->table->row;
    table_settle(&c->table->game, &before);
    out->row = before;
    out->game = NULL;
    if (c->wish->seat >= before.seats)
        return ERROR_SEAT_TAKEN; /* it went meanwhile */
    ErrorCode code = deeds[c->wish->kind](c, out);
    if (code != ERROR_NONE)
        return code;
    if (out->kind == ENTRY_NONE && memcmp(&before, &out->row, sizeof before) != 0)
        out->kind = ENTRY_ROW;
    out->row.v++;
    return ERROR_NONE;
}

ErrorCode judge(const Table *table, const Moment *moment, const Wish *wish, Entry *out,
                const char **why)
{
    Case c = {.table = table, .moment = moment, .wish = wish};
    out->kind = ENTRY_NONE;
    out->seat = wish->seat;
    ErrorCode code = wish->kind == WISH_DECIDE || wish->kind == WISH_CHAT
                         ? deeds[wish->kind](&c, out)
                         : judge_row(&c, out);
    *why = c.why;
    return code;
}

void entry_clear(Entry *entry)
{
    if (entry->kind == ENTRY_START)
        free(entry->game);
}
