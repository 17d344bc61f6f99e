/*
 * timing.c - bots do not show by their pace what they hold.
 *
 * A player and bots of every kind at some tables at once. From the moment a bot is asked to the
 * moment its decision is told takes exactly as long as the table's delay (or the bot's budget) says,
 * however plain or hard the decision is: what a bot needs to think depends on what it holds. The
 * server's clock is moved by the test (failing.so): a millisecond before, nothing is told; a
 * millisecond later, everything is.
 *
 * usage: timing [TABLES]
 */
#define _GNU_SOURCE
#include "tests/support/player.h"
#include "tests/support/shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST_TABLES = 32,
    DELAY_MS = 150,
    BUDGET_MS = 60,
    MARGIN_MS = 100, /* that a search has beside its budget: server/room/turn.c */
};

static const char *const bots[] = {"", "random", "squire", "knight", "baron"};
enum { SEATS = sizeof bots / sizeof bots[0], BARON = SEATS - 1 };

static Server server;
static Shim shim;
static Player player[MOST_TABLES];
static int tables = 6;
static OriRandom random_source = {41};
static long told[SEATS];
static long asked_at[MOST_TABLES]; /* milliseconds since the tables were made */

static int delay_of(int seat)
{
    return seat == BARON ? BUDGET_MS + MARGIN_MS : DELAY_MS;
}

/* All that the server had to tell this player has come. */
static void settle(Player *p)
{
    client_say(&p->line, "{\"t\":\"ping\"}");
    for (bool pong = false; !pong;) {
        json_t *m = client_hear(&p->line, PATIENCE);
        if (m == NULL)
            fail("no pong (close code %d)", p->line.close_code);
        player_hear(p, m);
        pong = json_is(m, "pong");
        json_decref(m);
    }
}

/* The player's own decisions, until a bot is asked. */
static void decide_all(Player *p)
{
    while (!p->over && p->asked == 0) {
        long v = p->v;
        player_await_ask(p);
        player_decide_any(p, &random_source);
        player_reach(p, v + 1);
    }
}

static void open_table(Player *p)
{
    player_open(
        p, server.port,
        "{\"name\":\"Ann\",\"rules\":\"ablaze\",\"start\":true,\"seats\":[\"me\",\"random\","
        "\"squire\","
        "\"knight\",\"baron:60ms\"]}");
    player_reach(p, 0);
    decide_all(p);
}

static bool waits_for_bot(int i)
{
    return !player[i].over && player[i].asked > 0;
}

static long due_at(int i)
{
    return asked_at[i] + delay_of(player[i].asked);
}

static void expect_silence(long now)
{
    for (int i = 0; i < tables; i++) {
        int asked = player[i].asked;
        long v = player[i].v;
        if (!waits_for_bot(i))
            continue;
        settle(&player[i]);
        if (player[i].v > v)
            fail("%s took at most %ld ms instead of %d", bots[asked], now - asked_at[i],
                 delay_of(asked));
    }
}

/* The clock is moved on to when the next of the bots that are asked must have decided. */
static void check_next(void)
{
    static long now;
    long next = 0;
    for (int i = 0; i < tables; i++)
        if (waits_for_bot(i) && (next == 0 || due_at(i) < next))
            next = due_at(i);
    shim_pass(&shim, next - 1 - now);
    expect_silence(next - 1);
    shim_pass(&shim, 1);
    now = next;
    for (int i = 0; i < tables; i++) {
        if (!waits_for_bot(i) || due_at(i) > now)
            continue;
        told[player[i].asked]++;
        player_reach(&player[i], player[i].v + 1); /* no time passes, however long it thought */
        decide_all(&player[i]);
        asked_at[i] = now;
    }
}

static bool all_are_over(void)
{
    bool over = true;
    for (int i = 0; i < tables; i++)
        over = over && player[i].over;
    return over;
}

int main(int argc, char **argv)
{
    char delay[16];
    Bytes line = {0};
    tables = (int)number_told(argc, argv, 1, tables);
    if (tables > MOST_TABLES)
        tables = MOST_TABLES;
    snprintf(delay, sizeof delay, "%d", DELAY_MS);
    shim_open(&shim);
    shim_stop_clock(&shim);
    server_init(&server, (const char *const[]){"--bot-delay", delay, NULL});
    server.preload = shim.library;
    server_start(&server);
    for (int i = 0; i < tables; i++)
        open_table(&player[i]);
    while (!all_are_over())
        check_next();
    for (int seat = 1; seat < SEATS; seat++) {
        if (told[seat] == 0)
            fail("%s has not decided", bots[seat]);
        bytes_print(&line, "; %s %ld times", bots[seat], told[seat]);
    }
    for (int i = 0; i < tables; i++)
        player_free(&player[i]);
    server_done(&server);
    shim_close(&shim);
    printf("timing: a delay of %d ms (baron: %d), to the millisecond%s\n", DELAY_MS,
           delay_of(BARON), line.data);
    bytes_free(&line);
    return 0;
}
