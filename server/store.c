/*
 * store.c - the store of a running server: one writer on its own thread, one reader on the loop.
 *
 * While one batch is being committed the next one gathers: under load a commit carries many writes,
 * on a quiet table a decision is committed at once. `synchronous=FULL` on a WAL: a commit has
 * reached the disk when it returns.
 */
#include "server/store_sqlite.h"

#include "server/log.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { BUSY_MS = 5000 };

typedef struct Line {
    Write *first;
    Write *last;
} Line;

struct Store {
    sqlite3 *write_db;
    sqlite3 *read_db;
    Writer *writer;
    StoreCommit commit;
    int lock; /* descriptor of the lock file */
    uv_thread_t thread;
    uv_async_t wake; /* the loop: something came back */
    uv_mutex_t mutex;
    uv_cond_t work; /* the writer: something was given */
    uv_cond_t idle; /* whoever drains: the writer has nothing left */
    Line given;
    Line back;
    bool committing;
    bool stopping;
    atomic_bool failing;
    atomic_llong commits;
    atomic_llong writes;
};

static void append(Line *line, Write *first, Write *last)
{
    if (line->first == NULL)
        line->first = first;
    else
        line->last->next = first;
    line->last = last;
}

/* --- The writer's thread --- */

static Line take_batch(Store *s)
{
    Line batch;
    uv_mutex_lock(&s->mutex);
    while (s->given.first == NULL && !s->stopping)
        uv_cond_wait(&s->work, &s->mutex);
    batch = s->given;
    s->given = (Line){.first = NULL};
    if (s->commit == STORE_COMMIT_EACH && batch.first != NULL && batch.first != batch.last) {
        s->given = (Line){.first = batch.first->next, .last = batch.last};
        batch.last = batch.first;
        batch.first->next = NULL;
    }
    s->committing = batch.first != NULL;
    uv_mutex_unlock(&s->mutex);
    return batch;
}

static void run(void *argument)
{
    Store *s = argument;
    Line batch;
    while ((batch = take_batch(s)).first != NULL) {
        bool failed = true;
        int count = 0;
        writer_commit(s->writer, batch.first);
        for (const Write *w = batch.first; w != NULL; w = w->next) {
            count++;
            failed = failed && w->result == STORE_FAILED;
        }
        atomic_store(&s->failing, failed);
        atomic_fetch_add(&s->commits, 1);
        atomic_fetch_add(&s->writes, count);
        uv_mutex_lock(&s->mutex);
        append(&s->back, batch.first, batch.last);
        s->committing = false;
        uv_cond_signal(&s->idle);
        uv_mutex_unlock(&s->mutex);
        uv_async_send(&s->wake);
    }
}

/* --- The loop --- */

static void tell(Store *s)
{
    uv_mutex_lock(&s->mutex);
    Line back = s->back;
    s->back = (Line){.first = NULL};
    uv_mutex_unlock(&s->mutex);
    while (back.first != NULL) {
        Write *w = back.first;
        back.first = w->next;
        if (w->reply.done != NULL)
            w->reply.done(w->reply.who, w->reply.what, w->result);
        free(w->body);
        free(w);
    }
}

static void on_wake(uv_async_t *wake)
{
    tell(wake->data);
}

static bool give(Store *s, const Write *from, const void *body, size_t size)
{
    Write *w = malloc(sizeof *w);
    void *copy = size > 0 ? malloc(size) : NULL;
    if (w == NULL || (size > 0 && copy == NULL)) {
        free(w);
        free(copy);
        return false;
    }
    *w = *from;
    w->next = NULL;
    w->body = copy;
    if (size > 0)
        memcpy(copy, body, size);
    uv_mutex_lock(&s->mutex);
    append(&s->given, w, w);
    uv_cond_signal(&s->work);
    uv_mutex_unlock(&s->mutex);
    return true;
}

bool store_put_table(Store *s, const StoredTable *table, StoreReply reply)
{
    return give(s, &(Write){.kind = WRITE_TABLE, .reply = reply}, table, sizeof *table);
}

bool store_put_game(Store *s, const StoredGame *game, StoreReply reply)
{
    /* A new game has no decisions yet: they need not travel. */
    return give(s, &(Write){.kind = WRITE_GAME, .reply = reply}, game,
                offsetof(StoredGame, decision));
}

bool store_put_decision(Store *s, const char *table, int game, int n, int seat,
                        OriDecision decision, int64_t at, bool ends, StoreReply reply)
{
    Write w = {.kind = WRITE_DECISION,
               .reply = reply,
               .game = game,
               .n = n,
               .seat = seat,
               .at = at,
               .ends = ends};
    snprintf(w.table, sizeof w.table, "%s", table);
    ori_write_decision(decision, w.text);
    return give(s, &w, NULL, 0);
}

