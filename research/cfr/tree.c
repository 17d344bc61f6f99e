/*
 * tree.c - growing a tree, layer by layer, and finding its information sets.
 */
#include "research/cfr/tree.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *grown(void *memory, size_t bytes)
{
    void *more = realloc(memory, bytes);
    if (more == NULL) {
        fputs("cfr: out of memory\n", stderr);
        exit(1);
    }
    return more;
}

/* New nodes at the end of a layer; returns the first. */
static uint32_t add_nodes(Tree *t, int layer, uint32_t count)
{
    assert(layer < TREE_LAYERS);
    uint32_t first = t->nodes[layer];
    if (first + count > t->room[layer]) {
        t->room[layer] = (first + count) * 2;
        t->node[layer] = grown(t->node[layer], t->room[layer] * sizeof(TreeNode));
    }
    t->nodes[layer] += count;
    t->layers = layer >= t->layers ? layer + 1 : t->layers;
    return first;
}

void tree_open(Tree *t, uint32_t outcomes)
{
    enum { FIRST_ROOM = 1024 };
    memset(t, 0, sizeof *t);
    add_nodes(t, 0, outcomes);
    t->chance = grown(NULL, outcomes * sizeof *t->chance);
    for (uint32_t i = 0; i < outcomes; i++)
        t->chance[i] = 1.0 / outcomes;
    t->set_room = FIRST_ROOM;
    t->set = grown(NULL, t->set_room * sizeof *t->set);
    t->table_room = 2 * FIRST_ROOM;
    t->table = grown(NULL, t->table_room * sizeof *t->table);
    memset(t->table, 0xFF, t->table_room * sizeof *t->table);
}

void tree_close(Tree *t)
{
    for (int i = 0; i < t->layers; i++)
        free(t->node[i]);
    free(t->chance);
    free(t->set);
    free(t->table);
}

/* Where the key is in the table, or the empty slot where it belongs. */
static uint32_t slot_of(const Tree *t, uint64_t key)
{
    uint32_t slot = (uint32_t)(key >> 32) & (t->table_room - 1);
    while (t->table[slot] != TREE_END && t->set[t->table[slot]].key != key)
        slot = (slot + 1) & (t->table_room - 1);
    return slot;
}

static void make_room(Tree *t)
{
    if (t->sets < t->set_room)
        return;
    t->set_room *= 2;
    t->set = grown(t->set, t->set_room * sizeof *t->set);
    t->table_room = 2 * t->set_room;
    t->table = grown(t->table, t->table_room * sizeof *t->table);
    memset(t->table, 0xFF, t->table_room * sizeof *t->table);
    for (uint32_t i = 0; i < t->sets; i++)
        t->table[slot_of(t, t->set[i].key)] = i;
}

uint32_t tree_ask(Tree *t, int layer, uint32_t index, int seat, uint64_t key, int options,
                  bool *is_new)
{
    make_room(t);
    uint32_t slot = slot_of(t, key);
    *is_new = t->table[slot] == TREE_END;
    if (*is_new) {
        t->table[slot] = t->sets;
        t->set[t->sets++] =
            (TreeSet){key, t->options, (uint8_t)options, (uint8_t)seat, (uint8_t)layer};
        t->options += (uint32_t)options;
    }
    const TreeSet *set = &t->set[t->table[slot]];
    if (set->options != options || set->seat != seat || set->layer != layer) {
        fputs("cfr: two information sets have one key\n", stderr);
        exit(1);
    }
    uint32_t first = add_nodes(t, layer + 1, (uint32_t)options);
    t->node[layer][index] = (TreeNode){.set = t->table[slot], .first = first};
    return first;
}

void tree_end(Tree *t, int layer, uint32_t index, double gain)
{
    t->node[layer][index] = (TreeNode){.set = TREE_END, .gain = (float)gain};
}

uint64_t tree_nodes(const Tree *t)
{
    uint64_t sum = 0;
    for (int i = 0; i < t->layers; i++)
        sum += t->nodes[i];
    return sum;
}
