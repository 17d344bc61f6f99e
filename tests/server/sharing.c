/*
 * sharing.c - the bots' threads are shared: whoever makes many tables of bots that think for long
 * keeps nobody else's bot waiting.
 *
 * A player alone measures how long a knight takes, and a baron. Then another address has a hundred
 * tables of five barons, half of them watched; the same bots answer the player in at most twice the
 * time.
 *
 * usage: sharing [TABLES [DECISIONS]]
 */
#define _GNU_SOURCE
#include "tests/support/player.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_TABLES = 400, DELAY_MS = 250 };

static Server server;
static OriRandom random_source = {11};
static Client watcher[MOST_TABLES];

static int by_size(const void *a, const void *b)
{
    long x = *(const long *)a;
    long y = *(const long *)b;
    return x < y ? -1 : x > y;
}

/* Milliseconds from a player's decision to the bot's, the median. */
static long answer_ms(const char *bot, int decisions)
{
    char body[128];
    long took[64];
    int count = 0;
    Player p;
    snprintf(body, sizeof body, "{\"seats\":[\"me\",\"%s\"],\"name\":\"Ann\",\"start\":true}", bot);
    player_init(&p);
    make_table(server.port, body, p.table, p.token);
    p.seat = 0;
    if (!player_come(&p, server.port, ANEW))
        fail("no way to the table");
    Player *one = &p;
    while (count < decisions && !p.over) {
        while (!player_is_asked(&p) && !p.over)
            players_hear(&one, 1, 5);
        if (p.over)
            break;
        long v = p.v;
        player_decide_any(&p, &random_source);
        while (p.v < v + 1)
            players_hear(&one, 1, 5);
        if (p.asked == 0 || p.over)
            continue; /* it is my turn again */
        int64_t before = now_us();
        while (p.v < v + 2)
            players_hear(&one, 1, 5);
        took[count++] = (long)(now_us() - before) / 1000;
    }
    player_free(&p);
    qsort(took, (size_t)count, sizeof took[0], by_size);
    return took[count / 2];
}

static void make_hostile(int tables)
{
    static const char body[] =
        "{\"seats\":[\"baron:5s\",\"baron:5s\",\"baron:5s\",\"baron:5s\",\"baron:5s\"],"
        "\"start\":true}";
    for (int i = 0; i < tables; i++) {
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

int main(int argc, char **argv)
{
    int tables = (int)number_told(argc, argv, 1, 110);
    int decisions = (int)number_told(argc, argv, 2, 7);
    char delay[16];
    snprintf(delay, sizeof delay, "%d", DELAY_MS);
    raise_file_limit();
    server_init(&server, (const char *const[]){"--bot-threads", "1", "--bot-delay", delay, NULL});
    server_start(&server);
    long knight = answer_ms("knight", decisions);
    long baron = answer_ms("baron:500ms", decisions);
    make_hostile(tables < MOST_TABLES ? tables : MOST_TABLES);
    long knight_beside = answer_ms("knight", decisions);
    long baron_beside = answer_ms("baron:500ms", decisions);
    for (int i = 0; i < tables; i++)
        client_free(&watcher[i]);
    server_done(&server);
    if (knight_beside > 2 * knight + 50)
        fail("a knight takes %ld ms alone and %ld beside %d tables of barons", knight,
             knight_beside, tables);
    if (baron_beside > 3 * baron)
        fail("a baron takes %ld ms alone and %ld beside %d tables of barons", baron, baron_beside,
             tables);
    printf("sharing: beside %d tables of five barons a knight takes %ld ms (alone %ld), a baron of "
           "500 ms %ld (%ld)\n",
           tables, knight_beside, knight, baron_beside, baron);
    return 0;
}
