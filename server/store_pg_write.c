/*
 * store_pg_write.c - a batch of writes in one transaction of PostgreSQL.
 *
 * Every write is one statement that changes one row if it may, and none if another was first. The
 * batch is sorted, by table and then by what is locked: two nodes that write the same tables wait
 * for each other in a line, never in a circle.
 *
 * Each write can be given again: it finds its own row, and knows it by its checksum. So a batch
 * whose answer never came is given again, on a new connection, until it is known what became of it;
 * nothing is told as written that is not known to be.
 */
#include "server/store_pg.h"

#include "server/log.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    GIVE_UP_MS = 10000, /* after so long nobody waits any more */
    FIRST_PAUSE_MS = 50,
    LONGEST_PAUSE_MS = 1000,
    HINT_BYTES = 7900, /* PostgreSQL takes 8000 */
    HINT_TEXT = 160,
};

typedef enum Sql {
    SQL_NEW_TABLE,
    SQL_TABLE,
    SQL_GAME,
    SQL_DECISION,
    SQL_LAST_DECISION,
    SQL_CHAT,
    SQL_ASKED,
    SQL_USED,
    SQL_DROP_TABLE,
    SQL_DROP_CHAT,
    SQL_BEGIN,
    SQL_COMMIT,
    SQL_ROLLBACK,
    SQL_NAMES_OF,
    SQL_NAMES,
    SQL_CHAT_OF,
    SQL_OWN_TABLE,
    SQL_OWN_DECISION,
    SQL_OWN_CHAT,
    SQL_HERE,
    SQL_AWAY,
    SQL_SLEEP,
    SQL_HINT,
    SQL_MOVED_GAME,
    SQL_MOVED_CLOCK,
    SQLS,
} Sql;

/* clang-format off */
#define UPDATE_TABLE \
    "UPDATE tables SET rules=$2, seats=$3, public=$4, pace=$5, pace_ms=$6, absence_ms=$7, made_at=$8, used_at=$9," \
    " maker=$10, games=$11, votes_at=$12, sum=$13, v=$14, help=$15, kind=$16, standin=$17, muted=$18, votes=$19," \
    " rematch=$20, name=$21, bot=$22, token=$23 WHERE id=$1 AND v=$14::bigint-1"
#define INSERT_DECISION \
    "INSERT INTO decisions(tbl, game, n, seat, standin, decision, at, clock, sum)" \
    " SELECT tbl, number, $3, $4, $5, $6, $7, $8, $9 FROM games WHERE tbl=$1 AND number=$2 ON CONFLICT DO NOTHING"

