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
    if (r->got != NULL)
        r->got(r->who, r->result, r->found);
    else if (r->got_notices != NULL)
        r->got_notices(r->who, r->result, r->notices);
    else
        r->heard(r->who, r->kind, r->list, r->count);
    drop_read(unused, job);
}

static const WorkKind write_kind = {.take = take_batch, .run = commit_batch, .done = tell_write};
static const WorkKind read_kind = {.take = take_read, .run = run_read, .done = tell_read};

/* --- Writing --- */

static void *copy_of(const void *from, size_t size, bool *ok)
{
    void *copy = malloc(size);
    if (copy != NULL)
        memcpy(copy, from, size);
    else
        *ok = false;
    return copy;
}

Write *store_new_write(WriteKind kind, const char *table, StoreReply reply)
{
    Write *w = calloc(1, sizeof *w);
    if (w == NULL)
        return NULL;
    w->kind = kind;
    w->reply = reply;
    snprintf(w->table, sizeof w->table, "%s", table);
    return w;
}

bool store_give(Store *s, Write *w, bool ok)
{
    if (w == NULL)
        return false;
    if (ok)
        work_give(s->writes, &w->job);
    else
        write_free(w);
    return ok;
}

static bool give_table(Store *s, WriteKind kind, const StoredTable *table, StoreReply reply)
{
    bool ok = true;
    Write *w = store_new_write(kind, table->id, reply);
    if (w != NULL)
        w->stored_table = copy_of(table, sizeof *table, &ok);
    return store_give(s, w, ok);
}

bool store_put_table(Store *s, const StoredTable *table, StoreReply reply)
{
    return give_table(s, WRITE_TABLE, table, reply);
}

bool store_append(Store *s, const Entry *e, const StoredTable *row, StoreReply reply)
{
    static const WriteKind kinds[ENTRY_KINDS] = {[ENTRY_ROW] = WRITE_TABLE,
                                                 [ENTRY_START] = WRITE_GAME,
                                                 [ENTRY_FORGET] = WRITE_FORGET,
                                                 [ENTRY_DECISION] = WRITE_DECISION,
                                                 [ENTRY_CHAT] = WRITE_CHAT};
    bool ok = true;
    assert(e->kind != ENTRY_NONE);
    Write *w = store_new_write(kinds[e->kind], row->id, reply);
    if (w == NULL)
        return false;
    if (e->kind == ENTRY_DECISION) {
        w->decision = e->decision;
    } else if (e->kind == ENTRY_CHAT) {
        w->stored_chat = copy_of(&e->chat, sizeof e->chat, &ok);
    } else {
        w->before = store_sum_table(row);
        w->seat = e->seat;
        w->stored_table = copy_of(&e->row, sizeof e->row, &ok);
    }
    if (e->kind == ENTRY_START) /* a new game has no decisions yet: they need not travel */
        w->stored_game = copy_of(e->game, offsetof(StoredGame, decision), &ok);
    return store_give(s, w, ok);
}

bool store_check_table(Store *s, const StoredTable *table, StoreReply reply)
{
    return give_table(s, WRITE_CHECK, table, reply);
}

bool store_check_decision(Store *s, const StoredDecision *decision, StoreReply reply)
{
    Write *w = store_new_write(WRITE_CHECK, decision->table, reply);
    if (w != NULL)
        w->decision = *decision;
    return store_give(s, w, true);
}

bool store_put_lived(Store *s, int64_t clock)
{
    Write *w = store_new_write(WRITE_LIVED, "", (StoreReply){.done = NULL});
    if (w != NULL)
        w->clock = clock;
    return store_give(s, w, true);
}

bool store_put_note(Store *s, const char *table, StoreNote note)
{
    Write *w = store_new_write(WRITE_NOTE, table, (StoreReply){.done = NULL});
    if (w != NULL)
        w->note = note;
    return store_give(s, w, true);
}

bool store_drop_table(Store *s, const char *table, int64_t v, StoreReply reply)
{
    Write *w = store_new_write(WRITE_DROP_TABLE, table, reply);
    if (w != NULL)
        w->v = v;
    return store_give(s, w, true);
}

bool store_drop_chat(Store *s, const char *table, StoreReply reply)
{
    return store_give(s, store_new_write(WRITE_DROP_CHAT, table, reply), true);
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
    Read *r = copy_of(how, sizeof *how, &ok);
    if (ok && how->ids != NULL)
        r->ids = copy_of(how->ids, (size_t)how->asked * sizeof *how->ids, &ok);
    if (ok)
        work_give(s->reads, &r->job);
    else
        free(r);
    return ok;
}

static bool get(Store *s, const char *table, Read how)
{
    snprintf(how.table, sizeof how.table, "%s", table);
    return store_give_read(s, &how);
}

bool store_get(Store *s, const char *table, int number, StoreGot *got, void *who)
{
    return get(s, table, (Read){.got = got, .who = who, .number = number});
}

bool store_get_anew(Store *s, const char *table, StoreGot *got, void *who)
{
    return get(s, table, (Read){.got = got, .who = who, .number = STORE_LAST_GAME, .anew = true});
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
    Write *w = store_new_write(WRITE_HERE, table, (StoreReply){.done = NULL});
    if (w != NULL) {
        w->seat = (int)seats;
        w->count = spectators;
    }
    return store_give(s, w, true);
}

bool store_put_away(Store *s, const char *table)
{
    return store_give(s, store_new_write(WRITE_AWAY, table, (StoreReply){.done = NULL}), true);
}

bool store_hint_others(Store *s, const char *table)
{
    return store_give(s, store_new_write(WRITE_NOTHING, table, (StoreReply){.done = NULL}), true);
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
