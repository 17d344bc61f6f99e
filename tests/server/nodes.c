/*
 * nodes.c - several nodes on one database: the promises of one server hold for all of them.
 *
 * kills    a node is killed again and again; its players go on at the other, nothing is lost
 * races    one seat at two nodes says two decisions for one version: one is acknowledged
 * ahead    a player who knows more than a node decides there: it reads first
 * seats    many people at two nodes sit, rename and leave at once: no answer was untrue
 * meet     chat, presence, lists, votes for a rematch and a second game across nodes
 * hints    half or all of what nodes tell each other is lost: games go on all the same
 * bots     games of bots end when the node that played them is killed
 * secrets  what a seat at one node is told of a game that is played at another is the same,
 *          whatever the others hold
 *
 * usage: nodes WHAT [SIZE]; ORI_STORE names the PostgreSQL
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
    long unanswered;
    long survived;
    long away_us; /* of those who were cut off, together */
    long back;
} figures;

/* Hears up to the answer to what was said with a ref: its type ("ok", "seat", or the error's code). */
static void answered(Player *p, char out[64])
{
    json_t *m;
    for (;;) {
        m = client_hear(&p->line, PATIENCE);
        if (m == NULL)
            fail("somebody is not answered");
        bool answers = json_object_get(m, "ref") != NULL;
        if (!answers || !json_is(m, "error"))
            player_hear(p, m);
        if (answers)
            break;
        json_decref(m);
    }
    snprintf(out, 64, "%s", json_is(m, "error") ? json_text(m, "code") : json_text(m, "t"));
    json_decref(m);
}

/* --- Kills --- */

static void move_over(Match *m, int dead, int alive)
{
    for (int seat = 0; seat < m->table.seats; seat++) {
        Player *p = &m->table.player[seat];
        if (m->at[seat] != dead)
            continue;
        long acked = p->acked;
        long v = p->v;
        bool waited = p->waits;
        int64_t from = now_us();
        come_to(m, seat, alive);
        json_t *table = shown(alive, m->table.id);
        long stored = json_number(table, "v");
        json_decref(table);
        if (stored < acked || stored < v)
            fail("%s: version %ld was told (%ld acknowledged) and %ld is there", p->game, v, acked,
                 stored);
        player_reach(p, stored);
        figures.away_us += (long)(now_us() - from);
        figures.back++;
        figures.unanswered += waited;
        figures.survived += waited && stored > v;
    }
}

static void kill_one(Match match[], int count)
{
    Player *all[MOST_TABLES * ORI_MAX_SEATS];
    int dead = any(NODES);
    for (int i = 0; i < count; i++)
        table_play(&match[i].table, &random_source);
    usleep((useconds_t)any(any(3) == 0 ? 12000 : 1500));
    server_kill(&node[dead]);
    int n = gather(match, count, all);
    while (players_hear(all, n, 0) > 0)
        ;
    for (int i = 0; i < count; i++) {
        note_acks(&match[i]);
        move_over(&match[i], dead, 1 - dead);
    }
    play(match, count, any(40));
    server_start(&node[dead]);
    figures.kills++;
    for (int i = 0; i < count; i++) /* so that tables are spread again */
        for (int seat = 0; seat < match[i].table.seats; seat++)
            if (any(2) == 0 && !match[i].table.player[seat].over)
                come_to(&match[i], seat, dead);
}

static void test_kills(long kills)
{
    static Match match[6];
    int opened = 0;
    open_nodes(NODES, NULL);
    while (figures.kills < kills) {
        refill(match, 6, &opened);
        play(match, 6, any(100));
        kill_one(match, 6);
    }
    play_to_the_end(match, 6);
    close_nodes();
    printf(
        "nodes: %ld kills of one of two nodes, %ld games, %ld decisions acknowledged and kept, %ld"
        " under way at a kill (%ld done), back after %.0f ms\n",
        figures.kills, games_closed, acks_noted, figures.unanswered, figures.survived,
        (double)figures.away_us / 1000 / (double)(figures.back > 0 ? figures.back : 1));
}

/* --- Races --- */

