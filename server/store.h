/*
 * store.h - the games on the disk. Nothing outside store*.c knows SQL.
 *
 * The log of decisions is the game: a game is its deal and its decisions, numbered from 0 without a
 * gap; everything else is derived. Writes go to one writer and come back committed or refused, in
 * the order they were given; many of them share one commit. Reads are answered at once and see what
 * is committed.
 */
#ifndef ORI_STORE_H
#define ORI_STORE_H

#include "server/secret.h"

#include "oriflamme.h"

#include <uv.h>

enum {
    STORE_VERSION = 1, /* of the schema */
    STORE_BOT_TEXT = 32,
    STORE_RULES_TEXT = 32,
    STORE_CHAT_TEXT = 1300, /* 300 characters of at most 4 bytes */
    STORE_CHAT_KEPT = 50,
    STORE_WHY = 512,
};

typedef struct Store Store;

typedef enum StoredKind { STORED_OPEN, STORED_HUMAN, STORED_BOT } StoredKind;

typedef struct StoredSeat {
    int8_t kind; /* StoredKind */
    bool standin;
    uint8_t muted; /* bits of the seats whose chat this one does not hear */
    char name[ORI_NAME_TEXT];
    char bot[STORE_BOT_TEXT];
    uint8_t token[SECRET_HASH]; /* of humans */
} StoredSeat;

typedef enum PaceKind { PACE_NONE, PACE_LIVE, PACE_DAYS } PaceKind;

typedef struct StoredTable {
    char id[SECRET_ID_TEXT];
    char rules[STORE_RULES_TEXT]; /* as agreed: "mix" draws anew for each game */
    int8_t seats;
    bool is_public;
    int8_t pace; /* PaceKind */
    int pace_ms; /* for each decision */
    int64_t made_at;
    uint8_t maker[SECRET_HASH]; /* the maker's token */
    StoredSeat seat[ORI_MAX_SEATS];
    int games; /* how many were started: the last one's number */
} StoredTable;

typedef struct StoredGame {
    char table[SECRET_ID_TEXT];
    int number; /* from 1 */
    OriState start;
    char name[ORI_MAX_SEATS][ORI_NAME_TEXT];
    int64_t started_at;
    int64_t asked_at; /* since when the clock of the present decision runs */
    bool over;
    int count;
    OriDecision decision[ORI_MAX_DECISIONS];
} StoredGame;

typedef struct StoredChat {
    int64_t n;
    int8_t seat;
    char name[ORI_NAME_TEXT];
    char text[STORE_CHAT_TEXT];
} StoredChat;

/* --- Opening --- */

typedef enum StoreCommit { STORE_COMMIT_GROUP, STORE_COMMIT_EACH } StoreCommit;

/* Makes the folder if there is none. NULL: why says what is wrong. */
Store *store_open(const char *dir, StoreCommit commit, uv_loop_t *loop, char why[STORE_WHY]);
void store_drain(Store *store); /* waits for what was given to the writer; tells what came back */
/* Drains, then closes. */
void store_close(Store *store);

/* --- Writing: told to `done` on the loop when it is on the disk, or refused --- */

typedef enum StoreResult {
    STORE_DONE,
    STORE_REFUSED, /* the key is taken: another was first */
    STORE_FAILED,  /* the disk refused; nothing was changed */
} StoreResult;

typedef void StoreDone(void *who, int64_t what, StoreResult result);

/* What `done` gets back: who asked, and a number of the caller's. */
typedef struct StoreReply {
    StoreDone *done;
    void *who;
    int64_t what;
} StoreReply;

/* False: out of memory; `done` is not called. */
bool store_put_table(Store *store, const StoredTable *table,
                     StoreReply reply); /* new, or changed */
bool store_put_game(Store *store, const StoredGame *game, StoreReply reply);
bool store_put_decision(Store *store, const char *table, int game, int n, int seat,
                        OriDecision decision, int64_t at, bool ends, StoreReply reply);
bool store_put_chat(Store *store, const char *table, const StoredChat *chat, StoreReply reply);
bool store_put_alive(Store *store, int64_t at); /* the server lived then */
bool store_put_asked(Store *store, const char *table, int game, int64_t asked_at);
bool store_drop_tables(Store *store, int64_t made_before); /* that never had a game */

bool store_is_failing(const Store *store); /* the last commit was refused */
int64_t store_commits(const Store *store); /* how many there were */
int64_t store_writes(const Store *store);

/* --- Reading --- */

bool store_get_table(Store *store, const char *id, StoredTable *out);
bool store_get_game(Store *store, const char *table, int number, StoredGame *out);
int store_get_chat(Store *store, const char *table, StoredChat out[STORE_CHAT_KEPT]);
int64_t store_get_alive(Store *store); /* 0: never */
/* The ids of the tables that wait for their first game or play one; how many. */
int store_get_current(Store *store, void (*tell)(void *who, const char *id), void *who);

/* --- Without a server --- */

/* A copy of the store in the folder while it may be in use, complete or not there at all. */
bool store_backup(const char *dir, const char *file, char why[STORE_WHY]);

typedef struct StoreVerdict {
    int64_t tables;
    int64_t games;
    int64_t over;
    int64_t decisions;
    int64_t wrong;
} StoreVerdict;

/* Replays every game of a store (a folder, or a copy's file); tells of each that is wrong. */
bool store_verify(const char *path, void (*tell)(void *who, const char *what), void *who,
                  StoreVerdict *out, char why[STORE_WHY]);

#endif
