/*
 * purge.c - removes old tables from a database that no node uses, by the wall clock, as
 * sqlite/purge.c does with a folder.
 */
#include "server/store/pg/pg.h"

#include <stdio.h>
#include <stdlib.h>

enum { PATIENCE_MS = 3600000 }; /* years of games may go at once */

/* The tables that go. */
#define OLD                                                                                        \
    "CREATE TEMP TABLE old ON COMMIT DROP AS SELECT id FROM tables WHERE NOT EXISTS(SELECT 1 FROM" \
    " games WHERE tbl = tables.id AND NOT over) AND greatest(made_at,"                             \
    " (SELECT max(started_at) FROM games WHERE tbl = tables.id),"                                  \
    " (SELECT max(at) FROM decisions WHERE tbl = tables.id)) < %lld"
#define OF_OLD " IN (SELECT id FROM old)"

static bool run(PgLink *l, const char *sql, int64_t *changed)
{
    PGresult *r = link_ask_text(l, sql);
    if (r != NULL && changed != NULL)
        *changed = strtoll(PQcmdTuples(r), NULL, 10);
    PQclear(r);
    return r != NULL;
}

/* In one transaction: all of it, or nothing. */
static bool purge(PgLink *l, int64_t before, StorePurge *out)
{
    char old[sizeof OLD + PG_NUMBER_TEXT];
    snprintf(old, sizeof old, OLD, (long long)before);
    return run(l, "BEGIN", NULL) &&
           pg_is_unused(l, ", or let it purge by itself (--keep-games, --keep-lobbies)") &&
           run(l, old, NULL) && run(l, "DELETE FROM decisions WHERE tbl" OF_OLD, &out->decisions) &&
           run(l, "DELETE FROM games WHERE tbl" OF_OLD, &out->games) &&
           run(l, "DELETE FROM chat WHERE tbl" OF_OLD, NULL) &&
           run(l, "DELETE FROM here WHERE tbl" OF_OLD, NULL) &&
           run(l, "DELETE FROM tables WHERE id" OF_OLD, &out->tables) &&
           (!pg_has_notices(l) || run(l, ROW_NOTICES_SWEEP("strpos"), NULL)) &&
           run(l, "COMMIT", NULL);
}

bool pg_purge(const char *url, int64_t before, StorePurge *out, char why[STORE_WHY])
{
    PgLink l = {.url = url, .patience_ms = PATIENCE_MS};
    bool ok = pg_check(&l, why);
    if (ok && !(ok = purge(&l, before, out))) {
        snprintf(why, STORE_WHY, "%s", l.why);
        *out = (StorePurge){.tables = 0};
    }
    link_close(&l); /* what was not committed is undone */
    return ok;
}
