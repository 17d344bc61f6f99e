/*
 * playout.c - random play: picks one option, all equally likely, without listing them.
 *
 * The choices are bits, so a decision costs one draw of a fraction, scaled by the number of
 * choices: a placement takes the card from it, and the slot from the remainder. ori_playout makes
 * the same draws for the same decisions as a loop of ori_choose and ori_play: with the same seed
 * they play the same game.
 */
#include "deal.c"
#include "options.c"

/* A slot for a card: the ends, then the places. */
static inline OriDecision slot_at(const OriState *s, int kind, uint64_t ways, uint32_t fraction)
{
    int ends = s->places > 0 ? 2 : 1;
    int slot = scale(fraction, ends + bits_count(ways)) - ends;
    if (slot >= 0)
        return (OriDecision){ORI_PLACE_ON, (uint8_t)kind, (uint8_t)bits_nth(ways, slot)};
    return (OriDecision){slot == -1 ? ORI_PLACE_LAST : ORI_PLACE_FIRST, (uint8_t)kind, 0};
}

static inline OriDecision card_and_slot(const OriState *s, int seat, uint32_t fraction)
{
    int card = take_from(&fraction, ORI_HAND_SIZE + 1 - s->round);
    return slot_at(s, bits_nth(s->hand[seat] & ~ORI_TWIN_BIT, card), s->own[seat], fraction);
}

static inline int way_at(uint64_t ways, uint32_t fraction)
{
    uint64_t rest = ways & (ways - 1);
    if (!bits_many(rest)) /* two ways, as most often */
        return bits_lowest(fraction >> 31 ? rest : ways);
    return bits_nth(ways, scale(fraction, bits_count(ways)));
}

static OriDecision use_at(uint64_t ways, uint32_t fraction)
{
    int n = scale(fraction, 1 + bits_count(ways));
    if (n == 0)
        return (OriDecision){ORI_TAKE, 0, 0};
    return (OriDecision){ORI_ACTIVATE, 0, (uint8_t)bits_nth(ways, n - 1)};
}

static bool keeps(uint32_t fraction)
{
    return fraction >> 31 == 0;
}

OriDecision ori_choose(const OriState *s, OriRandom *random)
{
    uint32_t fraction = draw_fraction(random);
    switch ((OriAskKind)s->ask) {
    case ORI_ASK_PLACE:
        return card_and_slot(s, s->asked, fraction);
    case ORI_ASK_PUT_TWIN:
        return slot_at(s, ORI_TWIN, s->ways, fraction);
    case ORI_ASK_REVEAL:
        return (OriDecision){keeps(fraction) ? ORI_KEEP : ORI_REVEAL, 0, (uint8_t)(s->cursor - 1)};
    case ORI_ASK_PLOT_NEXT:
        return use_at(s->ways, fraction);
    case ORI_ASK_PICK:
    case ORI_ASK_PUT_CARD:
    case ORI_ASK_PLOT_FIRST:
    case ORI_ASK_OVER:
        break;
    }
    return (OriDecision){(uint8_t)way_verb(s), 0, (uint8_t)way_at(s->ways, fraction)};
}

/* --- Inside a playout --- */

static uint32_t next_fraction(Turn *t)
{
    t->made++;
    return draw_fraction(&t->random);
}

static bool random_keeps(Turn *t)
{
    return keeps(next_fraction(t));
}

static int random_way(Turn *t, uint64_t ways)
{
    return way_at(ways, next_fraction(t));
}

static OriDecision random_use(Turn *t, uint64_t ways)
{
    return use_at(ways, next_fraction(t));
}

static OriDecision random_slot(Turn *t, const OriState *s, int kind, uint64_t ways)
{
    return slot_at(s, kind, ways, next_fraction(t));
}

/* The seats that have not placed yet, in turn. */
static void place_at_random(OriState *s, Turn *t)
{
    int seat = s->asked;
    do {
        table_place(s, seat, card_and_slot(s, seat, next_fraction(t)), NULL);
        seat = next_seat(s, seat);
    } while (seat != s->first);
}

int ori_playout(OriState *s, OriRandom *random)
{
    Turn t = {.at_random = true, .random = *random};
    while (s->ask != ORI_ASK_OVER) {
        if (s->ask == ORI_ASK_PLACE) {
            place_at_random(s, &t);
            resolve(s, &t);
        } else {
            t.made++;
            step(s, ori_choose(s, &t.random), &t);
        }
    }
    *random = t.random;
    return t.made;
}
