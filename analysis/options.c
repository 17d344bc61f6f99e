/*
 * options.c - what each option of a decision is worth to the decider, and what the chosen one lost.
 *
 * It uses only the decider's view: it guesses worlds that the view allows, and tries the options in
 * each world with the same luck, so that only their difference counts. It tries every option in
 * some worlds and the most promising ones in as many again; that says which is best. Then it
 * measures in fresh worlds how much better the best is than the chosen one: an option that was
 * lucky in the first worlds is not lucky again, so the loss contains no luck. The mind repeats its
 * own mistakes: they have an error term of their own, and a charge is confirmed by games played to
 * their end.
 */
#include "analysis/mind.h"
#include "analysis/parts.h"
#include "analysis/sums.h"

#include <string.h>

enum {
    FINALISTS = 4,
    FRESH = 3, /* times the first worlds */
    /* How far off the mind's own weighing of an even chance is beside the noise, while there is much
     * to come and when the end is near; and how far options usually are apart (docs/analysis.md). */
    OFF_EARLY = 50000,
    OFF_LATE = 20000,
    LATE = 5,
    APART = 80000,
    /* A verdict is about the loss that two standard errors cannot explain. */
    ERRORS = 2,
    INACCURACY = 20000,
    MISTAKE = 50000,
    BLUNDER = 100000,
    /* Beside the points, what part of the chance was lost: it counts from this many points on, and
     * when games to their end confirm it by this many errors. */
    LEAST_HALF = 10000,
    LEAST_MOST = 1000,
    CONFIRMED = 3,
};

typedef struct Trial {
    const Mind *mind;
    const OriView *view;
    Guesser guesser;
    OriRandom random;
    OriDecision option[ORI_MAX_OPTIONS];
    int count;
    int against; /* differences are taken to this option */
    Sum value[ORI_MAX_OPTIONS];
    Sum ahead[ORI_MAX_OPTIONS];
    int64_t prior[ORI_MAX_OPTIONS];
} Trial;

static int32_t try_option(const Trial *t, const OriState *world, int i, uint64_t luck)
{
    OriState after = *world;
    OriRandom random = {luck};
    ori_play(&after, t->option[i], NULL);
    return t->mind->try_on(&after, t->view->seat, &random);
}

/* These options in this many worlds; the one they are compared with is always tried. */
static void try_in_worlds(Trial *t, const bool wanted[], int worlds)
{
    for (int n = 0; n < worlds; n++) {
        OriState world;
        guess_draw(&t->guesser, &t->random, &world);
        uint64_t luck = ori_random(&t->random);
        int32_t against = try_option(t, &world, t->against, luck);
        for (int i = 0; i < t->count; i++) {
            if (i != t->against && !wanted[i])
                continue;
            int32_t value = i == t->against ? against : try_option(t, &world, i, luck);
            sum_add(&t->value[i], value);
            sum_add(&t->ahead[i], value - against);
        }
    }
}

/* A few worlds tell little: what the bot thinks without any counts as one of them. */
static int64_t promise(const Trial *t, int i)
{
    int64_t n = t->ahead[i].n > 0 ? t->ahead[i].n : 1;
    return sum_divide(t->ahead[i].sum + t->prior[i] - t->prior[t->against], n);
}

static int most_promising(const Trial *t, const bool among[])
{
    int best = -1;
    for (int i = 0; i < t->count; i++)
        if (among[i] && (best < 0 || promise(t, i) > promise(t, best)))
            best = i;
    return best;
}

static void choose_finalists(const Trial *t, bool finalist[])
{
    bool rest[ORI_MAX_OPTIONS];
    for (int i = 0; i < t->count; i++) {
        rest[i] = true;
        finalist[i] = i == t->against;
    }
    for (int n = 0; n < FINALISTS && n < t->count; n++) {
        int best = most_promising(t, rest);
        rest[best] = false;
        finalist[best] = true;
    }
}

