/*
 * env.c - how fast the batch environment steps, as ratios to random play by the engine alone.
 *
 * usage: env-bench [ROWS [MILLIONS]]   base rules, four seats. All ways take turns in slices of a
 * millisecond or two, measured by the thread's CPU time; a slice's ratio is to the slices of the
 * engine right before and behind it, so both saw the same machine, and the median of the ratios is
 * what is told. Two threads are measured by the wall: there the best spurt of each counts.
 * With a third argument (none, trusted, mask, obs, both): this many steps of that alone, and their
 * M steps/s: for callgrind.
 */
#include "bench/env_loop.h"
#include "bench/clock.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SLICE = 20000, SPURT = 20000 }; /* decisions: short, so that others leave many alone */

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

/* --- One thread: M decisions a second of CPU time --- */

/* As oriflamme bench does: deal and play out, nothing else. */
static double rate_of_bench(OriRandom *random)
{
    OriRules rules = {.kinds = ORI_BASE_SET, .seats = 4, .schemer = 1};
    OriState state;
    int decisions = 0;
    double from = env_cpu_time();
    while (decisions < SLICE) {
        ori_deal(rules, ORI_ANY_SEAT, random, &state);
        decisions += ori_playout(&state, random);
    }
    return decisions / (env_cpu_time() - from) / 1e6;
}

/* One game in each of as many rows as a slice has room for, a row after the other. */
static double rate_of_playout(Batch *batch)
{
    enum { GAME = 70 };
    int rows = batch->n < SLICE / GAME ? batch->n : SLICE / GAME;
    ori_env_playout(batch->env, rows, 1); /* brings them back into the cache */
    double from = env_cpu_time();
    int64_t decisions = ori_env_playout(batch->env, rows, SLICE / GAME / rows);
    return (double)decisions / (env_cpu_time() - from) / 1e6;
}

static double time_steps(Batch *batch, const Way *way, int steps)
{
    return env_loop(batch->env, batch->n, batch->action, way->flags, &batch->out, steps);
}

/* After two steps that bring the rows back into the cache. */
static double rate_of(Batch *batch, const Way *way, int steps)
{
    time_steps(batch, way, 2);
    return (double)batch->n * steps / time_steps(batch, way, steps) / 1e6;
}

/* --- Two threads: wall time of whole loops, choosing included --- */

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
    double from = clock_seconds(CLOCK_MONOTONIC);
    for (int i = 0; i < threads; i++) {
        share[i].steps = steps;
        if (pthread_create(&share[i].thread, NULL, run_share, &share[i]) != 0)
            exit(1);
    }
    for (int i = 0; i < threads; i++)
        pthread_join(share[i].thread, NULL);
    return (double)threads * n * steps / (clock_seconds(CLOCK_MONOTONIC) - from) / 1e6;
}

/* One thread and two in turn, in spurts; the best of each. */
static void time_threads(int n, int spurts, double best[MOST])
{
    Share share[MOST];
    int steps = SPURT / n + 1;
    for (int i = 0; i < MOST; i++)
        share[i] = (Share){.batch = batch_open(n, (uint32_t)(i * n), &ways[WAYS - 1])};
    for (int spurt = 0; spurt < spurts; spurt++)
        for (int i = 0; i < MOST; i++)
            best[i] = larger(best[i], rate_of_threads(i + 1, n, steps, share));
    for (int i = 0; i < MOST; i++)
        batch_close(&share[i].batch);
}

/* --- Telling --- */

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a;
    double y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *values, int count)
{
    qsort(values, (size_t)count, sizeof values[0], by_size);
    return values[count / 2];
}

/* As it is printed, a ratio is compared with its aim. */
static const char *verdict(double ratio, double aim)
{
    return floor(ratio * 100 + 0.5) < floor(aim * 100 + 0.5) ? ": missed" : "";
}

/* What was measured in turn with the engine, and how it compares with it. */
typedef struct Race {
    double *rate;
    double *ratio;
    int rounds;
} Race;

static void run_on(Race *race, double rate, double before, double after)
{
    race->rate[race->rounds] = rate;
    race->ratio[race->rounds++] = rate * 2 / (before + after);
}

static void print(const char *about, Race *race, double aim)
{
    double ratio = median(race->ratio, race->rounds);
    printf("%-38s %6.1f M/s  %.2f", about, median(race->rate, race->rounds), ratio);
    if (aim > 0)
        printf("  (aim %.2f%s)", aim, verdict(ratio, aim));
    putchar('\n');
    free(race->rate);
    free(race->ratio);
}

static void print_all(int n, double millions)
{
    enum { BENCH = WAYS, PLAYOUT, RACES };
    int rounds = (int)(millions * 1e6 / SLICE) + 1;
    Batch batch[RACES];
    Race race[RACES];
    OriRandom random = {1};
    for (int i = 0; i < RACES; i++) {
        batch[i] = batch_open(n, 0, &ways[i < WAYS ? i : 0]);
        race[i] = (Race){.rate = room((size_t)rounds * sizeof(double)),
                         .ratio = room((size_t)rounds * sizeof(double))};
    }
    for (int round = 0; round < rounds; round++) {
        double before = rate_of_bench(&random);
        for (int i = 0; i < RACES; i++) {
            double rate = i == BENCH     ? rate_of_bench(&random)
                          : i == PLAYOUT ? rate_of_playout(&batch[i])
                                         : rate_of(&batch[i], &ways[i], SLICE / n + 1);
            double after = rate_of_bench(&random);
            run_on(&race[i], rate, before, after);
            before = after;
        }
    }
    for (int i = 0; i < RACES; i++)
        batch_close(&batch[i]);
    printf("base, four seats, %d rows, one core; the ratio is to random games by the engine\n", n);
    print("random games by the engine", &race[BENCH], 0);
    print("random games by the environment", &race[PLAYOUT], 1.0);
    for (int i = 0; i < WAYS; i++)
        print(ways[i].about, &race[i], ways[i].aim);

    double threads[MOST] = {0};
    time_threads(n, rounds, threads);
    printf("two threads (all, choosing included)   %6.1f M/s  %.2f times one (aim 1.80%s)\n",
           threads[1], threads[1] / threads[0], verdict(threads[1] / threads[0], 1.8));
}

/* One way alone. */
static void print_one(int n, double millions, const Way *way)
{
    Batch batch = batch_open(n, 0, way);
    printf("%.2f\n", rate_of(&batch, way, (int)(millions * 1e6 / n)));
    batch_close(&batch);
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
            print_one(n, millions, &ways[i]);
            return 0;
        }
    if (argc <= 3)
        print_all(n, millions);
    return 0;
}
