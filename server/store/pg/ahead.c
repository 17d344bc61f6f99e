/*
 * ahead.c - a link for writes that wait for nothing: neither for the loop, nor for the writer's thread
 * and its batch. What has left on it is written even if this process dies at once.
 */
#include "server/store/pg/send.h"

#include <stdlib.h>

struct PgAhead {
    PgLink link;
    const char *node;
    uv_mutex_t lock;
};

PgAhead *pg_ahead_open(const char *url, const char *node)
{
    PgAhead *a = calloc(1, sizeof *a);
    if (a == NULL)
        return NULL;
    a->node = node;
    a->link = (PgLink){.url = url, .sql = pg_write_sql, .sqls = SQLS};
    uv_mutex_init(&a->lock);
    link_open(&a->link); /* else when it is needed */
    return a;
}

void pg_ahead_send(PgAhead *a, const StoredNotices *notices)
{
    Write write = {.kind = WRITE_NOTICES, .stored_notices = (StoredNotices *)(uintptr_t)notices};
    uv_mutex_lock(&a->lock);
    PgLink *l = &a->link;
    PGresult *r = NULL;
    if (link_open(l) && pg_send_write(l, a->node, &write) && link_sync(l))
        do {
            PQclear(r);
            r = link_next(l);
        } while (r != NULL && PQresultStatus(r) != PGRES_PIPELINE_SYNC);
    PQclear(r);
    uv_mutex_unlock(&a->lock);
}

void pg_ahead_close(PgAhead *a)
{
    link_close(&a->link);
    uv_mutex_destroy(&a->lock);
    free(a);
}
