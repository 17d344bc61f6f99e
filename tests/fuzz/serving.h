/*
 * serving.h - the server's parts for its fuzzers: the real loop, store, rooms and connections, in
 * one process, with a table that plays.
 */
#ifndef ORI_FUZZ_SERVING_H
#define ORI_FUZZ_SERVING_H

#include "fuzz.h"
#include "seated.h"

#include "server/game.h"
#include "server/log.h"
#include "server/protocol.h"
#include "server/rooms.h"
#include "server/seats.h"

#include <signal.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

static struct Serving {
    Server server;
    uv_loop_t loop;
    Config config;
    Room *room;
    char token[SECRET_TOKEN_TEXT];
} serving;

static inline void serving_start(void)
{
    seats_change(serving.room, NULL, NULL, &(Change){.kind = CHANGE_START});
    store_drain(serving.server.store);
}

static void serving_table(void)
{
    StoredTable t;
    make_seated(&t, serving.token);
    REQUIRE(store_put_table(serving.server.store, &t, (StoreReply){.done = NULL}));
    serving.room = rooms_add(&serving.server, &t, NULL);
    REQUIRE(serving.room != NULL);
    serving_start();
    REQUIRE(serving.room->game.phase == ROOM_PLAYING);
}

/* Once. */
static void serving_open(void)
{
    Server *server = &serving.server;
    char why[STORE_WHY];
    const char *folder = getenv("FUZZ_FOLDER"); /* tests/fuzz/run makes it and takes it away */
    if (server->store != NULL)
        return;
    signal(SIGPIPE, SIG_IGN);
    REQUIRE(folder != NULL);
    REQUIRE(secret_ready() && log_open("/dev/null") && uv_loop_init(&serving.loop) == 0);
    config_defaults(&serving.config);
    serving.config.bot_delay = 0;
    serving.config.rate = 0;
    serving.config.tables_per_hour = 0;
    serving.config.test_deals = true;
    server->config = &serving.config;
    server->message = TEXT_NEW;
    snprintf(server->public_url, sizeof server->public_url, "http://127.0.0.1");
    server->store = store_open(folder, STORE_COMMIT_GROUP, &serving.loop, why);
    REQUIRE(server->store != NULL);
    clock_open(&server->clock, clock_of_system, store_lived(server->store));
    server->addresses = addresses_new();
    server->minds = minds_open(&serving.loop, 1, game_thought);
    server->conns = conns_open(&serving.loop, &server->clock, &protocol_handler, server,
                               (ConnLimits){.max_message = 4096, .max_backlog = 262144});
    REQUIRE(rooms_open(server));
    serving_table();
}

static void serving_turn(void)
{
    conns_flush(serving.server.conns);
    for (int i = 0; i < 4; i++)
        uv_run(&serving.loop, UV_RUN_NOWAIT);
    clock_run(&serving.server.clock);
    conns_flush(serving.server.conns);
}

/* A connection whose other end is *peer. */
static inline void serving_connect(int *peer)
{
    int pair[2];
    REQUIRE(socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, pair) == 0);
    *peer = pair[1];
    REQUIRE(conn_open(serving.server.conns, pair[0], address_of(serving.server.addresses, NULL, 1),
                      NULL, 0));
}

/* Everything it was told, to the end. */
static inline void serving_finish(int peer)
{
    static char heard[1 << 16];
    serving_turn();
    while (recv(peer, heard, sizeof heard, 0) > 0) {
    }
    close(peer);
    while (conns_count(serving.server.conns) > 0)
        uv_run(&serving.loop, UV_RUN_NOWAIT);
    store_drain(serving.server.store);
    if (serving.room->game.phase == ROOM_OVER)
        serving_start();
}

#endif
