/*
 * see_wide.c - the cards of an observation, eight at a time.
 *
 * It does what see.c does card by card, for machines with AVX2 and BMI2: nearly all of them. A card
 * stays a word of its own until its six bytes are ready; then four stores write eight cards, each
 * overwriting the excess bytes of the last. Nothing here decides what may be seen: it reads the
 * same view.
 */
#include "env/see.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define AVX2        __attribute__((target("avx2,bmi,bmi2")))
#define AVX2_INLINE static inline __attribute__((target("avx2,bmi,bmi2"), always_inline))

enum { WIDE = 8 };
_Static_assert(ORI_MAX_CARDS % WIDE == 0, "whole steps");

bool see_is_wide(void)
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2");
}

/* A field of eight cards. */
#define FIELDS(cards, name, width)                                                                 \
    _mm256_and_si256(_mm256_srli_epi32(cards, BITS_SHIFT(name)),                                   \
                     _mm256_set1_epi32((1 << (width)) - 1))

AVX2_INLINE __m128i halves(__m256i all)
{
    return _mm_or_si128(_mm256_castsi256_si128(all), _mm256_extracti128_si256(all, 1));
}

/* Of each pair, the four words of a become one, and those of b. */
AVX2_INLINE __m128i folded(__m128i a, __m128i b)
{
    return _mm_or_si128(_mm_unpacklo_epi32(a, b), _mm_unpackhi_epi32(a, b));
}

AVX2_INLINE void clear(uint8_t obs[ORI_ENV_OBS])
{
    const __m256i zero = _mm256_setzero_si256();
#pragma GCC unroll 8
    for (int at = 0; at < ORI_ENV_OBS; at += (int)sizeof zero)
        _mm256_storeu_si256((__m256i *)(void *)(obs + at), zero);
}

