/*
 * read.c - reads tables, games and chat from SQLite. Rows that rows.c rejects are not read, and why
 * says what is wrong with them.
 */
#include "server/store/sqlite/sqlite.h"

#include "server/log.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Nobody has it open, and nothing of it is in a log beside it. */
static bool is_at_rest(const char *path)
{
    char log[STORE_PATH + 8];
    snprintf(log, sizeof log, "%s-wal", path);
    return access(log, F_OK) != 0 && errno == ENOENT;
}

static bool is_beside_writable(const char *path)
{
    char folder[STORE_PATH];
    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (slash != NULL)
        slash[slash == folder] = '\0';
    return access(slash != NULL ? folder : ".", W_OK) == 0;
}

/* As a file that nobody changes: SQLite makes nothing beside it. */
static int open_at_rest(const char *path, sqlite3 **db)
{
    char uri[3 * STORE_PATH + 32];
    size_t length = (size_t)snprintf(uri, sizeof uri, "file:");
    for (const char *p = path; *p != '\0' && length < 3 * STORE_PATH; p++)
        length += (size_t)snprintf(uri + length, 4, strchr("%?#", *p) != NULL ? "%%%02x" : "%c",
                                   (unsigned char)*p);
    snprintf(uri + length, sizeof uri - length, "?immutable=1");
    return sqlite3_open_v2(uri, db, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL);
}

sqlite3 *read_open(const char *path, char why[STORE_WHY])
{
    sqlite3 *db = NULL;
    if (access(path, R_OK) != 0) {
        snprintf(why, STORE_WHY, "%s: %s", path, strerror(errno));
        return NULL;
    }
    /* Else not read-only: a reader of a WAL must be able to make its index. It writes nothing. */
    int code = is_at_rest(path) && !is_beside_writable(path)
                   ? open_at_rest(path, &db)
                   : sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL);
    if (code != SQLITE_OK) {
        sqlite_why(db, path, why);
        sqlite3_close(db);
        return NULL;
    }
    sqlite3_busy_timeout(db, STORE_BUSY_MS);
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

int64_t read_number(sqlite3 *db, const char *sql, int64_t otherwise)
{
    sqlite3_stmt *s = ask(db, sql, NULL);
    int64_t value =
        s != NULL && sqlite3_step(s) == SQLITE_ROW ? sqlite3_column_int64(s, 0) : otherwise;
    sqlite3_finalize(s);
    return value;
}

int64_t read_note(const char *dir)
{
    char path[STORE_PATH];
    long long noted = 0;
    snprintf(path, sizeof path, "%s/" STORE_NOTE, dir);
    FILE *file = fopen(path, "r");
    if (file == NULL || fscanf(file, "%lld", &noted) != 1)
        noted = 0;
    if (file != NULL)
        fclose(file);
    return noted;
}

/* --- Rows --- */

static const char *cell_text(const Cells *c, int column)
{
    const unsigned char *text = sqlite3_column_text((sqlite3_stmt *)(uintptr_t)c->rows, column);
    return text != NULL ? (const char *)text : "";
}

static int64_t cell_number(const Cells *c, int column)
{
    return sqlite3_column_int64((sqlite3_stmt *)(uintptr_t)c->rows, column);
}

Cells sqlite_cells(const sqlite3_stmt *s)
{
    return (Cells){.rows = s, .text = cell_text, .number = cell_number};
}

bool read_table(sqlite3 *db, const char *id, StoredTable *out, char why[STORE_WHY])
{
    sqlite3_stmt *s = ask(db, "SELECT " ROW_TABLE " FROM tables WHERE id=?", id);
    Cells cells = sqlite_cells(s);
    char which[BODY_WHY];
    *out = (StoredTable){.seats = 0};
    const char *wrong = s != NULL && sqlite3_step(s) == SQLITE_ROW ? row_table(&cells, out, which)
                                                                   : "it is not there";
    sqlite3_finalize(s);
    if (wrong != NULL)
        snprintf(why, STORE_WHY, "table %s: %s", id, wrong);
    return wrong == NULL;
}

