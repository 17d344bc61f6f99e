/*
 * store_read.c - tables, games and chat out of the store. What has an impossible value, a wrong
 * checksum or cannot be replayed is not read, and why says what is wrong with it.
 */
#include "server/store_sqlite.h"

#include "server/clock.h"
#include "server/log.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

sqlite3 *read_open(const char *path, char why[STORE_WHY])
{
    sqlite3 *db = NULL;
    if (access(path, R_OK) != 0) {
        snprintf(why, STORE_WHY, "%s: %s", path, strerror(errno));
        return NULL;
    }
    /* Not read-only: a reader of a WAL must be able to make its index. It writes nothing else. */
    if (sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK) {
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

/* --- Tables --- */

/* False: it is longer than it may be. */
static bool copy_text(sqlite3_stmt *s, int column, char *to, size_t size)
{
    const unsigned char *text = sqlite3_column_text(s, column);
    int length = snprintf(to, size, "%s", text != NULL ? (const char *)text : "");
    return length >= 0 && (size_t)length < size;
}

static bool copy_hash(sqlite3_stmt *s, int column, uint8_t hash[SECRET_HASH])
{
    memset(hash, 0, SECRET_HASH);
    const void *bytes = sqlite3_column_blob(s, column);
    if (bytes == NULL || sqlite3_column_bytes(s, column) != SECRET_HASH)
        return false;
    memcpy(hash, bytes, SECRET_HASH);
    return true;
}

static bool in_range(sqlite3_stmt *s, int column, int64_t least, int64_t most, int *out)
{
    int64_t value = sqlite3_column_int64(s, column);
    *out = (int)value;
    return value >= least && value <= most;
}

static const char *read_seat(sqlite3_stmt *s, StoredSeat *to)
{
    enum { SEAT_BITS = (1 << ORI_MAX_SEATS) - 1 };
    int kind;
    int standin;
    int muted;
    int votes;
    bool ranges = in_range(s, 1, 0, STORED_KINDS - 1, &kind) && in_range(s, 2, 0, 1, &standin) &&
                  in_range(s, 3, 0, SEAT_BITS, &muted) && in_range(s, 4, 0, SEAT_BITS, &votes) &&
                  in_range(s, 5, 0, INT32_MAX, &to->rematch);
    if (!ranges)
        return "a seat has an impossible value";
    to->kind = (int8_t)kind;
    to->standin = standin != 0;
    to->muted = (uint8_t)muted;
    to->votes = (uint8_t)votes;
    bool texts = copy_text(s, 6, to->name, sizeof to->name) &&
                 copy_text(s, 7, to->bot, sizeof to->bot) && copy_hash(s, 8, to->token);
    return texts ? NULL : "a seat has an impossible name, bot or token";
}

static const char *read_seats(sqlite3 *db, StoredTable *out)
{
    sqlite3_stmt *s =
        ask(db,
            "SELECT seat, kind, standin, muted, votes, rematch, name, bot, token FROM seats"
            " WHERE tbl=? ORDER BY seat",
            out->id);
    const char *wrong = NULL;
    int found = 0;
    while (wrong == NULL && s != NULL && sqlite3_step(s) == SQLITE_ROW) {
        if (sqlite3_column_int64(s, 0) != found || found >= out->seats)
            wrong = "it has a seat too many or too few";
        else
            wrong = read_seat(s, &out->seat[found++]);
    }
    sqlite3_finalize(s);
    return wrong == NULL && found != out->seats ? "it has lost its seats" : wrong;
}

static const char *read_row(sqlite3_stmt *s, StoredTable *out)
{
    enum { MOST_PACE_MS = 14 * DAY_MS };
    int seats;
    int is_public;
    int has_help;
    int pace;
    out->v = sqlite3_column_int64(s, 13);
    bool ranges =
        in_range(s, 2, ORI_MIN_SEATS, ORI_MAX_SEATS, &seats) && in_range(s, 3, 0, 1, &is_public) &&
        in_range(s, 4, 0, PACE_KINDS - 1, &pace) &&
        in_range(s, 5, 0, MOST_PACE_MS, &out->pace_ms) &&
        in_range(s, 6, 0, DAY_MS, &out->absence_ms) && in_range(s, 10, 0, INT32_MAX, &out->games) &&
        in_range(s, 11, 0, ORI_MAX_DECISIONS, &out->votes_at) && in_range(s, 14, 0, 1, &has_help);
    if (!ranges)
        return "it has an impossible value";
    out->seats = (int8_t)seats;
    out->is_public = is_public != 0;
    out->has_help = has_help != 0;
    out->pace = (int8_t)pace;
    out->made_at = sqlite3_column_int64(s, 7);
    out->used_at = sqlite3_column_int64(s, 8);
    bool texts = copy_text(s, 0, out->id, sizeof out->id) &&
                 copy_text(s, 1, out->rules, sizeof out->rules) && copy_hash(s, 9, out->maker);
    return texts ? NULL : "it has impossible rules, or an impossible token";
}

bool read_table(sqlite3 *db, const char *id, StoredTable *out, char why[STORE_WHY])
{
    sqlite3_stmt *s = ask(db,
                          "SELECT id, rules, seats, public, pace, pace_ms, absence_ms, made_at,"
                          " used_at, maker, games, votes_at, sum, v, help FROM tables WHERE id=?",
                          id);
    bool found = s != NULL && sqlite3_step(s) == SQLITE_ROW;
    *out = (StoredTable){.seats = 0};
    const char *wrong = found ? read_row(s, out) : "it is not there";
    uint64_t sum = found ? (uint64_t)sqlite3_column_int64(s, 12) : 0;
    sqlite3_finalize(s);
    if (wrong == NULL)
        wrong = read_seats(db, out);
    if (wrong == NULL && sum != sum_table(out))
        wrong = "it is damaged: its checksum is another";
    if (wrong != NULL && why != NULL)
        snprintf(why, STORE_WHY, "table %s: %s", id, wrong);
    return wrong == NULL;
}

/* --- Games --- */

void split_names(const char *names, StoredGame *out)
{
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++) {
        size_t length = strcspn(names, "\n");
        snprintf(out->name[seat], ORI_NAME_TEXT, "%.*s", (int)length, names);
        names += length;
        names += *names == '\n';
    }
}

static const char *read_decision(sqlite3_stmt *s, StoredGame *out, OriState *state)
{
    OriError error;
    char text[ORI_DECISION_TEXT + 8];
    StoredDecision d = {.n = out->count,
                        .seat = (int8_t)sqlite3_column_int(s, 1),
                        .standin = sqlite3_column_int(s, 2) != 0,
                        .at = sqlite3_column_int64(s, 4),
                        .clock = sqlite3_column_int64(s, 5)};
    if (sqlite3_column_int64(s, 0) != out->count)
        return "a decision is missing before it";
    if (!copy_text(s, 3, text, sizeof text) || !ori_read_decision(text, &d.decision, &error))
        return "it is not a decision";
    if (state->ask != ORI_ASK_OVER && d.seat != state->asked)
        return "another seat was asked";
    if (out->count == ORI_MAX_DECISIONS)
        return "there are too many decisions";
    const char *refused = ori_apply(state, d.decision, NULL);
    if (refused != NULL)
        return refused;
    out->sum = store_chain(out->sum, &d);
    if (out->sum != (uint64_t)sqlite3_column_int64(s, 6))
        return "it is damaged: its checksum is another";
    out->standin[out->count] = d.standin;
    out->decision[out->count++] = d.decision;
    if (d.clock > out->asked_at)
        out->asked_at = d.clock;
    return NULL;
}

/* Replays while it reads: what cannot be replayed is no game. */
static bool read_decisions(sqlite3 *db, int64_t game, StoredGame *out, char why[STORE_WHY])
{
    sqlite3_stmt *s =
        ask(db,
            "SELECT n, seat, standin, decision, at, clock, sum FROM decisions WHERE game=?"
            " ORDER BY n",
            NULL);
    OriState state = out->start;
    const char *wrong = NULL;
    int code = SQLITE_ERROR;
    if (s != NULL && sqlite3_bind_int64(s, 1, game) == SQLITE_OK)
        while (wrong == NULL && (code = sqlite3_step(s)) == SQLITE_ROW)
            wrong = read_decision(s, out, &state);
    if (wrong != NULL)
        snprintf(why, STORE_WHY, "game %s-%d, decision %d: %s", out->table, out->number, out->count,
                 wrong);
    else if (code != SQLITE_DONE)
        snprintf(why, STORE_WHY, "game %s-%d: %s", out->table, out->number, sqlite3_errmsg(db));
    else if (out->over != (state.ask == ORI_ASK_OVER))
        snprintf(why, STORE_WHY, "game %s-%d: it is marked as %s, but %s", out->table, out->number,
                 out->over ? "over" : "not over",
                 out->over ? "its end is missing" : "it has ended");
    bool well = wrong == NULL && code == SQLITE_DONE && out->over == (state.ask == ORI_ASK_OVER);
    sqlite3_finalize(s);
    return well;
}

static const char *read_game_row(sqlite3_stmt *s, StoredGame *out)
{
    OriError error;
    char deal[ORI_POSITION_TEXT];
    char names[ORI_MAX_SEATS * ORI_NAME_TEXT];
    out->started_at = sqlite3_column_int64(s, 3);
    out->asked_at = sqlite3_column_int64(s, 4);
    out->over = sqlite3_column_int(s, 5) != 0;
    if (!copy_text(s, 1, deal, sizeof deal) || !copy_text(s, 2, names, sizeof names))
        return "its deal or its names are too long";
    split_names(names, out);
    if (sqlite3_column_int(s, 6) != ORI_RULES_VERSION)
        return "this program does not know the version of its rules";
    if (!ori_read_position(deal, &out->start, &error))
        return "its deal is impossible";
    out->sum = store_sum_game(out);
    if (sum_names(out) != (uint64_t)sqlite3_column_int64(s, 8))
        return "its names are damaged: their checksum is another";
    return out->sum != (uint64_t)sqlite3_column_int64(s, 7)
               ? "it is damaged: its checksum is another"
               : NULL;
}

bool read_game(sqlite3 *db, const char *table, int number, StoredGame *out, char why[STORE_WHY])
{
    char unused[STORE_WHY];
    if (why == NULL)
        why = unused;
    sqlite3_stmt *s = ask(db,
                          "SELECT id, deal, names, started_at, asked_at, over, rules_version, sum,"
                          " names_sum FROM games WHERE tbl=? AND number=?",
                          table);
    bool found =
        s != NULL && sqlite3_bind_int(s, 2, number) == SQLITE_OK && sqlite3_step(s) == SQLITE_ROW;
    memset(out, 0, sizeof *out);
    snprintf(out->table, sizeof out->table, "%s", table);
    out->number = number;
    const char *wrong = found ? read_game_row(s, out) : "it is not there";
    int64_t id = found ? sqlite3_column_int64(s, 0) : 0;
    sqlite3_finalize(s);
    if (wrong != NULL)
        snprintf(why, STORE_WHY, "game %s-%d: %s", table, number, wrong);
    return wrong == NULL && read_decisions(db, id, out, why);
}

/* --- Chat --- */

int read_chat(sqlite3 *db, const char *table, StoredChat out[STORE_CHAT_KEPT])
{
    sqlite3_stmt *s = ask(db,
                          "SELECT n, seat, name, said, sum FROM (SELECT * FROM chat WHERE tbl=?1"
                          " ORDER BY n DESC LIMIT ?2) ORDER BY n",
                          table);
    int count = 0;
    if (s != NULL)
        sqlite3_bind_int(s, 2, STORE_CHAT_KEPT);
    while (s != NULL && count < STORE_CHAT_KEPT && sqlite3_step(s) == SQLITE_ROW) {
        StoredChat *c = &out[count];
        c->n = sqlite3_column_int64(s, 0);
        c->seat = (int8_t)sqlite3_column_int(s, 1);
        if (copy_text(s, 2, c->name, sizeof c->name) && copy_text(s, 3, c->text, sizeof c->text) &&
            sum_chat(table, c) == (uint64_t)sqlite3_column_int64(s, 4))
            count++; /* a damaged line is left out */
    }
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

static void list(sqlite3 *db, Read *r)
{
    static const char *const asks[] = {
        [STORE_PLAYING] = "SELECT tbl, 0 FROM games WHERE over = 0 AND ?1 >= 0 LIMIT ?2",
        [STORE_LOBBIES] = "SELECT id, v FROM tables WHERE games = 0 AND public = 1 AND ?1 >= 0"
                          " ORDER BY made_at DESC LIMIT ?2",
        [STORE_OLD_LOBBIES] = "SELECT id, v FROM tables WHERE games = 0 AND used_at < ?1 LIMIT ?2",
        [STORE_OLD_GAMES] = "SELECT id, v FROM tables WHERE games > 0 AND used_at < ?1 AND NOT"
                            " EXISTS(SELECT 1 FROM games WHERE tbl = tables.id AND over = 0)"
                            " LIMIT ?2",
        [STORE_OLD_CHAT] = "SELECT id, v FROM tables WHERE used_at < ?1 AND"
                           " EXISTS(SELECT 1 FROM chat WHERE tbl = tables.id) LIMIT ?2",
    };
    sqlite3_stmt *s = ask(db, asks[r->kind], NULL);
    r->list = calloc((size_t)r->most, sizeof *r->list);
    if (s != NULL) {
        sqlite3_bind_int64(s, 1, r->before);
        sqlite3_bind_int(s, 2, r->most);
    }
    while (s != NULL && r->list != NULL && r->count < r->most && sqlite3_step(s) == SQLITE_ROW) {
        StoreListed *to = &r->list[r->count++];
        copy_text(s, 0, to->id, sizeof to->id);
        to->v = sqlite3_column_int64(s, 1);
    }
    sqlite3_finalize(s);
}

void read_one(sqlite3 *db, Read *r)
{
    if (r->got != NULL)
        find(db, r);
    else
        list(db, r);
}
