/*
 * purge.c - removes old tables from a store that no server uses.
 *
 * Ages here are wall-clock time, as the operator reads it: since the last decision, or since the
 * table was made. A game under way stays, however old it is.
 */
#include "server/store/sqlite/sqlite.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/file.h>
#include <unistd.h>

/* The tables that go. */
#define OLD                                                                                        \
    "SELECT id FROM tables WHERE NOT EXISTS(SELECT 1 FROM games WHERE tbl = tables.id AND over = " \
    "0) AND max(made_at, (SELECT coalesce(max(started_at), 0) FROM games WHERE tbl = tables.id), " \
    "(SELECT coalesce(max(at), 0) FROM decisions WHERE game IN (SELECT games.id FROM games WHERE " \
    "tbl = tables.id))) < ?1"

static bool run(sqlite3 *db, const char *sql, int64_t before, int64_t *changed)
{
    sqlite3_stmt *s = NULL;
    bool ok = sqlite3_prepare_v2(db, sql, -1, &s, NULL) == SQLITE_OK;
    if (ok && sqlite3_bind_parameter_count(s) > 0)
        sqlite3_bind_int64(s, 1, before);
    ok = ok && sqlite3_step(s) == SQLITE_DONE;
    sqlite3_finalize(s);
    if (ok && changed != NULL)
        *changed = sqlite3_changes(db);
    return ok;
}

/* Of what is left, if a program with notices has opened the store. */
static bool purge_notices(sqlite3 *db)
{
    return !schema_has(db, "notices") || run(db, ROW_NOTICES_SWEEP("instr"), 0, NULL);
}

/* In one transaction: all of it, or nothing. */
static bool purge(sqlite3 *db, int64_t before, StorePurge *out)
{
    return run(db, "BEGIN IMMEDIATE", 0, NULL) &&
           run(db, "CREATE TEMP TABLE old AS " OLD, before, NULL) &&
           run(db, "DELETE FROM decisions WHERE game IN (SELECT id FROM games WHERE tbl IN old)", 0,
               &out->decisions) &&
           run(db, "DELETE FROM games WHERE tbl IN old", 0, &out->games) &&
           run(db, "DELETE FROM chat WHERE tbl IN old", 0, NULL) &&
           run(db, "DELETE FROM tables WHERE id IN old", 0, &out->tables) && purge_notices(db) &&
           run(db, "UPDATE life SET decisions = (SELECT count(*) FROM decisions)", 0, NULL) &&
           run(db, "COMMIT", 0, NULL);
}

static int lock_store(const char *dir, char why[STORE_WHY])
{
    char path[STORE_PATH];
    snprintf(path, sizeof path, "%s/lock", dir);
    int lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, STORE_FILE_MODE);
    if (lock >= 0 && flock(lock, LOCK_EX | LOCK_NB) == 0)
        return lock;
    if (lock >= 0)
        close(lock);
    snprintf(why, STORE_WHY,
             "%.300s: a server is using the folder; stop it, or let it purge by itself "
             "(--keep-games, --keep-lobbies)",
             dir);
    return -1;
}

bool sqlite_purge(const char *dir, int64_t before, StorePurge *out, char why[STORE_WHY])
{
    char path[STORE_PATH];
    if (!sqlite_path(dir, path, why))
        return false;
    if (access(path, F_OK) != 0) {
        snprintf(why, STORE_WHY, "%.300s: there is no store", dir);
        return false;
    }
    int lock = lock_store(dir, why);
    if (lock < 0)
        return false;
    sqlite3 *db = read_open(path, why);
    bool ok = db != NULL;
    if (ok && read_number(db, "PRAGMA user_version", 0) != STORE_VERSION) {
        snprintf(why, STORE_WHY,
                 "%.300s: a store of an older program; start the server once, it steps the store "
                 "forward",
                 path);
        ok = false;
    } else if (ok && !purge(db, before, out)) {
        sqlite_why(db, path, why);
        sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
        ok = false;
    } else if (ok) {
        sqlite3_exec(db, "VACUUM", NULL, NULL, NULL); /* what was deleted is not in the file */
    }
    sqlite3_close(db);
    close(lock);
    return ok;
}