static void hear_both(Player *two[2])
{
    int64_t until = now_us() + PATIENCE * 1000LL;
    while (two[0]->waits || two[1]->waits) {
        players_hear(two, 2, 100);
        if (now_us() > until)
            fail("one of two is not answered");
    }
}

/* The same seat says something at both nodes at once. */
static void race(Player *two[2], long *both, long *one)
{
    int a = any(two[0]->options);
    int b = any(two[1]->options);
    long v = two[0]->v;
    two[0]->acks = two[1]->acks = 0;
    player_decide(two[0], two[0]->option[a]);
    player_decide(two[1], two[1]->option[b]);
    hear_both(two);
    long acks = two[0]->acks + two[1]->acks;
    if (a == b && acks != 2)
        fail("the same decision at two nodes has %ld acks (%s, %s)", acks, two[0]->error,
             two[1]->error);
    if (a != b && acks != 1)
        fail("two decisions for version %ld have %ld acks (%s, %s)", v, acks, two[0]->error,
             two[1]->error);
    for (int i = 0; i < 2; i++)
        if (two[i]->acks == 0 && strcmp(two[i]->error, "stale") != 0)
            fail("the second decision is answered with %s", two[i]->error);
    *(a == b ? both : one) += 1;
}

/* The same seat, at the second node too. */
static void come_twice(const Player *p, Player *twin)
{
    player_twin(twin, p, node[1].port);
    player_reach(twin, 0);
}

static void test_races(long races)
{
    long both = 0;
    long one = 0;
    open_nodes(NODES, NULL);
    while (both + one < races) {
        static Table table;
        static Player twin[ORI_MAX_SEATS];
        table_open(&table, node[0].port, "base", 3, "");
        table_start(&table, NULL);
        for (int seat = 0; seat < 3; seat++)
            come_twice(&table.player[seat], &twin[seat]);
        while (!table.player[0].over) {
            int asked = table.player[0].asked;
            for (int seat = 0; seat < 3; seat++) {
                player_reach(&table.player[seat], table.player[0].v);
                player_reach(&twin[seat], table.player[0].v);
            }
            Player *two[2] = {&table.player[asked], &twin[asked]};
            long v = two[0]->v;
            race(two, &both, &one);
            for (int seat = 0; seat < 3; seat++) {
                player_reach(&table.player[seat], v + 1);
                player_reach(&twin[seat], v + 1);
                if (strcmp(table.player[seat].position, twin[seat].position) != 0)
                    fail("two nodes tell one seat two things");
            }
        }
        for (int seat = 0; seat < 3; seat++)
            player_free(&twin[seat]);
        table_free(&table);
    }
    close_nodes();
    printf("nodes: %ld races of one seat at two nodes: %ld with one ack and one stale, %ld the same"
           " and both acknowledged\n",
           both + one, one, both);
}

/* --- Ahead --- */

/* Node 1 hears no hints. Whoever has seen the next version at node 0 and decides it at node 1 is
 * ahead of that node: it reads, and does not say that the player is late. */
static void test_ahead(long games)
{
    static Table table;
    static Player twin[3];
    long acked = 0;
    server_init(&node[0], NULL);
    server_join(&node[1], &node[0], (const char *const[]){"--test-hints", "0", NULL});
    for (int i = 0; i < NODES; i++)
        server_start(&node[i]);
    for (long i = 0; i < games; i++) {
        table_open(&table, node[0].port, "base", 3, "");
        table_start(&table, NULL);
        for (int seat = 0; seat < 3; seat++)
            come_twice(&table.player[seat], &twin[seat]);
        while (!table.player[0].over) {
            Player *p = &table.player[table.player[0].asked];
            long v = p->v;
            char answer[64] = "ack";
            if (v % 2 == 0) {
                player_decide_any(p, &random_source);
            } else {
                Player *t = &twin[p->seat];
                client_say(&t->line,
                           "{\"t\":\"decide\",\"ref\":1,\"game\":\"%s\",\"v\":%ld,"
                           "\"decision\":\"%s\"}",
                           p->game, v, p->option[any(p->options)]);
                answered(t, answer);
                acked++;
            }
            if (strcmp(answer, "ack") != 0)
                fail("a player ahead of a node is answered with %s at version %ld", answer, v);
            for (int seat = 0; seat < 3; seat++)
                player_reach(&table.player[seat], v + 1);
        }
        for (int seat = 0; seat < 3; seat++)
            player_free(&twin[seat]);
        table_free(&table);
    }
    close_nodes();
    printf("nodes: %ld decisions at a node that did not know of their version yet: all of them"
           " acknowledged\n",
           acked);
}

