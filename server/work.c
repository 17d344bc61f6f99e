/*
 * work.c - a queue of jobs and the threads that work through it.
 */
#include "server/work.h"

#include <stdlib.h>

enum { MOST_THREADS = 64, STACK_BYTES = 1 << 20 };

typedef struct Hand {
    Work *work;
    int number;
    uv_thread_t thread;
    Job *holds;    /* what it is at work on */
    Job *reported; /* of this, till the loop has been told */
} Hand;

struct Work {
    const WorkKind *kind;
    void *who;
    Hand hand[MOST_THREADS];
    int threads;
    bool by_hand;
    uv_async_t wake; /* the loop: something came back */
    uv_mutex_t lock;
    uv_cond_t given; /* the threads: something was given */
    uv_cond_t idle;  /* for the thread that drains */
    JobLine waiting;
    JobLine back;
    bool stopping;
};

void line_append(JobLine *line, Job *first)
{
    if (line->first == NULL)
        line->first = first;
    else
        line->last->next = first;
    for (Job *job = first; job != NULL; job = job->next) {
        line->last = job;
        line->count++;
    }
}

void line_remove(JobLine *line, Job *job)
{
    Job *before = NULL;
    for (Job *j = line->first; j != job; j = j->next)
        before = j;
    if (before == NULL)
        line->first = job->next;
    else
        before->next = job->next;
    if (line->last == job)
        line->last = before;
    line->count--;
    job->next = NULL;
}

/* --- The threads --- */

/* The line is locked. */
static Job *begin(Hand *h)
{
    Work *w = h->work;
    h->holds = w->waiting.first != NULL ? w->kind->take(w->who, h->number, &w->waiting) : NULL;
    return h->holds;
}

static void finish(Hand *h, Job *first)
{
    Work *w = h->work;
    uv_mutex_lock(&w->lock);
    h->holds = NULL;
    line_append(&w->back, first);
    uv_cond_broadcast(&w->idle);
    uv_cond_broadcast(&w->given); /* what could not be taken beside it may be now */
    uv_mutex_unlock(&w->lock);
    if (!w->by_hand)
        uv_async_send(&w->wake);
}

void work_report(Work *w, int thread)
{
    uv_mutex_lock(&w->lock);
    w->hand[thread].reported = w->hand[thread].holds;
    uv_mutex_unlock(&w->lock);
    if (!w->by_hand)
        uv_async_send(&w->wake);
}

static Job *wait_for_job(Hand *h)
{
    Work *w = h->work;
    Job *first = NULL;
    uv_mutex_lock(&w->lock);
    while (!w->stopping && (first = begin(h)) == NULL)
        uv_cond_wait(&w->given, &w->lock);
    uv_mutex_unlock(&w->lock);
    return first;
}

static void run(void *argument)
{
    Hand *h = argument;
    Job *first;
    while ((first = wait_for_job(h)) != NULL) {
        h->work->kind->run(h->work->who, h->number, first);
        finish(h, first);
    }
}

bool work_step(Work *w)
{
    Hand *h = &w->hand[0];
    uv_mutex_lock(&w->lock);
    Job *first = begin(h);
    uv_mutex_unlock(&w->lock);
    if (first == NULL)
        return false;
    w->kind->run(w->who, 0, first);
    finish(h, first);
    return true;
}

/* --- The loop --- */

/* The line is locked. */
static Job *take_reported(Work *w)
{
    Job *job = NULL;
    for (int i = 0; i < w->threads && job == NULL; i++) {
        job = w->hand[i].reported;
        w->hand[i].reported = NULL;
    }
    return job;
}

/* What a job reported comes before its end, which frees it. */
void work_tell(Work *w)
{
    for (;;) {
        uv_mutex_lock(&w->lock);
        Job *reported = take_reported(w);
        Job *job = reported == NULL ? w->back.first : NULL;
        if (job != NULL)
            line_remove(&w->back, job);
        uv_mutex_unlock(&w->lock);
        if (reported != NULL)
            w->kind->midway(w->who, reported);
        else if (job != NULL)
            w->kind->done(w->who, job);
        else
            return;
    }
}

static void on_wake(uv_async_t *wake)
{
    work_tell(wake->data);
}

