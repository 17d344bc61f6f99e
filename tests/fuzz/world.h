/*
 * world.h - the server of the server's fuzzers: its own code, in a world in which everything happens
 * at once and in order, without threads, sockets, a disk or any waiting (as in tests/sim).
 */
#ifndef ORI_FUZZ_WORLD_H
#define ORI_FUZZ_WORLD_H

#include "fuzz.h"
#include "sim.h"

#include "server/net/conn.h"
#include "server/room/game.h"
#include "server/log.h"
#include "server/wire/protocol.h"
#include "server/room/rooms.h"

#include <stdarg.h>
#include <stdio.h>

enum { THOUGHTS = 4 };

static struct {
    Server server;
    Config config;
    int thoughts; /* of bots that are left to this input: no game plays itself to its end */
} world;

typedef struct Deed {
    struct Deed *next;
    SimDeed *deed;
    int who;
    int64_t what;
    char *text;
} Deed;

static Deed *first;
static Deed **last = &first;
int64_t sim_now;

int sim_below(int limit)
{
    (void)limit;
    return 1; /* nothing rare happens */
}

bool sim_chance(int percent)
{
    (void)percent;
    return false;
}

bool sim_rarely(int one_in)
{
    (void)one_in;
    return false;
}

int64_t sim_between(int64_t least, int64_t most)
{
    (void)most;
    return least;
}

void sim_at(int64_t when, SimDeed *deed, int who, int64_t what, const char *text)
{
    Deed *d = malloc(sizeof *d);
    (void)when;
    *d = (Deed){.deed = deed, .who = who, .what = what, .text = text != NULL ? strdup(text) : NULL};
    *last = d;
    last = &d->next;
}

void sim_broken(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vfprintf(stderr, format, list);
    va_end(list);
    abort();
}

void sim_table_dropped(const char *id)
{
    (void)id;
}

static int64_t now(void *unused)
{
    (void)unused;
    return sim_now;
}

static void world_go_on(void)
{
    Server *s = &world.server;
    for (bool more = true; more;) {
        more = first != NULL;
        if (more) {
            Deed *d = first;
            first = d->next;
            if (first == NULL)
                last = &first;
            d->deed(d->who, d->what, d->text);
            free(d->text);
            free(d);
        }
        more = store_step(s->store) || more;
        more = (world.thoughts-- > 0 && minds_step(s->minds)) || more;
    }
}

/* Once; false: it is open. The rooms are opened by whoever has settled the limits. */
static bool world_open(void)
{
    Server *s = &world.server;
    if (s->store != NULL)
        return false;
    REQUIRE(secret_ready() && log_open("/dev/null"));
    config_defaults(&world.config);
    world.config.bot_delay = 0;
    world.config.rate = 0;
    world.config.tables_per_hour = 0;
    world.config.test_deals = true;
    s->config = &world.config;
    s->message = TEXT_NEW;
    snprintf(s->public_url, sizeof s->public_url, "http://127.0.0.1");
    s->store = store_open_with(&disk_engine, NULL, STORE_COMMIT_GROUP, NULL);
    clock_open(&s->clock, (ClockSource){.monotonic = now, .wall = now}, 0);
    s->addresses = addresses_new();
    s->minds = minds_open(NULL, 1, game_thought);
    s->conns = conns_open(NULL, &s->clock, &protocol_handler, s,
                          (ConnLimits){.max_message = 4096, .max_backlog = 262144});
    REQUIRE(rooms_open(s));
    return true;
}

#endif
