/*
 * see.c - observations and masks.
 *
 * An observation is a function of a view and of nothing else: what the engine hides cannot get in.
 * It keeps all of the view except the handles: reading it gives back the view's text. A mask is the
 * set of the options' numbers, read from the engine's bits.
 */
#include "env/env.h"
#include "ori_bits.h"

#include <stddef.h>
#include <string.h>

/* --- Words and seats --- */

/* Seats as counted from the one who looks, and the other way: a byte for each, in one word. */
typedef struct Ring {
    int seats;
    int at;        /* the seat from which they are counted */
    uint64_t seat; /* by their number from there */
    uint64_t from; /* by the seat; 0 for one that is not there */
} Ring;

static inline unsigned ring_at(uint64_t bytes, unsigned i)
{
    return bytes >> 8 * i & 255;
}

/* The places to choose from, as far as they are places. */
static inline uint64_t see_choice(const OriState *s)
{
    return s->ask == ORI_ASK_PUT_CARD ? 0 : s->ways; /* there they are gaps */
}

/* Bytes are written in words, from the lowest on, each over what the last one had too many of. */
static inline void put_word(uint8_t *at, uint64_t word)
{
    word = bits_little(word);
    memcpy(at, &word, sizeof word);
}

static inline void put_set(uint8_t *at, uint32_t set)
{
    set = bits_little_32(set);
    memcpy(at, &set, sizeof set);
}

static inline uint64_t byte(int at, unsigned value)
{
    return (uint64_t)value << 8 * at;
}

static inline uint64_t low_bytes(int n)
{
    return bits_one(8 * n) - 1;
}

/* The numbers of the seats, turned within as many bytes as there are seats. */
static inline Ring ring_of(int seat, int seats)
{
    int at = seat < 0 ? 0 : seat;
    uint64_t number = 0x0403020100 & low_bytes(seats);
    uint64_t seat_at = number >> 8 * at | number << 8 * (seats - at);
    uint64_t from = number << 8 * at | number >> 8 * (seats - at);
    return (Ring){.seats = seats,
                  .at = at,
                  .seat = seat_at & low_bytes(seats),
                  .from = from & low_bytes(seats)};
}

/* Whose Twin lies ready, counted from there. */
static inline unsigned see_twins(const OriState *s, const Ring *ring)
{
    unsigned twins = 0;
#pragma GCC unroll 5
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        twins |= (s->hand[seat] >> ORI_TWIN & 1) << seat;
    return (twins >> ring->at | twins << (ring->seats - ring->at)) & ((1u << ring->seats) - 1);
}

/* All pools from there on, over their end all from the first on, over their end zeros: what is then
 * too much lies where the piles will be written. */
static inline void see_pools(const OriState *s, const Ring *ring, uint8_t *obs)
{
    enum { ALL = sizeof s->pool };
    const uint8_t *pool = (const uint8_t *)s + offsetof(OriState, pool);
    _Static_assert(offsetof(OriState, pool) + 2 * ALL <= sizeof *s, "what follows may be read");
    uint16_t little[ORI_MAX_SEATS];
    if (bits_little_16(1) != 1) { /* the higher byte is first here */
        for (int i = 0; i < ORI_MAX_SEATS; i++)
            little[i] = bits_little_16(s->pool[i]);
        for (int i = 0; i < ring->seats; i++)
            memcpy(obs + ORI_SEE_POOL + 2 * i, &little[(i + ring->at) % ring->seats], 2);
        put_word(obs + ORI_SEE_POOL + 2 * ring->seats, 0);
        return;
    }
    memcpy(obs + ORI_SEE_POOL, pool + 2 * ring->at, ALL);
    memcpy(obs + ORI_SEE_POOL + 2 * (ring->seats - ring->at), pool, ALL);
    put_word(obs + ORI_SEE_POOL + 2 * ring->seats, 0);
}

