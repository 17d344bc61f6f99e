/*
 * learn.c - lets a bot play against itself and writes what can be learned from that: bots/learned.c
 * (docs/bots.md).
 *
 * usage: learn BOT:ITERATIONS,... GAMES SEED [belief] > bots/learned.c
 * Each seat of each game draws its player from the list: a belief about one player alone misleads
 * about all others. 'learn blank' plays nothing and writes the tables to begin with. With 'belief'
 * the worths and the policy stay as they are and only the belief is learned: it is about players
 * who play by these very tables. 'learn from RECORDS...' learns the belief from games that
 * `oriflamme arena --records` has kept: docs/bots.md has the commands.
 *
 * A new card has no rows in the tables: `make widen` builds this tool on the old tables and runs
 * 'learn widen', which gives it the rows of a stranger.
 */
#include "bots/bot.h"
#include "bots/clues.h"
#include "bots/eval.h"
#include "bots/guess.h"
#include "bots/policy.h"

#include <ctype.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    THREADS = 2,
    MISTAKES = 24,
    MAX_MOMENTS = EVAL_ROUNDS
}; /* one decision in MISTAKES is the policy's */

/* A seat's position before a round, and what became of it. */
typedef struct Sample {
    int16_t feature[FEATURES];
    int16_t final;
} Sample;

/* All seats of one game before one round: for the spread. */
typedef struct Moment {
    int seats;
    Sample seat[ORI_MAX_SEATS];
    double share[ORI_MAX_SEATS];
} Moment;

/* A face-down card as its opponents see it, and what it is. */
typedef struct Hidden {
    Clues clues;
    uint32_t unseen; /* the kinds it may be */
    int kind;
} Hidden;

typedef struct Lessons {
    double a[EVAL_ROUNDS][FEATURES][FEATURES];
    double b[EVAL_ROUNDS][FEATURES];
    double revealed[ORI_KINDS][ORI_ROUNDS][POLICY_LYING];
    double kept[ORI_KINDS][ORI_ROUNDS][POLICY_LYING];
    double placed[ORI_KINDS][ORI_ROUNDS];
    double held[ORI_KINDS][ORI_ROUNDS];
    double slot[ORI_KINDS][POLICY_SLOTS];
    double slot_offered[ORI_KINDS][POLICY_SLOTS];
    Hidden *hidden;
    int hiddens;
    Moment *moment[EVAL_ROUNDS]; /* a part of them */
    int moments[EVAL_ROUNDS];
    int decisions;
} Lessons;

enum { KEPT_MOMENTS = 20000, KEPT_HIDDEN = 1000000 };

typedef struct Player {
    const Bot *bot;
    int64_t iterations;
} Player;

enum { MAX_PLAYERS = 8 };

typedef struct Work {
    const Player *players;
    int player_count;
    int games;
    uint64_t seed;
    atomic_int *next;
    Lessons *lessons;
    void *memory;
} Work;

/* --- Playing --- */

static OriRules rules_of(int game, OriRandom *random)
{
    uint32_t kinds[] = {ORI_BASE_SET, ORI_ABLAZE_SET, ori_draw_kinds(random)};
    int seats[] = {4, 3, 4, 5, 4, 3, 5, 2};
    bool generous = game % 11 == 0 && (kinds[game % 5 % 3] >> ORI_SCHEMER & 1) != 0;
    return ori_rules(kinds[game % 5 % 3], seats[game / 5 % 8], generous ? 2 : 1);
}

static int lying_of(const OriCard *card, int limit)
{
    return (int)card->influence < limit - 1 ? (int)card->influence : limit - 1;
}

/* The kinds of a family that lie in hand, aside or face down. */
static uint32_t unseen_of(const OriState *s, int seat)
{
    uint32_t kinds = s->rules.kinds;
    for (int h = 1; h <= s->cards; h++)
        if (s->card[h].revealed && (int)s->card[h].family == seat)
            kinds &= ~(1u << s->card[h].kind);
    return kinds;
}

