/*
 * wire.c - fuzzes the messages of clients: each line of the input is one message of a connection
 * that has said hello as a player. Whatever is said, the game at the table stays a game, and nobody
 * is told what is not so or not theirs.
 */
#include "seated.h"
#include "world.h"

#include <limits.h>

enum { WATCHER = 1, PLAYER = 0, RENEWED = 1000 };

static struct {
    Room *room;
    char token[SECRET_TOKEN_TEXT];
    int player;
    int watcher;
    long inputs;
} serving = {.player = -1, .watcher = -1, .inputs = 1};

/* --- The table --- */

/* A new one, whose game has begun; the one before is gone. */
static void set_table(void)
{
    Server *s = &world.server;
    StoredTable t;
    if (serving.room != NULL) {
        StoredTable old = serving.room->table.row;
        world.thoughts = INT_MAX; /* a stand-in may be at it */
        world_go_on();
        world.thoughts = THOUGHTS;
        REQUIRE(rooms_make_place(s)); /* its own */
        world_go_on();
        REQUIRE(
            store_drop_table(s->store, old.id, disk_table(old.id)->v, (StoreReply){.done = NULL}));
    }
    make_seated(&t, serving.token);
    REQUIRE(store_put_table(s->store, &t, (StoreReply){.done = NULL}));
    world_go_on();
    serving.room = rooms_add(s, &t, NULL);
    REQUIRE(serving.room != NULL);
    room_wish(serving.room, NULL, NULL, &(Wish){.kind = WISH_START});
    world_go_on();
    REQUIRE(serving.room->table.game.phase == ROOM_PLAYING);
}

static void open_once(void)
{
    if (!world_open())
        return;
    world.config.max_tables = 1;
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
    const StoredGame *g =
        dash != NULL ? disk_game(serving.room->table.row.id, atoi(dash + 1)) : NULL;
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
    int link = net_connect(&world.server, hear, who);
    snprintf(hello, sizeof hello, "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\"%s%s%s}",
             serving.room->table.row.id, token != NULL ? ",\"token\":\"" : "",
             token != NULL ? token : "", token != NULL ? "\"" : "");
    net_say(link, hello);
    world_go_on();
    return link;
}

/* Both go, and the game ends: the table can be let go. */
static void send_away(void)
{
    if (serving.player >= 0)
        net_cut(serving.player);
    net_cut(serving.watcher);
    world_go_on();
    net_forget();
    serving.player = serving.watcher = -1;
}

/* The player comes back to a seat that was left, and a game that is over is followed by another:
 * a new table costs more than most inputs do. */
static bool go_on_playing(void)
{
    const Room *room = serving.room;
    if (room->table.game.phase != ROOM_PLAYING) {
        room_wish(serving.room, NULL, NULL, &(Wish){.kind = WISH_START});
        world_go_on();
    }
    if (room->table.row.seat[0].standin && net_is_open(serving.player)) {
        net_say(serving.player, "{\"t\":\"back\"}");
        world_go_on();
    }
    return room->table.game.phase == ROOM_PLAYING && !room->table.row.seat[0].standin;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char line[4096 + 1];
    world.thoughts = THOUGHTS;
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
        world_go_on();
    }
    OriError error;
    REQUIRE(ori_check(&serving.room->table.game.state, &error));
    if (!go_on_playing() || serving.inputs++ % RENEWED == 0) {
        send_away();
        set_table();
    }
    sim_now += SECOND_MS;
    return 0;
}
