/*
 * atlas.c - an atlas of the game: many games of a bot against itself, counted.
 *
 *     atlas play GAMES STATE       plays on until STATE has this many games; can be stopped at any time
 *     atlas data STATE             the data file (docs/atlas.json)
 *     atlas table STATE            the tables of docs/strategy.md
 *     atlas plot NAME STATE        a plot as SVG: hand, brings, rounds, kept, slots
 *
 * The bot is the king without search, the seed is 1. Everything about a game follows from its number
 * alone: its rules (base, ablaze and mixes in turn), its seats (2 to 5 in turn), deal and decisions.
 * So anybody gets the same file, in one go or in many.
 */
#include "research/atlas.h"

#include "analysis/sums.h"
#include "bots/bot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SAVE_EVERY = 2000 };

const char *const atlas_set[SETS] = {"base", "ablaze", "mix"};

_Noreturn void atlas_die(const char *why, const char *what)
{
    fprintf(stderr, "atlas: %s%s\n", what, why);
    exit(1);
}

/* --- One game --- */

typedef struct Laid {
    int kind;
    int owner;
    int round;
    bool is_open;
} Laid;

static void count_placed(Atlas *a, const OriState *s, OriDecision d)
{
    if (s->ask != ORI_ASK_PLACE)
        return;
    KindCount *k = &a->kind[d.kind];
    k->placed[s->round - 1]++;
    k->slot[d.verb == ORI_PLACE_FIRST ? 0 : d.verb == ORI_PLACE_LAST ? 1 : 2]++;
}

static void count_event(Atlas *a, const OriState *after, const OriEvent *e,
                        Laid laid[ORI_MAX_CARDS + 1], int round)
{
    Laid *l = &laid[e->card];
    KindCount *k = &a->kind[l->kind];
    switch ((OriEventKind)e->what) {
    case ORI_EV_PLACED:
    case ORI_EV_ENTERED:
        *l = (Laid){.kind = (int)after->card[e->card].kind,
                    .owner = e->seat,
                    .round = round,
                    .is_open = after->card[e->card].revealed != 0};
        break;
    case ORI_EV_REVEALED: {
        int rounds = round - l->round;
        k->revealed++;
        k->kept[rounds < KEPT - 1 ? rounds : KEPT - 1]++;
        k->brought += e->amount;
        l->is_open = true;
        break;
    }
    case ORI_EV_GAINED:
    case ORI_EV_STOLE:
        if (e->card != 0 && e->seat == l->owner)
            k->brought += e->amount;
        break;
    case ORI_EV_PAID:
        if (e->card != 0 && e->seat == l->owner)
            k->brought -= e->amount;
        break;
    case ORI_EV_ELIMINATED:
        if (e->other != 0 && laid[e->other].owner != l->owner) {
            k->struck++;
            k->struck_hidden += !l->is_open;
        }
        break;
    case ORI_EV_BRIBED:
        l->owner = e->seat;
        break;
    case ORI_EV_ROUND:
    case ORI_EV_KEPT:
    case ORI_EV_LOST:
    case ORI_EV_COPIED:
    case ORI_EV_ACTIVATED:
    case ORI_EV_MOVED:
    case ORI_EV_DISCARDED:
    case ORI_EV_ASK:
    case ORI_EV_OVER:
        break;
    }
}

static void count_end(Atlas *a, TableCount *t, const OriState *start, const OriState *end)
{
    int32_t share[ORI_MAX_SEATS];
    int seats = (int)end->rules.seats;
    bool is_shared = false;
    int first = 0;
    int second = 0;
    ori_shares(end, WIN, share);
    for (int seat = 0; seat < seats; seat++) {
        is_shared |= share[seat] > 0 && share[seat] < WIN;
        int pool = end->pool[seat];
        if (pool > first) {
            second = first;
            first = pool;
        } else if (pool > second) {
            second = pool;
        }
    }
    t->won_with += first;
    t->margin += first - second;
    t->shared += is_shared;
    for (int seat = 0; seat < seats; seat++) {
        int won = share[seat];
        t->turn_wins[(seat - start->first + seats) % seats] += won;
        for (int kind = 0; kind < ORI_KINDS; kind++)
            if ((start->hand[seat] & ~ORI_TWIN_BIT) >> kind & 1) {
                a->kind[kind].in_hand++;
                a->kind[kind].in_hand_wins += won;
                a->kind[kind].in_hand_fair += WIN / seats;
            }
    }
}

