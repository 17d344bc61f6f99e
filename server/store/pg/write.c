/*
 * write.c - a batch of writes in one transaction of PostgreSQL.
 *
 * The batch is sorted by kind of lock, then by table: two nodes that write the same tables wait in
 * line for each other, never in a circle. All its decisions are one statement.
 *
 * Every write can be repeated: it finds its own row and recognises it by its checksum. So if the
 * answer to a batch never arrives, the batch is sent again on a new connection until its outcome is
 * known; nothing is reported as written without that. A row that was found counts once the standbys
 * have it: a transaction that writes nothing waits for none, so a write of our own follows.
 */
#include "server/store/pg/send.h"

#include "server/log.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    GIVE_UP_MS = 10000, /* after so long nobody waits any more */
    FIRST_PAUSE_MS = 50,
    LONGEST_PAUSE_MS = 1000,
    HINT_BYTES = 5500, /* sealed, they are a third longer */
};

struct PgWriter {
    PgLink link;
    const char *node;
    const uint8_t *key;
    atomic_ullong busy_since; /* milliseconds; 0: it has nothing to do */
    int owed;                 /* syncs that were not waited for: of hints */
    PgBatch batch;
};

PgWriter *pg_writer_open(const char *url, const char *node, const uint8_t key[SECRET_KEY],
                         char why[STORE_WHY])
{
    PgWriter *w = calloc(1, sizeof *w);
    if (w == NULL) {
        snprintf(why, STORE_WHY, "out of memory");
        return NULL;
    }
    w->node = node;
    w->key = key;
    w->link = (PgLink){.url = url, .sql = pg_write_sql, .sqls = SQLS, .is_sure = true};
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
    batch_free(&w->batch);
    free(w);
}

/* --- The statements of a batch --- */

static bool send_steps(PgWriter *w, const PgStep *first, int count)
{
    const Write *write = first->write;
    if (write->kind != WRITE_DECISION)
        return pg_send_write(&w->link, w->node, write);
    return first->lock == LOCK_DECISION ? pg_send_decisions(&w->link, first, count)
                                        : pg_send_over(&w->link, &write->decision);
}

static StoreResult result_of(const Write *write, const PGresult *r)
{
    bool one = strcmp(PQcmdTuples((PGresult *)(uintptr_t)r), "1") == 0;
    bool any = write->kind == WRITE_DROP_CHAT || write->kind == WRITE_AWAY ||
               write->kind == WRITE_SWEEP; /* rows, or none */
    return one || any ? STORE_DONE : STORE_REFUSED;
}

/* The answer has the sums of those that were done, in their order. */
static void hear_decisions(const PgStep *first, int count, const PGresult *r)
{
    int row = 0;
    for (int i = 0; i < count; i++) {
        Write *write = first[i].write;
        bool done = row < PQntuples(r) && (uint64_t)result_number(r, row, 0) == write->decision.sum;
        write->result = done ? STORE_DONE : STORE_REFUSED;
        row += done;
    }
}

