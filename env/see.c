/*
 * see.c - observations and masks.
 *
 * An observation is a function of a view, and of nothing else: what the engine hides cannot get in.
 * It keeps all of the view but the handles: reading it gives back the view's text. A mask is the
 * set of the options' numbers, taken from the bits in which they lie ready.
 */
#include "env/see.h"

#include <string.h>

/* --- Observing --- */

/* The numbers from 0 on, by so many more than there are seats, which are then taken off again. */
static inline uint64_t turned(int by, int seats)
{
    const uint64_t ones = 0x0101010101, numbers = 0x0403020100;
    uint64_t too_far = ones << 8 * (seats - by);
    return (numbers + ones * (uint64_t)by - (uint64_t)seats * too_far) & (bits_one(8 * seats) - 1);
}

static inline Ring ring_of(int seat, int seats)
{
    int at = seat < 0 ? 0 : seat;
    return (Ring){.seats = seats, .seat = turned(at, seats), .from = turned(seats - at, seats)};
}

/* Bytes are written in words, from the lowest on, each over what the last one had too many of. */
static inline void put_word(uint8_t *at, uint64_t word)
{
    memcpy(at, &word, sizeof word);
}

static inline void put_set(uint8_t *at, uint32_t set)
{
    memcpy(at, &set, sizeof set);
}

static inline void put_number(uint8_t *at, uint16_t n)
{
    memcpy(at, &n, sizeof n);
}

static inline uint64_t byte(int at, unsigned value)
{
    return (uint64_t)value << 8 * at;
}

static inline void see_table(const OriState *s, int seat, const Ring *ring, uint8_t *obs)
{
    unsigned flags = (s->plot != 0) * ORI_SEE_PLOT | (s->rules.schemer == 2) * ORI_SEE_SCHEMER2;
    unsigned ability = s->ask == ORI_ASK_PICK ? s->ability + 1u : 0;
    unsigned twins = 0;
    for (int i = 0; i < ring->seats; i++)
        twins |= (s->hand[ring_at(ring->seat, (unsigned)i)] >> ORI_TWIN & 1) << i;
    put_word(obs, byte(ORI_SEE_SEATS, s->rules.seats) | byte(ORI_SEE_ROUND, s->round) |
                      byte(ORI_SEE_FIRST, ring_at(ring->from, s->first)) |
                      byte(ORI_SEE_ASK, s->ask) |
                      byte(ORI_SEE_ASKED, ring_at(ring->from, s->asked)) |
                      byte(ORI_SEE_ABILITY, ability) | byte(ORI_SEE_CURSOR, s->cursor) |
                      byte(ORI_SEE_PLACES, s->places));
    put_word(obs + 8, byte(ORI_SEE_FLAGS - 8, flags) | byte(ORI_SEE_TWINS - 8, twins) |
                          byte(ORI_SEE_PLOT_LEFT - 8, s->plot_left) |
                          byte(ORI_SEE_KINDS - 8, s->rules.kinds));
    put_set(obs + ORI_SEE_HAND, seat < 0 ? 0 : s->hand[seat] & ~ORI_TWIN_BIT);
    put_set(obs + ORI_SEE_ASIDE, seat < 0 ? 0 : s->aside[seat]);
    for (int i = 0; i < ring->seats; i++)
        put_number(obs + ORI_SEE_POOL + 2 * i, s->pool[ring_at(ring->seat, (unsigned)i)]);
}

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

/* The six bytes of a card, in the lower ones of the word. */
static inline uint64_t card_bytes(uint32_t card, const Ring *ring, unsigned flags, int place)
{
    unsigned influence = BITS_FIELD(card, influence, ORI_INFLUENCE_BITS);
    flags |= BITS_FIELD(card, revealed, 1) | influence >> 8 << ORI_SEE_MORE_SHIFT;
    return byte(ORI_SEE_KIND, BITS_FIELD(card, kind, ORI_KIND_BITS) + 1) |
           byte(ORI_SEE_OWNER, ring_at(ring->from, BITS_FIELD(card, owner, ORI_SEAT_BITS))) |
           byte(ORI_SEE_FAMILY, ring_at(ring->from, BITS_FIELD(card, family, ORI_SEAT_BITS))) |
           byte(ORI_SEE_CARD_FLAGS, flags) | byte(ORI_SEE_INFLUENCE, influence & 255) |
           byte(ORI_SEE_PLACE, (unsigned)place);
}

