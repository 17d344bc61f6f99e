/*
 * solve.c - values, best responses and CFR+ over the layers of a tree.
 *
 * Down the layers go the chances that a node is reached, up come the values. The sweeps are the
 * same for a value, a best response and an iteration of CFR+; they differ in what a node of the
 * seat in question makes of its children.
 */
#include "research/cfr/tree.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *cleared(size_t count, size_t size)
{
    void *memory = calloc(count > 0 ? count : 1, size);
    if (memory == NULL) {
        fputs("cfr: out of memory\n", stderr);
        exit(1);
    }
    return memory;
}

void cfr_open(Cfr *c, const Tree *tree)
{
    memset(c, 0, sizeof *c);
    c->tree = tree;
    c->regret = cleared(tree->options, sizeof *c->regret);
    c->sum = cleared(tree->options, sizeof *c->sum);
    c->now = cleared(tree->options, sizeof *c->now);
    c->change = cleared(tree->options, sizeof *c->change);
    for (int i = 0; i < tree->layers; i++) {
        c->value[i] = cleared(tree->nodes[i], sizeof **c->value);
        for (int seat = 0; seat < 2; seat++)
            c->reach[i][seat] = cleared(tree->nodes[i], sizeof(float));
    }
    strategy_uniform(tree, c->now);
}

void cfr_close(Cfr *c)
{
    free(c->regret);
    free(c->sum);
    free(c->now);
    free(c->change);
    for (int i = 0; i < c->tree->layers; i++) {
        free(c->value[i]);
        free(c->reach[i][0]);
        free(c->reach[i][1]);
    }
}

void strategy_uniform(const Tree *t, double *strategy)
{
    for (uint32_t i = 0; i < t->sets; i++)
        for (int k = 0; k < t->set[i].options; k++)
            strategy[t->set[i].at + (uint32_t)k] = 1.0 / t->set[i].options;
}

/* --- Down --- */

static void reach_all(Cfr *c, const double *strategy)
{
    const Tree *t = c->tree;
    for (uint32_t i = 0; i < t->nodes[0]; i++)
        c->reach[0][0][i] = c->reach[0][1][i] = (float)t->chance[i];
    for (int layer = 0; layer + 1 < t->layers; layer++)
        for (uint32_t i = 0; i < t->nodes[layer]; i++) {
            TreeNode node = t->node[layer][i];
            if (node.set == TREE_END)
                continue;
            const TreeSet *set = &t->set[node.set];
            int seat = set->seat;
            float own = c->reach[layer][seat][i];
            float other = c->reach[layer][1 - seat][i];
            for (uint32_t k = 0; k < set->options; k++) {
                c->reach[layer + 1][seat][node.first + k] = own * (float)strategy[set->at + k];
                c->reach[layer + 1][1 - seat][node.first + k] = other;
            }
        }
}

/* --- Up --- */

static float end_value(TreeNode node, int seat)
{
    return seat == 0 ? node.gain : -node.gain;
}

static float mean_of_children(const Cfr *c, const TreeSet *set, uint32_t first,
                              const double *strategy)
{
    double sum = 0;
    const float *child = &c->value[set->layer + 1][first];
    for (uint32_t k = 0; k < set->options; k++)
        sum += strategy[set->at + k] * child[k];
    return (float)sum;
}

/* Values for the seat when both play by the strategy, from one layer up from the next. */
static void weigh_layer(Cfr *c, int layer, const double *strategy, int seat)
{
    const Tree *t = c->tree;
    for (uint32_t i = 0; i < t->nodes[layer]; i++) {
        TreeNode node = t->node[layer][i];
        c->value[layer][i] = node.set == TREE_END
                                 ? end_value(node, seat)
                                 : mean_of_children(c, &t->set[node.set], node.first, strategy);
    }
}

static double value_at_root(const Cfr *c)
{
    double sum = 0;
    for (uint32_t i = 0; i < c->tree->nodes[0]; i++)
        sum += c->tree->chance[i] * c->value[0][i];
    return sum;
}

double strategy_value(const Tree *t, const double *strategy)
{
    Cfr c;
    cfr_open(&c, t);
    for (int layer = t->layers; layer-- > 0;)
        weigh_layer(&c, layer, strategy, 0);
    double value = value_at_root(&c);
    cfr_close(&c);
    return value;
}

/* --- The best response --- */

/* What each option is worth to the seat, over all nodes of its information set, each as likely as
 * chance and the other seat make it. */
