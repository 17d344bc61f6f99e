/*
 * sim.c - days of a server's life in seconds: people come, sit, play, chat, vanish and come back,
 * the network delays and cuts, the disk refuses, the process dies, the machine sleeps, somebody sets
 * the clock. After everything that happens the promises are looked at; at the end all games end.
 *
 * usage: sim SEEDS [FIRST]    seeds FIRST .. FIRST + SEEDS - 1
 *        sim --seed N         one seed, with its story; the same to the byte each time
 */
#include "sim.h"

#include "server/wire/api.h"
#include "server/net/origins.h"
#include "server/net/conn.h"
#include "server/room/game.h"
#include "server/room/expire.h"
#include "server/log.h"
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

static struct {
    Server *server; /* NULL: it is not running */
    Config config;
    int64_t wall_shift;
    int64_t boot; /* the monotonic clock began */
    int ticks;
    bool store_due, minds_due;
    uint64_t life; /* counts its starts: what was meant for an earlier one is not done */
} house;

static struct {
    long deaths, jumps, acks, decisions, games, told, cuts, connects;
} figures;

static int64_t monotonic(void *unused)
{
    (void)unused;
    return sim_now - house.boot;
}

static int64_t wall(void *unused)
{
    (void)unused;
    return 1700000000000 + sim_now + house.wall_shift;
}

/* The store's thread and the bots' are worked off by hand, a while after there may be something. */
static void step_store(int unused, int64_t life, char *none);
static void step_minds(int unused, int64_t life, char *none);

static void step_soon(void)
{
    if (!house.store_due)
        sim_at(sim_now + sim_between(0, 25), step_store, 0, (int64_t)house.life, NULL);
    if (!house.minds_due)
        sim_at(sim_now + sim_between(0, 40), step_minds, 0, (int64_t)house.life, NULL);
    house.store_due = house.minds_due = true;
}

static void step_store(int unused, int64_t life, char *none)
{
    (void)unused;
    (void)none;
    if (house.server == NULL || (uint64_t)life != house.life)
        return;
    house.store_due = false;
    if (store_step(house.server->store))
        step_soon();
}

static void step_minds(int unused, int64_t life, char *none)
{
    (void)unused;
    (void)none;
    if (house.server == NULL || (uint64_t)life != house.life)
        return;
    house.minds_due = false;
    if (minds_step(house.server->minds))
        step_soon();
}

static void tick(int unused, int64_t life, char *none)
{
    (void)unused;
    (void)none;
    Server *s = house.server;
    if (s == NULL || (uint64_t)life != house.life)
        return;
    rooms_tick(s);
    expire_tick(s);
    if (++house.ticks % 10 == 0)
        store_put_lived(s->store, clock_now(&s->clock));
    if (house.ticks % 60 == 0)
        addresses_sweep(s->addresses, clock_now(&s->clock));
    sim_at(sim_now + SECOND_MS, tick, 0, life, NULL);
}

static void start_server(int unused, int64_t also_unused, char *none)
{
    (void)unused;
    (void)also_unused;
    (void)none;
    if (house.server != NULL)
        return;
    Server *s = calloc(1, sizeof *s);
    house.life++;
    house.store_due = house.minds_due = false;
    s->config = &house.config;
    s->store = store_open_with(&disk_engine, NULL, STORE_COMMIT_GROUP, NULL);
    clock_open(&s->clock, (ClockSource){.monotonic = monotonic, .wall = wall},
               store_lived(s->store));
    s->message = TEXT_NEW;
    s->max_connections = house.config.max_connections;
    s->addresses = addresses_new();
    s->minds = minds_open(NULL, 1, game_thought);
    s->conns = conns_open(NULL, &s->clock, &protocol_handler, s, (ConnLimits){.max_message = 4096});
    s->origins = origins_new("http://127.0.0.1", 80, NULL);
    snprintf(s->public_url, sizeof s->public_url, "http://127.0.0.1");
    rooms_open(s);
    house.server = s;
    sim_at(sim_now + SECOND_MS, tick, 0, (int64_t)house.life, NULL);
    story("the server starts");
}

