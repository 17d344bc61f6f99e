/*
 * analysis.c - what the figures of an analysis are worth.
 *
 *     analysis calibrate BOT GAMES MOMENTS WORLDS    shares against what happened, in ten bins
 *     analysis order GAMES DECISIONS WORLDS [PROCESSES]   what random, squire, knight and baron
 *                                                    lose at one table; DECISIONS of a game, 0: all
 *     analysis alike GAMES DECISIONS WORLDS [PROCESSES]   the same, all four asked about the same
 *     analysis charge BOT GAMES WORLDS               what a bot is charged with at its own table
 *     analysis mistakes BOT GAMES WORLDS [PROCESSES]   how many of one seat's decisions come back as
 *                                                    questions, and what the second judge takes
 *     analysis verdicts GAMES DECISIONS WORLDS [PROCESSES]   what is charged and what is missed,
 *                                                    held against a look ten times as deep
 *
 * Half of the games are base, half ablaze, four seats (verdicts: three, four and five). Everything follows from the arguments: the
 * same figures come out on every machine. `check` as the last argument makes the exit status tell
 * whether they are as docs/analysis.md promises (tests/run, at test size).
 */
#define _GNU_SOURCE /* MAP_ANONYMOUS */
#include "analysis/analysis.h"
#include "analysis/sums.h"
#include "arena/entry.h"
#include "daily/mistakes.h"

#include <math.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { SEATS = 4, BINS = 10, ENOUGH = 200 };

static OriRandom chance;
static void *memory;

static double cpu_seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static void die(const char *why)
{
    fprintf(stderr, "analysis: %s\n", why);
    exit(2);
}

/* A game of these bots; deal and play follow from its number. */
static void play(const ArenaEntry entry[], int seats, int number, OriRecord *out)
{
    OriRules rules = ori_rules(number % 2 == 0 ? ORI_BASE_SET : ORI_ABLAZE_SET, seats, 1);
    OriRandom random = {sum_blend(1, (uint64_t)number)};
    memset(out, 0, sizeof *out);
    out->seat = ORI_TRUTH;
    ori_deal(rules, ORI_ANY_SEAT, &random, &out->start);
    out->end = out->start;
    while (out->end.ask != ORI_ASK_OVER) {
        const ArenaEntry *e = &entry[out->end.asked];
        BotTask task = {.budget = e->budget, .seed = ori_random(&random), .memory = memory};
        OriView view;
        ori_view(&out->end, out->end.asked, &view);
        OriDecision d = e->bot->decide(&view, &task, NULL);
        ori_play(&out->end, d, NULL);
        out->decision[out->count++] = d;
    }
}

/* What is done with game g; out has room for its result, and begins as zeros. */
typedef void Work(const void *how, int g, void *out);

/* Every process takes the next game that is left; where it is played changes nothing of it. */
static void *work_in_processes(Work *work, const void *how, size_t size, int games, int processes)
{
    size_t all = size * (size_t)games;
    char *shared = mmap(NULL, all + sizeof(atomic_int), PROT_READ | PROT_WRITE,
                        MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED)
        die("out of memory for that many games");
    atomic_int *next = (void *)(shared + all);
    for (int i = 0; i < processes; i++) {
        pid_t child = fork();
        if (child < 0)
            die("there is no further process to be had");
        if (child > 0)
            continue;
        for (int g; (g = atomic_fetch_add(next, 1)) < games;)
            work(how, g, shared + size * (size_t)g);
        _exit(0);
    }
    for (int i = 0; i < processes; i++) {
        int status;
        if (wait(&status) < 0 || status != 0)
            die("a process has failed");
    }
    return shared;
}

/* --- Calibration --- */

typedef struct Bin {
    double predicted, happened;
    long n;
} Bin;

typedef struct Score {
    Bin bin[BINS];
    double brier;
    long n;
} Score;

