/*
 * ears.c - hears the other nodes on the loop itself: no thread separates a hint from the room that
 * it brings up to date.
 *
 * The heart's thread opens the link, because that may take seconds; then it is the loop's, which
 * never waits for it. If the link is lost, or in doubt because the database was lost, it is closed
 * and the thread opens another. Hints may have been lost meanwhile: a new link tells the loop that
 * anything may have changed.
 */
#include "server/store/pg/pg.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct PgEars {
    PgLink link; /* the thread's, while it opens one */
    const char *node;
    const uint8_t *key;
    uv_async_t async;
    uv_poll_t *poll; /* these two are the loop's */
    PGconn *conn;
    StoreHinted *hinted;
    void *whom;
    atomic_bool deaf; /* a link is wanted */
    uv_mutex_t lock;  /* of all below */
    PGconn *opened;   /* on its way to the loop */
    bool doubted;
};

/* --- On the loop --- */

static void free_handle(uv_handle_t *handle)
{
    free(handle);
}

static void drop(PgEars *e)
{
    if (e->poll != NULL)
        uv_close((uv_handle_t *)e->poll, free_handle);
    PQfinish(e->conn);
    e->poll = NULL;
    e->conn = NULL;
}

static void tell(PgEars *e, const StoreHint *hint)
{
    if (e->hinted != NULL)
        e->hinted(e->whom, hint);
}

/* NODE WORD..., sealed. What is not was said by a stranger, or by a node of an older version: the next
 * look finds what there is. */
static void take(PgEars *e, const char *sealed)
{
    char text[PG_HINT_MOST];
    char *rest = text;
    if (!secret_unseal(e->key, sealed, text, sizeof text))
        return;
    const char *from = strtok_r(text, " ", &rest);
    if (from == NULL || strcmp(from, e->node) == 0)
        return;
    for (const char *word; (word = strtok_r(NULL, " ", &rest)) != NULL;) {
        StoreHint hint;
        if (pg_hint_read(word, &hint))
            tell(e, &hint);
    }
}

static void on_readable(uv_poll_t *poll, int status, int events)
{
    PgEars *e = poll->data;
    (void)events;
    if (status < 0 || PQconsumeInput(e->conn) != 1) {
        drop(e);
        atomic_store(&e->deaf, true);
        return;
    }
    for (PGnotify *n; (n = PQnotifies(e->conn)) != NULL; PQfreemem(n))
        take(e, n->extra);
}

static void listen_to(PgEars *e, PGconn *conn)
{
    e->conn = conn;
    e->poll = malloc(sizeof *e->poll);
    if (e->poll != NULL && uv_poll_init(e->async.loop, e->poll, PQsocket(conn)) != 0) {
        free(e->poll);
        e->poll = NULL;
    }
    if (e->poll == NULL) {
        drop(e);
        atomic_store(&e->deaf, true);
        return;
    }
    e->poll->data = e;
    uv_poll_start(e->poll, UV_READABLE, on_readable);
    uv_unref((uv_handle_t *)e->poll);
    tell(e, &(StoreHint){.has_next = false});
    on_readable(e->poll, 0, UV_READABLE); /* what came while it was opened */
}

static void on_change(uv_async_t *async)
{
    PgEars *e = async->data;
    uv_mutex_lock(&e->lock);
    PGconn *opened = e->opened;
    bool doubted = e->doubted;
    e->opened = NULL;
    e->doubted = false;
    uv_mutex_unlock(&e->lock);
    if (opened != NULL || doubted)
        drop(e);
    if (opened != NULL)
        listen_to(e, opened);
}

void pg_ears_hear(PgEars *e, StoreHinted *hinted, void *whom)
{
    e->hinted = hinted;
    e->whom = whom;
}

/* --- On the heart's thread --- */

static void hand_over(PgEars *e, PGconn *conn)
{
    uv_mutex_lock(&e->lock);
    PGconn *before = e->opened;
    e->opened = conn;
    e->doubted = true; /* all that the loop has is older */
    uv_mutex_unlock(&e->lock);
    PQfinish(before);
    atomic_store(&e->deaf, conn == NULL);
    uv_async_send(&e->async);
}

bool pg_ears_mend(PgEars *e)
{
    PgLink *l = &e->link;
    if (!atomic_load(&e->deaf))
        return true;
    PGresult *listens = link_open(l) ? link_ask_text(l, "LISTEN " PG_CHANNEL) : NULL;
    bool ok = listens != NULL;
    PQclear(listens);
    if (!ok) {
        link_close(l);
        return false;
    }
    hand_over(e, l->conn);
    l->conn = NULL;
    return true;
}

void pg_ears_doubt(PgEars *e)
{
    hand_over(e, NULL);
}

/* --- Opening and closing --- */

PgEars *pg_ears_open(const char *url, const char *node, const uint8_t key[SECRET_KEY],
                     uv_loop_t *loop)
{
    PgEars *e = calloc(1, sizeof *e);
    if (e == NULL)
        return NULL;
    e->node = node;
    e->key = key;
    e->link = (PgLink){.url = url};
    atomic_init(&e->deaf, true);
    uv_mutex_init(&e->lock);
    uv_async_init(loop, &e->async, on_change);
    uv_unref((uv_handle_t *)&e->async);
    e->async.data = e;
    return e;
}

static void on_closed(uv_handle_t *async)
{
    free(async->data);
}

void pg_ears_close(PgEars *e)
{
    drop(e);
    PQfinish(e->opened);
    uv_mutex_destroy(&e->lock);
    uv_close((uv_handle_t *)&e->async, on_closed);
}
