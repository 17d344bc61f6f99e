/*
 * rooms_drop.c - tables that are dropped from the store because they are too old.
 *
 * No table is dropped under anybody: neither one that is in memory nor one that is being read, and
 * while one is being dropped it cannot be read.
 */
#include "server/room/rooms_parts.h"

#include <stdlib.h>
#include <string.h>

/* A table that is being dropped from the store. */
typedef struct Dropping {
    struct Dropping *next;
    Rooms *rooms;
    char id[SECRET_ID_TEXT];
} Dropping;

bool rooms_is_dropping(const Server *server, const char *id)
{
    for (const Dropping *d = server->rooms->droppings; d != NULL; d = d->next)
        if (strcmp(d->id, id) == 0)
            return true;
    return false;
}

static void dropped(void *who, StoreResult result)
{
    Dropping *d = who;
    (void)result;
    for (Dropping **link = &d->rooms->droppings; *link != NULL; link = &(*link)->next)
        if (*link == d) {
            *link = d->next;
            break;
        }
    free(d);
}

/* Between the looking and the writing nobody may come in: who wants it meanwhile is told to come
 * again, and one that somebody has or reads is left alone. */
bool rooms_drop(Server *server, const StoreListed *listed)
{
    if (rooms_find(server, listed->id) != NULL || rooms_is_wanted(server, listed->id) ||
        rooms_is_dropping(server, listed->id))
        return false;
    Dropping *d = malloc(sizeof *d);
    if (d == NULL)
        return false;
    *d = (Dropping){.next = server->rooms->droppings, .rooms = server->rooms};
    memcpy(d->id, listed->id, SECRET_ID_TEXT);
    server->rooms->droppings = d;
    if (store_drop_table(server->store, listed->id, listed->v,
                         (StoreReply){.done = dropped, .who = d}))
        return true;
    dropped(d, STORE_FAILED);
    return false;
}
