/*
 * guess.c - fills the holes of a view.
 *
 * Each family has ten kinds. What is seen of them in the Queue and in the pile is certain; the rest
 * fills the family's holes: face-down cards, hand, aside. Seen from the view's seat a guess looks
 * like the truth.
 *
 * The learned model knows how often a card of each kind lies face down in such a spot (round,
 * influence on it, where), against how often it is still unplaced then. The holes of a family draw
 * in turn among the kinds that are left, with these weights.
 */
#include "bots/guess.h"

/* The n-th lowest member of the set, from 0. */
static uint32_t nth_bit(uint32_t set, int n)
{
    while (n-- > 0)
        set &= set - 1;
    return set & (0u - set);
}

int guess_spot(const OriState *s, int place, int handle)
{
    const OriCard *card = &s->card[handle];
    int lying = (int)card->influence < BELIEF_LYING - 1 ? (int)card->influence : BELIEF_LYING - 1;
    int where = s->line[place] != handle ? 3 : place == 0 ? 0 : place == s->places - 1 ? 1 : 2;
    int stack = card->under != 0;
    return (((s->round - 1) * BELIEF_LYING + lying) * BELIEF_WHERE + where) * BELIEF_STACK + stack;
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
                g->hole[g->holes++] = (GuessHole){.card = (uint8_t)h,
                                                  .family = (uint8_t)s->card[h].family,
                                                  .spot = (uint16_t)guess_spot(s, i, h)};
}

static uint32_t draw_weighted(uint32_t kinds, const uint8_t weight[ORI_KINDS], OriRandom *random)
{
    int weights = 0;
    for (uint32_t rest = kinds; rest != 0; rest &= rest - 1)
        weights += weight[__builtin_ctz(rest)];
    int at = ori_random_below(random, weights);
    for (uint32_t rest = kinds;; rest &= rest - 1) {
        at -= weight[__builtin_ctz(rest)];
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
                            ? draw_weighted(kinds, learned.belief[hole->spot], random)
                            : nth_bit(kinds, ori_random_below(random, count[hole->family]));
        left[hole->family] &= ~kind;
        count[hole->family]--;
        out->card[hole->card].kind = (unsigned)__builtin_ctz(kind) & 31u;
    }
    for (int seat = 0; seat < (int)out->rules.seats; seat++) {
        if (seat == g->seat)
            continue;
        for (int n = g->aside_count[seat]; n > 0; n--) {
            uint32_t kind = nth_bit(left[seat], ori_random_below(random, count[seat]--));
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

void guess_belief(const OriView *view, int samples, OriRandom *random,
                  uint16_t share[ORI_MAX_CARDS + 1][ORI_KINDS])
{
    int seen[ORI_MAX_CARDS + 1][ORI_KINDS] = {{0}};
    Guesser g;
    OriState world;
    guess_prepare(view, GUESS_LEARNED, &g);
    for (int n = 0; n < samples; n++) {
        guess_draw(&g, random, &world);
        for (int i = 0; i < g.holes; i++)
            seen[g.hole[i].card][world.card[g.hole[i].card].kind]++;
    }
    for (int h = 0; h <= ORI_MAX_CARDS; h++)
        for (int kind = 0; kind < ORI_KINDS; kind++)
            share[h][kind] = (uint16_t)(samples > 0 ? seen[h][kind] * 1000 / samples : 0);
}
