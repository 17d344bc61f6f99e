/*
 * store_read.c - tables and games out of the store; copies of it; every game of it replayed.
 */
#include "server/store_sqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { BUSY_MS = 5000 };

sqlite3 *read_open(const char *path, char why[STORE_WHY])
{
    sqlite3 *db = NULL;
    if (access(path, R_OK) != 0) {
        snprintf(why, STORE_WHY, "%s: %s", path, strerror(errno));
        return NULL;
    }
    /* Not read-only: a reader of a WAL must be able to make its index. It writes nothing else. */
    int code = sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL);
    if (code != SQLITE_OK) {
        snprintf(why, STORE_WHY, "%s: %s", path, sqlite3_errmsg(db));
        sqlite3_close(db);
        return NULL;
    }
    sqlite3_busy_timeout(db, BUSY_MS);
    if (!schema_check(db, path, why)) {
        sqlite3_close(db);
        return NULL;
    }
    return db;
}

static sqlite3_stmt *ask(sqlite3 *db, const char *sql, const char *text)
{
    sqlite3_stmt *s = NULL;
    if (sqlite3_prepare_v2(db, sql, -1, &s, NULL) != SQLITE_OK)
        return NULL;
    if (text != NULL)
        sqlite3_bind_text(s, 1, text, -1, SQLITE_STATIC);
    return s;
}

static void copy_text(sqlite3_stmt *s, int column, char *to, size_t size)
{
    const unsigned char *text = sqlite3_column_text(s, column);
    snprintf(to, size, "%s", text != NULL ? (const char *)text : "");
}

static void copy_hash(sqlite3_stmt *s, int column, uint8_t hash[SECRET_HASH])
{
    memset(hash, 0, SECRET_HASH);
    const void *bytes = sqlite3_column_blob(s, column);
    if (bytes != NULL && sqlite3_column_bytes(s, column) == SECRET_HASH)
        memcpy(hash, bytes, SECRET_HASH);
}

static bool read_seats(sqlite3 *db, StoredTable *out)
{
    sqlite3_stmt *s = ask(
        db, "SELECT seat, kind, standin, muted, name, bot, token FROM seats WHERE tbl=?", out->id);
    int found = 0;
    while (s != NULL && sqlite3_step(s) == SQLITE_ROW) {
        int seat = sqlite3_column_int(s, 0);
        if (seat < 0 || seat >= out->seats)
            continue;
        StoredSeat *to = &out->seat[seat];
        to->kind = (int8_t)sqlite3_column_int(s, 1);
        to->standin = sqlite3_column_int(s, 2) != 0;
        to->muted = (uint8_t)sqlite3_column_int(s, 3);
        copy_text(s, 4, to->name, sizeof to->name);
        copy_text(s, 5, to->bot, sizeof to->bot);
        copy_hash(s, 6, to->token);
        found++;
    }
    sqlite3_finalize(s);
    return found == out->seats;
}

bool read_table(sqlite3 *db, const char *id, StoredTable *out)
{
    sqlite3_stmt *s = ask(db,
                          "SELECT id, rules, seats, public, pace, pace_ms, made_at, maker, games"
                          " FROM tables WHERE id=?",
                          id);
    bool found = s != NULL && sqlite3_step(s) == SQLITE_ROW;
    *out = (StoredTable){.seats = 0};
    if (found) {
        copy_text(s, 0, out->id, sizeof out->id);
        copy_text(s, 1, out->rules, sizeof out->rules);
        out->seats = (int8_t)sqlite3_column_int(s, 2);
        out->is_public = sqlite3_column_int(s, 3) != 0;
        out->pace = (int8_t)sqlite3_column_int(s, 4);
        out->pace_ms = sqlite3_column_int(s, 5);
        out->made_at = sqlite3_column_int64(s, 6);
        copy_hash(s, 7, out->maker);
        out->games = sqlite3_column_int(s, 8);
    }
    sqlite3_finalize(s);
    return found && out->seats >= ORI_MIN_SEATS && out->seats <= ORI_MAX_SEATS &&
           read_seats(db, out);
}

static void split_names(const char *names, StoredGame *out)
{
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++) {
        size_t length = strcspn(names, "\n");
        snprintf(out->name[seat], ORI_NAME_TEXT, "%.*s", (int)length, names);
        names += length;
        names += *names == '\n';
    }
}

