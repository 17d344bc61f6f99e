/*
 * schema.c - the schema, and the steps to it from older versions.
 *
 * An older store is migrated in one transaction, after every checksum in it has been checked and a
 * copy of it is on disk; a damaged one is left alone. A newer one is refused: an old program must
 * not write what it does not understand.
 */
#include "server/store/sqlite/sqlite.h"

#include "server/log.h"
#include "server/store/step.h"

#include <stdio.h>
#include <stdlib.h>

#define TABLES                                                                                     \
    "(id TEXT PRIMARY KEY NOT NULL, v INTEGER NOT NULL, games INTEGER NOT NULL,"                   \
    " public INTEGER NOT NULL, made_at INTEGER NOT NULL, used_at INTEGER NOT NULL,"                \
    " body TEXT NOT NULL, sum INTEGER NOT NULL, due INTEGER NOT NULL DEFAULT 0,"                   \
    " due_n INTEGER NOT NULL DEFAULT 0);"
/* clang-format off */
#define PASS_INDEX(seat) ROW_PASS_INDEX("instr", seat) ";"
#define PASS_INDEXES PASS_INDEX("a") PASS_INDEX("b") PASS_INDEX("c") PASS_INDEX("d") PASS_INDEX("e")
/* clang-format on */
#define TABLES_INDEXES                                                                             \
    "CREATE INDEX lobbies ON tables(made_at) WHERE games = 0;"                                     \
    "CREATE INDEX used ON tables(used_at);"                                                        \
    "CREATE INDEX resting ON tables(due) WHERE due > 0;" PASS_INDEXES

static const char schema[] =
    "CREATE TABLE tables" TABLES TABLES_INDEXES
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
    " commits INTEGER NOT NULL, decisions INTEGER NOT NULL);";

/* clang-format off */
#define MAKE_BODIES(to, tables, seats) \
    "INSERT INTO " to "(id, v, games, public, made_at, used_at, body, sum) SELECT id, v, games, public, made_at, used_at, " STEP_TABLE("lower(hex(maker))") \
    " || coalesce((SELECT group_concat(line, '') FROM (SELECT " STEP_SEAT("lower(hex(token))") " AS line FROM " seats \
    " WHERE tbl = " tables ".id ORDER BY seat)), ''), sum FROM " tables ";"
/* clang-format on */

/* Schema 1 had no foreign keys, checksums, versions, votes or rematches, and the wall's clock: a
 * player who was asked before gets the whole time again. */
static const char from_first[] =
    "ALTER TABLE tables RENAME TO old_tables; ALTER TABLE seats RENAME TO old_seats;"
    "ALTER TABLE games RENAME TO old_games; ALTER TABLE decisions RENAME TO old_decisions;"
    "ALTER TABLE chat RENAME TO old_chat; DROP INDEX playing; DROP TABLE life;"
    "ALTER TABLE old_tables ADD COLUMN v INTEGER DEFAULT 1;"
    "ALTER TABLE old_tables ADD COLUMN help INTEGER DEFAULT 1;"
    "ALTER TABLE old_tables ADD COLUMN absence_ms INTEGER DEFAULT 180000;"
    "ALTER TABLE old_tables ADD COLUMN used_at INTEGER DEFAULT 0;"
    "ALTER TABLE old_tables ADD COLUMN votes_at INTEGER DEFAULT 0;"
    "ALTER TABLE old_tables ADD COLUMN sum INTEGER DEFAULT 0;"
    "ALTER TABLE old_seats ADD COLUMN votes INTEGER DEFAULT 0;"
    "ALTER TABLE old_seats ADD COLUMN rematch INTEGER DEFAULT 0;";
static const char move_first[] =
    MAKE_BODIES("tables", "old_tables",
                "old_seats") "INSERT INTO games SELECT id, tbl, number, rules_version, deal, "
                             "names, started_at, 0, over, 0,"
                             " 0 FROM old_games;"
                             "INSERT INTO decisions SELECT game, n, seat, 0, decision, at, 0, 0 "
                             "FROM old_decisions;"
                             "INSERT INTO chat SELECT tbl, n, seat, name, said, 0 FROM old_chat;"
                             "INSERT INTO life SELECT 1, 0, 0, count(*) FROM decisions;"
                             "DROP TABLE old_decisions; DROP TABLE old_games; DROP TABLE old_chat;"
                             "DROP TABLE old_seats; DROP TABLE old_tables;";

