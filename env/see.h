/*
 * see.h - what the two ways of writing an observation share: see.c writes any, card by card;
 * see_wide.c the cards eight at a time, where the machine can. The bytes are the same.
 */
#ifndef ORI_ENV_SEE_H
#define ORI_ENV_SEE_H

#include "env/env.h"
#include "ori_bits.h"

/* Seats as counted from the one who looks, and the other way: a byte for each, in one word. */
typedef struct Ring {
    int seats;
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

/* Whether this machine has the way of see_wide.c. */
bool see_is_wide(void);
/* The piles, and the tops of the first *places; returns those where something lies beneath. */
uint64_t see_wide(const OriState *s, const Ring *ring, int *places, uint8_t *obs);

#endif