static void score(Score *s, const int32_t predicted[], const int32_t happened[])
{
    for (int seat = 0; seat < SEATS; seat++) {
        double p = (double)predicted[seat] / ANALYSIS_WHOLE;
        double h = (double)happened[seat] / ANALYSIS_WHOLE;
        Bin *b = &s->bin[p >= 1 ? BINS - 1 : (int)(p * BINS)];
        b->predicted += p;
        b->happened += h;
        b->n++;
        s->brier += (p - h) * (p - h);
        s->n++;
    }
}

/* Returns the worst bin that counts, in points. */
static double print_score(const char *name, const Score *s)
{
    double worst = 0;
    printf("%s: Brier %.4f over %ld shares\n", name, s->brier / (double)s->n, s->n);
    for (int i = 0; i < BINS; i++) {
        const Bin *b = &s->bin[i];
        if (b->n == 0)
            continue;
        double p = 100 * b->predicted / (double)b->n;
        double h = 100 * b->happened / (double)b->n;
        printf("  %3d..%3d %%: predicted %5.1f, happened %5.1f, n %ld%s\n", 10 * i, 10 * i + 10, p,
               h, b->n, b->n < ENOUGH ? " (few)" : "");
        if (b->n >= ENOUGH && fabs(p - h) > worst)
            worst = fabs(p - h);
    }
    printf("  worst bin with %d or more: %.1f points\n", ENOUGH, worst);
    return worst;
}

static bool calibrate(const char *bot, int games, int moments, int worlds, double most)
{
    static AnalysisMoment moment;
    static OriRecord record;
    Score table = {0};
    Score truth = {0};
    Score fair = {0};
    ArenaEntry entry[SEATS];
    OriError error;
    const int32_t equal[SEATS] = {250000, 250000, 250000, 250000};
    if (!arena_read_entry(bot, &entry[0], &error))
        die("there is no such bot");
    for (int i = 1; i < SEATS; i++)
        entry[i] = entry[0];
    AnalysisTask task = {.bot = bot_named("king"),
                         .worlds = worlds,
                         .seed = 1,
                         .seat = SEATS}; /* nobody's decisions */
    for (int g = 0; g < games; g++) {
        int32_t happened[ORI_MAX_SEATS];
        play(entry, SEATS, g, &record);
        analysis_moment(&task, &record, record.count, &moment);
        memcpy(happened, moment.truth, sizeof happened);
        for (int n = 0; n < moments; n++) {
            analysis_moment(&task, &record, ori_random_below(&chance, record.count), &moment);
            score(&table, moment.table, happened);
            score(&truth, moment.truth, happened);
            score(&fair, equal, happened);
        }
    }
    printf("%d games of %s, %d moments each, %d worlds\n", games, bot, moments, worlds);
    double a = print_score("table", &table);
    double b = print_score("truth", &truth);
    printf("fair: Brier %.4f\n", fair.brier / (double)fair.n);
    return a <= most && b <= most && truth.brier < table.brier && table.brier < fair.brier;
}

/* --- The order of the bots --- */

/* What one bot lost in one game, in millionths. */
typedef struct Losses {
    int64_t lost;
    int64_t best; /* what the best options were worth: what there was to lose */
    int32_t n;
} Losses;

typedef struct Order {
    int decisions; /* of each game; 0: all */
    int worlds;
    bool asks_all; /* every bot is asked what it would do, at the same positions */
} Order;

static const char *const ordered[SEATS] = {"random", "squire", "knight", "baron:1000"};

static void add_loss(Losses *l, const AnalysisDecision *d)
{
    l->lost += d->measured;
    l->best += d->option[d->best].value;
    l->n++;
}