/* Schema 2 had a column for each field of a table, and a row for each seat. Games, decisions and
 * chat stay as they are, and so does what they refer to: a table of that name. */
static const char from_second[] = "CREATE TABLE new_tables" TABLES MAKE_BODIES(
    "new_tables", "tables", "seats") "DROP TABLE seats; DROP TABLE tables; ALTER TABLE new_tables "
                                     "RENAME TO tables;" TABLES_INDEXES;

/* --- The checksums of what was there before --- */

static bool set_sum(sqlite3 *db, const char *sql, uint64_t sum, const char *text, int64_t a)
{
    sqlite3_stmt *s = NULL;
    bool ok = sqlite3_prepare_v2(db, sql, -1, &s, NULL) == SQLITE_OK &&
              sqlite3_bind_int64(s, 1, (int64_t)sum) == SQLITE_OK &&
              sqlite3_bind_text(s, 2, text, -1, SQLITE_STATIC) == SQLITE_OK &&
              sqlite3_bind_int64(s, 3, a) == SQLITE_OK && sqlite3_step(s) == SQLITE_DONE;
    sqlite3_finalize(s);
    return ok;
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
            break; /* the check of all rows names it */
        sum = store_chain(sum, &d);
        snprintf(key, sizeof key, "%lld", (long long)id);
        set_sum(db, "UPDATE decisions SET sum=?1 WHERE game=CAST(?2 AS INTEGER) AND n=?3", sum, key,
                d.n);
    }
    sqlite3_finalize(s);
}

/* False: why names the first that is not as it was written. */
static bool sum_tables(sqlite3 *db, int version, char why[STORE_WHY])
{
    sqlite3_stmt *s = NULL;
    StoredTable table;
    char which[BODY_WHY];
    const char *wrong = NULL;
    if (sqlite3_prepare_v2(db, "SELECT " ROW_TABLE " FROM tables", -1, &s, NULL) != SQLITE_OK)
        return false;
    while (wrong == NULL && sqlite3_step(s) == SQLITE_ROW) {
        Cells cells = sqlite_cells(s);
        wrong = row_table_of(version, &cells, &table, which);
        if (wrong == NULL)
            set_sum(db, "UPDATE tables SET sum=?1 WHERE id=?2 AND ?3=0", store_sum_table(&table),
                    table.id, 0);
        else
            snprintf(why, STORE_WHY, "table %s: %s", table.id, wrong);
    }
    sqlite3_finalize(s);
    return wrong == NULL;
}

/* Schema 1 had none at all. */
static bool sum_games(sqlite3 *db)
{
    sqlite3_stmt *s = NULL;
    char unused[STORE_WHY];
    StoredGame *game = malloc(sizeof *game);
    if (game == NULL)
        return false;
    if (sqlite3_prepare_v2(db, "SELECT id, tbl, number FROM games", -1, &s, NULL) == SQLITE_OK)
        while (sqlite3_step(s) == SQLITE_ROW) {
            const char *id = (const char *)sqlite3_column_text(s, 1);
            read_game(db, id, sqlite3_column_int(s, 2), game, unused);
            sum_decisions(db, game, sqlite3_column_int64(s, 0));
        }
    sqlite3_finalize(s);
    if (sqlite3_prepare_v2(db, "SELECT " ROW_CHAT ", tbl FROM chat", -1, &s, NULL) == SQLITE_OK)
        while (sqlite3_step(s) == SQLITE_ROW) {
            const char *id = (const char *)sqlite3_column_text(s, 5);
            StoredChat c;
            Cells cells = sqlite_cells(s);
            row_chat(&cells, id, &c);
            set_sum(db, "UPDATE chat SET sum=?1 WHERE tbl=?2 AND n=?3", sum_chat(id, &c), id, c.n);
        }
    sqlite3_finalize(s);
    free(game);
    return true;
}

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

static bool run(sqlite3 *db, const char *sql)
{
    return sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;
}

bool schema_has(sqlite3 *db, const char *table)
{
    char sql[80];
    snprintf(sql, sizeof sql, "SELECT count(*) FROM sqlite_master WHERE name = '%s'", table);
    return read_number(db, sql, 0) > 0;
}

/* A store that was stepped forward has "tables" in quotes. */
static const char is_as_made[] =
    "SELECT EXISTS(SELECT 1 FROM sqlite_master WHERE type = ?1 AND name = ?2 AND tbl_name = ?3"
    " AND replace(sql, '\"tables\"', 'tables') IS ?4) OR (?3 IN ('keys', 'notices') AND NOT"
    " EXISTS(SELECT 1 FROM sqlite_master WHERE ?3 IN (name, tbl_name)))";

