/*
 * send.c - the writer's side of the conversation with PostgreSQL.
 *
 * Every write changes one row if it may, and none if another was first.
 */
#include "server/store/pg/send.h"

/* clang-format off */
#define UPDATE_TABLE \
    "UPDATE tables SET v=$2, games=$3, public=$4, made_at=$5, body=$6, sum=$7, due=0 WHERE id=$1 AND v=$2::bigint-1 AND sum=$8"

#define DECISION "tbl, game, n, seat, standin, decision, at, clock, sum"
#define MANY_DECISIONS \
    "INSERT INTO decisions(" DECISION ") SELECT " DECISION " FROM unnest($1::text[], $2::int[], $3::int[], $4::smallint[]," \
    " $5::boolean[], $6::text[], $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[]) AS d(" DECISION ", before)"
/* What a decision is written behind. The look for it stays beside its row: nothing may change the order of the rows. */
#define BEFORE(table, game, n) \
    "(CASE WHEN " n "=0 THEN (SELECT g.sum FROM games g WHERE g.tbl=" table " AND g.number=" game ") ELSE" \
    " (SELECT p.sum FROM decisions p WHERE p.tbl=" table " AND p.game=" game " AND p.n=" n "-1) END)"

const char *const pg_write_sql[SQLS] = {
    [SQL_NEW_TABLE] = "INSERT INTO tables(id, v, games, public, made_at, body, sum, used_at)"
                      " VALUES($1,$2,$3,$4,$5,$6,$7,$8) ON CONFLICT DO NOTHING",
    [SQL_TABLE] = UPDATE_TABLE,
    [SQL_GAME] = "WITH changed AS (" UPDATE_TABLE " RETURNING id) INSERT INTO games(tbl, number, rules_version, deal,"
                 " names, started_at, asked_at, over, sum, names_sum) SELECT id, $9, $10, $11, $12, $13, $14, false,"
                 " $15, $16 FROM changed",
    [SQL_DECISION] = "INSERT INTO decisions(" DECISION ") SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 WHERE $10="
                     BEFORE("$1", "$2", "$3::int") " ON CONFLICT DO NOTHING RETURNING sum",
    [SQL_DECISIONS] = MANY_DECISIONS " WHERE before=" BEFORE("d.tbl", "d.game", "d.n") " ON CONFLICT DO NOTHING RETURNING sum",
    [SQL_MOVED_DECISIONS] = MANY_DECISIONS " RETURNING sum", /* behind each other, in one statement */
    [SQL_OVER] = "UPDATE games SET over=true WHERE tbl=$1 AND number=$2 AND EXISTS(SELECT 1 FROM decisions WHERE tbl=$1"
                 " AND game=$2 AND n=$3 AND sum=$4)",
    [SQL_CHAT] = "WITH old AS (DELETE FROM chat WHERE tbl=$1 AND n<=$2::bigint-$7::int) INSERT INTO chat(tbl, n, seat, name,"
                 " said, sum) SELECT id, $2, $3, $4, $5, $6 FROM tables WHERE id=$1 AND NOT EXISTS(SELECT 1 FROM chat WHERE tbl=$1"
                 " AND n>=$2) ON CONFLICT DO NOTHING",
    [SQL_NOTE] = "UPDATE tables SET used_at=$2, due=CASE WHEN v=$5 THEN $3::bigint ELSE 0 END, due_n=$4 WHERE id=$1",
    [SQL_NOTICES] = "INSERT INTO notices(" ROW_NOTICES ") VALUES($1,$2,$3,$4) ON CONFLICT(id)"
                    " DO UPDATE SET v=$2, body=$3, sum=$4 WHERE notices.v=$2::bigint-1",
    [SQL_SWEEP] = "DELETE FROM notices WHERE id IN (SELECT id FROM notices WHERE " ROW_NOTICES_IDLE("strpos")
                  " FOR UPDATE SKIP LOCKED)",
    [SQL_OWN_NOTICES] = "SELECT sum FROM notices WHERE id=$1",
    [SQL_DROP_TABLE] = "WITH gone AS (SELECT id FROM tables WHERE id=$1 AND v=$2 AND NOT EXISTS(SELECT 1 FROM here"
                       " JOIN nodes USING(node) WHERE tbl=$1 AND " PG_ALIVE ") FOR UPDATE),"
                       " decided AS (DELETE FROM decisions WHERE tbl IN (SELECT id FROM gone))"
                       " DELETE FROM tables WHERE id IN (SELECT id FROM gone)",
    [SQL_BEGIN] = "BEGIN",
    [SQL_COMMIT] = "COMMIT",
    [SQL_ROLLBACK] = "ROLLBACK",
    [SQL_NAMES_OF] = "SELECT number, names FROM games WHERE tbl=$1 ORDER BY number FOR UPDATE",
    [SQL_NAMES] = "UPDATE games SET names=$3, names_sum=$4 WHERE tbl=$1 AND number=$2",
    /* What a seat has said, or any seat (-1); but the number of the last line is not used again. */
    [SQL_CHAT_OF] = "WITH last AS (SELECT max(n) AS n FROM chat WHERE tbl=$1), gone AS (DELETE FROM chat c USING last WHERE"
                    " tbl=$1 AND c.n<last.n AND ($2::int<0 OR seat=$2)) UPDATE chat c SET name='', said='', sum=0 FROM last"
                    " WHERE tbl=$1 AND c.n=last.n AND ($2::int<0 OR seat=$2)",
    [SQL_OWN_TABLE] = "SELECT sum, v FROM tables WHERE id=$1",
    [SQL_OWN_DECISION] = "SELECT sum FROM decisions WHERE tbl=$1 AND game=$2 AND n=$3",
    [SQL_OWN_CHAT] = "SELECT sum FROM chat WHERE tbl=$1 AND n=$2",
    [SQL_HERE] = "INSERT INTO here(tbl, seats, spectators, node) VALUES($1,$2,$3,$4) ON CONFLICT(tbl, node)"
                 " DO UPDATE SET seats=$2, spectators=$3",
    [SQL_AWAY] = "DELETE FROM here WHERE tbl=$1 AND node=$2",
    [SQL_MOVED_GAME] = "INSERT INTO games(tbl, number, rules_version, deal, names, started_at, asked_at, over, sum,"
                       " names_sum) VALUES($1,$2,$3,$4,$5,$6,$7,false,$8,$9)",
    [SQL_MOVED_CLOCK] = "UPDATE life SET lived=greatest(lived, $1)",
    [SQL_REPLICATE] = PG_REPLICATE,
    [SQL_CHECK_TABLE] = PG_REPLICATE " FROM tables WHERE id=$1 AND v=$2 AND sum=$3",
    [SQL_CHECK_DECISION] = PG_REPLICATE " FROM decisions WHERE tbl=$1 AND game=$2 AND n=$3 AND sum=$4",
    [SQL_HINT] = "SELECT pg_notify('" PG_CHANNEL "', $1)",
    [SQL_HINT_OF] = "SELECT pg_notify('" PG_CHANNEL "', $1) FROM decisions WHERE tbl=$2 AND game=$3 AND n=$4 AND sum=$5",
};
/* clang-format on */

