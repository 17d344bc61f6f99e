/*
 * batch.c - the order in which the writes of a batch take their locks.
 *
 * They are sorted by kind of lock, then by table. As long as everyone locks in the same order, a
 * write may have to wait, but never in a circle.
 */
#include "server/store/pg/batch.h"

#include <stdlib.h>
#include <string.h>

static PgLock lock_of(const Write *w)
{
    switch (w->kind) {
    case WRITE_TABLE:
    case WRITE_GAME:
    case WRITE_NOTE:
    case WRITE_DROP_TABLE:
        return LOCK_TABLE;
    case WRITE_DECISION:
        return LOCK_DECISION;
    case WRITE_CHAT:
    case WRITE_DROP_CHAT:
        return LOCK_CHAT;
    case WRITE_NOTICES:
    case WRITE_SWEEP:
        return LOCK_NOTICES;
    case WRITE_HERE:
    case WRITE_AWAY:
        return LOCK_HERE;
    case WRITE_CHECK:
        return LOCK_LAST;
    case WRITE_LIVED: /* the heart's, but for what is moved */
        return w->moved ? LOCK_TABLE : LOCK_NOTHING;
    case WRITE_FORGET: /* a transaction of its own */
    case WRITE_NOTHING:
        return LOCK_NOTHING;
    }
    return LOCK_NOTHING;
}

/* A sweep has none: it skips rows that others hold. */
static const char *row_of(const Write *w)
{
    return w->kind == WRITE_NOTICES ? w->stored_notices->id : w->table;
}

static int compare(const PgStep *a, const PgStep *b)
{
    return a->lock != b->lock ? (int)a->lock - (int)b->lock
                              : strcmp(row_of(a->write), row_of(b->write));
}

/* A stable sort. */
static void merge(PgStep *from, PgStep *to, int count)
{
    if (count < 2)
        return;
    int half = count / 2;
    int a = 0;
    int b = half;
    merge(from, to, half);
    merge(from + half, to + half, count - half);
    for (int i = 0; i < count; i++)
        to[i] =
            b == count || (a < half && compare(&from[a], &from[b]) <= 0) ? from[a++] : from[b++];
    memcpy(from, to, (size_t)count * sizeof *from);
}

static bool make_room(PgBatch *b, int count)
{
    if (count <= b->room_for)
        return true;
    batch_free(b);
    b->step = calloc(2 * (size_t)count, sizeof *b->step); /* half to merge in */
    b->room_for = b->step != NULL ? count : 0;
    return b->step != NULL;
}

void batch_free(PgBatch *b)
{
    free(b->step);
    *b = (PgBatch){.step = NULL};
}

static bool ends_game(const Write *write)
{
    return write->kind == WRITE_DECISION && write->decision.ends;
}

bool batch_sort(PgBatch *b, Write *first)
{
    int most = 0;
    for (const Write *write = first; write != NULL; write = write_after(write))
        most += ends_game(write) ? 2 : 1;
    if (!make_room(b, most))
        return false;
    b->first = first;
    b->count = 0;
    for (Write *write = first; write != NULL; write = write_after(write)) {
        PgLock lock = lock_of(write);
        if (lock != LOCK_NOTHING)
            b->step[b->count++] = (PgStep){lock, write};
        else
            write->result = STORE_DONE;
        if (ends_game(write))
            b->step[b->count++] = (PgStep){LOCK_GAME, write};
    }
    merge(b->step, b->step + b->count, b->count);
    return true;
}

int batch_together(const PgBatch *b, int i)
{
    int end = i + 1;
    while (end < b->count && b->step[i].lock == LOCK_DECISION && b->step[end].lock == LOCK_DECISION)
        end++;
    return end - i;
}
