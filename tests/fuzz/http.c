/*
 * http.c - fuzzes HTTP: the input is what a peer sends on a new connection. The server answers or
 * closes, and goes on. A head is the same head in however many pieces it comes, and nothing that it
 * tells has a control character.
 */
#include "serving.h"

#include "server/api.h"
#include "server/http_parts.h"
#include "server/origins.h"

#include <netinet/in.h>

static struct sockaddr_in at;

static void listening_open(void)
{
    socklen_t size = sizeof at;
    if (at.sin_port != 0)
        return;
    serving_open();
    at.sin_family = AF_INET;
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    REQUIRE(bind(listener, (struct sockaddr *)&at, sizeof at) == 0 && listen(listener, 64) == 0);
    REQUIRE(getsockname(listener, (struct sockaddr *)&at, &size) == 0);
    serving.config.max_per_address = 1000;
    serving.server.max_connections = 1000;
    serving.server.origins = origins_new("http://127.0.0.1", ntohs(at.sin_port), NULL);
    serving.server.http =
        http_open(&serving.server, &serving.loop, listener, 100, api_admit, api_answer);
    REQUIRE(serving.server.origins != NULL && serving.server.http != NULL);
}

static void is_clean(const char *text)
{
    for (; *text != '\0'; text++)
        REQUIRE(*text == '\t' || ((unsigned char)*text >= ' ' && *text != 127));
}

static void check_head(const uint8_t *data, size_t size)
{
    Head head;
    size_t whole = 0;
    size_t looked = 0;
    HeadResult at_once = head_find((const char *)data, size, &whole);
    HeadResult in_pieces = HEAD_PART;
    for (size_t have = 0; have <= size && in_pieces == HEAD_PART; have++)
        in_pieces = head_find((const char *)data, have, &looked);
    REQUIRE(at_once == in_pieces);
    if (at_once != HEAD_WHOLE)
        return;
    REQUIRE(whole == looked && whole <= size);
    char *text = malloc(whole); /* of its own: nothing behind it is read */
    memcpy(text, data, whole);
    if (head_read(text, whole, &head) == NULL) {
        is_clean(text + head.method);
        is_clean(text + head.path);
        REQUIRE(text[head.path] == '/' && head.size == whole);
        for (int i = 0; i < head.fields; i++) {
            is_clean(text + head.field[i].name);
            is_clean(text + head.field[i].value);
        }
    }
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    check_head(data, size);
    listening_open();
    int peer = socket(AF_INET, SOCK_STREAM, 0);
    REQUIRE(peer >= 0);
    struct linger at_once = {.l_onoff = 1}; /* no port is left waiting */
    setsockopt(peer, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    if (connect(peer, (struct sockaddr *)&at, sizeof at) == 0) {
        send(peer, data, size, MSG_NOSIGNAL);
        for (int i = 0; i < 3; i++)
            serving_turn();
        store_drain(serving.server.store);
        serving_turn();
    }
    close(peer);
    serving_turn();
    return 0;
}
