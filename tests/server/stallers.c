/*
 * stallers.c - time belongs to the decision: whatever one client says, nobody waits longer for it than
 * the table's clock and a grace of a few seconds.
 *
 * A player who is asked leaves and comes back, reconnects, votes, renames itself and decides nonsense,
 * at random and for as long as it likes. With a clock, the seat or its stand-in has decided when the
 * clock, the grace and a bot's delay are over; without one, a vote of the others has. A player who came
 * back too late for a decision has the seat again for the next. The server's clock is moved by the test
 * (failing.so).
 *
 * usage: stallers [GAMES]
 */
#define _GNU_SOURCE
#include "tests/support/player.h"
#include "tests/support/shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CLOCK_MS = 5000, ABSENCE_MS = 60000, GRACE_MS = 5000, DELAY_MS = 200, STEP_MS = 1500 };
enum { STALLS = 3, SEATS = 3 };

static Server server;
static Shim shim;
static OriRandom chance;
static struct Figures {
    long stalls;
    long messages;
} figures;

static void hear_all(Table *t)
{
    Player *all[SEATS];
    for (int seat = 0; seat < SEATS; seat++)
        all[seat] = &t->player[seat];
    while (players_hear(all, SEATS, 0) > 0)
        ;
}

typedef enum Manner { LEAVES, SAYS_BACK, RECONNECTS, DOES_ANYTHING, MANNERS } Manner;

/* Says it, and hears until it is answered: what was wished is written then. */
static void say(Player *p, const char *message)
{
    client_say(&p->line, "%s", message);
    figures.messages++;
    for (bool answered = false; !answered;) {
        json_t *heard = client_hear(&p->line, PATIENCE);
        if (heard == NULL)
            fail("%s is not answered", message);
        answered = json_is(heard, "ok") || json_is(heard, "error");
        player_hear(p, heard);
        json_decref(heard);
    }
}

static void come_again(Player *p)
{
    client_cut(&p->line);
    player_come(p, server.port, ANEW);
    figures.messages++;
}

static void do_anything(Player *p)
{
    switch (ori_random_below(&chance, 7)) {
    case 0:
        come_again(p);
        break;
    case 1:
        say(p, "{\"t\":\"leave\"}");
        break;
    case 2:
    case 3:
        say(p, "{\"t\":\"back\"}");
        break;
    case 4:
        say(p, "{\"t\":\"vote\",\"seat\":\"b\"}");
        break;
    case 5:
        say(p, "{\"t\":\"name\",\"name\":\"Ann\"}");
        break;
    default:
        say(p, "{\"t\":\"decide\",\"v\":0,\"decision\":\"99!\"}");
    }
}

static void stall_once(Player *p, Manner manner)
{
    if (manner == LEAVES)
        say(p, "{\"t\":\"leave\"}");
    if (manner == LEAVES || (manner == SAYS_BACK && player_is_stood_in(p)))
        say(p, "{\"t\":\"back\"}");
    else if (manner == RECONNECTS && player_is_stood_in(p))
        come_again(p);
    else if (manner == DOES_ANYTHING)
        do_anything(p);
}

/* Whatever the server itself wished of the row is written: it does one thing after the other. */
static void settle(Player *other)
{
    static int number;
    char message[64];
    snprintf(message, sizeof message, "{\"t\":\"name\",\"name\":\"P%d\"}", number++);
    say(other, message);
}

static void others_vote(Table *t, int staller)
{
    char vote[] = "{\"t\":\"vote\",\"seat\":\"a\"}";
    vote[strlen(vote) - 3] = (char)('a' + staller);
    for (int seat = 0; seat < SEATS; seat++)
        if (seat != staller)
            say(&t->player[seat], vote);
}

/* The player who is asked does everything but decide, until its time is up. */
static void stall(Table *t, Manner manner, int limit_ms, bool votes)
{
    int seat = t->player[0].asked;
    Player *staller = &t->player[seat];
    long v = staller->v;
    int most = limit_ms + GRACE_MS + DELAY_MS + STEP_MS;
    for (int passed = 0; passed < most && t->player[(seat + 1) % SEATS].v == v; passed += 500) {
        stall_once(staller, manner);
        if (votes && passed >= limit_ms)
            others_vote(t, seat);
        shim_pass(&shim, 500);
        settle(&t->player[(seat + 1) % SEATS]);
        hear_all(t);
    }
    /* The stand-in thinks in a thread of its own, in real time; that much passes for the server too. */
    Wait w = wait_begin();
    while (t->player[(seat + 1) % SEATS].v == v) {
        shim_pass(&shim, 1);
        hear_all(t);
        wait_more(&w, "the stand-in decides");
    }
    for (int i = 0; i < SEATS; i++)
        player_reach(&t->player[i], v + 1);
    figures.stalls++;
}

static void has_seat_again(Table *t, Player *p)
{
    Wait w = wait_begin();
    while (player_is_stood_in(p)) {
        hear_all(t);
        wait_more(&w, "whoever is back has the seat again");
    }
}

static void play_game(Manner manner, bool has_clock)
{
    Table t;
    table_open(&t, server.port, "base", SEATS,
               has_clock ? ",\"pace\":{\"kind\":\"live\",\"seconds\":5}" : ",\"absence\":60");
    table_start(&t, NULL);
    for (int i = 0; i < STALLS; i++) {
        int asked = t.player[0].asked;
        stall(&t, manner, has_clock ? CLOCK_MS : ABSENCE_MS, !has_clock);
        say(&t.player[asked], "{\"t\":\"back\"}");
        has_seat_again(&t, &t.player[asked]);
    }
    table_free(&t);
}

int main(int argc, char **argv)
{
    long games = number_told(argc, argv, 1, 2);
    chance.state = seed_told(7);
    shim_open(&shim);
    shim_stop_clock(&shim);
    server_init(&server, (const char *const[]){"--bot-delay", "200", NULL});
    server.preload = shim.library;
    server_start(&server);
    for (long i = 0; i < games; i++)
        for (Manner manner = 0; manner < MANNERS; manner++) {
            play_game(manner, true);
            if (manner == LEAVES || manner == DOES_ANYTHING)
                play_game(manner, false);
        }
    server_done(&server);
    shim_close(&shim);
    printf(
        "stallers: %ld decisions stalled by %ld messages, each made when the clock and the grace "
        "were over\n",
        figures.stalls, figures.messages);
    return 0;
}
