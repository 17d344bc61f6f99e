/*
 * shape.c - what a game is like for those who play it: how often one is asked, how much happens in
 * a round, how long the Queue gets. For designers of tables. usage: shape [BOT [GAMES]]
 */
#include "bots/bot.h"

#include <stdio.h>
#include <stdlib.h>

enum { MOST = 256 };

/* How often each number came up. */
typedef struct Tally {
    long seen[MOST];
    long count;
    long sum;
} Tally;

static void note(Tally *t, int n)
{
    t->seen[n < MOST ? n : MOST - 1]++;
    t->count++;
    t->sum += n;
}

static double mean(const Tally *t)
{
    return t->count > 0 ? (double)t->sum / (double)t->count : 0;
}

static int percentile(const Tally *t, int percent)
{
    long before = 0;
    int n = 0;
    while (n < MOST - 1 && (before += t->seen[n]) * 100 < t->count * percent)
        n++;
    return n;
}

typedef struct Shape {
    Tally prompts; /* a player and game */
    Tally events;  /* a round, what changes without the asks */
    Tally places;  /* the Queue's greatest length in a game */
    Tally waits;   /* decisions of others between two own ones */
    long reveals;
    long decisions;
} Shape;

static void play(const Bot *bot, OriRules rules, uint64_t seed, void *memory, Shape *shape)
{
    static OriLog log;
    OriRandom random = {seed};
    OriState s;
    int prompts[ORI_MAX_SEATS] = {0};
    int since[ORI_MAX_SEATS];
    int places = 0;
    int events = 0;
    if (ori_deal(rules, ORI_ANY_SEAT, &random, &s) != NULL)
        abort();
    for (int i = 0; i < ORI_MAX_SEATS; i++)
        since[i] = -1;
    while (s.ask != ORI_ASK_OVER) {
        OriView view;
        BotTask task = {
            .budget = {.iterations = 200}, .seed = ori_random(&random), .memory = memory};
        int round = s.round;
        ori_view(&s, s.asked, &view);
        shape->decisions++;
        shape->reveals += s.ask == ORI_ASK_REVEAL;
        prompts[s.asked]++;
        if (since[s.asked] >= 0)
            note(&shape->waits, since[s.asked]);
        for (int i = 0; i < (int)rules.seats; i++)
            since[i] += since[i] >= 0;
        since[s.asked] = 0;
        if (ori_apply(&s, bot->decide(&view, &task, NULL), &log) != NULL)
            abort();
        for (int i = 0; i < log.count; i++)
            events += log.event[i].what != ORI_EV_ASK && log.event[i].what != ORI_EV_ROUND;
        places = s.places > places ? s.places : places;
        if (s.round != round || s.ask == ORI_ASK_OVER) {
            note(&shape->events, events);
            events = 0;
        }
    }
    note(&shape->places, places);
    for (int i = 0; i < (int)rules.seats; i++)
        note(&shape->prompts, prompts[i]);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        unsigned kinds;
    } sets[] = {{"base", ORI_BASE_SET}, {"ablaze", ORI_ABLAZE_SET}};
    const Bot *bot = bot_named(argc > 1 ? argv[1] : "knight");
    int games = argc > 2 ? atoi(argv[2]) : 1000;
    void *memory = malloc(BOT_MEMORY);
    if (bot == NULL || memory == NULL) {
        fprintf(stderr, "usage: shape [BOT [GAMES]]\n");
        return 2;
    }
    printf("| set | seats | prompts a player and game (p95) | of them keep or reveal | events a "
           "round (p95) "
           "| longest Queue p95 (most) | others' decisions between two own (p95) "
           "|\n|---|---|---|---|---|---|---|\n");
    for (int set = 0; set < 2; set++)
        for (unsigned seats = 3; seats <= ORI_MAX_SEATS; seats++) {
            static Shape shape;
            shape = (Shape){.decisions = 0};
            OriRules rules = ori_rules(sets[set].kinds, (int)seats, 1);
            for (int i = 0; i < games; i++)
                play(bot, rules, (uint64_t)i, memory, &shape);
            printf("| %s | %u | %.1f (%d) | %.0f %% | %.1f (%d) | %d (%d) | %.1f (%d) |\n",
                   sets[set].name, seats, mean(&shape.prompts), percentile(&shape.prompts, 95),
                   100.0 * (double)shape.reveals / (double)shape.decisions, mean(&shape.events),
                   percentile(&shape.events, 95), percentile(&shape.places, 95),
                   percentile(&shape.places, 100), mean(&shape.waits),
                   percentile(&shape.waits, 95));
        }
    free(memory);
    return 0;
}
