/*
 * decisions.c - writes a decision after its predecessor and nowhere else: the log has no gap, and
 * nothing follows a decision that is not on disk.
 *
 * Looking and writing are two statements. A statement that reads the table it writes to would make
 * SQLite gather its row in a temporary table first, which costs more than all the rest. The row of
 * each game is remembered: if the previous decision is there with the right sum, it is the right
 * row; otherwise the game is looked up.
 */
#include "server/store/sqlite/sqlite.h"

#include <stdlib.h>
#include <string.h>

enum { KNOWN = 1024 };

typedef enum Sql { SQL_GAME, SQL_FIRST, SQL_BEFORE, SQL_DECISION, SQLS } Sql;

static const char *const sql[SQLS] = {
    [SQL_GAME] = "SELECT id FROM games WHERE tbl=?1 AND number=?2",
    [SQL_FIRST] = "SELECT 1 FROM games WHERE id=?1 AND ?2=0 AND sum=?3",
    [SQL_BEFORE] = "SELECT 1 FROM decisions WHERE game=?1 AND n=?2-1 AND sum=?3",
    [SQL_DECISION] = ("INSERT INTO decisions(game, n, seat, standin, decision, at, clock, sum)"
                      " VALUES(?1,?2,?3,?4,?5,?6,?7,?8)"),
};

/* A game and its row. */
typedef struct Known {
    char table[SECRET_ID_TEXT];
    int game;
    int64_t row;
} Known;

struct Decisions {
    sqlite3_stmt *statement[SQLS];
    Known known[KNOWN];
};

Decisions *decisions_open(sqlite3 *db)
{
    Decisions *d = calloc(1, sizeof *d);
    for (int i = 0; d != NULL && i < SQLS; i++)
        if (sqlite3_prepare_v3(db, sql[i], -1, SQLITE_PREPARE_PERSISTENT, &d->statement[i], NULL) !=
            SQLITE_OK) {
            decisions_close(d);
            d = NULL;
        }
    return d;
}

void decisions_close(Decisions *d)
{
    for (int i = 0; d != NULL && i < SQLS; i++)
        sqlite3_finalize(d->statement[i]);
    free(d);
}

/* REFUSED: there is no such row. found: its first column. */
static StoreResult look(sqlite3_stmt *s, int64_t *found)
{
    int code = sqlite3_step(s);
    if (code == SQLITE_ROW)
        *found = sqlite3_column_int64(s, 0);
    sqlite3_reset(s);
    sqlite3_clear_bindings(s);
    return code == SQLITE_ROW ? STORE_DONE : code == SQLITE_DONE ? STORE_REFUSED : STORE_FAILED;
}

/* An id is random: any of its digits are a hash. */
static Known *known_of(Decisions *d, const StoredDecision *decision)
{
    unsigned hash = 0;
    for (int i = 0; i < 6; i++)
        hash = hash * 31 + (unsigned char)decision->table[i];
    return &d->known[hash % KNOWN];
}

static StoreResult find_game(Decisions *d, const StoredDecision *decision, Known *known)
{
    sqlite3_stmt *s = d->statement[SQL_GAME];
    sqlite3_bind_text(s, 1, decision->table, -1, SQLITE_STATIC);
    sqlite3_bind_int(s, 2, decision->game);
    StoreResult result = look(s, &known->row);
    memcpy(known->table, decision->table, sizeof known->table);
    known->game = result == STORE_DONE ? decision->game : 0;
    return result;
}

static StoreResult find_before(Decisions *d, const StoredDecision *decision, int64_t row)
{
    sqlite3_stmt *s = d->statement[decision->n == 0 ? SQL_FIRST : SQL_BEFORE];
    int64_t unused;
    sqlite3_bind_int64(s, 1, row);
    sqlite3_bind_int(s, 2, decision->n);
    sqlite3_bind_int64(s, 3, (int64_t)decision->before);
    return look(s, &unused);
}

/* Here the row stands for the table and the number of the game. */
static StoreResult insert(Decisions *d, const Values *v, int64_t row)
{
    Values own = {.count = v->count - 1};
    memcpy(own.of, v->of + 1, (size_t)own.count * sizeof own.of[0]);
    own.of[0].number = row;
    return sqlite_run(d->statement[SQL_DECISION], &own);
}

StoreResult decisions_write(Decisions *d, const StoredDecision *decision, const Values *v)
{
    Known *known = known_of(d, decision);
    StoreResult result = STORE_REFUSED;
    if (known->game == decision->game && strcmp(known->table, decision->table) == 0)
        result = find_before(d, decision, known->row);
    if (result == STORE_REFUSED) {
        result = find_game(d, decision, known);
        if (result == STORE_DONE)
            result = find_before(d, decision, known->row);
    }
    return result == STORE_DONE ? insert(d, v, known->row) : result;
}
