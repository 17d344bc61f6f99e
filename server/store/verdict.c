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

void verdict_notices_damaged(Verdict *v, const char *id)
{
    char why[STORE_WHY];
    snprintf(why, sizeof why, "notices %.8s: they are damaged: their checksum does not match", id);
    verdict_wrong(v, why);
}

void verdict_chat_damaged(Verdict *v, const char *table, int64_t n)
{
    char why[STORE_WHY];
    snprintf(why, sizeof why, "table %.40s, chat %lld: it is damaged: its checksum does not match",
             table, (long long)n);
    verdict_wrong(v, why);
}
