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
    bool hurries;  /* it ends once no option can be ruled out any more */
    int64_t nodes; /* that may be looked at before the next world, */
    int64_t each;  /* which brings this many more, */
    int64_t rest;  /* until these are used up */
    int64_t least[ENDING_OPTIONS];
    int64_t most[ENDING_OPTIONS];
    /* By option, bits of others: never worse than it so far, better in every world, perhaps better. */
    uint32_t no_worse[ENDING_OPTIONS];
    uint32_t better[ENDING_OPTIONS];
    uint32_t sometimes[ENDING_OPTIONS];
} Look;

/* --- One world --- */

/* No game is as long as that: only a position that somebody wrote, with a Plot full of influence. It
 * counts as too much, and stays within the stack of the page's module. */
enum { MOST_DECISIONS = 256 };

static Bounds until_the_end(Look *l, const OriState *s, int made)
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
        if (made == MOST_DECISIONS)
            l->nodes = 0;
        if (--l->nodes < 0)
            return all;
        OriState next = *s;
        ori_play(&next, option[i], NULL);
        Bounds one = until_the_end(l, &next, made + 1);
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

static uint32_t all_options(const Look *l)
{
    return (uint32_t)(bits_one(l->out->count) - 1);
}

/* Whether one of these bits of others stands for an option. */
static bool has_any(const Look *l, const uint32_t others[ENDING_OPTIONS])
{
    for (int i = 0; i < l->out->count; i++)
        if ((others[i] & all_options(l) & ~(1u << i)) != 0)
            return true;
    return false;
}

/* Whatever the other worlds are like: each option may turn out better than any other, and what
 * follows decides. */
static bool is_settled(const Look *l)
{
    int64_t apart = 0;
    for (int i = 0; i < l->out->count; i++)
        apart = l->most[i] - l->least[i] > apart ? l->most[i] - l->least[i] : apart;
    return apart >> WORLDS_SURE > 0 && !has_any(l, l->no_worse);
}

static bool try_world(void *who, const OriState *world, int64_t chance)
{
    Look *l = who;
    Bounds bounds[ENDING_OPTIONS];
    int64_t more = l->each < l->rest ? l->each : l->rest;
    l->nodes += more;
    l->rest -= more;
    for (int i = 0; i < l->out->count; i++) {
        OriState next = *world;
        l->nodes--;
        ori_play(&next, l->option[i], NULL);
        bounds[i] = until_the_end(l, &next, 1);
        if (l->nodes < 0)
            return false;
        l->least[i] += bounds[i].least * chance;
        l->most[i] += bounds[i].most * chance;
    }
    compare(l, bounds);
    return !l->hurries || !is_settled(l);
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
    e->worse = e->beaten = 0;
    for (int i = 0; i < e->count; i++) {
        e->least[i] = (int32_t)(l->least[i] >> WORLDS_SURE);
        e->most[i] = (int32_t)(l->most[i] >> WORLDS_SURE);
        e->worse |= (uint32_t)((l->better[i] & all_options(l)) != 0) << i;
        e->beaten |= (uint32_t)((l->no_worse[i] & l->sometimes[i] & all_options(l)) != 0) << i;
    }
    e->good = good_ones(e);
}

static Look begin(const Guesser *g, int64_t nodes, Ending *out)
{
    Look l = {.guesser = g, .out = out, .rest = nodes};
    int count = g->known.round == ORI_ROUNDS ? ori_options(&g->known, l.option) : 0;
    out->count = count <= ENDING_OPTIONS ? count : 0;
    for (int i = 0; i < out->count; i++)
        l.no_worse[i] = l.better[i] = UINT32_MAX;
    return l;
}

typedef enum Found { TOO_MUCH, SETTLED, WHOLE } Found;

/* Worlds are much alike. So that it shows early when all of them are too much, they may never have
 * taken more than twice their part. */
static Found look(Look *l)
{
    int64_t nodes = l->rest;
    int64_t worlds = worlds_count(l->guesser, nodes);
    if (l->out->count == 0 || worlds * l->out->count > nodes)
        return TOO_MUCH;
    l->is_open = worlds == 1;
    l->each = 2 * nodes / worlds;
    if (worlds_each(l->guesser, try_world, l))
        return WHOLE;
    return l->nodes < 0 ? TOO_MUCH : SETTLED;
}

void ending_look(const Guesser *g, int64_t nodes, Ending *out)
{
    Look l = begin(g, nodes, out);
    if (look(&l) == TOO_MUCH)
        out->count = 0;
    sum_up(&l, out);
}

/* Where that is too much: some worlds, drawn as the guesser believes. An option that is worse in every
 * world is worse in these, too, so all of those are ruled out, and now and then one that is worse in
 * nearly every world. Returns the others. */
static uint32_t glance(Look *l)
{
    enum { LEAST_WORLDS = 8, MOST_WORLDS = 64 };
    OriRandom random = {ENDING_NODES}; /* the same view, the same glance */
    uint32_t good = UINT32_MAX;
    int worlds = 0;
    l->each = l->rest / LEAST_WORLDS;
    for (OriState world; worlds < MOST_WORLDS && has_any(l, l->better); worlds++) {
        guess_draw(l->guesser, &random, &world);
        if (!try_world(l, &world, 0))
            break;
    }
    for (int i = 0; i < l->out->count && worlds >= LEAST_WORLDS; i++)
        good &= ~((uint32_t)((l->better[i] & all_options(l)) != 0) << i);
    return good;
}

uint32_t ending_good(const Guesser *g)
{
    Ending e;
    Look l = begin(g, ENDING_NODES, &e);
    if (e.count == 0)
        return UINT32_MAX;
    l.hurries = true;
    switch (look(&l)) {
    case TOO_MUCH:
        l = begin(g, ENDING_NODES, &e);
        return glance(&l);
    case SETTLED:
        return UINT32_MAX;
    case WHOLE:
        sum_up(&l, &e);
        return e.good;
    }
    return UINT32_MAX;
}

void ending_correct(const Ending *e, BotAdvice *advice)
{
    for (int i = 0; i < e->count; i++) {
        int32_t value = advice->value[i] < e->least[i] ? e->least[i] : advice->value[i];
        advice->value[i] = value > e->most[i] ? e->most[i] : value;
    }
}
