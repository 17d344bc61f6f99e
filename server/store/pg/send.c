/*
 * send.c - the writer's side of the conversation with PostgreSQL.
 *
 * Every write changes one row if it may, and none if another was first.
 */
#include "server/store/pg/send.h"

#include <stdio.h>

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
    [SQL_OWN_TABLE] = "SELECT v, sum FROM tables WHERE id=$1",
    [SQL_OWN_DECISION] = "SELECT sum FROM decisions WHERE tbl=$1 AND game=$2 AND n=$3",
    [SQL_OWN_CHAT] = "SELECT sum FROM chat WHERE tbl=$1 AND n=$2",
    [SQL_HERE] = "INSERT INTO here(tbl, node, seats, spectators) VALUES($1,$2,$3,$4) ON CONFLICT(tbl, node)"
                 " DO UPDATE SET seats=$3, spectators=$4",
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

void pg_table_args(PgArgs *a, const Write *write, char body[BODY_TEXT])
{
    const StoredTable *t = write->stored_table;
    body_write(t, body);
    arg_text(a, t->id);
    arg_number(a, t->v);
    arg_number(a, t->games);
    arg_flag(a, t->is_public);
    arg_number(a, t->made_at);
    arg_text(a, body);
    arg_number(a, (int64_t)sum_body(t, body));
    arg_number(a, pg_is_new(write) ? t->used_at : (int64_t)write->before);
}

static bool send_table(PgLink *l, const Write *write)
{
    PgArgs a = {.count = 0};
    char body[BODY_TEXT];
    pg_table_args(&a, write, body);
    return link_send(l, pg_is_new(write) ? SQL_NEW_TABLE : SQL_TABLE, &a);
}

static bool send_game(PgLink *l, const Write *write)
{
    const StoredGame *g = write->stored_game;
    PgArgs a = {.count = 0};
    char body[BODY_TEXT];
    char deal[ORI_POSITION_TEXT];
    char names[ROW_NAMES_TEXT];
    if (write->moved)
        arg_text(&a, write->table);
    else
        pg_table_args(&a, write, body);
    ori_write_position(&g->start, deal);
    join_names(g, names);
    arg_number(&a, g->number);
    arg_number(&a, ORI_RULES_VERSION);
    arg_text(&a, deal);
    arg_text(&a, names);
    arg_number(&a, g->started_at);
    arg_number(&a, g->asked_at);
    arg_number(&a, (int64_t)g->sum);
    arg_number(&a, (int64_t)sum_names(g));
    return link_send(l, write->moved ? SQL_MOVED_GAME : SQL_GAME, &a);
}

bool pg_send_over(PgLink *l, const StoredDecision *last)
{
    PgArgs a = {.count = 0};
    arg_text(&a, last->table);
    arg_number(&a, last->game);
    arg_number(&a, last->n);
    arg_number(&a, (int64_t)last->sum);
    return link_send(l, SQL_OVER, &a);
}

bool pg_send_hint_of(PgLink *l, const StoredDecision *d, const char *hint)
{
    PgArgs a = {.count = 0};
    arg_text(&a, hint);
    arg_text(&a, d->table);
    arg_number(&a, d->game);
    arg_number(&a, d->n);
    arg_number(&a, (int64_t)d->sum);
    return link_send(l, SQL_HINT_OF, &a);
}

static bool send_chat(PgLink *l, const Write *write)
{
    const StoredChat *c = write->stored_chat;
    PgArgs a = {.count = 0};
    arg_text(&a, write->table);
    arg_number(&a, c->n);
    arg_number(&a, c->seat);
    arg_text(&a, c->name);
    arg_text(&a, c->text);
    arg_number(&a, (int64_t)sum_chat(write->table, c));
    arg_number(&a, STORE_CHAT_KEPT);
    return link_send(l, SQL_CHAT, &a);
}

/* Those that every node sends for itself. */
static bool send_presence(PgLink *l, const char *node, const Write *write)
{
    PgArgs a = {.count = 0};
    arg_text(&a, write->table);
    arg_text(&a, node);
    if (write->kind == WRITE_AWAY)
        return link_send(l, SQL_AWAY, &a);
    arg_number(&a, write->seat);
    arg_number(&a, write->count);
    return link_send(l, SQL_HERE, &a);
}

static bool send_check(PgLink *l, const Write *write)
{
    const StoredTable *t = write->stored_table;
    const StoredDecision *d = &write->decision;
    PgArgs a = {.count = 0};
    arg_text(&a, write->table);
    if (t == NULL)
        arg_number(&a, d->game);
    arg_number(&a, t != NULL ? t->v : d->n);
    arg_number(&a, (int64_t)(t != NULL ? store_sum_table(t) : d->sum));
    return link_send(l, t != NULL ? SQL_CHECK_TABLE : SQL_CHECK_DECISION, &a);
}

bool pg_send_write(PgLink *l, const char *node, const Write *write)
{
    PgArgs a = {.count = 0};
    switch (write->kind) {
    case WRITE_TABLE:
        return send_table(l, write);
    case WRITE_GAME:
        return send_game(l, write);
    case WRITE_CHAT:
        return send_chat(l, write);
    case WRITE_HERE:
    case WRITE_AWAY:
        return send_presence(l, node, write);
    case WRITE_NOTE:
        arg_text(&a, write->table);
        arg_number(&a, write->note.used_at);
        arg_number(&a, write->note.due);
        arg_number(&a, write->note.count);
        arg_number(&a, write->note.v);
        return link_send(l, SQL_NOTE, &a);
    case WRITE_NOTICES:
        arg_text(&a, write->stored_notices->id);
        arg_number(&a, write->stored_notices->v);
        arg_text(&a, write->stored_notices->text);
        arg_number(&a, (int64_t)pg_notices_sum(write));
        return link_send(l, SQL_NOTICES, &a);
    case WRITE_SWEEP:
        return link_send(l, SQL_SWEEP, NULL);
    case WRITE_DROP_TABLE:
        arg_text(&a, write->table);
        arg_number(&a, write->v);
        return link_send(l, SQL_DROP_TABLE, &a);
    case WRITE_DROP_CHAT:
        arg_text(&a, write->table);
        arg_number(&a, ORI_ANY_SEAT);
        return link_send(l, SQL_CHAT_OF, &a);
    case WRITE_LIVED: /* moved; else the heart's */
        arg_number(&a, write->clock);
        return link_send(l, SQL_MOVED_CLOCK, &a);
    case WRITE_CHECK:
        return send_check(l, write);
    case WRITE_DECISION:
    case WRITE_FORGET:
    case WRITE_NOTHING:
        break;
    }
    return false;
}
