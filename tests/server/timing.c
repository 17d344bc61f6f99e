/*
 * timing.c - bots do not show by their pace what they hold.
 *
 * A player and bots of every kind at some tables at once. From the moment a bot is asked to the
 * moment its decision is told takes as long as the table's delay (or the bot's budget) says, never
 * less, however plain or hard the decision is: what a bot needs to think depends on what it holds.
 *
 * usage: timing [TABLES]
 */
#define _GNU_SOURCE
#include "tests/support/player.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST_TABLES = 32,
    DELAY_MS = 150,
    SLACK_MS = 20, /* the moment of being asked may have been heard of late */
    LATE_MS = 250,
    MOST_SAMPLES = 20000,
};

static const char *const bots[] = {"", "random", "squire", "knight", "baron"};
enum { SEATS = sizeof bots / sizeof bots[0] };

typedef struct Samples {
    long us[MOST_SAMPLES];
    int count;
} Samples;

static Server server;
static Samples samples[SEATS];

static int by_size(const void *a, const void *b)
{
    long x = *(const long *)a;
    long y = *(const long *)b;
    return x < y ? -1 : x > y;
}

static void open_table(Player *p)
{
    player_init(p);
    make_table(server.port,
               "{\"name\":\"Ann\",\"rules\":\"ablaze\",\"start\":true,\"seats\":[\"me\",\"random\","
               "\"squire\","
               "\"knight\",\"baron:60ms\"]}",
               p->table, p->token);
    p->seat = 0;
    if (!player_come(p, server.port, ANEW))
        fail("no connection");
}

static void note(int seat, int64_t asked_at)
{
    Samples *s = &samples[seat];
    if (s->count < MOST_SAMPLES)
        s->us[s->count++] = (long)(now_us() - asked_at);
}

int main(int argc, char **argv)
{
    static Player player[MOST_TABLES];
    int64_t asked_at[MOST_TABLES] = {0};
    int tables = (int)number_told(argc, argv, 1, 6);
    char delay[16];
    OriRandom random = {41};
    int over = 0;
    if (tables > MOST_TABLES)
        tables = MOST_TABLES;
    snprintf(delay, sizeof delay, "%d", DELAY_MS);
    server_init(&server, (const char *const[]){"--bot-delay", delay, NULL});
    server_start(&server);
    for (int i = 0; i < tables; i++)
        open_table(&player[i]);
    int64_t until = now_us() + 120 * 1000000LL;
    while (over < tables && now_us() < until) {
        over = 0;
        for (int i = 0; i < tables; i++) {
            Player *p = &player[i];
            json_t *m;
            if (player_is_asked(p))
                player_decide_any(p, &random);
            while ((m = client_hear(&p->line, 1)) != NULL) {
                int before = p->asked;
                player_hear(p, m);
                if (json_is(m, "events") && before > 0 && asked_at[i] != 0)
                    note(before, asked_at[i]);
                if (json_is(m, "events") || json_is(m, "game"))
                    asked_at[i] = now_us();
                json_decref(m);
            }
            over += p->over;
        }
    }
    if (over < tables)
        fail("the games do not end");
    Bytes line = {0};
    for (int seat = 1; seat < SEATS; seat++) {
        Samples *s = &samples[seat];
        qsort(s->us, (size_t)s->count, sizeof s->us[0], by_size);
        if (s->count == 0)
            fail("%s has not decided", bots[seat]);
        long least = s->us[s->count / 20] / 1000;
        long most = s->us[(s->count - 1) * 9 / 10] / 1000;
        if (least < DELAY_MS - SLACK_MS || most > DELAY_MS + LATE_MS)
            fail("%s took %ld to %ld ms instead of %d", bots[seat], least, most, DELAY_MS);
        bytes_print(&line, "; %s %d times, %ld to %ld ms", bots[seat], s->count, least, most);
    }
    for (int i = 0; i < tables; i++)
        player_free(&player[i]);
    server_done(&server);
    printf("timing: a delay of %d ms%s (17 of 20)\n", DELAY_MS, line.data);
    bytes_free(&line);
    return 0;
}
