/*
 * legal.c - promise 2 through the wire: only legal decisions change anything.
 *
 * At positions of random games well-formed decisions outside the options are refused as `illegal`,
 * those of others as `not-asked`, those for another version as `stale`; afterwards the view and its
 * version are what they were. At some positions every well-formed decision is tried.
 *
 * usage: legal [GAMES [PROCESSES]]
 */
#define _GNU_SOURCE
#include "tests/support/player.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    VERBS = ORI_ACTIVATE + 1,
    ALL_DECISIONS = VERBS * ORI_KINDS * (ORI_MAX_PLACES + 1),
    AT_ONCE = 100, /* unread answers */
    EVERY_NTH = 25,
    SOME = 25,
};

typedef struct Figures {
    atomic_long games;
    atomic_long positions;
    atomic_long illegal;
    atomic_long not_asked;
    atomic_long stale;
} Figures;

static Figures *figures;
static Server server;
static long games = 12;
static long processes = 4;
static char every[ALL_DECISIONS][ORI_DECISION_TEXT];
static int every_count;

static void list_every_decision(void)
{
    for (int verb = 0; verb < VERBS; verb++)
        for (int kind = 0; kind < (verb <= ORI_PLACE_ON ? ORI_KINDS : 1); kind++)
            for (int at = 0; at < ORI_MAX_PLACES + 1; at++) {
                OriDecision d = {(uint8_t)verb, (uint8_t)kind, (uint8_t)at};
                OriDecision read;
                OriError error;
                char *text = every[every_count];
                bool placeless =
                    verb == ORI_PLACE_FIRST || verb == ORI_PLACE_LAST || verb == ORI_TAKE;
                if (placeless && at > 0)
                    continue;
                ori_write_decision(d, text);
                every_count += ori_read_decision(text, &read, &error);
            }
}

static bool is_option(const Player *p, const char *text)
{
    for (int i = 0; i < p->options; i++)
        if (strcmp(p->option[i], text) == 0)
            return true;
    return false;
}

static void hear_refusals(Player *p, int count, const char *code, const char *or_code)
{
    for (int i = 0; i < count; i++) {
        json_t *m = client_await(&p->line, "error", "ack");
        const char *told = json_text(m, "code");
        if (!json_is(m, "error") || (strcmp(told, code) != 0 && strcmp(told, or_code) != 0))
            fail("at %s, seat %d: not refused as %s: %s", p->position, p->seat, code,
                 p->line.message.data);
        if (json_text(m, "message")[0] == '\0')
            fail("a refusal without a reason: %s", p->line.message.data);
        json_decref(m);
    }
}

static void try_decision(Player *p, long v, const char *text)
{
    client_say(&p->line, "{\"t\":\"decide\",\"game\":\"%s\",\"v\":%ld,\"decision\":\"%s\"}",
               p->game, v, text);
}

static void try_wrong_ones(Player *p, OriRandom *random, bool all)
{
    int said = 0;
    for (int i = 0; i < (all ? every_count : SOME); i++) {
        const char *text = every[all ? i : ori_random_below(random, every_count)];
        if (is_option(p, text))
            continue;
        try_decision(p, p->v, text);
        figures->illegal++;
        if (++said % AT_ONCE == 0)
            hear_refusals(p, AT_ONCE, "illegal", "illegal");
    }
    hear_refusals(p, said % AT_ONCE, "illegal", "illegal");
}

static void check_unchanged(Player *p)
{
    client_say(&p->line, "{\"t\":\"resync\"}");
    json_t *m = client_await(&p->line, "game", "error");
    if (json_number(m, "v") != p->v || strcmp(json_text(m, "position"), p->position) != 0)
        fail("a refused decision has changed %s to %s", p->position, p->line.message.data);
    player_hear(p, m);
    json_decref(m);
}

static void try_position(Table *t, OriRandom *random)
{
    Player *asked = NULL;
    for (int seat = 0; seat < t->seats; seat++)
        if (player_is_asked(&t->player[seat]))
            asked = &t->player[seat];
    if (asked == NULL)
        fail("nobody is asked");
    bool all = figures->positions++ % EVERY_NTH == 0;
    try_wrong_ones(asked, random, all);
    for (int seat = 0; seat < t->seats; seat++) {
        Player *p = &t->player[seat];
        if (p == asked)
            continue;
        try_decision(p, p->v, asked->option[0]);
        try_decision(p, p->v, every[ori_random_below(random, every_count)]);
        hear_refusals(p, 2, "not-asked", "illegal");
        figures->not_asked += 2;
    }
    static const long off[] = {1, 7, 100000};
    for (size_t i = 0; i < sizeof off / sizeof off[0]; i++) {
        try_decision(asked, asked->v + off[i], asked->option[0]);
        hear_refusals(asked, 1, "stale", "stale");
        figures->stale++;
    }
    if (asked->v > 0) { /* not the decision that led here, which would be acknowledged again */
        try_decision(asked, asked->v - 1, "&35");
        hear_refusals(asked, 1, "stale", "illegal");
        figures->stale++;
    }
    check_unchanged(asked);
}

static void play_game(long number, OriRandom *random)
{
    static const char *const rules[] = {"base", "ablaze", "mix"};
    static Table table;
    table_open(&table, server.port, rules[number % 3], 2 + (int)(number / 3 % 4), "");
    table_start(&table, NULL);
    while (!table.player[0].over) {
        try_position(&table, random);
        long v = table.player[0].v + 1;
        table_play(&table, random);
        for (int seat = 0; seat < table.seats; seat++) {
            Player *p = &table.player[seat];
            player_reach(p, v);
            while (p->waits)
                players_hear(&p, 1, 100);
        }
        while (table.player[0].asked < 0 && !table.player[0].over) {
            Player *p = &table.player[0];
            players_hear(&p, 1, 100);
        }
    }
    table_free(&table);
    figures->games++;
}

static void work(int index)
{
    OriRandom random = {seed_told((uint64_t)index * 15485863 + 29)};
    for (long i = index; i < games; i += processes)
        play_game(i, &random);
}

int main(int argc, char **argv)
{
    games = number_told(argc, argv, 1, games);
    processes = number_told(argc, argv, 2, processes);
    figures = shared_memory(sizeof *figures);
    list_every_decision();
    server_init(&server, NULL);
    server_start(&server);
    in_processes((int)processes, work);
    server_end(&server);
    printf(
        "legal over the wire: %ld games, %ld positions, refused: %ld illegal, %ld not asked, %ld "
        "stale\n",
        figures->games, figures->positions, figures->illegal, figures->not_asked, figures->stale);
    return 0;
}
