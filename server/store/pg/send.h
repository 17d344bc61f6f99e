/*
 * send.h - the statements of the writer: one for all decisions of a batch, one for each
 * other write, and those around them.
 */
#ifndef ORI_STORE_PG_SEND_H
#define ORI_STORE_PG_SEND_H

#include "server/store/pg/pg.h"
#include "server/store/pg/batch.h"

typedef enum Sql {
    SQL_NEW_TABLE,
    SQL_TABLE,
    SQL_GAME,
    SQL_DECISION,
    SQL_DECISIONS,
    SQL_MOVED_DECISIONS,
    SQL_OVER,
    SQL_CHAT,
    SQL_NOTE,
    SQL_NOTICES,
    SQL_SWEEP,
    SQL_OWN_NOTICES,
    SQL_DROP_TABLE,
    SQL_BEGIN,
    SQL_COMMIT,
    SQL_ROLLBACK,
    SQL_NAMES_OF,
    SQL_NAMES,
    SQL_CHAT_OF,
    SQL_OWN_TABLE,
    SQL_OWN_DECISION,
    SQL_OWN_CHAT,
    SQL_HERE,
    SQL_AWAY,
    SQL_REPLICATE,
    SQL_CHECK_TABLE,
    SQL_CHECK_DECISION,
    SQL_HINT,
    SQL_HINT_OF,
    SQL_MOVED_GAME,
    SQL_MOVED_CLOCK,
    SQLS,
} Sql;

extern const char *const pg_write_sql[SQLS];

/* These are false if the link is broken. Any but a decision and FORGET, which is a transaction of
 * its own. */
bool pg_send_write(PgLink *link, const char *node, const Write *write);
/* One or many in one statement, each in its turn; it answers with the sums of those it has done. */
bool pg_send_decisions(PgLink *link, const PgStep *first, int count);
bool pg_send_over(PgLink *link, const StoredDecision *last); /* the game is, if this was done */
/* The hint goes to the other nodes if this was done. */
bool pg_send_hint_of(PgLink *link, const StoredDecision *decision, const char *hint);

/* A player is forgotten, in a transaction of its own; false: undone, or the link is broken (and
 * closed). Sets the write's result. */
bool pg_forget_player(PgLink *link, Write *write);

#endif