static void keep_hidden(Lessons *l, const OriState *s, int place, int handle)
{
    Hidden *hidden = &l->hidden[l->hiddens++];
    clues_read(s, place, handle, &hidden->clues);
    hidden->unseen = unseen_of(s, (int)s->card[handle].family);
    hidden->kind = (int)s->card[handle].kind;
}

static void note_belief(Lessons *l, const OriState *s)
{
    for (int i = 0; i < s->places; i++)
        for (int h = s->line[i]; h != 0; h = (int)s->card[h].under)
            if (!s->card[h].revealed && l->hiddens < KEPT_HIDDEN && s->card[h].family != s->asked)
                keep_hidden(l, s, i, h);
}

static void note_placement(Lessons *l, const OriState *s, OriDecision d)
{
    for (uint32_t rest = s->hand[s->asked] & ~ORI_TWIN_BIT; rest != 0; rest &= rest - 1)
        l->held[__builtin_ctz(rest)][s->round - 1]++;
    l->placed[d.kind][s->round - 1]++;
    if (s->places == 0)
        return;
    l->slot[d.kind][d.verb]++;
    for (int verb = 0; verb < POLICY_SLOTS; verb++)
        l->slot_offered[d.kind][verb] += verb != ORI_PLACE_ON || s->ways != 0;
}

static void note_decision(Lessons *l, const OriState *s, OriDecision d)
{
    const OriCard *card = &s->card[s->current];
    if (s->ask == ORI_ASK_PLACE)
        note_placement(l, s, d);
    else if (d.verb == ORI_KEEP)
        l->kept[card->kind][s->round - 1][lying_of(card, POLICY_LYING)]++;
    else if (d.verb == ORI_REVEAL)
        l->revealed[card->kind][s->round - 1][lying_of(card, POLICY_LYING)]++;
}

static void note_sample(Lessons *l, int round, const Sample *sample)
{
    for (int i = 0; i < FEATURES; i++) {
        if (sample->feature[i] == 0)
            continue;
        l->b[round][i] += (double)sample->feature[i] * sample->final;
        for (int k = 0; k < FEATURES; k++)
            l->a[round][i][k] += (double)sample->feature[i] * sample->feature[k];
    }
}

static void note_end(Lessons *l, Moment moment[EVAL_ROUNDS], const OriState *end)
{
    uint8_t rank[ORI_MAX_SEATS];
    int winners = 0;
    ori_ranks(end, rank);
    for (int i = 0; i < (int)end->rules.seats; i++)
        winners += rank[i] == 1;
    for (int round = 0; round < EVAL_ROUNDS; round++) {
        Moment *m = &moment[round];
        for (int seat = 0; seat < m->seats; seat++) {
            m->seat[seat].final = (int16_t)end->pool[seat];
            m->share[seat] = rank[seat] == 1 ? 1.0 / winners : 0;
            note_sample(l, round, &m->seat[seat]);
        }
        if (l->moments[round] < KEPT_MOMENTS)
            l->moment[round][l->moments[round]++] = *m;
    }
}

static void play(Work *w, int game)
{
    Lessons *l = w->lessons;
    OriRandom random = {w->seed * 1000003u + (uint64_t)game};
    Moment moment[EVAL_ROUNDS] = {{.seats = 0}};
    OriState s;
    const Player *player[ORI_MAX_SEATS];
    ori_random(&random);
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        player[seat] = &w->players[ori_random_below(&random, w->player_count)];
    if (ori_deal(rules_of(game, &random), ORI_ANY_SEAT, &random, &s) != NULL)
        abort();
    while (s.ask != ORI_ASK_OVER) {
        if (s.ask == ORI_ASK_PLACE && s.asked == s.first && s.round >= 2) {
            moment[s.round - 2].seats = (int)s.rules.seats;
            for (int seat = 0; seat < (int)s.rules.seats; seat++)
                eval_features(&s, seat, moment[s.round - 2].seat[seat].feature);
        }
        OriView view;
        BotTask task = {.budget = {.iterations = player[s.asked]->iterations},
                        .seed = ori_random(&random),
                        .memory = w->memory};
        ori_view(&s, s.asked, &view);
        OriDecision d = ori_random_below(&random, MISTAKES) == 0
                            ? policy_choose(&s, &random)
                            : player[s.asked]->bot->decide(&view, &task, NULL);
        if (ori_random_below(&random, 3) == 0)
            note_belief(l, &s);
        note_decision(l, &s, d);
        if (ori_apply(&s, d, NULL) != NULL)
            abort();
        l->decisions++;
    }
    note_end(l, moment, &s);
}

