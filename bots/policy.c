/*
 * policy.c - quickly picks what players usually do: learned frequencies of revealing and placing,
 * and nobody eliminates a card of their own if they can help it.
 */
#include "bots/policy.h"

#include "ori_bits.h"

/* A number below the limit, from half a draw of 64 random bits. */
static inline int scaled(uint32_t fraction, int limit)
{
    return (int)((uint64_t)fraction * (uint64_t)limit >> 32);
}

static int card_for(const OriState *w, uint32_t fraction)
{
    uint32_t hand = w->hand[w->asked] & ~ORI_TWIN_BIT;
    int weights = 0;
    for (uint32_t rest = hand; rest != 0; rest &= rest - 1)
        weights += learned.places[bits_lowest(rest)][w->round - 1];
    int at = scaled(fraction, weights);
    for (uint32_t rest = hand;; rest &= rest - 1) {
        int kind = bits_lowest(rest);
        at -= learned.places[kind][w->round - 1];
        if (at < 0 || (rest & (rest - 1)) == 0)
            return kind;
    }
}

int policy_card(const OriState *w, OriRandom *random)
{
    return card_for(w, (uint32_t)(ori_random(random) >> 32));
}

static OriDecision slot_for(const OriState *w, int kind, uint32_t fraction)
{
    const uint8_t *slots = learned.slots[kind];
    if (w->places == 0)
        return (OriDecision){ORI_PLACE_LAST, (uint8_t)kind, 0};
    int on = w->ways != 0 ? slots[ORI_PLACE_ON] : 0;
    int ends = slots[ORI_PLACE_FIRST] + slots[ORI_PLACE_LAST];
    int at = scaled(fraction, ends + on);
    if (at < slots[ORI_PLACE_FIRST])
        return (OriDecision){ORI_PLACE_FIRST, (uint8_t)kind, 0};
    if (at < ends)
        return (OriDecision){ORI_PLACE_LAST, (uint8_t)kind, 0};
    int n = (at - ends) * bits_few(w->ways) / on;
    return (OriDecision){ORI_PLACE_ON, (uint8_t)kind, (uint8_t)bits_nth(w->ways, n)};
}

static bool reveals(const OriState *w, uint32_t fraction)
{
    const OriCard *card = &w->card[w->current];
    int lying = (int)card->influence < POLICY_LYING - 1 ? (int)card->influence : POLICY_LYING - 1;
    return scaled(fraction, POLICY_ONE) < learned.reveals[card->kind][w->round - 1][lying];
}

/* What there is to destroy: the influence on a face-down card, or what a revealed one would still
 * earn. */
static int prize(const OriState *w, int place)
{
    const OriCard *card = &w->card[w->line[place]];
    if (!card->revealed)
        return (int)card->influence * EVAL_ONE;
    return learned.worth[w->round >= 2 ? w->round - 2 : 0][FEATURE_REVEALED + card->kind];
}

/* Others' cards before one's own, and of two at random the richer. */
static OriDecision target(const OriState *w, OriDecision any, OriRandom *random)
{
    uint64_t others = w->ways & ~w->own[w->asked];
    if (others == 0 || any.verb == ORI_COPY || any.verb == ORI_LIFT || any.verb == ORI_BRIBE)
        return any;
    uint64_t r = ori_random(random);
    int n = bits_few(others);
    int one = bits_nth(others, scaled((uint32_t)(r >> 32), n));
    int other = bits_nth(others, scaled((uint32_t)r, n));
    any.at = (uint8_t)(prize(w, one) >= prize(w, other) ? one : other);
    return any;
}

OriDecision policy_choose(const OriState *w, OriRandom *random)
{
    uint64_t r;
    switch ((OriAskKind)w->ask) {
    case ORI_ASK_PLACE:
        r = ori_random(random);
        return slot_for(w, card_for(w, (uint32_t)(r >> 32)), (uint32_t)r);
    case ORI_ASK_REVEAL:
        r = ori_random(random);
        return (OriDecision){reveals(w, (uint32_t)(r >> 32)) ? ORI_REVEAL : ORI_KEEP, 0,
                             (uint8_t)(w->cursor - 1)};
    case ORI_ASK_PICK:
        return target(w, ori_choose(w, random), random);
    case ORI_ASK_PUT_CARD:
    case ORI_ASK_PUT_TWIN:
    case ORI_ASK_PLOT_FIRST:
    case ORI_ASK_PLOT_NEXT:
    case ORI_ASK_OVER:
        break;
    }
    return ori_choose(w, random);
}

void policy_finish_round(OriState *w, OriRandom *random)
{
    int round = w->round;
    while (w->round == round && w->ask != ORI_ASK_OVER)
        ori_play(w, policy_choose(w, random), NULL);
}
