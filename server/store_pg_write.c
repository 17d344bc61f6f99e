/*
 * store_pg_write.c - a batch of writes in one transaction of PostgreSQL.
 *
 * The batch is sorted, by table and then by what is locked: two nodes that write the same tables
 * wait for each other in a line, never in a circle.
 *
 * Each write can be given again: it finds its own row, and knows it by its checksum. So a batch
 * whose answer never came is given again, on a new connection, until it is known what became of it;
 * nothing is told as written that is not known to be.
 */
#include "server/store_pg_send.h"

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
};

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
    w->link = (PgLink){.url = url, .sql = pg_write_sql, .sqls = SQLS};
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
        if (!pg_send_write(l, w->node, w->sorted[i]))
            return OUT_BROKEN;
    if (!link_sync(l) || !hear_owed(w))
        return OUT_BROKEN;
    for (int i = 0;;) {
        PGresult *r = link_next(l);
        if (r == NULL)
            return OUT_BROKEN;
        ExecStatusType status = PQresultStatus(r);
        for (; i < w->count && !pg_has_statement(w->sorted[i]); i++)
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

static Outcome forget(PgLink *l, Write *write)
{
    if (pg_forget_player(l, write))
        return OUT_DONE;
    return l->conn == NULL ? OUT_BROKEN : OUT_FAILED;
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
            out = forget(l, w->sorted[i]);
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
    char text[HINT_BYTES + PG_HINT_TEXT];
    char last[PG_HINT_TEXT] = "";
    int none = snprintf(text, sizeof text, "%s", w->node);
    int size = none;
    for (int i = 0; i < w->count; i++) {
        char one[PG_HINT_TEXT];
        if (!is_news(w->sorted[i]))
            continue;
        int length = pg_hint_write(w->sorted[i], one);
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
