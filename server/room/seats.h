/*
 * seats.h - who sits where: every change of a table's row.
 *
 * A wish is judged by the table as it is. One at a time is at the store; when it is written the room
 * takes it, whoever asked is answered and everybody is told. What came meanwhile waits, and is
 * judged by the table that it then finds.
 */
#ifndef ORI_SEATS_H
#define ORI_SEATS_H

#include "server/room/room.h"

/* A wish on its way to the disk. */
typedef struct Change {
    Request request;
    struct Change *after;
    Wish wish;
    int tries;
    bool sure;                     /* the table was read again before it was refused */
    bool is_check;                 /* nothing is to be changed, if the table is what was read */
    char token[SECRET_TOKEN_TEXT]; /* of the seat that is taken */
    Entry entry;
    void (*then)(void *who, ErrorCode code); /* instead of an answer to the client */
    void *then_who;
} Change;

/* Copies the wish. It is answered, to the client or by `then`, now or when it is written. */
void room_wish(Room *room, Client *client, const char *ref, const Wish *wish);
void room_wish_then(Room *room, const Wish *wish, void (*then)(void *who, ErrorCode code),
                    void *who);

/* Another node has changed the table, and perhaps begun a game. */
void seats_follow(Room *room, const StoredTable *next, StoredGame *game);
void seats_forget(Room *room);    /* the changes that wait: the room is let go */
void seats_take_bots(Room *room); /* those that the table names */
bool seats_all_want_rematch(const Room *room);

#endif
