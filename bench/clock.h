/*
 * clock.h - seconds by a clock of the system, for what is measured.
 */
#ifndef ORI_BENCH_CLOCK_H
#define ORI_BENCH_CLOCK_H

#include <time.h>

static inline double clock_seconds(clockid_t clock)
{
    struct timespec t = {0};
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

#endif
