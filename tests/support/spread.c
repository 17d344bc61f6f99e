/*
 * spread.c - tables whose players are at one node, or at several.
 */
#define _GNU_SOURCE
#include "spread.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

Server node[NODES];
static int nodes = NODES;
OriRandom random_source = {11};
long games_closed;
long acks_noted;

int any(int below)
{
    return ori_random_below(&random_source, below);
}

void open_nodes(int count, const char *const flags[])
{
    if (count > 1 && getenv("ORI_STORE") == NULL)
        fail("ORI_STORE names no PostgreSQL");
    nodes = count;
    server_init(&node[0], flags);
    for (int i = 1; i < nodes; i++)
        server_join(&node[i], &node[0], NULL);
    for (int i = 0; i < nodes; i++)
        server_start(&node[i]);
}

void close_nodes(void)
{
    for (int i = nodes - 1; i > 0; i--)
        server_done(&node[i]);
    server_end(&node[0]);
}

/* The table as this node shows it; the caller owns it. */
json_t *shown(int at, const char *table)
{
    return table_shown(node[at].port, table);
}

void await(bool (*holds)(const void *what), const void *what, const char *name)
{
    Wait w = wait_begin();
    while (!holds(what))
        wait_more(&w, name);
}

/* --- Tables whose players are at both nodes --- */

bool try_come(Match *m, int seat, int at)
{
    m->at[seat] = at;
    return player_try_come(&m->table.player[seat], node[at].port, any(4) > 0 ? SINCE_KNOWN : ANEW);
}

void come_to(Match *m, int seat, int at)
{
    if (!try_come(m, seat, at))
        fail("node %d does not let a player in", at);
}

void open_match(Match *m, int number, const char *more)
{
    static const char *const rules[] = {"base", "ablaze", "mix"};
    memset(m, 0, sizeof *m);
    table_open(&m->table, node[number % nodes].port, rules[number % 3], 2 + number % 4, more);
    for (int seat = 0; nodes > 1 && seat < m->table.seats; seat++)
        come_to(m, seat, any(nodes));
    table_start(&m->table, NULL);
    m->runs = true;
}

void note_acks(Match *m)
{
    for (int seat = 0; seat < m->table.seats; seat++) {
        Player *p = &m->table.player[seat];
        if (p->acks == 0)
            continue;
        acks_noted += p->acks;
        p->acks = 0;
        memcpy(m->made[p->acked], p->decision, sizeof p->decision);
    }
}

/* The record at either node has what was acknowledged. */
void close_match(Match *m)
{
    static OriRecord record;
    for (int at = 0; at < nodes; at++) {
        fetch_record(node[at].port, m->table.player[0].game, "", &record, NULL);
        if (record.seat != ORI_TRUTH || record.count != m->table.player[0].v)
            fail("the record of %s at node %d is not whole", m->table.player[0].game, at);
        for (int i = 0; i < record.count; i++) {
            char text[ORI_DECISION_TEXT];
            ori_write_decision(record.decision[i], text);
            if (m->made[i + 1][0] != '\0' && strcmp(m->made[i + 1], text) != 0)
                fail("%s: decision %d was acknowledged as %s and is %s", m->table.player[0].game, i,
                     m->made[i + 1], text);
        }
    }
    games_closed++;
    table_free(&m->table);
    m->runs = false;
}

void refill(Match match[], int count, int *opened)
{
    for (int i = 0; i < count; i++) {
        if (match[i].runs && table_is_over(&match[i].table))
            close_match(&match[i]);
        if (!match[i].runs)
            open_match(&match[i], (*opened)++, "");
    }
}

int gather(Match match[], int count, Player *all[])
{
    int n = 0;
    for (int i = 0; i < count; i++)
        for (int seat = 0; match[i].runs && seat < match[i].table.seats; seat++)
            all[n++] = &match[i].table.player[seat];
    return n;
}

/* One round of it: whoever is asked decides, and what comes within so long is heard. */
static void play_round(Match match[], int count, int milliseconds)
{
    Player *all[MOST_TABLES * ORI_MAX_SEATS] = {NULL};
    for (int i = 0; i < count; i++)
        if (match[i].runs)
            table_play(&match[i].table, &random_source);
    int n = gather(match, count, all);
    players_hear(all, n, milliseconds);
    for (int i = 0; i < count; i++)
        if (match[i].runs)
            note_acks(&match[i]);
}

static bool all_are_over(const Match match[], int count)
{
    for (int i = 0; i < count; i++)
        if (match[i].runs && !table_is_over(&match[i].table))
            return false;
    return true;
}

void play(Match match[], int count, long decisions)
{
    int64_t until = now_us() + PATIENCE * 1000LL;
    for (long wanted = acks_noted + decisions;
         acks_noted < wanted && !all_are_over(match, count);) {
        play_round(match, count, 100);
        if (now_us() > until)
            fail("the games do not go on");
    }
}

void play_to_the_end(Match match[], int count)
{
    int64_t until = now_us() + PATIENCE * 1000LL;
    while (!all_are_over(match, count)) {
        play_round(match, count, 100);
        for (int i = 0; now_us() > until && i < count; i++)
            if (match[i].runs && !table_is_over(&match[i].table))
                fail("%s does not end", match[i].table.player[0].game);
    }
    for (int i = 0; i < count; i++)
        if (match[i].runs)
            close_match(&match[i]);
}