static void begin(Trial *t, const AnalysisTask *task, const OriView *view, int chosen)
{
    memset(t, 0, sizeof *t);
    t->mind = mind_of(task->bot);
    t->view = view;
    t->random.state = sum_blend(task->seed, 0);
    t->count = ori_view_options(view, t->option);
    t->against = chosen >= 0 ? chosen : 0;
    t->mind->believe(view, &t->guesser);
    t->mind->prefer(view, t->prior);
}

static int32_t within(int64_t value)
{
    return (int32_t)(value < 0 ? 0 : value > ANALYSIS_WHOLE ? ANALYSIS_WHOLE : value);
}

/* --- What a difference is worth --- */

static int64_t square(int64_t x)
{
    return x * x;
}

/* The error of a difference: noise, and the mind's own, which is largest where the chance is even
 * and small where little can be lost. */
static int64_t full_error(const Trial *t, int i)
{
    int64_t off = t->view->known.round < LATE ? OFF_EARLY : OFF_LATE;
    int64_t one = sum_mean(&t->value[i]);
    int64_t other = sum_mean(&t->value[t->against]);
    int64_t chance = one > other ? one : other;
    int64_t even = sum_root(4 * chance * (ANALYSIS_WHOLE - chance)); /* the whole at one half */
    return sum_root(square(sum_error(&t->ahead[i])) + square(off * even / ANALYSIS_WHOLE));
}

/* What to expect of an option before it is tried: what the policy likes less is worth less, by so
 * much as docs/king.md has measured. */
static int64_t expected(const Trial *t, int i)
{
    enum { FIRST_WORLD = 30, MOST = 40000 }; /* how much more the prior counts as one world */
    int64_t ahead = (t->prior[i] - t->prior[t->against]) / FIRST_WORLD;
    return ahead > MOST ? MOST : ahead < -MOST ? -MOST : ahead;
}

/* Picking the largest of several differences picks the largest errors, too. Options are
 * usually not far from what is expected: the larger the error, the nearer to that is the best
 * guess. */
static int32_t likely(const Trial *t, int i)
{
    int64_t error = square(full_error(t, i)) / 1000;
    int64_t apart = square(APART) / 1000;
    return (int32_t)sum_divide(sum_mean(&t->ahead[i]) * apart + expected(t, i) * error,
                               apart + error);
}

static int64_t likely_error(int64_t error)
{
    return sum_root(square(error) / 1000 * (square(APART) / 1000) /
                    ((square(APART) + square(error)) / 1000000));
}

/* Every option by its likely difference to the one that all are compared with. */
static void show(const Trial *t, AnalysisDecision *out)
{
    int32_t most = likely(t, out->best);
    if (most < 0)
        most = 0;
    /* The error of an option is that of its difference to the one that all are compared with. */
    for (int i = 0; i < t->count; i++) {
        int32_t ahead = likely(t, i);
        out->option[i] = (AnalysisOption){
            .option = t->option[i],
            .value = within(sum_mean(&t->value[t->against]) + (ahead < most ? ahead : most)),
            .error = (int32_t)(i == t->against ? sum_error(&t->value[i])
                                               : likely_error(full_error(t, i))),
            .worlds = (int32_t)t->value[i].n};
    }
}

/* Four fifths of the chance, and a half of it. */
static bool loses_most(const AnalysisDecision *d)
{
    return d->loss >= LEAST_MOST && 5 * (int64_t)d->loss >= 4 * (int64_t)d->option[d->best].value;
}

static bool loses_half(const AnalysisDecision *d)
{
    return d->loss >= LEAST_HALF && 2 * (int64_t)d->loss >= d->option[d->best].value;
}

/* Few pairs that agree prove little. */
static int64_t pairs_error(const AnalysisWhy *why)
{
    int64_t one_pair = ANALYSIS_WHOLE / why->worlds;
    int32_t error = why->all[ANALYSIS_WINS].error;
    return error > one_pair ? error : one_pair;
}

static bool is_confirmed(const AnalysisWhy *why)
{
    const AnalysisFact *wins = &why->all[ANALYSIS_WINS];
    return why->worlds > 0 && wins->best - wins->chosen >= CONFIRMED * pairs_error(why);
}