static void *run(void *argument)
{
    Work *w = argument;
    int game;
    while ((game = atomic_fetch_add(w->next, 1)) < w->games) {
        play(w, game);
        if (game % 500 == 0)
            fprintf(stderr, "\r%d games", game);
    }
    return NULL;
}

static Lessons *new_lessons(void)
{
    Lessons *l = calloc(1, sizeof *l);
    if (l != NULL && (l->hidden = calloc(KEPT_HIDDEN, sizeof(Hidden))) == NULL)
        abort();
    for (int i = 0; i < EVAL_ROUNDS && l != NULL; i++) {
        l->moment[i] = calloc(KEPT_MOMENTS, sizeof(Moment));
        if (l->moment[i] == NULL)
            abort();
    }
    return l != NULL ? l : (abort(), NULL);
}

static void add(double *to, const double *from, size_t n)
{
    for (size_t i = 0; i < n; i++)
        to[i] += from[i];
}

#define ADD(field)                                                                                 \
    add((double *)to->field, (const double *)from->field, sizeof to->field / sizeof(double))

static void add_lessons(Lessons *to, const Lessons *from)
{
    ADD(a);
    ADD(b);
    ADD(revealed);
    ADD(kept);
    ADD(placed);
    ADD(held);
    ADD(slot);
    ADD(slot_offered);
    to->decisions += from->decisions;
    for (int i = 0; i < from->hiddens && to->hiddens < KEPT_HIDDEN; i++)
        to->hidden[to->hiddens++] = from->hidden[i];
    for (int r = 0; r < EVAL_ROUNDS; r++)
        for (int i = 0; i < from->moments[r] && to->moments[r] < KEPT_MOMENTS; i++)
            to->moment[r][to->moments[r]++] = from->moment[r][i];
}

/* --- Learning --- */

/* Least squares with a little weight on small answers: (A + ridge) x = b by Cholesky. */
static void solve(double a[FEATURES][FEATURES], const double b[FEATURES], double x[FEATURES])
{
    static double lower[FEATURES][FEATURES];
    double y[FEATURES];
    const double ridge = 30;
    for (int i = 0; i < FEATURES; i++)
        for (int j = 0; j <= i; j++) {
            double sum = a[i][j] + (i == j ? ridge : 0);
            for (int k = 0; k < j; k++)
                sum -= lower[i][k] * lower[j][k];
            lower[i][j] = i == j ? sqrt(sum > 1e-9 ? sum : 1e-9) : sum / lower[j][j];
        }
    for (int i = 0; i < FEATURES; i++) {
        y[i] = b[i];
        for (int k = 0; k < i; k++)
            y[i] -= lower[i][k] * y[k];
        y[i] /= lower[i][i];
    }
    for (int i = FEATURES - 1; i >= 0; i--) {
        x[i] = y[i];
        for (int k = i + 1; k < FEATURES; k++)
            x[i] -= lower[k][i] * x[k];
        x[i] /= lower[i][i];
    }
}

static double guess_of(const Sample *sample, const double worth[FEATURES])
{
    double sum = 0;
    for (int i = 0; i < FEATURES; i++)
        sum += sample->feature[i] * worth[i];
    return sum;
}

