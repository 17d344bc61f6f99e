/*
 * clock.c - the play clock, and its timers in a pairing heap.
 *
 * The loop reads the clock at least once a second (the server's tick). If more than STALL_MS passes
 * between two readings, the process was not running, and no player is charged for that time.
 */
#include "server/clock.h"

#include <stddef.h>
#include <time.h>

enum { STALL_MS = 3 * SECOND_MS };

static int64_t read_system(clockid_t which)
{
    struct timespec now;
    clock_gettime(which, &now);
    return (int64_t)now.tv_sec * SECOND_MS + now.tv_nsec / 1000000;
}

static int64_t system_monotonic(void *unused)
{
    (void)unused;
    return read_system(CLOCK_MONOTONIC);
}

static int64_t system_wall(void *unused)
{
    (void)unused;
    return read_system(CLOCK_REALTIME);
}

const ClockSource clock_of_system = {.monotonic = system_monotonic, .wall = system_wall};

void clock_open(Clock *c, ClockSource source, int64_t lived)
{
    *c = (Clock){.source = source, .read_at = source.monotonic(source.who), .now = lived};
}

int64_t clock_now(Clock *c)
{
    int64_t read = c->source.monotonic(c->source.who);
    int64_t passed = read - c->read_at;
    if (passed > 0 && passed <= STALL_MS)
        c->now += passed;
    c->read_at = read;
    return c->now;
}

int64_t clock_wall(const Clock *c)
{
    return c->source.wall(c->source.who) + c->ahead;
}

void clock_follow(Clock *c, int64_t lived, int64_t ahead)
{
    if (lived > clock_now(c))
        c->now = lived;
    c->ahead = ahead;
}

/* --- The heap --- */

static Timer *meld(Timer *a, Timer *b)
{
    if (a == NULL || b == NULL)
        return a != NULL ? a : b;
    if (b->due < a->due) {
        Timer *swap = a;
        a = b;
        b = swap;
    }
    b->next = a->child;
    if (b->next != NULL)
        b->next->before = b;
    b->before = a;
    a->child = b;
    a->next = a->before = NULL;
    return a;
}

/* In pairs from the left, then all of them from the right. */
static Timer *meld_all(Timer *list)
{
    Timer *pairs = NULL;
    while (list != NULL) {
        Timer *a = list;
        Timer *b = a->next;
        list = b != NULL ? b->next : NULL;
        a->next = a->before = NULL;
        if (b != NULL)
            b->next = b->before = NULL;
        Timer *pair = meld(a, b);
        pair->next = pairs;
        pairs = pair;
    }
    Timer *all = NULL;
    while (pairs != NULL) {
        Timer *next = pairs->next;
        pairs->next = NULL;
        all = meld(all, pairs);
        pairs = next;
    }
    return all;
}

void timer_stop(Clock *c, Timer *t)
{
    if (!t->waiting)
        return;
    Timer *rest = meld_all(t->child);
    if (t == c->first) {
        c->first = rest;
    } else {
        if (t->before->child == t)
            t->before->child = t->next;
        else
            t->before->next = t->next;
        if (t->next != NULL)
            t->next->before = t->before;
        c->first = meld(c->first, rest);
    }
    t->child = t->next = t->before = NULL;
    t->waiting = false;
}

void timer_start(Clock *c, Timer *t, int64_t delay, void (*fire)(Timer *timer))
{
    timer_stop(c, t);
    t->due = clock_now(c) + (delay > 0 ? delay : 0);
    t->fire = fire;
    t->waiting = true;
    t->child = t->next = t->before = NULL;
    c->first = meld(c->first, t);
}

int64_t clock_next(Clock *c)
{
    if (c->first == NULL)
        return -1;
    int64_t left = c->first->due - clock_now(c);
    return left > 0 ? left : 0;
}

void clock_run(Clock *c)
{
    int64_t now = clock_now(c);
    while (c->first != NULL && c->first->due <= now) {
        Timer *t = c->first;
        timer_stop(c, t);
        t->fire(t);
    }
}
