/*
 * sim.c - days of a server's life in seconds: people come, sit, play, chat, vanish and come back,
 * the network delays and cuts, the disk refuses, the process dies, the machine sleeps, somebody sets
 * the clock. After everything that happens the promises are looked at; at the end all games end.
 *
 * Of four seeds one is the life of a server with a disk of its own; the others have a shared database
 * that forgets its last minutes now and then, two nodes on one database, and both at once.
 *
 * With --notices people have passes and devices, look at their tables or away, and notices.c watches
 * who is told what and when; no disk forgets.
 *
 * usage: sim [--notices] SEEDS [FIRST]    seeds FIRST .. FIRST + SEEDS - 1
 *        sim --seed N         one seed, with its story; the same to the byte each time
 */
#include "sim.h"

#include "server/wire/api.h"
#include "server/net/origins.h"
#include "server/net/conn.h"
#include "server/room/game.h"
#include "server/room/expire.h"
#include "server/log.h"
#include "server/nodes/nodes.h"
#include "server/wire/protocol.h"
#include "server/room/rooms.h"
#include "server/secret.h"
#include "server/store/engine.h"

#include <jansson.h>
#include <sodium.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    HOUSES = 6,
    GUESTS = 5,        /* of a house */
    FAULTY_HOURS = 48, /* SIM_HOURS says otherwise */
    SHARED_HOURS = 12, /* the same, of a shared database: more happens there */
    QUIET_MS = 6 * DAY_MS,
    LEAVING_MS = 27 * HOUR_MS,
    MOST_ACKS = 400000,
};

/* --- Chance and time --- */

int64_t sim_now;
static OriRandom chance;
static OriRandom secrets; /* the server's own chance */
static uint64_t seed;
static bool telling;

int sim_below(int limit)
{
    return ori_random_below(&chance, limit);
}

bool sim_chance(int percent)
{
    return sim_below(100) < percent;
}

bool sim_rarely(int one_in)
{
    return sim_below(one_in) == 0;
}

int64_t sim_between(int64_t least, int64_t most)
{
    return least + (int64_t)(ori_random(&chance) % (uint64_t)(most - least + 1));
}

static void story(const char *format, ...) __attribute__((format(printf, 1, 2)));
static void story(const char *format, ...)
{
    va_list list;
    if (!telling)
        return;
    printf("%9.3f  ", (double)sim_now / 1000);
    va_start(list, format);
    vprintf(format, list);
    va_end(list);
    putchar('\n');
}

void sim_broken(const char *format, ...)
{
    va_list list;
    printf("BROKEN at %.3f s, seed %llu: ", (double)sim_now / 1000, (unsigned long long)seed);
    va_start(list, format);
    vprintf(format, list);
    va_end(list);
    printf("\n");
    fflush(stdout);
    _exit(1);
}

/* What is to happen: a heap by time, then by the order in which it was said. */
typedef struct Happening {
    int64_t at;
    uint64_t order;
    SimDeed *deed;
    int who;
    int64_t what;
    char *text;
} Happening;

static struct {
    Happening *list;
    int count;
    int room;
    uint64_t order;
} heap;

static bool comes_before(const Happening *a, const Happening *b)
{
    return a->at != b->at ? a->at < b->at : a->order < b->order;
}