static const char *const sql[SQLS] = {
    [SQL_NEW_TABLE] = "INSERT INTO tables(id, rules, seats, public, pace, pace_ms, absence_ms, made_at, used_at, maker,"
                      " games, votes_at, sum, v, help, kind, standin, muted, votes, rematch, name, bot, token)"
                      " VALUES($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23)"
                      " ON CONFLICT DO NOTHING",
    [SQL_TABLE] = UPDATE_TABLE,
    [SQL_GAME] = "WITH changed AS (" UPDATE_TABLE " RETURNING id) INSERT INTO games(tbl, number, rules_version, deal,"
                 " names, started_at, asked_at, over, sum, names_sum) SELECT id, $24, $25, $26, $27, $28, $29, false,"
                 " $30, $31 FROM changed",
    [SQL_DECISION] = INSERT_DECISION,
    [SQL_LAST_DECISION] = "WITH last AS (" INSERT_DECISION " RETURNING tbl, game) UPDATE games SET over=true"
                          " FROM last WHERE games.tbl=last.tbl AND games.number=last.game",
    [SQL_CHAT] = "WITH old AS (DELETE FROM chat WHERE tbl=$1 AND n<=$2::bigint-$7::int) INSERT INTO chat(tbl, n, seat, name,"
                 " said, sum) SELECT id, $2, $3, $4, $5, $6 FROM tables WHERE id=$1 ON CONFLICT DO NOTHING",
    [SQL_ASKED] = "UPDATE games SET asked_at=$3 WHERE tbl=$1 AND number=$2",
    [SQL_USED] = "UPDATE tables SET used_at=$2 WHERE id=$1",
    [SQL_DROP_TABLE] = "WITH gone AS (SELECT id FROM tables WHERE id=$1 AND v=$2 AND NOT EXISTS(SELECT 1 FROM here"
                       " JOIN nodes USING(node) WHERE tbl=$1 AND " PG_ALIVE ") FOR UPDATE),"
                       " decided AS (DELETE FROM decisions WHERE tbl IN (SELECT id FROM gone))"
                       " DELETE FROM tables WHERE id IN (SELECT id FROM gone)",
    [SQL_DROP_CHAT] = "DELETE FROM chat WHERE tbl=$1",
    [SQL_BEGIN] = "BEGIN",
    [SQL_COMMIT] = "COMMIT",
    [SQL_ROLLBACK] = "ROLLBACK",
    [SQL_NAMES_OF] = "SELECT number, names FROM games WHERE tbl=$1 ORDER BY number FOR UPDATE",
    [SQL_NAMES] = "UPDATE games SET names=$3, names_sum=$4 WHERE tbl=$1 AND number=$2",
    [SQL_CHAT_OF] = "DELETE FROM chat WHERE tbl=$1 AND seat=$2",
    [SQL_OWN_TABLE] = "SELECT v, sum FROM tables WHERE id=$1",
    [SQL_OWN_DECISION] = "SELECT sum FROM decisions WHERE tbl=$1 AND game=$2 AND n=$3",
    [SQL_OWN_CHAT] = "SELECT sum FROM chat WHERE tbl=$1 AND n=$2",
    [SQL_HERE] = "INSERT INTO here(tbl, node, seats, spectators) VALUES($1,$2,$3,$4) ON CONFLICT(tbl, node)"
                 " DO UPDATE SET seats=$3, spectators=$4",
    [SQL_AWAY] = "DELETE FROM here WHERE tbl=$1 AND node=$2",
    [SQL_SLEEP] = "UPDATE games SET sleeps_v=$3, sleeps_at=$4 WHERE tbl=$1 AND number=$2",
    [SQL_MOVED_GAME] = "INSERT INTO games(tbl, number, rules_version, deal, names, started_at, asked_at, over, sum,"
                       " names_sum) VALUES($1,$2,$3,$4,$5,$6,$7,false,$8,$9)",
    [SQL_MOVED_CLOCK] = "UPDATE life SET lived=greatest(lived, $1)",
    [SQL_HINT] = "SELECT pg_notify('" PG_CHANNEL "', $1)",
};
/* clang-format on */

struct PgWriter {
    PgLink link;
    const char *node;
    atomic_ullong busy_since; /* milliseconds; 0: it has nothing to do */
    int owed;                 /* syncs that were not waited for: of hints */
    Write **sorted;           /* the batch */
    int count;
    int room_for;
};

PgWriter *pg_writer_open(const char *url, const char *node, char why[STORE_WHY])
{
    PgWriter *w = calloc(1, sizeof *w);
    if (w == NULL) {
        snprintf(why, STORE_WHY, "out of memory");
        return NULL;
    }
    w->node = node;
    w->link = (PgLink){.url = url, .sql = sql, .sqls = SQLS};
    if (link_open(&w->link))
        return w;
    snprintf(why, STORE_WHY, "%s", w->link.why);
    pg_writer_close(w);
    return NULL;
}

int pg_writer_busy_ms(const PgWriter *w)
{
    uint64_t since = atomic_load(&w->busy_since);
    return since != 0 ? (int)(uv_hrtime() / 1000000 - since) : 0;
}

void pg_writer_close(PgWriter *w)
{
    link_close(&w->link);
    free(w->sorted);
    free(w);
}

/* --- One statement for each write --- */

typedef struct TableText {
    char maker[2 * SECRET_HASH + 1];
    char kind[PG_ARRAY_TEXT];
    char standin[PG_ARRAY_TEXT];
    char muted[PG_ARRAY_TEXT];
    char votes[PG_ARRAY_TEXT];
    char rematch[PG_ARRAY_TEXT];
    char name[PG_ARRAY_TEXT];
    char bot[PG_ARRAY_TEXT];
    char token[PG_ARRAY_TEXT];
} TableText;

