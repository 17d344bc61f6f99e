/*
 * key.c - the key of the notices in a database: all nodes have the same, and a dump has it, too.
 *
 * Its table is no step of the schema: it is made when a node first sends notices, and a program that
 * knows nothing of it leaves it alone.
 */
#include "server/store/pg/pg.h"

#include <stdio.h>

static bool fail(const PgLink *l, char why[STORE_WHY])
{
    snprintf(why, STORE_WHY, "%s", l->why);
    return false;
}

/* A database that was made without the table has no key: its name is looked up in the catalogue. */
bool pg_key_read(PgLink *l, StoreKey *out, char why[STORE_WHY])
{
    out->is_there = false;
    PGresult *r = link_ask_text(l, "SELECT EXISTS(SELECT 1 FROM pg_class WHERE relname = 'keys' AND"
                                   " pg_table_is_visible(oid))");
    bool ok = r != NULL || fail(l, why);
    bool made = ok && result_number(r, 0, 0) == 1;
    PQclear(r);
    if (!made)
        return ok;
    r = link_ask_text(l, "SELECT " ROW_KEY " FROM keys WHERE name = " ROW_KEY_NAME);
    ok = r != NULL || fail(l, why);
    if (ok && PQntuples(r) == 1) {
        Cells cells = result_cells(r, 0);
        ok = row_key(&cells, out, why);
    }
    PQclear(r);
    return ok;
}

/* Two nodes that start at once: the second waits, and its own key is not taken. */
static bool offer(PgLink *l, StoreKey *key, char why[STORE_WHY])
{
    char insert[ROW_KEY_INSERT];
    row_key_insert(key, insert);
    const char *const sql[] = {"BEGIN",
                               "SELECT pg_advisory_xact_lock(1330792783)", /* as the schema's */
                               "CREATE TABLE IF NOT EXISTS " ROW_KEYS, insert, "COMMIT"};
    PGresult *r = link_ask_text(l, ROW_DEVICES("strpos"));
    key->is_missed = r != NULL && result_number(r, 0, 0) == 1;
    for (size_t i = 0; i < sizeof sql / sizeof sql[0] && r != NULL; i++) {
        PQclear(r);
        r = link_ask_text(l, sql[i]);
    }
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
