/*
 * minds.c - a queue of searches, and the threads that run them.
 *
 * Searches are scheduled by start-time fair queueing: in the queue's virtual time a search starts
 * when the one before it of the same share ends, but not before now. Small requests come first;
 * large ones wait behind others of their own share.
 */
#include "server/room/minds.h"

#include "server/secret.h"
#include "server/work.h"

#include <stdatomic.h>
#include <stdlib.h>

enum {
    MOST_THREADS = 64,
    QUICK_THREAD = 0,
    LEAST_MS = 5,
    UNWATCHED_MS = 10,
    SLICE_MS = 500, /* of a search while others wait */
    SHARES = 256,   /* remembered */
};

typedef struct Thought {
    Job job;
    OriView view;
    ArenaEntry bot;
    BotBudget budget; /* fixed when it begins */
    uint64_t seed;
    void *who; /* NULL: forgotten */
    int64_t what;
    const void *share;
    bool watched;
    int64_t start;        /* virtual time, ms */
    int64_t begun_us;     /* 0: it waits */
    atomic_llong ends_us; /* at the latest */
    OriDecision decision;
} Thought;

typedef struct Share {
    const void *key;
    int64_t finish; /* of the last thought it asked for; virtual time */
} Share;

struct Minds {
    Work *work;
    MindsDone *done;
    bool by_hand;               /* one thread, the caller's own, does all */
    int threads;                /* that search */
    void *memory[MOST_THREADS]; /* taken when it is first needed: most servers have few bots */
    Share share[SHARES];
    int64_t now; /* virtual time: the start of the last thought that was taken */
};

static int64_t microseconds(void)
{
    return (int64_t)(uv_hrtime() / 1000);
}

/* The clock of a search: past the end of its time, it is late for ever. */
static _Thread_local Thought *thinking;

static int64_t search_microseconds(void)
{
    int64_t now = microseconds();
    return now < atomic_load(&thinking->ends_us) ? now : INT64_MAX / 2;
}

static bool is_quick(const Thought *t)
{
    return !t->bot.bot->searches;
}

/* --- Whose turn it is; the line is locked --- */

/* Its row, or one that nobody needs any more. */
static Share *share_of(Minds *m, const void *key)
{
    uintptr_t at = (uintptr_t)key / sizeof(void *);
    Share *spare = NULL;
    for (int i = 0; i < SHARES; i++) {
        Share *s = &m->share[(at + (uintptr_t)i) % SHARES];
        if (s->key == key)
            return s;
        if (spare == NULL && s->finish <= m->now)
            spare = s;
    }
    if (spare == NULL) /* more than are remembered: somebody gets a little more */
        spare = &m->share[at % SHARES];
    *spare = (Share){.key = key, .finish = m->now};
    return spare;
}

/* Searches that wait: of this share, and how many other shares there are. */
static void count_waiting(const JobLine *line, const void *share, int *own, int *others)
{
    *own = *others = 0;
    for (const Job *a = line->first; a != NULL; a = a->next) {
        const Thought *t = (const Thought *)a;
        bool seen = is_quick(t);
        *own += !seen && t->share == share;
        seen = seen || t->share == share;
        for (const Job *b = line->first; b != a && !seen; b = b->next)
            seen = !is_quick((const Thought *)b) && ((const Thought *)b)->share == t->share;
        *others += !seen;
    }
}

/* With others waiting everybody thinks less: the tables' pace is kept. */
static BotBudget budget_of(const Minds *m, const Thought *t, const JobLine *line)
{
    BotBudget budget = t->bot.budget;
    int own;
    int others;
    if (budget.milliseconds == 0)
        return budget;
    count_waiting(line, t->share, &own, &others);
    int most = others > 0 && budget.milliseconds > SLICE_MS ? SLICE_MS : budget.milliseconds;
    budget.milliseconds = most * m->threads / (m->threads + others) / (1 + own / m->threads);
    if (!t->watched && budget.milliseconds > UNWATCHED_MS)
        budget.milliseconds = UNWATCHED_MS;
    if (budget.milliseconds < LEAST_MS)
        budget.milliseconds = LEAST_MS;
    return budget;
}