/* `made` stands at an entry of the schema as this program makes it. */
static bool has_entry(sqlite3 *db, sqlite3_stmt *made)
{
    sqlite3_stmt *s = NULL;
    bool ok = sqlite3_prepare_v2(db, is_as_made, -1, &s, NULL) == SQLITE_OK;
    for (int i = 0; i < sqlite3_column_count(made) && ok; i++)
        ok = sqlite3_bind_value(s, i + 1, sqlite3_column_value(made, i)) == SQLITE_OK;
    ok = ok && sqlite3_step(s) == SQLITE_ROW && sqlite3_column_int(s, 0) == 1;
    sqlite3_finalize(s);
    return ok;
}

/* What else there is may be of a later program, or the operator's. */
bool schema_is_whole(sqlite3 *db, const char *path, char why[STORE_WHY])
{
    sqlite3 *own = NULL;
    sqlite3_stmt *made = NULL;
    bool ok = sqlite3_open(":memory:", &own) == SQLITE_OK && run(own, schema) &&
              run(own, ROW_NOTICES_MAKE "; CREATE TABLE " ROW_KEYS) &&
              sqlite3_prepare_v2(own, "SELECT type, name, tbl_name, sql FROM sqlite_master", -1,
                                 &made, NULL) == SQLITE_OK;
    if (!ok)
        sqlite_why(own, path, why);
    while (ok && sqlite3_step(made) == SQLITE_ROW) {
        ok = has_entry(db, made);
        if (!ok && sqlite3_errcode(db) != SQLITE_OK)
            sqlite_why(db, path, why);
        else if (!ok)
            snprintf(why, STORE_WHY,
                     "%.300s: the schema is damaged: the %s '%s' is not as it was made; restore a"
                     " backup",
                     path, (const char *)sqlite3_column_text(made, 0),
                     (const char *)sqlite3_column_text(made, 1));
    }
    sqlite3_finalize(made);
    sqlite3_close(own);
    return ok;
}

static bool is_empty(sqlite3 *db)
{
    return pragma_of(db, "user_version") == 0 && pragma_of(db, "page_count") <= 1;
}

/* False: why says what is damaged, or is as it was for an error of SQLite. */
static bool step_forward(sqlite3 *db, int version, char why[STORE_WHY])
{
    if (version == 0)
        return run(db, schema);
    if (version == 3) /* nothing but what finds the tables of a pass is new */
        return check_rows(db, why) && run(db, PASS_INDEXES);
    if (version == 1 ? !run(db, from_first) || !run(db, schema) || !run(db, move_first)
                     : !run(db, from_second))
        return false;
    return sum_tables(db, version, why) && (version > 1 || sum_games(db)) && check_rows(db, why);
}

/* A reader sees what is committed: the store as it was. */
static bool keep_copy(const char *dir, int version, char why[STORE_WHY])
{
    char copy[STORE_PATH];
    snprintf(copy, sizeof copy, "%s/" STORE_FILE ".schema-%d", dir, version);
    if (version > 0 && !store_backup(dir, copy, why))
        return false;
    if (version > 0)
        log_event(LOG_NOTE, "store-upgraded", "from=%d to=%d copy=\"%s\"", version, STORE_VERSION,
                  copy);
    return true;
}

bool schema_migrate(sqlite3 *db, const char *dir, const char *path, char why[STORE_WHY])
{
    char sql[128];
    if (!is_empty(db) && !schema_check(db, path, why))
        return false;
    int version = pragma_of(db, "user_version");
    if (version == STORE_VERSION)
        return schema_is_whole(db, path, why);
    snprintf(sql, sizeof sql, "PRAGMA application_id=%d; PRAGMA user_version=%d; COMMIT",
             APPLICATION, STORE_VERSION);
    why[0] = '\0';
    if (run(db, "BEGIN IMMEDIATE") && step_forward(db, version, why) &&
        schema_is_whole(db, path, why) && keep_copy(dir, version, why) && run(db, sql))
        return true;
    if (why[0] == '\0') {
        sqlite_why(db, path, why);
    } else {
        char damage[STORE_WHY];
        snprintf(damage, sizeof damage, "%s", why);
        snprintf(
            why, STORE_WHY,
            "%.200s: the store is of an older program (schema %d) and was left as it is: %.200s",
            path, version, damage);
    }
    run(db, "ROLLBACK");
    return false;
}
