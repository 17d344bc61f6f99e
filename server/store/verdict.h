/*
 * verdict.h - the verdict on a whole store: counts, and messages about what is wrong. The engines
 * find the rows (sqlite/check.c, pg/check.c).
 */
#ifndef ORI_STORE_VERDICT_H
#define ORI_STORE_VERDICT_H

#include "server/store/rows.h"

typedef struct Verdict {
    void (*tell)(void *who, const char *what);
    void *who;
    StoreVerdict *out;
} Verdict;

void verdict_wrong(Verdict *verdict, const char *what);
/* These were read, and are whole by themselves. */
void verdict_table(Verdict *verdict, const StoredTable *table);
void verdict_game(Verdict *verdict, const StoredGame *game);

/* What a store is asked besides: each row of the answer is judged. */
typedef struct VerdictAsk {
    const char *sql;
    void (*judge)(Verdict *verdict, const Cells *cells);
} VerdictAsk;

extern const VerdictAsk verdict_chat;
extern const VerdictAsk verdict_games; /* those that were started are there */
extern const VerdictAsk
    verdict_notices; /* which a store has once a program with notices has opened it */
void verdict_lost(Verdict *verdict, const Cells *cells); /* the row says what is lost */

#endif
