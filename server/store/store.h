/*
 * store.h - the games on disk. Only the engines (sqlite/, pg/) know SQL.
 *
 * The log of decisions is the game: a game is its deal and its decisions, numbered from 0 without a
 * gap; everything else is derived. Writes enter one queue and come back committed, refused or
 * failed, in the order they were given; many of them share one commit. Reads enter another queue
 * and see what is committed. Both come back on the loop and never make it wait.
 */
#ifndef ORI_STORE_H
#define ORI_STORE_H

#include "server/table/table.h"

#include <uv.h>

enum {
    STORE_VERSION = 4, /* of the schema, in both databases */
    STORE_WHY = 512,
    STORE_LAST_GAME = 0, /* instead of a game's number */
    STORE_NODE_TEXT = 33,
};
#define STORE_NEVER INT64_MAX /* due: there is no clock */

typedef struct Store Store;

/* --- Opening --- */

typedef enum StoreCommit { STORE_COMMIT_GROUP, STORE_COMMIT_EACH } StoreCommit;

/* The engine behind the queues: a database, or a simulation's disk. */
typedef struct StoreEngine StoreEngine;

/* A folder, or the address of a database: postgresql://... */
typedef struct StorePlace {
    const char *place;
    const char *node; /* NULL: any name */
} StorePlace;
/* Makes the folder if there is none. NULL: why says what is wrong. */
Store *store_open(StorePlace at, StoreCommit commit, uv_loop_t *loop, char why[STORE_WHY]);
bool store_is_url(const char *place);
bool store_is_node_name(const char *name);
/* With any engine; loop NULL: its lines are worked off by hand. */
Store *store_open_with(const StoreEngine *engine, void *who, StoreCommit commit, uv_loop_t *loop);
void store_drain(Store *store); /* waits for everything queued; reports the results */
bool store_step(Store *store);  /* by hand: one batch or read; false: nothing was queued */
/* Drains, then closes. */
void store_close(Store *store);
int64_t store_lived(const Store *store); /* the play clock when it was last noted */

/* --- The key of the notices: it belongs to the store, so to its nodes and its copies, too --- */

typedef struct StoreKey {
    uint8_t key[SECRET_KEY]; /* that of the store, once it is there */
    bool is_offered;         /* if the store has none, it keeps this one */
    bool is_there;
    bool is_missed; /* it was not there, but devices that know it are */
} StoreKey;

/* Call this first; it blocks. False: why says what is wrong. */
bool store_key(Store *store, StoreKey *key, char why[STORE_WHY]);

/* --- What notices need to remember: a text for each id, which is a pass's hash or a table's ---
 *
 * Of a pass: its devices; of a table: what was told there last. It is no part of a table's row, so
 * what is told of a table, and when, shows nothing of it. */

enum { NOTICES_ID = SECRET_HASH_TEXT, NOTICES_TEXT = 6144 };

typedef struct StoredNotices {
    char id[NOTICES_ID];
    int64_t v; /* of this text, from 1; 0: there is none */
    char text[NOTICES_TEXT];
} StoredNotices;

/* --- Writing: calls `done` on the loop once the write is on disk, or refused --- */

typedef enum StoreResult {
    STORE_DONE,
    STORE_REFUSED, /* the key is taken, or what it follows is not there: another was first, or the
                      store has forgotten */
    STORE_FAILED,  /* unknown whether it was written; on a disk of our own it was not */
} StoreResult;

typedef void StoreDone(void *who, StoreResult result);

typedef struct StoreReply {
    StoreDone *done; /* may be NULL */
    void *who;
    bool alone; /* no other node needs a hint */
} StoreReply;

/* False: out of memory; `done` is not called. */
bool store_put_table(Store *store, const StoredTable *table, StoreReply reply); /* a new one */
/* A judged change: it follows this decision, or replaces this row. */
bool store_append(Store *store, const Entry *entry, const StoredTable *row, StoreReply reply);
/* Is this row still as it was read? DONE: yes, and no failure can take it away, because the
 * standbys have it, too. */
bool store_check_table(Store *store, const StoredTable *table, StoreReply reply);
bool store_check_decision(Store *store, const StoredDecision *decision, StoreReply reply);
bool store_put_lived(Store *store, int64_t clock);
/* The note about a table when a server releases it, or takes up a resting one. */
typedef struct StoreNote {
    int64_t used_at; /* play clock */
    int64_t due;     /* nothing has to be done for it till then ... */
    int64_t v;       /* ... while its row is of this version ... */
    int count;       /* ... and its game has this many decisions */
} StoreNote;
bool store_put_note(Store *store, const char *table, StoreNote note);
/* In place of the version before it: REFUSED if another was first. */
bool store_put_notices(Store *store, const StoredNotices *notices, StoreReply reply);
/* From any thread, ahead of all that waits: sends it to a shared store. Nobody learns whether it was
 * written: store_put_notices of the same follows, and recognises it. */
void store_send_notices(Store *store, const StoredNotices *notices);
/* Deletes rows whose table or seat is gone. */
bool store_sweep_notices(Store *store);
/* Deletes the table and everything in it, if it still has this version. */
bool store_drop_table(Store *store, const char *table, int64_t v, StoreReply reply);
bool store_drop_chat(Store *store, const char *table, StoreReply reply);

bool store_is_failing(const Store *store); /* the last commit was refused */
int64_t store_commits(const Store *store); /* how many there were */
int64_t store_writes(const Store *store);

/* --- Reading --- */

/* The people at a table on other nodes. Advice: it may be some seconds old. */
typedef struct StoreOthers {
    uint8_t here;      /* bits of seats */
    uint8_t attending; /* of these: somebody looks at the table with it */
    int spectators;
    int nodes; /* that attend the table */
    int rank;  /* how many of them come before this one */
} StoreOthers;