/* How badly a softmax of this temperature predicts the winners. */
static double surprise(const Lessons *l, int round, const double worth[FEATURES], double spread)
{
    double sum = 0;
    for (int i = 0; i < l->moments[round]; i++) {
        const Moment *m = &l->moment[round][i];
        double weights = 0;
        double hit = 0;
        for (int seat = 0; seat < m->seats; seat++) {
            double weight = exp(guess_of(&m->seat[seat], worth) / spread);
            weights += weight;
            hit += weight * m->share[seat];
        }
        sum -= log(hit / weights + 1e-12);
    }
    return sum / (l->moments[round] + 1e-9);
}

static int16_t fixed(double x)
{
    double scaled = x * EVAL_ONE;
    return (int16_t)(scaled > 32000 ? 32000 : scaled < -32000 ? -32000 : lrint(scaled));
}

static void learn_eval(Lessons *l, Learned *out)
{
    for (int round = 0; round < EVAL_ROUNDS; round++) {
        double worth[FEATURES];
        double best = 1e9;
        solve(l->a[round], l->b[round], worth);
        for (int i = 0; i < FEATURES; i++)
            out->worth[round][i] = fixed(worth[i]);
        for (double spread = 0.5; spread < 16; spread *= 1.08) {
            double now = surprise(l, round, worth, spread);
            if (now < best) {
                best = now;
                out->spread[round] = fixed(spread);
            }
        }
        fprintf(stderr, "\nround %d: pool %.2f, spread %.2f, surprise %.3f", round + 2,
                worth[FEATURE_POOL], out->spread[round] / (double)EVAL_ONE, best);
    }
}

/* A share of 255 at least 1, with a few made-up cases that pull towards the usual. */
static uint8_t share_of(double hits, double all, double usual)
{
    const double made_up = 20;
    double share = (hits + usual * made_up) / (all + made_up);
    long scaled = lrint(share * POLICY_ONE);
    return (uint8_t)(scaled < 1 ? 1 : scaled > 255 ? 255 : scaled);
}

static void learn_policy(const Lessons *l, Learned *out)
{
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        for (int round = 0; round < ORI_ROUNDS; round++) {
            out->places[kind][round] = share_of(l->placed[kind][round], l->held[kind][round], 0.2);
            for (int n = 0; n < POLICY_LYING; n++) {
                double all = l->revealed[kind][round][n] + l->kept[kind][round][n];
                uint8_t share = share_of(l->revealed[kind][round][n], all, 0.5);
                out->reveals[kind][round][n] = share < 8 ? 8 : share > 247 ? 247 : share;
            }
        }
        for (int verb = 0; verb < POLICY_SLOTS; verb++)
            out->slots[kind][verb] =
                share_of(l->slot[kind][verb], l->slot_offered[kind][verb], 0.33);
    }
}

/* A log-linear model: the log weight of a kind is the spot's plus the signs'. */
typedef struct Belief {
    double weight[CLUES][ORI_KINDS];
    double moved[CLUES][ORI_KINDS]; /* sum of squares: what has moved much moves less */
} Belief;

/* The share of each kind, and the log of the true one's. */
static double weigh_hidden(const Belief *b, const Hidden *h, double share[ORI_KINDS])
{
    double most = -HUGE_VAL;
    double sum = 0;
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        share[kind] = 0;
        for (int i = 0; i < h->clues.count; i++)
            share[kind] += h->clues.of[i].times * b->weight[h->clues.of[i].clue][kind];
        if ((h->unseen >> kind & 1) != 0 && share[kind] > most)
            most = share[kind];
    }
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        share[kind] = (h->unseen >> kind & 1) != 0 ? exp(share[kind] - most) : 0;
        sum += share[kind];
    }
    for (int kind = 0; kind < ORI_KINDS; kind++)
        share[kind] /= sum;
    return log(share[h->kind] + 1e-12);
}

