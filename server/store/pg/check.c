/*
 * check.c - checks a whole PostgreSQL store, even while nodes use it: each table in a snapshot of
 * its own.
 */
#include "server/store/pg/pg.h"
#include "server/store/verdict.h"

#include <stdio.h>

typedef struct Check {
    PgReader *reader;
    Verdict verdict;
} Check;

/* A table with one of its games. The number of games it has; -1: it was dropped, or is damaged. */
static int check_one(Check *c, const char *id, int number)
{
    char why[STORE_WHY];
    Read r = {.what = READ_TABLE, .number = number};
    snprintf(r.table, sizeof r.table, "%s", id);
    pg_read(c->reader, &r, why);
    int games = r.result == STORE_DONE ? r.found->table.games : -1;
    if (r.result == STORE_FAILED)
        verdict_wrong(&c->verdict, why);
    if (r.result == STORE_DONE && r.found->game != NULL) {
        c->verdict.out->games++;
        verdict_game(&c->verdict, r.found->game);
    }
    if (games >= 0 && number == STORE_LAST_GAME)
        verdict_table(&c->verdict, &r.found->table);
    read_free_found(&r);
    return games;
}

static void check_table(Check *c, const char *id)
{
    c->verdict.out->tables++;
    int games = check_one(c, id, STORE_LAST_GAME);
    for (int number = 1; number < games; number++)
        check_one(c, id, number);
}

/* True: there may be more behind `last`. */
static bool check_page(Check *c, char last[SECRET_ID_TEXT], bool *ok)
{
    char text[160];
    snprintf(text, sizeof text, "SELECT id FROM tables WHERE id > '%s' ORDER BY id LIMIT 500",
             last);
    PGresult *r = link_ask_text(&c->reader->link, text);
    int count = PQntuples(r);
    *ok = r != NULL;
    for (int i = 0; i < count; i++) {
        snprintf(last, SECRET_ID_TEXT, "%s", PQgetvalue(r, i, 0));
        check_table(c, last);
    }
    PQclear(r);
    return count > 0;
}

static bool check_rest(Check *c)
{
    static const VerdictAsk orphans = {
        "SELECT count(*) || ' decisions of a game that is not there (' || tbl || '-' || game || ')'"
        " FROM decisions WHERE NOT EXISTS(SELECT 1 FROM games WHERE games.tbl = decisions.tbl AND"
        " number = game) GROUP BY tbl, game",
        verdict_lost};
    PgLink *l = &c->reader->link;
    const VerdictAsk *asks[] = {&verdict_chat, &verdict_games, &orphans,
                                pg_has_notices(l) ? &verdict_notices : NULL};
    bool ok = l->conn != NULL;
    for (size_t i = 0; i < sizeof asks / sizeof asks[0] && ok && asks[i] != NULL; i++) {
        PGresult *r = link_ask_text(l, asks[i]->sql);
        ok = r != NULL;
        for (int row = 0; row < PQntuples(r); row++) {
            Cells cells = result_cells(r, row);
            asks[i]->judge(&c->verdict, &cells);
        }
        PQclear(r);
    }
    return ok;
}

bool pg_verify(const char *url, void (*tell)(void *who, const char *what), void *who,
               StoreVerdict *out, char why[STORE_WHY])
{
    PgLink first = {.url = url};
    PgReader reader = {.node = "", .link = {.url = url, .sql = pg_read_sql, .sqls = pg_read_sqls}};
    Check check = {.reader = &reader, .verdict = {.tell = tell, .who = who, .out = out}};
    char last[SECRET_ID_TEXT] = "";
    StoreKey key;
    bool ok = pg_check(&first, why);
    link_close(&first);
    if (!ok)
        return false;
    ok = link_open(&reader.link);
    while (ok && check_page(&check, last, &ok))
        ;
    ok = ok && check_rest(&check);
    if (ok && !pg_key_read(&reader.link, &key, why))
        verdict_wrong(&check.verdict, why);
    if (!ok)
        snprintf(why, STORE_WHY, "%s", reader.link.why);
    link_close(&reader.link);
    return ok;
}