/* Without a word: its memory is lost, its links break. */
static void kill_server(void)
{
    if (house.server == NULL)
        return;
    figures.deaths++;
    house.server = NULL;
    net_drop_all();
    if (sim_chance(20))
        house.boot = sim_now; /* the whole machine */
    sim_at(sim_now + sim_between(100, 90 * SECOND_MS), start_server, 0, 0, NULL);
    story("the server dies");
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
} Guest;

typedef struct House {
    char id[SECRET_ID_TEXT];
    char wish[512];
    bool made;
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

/* Nothing is told that is not on the disk, that is not so, or that is not theirs. */
static void check_told(const Guest *g, const json_t *m)
{
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
    if (on_disk == NULL || on_disk->count < v ||
        memcmp(&on_disk->decision[v - 1], &said, sizeof said) != 0)
        sim_broken("%s in version %d of %s was acknowledged and is not on the disk", g->said, v - 1,
                   game);
    figures.acks++;
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

/* A room that waits for nothing is what the disk has. */
static void check_room(Room *room)
{
    const StoredTable *table = disk_table(room->table.row.id);
    if (table == NULL)
        sim_broken("table %s is in memory and not on the disk", room->table.row.id);
    const Lane *lane = room->line.lane;
    if (lane[LANE_ROW].first == NULL) {
        StoredTable there = *table;
        there.used_at = room->table.row.used_at; /* what is noted is no part of it */
        there.due = room->table.row.due;
        if (memcmp(&there, &room->table.row, sizeof there) != 0)
            sim_broken("table %s is other in memory than on the disk", room->table.row.id);
    }
    const StoredGame *g =
        room->table.row.games > 0 ? disk_game(table->id, room->table.row.games) : NULL;
    if (g != NULL && lane[LANE_GAME].first == NULL && lane[LANE_ROW].first == NULL &&
        (room->table.game.count != g->count || room->table.game.sum != g->sum))
        sim_broken("game %s-%d has %d decisions in memory and %d on the disk", table->id,
                   room->table.row.games, room->table.game.count, g->count);
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
    } else if (strcmp(t, "table") == 0) {
        const char *phase = json_string_value(json_object_get(m, "phase"));
        g->lobby = strcmp(phase, "lobby") == 0;
        g->over = strcmp(phase, "over") == 0;
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
    } else if (strcmp(t, "error") == 0) {
        const char *code = json_string_value(json_object_get(m, "code"));
        if (strcmp(code, "bad-token") == 0 || strcmp(code, "no-table") == 0)
            g->has_token = g->maker; /* the seat is another's now */
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
        g->link = -1;
        return;
    }
    json_t *m = json_loads(text, 0, &error);
    if (m == NULL)
        sim_broken("what was told is no JSON: %s", text);
    hear_message(who, m);
    json_decref(m);
}

static void come(int who)
{
    Guest *g = by_number(who);
    figures.connects++;
    g->link = net_connect(house.server, hear, who);
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
    net_cut(g->link);
    g->link = -1;
}

/* A table that nobody starts: people look in now and then, or leave a tab open for days. */
static bool is_lonely(const Guest *g)
{
    return g->house >= HOUSES - 2;
}

/* Somebody at the table does something. */
static void act(int who)
{
    Guest *g = by_number(who);
    bool sits = g->seat != ORI_SPECTATOR;
    if (!sits && !g->maker && (g->lobby || g->over) && !g->has_token)
        utter(g, "{\"t\":\"sit\",\"name\":\"n%d\"}", who);
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
        utter(g, "{\"t\":\"chat\",\"text\":\"hm %d\"}", sim_below(1000));
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
    bool there = house.server != NULL && houses[g->house].made;
    if (g->present && there && !net_is_open(g->link))
        come(who);
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
    if (!h->made && house.server != NULL) {
        char pace[64] = "{\"kind\":\"none\"}";
        int seats = 2 + sim_below(4);
        int kind = sim_below(4);
        if (kind == 0)
            snprintf(pace, sizeof pace, "{\"kind\":\"days\",\"days\":%d}", 1 + sim_below(2));
        else if (kind == 1)
            snprintf(pace, sizeof pace, "{\"kind\":\"live\",\"seconds\":%d}", 30 + sim_below(300));
        int length = snprintf(h->wish, sizeof h->wish,
                              "{\"rules\":\"%s\",\"name\":\"maker\",\"public\":%s,\"pace\":%s,"
                              "\"seats\":[\"me\"",
                              rules[sim_below(4)], sim_chance(50) ? "true" : "false", pace);
        for (int i = 1; i < seats; i++)
            length += snprintf(h->wish + length, sizeof h->wish - (size_t)length, ",\"%s\"",
                               sim_chance(65) ? "open" : "random");
        snprintf(h->wish + length, sizeof h->wish - (size_t)length, "]}");
        net_ask(house.server, "POST", "/tables", h->wish, hear_made, number);
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
    kill_server();
    sim_at(sim_now + sim_between(MINUTE_MS, 5 * HOUR_MS), die, 0, 0, NULL);
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
    figures.jumps++;
    clock_count = 0;
    if (house.server != NULL)
        rooms_each(house.server, note_clock);
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
    story("the clock jumps");
    sim_at(sim_now + sim_between(MINUTE_MS, 4 * HOUR_MS), jump, 0, 0, NULL);
}

/* --- The run --- */

static void go_on_until(int64_t end)
{
    if (setjmp(disk_power) != 0)
        kill_server();
    Room *room;
    while (heap.count > 0 && sim_now < end) {
        int64_t timer = house.server != NULL ? clock_next(&house.server->clock) : -1;
        if (timer >= 0 && sim_now + timer < heap.list[0].at) {
            sim_now += timer;
            clock_run(&house.server->clock);
            step_soon();
        } else {
            Happening h = take_next();
            sim_now = h.at > sim_now ? h.at : sim_now;
            h.deed(h.who, h.what, h.text);
            free(h.text);
            if (h.deed != step_store && h.deed != step_minds && house.server != NULL)
                step_soon();
        }
        for (int i = 0; i < HOUSES && house.server != NULL; i++)
            if (houses[i].made && (room = rooms_find(house.server, houses[i].id)) != NULL)
                check_room(room);
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
           rooms_find(house.server, t->id) != NULL ? "yes" : "no");
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
    start_server(0, 0, NULL);
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
    go_on_until((int64_t)(told != NULL ? atoi(told) : FAULTY_HOURS) * HOUR_MS);
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
    if (house.server == NULL || rooms_count(house.server) != 0 ||
        conns_count(house.server->conns) != 0)
        sim_broken("%d rooms and %d connections are left in memory", rooms_count(house.server),
                   conns_count(house.server->conns));
    return sim_now;
}

static void print_figures(double seconds)
{
    printf("sim: seed %llu, %.0f hours in %.2f s; %ld games, %ld told, %ld acknowledged, %ld "
           "commits (%ld failed), %ld deaths, %ld jumps, %ld cuts, %ld connections\n",
           (unsigned long long)seed, (double)sim_now / HOUR_MS, seconds, figures.games,
           figures.told, figures.acks, disk_commits, disk_failures, figures.deaths, figures.jumps,
           figures.cuts, figures.connects);
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
        if (write(pipes[1], &ran, sizeof ran) != sizeof ran)
            _exit(1);
        _exit(0);
    }
    close(pipes[1]);
    bool well = read(pipes[0], &hours, sizeof hours) == sizeof hours;
    close(pipes[0]);
    int status = 1;
    waitpid(child, &status, 0);
    if (!WIFEXITED(status))
        printf("BROKEN, seed %llu: signal %d\n", (unsigned long long)number, WTERMSIG(status));
    return well && WIFEXITED(status) && WEXITSTATUS(status) == 0 ? hours : -1;
}

int main(int argc, char **argv)
{
    double began = seconds_now();
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
