/*
 * presence.c - who is at a table, at this node and at the others.
 */
#include "server/room/presence.h"

#include "server/room/attend.h"
#include "server/room/game.h"
#include "server/room/maker.h"

void presence_tell(Room *room)
{
    Store *store = room->server->store;
    unsigned seats = 0;
    if (!store_is_shared(store))
        return;
    for (int seat = 0; seat < room->table.row.seats; seat++) {
        if (room->here[seat] > 0)
            seats |= 1u << seat;
        if (attend_here(room, seat))
            seats |= 1u << (seat + STORE_ATTENDING);
    }
    bool attended = room->clients != NULL || room->table.game.phase == ROOM_PLAYING;
    bool same =
        room->is_told == attended &&
        (!attended || (room->told_here == seats && room->told_spectators == room->spectators));
    if (same)
        return;
    room->is_told = attended;
    room->told_here = seats;
    room->told_spectators = room->spectators;
    if (attended)
        store_put_here(store, room->table.row.id, seats, room->spectators);
    else
        store_put_away(store, room->table.row.id);
}

/* Every node lists what is public, and so may have it in memory. */
bool presence_is_alone(const Room *room)
{
    return room->others.nodes == 0 && !room->table.row.is_public;
}

void presence_take(Room *room, const StoreOthers *others)
{
    StoreOthers before = room->others;
    unsigned gone = before.here & ~(unsigned)others->here;
    attend_took(room, before.attending & ~(unsigned)others->attending);
    room->others = *others;
    if (before.rank != others->rank)
        game_turn_changed(room);
    if (others->nodes > before.nodes) /* one of them was not told what happened till now */
        store_hint_others(room->server->store, room->table.row.id);
    if (before.here == others->here && before.spectators == others->spectators)
        return;
    for (int seat = 0; seat < room->table.row.seats; seat++)
        if ((gone >> seat & 1) != 0)
            room->gone_at[seat] = clock_now(&room->server->clock);
    maker_watch(room);
    say_table(room, NULL);
    if (room_wants_rematch(room)) /* the others had waited for this one */
        room_wish(room, NULL, NULL, &(Wish){.kind = WISH_START});
}
