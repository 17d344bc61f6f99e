/*
 * once.c - promise 8: a decision is applied exactly once.
 *
 * The same deal and the same decisions are played twice: cleanly, and by players whose messages
 * come twice, late, too early, in another order and over two connections at once. The records must
 * be the same, to the byte.
 *
 * usage: once [DECISIONS [PROCESSES]]
 */
#define _GNU_SOURCE
#include "tests/support/player.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Figures {
    atomic_long games;
    atomic_long decisions;
    atomic_long messages;
    atomic_long acks;
    atomic_long stale;
    atomic_long busy;
    atomic_long other;
} Figures;

typedef struct Script {
    OriState deal;
    int count;
    int seat[ORI_MAX_DECISIONS];
    char decision[ORI_MAX_DECISIONS][ORI_DECISION_TEXT];
} Script;

static Figures *figures;
static Server server;
static long decisions = 1000;
static long processes = 4;

static void write_script(Script *s, OriRandom *random)
{
    static const uint32_t kinds[] = {ORI_BASE_SET, ORI_ABLAZE_SET};
    uint32_t drawn = kinds[ori_random_below(random, 2)];
    OriRules rules = ori_rules(drawn, 2 + ori_random_below(random, 4), 1);
    if (ori_deal(rules, ORI_ANY_SEAT, random, &s->deal) != NULL)
        fail("no deal");
    OriState state = s->deal;
    for (s->count = 0; state.ask != ORI_ASK_OVER; s->count++) {
        OriDecision d = ori_choose(&state, random);
        s->seat[s->count] = state.asked;
        ori_write_decision(d, s->decision[s->count]);
        ori_play(&state, d, NULL);
    }
}

static void start(Table *t, const Script *s)
{
    char rules[ORI_RULES_TEXT];
    char deal[ORI_POSITION_TEXT];
    ori_write_rules(s->deal.rules, rules);
    ori_write_position(&s->deal, deal);
    table_open(t, server.port, rules, (int)s->deal.rules.seats, "");
    table_start(t, deal);
}

static void finish(Table *t, Bytes *text)
{
    static OriRecord record;
    fetch_record(server.port, t->player[0].game, "", &record, text);
    if (record.seat != ORI_TRUTH)
        fail("the record of a game that is over should be the truth");
    table_free(t);
}

static void play_cleanly(const Script *s, Bytes *record)
{
    static Table table;
    start(&table, s);
    for (int v = 0; v < s->count; v++) {
        Player *p = &table.player[s->seat[v]];
        player_reach(p, v);
        player_decide(p, s->decision[v]);
    }
    for (int seat = 0; seat < table.seats; seat++)
        player_reach(&table.player[seat], s->count);
    finish(&table, record);
}

static void say(Client *c, const Script *s, const char *game, int v)
{
    figures->messages++;
    client_say(c, "{\"t\":\"decide\",\"ref\":%d,\"game\":\"%s\",\"v\":%d,\"decision\":\"%s\"}", v,
               game, v, s->decision[v]);
}

/* Answers name the message by its ref. */
static void hear(Client *c, const Script *s)
{
    json_t *m;
    while ((m = client_hear(c, 0)) != NULL) {
        long ref = json_number(m, "ref");
        if (json_is(m, "ack")) {
            figures->acks++;
            if (json_number(m, "v") != ref + 1 || ref < 0 || ref >= s->count)
                fail("a wrong acknowledgement: %s", c->message.data);
        } else if (json_is(m, "error")) {
            const char *code = json_text(m, "code");
            figures->stale += strcmp(code, "stale") == 0;
            figures->busy += strcmp(code, "busy") == 0;
            figures->other += strcmp(code, "stale") != 0 && strcmp(code, "busy") != 0;
            if (strcmp(code, "stale") != 0 && strcmp(code, "busy") != 0 &&
                strcmp(code, "not-asked") != 0 && strcmp(code, "illegal") != 0 &&
                strcmp(code, "wrong-phase") != 0)
                fail("a message sent twice is answered with %s", c->message.data);
        }
        json_decref(m);
    }
    if (c->fd < 0)
        fail("a connection was closed with %d", c->close_code);
}

static void play_noisily(const Script *s, OriRandom *random, Bytes *record)
{
    enum { BACK = 6, AHEAD = 4, DEVICES = 2 };
    static Table table;
    Player other[ORI_MAX_SEATS];
    start(&table, s);
    for (int seat = 0; seat < table.seats; seat++)
        player_twin(&other[seat], &table.player[seat], server.port);
    Player watcher;
    player_init(&watcher);
    player_join(&watcher, server.port, table.id, ORI_SPECTATOR, "");
    player_reach(&watcher, 0);
    int64_t until = now_us() + PATIENCE * 1000LL;
    while (!watcher.over) {
        int low = (int)watcher.v - BACK < 0 ? 0 : (int)watcher.v - BACK;
        for (int i = 0; i < 6; i++) {
            int v = i == 0 ? (int)watcher.v : low + ori_random_below(random, BACK + AHEAD);
            if (v < 0 || v >= s->count)
                continue;
            int seat = s->seat[v];
            Client *c = ori_random_below(random, DEVICES) == 0 ? &table.player[seat].line
                                                               : &other[seat].line;
            say(c, s, watcher.game, v);
            if (ori_random_below(random, 3) == 0)
                say(c, s, watcher.game, v);
        }
        Player *p = &watcher;
        players_hear(&p, 1, ori_random_below(random, 4));
        for (int seat = 0; seat < table.seats; seat++) {
            hear(&table.player[seat].line, s);
            hear(&other[seat].line, s);
        }
        if (now_us() > until)
            fail("the noisy game does not end");
    }
    if (watcher.v != s->count)
        fail("the noisy game has %ld decisions, the clean one %d", watcher.v, s->count);
    player_free(&watcher);
    for (int seat = 0; seat < table.seats; seat++)
        player_free(&other[seat]);
    finish(&table, record);
}

static void work(int index)
{
    static Script script;
    OriRandom random = {seed_told((uint64_t)index * 7919 + 11)};
    while (figures->decisions < decisions) {
        Bytes clean = {0};
        Bytes noisy = {0};
        write_script(&script, &random);
        play_cleanly(&script, &clean);
        play_noisily(&script, &random, &noisy);
        if (clean.count != noisy.count || memcmp(clean.data, noisy.data, clean.count) != 0)
            fail("another game came out:\n%s\n%s", clean.data, noisy.data);
        figures->games++;
        figures->decisions += script.count;
        bytes_free(&clean);
        bytes_free(&noisy);
    }
}

int main(int argc, char **argv)
{
    decisions = number_told(argc, argv, 1, decisions);
    processes = number_told(argc, argv, 2, processes);
    figures = shared_memory(sizeof *figures);
    server_init(&server, (const char *const[]){"--test-deals", NULL});
    server_start(&server);
    in_processes((int)processes, work);
    server_end(&server);
    if (figures->messages < 2 * figures->decisions || figures->stale + figures->busy == 0)
        fail("the noise was too quiet");
    printf(
        "once: %ld games twice the same, %ld decisions in %ld messages: %ld acks, %ld stale, %ld "
        "busy, %ld otherwise refused\n",
        figures->games, figures->decisions, figures->messages, figures->acks, figures->stale,
        figures->busy, figures->other);
    return 0;
}
