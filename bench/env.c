/*
 * env.c - how fast the batch environment steps, as ratios to random play by the engine alone.
 *
 * usage: env-bench [ROWS [MILLIONS]]   base rules, four seats; CPU time, so that others on the
 * machine do not count; the best of a few rounds, taken in turn so that all see the same machine.
 * With a third argument (none, trusted, mask, obs, both): so many steps of that alone, and their
 * M steps/s: for callgrind, and to be compared with others in turn.
 */
#include "oriflamme_env.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 5, SPURTS = 24 }; /* a spurt is short: others may leave it alone */

typedef struct Batch {
    int n;
    OriEnv *env;
    int32_t *action;
    OriEnvOut out;
} Batch;

typedef struct Way {
    const char *name;
    const char *about;
    unsigned flags;
    bool sees_mask;
    bool sees_obs;
    double aim;
} Way;

/* clang-format off */
static const Way ways[] = {
    { "none",    "step(actions), reward, done, player", 0,               false, false, 0.50 },
    { "trusted", "the same, trusted",                   ORI_ENV_TRUSTED, false, false, 0.65 },
    { "mask",    "with mask",                           0,               true,  false, 0.36 },
    { "obs",     "with observation",                    0,               false, true,  0    },
    { "both",    "with observation and mask",           0,               true,  true,  0.20 },
};
/* clang-format on */
enum { WAYS = sizeof ways / sizeof ways[0] };

