/*
 * notices.c - what notices need to remember, through the same two queues as everything else.
 */
#include "server/store/engine.h"

#include <stdio.h>

bool store_put_notices(Store *s, const StoredNotices *notices, StoreReply reply)
{
    Write *w = store_new_write(WRITE_NOTICES, "", reply);
    StoredNotices *copy = w != NULL ? malloc(sizeof *copy) : NULL;
    if (copy != NULL) {
        *copy = *notices;
        w->stored_notices = copy;
    }
    return store_give(s, w, copy != NULL);
}

bool store_sweep_notices(Store *s)
{
    return store_give(s, store_new_write(WRITE_SWEEP, "", (StoreReply){.done = NULL}), true);
}

bool store_get_notices(Store *s, const char *id, StoreGotNotices *got, void *who)
{
    Read r = {.got_notices = got, .who = who};
    snprintf(r.pass, sizeof r.pass, "%s", id);
    return store_give_read(s, &r);
}
