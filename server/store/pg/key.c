/*
 * key.c - the key of the notices in a database: all nodes have the same, and a dump contains it.
 *
 * Its table is not part of the schema's steps: a node creates it when it first sends notices, and a
 * program that does not know it leaves it alone. The same goes for the table of the notices
 * themselves, which every node creates.
 */
#include "server/store/pg/pg.h"

#include <stdio.h>

static bool fail(const PgLink *l, char why[STORE_WHY])
{
    snprintf(why, STORE_WHY, "%s", l->why);
    return false;
}

static bool is_made(PgLink *l, const char *table, bool *made)
{
    char sql[128];
    snprintf(sql, sizeof sql,
             "SELECT EXISTS(SELECT 1 FROM pg_class WHERE relname = '%s' AND"
             " pg_table_is_visible(oid))",
             table);
    PGresult *r = link_ask_text(l, sql);
    *made = r != NULL && result_number(r, 0, 0) == 1;
    PQclear(r);
    return r != NULL;
}

/* A database that was made without the table has no key: its name is looked up in the catalogue. */
bool pg_key_read(PgLink *l, StoreKey *out, char why[STORE_WHY])
{
    out->is_there = false;
    bool made;
    bool ok = is_made(l, "keys", &made) || fail(l, why);
    if (!made)
        return ok;
    PGresult *r = link_ask_text(l, "SELECT " ROW_KEY " FROM keys WHERE name = " ROW_KEY_NAME);
    ok = r != NULL || fail(l, why);
    if (ok && PQntuples(r) == 1) {
        Cells cells = result_cells(r, 0);
        ok = row_key(&cells, out, why);
    }
    PQclear(r);
    return ok;
}

bool pg_has_notices(PgLink *l)
{
    bool made;
    return is_made(l, "notices", &made) && made;
}

bool pg_notices_make(PgLink *l, char why[STORE_WHY])
{
    static const char *const sql[] = {"BEGIN", PG_ONE_AT_A_TIME, ROW_NOTICES_MAKE, "COMMIT"};
    PGresult *r = link_ask_all(l, sql, sizeof sql / sizeof sql[0]);
    bool ok = r != NULL || fail(l, why);
    PQclear(r);
    return ok;
}

/* Two nodes that start at once: the second waits, and its own key is not taken. */
static bool offer(PgLink *l, StoreKey *key, char why[STORE_WHY])
{
    char insert[ROW_KEY_INSERT];
    row_key_insert(key, insert);
    const char *const sql[] = {"BEGIN", PG_ONE_AT_A_TIME, "CREATE TABLE IF NOT EXISTS " ROW_KEYS,
                               insert, "COMMIT"};
    PGresult *r = link_ask_text(l, ROW_DEVICES);
    key->is_missed = r != NULL && result_number(r, 0, 0) == 1;
    PQclear(r);
    r = link_ask_all(l, sql, sizeof sql / sizeof sql[0]);
    bool ok = r != NULL || fail(l, why);
    PQclear(r);
    return ok;
}

bool pg_key_keep(const char *url, StoreKey *key, char why[STORE_WHY])
{
    PgLink l = {.url = url};
    StoreKey found = {.is_there = false};
    bool ok = (link_open(&l) || fail(&l, why)) && pg_key_read(&l, &found, why);
    if (ok && !found.is_there && key->is_offered)
        ok = offer(&l, key, why) && pg_key_read(&l, &found, why);
    found.is_missed = key->is_missed;
    *key = found;
    link_close(&l);
    return ok;
}
