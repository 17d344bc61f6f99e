/*
 * clocks.c - acknowledged means kept, also across days; and the time of play is nobody's to set.
 *
 * The wall clock jumps (49 hours and 400 days on, 3 hours back) while a lobby waits and games run,
 * and the whole process stands still for seconds. No table in use is dropped, nothing that was
 * acknowledged is lost over a kill, no player loses or gains time, and no seat is given away. The
 * server's own clock is moved by the test (failing.so), so that every figure is exact.
 *
 * usage: clocks
 */
#define _GNU_SOURCE
#include "tests/support/player.h"
#include "tests/support/shim.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const long HOUR_MS = 3600 * 1000L;
static const long jumps[] = {49, 400 * 24, -3, 0}; /* hours */
enum { JUMPS = sizeof jumps / sizeof jumps[0], PACE_MS = 1500, STILL_MS = 4500 };
enum { SWEEP_MS = 61 * 60 * 1000 }; /* by then old lobbies have been looked for */

static Server server;
static Shim shim;
static struct Figures {
    long jumps;
    long acks;
    long kills;
    long stills;
} figures;

static void jump(int i)
{
    shim.failing->wall_ms = jumps[i] * HOUR_MS;
    figures.jumps++;
}

/* What the server says is left of the clock. */
static long left_of(Player *p)
{
    client_say(&p->line, "{\"t\":\"resync\"}");
    json_t *game = client_await(&p->line, "game", NULL);
    long left = json_number(game, "left");
    player_hear(p, game);
    json_decref(game);
    return left;
}

static void sit_alone(Player *p, const char *pace)
{
    char body[256];
    snprintf(body, sizeof body,
             "{\"seats\":[\"me\",\"random\"],\"name\":\"Ann\",\"pace\":%s,\"start\":true}", pace);
    player_open(p, server.port, body);
    player_await_ask(p);
}

static void decide(Player *p, OriRandom *random)
{
    long acks = p->acks;
    player_await_ask(p);
    if (p->over)
        return;
    player_decide_any(p, random);
    player_await_answer(p);
    if (p->acks == acks)
        fail("a decision is not acknowledged: %s", p->error);
    figures.acks++;
}

/* Time passes, and the player answers the server's pings. */
static void stay(Player *p, int milliseconds)
{
    enum { STEP_MS = 10000 };
    for (int passed = 0; passed < milliseconds; passed += STEP_MS) {
        shim_pass(&shim, STEP_MS);
        client_say(&p->line, "{\"t\":\"ping\"}");
        json_decref(client_await(&p->line, "pong", NULL));
    }
}

/* --- A lobby that grows old with somebody in it --- */

static void old_lobby(void)
{
    OriRandom random = {3};
    Player p;
    player_open(&p, server.port, "{\"seats\":[\"me\",\"random\"],\"name\":\"Ann\"}");
    for (int i = 0; i < JUMPS - 1; i++) {
        jump(i);
        stay(&p, SWEEP_MS);
    }
    jump(0);
    client_say(&p.line, "{\"t\":\"start\"}");
    for (int i = 0; i < 12 && !p.over; i++)
        decide(&p, &random);
    server_kill(&server);
    figures.kills++;
    long acked = p.acked;
    server_start(&server);
    player_come(&p, server.port, SINCE_KNOWN);
    player_reach(&p, acked);
    if (p.v < acked)
        fail("version %ld was acknowledged, %ld is there", acked, p.v);
    player_free(&p);
    server_verify(&server);
}

/* --- The time of a decision --- */

static void live_clock(void)
{
    enum { THOUGHT_MS = 400 };
    OriRandom random = {5};
    Player p;
    sit_alone(&p, "{\"kind\":\"live\",\"seconds\":1.5}");
    for (int i = 0; i < JUMPS; i++) {
        jump(i);
        shim_pass(&shim, THOUGHT_MS);
        long left = left_of(&p);
        if (left != PACE_MS - THOUGHT_MS)
            fail("after a jump of %ld hours and %d ms of play, %ld ms of %d are left", jumps[i],
                 THOUGHT_MS, left, PACE_MS);
        if (player_is_stood_in(&p))
            fail("a jump of %ld hours gave the seat away", jumps[i]);
        decide(&p, &random);
        player_await_ask(&p);
    }
    player_free(&p);
}

static void await_standin(Player *p)
{
    int64_t until = now_us() + PATIENCE * 1000LL;
    while (!player_is_stood_in(p)) {
        players_hear(&p, 1, 100);
        if (now_us() > until)
            fail("the clock does not run after the process stood still");
    }
}

static void still_clock(void)
{
    OriRandom random = {7};
    Player p;
    sit_alone(&p, "{\"kind\":\"live\",\"seconds\":1.5}");
    server_signal(&server, SIGSTOP);
    shim.failing->play_ms += STILL_MS;
    server_signal(&server, SIGCONT);
    figures.stills++;
    long left = left_of(&p);
    if (left != PACE_MS || player_is_stood_in(&p))
        fail("the process stood still for %d ms, and %ld ms of %d are left", STILL_MS, left,
             PACE_MS);
    decide(&p, &random);
    /* The clock runs, nevertheless. */
    player_await_ask(&p);
    shim_pass(&shim, PACE_MS);
    if (left_of(&p) != 0 || player_is_stood_in(&p))
        fail("the seat is given away before the time is over");
    shim_pass(&shim, 1);
    await_standin(&p);
    player_free(&p);
}

static void slow_clock(void)
{
    const long day = 24 * HOUR_MS;
    Player p;
    sit_alone(&p, "{\"kind\":\"days\",\"days\":1}");
    for (int i = 0; i < JUMPS; i++) {
        jump(i);
        client_close(&p.line); /* a stop would wait for its farewell, and time stands */
        if (i % 2 == 0)
            server_kill(&server);
        else
            server_stop(&server);
        server_start(&server);
        figures.kills++;
        player_come(&p, server.port, ANEW);
        long left = left_of(&p);
        if (left != day || player_is_stood_in(&p))
            fail("after a jump of %ld hours and a restart %ld ms of a day are left", jumps[i],
                 left);
    }
    player_free(&p);
}

int main(void)
{
    shim_open(&shim);
    server_init(&server, (const char *const[]){"--test-pace", NULL});
    server.preload = shim.library;
    shim_stop_clock(&shim);
    server_start(&server);
    old_lobby();
    live_clock();
    still_clock();
    slow_clock();
    server_end(&server);
    shim_close(&shim);
    printf("clocks: %ld jumps of the wall clock, %ld kills, %ld s still, %d hours of a lobby; %ld "
           "decisions "
           "acknowledged and kept, no seat given away, nobody's time changed\n",
           figures.jumps, figures.kills, figures.stills * STILL_MS / 1000, JUMPS - 1, figures.acks);
    return 0;
}
