/*
 * room.c - the clients connected to a table, and those that wait for an answer.
 */
#include "server/room/room.h"

#include "server/room/presence.h"
#include "server/room/attend.h"
#include "server/room/game.h"
#include "server/room/maker.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void room_game_id(const Room *room, char text[ROOM_GAME_TEXT])
{
    snprintf(text, ROOM_GAME_TEXT, "%s-%d", room->table.row.id, room->table.row.games);
}

int room_seat_of(const Room *room, const char *token, bool *maker)
{
    uint8_t hash[SECRET_HASH];
    secret_hash(token, hash);
    *maker = secret_same(hash, room->table.row.maker);
    int found = *maker ? ORI_SPECTATOR : TABLE_NO_SEAT;
    for (int seat = 0; seat < room->table.row.seats; seat++)
        if (room->table.row.seat[seat].kind == STORED_HUMAN &&
            secret_same(hash, room->table.row.seat[seat].token))
            found = seat;
    return found;
}

bool room_is_here(const Room *room, int seat)
{
    return room->here[seat] > 0 || (room->others.here >> seat & 1) != 0;
}

bool room_is_used(const Room *room)
{
    return room->clients != NULL || room->requests != NULL || room->line.reading > 0 ||
           room->notices.is_looking || room->notices.is_keeping || room->notices.sent.waiting ||
           room->notices.letters > 0;
}

Moment room_moment(const Room *room)
{
    Clock *clock = &room->server->clock;
    Moment moment = {.now = clock_now(clock),
                     .wall = clock_wall(clock),
                     .here = room->others.here,
                     .maker_is_here = maker_is_here(room)};
    for (int seat = 0; seat < room->table.row.seats; seat++)
        if (room->here[seat] > 0)
            moment.here = (uint8_t)(moment.here | 1u << seat);
    memcpy(moment.gone_at, room->gone_at, sizeof moment.gone_at);
    return moment;
}

bool room_wants_rematch(const Room *room)
{
    Moment moment = room_moment(room);
    return judge_all_want_rematch(&room->table, &room->table.row, &moment);
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

void room_recount(Room *room)
{
    int makers_seat = table_makers_seat(&room->table.row);
    memset(room->here, 0, sizeof room->here);
    room->spectators = 0;
    for (Client *c = room->clients; c != NULL; c = c->next) {
        if (c->seat != ORI_SPECTATOR && room->table.row.seat[c->seat].kind != STORED_HUMAN)
            c->seat = ORI_SPECTATOR;
        if (c->seat != ORI_SPECTATOR)
            c->maker = c->seat == makers_seat;
        else if (makers_seat != TABLE_NO_SEAT)
            c->maker = false; /* the role has passed on */
        if (c->seat == ORI_SPECTATOR)
            room->spectators++;
        else
            room->here[c->seat]++;
    }
    presence_tell(room);
    maker_watch(room);
}

void room_enter(Room *room, Client *client, const char *token, const uint8_t pass[SECRET_HASH])
{
    bool maker = false;
    int seat = token != NULL ? room_seat_of(room, token, &maker)
                             : table_seat_of_pass(&room->table.row, pass);
    if (token == NULL) {
        maker = seat != TABLE_NO_SEAT && seat == table_makers_seat(&room->table.row);
        seat = seat != TABLE_NO_SEAT ? seat : ORI_SPECTATOR;
    }
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
        presence_tell(room);
    maker_watch(room);
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
    attend_quit(client);
    unlink_client(room, client);
    int64_t now = clock_now(&room->server->clock);
    if (room->clients == NULL)
        room->idle_since = now;
    if (client->seat == ORI_SPECTATOR) {
        room->spectators--;
        maker_watch(room);
        return;
    }
    if (--room->here[client->seat] > 0)
        return;
    room->gone_at[client->seat] = now;
    maker_watch(room);
    presence_tell(room);
    say_table(room, NULL);
    if (room_wants_rematch(room)) /* the others had waited for this one */
        room_wish(room, NULL, NULL, &(Wish){.kind = WISH_START});
}