/* A seat that is not there has no card, so nothing of it is gone. */
AVX2_INLINE void wide_piles(const OriState *s, const Ring *ring, uint8_t *obs)
{
    __m256i pile[ORI_MAX_SEATS], seat[ORI_MAX_SEATS];
#pragma GCC unroll 5
    for (int i = 0; i < ORI_MAX_SEATS; i++) {
        pile[i] = _mm256_setzero_si256();
        seat[i] = _mm256_set1_epi32(i < ring->seats ? (int)ring_at(ring->seat, (unsigned)i) : -1);
    }
    for (int from = 1; from <= s->cards; from += WIDE) {
        __m256i card = _mm256_loadu_si256((const __m256i *)(const void *)&s->card[from]);
        __m256i kind = FIELDS(card, kind, ORI_KIND_BITS);
        __m256i family = FIELDS(card, family, ORI_SEAT_BITS);
        __m256i gone = _mm256_sllv_epi32(FIELDS(card, gone, 1), kind);
#pragma GCC unroll 5
        for (int i = 0; i < ORI_MAX_SEATS; i++)
            pile[i] = _mm256_or_si256(pile[i],
                                      _mm256_and_si256(gone, _mm256_cmpeq_epi32(family, seat[i])));
    }
    __m128i two = folded(halves(pile[0]), halves(pile[1]));
    __m128i four = folded(halves(pile[2]), halves(pile[3]));
    __m128i set = _mm_or_si128(_mm_unpacklo_epi64(two, four), _mm_unpackhi_epi64(two, four));
    __m128i last = folded(halves(pile[4]), _mm_setzero_si128());
    last = _mm_or_si128(last, _mm_unpackhi_epi64(last, last));
    const __m128i three_bytes =
        _mm_setr_epi8(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
    uint32_t fifth = (uint32_t)_mm_cvtsi128_si32(last);
    _mm_storeu_si128((__m128i *)(void *)(obs + ORI_SEE_PILE), _mm_shuffle_epi8(set, three_bytes));
    memcpy(obs + ORI_SEE_PILE + 3 * 4, &fifth, sizeof fifth);
}

/* Eight cards as six bytes each: the first four bytes and the last two are made apart. */
AVX2_INLINE void put_eight(uint8_t *at, __m256i low, __m256i high)
{
    const __m256i six_bytes = _mm256_broadcastsi128_si256(
        _mm_setr_epi8(0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13, -1, -1, -1, -1));
    __m256i a = _mm256_shuffle_epi8(_mm256_unpacklo_epi32(low, high), six_bytes); /* 0 1, 4 5 */
    __m256i b = _mm256_shuffle_epi8(_mm256_unpackhi_epi32(low, high), six_bytes); /* 2 3, 6 7 */
    _mm_storeu_si128((__m128i *)(void *)at, _mm256_castsi256_si128(a));
    _mm_storeu_si128((__m128i *)(void *)(at + 12), _mm256_castsi256_si128(b));
    _mm_storeu_si128((__m128i *)(void *)(at + 24), _mm256_extracti128_si256(a, 1));
    _mm_storeu_si128((__m128i *)(void *)(at + 36), _mm256_extracti128_si256(b, 1));
}

/* One by one: a gather takes longer, on many machines by far. */
AVX2_INLINE __m256i tops_of(const OriState *s, uint64_t line)
{
    int top[WIDE];
#pragma GCC unroll 8
    for (int i = 0; i < WIDE; i++)
        top[i] = (int)bits_card(s->card[line >> 8 * i & 255]);
    return _mm256_setr_epi32(top[0], top[1], top[2], top[3], top[4], top[5], top[6], top[7]);
}

/* This flag where the handles are that of the card. */
AVX2_INLINE __m256i flags_at(__m256i handle, int card, int flag)
{
    return _mm256_and_si256(_mm256_cmpeq_epi32(handle, _mm256_set1_epi32(card)),
                            _mm256_set1_epi32(flag));
}

/* The tops of eight places; past the last one the bytes are 0. Bits of those that are stacks. */
AVX2_INLINE uint64_t wide_tops(const OriState *s, __m256i from, uint64_t choice, int first,
                               uint8_t *obs)
{
    const __m256i number = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    const __m256i bit = _mm256_setr_epi32(1, 2, 4, 8, 16, 32, 64, 128);
    __m256i place = _mm256_add_epi32(number, _mm256_set1_epi32(first));
    __m256i is_there = _mm256_cmpgt_epi32(_mm256_set1_epi32(s->places), place);
    uint64_t line;
    memcpy(&line, &s->line[first], sizeof line); /* past the last place the handles are 0 */
    __m256i handle = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)line));
    __m256i card = tops_of(s, line);
    __m256i influence = FIELDS(card, influence, ORI_INFLUENCE_BITS);

    /* Owner and family are looked up where their bytes will be; 128 looks up nothing. */
    __m256i seats = _mm256_set1_epi32(128 << 8 * ORI_SEE_KIND | INT32_MIN);
    seats = _mm256_or_si256(
        seats, _mm256_slli_epi32(FIELDS(card, owner, ORI_SEAT_BITS), 8 * ORI_SEE_OWNER));
    seats = _mm256_or_si256(
        seats, _mm256_slli_epi32(FIELDS(card, family, ORI_SEAT_BITS), 8 * ORI_SEE_FAMILY));
    seats = _mm256_shuffle_epi8(from, seats);

    __m256i chosen = _mm256_and_si256(_mm256_set1_epi32((int)(choice >> first & 255)), bit);
    __m256i flags =
        _mm256_and_si256(_mm256_cmpeq_epi32(chosen, bit), _mm256_set1_epi32(ORI_SEE_CHOICE));
    flags = _mm256_or_si256(flags, flags_at(handle, s->self, ORI_SEE_ACTING));
    flags = _mm256_or_si256(flags, flags_at(handle, s->memo, ORI_SEE_LIFTED));
    flags = _mm256_or_si256(flags, FIELDS(card, revealed, 1));
    flags = _mm256_or_si256(flags,
                            _mm256_slli_epi32(_mm256_srli_epi32(influence, 8), ORI_SEE_MORE_SHIFT));

    __m256i kind = _mm256_add_epi32(FIELDS(card, kind, ORI_KIND_BITS), _mm256_set1_epi32(1));
    __m256i low = _mm256_or_si256(_mm256_or_si256(kind, seats),
                                  _mm256_slli_epi32(flags, 8 * ORI_SEE_CARD_FLAGS));
    __m256i high = _mm256_or_si256(_mm256_and_si256(influence, _mm256_set1_epi32(255)),
                                   _mm256_slli_epi32(place, 8 * (ORI_SEE_PLACE - 4)));
    put_eight(obs + ORI_SEE_CARD + ORI_SEE_CARD_SIZE * first, _mm256_and_si256(low, is_there),
              _mm256_and_si256(high, is_there));

    __m256i alone =
        _mm256_cmpeq_epi32(FIELDS(card, under, ORI_HANDLE_BITS), _mm256_setzero_si256());
    __m256i stack = _mm256_andnot_si256(alone, is_there);
    return (uint64_t)(unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(stack)) << first;
}

AVX2 void see_view_wide(const OriView *view, uint8_t obs[ORI_ENV_OBS])
{
    enum { LAST = ORI_MAX_PLACES / WIDE * WIDE }; /* the few after them have no room for eight */
    _Static_assert(ORI_SEE_KIND == 0 && ORI_SEE_CARD_FLAGS == 3 && ORI_SEE_INFLUENCE == 4 &&
                       ORI_SEE_PLACE == 5 && ORI_SEE_CARD_SIZE == 6,
                   "what put_eight puts together");
    const OriState *s = &view->known;
    Ring ring = ring_of(view->seat, (int)s->rules.seats);
    uint64_t choice = see_choice(s);
    uint64_t stacks = 0;
    int first = 0;
    __m256i from = _mm256_set1_epi64x((long long)ring.from);
    clear(obs);
    see_table(s, view->seat, &ring, obs);
    wide_piles(s, &ring, obs);
    for (; first < s->places && first < LAST; first += WIDE)
        stacks |= wide_tops(s, from, choice, first, obs);
    stacks |= see_tops(s, &ring, first, obs);
    see_covered(s, &ring, stacks, obs);
}

#else

bool see_is_wide(void)
{
    return false;
}

void see_view_wide(const OriView *view, uint8_t obs[ORI_ENV_OBS])
{
    see_view_plain(view, obs);
}

#endif
