/*
 * deaf.c - never deaf: after any flood that fills the HTTP side, and beside a flood of connections
 * that say nothing, the server answers at once.
 *
 * Connections that say nothing, or ask once and then nothing, from one address and from many, with
 * few files and with many, behind a proxy and without one; WebSockets whose peers end without a word.
 * The server's clock stands still meanwhile (failing.so), so that no limit of time makes room for an
 * answer. Connections that arrive together, as after a restart: each gets an answer, whatever the
 * limit. And a loop that stands still: the watchdog ends the process, and systemd hears of it as
 * long as all is well.
 *
 * usage: deaf [SILENT]    silent connections of the large floods
 */
#define _GNU_SOURCE
#include "tests/support/player.h"
#include "tests/support/shim.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PROBES = 5, TOGETHER = 900 };

static Server server;
static Shim shim;
static struct Figures {
    long silent;
    long probes;
    long closed;
    long together;
} figures;

static int health(void)
{
    Answer answer;
    bool is_there = http(server.port, "GET", "/health", NULL, NULL, &answer);
    int status = is_there ? answer.status : 0;
    answer_free(&answer);
    return status;
}

static void probe(const char *when)
{
    /* Whoever comes in one turn with more than there are places for is told so (503). */
    Wait w = wait_begin();
    while (health() == 503)
        wait_more(&w, when);
    for (int i = 0; i < PROBES; i++) {
        Answer answer;
        if (!http(server.port, "GET", "/health", NULL, NULL, &answer) || answer.status != 200)
            fail("%s: /health answers %d", when, answer.status);
        figures.probes++;
        answer_free(&answer);
    }
}

typedef enum Manner { SAYS_NOTHING, ASKS_ONCE } Manner;

/* addresses 0: all from one; else this many in turn. */
static void flood(int *socket, long count, int addresses, Manner manner)
{
    static const char request[] = "GET /version HTTP/1.1\r\nHost: x\r\n\r\n";
    for (long i = 0; i < count; i++) {
        socket[i] = tcp_connect(server.port, addresses > 0 ? 2 + (int)(i % addresses) : 0);
        figures.silent += socket[i] >= 0;
        if (manner == ASKS_ONCE && socket[i] >= 0)
            send_all(socket[i], request, sizeof request - 1);
    }
}

static void end_flood(const int *socket, long count)
{
    for (long i = 0; i < count; i++)
        if (socket[i] >= 0)
            close(socket[i]);
}

static void flood_and_probe(const char *what, const char *const flags[], long count, int addresses,
                            Manner manner)
{
    int *socket = calloc((size_t)count, sizeof *socket);
    char when[128];
    if (socket == NULL)
        fail("the test has no memory");
    server_init(&server, flags);
    server.preload = shim.library;
    server_start(&server);
    flood(socket, count, addresses, manner);
    snprintf(when, sizeof when, "%s, while the flood lasts", what);
    probe(when);
    end_flood(socket, count);
    snprintf(when, sizeof when, "%s, after the flood", what);
    probe(when);
    server_done(&server);
    free(socket);
}

/* Everybody comes while the loop stands still, so that the server finds them all in one turn. */
static void arrive_together(const char *what, const char *const flags[], int count)
{
    static const char request[] = "GET /version HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    int *socket = calloc((size_t)count, sizeof *socket);
    char start[16];
    if (socket == NULL)
        fail("the test has no memory");
    server_init(&server, flags);
    server.preload = shim.library;
    server_start(&server);
    shim.failing->still = 1;
    for (int i = 0; i < count; i++) {
        socket[i] = tcp_connect(server.port, 0);
        if (socket[i] < 0 || !send_all(socket[i], request, sizeof request - 1))
            fail("%s: no connection", what);
    }
    shim.failing->still = 0;
    for (int i = 0; i < count; i++) {
        struct pollfd one = {.fd = socket[i], .events = POLLIN};
        if (poll(&one, 1, PATIENCE) != 1 || recv(socket[i], start, sizeof start, 0) < 12 ||
            memcmp(start, "HTTP/1.1 ", 9) != 0)
            fail("%s: number %d of %d who came together is cut off", what, i, count);
        close(socket[i]);
        figures.together++;
    }
    server_done(&server);
    free(socket);
}

