/*
 * minds.h - threads that think for the bots.
 *
 * A mind gets the view of its seat, a bot with its budget, and a seed; it never sees a room. Its
 * decision comes back on the loop. How long it may think depends on its budget and on what else
 * waits, never on what its seat holds.
 *
 * The threads are shared fairly: first between the makers of tables, then between tables. Bots that
 * do not search have a thread of their own, and a search that keeps others waiting is cut short.
 */
#ifndef ORI_MINDS_H
#define ORI_MINDS_H

#include "arena/arena.h"

#include "oriflamme.h"

#include <uv.h>

typedef struct Minds Minds;

/* who and what are the caller's own: whose thought it is, and which. */
typedef void MindsDone(void *who, int64_t what, OriDecision decision);

typedef struct MindsOrder {
    const OriView *view;
    const ArenaEntry *bot;
    void *who;
    int64_t what;
    const void *share; /* thoughts of the same share one */
    bool watched;      /* somebody waits for it; else it thinks as little as it can */
} MindsOrder;

/* This many threads for searches, and one for the quick. loop NULL: by hand, minds_step. NULL: out of
 * memory. */
Minds *minds_open(uv_loop_t *loop, int threads, MindsDone *done);
/* False: out of memory. */
bool minds_think(Minds *minds, const MindsOrder *order);
/* Drops the searches of a room that is gone. */
void minds_forget(Minds *minds, const void *who);
int minds_waiting(Minds *minds);
bool minds_step(Minds *minds); /* by hand: one thought; false: none waits */
/* True: a thread is still thinking; we do not wait for it, and free nothing. */
bool minds_close(Minds *minds);

#endif