/* What the four would do where the record has come to; equal choices are weighed once. */
static void lose_alike(AnalysisTask task, const ArenaEntry by_strength[SEATS],
                       const OriState *state, Losses losses[SEATS])
{
    static AnalysisDecision of[ORI_MAX_OPTIONS];
    OriDecision option[ORI_MAX_OPTIONS];
    OriView view;
    ori_view(state, state->asked, &view);
    int options = ori_view_options(&view, option);
    memset(of, 0, sizeof of[0] * (size_t)options);
    for (int bot = 0; bot < SEATS; bot++) {
        BotTask asked = {by_strength[bot].budget, .seed = sum_blend(task.seed, (uint64_t)bot)};
        asked.memory = memory;
        OriDecision d = by_strength[bot].bot->decide(&view, &asked, NULL);
        int i = 0;
        while (memcmp(&option[i], &d, sizeof d) != 0)
            i++;
        if (of[i].count == 0)
            analysis_options(&task, &view, i, &of[i]);
        add_loss(&losses[bot], &of[i]);
    }
}

static void lose_in_game(const void *how, int g, void *out)
{
    const Order *order = how;
    Losses *losses = out;
    static AnalysisMoment moment;
    static OriRecord record;
    ArenaEntry by_strength[SEATS];
    ArenaEntry seated[SEATS];
    OriError error;
    OriRandom random = {sum_blend(7, (uint64_t)g)};
    int from = g / 2 % SEATS;
    for (int i = 0; i < SEATS; i++)
        arena_read_entry(ordered[i], &by_strength[i], &error);
    for (int i = 0; i < SEATS; i++)
        seated[i] = by_strength[(i + from) % SEATS];
    play(seated, SEATS, g, &record);
    AnalysisTask task = {
        .bot = bot_named("king"), .worlds = order->worlds, .seed = (uint64_t)g, .seat = ORI_NOBODY};
    for (int n = 0; n < (order->decisions == 0 ? record.count : order->decisions); n++) {
        int i = order->decisions == 0 ? n : ori_random_below(&random, record.count);
        if (order->asks_all) {
            OriState state = record.start;
            for (int k = 0; k < i; k++)
                ori_play(&state, record.decision[k], NULL);
            task.seed = sum_blend((uint64_t)g, (uint64_t)i);
            lose_alike(task, by_strength, &state, losses);
            continue;
        }
        analysis_moment(&task, &record, i, &moment);
        if (moment.decision.count > 0)
            add_loss(&losses[(moment.decision.seat + from) % SEATS], &moment.decision);
    }
}

/* Means over decisions; games are independent, decisions of one are not. */
typedef struct Mean {
    double points, points_error;     /* lost by a decision */
    double accuracy, accuracy_error; /* per cent kept of what there was */
    long n;
} Mean;

static Mean mean_of_games(Losses (*losses)[SEATS], int first, int games, int bot)
{
    double lost = 0;
    double best = 0;
    double points_off = 0;
    double part_off = 0;
    long n = 0;
    for (int g = first; g < games; g += 2) {
        lost += (double)losses[g][bot].lost / 10000;
        best += (double)losses[g][bot].best / 10000;
        n += losses[g][bot].n;
    }
    for (int g = first; g < games; g += 2) {
        const Losses *l = &losses[g][bot];
        double of_points = (double)l->lost / 10000 - lost / (double)n * l->n;
        double of_part = (double)l->lost / 10000 - lost / best * (double)l->best / 10000;
        points_off += of_points * of_points;
        part_off += of_part * of_part;
    }
    return (Mean){lost / (double)n, sqrt(points_off) / (double)n, 100 - 100 * lost / best,
                  100 * sqrt(part_off) / best, n};
}

/* But for so many standard errors. At their own places the bots are told apart by accuracy: whoever
 * plays at random soon has few points to lose. Asked about the same positions they are told apart
 * by points, too. */
static bool is_better(const Order *order, const Mean *a, const Mean *b, double errors)
{
    double part = errors * sqrt(pow(a->accuracy_error, 2) + pow(b->accuracy_error, 2));
    double points = errors * sqrt(pow(a->points_error, 2) + pow(b->points_error, 2));
    if (a->accuracy + part <= b->accuracy)
        return false;
    return !order->asks_all || a->points - points < b->points;
}

