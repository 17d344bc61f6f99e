/*
 * failing.h - what the test and the preloaded failing.so have in common: a mapped file.
 *
 * While armed, calls are counted; those from `from` on, `many` of them, fail. The wall clock may
 * jump, the loop may stand still, and the loop's own clock may stop and be moved on by hand.
 */
#ifndef ORI_TEST_FAILING_H
#define ORI_TEST_FAILING_H

#include <stdatomic.h>
#include <stddef.h>

typedef enum FailingKind { FAIL_ALLOCATION, FAIL_WRITE, FAIL_SYNC, FAIL_KINDS } FailingKind;

typedef struct Failing {
    atomic_int armed;
    atomic_int error; /* errno of failed writes and syncs */
    atomic_long calls[FAIL_KINDS];
    atomic_long from[FAIL_KINDS]; /* from 1; 0: none fails */
    atomic_long many[FAIL_KINDS];
    atomic_long failed;
    atomic_long wall_ms;    /* the wall clock is set forward by this much, armed or not */
    atomic_int still;       /* the loop stands still */
    atomic_int hurries;     /* ... or never waits */
    atomic_long play_ms;    /* the monotonic clock is ahead by this much */
    atomic_long stopped_us; /* the loop's monotonic clock stands here; 0: it runs */
    atomic_long turns;      /* of the loop */
    atomic_long turn_us;    /* of processor time, that the longest turn took */
} Failing;

/* tests/support/failing.mjs writes there too. */
_Static_assert(offsetof(Failing, wall_ms) == 88 && offsetof(Failing, still) == 96 &&
                   offsetof(Failing, play_ms) == 104 && offsetof(Failing, stopped_us) == 112 &&
                   offsetof(Failing, turns) == 120 && sizeof(Failing) == 136,
               "the layout that JavaScript knows");

#define FAILING_VARIABLE "ORI_FAILING" /* the environment names the file */

#endif