void work_give_with(Work *w, Job *job, void (*mark)(void *who, Job *job), void *who)
{
    job->next = NULL;
    uv_mutex_lock(&w->lock);
    if (mark != NULL)
        mark(who, job);
    line_append(&w->waiting, job);
    uv_mutex_unlock(&w->lock);    /* first: the woken thread wants it */
    uv_cond_broadcast(&w->given); /* not every thread takes every job */
}

void work_give(Work *w, Job *job)
{
    work_give_with(w, job, NULL, NULL);
}

int work_waiting(Work *w)
{
    uv_mutex_lock(&w->lock);
    int count = w->waiting.count;
    uv_mutex_unlock(&w->lock);
    return count;
}

static bool is_busy(const Work *w)
{
    for (int i = 0; i < w->threads; i++)
        if (w->hand[i].holds != NULL)
            return true;
    return false;
}

void work_each(Work *w, void (*look)(void *who, Job *job), void *who)
{
    uv_mutex_lock(&w->lock);
    for (Job *job = w->waiting.first; job != NULL; job = job->next)
        look(who, job);
    for (Job *job = w->back.first; job != NULL; job = job->next)
        look(who, job);
    for (int i = 0; i < w->threads; i++)
        for (Job *job = w->hand[i].holds; job != NULL; job = job->next)
            look(who, job);
    uv_mutex_unlock(&w->lock);
}

void work_drain(Work *w)
{
    bool more = true;
    while (more) {
        while (w->by_hand && work_step(w))
            ;
        uv_mutex_lock(&w->lock);
        while (!w->by_hand && (w->waiting.first != NULL || is_busy(w)))
            uv_cond_wait(&w->idle, &w->lock);
        uv_mutex_unlock(&w->lock);
        work_tell(w); /* may give more */
        uv_mutex_lock(&w->lock);
        more = w->waiting.first != NULL || is_busy(w) || w->back.first != NULL;
        uv_mutex_unlock(&w->lock);
    }
}

/* --- Opening and closing --- */

static bool start_threads(Work *w, int threads)
{
    /* Nothing here needs the usual 8 MB of address space. */
    uv_thread_options_t options = {.flags = UV_THREAD_HAS_STACK_SIZE, .stack_size = STACK_BYTES};
    for (int i = 0; i < threads; i++) {
        if (uv_thread_create_ex(&w->hand[i].thread, &options, run, &w->hand[i]) != 0)
            break;
        w->threads++;
    }
    return w->threads > 0;
}

Work *work_open(const WorkKind *kind, void *who, int threads, uv_loop_t *loop)
{
    Work *w = calloc(1, sizeof *w);
    if (w == NULL)
        return NULL;
    w->kind = kind;
    w->who = who;
    w->by_hand = loop == NULL;
    for (int i = 0; i < MOST_THREADS; i++)
        w->hand[i] = (Hand){.work = w, .number = i};
    uv_mutex_init(&w->lock);
    uv_cond_init(&w->given);
    uv_cond_init(&w->idle);
    if (w->by_hand) {
        w->threads = 1; /* the caller's own */
        return w;
    }
    uv_async_init(loop, &w->wake, on_wake);
    uv_unref((uv_handle_t *)&w->wake);
    w->wake.data = w;
    if (start_threads(w, threads < 1 ? 1 : threads > MOST_THREADS ? MOST_THREADS : threads))
        return w;
    work_close(w, NULL);
    return NULL;
}

static void on_closed(uv_handle_t *wake)
{
    Work *w = wake->data;
    free(w);
}

bool work_close(Work *w, void (*drop)(void *who, Job *job))
{
    uv_mutex_lock(&w->lock);
    w->stopping = true;
    bool busy = is_busy(w);
    uv_cond_broadcast(&w->given);
    uv_mutex_unlock(&w->lock);
    if (busy)
        return true;
    for (int i = 0; i < w->threads && !w->by_hand; i++)
        uv_thread_join(&w->hand[i].thread);
    line_append(&w->waiting, w->back.first);
    while (w->waiting.first != NULL) {
        Job *job = w->waiting.first;
        line_remove(&w->waiting, job);
        drop(w->who, job);
    }
    uv_mutex_destroy(&w->lock);
    uv_cond_destroy(&w->given);
    uv_cond_destroy(&w->idle);
    if (w->by_hand)
        free(w);
    else
        uv_close((uv_handle_t *)&w->wake, on_closed);
    return false;
}