/* --- Seats --- */

enum { CROWD = 12, TABLE_SEATS = 5 };

typedef struct Guest {
    Player player;
    char name[16]; /* as it must be shown, if it sits */
} Guest;

/* Everybody says one thing at once; what was granted is remembered. */
static void crowd_round(Guest guest[], long *granted, long *refused)
{
    char said[CROWD][16];
    for (int i = 0; i < CROWD; i++) {
        Guest *g = &guest[i];
        bool sits = g->player.seat != ORI_SPECTATOR;
        int luck = any(4);
        snprintf(said[i], sizeof said[i], "g%d-%d", i, any(1000));
        if (!sits)
            client_say(&g->player.line, "{\"t\":\"sit\",\"ref\":1,\"name\":\"%s\"}", said[i]);
        else if (luck == 0)
            client_say(&g->player.line, "{\"t\":\"leave\",\"ref\":1}");
        else
            client_say(&g->player.line, "{\"t\":\"name\",\"ref\":1,\"name\":\"%s\"}", said[i]);
        if (sits && luck == 0)
            said[i][0] = '\0';
    }
    for (int i = 0; i < CROWD; i++) {
        Guest *g = &guest[i];
        char answer[64];
        answered(&g->player, answer);
        bool good = strcmp(answer, "ok") == 0 || strcmp(answer, "seat") == 0;
        if (!good && strcmp(answer, "seat-taken") != 0 && strcmp(answer, "busy") != 0)
            fail("a guest is answered with %s", answer);
        *(good ? granted : refused) += 1;
        if (!good)
            continue;
        memcpy(g->name, said[i], sizeof g->name);
        if (said[i][0] == '\0')
            g->player.seat = ORI_SPECTATOR;
    }
}

/* Who sits where is what was granted, at both nodes. */
static void check_crowd(const Guest guest[], const char *table)
{
    for (int at = 0; at < NODES; at++) {
        json_t *t = shown(at, table);
        const json_t *seats = json_object_get(t, "seats");
        int humans = 0;
        int sitting = 0;
        for (int seat = 0; seat < TABLE_SEATS; seat++)
            humans += strcmp(json_text(json_array_get(seats, (size_t)seat), "kind"), "human") == 0;
        for (int i = 0; i < CROWD; i++) {
            int seat = guest[i].player.seat;
            if (seat == ORI_SPECTATOR)
                continue;
            sitting++;
            const char *name = json_text(json_array_get(seats, (size_t)seat), "name");
            if (strcmp(name, guest[i].name) != 0)
                fail("node %d: seat %c was granted to %s and is %s's", at, 'a' + seat,
                     guest[i].name, name);
        }
        if (humans != sitting)
            fail("node %d: %d sit, and %d were told that they do", at, humans, sitting);
        json_decref(t);
    }
}

static void test_seats(long rounds)
{
    static Guest guest[CROWD];
    char table[ID_TEXT];
    char token[TOKEN_TEXT];
    long granted = 0;
    long refused = 0;
    open_nodes(NODES, NULL);
    make_table(node[0].port,
               "{\"seats\":[\"open\",\"open\",\"open\",\"open\",\"open\"],\"public\":true}", table,
               token);
    for (int i = 0; i < CROWD; i++) {
        player_init(&guest[i].player);
        player_join(&guest[i].player, node[i % NODES].port, table, ORI_SPECTATOR, "");
    }
    for (long i = 0; i < rounds; i++) {
        crowd_round(guest, &granted, &refused);
        check_crowd(guest, table);
    }
    for (int i = 0; i < CROWD; i++)
        player_free(&guest[i].player);
    close_nodes();
    printf(
        "nodes: %d people at two nodes and five seats, %ld rounds: %ld wishes granted, all of them"
        " true, %ld refused\n",
        CROWD, rounds, granted, refused);
}