static void learn_hidden(Belief *b, const Hidden *h, const double share[ORI_KINDS])
{
    const double rate = 0.5;
    const double pull = 1e-5; /* towards 0 */
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        if ((h->unseen >> kind & 1) == 0)
            continue;
        double error = (kind == h->kind) - share[kind];
        for (int i = 0; i < h->clues.count; i++) {
            double *weight = &b->weight[h->clues.of[i].clue][kind];
            double *moved = &b->moved[h->clues.of[i].clue][kind];
            double step = error * h->clues.of[i].times - pull * *weight;
            *moved += step * step;
            *weight += rate * step / (1 + sqrt(*moved));
        }
    }
}

/* Stochastic ascent of the likelihood of what the cards were. A tenth is kept apart to see how well
 * it predicts. */
static void learn_belief(const Lessons *l, Learned *out)
{
    static Belief b;
    enum { PASSES = 10, APART = 10, BLOCK = 2000, STRIDE = 7919 };
    for (int pass = 0; pass < PASSES; pass++) {
        double told = 0;
        double chance = 0;
        int kept = 0;
        for (int n = 0; n < l->hiddens; n++) {
            const Hidden *h = &l->hidden[(int)((int64_t)n * STRIDE % l->hiddens)];
            double share[ORI_KINDS];
            double likelihood = weigh_hidden(&b, h, share);
            if ((h - l->hidden) / BLOCK % APART == 0) { /* whole games, more or less */
                told += likelihood;
                chance -= log(__builtin_popcount(h->unseen));
                kept++;
            } else {
                learn_hidden(&b, h, share);
            }
        }
        fprintf(stderr, "\nbelief: %.3f nats a card, chance %.3f (%d kept apart)", told / kept,
                chance / kept, kept);
    }
    for (int kind = 0; kind < ORI_KINDS; kind++)
        for (int clue = 0; clue < CLUES; clue++) {
            long weight = lrint(b.weight[clue][kind] * BELIEF_ONE);
            out->belief[clue][kind] = (int8_t)(weight < -127 ? -127 : weight > 127 ? 127 : weight);
        }
}

static void blank(Learned *out)
{
    memset(out, 0, sizeof *out);
    memset(out->reveals, 128, sizeof out->reveals);
    memset(out->places, 100, sizeof out->places);
    memset(out->slots, 100, sizeof out->slots);
    for (int i = 0; i < EVAL_ROUNDS; i++) {
        out->worth[i][FEATURE_POOL] = EVAL_ONE;
        out->spread[i] = 4 * EVAL_ONE;
    }
}

/* --- Strangers --- */

/* A learned share is at least 1: a kind without any was not there when the tables were made. */
static bool is_stranger(const Learned *l, int kind)
{
    return l->places[kind][0] == 0;
}

/* A stranger is worth and does what others of its sort are worth and do on average; about where it
 * lies face down nothing is believed. */
static void introduce(const Learned *known, int kind, Learned *out)
{
    static const int blocks[] = {FEATURE_REVEALED, FEATURE_DOWN, FEATURE_LYING, FEATURE_COVERED,
                                 FEATURE_HAND};
    int others = 0;
    int worth[EVAL_ROUNDS][sizeof blocks / sizeof blocks[0]] = {{0}};
    int places[ORI_ROUNDS] = {0};
    int slots[POLICY_SLOTS] = {0};
    int reveals[ORI_ROUNDS][POLICY_LYING] = {{0}};
    for (int other = 0; other < ORI_KINDS; other++) {
        if (is_stranger(known, other) || other == ORI_TWIN ||
            ori_kind_is_character(other) != ori_kind_is_character(kind))
            continue;
        others++;
        for (int round = 0; round < EVAL_ROUNDS; round++)
            for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++)
                worth[round][i] += known->worth[round][blocks[i] + other];
        for (int round = 0; round < ORI_ROUNDS; round++) {
            places[round] += known->places[other][round];
            for (int n = 0; n < POLICY_LYING; n++)
                reveals[round][n] += known->reveals[other][round][n];
        }
        for (int slot = 0; slot < POLICY_SLOTS; slot++)
            slots[slot] += known->slots[other][slot];
    }
    for (int round = 0; round < EVAL_ROUNDS; round++)
        for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++)
            out->worth[round][blocks[i] + kind] = (int16_t)(worth[round][i] / others);
    for (int round = 0; round < ORI_ROUNDS; round++) {
        out->places[kind][round] = (uint8_t)(places[round] / others);
        for (int n = 0; n < POLICY_LYING; n++)
            out->reveals[kind][round][n] = (uint8_t)(reveals[round][n] / others);
    }
    for (int slot = 0; slot < POLICY_SLOTS; slot++)
        out->slots[kind][slot] = (uint8_t)(slots[slot] / others);
}

