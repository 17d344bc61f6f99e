/*
 * see_widest.c - observations and masks, sixteen cards or sixty-four bytes at a time.
 *
 * It does what see.c does one by one and see_wide.c eight at a time, for machines with AVX-512. All
 * cards fit in three registers, from which one instruction picks any sixteen; another turns a set
 * of bits into bytes. Nothing here decides what may be seen: it reads the same view.
 */
#include "env/see.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define TARGET        target("avx2,bmi,bmi2,avx512f,avx512bw,avx512dq,avx512vl")
#define AVX512        __attribute__((TARGET))
#define AVX512_INLINE static inline __attribute__((TARGET, always_inline))

enum { WIDEST = 16, LINE = 64 };

bool see_is_widest(void)
{
    return see_is_wide() && __builtin_cpu_supports("avx512f") &&
           __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512vl");
}

AVX512_INLINE void put_line(uint8_t *at, __m512i bytes)
{
    _mm512_storeu_si512((void *)at, bytes);
}

/* A byte for each bit. */
AVX512_INLINE __m512i bytes_of(uint64_t bits)
{
    return _mm512_maskz_set1_epi8(bits, 1);
}

/* --- Observing --- */

/* Every card by its handle. */
typedef struct Cards {
    __m512i low;  /* 0 to 15 */
    __m512i high; /* 16 to 31 */
    __m512i rest; /* 32 to 40 */
    bool has_rest;
} Cards;

AVX512_INLINE Cards cards_of(const OriState *s)
{
    enum { REST = ORI_MAX_CARDS + 1 - 2 * WIDEST };
    _Static_assert(REST > 0 && REST <= (int)WIDEST, "three registers");
    return (Cards){.low = _mm512_loadu_si512(&s->card[0]),
                   .high = _mm512_loadu_si512(&s->card[WIDEST]),
                   .rest = _mm512_maskz_loadu_epi32(BITS_MASK(REST), &s->card[2 * WIDEST]),
                   .has_rest = s->cards >= 2 * WIDEST};
}

AVX512_INLINE __m512i cards_at(const Cards *cards, __m512i handle)
{
    __m512i card = _mm512_permutex2var_epi32(cards->low, handle, cards->high);
    if (cards->has_rest)
        card = _mm512_mask_permutexvar_epi32(
            card, _mm512_cmpge_epi32_mask(handle, _mm512_set1_epi32(2 * WIDEST)), handle,
            cards->rest);
    return card;
}

/* Some bits of sixteen cards, turned from where they are to where they are wanted. */
AVX512_INLINE __m512i moved(__m512i cards, int from, int bits, int to)
{
    return _mm512_and_si512(_mm512_rolv_epi32(cards, _mm512_set1_epi32((to - from) & 31)),
                            _mm512_set1_epi32((int)(BITS_MASK(bits) << to)));
}

AVX512_INLINE __m512i either(__m512i a, __m512i b, __m512i c)
{
    return _mm512_ternarylogic_epi32(a, b, c, 0xFE);
}

/* Six bytes for each of the first cards, up to the count. The flags come where their byte is. */
AVX512_INLINE void put_cards(__m512i card, __m512i place, __m512i flags, __m512i from, int count,
                             uint8_t *at)
{
    static const uint16_t words[2][2 * WIDEST] = {
        /* the first four bytes are two words of `low`, the last two one of `high` */
        {0,  1,  32, 2,  3,  34, 4,  5,  36, 6,  7,  38, 8,  9,  40, 10,
         11, 42, 12, 13, 44, 14, 15, 46, 16, 17, 48, 18, 19, 50, 20, 21},
        {52, 22, 23, 54, 24, 25, 56, 26, 27, 58, 28, 29, 60, 30, 31, 62},
    };
    const int influence = BITS_SHIFT(influence);
    /* Owner and family are looked up where their bytes will be; 128 looks up nothing. */
    __m512i seats = either(_mm512_set1_epi32(128 << 8 * ORI_SEE_KIND | INT32_MIN),
                           moved(card, BITS_SHIFT(owner), ORI_SEAT_BITS, 8 * ORI_SEE_OWNER),
                           moved(card, BITS_SHIFT(family), ORI_SEAT_BITS, 8 * ORI_SEE_FAMILY));
    __m512i kind = _mm512_add_epi32(moved(card, BITS_SHIFT(kind), ORI_KIND_BITS, 0),
                                    _mm512_set1_epi32(1 << 8 * ORI_SEE_KIND));
    __m512i more = moved(card, influence + 8, 2, 8 * ORI_SEE_CARD_FLAGS + ORI_SEE_MORE_SHIFT);
    flags = either(flags, more, moved(card, BITS_SHIFT(revealed), 1, 8 * ORI_SEE_CARD_FLAGS));
    __m512i low = either(kind, flags, _mm512_shuffle_epi8(from, seats));
    __m512i high = _mm512_or_si512(moved(card, influence, 8, 0), _mm512_slli_epi32(place, 8));
    uint64_t there = bits_one(3 * count) - 1;
    _mm512_mask_storeu_epi16(
        at, (__mmask32)there,
        _mm512_permutex2var_epi16(low, _mm512_loadu_si512((const void *)words[0]), high));
    _mm512_mask_storeu_epi16(
        at + LINE, (__mmask32)(there >> 32),
        _mm512_permutex2var_epi16(low, _mm512_loadu_si512((const void *)words[1]), high));
}

