/*
 * store_pg.c - PostgreSQL as the store's engine: a link that writes, and one that reads.
 */
#include "server/store_pg.h"

#include "server/log.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Pg {
    char *url;
    PgWriter *writer;
    PgLink reader;
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
    PGresult *r = link_ask_text(&((Pg *)who)->reader, "SELECT lived FROM life");
    int64_t value = r != NULL && PQntuples(r) == 1 ? result_number(r, 0, 0) : 0;
    PQclear(r);
    return value;
}

static void close_links(void *who)
{
    Pg *p = who;
    if (p->writer != NULL)
        pg_writer_close(p->writer);
    link_close(&p->reader);
    free(p->url);
    free(p);
}

static const StoreEngine engine = {
    .commit = commit, .read = read_for, .lived = lived, .close = close_links};

static void warn_of_risks(PgLink *l)
{
    PGresult *r = link_ask_text(l, "SELECT current_setting('fsync')");
    if (r != NULL && strcmp(PQgetvalue(r, 0, 0), "off") == 0)
        log_event(LOG_WARNING, "database-without-fsync",
                  "hint=\"what is acknowledged may be lost when its machine fails\"");
    PQclear(r);
}

static bool open_links(Pg *p, char why[STORE_WHY])
{
    PgLink first = {.url = p->url}; /* nothing can be prepared before there is a schema */
    bool made = pg_migrate(&first, why);
    if (made)
        warn_of_risks(&first);
    link_close(&first);
    if (!made)
        return false;
    p->writer = pg_writer_open(p->url, why);
    p->reader = (PgLink){.url = p->url, .sql = pg_read_sql, .sqls = pg_read_sqls};
    if (p->writer != NULL && link_open(&p->reader))
        return true;
    if (p->writer != NULL)
        snprintf(why, STORE_WHY, "%s", p->reader.why);
    return false;
}

Store *pg_open(const char *url, StoreCommit commit_how, uv_loop_t *loop, char why[STORE_WHY])
{
    Pg *p = calloc(1, sizeof *p);
    snprintf(why, STORE_WHY, "out of memory");
    if (p == NULL || (p->url = strdup(url)) == NULL || !open_links(p, why)) {
        if (p != NULL)
            close_links(p);
        return NULL;
    }
    Store *store = store_open_with(&engine, p, commit_how, loop);
    if (store == NULL) {
        snprintf(why, STORE_WHY, "cannot start the store's threads");
        close_links(p);
    }
    return store;
}