bool store_put_chat(Store *s, const char *table, const StoredChat *chat, StoreReply reply)
{
    Write w = {.kind = WRITE_CHAT, .reply = reply};
    snprintf(w.table, sizeof w.table, "%s", table);
    return give(s, &w, chat, sizeof *chat);
}

bool store_put_alive(Store *s, int64_t at)
{
    return give(s, &(Write){.kind = WRITE_ALIVE, .at = at}, NULL, 0);
}

bool store_put_asked(Store *s, const char *table, int game, int64_t asked_at)
{
    Write w = {.kind = WRITE_ASKED, .game = game, .at = asked_at};
    snprintf(w.table, sizeof w.table, "%s", table);
    return give(s, &w, NULL, 0);
}

bool store_drop_tables(Store *s, int64_t made_before)
{
    return give(s, &(Write){.kind = WRITE_DROP, .at = made_before}, NULL, 0);
}

bool store_is_failing(const Store *s)
{
    return atomic_load(&s->failing);
}

int64_t store_commits(const Store *s)
{
    return atomic_load(&s->commits);
}

int64_t store_writes(const Store *s)
{
    return atomic_load(&s->writes);
}

/* --- Opening --- */

static bool make_folder(const char *dir, char why[STORE_WHY])
{
    struct stat about;
    if (mkdir(dir, 0700) != 0 && errno != EEXIST) {
        snprintf(why, STORE_WHY, "cannot make the folder %s: %s", dir, strerror(errno));
        return false;
    }
    if (stat(dir, &about) != 0 || !S_ISDIR(about.st_mode)) {
        snprintf(why, STORE_WHY, "%s is not a folder", dir);
        return false;
    }
    if (access(dir, W_OK | X_OK) != 0) {
        snprintf(why, STORE_WHY, "cannot write into the folder %s: %s", dir, strerror(errno));
        return false;
    }
    return true;
}

/* One server for a folder: two would hand out the same decision twice. */
static int lock_folder(const char *dir, char why[STORE_WHY])
{
    char path[STORE_PATH];
    snprintf(path, sizeof path, "%s/lock", dir);
    int lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock < 0) {
        snprintf(why, STORE_WHY, "cannot write %.300s: %s", path, strerror(errno));
        return -1;
    }
    if (flock(lock, LOCK_EX | LOCK_NB) != 0) {
        snprintf(why, STORE_WHY, "another server is using the folder %s", dir);
        close(lock);
        return -1;
    }
    return lock;
}

static sqlite3 *open_database(const char *path, char why[STORE_WHY])
{
    sqlite3 *db = NULL;
    if (sqlite3_open(path, &db) != SQLITE_OK)
        goto failed;
    sqlite3_busy_timeout(db, BUSY_MS);
    if (sqlite3_exec(db, "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;", NULL, NULL, NULL) !=
        SQLITE_OK)
        goto failed;
    return db;
failed:
    if (sqlite3_errcode(db) == SQLITE_BUSY)
        snprintf(why, STORE_WHY, "%s: another program has locked the database", path);
    else if (sqlite3_errcode(db) == SQLITE_NOTADB || sqlite3_errcode(db) == SQLITE_CORRUPT)
        snprintf(why, STORE_WHY, "%s: the database is damaged (%s); restore a backup of it", path,
                 sqlite3_errmsg(db));
    else
        snprintf(why, STORE_WHY, "%s: %s", path, sqlite3_errmsg(db));
    sqlite3_close(db);
    return NULL;
}

static bool open_databases(Store *s, const char *dir, char why[STORE_WHY])
{
    char path[STORE_PATH];
    snprintf(path, sizeof path, "%s/" STORE_FILE, dir);
    s->write_db = open_database(path, why);
    if (s->write_db == NULL || !schema_migrate(s->write_db, path, why))
        return false;
    s->writer = writer_open(s->write_db, why);
    s->read_db = s->writer != NULL ? open_database(path, why) : NULL;
    return s->read_db != NULL;
}

static void close_databases(Store *s)
{
    if (s->writer != NULL)
        writer_close(s->writer);
    sqlite3_close(s->read_db);
    sqlite3_close(s->write_db);
    if (s->lock >= 0)
        close(s->lock);
    free(s);
}

