/*
 * frames.c - WebSocket framing from a client that knows how, and from some that do not (RFC 6455).
 *
 * Good frames, whole, in fragments and byte by byte, are answered; each broken one closes the
 * connection with the code that docs/protocol.md names.
 */
#define _GNU_SOURCE
#include "tests/support/client.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    NONE = -2,
    ANSWERED = 0,
    PROTOCOL_ERROR = 1002,
    NOT_TEXT = 1003,
    NOT_UTF8 = 1007,
    TOO_LARGE = 1009
};

typedef struct Case {
    const char *what;
    const char *bytes; /* hex; M stands for an all-zero mask, P for a ping as text */
    int expected;      /* a close code, or ANSWERED with a pong */
    int or_expected;
} Case;

/* {"t":"ping"} is 12 bytes: 7b2274223a2270696e67227d */
/* clang-format off */
static const Case cases[] = {
    {"a ping",                            "818c M P",                                      ANSWERED, NONE},
    {"two fragments",                     "0186 M 7b2274223a22 8086 M 70696e67227d",       ANSWERED, NONE},
    {"three fragments, one empty",        "0186 M 7b2274223a22 0080 M 8086 M 70696e67227d", ANSWERED, NONE},
    {"a ping frame between fragments",    "0186 M 7b2274223a22 8983 M 616263 8086 M 70696e67227d", ANSWERED, NONE},
    {"a pong that nobody asked for",      "8a83 M 616263 818c M P",                        ANSWERED, NONE},
    {"an empty ping frame",               "8980 M 818c M P",                               ANSWERED, NONE},
    {"a ping frame that holds a close frame", "8982 M 8800 818c M P",                      ANSWERED, NONE},
    {"a length written longer than needed", "81fe000c M P",                                PROTOCOL_ERROR, ANSWERED},
    {"a length of 8 bytes for 12",        "81ff000000000000000c M P",                      PROTOCOL_ERROR, ANSWERED},
    {"no mask",                           "810c P",                                        PROTOCOL_ERROR, NONE},
    {"a reserved bit",                    "c18c M P",                                      PROTOCOL_ERROR, NONE},
    {"another reserved bit",              "a18c M P",                                      PROTOCOL_ERROR, NONE},
    {"the third reserved bit",            "918c M P",                                      PROTOCOL_ERROR, NONE},
    {"opcode 3",                          "838c M P",                                      PROTOCOL_ERROR, NONE},
    {"opcode 11",                         "8b8c M P",                                      PROTOCOL_ERROR, NONE},
    {"a fragmented ping frame",           "0983 M 616263",                                 PROTOCOL_ERROR, NONE},
    {"a ping frame of 126 bytes",         "89fe007e M",                                    PROTOCOL_ERROR, NONE},
    {"the rest of nothing",               "808c M P",                                      PROTOCOL_ERROR, NONE},
    {"a text within a text",              "0186 M 7b2274223a22 818c M P",                  PROTOCOL_ERROR, NONE},
    {"binary",                            "828c M P",                                      NOT_TEXT, NONE},
    {"binary in fragments",               "0286 M 7b2274223a22 8086 M 70696e67227d",                          NOT_TEXT, PROTOCOL_ERROR},
    {"not UTF-8",                         "8184 M 22ff6122",                               NOT_UTF8, NONE},
    {"half a surrogate",                  "8185 M 22eda08022",                             NOT_UTF8, NONE},
    {"an overlong slash",                 "8184 M 22c0af22",                               NOT_UTF8, NONE},
    {"UTF-8 cut at the end",              "8183 M 22e282",                                 NOT_UTF8, NONE},
    {"a character over two fragments",    "0182 M 22e2 8083 M 82ac22 818c M P",            ANSWERED, NONE},
    {"4097 bytes",                        "81fe1001 M Z 7a7a",                                  TOO_LARGE, NONE},
    {"4097 bytes announced, none sent",   "81fe1001 M",                                    TOO_LARGE, NONE},
    {"2^40 bytes announced, none sent",   "81ff0000010000000000 M",                        TOO_LARGE, NONE},
    {"2^40 bytes",                        "81ff0000010000000000 M Z",                      TOO_LARGE, NONE},
    {"2^63 bytes",                        "81ff8000000000000000 M",                        PROTOCOL_ERROR, TOO_LARGE},
    {"too many bytes in fragments",       "01fe0fff M Z 80fe0fff M Z",                     TOO_LARGE, NONE},
    {"a close with one byte",             "8881 M 03",                                     PROTOCOL_ERROR, NONE},
    {"a close with code 999",             "8882 M 03e7",                                   PROTOCOL_ERROR, NONE},
    {"a close with code 1005",            "8882 M 03ed",                                   PROTOCOL_ERROR, NONE},
    {"a close with code 5000",            "8882 M 1388",                                   PROTOCOL_ERROR, NONE},
    {"a close whose text is not UTF-8",   "8884 M 03e8ffff",                               NOT_UTF8, PROTOCOL_ERROR},
    {"a good close",                      "8882 M 03e8",                                   1000, NONE},
    {"a close without a code",            "8880 M",                                        CLOSED_WITHOUT_CODE, 1000},
    {"a close with an own code",          "8882 M 0fa0",                                   4000, 1000},
};
/* clang-format on */

