/*
 * ending.c - which of the last decisions throw something away.
 *
 * Every world that the view allows is tried, and in each of them everything that anybody may decide
 * until the game is over. No opponent is trusted to play well or badly: an option is beaten only if
 * another one does at least as well in every world, whatever follows. What follows from that is
 * certain, so it holds against every player.
 */
#include "bots/ending.h"

#include "ori_bits.h"

enum { LIKELY = 40 }; /* chances of worlds are in parts of 2 to this */

typedef struct Bounds {
    int32_t least;
    int32_t most;
} Bounds;

typedef struct Look {
    const Guesser *guesser;
    Ending *out;
    OriDecision option[ORI_MAX_OPTIONS];
    int64_t nodes;   /* that may still be looked at */
    bool with_aside; /* what lies aside may still come into the Queue */
    int64_t least[ENDING_OPTIONS];
    int64_t most[ENDING_OPTIONS];
    /* By option, bits of others: never worse than it so far, better in every world, in some world. */
    uint32_t no_worse[ENDING_OPTIONS];
    uint32_t better[ENDING_OPTIONS];
    uint32_t sometimes[ENDING_OPTIONS];
} Look;

/* --- One world --- */

static Bounds until_the_end(Look *l, const OriState *s)
{
    if (s->ask == ORI_ASK_OVER) {
        int32_t share[ORI_MAX_SEATS];
        ori_shares(s, BOT_SURE, share);
        return (Bounds){share[l->guesser->seat], share[l->guesser->seat]};
    }
    OriDecision option[ORI_MAX_OPTIONS];
    int n = ori_options(s, option);
    Bounds all = {BOT_SURE, 0};
    for (int i = 0; i < n && (all.least > 0 || all.most < BOT_SURE); i++) {
        if (--l->nodes < 0)
            return all;
        OriState next = *s;
        ori_play(&next, option[i], NULL);
        Bounds one = until_the_end(l, &next);
        all.least = one.least < all.least ? one.least : all.least;
        all.most = one.most > all.most ? one.most : all.most;
    }
    return all;
}

static void compare(Look *l, const Bounds bounds[ENDING_OPTIONS])
{
    for (int i = 0; i < l->out->count; i++)
        for (int k = 0; k < l->out->count; k++) {
            if (bounds[k].least < bounds[i].most)
                l->no_worse[i] &= ~(1u << k);
            if (bounds[k].least > bounds[i].most)
                l->sometimes[i] |= 1u << k;
            else
                l->better[i] &= ~(1u << k);
        }
}

static void try_world(Look *l, const OriState *world, int64_t chance)
{
    Bounds bounds[ENDING_OPTIONS];
    for (int i = 0; i < l->out->count; i++) {
        OriState next = *world;
        l->nodes--;
        ori_play(&next, l->option[i], NULL);
        bounds[i] = until_the_end(l, &next);
        if (l->nodes < 0)
            return;
        l->least[i] += bounds[i].least * chance;
        l->most[i] += bounds[i].most * chance;
    }
    compare(l, bounds);
}

/* --- All worlds --- */

static int ways_to_choose(int of, int n)
{
    int64_t ways = 1;
    for (int i = 0; i < n; i++)
        ways = ways * (of - i) / (i + 1);
    return (int)ways;
}

/* What a family has neither in the Queue nor in the pile lies aside or is in hand: all ways to part
 * it, or any one of them where nothing depends on it. */
static void part_hands(Look *l, const OriState *world, const uint32_t left[ORI_MAX_SEATS], int seat,
                       int64_t chance)
{
    const Guesser *g = l->guesser;
    if (seat == (int)world->rules.seats) {
        try_world(l, world, chance);
        return;
    }
    if (seat == g->seat) {
        part_hands(l, world, left, seat + 1, chance);
        return;
    }
    int count = g->aside_count[seat];
    int64_t each = chance / ways_to_choose(bits_few(left[seat]), count);
    for (uint32_t aside = left[seat]; l->nodes >= 0; aside = (aside - 1) & left[seat]) {
        if (bits_few(aside) == count) {
            OriState next = *world;
            next.aside[seat] |= aside;
            next.hand[seat] |= left[seat] & ~aside;
            part_hands(l, &next, left, seat + 1, l->with_aside ? each : chance);
        }
        if (aside == 0 || (bits_few(aside) == count && !l->with_aside))
            return;
    }
}

