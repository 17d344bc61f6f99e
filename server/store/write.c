/*
 * write.c - a write with copies of its own of what it carries.
 */
#include "server/store/engine.h"

#include <stdio.h>
#include <string.h>

static void drop(const void *copy)
{
    free((void *)(uintptr_t)copy);
}

void write_free(Write *w)
{
    drop(w->stored_table);
    drop(w->stored_game);
    drop(w->stored_chat);
    drop(w->stored_notices);
    free(w);
}

void *store_copy(const void *from, size_t size, bool *ok)
{
    void *copy = from != NULL ? malloc(size) : NULL;
    if (copy != NULL)
        memcpy(copy, from, size);
    *ok = *ok && (copy != NULL || from == NULL);
    return copy;
}

Write *write_copy(const Write *how, const char *table)
{
    bool ok = true;
    Write *w = store_copy(how, sizeof *how, &ok);
    if (w == NULL)
        return NULL;
    snprintf(w->table, sizeof w->table, "%s", table);
    w->stored_table = store_copy(how->stored_table, sizeof *how->stored_table, &ok);
    /* A new game has no decisions yet, and those of one that is moved are writes of their own. */
    w->stored_game = store_copy(how->stored_game, offsetof(StoredGame, decision), &ok);
    w->stored_chat = store_copy(how->stored_chat, sizeof *how->stored_chat, &ok);
    w->stored_notices = store_copy(how->stored_notices, sizeof *how->stored_notices, &ok);
    if (ok)
        return w;
    write_free(w);
    return NULL;
}