static Server server;
static int checked;
static int wrong;

static void spell(const char *text, Bytes *out)
{
    for (const char *p = text; *p != '\0';) {
        unsigned byte;
        if (*p == ' ') {
            p++;
        } else if (*p == 'M') {
            bytes_add(out, "\0\0\0\0", 4);
            p++;
        } else if (*p == 'P') {
            bytes_add(out, "{\"t\":\"ping\"}", 12);
            p++;
        } else if (*p == 'Z') {
            for (int i = 0; i < 4095; i++)
                bytes_add(out, "z", 1);
            p++;
        } else if (sscanf(p, "%2x", &byte) == 1) {
            char c = (char)byte;
            bytes_add(out, &c, 1);
            p += 2;
        } else {
            fail("'%s' cannot be spelled", text);
        }
    }
}

/* What came of it: ANSWERED, or the close code; -1: nothing. */
static int outcome(Client *c)
{
    int64_t until = now_us() + PATIENCE * 1000LL;
    while (now_us() < until) {
        json_t *m = client_hear(c, 100);
        bool pong = m != NULL && json_is(m, "pong");
        json_decref(m);
        if (pong)
            return ANSWERED;
        if (c->fd < 0)
            return c->close_code;
    }
    return -1;
}

typedef enum Pace { AT_ONCE, BYTE_BY_BYTE } Pace;

static void check(const Case *k, Pace pace)
{
    Client c = CLIENT_NONE;
    Bytes bytes = {0};
    if (client_open(&c, server.port, NULL) != NULL)
        fail("no connection");
    spell(k->bytes, &bytes);
    size_t part = pace == AT_ONCE || bytes.count > 1000 ? bytes.count : 1;
    for (size_t i = 0; i < bytes.count; i += part)
        if (!send_all(c.fd, bytes.data + i, part))
            break;
    int told = outcome(&c);
    if (told != k->expected && told != k->or_expected)
        wrong += fprintf(stderr, "%s (%s): %d came of it, not %d\n", k->what,
                         pace == AT_ONCE ? "at once" : "byte by byte", told, k->expected) > 0;
    checked++;
    bytes_free(&bytes);
    client_free(&c);
}

/* The first frames in the same packet as the handshake. */
static void check_early_frames(void)
{
    static const char request[] =
        "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: keep-alive, "
        "Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    Client c = CLIENT_NONE;
    Bytes bytes = {0};
    Answer answer = {0};
    bytes_add(&bytes, request, sizeof request - 1);
    frame_write(&bytes, WS_FIN | WS_TEXT, "{\"t\":\"ping\",\"ref\":1}", 20);
    frame_write(&bytes, WS_FIN | WS_TEXT, "{\"t\":\"ping\",\"ref\":2}", 20);
    c.fd = tcp_connect(server.port, 0);
    send_all(c.fd, bytes.data, bytes.count);
    if (!answer_read(c.fd, PATIENCE, &answer) || answer.status != 101)
        fail("frames behind the handshake: %d", answer.status);
    bytes_add(&c.in, answer.raw.data + answer.head.count, answer.raw.count - answer.head.count);
    for (long ref = 1; ref <= 2; ref++) {
        json_t *m = client_await(&c, "pong", NULL);
        if (json_number(m, "ref") != ref)
            fail("frames behind the handshake come in another order");
        json_decref(m);
    }
    checked++;
    answer_free(&answer);
    bytes_free(&bytes);
    client_free(&c);
}

/* Many messages in one packet, answered in their order. */
static void check_many_at_once(void)
{
    enum { MANY = 500 };
    Client c = CLIENT_NONE;
    Bytes bytes = {0};
    if (client_open(&c, server.port, NULL) != NULL)
        fail("no connection");
    for (int i = 0; i < MANY; i++) {
        char text[64];
        int length = snprintf(text, sizeof text, "{\"t\":\"ping\",\"ref\":%d}", i);
        frame_write(&bytes, WS_FIN | WS_TEXT, text, (size_t)length);
    }
    send_all(c.fd, bytes.data, bytes.count);
    for (long i = 0; i < MANY; i++) {
        json_t *m = client_await(&c, "pong", NULL);
        if (json_number(m, "ref") != i)
            fail("answer %ld comes out of order", i);
        json_decref(m);
    }
    checked++;
    bytes_free(&bytes);
    client_free(&c);
}

int main(void)
{
    server_init(&server, NULL);
    server_start(&server);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        check(&cases[i], AT_ONCE);
        check(&cases[i], BYTE_BY_BYTE);
    }
    check_early_frames();
    check_many_at_once();
    server_stop(&server);
    server_done(&server);
    if (wrong > 0)
        fail("%d ways of framing have come to another end", wrong);
    printf("frames: %d ways of framing, answered or closed as they should be\n", checked);
    return 0;
}
