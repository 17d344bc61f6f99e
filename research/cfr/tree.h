/*
 * tree.h - a two-player zero-sum game as a tree, its information sets, and strategies for them.
 *
 * Nodes lie in layers: the children of a node are neighbours in the next layer. Chance acts once,
 * before the first decision: layer 0 has a node for each of its outcomes. Players remember all they
 * were told, so that the nodes of an information set lie in one layer and a seat that gets there
 * has always done the same: that is what makes best_response exact. The builder is trusted with
 * both; what can be checked is (tree_ask).
 */
#ifndef ORI_CFR_TREE_H
#define ORI_CFR_TREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { TREE_LAYERS = 128 };
#define TREE_END UINT32_MAX

typedef struct TreeNode {
    uint32_t set; /* information set, or TREE_END */
    union {
        uint32_t first; /* its first child, in the next layer */
        float gain;     /* at the end: of seat 0; seat 1 gains the opposite */
    };
} TreeNode;

typedef struct TreeSet {
    uint64_t key; /* what the seat was told, hashed */
    uint32_t at;  /* of its first option, among those of all sets */
    uint8_t options;
    uint8_t seat;
    uint8_t layer;
} TreeSet;

typedef struct Tree {
    TreeNode *node[TREE_LAYERS];
    uint32_t nodes[TREE_LAYERS];
    uint32_t room[TREE_LAYERS];
    int layers;
    double *chance; /* of each node of layer 0 */
    TreeSet *set;
    uint32_t sets;
    uint32_t options; /* of all sets together: the length of a strategy */
    uint32_t *table;  /* from keys to sets */
    uint32_t set_room, table_room;
} Tree;

void tree_open(Tree *tree, uint32_t outcomes); /* all outcomes as likely */
void tree_close(Tree *tree);
/* The node is a decision. *is_new: its information set was not met before. Returns its first child;
 * the others follow. */
uint32_t tree_ask(Tree *tree, int layer, uint32_t index, int seat, uint64_t key, int options,
                  bool *is_new);
void tree_end(Tree *tree, int layer, uint32_t index, double gain);
uint64_t tree_nodes(const Tree *tree);

/* --- Strategies: a chance for each option of each information set --- */

void strategy_uniform(const Tree *tree, double *strategy);
/* What seat 0 gains if both play by it. */
double strategy_value(const Tree *tree, const double *strategy);
/* What the seat gains by the best response to the other's part of the strategy. */
double best_response(const Tree *tree, const double *strategy, int seat);
/* How much a best response gains on average over the two seats: 0 in an equilibrium. */
double exploitability(const Tree *tree, const double *strategy);

/* --- CFR+: regrets matched, never negative, seats in turn, the average weighted by time --- */

typedef struct Cfr {
    const Tree *tree;
    double *regret;
    double *sum; /* of the strategies so far */
    double *now;
    double *change;
    float *reach[TREE_LAYERS][2]; /* of seat 0, of seat 1; chance is in both */
    float *value[TREE_LAYERS];
    int iterations;
} Cfr;

void cfr_open(Cfr *cfr, const Tree *tree);
void cfr_close(Cfr *cfr);
void cfr_iterate(Cfr *cfr);
void cfr_average(const Cfr *cfr, double *strategy);

#endif