/* All but the piles and the cards, which are written later. */
static inline void see_table(const OriState *s, int seat, const Ring *ring, uint8_t *obs)
{
    unsigned flags = (s->plot != 0) * ORI_SEE_PLOT | (s->rules.schemer == 2) * ORI_SEE_SCHEMER2;
    unsigned ability = (s->ability + 1u) & (0u - (s->ask == ORI_ASK_PICK));
    put_word(obs, byte(ORI_SEE_SEATS, s->rules.seats) | byte(ORI_SEE_ROUND, s->round) |
                      byte(ORI_SEE_FIRST, ring_at(ring->from, s->first)) |
                      byte(ORI_SEE_ASK, s->ask) |
                      byte(ORI_SEE_ASKED, ring_at(ring->from, s->asked)) |
                      byte(ORI_SEE_ABILITY, ability) | byte(ORI_SEE_CURSOR, s->cursor) |
                      byte(ORI_SEE_PLACES, s->places));
    put_word(obs + 8, byte(ORI_SEE_FLAGS - 8, flags) | byte(ORI_SEE_TWINS - 8, see_twins(s, ring)) |
                          byte(ORI_SEE_PLOT_LEFT - 8, s->plot_left) |
                          byte(ORI_SEE_KINDS - 8, s->rules.kinds));
    put_set(obs + ORI_SEE_HAND, seat < 0 ? 0 : s->hand[seat] & ~ORI_TWIN_BIT);
    put_set(obs + ORI_SEE_ASIDE, seat < 0 ? 0 : s->aside[seat]);
    see_pools(s, ring, obs);
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
    else { /* the last has no room behind it */
        bytes = bits_little(bytes);
        memcpy(at, &bytes, ORI_SEE_CARD_SIZE);
    }
}

static inline int beneath(const OriState *s, int handle)
{
    return (int)BITS_FIELD(bits_card(s->card[handle]), under, ORI_HANDLE_BITS);
}

/* The covered cards, place by place, from the top down. One loop for all of them: how high a stack
 * is nobody can predict. */
typedef struct Covered {
    uint64_t stacks; /* places where something is left to see */
    int place;
    int handle; /* 0: there are no more */
} Covered;

static inline Covered covered_first(const OriState *s, uint64_t stacks)
{
    int place = bits_lowest(stacks | bits_one(ORI_MAX_PLACES)); /* after the last place: no card */
    return (Covered){stacks, place, beneath(s, s->line[place])};
}

static inline Covered covered_next(const OriState *s, Covered now)
{
    int next = beneath(s, now.handle);
    uint64_t stacks = next != 0 ? now.stacks : now.stacks & (now.stacks - 1);
    Covered other = covered_first(s, stacks);
    return (Covered){stacks, other.place, next != 0 ? next : other.handle};
}

/* The cards beneath the tops of these places. */
static inline void see_covered(const OriState *s, const Ring *ring, uint64_t stacks, uint8_t *obs)
{
    int number = s->places;
    for (Covered card = covered_first(s, stacks); card.handle != 0; card = covered_next(s, card)) {
        uint32_t bits = bits_card(s->card[card.handle]);
        put_card(obs, number++, card_bytes(bits, ring, ORI_SEE_COVERED, card.place));
    }
}

/* The tops of all places; returns the places that have cards beneath. */
static inline uint64_t see_tops(const OriState *s, const Ring *ring, uint8_t *obs)
{
    uint64_t choice = see_choice(s);
    uint64_t stacks = 0;
    for (int place = 0; place < s->places; place++, choice >>= 1) {
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

void see_view(const OriView *view, uint8_t obs[ORI_ENV_OBS])
{
    const OriState *s = &view->known;
    Ring ring = ring_of(view->seat, (int)s->rules.seats);
    memset(obs, 0, ORI_ENV_OBS);
    see_table(s, view->seat, &ring, obs);
    see_piles(s, &ring, obs);
    see_covered(s, &ring, see_tops(s, &ring, obs), obs);
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

int ori_env_mask(const OriEnv *env, uint8_t mask[ORI_ENV_ACTIONS])
{
    int n = 0;
    see_options(&env->state, mask);
    for (int i = 0; i < ORI_ENV_ACTIONS; i++)
        n += mask[i];
    return n;
}