/* A program that runs the server with few open files. */
static void limit_files(char path[PATH_TEXT], int files)
{
    char real[PATH_TEXT * 4];
    scratch_path(path, "oriflamme-few-XXXXXX");
    int fd = mkostemp(path, O_CLOEXEC);
    if (fd < 0 || realpath(program_path(), real) == NULL)
        fail("no wrapper for the server");
    dprintf(fd, "#!/bin/sh\nulimit -n %d\nexec '%s' \"$@\"\n", files, real);
    fchmod(fd, 0700);
    close(fd);
}

static void with_few_files(void)
{
    enum { FILES = 64, SILENT = 50 };
    char wrapper[PATH_TEXT];
    char *before = strdup(program_path());
    limit_files(wrapper, FILES);
    setenv("ORI_PROGRAM", wrapper, 1);
    flood_and_probe("64 files", (const char *const[]){NULL}, SILENT, 10, SAYS_NOTHING);
    flood_and_probe("64 files behind a proxy", (const char *const[]){"--trust-proxy", NULL}, SILENT,
                    0, SAYS_NOTHING);
    setenv("ORI_PROGRAM", before, 1);
    free(before);
    unlink(wrapper);
}

/* Whoever ends without a close frame is let go at once. */
static void end_without_a_word(void)
{
    enum { ENDS = 30 };
    server_init(&server, NULL);
    server.preload = shim.library;
    server_start(&server);
    for (int i = 0; i < ENDS; i++) {
        Client c = CLIENT_NONE;
        char byte;
        if (client_open(&c, server.port, NULL) != NULL)
            fail("no WebSocket");
        shutdown(c.fd, SHUT_WR);
        struct pollfd end = {.fd = c.fd, .events = POLLIN};
        if (poll(&end, 1, PATIENCE) != 1 || recv(c.fd, &byte, 1, 0) > 0)
            fail("a connection that was ended first stays open (number %d)", i);
        client_free(&c);
        figures.closed++;
    }
    server_done(&server);
}

/* --- WebSockets that come and say nothing --- */

static bool comes_from(Client *c, const char *address)
{
    char header[128];
    snprintf(header, sizeof header, "X-Forwarded-For: %s\r\n", address);
    *c = CLIENT_NONE;
    return client_open(c, server.port, header) == NULL;
}

/* How many are let in, of ten from each network; the format takes the network's number and the host's. */
static int let_in(Client client[], int count, const char *format)
{
    enum { EACH = 10 };
    int in = 0;
    for (int i = 0; i < count * EACH; i++) {
        char address[64];
        snprintf(address, sizeof address, format, i / EACH, i % EACH);
        if (comes_from(&client[in], address))
            in++;
        else
            client_free(&client[in]);
    }
    return in;
}

static void end_all(Client client[], int count)
{
    for (int i = 0; i < count; i++)
        client_free(&client[i]);
}

/* Ten for each /64: four times as many for a /56, and again for a /48. */
static void networks(void)
{
    static Client client[400];
    server_init(&server, (const char *const[]){"--trust-proxy", "--max-per-address", "10", NULL});
    server.preload = shim.library;
    server_start(&server);
    int in = let_in(client, 16, "2001:db8:1:%x::%d");
    if (in != 40)
        fail("%d WebSockets of one /56 are let in, not 40", in);
    end_all(client, in);
    in = let_in(client, 16, "2001:db8:2:%x00::%d");
    int more = let_in(client + in, 8, "2001:db8:2:f%x00::%d");
    if (in != 160 || more != 0)
        fail("%d and %d WebSockets of one /48 are let in, not 160 and 0", in, more);
    end_all(client, in);
    server_done(&server);
}

/* Silent WebSockets take every place: they go first, and all of them after ten seconds. */
static void silent_websockets(void)
{
    enum { PLACES = 20 };
    Client client[PLACES];
    Client late = CLIENT_NONE;
    char made[ID_TEXT];
    char token[TOKEN_TEXT];
    server_init(&server, (const char *const[]){"--max-connections", "20", NULL});
    server.preload = shim.library;
    server_start(&server);
    make_table(server.port, "{\"name\":\"Ann\"}", made, token);
    for (int i = 0; i < PLACES; i++) {
        client[i] = CLIENT_NONE;
        if (client_open(&client[i], server.port, NULL) != NULL)
            fail("no WebSocket");
    }
    if (client_open(&late, server.port, NULL) == NULL)
        fail("a WebSocket is let in although others have only just come");
    shim_pass(&shim, 3000);
    client_free(&late);
    if (client_open(&late, server.port, NULL) != NULL)
        fail("silent WebSockets hold every place");
    client_say(&late, "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\"}", made);
    json_decref(client_await(&late, "hello", NULL));
    shim_pass(&shim, 15000);
    for (int i = 0; i < PLACES; i++) {
        json_t *message = client_hear(&client[i], PATIENCE);
        if (message != NULL || client[i].fd >= 0)
            fail("a WebSocket without a hello stays open (number %d)", i);
        figures.closed++;
        client_free(&client[i]);
    }
    client_say(&late, "{\"t\":\"ping\"}");
    json_decref(client_await(&late, "pong", NULL));
    client_free(&late);
    server_done(&server);
}

