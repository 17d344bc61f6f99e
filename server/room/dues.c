/*
 * dues.c - a timer for each table that rests, found by its id.
 */
#include "server/room/dues.h"

#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 1024 };

typedef struct Due {
    Timer timer; /* who: the Dues */
    struct Due *next;
    char id[SECRET_ID_TEXT];
} Due;

struct Dues {
    Server *server;
    DueFired *fired;
    int count;
    Due *bucket[BUCKETS];
};

Dues *dues_open(Server *server, DueFired *fired)
{
    Dues *dues = calloc(1, sizeof *dues);
    if (dues != NULL) {
        dues->server = server;
        dues->fired = fired;
    }
    return dues;
}

/* Where it hangs, or would. An id is random: any of its digits are a hash. */
static Due **find(Dues *dues, const char *id)
{
    unsigned hash = 0;
    for (int i = 0; i < 4; i++)
        hash = hash * 31 + (unsigned char)id[i];
    Due **link = &dues->bucket[hash % BUCKETS];
    while (*link != NULL && strcmp((*link)->id, id) != 0)
        link = &(*link)->next;
    return link;
}

static void drop(Dues *dues, Due **link)
{
    Due *due = *link;
    timer_stop(&dues->server->clock, &due->timer);
    *link = due->next;
    dues->count--;
    free(due);
}

void dues_drop(Dues *dues, const char *id)
{
    Due **link = find(dues, id);
    if (*link != NULL)
        drop(dues, link);
}

static void fire(Timer *timer)
{
    Dues *dues = timer->who;
    char id[SECRET_ID_TEXT];
    memcpy(id, ((const Due *)timer)->id, sizeof id);
    dues_drop(dues, id);
    dues->fired(dues->server, id);
}

bool dues_put(Dues *dues, const char *id, int64_t delay)
{
    Due **link = find(dues, id);
    if (*link == NULL) {
        *link = calloc(1, sizeof **link);
        if (*link == NULL)
            return false;
        (*link)->timer.who = dues;
        memcpy((*link)->id, id, SECRET_ID_TEXT);
        dues->count++;
    }
    timer_start(&dues->server->clock, &(*link)->timer, delay, fire);
    return true;
}

int dues_count(const Dues *dues)
{
    return dues->count;
}

void dues_close(Dues *dues)
{
    for (int i = 0; i < BUCKETS; i++)
        while (dues->bucket[i] != NULL)
            drop(dues, &dues->bucket[i]);
    free(dues);
}
