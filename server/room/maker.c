/*
 * maker.c - handles an absent maker: a timer, and what happens when it ends.
 *
 * The time is the table's `absence`, but at most a minute: nobody waits longer for a game to start.
 */
#include "server/room/maker.h"

/* A maker who does not sit is known by the connection alone; of those of other nodes only their
 * number is known, so that as long as somebody watches there the maker may be among them. */
bool maker_is_here(const Room *room)
{
    for (const Client *c = room->clients; c != NULL; c = c->next)
        if (c->maker)
            return true;
    if (room->others.here == 0)
        return room->others.spectators > 0 && table_makers_seat(&room->table.row) == TABLE_NO_SEAT;
    int seat = table_makers_seat(&room->table.row);
    return seat != TABLE_NO_SEAT ? room_is_here(room, seat) : room->others.spectators > 0;
}

static bool is_missed(const Room *room)
{
    Moment moment = room_moment(room);
    return judge_maker_is_missed(&room->table, &moment);
}

static void pass_on(Timer *timer)
{
    Room *room = timer->who;
    if (is_missed(room))
        room_wish(room, NULL, NULL, &(Wish){.kind = WISH_MAKER});
}

void maker_watch(Room *room)
{
    Clock *clock = &room->server->clock;
    int64_t most = MINUTE_MS;
    if (!is_missed(room)) {
        timer_stop(clock, &room->maker_timer);
        return;
    }
    if (room->maker_timer.waiting)
        return;
    room->maker_timer.who = room;
    timer_start(clock, &room->maker_timer,
                room->table.row.absence_ms < most ? room->table.row.absence_ms : most, pass_on);
}
