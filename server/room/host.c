/*
 * host.c - the maker is missed: a timer, and what happens when it ends.
 *
 * The time is the table's `absence`, but a minute at most: nobody waits longer for a game to start.
 */
#include "server/room/host.h"

#include "server/room/seats.h"

/* A maker who does not sit is known by the connection alone; of those of other nodes only their
 * number is known, so that as long as somebody watches there the maker may be among them. */
static bool is_here(const Room *room)
{
    int seat = room_makers_seat(room);
    if (seat != ROOM_NO_SEAT)
        return room_is_here(room, seat);
    for (const Client *c = room->clients; c != NULL; c = c->next)
        if (c->maker)
            return true;
    return room->others.spectators > 0;
}

bool host_is_missed(const Room *room)
{
    return room->game.phase != ROOM_PLAYING && !is_here(room) && seats_humans_here(room) != 0;
}

static void pass_on(Timer *timer)
{
    Room *room = timer->who;
    if (host_is_missed(room))
        seats_change(room, NULL, NULL, &(Change){.kind = CHANGE_HOST});
}

void host_watch(Room *room)
{
    Clock *clock = &room->server->clock;
    int64_t most = MINUTE_MS;
    if (!host_is_missed(room)) {
        timer_stop(clock, &room->host_timer);
        return;
    }
    if (room->host_timer.waiting)
        return;
    room->host_timer.who = room;
    timer_start(clock, &room->host_timer,
                room->table.absence_ms < most ? room->table.absence_ms : most, pass_on);
}