/* The tops of sixteen places; bits of those that are stacks. */
AVX512_INLINE uint64_t widest_tops(const OriState *s, const Cards *cards, __m512i from, int first,
                                   uint8_t *obs)
{
    int count = s->places - first < WIDEST ? s->places - first : WIDEST;
    const __m512i number = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    __m512i handle = _mm512_cvtepu8_epi32(_mm_loadu_si128((const void *)&s->line[first]));
    __m512i card = cards_at(cards, handle);
    __m512i flags = _mm512_maskz_set1_epi32((__mmask16)(see_choice(s) >> first),
                                            ORI_SEE_CHOICE << 8 * ORI_SEE_CARD_FLAGS);
    flags =
        _mm512_mask_or_epi32(flags, _mm512_cmpeq_epi32_mask(handle, _mm512_set1_epi32(s->self)),
                             flags, _mm512_set1_epi32(ORI_SEE_ACTING << 8 * ORI_SEE_CARD_FLAGS));
    flags =
        _mm512_mask_or_epi32(flags, _mm512_cmpeq_epi32_mask(handle, _mm512_set1_epi32(s->memo)),
                             flags, _mm512_set1_epi32(ORI_SEE_LIFTED << 8 * ORI_SEE_CARD_FLAGS));
    put_cards(card, _mm512_add_epi32(number, _mm512_set1_epi32(first)), flags, from, count,
              obs + ORI_SEE_CARD + ORI_SEE_CARD_SIZE * first);
    unsigned stacks = _mm512_test_epi32_mask(
        card, _mm512_set1_epi32((int)(BITS_MASK(ORI_HANDLE_BITS) << BITS_SHIFT(under))));
    return (uint64_t)(stacks & BITS_MASK(count)) << first;
}

/* The cards beneath the tops of these places, eight at a time: their handles and places are
 * gathered in words first, in one loop, as in see_covered. */
AVX512_INLINE void widest_covered(const OriState *s, const Cards *cards, __m512i from,
                                  uint64_t stacks, uint8_t *obs)
{
    const __m512i flags = _mm512_set1_epi32(ORI_SEE_COVERED << 8 * ORI_SEE_CARD_FLAGS);
    uint8_t *at = obs + ORI_SEE_CARD + ORI_SEE_CARD_SIZE * s->places;
    Covered next = covered_first(s, stacks);
    while (next.handle != 0) {
        uint64_t handle = 0;
        uint64_t place = 0;
        int count = 0;
        for (; count < 8 && next.handle != 0; count++) {
            handle |= byte(count, (unsigned)next.handle);
            place |= byte(count, (unsigned)next.place);
            next = covered_next(s, next);
        }
        __m512i card = cards_at(cards, _mm512_cvtepu8_epi32(_mm_cvtsi64_si128((long long)handle)));
        put_cards(card, _mm512_cvtepu8_epi32(_mm_cvtsi64_si128((long long)place)), flags, from,
                  count, at);
        at += ORI_SEE_CARD_SIZE * count;
    }
}

/* The piles that these cards are in. */
AVX512_INLINE void add_piles(__m512i card, const __m512i seat[ORI_MAX_SEATS],
                             __m512i pile[ORI_MAX_SEATS])
{
    __m512i kind =
        _mm512_sllv_epi32(_mm512_set1_epi32(1), moved(card, BITS_SHIFT(kind), ORI_KIND_BITS, 0));
    __m512i family = moved(card, BITS_SHIFT(family), ORI_SEAT_BITS, 0);
    __mmask16 gone = _mm512_test_epi32_mask(card, _mm512_set1_epi32(1 << BITS_SHIFT(gone)));
#pragma GCC unroll 5
    for (int i = 0; i < ORI_MAX_SEATS; i++)
        pile[i] = _mm512_mask_or_epi32(pile[i], _mm512_mask_cmpeq_epi32_mask(gone, family, seat[i]),
                                       pile[i], kind);
}

/* Of each pair, the words of a become one, and those of b. */
AVX512_INLINE __m512i folded(__m512i a, __m512i b)
{
    return _mm512_or_si512(_mm512_unpacklo_epi32(a, b), _mm512_unpackhi_epi32(a, b));
}