/* --- Meeting --- */

static Table meeting;
static Player guest_of_b;

static bool both_are_here(const void *unused)
{
    (void)unused;
    bool all = true;
    for (int at = 0; at < NODES; at++) {
        json_t *t = shown(at, meeting.id);
        for (size_t seat = 0; seat < 2; seat++)
            all = all && json_is_true(json_object_get(
                             json_array_get(json_object_get(t, "seats"), seat), "here"));
        json_decref(t);
    }
    return all;
}

static bool b_is_away(const void *unused)
{
    (void)unused;
    json_t *t = shown(0, meeting.id);
    bool away =
        json_is_false(json_object_get(json_array_get(json_object_get(t, "seats"), 1), "here"));
    json_decref(t);
    return away;
}

static bool lists_are_equal(const void *unused)
{
    Answer answer[NODES];
    bool same = true;
    (void)unused;
    for (int at = 0; at < NODES; at++)
        if (!http(node[at].port, "GET", "/tables", NULL, NULL, &answer[at]))
            fail("no list");
    same = strstr(answer[0].body.data, meeting.id) != NULL &&
           strcmp(answer[0].body.data, answer[1].body.data) == 0;
    for (int at = 0; at < NODES; at++)
        answer_free(&answer[at]);
    return same;
}

static void expect_chat(Player *p, const char *text)
{
    for (;;) {
        json_t *m = client_hear(&p->line, PATIENCE);
        if (m == NULL)
            fail("'%s' is not heard", text);
        bool found = json_is(m, "chat") && strcmp(json_text(m, "text"), text) == 0;
        player_hear(p, m);
        json_decref(m);
        if (found)
            return;
    }
}

static void talk_across(Player *a, Player *b)
{
    for (int i = 0; i < 4; i++) { /* at once: one of them has to take the next number */
        client_say(&a->line, "{\"t\":\"chat\",\"text\":\"from a %d\"}", i);
        client_say(&b->line, "{\"t\":\"chat\",\"text\":\"from b %d\"}", i);
        char text[32];
        snprintf(text, sizeof text, "from b %d", i);
        expect_chat(a, text);
        snprintf(text, sizeof text, "from a %d", i);
        expect_chat(b, text);
    }
}

static void play_meeting(void)
{
    Player *two[2] = {&meeting.player[0], &meeting.player[1]};
    int64_t until = now_us() + PATIENCE * 1000LL;
    while (!table_is_over(&meeting)) {
        table_play(&meeting, &random_source);
        players_hear(two, 2, 50);
        if (now_us() > until)
            fail("the game does not end");
    }
}

static void test_meet(long games)
{
    open_nodes(NODES, NULL);
    table_open(&meeting, node[0].port, "base", 2, ",\"public\":true");
    Player *a = &meeting.player[0];
    Player *b = &meeting.player[1];
    player_come(b, node[1].port, ANEW);
    await(both_are_here, NULL, "both nodes show that both players are here");
    await(lists_are_equal, NULL, "both nodes list the same");
    talk_across(a, b);
    table_start(&meeting, NULL);
    for (long game = 1; game < games; game++) { /* and another, when both want it */
        play_meeting();
        client_say(&a->line, "{\"t\":\"rematch\"}");
        client_say(&b->line, "{\"t\":\"rematch\"}");
        char next[ID_TEXT];
        snprintf(next, sizeof next, "%.40s-%ld", meeting.id, game + 1);
        for (int64_t until = now_us() + PATIENCE * 1000LL;
             strcmp(a->game, next) != 0 || strcmp(b->game, next) != 0;) {
            Player *two[2] = {a, b};
            players_hear(two, 2, 50);
            if (now_us() > until)
                fail("no second game: %s and %s", a->game, b->game);
        }
    }
    play_meeting();
    player_init(&guest_of_b);
    player_join(&guest_of_b, node[1].port, meeting.id, ORI_SPECTATOR, "");
    player_reach(&guest_of_b, a->v);
    server_kill(&node[1]);
    await(b_is_away, NULL, "who was at a node that died is away");
    server_start(&node[1]);
    player_come(b, node[1].port, SINCE_KNOWN);
    await(both_are_here, NULL, "both are here again");
    player_free(&guest_of_b);
    table_free(&meeting);
    close_nodes();
    printf("nodes: two players at two nodes saw each other, talked, and played %ld games\n", games);
}

