/*
 * schema.c - the schema and its versions: a list of steps, each from one version to the next.
 *
 * A store of an older version is stepped forward in one transaction; one of a newer version is
 * refused: an old program must not write what it does not understand.
 */
#include "server/store/sqlite/sqlite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char first_schema[] =
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
    "CREATE TABLE life(one INTEGER PRIMARY KEY CHECK(one = 1), alive_at INTEGER NOT NULL);";

/* Foreign keys, checksums, the version of a table's row, votes and rematches in it, and the play
 * clock instead of the wall's: a player who was asked before gets the whole time anew. */
static const char second_schema[] =
    "ALTER TABLE tables RENAME TO old_tables; ALTER TABLE seats RENAME TO old_seats;"
    "ALTER TABLE games RENAME TO old_games; ALTER TABLE decisions RENAME TO old_decisions;"
    "ALTER TABLE chat RENAME TO old_chat; DROP INDEX playing; DROP TABLE life;"
    "CREATE TABLE tables(id TEXT PRIMARY KEY, v INTEGER NOT NULL, rules TEXT NOT NULL,"
    " seats INTEGER NOT NULL, public INTEGER NOT NULL, help INTEGER NOT NULL,"
    " pace INTEGER NOT NULL, pace_ms INTEGER NOT NULL, absence_ms INTEGER NOT NULL, made_at "
    "INTEGER NOT NULL,"
    " used_at INTEGER NOT NULL, maker BLOB NOT NULL, games INTEGER NOT NULL,"
    " votes_at INTEGER NOT NULL, sum INTEGER NOT NULL) WITHOUT ROWID;"
    "CREATE INDEX lobbies ON tables(made_at) WHERE games = 0;"
    "CREATE INDEX used ON tables(used_at);"
    "CREATE TABLE seats(tbl TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,"
    " seat INTEGER NOT NULL, kind INTEGER NOT NULL, standin INTEGER NOT NULL,"
    " muted INTEGER NOT NULL, votes INTEGER NOT NULL, rematch INTEGER NOT NULL,"
    " name TEXT NOT NULL, bot TEXT NOT NULL, token BLOB NOT NULL,"
    " PRIMARY KEY(tbl, seat)) WITHOUT ROWID;"
    "CREATE TABLE games(id INTEGER PRIMARY KEY, tbl TEXT NOT NULL REFERENCES tables(id),"
    " number INTEGER NOT NULL, rules_version INTEGER NOT NULL, deal TEXT NOT NULL,"
    " names TEXT NOT NULL, started_at INTEGER NOT NULL, asked_at INTEGER NOT NULL,"
    " over INTEGER NOT NULL, sum INTEGER NOT NULL, names_sum INTEGER NOT NULL,"
    " UNIQUE(tbl, number));"
    "CREATE INDEX playing ON games(tbl) WHERE over = 0;"
    "CREATE TABLE decisions(game INTEGER NOT NULL REFERENCES games(id), n INTEGER NOT NULL,"
    " seat INTEGER NOT NULL, standin INTEGER NOT NULL, decision TEXT NOT NULL,"
    " at INTEGER NOT NULL, clock INTEGER NOT NULL, sum INTEGER NOT NULL,"
    " PRIMARY KEY(game, n)) WITHOUT ROWID;"
    "CREATE TABLE chat(tbl TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,"
    " n INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, said TEXT NOT NULL,"
    " sum INTEGER NOT NULL, PRIMARY KEY(tbl, n)) WITHOUT ROWID;"
    "CREATE TABLE life(one INTEGER PRIMARY KEY CHECK(one = 1), lived INTEGER NOT NULL,"
    " commits INTEGER NOT NULL, decisions INTEGER NOT NULL);"
    "INSERT INTO tables SELECT id, 1, rules, seats, public, 1, pace, pace_ms, 180000, made_at, 0,"
    " maker, games, 0, 0 FROM old_tables;"
    "INSERT INTO seats SELECT tbl, seat, kind, standin, muted, 0, 0, name, bot, token"
    " FROM old_seats;"
    "INSERT INTO games SELECT id, tbl, number, rules_version, deal, names, started_at, 0, over, 0,"
    " 0 FROM old_games;"
    "INSERT INTO decisions SELECT game, n, seat, 0, decision, at, 0, 0 FROM old_decisions;"
    "INSERT INTO chat SELECT tbl, n, seat, name, said, 0 FROM old_chat;"
    "INSERT INTO life SELECT 1, 0, 0, count(*) FROM decisions;"
    "DROP TABLE old_seats; DROP TABLE old_decisions; DROP TABLE old_games; DROP TABLE old_chat;"
    "DROP TABLE old_tables;";

/* --- The checksums of what was there before --- */

static bool set_sum(sqlite3 *db, const char *sql, uint64_t sum, const char *text, int64_t a)
{
    sqlite3_stmt *s = NULL;
    bool well = sqlite3_prepare_v2(db, sql, -1, &s, NULL) == SQLITE_OK &&
                sqlite3_bind_int64(s, 1, (int64_t)sum) == SQLITE_OK &&
                sqlite3_bind_text(s, 2, text, -1, SQLITE_STATIC) == SQLITE_OK &&
                sqlite3_bind_int64(s, 3, a) == SQLITE_OK && sqlite3_step(s) == SQLITE_DONE;
    sqlite3_finalize(s);
    return well;
}

