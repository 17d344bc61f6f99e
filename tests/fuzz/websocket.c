/*
 * websocket.c - fuzzes what comes over a WebSocket, byte by byte: broken, cut and endless frames.
 * The first byte of the input says in how many pieces it arrives, and whether sending is slow.
 */
#include "sockets.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Server *s = &world.server;
    if (size < 1)
        return 0;
    world_open();
    wire_begin(data + 1, size - 1, data[0]);
    REQUIRE(conn_open(s->conns, OUR_SOCKET, address_of(s->addresses, NULL, 1), NULL, 0));
    wire_run();
    wire_judge(wire.heard, wire.heard_size);
    sim_now += SECOND_MS;
    return 0;
}
