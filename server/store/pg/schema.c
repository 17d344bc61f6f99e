/*
 * schema.c - the schema in PostgreSQL, and the steps to it from older versions, in one transaction,
 * by one program at a time.
 *
 * The keys are natural: (table, game, n) of a decision is the lock that decides which of two nodes
 * was first. The body of a table's row holds everything that SQL has no use for: a change of seats
 * is one UPDATE of one row, with the next version. A decision has no foreign key, because that
 * would lock its game's row with every insert: a finished game takes no decisions, and nothing else
 * is ever dropped.
 *
 * A step does not wait for nodes; it is refused while one is alive, so nodes of two versions never
 * share a database. The old rows are kept beside the new ones, unchanged.
 */
#include "server/store/pg/pg.h"

#include "server/log.h"
#include "server/store/step.h"

#include <stdio.h>

#define APPLICATION "oriflamme"

/* clang-format off */
#define PASS_INDEX(seat) ROW_PASS_INDEX("strpos", seat)
#define PASS_INDEXES PASS_INDEX("a"), PASS_INDEX("b"), PASS_INDEX("c"), PASS_INDEX("d"), PASS_INDEX("e")
static const char *const schema[] = {
    "CREATE TABLE about(one int PRIMARY KEY CHECK(one = 1), application text NOT NULL, version int NOT NULL)",
    "INSERT INTO about VALUES(1, '" APPLICATION "', 0)",
    "CREATE TABLE tables(id text COLLATE \"C\" PRIMARY KEY, v bigint NOT NULL, games int NOT NULL,"
    " public boolean NOT NULL, made_at bigint NOT NULL, used_at bigint NOT NULL, body text NOT NULL,"
    " sum bigint NOT NULL, due bigint NOT NULL DEFAULT 0, due_n int NOT NULL DEFAULT 0) WITH (fillfactor = 70)",
    "CREATE INDEX lobbies ON tables(made_at DESC) WHERE games = 0",
    "CREATE INDEX listed ON tables(made_at DESC) WHERE public",
    "CREATE INDEX used ON tables(used_at)",
    PASS_INDEXES,
    "CREATE TABLE games(tbl text COLLATE \"C\" NOT NULL REFERENCES tables(id) ON DELETE CASCADE,"
    " number int NOT NULL, rules_version int NOT NULL, deal text NOT NULL, names text NOT NULL,"
    " started_at bigint NOT NULL, asked_at bigint NOT NULL, over boolean NOT NULL, sum bigint NOT NULL,"
    " names_sum bigint NOT NULL, PRIMARY KEY(tbl, number))",
    "CREATE INDEX playing ON games(tbl) WHERE NOT over",
    "CREATE TABLE decisions(tbl text COLLATE \"C\" NOT NULL, game int NOT NULL, n int NOT NULL,"
    " seat smallint NOT NULL, standin boolean NOT NULL, decision text NOT NULL, at bigint NOT NULL,"
    " clock bigint NOT NULL, sum bigint NOT NULL, PRIMARY KEY(tbl, game, n))",
    "CREATE TABLE chat(tbl text COLLATE \"C\" NOT NULL REFERENCES tables(id) ON DELETE CASCADE,"
    " n bigint NOT NULL, seat smallint NOT NULL, name text NOT NULL, said text NOT NULL,"
    " sum bigint NOT NULL, PRIMARY KEY(tbl, n))",
    "CREATE TABLE life(one int PRIMARY KEY CHECK(one = 1), lived bigint NOT NULL, begun bigint NOT NULL,"
    " at timestamptz NOT NULL)",
    "INSERT INTO life VALUES(1, 0, 0, now())",
    "CREATE UNLOGGED TABLE nodes(node text COLLATE \"C\" PRIMARY KEY, alive_at timestamptz NOT NULL)",
    "CREATE UNLOGGED TABLE here(tbl text COLLATE \"C\" NOT NULL, node text COLLATE \"C\" NOT NULL,"
    " seats smallint NOT NULL, spectators int NOT NULL, PRIMARY KEY(tbl, node))",
};

/* A game with a clock sleeps, too: until its clock has run out. */
static const char *const from_first[] = {
    "ALTER TABLE games ADD COLUMN sleeps_until bigint NOT NULL DEFAULT 0",
};

