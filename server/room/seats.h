/*
 * seats.h - who sits where: every change of a table's row.
 *
 * A change is a function from the table as it is to the table as it will be. One at a time is at
 * the store; when it is written the room takes it, whoever asked is answered and everybody is told.
 * What came meanwhile waits, and is judged by the table that it then finds.
 */
#ifndef ORI_SEATS_H
#define ORI_SEATS_H

#include "server/room/room.h"

#define SEAT_NO_NAME "—" /* of a player who had it taken out */

typedef enum ChangeKind {
    CHANGE_SIT,
    CHANGE_NAME,
    CHANGE_LEAVE,
    CHANGE_BACK,
    CHANGE_BOT, /* or an open seat */
    CHANGE_FILL,
    CHANGE_REMOVE,
    CHANGE_VOTE,
    CHANGE_REMATCH,
    CHANGE_MUTE,
    CHANGE_FORGET,
    CHANGE_STANDIN, /* the clock's, nobody's wish */
    CHANGE_HOST,    /* the same: the maker stays away */
    CHANGE_START,
    CHANGE_KINDS,
} ChangeKind;

typedef struct Change {
    Request request;
    struct Change *after;
    ChangeKind kind;
    int seat;   /* or ORI_ANY_SEAT */
    int wished; /* the seat as it was said */
    int tries;
    bool sure;     /* the table was read again before it was refused */
    bool is_check; /* nothing is to be changed, if the table is what was read */
    bool on;
    bool has_bot;
    bool has_deal;
    char name[ORI_NAME_TEXT];
    ArenaEntry bot;
    OriState deal;
    char token[SECRET_TOKEN_TEXT];           /* of the seat that is taken */
    StoredTable next;                        /* what will be ... */
    StoredGame *game;                        /* ... with this game, or NULL */
    void (*then)(void *who, ErrorCode code); /* instead of an answer to the client */
    void *then_who;
} Change;

/* Copies the wish. It is answered, to the client or by `then`, now or when it is written. */
void seats_change(Room *room, Client *client, const char *ref, const Change *wish);
/* What the change would make of the table: the next one, and perhaps a game. */
typedef ErrorCode ChangeDeed(const Room *room, Change *change, StoredTable *next);
ChangeDeed seats_judge; /* by its kind (change.c) */
ChangeDeed seats_start; /* one of them (start.c) */

/* Another node has changed the table, and perhaps begun a game. */
void seats_follow(Room *room, const StoredTable *next, const StoredGame *game);
void seats_forget(Room *room); /* the changes that wait: the room is let go */

/* --- What may be in a seat, and who is (seat.c) --- */

void seats_take_bots(Room *room); /* those that the table names */
bool seats_all_want_rematch(const Room *room, const StoredTable *table);
uint8_t seats_humans_here(const Room *room);
/* May the others vote about this one: away, or asked, for as long as the table has it. */
bool seats_is_absent(const Room *room, int seat);
bool seat_name_is_good(const char *name);
bool seat_bot_is_good(const char *text, ArenaEntry *out);

#endif
