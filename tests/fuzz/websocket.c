/*
 * websocket.c - fuzzes what comes over a WebSocket, byte by byte: broken, cut and endless frames.
 * The first byte of the input says in how many pieces it arrives.
 */
#include "serving.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    int peer;
    if (size < 1)
        return 0;
    serving_open();
    serving_connect(&peer);
    size_t piece = size / (1 + data[0] % 8) + 1;
    for (size_t at = 1; at < size; at += piece) {
        size_t part = size - at < piece ? size - at : piece;
        if (send(peer, data + at, part, MSG_NOSIGNAL) < 0)
            break;
        serving_turn();
    }
    serving_finish(peer);
    return 0;
}