static void widen(Learned *out)
{
    *out = learned;
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        if (!is_stranger(&learned, kind))
            continue;
        introduce(&learned, kind, out);
        fprintf(stderr, "the %s has the rows of a stranger\n", ori_kind_name(kind));
    }
}

/* --- Writing ---
 * Everything that is about a kind is written under the kind's name, so that the old tables still
 * mean the same when there is a new card; what is not about kinds stands in its order. */

enum { NAME = 96 };

/* ORI_ROYAL_DECREE */
static const char *constant_of(int kind)
{
    static char name[NAME];
    int n =
        snprintf(name, sizeof name, "ORI_%s", kind == ORI_HIDDEN ? "hidden" : ori_kind_name(kind));
    for (int i = 0; i < n; i++)
        name[i] = name[i] == '-' ? '_' : (char)toupper((unsigned char)name[i]);
    return name;
}

/* "[CLUE_SHOWN + ORI_SPY * CLUE_SIDES + 1]". A block ends where the next begins. */
static void write_clue(int clue)
{
    static const struct {
        const char *name;
        int from, to, sides; /* sides 0: the block is not about kinds */
    } block[] = {
        {"CLUE_BESIDE", CLUE_BESIDE, CLUE_AT_END, CLUE_SIDES},
        {"CLUE_AT_END", CLUE_AT_END, CLUE_BENEATH, 0},
        {"CLUE_BENEATH", CLUE_BENEATH, CLUE_ABOVE, 1},
        {"CLUE_ABOVE", CLUE_ABOVE, CLUE_SHOWN, 1},
        {"CLUE_SHOWN", CLUE_SHOWN, CLUE_UNSEEN, CLUE_SIDES},
        {"CLUE_UNSEEN", CLUE_UNSEEN, CLUE_HIDDEN, 1},
        {"CLUE_HIDDEN", CLUE_HIDDEN, CLUES, 0},
    };
    for (size_t i = 0; i < sizeof block / sizeof block[0]; i++) {
        int n = clue - block[i].from;
        if (n < 0 || clue >= block[i].to)
            continue;
        if (block[i].sides == 0)
            printf("[%s + %d]", block[i].name, n);
        else if (block[i].sides == 1)
            printf("[%s + %s]", block[i].name, constant_of(n));
        else
            printf("[%s + %s * CLUE_SIDES + %d]", block[i].name, constant_of(n / block[i].sides),
                   n % block[i].sides);
        return;
    }
    printf("[%d]", clue); /* before them all */
}

static void write_worth(const int16_t worth[FEATURES])
{
    printf("        {\n            ");
    for (int i = 0; i < FEATURE_REVEALED; i++)
        printf("%d,", worth[i]);
    printf("\n");
    for (int kind = 0; kind < ORI_KINDS; kind++)
        printf("            WORTH(%s, %d, %d, %d, %d, %d),\n", constant_of(kind),
               worth[FEATURE_REVEALED + kind], worth[FEATURE_DOWN + kind],
               worth[FEATURE_LYING + kind], worth[FEATURE_COVERED + kind],
               worth[FEATURE_HAND + kind]);
    printf("        },\n");
}

