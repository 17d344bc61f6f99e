/*
 * url.c - decides which store a URL means: a folder or a file is SQLite's, postgresql://... is a
 * database, if the program was built with libpq.
 */
#include "server/store/move.h"
#include "server/store/sqlite/sqlite.h"
#include "server/store/url.h"

#include <stdio.h>
#include <string.h>

#ifdef ORI_POSTGRESQL
#include "server/store/pg/pg.h"
#else
static bool pg_lacks(char why[STORE_WHY])
{
    snprintf(why, STORE_WHY,
             "this program was built without PostgreSQL: install libpq-dev and build it again");
    return false;
}
#endif

bool store_is_url(const char *place)
{
    return strncmp(place, "postgresql://", 13) == 0 || strncmp(place, "postgres://", 11) == 0;
}

bool store_is_node_name(const char *name)
{
    size_t size = strlen(name);
    return size > 0 && size < STORE_NODE_TEXT &&
           strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_") ==
               size;
}

Store *store_open_at(StorePlace at, StoreCommit commit, uv_loop_t *loop, char why[STORE_WHY])
{
    if (!store_is_url(at.place))
        return store_open(at.place, commit, loop, why);
#ifdef ORI_POSTGRESQL
    return pg_open(at, commit, loop, why);
#else
    (void)commit;
    (void)loop;
    pg_lacks(why);
    return NULL;
#endif
}

const StoreEngine *store_engine_at(const char *place, void **who, char why[STORE_WHY])
{
    if (!store_is_url(place))
        return sqlite_engine(place, who, why);
#ifdef ORI_POSTGRESQL
    return pg_engine(place, who, why);
#else
    pg_lacks(why);
    return NULL;
#endif
}

bool store_dump(const char *url, const char *file, char why[STORE_WHY])
{
#ifdef ORI_POSTGRESQL
    return pg_dump(url, file, why);
#else
    (void)url;
    (void)file;
    return pg_lacks(why);
#endif
}

bool store_purge_at(const char *place, int64_t before, StorePurge *out, char why[STORE_WHY])
{
    if (!store_is_url(place))
        return store_purge(place, before, out, why);
    *out = (StorePurge){.tables = 0};
#ifdef ORI_POSTGRESQL
    return pg_purge(place, before, out, why);
#else
    (void)before;
    return pg_lacks(why);
#endif
}

bool store_verify_at(const char *place, void (*tell)(void *who, const char *what), void *who,
                     StoreVerdict *out, char why[STORE_WHY])
{
    if (!store_is_url(place))
        return store_verify(place, tell, who, out, why);
#ifdef ORI_POSTGRESQL
    return pg_verify(place, tell, who, out, why);
#else
    (void)tell;
    (void)who;
    *out = (StoreVerdict){.games = 0};
    return pg_lacks(why);
#endif
}
