/*
 * rooms.h - all rooms that are in memory, by id.
 *
 * The store gives a room when a client wants it; a room that nobody uses is let go. When there are
 * too many, the least valuable ones go first: finished games, then lobbies and games that nobody
 * attends.
 */
#ifndef ORI_ROOMS_H
#define ORI_ROOMS_H

#include "server/room/room.h"

typedef struct Rooms Rooms;

bool rooms_open(Server *server); /* begins to read what is being played */
void rooms_close(Server *server);

typedef enum WantKind {
    WANT_TO_STAY, /* the room is kept: there may be no place for it */
    WANT_TO_LOOK, /* it may be gone when the call returns */
    WANT_AGAIN,   /* rooms_refresh: it is in memory, and stays there */
} WantKind;

/* room NULL: code says why. Called at once if it is in memory. */
typedef void RoomWanted(void *who, Room *room, ErrorCode code);
void rooms_want(Server *server, const char *id, WantKind kind, RoomWanted *then, void *who);
void rooms_unwant(Server *server, const void *who);     /* it is gone: it is not told */
Room *rooms_find(const Server *server, const char *id); /* in memory, or NULL */
/* From the store, unless somebody has it, reads it or drops it. */
bool rooms_drop(Server *server, const StoreListed *listed);
/* Reads the room again: somebody else wrote. What is new is taken before `then`, which is called
 * with ERROR_NONE or why it could not be read. False: out of memory; it is not called. */
bool rooms_refresh(Room *room, RoomWanted *then, void *who);
StoreHeard rooms_bring; /* those of a list come into memory ... */
StoreHeard rooms_adopt; /* ... and leave it again if there is nothing to do */
/* Writes the ids of matching rooms, at most this many. Returns how many. */
int rooms_ids(const Server *server, bool (*fits)(const Room *room), char (*out)[SECRET_ID_TEXT],
              int most);

/* A new one, on the disk already. NULL: out of memory. */
Room *rooms_add(Server *server, const StoredTable *table, Address *maker);
/* A place for one more, if need be that of another; false: all are in use. */
bool rooms_make_place(Server *server);
int rooms_share(const Server *server); /* tables that one address may hold */
int rooms_count(const Server *server);
int rooms_playing(const Server *server);
void rooms_rest(Room *room); /* the disk has it; if a clock runs, it is fetched in time */
int rooms_resting(const Server *server);    /* on the disk alone, with a clock that runs */
void rooms_list(Server *server, Json *out); /* the public ones, as an array */
void rooms_tick(Server *server);            /* every second */
void rooms_each(Server *server, void (*tell)(Room *room));

/* --- Inside: what rooms.c and rooms_want.c share --- */

enum {
    ROOMS_BUCKETS = 8192,
    ROOMS_LISTED = 100,      /* public tables that are shown */
    ROOMS_AT_START = 100000, /* games that are read at the start */
};

struct Rooms {
    Room *bucket[ROOMS_BUCKETS];
    int count;
    struct Want *wants;         /* rooms_want.c */
    struct Dropping *droppings; /* rooms_want.c */
    int resting;                /* tables that are on the disk alone, with a clock that runs */
    int64_t due_after;          /* those that are due were refused: not again before */
    Json list;                  /* the public tables, as they were told last */
    int64_t listed_at;
    int64_t swept_at;
    struct Letters *letters; /* letters.c */
    bool left_out; /* a game that is being played found no place: it is looked for again */
};

/* --- Coming into memory, and leaving it (rooms.c) --- */

Room *rooms_new(Server *server, const StoredTable *table); /* NULL: out of memory */
void rooms_free(Room *room);                               /* one that was not kept */
void rooms_keep(Room *room);                               /* from now on it is found */
bool rooms_may_rest(const Room *room);

/* --- Reads under way (rooms_want.c) --- */

bool rooms_is_wanted(const Server *server, const char *id);   /* it is being read */
bool rooms_is_dropping(const Server *server, const char *id); /* it is being dropped */

#endif
