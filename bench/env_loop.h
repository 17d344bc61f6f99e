/*
 * env_loop.h - this many steps of a batch, and the CPU time of the steps alone.
 *
 * One loop for the benchmark in C and, as a library, for the one in Python: there both ways take
 * turns on the same rows, and differ by what Python adds and by nothing else.
 */
#ifndef BENCH_ENV_LOOP_H
#define BENCH_ENV_LOOP_H

#include "oriflamme_env.h"

double env_cpu_time(void); /* of this thread, in seconds */
/* Random options all the while; neither the choosing nor the clock is counted. */
double env_loop(OriEnv env[], int n, int32_t action[], unsigned flags, const OriEnvOut *out,
                int steps);

#endif
