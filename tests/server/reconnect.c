/*
 * reconnect.c - promise 9: reconnecting converges.
 *
 * Every seat, and a spectator, has two connections: one stays, the other is cut at random: between
 * messages, in the middle of a frame sent or received, in the middle of the handshake. Whatever the
 * second is told of a version, with `since` or without, is what the first was told of it.
 *
 * usage: reconnect [CUTS [PROCESSES]]
 */
#define _GNU_SOURCE
#include "tests/support/player.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <sys/socket.h>

typedef struct Figures {
    atomic_long cuts;
    atomic_long games;
    atomic_long compared;
    atomic_long with_since;
    atomic_long missed; /* versions that happened while away */
} Figures;

/* What was told of each version. */
typedef struct History {
    char position[ORI_MAX_DECISIONS + 1][ORI_POSITION_TEXT];
    long most;
} History;

enum { AUDIENCES = ORI_MAX_SEATS + 1 };

static Figures *figures;
static Server server;
static long cuts = 200;
static long processes = 4;

static void note(History *h, const Player *p)
{
    memcpy(h->position[p->v], p->position, sizeof p->position);
    h->most = p->v;
}

/* One message: every version is kept for comparison. False: none has come in time. */
static bool hear_one(Player *p, History *h, int milliseconds)
{
    json_t *m = client_hear(&p->line, milliseconds);
    if (p->line.fd < 0)
        fail("the connection that should stay was closed with %d", p->line.close_code);
    if (m == NULL)
        return false;
    player_hear(p, m);
    if (json_is(m, "game") || json_is(m, "events"))
        note(h, p);
    json_decref(m);
    return true;
}

static void hear_staying(Player *p, History *h)
{
    while (hear_one(p, h, 0))
        ;
}

static void hear_cut(Player *p, Player *staying, History *h)
{
    json_t *m;
    while ((m = client_hear(&p->line, 0)) != NULL) {
        player_hear(p, m);
        bool tells = json_is(m, "game") || json_is(m, "events");
        json_decref(m);
        if (!tells)
            continue;
        while (h->most < p->v) /* of two nodes one may know before the other */
            if (!hear_one(staying, h, PATIENCE))
                fail("version %ld of %s does not come to seat %d", p->v, p->game, staying->seat);
        if (strcmp(p->position, h->position[p->v]) != 0)
            fail("version %ld of %s was told as %s and again as %s", p->v, p->game,
                 h->position[p->v], p->position);
        figures->compared++;
    }
}

static void cut(Player *p, OriRandom *random)
{
    enum { PLAIN, RESET, HALF_SENT, HALF_HEARD, HALF_HANDSHAKE, WAYS };
    Bytes frame = {0};
    char part[7];
    int way = ori_random_below(random, WAYS);
    figures->cuts++;
    switch (way) {
    case HALF_SENT:
        frame_write(&frame, WS_FIN | WS_TEXT, "{\"t\":\"resync\"}", 14);
        send_all(p->line.fd, frame.data,
                 1 + (size_t)ori_random_below(random, (int)frame.count - 1));
        break;
    case HALF_HEARD:
        client_say(&p->line, "{\"t\":\"resync\"}");
        recv(p->line.fd, part, sizeof part, 0);
        break;
    case HALF_HANDSHAKE: {
        int fd = tcp_connect(server.port, 0);
        send_all(fd, "GET /ws HTTP/1.1\r\nHost: 127", 27);
        close(fd);
        break;
    }
    default:
        break;
    }
    bytes_free(&frame);
    if (way == PLAIN)
        client_close(&p->line);
    else
        client_cut(&p->line);
}

/* A view that has handles is worth keeping; after HALF_HEARD all that came before was heard. */
static void come_back(Player *p, const History *h, OriRandom *random)
{
    Since since = ori_random_below(random, 2) == 0 ? ANEW : SINCE_KNOWN;
    figures->with_since += since == SINCE_KNOWN;
    figures->missed += h->most - p->v;
    player_come(p, server.port, since);
}

static void play_game(long number, OriRandom *random)
{
    static const char *const rules[] = {"base", "ablaze", "mix"};
    static Table table;
    static Player spectator;
    static Player other[AUDIENCES];
    static History history[AUDIENCES];
    Player *staying[AUDIENCES];
    table_open(&table, server.port, rules[number % 3], 3 + (int)(number / 3 % 3), "");
    player_init(&spectator);
    player_join(&spectator, server.port, table.id, ORI_SPECTATOR, "");
    table_start(&table, NULL);
    player_reach(&spectator, 0);
    int audiences = table.seats + 1;
    for (int i = 0; i < audiences; i++) {
        staying[i] = i < table.seats ? &table.player[i] : &spectator;
        note(&history[i], staying[i]);
        player_twin(&other[i], staying[i], server.port);
    }
    int64_t until = now_us() + PATIENCE * 1000LL;
    while (!table_is_over(&table) || !spectator.over) {
        for (int i = 0; i < audiences; i++)
            hear_staying(staying[i], &history[i]);
        for (int i = 0; i < audiences; i++) {
            if (other[i].line.fd < 0 && ori_random_below(random, 3) == 0)
                come_back(&other[i], &history[i], random);
            hear_cut(&other[i], staying[i], &history[i]);
            if (other[i].line.fd >= 0 && !other[i].over && ori_random_below(random, 40) == 0)
                cut(&other[i], random);
        }
        /* Sometimes the connection that will be cut decides. */
        for (int i = 0; i < table.seats; i++) {
            Player *p = ori_random_below(random, 2) == 0 ? staying[i] : &other[i];
            if (player_is_asked(p) && p->v == staying[i]->v)
                player_decide_any(p, random);
        }
        for (int i = 0; i < audiences; i++)
            hear_staying(staying[i], &history[i]);
        if (now_us() > until)
            fail("the game does not end");
        sleep_ms(1);
    }
    for (int i = 0; i < audiences; i++) {
        if (other[i].line.fd < 0)
            come_back(&other[i], &history[i], random);
        player_reach(&other[i], staying[i]->v);
        if (strcmp(other[i].position, staying[i]->position) != 0)
            fail("the last views differ: %s and %s", other[i].position, staying[i]->position);
        player_free(&other[i]);
    }
    player_free(&spectator);
    table_free(&table);
    figures->games++;
}

static void work(int index)
{
    OriRandom random = {seed_told((uint64_t)index * 104729 + 3)};
    for (long number = index; figures->cuts < cuts; number += processes)
        play_game(number, &random);
}

int main(int argc, char **argv)
{
    cuts = number_told(argc, argv, 1, cuts);
    processes = number_told(argc, argv, 2, processes);
    figures = shared_memory(sizeof *figures);
    server_init(&server, NULL);
    server_start(&server);
    in_processes((int)processes, work);
    server_end(&server);
    printf("reconnect: %ld cuts in %ld games, %ld times back with since, %ld versions missed, %ld "
           "views compared\n",
           figures->cuts, figures->games, figures->with_since, figures->missed, figures->compared);
    return 0;
}
