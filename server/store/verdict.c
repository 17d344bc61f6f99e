/*
 * verdict.c - the verdict on a store, whichever engine it has.
 */
#include "server/store/verdict.h"

#include <stdio.h>
#include <string.h>

void verdict_wrong(Verdict *v, const char *what)
{
    v->out->wrong++;
    v->tell(v->who, what);
}

void verdict_table(Verdict *v, const StoredTable *table)
{
    OriRules rules;
    OriError error;
    char why[STORE_WHY];
    if (strncmp(table->rules, "mix", 3) == 0 || ori_read_rules(table->rules, &rules, &error))
        return;
    snprintf(why, sizeof why, "table %s: there are no rules '%s'", table->id, table->rules);
    verdict_wrong(v, why);
}

void verdict_game(Verdict *v, const StoredGame *game)
{
    v->out->over += game->over;
    v->out->decisions += game->count;
}

static void judge_notices(Verdict *v, const Cells *cells)
{
    StoredNotices n;
    char why[STORE_WHY];
    if (row_notices(cells, &n))
        return;
    snprintf(why, sizeof why, "notices %.8s: they are damaged: their checksum does not match",
             n.id);
    verdict_wrong(v, why);
}

static void judge_chat(Verdict *v, const Cells *cells)
{
    StoredChat line;
    char why[STORE_WHY];
    const char *table = cells->text(cells, 5);
    if (row_chat(cells, table, &line))
        return;
    snprintf(why, sizeof why, "table %.40s, chat %lld: it is damaged: its checksum does not match",
             table, (long long)line.n);
    verdict_wrong(v, why);
}

void verdict_lost(Verdict *v, const Cells *cells)
{
    verdict_wrong(v, cells->text(cells, 0));
}

const VerdictAsk verdict_chat = {"SELECT " ROW_CHAT ", tbl FROM chat", judge_chat};
const VerdictAsk verdict_notices = {"SELECT " ROW_NOTICES " FROM notices", judge_notices};
const VerdictAsk verdict_games = {
    "SELECT 'table ' || id || ': ' || games || ' games were started, but not all are there'"
    " FROM tables WHERE games != (SELECT count(*) FROM games WHERE tbl = tables.id AND number"
    " BETWEEN 1 AND tables.games) OR games != (SELECT count(*) FROM games WHERE tbl = tables.id)",
    verdict_lost};
