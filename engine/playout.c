/*
 * playout.c - random play: one option, each as likely, without listing them.
 *
 * The choices lie ready as bits in the state, so that one draw of 64 random bits picks among them: the upper half for the
 * card or the way, the lower half for the slot.
 */
#include "engine.h"

static OriDecision choose_slot(const OriState *s, int kind, uint32_t fraction)
{
    int ends = s->places > 0 ? 2 : 1;
    int slot = scale(fraction, ends + count(s->ways)) - ends;
    if (slot >= 0)
        return (OriDecision){ORI_PLACE_ON, (uint8_t)kind, (uint8_t)nth(s->ways, slot)};
    return (OriDecision){slot == -1 ? ORI_PLACE_LAST : ORI_PLACE_FIRST, (uint8_t)kind, 0};
}

static OriDecision choose_card_and_slot(const OriState *s, uint64_t random)
{
    uint32_t hand = placeable(s);
    int cards = ORI_HAND_SIZE + 1 - s->round;
    return choose_slot(s, nth(hand, scale((uint32_t)(random >> 32), cards)), (uint32_t)random);
}

static OriDecision choose_among_ways(const OriState *s, uint32_t fraction)
{
    int n = scale(fraction, count(s->ways));
    return (OriDecision){(uint8_t)way_verb(s), 0, (uint8_t)nth(s->ways, n)};
}

OriDecision ori_choose(const OriState *s, OriRandom *random)
{
    uint64_t r = ori_random(random);
    uint32_t upper = (uint32_t)(r >> 32);
    switch ((OriAskKind)s->ask) {
    case ORI_ASK_PLACE:
        return choose_card_and_slot(s, r);
    case ORI_ASK_PUT_TWIN:
        return choose_slot(s, ORI_TWIN, upper);
    case ORI_ASK_REVEAL:
        return (OriDecision){upper >> 31 ? ORI_REVEAL : ORI_KEEP, 0, (uint8_t)(s->cursor - 1)};
    case ORI_ASK_PLOT_NEXT: {
        int n = scale(upper, 1 + count(s->ways));
        if (n == 0)
            return (OriDecision){ORI_TAKE, 0, 0};
        return (OriDecision){ORI_ACTIVATE, 0, (uint8_t)nth(s->ways, n - 1)};
    }
    case ORI_ASK_PICK:
    case ORI_ASK_PUT_CARD:
    case ORI_ASK_PLOT_FIRST:
    case ORI_ASK_OVER:
        break;
    }
    return choose_among_ways(s, upper);
}

int ori_playout(OriState *s, OriRandom *random)
{
    int decisions = 0;
    while (s->ask != ORI_ASK_OVER) {
        step(s, ori_choose(s, random), NULL);
        decisions++;
    }
    return decisions;
}
