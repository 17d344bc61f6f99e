/*
 * rooms_parts.h - what rooms*.c share, and nobody else sees.
 */
#ifndef ORI_ROOMS_PARTS_H
#define ORI_ROOMS_PARTS_H

#include "server/room/rooms.h"

enum {
    ROOMS_BUCKETS = 8192,
    ROOMS_LISTED = 100,      /* public tables that are shown */
    ROOMS_AT_START = 100000, /* games that are read at the start */
};

struct Rooms {
    Room *bucket[ROOMS_BUCKETS];
    int count;
    struct Want *wants;         /* rooms_want.c */
    struct Dropping *droppings; /* rooms_drop.c */
    int resting;                /* tables that are on the disk alone, with a clock that runs */
    int64_t due_after;          /* those that are due were refused: not again before */
    Json list;                  /* the public tables, as they were told last */
    int64_t listed_at;
    int64_t swept_at;
    bool left_out; /* a game that is being played found no place: it is looked for again */
};

/* --- Coming into memory, and leaving it (rooms.c) --- */

Room *rooms_new(Server *server, const StoredTable *table); /* NULL: out of memory */
void rooms_free(Room *room);                               /* one that was not kept */
void rooms_keep(Room *room);                               /* from now on it is found */
bool rooms_may_rest(const Room *room);

/* --- What is on its way (rooms_want.c, rooms_drop.c) --- */

bool rooms_is_wanted(const Server *server, const char *id);   /* it is being read */
bool rooms_is_dropping(const Server *server, const char *id); /* it is being dropped */

#endif
