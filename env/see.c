/*
 * see.c - observations and masks.
 *
 * An observation is a function of a view, and of nothing else: what the engine hides cannot get in.
 * It keeps all of the view but the handles: reading it gives back the view's text. A mask is the
 * set of the options' numbers, taken from the bits in which they lie ready.
 */
#include "env/env.h"

#include <string.h>

/* --- Observing --- */

/* Seats as counted from the one who looks: of a card the two together, family and owner << 3. */
typedef struct Ring {
    int seats;
    uint8_t seat[ORI_MAX_SEATS]; /* by their number from there */
    uint8_t from[8];             /* the other way */
} Ring;

static inline Ring ring_of(int seat, int seats)
{
    Ring ring = {.seats = seats};
    int at = seat < 0 ? 0 : seat;
    for (int i = 0; i < seats; i++) {
        ring.seat[i] = (uint8_t)at;
        ring.from[at] = (uint8_t)i;
        at = at + 1 < seats ? at + 1 : 0;
    }
    return ring;
}

/*
 * A card as a word, and a field of it: the compiler works out where the field lies, and reads it in
 * two instructions instead of going through the card byte by byte.
 */
static inline uint32_t word_of(OriCard card)
{
    uint32_t word;
    memcpy(&word, &card, sizeof word);
    return word;
}

static inline uint32_t word_at(const OriState *s, int handle)
{
    uint32_t word;
    memcpy(&word, &s->card[handle], sizeof word);
    return word;
}

#define FIELD(word, name, bits)                                                                    \
    ((word) >> __builtin_ctz(word_of((OriCard){.name = 1})) & ((1u << (bits)) - 1))

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
        twins |= (s->hand[ring->seat[i]] >> ORI_TWIN & 1) << i;
    put_word(obs, byte(ORI_SEE_SEATS, s->rules.seats) | byte(ORI_SEE_ROUND, s->round) |
                      byte(ORI_SEE_FIRST, ring->from[s->first]) | byte(ORI_SEE_ASK, s->ask) |
                      byte(ORI_SEE_ASKED, ring->from[s->asked]) | byte(ORI_SEE_ABILITY, ability) |
                      byte(ORI_SEE_CURSOR, s->cursor) | byte(ORI_SEE_PLACES, s->places));
    put_word(obs + 8, byte(ORI_SEE_FLAGS - 8, flags) | byte(ORI_SEE_TWINS - 8, twins) |
                          byte(ORI_SEE_PLOT_LEFT - 8, s->plot_left) |
                          byte(ORI_SEE_KINDS - 8, s->rules.kinds));
    put_set(obs + ORI_SEE_HAND, seat < 0 ? 0 : s->hand[seat] & ~ORI_TWIN_BIT);
    put_set(obs + ORI_SEE_ASIDE, seat < 0 ? 0 : s->aside[seat]);
    for (int i = 0; i < ring->seats; i++)
        put_number(obs + ORI_SEE_POOL + 2 * i, s->pool[ring->seat[i]]);
}

static inline void see_piles(const OriState *s, const Ring *ring, uint8_t *obs)
{
    enum { FEW = 8 }; /* at a time: handles that are not given out are not gone either */
    _Static_assert(ORI_MAX_CARDS % FEW == 0, "whole steps");
    uint32_t pile[8] = {0};
    for (int from = 1; from <= s->cards; from += FEW)
        for (int h = from; h < from + FEW; h++) {
            uint32_t card = word_at(s, h);
            pile[FIELD(card, family, 3)] |= FIELD(card, gone, 1) << FIELD(card, kind, 5);
        }
    for (int i = 0; i < ring->seats; i++)
        put_set(obs + ORI_SEE_PILE + 3 * i, pile[ring->seat[i]]);
}

