/*
 * pg.c - PostgreSQL as the store's engine: a link that writes, one that reads, and one on which the
 * nodes talk to each other.
 */
#include "server/store/pg/pg.h"

#include "server/log.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SILENT_MS = 2500 }; /* the heart beats every second */

typedef struct Pg {
    char *url;
    char node[STORE_NODE_TEXT];
    uint8_t key[SECRET_KEY]; /* of the hints */
    PgWriter *writer;
    PgReader reader;
    PgHeart *heart;
    PgAhead *ahead;
} Pg;

static void commit(void *who, Write *first)
{
    pg_writer_commit(((Pg *)who)->writer, first);
}

static void read_for(void *who, Read *read)
{
    pg_read_one(&((Pg *)who)->reader, read);
}

static int64_t lived(void *who)
{
    Pg *p = who;
    StoreTime now;
    if (p->heart != NULL)
        return pg_heart_time(p->heart, 0, &now) ? now.lived : 0;
    PGresult *r = link_ask_text(&p->reader.link, "SELECT lived FROM life");
    int64_t value = r != NULL && PQntuples(r) == 1 ? result_number(r, 0, 0) : 0;
    PQclear(r);
    return value;
}

static const char *node(void *who)
{
    return ((Pg *)who)->node;
}

static uint64_t life(void *who)
{
    const Pg *p = who;
    return p->heart != NULL ? pg_heart_life(p->heart) : 0;
}

static void send_ahead(void *who, const StoredNotices *notices)
{
    pg_ahead_send(((Pg *)who)->ahead, notices);
}

static bool is_silent(void *who)
{
    Pg *p = who;
    return pg_heart_silent_ms(p->heart) > SILENT_MS || pg_writer_busy_ms(p->writer) > SILENT_MS;
}

static bool time_of(void *who, int64_t now, StoreTime *out)
{
    return pg_heart_time(((Pg *)who)->heart, now, out);
}

static void hear(void *who, StoreHinted *hinted, void *whom)
{
    pg_heart_hear(((Pg *)who)->heart, hinted, whom);
}

static bool keep_key(void *who, StoreKey *key, char why[STORE_WHY])
{
    return pg_key_keep(((Pg *)who)->url, key, why);
}

static void close_links(void *who)
{
    Pg *p = who;
    if (p->heart != NULL)
        pg_heart_close(p->heart);
    if (p->writer != NULL)
        pg_writer_close(p->writer);
    if (p->ahead != NULL)
        pg_ahead_close(p->ahead);
    link_close(&p->reader.link);
    free(p->url);
    free(p);
}

static const StoreEngine engine = {.commit = commit,
                                   .read = read_for,
                                   .lived = lived,
                                   .close = close_links,
                                   .key = keep_key,
                                   .node = node,
                                   .life = life,
                                   .send = send_ahead,
                                   .is_silent = is_silent,
                                   .time = time_of,
                                   .hear = hear};

static void warn_of_risks(PgLink *l)
{
    PGresult *r = link_ask_text(l, "SELECT current_setting('fsync')");
    if (r != NULL && strcmp(PQgetvalue(r, 0, 0), "off") == 0)
        log_event(LOG_WARNING, "database-without-fsync",
                  "hint=\"if its machine fails, acknowledged decisions may be lost\"");
    PQclear(r);
    r = link_ask_text(l, "SELECT has_database_privilege('public', current_database(), 'CONNECT')");
    if (r != NULL && result_number(r, 0, 0) == 1)
        log_event(LOG_WARNING, "database-open",
                  "hint=\"every role may connect: REVOKE CONNECT ON DATABASE ... FROM PUBLIC\"");
    PQclear(r);
}

/* Without a loop it is nobody's node: no heart beats, and none may. */
static bool is_idle(PgLink *l, char why[STORE_WHY])
{
    PGresult *r = link_ask_text(l, "SELECT EXISTS(SELECT 1 FROM nodes WHERE " PG_ALIVE
                                   ") OR NOT pg_try_advisory_lock(" PG_LOCK_NODES ")");
    bool idle = r != NULL && result_number(r, 0, 0) == 0;
    if (!idle)
        snprintf(why, STORE_WHY, "%s",
                 r == NULL ? l->why : "a server is using the database; stop it");
    PQclear(r);
    return idle;
}

static bool open_links(Pg *p, uv_loop_t *loop, char why[STORE_WHY])
{
    PgLink first = {.url = p->url}; /* nothing can be prepared before there is a schema */
    bool made =
        pg_migrate(&first, why) && pg_hint_key(&first, p->key, why) && pg_notices_make(&first, why);
    if (made)
        warn_of_risks(&first);
    link_close(&first);
    if (!made)
        return false;
    p->writer = pg_writer_open(p->url, p->node, p->key, why);
    if (p->writer == NULL)
        return false;
    p->reader = (PgReader){
        .node = p->node,
        .link = {.url = p->url, .sql = pg_read_sql, .sqls = pg_read_sqls, .is_sure = true}};
    if (!link_open(&p->reader.link)) {
        snprintf(why, STORE_WHY, "%s", p->reader.link.why);
        return false;
    }
    if (loop == NULL)
        return is_idle(&p->reader.link, why);
    p->heart = pg_heart_open(p->url, p->node, p->key, loop, why);
    p->ahead = p->heart != NULL ? pg_ahead_open(p->url) : NULL;
    return p->ahead != NULL;
}

static void name_node(Pg *p, const char *name)
{
    char random[SECRET_ID_TEXT];
    secret_id(random);
    if (name != NULL)
        snprintf(p->node, sizeof p->node, "%s", name);
    else
        snprintf(p->node, sizeof p->node, "%.8s", random);
}

static Pg *open_pg(StorePlace at, uv_loop_t *loop, char why[STORE_WHY])
{
    Pg *p = calloc(1, sizeof *p);
    snprintf(why, STORE_WHY, "out of memory");
    if (p != NULL)
        name_node(p, at.node);
    if (p != NULL && (p->url = strdup(at.place)) != NULL && open_links(p, loop, why))
        return p;
    if (p != NULL)
        close_links(p);
    return NULL;
}

const StoreEngine *pg_engine(StorePlace at, uv_loop_t *loop, void **who, char why[STORE_WHY])
{
    *who = open_pg(at, loop, why);
    return *who != NULL ? &engine : NULL;
}
