/*
 * http.c - fuzzes HTTP: the input is what a peer sends on a new connection. The server answers or
 * closes, and goes on.
 */
#include "serving.h"

#include "server/api.h"
#include "server/http.h"
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

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
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
