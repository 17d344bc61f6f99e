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
    SQL_ASKED,
    SQL_USED,
    SQL_DROP_TABLE,
    SQL_DROP_CHAT,
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
    SQL_SLEEP,
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

/* A table's row as text; it lives as long as the arguments that point into it. */
typedef struct TableText {
    char maker[2 * SECRET_HASH + 1];
    char kind[PG_ARRAY_TEXT];
    char standin[PG_ARRAY_TEXT];
    char muted[PG_ARRAY_TEXT];
    char votes[PG_ARRAY_TEXT];
    char rematch[PG_ARRAY_TEXT];
    char name[PG_ARRAY_TEXT];
    char bot[PG_ARRAY_TEXT];
    char token[PG_ARRAY_TEXT];
} TableText;
void pg_table_args(PgArgs *args, const StoredTable *table, TableText *text);
/* For SQL_TABLE and SQL_GAME: with the sum of the row that it follows. */
void pg_next_table_args(PgArgs *args, const Write *write, TableText *text);

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
