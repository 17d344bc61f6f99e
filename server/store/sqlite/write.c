/*
 * write.c - a batch of writes in one transaction.
 *
 * A write whose key is taken, or whose parent row is gone, is refused alone and changes nothing.
 * Any other error undoes the whole batch: nothing of it is on disk then, and every caller in it
 * learns that. Every write checks that it changed what it meant to.
 */
#include "server/store/sqlite/sqlite.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef enum Sql {
    SQL_BEGIN,
    SQL_COMMIT,
    SQL_ROLLBACK,
    SQL_SAVE,
    SQL_UNSAVE,
    SQL_KEEP,
    SQL_NEW_TABLE,
    SQL_TABLE,
    SQL_GAME,
    SQL_MOVED_GAME,
    SQL_NAMES_OF,
    SQL_NAMES,
    SQL_CHAT_BLANK,
    SQL_CHAT_OF,
    SQL_OVER,
    SQL_NOTE,
    SQL_CHAT,
    SQL_CHAT_DROP,
    SQL_NOTICES,
    SQL_SWEEP,
    SQL_DROP_DECISIONS,
    SQL_DROP_GAMES,
    SQL_DROP_TABLE,
    SQL_LIFE,
    SQLS,
} Sql;

#define GAME                                                                                       \
    "INSERT INTO games(tbl, number, rules_version, deal, names, started_at, asked_at, over, sum,"  \
    " names_sum)"

static const char *const sql[SQLS] = {
    [SQL_BEGIN] = "BEGIN IMMEDIATE",
    [SQL_COMMIT] = "COMMIT",
    [SQL_ROLLBACK] = "ROLLBACK",
    [SQL_SAVE] = "SAVEPOINT one",
    [SQL_UNSAVE] = "ROLLBACK TO one",
    [SQL_KEEP] = "RELEASE one",
    [SQL_NEW_TABLE] = "INSERT INTO tables(id, v, games, public, made_at, body, sum, used_at)"
                      " VALUES(?1,?2,?3,?4,?5,?6,?7,?8)",
    [SQL_TABLE] = "UPDATE tables SET v=?2, games=?3, public=?4, made_at=?5, body=?6, sum=?7,"
                  " due=0 WHERE id=?1 AND v=?2-1 AND sum=?8",
    [SQL_GAME] = GAME " VALUES(?1,?9,?10,?11,?12,?13,?14,0,?15,?16)",
    [SQL_MOVED_GAME] = GAME " VALUES(?1,?2,?3,?4,?5,?6,?7,0,?8,?9)",
    [SQL_NAMES_OF] = "SELECT number, names FROM games WHERE tbl=?1 AND number>?2"
                     " ORDER BY number LIMIT 1",
    [SQL_NAMES] = "UPDATE games SET names=?3, names_sum=?4 WHERE tbl=?1 AND number=?2",
    /* What a seat has said, or any seat (-1); but the number of the last line is not used again. */
    [SQL_CHAT_BLANK] = "UPDATE chat SET name='', said='', sum=0 WHERE tbl=?1 AND (?2<0 OR seat=?2)"
                       " AND n=(SELECT max(n) FROM chat WHERE tbl=?1)",
    [SQL_CHAT_OF] = "DELETE FROM chat WHERE tbl=?1 AND (?2<0 OR seat=?2)"
                    " AND n<(SELECT max(n) FROM chat WHERE tbl=?1)",
    [SQL_OVER] = "UPDATE games SET over=1 WHERE tbl=?1 AND number=?2",
    [SQL_NOTE] = "UPDATE tables SET used_at=?2, due=CASE WHEN v=?5 THEN ?3 ELSE 0 END, due_n=?4"
                 " WHERE id=?1",
    [SQL_CHAT] = "INSERT INTO chat(tbl, n, seat, name, said, sum) VALUES(?,?,?,?,?,?)",
    [SQL_CHAT_DROP] = "DELETE FROM chat WHERE tbl=?1 AND n<=?2-?7",
    [SQL_NOTICES] = "INSERT INTO notices(" ROW_NOTICES ") VALUES(?1,?2,?3,?4) ON CONFLICT(id)"
                    " DO UPDATE SET v=?2, body=?3, sum=?4 WHERE v=?2-1",
    [SQL_SWEEP] = ROW_NOTICES_SWEEP("instr"),
    [SQL_DROP_DECISIONS] = "DELETE FROM decisions WHERE game IN (SELECT games.id FROM games JOIN"
                           " tables ON tables.id=games.tbl WHERE tables.id=?1 AND v=?2)",
    [SQL_DROP_GAMES] = "DELETE FROM games WHERE tbl=(SELECT id FROM tables WHERE id=?1 AND v=?2)",
    [SQL_DROP_TABLE] = "DELETE FROM tables WHERE id=?1 AND v=?2",
    [SQL_LIFE] = "UPDATE life SET commits=?1, decisions=decisions+?2, lived=max(lived,?3)",
};

