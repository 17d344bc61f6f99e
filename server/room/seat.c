/*
 * seat.c - what may be put into a seat, and who is in one.
 */
#include "server/room/seats.h"

#include "base/utf8.h"

#include <string.h>

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
