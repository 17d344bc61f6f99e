/*
 * store.c - the queues in front of the disk: one of writes, one of reads.
 *
 * While one batch is being committed, the next one gathers: under load a commit carries many
 * writes, on a quiet table a decision is committed at once.
 */
#include "server/store/engine.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct Store {
    const StoreEngine *engine;
    void *who; /* the engine's */
    StoreCommit commit;
    Work *writes;
    Work *reads;
    int64_t lived;
    uint64_t life;
    atomic_bool failing;
    atomic_llong commits;
    atomic_llong written;
};

/* --- The threads --- */

static Job *take_batch(void *who, int thread, JobLine *waiting)
{
    const Store *s = who;
    Job *first = waiting->first;
    (void)thread;
    if (s->commit == STORE_COMMIT_EACH)
        line_remove(waiting, first);
    else
        *waiting = (JobLine){.first = NULL};
    return first;
}

static void commit_batch(void *who, int thread, Job *first)
{
    Store *s = who;
    bool failed = true;
    int count = 0;
    (void)thread;
    s->engine->commit(s->who, (Write *)first);
    for (const Write *w = (const Write *)first; w != NULL; w = write_after(w)) {
        count++;
        failed = failed && w->result == STORE_FAILED;
    }
    atomic_store(&s->failing, failed);
    atomic_fetch_add(&s->commits, 1);
    atomic_fetch_add(&s->written, count);
}

static void drop_write(void *unused, Job *job)
{
    (void)unused;
    write_free((Write *)job);
}

static void tell_write(void *unused, Job *job)
{
    const Write *w = (const Write *)job;
    if (w->reply.done != NULL)
        w->reply.done(w->reply.who, w->result);
    drop_write(unused, job);
}

static Job *take_read(void *unused, int thread, JobLine *waiting)
{
    Job *first = waiting->first;
    (void)unused;
    (void)thread;
    line_remove(waiting, first);
    return first;
}

static void run_read(void *who, int thread, Job *first)
{
    Store *s = who;
    (void)thread;
    s->engine->read(s->who, (Read *)first);
}

static void drop_read(void *unused, Job *job)
{
    (void)unused;
    read_free_found((Read *)job);
    free(job);
}

static void tell_read(void *unused, Job *job)
{
    const Read *r = (const Read *)job;
    if (r->what == READ_TABLE)
        r->got(r->who, r->result, r->found);
    else if (r->what == READ_NOTICES)
        r->got_notices(r->who, r->result, r->notices);
    else
        r->heard(r->who, r->kind, r->list, r->count);
    drop_read(unused, job);
}

static const WorkKind write_kind = {.take = take_batch, .run = commit_batch, .done = tell_write};
static const WorkKind read_kind = {.take = take_read, .run = run_read, .done = tell_read};

/* --- Writing --- */

static bool put(Store *s, const char *table, const Write *how)
{
    Write *w = write_copy(how, table);
    if (w != NULL)
        work_give(s->writes, &w->job);
    return w != NULL;
}

bool store_put_table(Store *s, const StoredTable *table, StoreReply reply)
{
    return put(s, table->id, &(Write){.kind = WRITE_TABLE, .stored_table = table, .reply = reply});
}

bool store_append(Store *s, const Entry *e, const StoredTable *row, StoreReply reply)
{
    static const WriteKind kinds[ENTRY_KINDS] = {[ENTRY_ROW] = WRITE_TABLE,
                                                 [ENTRY_START] = WRITE_GAME,
                                                 [ENTRY_FORGET] = WRITE_FORGET,
                                                 [ENTRY_DECISION] = WRITE_DECISION,
                                                 [ENTRY_CHAT] = WRITE_CHAT};
    Write w = {.kind = kinds[e->kind], .reply = reply};
    assert(e->kind != ENTRY_NONE);
    if (e->kind == ENTRY_DECISION) {
        w.decision = e->decision;
    } else if (e->kind == ENTRY_CHAT) {
        w.stored_chat = &e->chat;
    } else {
        w.before = store_sum_table(row);
        w.seat = e->seat;
        w.stored_table = &e->row;
    }
    if (e->kind == ENTRY_START)
        w.stored_game = e->game;
    return put(s, row->id, &w);
}

bool store_check_table(Store *s, const StoredTable *table, StoreReply reply)
{
    return put(s, table->id, &(Write){.kind = WRITE_CHECK, .stored_table = table, .reply = reply});
}

bool store_check_decision(Store *s, const StoredDecision *decision, StoreReply reply)
{
    return put(s, decision->table,
               &(Write){.kind = WRITE_CHECK, .decision = *decision, .reply = reply});
}

bool store_put_lived(Store *s, int64_t clock)
{
    return put(s, "", &(Write){.kind = WRITE_LIVED, .clock = clock});
}

bool store_put_note(Store *s, const char *table, StoreNote note)
{
    return put(s, table, &(Write){.kind = WRITE_NOTE, .note = note});
}