struct Writer {
    sqlite3 *db;
    sqlite3_stmt *statement[SQLS];
    Decisions *log;
    int note;          /* the file that notes the last commit, or -1 */
    int64_t commits;   /* the number of the last one */
    int64_t decisions; /* more than before, in this batch */
    int64_t lived;     /* noted in this batch */
};

Writer *writer_open(sqlite3 *db, int note, char why[STORE_WHY])
{
    Writer *w = calloc(1, sizeof *w);
    if (w == NULL) {
        snprintf(why, STORE_WHY, "out of memory");
        return NULL;
    }
    w->db = db;
    w->note = note;
    w->log = decisions_open(db);
    bool ok = w->log != NULL;
    for (int i = 0; i < SQLS && ok; i++)
        ok = sqlite3_prepare_v3(db, sql[i], -1, SQLITE_PREPARE_PERSISTENT, &w->statement[i],
                                NULL) == SQLITE_OK;
    if (!ok) {
        snprintf(why, STORE_WHY, "%s", sqlite3_errmsg(db));
        writer_close(w);
        return NULL;
    }
    w->commits = read_number(db, "SELECT commits FROM life", 0);
    return w;
}

void writer_close(Writer *w)
{
    for (int i = 0; i < SQLS; i++)
        sqlite3_finalize(w->statement[i]);
    decisions_close(w->log);
    free(w);
}

StoreResult sqlite_run(sqlite3_stmt *s, const Values *v)
{
    for (int i = 0; i < v->count && i < sqlite3_bind_parameter_count(s); i++)
        if (v->of[i].text != NULL)
            sqlite3_bind_text(s, i + 1, v->of[i].text, -1, SQLITE_STATIC);
        else
            sqlite3_bind_int64(s, i + 1, v->of[i].number);
    int code = sqlite3_step(s);
    sqlite3_reset(s);
    sqlite3_clear_bindings(s);
    return code == SQLITE_DONE || code == SQLITE_ROW ? STORE_DONE
           : (code & 0xFF) == SQLITE_CONSTRAINT      ? STORE_REFUSED
                                                     : STORE_FAILED;
}

static StoreResult run(Writer *w, Sql which)
{
    return sqlite_run(w->statement[which], &(Values){.count = 0});
}

/* It must change one row: what it belongs to may be gone. */
static StoreResult run_one(Writer *w, Sql which, const Values *v)
{
    StoreResult result = sqlite_run(w->statement[which], v);
    return result == STORE_DONE && sqlite3_changes(w->db) != 1 ? STORE_REFUSED : result;
}

/* The next game's names behind *number; false: there is none. */
static bool next_names(Writer *w, const char *table, int *number, char names[ROW_NAMES_TEXT])
{
    sqlite3_stmt *s = w->statement[SQL_NAMES_OF];
    sqlite3_bind_text(s, 1, table, -1, SQLITE_STATIC);
    sqlite3_bind_int(s, 2, *number);
    bool found = sqlite3_step(s) == SQLITE_ROW;
    if (found) {
        *number = sqlite3_column_int(s, 0);
        snprintf(names, ROW_NAMES_TEXT, "%s", (const char *)sqlite3_column_text(s, 1));
    }
    sqlite3_reset(s);
    sqlite3_clear_bindings(s);
    return found;
}

/* Table and seat. */
static StoreResult drop_chat(Writer *w, const Values *of)
{
    StoreResult result = sqlite_run(w->statement[SQL_CHAT_BLANK], of);
    return result == STORE_DONE ? sqlite_run(w->statement[SQL_CHAT_OF], of) : result;
}

/* A player's name goes from the table and from every game of it, and all that the seat said. */
static StoreResult forget_player(Writer *w, const Write *write, const Values *row)
{
    char stored[ROW_NAMES_TEXT];
    Values v;
    RowTexts texts;
    int number = 0;
    StoreResult result = run_one(w, SQL_TABLE, row);
    while (result == STORE_DONE && next_names(w, write->table, &number, stored))
        if (row_renamed(write, number, stored, &v, &texts))
            result = run_one(w, SQL_NAMES, &v);
    v = (Values){.count = 2, .of = {{.text = write->table}, {.number = write->seat}}};
    return result == STORE_DONE ? drop_chat(w, &v) : result;
}

static StoreResult write_game(Writer *w, const Write *write, const Values *v)
{
    if (write->moved)
        return run_one(w, SQL_MOVED_GAME, v);
    StoreResult result = run_one(w, SQL_TABLE, v);
    return result == STORE_DONE ? run_one(w, SQL_GAME, v) : result;
}

