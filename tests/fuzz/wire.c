/*
 * wire.c - fuzzes the messages of clients: each line of the input is one message of a connection
 * that has said hello as a player. Whatever is said, the game at the table stays a game, and nobody
 * is told what is not so or not theirs.
 *
 * The server runs as in the simulation, without sockets, threads or a disk: nothing waits.
 */
#include "fuzz.h"
#include "seated.h"

#include "sim.h"

#include "server/conn.h"
#include "server/game.h"
#include "server/log.h"
#include "server/protocol.h"
#include "server/rooms.h"
#include "server/seats.h"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>

enum { WATCHER = 1, PLAYER = 0, THOUGHTS = 4, RENEWED = 1000 };

static struct {
    Server server;
    Config config;
    Room *room;
    char token[SECRET_TOKEN_TEXT];
    int player;
    int watcher;
    long inputs;
    int thoughts; /* of bots that are left to this input: no game plays itself to its end */
} serving = {.player = -1, .watcher = -1, .inputs = 1};

/* --- A world in which everything happens at once, in order --- */

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

static void go_on(void)
{
    Server *s = &serving.server;
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
        more = (serving.thoughts-- > 0 && minds_step(s->minds)) || more;
    }
}

/* --- The table --- */

/* A new one, whose game has begun; the one before is gone. */
static void set_table(void)
{
    Server *s = &serving.server;
    StoredTable t;
    if (serving.room != NULL) {
        StoredTable old = serving.room->table;
        serving.thoughts = INT_MAX; /* a stand-in may be at it */
        go_on();
        serving.thoughts = THOUGHTS;
        REQUIRE(rooms_make_place(s)); /* its own */
        go_on();
        REQUIRE(
            store_drop_table(s->store, old.id, disk_table(old.id)->v, (StoreReply){NULL, NULL}));
    }
    make_seated(&t, serving.token);
    REQUIRE(store_put_table(s->store, &t, (StoreReply){.done = NULL}));
    go_on();
    serving.room = rooms_add(s, &t, NULL);
    REQUIRE(serving.room != NULL);
    seats_change(serving.room, NULL, NULL, &(Change){.kind = CHANGE_START});
    go_on();
    REQUIRE(serving.room->game.phase == ROOM_PLAYING);
}

static void open_once(void)
{
    Server *s = &serving.server;
    if (s->store != NULL)
        return;
    REQUIRE(secret_ready() && log_open("/dev/null"));
    config_defaults(&serving.config);
    serving.config.bot_delay = 0;
    serving.config.rate = 0;
    serving.config.max_tables = 1;
    serving.config.test_deals = true;
    s->config = &serving.config;
    s->message = TEXT_NEW;
    s->store = store_open_with(&disk_engine, NULL, STORE_COMMIT_GROUP, NULL);
    clock_open(&s->clock, (ClockSource){.monotonic = now, .wall = now}, 0);
    s->addresses = addresses_new();
    s->minds = minds_open(NULL, 1, game_thought);
    s->conns = conns_open(NULL, &s->clock, &protocol_handler, s, (ConnLimits){.max_message = 4096});
    REQUIRE(rooms_open(s));
    set_table();
}

/* Whoever hears of the game hears the truth, as far as it is theirs. */
static void hear(int who, int64_t link, char *text)
{
    json_error_t error;
    (void)link;
    if (text == NULL)
        return;
    json_t *m = json_loads(text, 0, &error);
    REQUIRE(m != NULL);
    const char *position = json_string_value(json_object_get(m, "position"));
    const char *game = json_string_value(json_object_get(m, "game"));
    const char *dash = game != NULL ? strchr(game, '-') : NULL;
    const StoredGame *g = dash != NULL ? disk_game(serving.room->table.id, atoi(dash + 1)) : NULL;
    if (position != NULL) {
        int v = (int)json_integer_value(json_object_get(m, "v"));
        const json_t *lines = json_object_get(m, "lines");
        REQUIRE(g != NULL && v <= g->count);
        REQUIRE(truth_is_view(g, v, ORI_SPECTATOR, position, lines) ||
                (who == PLAYER && truth_is_view(g, v, 0, position, lines)));
    }
    json_decref(m);
}

static int come(int who, const char *token)
{
    char hello[256];
    int link = net_connect(&serving.server, hear, who);
    snprintf(hello, sizeof hello, "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\"%s%s%s}",
             serving.room->table.id, token != NULL ? ",\"token\":\"" : "",
             token != NULL ? token : "", token != NULL ? "\"" : "");
    net_say(link, hello);
    go_on();
    return link;
}

/* Both go, and the game ends: the table can be let go. */
static void send_away(void)
{
    if (serving.player >= 0)
        net_cut(serving.player);
    net_cut(serving.watcher);
    go_on();
    net_forget();
    serving.player = serving.watcher = -1;
}

/* The player comes back to a seat that was left, and a game that is over is followed by another:
 * a new table costs more than most inputs do. */
static bool go_on_playing(void)
{
    const Room *room = serving.room;
    if (room->game.phase != ROOM_PLAYING) {
        seats_change(serving.room, NULL, NULL, &(Change){.kind = CHANGE_START});
        go_on();
    }
    if (room->table.seat[0].standin && net_is_open(serving.player)) {
        net_say(serving.player, "{\"t\":\"back\"}");
        go_on();
    }
    return room->game.phase == ROOM_PLAYING && !room->table.seat[0].standin;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char line[4096 + 1];
    serving.thoughts = THOUGHTS;
    open_once();
    /* Who is not thrown out stays from one input to the next. */
    if (!net_is_open(serving.watcher))
        serving.watcher = come(WATCHER, NULL);
    if (!net_is_open(serving.player))
        serving.player = come(PLAYER, serving.token);
    const char *text = (const char *)data;
    while (size > 0) {
        const char *end = memchr(text, '\n', size);
        size_t length = end != NULL ? (size_t)(end - text) : size;
        if (length < sizeof line && memchr(text, '\0', length) == NULL) {
            memcpy(line, text, length);
            line[length] = '\0';
            net_say(serving.player, line);
        }
        length += end != NULL;
        text += length;
        size -= length;
        go_on();
    }
    OriError error;
    REQUIRE(ori_check(&serving.room->game.state, &error));
    if (!go_on_playing() || serving.inputs++ % RENEWED == 0) {
        send_away();
        set_table();
    }
    sim_now += SECOND_MS;
    return 0;
}