/* Replays while it reads: what cannot be replayed is no game. */
static bool read_decisions(sqlite3 *db, int64_t game, StoredGame *out, char why[STORE_WHY])
{
    sqlite3_stmt *s =
        ask(db, "SELECT " ROW_DECISION " FROM decisions WHERE game=? ORDER BY n", NULL);
    Cells cells = sqlite_cells(s);
    OriState state = out->start;
    const char *wrong = NULL;
    int code = SQLITE_ERROR;
    if (s != NULL && sqlite3_bind_int64(s, 1, game) == SQLITE_OK)
        while (wrong == NULL && (code = sqlite3_step(s)) == SQLITE_ROW)
            wrong = row_decision(&cells, out, &state);
    const char *whole = row_game_is_whole(out, &state);
    if (wrong != NULL)
        snprintf(why, STORE_WHY, "game %s-%d, decision %d: %s", out->table, out->number, out->count,
                 wrong);
    else if (code != SQLITE_DONE)
        snprintf(why, STORE_WHY, "game %s-%d: %s", out->table, out->number, sqlite3_errmsg(db));
    else if (whole != NULL)
        snprintf(why, STORE_WHY, "game %s-%d: %s", out->table, out->number, whole);
    sqlite3_finalize(s);
    return wrong == NULL && code == SQLITE_DONE && whole == NULL;
}

bool read_game(sqlite3 *db, const char *table, int number, StoredGame *out, char why[STORE_WHY])
{
    sqlite3_stmt *s = ask(db, "SELECT " ROW_GAME ", id FROM games WHERE tbl=? AND number=?", table);
    Cells cells = sqlite_cells(s);
    bool found =
        s != NULL && sqlite3_bind_int(s, 2, number) == SQLITE_OK && sqlite3_step(s) == SQLITE_ROW;
    memset(out, 0, sizeof *out);
    snprintf(out->table, sizeof out->table, "%s", table);
    out->number = number;
    const char *wrong = found ? row_game(&cells, out) : "it is not there";
    int64_t id = found ? sqlite3_column_int64(s, 8) : 0;
    sqlite3_finalize(s);
    if (wrong != NULL)
        snprintf(why, STORE_WHY, "game %s-%d: %s", table, number, wrong);
    return wrong == NULL && read_decisions(db, id, out, why);
}

static int read_chat(sqlite3 *db, const char *table, StoredChat out[STORE_CHAT_KEPT])
{
    sqlite3_stmt *s = ask(db,
                          "SELECT " ROW_CHAT " FROM (SELECT * FROM chat WHERE tbl=?1"
                          " ORDER BY n DESC LIMIT ?2) ORDER BY n",
                          table);
    Cells cells = sqlite_cells(s);
    int count = 0;
    if (s != NULL)
        sqlite3_bind_int(s, 2, STORE_CHAT_KEPT);
    while (s != NULL && count < STORE_CHAT_KEPT && sqlite3_step(s) == SQLITE_ROW)
        count += row_chat(&cells, table, &out[count]); /* a damaged line is left out */
    sqlite3_finalize(s);
    return count;
}

/* --- Reads of a running server --- */

static void find(sqlite3 *db, Read *r)
{
    char why[STORE_WHY];
    StoreFound *f = calloc(1, sizeof *f);
    r->found = f;
    r->result = STORE_FAILED;
    if (f == NULL)
        return;
    if (!read_table(db, r->table, &f->table, why)) {
        int code = sqlite3_errcode(db);
        bool none = f->table.v == 0 && (code == SQLITE_OK || code == SQLITE_DONE);
        r->result = none ? STORE_REFUSED : STORE_FAILED;
        if (!none)
            log_event(LOG_FAILURE, "table-unreadable", "table=%s", log_id(r->table));
        return;
    }
    int number = r->number == STORE_LAST_GAME ? f->table.games : r->number;
    if (number > f->table.games) {
        r->result = STORE_REFUSED;
        return;
    }
    f->chat = calloc(STORE_CHAT_KEPT, sizeof *f->chat);
    if (f->chat != NULL)
        f->chats = read_chat(db, r->table, f->chat);
    if (number > 0 && ((f->game = malloc(sizeof *f->game)) == NULL ||
                       !read_game(db, r->table, number, f->game, why))) {
        log_event(LOG_FAILURE, "game-unreadable", "table=%s game=%d", log_id(r->table), number);
        return;
    }
    r->result = STORE_DONE;
}

/* A place for one more; NULL: out of memory. Most lists are short, whatever they may be at most. */
static StoreListed *add_listed(Read *r)
{
    bool full = r->count == 0 || (r->count & (r->count - 1)) == 0; /* a power of two */
    StoreListed *more =
        full ? realloc(r->list, (size_t)(r->count > 0 ? 2 * r->count : 1) * sizeof *more) : r->list;
    if (more == NULL)
        return NULL;
    r->list = more;
    more[r->count] = (StoreListed){.v = 0};
    return &more[r->count++];
}