static void write_policy(const Learned *out)
{
    printf("    .reveals = {\n");
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        printf("        [%s] = {", constant_of(kind));
        for (int round = 0; round < ORI_ROUNDS; round++) {
            printf("{");
            for (int n = 0; n < POLICY_LYING; n++)
                printf("%d,", out->reveals[kind][round][n]);
            printf("},");
        }
        printf("},\n");
    }
    printf("    },\n    .places = {\n");
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        printf("        [%s] = {", constant_of(kind));
        for (int round = 0; round < ORI_ROUNDS; round++)
            printf("%d,", out->places[kind][round]);
        printf("},\n");
    }
    printf("    },\n    .slots = {\n");
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        printf("        [%s] = {", constant_of(kind));
        for (int slot = 0; slot < POLICY_SLOTS; slot++)
            printf("%d,", out->slots[kind][slot]);
        printf("},\n");
    }
    printf("    },\n");
}

/* A row of the belief has a column for each kind. */
static void write_belief(const Learned *out)
{
    printf("    .belief = {\n");
    for (int clue = 0; clue < CLUES; clue++) {
        printf("        ");
        write_clue(clue);
        printf(" = ROW(");
        for (int kind = 0; kind < ORI_KINDS; kind++)
            printf(kind > 0 ? ",%d" : "%d", out->belief[clue][kind]);
        printf("),\n");
    }
    printf("    },\n");
}

static void write_guards(void)
{
    printf(
        "#ifndef LEARNED_WIDENING\n"
        "_Static_assert(ORI_KINDS == %d, \"learned for %d kinds: make widen adds the new ones\");\n"
        "#endif\n",
        ORI_KINDS, ORI_KINDS);
    printf(
        "_Static_assert(FEATURE_REVEALED == %d && CLUE_BESIDE == %d && CLUES - CLUE_HIDDEN == %d,\n"
        "               \"learned for other features or clues: learn again\");\n\n",
        FEATURE_REVEALED, CLUE_BESIDE, CLUES - CLUE_HIDDEN);
    printf("#define WORTH(kind, revealed, down, lying, covered, hand) \\\n"
           "    [FEATURE_REVEALED + kind] = revealed, [FEATURE_DOWN + kind] = down, \\\n"
           "    [FEATURE_LYING + kind] = lying, [FEATURE_COVERED + kind] = covered, \\\n"
           "    [FEATURE_HAND + kind] = hand\n");
    printf("#define ROW(");
    for (int kind = 0; kind < ORI_KINDS; kind++)
        printf(kind > 0 ? ", k%d" : "k%d", kind);
    printf(") \\\n    {");
    for (int kind = 0; kind < ORI_KINDS; kind++)
        printf(" \\\n        [%s] = k%d,", constant_of(kind), kind);
    printf(" \\\n    }\n\n");
}

static void write_learned(const Learned *out, const char *how)
{
    printf("/*\n * learned.c - made by %s; do not edit.\n */\n#include \"bots/learned.h\"\n\n",
           how);
    printf("/* clang-format off */\n");
    write_guards();
    printf("const Learned learned = {\n    .worth = {\n");
    for (int round = 0; round < EVAL_ROUNDS; round++)
        write_worth(out->worth[round]);
    printf("    },\n    .spread = {");
    for (int round = 0; round < EVAL_ROUNDS; round++)
        printf("%d,", out->spread[round]);
    printf("},\n");
    write_policy(out);
    write_belief(out);
    printf("};\n/* clang-format on */\n");
}

/* --- From records, as `oriflamme arena --records` keeps them --- */

static void read_game(const char *text, OriRandom *random, Lessons *l)
{
    static OriRecord record;
    OriError error;
    if (!ori_read_record(text, &record, &error)) {
        fprintf(stderr, "a record is refused: %s\n", error.why);
        exit(1);
    }
    OriState s = record.start;
    for (int i = 0; i < record.count; i++) {
        if (ori_random_below(random, 2) == 0)
            note_belief(l, &s);
        if (ori_apply(&s, record.decision[i], NULL) != NULL)
            abort();
        l->decisions++;
    }
}

