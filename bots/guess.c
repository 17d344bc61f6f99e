/*
 * guess.c - fills the holes of a view.
 *
 * Each family has ten kinds. Those visible in the Queue and in the pile are certain; the rest fills
 * the family's holes: face-down cards, hand, set-aside cards. From the view's seat, a guess looks
 * like the truth.
 *
 * The learned model gives each kind a weight for every clue about a hole (clues.c). The holes of a
 * family draw in turn from the kinds that are left, with these weights.
 */
#include "bots/guess.h"

#include "ori_bits.h"
#include "bots/clues.h"

/* exp(-i / 8) in 4096ths, at least 1. */
static const uint16_t decay[] = {
    4096, 3615, 3190, 2815, 2484, 2192, 1935, 1707, 1507, 1330, 1174, 1036, 914, 807, 712, 628, 554,
    489,  432,  381,  336,  297,  262,  231,  204,  180,  159,  140,  124,  109, 96,  85,  75,  66,
    58,   52,   46,   40,   35,   31,   28,   24,   22,   19,   17,   15,   13,  12,  10,  9,   8,
    7,    6,    5,    5,    4,    4,    3,    3,    3,    2,    2,    2,    2,   1,
};
enum { DECAYS = sizeof decay / sizeof decay[0] };

static void weigh(const Clues *clues, uint32_t kinds, uint16_t weight[ORI_KINDS])
{
    int log_weight[ORI_KINDS] = {0};
    int most = INT16_MIN;
    for (int i = 0; i < clues->count; i++)
        for (int kind = 0; kind < ORI_KINDS; kind++)
            log_weight[kind] += clues->of[i].times * learned.belief[clues->of[i].clue][kind];
    for (uint32_t rest = kinds; rest != 0; rest &= rest - 1)
        if (log_weight[bits_lowest(rest)] > most)
            most = log_weight[bits_lowest(rest)];
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        int behind = (most - log_weight[kind]) / (BELIEF_ONE / 8);
        weight[kind] = decay[behind < 0 ? 0 : behind < DECAYS ? behind : DECAYS - 1];
    }
}

static void strike_seen(Guesser *g)
{
    const OriState *s = &g->known;
    for (int seat = 0; seat < (int)s->rules.seats; seat++) {
        g->unseen[seat] = s->rules.kinds;
        g->unseen_count[seat] = ORI_SET_SIZE;
        g->aside_count[seat] = (uint8_t)ori_aside_count(s, seat);
    }
    for (int h = 1; h <= s->cards; h++) {
        const OriCard *card = &s->card[h];
        if (card->kind == ORI_HIDDEN || card->kind == ORI_TWIN || card->family >= s->rules.seats)
            continue;
        g->unseen[card->family] &= ~(1u << card->kind);
        g->unseen_count[card->family]--;
    }
}

static void open_hole(Guesser *g, int place, int handle)
{
    GuessHole *hole = &g->hole[g->holes++];
    hole->card = (uint8_t)handle;
    hole->family = (uint8_t)g->known.card[handle].family;
    if (g->model == GUESS_LEARNED) {
        Clues clues;
        clues_read(&g->known, place, handle, &clues);
        weigh(&clues, g->unseen[hole->family], hole->weight);
    }
}

void guess_prepare(const OriView *view, GuessModel model, Guesser *g)
{
    const OriState *s = &view->known;
    g->known = *s;
    g->model = model;
    g->seat = view->seat;
    g->holes = 0;
    strike_seen(g);
    for (int i = 0; i < s->places; i++)
        for (int h = s->line[i]; h != 0; h = (int)s->card[h].under)
            if (s->card[h].kind == ORI_HIDDEN)
                open_hole(g, i, h);
}

static uint32_t draw_weighted(uint32_t kinds, const uint16_t weight[ORI_KINDS], OriRandom *random)
{
    int weights = 0;
    for (uint32_t rest = kinds; rest != 0; rest &= rest - 1)
        weights += weight[bits_lowest(rest)];
    int at = ori_random_below(random, weights);
    for (uint32_t rest = kinds;; rest &= rest - 1) {
        at -= weight[bits_lowest(rest)];
        if (at < 0 || (rest & (rest - 1)) == 0)
            return rest & (0u - rest);
    }
}

void guess_draw(const Guesser *g, OriRandom *random, OriState *out)
{
    uint32_t left[ORI_MAX_SEATS];
    uint8_t count[ORI_MAX_SEATS];
    *out = g->known;
    for (int i = 0; i < ORI_MAX_SEATS; i++) {
        left[i] = g->unseen[i];
        count[i] = g->unseen_count[i];
    }
    for (int i = 0; i < g->holes; i++) {
        const GuessHole *hole = &g->hole[i];
        uint32_t kinds = left[hole->family];
        uint32_t kind = g->model == GUESS_LEARNED
                            ? draw_weighted(kinds, hole->weight, random)
                            : 1u << bits_nth(kinds, ori_random_below(random, count[hole->family]));
        left[hole->family] &= ~kind;
        count[hole->family]--;
        ori_card_set_kind(&out->card[hole->card], bits_lowest(kind));
    }
    for (int seat = 0; seat < (int)out->rules.seats; seat++) {
        if (seat == g->seat)
            continue;
        for (int n = g->aside_count[seat]; n > 0; n--) {
            uint32_t kind = 1u << bits_nth(left[seat], ori_random_below(random, count[seat]--));
            left[seat] &= ~kind;
            out->aside[seat] |= kind;
        }
        out->hand[seat] |= left[seat];
    }
}

void guess_uniform(const OriView *view, OriRandom *random, OriState *out)
{
    Guesser g;
    guess_prepare(view, GUESS_UNIFORM, &g);
    guess_draw(&g, random, out);
}

void guess_tally(const Guesser *g, int samples, OriRandom *random,
                 uint16_t share[ORI_MAX_CARDS + 1][ORI_KINDS])
{
    int seen[ORI_MAX_CARDS + 1][ORI_KINDS] = {{0}};
    OriState world;
    for (int n = 0; n < samples; n++) {
        guess_draw(g, random, &world);
        for (int i = 0; i < g->holes; i++)
            seen[g->hole[i].card][world.card[g->hole[i].card].kind]++;
    }
    for (int h = 0; h <= ORI_MAX_CARDS; h++)
        for (int kind = 0; kind < ORI_KINDS; kind++)
            share[h][kind] = (uint16_t)(samples > 0 ? seen[h][kind] * 1000 / samples : 0);
}

void guess_belief(const OriView *view, int samples, OriRandom *random,
                  uint16_t share[ORI_MAX_CARDS + 1][ORI_KINDS])
{
    Guesser g;
    guess_prepare(view, GUESS_LEARNED, &g);
    guess_tally(&g, samples, random, share);
}