void sim_at(int64_t when, SimDeed *deed, int who, int64_t what, const char *text)
{
    if (heap.count == heap.room) {
        heap.room = heap.room == 0 ? 1024 : 2 * heap.room;
        heap.list = realloc(heap.list, (size_t)heap.room * sizeof *heap.list);
    }
    Happening h = {.at = when,
                   .order = heap.order++,
                   .deed = deed,
                   .who = who,
                   .what = what,
                   .text = text != NULL ? strdup(text) : NULL};
    int at = heap.count++;
    while (at > 0 && comes_before(&h, &heap.list[(at - 1) / 2])) {
        heap.list[at] = heap.list[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    heap.list[at] = h;
}

static Happening take_next(void)
{
    Happening first = heap.list[0];
    Happening last = heap.list[--heap.count];
    int at = 0;
    for (int child; (child = 2 * at + 1) < heap.count; at = child) {
        child += child + 1 < heap.count && comes_before(&heap.list[child + 1], &heap.list[child]);
        if (!comes_before(&heap.list[child], &last))
            break;
        heap.list[at] = heap.list[child];
    }
    heap.list[at] = last;
    return first;
}

/* --- The server --- */

typedef struct Node {
    int number;
    Server *server; /* NULL: it is not running */
    int64_t boot;   /* the monotonic clock began */
    int64_t began;  /* this life */
    int ticks;
    bool store_due, minds_due;
    uint64_t life; /* counts its starts: what was meant for an earlier one is not done */
} Node;

static Node nodes[DISK_NODES] = {{.number = 0}, {.number = 1}};
static int node_count = 1;
static Node *at_work; /* whose turn it is when the power fails */
static struct {
    Config config;
    int64_t wall_shift;
    bool shared;  /* the store is a database ... */
    bool forgets; /* ... which is not what it was, now and then */
    int64_t forgot_at;
} house;

static struct {
    long deaths, jumps, acks, decisions, games, told, cuts, connects, forgets, lost, losses;
} figures;

static int64_t monotonic(void *who)
{
    return sim_now - ((const Node *)who)->boot;
}

static int64_t wall(void *unused)
{
    (void)unused;
    return 1700000000000 + sim_now + house.wall_shift;
}

/* One that runs, or NULL. */
static Node *any_node(void)
{
    Node *n = &nodes[node_count > 1 ? sim_below(node_count) : 0];
    if (n->server == NULL && node_count > 1)
        n = &nodes[1 - n->number];
    return n->server != NULL ? n : NULL;
}

bool notices_is_living(int node, uint64_t life)
{
    return nodes[node].server != NULL && nodes[node].life == life;
}

int64_t sim_wall(void)
{
    return wall(NULL);
}

int64_t sim_clock(void)
{
    for (Node *n = nodes; n < nodes + node_count; n++)
        if (n->server != NULL)
            return clock_now(&n->server->clock);
    return -1;
}

/* The store's thread and the bots' are worked off by hand, a while after there may be something. */
static void step_store(int unused, int64_t life, char *none);
static void step_minds(int unused, int64_t life, char *none);

static void step_soon(Node *n)
{
    if (!n->store_due)
        sim_at(sim_now + sim_between(0, 25), step_store, n->number, (int64_t)n->life, NULL);
    if (!n->minds_due)
        sim_at(sim_now + sim_between(0, 40), step_minds, n->number, (int64_t)n->life, NULL);
    n->store_due = n->minds_due = true;
}

/* NULL: it has died since. */
static Node *living(int number, int64_t life)
{
    Node *n = &nodes[number];
    return n->server != NULL && (uint64_t)life == n->life ? n : NULL;
}

static void step_store(int number, int64_t life, char *none)
{
    Node *n = living(number, life);
    (void)none;
    if (n == NULL)
        return;
    n->store_due = false;
    at_work = n;
    if (store_step(n->server->store))
        step_soon(n);
}

static void step_minds(int number, int64_t life, char *none)
{
    Node *n = living(number, life);
    (void)none;
    if (n == NULL)
        return;
    n->minds_due = false;
    if (minds_step(n->server->minds))
        step_soon(n);
}

static void count_haunted(const Node *n);
static void count_behind(const Node *n);

static void tick(int number, int64_t life, char *none)
{
    Node *n = living(number, life);
    (void)none;
    if (n == NULL)
        return;
    Server *s = n->server;
    rooms_tick(s);
    nodes_tick(s);
    expire_tick(s);
    count_haunted(n);
    count_behind(n);
    notices_tick();
    if (++n->ticks % 10 == 0)
        store_put_lived(s->store, clock_now(&s->clock));
    if (n->ticks % 60 == 0)
        addresses_sweep(s->addresses, clock_now(&s->clock));
    sim_at(sim_now + SECOND_MS, tick, number, life, NULL);
}

static void start_server(int number, int64_t unused, char *none)
{
    Node *n = &nodes[number];
    (void)unused;
    (void)none;
    if (n->server != NULL)
        return;
    Server *s = calloc(1, sizeof *s);
    n->life++;
    n->began = sim_now;
    n->store_due = n->minds_due = false;
    s->config = &house.config;
    if (house.shared)
        disk_node_starts(number);
    s->store = house.shared
                   ? store_open_with(&disk_shared_engine, &n->number, STORE_COMMIT_GROUP, NULL)
                   : store_open_with(&disk_engine, NULL, STORE_COMMIT_GROUP, NULL);
    clock_open(&s->clock, (ClockSource){.monotonic = monotonic, .wall = wall, .who = n},
               store_lived(s->store));
    s->message = TEXT_NEW;
    s->max_connections = house.config.max_connections;
    if (sim_notices) {
        s->courier = notices_courier(s, number, n->life);
        notices_began(node_count == 1 || nodes[1 - number].server == NULL);
    }
    s->started = clock_now(&s->clock);
    s->addresses = addresses_new();
    s->minds = minds_open(NULL, 1, game_thought);
    s->conns = conns_open(NULL, &s->clock, &protocol_handler, s, (ConnLimits){.max_message = 4096});
    s->origins = origins_new("http://127.0.0.1", 80, NULL);
    snprintf(s->public_url, sizeof s->public_url, "http://127.0.0.1");
    nodes_open(s);
    rooms_open(s);
    n->server = s;
    sim_at(sim_now + SECOND_MS, tick, number, (int64_t)n->life, NULL);
    story("server %d starts", number);
}

/* Without a word: its memory is lost, its links break. */
static void kill_server(Node *n)
{
    if (n->server == NULL)
        return;
    figures.deaths++;
    notices_died(node_count > 1 && nodes[1 - n->number].server != NULL ? nodes[1 - n->number].began
                                                                       : -1);
    net_drop_all(n->server);
    n->server = NULL;
    if (house.shared)
        disk_node_dies(n->number);
    if (sim_chance(20))
        n->boot = sim_now; /* the whole machine */
    sim_at(sim_now + sim_between(100, 90 * SECOND_MS), start_server, n->number, 0, NULL);
    story("server %d dies", n->number);
}

/* --- The people --- */

typedef struct Guest {
    int house;
    int link;
    int seat; /* as the server said; ORI_SPECTATOR */
    bool maker;
    bool has_token;
    char token[SECRET_TOKEN_TEXT];
    bool present; /* wants to be at the table */
    int64_t away_until;
    char game[64]; /* the last that was told, and its version */
    int v;
    int asked;
    bool lobby, over;
    char decision[ORI_DECISION_TEXT]; /* to be said for version v; "" : nothing */
    char said_game[64];               /* what was said last, until it is answered */
    char said[ORI_DECISION_TEXT];
    int said_v;
    char done_game[64]; /* what was acknowledged last */
    char done[ORI_DECISION_TEXT];
    int done_v;
    bool leaves; /* has said so since it last sat down */
} Guest;

typedef struct House {
    char id[SECRET_ID_TEXT];
    char wish[512];
    bool made;
    char ghost[SECRET_ID_TEXT]; /* a server remembers of this what its disk has forgotten, ... */
    int64_t haunted_until;      /* ... or has noticed then */
    int haunted_ticks;
    int behind[DISK_NODES]; /* ticks of each node, in which it did not have what is on the disk */
    struct {
        int64_t v;
        int games;
        int count;
        unsigned standins; /* bits of seats */
        int late;          /* how often a seat was taken from its stand-in when the time was up */
    } seen;                /* of its row, the last time */
} House;

typedef struct Ack {
    char table[SECRET_ID_TEXT];
    int game;
    int n;
    OriDecision decision;
} Ack;

static House houses[HOUSES];
static Guest guests[HOUSES * GUESTS];
static Ack acks[MOST_ACKS];
static int ack_count;
static bool faulty = true; /* the world is bad */
static bool leaving;       /* everybody goes home */

static bool split_game(const char *text, char id[SECRET_ID_TEXT], int *number)
{
    const char *dash = strchr(text, '-');
    if (dash == NULL || dash - text != SECRET_ID_TEXT - 1)
        return false;
    memcpy(id, text, SECRET_ID_TEXT - 1);
    id[SECRET_ID_TEXT - 1] = '\0';
    *number = atoi(dash + 1);
    return true;
}

static const StoredGame *game_told(const char *text)
{
    char id[SECRET_ID_TEXT];
    int number;
    return split_game(text, id, &number) ? disk_game(id, number) : NULL;
}

/* --- The promises --- */

/* Nothing is told that is not on the disk, that is not so, or that is not theirs. But what was sent
 * before the server noticed that the disk has forgotten is no more. */
static void check_told(const Guest *g, const json_t *m)
{
    const House *h = &houses[g->house];
    if (h->ghost[0] != '\0' || net_sent_at <= house.forgot_at || net_sent_at <= h->haunted_until)
        return;
    const char *game = json_string_value(json_object_get(m, "game"));
    const char *position = json_string_value(json_object_get(m, "position"));
    const json_t *lines = json_object_get(m, "lines");
    int v = (int)json_integer_value(json_object_get(m, "v"));
    const StoredGame *on_disk = game_told(game);
    figures.told++;
    if (on_disk == NULL)
        sim_broken("game %s was told and is not on the disk", game);
    if (v > on_disk->count)
        sim_broken("version %d of %s was told, the disk has %d", v, game, on_disk->count);
    if (!truth_is_view(on_disk, v, g->seat, position, lines) &&
        !truth_is_view(on_disk, v, ORI_SPECTATOR, position, lines))
        sim_broken("seat %d was told of %s, version %d: %s", g->seat, game, v, position);
}

static void check_ack(Guest *g, const char *game, int v)
{
    const StoredGame *on_disk = game_told(game);
    OriDecision said;
    OriError error;
    if (g->said[0] == '\0' || strcmp(game, g->said_game) != 0 || v != g->said_v + 1)
        return; /* of one that was said before */
    if (!ori_read_decision(g->said, &said, &error))
        sim_broken("nobody said '%s'", g->said);
    if (net_sent_at <= house.forgot_at) { /* it was there then */
        g->said[0] = '\0';
        return;
    }
    if (on_disk == NULL || on_disk->count < v ||
        memcmp(&on_disk->decision[v - 1], &said, sizeof said) != 0)
        sim_broken("%s in version %d of %s was acknowledged and is not on the disk", g->said, v - 1,
                   game);
    figures.acks++;
    memcpy(g->done, g->said, sizeof g->done);
    memcpy(g->done_game, g->said_game, sizeof g->done_game);
    g->done_v = g->said_v;
    if (ack_count < MOST_ACKS) {
        Ack *a = &acks[ack_count++];
        *a = (Ack){.n = v - 1, .decision = said};
        split_game(game, a->table, &a->game);
    }
    g->said[0] = '\0';
}

/* Everything acknowledged is still there. */
static void check_kept(void)
{
    for (int i = 0; i < ack_count; i++) {
        const Ack *a = &acks[i];
        const StoredGame *g = disk_game(a->table, a->game);
        if (g == NULL || g->count <= a->n ||
            memcmp(&g->decision[a->n], &a->decision, sizeof a->decision) != 0)
            sim_broken("decision %d of %s-%d was acknowledged and is gone", a->n, a->table,
                       a->game);
    }
}

/* But for what is noted, which is no part of it. */
static bool is_same_row(const StoredTable *a, const StoredTable *b)
{
    return memcmp(a, b, offsetof(StoredTable, used_at)) == 0;
}

static bool is_on_disk(const Room *room)
{
    const StoredTable *table = disk_table(room->table.row.id);
    const StoredGame *g = table != NULL ? disk_game(table->id, room->table.row.games) : NULL;
    return table != NULL && is_same_row(table, &room->table.row) &&
           (g == NULL || (room->table.game.count == g->count && room->table.game.sum == g->sum));
}

/* Somebody is at it, or something has to be done for it. */
static bool matters(const Room *room)
{
    return room->clients != NULL || room->table.game.phase == ROOM_PLAYING;
}

/* The servers have noticed once the room is what the disk has, or nobody is at a table that is gone. */
static void look_for_ghost(House *h)
{
    for (int i = 0; i < node_count && h->ghost[0] != '\0'; i++) {
        const Room *room = nodes[i].server != NULL ? rooms_find(nodes[i].server, h->ghost) : NULL;
        bool there = disk_table(h->ghost) != NULL;
        if (room != NULL && (there ? !is_on_disk(room) : room->clients != NULL))
            return;
    }
    if (h->ghost[0] != '\0')
        h->haunted_until = sim_now;
    h->ghost[0] = '\0';
}

/* That takes no longer than some looks at the disk, where anybody looks at the room. */
static void count_haunted(const Node *n)
{
    enum { MOST_TICKS = 120 };
    for (House *h = houses; h < houses + HOUSES; h++) {
        const Room *room = h->ghost[0] != '\0' ? rooms_find(n->server, h->ghost) : NULL;
        if (h->ghost[0] == '\0')
            h->haunted_ticks = 0;
        else if (room != NULL && matters(room) && ++h->haunted_ticks > MOST_TICKS * node_count)
            sim_broken("table %s is not what the disk has, and nobody notices", h->ghost);
    }
}

/* What another node has written comes to this one, also if no hint does. */
static void count_behind(const Node *n)
{
    enum { MOST_TICKS = 30 };
    for (House *h = houses; h < houses + HOUSES; h++) {
        int *ticks = &h->behind[n->number];
        const Room *room = h->made && h->ghost[0] == '\0' ? rooms_find(n->server, h->id) : NULL;
        bool behind = house.shared && room != NULL && matters(room) && !is_on_disk(room);
        *ticks = behind ? *ticks + 1 : 0;
        if (*ticks > MOST_TICKS)
            sim_broken("server %d does not come to know what is on the disk of table %s", n->number,
                       h->id);
    }
}

/* A room that waits for nothing is what the disk has. */
static void check_equal(const Room *room, const StoredTable *table, const StoredGame *g)
{
    const Lane *lane = room->line.lane;
    if (lane[LANE_ROW].first == NULL && !is_same_row(table, &room->table.row))
        sim_broken("table %s is other in memory than on the disk", room->table.row.id);
    if (g != NULL && lane[LANE_GAME].first == NULL && lane[LANE_ROW].first == NULL &&
        (room->table.game.count != g->count || room->table.game.sum != g->sum))
        sim_broken("game %s-%d has %d decisions in memory and %d on the disk", table->id,
                   room->table.row.games, room->table.game.count, g->count);
}

/* One of several nodes has what is on the disk, or was there a while ago. */
static void check_prefix(const Room *room, const StoredTable *table, const StoredGame *g)
{
    const Game *known = &room->table.game;
    if (room->table.row.v > table->v ||
        (room->table.row.v == table->v && !is_same_row(table, &room->table.row)))
        sim_broken("table %s is at %lld in memory, and at %lld on the disk", table->id,
                   (long long)room->table.row.v, (long long)table->v);
    if (g == NULL || known->phase == ROOM_LOBBY)
        return;
    if (known->count == 0)
        return;
    if (known->count > g->count ||
        memcmp(known->decision, g->decision, (size_t)known->count * sizeof *g->decision) != 0)
        sim_broken("game %s-%d has other decisions in memory than on the disk", table->id,
                   room->table.row.games);
}

static void check_room(Room *room)
{
    const StoredTable *table = disk_table(room->table.row.id);
    if (table == NULL && !(house.shared && room->clients == NULL))
        sim_broken("table %s is in memory and not on the disk", room->table.row.id);
    if (table == NULL)
        return;
    if (room->table.row.games == 0 && room->table.game.phase != ROOM_LOBBY)
        sim_broken("table %s has no game, and plays one", table->id);
    const StoredGame *g =
        room->table.row.games > 0 ? disk_game(table->id, room->table.row.games) : NULL;
    if (house.shared)
        check_prefix(room, table, g);
    else
        check_equal(room, table, g);
}

/* --- Time belongs to the decision --- */

static unsigned standins_of(const StoredTable *t)
{
    unsigned standins = 0;
    for (int seat = 0; seat < t->seats; seat++)
        if (t->seat[seat].kind == STORED_HUMAN && t->seat[seat].standin)
            standins |= 1u << seat;
    return standins;
}

static int asked_in(const StoredGame *g)
{
    OriState state = g->start;
    for (int n = 0; n < g->count; n++)
        ori_apply(&state, g->decision[n], NULL);
    return state.asked;
}

/* When the time is up, and the grace, the stand-in is to decide. A change that was granted before may
 * be written after it, but no second one. */
static void count_late(House *h, const StoredTable *t, const StoredGame *g, unsigned returned)
{
    enum { APART_MS = SECOND_MS }; /* the clocks of two nodes */
    int64_t most = (t->pace != PACE_NONE ? t->pace_ms : t->absence_ms) + JUDGE_GRACE_MS + APART_MS;
    const Node *n = nodes[0].server != NULL ? &nodes[0] : &nodes[1];
    if (n->server == NULL || (returned >> asked_in(g) & 1) == 0)
        return;
    int64_t begun = house.shared ? n->server->begun : n->server->started; /* the whole time again */
    int64_t asked_at = g->asked_at > begun ? g->asked_at : begun;
    if (clock_now(&n->server->clock) - asked_at <= most)
        return;
    if (++h->seen.late > 1)
        sim_broken("seat %d of %s was taken from its stand-in again and again: %d of %s-%d",
                   asked_in(g), h->id, g->count, t->id, t->games);
}

static void watch_clock(House *h)
{
    const StoredTable *t = h->made ? disk_table(h->id) : NULL;
    const StoredGame *g = t != NULL && t->games > 0 ? disk_game(t->id, t->games) : NULL;
    int count = g != NULL ? g->count : -1;
    if (t == NULL || (t->v == h->seen.v && count == h->seen.count))
        return;
    unsigned standins = standins_of(t);
    if (t->v < h->seen.v || t->games != h->seen.games || count != h->seen.count || count < 0 ||
        g->over)
        h->seen.late = 0;
    else
        count_late(h, t, g, h->seen.standins & ~standins);
    h->seen.v = t->v;
    h->seen.games = t->games;
    h->seen.count = count;
    h->seen.standins = standins;
}

/* A seat that was given is theirs. */
static void check_seat(const Guest *g)
{
    const House *h = &houses[g->house];
    const StoredTable *table = disk_table(h->id);
    uint8_t hash[SECRET_HASH];
    secret_hash(g->token, hash);
    if (!g->leaves && h->ghost[0] == '\0' && net_sent_at > house.forgot_at &&
        net_sent_at > h->haunted_until && table != NULL &&
        !secret_same(table->seat[g->seat].token, hash))
        sim_broken("seat %d of %s was given to one, and is another's", g->seat, h->id);
}

void sim_table_dropped(const char *id)
{
    if (net_has_guests(id))
        sim_broken("table %s was dropped under its players", id);
    for (int i = 0; i < ack_count; i++)
        if (strcmp(acks[i].table, id) == 0)
            sim_broken("table %s was dropped with decisions that were acknowledged", id);
    for (int h = 0; h < HOUSES; h++)
        if (houses[h].made && strcmp(houses[h].id, id) == 0)
            houses[h].made = false; /* it is made anew */
    story("table %.6s is dropped", id);
}

/* --- What people hear and say --- */

static void utter(Guest *g, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void utter(Guest *g, const char *format, ...)
{
    char text[1024];
    va_list list;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    net_say(g->link, text);
}

static Guest *by_number(int who)
{
    return &guests[who];
}

static void say_decision(int who, int64_t v, char *none)
{
    Guest *g = by_number(who);
    (void)none;
    if (!net_is_open(g->link) || g->v != v || g->decision[0] == '\0')
        return;
    memcpy(g->said, g->decision, sizeof g->said);
    memcpy(g->said_game, g->game, sizeof g->said_game);
    g->said_v = g->v;
    for (int times = sim_rarely(20) ? 2 : 1; times > 0; times--)
        utter(g, "{\"t\":\"decide\",\"game\":\"%s\",\"v\":%d,\"decision\":\"%s\"}", g->game, g->v,
              g->said);
    figures.decisions++;
}

static int64_t think_ms(void)
{
    return sim_rarely(300)  ? sim_between(MINUTE_MS, 2 * HOUR_MS)
           : sim_rarely(12) ? sim_between(0, 90 * SECOND_MS)
                            : sim_between(0, 6 * SECOND_MS);
}

static void hear_game(int who, const json_t *m)
{
    Guest *g = by_number(who);
    const json_t *options = json_object_get(m, "options");
    const char *asked = json_string_value(json_object_get(m, "asked"));
    check_told(g, m);
    snprintf(g->game, sizeof g->game, "%s", json_string_value(json_object_get(m, "game")));
    g->v = (int)json_integer_value(json_object_get(m, "v"));
    g->asked = asked != NULL ? asked[0] - 'a' : -1;
    g->lobby = false;
    g->over = asked == NULL;
    g->decision[0] = '\0';
    if (json_array_size(options) == 0)
        return;
    int pick = sim_below((int)json_array_size(options));
    if (g->said[0] != '\0' && g->said_v == g->v && strcmp(g->said_game, g->game) == 0)
        memcpy(g->decision, g->said, sizeof g->decision); /* said before, and not answered yet */
    else
        snprintf(g->decision, sizeof g->decision, "%s",
                 json_string_value(json_array_get(options, (size_t)pick)));
    sim_at(sim_now + think_ms(), say_decision, who, g->v, NULL);
}

/* Wants all the time in the world: it never decides, and takes its seat from every stand-in. */
static bool is_staller(const Guest *g)
{
    return (g - guests) % GUESTS == 1 && strstr(houses[g->house].wish, "\"live\"") != NULL;
}

static void stall(Guest *g, const json_t *table)
{
    const json_t *seat = json_array_get(json_object_get(table, "seats"), (size_t)g->seat);
    if (json_is_true(json_object_get(seat, "standin")))
        utter(g, "{\"t\":\"back\"}");
}

static void hear_message(int who, const json_t *m)
{
    Guest *g = by_number(who);
    const char *t = json_string_value(json_object_get(m, "t"));
    const char *seat = json_string_value(json_object_get(m, "seat"));
    if (strcmp(t, "hello") == 0) {
        g->seat = seat != NULL ? seat[0] - 'a' : ORI_SPECTATOR;
    } else if (strcmp(t, "seat") == 0) {
        g->seat = seat[0] - 'a';
        g->has_token = true;
        snprintf(g->token, sizeof g->token, "%s", json_string_value(json_object_get(m, "token")));
        check_seat(g);
        g->leaves = false;
    } else if (strcmp(t, "table") == 0) {
        const char *phase = json_string_value(json_object_get(m, "phase"));
        g->lobby = strcmp(phase, "lobby") == 0;
        g->over = strcmp(phase, "over") == 0;
        if (is_staller(g) && g->seat != ORI_SPECTATOR)
            stall(g, m);
    } else if (strcmp(t, "game") == 0) {
        hear_game(who, m);
    } else if (strcmp(t, "events") == 0) {
        if (strcmp(g->game, json_string_value(json_object_get(m, "game"))) != 0 ||
            json_integer_value(json_object_get(m, "v")) != g->v + 1)
            utter(g, "{\"t\":\"resync\"}");
        else
            hear_game(who, m);
    } else if (strcmp(t, "ack") == 0) {
        check_ack(g, json_string_value(json_object_get(m, "game")),
                  (int)json_integer_value(json_object_get(m, "v")));
    } else if (strcmp(t, "over") == 0) {
        g->over = true;
    } else if (strcmp(t, "lost") == 0) {
        figures.losses++;
        g->said[0] = g->decision[0] = '\0'; /* what counts is told next */
    } else if (strcmp(t, "error") == 0) {
        const char *code = json_string_value(json_object_get(m, "code"));
        if (strcmp(code, "bad-token") == 0 || strcmp(code, "no-table") == 0)
            g->has_token = g->maker; /* the seat is another's now */
        if (strcmp(code, "no-hello") == 0)
            notices_gone(who); /* it was refused: nobody knows that they look */
        if (strcmp(code, "stale") == 0 || strcmp(code, "store-failed") == 0)
            utter(g, "{\"t\":\"resync\"}");
    }
}

static void hear(int who, int64_t link, char *text)
{
    Guest *g = by_number(who);
    json_error_t error;
    if (link != g->link)
        return;
    if (text == NULL) { /* closed */
        notices_gone(who);
        g->link = -1;
        return;
    }
    json_t *m = json_loads(text, 0, &error);
    if (m == NULL)
        sim_broken("what was told is no JSON: %s", text);
    hear_message(who, m);
    json_decref(m);
}

static void come(int who, const Node *node)
{
    Guest *g = by_number(who);
    figures.connects++;
    g->link = net_connect(node->server, hear, who);
    char token[80] = "";
    char since[160] = "";
    if (g->has_token)
        snprintf(token, sizeof token, ",\"token\":\"%s\"", g->token);
    if (g->game[0] != '\0' && sim_chance(60))
        snprintf(since, sizeof since, ",\"game\":\"%s\",\"since\":%d", g->game, g->v);
    else
        g->game[0] = '\0';
    utter(g, "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\"%s%s}", houses[g->house].id, token,
          since);
}

static void cut(Guest *g)
{
    figures.cuts++;
    notices_gone((int)(g - guests));
    net_cut(g->link);
    g->link = -1;
}

/* A table that nobody starts: people look in now and then, or leave a tab open for days. */
static bool is_lonely(const Guest *g)
{
    return g->house >= HOUSES - 2;
}

/* As a field of a message; "": nobody has one. */
static const char *pass_of(int who)
{
    static char text[SECRET_TOKEN_TEXT + 16];
    char pass[SECRET_TOKEN_TEXT];
    notices_pass(who, pass);
    snprintf(text, sizeof text, ",\"pass\":\"%s\"", pass);
    return sim_notices ? text : "";
}

/* Those who are at the table speak at once, some of them at the other node. */
static void chat(int house_number)
{
    for (Guest *g = guests + house_number * GUESTS; g < guests + (house_number + 1) * GUESTS; g++)
        if (net_is_open(g->link) && g->seat != ORI_SPECTATOR)
            utter(g, "{\"t\":\"chat\",\"text\":\"hm %d\"}", sim_below(1000));
}

/* Somebody at the table does something. */
static void act(int who)
{
    Guest *g = by_number(who);
    bool sits = g->seat != ORI_SPECTATOR;
    if (!sits && !g->maker && (g->lobby || g->over) && !g->has_token)
        utter(g, "{\"t\":\"sit\",\"name\":\"n%d\"%s}", who, pass_of(who));
    if (sim_notices && sits && who % 3 != 0 && sim_chance(40)) {
        bool on = sim_chance(70);
        utter(g, "{\"t\":\"attend\",\"on\":%s}", on ? "true" : "false");
        notices_attend(who, on);
    }
    if (sim_notices && g->maker && sim_rarely(12))
        utter(g,
              sim_chance(20) ? "{\"t\":\"hook\",\"url\":null}"
                             : "{\"t\":\"hook\",\"url\":\"https://a.example/%d\"}",
              sim_below(100));
    if (is_staller(g))
        g->decision[0] = '\0';
    if (g->said[0] != '\0' && g->said_v == g->v && strcmp(g->said_game, g->game) == 0)
        say_decision(who, g->v, NULL);
    else if (g->decision[0] != '\0' && sim_chance(40))
        say_decision(who, g->v, NULL);
    if (g->maker && g->lobby && sim_chance(30) && (!is_lonely(g) || sim_rarely(20000))) {
        utter(g, "{\"t\":\"fill\",\"bot\":\"random\"}");
        utter(g, "{\"t\":\"start\"}");
    }
    if (g->over && sits && sim_chance(faulty ? 8 : 0))
        utter(g, "{\"t\":\"rematch\"}");
    if (sits && !g->over && !g->lobby && g->asked >= 0 && g->asked != g->seat && sim_chance(30))
        utter(g, "{\"t\":\"vote\",\"seat\":\"%c\"}", 'a' + g->asked);
    if (!faulty)
        return;
    switch (sim_below(40)) {
    case 0:
        chat(g->house);
        break;
    case 1:
        utter(g, "{\"t\":\"resync\"}");
        break;
    case 2:
        utter(g, "{\"t\":\"name\",\"name\":\"n%d-%d\"}", who, sim_below(100));
        break;
    case 3:
        utter(g, "{\"t\":\"mute\",\"seat\":\"%c\",\"on\":%s}", 'a' + sim_below(2),
              sim_chance(50) ? "true" : "false");
        break;
    case 4:
        if (sim_rarely(8) && !g->maker) {
            utter(g, "{\"t\":\"leave\"}");
            g->leaves = true;
            if (g->over || g->lobby)
                g->has_token = false;
        }
        break;
    case 5:
        utter(g, "{\"t\":\"back\"}");
        break;
    case 6:
        if (sim_rarely(10))
            utter(g, "{\"t\":\"forget\"}");
        break;
    default:
        break;
    }
}

static void live(int who, int64_t unused, char *none)
{
    Guest *g = by_number(who);
    (void)unused;
    (void)none;
    if (sim_now >= g->away_until)
        g->present = true;
    if (leaving)
        g->present = false;
    const Node *node = any_node();
    if (g->present && node != NULL && houses[g->house].made && !net_is_open(g->link))
        come(who, node);
    else if (net_is_open(g->link)) {
        if (!g->present || (faulty && sim_rarely(25)))
            cut(g);
        else
            act(who);
    }
    if (faulty && is_lonely(g) && sim_rarely(400)) {
        g->present = false;
        g->away_until = sim_now + sim_between(10 * HOUR_MS, 40 * HOUR_MS);
    }
    if (faulty && sim_rarely(150)) {
        g->present = false;
        g->away_until = sim_now + (sim_rarely(6) ? sim_between(HOUR_MS, 30 * HOUR_MS)
                                                 : sim_between(0, 20 * MINUTE_MS));
    }
    sim_at(sim_now + sim_between(SECOND_MS, 30 * SECOND_MS), live, who, 0, NULL);
}

/* --- Tables --- */

static void hear_made(int number, int64_t status, char *text)
{
    House *h = &houses[number];
    Guest *maker = &guests[number * GUESTS];
    json_error_t error;
    json_t *m = status == 201 ? json_loads(text, 0, &error) : NULL;
    if (m != NULL && !h->made) {
        snprintf(h->id, sizeof h->id, "%s", json_string_value(json_object_get(m, "table")));
        if (disk_table(h->id) == NULL && sim_now - house.forgot_at < SECOND_MS) {
            json_decref(m);
            return; /* it was there when this was sent */
        }
        if (disk_table(h->id) == NULL)
            sim_broken("table %s was answered for and is not on the disk", h->id);
        snprintf(maker->token, sizeof maker->token, "%s",
                 json_string_value(json_object_get(m, "token")));
        h->made = maker->has_token = true;
        for (int i = 0; i < GUESTS; i++) {
            Guest *g = maker + i;
            g->game[0] = g->said[0] = g->decision[0] = '\0';
            g->lobby = g->over = false;
            g->has_token = i == 0;
        }
        story("table %.6s is made: %s", h->id, h->wish);
    }
    json_decref(m);
}

static void make_house(int number, int64_t unused, char *none)
{
    static const char *const rules[] = {"base", "ablaze", "mix", "ablaze+schemer2"};
    House *h = &houses[number];
    (void)unused;
    (void)none;
    if (leaving)
        return;
    const Node *node = any_node();
    if (!h->made && node != NULL) {
        char pace[64] = "{\"kind\":\"none\"}";
        int seats = 2 + sim_below(4);
        int kind = sim_below(sim_notices ? 3 : 4); /* more of them last for days */
        if (kind == 0)
            snprintf(pace, sizeof pace, "{\"kind\":\"days\",\"days\":%d}", 1 + sim_below(2));
        else if (kind == 1)
            snprintf(pace, sizeof pace, "{\"kind\":\"live\",\"seconds\":%d}", 30 + sim_below(300));
        int length = snprintf(h->wish, sizeof h->wish,
                              "{\"rules\":\"%s\",\"name\":\"maker\"%s,\"public\":%s,\"pace\":%s,"
                              "\"seats\":[\"me\"",
                              rules[sim_below(4)], pass_of(number * GUESTS),
                              sim_chance(50) ? "true" : "false", pace);
        for (int i = 1; i < seats; i++)
            length += snprintf(h->wish + length, sizeof h->wish - (size_t)length, ",\"%s\"",
                               sim_chance(65) ? "open" : "random");
        snprintf(h->wish + length, sizeof h->wish - (size_t)length, "]}");
        net_ask(node->server, "POST", "/tables", h->wish, hear_made, number);
    }
    sim_at(sim_now + sim_between(20 * SECOND_MS, 10 * MINUTE_MS), make_house, number, 0, NULL);
}

/* --- What is wrong with the world --- */

static void die(int unused, int64_t also_unused, char *none)
{
    (void)unused;
    (void)also_unused;
    (void)none;
    if (!faulty)
        return;
    kill_server(&nodes[node_count > 1 ? sim_below(node_count) : 0]);
    sim_at(sim_now + sim_between(MINUTE_MS, 5 * HOUR_MS), die, 0, 0, NULL);
}

void notices_kill(int node)
{
    if (faulty)
        kill_server(&nodes[node]);
}

static void lose_links(int number, int64_t unused, char *none)
{
    (void)unused;
    (void)none;
    if (nodes[number].server != NULL)
        disk_lose_links(number);
}

/* Those decisions, and no others, are gone. */
static void drop_lost_acks(void)
{
    int kept = 0;
    for (int i = 0; i < ack_count; i++) {
        const StoredGame *g = disk_game(acks[i].table, acks[i].game);
        if (g != NULL && g->count > acks[i].n &&
            memcmp(&g->decision[acks[i].n], &acks[i].decision, sizeof acks[i].decision) == 0)
            acks[kept++] = acks[i];
    }
    figures.lost += ack_count - kept;
    ack_count = kept;
}

/* Somebody who has not heard that it is done. */
static void say_again(Guest *g)
{
    if (!net_is_open(g->link) || g->done[0] == '\0' || g->said[0] != '\0' || sim_chance(50))
        return;
    memcpy(g->said, g->done, sizeof g->said);
    memcpy(g->said_game, g->done_game, sizeof g->said_game);
    g->said_v = g->done_v;
    utter(g, "{\"t\":\"decide\",\"game\":\"%s\",\"v\":%d,\"decision\":\"%s\"}", g->said_game,
          g->said_v, g->said);
}

static void forget(int unused, int64_t also_unused, char *none)
{
    (void)unused;
    (void)also_unused;
    (void)none;
    if (!faulty)
        return;
    disk_forget();
    figures.forgets++;
    house.forgot_at = sim_now;
    drop_lost_acks();
    for (House *h = houses; h < houses + HOUSES; h++) {
        if (!h->made)
            continue;
        memcpy(h->ghost, h->id, sizeof h->ghost);
        h->haunted_ticks = 0;
        h->made = disk_table(h->id) != NULL; /* else it is made anew */
    }
    story("the disk forgets");
    for (int i = 0; i < HOUSES * GUESTS; i++)
        say_again(&guests[i]);
    for (int i = 0; i < node_count; i++)
        if (sim_chance(50))
            sim_at(sim_now + sim_between(0, 3 * SECOND_MS), lose_links, i, 0, NULL);
}

/* A standby follows, and then no more: it takes the place of the disk after a while. */
static void fall_behind(int unused, int64_t also_unused, char *none)
{
    (void)unused;
    (void)also_unused;
    (void)none;
    disk_keep();
    sim_at(sim_now + sim_between(SECOND_MS, sim_rarely(3) ? HOUR_MS : 2 * MINUTE_MS), forget, 0, 0,
           NULL);
    sim_at(sim_now + sim_between(HOUR_MS, 10 * HOUR_MS), fall_behind, 0, 0, NULL);
}

enum { MOST_CLOCKS = 64, STALL_GRACE_MS = 3001 };
static struct {
    const Room *room;
    int64_t left;
} clocks[MOST_CLOCKS];
static int clock_count;

static void note_clock(Room *room)
{
    if (clock_count < MOST_CLOCKS && game_left(room) >= 0) {
        clocks[clock_count].room = room;
        clocks[clock_count++].left = game_left(room);
    }
}

/* The machine sleeps for hours, or somebody sets the wall's clock: no player pays for it. */
static void jump(int unused, int64_t also_unused, char *none)
{
    static const int64_t shifts[] = {49 * HOUR_MS, 400 * (int64_t)DAY_MS, -3 * HOUR_MS, HOUR_MS,
                                     -400 * (int64_t)DAY_MS};
    (void)unused;
    (void)also_unused;
    (void)none;
    if (!faulty)
        return;
    int64_t before = sim_now;
    figures.jumps++;
    clock_count = 0;
    for (int i = 0; i < node_count; i++)
        if (nodes[i].server != NULL)
            rooms_each(nodes[i].server, note_clock);
    if (sim_chance(50))
        house.wall_shift += shifts[sim_below(5)];
    else
        sim_now += sim_rarely(12) ? sim_between(HOUR_MS, 60 * HOUR_MS)
                                  : sim_between(5 * SECOND_MS, 20 * MINUTE_MS);
    for (int i = 0; i < clock_count; i++)
        if (game_left(clocks[i].room) < clocks[i].left - STALL_GRACE_MS)
            sim_broken("a jump of the clock cost a player of %s %lld ms",
                       clocks[i].room->table.row.id,
                       (long long)(clocks[i].left - game_left(clocks[i].room)));
    notices_sleep(sim_now - before);
    story("the clock jumps");
    sim_at(sim_now + sim_between(MINUTE_MS, 4 * HOUR_MS), jump, 0, 0, NULL);
}

/* --- The run --- */

/* The node whose timer is the next of all, and comes before anything else; or NULL. */
static Node *next_timer(int64_t *in)
{
    Node *first = NULL;
    *in = heap.list[0].at - sim_now;
    for (Node *n = nodes; n < nodes + node_count; n++) {
        int64_t timer = n->server != NULL ? clock_next(&n->server->clock) : -1;
        if (timer >= 0 && timer < *in) {
            *in = timer;
            first = n;
        }
    }
    return first;
}

static void check_rooms(void)
{
    for (House *h = houses; h < houses + HOUSES; h++) {
        look_for_ghost(h);
        watch_clock(h);
        if (sim_notices && h->made)
            notices_watch((int)(h - houses), h->id);
        for (int i = 0; i < node_count && h->made && h->ghost[0] == '\0'; i++) {
            Room *room = nodes[i].server != NULL ? rooms_find(nodes[i].server, h->id) : NULL;
            if (room != NULL)
                check_room(room);
        }
    }
}

static void go_on_until(int64_t end)
{
    if (setjmp(disk_power) != 0)
        kill_server(at_work);
    while (heap.count > 0 && sim_now < end) {
        int64_t timer;
        Node *n = next_timer(&timer);
        if (n != NULL) {
            sim_now += timer;
            clock_run(&n->server->clock);
            step_soon(n);
        } else {
            Happening h = take_next();
            sim_now = h.at > sim_now ? h.at : sim_now;
            h.deed(h.who, h.what, h.text);
            free(h.text);
            for (n = nodes; n < nodes + node_count && h.deed != step_store && h.deed != step_minds;
                 n++)
                if (n->server != NULL)
                    step_soon(n);
        }
        check_rooms();
    }
}

static bool all_over(void)
{
    bool over = true;
    for (int i = 0; i < HOUSES; i++) {
        const StoredTable *t = houses[i].made ? disk_table(houses[i].id) : NULL;
        if (t != NULL && t->games > 0 && !disk_game(t->id, t->games)->over)
            over = false;
    }
    return over;
}

/* A game that does not end: who sits where, and who of the people thinks what. */
_Noreturn static void tell_stuck(int number, const StoredTable *t, const StoredGame *g)
{
    OriState state = g->start;
    for (int n = 0; n < g->count; n++)
        ori_apply(&state, g->decision[n], NULL);
    printf("%s\nasked: %d; in memory: %s\n", houses[number].wish, state.asked,
           rooms_find(nodes[0].server, t->id) != NULL ? "yes" : "no");
    for (int seat = 0; seat < t->seats; seat++)
        printf("seat %d: kind %d %s%s, votes %x at %d\n", seat, t->seat[seat].kind,
               t->seat[seat].name, t->seat[seat].standin ? ", a stand-in" : "", t->seat[seat].votes,
               t->votes_at);
    for (int i = 0; i < GUESTS; i++) {
        const Guest *p = &guests[number * GUESTS + i];
        printf("guest %d: seat %d%s%s%s, %s at %d, asked %d\n", i, p->seat,
               p->has_token ? ", with a token" : "", net_is_open(p->link) ? ", connected" : "",
               p->lobby  ? ", lobby"
               : p->over ? ", over"
                         : "",
               p->game, p->v, p->asked);
    }
    sim_broken("%s-%d does not end: it is at %d", t->id, t->games, g->count);
}

static const char *random_name(void)
{
    return "sim";
}

static uint32_t random_number(void)
{
    return (uint32_t)(ori_random(&secrets) >> 32);
}

static void random_bytes(void *const bytes, const size_t size)
{
    for (size_t i = 0; i < size; i++)
        ((uint8_t *)bytes)[i] = (uint8_t)(ori_random(&secrets) >> 56);
}

/* A node has the public tables of a shared store in memory, for its list: lobbies, and games that
 * somebody who left had let begin. */
static int rooms_left;

static void count_left(Room *room)
{
    rooms_left += !(house.shared && room->table.row.is_public &&
                    room->table.game.phase != ROOM_OVER && disk_table(room->table.row.id) != NULL);
}

static int64_t run_seed(uint64_t number)
{
    static randombytes_implementation source = {
        .implementation_name = random_name, .random = random_number, .buf = random_bytes};
    seed = number;
    chance = (OriRandom){number * 2 + 1};
    secrets = (OriRandom){number * 2 + 2};
    randombytes_set_implementation(&source);
    if (!secret_ready() || !log_open("/dev/null"))
        sim_broken("no chance, no log");
    config_defaults(&house.config);
    house.config.bot_delay = 800;
    house.config.max_per_address = 100000;
    house.config.keep_lobbies = 1;
    house.shared = number % 4 != 0;
    house.forgets = number % 2 == 1 && !sim_notices;
    node_count = number % 4 >= 2 ? 2 : 1;
    house.forgot_at = -HOUR_MS;
    for (House *h = houses; h < houses + HOUSES; h++)
        h->haunted_until = -1;
    for (int i = 0; i < node_count; i++)
        start_server(i, 0, NULL);
    if (house.forgets)
        sim_at(sim_between(0, 3 * HOUR_MS), fall_behind, 0, 0, NULL);
    for (int i = 0; i < HOUSES; i++)
        sim_at(sim_between(0, MINUTE_MS), make_house, i, 0, NULL);
    for (int i = 0; i < HOUSES * GUESTS; i++) {
        guests[i] = (Guest){.house = i / GUESTS,
                            .link = -1,
                            .seat = ORI_SPECTATOR,
                            .maker = i % GUESTS == 0,
                            .present = true};
        sim_at(sim_between(0, 2 * MINUTE_MS), live, i, 0, NULL);
    }
    disk_is_bad = true;
    sim_at(sim_between(0, 3 * HOUR_MS), die, 0, 0, NULL);
    sim_at(sim_between(0, 6 * HOUR_MS), jump, 0, 0, NULL);
    const char *told = getenv("SIM_HOURS");
    int hours = house.shared ? SHARED_HOURS : FAULTY_HOURS;
    go_on_until((int64_t)(told != NULL ? atoi(told) : hours) * HOUR_MS);
    check_kept();

    /* The world is good again: everybody comes back, and every game ends. */
    faulty = disk_is_bad = false;
    for (int i = 0; i < HOUSES * GUESTS; i++)
        guests[i].away_until = 0;
    int64_t end = sim_now + QUIET_MS;
    while (sim_now < end && !all_over())
        go_on_until(sim_now + 10 * MINUTE_MS);
    if (!all_over())
        for (int i = 0; i < HOUSES; i++) {
            const StoredTable *t = houses[i].made ? disk_table(houses[i].id) : NULL;
            const StoredGame *g = t != NULL && t->games > 0 ? disk_game(t->id, t->games) : NULL;
            if (g != NULL && !g->over)
                tell_stuck(i, t, g);
        }
    for (int i = 0; i < HOUSES; i++)
        if (houses[i].made && disk_table(houses[i].id) != NULL)
            figures.games += disk_table(houses[i].id)->games;

    /* Everybody goes home: the server keeps nothing of it in memory. */
    leaving = true;
    go_on_until(sim_now + LEAVING_MS);
    check_kept();
    for (int i = 0; i < node_count; i++) {
        rooms_left = 0;
        rooms_each(nodes[i].server, count_left);
        if (rooms_left != 0 || conns_count(nodes[i].server->conns) != 0)
            sim_broken("%d rooms and %d connections are left in memory", rooms_left,
                       conns_count(nodes[i].server->conns));
    }
    return sim_now;
}

static void print_figures(double seconds)
{
    printf("sim: seed %llu, %.0f hours in %.2f s; %ld games, %ld told, %ld acknowledged, %ld "
           "commits (%ld failed), %ld deaths, %ld jumps, %ld cuts, %ld connections; %ld times "
           "forgotten, %ld acknowledged lost, %ld losses told\n",
           (unsigned long long)seed, (double)sim_now / HOUR_MS, seconds, figures.games,
           figures.told, figures.acks, disk_commits, disk_failures, figures.deaths, figures.jumps,
           figures.cuts, figures.connects, figures.forgets, figures.lost, figures.losses);
}

static double seconds_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* Each seed in a process of its own: what one leaves behind is nobody's. Answers hours, or -1. */
static double run_apart(uint64_t number)
{
    int pipes[2];
    double hours = -1;
    if (pipe(pipes) != 0)
        return -1;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        close(pipes[0]);
        double ran = (double)run_seed(number) / HOUR_MS;
        if (sim_notices)
            notices_print(figures.deaths, figures.games);
        fflush(stdout);
        if (write(pipes[1], &ran, sizeof ran) != sizeof ran)
            _exit(1);
        _exit(0);
    }
    close(pipes[1]);
    bool ok = read(pipes[0], &hours, sizeof hours) == sizeof hours;
    close(pipes[0]);
    int status = 1;
    waitpid(child, &status, 0);
    if (!WIFEXITED(status))
        printf("BROKEN, seed %llu: signal %d\n", (unsigned long long)number, WTERMSIG(status));
    return ok && WIFEXITED(status) && WEXITSTATUS(status) == 0 ? hours : -1;
}

int main(int argc, char **argv)
{
    double began = seconds_now();
    if (argc > 1 && strcmp(argv[1], "--notices") == 0) {
        sim_notices = true;
        argv++;
        argc--;
    }
    if (argc == 3 && strcmp(argv[1], "--seed") == 0) {
        telling = getenv("SIM_QUIET") == NULL;
        run_seed(strtoull(argv[2], NULL, 10));
        print_figures(seconds_now() - began);
        return 0;
    }
    long seeds = argc > 1 ? atol(argv[1]) : 20;
    uint64_t first = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    double hours = 0;
    long ran = 0;
    for (; ran < seeds; ran++) {
        double of_one = run_apart(first + (uint64_t)ran);
        if (of_one < 0) {
            printf("sim: seed %llu is broken; sim --seed %llu tells its story\n",
                   (unsigned long long)first + (unsigned long long)ran,
                   (unsigned long long)first + (unsigned long long)ran);
            return 1;
        }
        hours += of_one;
    }
    double seconds = seconds_now() - began;
    printf("sim: %ld seeds, %.0f simulated hours in %.1f s (%.0f an hour)\n", ran, hours, seconds,
           hours / seconds * 3600);
    return 0;
}
