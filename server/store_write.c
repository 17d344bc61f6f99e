/*
 * store_write.c - a batch of writes in one transaction.
 *
 * A write whose key is taken is refused alone. Any other error undoes the whole batch: nothing of
 * it is on the disk then, and everyone in it is told so.
 */
#include "server/store_sqlite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum Sql {
    SQL_BEGIN,
    SQL_COMMIT,
    SQL_ROLLBACK,
    SQL_TABLE,
    SQL_SEAT,
    SQL_GAME,
    SQL_GAMES,
    SQL_DECISION,
    SQL_ASKED,
    SQL_OVER,
    SQL_CHAT,
    SQL_CHAT_DROP,
    SQL_ALIVE,
    SQL_DROP_SEATS,
    SQL_DROP_CHAT,
    SQL_DROP_TABLES,
    SQLS,
} Sql;

static const char *const sql[SQLS] = {
    [SQL_BEGIN] = "BEGIN IMMEDIATE",
    [SQL_COMMIT] = "COMMIT",
    [SQL_ROLLBACK] = "ROLLBACK",
    [SQL_TABLE] = "INSERT INTO tables(id, rules, seats, public, pace, pace_ms, made_at, maker,"
                  " games) VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9)"
                  " ON CONFLICT(id) DO UPDATE SET rules=?2, seats=?3, public=?4, pace=?5,"
                  " pace_ms=?6, maker=?8, games=max(games,?9)",
    [SQL_SEAT] = "INSERT OR REPLACE INTO seats(tbl, seat, kind, standin, muted, name, bot, token)"
                 " VALUES(?,?,?,?,?,?,?,?)",
    [SQL_GAME] = "INSERT INTO games(tbl, number, rules_version, deal, names, started_at, asked_at,"
                 " over) VALUES(?,?,?,?,?,?,?,0)",
    [SQL_GAMES] = "UPDATE tables SET games=?2 WHERE id=?1",
    [SQL_DECISION] = "INSERT INTO decisions(game, n, seat, decision, at)"
                     " SELECT id, ?3, ?4, ?5, ?6 FROM games WHERE tbl=?1 AND number=?2",
    [SQL_ASKED] = "UPDATE games SET asked_at=?3 WHERE tbl=?1 AND number=?2",
    [SQL_OVER] = "UPDATE games SET over=1 WHERE tbl=?1 AND number=?2",
    [SQL_CHAT] = "INSERT INTO chat(tbl, n, seat, name, said) VALUES(?,?,?,?,?)",
    [SQL_CHAT_DROP] = "DELETE FROM chat WHERE tbl=?1 AND n<=?2",
    [SQL_ALIVE] = "INSERT OR REPLACE INTO life(one, alive_at) VALUES(1,?)",
    [SQL_DROP_SEATS] = "DELETE FROM seats WHERE tbl IN"
                       " (SELECT id FROM tables WHERE games=0 AND made_at<?1)",
    [SQL_DROP_CHAT] = "DELETE FROM chat WHERE tbl IN"
                      " (SELECT id FROM tables WHERE games=0 AND made_at<?1)",
    [SQL_DROP_TABLES] = "DELETE FROM tables WHERE games=0 AND made_at<?1",
};

struct Writer {
    sqlite3 *db;
    sqlite3_stmt *statement[SQLS];
};

Writer *writer_open(sqlite3 *db, char why[STORE_WHY])
{
    Writer *w = calloc(1, sizeof *w);
    if (w == NULL) {
        snprintf(why, STORE_WHY, "out of memory");
        return NULL;
    }
    w->db = db;
    for (int i = 0; i < SQLS; i++)
        if (sqlite3_prepare_v3(db, sql[i], -1, SQLITE_PREPARE_PERSISTENT, &w->statement[i], NULL) !=
            SQLITE_OK) {
            snprintf(why, STORE_WHY, "%s", sqlite3_errmsg(db));
            writer_close(w);
            return NULL;
        }
    return w;
}

void writer_close(Writer *w)
{
    for (int i = 0; i < SQLS; i++)
        sqlite3_finalize(w->statement[i]);
    free(w);
}

static void bind_text(sqlite3_stmt *s, int at, const char *text)
{
    sqlite3_bind_text(s, at, text, -1, SQLITE_STATIC);
}

static StoreResult run(sqlite3_stmt *s)
{
    int code = sqlite3_step(s);
    sqlite3_reset(s);
    sqlite3_clear_bindings(s);
    return code == SQLITE_DONE || code == SQLITE_ROW ? STORE_DONE
           : (code & 0xFF) == SQLITE_CONSTRAINT      ? STORE_REFUSED
                                                     : STORE_FAILED;
}

static StoreResult write_seat(Writer *w, const StoredTable *t, int seat)
{
    sqlite3_stmt *s = w->statement[SQL_SEAT];
    const StoredSeat *from = &t->seat[seat];
    bind_text(s, 1, t->id);
    sqlite3_bind_int(s, 2, seat);
    sqlite3_bind_int(s, 3, from->kind);
    sqlite3_bind_int(s, 4, from->standin);
    sqlite3_bind_int(s, 5, from->muted);
    bind_text(s, 6, from->name);
    bind_text(s, 7, from->bot);
    sqlite3_bind_blob(s, 8, from->token, SECRET_HASH, SQLITE_STATIC);
    return run(s);
}