/* --- The watchdog --- */

/* In the abstract namespace: no folder's name is too long for it. */
static int open_notify(char name[PATH_TEXT])
{
    struct sockaddr_un at = {.sun_family = AF_UNIX};
    snprintf(name, PATH_TEXT, "@oriflamme-notify-%d", (int)getpid());
    memcpy(at.sun_path + 1, name + 1, strlen(name) - 1);
    int s = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + strlen(name));
    if (s < 0 || bind(s, (struct sockaddr *)&at, size) != 0)
        fail("no socket for notifications");
    return s;
}

static void await_notice(int s, const char *wanted)
{
    int64_t until = now_us() + PATIENCE * 1000LL;
    while (now_us() < until) {
        char text[128] = "";
        struct pollfd one = {.fd = s, .events = POLLIN};
        if (poll(&one, 1, 100) == 1 && recv(s, text, sizeof text - 1, 0) > 0 &&
            strstr(text, wanted) != NULL)
            return;
    }
    fail("systemd is not told %s", wanted);
}

/* The watchdog has a thread of its own, and real time: it asks every second, and ends the process when
 * three answers in a row have not come within a second each. */
static void stand_still(void)
{
    char name[PATH_TEXT];
    int notices = open_notify(name);
    setenv("NOTIFY_SOCKET", name, 1);
    server_init(&server, (const char *const[]){"--watchdog", "3", NULL});
    server.preload = shim.library;
    shim_start_clock(&shim);
    shim.failing->play_ms = 0; /* the watchdog's waits are real */
    server_start(&server);
    await_notice(notices, "READY=1");
    await_notice(notices, "WATCHDOG=1");
    shim.failing->still = 1;
    int status = server_wait(&server, PATIENCE);
    if (status == -1 || !WIFEXITED(status) || WEXITSTATUS(status) != 70)
        fail("a server that stands still is not ended: %#x", (unsigned)status);
    shim.failing->still = 0;
    server_start(&server);
    probe("started again after the watchdog");
    server_done(&server);
    unsetenv("NOTIFY_SOCKET");
    close(notices);
}

int main(int argc, char **argv)
{
    long silent = number_told(argc, argv, 1, 2300);
    raise_file_limit();
    shim_open(&shim);
    shim_stop_clock(&shim);
    with_few_files();
    flood_and_probe("one address behind a proxy",
                    (const char *const[]){"--trust-proxy", "--max-per-address", "100", NULL},
                    silent, 0, SAYS_NOTHING);
    flood_and_probe("asked once, behind a proxy",
                    (const char *const[]){"--trust-proxy", "--max-per-address", "100", NULL},
                    silent, 0, ASKS_ONCE);
    flood_and_probe("many addresses", (const char *const[]){"--max-per-address", "100", NULL},
                    silent, 24, SAYS_NOTHING);
    flood_and_probe("asked once, many addresses",
                    (const char *const[]){"--max-per-address", "100", NULL}, silent, 24, ASKS_ONCE);
    arrive_together("one address", (const char *const[]){"--max-per-address", "100", NULL},
                    TOGETHER);
    arrive_together("one address behind a proxy",
                    (const char *const[]){"--max-per-address", "100", "--trust-proxy", NULL},
                    TOGETHER);
    arrive_together("one place for each address",
                    (const char *const[]){"--max-per-address", "1", NULL}, TOGETHER);
    end_without_a_word();
    networks();
    silent_websockets();
    stand_still();
    shim_close(&shim);
    printf(
        "deaf: %ld silent connections, %ld probes beside and after them, each answered before any "
        "time had passed; %ld came together, each answered; %ld ended without a word; a server "
        "that stood still was ended\n",
        figures.silent, figures.probes, figures.together, figures.closed);
    return 0;
}
