/*
 * verdict.h - the verdict on a whole store: counts, and messages about what is wrong. The engines
 * find the rows (sqlite/check.c, pg/check.c).
 */
#ifndef ORI_STORE_VERDICT_H
#define ORI_STORE_VERDICT_H

#include "server/store/store.h"

typedef struct Verdict {
    void (*tell)(void *who, const char *what);
    void *who;
    StoreVerdict *out;
} Verdict;

void verdict_wrong(Verdict *verdict, const char *what);
/* These were read, and are whole by themselves. */
void verdict_table(Verdict *verdict, const StoredTable *table);
void verdict_game(Verdict *verdict, const StoredGame *game);
void verdict_notices_damaged(Verdict *verdict, const char *id);
void verdict_chat_damaged(Verdict *verdict, const char *table, int64_t n);

#endif
