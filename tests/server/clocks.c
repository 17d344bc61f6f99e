/*
 * clocks.c - acknowledged means kept, also across days; and the time of play is nobody's to set.
 *
 * The wall's clock jumps (49 hours and 400 days on, 3 hours back) while a lobby waits and games run,
 * and the whole process stands still for seconds. No table in use is dropped, nothing that was
 * acknowledged is lost over a kill, no player loses or gains time, and no seat is given away.
 *
 * usage: clocks [SECONDS]    that an old lobby waits for the sweep: 65 to see it swept
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

static void hear(Player *p, int milliseconds)
{
    int64_t until = now_us() + milliseconds * 1000LL;
    while (now_us() < until)
        players_hear(&p, 1, 10);
}

static bool is_stood_in(const Player *p)
{
    const json_t *own = json_array_get(p->seats, (size_t)p->seat);
    return json_is_true(json_object_get(own, "standin"));
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
    player_init(p);
    make_table(server.port, body, p->table, p->token);
    p->seat = 0;
    if (!player_come(p, server.port, ANEW))
        fail("no way to the table");
    while (!player_is_asked(p))
        players_hear(&p, 1, 50);
}

static void decide(Player *p, OriRandom *random)
{
    long acks = p->acks;
    while (!player_is_asked(p) && !p->over)
        players_hear(&p, 1, 50);
    if (p->over)
        return;
    player_decide_any(p, random);
    while (p->acks == acks && p->line.fd >= 0)
        players_hear(&p, 1, 50);
    if (p->acks == acks)
        fail("a decision is not acknowledged: %s", p->error);
    figures.acks++;
}

/* --- A lobby that grows old with somebody in it --- */

static void old_lobby(long seconds)
{
    OriRandom random = {3};
    Player p;
    player_init(&p);
    make_table(server.port, "{\"seats\":[\"me\",\"random\"],\"name\":\"Ann\"}", p.table, p.token);
    p.seat = 0;
    if (!player_come(&p, server.port, ANEW))
        fail("no way to the table");
    for (int i = 0; i < JUMPS - 1; i++) {
        jump(i);
        hear(&p, (int)seconds * 1000 / (JUMPS - 1) + 100);
    }
    jump(0);
    client_say(&p.line, "{\"t\":\"start\"}");
    for (int i = 0; i < 12 && !p.over; i++)
        decide(&p, &random);
    server_kill(&server);
    figures.kills++;
    long acked = p.acked;
    server_start(&server);
    if (!player_come(&p, server.port, SINCE_KNOWN))
        fail("no way back to the table");
    player_reach(&p, acked);
    if (p.v < acked)
        fail("version %ld was acknowledged, %ld is there", acked, p.v);
    player_free(&p);
    server_verify(&server);
}

/* --- The time of a decision --- */

static void live_clock(void)
{
    OriRandom random = {5};
    Player p;
    sit_alone(&p, "{\"kind\":\"live\",\"seconds\":1.5}");
    for (int i = 0; i < JUMPS; i++) {
        jump(i);
        hear(&p, 100);
        long left = left_of(&p);
        if (left < PACE_MS / 4 || left > PACE_MS)
            fail("after a jump of %ld hours %ld ms of %d are left", jumps[i], left, PACE_MS);
        if (is_stood_in(&p))
            fail("a jump of %ld hours gave the seat away", jumps[i]);
        decide(&p, &random);
        while (!player_is_asked(&p) && !p.over)
            hear(&p, 10);
    }
    player_free(&p);
}

static void still_clock(void)
{
    OriRandom random = {7};
    Player p;
    sit_alone(&p, "{\"kind\":\"live\",\"seconds\":1.5}");
    server_signal(&server, SIGSTOP);
    sleep_ms(STILL_MS);
    server_signal(&server, SIGCONT);
    figures.stills++;
    hear(&p, 300);
    if (is_stood_in(&p))
        fail("the process stood still, and the seat was given away");
    decide(&p, &random);
    /* The clock runs, nevertheless. */
    while (!player_is_asked(&p))
        hear(&p, 10);
    hear(&p, PACE_MS + 500);
    if (!is_stood_in(&p))
        fail("the clock does not run after the process stood still");
    player_free(&p);
}

static void slow_clock(void)
{
    const long day = 24 * HOUR_MS;
    Player p;
    sit_alone(&p, "{\"kind\":\"days\",\"days\":1}");
    for (int i = 0; i < JUMPS; i++) {
        jump(i);
        if (i % 2 == 0)
            server_kill(&server);
        else
            server_stop(&server);
        server_start(&server);
        figures.kills++;
        if (!player_come(&p, server.port, ANEW))
            fail("no way back to the table");
        hear(&p, 100);
        long left = left_of(&p);
        if (left < day - 60000 || left > day || is_stood_in(&p))
            fail("after a jump of %ld hours and a restart %ld s of a day are left", jumps[i],
                 left / 1000);
    }
    player_free(&p);
}

int main(int argc, char **argv)
{
    long seconds = number_told(argc, argv, 1, 0);
    shim_open(&shim);
    if (getenv("ORI_SHIM") != NULL)
        snprintf(shim.library, sizeof shim.library, "%s", getenv("ORI_SHIM"));
    server_init(&server, (const char *const[]){"--test-pace", NULL});
    server.preload = shim.library;
    server_start(&server);
    old_lobby(seconds);
    live_clock();
    still_clock();
    slow_clock();
    server_stop(&server);
    server_verify(&server);
    server_done(&server);
    shim_close(&shim);
    printf("clocks: %ld jumps of the wall's clock, %ld kills, %ld s still; %ld decisions "
           "acknowledged and kept, no seat given away, nobody's time changed\n",
           figures.jumps, figures.kills, figures.stills * STILL_MS / 1000, figures.acks);
    return 0;
}
