/*
 * minds.c - bots as stubs: minds.h of the server, with a random option instead of a thought.
 */
#include "sim.h"

#include "server/room/minds.h"
#include "server/secret.h"

#include <stdlib.h>

typedef struct Thought {
    struct Thought *next;
    OriView view;
    uint64_t seed;
    void *who; /* NULL: forgotten */
    int64_t what;
} Thought;

struct Minds {
    MindsDone *done;
    Thought *first;
    Thought **last;
};

Minds *minds_open(uv_loop_t *loop, int threads, MindsDone *done)
{
    Minds *m = calloc(1, sizeof *m);
    (void)loop;
    (void)threads;
    m->done = done;
    m->last = &m->first;
    return m;
}

bool minds_think(Minds *m, const MindsOrder *order)
{
    Thought *t = malloc(sizeof *t);
    *t = (Thought){
        .view = *order->view, .seed = secret_seed(), .who = order->who, .what = order->what};
    *m->last = t;
    m->last = &t->next;
    return true;
}

void minds_forget(Minds *m, const void *who)
{
    for (Thought *t = m->first; t != NULL; t = t->next)
        if (t->who == who)
            t->who = NULL;
}

int minds_waiting(Minds *m)
{
    return m->first != NULL;
}

bool minds_step(Minds *m)
{
    Thought *t = m->first;
    OriDecision option[ORI_MAX_OPTIONS];
    if (t == NULL)
        return false;
    m->first = t->next;
    if (m->first == NULL)
        m->last = &m->first;
    OriRandom random = {t->seed};
    int count = ori_view_options(&t->view, option);
    if (t->who != NULL)
        m->done(t->who, t->what, option[ori_random_below(&random, count)]);
    free(t);
    return true;
}

bool minds_close(Minds *m)
{
    free(m);
    return false;
}
