/*
 * guess.c - fills the holes of a view.
 *
 * Each family has ten kinds. What is seen of them in the Queue and in the pile is certain; the rest is shuffled over the
 * family's holes: face-down cards, hand, aside. Seen from the view's seat the guess looks like the truth.
 */
#include "guess.h"

/* The n-th lowest member of the set, from 0, taken out of it. */
static int take_nth(uint32_t *set, int n)
{
    uint32_t rest = *set;
    while (n-- > 0)
        rest &= rest - 1;
    uint32_t member = rest & (0u - rest);
    *set &= ~member;
    return __builtin_ctz(member);
}

/* The kinds of each family that nobody has seen; the holes in the Queue are filled from them. */
typedef struct Unseen {
    uint32_t kinds[ORI_MAX_SEATS];
    int count[ORI_MAX_SEATS];
} Unseen;

static void strike_seen(const OriState *s, Unseen *unseen)
{
    for (int seat = 0; seat < (int)s->rules.seats; seat++) {
        unseen->kinds[seat] = s->rules.kinds;
        unseen->count[seat] = ORI_SET_SIZE;
    }
    for (int h = 1; h <= s->cards; h++) {
        const OriCard *card = &s->card[h];
        if (card->kind == ORI_HIDDEN || card->kind == ORI_TWIN || card->family >= s->rules.seats)
            continue;
        unseen->kinds[card->family] &= ~(1u << card->kind);
        unseen->count[card->family]--;
    }
}

static int draw(Unseen *unseen, int seat, OriRandom *random)
{
    return take_nth(&unseen->kinds[seat], ori_random_below(random, unseen->count[seat]--));
}

void guess_uniform(const OriView *view, OriRandom *random, OriState *out)
{
    Unseen unseen;
    *out = view->known;
    strike_seen(out, &unseen);
    for (int h = 1; h <= out->cards; h++) {
        OriCard *card = &out->card[h];
        if (card->kind == ORI_HIDDEN && card->family < out->rules.seats)
            card->kind = (unsigned)draw(&unseen, (int)card->family, random) & 31u;
    }
    for (int seat = 0; seat < (int)out->rules.seats; seat++) {
        if (seat == view->seat)
            continue;
        for (int n = ori_hand_count(out, seat); n > 0; n--)
            out->hand[seat] |= 1u << draw(&unseen, seat, random);
        out->aside[seat] = unseen.kinds[seat];
    }
}
