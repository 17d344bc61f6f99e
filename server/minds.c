/*
 * minds.c - a line of thoughts, and threads that think them.
 */
#include "server/minds.h"

#include "server/secret.h"
#include "server/work.h"

#include <stdlib.h>

enum { MOST_THREADS = 64, LEAST_MS = 5 };

typedef struct Thought {
    Job job;
    OriView view;
    ArenaEntry bot;
    BotBudget budget; /* fixed when it begins */
    uint64_t seed;
    void *who; /* NULL: forgotten */
    int64_t what;
    OriDecision decision;
} Thought;

struct Minds {
    Work *work;
    MindsDone *done;
    int threads;
    void *memory[MOST_THREADS]; /* taken when it is first needed: most servers have few bots */
};

static int64_t microseconds(void)
{
    return (int64_t)(uv_hrtime() / 1000);
}

/* With many waiting everybody thinks less: the table's pace is kept. */
static BotBudget budget_of(const Thought *t, int waiting, int threads)
{
    BotBudget budget = t->bot.budget;
    if (budget.milliseconds > 0) {
        budget.milliseconds = budget.milliseconds * threads / (threads + waiting);
        if (budget.milliseconds < LEAST_MS)
            budget.milliseconds = LEAST_MS;
    }
    return budget;
}

static Job *take(void *who, int thread, JobLine *waiting)
{
    const Minds *m = who;
    Thought *t = (Thought *)waiting->first;
    (void)thread;
    line_remove(waiting, &t->job);
    t->budget = budget_of(t, waiting->count, m->threads);
    return &t->job;
}

static void think(void *who, int thread, Job *job)
{
    Minds *m = who;
    Thought *t = (Thought *)job;
    if (m->memory[thread] == NULL)
        m->memory[thread] = malloc(BOT_MEMORY);
    BotTask task = {.budget = t->budget,
                    .seed = t->seed,
                    .memory = m->memory[thread],
                    .microseconds = microseconds};
    const Bot *bot = task.memory != NULL ? t->bot.bot : bot_named("random");
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

Minds *minds_open(uv_loop_t *loop, int threads, MindsDone *done)
{
    Minds *m = calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->done = done;
    m->threads = threads < MOST_THREADS ? threads : MOST_THREADS;
    m->work = work_open(&kind, m, m->threads, loop);
    if (m->work == NULL) {
        free(m);
        return NULL;
    }
    return m;
}

bool minds_think(Minds *m, const OriView *view, const ArenaEntry *bot, void *who, int64_t what)
{
    Thought *t = malloc(sizeof *t);
    if (t == NULL)
        return false;
    *t = (Thought){.view = *view, .bot = *bot, .seed = secret_seed(), .who = who, .what = what};
    work_give(m->work, &t->job);
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

static void drop(void *unused, Job *job)
{
    (void)unused;
    free(job);
}

bool minds_close(Minds *m)
{
    if (work_close(m->work, drop))
        return true;
    for (int i = 0; i < m->threads; i++)
        free(m->memory[i]);
    free(m);
    return false;
}