/* A record ends with its last position, which tells that the game is over; then comes an empty
 * line. */
static void read_records(const char *path, Lessons *l)
{
    static char text[ORI_RECORD_TEXT];
    char line[2048];
    size_t size = 0;
    OriRandom random = {1};
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        perror(path);
        exit(1);
    }
    while (fgets(line, sizeof line, file) != NULL && size + strlen(line) < sizeof text) {
        memcpy(text + size, line, strlen(line) + 1);
        size += strlen(line);
        if (strstr(line, " over\n") == NULL)
            continue;
        read_game(text + strspn(text, "\n"), &random, l);
        size = 0;
    }
    fclose(file);
}

static int learn_from_records(int files, char **file)
{
    static Learned out;
    Lessons *l = new_lessons();
    for (int i = 0; i < files; i++)
        read_records(file[i], l);
    out = learned;
    learn_belief(l, &out);
    fprintf(stderr, "\n%d decisions\n", l->decisions);
    write_learned(&out, "tools/learn from records of bots");
    return 0;
}

/* "baron:300,baron-uniform:3000"; 0 if it is none. */
static int read_players(const char *text, Player player[MAX_PLAYERS])
{
    int count = 0;
    char list[256];
    snprintf(list, sizeof list, "%s", text);
    for (char *save = NULL, *word = strtok_r(list, ",", &save); word != NULL;
         word = strtok_r(NULL, ",", &save)) {
        char *colon = strchr(word, ':');
        if (colon == NULL || count == MAX_PLAYERS)
            return 0;
        *colon = 0;
        player[count] = (Player){.bot = bot_named(word), .iterations = atoll(colon + 1)};
        if (player[count].bot == NULL || player[count].iterations <= 0)
            return 0;
        count++;
    }
    return count;
}

int main(int argc, char **argv)
{
    static Learned out;
    if (argc == 2 && strcmp(argv[1], "blank") == 0) {
        blank(&out);
        write_learned(&out, "tools/learn blank");
        return 0;
    }
    if (argc == 2 && strcmp(argv[1], "widen") == 0) {
        widen(&out);
        write_learned(&out, "tools/learn widen from tables made by tools/learn");
        return 0;
    }
    if (argc >= 3 && strcmp(argv[1], "from") == 0)
        return learn_from_records(argc - 2, argv + 2);
    Player players[MAX_PLAYERS];
    bool belief_only = argc == 5 && strcmp(argv[4], "belief") == 0;
    int player_count = argc == 4 || belief_only ? read_players(argv[1], players) : 0;
    if (player_count == 0) {
        fprintf(stderr,
                "usage: learn BOT:ITERATIONS,... GAMES SEED [belief] > bots/learned.c, learn "
                "from RECORDS..., learn blank, or learn widen\n");
        return 2;
    }
    atomic_int next = 0;
    Work work[THREADS];
    pthread_t thread[THREADS];
    for (int i = 0; i < THREADS; i++) {
        work[i] = (Work){.players = players,
                         .player_count = player_count,
                         .games = atoi(argv[2]),
                         .seed = strtoull(argv[3], NULL, 10),
                         .next = &next,
                         .lessons = new_lessons(),
                         .memory = malloc(BOT_MEMORY)};
        if (work[i].memory == NULL || pthread_create(&thread[i], NULL, run, &work[i]) != 0)
            abort();
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(thread[i], NULL);
    for (int i = 1; i < THREADS; i++)
        add_lessons(work[0].lessons, work[i].lessons);
    char how[384];
    snprintf(how, sizeof how, "tools/learn %s %s %s%s", argv[1], argv[2], argv[3],
             belief_only ? " belief" : "");
    if (belief_only) {
        out = learned;
    } else {
        learn_eval(work[0].lessons, &out);
        learn_policy(work[0].lessons, &out);
    }
    learn_belief(work[0].lessons, &out);
    fprintf(stderr, "\n%d decisions\n", work[0].lessons->decisions);
    write_learned(&out, how);
    return 0;
}
