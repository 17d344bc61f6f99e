/*
 * attend.c - keeps track of who is looking at a table.
 */
#include "server/room/attend.h"

#include "server/room/notices.h"
#include "server/room/presence.h"

enum { ATTEND_MS = 150 * SECOND_MS };

static void note(Room *room, int seat, int64_t at)
{
    if (room->notices.attended[seat] < at)
        room->notices.attended[seat] = at;
}

void attend_say(Client *client, bool on)
{
    Room *room = client->room;
    int64_t now = clock_now(&room->server->clock);
    bool before = client->attends_till > now;
    if (room->server->courier == NULL)
        return;
    if (on) {
        client->attends_till = now + ATTEND_MS;
    } else if (before) {
        client->attends_till = 0;
        note(room, client->seat, now);
    }
    if (before == on)
        return;
    presence_tell(room);
    notices_wake(room);
}

void attend_quit(Client *client)
{
    int64_t now = clock_now(&client->room->server->clock);
    int64_t till = client->attends_till < now ? client->attends_till : now;
    if (client->seat != ORI_SPECTATOR)
        note(client->room, client->seat, till);
    client->attends_till = 0;
}

bool attend_here(const Room *room, int seat)
{
    int64_t now = clock_now(&room->server->clock);
    for (const Client *c = room->clients; c != NULL; c = c->next)
        if (c->seat == seat && c->attends_till > now)
            return true;
    return false;
}

void attend_took(Room *room, unsigned seats)
{
    for (int seat = 0; seat < room->table.row.seats; seat++)
        if ((seats >> seat & 1) != 0)
            note(room, seat, clock_now(&room->server->clock));
}

int64_t attend_till(const Room *room, int seat)
{
    int64_t till = room->notices.attended[seat];
    if ((room->others.attending >> seat & 1) != 0)
        till = clock_now(&room->server->clock);
    for (const Client *c = room->clients; c != NULL; c = c->next)
        if (c->seat == seat && c->attends_till > till)
            till = c->attends_till;
    return till;
}