static void hear_steps(const PgStep *first, int count, const PGresult *r)
{
    Write *write = first->write;
    if (first->lock == LOCK_DECISION)
        hear_decisions(first, count, r);
    else if (write->kind != WRITE_DECISION) /* that a game is over has no answer of its own */
        write->result = result_of(write, r);
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

/* --- Hints: what was written, told to the other nodes --- */

/* In a transaction of its own: one that notifies holds a lock over all others that do, and must not
 * wait for the disk with it. The answer is heard with the next batch. */
static void send_hint(PgWriter *w, const char *text)
{
    Values a = {.count = 0};
    char sealed[PG_HINT_MOST];
    if (!secret_seal(w->key, text, sealed, sizeof sealed))
        return;
    value_text(&a, sealed);
    if (link_send(&w->link, SQL_HINT, &a) && link_sync(&w->link))
        w->owed++;
}

static bool is_news(const Write *write)
{
    return write->result == STORE_DONE && write->kind != WRITE_LIVED && write->kind != WRITE_NOTE &&
           write->kind != WRITE_CHECK && write->kind != WRITE_NOTICES &&
           write->kind != WRITE_SWEEP && !write->reply.alone;
}

/* Behind the commit. */
static void tell_others(PgWriter *w)
{
    char text[HINT_BYTES + PG_HINT_TEXT];
    char last[PG_HINT_TEXT] = "";
    int none = snprintf(text, sizeof text, "%s", w->node);
    int size = none;
    for (const Write *write = w->batch.first; write != NULL; write = write_after(write)) {
        char one[PG_HINT_TEXT];
        if (!is_news(write))
            continue;
        int length = pg_hint_write(write, one);
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

/* A single decision: its hint goes out with it, and the database, when it has committed the one,
 * looks whether to send the other. So nobody waits for the answer to come here first. */
static bool hint_goes_along(const PgBatch *b)
{
    return b->count == 1 && write_after(b->first) == NULL && b->first->kind == WRITE_DECISION &&
           !b->first->reply.alone;
}

static bool send_hint_along(PgWriter *w)
{
    char text[STORE_NODE_TEXT + PG_HINT_TEXT];
    char one[PG_HINT_TEXT];
    pg_hint_write(w->batch.first, one);
    char sealed[2 * sizeof text];
    snprintf(text, sizeof text, "%s%s", w->node, one);
    return secret_seal(w->key, text, sealed, sizeof sealed) &&
           pg_send_hint_of(&w->link, &w->batch.first->decision, sealed) && link_sync(&w->link);
}

/* --- A batch --- */

/* One implicit transaction: it is committed when the sync is answered, and nothing went wrong. */
static Outcome commit_batch(PgWriter *w)
{
    PgLink *l = &w->link;
    const PgBatch *b = &w->batch;
    Outcome out = OUT_DONE;
    for (int i = 0; i < b->count; i += batch_together(b, i))
        if (!send_steps(w, &b->step[i], batch_together(b, i)))
            return OUT_BROKEN;
    bool along = hint_goes_along(b);
    if (!link_sync(l) || (along && !send_hint_along(w)) || !hear_owed(w))
        return OUT_BROKEN;
    w->owed += along;
    for (int i = 0;; i += batch_together(b, i)) {
        PGresult *r = link_next(l);
        if (r == NULL)
            return OUT_BROKEN;
        ExecStatusType status = PQresultStatus(r);
        if (status == PGRES_FATAL_ERROR && out == OUT_DONE)
            out = outcome_of(l, r);
        else if (i < b->count && (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK))
            hear_steps(&b->step[i], batch_together(b, i), r);
        PQclear(r);
        if (status == PGRES_PIPELINE_SYNC || l->conn == NULL)
            return out;
    }
}

/* --- Given again --- */

/* How a write finds its own row: by the first of its values, which are the key. */
typedef struct Own {
    int statement;
    int keys;
    int sum; /* which of its values is the row's */
} Own;

/* A write that was refused when it was given again may have been done the first time. */
static bool recognise(PgLink *l, Write *write)
{
    static const Own table = {SQL_OWN_TABLE, 1, 6};
    static const Own decision = {SQL_OWN_DECISION, 3, 8};
    static const Own chat = {SQL_OWN_CHAT, 2, 5};
    static const Own notices = {SQL_OWN_NOTICES, 1, 3};
    static const Own *const owns[WRITE_KINDS] = {
        [WRITE_TABLE] = &table,       [WRITE_GAME] = &table, [WRITE_FORGET] = &table,
        [WRITE_DECISION] = &decision, [WRITE_CHAT] = &chat,  [WRITE_NOTICES] = &notices};
    const Own *own = owns[write->kind];
    Values v;
    RowTexts texts;
    if (write->result != STORE_REFUSED || own == NULL)
        return true;
    row_values(write, &v, &texts);
    v.count = own->keys;
    PGresult *r = link_ask(l, own->statement, &v);
    if (r == NULL)
        return false;
    if (PQntuples(r) == 1 && result_number(r, 0, 0) == v.of[own->sum].number)
        write->result = STORE_DONE;
    else if (PQntuples(r) == 1 && own == &table && result_number(r, 0, 1) > v.of[1].number)
        write->result = STORE_FAILED; /* the row has moved on: nobody can tell any more */
    PQclear(r);
    return true;
}

/* Makes sure that rows found again are on the standbys, too. */
static Outcome replicate(PgLink *l)
{
    PGresult *r = link_ask(l, SQL_REPLICATE, NULL);
    PQclear(r);
    return r != NULL ? OUT_DONE : OUT_BROKEN;
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
    l->fresh = l->gave_up = false;
    Outcome out = commit_batch(w);
    if (out == OUT_DONE && again && !hear_owed(w))
        out = OUT_BROKEN;
    for (Write *write = w->batch.first; write != NULL && out == OUT_DONE;
         write = write_after(write))
        if (write->kind == WRITE_FORGET)
            out = forget(l, write);
    for (Write *write = w->batch.first; write != NULL && out == OUT_DONE && again;
         write = write_after(write))
        if (!recognise(l, write))
            out = OUT_BROKEN;
    if (out == OUT_DONE && again)
        out = replicate(l);
    if (l->gave_up) {
        link_close(l);
        out = OUT_BROKEN;
    }
    return out;
}

void pg_writer_commit(PgWriter *w, Write *first)
{
    uint64_t began = uv_hrtime() / 1000000;
    uint64_t until = began + GIVE_UP_MS;
    unsigned pause = FIRST_PAUSE_MS;
    bool again = false;
    atomic_store(&w->busy_since, began);
    Outcome out = batch_sort(&w->batch, first) ? try_batch(w, false) : OUT_FAILED;
    while ((out == OUT_BROKEN || out == OUT_AGAIN) && uv_hrtime() / 1000000 + pause < until) {
        if (out == OUT_BROKEN)
            log_event(LOG_WARNING, "database-lost", "hint=\"the batch will be written again\"");
        again = again || out == OUT_BROKEN;
        uv_sleep(pause);
        pause = pause * 2 < LONGEST_PAUSE_MS ? pause * 2 : LONGEST_PAUSE_MS;
        out = try_batch(w, again);
    }
    for (Write *write = first; write != NULL && out != OUT_DONE; write = write_after(write))
        write->result = STORE_FAILED;
    if (out == OUT_DONE && !hint_goes_along(&w->batch))
        tell_others(w);
    atomic_store(&w->busy_since, 0);
}
