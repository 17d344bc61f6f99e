/*
 * ending.c - finds last decisions that throw something away.
 *
 * It tries every world that the view allows, and in each of them every decision that anyone can
 * make until the game is over. It assumes nothing about how the opponents play: an option counts as
 * worse only if another one does at least as well in every world, whatever follows. So the verdict
 * is certain against any player. Where nothing that matters is hidden, the seat's own later
 * decisions are taken to be its best ones.
 */
#include "bots/ending.h"

#include "bots/worlds.h"

#include "ori_bits.h"

typedef struct Bounds {
    int32_t least;
    int32_t most;
} Bounds;

typedef struct Look {
    const Guesser *guesser;
    Ending *out;
    OriDecision option[ORI_MAX_OPTIONS];
    bool is_open;  /* there is one world */
    int64_t nodes; /* that may still be looked at */
    int64_t least[ENDING_OPTIONS];
    int64_t most[ENDING_OPTIONS];
    /* By option, bits of others: never worse than it so far, better in every world, perhaps better. */
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
    bool is_own = l->is_open && s->asked == l->guesser->seat;
    Bounds all = is_own ? (Bounds){0, 0} : (Bounds){BOT_SURE, 0};
    for (int i = 0; i < n && (is_own ? all.least < BOT_SURE : all.least > 0 || all.most < BOT_SURE);
         i++) {
        if (--l->nodes < 0)
            return all;
        OriState next = *s;
        ori_play(&next, option[i], NULL);
        Bounds one = until_the_end(l, &next);
        bool is_least = is_own ? one.least > all.least : one.least < all.least;
        all.least = is_least ? one.least : all.least;
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
            if (bounds[k].least > bounds[i].least || bounds[k].most > bounds[i].most)
                l->sometimes[i] |= 1u << k;
            if (bounds[k].least <= bounds[i].most)
                l->better[i] &= ~(1u << k);
        }
}

static bool try_world(void *who, const OriState *world, int64_t chance)
{
    Look *l = who;
    Bounds bounds[ENDING_OPTIONS];
    for (int i = 0; i < l->out->count; i++) {
        OriState next = *world;
        l->nodes--;
        ori_play(&next, l->option[i], NULL);
        bounds[i] = until_the_end(l, &next);
        if (l->nodes < 0)
            return false;
        l->least[i] += bounds[i].least * chance;
        l->most[i] += bounds[i].most * chance;
    }
    compare(l, bounds);
    return true;
}

/* --- Over all worlds --- */

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
        e->least[i] = (int32_t)(l->least[i] >> WORLDS_SURE);
        e->most[i] = (int32_t)(l->most[i] >> WORLDS_SURE);
        e->worse |= (uint32_t)((l->better[i] & all) != 0) << i;
        e->beaten |= (uint32_t)((l->no_worse[i] & l->sometimes[i] & all) != 0) << i;
    }
    e->good = good_ones(e);
}

static Look begin(const Guesser *g, int64_t nodes, Ending *out)
{
    Look l = {.guesser = g, .out = out, .nodes = nodes};
    int count = g->known.round == ORI_ROUNDS ? ori_options(&g->known, l.option) : 0;
    out->count = count <= ENDING_OPTIONS ? count : 0;
    for (int i = 0; i < out->count; i++)
        l.no_worse[i] = l.better[i] = UINT32_MAX;
    return l;
}

void ending_look(const Guesser *g, int64_t nodes, Ending *out)
{
    Look l = begin(g, nodes, out);
    if (out->count == 0)
        return;
    l.is_open = worlds_count(g, 1) == 1;
    if (worlds_count(g, nodes) * out->count > nodes || !worlds_each(g, try_world, &l))
        out->count = 0;
    sum_up(&l, out);
}

void ending_glance(const Guesser *g, int64_t nodes, OriRandom *random, Ending *out)
{
    enum { LEAST_WORLDS = 8, MOST_WORLDS = 64 };
    Look l = begin(g, nodes / LEAST_WORLDS, out);
    uint32_t all = (uint32_t)(bits_one(out->count) - 1);
    int worlds = 0;
    for (OriState world; out->count > 0 && worlds < MOST_WORLDS; worlds++) {
        guess_draw(g, random, &world);
        if (!try_world(&l, &world, 0))
            break;
        l.nodes += nodes / LEAST_WORLDS * (worlds < LEAST_WORLDS - 1); /* each has its part */
    }
    if (worlds < LEAST_WORLDS)
        out->count = 0;
    out->worse = 0;
    for (int i = 0; i < out->count; i++) {
        out->least[i] = 0;
        out->most[i] = BOT_SURE;
        out->worse |= (uint32_t)((l.better[i] & all) != 0) << i;
    }
    out->beaten = out->worse;
    out->good = all & ~out->worse;
}

void ending_correct(const Ending *e, BotAdvice *advice)
{
    for (int i = 0; i < e->count; i++) {
        int32_t value = advice->value[i] < e->least[i] ? e->least[i] : advice->value[i];
        advice->value[i] = value > e->most[i] ? e->most[i] : value;
    }
}
