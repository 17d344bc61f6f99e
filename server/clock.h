/*
 * clock.h - play time, and timers on it.
 *
 * All timers use the play clock: the milliseconds that the server has run, across restarts. It
 * never goes back, and it stops while the process does: a stopped process, a closed lid or a busy
 * machine costs no player a second. The wall clock, which somebody may set, is only for display. A
 * simulation provides its own source.
 */
#ifndef ORI_CLOCK_H
#define ORI_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

enum {
    SECOND_MS = 1000,
    MINUTE_MS = 60 * SECOND_MS,
    HOUR_MS = 60 * MINUTE_MS,
    DAY_MS = 24 * HOUR_MS,
};

/* Milliseconds since anything, and since 1970. */
typedef struct ClockSource {
    int64_t (*monotonic)(void *who);
    int64_t (*wall)(void *who);
    void *who;
} ClockSource;

extern const ClockSource clock_of_system;

typedef struct Timer {
    struct Timer *child; /* a pairing heap: no memory is needed to wait */
    struct Timer *next;
    struct Timer *before; /* the parent of a first child */
    int64_t due;
    void (*fire)(struct Timer *timer);
    void *who; /* the owner's */
    bool waiting;
} Timer;

typedef struct Clock {
    ClockSource source;
    int64_t read_at; /* by the source */
    int64_t now;
    int64_t ahead; /* of the source's wall */
    Timer *first;  /* the next one due */
} Clock;

/* Continues from this value. */
void clock_open(Clock *clock, ClockSource source, int64_t lived);
int64_t clock_now(Clock *clock);
int64_t clock_wall(const Clock *clock);
/* Others have lived longer, and a better clock is ahead of this machine's: it follows, never back. */
void clock_follow(Clock *clock, int64_t lived, int64_t ahead);
/* Milliseconds to the next timer, at least 0; -1: none waits. */
int64_t clock_next(Clock *clock);
void clock_run(Clock *clock); /* what is due */

/* Again, if it waits already. */
void timer_start(Clock *clock, Timer *timer, int64_t delay, void (*fire)(Timer *timer));
void timer_stop(Clock *clock, Timer *timer);

#endif