static bool order(const Order *order, int games, int processes)
{
    Losses(*losses)[SEATS] =
        work_in_processes(lose_in_game, order, sizeof *losses, games, processes);
    bool right = true;
    printf("%d games, %d decisions each (0: all), %d worlds, %s: points lost by a decision; "
           "accuracy in per cent\n",
           games, order->decisions, order->worlds,
           order->asks_all ? "all four asked about each" : "each at its own");
    for (int set = 0; set < 2; set++) {
        Mean of[SEATS];
        printf("%s:\n", set == 0 ? "base" : "ablaze");
        for (int i = 0; i < SEATS; i++) {
            of[i] = mean_of_games(losses, set, games, i);
            printf("  %-10s %.2f +- %.2f; %.2f +- %.2f; %ld decisions\n", ordered[i], of[i].points,
                   of[i].points_error, of[i].accuracy, of[i].accuracy_error, of[i].n);
        }
        bool in_order = true;
        for (int i = 1; i < SEATS; i++)
            in_order = in_order && is_better(order, &of[i], &of[i - 1], 0);
        printf("  %s\n", in_order ? "in order" : "not in order");
        /* Few games cannot tell neighbours; they tell those that are further apart. */
        for (int i = 1; i < SEATS; i++)
            right = right && is_better(order, &of[i], &of[i - 1], 2) &&
                    (i < 2 || is_better(order, &of[i], &of[i - 2], 0));
    }
    return right;
}

/* --- What a bot is charged with --- */

static bool charge(const char *bot, int games, int worlds)
{
    static AnalysisMoment moment[ANALYSIS_MOMENTS];
    static OriRecord record;
    AnalysisSummary summary;
    ArenaEntry entry[SEATS];
    OriError error;
    long verdicts[ANALYSIS_VERDICTS] = {0};
    double seconds = 0;
    double longest = 0;
    if (!arena_read_entry(bot, &entry[0], &error))
        die("there is no such bot");
    for (int i = 1; i < SEATS; i++)
        entry[i] = entry[0];
    AnalysisTask task = {.bot = bot_named("king"), .worlds = worlds, .seed = 1, .seat = ORI_NOBODY};
    for (int g = 0; g < games; g++) {
        play(entry, SEATS, g, &record);
        double begun = cpu_seconds();
        analysis_run(&task, &record, NULL, NULL, moment, &summary);
        double took = cpu_seconds() - begun;
        seconds += took;
        longest = took > longest ? took : longest;
        for (int seat = 0; seat < SEATS; seat++)
            for (int v = 0; v < ANALYSIS_VERDICTS; v++)
                verdicts[v] += summary.account[seat].verdicts[v];
    }
    printf("%d games of four %s, %d worlds: %.2f s of CPU a game, %.2f at most; of each seat in a "
           "game:",
           games, bot, worlds, seconds / games, longest);
    for (int v = ANALYSIS_BEST; v < ANALYSIS_VERDICTS; v++)
        printf(" %s %.2f", analysis_verdict_name(v), (double)verdicts[v] / games / SEATS);
    putchar('\n');
    /* One in a game is what a bot that draws from its policy owes to that. */
    return (verdicts[ANALYSIS_MISTAKE] + verdicts[ANALYSIS_BLUNDER]) < (long)games * SEATS;
}

/* --- What comes back as a question --- */

typedef struct Asked {
    int charged;
    int asked;
    double seconds; /* of the analysis, and of the second judge: of all, and at most for one */
    double second;
    double longest;
} Asked;

typedef struct Asking {
    const char *bot;
    int worlds;
} Asking;

static void ask_second(const OriRecord *record, int i, const AnalysisDecision *d, Asked *asked)
{
    OriState state = record->start;
    OriView view;
    for (int n = 0; n < i; n++)
        ori_record_step(record, &state, record->decision[n], NULL);
    ori_view(&state, state.asked, &view);
    double begun = cpu_seconds();
    asked->asked += mistake_is_right(d, mistake_second(&view, memory));
    double took = cpu_seconds() - begun;
    asked->charged++;
    asked->second += took;
    asked->longest = took > asked->longest ? took : asked->longest;
}