static void write_hex(const uint8_t hash[SECRET_HASH], char out[2 * SECRET_HASH + 1])
{
    for (int i = 0; i < SECRET_HASH; i++)
        snprintf(out + 2 * i, 3, "%02x", hash[i]);
}

/* {"a","b\"c"} */
static void add_text(char array[PG_ARRAY_TEXT], int seat, const char *text)
{
    size_t at = strlen(array);
    array[at++] = seat == 0 ? '{' : ',';
    array[at++] = '"';
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\')
            array[at++] = '\\';
        array[at++] = *text;
    }
    array[at++] = '"';
    array[at] = '\0';
}

static void add_number(char array[PG_ARRAY_TEXT], int seat, int number)
{
    size_t at = strlen(array);
    snprintf(array + at, PG_ARRAY_TEXT - at, "%c%d", seat == 0 ? '{' : ',', number);
}

static void write_arrays(const StoredTable *t, TableText *x)
{
    write_hex(t->maker, x->maker);
    for (int seat = 0; seat < t->seats; seat++) {
        const StoredSeat *s = &t->seat[seat];
        char token[2 * SECRET_HASH + 1];
        write_hex(s->token, token);
        add_number(x->kind, seat, s->kind);
        add_text(x->standin, seat, s->standin ? "t" : "f");
        add_number(x->muted, seat, s->muted);
        add_number(x->votes, seat, s->votes);
        add_number(x->rematch, seat, s->rematch);
        add_text(x->name, seat, s->name);
        add_text(x->bot, seat, s->bot);
        add_text(x->token, seat, token);
    }
    char *const arrays[] = {x->kind,    x->standin, x->muted, x->votes,
                            x->rematch, x->name,    x->bot,   x->token};
    for (size_t i = 0; i < sizeof arrays / sizeof arrays[0]; i++)
        strcat(arrays[i], "}");
}

static void table_args(PgArgs *a, const StoredTable *t, TableText *x)
{
    memset(x, 0, sizeof *x);
    write_arrays(t, x);
    arg_text(a, t->id);
    arg_text(a, t->rules);
    arg_number(a, t->seats);
    arg_flag(a, t->is_public);
    arg_number(a, t->pace);
    arg_number(a, t->pace_ms);
    arg_number(a, t->absence_ms);
    arg_number(a, t->made_at);
    arg_number(a, t->used_at);
    arg_text(a, x->maker);
    arg_number(a, t->games);
    arg_number(a, t->votes_at);
    arg_number(a, (int64_t)sum_table(t));
    arg_number(a, t->v);
    arg_flag(a, t->has_help);
    arg_text(a, x->kind);
    arg_text(a, x->standin);
    arg_text(a, x->muted);
    arg_text(a, x->votes);
    arg_text(a, x->rematch);
    arg_text(a, x->name);
    arg_text(a, x->bot);
    arg_text(a, x->token);
}

static bool send_table(PgLink *l, const StoredTable *t, bool moved)
{
    PgArgs a = {.count = 0};
    TableText x;
    table_args(&a, t, &x);
    return link_send(l, t->v == 1 || moved ? SQL_NEW_TABLE : SQL_TABLE, &a);
}

static bool send_game(PgLink *l, const Write *write)
{
    const StoredGame *g = write->stored_game;
    PgArgs a = {.count = 0};
    TableText x;
    char deal[ORI_POSITION_TEXT];
    char names[ROW_NAMES_TEXT];
    if (write->moved)
        arg_text(&a, write->table);
    else
        table_args(&a, write->stored_table, &x);
    ori_write_position(&g->start, deal);
    join_names(g, names);
    arg_number(&a, g->number);
    arg_number(&a, ORI_RULES_VERSION);
    arg_text(&a, deal);
    arg_text(&a, names);
    arg_number(&a, g->started_at);
    arg_number(&a, g->asked_at);
    arg_number(&a, (int64_t)g->sum);
    arg_number(&a, (int64_t)sum_names(g));
    return link_send(l, write->moved ? SQL_MOVED_GAME : SQL_GAME, &a);
}