static StoreResult write_decision(Writer *w, const Write *write, const Values *v)
{
    StoreResult result = decisions_write(w->log, &write->decision, v);
    w->decisions += result == STORE_DONE;
    return result == STORE_DONE && write->decision.ends ? run_one(w, SQL_OVER, v) : result;
}

static StoreResult write_chat(Writer *w, const Values *v)
{
    StoreResult result = run_one(w, SQL_CHAT, v);
    return result == STORE_DONE ? sqlite_run(w->statement[SQL_CHAT_DROP], v) : result;
}

static StoreResult drop_table(Writer *w, const Values *v)
{
    StoreResult result = sqlite_run(w->statement[SQL_DROP_DECISIONS], v);
    if (result == STORE_DONE)
        w->decisions -= sqlite3_changes(w->db);
    if (result == STORE_DONE)
        result = sqlite_run(w->statement[SQL_DROP_GAMES], v);
    return result == STORE_DONE ? run_one(w, SQL_DROP_TABLE, v) : result;
}

static StoreResult write_one(Writer *w, const Write *write)
{
    Values v;
    RowTexts texts;
    row_values(write, &v, &texts);
    switch (write->kind) {
    case WRITE_TABLE:
        return run_one(w, row_is_new(write) ? SQL_NEW_TABLE : SQL_TABLE, &v);
    case WRITE_GAME:
        return write_game(w, write, &v);
    case WRITE_FORGET:
        return forget_player(w, write, &v);
    case WRITE_DECISION:
        return write_decision(w, write, &v);
    case WRITE_CHAT:
        return write_chat(w, &v);
    case WRITE_LIVED:
        w->lived = write->clock;
        return STORE_DONE;
    case WRITE_NOTE:
        return run_one(w, SQL_NOTE, &v);
    case WRITE_NOTICES:
        return run_one(w, SQL_NOTICES, &v);
    case WRITE_SWEEP:
        return run(w, SQL_SWEEP);
    case WRITE_DROP_TABLE:
        return drop_table(w, &v);
    case WRITE_DROP_CHAT:
        return drop_chat(w, &v);
    case WRITE_CHECK: /* what was read is on the disk */
    case WRITE_HERE:  /* nobody else is there to be told */
    case WRITE_AWAY:
    case WRITE_NOTHING:
        return STORE_DONE;
    }
    return STORE_FAILED;
}

/* Of several statements all take effect, or none. */
static StoreResult write_whole(Writer *w, const Write *write)
{
    bool several =
        write->kind == WRITE_GAME || write->kind == WRITE_FORGET || write->kind == WRITE_DROP_TABLE;
    int64_t decisions = w->decisions;
    if (!several)
        return write_one(w, write);
    StoreResult result = run(w, SQL_SAVE);
    if (result != STORE_DONE)
        return STORE_FAILED;
    result = write_one(w, write);
    if (result == STORE_REFUSED) {
        w->decisions = decisions;
        if (run(w, SQL_UNSAVE) != STORE_DONE)
            return STORE_FAILED;
    }
    return result != STORE_FAILED && run(w, SQL_KEEP) != STORE_DONE ? STORE_FAILED : result;
}

/* Behind a commit, without a sync: it is to be found after a crash of the process, and may be older
 * after one of the machine. */
static void note_commit(const Writer *w)
{
    char text[24];
    int size = snprintf(text, sizeof text, "%020lld\n", (long long)w->commits);
    if (w->note >= 0 && pwrite(w->note, text, (size_t)size, 0) != size)
        return; /* it only says less than it could */
}

static StoreResult end_batch(Writer *w)
{
    Values v = {.count = 0};
    value_number(&v, w->commits + 1);
    value_number(&v, w->decisions);
    value_number(&v, w->lived);
    StoreResult result = run_one(w, SQL_LIFE, &v);
    if (result == STORE_DONE)
        result = run(w, SQL_COMMIT);
    if (result == STORE_DONE) {
        w->commits++;
        note_commit(w);
    }
    return result;
}

void writer_commit(Writer *w, Write *first)
{
    StoreResult all = run(w, SQL_BEGIN);
    w->decisions = w->lived = 0;
    for (Write *write = first; write != NULL && all == STORE_DONE; write = write_after(write)) {
        write->result = write_whole(w, write);
        if (write->result == STORE_FAILED)
            all = STORE_FAILED;
    }
    if (all == STORE_DONE)
        all = end_batch(w);
    if (all == STORE_DONE)
        return;
    if (sqlite3_get_autocommit(w->db) == 0)
        run(w, SQL_ROLLBACK);
    for (Write *write = first; write != NULL; write = write_after(write))
        write->result = STORE_FAILED;
}