static Thought *next_of(const JobLine *line, bool quick)
{
    Thought *next = NULL;
    for (Job *job = line->first; job != NULL; job = job->next) {
        Thought *t = (Thought *)job;
        if (is_quick(t) == quick && (next == NULL || t->start < next->start))
            next = t;
    }
    return next;
}

static Job *take(void *who, int thread, JobLine *line)
{
    Minds *m = who;
    Thought *t = thread == QUICK_THREAD && !m->by_hand ? NULL : next_of(line, false);
    if (t == NULL)
        t = next_of(line, true);
    if (t == NULL)
        return NULL;
    line_remove(line, &t->job);
    if (t->start > m->now)
        m->now = t->start;
    t->budget = budget_of(m, t, line);
    t->begun_us = microseconds();
    atomic_store(&t->ends_us, INT64_MAX / 4);
    return &t->job;
}

/* --- Thinking --- */

static void think(void *who, int thread, Job *job)
{
    Minds *m = who;
    Thought *t = (Thought *)job;
    if (m->memory[thread] == NULL)
        m->memory[thread] = malloc(BOT_MEMORY);
    BotTask task = {.budget = t->budget,
                    .seed = t->seed,
                    .memory = m->memory[thread],
                    .microseconds = search_microseconds};
    const Bot *bot = task.memory != NULL ? t->bot.bot : bot_named("random");
    thinking = t;
    t->decision = bot->decide(&t->view, &task, NULL);
}

static void tell(void *who, Job *job)
{
    const Minds *m = who;
    Thought *t = (Thought *)job;
    if (t->who != NULL)
        m->done(t->who, t->what, t->decision);
    free(t);
}

static const WorkKind kind = {.take = take, .run = think, .done = tell};

/* --- Ordering --- */

static void set_start(void *who, Job *job)
{
    Minds *m = who;
    Thought *t = (Thought *)job;
    Share *s = share_of(m, t->share);
    t->start = s->finish > m->now ? s->finish : m->now;
    s->finish = t->start + (t->bot.budget.milliseconds > 0 ? t->bot.budget.milliseconds : LEAST_MS);
}

/* Somebody else waits: a search that has had its slice ends. */
static void cut_short(void *who, Job *job)
{
    const Thought *waiting = who;
    Thought *t = (Thought *)job;
    int64_t end = t->begun_us + SLICE_MS * 1000;
    if (t->begun_us != 0 && t->share != waiting->share && end < atomic_load(&t->ends_us))
        atomic_store(&t->ends_us, end);
}

bool minds_think(Minds *m, const MindsOrder *order)
{
    Thought *t = malloc(sizeof *t);
    if (t == NULL)
        return false;
    *t = (Thought){.view = *order->view,
                   .bot = *order->bot,
                   .seed = secret_seed(),
                   .who = order->who,
                   .what = order->what,
                   .share = order->share,
                   .watched = order->watched};
    if (!is_quick(t))
        work_each(m->work, cut_short, t);
    work_give_with(m->work, &t->job, set_start, m);
    return true;
}

static void forget(void *who, Job *job)
{
    Thought *t = (Thought *)job;
    if (t->who == who)
        t->who = NULL;
}

void minds_forget(Minds *m, const void *who)
{
    work_each(m->work, forget, (void *)(uintptr_t)who);
}

int minds_waiting(Minds *m)
{
    return work_waiting(m->work);
}

bool minds_step(Minds *m)
{
    bool thought = work_step(m->work);
    work_tell(m->work);
    return thought;
}

/* --- Opening and closing --- */

Minds *minds_open(uv_loop_t *loop, int threads, MindsDone *done)
{
    Minds *m = calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->done = done;
    m->by_hand = loop == NULL;
    m->threads = threads < MOST_THREADS - 1 ? threads : MOST_THREADS - 1;
    m->work = work_open(&kind, m, m->threads + 1, loop);
    if (m->work == NULL) {
        free(m);
        return NULL;
    }
    return m;
}

static void drop(void *unused, Job *job)
{
    (void)unused;
    free(job);
}

bool minds_close(Minds *m)
{
    if (work_close(m->work, drop))
        return true;
    for (int i = 0; i < MOST_THREADS; i++)
        free(m->memory[i]);
    free(m);
    return false;
}