/* The six bytes of a card, in the lower ones of the word. */
static inline uint64_t card_bytes(uint32_t card, const Ring *ring, unsigned flags, int place)
{
    unsigned influence = FIELD(card, influence, 10);
    flags |= FIELD(card, revealed, 1) | influence >> 8 << ORI_SEE_MORE_SHIFT;
    return byte(ORI_SEE_KIND, FIELD(card, kind, 5) + 1) |
           byte(ORI_SEE_OWNER, ring->from[FIELD(card, owner, 3)]) |
           byte(ORI_SEE_FAMILY, ring->from[FIELD(card, family, 3)]) |
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

/* What lies beneath the tops of these places. */
static void see_covered(const OriState *s, const Ring *ring, uint64_t stacks, uint8_t *obs)
{
    int number = s->places;
    for (; stacks != 0; stacks &= stacks - 1) {
        int place = __builtin_ctzll(stacks);
        for (int h = (int)s->card[s->line[place]].under; h != 0; h = (int)s->card[h].under)
            put_card(obs, number++, card_bytes(word_at(s, h), ring, ORI_SEE_COVERED, place));
    }
}

static inline void see_cards(const OriState *s, const Ring *ring, uint8_t *obs)
{
    uint64_t choice = s->ask == ORI_ASK_PUT_CARD ? 0 : s->ways; /* there they are gaps */
    uint64_t stacks = 0;
    int places = s->places;
    for (int place = 0; place < places; place++, choice >>= 1) {
        uint32_t card = word_at(s, s->line[place]);
        unsigned flags = (choice & 1) * ORI_SEE_CHOICE;
        put_card(obs, place, card_bytes(card, ring, flags, place));
        stacks |= (uint64_t)(FIELD(card, under, 6) != 0) << place;
    }
    see_covered(s, ring, stacks, obs);
}

/* Mostly it is the card being resolved that acts, which stands before the cursor. */
static int place_of(const OriState *s, int handle)
{
    if (s->cursor > 0 && s->line[s->cursor - 1] == handle)
        return s->cursor - 1;
    for (int place = 0; place < s->places; place++)
        if (s->line[place] == handle)
            return place;
    return -1;
}

static void flag_card(const OriState *s, int handle, unsigned flag, uint8_t *obs)
{
    int place = place_of(s, handle);
    if (place >= 0)
        obs[ORI_SEE_CARD + ORI_SEE_CARD_SIZE * place + ORI_SEE_CARD_FLAGS] |= (uint8_t)flag;
}

void see_view(const OriView *view, uint8_t obs[ORI_ENV_OBS])
{
    const OriState *s = &view->known;
    Ring ring = ring_of(view->seat, (int)s->rules.seats);
    memset(obs, 0, ORI_ENV_OBS);
    see_table(s, view->seat, &ring, obs);
    see_piles(s, &ring, obs);
    see_cards(s, &ring, obs);
    if (s->self != 0)
        flag_card(s, s->self, ORI_SEE_ACTING, obs);
    if (s->memo != 0)
        flag_card(s, s->memo, ORI_SEE_LIFTED, obs);
}

void ori_env_observe(const OriEnv *env, int seat, uint8_t obs[ORI_ENV_OBS])
{
    OriView view;
    ori_view(&env->state, seat, &view);
    see_view(&view, obs);
}

/* --- Masks --- */

static inline void set_ways(uint8_t *mask, uint64_t ways)
{
    for (; ways != 0; ways &= ways - 1)
        mask[__builtin_ctzll(ways)] = 1;
}

static inline void set_slots(const OriState *s, int kind, uint8_t *mask)
{
    uint8_t *slot = mask + kind * ORI_ENV_SLOTS;
    slot[0] = s->places > 0; /* in an empty Queue the ends are one (PLACE-3) */
    slot[1] = 1;
    set_ways(slot + 2, s->ways);
}

void see_options(const OriState *s, uint8_t mask[ORI_ENV_ACTIONS])
{
    memset(mask, 0, ORI_ENV_ACTIONS);
    switch ((OriAskKind)s->ask) {
    case ORI_ASK_PLACE:
        for (uint32_t hand = s->hand[s->asked] & ~ORI_TWIN_BIT; hand != 0; hand &= hand - 1)
            set_slots(s, __builtin_ctz(hand), mask);
        break;
    case ORI_ASK_PUT_TWIN:
        set_slots(s, ORI_TWIN, mask);
        break;
    case ORI_ASK_REVEAL:
        mask[ORI_ENV_KEEP] = mask[ORI_ENV_REVEAL] = 1;
        break;
    case ORI_ASK_PLOT_NEXT:
        mask[ORI_ENV_TAKE] = 1;
        set_ways(mask + ORI_ENV_WAY, s->ways);
        break;
    case ORI_ASK_PICK:
    case ORI_ASK_PLOT_FIRST:
        set_ways(mask + ORI_ENV_WAY, s->ways);
        break;
    case ORI_ASK_PUT_CARD:
        set_ways(mask + ORI_ENV_GAP, s->ways);
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