/* One seat's game, as its player would have it analysed. */
static void ask_in_game(const void *how, int g, void *out)
{
    static AnalysisMoment moment;
    static OriRecord record;
    const Asking *asking = how;
    Asked *asked = out;
    ArenaEntry entry[SEATS];
    OriError error;
    int me = g % SEATS;
    if (!arena_read_entry(asking->bot, &entry[0], &error))
        die("there is no such bot");
    for (int i = 1; i < SEATS; i++)
        entry[i] = entry[0];
    play(entry, SEATS, g, &record);
    AnalysisTask task = {
        .bot = bot_named("king"), .worlds = asking->worlds, .seed = ANALYSIS_SEED, .seat = me};
    for (int i = 0; i < record.count; i++) {
        double begun = cpu_seconds();
        analysis_moment(&task, &record, i, &moment);
        asked->seconds += cpu_seconds() - begun;
        if (mistake_is_charged(&moment.decision))
            ask_second(&record, i, &moment.decision, asked);
    }
}

static bool mistakes(const Asking *asking, int games, int processes)
{
    Asked *of = work_in_processes(ask_in_game, asking, sizeof *of, games, processes);
    Asked all = {0};
    for (int g = 0; g < games; g++) {
        all.charged += of[g].charged;
        all.asked += of[g].asked;
        all.seconds += of[g].seconds;
        all.second += of[g].second;
        all.longest = of[g].longest > all.longest ? of[g].longest : all.longest;
    }
    printf(
        "%d games of a %s, %d worlds: %d decisions charged, %d questions; CPU: the analysis %.2f "
        "s a game, the second judge %.2f s a decision, %.2f at most\n",
        games, asking->bot, asking->worlds, all.charged, all.asked, all.seconds / games,
        all.charged > 0 ? all.second / all.charged : 0, all.longest);
    return 4 * all.asked >= games; /* 25 of 100 */
}

#include "analysis_verdicts.h"

int main(int argc, char **argv)
{
    bool ok = false;
    bool checked = argc > 1 && strcmp(argv[argc - 1], "check") == 0;
    const char *what = argc > 1 ? argv[1] : "";
    chance.state = 7;
    memory = malloc(BOT_MEMORY);
    argc -= checked;
    if (strcmp(what, "calibrate") == 0 && argc >= 6)
        ok = calibrate(argv[2], atoi(argv[3]), atoi(argv[4]), atoi(argv[5]),
                       argc > 6 ? atof(argv[6]) : 3.0);
    else if ((strcmp(what, "order") == 0 || strcmp(what, "alike") == 0) && (argc == 5 || argc == 6))
        ok = order(&(Order){.decisions = atoi(argv[3]),
                            .worlds = atoi(argv[4]),
                            .asks_all = strcmp(what, "alike") == 0},
                   atoi(argv[2]), argc == 6 ? atoi(argv[5]) : 1);
    else if (strcmp(what, "charge") == 0 && argc == 5)
        ok = charge(argv[2], atoi(argv[3]), atoi(argv[4]));
    else if (strcmp(what, "mistakes") == 0 && (argc == 5 || argc == 6))
        ok = mistakes(&(Asking){.bot = argv[2], .worlds = atoi(argv[4])}, atoi(argv[3]),
                      argc == 6 ? atoi(argv[5]) : 1);
    else if (strcmp(what, "verdicts") == 0 && (argc == 5 || argc == 6))
        ok = verdicts(&(Tables){.decisions = atoi(argv[3]), .worlds = atoi(argv[4])}, atoi(argv[2]),
                      argc == 6 ? atoi(argv[5]) : 1);
    else
        die("usage: calibrate BOT GAMES MOMENTS WORLDS [POINTS], order, alike or verdicts GAMES "
            "DECISIONS WORLDS [PROCESSES], mistakes BOT GAMES WORLDS [PROCESSES], or charge BOT "
            "GAMES WORLDS; check behind it");
    puts(ok ? "as promised" : "not as promised");
    free(memory);
    return checked && !ok;
}