static bool send_decision(PgLink *l, const StoredDecision *d)
{
    PgArgs a = {.count = 0};
    char text[ORI_DECISION_TEXT];
    ori_write_decision(d->decision, text);
    arg_text(&a, d->table);
    arg_number(&a, d->game);
    arg_number(&a, d->n);
    arg_number(&a, d->seat);
    arg_flag(&a, d->standin);
    arg_text(&a, text);
    arg_number(&a, d->at);
    arg_number(&a, d->clock);
    arg_number(&a, (int64_t)d->sum);
    return link_send(l, d->ends ? SQL_LAST_DECISION : SQL_DECISION, &a);
}

static bool send_chat(PgLink *l, const Write *write)
{
    const StoredChat *c = write->stored_chat;
    PgArgs a = {.count = 0};
    arg_text(&a, write->table);
    arg_number(&a, c->n);
    arg_number(&a, c->seat);
    arg_text(&a, c->name);
    arg_text(&a, c->text);
    arg_number(&a, (int64_t)sum_chat(write->table, c));
    arg_number(&a, STORE_CHAT_KEPT);
    return link_send(l, SQL_CHAT, &a);
}

/* Those that every node sends for itself. */
static bool send_presence(const PgWriter *w, PgLink *l, const Write *write)
{
    PgArgs a = {.count = 0};
    arg_text(&a, write->table);
    arg_text(&a, w->node);
    if (write->kind == WRITE_AWAY)
        return link_send(l, SQL_AWAY, &a);
    arg_number(&a, write->seat);
    arg_number(&a, write->count);
    return link_send(l, SQL_HERE, &a);
}

static bool send_write(const PgWriter *w, PgLink *l, const Write *write)
{
    PgArgs a = {.count = 0};
    switch (write->kind) {
    case WRITE_TABLE:
        return send_table(l, write->stored_table, write->moved);
    case WRITE_GAME:
        return send_game(l, write);
    case WRITE_DECISION:
        return send_decision(l, &write->decision);
    case WRITE_CHAT:
        return send_chat(l, write);
    case WRITE_HERE:
    case WRITE_AWAY:
        return send_presence(w, l, write);
    case WRITE_SLEEP:
        arg_text(&a, write->table);
        arg_number(&a, write->game);
        arg_number(&a, write->v);
        arg_number(&a, write->count);
        return link_send(l, SQL_SLEEP, &a);
    case WRITE_ASKED:
        arg_text(&a, write->table);
        arg_number(&a, write->game);
        arg_number(&a, write->clock);
        return link_send(l, SQL_ASKED, &a);
    case WRITE_USED:
        arg_text(&a, write->table);
        arg_number(&a, write->clock);
        return link_send(l, SQL_USED, &a);
    case WRITE_DROP_TABLE:
        arg_text(&a, write->table);
        arg_number(&a, write->v);
        return link_send(l, SQL_DROP_TABLE, &a);
    case WRITE_DROP_CHAT:
        arg_text(&a, write->table);
        return link_send(l, SQL_DROP_CHAT, &a);
    case WRITE_LIVED: /* else the heart's */
        arg_number(&a, write->clock);
        return !write->moved || link_send(l, SQL_MOVED_CLOCK, &a);
    case WRITE_FORGET: /* a transaction of its own, below */
        return true;
    }
    return false;
}

/* --- The batch --- */

/* What is locked first, in every batch of every node: the table's row, then what hangs on it. */
static int rank_of(const Write *w)
{
    switch (w->kind) {
    case WRITE_TABLE:
    case WRITE_GAME:
    case WRITE_USED:
        return 0;
    case WRITE_DECISION:
        return 1;
    case WRITE_ASKED:
    case WRITE_SLEEP:
        return 2;
    case WRITE_CHAT:
    case WRITE_DROP_CHAT:
        return 3;
    case WRITE_HERE:
    case WRITE_AWAY:
        return 4;
    case WRITE_DROP_TABLE:
    case WRITE_LIVED:
    case WRITE_FORGET:
        return 5;
    }
    return 5;
}

