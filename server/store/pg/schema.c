/*
 * schema.c - the schema in PostgreSQL and its versions: a list of steps, each from one
 * version to the next, in one transaction, by one program at a time.
 *
 * The keys are natural: (table, game, n) of a decision is the lock that decides between two nodes
 * who was first. The seats are arrays in the table's row: a change of seats is one UPDATE of one
 * row, with the next version. A decision has no foreign key, for that would lock its game's row
 * with every insert: nothing is decided in a game that is over, and nothing else is ever dropped.
 */
#include "server/store/pg/pg.h"

#include <stdio.h>
#include <string.h>

#define APPLICATION "oriflamme"

/* clang-format off */
static const char *const first_schema[] = {
    "CREATE TABLE about(one int PRIMARY KEY CHECK(one = 1), application text NOT NULL, version int NOT NULL)",
    "INSERT INTO about VALUES(1, '" APPLICATION "', 0)",
    "CREATE TABLE tables(id text COLLATE \"C\" PRIMARY KEY, v bigint NOT NULL, rules text NOT NULL,"
    " seats smallint NOT NULL, public boolean NOT NULL, help boolean NOT NULL, pace smallint NOT NULL,"
    " pace_ms int NOT NULL, absence_ms int NOT NULL, made_at bigint NOT NULL, used_at bigint NOT NULL,"
    " maker text NOT NULL, games int NOT NULL, votes_at int NOT NULL, sum bigint NOT NULL,"
    " kind smallint[] NOT NULL, standin boolean[] NOT NULL, muted smallint[] NOT NULL,"
    " votes smallint[] NOT NULL, rematch int[] NOT NULL, name text[] NOT NULL, bot text[] NOT NULL,"
    " token text[] NOT NULL) WITH (fillfactor = 70)",
    "CREATE INDEX lobbies ON tables(made_at DESC) WHERE games = 0",
    "CREATE INDEX listed ON tables(made_at DESC) WHERE public",
    "CREATE INDEX used ON tables(used_at)",
    "CREATE TABLE games(tbl text COLLATE \"C\" NOT NULL REFERENCES tables(id) ON DELETE CASCADE,"
    " number int NOT NULL, rules_version int NOT NULL, deal text NOT NULL, names text NOT NULL,"
    " started_at bigint NOT NULL, asked_at bigint NOT NULL, over boolean NOT NULL, sum bigint NOT NULL,"
    " names_sum bigint NOT NULL, sleeps_v bigint NOT NULL DEFAULT 0, sleeps_at int NOT NULL DEFAULT 0,"
    " PRIMARY KEY(tbl, number))",
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
static const char *const sleeping_clocks[] = {
    "ALTER TABLE games ADD COLUMN sleeps_until bigint NOT NULL DEFAULT 0",
};
/* clang-format on */

#define STEP(list)                                                                                 \
    {                                                                                              \
        list, sizeof list / sizeof list[0]                                                         \
    }
static const struct Step {
    const char *const *sql;
    int count;
} steps[PG_VERSION] = {STEP(first_schema), STEP(sleeping_clocks)};

/* Two nodes that start at once: the second waits here, and finds it made. */
#define ONE_AT_A_TIME "SELECT pg_advisory_xact_lock(1330792783)" /* "ORIO" */

/* -1: the link is broken; -2: a stranger's database; 0: empty. */
static int version_of(PgLink *l)
{
    PGresult *r =
        link_ask_text(l, "SELECT to_regclass('about') IS NOT NULL, to_regclass('tables') IS NOT"
                         " NULL OR to_regclass('games') IS NOT NULL OR to_regclass('chat') IS NOT"
                         " NULL");
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
    else if (version > PG_VERSION)
        snprintf(why, STORE_WHY,
                 "the database was written by a newer program (schema %d, this program knows %d);"
                 " start the newer program",
                 version, PG_VERSION);
    return version >= 0 && version <= PG_VERSION;
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
    if (version > 0 && version < PG_VERSION)
        snprintf(why, STORE_WHY,
                 "a store of an older program; start the server once, it steps the store forward");
    return version == PG_VERSION;
}

/* All steps that are missing in one transaction; another may have made them meanwhile. */
static bool step_forward(PgLink *l, int version)
{
    enum { MOST = 64 };
    const char *sql[MOST];
    char set[64];
    int count = 0;
    sql[count++] = "BEGIN";
    sql[count++] = ONE_AT_A_TIME;
    for (; version < PG_VERSION; version++)
        for (int i = 0; i < steps[version].count; i++)
            sql[count++] = steps[version].sql[i];
    snprintf(set, sizeof set, "UPDATE about SET version = %d", PG_VERSION);
    sql[count++] = set;
    sql[count++] = "COMMIT";
    bool well = link_run_texts(l, sql, count);
    if (!well && l->conn != NULL)
        PQclear(link_ask_text(l, "ROLLBACK"));
    return well;
}

bool pg_migrate(PgLink *l, char why[STORE_WHY])
{
    int version = link_open(l) ? version_of(l) : -1;
    if (!judge(l, version, why))
        return false;
    if (version == PG_VERSION || step_forward(l, version))
        return true;
    char reason[STORE_WHY];
    snprintf(reason, sizeof reason, "%s", l->why);
    if (link_open(l) && version_of(l) == PG_VERSION)
        return true; /* another node was quicker */
    snprintf(why, STORE_WHY, "%s", reason);
    return false;
}
