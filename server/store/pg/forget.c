/*
 * forget.c - forgets a player: reads the names of all games and writes them again.
 */
#include "server/store/pg/send.h"

#include <string.h>

static bool is_changed(PgLink *l, int statement, const Values *v, bool *one)
{
    PGresult *r = link_ask(l, statement, v);
    *one = r != NULL && strcmp(PQcmdTuples(r), "1") == 0;
    PQclear(r);
    return r != NULL;
}

static bool forget_names(PgLink *l, const Write *write)
{
    Values of = {.count = 0};
    RowTexts texts;
    bool one;
    value_text(&of, write->table);
    PGresult *r = link_ask(l, SQL_NAMES_OF, &of);
    bool ok = r != NULL;
    for (int i = 0; ok && i < PQntuples(r); i++) {
        Values v;
        int number = (int)result_number(r, i, 0);
        if (row_renamed(write, number, PQgetvalue(r, i, 1), &v, &texts))
            ok = is_changed(l, SQL_NAMES, &v, &one) && one;
    }
    PQclear(r);
    value_number(&of, write->seat);
    return ok && is_changed(l, SQL_CHAT_OF, &of, &one);
}

bool pg_forget_player(PgLink *l, Write *write)
{
    Values v;
    RowTexts texts;
    bool one;
    row_values(write, &v, &texts);
    bool ok = is_changed(l, SQL_BEGIN, NULL, &one) && is_changed(l, SQL_TABLE, &v, &one);
    write->result = ok && one ? STORE_DONE : STORE_REFUSED;
    ok = ok && (!one || forget_names(l, write));
    ok = ok && is_changed(l, SQL_COMMIT, NULL, &one);
    if (!ok && l->conn != NULL)
        is_changed(l, SQL_ROLLBACK, NULL, &one);
    return ok;
}
