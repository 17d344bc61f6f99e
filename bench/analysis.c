/*
 * analysis.c - what the figures of an analysis are worth.
 *
 *     analysis calibrate BOT GAMES MOMENTS WORLDS    shares against what happened, in ten bins
 *     analysis order GAMES DECISIONS WORLDS          the mean loss of random, squire, knight, baron
 *     analysis charge BOT GAMES WORLDS               what a bot is charged with at its own table
 *
 * Half of the games are base, half ablaze, four seats. Everything follows from the arguments: the
 * same figures come out on every machine. `check` as the last argument makes the exit status tell
 * whether they are as docs/analysis.md promises (tests/run, at test size).
 */
#include "analysis/analysis.h"
#include "analysis/sums.h"
#include "bots/entry.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

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
static void play(const ArenaEntry entry[SEATS], int number, OriRecord *out)
{
    OriRules rules = ori_rules(number % 2 == 0 ? ORI_BASE_SET : ORI_ABLAZE_SET, SEATS, 1);
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
        play(entry, g, &record);
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

typedef struct Losses {
    double sum, squares;
    long n, charged;
} Losses;

static void add_loss(Losses *l, const AnalysisDecision *d)
{
    double loss = (double)d->measured / 10000;
    l->sum += loss;
    l->squares += loss * loss;
    l->n++;
    l->charged += d->verdict >= ANALYSIS_MISTAKE;
}

static bool order(int games, int decisions, int worlds)
{
    static const char *const name[SEATS] = {"random", "squire", "knight", "baron:1000"};
    static AnalysisMoment moment;
    static OriRecord record;
    Losses losses[2][SEATS] = {{{0}}};
    ArenaEntry entry[SEATS];
    OriError error;
    bool right = true;
    for (int i = 0; i < SEATS; i++)
        arena_read_entry(name[i], &entry[i], &error);
    for (int g = 0; g < games; g++) {
        ArenaEntry seated[SEATS];
        int from = g / 2 % SEATS;
        for (int i = 0; i < SEATS; i++)
            seated[i] = entry[(i + from) % SEATS];
        play(seated, g, &record);
        AnalysisTask task = {.bot = bot_named("king"), .worlds = worlds, .seed = (uint64_t)g};
        for (int n = 0; n < decisions; n++) {
            task.seat = ANALYSIS_NOBODY;
            int i = ori_random_below(&chance, record.count);
            analysis_moment(&task, &record, i, &moment);
            if (moment.decision.count > 0)
                add_loss(&losses[g % 2][(moment.decision.seat + from) % SEATS], &moment.decision);
        }
    }
    printf("%d games, %d decisions each, %d worlds: points lost by a decision\n", games, decisions,
           worlds);
    for (int set = 0; set < 2; set++) {
        double mean_of[SEATS];
        printf("%s:", set == 0 ? "base" : "ablaze");
        for (int i = 0; i < SEATS; i++) {
            const Losses *l = &losses[set][i];
            double mean = l->sum / (double)l->n;
            double error_of = sqrt((l->squares / (double)l->n - mean * mean) / (double)l->n);
            printf("  %s %.2f +- %.2f (%ld)", name[i], mean, error_of, l->n);
            mean_of[i] = mean;
        }
        bool in_order =
            mean_of[0] > mean_of[1] && mean_of[1] > mean_of[2] && mean_of[2] > mean_of[3];
        printf(" : %s\n", in_order ? "in order" : "not in order");
        /* A few games tell the weaker two from the stronger two. */
        if (mean_of[0] + mean_of[1] <= mean_of[2] + mean_of[3] || mean_of[0] <= mean_of[3])
            right = false;
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
    AnalysisTask task = {
        .bot = bot_named("king"), .worlds = worlds, .seed = 1, .seat = ANALYSIS_NOBODY};
    for (int g = 0; g < games; g++) {
        play(entry, g, &record);
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
    return 2 * (verdicts[ANALYSIS_MISTAKE] + verdicts[ANALYSIS_BLUNDER]) < (long)games * SEATS;
}

int main(int argc, char **argv)
{
    bool well = false;
    bool checked = argc > 1 && strcmp(argv[argc - 1], "check") == 0;
    const char *what = argc > 1 ? argv[1] : "";
    chance.state = 7;
    memory = malloc(BOT_MEMORY);
    argc -= checked;
    if (strcmp(what, "calibrate") == 0 && argc >= 6)
        well = calibrate(argv[2], atoi(argv[3]), atoi(argv[4]), atoi(argv[5]),
                         argc > 6 ? atof(argv[6]) : 3.0);
    else if (strcmp(what, "order") == 0 && argc == 5)
        well = order(atoi(argv[2]), atoi(argv[3]), atoi(argv[4]));
    else if (strcmp(what, "charge") == 0 && argc == 5)
        well = charge(argv[2], atoi(argv[3]), atoi(argv[4]));
    else
        die("usage: calibrate BOT GAMES MOMENTS WORLDS [POINTS], order GAMES DECISIONS WORLDS, or "
            "charge BOT GAMES WORLDS; check behind it");
    puts(well ? "as promised" : "not as promised");
    free(memory);
    return checked && !well;
}
