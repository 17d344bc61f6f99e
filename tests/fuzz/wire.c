/*
 * wire.c - fuzzes the messages of clients: each line of the input is one message of a connection
 * that has said hello as a player. Whatever is said, the game at the table stays a game.
 */
#include "serving.h"

static void send_frame(int peer, const char *text, size_t size)
{
    uint8_t head[8] = {0x81, (uint8_t)(0x80 | (size < 126 ? size : 126))};
    size_t length = 2;
    if (size >= 126) {
        head[2] = (uint8_t)(size >> 8);
        head[3] = (uint8_t)size;
        length = 4;
    }
    /* A mask of zeros changes nothing. */
    memset(head + length, 0, 4);
    REQUIRE(send(peer, head, length + 4, MSG_NOSIGNAL) >= 0 || true);
    if (size > 0)
        send(peer, text, size, MSG_NOSIGNAL);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char hello[256];
    int peer;
    serving_open();
    serving_connect(&peer);
    int length = snprintf(hello, sizeof hello,
                          "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\",\"token\":\"%s\"}",
                          serving.room->table.id, serving.token);
    send_frame(peer, hello, (size_t)length);
    serving_turn();
    const char *text = (const char *)data;
    while (size > 0) {
        const char *end = memchr(text, '\n', size);
        size_t line = end != NULL ? (size_t)(end - text) : size;
        send_frame(peer, text, line);
        line += end != NULL;
        text += line;
        size -= line;
    }
    serving_finish(peer);
    OriError error;
    REQUIRE(ori_check(&serving.room->game.state, &error));
    return 0;
}