/* Replays while it reads: what cannot be replayed is no game. */
static bool read_decisions(sqlite3 *db, int64_t game, StoredGame *out, char why[STORE_WHY])
{
    sqlite3_stmt *s =
        ask(db, "SELECT n, seat, decision, at FROM decisions WHERE game=? ORDER BY n", NULL);
    OriState state = out->start;
    bool well = s != NULL && sqlite3_bind_int64(s, 1, game) == SQLITE_OK;
    int code = SQLITE_DONE;
    while (well && (code = sqlite3_step(s)) == SQLITE_ROW) {
        OriError error;
        OriDecision decision;
        char text[ORI_DECISION_TEXT + 8];
        copy_text(s, 2, text, sizeof text);
        const char *refused = "there are too many decisions";
        if (sqlite3_column_int(s, 0) != out->count)
            refused = "a decision is missing";
        else if (!ori_read_decision(text, &decision, &error))
            refused = error.why;
        else if (state.ask != ORI_ASK_OVER && sqlite3_column_int(s, 1) != state.asked)
            refused = "another seat was asked";
        else if (out->count < ORI_MAX_DECISIONS)
            refused = ori_apply(&state, decision, NULL);
        if (refused != NULL) {
            snprintf(why, STORE_WHY, "game %s-%d, decision %d '%s': %s", out->table, out->number,
                     out->count, text, refused);
            well = false;
        } else {
            out->decision[out->count++] = decision;
            if (sqlite3_column_int64(s, 3) > out->asked_at)
                out->asked_at = sqlite3_column_int64(s, 3);
        }
    }
    if (well && code != SQLITE_DONE) {
        snprintf(why, STORE_WHY, "game %s-%d: %s", out->table, out->number, sqlite3_errmsg(db));
        well = false;
    }
    sqlite3_finalize(s);
    if (well && out->over != (state.ask == ORI_ASK_OVER)) {
        snprintf(why, STORE_WHY, "game %s-%d: it is %s, but marked otherwise", out->table,
                 out->number, out->over ? "not over" : "over");
        well = false;
    }
    return well;
}

bool read_game(sqlite3 *db, const char *table, int number, StoredGame *out, char why[STORE_WHY])
{
    char unused[STORE_WHY];
    if (why == NULL)
        why = unused;
    sqlite3_stmt *s = ask(db,
                          "SELECT id, deal, names, started_at, asked_at, over, rules_version"
                          " FROM games WHERE tbl=? AND number=?",
                          table);
    bool found =
        s != NULL && sqlite3_bind_int(s, 2, number) == SQLITE_OK && sqlite3_step(s) == SQLITE_ROW;
    int64_t id = 0;
    snprintf(why, STORE_WHY, "game %s-%d: there is none", table, number);
    if (found) {
        OriError error;
        char deal[ORI_POSITION_TEXT];
        char names[ORI_MAX_SEATS * ORI_NAME_TEXT];
        id = sqlite3_column_int64(s, 0);
        copy_text(s, 1, deal, sizeof deal);
        copy_text(s, 2, names, sizeof names);
        snprintf(out->table, sizeof out->table, "%s", table);
        out->number = number;
        out->count = 0;
        out->started_at = sqlite3_column_int64(s, 3);
        out->asked_at = sqlite3_column_int64(s, 4);
        out->over = sqlite3_column_int(s, 5) != 0;
        split_names(names, out);
        if (sqlite3_column_int(s, 6) != ORI_RULES_VERSION) {
            snprintf(why, STORE_WHY, "game %s-%d: rules of version %d are not known here", table,
                     number, sqlite3_column_int(s, 6));
            found = false;
        } else if (!ori_read_position(deal, &out->start, &error)) {
            snprintf(why, STORE_WHY, "game %s-%d: its deal is wrong: %s", table, number, error.why);
            found = false;
        }
    }
    sqlite3_finalize(s);
    return found && read_decisions(db, id, out, why);
}

/* --- Without a server --- */

static bool sync_file(const char *path)
{
    int file = open(path, O_RDONLY);
    bool well = file >= 0 && fsync(file) == 0;
    if (file >= 0)
        close(file);
    return well;
}

static bool copy_pages(sqlite3 *from, const char *path, char why[STORE_WHY])
{
    sqlite3 *to = NULL;
    bool well = false;
    if (sqlite3_open(path, &to) == SQLITE_OK) {
        sqlite3_backup *copy = sqlite3_backup_init(to, "main", from, "main");
        if (copy != NULL) {
            int code;
            while ((code = sqlite3_backup_step(copy, -1)) == SQLITE_BUSY || code == SQLITE_LOCKED)
                sqlite3_sleep(50);
            well = sqlite3_backup_finish(copy) == SQLITE_OK && code == SQLITE_DONE;
        }
        /* One file, without a log beside it. */
        well =
            well && sqlite3_exec(to, "PRAGMA journal_mode=DELETE", NULL, NULL, NULL) == SQLITE_OK;
    }
    if (!well)
        snprintf(why, STORE_WHY, "%.300s: %s", path, sqlite3_errmsg(to));
    sqlite3_close(to);
    return well;
}