static StoreResult write_table(Writer *w, const Write *write)
{
    const StoredTable *t = write->body;
    sqlite3_stmt *s = w->statement[SQL_TABLE];
    bind_text(s, 1, t->id);
    bind_text(s, 2, t->rules);
    sqlite3_bind_int(s, 3, t->seats);
    sqlite3_bind_int(s, 4, t->is_public);
    sqlite3_bind_int(s, 5, t->pace);
    sqlite3_bind_int(s, 6, t->pace_ms);
    sqlite3_bind_int64(s, 7, t->made_at);
    sqlite3_bind_blob(s, 8, t->maker, SECRET_HASH, SQLITE_STATIC);
    sqlite3_bind_int(s, 9, t->games);
    StoreResult result = run(s);
    for (int seat = 0; seat < t->seats && result == STORE_DONE; seat++)
        result = write_seat(w, t, seat);
    return result;
}

/* One name a line: names have no control characters. */
static void join_names(const StoredGame *g, char text[ORI_MAX_SEATS * ORI_NAME_TEXT])
{
    int length = 0;
    for (int seat = 0; seat < (int)g->start.rules.seats; seat++)
        length += snprintf(text + length, ORI_NAME_TEXT, "%s\n", g->name[seat]);
}

static StoreResult write_game(Writer *w, const Write *write)
{
    const StoredGame *g = write->body;
    sqlite3_stmt *s = w->statement[SQL_GAME];
    char deal[ORI_POSITION_TEXT];
    char names[ORI_MAX_SEATS * ORI_NAME_TEXT];
    ori_write_position(&g->start, deal);
    join_names(g, names);
    bind_text(s, 1, g->table);
    sqlite3_bind_int(s, 2, g->number);
    sqlite3_bind_int(s, 3, ORI_RULES_VERSION);
    bind_text(s, 4, deal);
    bind_text(s, 5, names);
    sqlite3_bind_int64(s, 6, g->started_at);
    sqlite3_bind_int64(s, 7, g->asked_at);
    StoreResult result = run(s);
    if (result != STORE_DONE)
        return result;
    s = w->statement[SQL_GAMES];
    bind_text(s, 1, g->table);
    sqlite3_bind_int(s, 2, g->number);
    return run(s);
}

static StoreResult touch_game(Writer *w, Sql which, const Write *write)
{
    sqlite3_stmt *s = w->statement[which];
    bind_text(s, 1, write->table);
    sqlite3_bind_int(s, 2, write->game);
    if (which == SQL_ASKED)
        sqlite3_bind_int64(s, 3, write->at);
    return run(s);
}

static StoreResult write_decision(Writer *w, const Write *write)
{
    sqlite3_stmt *s = w->statement[SQL_DECISION];
    bind_text(s, 1, write->table);
    sqlite3_bind_int(s, 2, write->game);
    sqlite3_bind_int(s, 3, write->n);
    sqlite3_bind_int(s, 4, write->seat);
    bind_text(s, 5, write->text);
    sqlite3_bind_int64(s, 6, write->at);
    StoreResult result = run(s);
    if (result == STORE_DONE && sqlite3_changes(w->db) != 1)
        return STORE_REFUSED; /* there is no such game */
    return result == STORE_DONE && write->ends ? touch_game(w, SQL_OVER, write) : result;
}

static StoreResult write_chat(Writer *w, const Write *write)
{
    const StoredChat *c = write->body;
    sqlite3_stmt *s = w->statement[SQL_CHAT];
    bind_text(s, 1, write->table);
    sqlite3_bind_int64(s, 2, c->n);
    sqlite3_bind_int(s, 3, c->seat);
    bind_text(s, 4, c->name);
    bind_text(s, 5, c->text);
    StoreResult result = run(s);
    if (result != STORE_DONE)
        return result;
    s = w->statement[SQL_CHAT_DROP];
    bind_text(s, 1, write->table);
    sqlite3_bind_int64(s, 2, c->n - STORE_CHAT_KEPT);
    return run(s);
}

static StoreResult write_with_time(Writer *w, Sql which, int64_t at)
{
    sqlite3_bind_int64(w->statement[which], 1, at);
    return run(w->statement[which]);
}

static StoreResult write_one(Writer *w, const Write *write)
{
    switch (write->kind) {
    case WRITE_TABLE:
        return write_table(w, write);
    case WRITE_GAME:
        return write_game(w, write);
    case WRITE_DECISION:
        return write_decision(w, write);
    case WRITE_CHAT:
        return write_chat(w, write);
    case WRITE_ALIVE:
        return write_with_time(w, SQL_ALIVE, write->at);
    case WRITE_ASKED:
        return touch_game(w, SQL_ASKED, write);
    case WRITE_DROP: {
        StoreResult result = write_with_time(w, SQL_DROP_SEATS, write->at);
        if (result == STORE_DONE)
            result = write_with_time(w, SQL_DROP_CHAT, write->at);
        return result == STORE_DONE ? write_with_time(w, SQL_DROP_TABLES, write->at) : result;
    }
    }
    return STORE_FAILED;
}

void writer_commit(Writer *w, Write *first)
{
    StoreResult all = run(w->statement[SQL_BEGIN]);
    for (Write *write = first; write != NULL && all == STORE_DONE; write = write->next) {
        write->result = write_one(w, write);
        if (write->result == STORE_FAILED)
            all = STORE_FAILED;
    }
    if (all == STORE_DONE)
        all = run(w->statement[SQL_COMMIT]);
    if (all == STORE_DONE)
        return;
    if (sqlite3_get_autocommit(w->db) == 0)
        run(w->statement[SQL_ROLLBACK]);
    for (Write *write = first; write != NULL; write = write->next)
        write->result = STORE_FAILED;
}
