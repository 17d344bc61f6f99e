/*
 * worlds.c - fills the holes of a view in every way, where guess.c fills them in one.
 *
 * The chances are those of guess_draw: the holes of a family draw in turn from the kinds not yet
 * seen, and the rest of a family is split at random between hand and set-aside cards.
 */
#include "bots/worlds.h"

#include "ori_bits.h"

typedef struct Walk {
    const Guesser *guesser;
    bool parts_hands; /* who holds what may still matter */
    WorldsVisit *visit;
    void *who;
} Walk;

static int ways_to_choose(int of, int n)
{
    int64_t ways = 1;
    for (int i = 0; i < n; i++)
        ways = ways * (of - i) / (i + 1);
    return (int)ways;
}

/* What a family has neither in the Queue nor in the pile lies aside or is in hand: all ways to part
 * it, or any one of them where nothing depends on it. */
static bool part_hands(const Walk *walk, const OriState *world, const uint32_t left[ORI_MAX_SEATS],
                       int seat, int64_t chance)
{
    const Guesser *g = walk->guesser;
    if (seat == (int)world->rules.seats)
        return walk->visit(walk->who, world, chance);
    if (seat == g->seat)
        return part_hands(walk, world, left, seat + 1, chance);
    int count = g->aside_count[seat];
    int64_t each = chance / ways_to_choose(bits_few(left[seat]), count);
    for (uint32_t aside = left[seat];; aside = (aside - 1) & left[seat]) {
        if (bits_few(aside) == count) {
            OriState next = *world;
            next.aside[seat] |= aside;
            next.hand[seat] |= left[seat] & ~aside;
            if (!part_hands(walk, &next, left, seat + 1, walk->parts_hands ? each : chance))
                return false;
        }
        if (aside == 0 || (bits_few(aside) == count && !walk->parts_hands))
            return true;
    }
}

static bool fill_holes(const Walk *walk, OriState *world, uint32_t left[ORI_MAX_SEATS], int hole,
                       int64_t chance)
{
    const Guesser *g = walk->guesser;
    if (hole == g->holes)
        return part_hands(walk, world, left, 0, chance);
    const GuessHole *h = &g->hole[hole];
    uint32_t kinds = left[h->family];
    int64_t weights = 0;
    bool goes_on = true;
    for (uint32_t rest = kinds; rest != 0; rest &= rest - 1)
        weights += g->model == GUESS_LEARNED ? h->weight[bits_lowest(rest)] : 1;
    for (uint32_t rest = kinds; rest != 0 && goes_on; rest &= rest - 1) {
        int kind = bits_lowest(rest);
        int64_t weight = g->model == GUESS_LEARNED ? h->weight[kind] : 1;
        left[h->family] = kinds & ~(1u << kind);
        ori_card_set_kind(&world->card[h->card], kind);
        goes_on = fill_holes(walk, world, left, hole + 1, chance * weight / weights);
    }
    left[h->family] = kinds;
    return goes_on;
}

/* Somebody may still place a card from hand, or bring one back from aside: only Impersonation does. */
static bool hands_matter(const Guesser *g)
{
    const OriState *s = &g->known;
    if (s->round < ORI_ROUNDS)
        return true;
    for (int seat = 0; seat < (int)s->rules.seats; seat++)
        if (seat != g->seat && !ori_has_placed(s, seat))
            return true;
    for (int h = 1; h <= s->cards; h++)
        if (s->card[h].kind == ORI_IMPERSONATION)
            return true;
    for (int i = 0; i < g->holes; i++)
        if (bits_has(g->unseen[g->hole[i].family], ORI_IMPERSONATION))
            return true;
    return false;
}

int64_t worlds_count(const Guesser *g, int64_t most)
{
    int64_t worlds = 1;
    int unseen[ORI_MAX_SEATS];
    for (int i = 0; i < ORI_MAX_SEATS; i++)
        unseen[i] = g->unseen_count[i];
    for (int i = 0; i < g->holes && worlds <= most; i++)
        worlds *= unseen[g->hole[i].family]--;
    for (int i = 0; i < (int)g->known.rules.seats && worlds <= most && hands_matter(g); i++)
        worlds *= i != g->seat ? ways_to_choose(unseen[i], g->aside_count[i]) : 1;
    return worlds <= most ? worlds : most + 1;
}

bool worlds_each(const Guesser *g, WorldsVisit *visit, void *who)
{
    Walk walk = {.guesser = g, .parts_hands = hands_matter(g), .visit = visit, .who = who};
    uint32_t left[ORI_MAX_SEATS];
    OriState world = g->known;
    for (int i = 0; i < ORI_MAX_SEATS; i++)
        left[i] = g->unseen[i];
    return fill_holes(&walk, &world, left, 0, (int64_t)1 << WORLDS_SURE);
}
