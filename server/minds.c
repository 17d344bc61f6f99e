/*
 * minds.c - a line of thoughts, some threads that take from it, a line of decisions back.
 */
#include "server/minds.h"

#include "server/secret.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_THREADS = 64, LEAST_MS = 5 };

typedef struct Thought {
    struct Thought *next;
    OriView view;
    ArenaEntry bot;
    uint64_t seed;
    void *who; /* NULL: forgotten */
    int64_t what;
    OriDecision decision;
} Thought;

struct Minds {
    uv_thread_t thread[MAX_THREADS];
    int threads;
    MindsDone *done;
    uv_async_t wake;
    uv_mutex_t mutex;
    uv_cond_t work;
    Thought *first; /* waiting */
    Thought *last;
    int waiting;
    Thought *thinking[MAX_THREADS];
    Thought *back;
    Thought *back_last;
    int next_thread; /* each takes its number at its start */
    bool stopping;
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

static Thought *take(Minds *m, int number, BotBudget *budget)
{
    uv_mutex_lock(&m->mutex);
    while (m->first == NULL && !m->stopping)
        uv_cond_wait(&m->work, &m->mutex);
    Thought *t = m->stopping ? NULL : m->first;
    if (t != NULL) {
        m->first = t->next;
        m->waiting--;
        m->thinking[number] = t;
        *budget = budget_of(t, m->waiting, m->threads);
    }
    uv_mutex_unlock(&m->mutex);
    return t;
}

static void run(void *argument)
{
    Minds *m = argument;
    Thought *t;
    BotBudget budget;
    void *memory = NULL; /* taken when it is first needed: most servers have few bots */
    uv_mutex_lock(&m->mutex);
    int number = m->next_thread++;
    uv_mutex_unlock(&m->mutex);
    while ((t = take(m, number, &budget)) != NULL) {
        if (memory == NULL)
            memory = malloc(BOT_MEMORY);
        BotTask task = {
            .budget = budget, .seed = t->seed, .memory = memory, .microseconds = microseconds};
        const Bot *bot = memory != NULL ? t->bot.bot : bot_named("random");
        t->decision = bot->decide(&t->view, &task, NULL);
        t->next = NULL;
        uv_mutex_lock(&m->mutex);
        m->thinking[number] = NULL;
        if (m->back == NULL)
            m->back = t;
        else
            m->back_last->next = t;
        m->back_last = t;
        uv_mutex_unlock(&m->mutex);
        uv_async_send(&m->wake);
    }
    free(memory);
}

static void on_wake(uv_async_t *wake)
{
    Minds *m = wake->data;
    for (;;) {
        uv_mutex_lock(&m->mutex);
        Thought *t = m->back;
        if (t != NULL)
            m->back = t->next;
        uv_mutex_unlock(&m->mutex);
        if (t == NULL)
            return;
        if (t->who != NULL)
            m->done(t->who, t->what, t->decision);
        free(t);
    }
}

Minds *minds_open(uv_loop_t *loop, int threads, MindsDone *done)
{
    Minds *m = calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->threads = threads < 1 ? 1 : threads > MAX_THREADS ? MAX_THREADS : threads;
    m->done = done;
    uv_mutex_init(&m->mutex);
    uv_cond_init(&m->work);
    uv_async_init(loop, &m->wake, on_wake);
    uv_unref((uv_handle_t *)&m->wake);
    m->wake.data = m;
    /* The bots keep nothing on the stack that would need the usual 8 MB of address space. */
    uv_thread_options_t options = {.flags = UV_THREAD_HAS_STACK_SIZE, .stack_size = 1 << 20};
    for (int i = 0; i < m->threads; i++)
        if (uv_thread_create_ex(&m->thread[i], &options, run, m) != 0) {
            m->threads = i;
            break;
        }
    if (m->threads == 0) {
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
    uv_mutex_lock(&m->mutex);
    if (m->first == NULL)
        m->first = t;
    else
        m->last->next = t;
    m->last = t;
    m->waiting++;
    uv_cond_signal(&m->work);
    uv_mutex_unlock(&m->mutex);
    return true;
}

void minds_forget(Minds *m, const void *who)
{
    uv_mutex_lock(&m->mutex);
    for (Thought *t = m->first; t != NULL; t = t->next)
        if (t->who == who)
            t->who = NULL;
    for (Thought *t = m->back; t != NULL; t = t->next)
        if (t->who == who)
            t->who = NULL;
    for (int i = 0; i < m->threads; i++)
        if (m->thinking[i] != NULL && m->thinking[i]->who == who)
            m->thinking[i]->who = NULL;
    uv_mutex_unlock(&m->mutex);
}

int minds_waiting(Minds *m)
{
    uv_mutex_lock(&m->mutex);
    int waiting = m->waiting;
    uv_mutex_unlock(&m->mutex);
    return waiting;
}

bool minds_close(Minds *m)
{
    bool thinking = false;
    uv_mutex_lock(&m->mutex);
    m->stopping = true;
    for (int i = 0; i < m->threads; i++)
        thinking = thinking || m->thinking[i] != NULL;
    uv_cond_broadcast(&m->work);
    uv_mutex_unlock(&m->mutex);
    if (thinking)
        return true;
    for (int i = 0; i < m->threads; i++)
        uv_thread_join(&m->thread[i]);
    while (m->first != NULL) {
        Thought *t = m->first;
        m->first = t->next;
        free(t);
    }
    while (m->back != NULL) {
        Thought *t = m->back;
        m->back = t->next;
        free(t);
    }
    uv_close((uv_handle_t *)&m->wake, NULL);
    uv_run(m->wake.loop, UV_RUN_NOWAIT);
    uv_mutex_destroy(&m->mutex);
    uv_cond_destroy(&m->work);
    free(m);
    return false;
}
