/*
 * heart.c - a node among others: its sign of life, and the time that all nodes share.
 *
 * It has a thread and a link of its own. Every second it notes that the node is alive and advances
 * the play clock by the time since any node did so, or not at all if that was too long ago, because
 * then no node was running. It also opens the link on which the loop hears the other nodes
 * (ears.c), and doubts that link whenever it loses its own.
 */
#include "server/store/pg/pg.h"

#include "server/log.h"

#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { BEAT_MS = 1000, PAUSE_MS = 250 };

typedef enum Sql { SQL_BEAT, SQL_BEGIN, SQL_AWAY, SQL_GONE, SQL_LOCK, SQLS } Sql;

/* clang-format off */
static const char *const sql[SQLS] = {
    [SQL_BEAT] = "WITH alive AS (INSERT INTO nodes(node, alive_at) VALUES($1, clock_timestamp()) ON CONFLICT(node)"
                 " DO UPDATE SET alive_at=clock_timestamp())"
                 " UPDATE life SET lived=greatest($2::bigint, lived + CASE WHEN clock_timestamp() - at BETWEEN interval '0'"
                 " AND interval '3 seconds' THEN (extract(epoch FROM clock_timestamp() - at) * 1000)::bigint ELSE 0 END),"
                 " at=clock_timestamp() RETURNING lived, begun, (extract(epoch FROM clock_timestamp()) * 1000)::bigint",
    /* No node was alive: the player who had to decide gets the whole time again. */
    [SQL_BEGIN] = "UPDATE life SET begun=lived WHERE NOT EXISTS(SELECT 1 FROM nodes WHERE node <> $1 AND " PG_ALIVE ")",
    [SQL_AWAY] = "DELETE FROM here WHERE node=$1",
    [SQL_GONE] = "DELETE FROM nodes WHERE node=$1",
    [SQL_LOCK] = "SELECT pg_try_advisory_lock(" PG_LOCK_NAMES ", hashtext($1)), pg_try_advisory_lock_shared(" PG_LOCK_NODES "),"
                 " pg_try_advisory_lock($2::bigint)",
};
/* clang-format on */

struct PgHeart {
    PgLink link;
    const char *node;
    uint64_t life; /* a number that no other process has */
    uv_thread_t thread;
    bool runs;
    bool is_locked; /* its session has its locks */
    int wake[2];    /* a pipe: the thread is to end */
    PgEars *ears;
    uv_mutex_t lock; /* of all below */
    bool stopping;
    int64_t now; /* the loop's play clock, when it was last told */
    bool known;
    StoreTime time;  /* at the last beat */
    int64_t beat_at; /* monotonic */
    int64_t answered_at;
};

static int64_t monotonic_ms(void)
{
    return (int64_t)(uv_hrtime() / 1000000);
}

static int64_t wall_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* --- Beating --- */

static bool beat(PgHeart *h)
{
    Values a = {.count = 0};
    uv_mutex_lock(&h->lock);
    int64_t now = h->now;
    uv_mutex_unlock(&h->lock);
    value_text(&a, h->node);
    value_number(&a, now);
    PGresult *r = link_ask(&h->link, SQL_BEAT, &a);
    bool ok = r != NULL && PQntuples(r) == 1;
    if (ok) {
        uv_mutex_lock(&h->lock);
        h->time = (StoreTime){.lived = result_number(r, 0, 0),
                              .begun = result_number(r, 0, 1),
                              .ahead = result_number(r, 0, 2) - wall_ms()};
        h->beat_at = h->answered_at = monotonic_ms();
        h->known = true;
        uv_mutex_unlock(&h->lock);
    }
    PQclear(r);
    return ok;
}

bool pg_heart_time(PgHeart *h, int64_t now, StoreTime *out)
{
    uv_mutex_lock(&h->lock);
    bool known = h->known;
    int64_t since = monotonic_ms() - h->beat_at;
    *out = h->time;
    if (since < 3 * BEAT_MS) /* else the others' clock may have stood still */
        out->lived += since;
    h->now = now > h->now ? now : h->now;
    uv_mutex_unlock(&h->lock);
    return known;
}

uint64_t pg_heart_life(const PgHeart *h)
{
    return h->life;
}

int pg_heart_silent_ms(PgHeart *h)
{
    uv_mutex_lock(&h->lock);
    int64_t silent = monotonic_ms() - h->answered_at;
    uv_mutex_unlock(&h->lock);
    return (int)silent;
}

void pg_heart_hear(PgHeart *h, StoreHinted *hinted, void *whom)
{
    pg_ears_hear(h->ears, hinted, whom);
}

/* --- The thread --- */

/* True: it is to end. */
static bool wait_for(PgHeart *h, int socket, int milliseconds)
{
    struct pollfd two[] = {{.fd = h->wake[0], .events = POLLIN}, {.fd = socket, .events = POLLIN}};
    poll(two, socket >= 0 ? 2 : 1, milliseconds);
    uv_mutex_lock(&h->lock);
    bool stopping = h->stopping;
    uv_mutex_unlock(&h->lock);
    return stopping;
}

