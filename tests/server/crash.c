/*
 * crash.c - promise 7: an acknowledged decision is never lost.
 *
 * Games run over real sockets; the server is killed with SIGKILL at random instants and started
 * again. Every version that a client has seen or had acknowledged is still there, every client's
 * own view goes on to evolve into what it is told, and the final record has every acknowledged
 * decision.
 *
 * usage: crash [KILLS [TABLES]]
 */
#define _GNU_SOURCE
#include "tests/support/spread.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct Figures {
    long kills;
    long unanswered; /* decisions that were under way at a kill */
    long survived;   /* of those: done nevertheless */
    long restart_us;
} figures;

enum { MOST_DELAY_US = 12000, MOST_DECISIONS = 120 }; /* before a kill */

static const char slow_disk[] = "build/release/slow-disk.so";

static Server *const server = &node[0];

static long stored_version(const Match *m)
{
    json_t *table = shown(0, m->table.id);
    long v = json_number(table, "v");
    json_decref(table);
    return v;
}

static void come_back(Match *m)
{
    long stored = stored_version(m);
    for (int seat = 0; seat < m->table.seats; seat++) {
        Player *p = &m->table.player[seat];
        bool waited = p->waits;
        if (stored < p->acked || stored < p->v)
            fail("%s: version %ld was told (%ld acknowledged) and %ld is stored", p->game, p->v,
                 p->acked, stored);
        figures.unanswered += waited;
        figures.survived += waited && stored > p->v;
        if (p->over && stored == p->v)
            continue;
        player_come(p, server->port, ori_random_below(&random_source, 4) > 0 ? SINCE_KNOWN : ANEW);
    }
    for (int seat = 0; seat < m->table.seats; seat++)
        player_reach(&m->table.player[seat], stored);
}

static void kill_and_restart(Match match[], int count)
{
    Player *all[MOST_TABLES * ORI_MAX_SEATS];
    for (int i = 0; i < count; i++) /* so that something is under way */
        if (match[i].runs)
            table_play(&match[i].table, &random_source);
    int most = ori_random_below(&random_source, 3) == 0 ? MOST_DELAY_US : MOST_DELAY_US / 8;
    usleep((useconds_t)ori_random_below(&random_source, most));
    server_kill(server);
    int n = gather(match, count, all);
    while (players_hear(all, n, 0) > 0) /* what was on its way counts as told */
        ;
    for (int i = 0; i < count; i++)
        if (match[i].runs)
            note_acks(&match[i]);
    /* With a slow disk more is under way. */
    server->preload = figures.kills % 2 == 0 ? slow_disk : NULL;
    int64_t before = now_us();
    server_start(server);
    figures.restart_us += (long)(now_us() - before);
    figures.kills++;
    for (int i = 0; i < count; i++)
        if (match[i].runs)
            come_back(&match[i]);
}

int main(int argc, char **argv)
{
    static Match match[MOST_TABLES];
    long kills = number_told(argc, argv, 1, 20);
    int tables = (int)number_told(argc, argv, 2, 6);
    int opened = 0;
    if (tables > MOST_TABLES)
        tables = MOST_TABLES;
    random_source.state = (uint64_t)now_us();
    fprintf(stderr, "crash: seed %llu\n", (unsigned long long)random_source.state);
    setenv("ORI_SYNC_US", "4000", 1);
    open_nodes(1, NULL);
    while (figures.kills < kills) {
        refill(match, tables, &opened);
        play(match, tables, ori_random_below(&random_source, MOST_DECISIONS));
        kill_and_restart(match, tables);
    }
    play_to_the_end(match, tables);
    close_nodes();
    printf(
        "crash: %ld kills, %ld games, %ld decisions acknowledged and kept, %ld under way at a kill "
        "(%ld done), restart %.0f ms\n",
        figures.kills, games_closed, acks_noted, figures.unanswered, figures.survived,
        (double)figures.restart_us / 1000 / (double)(figures.kills > 0 ? figures.kills : 1));
    return 0;
}
