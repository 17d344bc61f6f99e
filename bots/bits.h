/*
 * bits.h - sets of places and of kinds as bits: counting and picking their members.
 */
#ifndef ORI_BITS_H
#define ORI_BITS_H

#include <stdint.h>

static inline uint64_t bits_one(int i)
{
    return (uint64_t)1 << i;
}

/* A loop: the sets of a seat are small. */
static inline int bits_count(uint64_t set)
{
    int n = 0;
    for (; set != 0; set &= set - 1)
        n++;
    return n;
}

static inline int bits_lowest(uint64_t set)
{
    return __builtin_ctzll(set);
}

/* The n-th lowest member, from 0. */
static inline int bits_nth(uint64_t set, int n)
{
    while (n-- > 0)
        set &= set - 1;
    return bits_lowest(set);
}

/* A number below the limit, from half a draw of 64 random bits. */
static inline int bits_scale(uint32_t fraction, int limit)
{
    return (int)((uint64_t)fraction * (uint64_t)limit >> 32);
}

#endif
