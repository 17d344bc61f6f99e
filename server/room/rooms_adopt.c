/*
 * rooms_adopt.c - games that nobody attends: read at the start, or when a clock has run out, and
 * kept if the server has something to do.
 */
#include "server/room/rooms_parts.h"

#include "server/log.h"

#include <stdlib.h>
#include <string.h>

/* A game that this node has said to attend, until it is in memory. */
typedef struct Adoption {
    Server *server;
    char id[SECRET_ID_TEXT];
} Adoption;

static void adopted(void *who, Room *room, ErrorCode code)
{
    Adoption *a = who;
    Server *server = a->server;
    server->rooms->left_out = server->rooms->left_out || code == ERROR_TOO_MANY;
    if (room == NULL && store_is_shared(server->store))
        store_put_away(server->store, a->id);   /* else nobody would look for it again */
    if (room == NULL && code != ERROR_NO_TABLE) /* the disk has refused, or it is full */
        server->rooms->due_after = clock_now(&server->clock) + MINUTE_MS;
    if (room != NULL && rooms_may_rest(room) && !room_is_used(room))
        rooms_rest(room);
    free(a);
}

/* Also if somebody is looking at it just now: that does not keep it. */
static void adopt(Server *server, const char *id)
{
    Adoption *a = malloc(sizeof *a);
    if (a == NULL) {
        store_put_away(server->store, id);
        return;
    }
    a->server = server;
    memcpy(a->id, id, SECRET_ID_TEXT);
    rooms_want(server, id, WANT_TO_STAY, adopted, a);
}

void rooms_adopt(void *who, StoreListKind kind, const StoreListed list[], int count)
{
    Server *server = who;
    for (int i = 0; i < count && !server->stopping; i++)
        if (rooms_find(server, list[i].id) == NULL &&
            (kind != STORE_DUE || !rooms_is_wanted(server, list[i].id)))
            adopt(server, list[i].id);
    if (count > 0 && kind != STORE_DUE)
        log_event(LOG_NOTE, kind == STORE_LOBBIES ? "lobbies-found" : "games-found", "count=%d",
                  count);
}

static void brought(void *who, Room *room, ErrorCode code)
{
    (void)who;
    (void)room;
    (void)code;
}

void rooms_bring(void *who, StoreListKind kind, const StoreListed list[], int count)
{
    Server *server = who;
    (void)kind;
    for (int i = 0; i < count && !server->stopping; i++)
        if (rooms_find(server, list[i].id) == NULL && !rooms_is_wanted(server, list[i].id))
            rooms_want(server, list[i].id, WANT_TO_STAY, brought, server);
}