static inline void put_card(uint8_t *obs, int number, uint64_t bytes)
{
    uint8_t *at = obs + ORI_SEE_CARD + ORI_SEE_CARD_SIZE * number;
    if (number < ORI_MAX_PLACES - 1)
        put_word(at, bytes);
    else
        memcpy(at, &bytes, ORI_SEE_CARD_SIZE); /* the last has no room behind it */
}

static inline int beneath(const OriState *s, int handle)
{
    return (int)BITS_FIELD(bits_card(s->card[handle]), under, ORI_HANDLE_BITS);
}

/* What lies beneath the tops of these places. One loop for all of them: how high a stack is nobody
 * can predict. */
static void see_covered(const OriState *s, const Ring *ring, uint64_t stacks, uint8_t *obs)
{
    if (stacks == 0)
        return;
    int place = bits_lowest(stacks);
    int handle = beneath(s, s->line[place]);
    for (int number = s->places; handle != 0; number++) {
        put_card(obs, number, card_bytes(bits_card(s->card[handle]), ring, ORI_SEE_COVERED, place));
        int next = beneath(s, handle);
        uint64_t others = stacks & (stacks - 1);
        stacks = next != 0 ? stacks : others;
        place = bits_lowest(stacks | bits_one(ORI_MAX_PLACES));
        handle = next != 0 ? next : beneath(s, s->line[place]); /* after the last place: no card */
    }
}

/* The tops of the places from this one on; returns the places where something lies beneath. */
static inline uint64_t see_tops(const OriState *s, const Ring *ring, int from, uint8_t *obs)
{
    uint64_t choice = see_choice(s) >> from;
    uint64_t stacks = 0;
    for (int place = from; place < s->places; place++, choice >>= 1) {
        int handle = s->line[place];
        uint32_t card = bits_card(s->card[handle]);
        unsigned flags = (unsigned)(choice & 1) * ORI_SEE_CHOICE |
                         (unsigned)(handle == s->self) * ORI_SEE_ACTING |
                         (unsigned)(handle == s->memo) * ORI_SEE_LIFTED;
        put_card(obs, place, card_bytes(card, ring, flags, place));
        stacks |= (uint64_t)(BITS_FIELD(card, under, ORI_HANDLE_BITS) != 0) << place;
    }
    return stacks;
}

static inline void see(const OriView *view, bool is_wide, uint8_t obs[ORI_ENV_OBS])
{
    const OriState *s = &view->known;
    Ring ring = ring_of(view->seat, (int)s->rules.seats);
    memset(obs, 0, ORI_ENV_OBS);
    see_table(s, view->seat, &ring, obs);
    uint64_t stacks;
    if (is_wide) {
        int places;
        stacks = see_wide(s, &ring, &places, obs);
        stacks |= see_tops(s, &ring, places, obs);
    } else {
        see_piles(s, &ring, obs);
        stacks = see_tops(s, &ring, 0, obs);
    }
    see_covered(s, &ring, stacks, obs);
}

void see_view_plain(const OriView *view, uint8_t obs[ORI_ENV_OBS])
{
    see(view, false, obs);
}

void see_view(const OriView *view, uint8_t obs[ORI_ENV_OBS])
{
    see(view, see_is_wide(), obs);
}

void ori_env_observe(const OriEnv *env, int seat, uint8_t obs[ORI_ENV_OBS])
{
    OriView view;
    ori_view(&env->state, seat, &view);
    see_view(&view, obs);
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

void see_options(const OriState *s, uint8_t mask[ORI_ENV_ACTIONS])
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

int ori_env_mask(const OriEnv *env, uint8_t mask[ORI_ENV_ACTIONS])
{
    int n = 0;
    see_options(&env->state, mask);
    for (int i = 0; i < ORI_ENV_ACTIONS; i++)
        n += mask[i];
    return n;
}