/* The database knows a living node by its session, even one that stands still: its name is taken,
 * nobody purges under it, and what it has claimed is its own (STORE_DEAD). After a lost link the old
 * session may still have them for a while. */
static bool lock_name(PgHeart *h)
{
    Values a = {.count = 0};
    value_text(&a, h->node);
    value_number(&a, (int64_t)h->life);
    PGresult *r = link_ask(&h->link, SQL_LOCK, &a);
    h->is_locked = r != NULL && result_number(r, 0, 0) == 1 && result_number(r, 0, 2) == 1;
    PQclear(r);
    return h->is_locked;
}

/* No acknowledgement depends on the heart, so it need not wait for the disk. */
static bool begin(PgHeart *h)
{
    PgLink *l = &h->link;
    if (!link_open(l))
        return false;
    if (!l->fresh)
        return true;
    PGresult *lazy = link_ask_text(l, "SET synchronous_commit = off");
    bool ok = lazy != NULL && beat(h);
    if (ok && h->runs)
        lock_name(h);
    PQclear(lazy);
    l->fresh = !ok;
    if (!ok)
        link_close(l);
    return ok;
}

static void lose(PgHeart *h)
{
    h->is_locked = false;
    link_close(&h->link);
    pg_ears_doubt(h->ears);
}

static void run(void *argument)
{
    PgHeart *h = argument;
    int64_t next = monotonic_ms() + BEAT_MS;
    for (;;) {
        if (!begin(h)) {
            if (wait_for(h, -1, PAUSE_MS))
                return;
            continue;
        }
        int64_t left = next - monotonic_ms();
        if (!pg_ears_mend(h->ears) && left > PAUSE_MS)
            left = PAUSE_MS;
        if (wait_for(h, PQsocket(h->link.conn), left > 0 ? (int)left : 0))
            return;
        if (PQconsumeInput(h->link.conn) != 1) {
            lose(h);
            continue;
        }
        if (monotonic_ms() >= next) {
            next = monotonic_ms() + BEAT_MS;
            if (!beat(h)) {
                log_event(LOG_WARNING, "database-silent", "hint=\"%s\"", h->link.why);
                lose(h);
            } else if (!h->is_locked) {
                lock_name(h);
            }
        }
    }
}

/* --- Opening and closing --- */

/* One that was killed a moment ago may still be known. */
static bool has_own_name(PgHeart *h)
{
    enum { TRIES = 12 };
    for (int i = 0; i < TRIES && h->link.conn != NULL; i++) {
        if (lock_name(h))
            return true;
        poll(NULL, 0, PAUSE_MS);
    }
    if (h->link.conn != NULL)
        snprintf(h->link.why, STORE_WHY,
                 "another server with the name '%.32s' is using the database; choose another with "
                 "--node",
                 h->node);
    return false;
}

PgHeart *pg_heart_open(const char *url, const char *node, const uint8_t key[SECRET_KEY],
                       uv_loop_t *loop, char why[STORE_WHY])
{
    PgHeart *h = calloc(1, sizeof *h);
    snprintf(why, STORE_WHY, "out of memory");
    if (h == NULL)
        return NULL;
    h->node = node;
    h->life = secret_seed();
    h->link = (PgLink){.url = url, .sql = sql, .sqls = SQLS};
    uv_mutex_init(&h->lock);
    h->ears = pg_ears_open(url, node, key, loop);
    Values a = {.count = 0};
    value_text(&a, node);
    bool ok = h->ears != NULL && pipe2(h->wake, O_CLOEXEC) == 0 && link_open(&h->link);
    if (ok && (ok = has_own_name(h))) {
        PQclear(link_ask(&h->link, SQL_AWAY, &a)); /* of a life before, under the same name */
        PQclear(link_ask(&h->link, SQL_BEGIN, &a));
        ok = begin(h) && pg_ears_mend(h->ears);
    }
    if (!ok)
        snprintf(why, STORE_WHY, "%s", h->link.why);
    h->runs = ok && uv_thread_create(&h->thread, run, h) == 0;
    if (h->runs)
        return h;
    pg_heart_close(h);
    return NULL;
}

void pg_heart_close(PgHeart *h)
{
    uv_mutex_lock(&h->lock);
    h->stopping = true;
    uv_mutex_unlock(&h->lock);
    if (h->runs && write(h->wake[1], "", 1) == 1)
        uv_thread_join(&h->thread);
    if (h->runs && h->link.conn != NULL) { /* the others need not wait for it to be missed */
        Values a = {.count = 0};
        value_text(&a, h->node);
        PQclear(link_ask(&h->link, SQL_AWAY, &a));
        PQclear(link_ask(&h->link, SQL_GONE, &a));
    }
    link_close(&h->link);
    close(h->wake[0]);
    close(h->wake[1]);
    if (h->ears != NULL)
        pg_ears_close(h->ears);
    uv_mutex_destroy(&h->lock);
    free(h);
}
