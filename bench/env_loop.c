#include "bench/env_loop.h"

#include "bench/clock.h"

double env_cpu_time(void)
{
    return clock_seconds(CLOCK_THREAD_CPUTIME_ID);
}

/* What it costs to ask so often. */
static double clock_cost(int times)
{
    double from = env_cpu_time();
    for (int i = 0; i < times; i++)
        env_cpu_time();
    return env_cpu_time() - from;
}

double env_loop(OriEnv env[], int n, int32_t action[], unsigned flags, const OriEnvOut *out,
                int steps)
{
    double seconds = 0;
    for (int i = 0; i < steps; i++) {
        ori_env_choose(env, n, action);
        double from = env_cpu_time();
        ori_env_step(env, n, action, flags, out);
        seconds += env_cpu_time() - from;
    }
    return seconds - clock_cost(steps);
}