static void play_game(Atlas *a, const Bot *bot, void *memory)
{
    static OriLog log;
    Laid laid[ORI_MAX_CARDS + 1] = {{0}};
    int64_t number = a->next;
    int set = (int)(number % SETS);
    int size = (int)(number / SETS % SIZES);
    TableCount *t = &a->table[set][size];
    OriRandom random = {sum_blend(SEED, (uint64_t)number)};
    OriRules rules = ori_rules(set == 2 ? 0 : ori_set_kinds(set == 0 ? ORI_BASE : ORI_ABLAZE),
                               ORI_MIN_SEATS + size, 1);
    OriState state;
    ori_deal(rules, ORI_ANY_SEAT, &random, &state);
    OriState start = state;
    while (state.ask != ORI_ASK_OVER) {
        BotTask task = {.seed = ori_random(&random), .memory = memory};
        OriView view;
        ori_view(&state, state.asked, &view);
        OriDecision d = bot->decide(&view, &task, NULL);
        int round = state.round;
        count_placed(a, &state, d);
        ori_play(&state, d, &log);
        for (int i = 0; i < log.count && i < ORI_MAX_EVENTS; i++) {
            if (log.event[i].what == ORI_EV_ROUND)
                round = log.event[i].amount;
            count_event(a, &state, &log.event[i], laid, round);
        }
        t->decisions++;
    }
    t->games++;
    count_end(a, t, &start, &state);
    a->next++;
}

/* --- The state on the disk --- */

static void load(const char *path, Atlas *a)
{
    FILE *in = fopen(path, "rb");
    memset(a, 0, sizeof *a);
    a->format = FORMAT;
    if (in == NULL)
        return;
    if (fread(a, sizeof *a, 1, in) != 1 || a->format != FORMAT)
        atlas_die(" is not a state of this program", path);
    fclose(in);
}

/* Whole or not at all: it may be stopped at any time. */
static void save(const char *path, const Atlas *a)
{
    char fresh[4096];
    snprintf(fresh, sizeof fresh, "%s.new", path);
    FILE *out = fopen(fresh, "wb");
    if (out == NULL || fwrite(a, sizeof *a, 1, out) != 1 || fclose(out) != 0 ||
        rename(fresh, path) != 0)
        atlas_die(" cannot be written", path);
}

static void play(int64_t games, const char *path, Atlas *a)
{
    const Bot *bot = bot_named("king");
    void *memory = malloc(BOT_MEMORY);
    if (memory == NULL)
        atlas_die("out of memory", "");
    while (a->next < games) {
        play_game(a, bot, memory);
        if (a->next % SAVE_EVERY == 0 || a->next == games) {
            save(path, a);
            fprintf(stderr, "\ratlas: %lld of %lld games", (long long)a->next, (long long)games);
        }
    }
    fputc('\n', stderr);
    free(memory);
}

int main(int argc, char **argv)
{
    static Atlas atlas;
    const char *verb = argc > 1 ? argv[1] : "";
    if (argc < 3)
        atlas_die("usage: atlas play GAMES STATE, data STATE, table STATE or plot NAME STATE", "");
    load(argv[argc - 1], &atlas);
    if (strcmp(verb, "play") == 0 && argc == 4)
        play(atoll(argv[2]), argv[3], &atlas);
    else if (strcmp(verb, "data") == 0 && argc == 3)
        atlas_print_data(&atlas);
    else if (strcmp(verb, "table") == 0 && argc == 3)
        atlas_print_tables(&atlas);
    else if (strcmp(verb, "plot") != 0 || argc != 4 || !atlas_plot(&atlas, argv[2]))
        atlas_die(
            "usage: atlas play GAMES STATE, data STATE, table STATE or plot NAME STATE (hand, "
            "brings, rounds, slots, kept)",
            "");
    return 0;
}
