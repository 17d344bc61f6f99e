/*
 * serving.h - the server's parts for its fuzzers: the real loop, store, rooms and connections, in
 * one process, with a table that plays.
 */
#ifndef ORI_FUZZ_SERVING_H
#define ORI_FUZZ_SERVING_H

#include "fuzz.h"

#include "server/log.h"
#include "server/protocol.h"

#include <signal.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

static struct Serving {
    uv_loop_t loop;
    Config config;
    Room *room;
    char token[SECRET_TOKEN_TEXT];
} serving;

static void serving_table(void)
{
    StoredTable t = {.seats = 3, .rules = "ablaze"};
    secret_id(t.id);
    secret_token(serving.token);
    secret_hash(serving.token, t.maker);
    for (int seat = 0; seat < 3; seat++) {
        t.seat[seat].kind = seat == 0 ? STORED_HUMAN : STORED_BOT;
        snprintf(t.seat[seat].name, ORI_NAME_TEXT, "n%d", seat);
        snprintf(t.seat[seat].bot, STORE_BOT_TEXT, "random");
    }
    secret_hash(serving.token, t.seat[0].token);
    REQUIRE(store_put_table(room_context.store, &t, (StoreReply){.done = NULL}));
    serving.room = rooms_add(&t);
    REQUIRE(serving.room != NULL);
    REQUIRE(room_start(serving.room, NULL, NULL, NULL) == NULL);
    store_drain(room_context.store);
}

/* Once. */
static void serving_open(void)
{
    char why[STORE_WHY];
    const char *folder = getenv("FUZZ_FOLDER"); /* tests/fuzz/run makes it and takes it away */
    if (room_context.store != NULL)
        return;
    signal(SIGPIPE, SIG_IGN);
    REQUIRE(folder != NULL);
    REQUIRE(secret_ready() && log_open("/dev/null") && uv_loop_init(&serving.loop) == 0);
    config_defaults(&serving.config);
    serving.config.bot_delay = 0;
    serving.config.rate = 0;
    serving.config.tables_per_hour = 0;
    serving.config.test_deals = true;
    room_context = (RoomContext){
        .loop = &serving.loop, .config = &serving.config, .public_url = "http://127.0.0.1"};
    room_context.store = store_open(folder, STORE_COMMIT_GROUP, &serving.loop, why);
    REQUIRE(room_context.store != NULL);
    room_context.minds = minds_open(&serving.loop, 1, room_thought);
    conn_init(&serving.loop, &protocol_handler,
              (ConnLimits){.max_message = 4096, .max_backlog = 262144});
    serving_table();
}

static void serving_turn(void)
{
    conn_flush();
    for (int i = 0; i < 4; i++)
        uv_run(&serving.loop, UV_RUN_NOWAIT);
    conn_flush();
}

/* A connection whose other end is *peer. */
static inline void serving_connect(int *peer)
{
    int pair[2];
    REQUIRE(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, pair) == 0);
    *peer = pair[1];
    REQUIRE(conn_open(pair[0], address_of(NULL, 1), NULL, 0));
}

/* Everything it was told, to the end; nobody may be told what is not theirs. */
static inline void serving_finish(int peer)
{
    static char heard[1 << 16];
    serving_turn();
    while (recv(peer, heard, sizeof heard, 0) > 0) {
    }
    close(peer);
    while (conn_count() > 0)
        uv_run(&serving.loop, UV_RUN_NOWAIT);
    store_drain(room_context.store);
    if (serving.room->phase == ROOM_OVER && room_start(serving.room, NULL, NULL, NULL) == NULL)
        store_drain(room_context.store);
}

#endif
