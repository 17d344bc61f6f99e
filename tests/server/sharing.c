/*
 * sharing.c - the bots' threads are shared: whoever makes many tables of bots that think for long
 * keeps nobody else's bot waiting.
 *
 * Another address has tables of five barons, half of them watched, and all of them wait for the one
 * thread that searches. A player decides against a knight, and against a baron: from that decision
 * to the bot's answer, few of those who wait have their turn. In a line without shares all of them
 * would.
 *
 * usage: sharing [TABLES [DECISIONS]]
 */
#define _GNU_SOURCE
#include "tests/support/player.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_TABLES = 2000, MOST_DECISIONS = 64, MORE = 10 };

static Server server;
static OriRandom random_source = {11};
static Client watcher[MOST_TABLES];
static int hostile;

static void make_hostile(int tables)
{
    static const char body[] =
        "{\"seats\":[\"baron:5s\",\"baron:5s\",\"baron:5s\",\"baron:5s\",\"baron:5s\"],"
        "\"start\":true}";
    for (int last = hostile + tables; hostile < last; hostile++) {
        int i = hostile % MOST_TABLES;
        Bytes request = {0};
        Answer answer = {0};
        int fd = tcp_connect(server.port, 9);
        bytes_print(&request,
                    "POST /tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: "
                    "application/json\r\nContent-Length: %zu\r\n\r\n%s",
                    sizeof body - 1, body);
        if (fd < 0 || !send_all(fd, request.data, request.count) ||
            !answer_read(fd, PATIENCE, &answer) || answer.status != 201)
            fail("no hostile table: %d", answer.status);
        json_t *made = json_loads(answer.body.data, 0, NULL);
        client_free(&watcher[i]);
        watcher[i] = CLIENT_NONE;
        watcher[i].from = 9;
        if (i % 2 == 0 && client_open(&watcher[i], server.port, NULL) == NULL)
            client_say(&watcher[i], "{\"t\":\"hello\",\"protocol\":1,\"table\":\"%s\"}",
                       json_text(made, "table"));
        json_decref(made);
        answer_free(&answer);
        bytes_free(&request);
        close(fd);
    }
}

/* This many of the hostile bots' thoughts wait. */
static void keep_busy(int tables)
{
    Wait w = wait_begin();
    while (server_metric(&server, "bots_waiting") < tables / 2) {
        make_hostile(MORE);
        wait_more(&w, "the hostile bots wait for their turn");
    }
}

static void sit_with(Player *p, const char *bot)
{
    char body[128];
    snprintf(body, sizeof body, "{\"seats\":[\"me\",\"%s\"],\"name\":\"Ann\",\"start\":true}", bot);
    player_open(p, server.port, body);
}

/* How many others have their turn between a player's decision and the bot's: the median. */
static long turns_between(const char *bot, int tables, int decisions)
{
    long between[MOST_DECISIONS];
    int count = 0;
    Player p;
    sit_with(&p, bot);
    while (count < decisions) {
        player_await_ask(&p);
        if (p.over) {
            player_free(&p);
            sit_with(&p, bot);
            continue;
        }
        long v = p.v;
        keep_busy(tables);
        long before = server_metric(&server, "thoughts_total");
        player_decide_any(&p, &random_source);
        player_reach(&p, v + 1);
        if (p.over || p.asked == 0)
            continue; /* it is my turn again */
        player_reach(&p, v + 2);
        between[count++] = server_metric(&server, "thoughts_total") - before;
    }
    player_free(&p);
    qsort(between, (size_t)count, sizeof between[0], by_size);
    return between[count / 2];
}

int main(int argc, char **argv)
{
    int tables = (int)number_told(argc, argv, 1, 60);
    int decisions = (int)number_told(argc, argv, 2, 5);
    if (decisions < 1 || decisions > MOST_DECISIONS || tables > MOST_TABLES)
        fail("usage: sharing [TABLES [DECISIONS]]");
    raise_file_limit();
    server_init(&server, (const char *const[]){"--bot-threads", "1", NULL});
    server_start(&server);
    for (int i = 0; i < MOST_TABLES; i++)
        watcher[i] = CLIENT_NONE;
    make_hostile(tables);
    long knight = turns_between("knight", tables, decisions);
    long baron = turns_between("baron:200ms", tables, decisions);
    for (int i = 0; i < MOST_TABLES; i++)
        client_free(&watcher[i]);
    server_done(&server);
    if (knight > tables / 4 || baron > tables / 4)
        fail("beside %d tables of barons, %ld others have their turn before a knight, %ld before a "
             "baron",
             tables, knight, baron);
    printf("sharing: beside %d tables of five barons, %ld have their turn before a knight answers, "
           "%ld "
           "before a baron\n",
           hostile, knight, baron);
    return 0;
}
