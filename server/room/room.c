/*
 * room.c - who is connected to a table, and who waits for an answer.
 */
#include "server/room/room.h"

#include "server/nodes/follow.h"
#include "server/room/game.h"
#include "server/room/host.h"
#include "server/room/seats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void room_game_id(const Room *room, char text[ROOM_GAME_TEXT])
{
    snprintf(text, ROOM_GAME_TEXT, "%s-%d", room->table.id, room->table.games);
}

int room_seat_of(const Room *room, const char *token, bool *maker)
{
    uint8_t hash[SECRET_HASH];
    secret_hash(token, hash);
    *maker = secret_same(hash, room->table.maker);
    int found = *maker ? ORI_SPECTATOR : ROOM_NO_SEAT;
    for (int seat = 0; seat < room->table.seats; seat++)
        if (room->table.seat[seat].kind == STORED_HUMAN &&
            secret_same(hash, room->table.seat[seat].token))
            found = seat;
    return found;
}

bool room_is_here(const Room *room, int seat)
{
    return room->here[seat] > 0 || (room->others.here >> seat & 1) != 0;
}

bool room_is_used(const Room *room)
{
    return room->clients != NULL || room->requests != NULL || room->changes != NULL ||
           room->game.deciding || room->reading > 0;
}

/* --- Requests --- */

void request_begin(Request *r, Room *room, Client *client, const char *ref)
{
    r->room = room;
    r->client = client;
    snprintf(r->ref, sizeof r->ref, "%s", ref != NULL ? ref : "");
    r->next = room->requests;
    room->requests = r;
}

void request_end(Request *request)
{
    for (Request **link = &request->room->requests; *link != NULL; link = &(*link)->next)
        if (*link == request) {
            *link = request->next;
            return;
        }
}

/* --- Coming and going --- */

static bool is_makers(const Room *room, int seat)
{
    const StoredSeat *s = &room->table.seat[seat];
    return s->kind == STORED_HUMAN && secret_same(s->token, room->table.maker);
}

int room_makers_seat(const Room *room)
{
    for (int seat = 0; seat < room->table.seats; seat++)
        if (is_makers(room, seat))
            return seat;
    return ROOM_NO_SEAT;
}

void room_recount(Room *room)
{
    bool maker_sits = room_makers_seat(room) != ROOM_NO_SEAT;
    memset(room->here, 0, sizeof room->here);
    room->spectators = 0;
    for (Client *c = room->clients; c != NULL; c = c->next) {
        if (c->seat != ORI_SPECTATOR && room->table.seat[c->seat].kind != STORED_HUMAN)
            c->seat = ORI_SPECTATOR;
        if (c->seat != ORI_SPECTATOR)
            c->maker = is_makers(room, c->seat);
        else if (maker_sits)
            c->maker = false; /* the role has passed on */
        if (c->seat == ORI_SPECTATOR)
            room->spectators++;
        else
            room->here[c->seat]++;
    }
    follow_attend(room);
    host_watch(room);
}

void room_enter(Room *room, Client *client, const char *token)
{
    bool maker = false;
    int seat = token != NULL ? room_seat_of(room, token, &maker) : ORI_SPECTATOR;
    client->room = room;
    client->seat = (int8_t)seat;
    client->maker = maker;
    free(client->key);
    client->key = maker && seat == ORI_SPECTATOR ? strdup(token) : NULL;
    client->muted = 0;
    client->before = NULL;
    client->next = room->clients;
    if (room->clients != NULL)
        room->clients->before = client;
    room->clients = client;
    bool comes = seat != ORI_SPECTATOR && ++room->here[seat] == 1;
    room->spectators += seat == ORI_SPECTATOR;
    if (comes || !room->is_told) /* else a tick is soon enough */
        follow_attend(room);
    host_watch(room);
}

static void unlink_client(Room *room, Client *client)
{
    if (client->before != NULL)
        client->before->next = client->next;
    else
        room->clients = client->next;
    if (client->next != NULL)
        client->next->before = client->before;
    client->room = NULL;
    client->next = client->before = NULL;
}

void room_quit(Client *client)
{
    Room *room = client->room;
    if (room == NULL)
        return;
    for (Request *r = room->requests; r != NULL; r = r->next)
        if (r->client == client)
            r->client = NULL;
    unlink_client(room, client);
    int64_t now = clock_now(&room->server->clock);
    if (room->clients == NULL)
        room->idle_since = now;
    if (client->seat == ORI_SPECTATOR) {
        room->spectators--;
        host_watch(room);
        return;
    }
    if (--room->here[client->seat] > 0)
        return;
    room->gone_at[client->seat] = now;
    host_watch(room);
    follow_attend(room);
    say_table(room, NULL);
    if (seats_all_want_rematch(room, &room->table)) /* the others had waited for this one */
        seats_change(room, NULL, NULL, &(Change){.kind = CHANGE_START});
}
