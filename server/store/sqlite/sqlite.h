/*
 * sqlite.h - what the files of the SQLite store share.
 */
#ifndef ORI_STORE_SQLITE_H
#define ORI_STORE_SQLITE_H

#include "server/store/engine.h"
#include "server/store/rows.h"

#include <sqlite3.h>

#define STORE_FILE "oriflamme.db"
/* Holds the number of the last commit, as text. It is written behind each commit, so it is never
 * ahead of the database, unless that has lost some. */
#define STORE_NOTE "commits"

enum { STORE_PATH = 4096, STORE_BUSY_MS = 5000, STORE_FILE_MODE = 0600 };

/* The folder's, made if there is none; for one program alone. */
const StoreEngine *sqlite_engine(const char *dir, void **who, char why[STORE_WHY]);
bool sqlite_purge(const char *dir, int64_t before, StorePurge *out, char why[STORE_WHY]);
bool sqlite_verify(const char *path, void (*tell)(void *who, const char *what), void *who,
                   StoreVerdict *out, char why[STORE_WHY]);

/* Steps the schema forward; refuses strangers and newer versions. */
bool schema_migrate(sqlite3 *db, const char *dir, const char *path, char why[STORE_WHY]);
bool schema_check(sqlite3 *db, const char *path, char why[STORE_WHY]); /* changes nothing */
/* False, and why: a table or an index is missing, or is not as this program makes it. */
bool schema_is_whole(sqlite3 *db, const char *path, char why[STORE_WHY]);
bool schema_has(sqlite3 *db, const char *table);

/* Every row, also inside of a transaction. False: why names the first that is wrong. */
bool check_rows(sqlite3 *db, char why[STORE_WHY]);

/* An error of SQLite in words for the server's operator. */
void sqlite_why(sqlite3 *db, const char *path, char why[STORE_WHY]);

/* Where a folder has its store; false, and why, if that is too long. */
bool sqlite_path(const char *dir, char path[STORE_PATH], char why[STORE_WHY]);
/* Opens an existing store for reading. */
sqlite3 *read_open(const char *path, char why[STORE_WHY]);
Cells sqlite_cells(const sqlite3_stmt *s);
/* False, and why, if it is not there or has impossible values. */
bool read_table(sqlite3 *db, const char *id, StoredTable *out, char why[STORE_WHY]);
/* False, and why, if it is not there or cannot be replayed. */
bool read_game(sqlite3 *db, const char *table, int number, StoredGame *out, char why[STORE_WHY]);
void read_one(sqlite3 *db, Read *read);
/* One number out of one row; `otherwise` if there is none. */
int64_t read_number(sqlite3 *db, const char *sql, int64_t otherwise);
/* The number of the last commit that was noted in this folder; 0: none was. */
int64_t read_note(const char *dir);

/* The key of the notices: as it is there, or, if none is, as it is offered. */
bool key_read(sqlite3 *db, StoreKey *out, char why[STORE_WHY]);
bool key_keep(sqlite3 *db, StoreKey *key, char why[STORE_WHY]);

typedef struct Decisions Decisions;
Decisions *decisions_open(sqlite3 *db); /* NULL: out of memory, or as the database says */
void decisions_close(Decisions *decisions);
/* REFUSED: what it follows is not there, or its place is taken. */
StoreResult decisions_write(Decisions *decisions, const StoredDecision *decision,
                            const Values *values);

typedef struct Writer Writer;
/* With as many of the values as it takes. REFUSED: a key is taken, or a parent row is not there. */
StoreResult sqlite_run(sqlite3_stmt *statement, const Values *values);
Writer *writer_open(sqlite3 *db, int note, char why[STORE_WHY]);
void writer_close(Writer *writer);
void writer_commit(Writer *writer, Write *first);

#endif
