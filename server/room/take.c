/*
 * take.c - a row that was written: who has lost a seat, who is told, who is asked anew.
 */
#include "server/room/take.h"

#include "server/log.h"
#include "server/room/game.h"

#include <string.h>

void take_bots(Room *room)
{
    const StoredTable *row = &room->table.row;
    for (int seat = 0; seat < row->seats; seat++)
        if (row->seat[seat].kind == STORED_BOT &&
            !seat_bot_is_good(row->seat[seat].bot, &room->bot[seat]))
            seat_bot_is_good("knight", &room->bot[seat]);
}

/* Seats that have changed hands: whoever sat there watches now. */
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
    if (own && !row->seat[asked].standin)
        game_ask_anew(room);
    game_wake(room);
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
}

void take_others_row(Room *room, const StoredTable *row, StoredGame *game)
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
