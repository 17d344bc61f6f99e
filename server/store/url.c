/*
 * url.c - decides which store a URL means: a folder or a file is SQLite's, postgresql://... is a
 * database, if the program was built with libpq.
 */
#include "server/store/url.h"

#include "server/store/sqlite/sqlite.h"

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
#define pg_engine(at, loop, who, why)       ((void)(loop), (void)pg_lacks(why), NULL)
#define pg_dump(url, file, why)             ((void)(url), (void)(file), pg_lacks(why))
#define pg_purge(url, before, out, why)     ((void)(before), pg_lacks(why))
#define pg_verify(url, tell, who, out, why) ((void)(tell), (void)(who), pg_lacks(why))
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

const StoreEngine *store_engine_at(StorePlace at, uv_loop_t *loop, void **who, char why[STORE_WHY])
{
    return store_is_url(at.place) ? pg_engine(at, loop, who, why)
                                  : sqlite_engine(at.place, who, why);
}

Store *store_open(StorePlace at, StoreCommit commit, uv_loop_t *loop, char why[STORE_WHY])
{
    void *who;
    const StoreEngine *engine = store_engine_at(at, loop, &who, why);
    if (engine == NULL)
        return NULL;
    Store *store = store_open_with(engine, who, commit, loop);
    if (store == NULL) {
        snprintf(why, STORE_WHY, "cannot start the store's threads");
        engine->close(who);
    }
    return store;
}

bool store_dump(const char *url, const char *file, char why[STORE_WHY])
{
    return pg_dump(url, file, why);
}

bool store_purge(const char *place, int64_t before, StorePurge *out, char why[STORE_WHY])
{
    *out = (StorePurge){.tables = 0};
    return store_is_url(place) ? pg_purge(place, before, out, why)
                               : sqlite_purge(place, before, out, why);
}

bool store_verify(const char *place, void (*tell)(void *who, const char *what), void *who,
                  StoreVerdict *out, char why[STORE_WHY])
{
    *out = (StoreVerdict){.games = 0};
    return store_is_url(place) ? pg_verify(place, tell, who, out, why)
                               : sqlite_verify(place, tell, who, out, why);
}