Store *store_open(const char *dir, StoreCommit commit, uv_loop_t *loop, char why[STORE_WHY])
{
    Store *s = calloc(1, sizeof *s);
    if (s == NULL || strlen(dir) > STORE_PATH - 64) {
        snprintf(why, STORE_WHY, s == NULL ? "out of memory" : "the path is too long");
        free(s);
        return NULL;
    }
    s->commit = commit;
    s->lock = -1;
    if (!make_folder(dir, why) || (s->lock = lock_folder(dir, why)) < 0 ||
        !open_databases(s, dir, why)) {
        close_databases(s);
        return NULL;
    }
    uv_mutex_init(&s->mutex);
    uv_cond_init(&s->work);
    uv_cond_init(&s->idle);
    uv_async_init(loop, &s->wake, on_wake);
    uv_unref((uv_handle_t *)&s->wake);
    s->wake.data = s;
    if (uv_thread_create(&s->thread, run, s) != 0) {
        snprintf(why, STORE_WHY, "cannot start the writer's thread");
        close_databases(s);
        return NULL;
    }
    return s;
}

void store_drain(Store *s)
{
    bool busy = true;
    while (busy) {
        uv_mutex_lock(&s->mutex);
        while (s->given.first != NULL || s->committing)
            uv_cond_wait(&s->idle, &s->mutex);
        uv_mutex_unlock(&s->mutex);
        tell(s); /* may give more */
        uv_mutex_lock(&s->mutex);
        busy = s->given.first != NULL || s->committing || s->back.first != NULL;
        uv_mutex_unlock(&s->mutex);
    }
}

void store_close(Store *s)
{
    store_drain(s);
    uv_mutex_lock(&s->mutex);
    s->stopping = true;
    uv_cond_signal(&s->work);
    uv_mutex_unlock(&s->mutex);
    uv_thread_join(&s->thread);
    tell(s);
    uv_close((uv_handle_t *)&s->wake, NULL);
    uv_run(s->wake.loop, UV_RUN_NOWAIT);
    uv_mutex_destroy(&s->mutex);
    uv_cond_destroy(&s->work);
    uv_cond_destroy(&s->idle);
    close_databases(s);
}

/* --- Reading --- */

bool store_get_table(Store *s, const char *id, StoredTable *out)
{
    return read_table(s->read_db, id, out);
}

bool store_get_game(Store *s, const char *table, int number, StoredGame *out)
{
    char why[STORE_WHY];
    if (read_game(s->read_db, table, number, out, why))
        return true;
    log_event(LOG_WARNING, "game-unreadable", "table=%s game=%d", log_id(table), number);
    return false;
}

int store_get_chat(Store *s, const char *table, StoredChat out[STORE_CHAT_KEPT])
{
    sqlite3_stmt *q = NULL;
    int count = 0;
    if (sqlite3_prepare_v2(s->read_db,
                           "SELECT n, seat, name, said FROM (SELECT * FROM chat WHERE tbl=?1"
                           " ORDER BY n DESC LIMIT 50) ORDER BY n",
                           -1, &q, NULL) != SQLITE_OK)
        return 0;
    sqlite3_bind_text(q, 1, table, -1, SQLITE_STATIC);
    while (count < STORE_CHAT_KEPT && sqlite3_step(q) == SQLITE_ROW) {
        StoredChat *c = &out[count++];
        c->n = sqlite3_column_int64(q, 0);
        c->seat = (int8_t)sqlite3_column_int(q, 1);
        snprintf(c->name, sizeof c->name, "%s", (const char *)sqlite3_column_text(q, 2));
        snprintf(c->text, sizeof c->text, "%s", (const char *)sqlite3_column_text(q, 3));
    }
    sqlite3_finalize(q);
    return count;
}

int64_t store_get_alive(Store *s)
{
    sqlite3_stmt *q = NULL;
    int64_t at = 0;
    if (sqlite3_prepare_v2(s->read_db, "SELECT alive_at FROM life", -1, &q, NULL) == SQLITE_OK &&
        sqlite3_step(q) == SQLITE_ROW)
        at = sqlite3_column_int64(q, 0);
    sqlite3_finalize(q);
    return at;
}

int store_get_current(Store *s, void (*tell_id)(void *who, const char *id), void *who)
{
    sqlite3_stmt *q = NULL;
    int count = 0;
    if (sqlite3_prepare_v2(s->read_db,
                           "SELECT id FROM tables WHERE games = 0 UNION"
                           " SELECT tbl FROM games WHERE over = 0",
                           -1, &q, NULL) != SQLITE_OK)
        return 0;
    while (sqlite3_step(q) == SQLITE_ROW) {
        tell_id(who, (const char *)sqlite3_column_text(q, 0));
        count++;
    }
    sqlite3_finalize(q);
    return count;
}