static int compare(const Write *a, const Write *b)
{
    int by_table = strcmp(a->table, b->table);
    return by_table != 0 ? by_table : rank_of(a) - rank_of(b);
}

/* What is equal keeps its order. */
static void merge(Write **from, Write **to, int count)
{
    if (count < 2)
        return;
    int half = count / 2;
    int a = 0;
    int b = half;
    merge(from, to, half);
    merge(from + half, to + half, count - half);
    for (int i = 0; i < count; i++)
        to[i] = b == count || (a < half && compare(from[a], from[b]) <= 0) ? from[a++] : from[b++];
    memcpy(from, to, (size_t)count * sizeof *from);
}

static bool sort_batch(PgWriter *w, Write *first)
{
    int count = 0;
    for (const Write *write = first; write != NULL; write = write_after(write))
        count++;
    if (count > w->room_for) {
        Write **more = realloc(w->sorted, 2 * (size_t)count * sizeof *more); /* half to merge in */
        if (more == NULL)
            return false;
        w->sorted = more;
        w->room_for = count;
    }
    w->count = 0;
    for (Write *write = first; write != NULL; write = write_after(write))
        w->sorted[w->count++] = write;
    merge(w->sorted, w->sorted + count, count);
    return true;
}

static StoreResult result_of(const Write *write, const PGresult *r)
{
    bool one = strcmp(PQcmdTuples((PGresult *)(uintptr_t)r), "1") == 0;
    return one || write->kind == WRITE_DROP_CHAT || write->kind == WRITE_AWAY ? STORE_DONE
                                                                              : STORE_REFUSED;
}

typedef enum Outcome {
    OUT_DONE,   /* committed: each write has its result */
    OUT_AGAIN,  /* undone, for no fault of its own */
    OUT_BROKEN, /* nobody knows */
    OUT_FAILED, /* undone */
} Outcome;

static Outcome outcome_of(PgLink *l, const PGresult *r)
{
    static const Outcome outcomes[] = {
        [PG_AGAIN] = OUT_AGAIN, [PG_BROKEN] = OUT_BROKEN, [PG_WRONG] = OUT_FAILED};
    PgFate fate = result_fate(r);
    if (fate == PG_BROKEN)
        link_close(l);
    if (fate == PG_WRONG)
        log_event(LOG_FAILURE, "database-refuses", "state=%s",
                  PQresultErrorField(r, PG_DIAG_SQLSTATE));
    return outcomes[fate];
}

static bool has_statement(const Write *write)
{
    return write->kind != WRITE_FORGET && (write->kind != WRITE_LIVED || write->moved);
}

/* The answers to hints that went before. */
static bool hear_owed(PgWriter *w)
{
    while (w->owed > 0) {
        PGresult *r = link_next(&w->link);
        if (r == NULL)
            return false;
        w->owed -= PQresultStatus(r) == PGRES_PIPELINE_SYNC;
        PQclear(r);
    }
    return true;
}

/* One implicit transaction: it is committed when the sync is answered, and nothing went wrong. */
static Outcome commit_batch(PgWriter *w)
{
    PgLink *l = &w->link;
    Outcome out = OUT_DONE;
    for (int i = 0; i < w->count; i++)
        if (!send_write(w, l, w->sorted[i]))
            return OUT_BROKEN;
    if (!link_sync(l) || !hear_owed(w))
        return OUT_BROKEN;
    for (int i = 0;;) {
        PGresult *r = link_next(l);
        if (r == NULL)
            return OUT_BROKEN;
        ExecStatusType status = PQresultStatus(r);
        for (; i < w->count && !has_statement(w->sorted[i]); i++)
            w->sorted[i]->result = STORE_DONE;
        if (status == PGRES_FATAL_ERROR && out == OUT_DONE)
            out = outcome_of(l, r);
        else if (status == PGRES_COMMAND_OK && i < w->count)
            w->sorted[i]->result = result_of(w->sorted[i], r);
        i++;
        PQclear(r);
        if (status == PGRES_PIPELINE_SYNC || l->conn == NULL)
            return out;
    }
}