static void sum_decisions(sqlite3 *db, const StoredGame *game, int64_t id)
{
    sqlite3_stmt *s = NULL;
    uint64_t sum = store_sum_game(game);
    set_sum(db, "UPDATE games SET sum=?1 WHERE tbl=?2 AND number=?3", sum, game->table,
            game->number);
    set_sum(db, "UPDATE games SET names_sum=?1 WHERE tbl=?2 AND number=?3", sum_names(game),
            game->table, game->number);
    if (sqlite3_prepare_v2(db,
                           "SELECT n, seat, decision, at FROM decisions WHERE game=? ORDER BY n",
                           -1, &s, NULL) != SQLITE_OK)
        return;
    sqlite3_bind_int64(s, 1, id);
    while (sqlite3_step(s) == SQLITE_ROW) {
        OriError error;
        char key[24];
        StoredDecision d = {.n = sqlite3_column_int(s, 0),
                            .seat = (int8_t)sqlite3_column_int(s, 1),
                            .at = sqlite3_column_int64(s, 3)};
        if (!ori_read_decision((const char *)sqlite3_column_text(s, 2), &d.decision, &error))
            break; /* damaged before; verify tells of it */
        sum = store_chain(sum, &d);
        snprintf(key, sizeof key, "%lld", (long long)id);
        set_sum(db, "UPDATE decisions SET sum=?1 WHERE game=CAST(?2 AS INTEGER) AND n=?3", sum, key,
                d.n);
    }
    sqlite3_finalize(s);
}

static void sum_all(sqlite3 *db)
{
    sqlite3_stmt *s = NULL;
    StoredGame *game = malloc(sizeof *game);
    StoredTable table;
    if (game == NULL)
        return;
    if (sqlite3_prepare_v2(db, "SELECT id FROM tables", -1, &s, NULL) == SQLITE_OK)
        while (sqlite3_step(s) == SQLITE_ROW) {
            const char *id = (const char *)sqlite3_column_text(s, 0);
            read_table(db, id, &table, NULL);
            set_sum(db, "UPDATE tables SET sum=?1 WHERE id=?2 AND ?3=0", store_sum_table(&table),
                    id, 0);
        }
    sqlite3_finalize(s);
    if (sqlite3_prepare_v2(db, "SELECT id, tbl, number FROM games", -1, &s, NULL) == SQLITE_OK)
        while (sqlite3_step(s) == SQLITE_ROW) {
            const char *id = (const char *)sqlite3_column_text(s, 1);
            read_game(db, id, sqlite3_column_int(s, 2), game, NULL);
            sum_decisions(db, game, sqlite3_column_int64(s, 0));
        }
    sqlite3_finalize(s);
    if (sqlite3_prepare_v2(db, "SELECT tbl, n, seat, name, said FROM chat", -1, &s, NULL) ==
        SQLITE_OK)
        while (sqlite3_step(s) == SQLITE_ROW) {
            const char *id = (const char *)sqlite3_column_text(s, 0);
            StoredChat c = {.n = sqlite3_column_int64(s, 1),
                            .seat = (int8_t)sqlite3_column_int(s, 2)};
            snprintf(c.name, sizeof c.name, "%s", (const char *)sqlite3_column_text(s, 3));
            snprintf(c.text, sizeof c.text, "%s", (const char *)sqlite3_column_text(s, 4));
            set_sum(db, "UPDATE chat SET sum=?1 WHERE tbl=?2 AND n=?3", sum_chat(id, &c), id, c.n);
        }
    sqlite3_finalize(s);
    free(game);
}

static const struct Step {
    const char *sql;
    void (*then)(sqlite3 *db); /* what SQL alone cannot do; may be NULL */
} steps[STORE_VERSION] = {{first_schema, NULL}, {second_schema, sum_all}};

enum { APPLICATION = 0x4F52494F }; /* "ORIO": tells a store from any other SQLite file */

static int pragma_of(sqlite3 *db, const char *name)
{
    char sql[64];
    snprintf(sql, sizeof sql, "PRAGMA %s", name);
    return (int)read_number(db, sql, -1);
}

static bool complain(char why[STORE_WHY], const char *path, const char *what)
{
    snprintf(why, STORE_WHY, "%s: %s", path, what);
    return false;
}

bool schema_check(sqlite3 *db, const char *path, char why[STORE_WHY])
{
    int version = pragma_of(db, "user_version");
    if (version < 0) {
        sqlite_why(db, path, why);
        return false;
    }
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

static bool step_forward(sqlite3 *db, int version)
{
    for (; version < STORE_VERSION; version++) {
        if (sqlite3_exec(db, steps[version].sql, NULL, NULL, NULL) != SQLITE_OK)
            return false;
        if (steps[version].then != NULL)
            steps[version].then(db);
    }
    return true;
}

bool schema_migrate(sqlite3 *db, const char *path, char why[STORE_WHY])
{
    char sql[128];
    if (!is_empty(db) && !schema_check(db, path, why))
        return false;
    int version = pragma_of(db, "user_version");
    if (version == STORE_VERSION)
        return true;
    snprintf(sql, sizeof sql, "PRAGMA application_id=%d; PRAGMA user_version=%d; COMMIT",
             APPLICATION, STORE_VERSION);
    if (sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK &&
        step_forward(db, version) && sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK)
        return true;
    sqlite_why(db, path, why);
    sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
    return false;
}
