/*
 * store_sqlite.h - what the files of the SQLite store share.
 */
#ifndef ORI_STORE_SQLITE_H
#define ORI_STORE_SQLITE_H

#include "server/store.h"

#include <sqlite3.h>

#define STORE_FILE "oriflamme.db"

enum { STORE_PATH = 4096 };

/* Steps the schema forward; refuses strangers and newer versions. */
bool schema_migrate(sqlite3 *db, const char *path, char why[STORE_WHY]);
bool schema_check(sqlite3 *db, const char *path, char why[STORE_WHY]); /* changes nothing */

/* Opens an existing store for reading. */
sqlite3 *read_open(const char *path, char why[STORE_WHY]);
bool read_table(sqlite3 *db, const char *id, StoredTable *out);
/* False, and why (may be NULL), if it is not there or cannot be replayed. */
bool read_game(sqlite3 *db, const char *table, int number, StoredGame *out, char why[STORE_WHY]);

/* One write, as the writer's thread gets it. */
typedef enum WriteKind {
    WRITE_TABLE,
    WRITE_GAME,
    WRITE_DECISION,
    WRITE_CHAT,
    WRITE_ALIVE,
    WRITE_ASKED,
    WRITE_DROP,
} WriteKind;

typedef struct Write {
    struct Write *next;
    StoreReply reply;
    WriteKind kind;
    StoreResult result;
    char table[SECRET_ID_TEXT];
    int game;
    int n;
    int seat;
    bool ends;
    int64_t at;
    char text[ORI_DECISION_TEXT];
    void *body; /* StoredTable, StoredGame or StoredChat; freed with it */
} Write;

typedef struct Writer Writer;
Writer *writer_open(sqlite3 *db, char why[STORE_WHY]);
void writer_close(Writer *writer);
/* All of them in one transaction; sets each result. */
void writer_commit(Writer *writer, Write *first);

#endif