bool store_backup(const char *dir, const char *file, char why[STORE_WHY])
{
    char path[STORE_PATH];
    char part[STORE_PATH];
    if (snprintf(path, sizeof path, "%s/" STORE_FILE, dir) >= (int)sizeof path ||
        snprintf(part, sizeof part, "%s.part", file) >= (int)sizeof part) {
        snprintf(why, STORE_WHY, "the path is too long");
        return false;
    }
    sqlite3 *db = read_open(path, why);
    if (db == NULL)
        return false;
    unlink(part);
    bool well = copy_pages(db, part, why);
    sqlite3_close(db);
    if (well && (!sync_file(part) || rename(part, file) != 0)) {
        snprintf(why, STORE_WHY, "%.300s: %s", file, strerror(errno));
        well = false;
    }
    if (!well)
        unlink(part);
    return well;
}

static bool pages_are_sound(sqlite3 *db, const char *path, char why[STORE_WHY])
{
    sqlite3_stmt *s = ask(db, "PRAGMA integrity_check(1)", NULL);
    bool well = s != NULL && sqlite3_step(s) == SQLITE_ROW &&
                strcmp((const char *)sqlite3_column_text(s, 0), "ok") == 0;
    if (!well)
        snprintf(why, STORE_WHY, "%.300s: the file is damaged: %s", path,
                 s != NULL && sqlite3_column_count(s) > 0 && sqlite3_column_text(s, 0) != NULL
                     ? (const char *)sqlite3_column_text(s, 0)
                     : sqlite3_errmsg(db));
    sqlite3_finalize(s);
    return well;
}

/* What hangs together in the tables themselves: a row of each is something that is lost. */
static void verify_ties(sqlite3 *db, void (*tell)(void *who, const char *what), void *who,
                        StoreVerdict *out)
{
    static const char *const asks[] = {
        "SELECT 'table ' || id || ': ' || games || ' games were started, but not all are there'"
        " FROM tables WHERE games != (SELECT count(*) FROM games WHERE tbl = tables.id AND number"
        " BETWEEN 1 AND tables.games) OR games != (SELECT count(*) FROM games WHERE tbl ="
        " tables.id)",
        "SELECT 'game ' || tbl || '-' || number || ': its table is not there'"
        " FROM games WHERE tbl NOT IN (SELECT id FROM tables)",
        "SELECT count(*) || ' decisions of a game that is not there (' || game || ')'"
        " FROM decisions WHERE game NOT IN (SELECT id FROM games) GROUP BY game",
    };
    for (size_t i = 0; i < sizeof asks / sizeof asks[0]; i++) {
        sqlite3_stmt *s = ask(db, asks[i], NULL);
        while (s != NULL && sqlite3_step(s) == SQLITE_ROW) {
            out->wrong++;
            tell(who, (const char *)sqlite3_column_text(s, 0));
        }
        sqlite3_finalize(s);
    }
}

bool store_verify(const char *path, void (*tell)(void *who, const char *what), void *who,
                  StoreVerdict *out, char why[STORE_WHY])
{
    char file[STORE_PATH];
    struct stat about;
    *out = (StoreVerdict){.games = 0};
    bool is_folder = stat(path, &about) == 0 && S_ISDIR(about.st_mode);
    snprintf(file, sizeof file, is_folder ? "%s/" STORE_FILE : "%s", path);
    sqlite3 *db = read_open(file, why);
    if (db == NULL)
        return false;
    /* One moment of a store that may be in use. */
    sqlite3_exec(db, "BEGIN", NULL, NULL, NULL);
    StoredGame *game = malloc(sizeof *game);
    if (game == NULL || !pages_are_sound(db, file, why)) {
        sqlite3_close(db);
        free(game);
        return false;
    }
    sqlite3_stmt *s = ask(db, "SELECT id FROM tables", NULL);
    while (s != NULL && sqlite3_step(s) == SQLITE_ROW) {
        StoredTable table;
        char id[SECRET_ID_TEXT];
        copy_text(s, 0, id, sizeof id);
        out->tables++;
        if (!read_table(db, id, &table)) {
            out->wrong++;
            tell(who, "a table has lost its seats");
        }
    }
    sqlite3_finalize(s);
    s = ask(db, "SELECT tbl, number FROM games", NULL);
    while (s != NULL && sqlite3_step(s) == SQLITE_ROW) {
        char id[SECRET_ID_TEXT];
        char reason[STORE_WHY];
        copy_text(s, 0, id, sizeof id);
        out->games++;
        if (!read_game(db, id, sqlite3_column_int(s, 1), game, reason)) {
            out->wrong++;
            tell(who, reason);
            continue;
        }
        out->over += game->over;
        out->decisions += game->count;
    }
    sqlite3_finalize(s);
    verify_ties(db, tell, who, out);
    sqlite3_close(db);
    free(game);
    return true;
}
