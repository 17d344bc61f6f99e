/*
 * forget.c - forgets a player: reads the names of all games and writes them again.
 */
#include "server/store/pg/send.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_changed(PgLink *l, int statement, const PgArgs *a, bool *one)
{
    PGresult *r = link_ask(l, statement, a);
    *one = r != NULL && strcmp(PQcmdTuples(r), "1") == 0;
    PQclear(r);
    return r != NULL;
}

static bool forget_names(PgLink *l, const Write *write, StoredGame *g)
{
    const StoredTable *t = write->stored_table;
    PgArgs of = {.count = 0};
    bool one;
    arg_text(&of, t->id);
    PGresult *r = link_ask(l, SQL_NAMES_OF, &of);
    bool ok = r != NULL;
    for (int i = 0; ok && i < PQntuples(r); i++) {
        PgArgs a = {.count = 0};
        char names[ROW_NAMES_TEXT];
        snprintf(g->table, sizeof g->table, "%s", t->id);
        g->number = (int)result_number(r, i, 0);
        if (!rename_player(g, PQgetvalue(r, i, 1), write->seat, t->seat[write->seat].name, names))
            continue;
        arg_text(&a, t->id);
        arg_number(&a, g->number);
        arg_text(&a, names);
        arg_number(&a, (int64_t)sum_names(g));
        ok = is_changed(l, SQL_NAMES, &a, &one) && one;
    }
    PQclear(r);
    PgArgs chat = {.count = 0};
    arg_text(&chat, t->id);
    arg_number(&chat, write->seat);
    return ok && is_changed(l, SQL_CHAT_OF, &chat, &one);
}

bool pg_forget_player(PgLink *l, Write *write)
{
    PgArgs a = {.count = 0};
    char body[BODY_TEXT];
    bool one;
    StoredGame *g = calloc(1, sizeof *g);
    if (g == NULL)
        return false;
    pg_table_args(&a, write, body);
    bool ok = is_changed(l, SQL_BEGIN, NULL, &one) && is_changed(l, SQL_TABLE, &a, &one);
    write->result = ok && one ? STORE_DONE : STORE_REFUSED;
    ok = ok && (!one || forget_names(l, write, g));
    ok = ok && is_changed(l, SQL_COMMIT, NULL, &one);
    free(g);
    if (!ok && l->conn != NULL)
        is_changed(l, SQL_ROLLBACK, NULL, &one);
    return ok;
}