static void fill_holes(Look *l, OriState *world, uint32_t left[ORI_MAX_SEATS], int hole,
                       int64_t chance)
{
    const Guesser *g = l->guesser;
    if (hole == g->holes) {
        part_hands(l, world, left, 0, chance);
        return;
    }
    const GuessHole *h = &g->hole[hole];
    uint32_t kinds = left[h->family];
    int64_t weights = 0;
    for (uint32_t rest = kinds; rest != 0; rest &= rest - 1)
        weights += g->model == GUESS_LEARNED ? h->weight[bits_lowest(rest)] : 1;
    for (uint32_t rest = kinds; rest != 0 && l->nodes >= 0; rest &= rest - 1) {
        int kind = bits_lowest(rest);
        int64_t weight = g->model == GUESS_LEARNED ? h->weight[kind] : 1;
        left[h->family] = kinds & ~(1u << kind);
        ori_card_set_kind(&world->card[h->card], kind);
        fill_holes(l, world, left, hole + 1, chance * weight / weights);
    }
    left[h->family] = kinds;
}

/* Impersonation is the only card that brings back what lies aside. */
static bool may_impersonate(const Guesser *g)
{
    for (int h = 1; h <= g->known.cards; h++)
        if (g->known.card[h].kind == ORI_IMPERSONATION)
            return true;
    for (int i = 0; i < g->holes; i++)
        if (bits_has(g->unseen[g->hole[i].family], ORI_IMPERSONATION))
            return true;
    return false;
}

static bool is_too_much(const Guesser *g, int count, int64_t nodes)
{
    int64_t worlds = 1;
    int unseen[ORI_MAX_SEATS];
    for (int i = 0; i < ORI_MAX_SEATS; i++)
        unseen[i] = g->unseen_count[i];
    for (int i = 0; i < g->holes; i++) {
        worlds *= unseen[g->hole[i].family]--;
        if (worlds * count > nodes)
            return true;
    }
    return false;
}

/* Where nothing depends on what is decided afterwards, the best share is the best decision. */
static uint32_t good_ones(const Ending *e)
{
    uint32_t good = 0;
    int32_t highest = 0;
    bool is_exact = true;
    for (int i = 0; i < e->count; i++) {
        is_exact = is_exact && e->least[i] == e->most[i];
        highest = e->least[i] > highest ? e->least[i] : highest;
    }
    for (int i = 0; i < e->count; i++)
        if (is_exact ? e->least[i] == highest : (e->beaten >> i & 1) == 0)
            good |= 1u << i;
    return good;
}

static void sum_up(const Look *l, Ending *e)
{
    uint32_t all = (uint32_t)(bits_one(e->count) - 1);
    e->worse = e->beaten = 0;
    for (int i = 0; i < e->count; i++) {
        e->least[i] = (int32_t)(l->least[i] >> LIKELY);
        e->most[i] = (int32_t)(l->most[i] >> LIKELY);
        e->worse |= (uint32_t)((l->better[i] & all) != 0) << i;
        e->beaten |= (uint32_t)((l->no_worse[i] & l->sometimes[i] & all) != 0) << i;
    }
    e->good = good_ones(e);
}

void ending_look(const Guesser *g, int64_t nodes, Ending *out)
{
    Look l = {.guesser = g, .out = out, .nodes = nodes};
    uint32_t left[ORI_MAX_SEATS];
    OriState world = g->known;
    out->count = 0;
    if (world.round < ORI_ROUNDS)
        return;
    int count = ori_options(&world, l.option);
    if (count > ENDING_OPTIONS || is_too_much(g, count, nodes))
        return;
    out->count = count;
    l.with_aside = may_impersonate(g);
    for (int i = 0; i < ORI_MAX_SEATS; i++)
        left[i] = g->unseen[i];
    for (int i = 0; i < count; i++)
        l.no_worse[i] = l.better[i] = UINT32_MAX;
    fill_holes(&l, &world, left, 0, (int64_t)1 << LIKELY);
    if (l.nodes < 0)
        out->count = 0;
    sum_up(&l, out);
}

void ending_correct(const Ending *e, BotAdvice *advice)
{
    for (int i = 0; i < e->count; i++) {
        int32_t value = advice->value[i] < e->least[i] ? e->least[i] : advice->value[i];
        advice->value[i] = value > e->most[i] ? e->most[i] : value;
    }
}