/* A table had a column for each of its fields, and an array for each of its seats'. */
static const char *const from_second[] = {
    "CREATE TABLE tables_2 AS TABLE tables",
    "ALTER TABLE tables ADD COLUMN body text, ADD COLUMN due bigint NOT NULL DEFAULT 0,"
    " ADD COLUMN due_n int NOT NULL DEFAULT 0",
    "UPDATE tables SET body = " STEP_TABLE("maker") " || coalesce((SELECT string_agg(" STEP_SEAT("token") ", '' ORDER BY"
    " seat) FROM (SELECT s.*, ordinality - 1 AS seat FROM unnest(tables.kind, tables.standin, tables.muted, tables.votes,"
    " tables.rematch, tables.name, tables.bot, tables.token) WITH ORDINALITY AS s(kind, standin, muted, votes, rematch,"
    " name, bot, token)) AS seats), '')",
    "ALTER TABLE tables ALTER COLUMN body SET NOT NULL, DROP COLUMN rules, DROP COLUMN seats, DROP COLUMN help,"
    " DROP COLUMN pace, DROP COLUMN pace_ms, DROP COLUMN absence_ms, DROP COLUMN maker, DROP COLUMN votes_at,"
    " DROP COLUMN kind, DROP COLUMN standin, DROP COLUMN muted, DROP COLUMN votes, DROP COLUMN rematch,"
    " DROP COLUMN name, DROP COLUMN bot, DROP COLUMN token",
    "ALTER TABLE games DROP COLUMN sleeps_v, DROP COLUMN sleeps_at, DROP COLUMN sleeps_until",
};

/* Nobody had a pass: what finds the tables of one is new. */
static const char *const from_third[] = {PASS_INDEXES};
/* clang-format on */

#define STEP(list)                                                                                 \
    {                                                                                              \
        list, sizeof list / sizeof list[0]                                                         \
    }
/* From each version to the next, and from nothing to the last. */
static const struct Step {
    const char *const *sql;
    int count;
} steps[STORE_VERSION] = {STEP(schema), STEP(from_first), STEP(from_second), STEP(from_third)};

/* -1: the link is broken; -2: a stranger's database; 0: empty. Whether it was made is read from the
 * catalogue: to_regclass would remember that it was not. */
static int version_of(PgLink *l)
{
    PGresult *r =
        link_ask_text(l, "SELECT EXISTS(SELECT 1 FROM pg_class WHERE relname = 'about' AND"
                         " pg_table_is_visible(oid)), to_regclass('tables') IS NOT NULL OR"
                         " to_regclass('games') IS NOT NULL OR to_regclass('chat') IS NOT NULL");
    if (r == NULL)
        return -1;
    bool made = result_number(r, 0, 0) == 1;
    bool stranger = result_number(r, 0, 1) == 1;
    PQclear(r);
    if (!made)
        return stranger ? -2 : 0;
    r = link_ask_text(l, "SELECT version, application = '" APPLICATION "' FROM about");
    int version = r == NULL                                          ? l->conn == NULL ? -1 : -2
                  : PQntuples(r) == 1 && result_number(r, 0, 1) == 1 ? (int)result_number(r, 0, 0)
                                                                     : -2;
    PQclear(r);
    return version;
}

static bool judge(const PgLink *l, int version, char why[STORE_WHY])
{
    if (version == -1)
        snprintf(why, STORE_WHY, "%s", l->why);
    else if (version == -2)
        snprintf(why, STORE_WHY, "the database is not a store of Oriflamme, and is not empty");
    else if (version > STORE_VERSION)
        snprintf(why, STORE_WHY,
                 "the database was written by a newer program (schema %d, this program knows %d);"
                 " start the newer program",
                 version, STORE_VERSION);
    return version >= 0 && version <= STORE_VERSION;
}

/* Its version; 0: there is none. */
static int known_version(PgLink *l, char why[STORE_WHY])
{
    int version = link_open(l) ? version_of(l) : -1;
    if (!judge(l, version, why))
        return 0;
    if (version == 0)
        snprintf(why, STORE_WHY, "the database has no store of Oriflamme");
    return version;
}

bool pg_is_store(PgLink *l, char why[STORE_WHY])
{
    return known_version(l, why) > 0;
}