static int statement_of(const Write *write)
{
    static const int statements[] = {
        [WRITE_CHAT] = SQL_CHAT,         [WRITE_LIVED] = SQL_MOVED_CLOCK, /* else the heart's */
        [WRITE_NOTE] = SQL_NOTE,         [WRITE_NOTICES] = SQL_NOTICES,
        [WRITE_SWEEP] = SQL_SWEEP,       [WRITE_DROP_TABLE] = SQL_DROP_TABLE,
        [WRITE_DROP_CHAT] = SQL_CHAT_OF, [WRITE_HERE] = SQL_HERE,
        [WRITE_AWAY] = SQL_AWAY};
    if (write->kind == WRITE_TABLE)
        return row_is_new(write) ? SQL_NEW_TABLE : SQL_TABLE;
    if (write->kind == WRITE_GAME)
        return write->moved ? SQL_MOVED_GAME : SQL_GAME;
    if (write->kind == WRITE_CHECK)
        return write->stored_table != NULL ? SQL_CHECK_TABLE : SQL_CHECK_DECISION;
    return statements[write->kind];
}

bool pg_send_write(PgLink *l, const char *node, const Write *write)
{
    Values v;
    RowTexts texts;
    row_values(write, &v, &texts);
    if (write->kind == WRITE_HERE || write->kind == WRITE_AWAY) /* every node says it for itself */
        value_text(&v, node);
    return link_send(l, statement_of(write), &v);
}

bool pg_send_over(PgLink *l, const StoredDecision *last)
{
    Values v = {.count = 0};
    row_decided(last, &v);
    return link_send(l, SQL_OVER, &v);
}

bool pg_send_hint_of(PgLink *l, const StoredDecision *d, const char *hint)
{
    Values v = {.count = 0};
    value_text(&v, hint);
    row_decided(d, &v);
    return link_send(l, SQL_HINT_OF, &v);
}