/* --- Hints --- */

static void test_hints(long tables)
{
    static Match match[MOST_TABLES];
    static const char *const some[] = {"--test-hints", "50", NULL};
    static const char *const none[] = {"--test-hints", "0", NULL};
    open_nodes(NODES, some);
    if (tables > MOST_TABLES)
        tables = MOST_TABLES;
    for (int i = 0; i < tables; i++)
        open_match(&match[i], 3 * i, ""); /* base; two to five players */
    play_to_the_end(match, (int)tables);
    close_nodes();
    long whole = acks_noted;
    open_nodes(NODES, none);
    for (int i = 0; i < tables; i++)
        open_match(&match[i], 3 * i, "");
    play(match, (int)tables, 4 * tables); /* at the pace of the look that makes it good */
    for (int i = 0; i < tables; i++)
        table_free(&match[i].table);
    close_nodes();
    printf("nodes: %ld games to the end with half of the hints lost; %ld decisions without any\n",
           tables, acks_noted - whole);
}

/* --- Bots --- */

static char bot_table[MOST_TABLES][ID_TEXT];
static long bot_tables;

static bool bots_are_done(const void *at)
{
    for (long i = 0; i < bot_tables; i++) {
        json_t *t = shown(*(const int *)at, bot_table[i]);
        bool over = strcmp(json_text(t, "phase"), "over") == 0;
        json_decref(t);
        if (!over)
            return false;
    }
    return true;
}

/* At the node that dies a bot takes a minute for a decision: its games are not over before. */
static void test_bots(long tables)
{
    char token[TOKEN_TEXT];
    int survivor = 1;
    Player watcher;
    server_init(&node[0], (const char *const[]){"--bot-delay", "60000", NULL});
    server_join(&node[1], &node[0], (const char *const[]){"--bot-delay", "0", NULL});
    for (int i = 0; i < NODES; i++)
        server_start(&node[i]);
    bot_tables = tables < MOST_TABLES ? tables : MOST_TABLES;
    for (long i = 0; i < bot_tables; i++)
        make_table(node[0].port,
                   i % 2 == 0 ? "{\"seats\":[\"knight\",\"squire\",\"random\"],\"start\":true}"
                              : "{\"seats\":[\"knight\",\"knight\"],\"start\":true}",
                   bot_table[i], token);
    player_init(&watcher); /* of one that both nodes then attend */
    player_join(&watcher, node[1].port, bot_table[0], ORI_SPECTATOR, "");
    player_reach(&watcher, 0);
    server_kill(&node[0]);
    await(bots_are_done, &survivor, "the games of a dead node's bots are over");
    player_free(&watcher);
    server_start(&node[0]);
    close_nodes();
    printf("nodes: %ld games of bots ended after their node had died\n", bot_tables);
}

/* --- Secrets --- */

/* All that X is told of the game, apart from who is connected, which is nobody's secret and comes
 * when it comes. */
static void hear_secretly(Player *x, Bytes *told, long v)
{
    int64_t until = now_us() + PATIENCE * 1000LL;
    while (x->v < v) {
        json_t *m = client_hear(&x->line, 100);
        if (now_us() > until)
            fail("X does not hear of version %ld", v);
        if (m == NULL)
            continue;
        player_hear(x, m);
        if (!json_is(m, "table")) {
            json_object_del(m, "game");
            char *text = json_dumps(m, JSON_SORT_KEYS);
            bytes_print(told, "%s\n", text);
            free(text);
        }
        json_decref(m);
    }
}

