/*
 * store_schema.c - the schema and its versions: a list of steps, each from one version to the next.
 *
 * A store of an older version is stepped forward in one transaction; one of a newer version is
 * refused: an old program must not write what it does not understand.
 */
#include "server/store_sqlite.h"

#include <stdio.h>
#include <string.h>

static const char *const steps[STORE_VERSION] = {
    "CREATE TABLE tables(id TEXT PRIMARY KEY, rules TEXT NOT NULL, seats INTEGER NOT NULL,"
    " public INTEGER NOT NULL, pace INTEGER NOT NULL, pace_ms INTEGER NOT NULL,"
    " made_at INTEGER NOT NULL, maker BLOB NOT NULL, games INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE TABLE seats(tbl TEXT NOT NULL, seat INTEGER NOT NULL, kind INTEGER NOT NULL,"
    " standin INTEGER NOT NULL, muted INTEGER NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,"
    " token BLOB NOT NULL, PRIMARY KEY(tbl, seat)) WITHOUT ROWID;"
    "CREATE TABLE games(id INTEGER PRIMARY KEY, tbl TEXT NOT NULL, number INTEGER NOT NULL,"
    " rules_version INTEGER NOT NULL, deal TEXT NOT NULL, names TEXT NOT NULL,"
    " started_at INTEGER NOT NULL, asked_at INTEGER NOT NULL, over INTEGER NOT NULL,"
    " UNIQUE(tbl, number));"
    "CREATE INDEX playing ON games(tbl) WHERE over = 0;"
    "CREATE TABLE decisions(game INTEGER NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL,"
    " decision TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY(game, n)) WITHOUT ROWID;"
    "CREATE TABLE chat(tbl TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL,"
    " name TEXT NOT NULL, said TEXT NOT NULL, PRIMARY KEY(tbl, n)) WITHOUT ROWID;"
    "CREATE TABLE life(one INTEGER PRIMARY KEY CHECK(one = 1), alive_at INTEGER NOT NULL);",
};

enum { APPLICATION = 0x4F52494F }; /* "ORIO": tells a store from any other SQLite file */

static int pragma_of(sqlite3 *db, const char *name)
{
    char sql[64];
    sqlite3_stmt *ask = NULL;
    int value = -1;
    snprintf(sql, sizeof sql, "PRAGMA %s", name);
    if (sqlite3_prepare_v2(db, sql, -1, &ask, NULL) == SQLITE_OK && sqlite3_step(ask) == SQLITE_ROW)
        value = sqlite3_column_int(ask, 0);
    sqlite3_finalize(ask);
    return value;
}

static bool complain(char why[STORE_WHY], const char *path, const char *what)
{
    snprintf(why, STORE_WHY, "%s: %s", path, what);
    return false;
}

bool schema_check(sqlite3 *db, const char *path, char why[STORE_WHY])
{
    int version = pragma_of(db, "user_version");
    if (version < 0)
        return complain(why, path, sqlite3_errmsg(db));
    if (version == 0 || pragma_of(db, "application_id") != APPLICATION)
        return complain(why, path, "this is not a store of Oriflamme");
    if (version > STORE_VERSION) {
        snprintf(why, STORE_WHY,
                 "%s: this store was written by a newer program (schema %d, this program knows %d);"
                 " start the newer program",
                 path, version, STORE_VERSION);
        return false;
    }
    return true;
}

static bool is_empty(sqlite3 *db)
{
    return pragma_of(db, "user_version") == 0 && pragma_of(db, "page_count") <= 1;
}

bool schema_migrate(sqlite3 *db, const char *path, char why[STORE_WHY])
{
    char sql[128];
    if (!is_empty(db) && !schema_check(db, path, why))
        return false;
    int version = pragma_of(db, "user_version");
    if (version == STORE_VERSION)
        return true;
    if (sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL) != SQLITE_OK)
        return complain(why, path, sqlite3_errmsg(db));
    for (; version < STORE_VERSION; version++)
        if (sqlite3_exec(db, steps[version], NULL, NULL, NULL) != SQLITE_OK) {
            complain(why, path, sqlite3_errmsg(db));
            sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
            return false;
        }
    snprintf(sql, sizeof sql, "PRAGMA application_id=%d; PRAGMA user_version=%d; COMMIT",
             APPLICATION, STORE_VERSION);
    if (sqlite3_exec(db, sql, NULL, NULL, NULL) != SQLITE_OK) {
        complain(why, path, sqlite3_errmsg(db));
        sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
        return false;
    }
    return true;
}
