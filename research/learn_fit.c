/*
 * learn_fit.c - from what was noted to the tables: worths by least squares, the policy by counting,
 * the belief as a log-linear model; and the rows of a card that nobody has played yet.
 */
#include "research/learn.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* --- Worths --- */

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

void learn_eval(Lessons *l, Learned *out)
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

/* --- The policy --- */

/* A share of 255 at least 1, with a few made-up cases that pull towards the usual. */
static uint8_t share_of(double hits, double all, double usual)
{
    const double made_up = 20;
    double share = (hits + usual * made_up) / (all + made_up);
    long scaled = lrint(share * POLICY_ONE);
    return (uint8_t)(scaled < 1 ? 1 : scaled > 255 ? 255 : scaled);
}

void learn_policy(const Lessons *l, Learned *out)
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

/* --- The belief --- */

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
void learn_belief(const Lessons *l, Learned *out)
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

/* --- Without games --- */

void learn_blank(Learned *out)
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

void learn_widen(Learned *out)
{
    *out = learned;
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        if (!is_stranger(&learned, kind))
            continue;
        introduce(&learned, kind, out);
        fprintf(stderr, "the %s has the rows of a stranger\n", ori_kind_name(kind));
    }
}
