/*
 * neighbours.c - what one client costs the others: those behind the same address, and the memory of
 * the machine.
 *
 * A flooder uses up what an address may send: others behind it, who send little, are still answered.
 * Clients that never read are sent long answers: what the kernel keeps for each is bounded, and
 * nothing of it is left when they have been dropped. A seat's key on many connections renames its
 * player without end: the others hear little of it, and their own changes are made; what is forgotten
 * is not forgotten again. The server's clock stands still meanwhile
 * (failing.so), so that nothing comes back with time.
 *
 * usage: neighbours [FLOODERS]
 */
#define _GNU_SOURCE
#include "tests/support/player.h"
#include "tests/support/shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { MOST_FLOODERS = 1000, MOST_KERNEL = 256 * 1024 };

static Server server;
static Shim shim;
static char table[ID_TEXT];
static char token[TOKEN_TEXT];

static void start(const char *const flags[])
{
    server_init(&server, flags);
    server.preload = shim.library;
    server_start(&server);
    make_table(server.port, "{\"name\":\"Ann\"}", table, token);
}

static void say_hello(Client *c)
{
    client_say(c, "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\",\"token\":\"%s\"}", table,
               token);
}

static void come(Client *c)
{
    *c = CLIENT_NONE;
    if (client_open(c, server.port, NULL) != NULL)
        fail("no connection");
    say_hello(c);
    json_decref(client_await(c, "table", NULL));
}

/* --- Frames --- */

/* Sends empty pings until it is closed. */
static void flood(Client *c)
{
    Bytes pings = {0};
    for (int i = 0; i < 200; i++)
        frame_write(&pings, WS_FIN | WS_PING, "", 0);
    while (c->fd >= 0 && send(c->fd, pings.data, pings.count, MSG_NOSIGNAL) > 0)
        while (client_receive(c) && client_take(c) != NULL)
            ;
    bytes_free(&pings);
}

static void behind_one_address(int flooders)
{
    enum { PINGS = 20 };
    static Client flooder[MOST_FLOODERS];
    Client quiet;
    start((const char *const[]){"--rate", "20", NULL});
    come(&quiet);
    for (int i = 0; i < flooders; i++) {
        flooder[i] = CLIENT_NONE;
        if (client_open(&flooder[i], server.port, NULL) != NULL)
            fail("no connection");
        flood(&flooder[i]);
        client_free(&flooder[i]);
    }
    for (int i = 0; i < PINGS; i++) {
        client_say(&quiet, "{\"t\":\"ping\"}");
        json_decref(client_await(&quiet, "pong", NULL));
    }
    client_free(&quiet);
    server_done(&server);
}

/* --- The kernel's memory --- */

typedef struct Kept {
    long most; /* bytes that the kernel keeps for one connection of the server */
    long all;
} Kept;

static Kept kept_by_kernel(void)
{
    Kept kept = {0};
    char line[512];
    FILE *file = fopen("/proc/net/tcp", "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        unsigned port;
        unsigned long unsent;
        if (sscanf(line, " %*d: %*x:%x %*x:%*x %*x %lx:", &port, &unsent) != 2 ||
            (int)port != server.port)
            continue;
        kept.all += (long)unsent;
        kept.most = (long)unsent > kept.most ? (long)unsent : kept.most;
    }
    if (file != NULL)
        fclose(file);
    return kept;
}

static void fill_chat(void)
{
    enum { LINES = 50 };
    Client talker;
    char text[301];
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    come(&talker);
    for (int i = 0; i < LINES; i++) {
        client_say(&talker, "{\"t\":\"chat\",\"text\":\"%s\"}", text);
        json_decref(client_await(&talker, "chat", NULL));
        shim_pass(&shim, 3000); /* what a seat may say comes back with time */
    }
    client_free(&talker);
}