/* --- A player is forgotten: the names of all games are read and written again --- */

static bool is_changed(PgLink *l, int statement, const PgArgs *a, bool *one)
{
    PGresult *r = link_ask(l, statement, a);
    *one = r != NULL && strcmp(PQcmdTuples(r), "1") == 0;
    PQclear(r);
    return r != NULL;
}

static bool forget_names(PgLink *l, const Write *write, StoredGame *g)
{
    const StoredTable *t = write->stored_table;
    PgArgs of = {.count = 0};
    bool one;
    arg_text(&of, t->id);
    PGresult *r = link_ask(l, SQL_NAMES_OF, &of);
    bool well = r != NULL;
    for (int i = 0; well && i < PQntuples(r); i++) {
        PgArgs a = {.count = 0};
        char names[ROW_NAMES_TEXT];
        snprintf(g->table, sizeof g->table, "%s", t->id);
        g->number = (int)result_number(r, i, 0);
        g->start.rules.seats = (unsigned)t->seats & 7u;
        split_names(PQgetvalue(r, i, 1), g);
        snprintf(g->name[write->seat], ORI_NAME_TEXT, "%s", t->seat[write->seat].name);
        join_names(g, names);
        arg_text(&a, t->id);
        arg_number(&a, g->number);
        arg_text(&a, names);
        arg_number(&a, (int64_t)sum_names(g));
        well = is_changed(l, SQL_NAMES, &a, &one) && one;
    }
    PQclear(r);
    PgArgs chat = {.count = 0};
    arg_text(&chat, t->id);
    arg_number(&chat, write->seat);
    return well && is_changed(l, SQL_CHAT_OF, &chat, &one);
}

static Outcome forget_player(PgLink *l, Write *write)
{
    PgArgs a = {.count = 0};
    TableText x;
    bool one;
    StoredGame *g = calloc(1, sizeof *g);
    if (g == NULL)
        return OUT_FAILED;
    table_args(&a, write->stored_table, &x);
    bool well = is_changed(l, SQL_BEGIN, NULL, &one) && is_changed(l, SQL_TABLE, &a, &one);
    write->result = well && one ? STORE_DONE : STORE_REFUSED;
    well = well && (!one || forget_names(l, write, g));
    well = well && is_changed(l, SQL_COMMIT, NULL, &one);
    free(g);
    if (well)
        return OUT_DONE;
    if (l->conn == NULL)
        return OUT_BROKEN;
    is_changed(l, SQL_ROLLBACK, NULL, &one);
    return OUT_FAILED;
}

/* --- Given again --- */

/* A write that was refused when it was given again may have been done the first time. */
static bool recognise(PgLink *l, Write *write)
{
    PgArgs a = {.count = 0};
    bool is_table =
        write->kind == WRITE_TABLE || write->kind == WRITE_GAME || write->kind == WRITE_FORGET;
    int statement = is_table                        ? SQL_OWN_TABLE
                    : write->kind == WRITE_DECISION ? SQL_OWN_DECISION
                    : write->kind == WRITE_CHAT     ? SQL_OWN_CHAT
                                                    : -1;
    if (write->result != STORE_REFUSED || statement < 0)
        return true;
    arg_text(&a, write->table);
    if (write->kind == WRITE_DECISION) {
        arg_number(&a, write->decision.game);
        arg_number(&a, write->decision.n);
    } else if (write->kind == WRITE_CHAT) {
        arg_number(&a, write->stored_chat->n);
    }
    PGresult *r = link_ask(l, statement, &a);
    if (r == NULL)
        return false;
    uint64_t own = is_table                        ? sum_table(write->stored_table)
                   : write->kind == WRITE_DECISION ? write->decision.sum
                                                   : sum_chat(write->table, write->stored_chat);
    if (PQntuples(r) == 1) {
        uint64_t sum = (uint64_t)result_number(r, 0, is_table ? 1 : 0);
        if (sum == own)
            write->result = STORE_DONE;
        else if (is_table && result_number(r, 0, 0) > write->stored_table->v)
            write->result = STORE_FAILED; /* the row has moved on: nobody can tell any more */
    }
    PQclear(r);
    return true;
}