typedef struct StoreFound {
    StoredTable table;
    StoredGame *game; /* NULL: none was started */
    int chats;
    StoredChat *chat;
    StoreOthers others;
} StoreFound;

/* REFUSED: there is no such table or game. What is found lives as long as the call. */
typedef void StoreGot(void *who, StoreResult result, const StoreFound *found);
/* A table with its chat and its last game, or with the game of that number. */
bool store_get(Store *store, const char *table, int number, StoreGot *got, void *who);
/* The same for its last game, from the primary: a reader that was connected before is
 * not believed. */
bool store_get_anew(Store *store, const char *table, StoreGot *got, void *who);

/* v 0: there is nothing under this id. FAILED: it cannot be read, or is damaged. */
typedef void StoreGotNotices(void *who, StoreResult result, const StoredNotices *notices);
bool store_get_notices(Store *store, const char *id, StoreGotNotices *got, void *who);

typedef enum StoreListKind {
    STORE_PLAYING,     /* a game is being played that does not rest till then */
    STORE_LOBBIES,     /* public, wait for their first game, the newest first */
    STORE_OLD_LOBBIES, /* never had a game, and were last used before */
    STORE_OLD_GAMES,   /* nothing is being played, and last used before */
    STORE_OLD_CHAT,    /* have chat, and last used before */
    STORE_PUBLIC,      /* public, and not over; of a shared store */
    STORE_UNATTENDED,  /* a game is being played that no node attends: now this one does */
    STORE_ALL,         /* every one, by id, behind the one named */
    STORE_NEWS,    /* how far those that were asked for have come: store_look; v 0: it is gone */
    STORE_DEAD,    /* one line, if the process with this number (store_life) is no living node */
    STORE_MINE,    /* those that this pass opens: store_list_mine */
    STORE_DUE,     /* has rested, and was due before; of a store of one's own, and so is: */
    STORE_RESTING, /* one line, whose v counts the tables that rest while a clock runs */
} StoreListKind;

typedef struct StoreListed {
    char id[SECRET_ID_TEXT];
    int64_t v;
    int games; /* these only of STORE_NEWS */
    int count; /* decisions of the last game */
    int64_t chat;
    StoreOthers others;
    uint64_t row_sum;
    uint64_t game_sum; /* of the last game with its decisions */
} StoreListed;

typedef void StoreHeard(void *who, StoreListKind kind, const StoreListed list[], int count);
/* At most `most` of them. */
bool store_list(Store *store, StoreListKind kind, int64_t before, int most, StoreHeard *heard,
                void *who);

/* Games that can continue come first, then the newest. A count of -1: they could not be read. */
bool store_list_mine(Store *store, const uint8_t pass[SECRET_HASH], int most, StoreHeard *heard,
                     void *who);

/* --- Several nodes on one store ---
 *
 * The key of a row decides who was first; the second writer is refused, and reads. What another
 * node has written is told as a hint. Hints may be lost: nothing depends on them but speed. */

bool store_is_shared(const Store *store);
const char *store_node(const Store *store); /* this one's name; "": it is the only one */
uint64_t store_life(const Store *store);    /* a number that no other process has, nor had */

typedef struct StoreHint {
    char table[SECRET_ID_TEXT]; /* "": any may have changed; hints were lost */
    bool has_next;
    StoredDecision next; /* what was written, if it was a decision */
} StoreHint;

typedef void StoreHinted(void *who, const StoreHint *hint);
void store_on_hint(Store *store, StoreHinted *hinted, void *who); /* on the loop */

/* The time that all nodes share. */
typedef struct StoreTime {
    int64_t lived; /* the play clock, at the moment of the call */
    int64_t ahead; /* of this machine's wall clock is the database's, in milliseconds */
    int64_t begun; /* the play clock when there was last no node alive */
} StoreTime;

/* False: it is not known, or not shared. now: this node's play clock. */
bool store_time(Store *store, int64_t now, StoreTime *out);

/* Announces that this node attends the table, with these seats and spectators, or no longer. */
enum { STORE_ATTENDING = 8 }; /* this many bits above those of the seats: they attend, too */
bool store_put_here(Store *store, const char *table, unsigned seats, int spectators);
bool store_put_away(Store *store, const char *table);
/* After everything queued before: tells the other nodes to look at the table. */
bool store_hint_others(Store *store, const char *table);
/* Asks how far these tables have come. Copies the ids. */
bool store_look(Store *store, const char (*ids)[SECRET_ID_TEXT], int count, StoreHeard *heard,
                void *who);

/* --- Without a server --- */

/* A copy of the store, a folder or a database, while it may be in use: complete or not there. */
bool store_backup(const char *place, const char *file, char why[STORE_WHY]);

typedef struct StorePurge {
    int64_t tables;
    int64_t games;
    int64_t decisions;
} StorePurge;

/* Deletes every table whose last decision (or making) was before this time of the wall, unless a
 * game is being played there. No server may be using the store. */
bool store_purge(const char *place, int64_t before, StorePurge *out, char why[STORE_WHY]);

typedef struct StoreVerdict {
    int64_t tables;
    int64_t games;
    int64_t over;
    int64_t decisions;
    int64_t wrong;
} StoreVerdict;

/* Replays every game of a store (a folder, a copy's file or a database); tells of each that is wrong. */
bool store_verify(const char *place, void (*tell)(void *who, const char *what), void *who,
                  StoreVerdict *out, char why[STORE_WHY]);
/* Everything from one store to another that is empty; no server may use either. A store is a folder
 * or the address of a database. What has arrived is verified, and counted. */
bool store_move(const char *from, const char *to, StoreVerdict *out, char why[STORE_WHY]);

#endif