static void list(sqlite3 *db, Read *r)
{
    static const char *const asks[] = {
        [STORE_PLAYING] = "SELECT tbl, 0 FROM games JOIN tables ON tables.id = tbl WHERE over = 0"
                          " AND NOT (due > ?1 AND due_n = coalesce((SELECT n + 1 FROM decisions"
                          " WHERE game = games.id ORDER BY n DESC LIMIT 1), 0)) LIMIT ?2",
        [STORE_LOBBIES] = "SELECT id, v FROM tables WHERE games = 0 AND public = 1 AND ?1 >= 0"
                          " ORDER BY made_at DESC LIMIT ?2",
        [STORE_OLD_LOBBIES] = "SELECT id, v FROM tables WHERE games = 0 AND used_at < ?1 LIMIT ?2",
        [STORE_OLD_GAMES] = "SELECT id, v FROM tables WHERE games > 0 AND used_at < ?1 AND NOT"
                            " EXISTS(SELECT 1 FROM games WHERE tbl = tables.id AND over = 0)"
                            " LIMIT ?2",
        [STORE_OLD_CHAT] =
            "SELECT id, v FROM tables WHERE used_at < ?1 AND"
            " EXISTS(SELECT 1 FROM chat WHERE tbl = tables.id AND said <> '') LIMIT ?2",
        [STORE_DUE] = "SELECT id, v FROM tables WHERE due > 0 AND due <= ?1 LIMIT ?2",
        [STORE_RESTING] = "SELECT '', count(*) FROM tables WHERE due > 0 AND due < ?1 LIMIT ?2",
        [STORE_MINE] = ROW_MINE("instr", "?3", "?2", "over=0"),
        [STORE_ALL] = "SELECT id, v FROM tables WHERE ?1 >= 0 AND id > ?3 ORDER BY id LIMIT ?2",
    };
    if ((size_t)r->kind >= sizeof asks / sizeof asks[0] || asks[r->kind] == NULL)
        return; /* of a shared store only */
    sqlite3_stmt *s = ask(db, asks[r->kind], NULL);
    if (s != NULL) {
        sqlite3_bind_int64(s, 1, r->before);
        sqlite3_bind_int(s, 2, r->most);
    }
    if (s != NULL && (r->kind == STORE_ALL || r->kind == STORE_MINE))
        sqlite3_bind_text(s, 3, r->kind == STORE_ALL ? r->table : r->pass, -1, SQLITE_STATIC);
    StoreListed *to;
    while (s != NULL && sqlite3_step(s) == SQLITE_ROW && (to = add_listed(r)) != NULL) {
        snprintf(to->id, sizeof to->id, "%s", (const char *)sqlite3_column_text(s, 0));
        to->v = sqlite3_column_int64(s, 1);
    }
    bool failed = s == NULL || sqlite3_finalize(s) != SQLITE_OK;
    if (failed && r->kind == STORE_MINE)
        r->count = -1;
}

/* A store that no program with notices has opened has none. */
static void find_notices(sqlite3 *db, Read *r)
{
    sqlite3_stmt *s =
        ask(db,
            r->behind ? "SELECT " ROW_NOTICES " FROM notices WHERE id>? ORDER BY id LIMIT 1"
                      : "SELECT " ROW_NOTICES " FROM notices WHERE id=?",
            r->pass);
    r->notices = calloc(1, sizeof *r->notices);
    int code = s != NULL ? sqlite3_step(s) : SQLITE_ERROR;
    Cells cells = sqlite_cells(s);
    bool ok = r->notices != NULL &&
              (code == SQLITE_DONE || (code == SQLITE_ROW && row_notices(&cells, r->notices)));
    sqlite3_finalize(s);
    r->result = ok ? STORE_DONE : STORE_FAILED;
    if (!ok)
        log_event(LOG_FAILURE, "notices-unreadable",
                  "hint=\"run 'oriflamme verify' to see what is wrong\"");
}

void read_one(sqlite3 *db, Read *r)
{
    if (r->what == READ_TABLE)
        find(db, r);
    else if (r->what == READ_NOTICES)
        find_notices(db, r);
    else
        list(db, r);
}