bool store_put_notices(Store *s, const StoredNotices *notices, StoreReply reply)
{
    return put(s, "", &(Write){.kind = WRITE_NOTICES, .stored_notices = notices, .reply = reply});
}

bool store_sweep_notices(Store *s)
{
    return put(s, "", &(Write){.kind = WRITE_SWEEP});
}

bool store_drop_table(Store *s, const char *table, int64_t v, StoreReply reply)
{
    return put(s, table, &(Write){.kind = WRITE_DROP_TABLE, .v = v, .reply = reply});
}

bool store_drop_chat(Store *s, const char *table, StoreReply reply)
{
    return put(s, table, &(Write){.kind = WRITE_DROP_CHAT, .reply = reply});
}

bool store_is_failing(const Store *s)
{
    return atomic_load(&s->failing) ||
           (s->engine->is_silent != NULL && s->engine->is_silent(s->who));
}

int64_t store_commits(const Store *s)
{
    return atomic_load(&s->commits);
}

int64_t store_writes(const Store *s)
{
    return atomic_load(&s->written);
}

/* --- Reading --- */

bool store_give_read(Store *s, const Read *how)
{
    bool ok = true;
    Read *r = store_copy(how, sizeof *how, &ok);
    if (ok)
        r->ids = store_copy(how->ids, (size_t)how->asked * sizeof *how->ids, &ok);
    if (ok)
        work_give(s->reads, &r->job);
    else
        free(r);
    return ok;
}

static bool get_table(Store *s, const char *table, Read how)
{
    snprintf(how.table, sizeof how.table, "%s", table);
    return store_give_read(s, &how);
}

bool store_get(Store *s, const char *table, int number, StoreGot *got, void *who)
{
    return get_table(s, table, (Read){.got = got, .who = who, .number = number});
}

bool store_get_anew(Store *s, const char *table, StoreGot *got, void *who)
{
    return get_table(s, table,
                     (Read){.got = got, .who = who, .number = STORE_LAST_GAME, .anew = true});
}

bool store_get_notices(Store *s, const char *id, StoreGotNotices *got, void *who)
{
    Read r = {.what = READ_NOTICES, .got_notices = got, .who = who};
    snprintf(r.pass, sizeof r.pass, "%s", id);
    return store_give_read(s, &r);
}

/* --- Several nodes --- */

bool store_is_shared(const Store *s)
{
    return s->engine->node != NULL;
}

const char *store_node(const Store *s)
{
    return store_is_shared(s) ? s->engine->node(s->who) : "";
}

uint64_t store_life(const Store *s)
{
    return s->life;
}

void store_send_notices(Store *s, const StoredNotices *notices)
{
    if (s->engine->send != NULL)
        s->engine->send(s->who, notices);
}

void store_on_hint(Store *s, StoreHinted *hinted, void *who)
{
    if (s->engine->hear != NULL)
        s->engine->hear(s->who, hinted, who);
}

bool store_time(Store *s, int64_t now, StoreTime *out)
{
    return s->engine->time != NULL && s->engine->time(s->who, now, out);
}

bool store_put_here(Store *s, const char *table, unsigned seats, int spectators)
{
    return put(s, table, &(Write){.kind = WRITE_HERE, .seat = (int)seats, .count = spectators});
}

bool store_put_away(Store *s, const char *table)
{
    return put(s, table, &(Write){.kind = WRITE_AWAY});
}

bool store_hint_others(Store *s, const char *table)
{
    return put(s, table, &(Write){.kind = WRITE_NOTHING});
}

/* --- Opening and closing --- */

Store *store_open_with(const StoreEngine *engine, void *who, StoreCommit commit, uv_loop_t *loop)
{
    Store *s = calloc(1, sizeof *s);
    if (s == NULL)
        return NULL;
    *s = (Store){.engine = engine, .who = who, .commit = commit};
    s->lived = engine->lived(who);
    s->life = engine->life != NULL ? engine->life(who) : secret_seed();
    s->writes = work_open(&write_kind, s, 1, loop);
    s->reads = work_open(&read_kind, s, 1, loop);
    if (s->writes != NULL && s->reads != NULL)
        return s;
    free(s); /* the program ends */
    return NULL;
}

bool store_key(Store *s, StoreKey *key, char why[STORE_WHY])
{
    return s->engine->key != NULL && s->engine->key(s->who, key, why);
}

int64_t store_lived(const Store *s)
{
    return s->lived;
}

bool store_step(Store *s)
{
    bool wrote = work_step(s->writes);
    bool read = work_step(s->reads);
    work_tell(s->writes);
    work_tell(s->reads);
    return wrote || read;
}

void store_drain(Store *s)
{
    enum { ROUNDS = 3 }; /* a write that is refused is read, and may be written again */
    for (int i = 0; i < ROUNDS; i++) {
        work_drain(s->reads);
        work_drain(s->writes);
    }
}

void store_close(Store *s)
{
    store_drain(s);
    work_close(s->writes, drop_write);
    work_close(s->reads, drop_read);
    s->engine->close(s->who);
    free(s);
}