/* Two deals that differ in what the others hold; X is a at node 0, the others are at node 1. */
static void deal_two(OriState deal[2], int seats)
{
    OriRules rules = ori_rules(ORI_BASE_SET, seats, 1);
    OriState other;
    if (ori_deal(rules, 1, &random_source, &deal[0]) != NULL ||
        ori_deal(rules, 1, &random_source, &other) != NULL)
        fail("no deal");
    other.hand[0] = deal[0].hand[0];
    other.aside[0] = deal[0].aside[0];
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        other.hand[seat] &= ~ORI_TWIN_BIT;
    if (ori_deal_hands(rules, 1, other.hand, other.aside, &deal[1]) != NULL)
        fail("no second deal");
}

/* Placements only: face down, X is told the same whatever they are. */
static const char *placement(const Player *p)
{
    for (int i = 0; i < p->options; i++)
        if (strchr(p->option[i], '>') != NULL)
            return p->option[i];
    return NULL;
}

static void play_secretly(const OriState *deal, int seats, Bytes *told, Bytes *neighbour)
{
    static Table t;
    char position[ORI_POSITION_TEXT];
    ori_write_position(deal, position);
    table_open(&t, node[0].port, "base", seats, "");
    for (int seat = 1; seat < seats; seat++)
        player_come(&t.player[seat], node[1].port, ANEW);
    json_decref(client_await(&t.maker, "table", NULL));
    client_say(&t.maker, "{\"t\":\"start\",\"deal\":\"%s\"}", position);
    hear_secretly(&t.player[0], told, 0);
    for (int seat = 1; seat < seats; seat++)
        player_reach(&t.player[seat], 0);
    for (int v = 0; v < seats; v++) { /* the first placements of everybody */
        Player *asked = &t.player[t.player[1].asked];
        const char *decision = placement(asked);
        if (decision == NULL)
            fail("nothing can be placed");
        bytes_print(neighbour, "%s\n", asked->position);
        player_decide(asked, decision);
        for (int seat = 1; seat < seats; seat++)
            player_reach(&t.player[seat], v + 1);
        hear_secretly(&t.player[0], told, v + 1);
    }
    table_free(&t);
}

/* X's own first placement must be the same in both: its options are. */
static void test_secrets(long pairs)
{
    static const char *const deals[] = {"--test-deals", NULL};
    long bytes = 0;
    open_nodes(NODES, deals);
    for (long i = 0; i < pairs; i++) {
        OriState deal[2];
        Bytes told[2] = {{0}};
        Bytes neighbour[2] = {{0}};
        int seats = 3 + (int)(i % 3);
        deal_two(deal, seats);
        for (int side = 0; side < 2; side++)
            play_secretly(&deal[side], seats, &told[side], &neighbour[side]);
        if (told[0].count != told[1].count ||
            memcmp(told[0].data, told[1].data, told[0].count) != 0)
            fail("X is told two things:\n%s\n%s", told[0].data, told[1].data);
        if (strcmp(neighbour[0].data, neighbour[1].data) == 0)
            fail("the comparison is blind");
        bytes += (long)told[0].count;
        for (int side = 0; side < 2; side++) {
            bytes_free(&told[side]);
            bytes_free(&neighbour[side]);
        }
    }
    close_nodes();
    printf(
        "nodes: %ld pairs of games that differ in secret, played at another node: %ld bytes that a"
        " seat was told are the same\n",
        pairs, bytes);
}

int main(int argc, char **argv)
{
    static const struct Test {
        const char *name;
        void (*run)(long size);
        long size;
    } tests[] = {{"kills", test_kills, 12}, {"races", test_races, 200},   {"ahead", test_ahead, 2},
                 {"seats", test_seats, 20}, {"meet", test_meet, 3},       {"hints", test_hints, 3},
                 {"bots", test_bots, 6},    {"secrets", test_secrets, 12}};
    random_source.state = (uint64_t)now_us();
    fprintf(stderr, "nodes: seed %llu\n", (unsigned long long)random_source.state);
    for (size_t i = 0; argc > 1 && i < sizeof tests / sizeof tests[0]; i++)
        if (strcmp(argv[1], tests[i].name) == 0) {
            tests[i].run(number_told(argc, argv, 2, tests[i].size));
            return 0;
        }
    fail("usage: nodes kills|races|ahead|seats|meet|hints|bots|secrets [SIZE]");
}
