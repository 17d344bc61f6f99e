/*
 * analysis_verdicts.h - what is charged and what is missed, held against a look ten times as deep:
 * a part of analysis.c.
 */
/* --- Verdicts against a deeper look --- */

enum { DEEPER = 10, MOST_SEATS = 5, FEWEST_SEATS = 3, TABLES = MOST_SEATS - FEWEST_SEATS + 1 };
enum { BEHIND, LEVEL, AHEAD, STANDINGS };

/* Decisions, counted. */
typedef struct Verdicts {
    int judged;
    int charged;
    int wrongly;   /* charged, though the deeper look calls it best */
    int confirmed; /* the deeper look's games show a loss by three errors ... */
    int missed;    /* ... that was called best or fine */
    int unclear;   /* ... of which was said that it cannot be told */
    int by_points; /* ... that would be missed if only points were charged, by two errors */
} Verdicts;

typedef struct Tables {
    int decisions; /* of each game */
    int worlds;
} Tables;

static bool is_named(const AnalysisDecision *d, const char *name)
{
    return strcmp(analysis_verdict_name(d->verdict), name) == 0;
}

/* Below half of an equal part, or above half as much again. */
static int standing(const AnalysisDecision *d, int seats)
{
    int64_t value = (int64_t)d->option[d->best].value * seats * 2;
    return value < ANALYSIS_WHOLE ? BEHIND : value <= 3 * ANALYSIS_WHOLE ? LEVEL : AHEAD;
}

/* Whole games from the decider's view: two points, or half of what there was, by three errors. */
static bool shows_loss(const AnalysisTask *task, const OriView *view, const AnalysisDecision *deep)
{
    static AnalysisWhy why;
    analysis_why(task, view, deep, deep->chosen, deep->best, &why);
    const AnalysisFact *wins = &why.all[ANALYSIS_WINS];
    int32_t loss = wins->best - wins->chosen;
    return loss >= 3 * wins->error && (loss >= ANALYSIS_WHOLE / 50 || 2 * loss >= wins->best) &&
           loss > 0;
}

static void look_deeper(const Tables *tables, const OriRecord *record, int i, int seats, int g,
                        Verdicts out[STANDINGS])
{
    static AnalysisMoment moment;
    static AnalysisDecision deep;
    AnalysisTask task = {.bot = bot_named("king"), .worlds = tables->worlds, .seed = 1};
    OriState state = record->start;
    OriView view;
    task.seat = ORI_NOBODY;
    analysis_moment(&task, record, i, &moment);
    const AnalysisDecision *d = &moment.decision;
    for (int k = 0; k < i; k++)
        ori_play(&state, record->decision[k], NULL);
    if (d->count < 2)
        return;
    ori_view(&state, state.asked, &view);
    task.worlds *= DEEPER;
    task.seed = sum_blend(1000 + (uint64_t)g, (uint64_t)i);
    analysis_options(&task, &view, d->chosen, &deep);
    Verdicts *v = &out[standing(d, seats)];
    bool charged = d->verdict >= ANALYSIS_INACCURACY;
    bool loses = deep.best != deep.chosen && shows_loss(&task, &view, &deep);
    v->judged++;
    v->charged += charged;
    v->wrongly += charged && deep.best == deep.chosen;
    v->confirmed += loses;
    v->unclear += loses && is_named(d, "unclear");
    v->missed += loses && !charged && !is_named(d, "unclear");
    v->by_points += loses && d->loss - 2 * d->error < ANALYSIS_WHOLE / 50;
}

/* Games of three, four and five in turn, of bots that make mistakes of all sizes. */
static void judge_game(const void *how, int g, void *out)
{
    static const char *const seated[MOST_SEATS] = {"squire", "random", "knight", "squire", "king"};
    static OriRecord record;
    const Tables *tables = how;
    Verdicts(*verdicts)[STANDINGS] = out;
    ArenaEntry entry[MOST_SEATS];
    OriError error;
    OriRandom random = {sum_blend(11, (uint64_t)g)};
    int seats = FEWEST_SEATS + g % TABLES;
    for (int i = 0; i < seats; i++)
        arena_read_entry(seated[(i + g / TABLES) % MOST_SEATS], &entry[i], &error);
    play(entry, seats, g / TABLES, &record);
    for (int n = 0; n < tables->decisions; n++)
        look_deeper(tables, &record, ori_random_below(&random, record.count), seats, g,
                    &verdicts[seats - FEWEST_SEATS][0]);
}

/* Wilson's interval for k of n, 95 %, in per cent. */
static void print_part(const char *what, int k, int n)
{
    const double z = 1.96;
    if (n == 0) {
        printf("  %s 0 of 0", what);
        return;
    }
    double p = (double)k / n;
    double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    double half = z * sqrt(p * (1 - p) / n + z * z / (4.0 * n * n)) / (1 + z * z / n);
    printf("  %s %d of %d (%.1f %%, %.1f to %.1f)", what, k, n, 100 * p,
           100 * (middle > half ? middle - half : 0), 100 * (middle + half));
}

static void print_verdicts(const char *name, const Verdicts *v)
{
    printf("%-8s %4d judged;", name, v->judged);
    print_part("wrongly charged", v->wrongly, v->charged);
    print_part("missed", v->missed, v->confirmed);
    print_part("by points alone", v->by_points, v->confirmed);
    printf("  cannot be told %d\n", v->unclear);
}

static void add_verdicts(Verdicts *to, const Verdicts *v)
{
    to->judged += v->judged;
    to->charged += v->charged;
    to->wrongly += v->wrongly;
    to->confirmed += v->confirmed;
    to->missed += v->missed;
    to->unclear += v->unclear;
    to->by_points += v->by_points;
}

static bool verdicts(const Tables *tables, int games, int processes)
{
    static const char *const standings[STANDINGS] = {"behind", "level", "ahead"};
    Verdicts all = {0};
    Verdicts by_seats[TABLES] = {{0}};
    Verdicts by_standing[STANDINGS] = {{0}};
    Verdicts(*of)[TABLES][STANDINGS] =
        work_in_processes(judge_game, tables, sizeof *of, games, processes);
    for (int g = 0; g < games; g++)
        for (int t = 0; t < TABLES; t++)
            for (int s = 0; s < STANDINGS; s++) {
                add_verdicts(&all, &of[g][t][s]);
                add_verdicts(&by_seats[t], &of[g][t][s]);
                add_verdicts(&by_standing[s], &of[g][t][s]);
            }
    printf("%d games, %d decisions each, %d worlds, against %d and other seeds\n", games,
           tables->decisions, tables->worlds, tables->worlds * DEEPER);
    for (int t = 0; t < TABLES; t++) {
        char name[16];
        snprintf(name, sizeof name, "%d seats", t + FEWEST_SEATS);
        print_verdicts(name, &by_seats[t]);
    }
    for (int s = 0; s < STANDINGS; s++)
        print_verdicts(standings[s], &by_standing[s]);
    print_verdicts("all", &all);
    return all.charged > 0 && 100 * all.wrongly <= 3 * all.charged;
}
