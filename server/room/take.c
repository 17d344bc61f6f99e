/*
 * take.c - adopts a row once it is written: who has lost a seat, who has to know; and decisions.
 */
#include "server/room/take.h"

#include "server/log.h"
#include "server/room/game.h"
#include "server/room/lost.h"
#include "server/room/maker.h"
#include "server/room/notices.h"
#include "server/room/presence.h"

#include <string.h>

/* --- The row --- */

void take_bots(Room *room)
{
    const StoredTable *row = &room->table.row;
    for (int seat = 0; seat < row->seats; seat++)
        if (row->seat[seat].kind == STORED_BOT &&
            !seat_bot_is_good(row->seat[seat].bot, &room->bot[seat]))
            seat_bot_is_good("knight", &room->bot[seat]);
}

/* Seats that have changed hands: their former players are spectators now. */
static void unseat(Room *room, const StoredTable *before)
{
    const StoredTable *row = &room->table.row;
    for (int seat = 0; seat < row->seats; seat++) {
        if (secret_same(before->seat[seat].token, row->seat[seat].token))
            continue;
        room->gone_at[seat] = clock_now(&room->server->clock);
        for (Client *c = room->clients; c != NULL; c = c->next)
            if (c->seat == seat)
                c->seat = ORI_SPECTATOR;
    }
}

static bool has_no_name(const StoredTable *row, int seat)
{
    return strcmp(row->seat[seat].name, SEAT_NO_NAME) == 0;
}

/* A row of another node does not say that it forgets. */
static void forget_others(Room *room, const StoredTable *before)
{
    const StoredTable *row = &room->table.row;
    for (int seat = 0; seat < row->seats; seat++)
        if (has_no_name(row, seat) && !has_no_name(before, seat))
            table_forget(&room->table, seat);
}

/* What follows for the game from the row that is now. */
static void go_on_playing(Room *room, const StoredTable *before, const Entry *entry, bool own)
{
    const StoredTable *row = &room->table.row;
    int asked = room->table.game.state.asked;
    if (entry->kind == ENTRY_START) {
        if (own)
            log_event(LOG_NOTE, "game-started", "table=%s game=%d seats=%d rules=%s",
                      log_id(row->id), row->games, row->seats, row->rules);
        game_tell_all(room);
        game_wake(room);
        return;
    }
    if (room->table.game.phase != ROOM_PLAYING ||
        before->seat[asked].standin == row->seat[asked].standin)
        return;
    game_wake(room);
}

void take_any_row(Room *room, const StoredTable *row)
{
    StoredTable before = room->table.row;
    room->table.row = *row;
    room->summed_v = 0; /* it may be another row with the same v */
    unseat(room, &before);
    take_bots(room);
}

bool take_row(Room *room, const Entry *entry, Client *sits)
{
    StoredTable before = room->table.row;
    if (table_fold(&room->table, entry, NULL) != NULL)
        return false;
    unseat(room, &before);
    if (sits != NULL)
        sits->seat = (int8_t)entry->seat;
    take_bots(room);
    room_recount(room);
    return true;
}

void take_tell_row(Room *room, const StoredTable *before, const Entry *entry, bool own)
{
    say_table(room, NULL);
    go_on_playing(room, before, entry, own);
    notices_wake(room);
}

static void take_others_row(Room *room, const StoredTable *row, StoredGame *game)
{
    StoredTable before = room->table.row;
    Entry entry = {.kind = ENTRY_ROW, .row = *row, .game = game};
    if (game != NULL && game->number == row->games && row->games > before.games)
        entry.kind = ENTRY_START;
    if (!take_row(room, &entry, NULL)) {
        entry.kind = ENTRY_ROW; /* no memory for the game: it is read again */
        take_row(room, &entry, NULL);
    }
    forget_others(room, &before);
    take_tell_row(room, &before, &entry, false);
}

/* --- Decisions --- */

bool take_decision(Room *room, const Entry *entry, OriLog *log)
{
    if (table_fold(&room->table, entry, log) != NULL)
        return false;
    if (room->table.game.phase == ROOM_OVER)
        maker_watch(room);
    return true;
}

/* Players who were back too late for the last decision. */
static void give_back(Room *room)
{
    unsigned back = room->back;
    room->back = 0;
    for (int seat = 0; seat < room->table.row.seats; seat++)
        if ((back >> seat & 1) != 0 && room->here[seat] > 0)
            room_back(room, seat);
}

void take_tell_decision(Room *room, const OriLog *log)
{
    game_tell_news(room, log);
    give_back(room);
    if (room->table.game.phase != ROOM_OVER)
        return;
    game_tell_over(room);
    say_table(room, NULL);
}

static bool take_others(Room *room, const StoredDecision *decision)
{
    Entry entry;
    OriLog log;
    entry.kind = ENTRY_DECISION;
    entry.decision = *decision;
    if (!take_decision(room, &entry, &log))
        return false;
    take_tell_decision(room, &log);
    return true;
}

bool take_others_decision(Room *room, const StoredDecision *decision)
{
    if (!table_continues(&room->table, decision) || !take_others(room, decision))
        return false;
    game_wake(room);
    return true;
}

/* There was no memory for it. */
static void begin(Room *room, const StoredGame *stored)
{
    if (!table_take_game(&room->table, stored))
        return;
    game_tell_all(room);
    game_wake(room);
}

static bool is_known(const Game *g, const StoredGame *stored)
{
    return g->count == 0 ||
           memcmp(stored->decision, g->decision, (size_t)g->count * sizeof *g->decision) == 0;
}

static void take_others_game(Room *room, const StoredGame *stored)
{
    Game *g = &room->table.game;
    int known = g->count;
    if (g->phase == ROOM_LOBBY) {
        begin(room, stored);
        return;
    }
    if (stored->count < known || !is_known(g, stored))
        return; /* it was read before the last decision, or the store has forgotten (lost.h) */
    while (g->count < stored->count) {
        StoredDecision next = stored_decision(stored, g->count, g->state.asked, g->sum);
        if (!take_others(room, &next))
            return;
    }
    g->sum = stored->sum; /* another, if the store has forgotten and it was decided again just so */
    if (g->count > known)
        game_wake(room);
}

/* --- What a read has found --- */

void take_found(Room *room, const StoreFound *f, bool forgot)
{
    bool row_is_away = line_is_away(room, LANE_ROW);
    bool game_is_away = line_is_away(room, LANE_GAME);
    room->line.unread = room->line.unread || row_is_away || game_is_away;
    if (forgot) {
        if (!row_is_away && !game_is_away)
            lost_take(room, f);
        presence_take(room, &f->others);
        return;
    }
    if (!row_is_away && f->table.v > room->table.row.v)
        take_others_row(room, &f->table, f->game);
    if (!game_is_away && f->game != NULL && f->game->number == room->table.row.games)
        take_others_game(room, f->game);
    /* A clock that is a little ahead of this one's gives nobody more time. */
    int64_t now = clock_now(&room->server->clock);
    if (room->table.game.asked_at > now)
        room->table.game.asked_at = now;
    take_others_chat(room, f->chat, f->chats);
    presence_take(room, &f->others);
}
