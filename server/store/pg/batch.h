/*
 * batch.h - the writes of one transaction, in the order in which they are sent.
 */
#ifndef ORI_STORE_PG_BATCH_H
#define ORI_STORE_PG_BATCH_H

#include "server/store/engine.h"

/* The locks, in this order in every batch of every node. */
typedef enum PgLock {
    LOCK_TABLE, /* the table's row, and what begins or goes with it */
    LOCK_DECISION,
    LOCK_GAME,
    LOCK_CHAT,
    LOCK_NOTICES,
    LOCK_HERE,
    LOCK_LAST,    /* it waits for nobody but the standbys */
    LOCK_NOTHING, /* it has no statement */
} PgLock;

/* A write. The last decision of a game is two steps, for it also ends the game. */
typedef struct PgStep {
    PgLock lock;
    Write *write;
} PgStep;

typedef struct PgBatch {
    Write *first; /* as they were given */
    PgStep *step; /* as they are sent */
    int count;
    int room_for;
} PgBatch;

/* A write without a statement is done; false: out of memory. */
bool batch_sort(PgBatch *batch, Write *first);
int batch_together(const PgBatch *batch,
                   int i); /* this many steps from this one on are one statement */
void batch_free(PgBatch *batch);

#endif