AVX512_INLINE __m128i quarters(__m512i all)
{
    __m256i half = _mm256_or_si256(_mm512_castsi512_si256(all), _mm512_extracti64x4_epi64(all, 1));
    return _mm_or_si128(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
}

/* A seat that is not there has no card, so nothing of it is gone. */
AVX512_INLINE void widest_piles(const Cards *cards, const Ring *ring, uint8_t *obs)
{
    __m512i pile[ORI_MAX_SEATS], seat[ORI_MAX_SEATS];
#pragma GCC unroll 5
    for (int i = 0; i < ORI_MAX_SEATS; i++) {
        pile[i] = _mm512_setzero_si512();
        seat[i] = _mm512_set1_epi32(i < ring->seats ? (int)ring_at(ring->seat, (unsigned)i) : -1);
    }
    add_piles(cards->low, seat, pile);
    add_piles(cards->high, seat, pile);
    if (cards->has_rest)
        add_piles(cards->rest, seat, pile);
    __m512i two = folded(pile[0], pile[1]);
    __m512i four = folded(pile[2], pile[3]);
    __m128i set = quarters(
        _mm512_or_si512(_mm512_unpacklo_epi64(two, four), _mm512_unpackhi_epi64(two, four)));
    const __m128i three_bytes =
        _mm_setr_epi8(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1);
    uint32_t fifth = (uint32_t)_mm512_reduce_or_epi32(pile[4]);
    _mm_storeu_si128((__m128i *)(void *)(obs + ORI_SEE_PILE), _mm_shuffle_epi8(set, three_bytes));
    memcpy(obs + ORI_SEE_PILE + 3 * 4, &fifth, sizeof fifth);
}

AVX512 void see_view_widest(const OriView *view, uint8_t obs[ORI_ENV_OBS])
{
    _Static_assert(ORI_SEE_KIND == 0 && ORI_SEE_CARD_FLAGS == 3 && ORI_SEE_INFLUENCE == 4 &&
                       ORI_SEE_PLACE == 5 && ORI_SEE_CARD_SIZE == 6,
                   "what put_cards puts together");
    _Static_assert(offsetof(OriState, line) + 3 * WIDEST <= sizeof(OriState),
                   "behind the line something else may be read: it is not used");
    const OriState *s = &view->known;
    Ring ring = ring_of(view->seat, (int)s->rules.seats);
    Cards cards = cards_of(s);
    __m512i from = _mm512_set1_epi64((long long)ring.from);
    uint64_t stacks = 0;
    for (int at = 0; at < ORI_ENV_OBS; at += LINE)
        put_line(obs + at, _mm512_setzero_si512());
    see_table(s, view->seat, &ring, obs);
    widest_piles(&cards, &ring, obs);
    for (int first = 0; first < s->places; first += WIDEST)
        stacks |= widest_tops(s, &cards, from, first, obs);
    widest_covered(s, &cards, from, stacks, obs);
}

/* --- Masks --- */

/* Sixty-four bytes at a time, the slots of a kind too: kinds come in ascending order, so what a
 * store has too much is 0 and lies where later ones write. Behind the slots the rest is one string
 * of bits: keep and reveal, the places, the gaps, take. */
AVX512 void see_options_widest(const OriState *s, uint8_t mask[ORI_ENV_ACTIONS])
{
    enum { REST = ORI_ENV_KEEP, SECOND = ORI_ENV_ACTIONS - LINE, SKIPPED = SECOND - REST };
    _Static_assert(ORI_ENV_WAY == REST + 2 && SKIPPED > 2 && SKIPPED < (int)LINE,
                   "two lines, and in the second neither keep nor reveal");
    uint64_t all = s->ways;
    uint64_t ways =
        s->ask == ORI_ASK_PICK || s->ask == ORI_ASK_PLOT_FIRST || s->ask == ORI_ASK_PLOT_NEXT ? all
                                                                                              : 0;
    uint64_t gaps = s->ask == ORI_ASK_PUT_CARD ? all : 0;
    uint64_t reveal = s->ask == ORI_ASK_REVEAL ? 3 : 0;
    uint64_t take = s->ask == ORI_ASK_PLOT_NEXT;
    uint32_t kinds = s->ask == ORI_ASK_PLACE      ? s->hand[s->asked] & ~ORI_TWIN_BIT
                     : s->ask == ORI_ASK_PUT_TWIN ? ORI_TWIN_BIT
                                                  : 0;
    __m512i slots = bytes_of(all << 2 | 2 | (s->places > 0)); /* the ends are one: PLACE-3 */
    for (int at = 0; at < REST; at += LINE)
        put_line(mask + at, _mm512_setzero_si512());
    for (; kinds != 0; kinds &= kinds - 1)
        put_line(mask + ORI_ENV_SLOTS * bits_lowest(kinds), slots);
    put_line(mask + REST,
             bytes_of(reveal | ways << (ORI_ENV_WAY - REST) | gaps << (ORI_ENV_GAP - REST)));
    put_line(mask + SECOND,
             bytes_of(ways >> (SECOND - ORI_ENV_WAY) | gaps << (ORI_ENV_GAP - SECOND) |
                      take << (ORI_ENV_TAKE - SECOND)));
}

#else

bool see_is_widest(void)
{
    return false;
}

void see_view_widest(const OriView *view, uint8_t obs[ORI_ENV_OBS])
{
    see_view_plain(view, obs);
}

void see_options_widest(const OriState *s, uint8_t mask[ORI_ENV_ACTIONS])
{
    see_options_plain(s, mask);
}

#endif
