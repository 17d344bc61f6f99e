/*
 * ori_bits.h - counts and picks the members of sets of places and kinds, which are bits, and reads
 * a card as a word.
 *
 * The engine and everything else that works with its sets includes it beside oriflamme.h; it is not
 * installed.
 */
#ifndef ORI_BITS_H
#define ORI_BITS_H

#include "oriflamme.h"

#include <string.h>

/* --- Sets --- */

static inline uint64_t bits_one(int i)
{
    return (uint64_t)1 << i;
}

static inline bool bits_has(uint64_t set, int i)
{
    return (set >> i & 1) != 0;
}

static inline bool bits_many(uint64_t set)
{
    return (set & (set - 1)) != 0;
}

#if defined(__POPCNT__) || defined(__wasm__) || defined(__NVPTX__)
#define BITS_ARE_COUNTED 1 /* by an instruction */
#else
#define BITS_ARE_COUNTED 0
#endif

/* How many there are, of whatever number. */
static inline int bits_count(uint64_t set)
{
#if BITS_ARE_COUNTED
    return __builtin_popcountll(set);
#else
    set = set - (set >> 1 & 0x5555555555555555u);
    set = (set & 0x3333333333333333u) + (set >> 2 & 0x3333333333333333u);
    set = (set + (set >> 4)) & 0x0F0F0F0F0F0F0F0Fu;
    return (int)(set * 0x0101010101010101u >> 56);
#endif
}

/* The same, faster where there are only a few. */
static inline int bits_few(uint64_t set)
{
#if BITS_ARE_COUNTED
    return __builtin_popcountll(set);
#else
    int n = 0;
    for (; set != 0; set &= set - 1)
        n++;
    return n;
#endif
}

static inline int bits_lowest(uint64_t set)
{
    return __builtin_ctzll(set);
}

/* Without the n lowest members. On a card without a loop: the threads of a warp would wait for the
 * longest, and the driver's compiler gets this loop wrong (tests/env/test_ptx.py). */
static inline uint64_t bits_skip(uint64_t set, int n)
{
#ifdef __NVPTX__
    int at = 0; /* of the n-th member */
    for (int half = 32; half > 0; half /= 2) {
        int below = bits_count(set >> at & (bits_one(half) - 1));
        if (n >= below) {
            n -= below;
            at += half;
        }
    }
    return set >> at << at;
#else
    while (n-- > 0)
        set &= set - 1;
    return set;
#endif
}

/* The n-th lowest member, from 0. */
static inline int bits_nth(uint64_t set, int n)
{
    return bits_lowest(bits_skip(set, n));
}

/* --- Bytes --- */

/* The word whose bytes in memory, on any machine, are those of this one with the lowest first; and
 * the other way. */
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
static inline uint64_t bits_little(uint64_t word)
{
    return __builtin_bswap64(word);
}
static inline uint32_t bits_little_32(uint32_t word)
{
    return __builtin_bswap32(word);
}
static inline uint16_t bits_little_16(uint16_t word)
{
    return __builtin_bswap16(word);
}
#else
static inline uint64_t bits_little(uint64_t word)
{
    return word;
}
static inline uint32_t bits_little_32(uint32_t word)
{
    return word;
}
static inline uint16_t bits_little_16(uint16_t word)
{
    return word;
}
#endif

/* --- Cards --- */

/*
 * A card as a word, and a field of it: the compiler works out where the field lies, and reads it in
 * two instructions instead of going through the card byte by byte.
 */
static inline uint32_t bits_card(OriCard card)
{
    uint32_t word;
    memcpy(&word, &card, sizeof word);
    return word;
}

enum { ORI_KIND_BITS = 5, ORI_SEAT_BITS = 3, ORI_HANDLE_BITS = 6, ORI_INFLUENCE_BITS = 10 };

#define BITS_SHIFT(name)              __builtin_ctz(bits_card((OriCard){.name = 1}))
#define BITS_MASK(width)              ((1u << (width)) - 1)
#define BITS_FIELD(word, name, width) ((word) >> BITS_SHIFT(name) & BITS_MASK(width))

/* The rest of a card's fields; kinds are set with ori_card_set_kind. */
static inline void bits_set_owner(OriCard *card, int seat)
{
    card->owner = (unsigned)seat & BITS_MASK(ORI_SEAT_BITS);
}

static inline void bits_set_under(OriCard *card, int handle)
{
    card->under = (unsigned)handle & BITS_MASK(ORI_HANDLE_BITS);
}

static inline void bits_set_influence(OriCard *card, int influence)
{
    card->influence = (unsigned)influence & BITS_MASK(ORI_INFLUENCE_BITS);
}

#endif