bool pg_check(PgLink *l, char why[STORE_WHY])
{
    int version = known_version(l, why);
    if (version > 0 && version < STORE_VERSION)
        snprintf(why, STORE_WHY,
                 "a store of an older program; start the server once, it steps the store forward");
    return version == STORE_VERSION;
}

bool pg_is_unused(PgLink *l, const char *hint)
{
    /* A node that starts now waits with its first sign of life until this is over. */
    PGresult *locked = link_ask_text(l, "LOCK TABLE nodes IN SHARE MODE");
    PGresult *r = locked != NULL
                      ? link_ask_text(l, "SELECT EXISTS(SELECT 1 FROM nodes WHERE " PG_ALIVE
                                         ") OR NOT pg_try_advisory_xact_lock(" PG_LOCK_NODES ")")
                      : NULL;
    bool unused = r != NULL && result_number(r, 0, 0) == 0;
    if (r != NULL && !unused)
        snprintf(l->why, STORE_WHY, "a server is using the database; stop it%s", hint);
    PQclear(locked);
    PQclear(r);
    return unused;
}

/* Every sum is looked at; those of schema 2 are replaced. */
static bool sum_tables(PgLink *l, int version)
{
    PGresult *r = link_ask_text(l, "SELECT " ROW_TABLE " FROM tables");
    bool ok = r != NULL;
    for (int i = 0; ok && i < PQntuples(r); i++) {
        StoredTable table;
        char which[BODY_WHY];
        char sql[128];
        Cells cells = result_cells(r, i);
        const char *wrong = row_table_of(version > 2 ? version : 2, &cells, &table, which);
        if (wrong != NULL) {
            snprintf(l->why, STORE_WHY,
                     "the store is of an older program and was left as it is: table %s: %s",
                     table.id, wrong);
            ok = false;
            break;
        }
        if (version > 2)
            continue;
        snprintf(sql, sizeof sql, "UPDATE tables SET sum = %lld WHERE id = '%s'",
                 (long long)store_sum_table(&table), table.id);
        PGresult *set = link_ask_text(l, sql);
        ok = set != NULL;
        PQclear(set);
    }
    PQclear(r);
    return ok;
}

static bool run(PgLink *l, const char *sql)
{
    PGresult *r = link_ask_text(l, sql);
    PQclear(r);
    return r != NULL;
}

static bool step_forward(PgLink *l, int version)
{
    const struct Step *first = &steps[version];
    const struct Step *end = version == 0 ? first + 1 : steps + STORE_VERSION;
    if (version > 0 && !pg_is_unused(l, ": nodes of two versions cannot share it"))
        return false;
    if (version == STORE_VERSION - 1 && !run(l, "CREATE TABLE tables_3 AS TABLE tables"))
        return false;
    for (const struct Step *step = first; step < end; step++)
        for (int i = 0; i < step->count; i++)
            if (!run(l, step->sql[i]))
                return false;
    return version == 0 || sum_tables(l, version);
}

/* Another may have made the step while this one waited for it. */
static bool migrate(PgLink *l)
{
    enum { PATIENCE_MS = 3600000 }; /* years of tables are written again */
    char set[64];
    l->patience_ms = PATIENCE_MS;
    snprintf(set, sizeof set, "UPDATE about SET version = %d", STORE_VERSION);
    if (!run(l, "BEGIN") || !run(l, PG_ONE_AT_A_TIME))
        return false;
    int version = version_of(l);
    return version >= 0 &&
           (version == STORE_VERSION || (step_forward(l, version) && run(l, set))) &&
           run(l, "COMMIT");
}

bool pg_migrate(PgLink *l, char why[STORE_WHY])
{
    int version = link_open(l) ? version_of(l) : -1;
    if (!judge(l, version, why))
        return false;
    if (version == STORE_VERSION || migrate(l)) {
        if (version > 0 && version < STORE_VERSION)
            log_event(LOG_NOTE, "store-upgraded", "from=%d to=%d copy=tables_%d", version,
                      STORE_VERSION, version > 2 ? version : 2);
        return true;
    }
    snprintf(why, STORE_WHY, "%s", l->why);
    link_close(l); /* what was not committed is undone */
    return false;
}