static Outcome try_batch(PgWriter *w, bool again)
{
    PgLink *l = &w->link;
    if (!link_open(l))
        return OUT_BROKEN;
    if (l->fresh)
        w->owed = 0;
    l->fresh = false;
    Outcome out = commit_batch(w);
    for (int i = 0; i < w->count && out == OUT_DONE; i++)
        if (w->sorted[i]->kind == WRITE_FORGET)
            out = forget_player(l, w->sorted[i]);
    for (int i = 0; i < w->count && out == OUT_DONE && again; i++)
        if (!recognise(l, w->sorted[i]))
            out = OUT_BROKEN;
    return out;
}

/* --- Hints: what was written, told to the other nodes --- */

static void send_hint(PgWriter *w, const char *text)
{
    PgArgs a = {.count = 0};
    arg_text(&a, text);
    if (link_send(&w->link, SQL_HINT, &a) && link_sync(&w->link))
        w->owed++;
}

static int write_hint(const Write *write, char out[HINT_TEXT])
{
    const StoredDecision *d = &write->decision;
    char text[ORI_DECISION_TEXT];
    if (write->kind != WRITE_DECISION)
        return snprintf(out, HINT_TEXT, " %s", write->table);
    ori_write_decision(d->decision, text);
    return snprintf(out, HINT_TEXT, " %s:%d:%d:%d:%d:%lld:%lld:%llu:%s", d->table, d->game, d->n,
                    d->seat, d->standin, (long long)d->at, (long long)d->clock,
                    (unsigned long long)d->sum, text);
}

static bool is_news(const Write *write)
{
    return write->result == STORE_DONE && write->kind != WRITE_LIVED && write->kind != WRITE_USED &&
           write->kind != WRITE_SLEEP;
}

/* Behind the commit and in a transaction of its own: one that notifies holds a lock over all
 * others that do, and must not wait for the disk with it. The answer is heard with the next
 * batch. */
static void tell_others(PgWriter *w)
{
    char text[HINT_BYTES + HINT_TEXT];
    char last[HINT_TEXT] = "";
    int none = snprintf(text, sizeof text, "%s", w->node);
    int size = none;
    for (int i = 0; i < w->count; i++) {
        char one[HINT_TEXT];
        if (!is_news(w->sorted[i]))
            continue;
        int length = write_hint(w->sorted[i], one);
        if (strcmp(one, last) == 0)
            continue;
        if (size + length > HINT_BYTES) {
            send_hint(w, text);
            size = none;
        }
        memcpy(text + size, one, (size_t)length + 1);
        size += length;
        memcpy(last, one, sizeof last);
    }
    if (size > none)
        send_hint(w, text);
    link_flush(&w->link);
}

void pg_writer_commit(PgWriter *w, Write *first)
{
    uint64_t began = uv_hrtime() / 1000000;
    uint64_t until = began + GIVE_UP_MS;
    unsigned pause = FIRST_PAUSE_MS;
    bool again = false;
    atomic_store(&w->busy_since, began);
    Outcome out = sort_batch(w, first) ? try_batch(w, false) : OUT_FAILED;
    while ((out == OUT_BROKEN || out == OUT_AGAIN) && uv_hrtime() / 1000000 + pause < until) {
        if (out == OUT_BROKEN)
            log_event(LOG_WARNING, "database-lost", "hint=\"it is given again\"");
        again = again || out == OUT_BROKEN;
        uv_sleep(pause);
        pause = pause * 2 < LONGEST_PAUSE_MS ? pause * 2 : LONGEST_PAUSE_MS;
        out = try_batch(w, again);
    }
    for (Write *write = first; write != NULL && out != OUT_DONE; write = write_after(write))
        write->result = STORE_FAILED;
    if (out == OUT_DONE)
        tell_others(w);
    atomic_store(&w->busy_since, 0);
}