static void add_worths(Cfr *c, int layer, int seat)
{
    const Tree *t = c->tree;
    for (uint32_t i = 0; i < t->nodes[layer]; i++) {
        TreeNode node = t->node[layer][i];
        if (node.set == TREE_END || t->set[node.set].seat != seat)
            continue;
        const TreeSet *set = &t->set[node.set];
        double other = c->reach[layer][1 - seat][i];
        for (uint32_t k = 0; k < set->options; k++)
            c->change[set->at + k] += other * c->value[layer + 1][node.first + k];
    }
}

/* The strategy for the sets of the layer: the option of most worth. */
static void choose_best(Cfr *c, int layer, int seat)
{
    const Tree *t = c->tree;
    for (uint32_t i = 0; i < t->sets; i++) {
        const TreeSet *set = &t->set[i];
        if (set->layer != layer || set->seat != seat)
            continue;
        uint32_t best = 0;
        for (uint32_t k = 1; k < set->options; k++)
            best = c->change[set->at + k] > c->change[set->at + best] ? k : best;
        for (uint32_t k = 0; k < set->options; k++)
            c->now[set->at + k] = k == best;
    }
}

double best_response(const Tree *t, const double *strategy, int seat)
{
    Cfr c;
    cfr_open(&c, t);
    memcpy(c.now, strategy, t->options * sizeof *strategy);
    reach_all(&c, strategy);
    for (int layer = t->layers; layer-- > 0;) {
        if (layer + 1 < t->layers) {
            add_worths(&c, layer, seat);
            choose_best(&c, layer, seat);
        }
        weigh_layer(&c, layer, c.now, seat);
    }
    double value = value_at_root(&c);
    cfr_close(&c);
    return value;
}

double exploitability(const Tree *t, const double *strategy)
{
    return (best_response(t, strategy, 0) + best_response(t, strategy, 1)) / 2;
}

/* --- CFR+ --- */

static void match_regrets(Cfr *c, const TreeSet *set)
{
    double sum = 0;
    for (uint32_t k = 0; k < set->options; k++)
        sum += c->regret[set->at + k];
    for (uint32_t k = 0; k < set->options; k++)
        c->now[set->at + k] = sum > 0 ? c->regret[set->at + k] / sum : 1.0 / set->options;
}

/* What each option would have brought more than the mixture of them; and the mixture joins the
 * average, weighted by the iteration's number and by how far the seat itself lets it come here. */
static void regret_layer(Cfr *c, int layer, int seat)
{
    const Tree *t = c->tree;
    for (uint32_t i = 0; i < t->nodes[layer]; i++) {
        TreeNode node = t->node[layer][i];
        if (node.set == TREE_END || t->set[node.set].seat != seat)
            continue;
        const TreeSet *set = &t->set[node.set];
        double other = c->reach[layer][1 - seat][i];
        double weight = (double)c->reach[layer][seat][i] * c->iterations;
        for (uint32_t k = 0; k < set->options; k++) {
            c->change[set->at + k] +=
                other * (c->value[layer + 1][node.first + k] - c->value[layer][i]);
            c->sum[set->at + k] += weight * c->now[set->at + k];
        }
    }
}

static void learn(Cfr *c, int seat)
{
    const Tree *t = c->tree;
    for (uint32_t i = 0; i < t->sets; i++) {
        const TreeSet *set = &t->set[i];
        if (set->seat != seat)
            continue;
        for (uint32_t k = 0; k < set->options; k++) {
            double regret = c->regret[set->at + k] + c->change[set->at + k];
            c->regret[set->at + k] = regret > 0 ? regret : 0;
        }
        match_regrets(c, set);
    }
}

void cfr_iterate(Cfr *c)
{
    const Tree *t = c->tree;
    c->iterations++;
    for (int seat = 0; seat < 2; seat++) {
        memset(c->change, 0, t->options * sizeof *c->change);
        reach_all(c, c->now);
        for (int layer = t->layers; layer-- > 0;) {
            weigh_layer(c, layer, c->now, seat);
            if (layer + 1 < t->layers)
                regret_layer(c, layer, seat);
        }
        learn(c, seat);
    }
}

void cfr_average(const Cfr *c, double *strategy)
{
    const Tree *t = c->tree;
    strategy_uniform(t, strategy);
    for (uint32_t i = 0; i < t->sets; i++) {
        const TreeSet *set = &t->set[i];
        double sum = 0;
        for (uint32_t k = 0; k < set->options; k++)
            sum += c->sum[set->at + k];
        for (uint32_t k = 0; sum > 0 && k < set->options; k++)
            strategy[set->at + k] = c->sum[set->at + k] / sum;
    }
}
