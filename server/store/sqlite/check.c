/*
 * check.c - checks a whole store, even while a server uses it.
 */
#include "server/store/sqlite/sqlite.h"
#include "server/store/verdict.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

typedef struct Check {
    sqlite3 *db;
    Verdict verdict;
} Check;

static sqlite3_stmt *ask(sqlite3 *db, const char *sql)
{
    sqlite3_stmt *s = NULL;
    return sqlite3_prepare_v2(db, sql, -1, &s, NULL) == SQLITE_OK ? s : NULL;
}

/* The next row of what was asked. A question that cannot be asked, or whose answer breaks off, is
 * damage. At the end there is no statement any more. */
static bool next(Check *c, sqlite3_stmt *s)
{
    char why[STORE_WHY];
    int code = s != NULL ? sqlite3_step(s) : SQLITE_ERROR;
    if (code == SQLITE_ROW)
        return true;
    if (code != SQLITE_DONE) {
        snprintf(why, sizeof why, "the rows cannot be read: %.300s", sqlite3_errmsg(c->db));
        verdict_wrong(&c->verdict, why);
    }
    sqlite3_finalize(s);
    return false;
}

static bool pages_are_sound(sqlite3 *db, const char *path, char why[STORE_WHY])
{
    sqlite3_stmt *s = ask(db, "PRAGMA integrity_check(1)");
    bool asked = s != NULL && sqlite3_step(s) == SQLITE_ROW && sqlite3_column_text(s, 0) != NULL;
    bool ok = asked && strcmp((const char *)sqlite3_column_text(s, 0), "ok") == 0;
    if (!ok)
        snprintf(why, STORE_WHY, "%.300s: the file is damaged: %s", path,
                 asked ? (const char *)sqlite3_column_text(s, 0) : sqlite3_errmsg(db));
    sqlite3_finalize(s);
    return ok;
}

static void check_tables(Check *c)
{
    sqlite3_stmt *s = ask(c->db, "SELECT id FROM tables");
    while (next(c, s)) {
        StoredTable table;
        char why[STORE_WHY];
        c->verdict.out->tables++;
        if (read_table(c->db, (const char *)sqlite3_column_text(s, 0), &table, why))
            verdict_table(&c->verdict, &table);
        else
            verdict_wrong(&c->verdict, why);
    }
}

static void check_games(Check *c, StoredGame *game)
{
    sqlite3_stmt *s = ask(c->db, "SELECT tbl, number FROM games");
    while (next(c, s)) {
        char why[STORE_WHY];
        c->verdict.out->games++;
        if (read_game(c->db, (const char *)sqlite3_column_text(s, 0), sqlite3_column_int(s, 1),
                      game, why))
            verdict_game(&c->verdict, game);
        else
            verdict_wrong(&c->verdict, why);
    }
}

static void check_rest(Check *c)
{
    const VerdictAsk asks[] = {
        verdict_chat,
        verdict_games,
        {"SELECT 'game ' || tbl || '-' || number || ': its table is not there'"
         " FROM games WHERE tbl NOT IN (SELECT id FROM tables)",
         verdict_lost},
        {"SELECT count(*) || ' decisions of a game that is not there (' || game || ')'"
         " FROM decisions WHERE game NOT IN (SELECT id FROM games) GROUP BY game",
         verdict_lost},
        {"SELECT 'table ' || tbl || ': it is not there, but its chat is' FROM chat"
         " WHERE tbl NOT IN (SELECT id FROM tables) GROUP BY tbl",
         verdict_lost},
        {"SELECT 'the end of a game is missing: ' || decisions || ' decisions were written, and '"
         " || (SELECT count(*) FROM decisions) || ' are there' FROM life"
         " WHERE decisions != (SELECT count(*) FROM decisions)",
         verdict_lost},
        verdict_notices,
    };
    size_t count = sizeof asks / sizeof asks[0] - !schema_has(c->db, "notices");
    for (size_t i = 0; i < count; i++) {
        sqlite3_stmt *s = ask(c->db, asks[i].sql);
        Cells cells = sqlite_cells(s);
        while (next(c, s))
            asks[i].judge(&c->verdict, &cells);
    }
}

static void check_key(Check *c)
{
    StoreKey key;
    char why[STORE_WHY];
    if (!key_read(c->db, &key, why))
        verdict_wrong(&c->verdict, why);
}

/* A store that runs may commit between the two readings: the note is read first. */
static void check_commits(Check *c, int64_t noted)
{
    char why[STORE_WHY];
    int64_t there = read_number(c->db, "SELECT commits FROM life", 0);
    if (there >= noted)
        return;
    snprintf(why, sizeof why,
             "the last %lld commits are lost: the write-ahead log was damaged or taken away",
             (long long)(noted - there));
    verdict_wrong(&c->verdict, why);
}

static bool is_current(sqlite3 *db, const char *file, char why[STORE_WHY])
{
    int version = (int)read_number(db, "PRAGMA user_version", 0);
    if (version == STORE_VERSION)
        return true;
    snprintf(why, STORE_WHY,
             "%.300s: a store of an older program (schema %d); start the server once, it steps the"
             " store forward",
             file, version);
    return false;
}

static bool check_all(Check *c)
{
    StoredGame *game = malloc(sizeof *game);
    if (game == NULL)
        return false;
    check_tables(c);
    check_games(c, game);
    check_rest(c);
    check_key(c);
    free(game);
    return true;
}

static void keep_first(void *why, const char *what)
{
    if (((char *)why)[0] == '\0')
        snprintf(why, STORE_WHY, "%s", what);
}

bool check_rows(sqlite3 *db, char why[STORE_WHY])
{
    StoreVerdict verdict = {.games = 0};
    Check check = {.db = db, .verdict = {.tell = keep_first, .who = why, .out = &verdict}};
    return check_all(&check) && verdict.wrong == 0;
}

bool sqlite_verify(const char *path, void (*tell)(void *who, const char *what), void *who,
                   StoreVerdict *out, char why[STORE_WHY])
{
    char file[STORE_PATH];
    struct stat about;
    bool is_folder = stat(path, &about) == 0 && S_ISDIR(about.st_mode);
    snprintf(file, sizeof file, is_folder ? "%s/" STORE_FILE : "%s", path);
    int64_t noted = is_folder ? read_note(path) : 0;
    sqlite3 *db = read_open(file, why);
    if (db == NULL)
        return false;
    Check check = {.db = db, .verdict = {.tell = tell, .who = who, .out = out}};
    /* One moment of a store that may be in use. */
    sqlite3_exec(db, "BEGIN", NULL, NULL, NULL);
    bool ok = is_current(db, file, why) && schema_is_whole(db, file, why) &&
              pages_are_sound(db, file, why) && check_all(&check);
    if (ok)
        check_commits(&check, noted);
    sqlite3_close(db);
    return ok;
}
