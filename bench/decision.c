/*
 * decision.c - a load that is the same for every server: this many games of four players and a
 * spectator, one after the other, of deals and choices that follow from a seed, one decision at a
 * time. For counting the instructions of a server (bench/decision).
 *
 * usage: decision PORT GAMES [WEBHOOK]    prints the number of decisions; the server has --test-deals
 */
#include "tests/support/player.h"

#include <stdio.h>
#include <stdlib.h>

enum { SEATS = 4 };

static void name_hook(Table *table, const char *url)
{
    client_say(&table->maker, "{\"t\":\"hook\",\"url\":\"%s\"}", url);
    json_t *answer = client_await(&table->maker, "ok", "error");
    if (!json_is(answer, "ok"))
        fail("the webhook is not taken");
    json_decref(answer);
}

static long play_game(int port, int number, const char *hook, OriRandom *random)
{
    static Table table;
    static Player watcher;
    static const char *const rules[] = {"base", "ablaze"};
    char deal[ORI_POSITION_TEXT];
    OriState start;
    OriRules game = ori_rules(number % 2 == 0 ? ORI_BASE_SET : ORI_ABLAZE_SET, SEATS, 1);
    if (ori_deal(game, ori_random_below(random, SEATS), random, &start) != NULL)
        fail("no deal");
    ori_write_position(&start, deal);
    table_open(&table, port, rules[number % 2], SEATS, "");
    if (hook != NULL)
        name_hook(&table, hook);
    player_init(&watcher);
    player_join(&watcher, port, table.id, ORI_SPECTATOR, "");
    table_start(&table, deal);
    player_reach(&watcher, 0);
    long v = 0;
    while (!table.player[0].over) {
        for (int seat = 0; seat < SEATS; seat++)
            if (player_is_asked(&table.player[seat]))
                player_decide_any(&table.player[seat], random);
        v++;
        for (int seat = 0; seat < SEATS; seat++)
            player_reach(&table.player[seat], v);
        player_reach(&watcher, v);
    }
    player_free(&watcher);
    table_free(&table);
    return v;
}

int main(int argc, char **argv)
{
    OriRandom random = {2026};
    long decisions = 0;
    int port = (int)number_told(argc, argv, 1, 0);
    long games = number_told(argc, argv, 2, 1);
    for (int i = 0; i < games; i++)
        decisions += play_game(port, i, argc > 3 ? argv[3] : NULL, &random);
    printf("%ld\n", decisions);
    return 0;
}