static double now(clockid_t clock)
{
    struct timespec t = {0};
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static double larger(double a, double b)
{
    return a > b ? a : b;
}

/* Whole cache lines, so that threads do not share one; touched, so that no page is missing later. */
static void *room(size_t size)
{
    enum { LINE = 64 };
    size_t whole = (size + LINE - 1) / LINE * LINE;
    void *memory = aligned_alloc(LINE, whole);
    if (memory == NULL)
        exit(1);
    return memset(memory, 0, whole);
}

static Batch batch_open(int n, uint32_t first_row, const Way *way)
{
    size_t rows = (size_t)n;
    OriEnvRules rules;
    OriError error;
    Batch batch = {.n = n,
                   .env = room(rows * sizeof(OriEnv)),
                   .action = room(rows * sizeof(int32_t)),
                   .out = {.reward = room(rows * ORI_MAX_SEATS * sizeof(float)),
                           .done = room(rows),
                           .player = room(rows),
                           .mask = way->sees_mask ? room(rows * ORI_ENV_ACTIONS) : NULL,
                           .obs = way->sees_obs ? room(rows * ORI_ENV_OBS) : NULL}};
    if (!ori_env_rules("base", 4, &rules, &error) ||
        ori_env_reset(batch.env, n, &rules, 1, first_row) != NULL)
        exit(1);
    return batch;
}

static void batch_close(Batch *batch)
{
    free(batch->env);
    free(batch->action);
    free(batch->out.reward);
    free(batch->out.done);
    free(batch->out.player);
    free(batch->out.mask);
    free(batch->out.obs);
}

/* Seconds of CPU for one step alone: the choosing is not counted. The clock costs as much as a few
 * rows, so what it costs is taken off. */
static double time_steps(Batch *batch, const Way *way, int steps)
{
    double seconds = 0;
    for (int i = 0; i < steps; i++) {
        ori_env_choose(batch->env, batch->n, batch->action);
        double from = now(CLOCK_THREAD_CPUTIME_ID);
        ori_env_step(batch->env, batch->n, batch->action, way->flags, &batch->out);
        seconds += now(CLOCK_THREAD_CPUTIME_ID) - from;
    }
    return seconds;
}

static double clock_cost(void)
{
    enum { TIMES = 10000 };
    double from = now(CLOCK_THREAD_CPUTIME_ID);
    for (int i = 0; i < TIMES; i++)
        now(CLOCK_THREAD_CPUTIME_ID);
    return (now(CLOCK_THREAD_CPUTIME_ID) - from) / TIMES;
}

/* As oriflamme bench does: deal and play out, nothing else. M decisions a second. */
static double rate_of_bench(int games)
{
    OriRules rules = {.kinds = ORI_BASE_SET, .seats = 4, .schemer = 1};
    OriRandom random = {1};
    OriState state;
    int64_t decisions = 0;
    double from = now(CLOCK_THREAD_CPUTIME_ID);
    for (int i = 0; i < games; i++) {
        ori_deal(rules, ORI_ANY_SEAT, &random, &state);
        decisions += ori_playout(&state, &random);
    }
    return (double)decisions / (now(CLOCK_THREAD_CPUTIME_ID) - from) / 1e6;
}

static double rate_of_playout(int n, int games)
{
    Batch batch = batch_open(n, 0, &ways[0]);
    double from = now(CLOCK_THREAD_CPUTIME_ID);
    int64_t decisions = ori_env_playout(batch.env, n, games);
    double seconds = now(CLOCK_THREAD_CPUTIME_ID) - from;
    batch_close(&batch);
    return (double)decisions / seconds / 1e6;
}

static double rate_of(const Way *way, int n, int steps, double clock)
{
    Batch batch = batch_open(n, 0, way);
    time_steps(&batch, way, 20);
    double seconds = time_steps(&batch, way, steps) - clock * steps;
    batch_close(&batch);
    return (double)n * steps / seconds / 1e6;
}

/* --- Threads: wall time of whole loops, choosing included --- */

typedef struct Share {
    Batch batch;
    int steps;
    pthread_t thread;
} Share;

static void *run_share(void *argument)
{
    Share *share = argument;
    for (int i = 0; i < share->steps; i++) {
        ori_env_choose(share->batch.env, share->batch.n, share->batch.action);
        ori_env_step(share->batch.env, share->batch.n, share->batch.action, 0, &share->batch.out);
    }
    return NULL;
}

enum { MOST = 2 };

static double rate_of_threads(int threads, int n, int steps, Share share[MOST])
{
    double from = now(CLOCK_MONOTONIC);
    for (int i = 0; i < threads; i++) {
        share[i].steps = steps;
        if (pthread_create(&share[i].thread, NULL, run_share, &share[i]) != 0)
            exit(1);
    }
    for (int i = 0; i < threads; i++)
        pthread_join(share[i].thread, NULL);
    return (double)threads * n * steps / (now(CLOCK_MONOTONIC) - from) / 1e6;
}

/* One thread and two in turn, in spurts. */
static void time_threads(int n, int steps, double best[MOST])
{
    Share share[MOST];
    for (int i = 0; i < MOST; i++)
        share[i] = (Share){.batch = batch_open(n, (uint32_t)(i * n), &ways[WAYS - 1])};
    for (int spurt = 0; spurt < SPURTS; spurt++)
        for (int i = 0; i < MOST; i++)
            best[i] = larger(best[i], rate_of_threads(i + 1, n, steps / SPURTS + 1, share));
    for (int i = 0; i < MOST; i++)
        batch_close(&share[i].batch);
}

/* As it is printed, a ratio is compared with its aim. */
static const char *verdict(double ratio, double aim)
{
    return floor(ratio * 100 + 0.5) < floor(aim * 100 + 0.5) ? ": missed" : "";
}

static void print(const char *about, double rate, double bench, double aim)
{
    printf("%-38s %6.1f M/s  %.2f", about, rate, rate / bench);
    if (aim > 0)
        printf("  (aim %.2f%s)", aim, verdict(rate / bench, aim));
    putchar('\n');
}

static void print_all(int n, double millions)
{
    int steps = (int)(millions * 1e6 / n / ROUNDS) + 1;
    int games = (int)(millions * 1e6 / 70 / ROUNDS) + 1;
    double clock = clock_cost();
    double bench = 0;
    double playout = 0;
    double rate[WAYS] = {0};
    double threads[MOST] = {0};
    for (int round = 0; round < ROUNDS; round++) {
        for (int spurt = 0; spurt < SPURTS; spurt++) { /* in turn: they differ by very little */
            bench = larger(bench, rate_of_bench(games / SPURTS + 1));
            playout = larger(playout, rate_of_playout(n, games / SPURTS / n + 1));
        }
        for (int i = 0; i < WAYS; i++)
            rate[i] = larger(rate[i], rate_of(&ways[i], n, steps, clock));
        time_threads(n, steps, threads);
    }
    printf("base, four seats, %d rows, one core; the ratio is to random games by the engine\n", n);
    print("random games by the engine", bench, bench, 0);
    print("random games by the environment", playout, bench, 1.0);
    for (int i = 0; i < WAYS; i++)
        print(ways[i].about, rate[i], bench, ways[i].aim);
    printf("two threads (all, choosing included)   %6.1f M/s  %.2f times one (aim 1.80%s)\n",
           threads[1], threads[1] / threads[0], verdict(threads[1] / threads[0], 1.8));
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1024;
    double millions = argc > 2 ? atof(argv[2]) : 20;
    if (n < 1 || n > 1 << 20 || millions <= 0) {
        fprintf(stderr, "usage: env-bench [ROWS [MILLIONS [none|trusted|mask|obs|both]]]\n");
        return 2;
    }
    for (int i = 0; argc > 3 && i < WAYS; i++)
        if (strcmp(argv[3], ways[i].name) == 0) {
            printf("%.2f\n", rate_of(&ways[i], n, (int)(millions * 1e6 / n), clock_cost()));
            return 0;
        }
    if (argc <= 3)
        print_all(n, millions);
    return 0;
}
