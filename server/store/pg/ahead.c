/*
 * ahead.c - a link for writes that wait for nothing: neither for the loop, nor for the writer's thread
 * and its batch. What has left on it is written even if this process dies at once.
 */
#include "server/store/pg/send.h"

#include <stdlib.h>

struct PgAhead {
    PgLink link;
    uv_mutex_t lock;
};

PgAhead *pg_ahead_open(const char *url)
{
    PgAhead *a = calloc(1, sizeof *a);
    if (a == NULL)
        return NULL;
    a->link = (PgLink){.url = url, .sql = pg_write_sql, .sqls = SQLS};
    uv_mutex_init(&a->lock);
    link_open(&a->link); /* else when it is needed */
    return a;
}

void pg_ahead_send(PgAhead *a, const StoredNotices *notices)
{
    Values v;
    RowTexts texts;
    row_values(&(Write){.kind = WRITE_NOTICES, .stored_notices = notices}, &v, &texts);
    uv_mutex_lock(&a->lock);
    if (link_open(&a->link))
        PQclear(link_ask(&a->link, SQL_NOTICES, &v));
    uv_mutex_unlock(&a->lock);
}

void pg_ahead_close(PgAhead *a)
{
    link_close(&a->link);
    uv_mutex_destroy(&a->lock);
    free(a);
}