/* Each asks for so much, and reads nothing, that the kernel would keep megabytes for it. */
static void never_reading(void)
{
    enum { DEAF = 8, HELLOS = 200 };
    Client deaf[DEAF];
    Kept worst = {0};
    start((const char *const[]){NULL});
    fill_chat();
    for (int i = 0; i < DEAF; i++) {
        deaf[i] = CLIENT_NONE;
        if (client_open(&deaf[i], server.port, NULL) != NULL)
            fail("no connection");
        for (int k = 0; k < HELLOS; k++)
            say_hello(&deaf[i]);
        Client other;
        come(&other); /* the server has heard the others before */
        client_free(&other);
        Kept now = kept_by_kernel();
        worst.most = now.most > worst.most ? now.most : worst.most;
    }
    if (worst.most > MOST_KERNEL)
        fail("the kernel keeps %ld bytes for one client that does not read", worst.most);
    shim_pass(&shim, 10000);
    Kept left = kept_by_kernel();
    if (left.all > MOST_KERNEL)
        fail("the kernel keeps %ld bytes for %d clients that were dropped", left.all, DEAF);
    for (int i = 0; i < DEAF; i++)
        client_free(&deaf[i]);
    server_done(&server);
    printf("neighbours: at most %ld bytes in the kernel for a client that does not read\n",
           worst.most);
}

/* --- Changes of a table --- */

/* Hears until this is answered; how many `table`s came meanwhile. */
static int tables_until(Client *c, const char *type)
{
    int tables = 0;
    for (bool done = false; !done;) {
        json_t *message = client_hear(c, PATIENCE);
        if (message == NULL)
            fail("no %s comes", type);
        tables += json_is(message, "table");
        done = json_is(message, type);
        json_decref(message);
    }
    return tables;
}

/* One seat's key on many connections, each of which renames the player as often as it may. */
static void one_seat_on_many(void)
{
    enum { CONNECTIONS = 30, NAMES = 10, MOST_TABLES = 60 };
    static Client own[CONNECTIONS];
    Client other = CLIENT_NONE;
    start((const char *const[]){"--rate", "20", NULL});
    if (client_open(&other, server.port, NULL) != NULL)
        fail("no connection");
    client_say(&other, "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\"}", table);
    client_say(&other, "{\"t\":\"sit\",\"name\":\"Bo\"}");
    tables_until(&other, "seat");
    for (int i = 0; i < CONNECTIONS; i++) {
        come(&own[i]);
        for (int k = 0; k < NAMES; k++)
            client_say(&own[i], "{\"t\":\"name\",\"name\":\"Ann %d %d\"}", i, k);
        for (int k = 0; k < NAMES; k++) /* refused or written, each is answered */
            json_decref(client_await(&own[i], "ok", "error"));
    }
    client_say(&other, "{\"t\":\"mute\",\"seat\":\"a\",\"on\":true}");
    int tables = tables_until(&other, "ok");
    if (tables > MOST_TABLES)
        fail("%d names of one seat made the other player hear %d messages", CONNECTIONS * NAMES,
             tables);
    for (int i = 0; i < CONNECTIONS; i++)
        client_free(&own[i]);
    client_free(&other);
    server_done(&server);
}

/* What is forgotten already costs nothing. */
static void forget_once(void)
{
    Client own;
    start((const char *const[]){NULL});
    come(&own);
    for (int i = 0; i < 3; i++) {
        client_say(&own, "{\"t\":\"forget\"}");
        int tables = tables_until(&own, "ok") + (i == 0);
        shim_pass(&shim, 100);
        client_say(&own, "{\"t\":\"ping\"}");
        tables += tables_until(&own, "pong");
        if (i > 0 && tables > 0)
            fail("forgetting what is forgotten is written again");
    }
    client_free(&own);
    server_done(&server);
}

int main(int argc, char **argv)
{
    int flooders = (int)number_told(argc, argv, 1, 40);
    raise_file_limit();
    shim_open(&shim);
    shim_stop_clock(&shim);
    behind_one_address(flooders < MOST_FLOODERS ? flooders : MOST_FLOODERS);
    never_reading();
    one_seat_on_many();
    forget_once();
    shim_close(&shim);
    printf("neighbours: %d flooders behind one address, and a quiet one is answered\n", flooders);
    return 0;
}
