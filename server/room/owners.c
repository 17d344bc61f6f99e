/*
 * owners.c - changes the devices of a pass.
 */
#include "server/room/owners.h"

#include "server/store/store.h"

#include <stdlib.h>

enum { MOST_READS = 5 };

_Static_assert((int)DEVICES_TEXT <= (int)NOTICES_TEXT, "the devices of a pass fit");

typedef struct Change {
    Server *server;
    OwnersWish wish;
    OwnersChanged *then;
    void *who;
    int reads;
    StoredNotices kept;
} Change;

static void end(Change *c, ErrorCode code)
{
    if (c->then != NULL)
        c->then(c->who, code);
    free(c);
}

static void read_kept(Change *c);

static void written(void *who, StoreResult result)
{
    Change *c = who;
    if (result == STORE_REFUSED && c->reads < MOST_READS)
        read_kept(c);
    else
        end(c, result == STORE_DONE      ? ERROR_NONE
               : result == STORE_REFUSED ? ERROR_BUSY
                                         : ERROR_STORE_FAILED);
}

/* False: it is so already. */
static bool change(const OwnersWish *wish, Devices *devices)
{
    int before = devices->count;
    switch (wish->deed) {
    case OWNERS_PUT:
        devices_put(devices, &wish->device);
        return true;
    case OWNERS_DROP:
        return devices_drop(devices, wish->device.to.endpoint);
    case OWNERS_CLEAR:
        devices->count = 0;
        return before > 0;
    }
    return false;
}

static void got(void *who, StoreResult result, const StoredNotices *kept)
{
    Change *c = who;
    Devices devices = {.count = 0};
    if (result != STORE_DONE || !devices_read(kept->text, &devices)) {
        end(c, ERROR_STORE_FAILED);
        return;
    }
    if (!change(&c->wish, &devices)) {
        end(c, ERROR_NONE);
        return;
    }
    c->kept.v = kept->v + 1;
    devices_write(&devices, c->kept.text);
    if (!store_put_notices(c->server->store, &c->kept, (StoreReply){.done = written, .who = c}))
        end(c, ERROR_STORE_FAILED);
}

static void read_kept(Change *c)
{
    c->reads++;
    if (!store_get_notices(c->server->store, c->kept.id, got, c))
        end(c, ERROR_STORE_FAILED);
}

void owners_change(Server *server, const OwnersWish *wish, OwnersChanged *then, void *who)
{
    Change *c = calloc(1, sizeof *c);
    if (c == NULL) {
        if (then != NULL)
            then(who, ERROR_STORE_FAILED);
        return;
    }
    *c = (Change){.server = server, .wish = *wish, .then = then, .who = who};
    secret_hash_text(wish->pass, c->kept.id);
    read_kept(c);
}
