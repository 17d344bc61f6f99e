/*
 * see.c - observations and masks.
 *
 * An observation is a function of a view and of nothing else: what the engine hides cannot get in.
 * It keeps all of the view except the handles: reading it gives back the view's text. A mask is the
 * set of the options' numbers, read from the engine's bits.
 */
#include "env/see.h"

#include <string.h>

/* --- Observing --- */

static inline void see_piles(const OriState *s, const Ring *ring, uint8_t *obs)
{
    enum { FEW = 8 }; /* at a time: handles that are not given out are not gone either */
    _Static_assert(ORI_MAX_CARDS % FEW == 0, "whole steps");
    uint32_t pile[8] = {0};
    for (int from = 1; from <= s->cards; from += FEW)
        for (int h = from; h < from + FEW; h++) {
            uint32_t card = bits_card(s->card[h]);
            pile[BITS_FIELD(card, family, ORI_SEAT_BITS)] |=
                BITS_FIELD(card, gone, 1) << BITS_FIELD(card, kind, ORI_KIND_BITS);
        }
    for (int i = 0; i < ring->seats; i++)
        put_set(obs + ORI_SEE_PILE + 3 * i, pile[ring_at(ring->seat, (unsigned)i)]);
}

void see_view_plain(const OriView *view, uint8_t obs[ORI_ENV_OBS])
{
    const OriState *s = &view->known;
    Ring ring = ring_of(view->seat, (int)s->rules.seats);
    memset(obs, 0, ORI_ENV_OBS);
    see_table(s, view->seat, &ring, obs);
    see_piles(s, &ring, obs);
    see_covered(s, &ring, see_tops(s, &ring, 0, obs), obs);
}

void see_view(const OriView *view, uint8_t obs[ORI_ENV_OBS])
{
    if (see_is_widest())
        see_view_widest(view, obs);
    else if (see_is_wide())
        see_view_wide(view, obs);
    else
        see_view_plain(view, obs);
}

const char *ori_env_observe(const OriEnv *env, int seat, uint8_t obs[ORI_ENV_OBS])
{
    OriView view;
    if (!env_has(env, seat))
        return env_no_seat;
    ori_view(&env->state, seat, &view);
    see_view(&view, obs);
    return NULL;
}

/* --- Masks --- */

/* Bits become bytes seven at a time: multiplied, the bits of a word do not meet each other. */
enum { AT_ONCE = 7, PIECES = ORI_MAX_PLACES / AT_ONCE };
_Static_assert(PIECES *AT_ONCE == ORI_MAX_PLACES, "whole steps");

typedef struct Ways {
    uint64_t piece[PIECES];
} Ways;

static inline Ways spread(uint64_t ways)
{
    Ways out;
#pragma GCC unroll 5
    for (int i = 0; i < PIECES; i++)
        out.piece[i] = (ways >> AT_ONCE * i & 0x7F) * 0x02040810204081 & 0x0101010101010101;
    return out;
}

/* One byte for each place, and one more that becomes 0: what follows is set later, or not at all. */
static inline void put_ways(uint8_t *mask, const Ways *ways)
{
#pragma GCC unroll 5
    for (int i = 0; i < PIECES; i++)
        put_word(mask + AT_ONCE * i, ways->piece[i]);
}

/* Kinds come in ascending order. In an empty Queue the ends are one (PLACE-3). */
static inline void put_slots(const OriState *s, int kind, const Ways *ways, uint8_t *mask)
{
    uint8_t *slot = mask + kind * ORI_ENV_SLOTS;
    slot[0] = s->places > 0;
    slot[1] = 1;
    put_ways(slot + 2, ways);
}

void see_options_plain(const OriState *s, uint8_t mask[ORI_ENV_ACTIONS])
{
    Ways ways = spread(s->ways);
    memset(mask, 0, ORI_ENV_ACTIONS);
    switch ((OriAskKind)s->ask) {
    case ORI_ASK_PLACE:
        for (uint32_t hand = s->hand[s->asked] & ~ORI_TWIN_BIT; hand != 0; hand &= hand - 1)
            put_slots(s, bits_lowest(hand), &ways, mask);
        break;
    case ORI_ASK_PUT_TWIN:
        put_slots(s, ORI_TWIN, &ways, mask);
        break;
    case ORI_ASK_REVEAL:
        mask[ORI_ENV_KEEP] = mask[ORI_ENV_REVEAL] = 1;
        break;
    case ORI_ASK_PLOT_NEXT:
        put_ways(mask + ORI_ENV_WAY, &ways);
        mask[ORI_ENV_TAKE] = 1;
        break;
    case ORI_ASK_PICK:
    case ORI_ASK_PLOT_FIRST:
        put_ways(mask + ORI_ENV_WAY, &ways);
        break;
    case ORI_ASK_PUT_CARD:
        put_ways(mask + ORI_ENV_GAP, &ways);
        mask[ORI_ENV_GAP + ORI_MAX_PLACES] = bits_has(s->ways, ORI_MAX_PLACES);
        break;
    case ORI_ASK_OVER:
        break;
    }
}

/* At most 37 bits from this one on; a word that stays as it is may be behind the last. */
static inline void put_bits(uint32_t *mask, int at, uint64_t bits)
{
    uint32_t *word = mask + at / 32;
    *word |= (uint32_t)(bits << at % 32);
    for (uint64_t rest = bits >> (32 - at % 32); rest != 0; rest >>= 32)
        *++word |= (uint32_t)rest;
}

void see_options_bits(const OriState *s, uint32_t mask[ORI_ENV_MASK_WORDS])
{
    uint64_t slots = (uint64_t)(s->places > 0) | 2 | s->ways << 2;
    memset(mask, 0, ORI_ENV_MASK_WORDS * sizeof mask[0]);
    switch ((OriAskKind)s->ask) {
    case ORI_ASK_PLACE:
        for (uint32_t hand = s->hand[s->asked] & ~ORI_TWIN_BIT; hand != 0; hand &= hand - 1)
            put_bits(mask, bits_lowest(hand) * ORI_ENV_SLOTS, slots);
        break;
    case ORI_ASK_PUT_TWIN:
        put_bits(mask, ORI_TWIN * ORI_ENV_SLOTS, slots);
        break;
    case ORI_ASK_REVEAL:
        put_bits(mask, ORI_ENV_KEEP, 3);
        break;
    case ORI_ASK_PLOT_NEXT:
        put_bits(mask, ORI_ENV_WAY, s->ways);
        put_bits(mask, ORI_ENV_TAKE, 1);
        break;
    case ORI_ASK_PICK:
    case ORI_ASK_PLOT_FIRST:
        put_bits(mask, ORI_ENV_WAY, s->ways);
        break;
    case ORI_ASK_PUT_CARD:
        put_bits(mask, ORI_ENV_GAP, s->ways);
        break;
    case ORI_ASK_OVER:
        break;
    }
}

void see_options(const OriState *s, uint8_t mask[ORI_ENV_ACTIONS])
{
    if (see_is_widest())
        see_options_widest(s, mask);
    else
        see_options_plain(s, mask);
}

int ori_env_mask(const OriEnv *env, uint8_t mask[ORI_ENV_ACTIONS])
{
    int n = 0;
    see_options(&env->state, mask);
    for (int i = 0; i < ORI_ENV_ACTIONS; i++)
        n += mask[i];
    return n;
}
