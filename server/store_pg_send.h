/*
 * store_pg_send.h - the statements of the writer: one for each write, and those around them.
 */
#ifndef ORI_STORE_PG_SEND_H
#define ORI_STORE_PG_SEND_H

#include "server/store_pg.h"

typedef enum Sql {
    SQL_NEW_TABLE,
    SQL_TABLE,
    SQL_GAME,
    SQL_DECISION,
    SQL_LAST_DECISION,
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
    SQL_HINT,
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

/* False: the link is broken. A write without a statement of its own sends nothing. */
bool pg_has_statement(const Write *write);
bool pg_send_write(PgLink *link, const char *node, const Write *write);

/* A player is forgotten, in a transaction of its own; false: undone, or the link is broken (and
 * closed). Sets the write's result. */
bool pg_forget_player(PgLink *link, Write *write);

#endif