static AnalysisVerdict judge(const AnalysisDecision *d)
{
    int32_t proven = d->loss - ERRORS * d->error;
    bool confirmed = is_confirmed(&d->why);
    if (d->chosen == d->best)
        return ANALYSIS_BEST;
    if (proven >= BLUNDER)
        return ANALYSIS_BLUNDER;
    if (proven >= MISTAKE || (confirmed && loses_most(d)))
        return ANALYSIS_MISTAKE;
    if (proven >= INACCURACY || (confirmed && loses_half(d)))
        return ANALYSIS_INACCURACY;
    return loses_most(d) || loses_half(d) ? ANALYSIS_UNCLEAR : ANALYSIS_FINE;
}

bool analysis_is_open(const AnalysisDecision *d)
{
    return d->verdict >= ANALYSIS_UNCLEAR ||
           (d->chosen != d->best && d->loss - d->error >= INACCURACY);
}

/* The chosen one against the best, in worlds that neither was picked by. */
static void measure(Trial *t, const AnalysisTask *task, AnalysisDecision *out)
{
    bool wanted[ORI_MAX_OPTIONS] = {false};
    int best = out->best;
    t->value[best] = t->ahead[best] = t->value[out->chosen] = t->ahead[out->chosen] = (Sum){0};
    wanted[best] = true;
    try_in_worlds(t, wanted, FRESH * task->worlds);
    out->measured = likely(t, best);
    out->error = (int32_t)likely_error(full_error(t, best));
    if (out->measured <= 0)
        out->best = out->chosen;
}

/* An option within half an error of the best is as good. */
static void mark_ties(AnalysisDecision *d)
{
    for (int i = 0; i < d->count; i++) {
        int32_t error = i == d->chosen ? d->error : d->option[i].error;
        int32_t behind = d->option[d->best].value - d->option[i].value;
        d->option[i].tied = i != d->best && 2 * behind <= error;
    }
}

/* The loss becomes what was measured; nothing is shown above the best. The error that is shown is
 * the one that the verdict uses. */
static void settle(AnalysisDecision *d)
{
    if (d->best != d->chosen) {
        d->option[d->best].error = d->error;
        d->loss = d->measured > 0 ? d->measured : 0;
        d->option[d->best].value = within(d->option[d->chosen].value + d->loss);
        d->loss = d->option[d->best].value - d->option[d->chosen].value;
    }
    for (int i = 0; i < d->count; i++)
        if (d->option[i].value > d->option[d->best].value)
            d->option[i].value = d->option[d->best].value;
    mark_ties(d);
    d->verdict = (uint8_t)judge(d);
}

void analysis_confirm(AnalysisDecision *d)
{
    const AnalysisFact *wins = &d->why.all[ANALYSIS_WINS];
    int64_t a = square(d->error) / 1000000 + 1;
    int64_t b = square(pairs_error(&d->why)) / 1000000 + 1;
    int64_t played = wins->best - wins->chosen;
    d->measured = (int32_t)sum_divide(d->measured * b + played * a, a + b);
    d->error = (int32_t)sum_root(a * b / (a + b) * 1000000);
    settle(d);
    if (d->verdict < ANALYSIS_UNCLEAR)
        memset(&d->why, 0, sizeof d->why);
}

void analysis_options(const AnalysisTask *task, const OriView *view, int chosen,
                      AnalysisDecision *out)
{
    Trial t;
    bool wanted[ORI_MAX_OPTIONS];
    memset(out, 0, sizeof *out);
    begin(&t, task, view, chosen);
    for (int i = 0; i < t.count; i++)
        wanted[i] = true;
    try_in_worlds(&t, wanted, task->worlds);
    choose_finalists(&t, wanted);
    try_in_worlds(&t, wanted, task->worlds);
    out->seat = view->seat;
    out->count = (int16_t)t.count;
    out->chosen = (int16_t)chosen;
    out->best = (int16_t)most_promising(&t, wanted);
    out->verdict = ANALYSIS_UNJUDGED;
    if (chosen >= 0 && out->best != chosen)
        measure(&t, task, out);
    show(&t, out);
    if (chosen >= 0)
        settle(out);
    else
        mark_ties(out);
}
