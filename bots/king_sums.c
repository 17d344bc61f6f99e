/*
 * king_sums.c - sums of products of int16 and int8, for any number of rows and outputs.
 *
 * The order of an integer sum does not matter, so every way here gives the same bits. The weights
 * are in tiles of 16 outputs, and within a tile in pairs of inputs, so that one instruction
 * multiplies a pair for several outputs. The ways differ in nothing else.
 */
#include "bots/king_net.h"

#if defined(__x86_64__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

/* Inputs that are 0 are left out, of which rectifying makes many; four sums stay in registers. */
static void plain_row(const int8_t *weights, int pairs, int outputs, const int16_t *in,
                      int32_t *out)
{
    enum { MOST_INPUTS = 512, FOUR = 4 };
    int32_t value[MOST_INPUTS];
    int at[MOST_INPUTS];
    int n = 0;
    for (int i = 0; i < 2 * pairs; i++) {
        value[n] = in[i];
        at[n] = i / 2 * 2 * KING_TILE + i % 2;
        n += in[i] != 0;
    }
    for (int tile = 0; tile < outputs; tile += KING_TILE, weights += 2 * KING_TILE * pairs)
        for (int k = 0; k < KING_TILE; k += FOUR) {
            int32_t sum[FOUR] = {0};
            for (int i = 0; i < n; i++) {
                const int8_t *w = weights + at[i] + 2 * k;
                for (int m = 0; m < FOUR; m++)
                    sum[m] += value[i] * w[2 * m];
            }
            for (int m = 0; m < FOUR; m++)
                out[tile + k + m] = sum[m];
        }
}

static void plain_sums(const int8_t *weights, int pairs, int outputs, const int16_t *in, int stride,
                       int rows, int32_t *out)
{
    for (int row = 0; row < rows; row++, in += stride, out += outputs)
        plain_row(weights, pairs, outputs, in, out);
}

#if defined(__x86_64__) || defined(__wasm_simd128__)
/* A pair of inputs as one number: these machines are little-endian. (Without the C library a plain
 * memcpy is a call, and this is the innermost loop.) */
static inline int32_t pair_of(const int16_t *in, int p)
{
    int32_t pair;
    __builtin_memcpy(&pair, in + 2 * p, sizeof pair);
    return pair;
}
#endif

#if defined(__x86_64__)

#define AVX2        __attribute__((target("avx2")))
#define AVX2_INLINE static inline __attribute__((target("avx2"), always_inline))

/* The weights of a pair of inputs for eight outputs. */
AVX2_INLINE __m256i eight(const int8_t *w)
{
    return _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)(const void *)w));
}

/* This many rows at once share the weights that are fetched. */
AVX2_INLINE void avx2_rows(const int8_t *w, int pairs, int outputs, const int16_t *in, int stride,
                           const int rows, int32_t *out)
{
    for (int tile = 0; tile < outputs; tile += KING_TILE) {
        __m256i low[4], high[4];
        for (int r = 0; r < rows; r++)
            low[r] = high[r] = _mm256_setzero_si256();
        for (int p = 0; p < pairs; p++, w += 2 * KING_TILE) {
            __m256i first = eight(w);
            __m256i second = eight(w + 16);
            for (int r = 0; r < rows; r++) {
                __m256i pair = _mm256_set1_epi32(pair_of(in + r * stride, p));
                low[r] = _mm256_add_epi32(low[r], _mm256_madd_epi16(pair, first));
                high[r] = _mm256_add_epi32(high[r], _mm256_madd_epi16(pair, second));
            }
        }
        for (int r = 0; r < rows; r++) {
            int32_t *to = out + r * outputs + tile;
            _mm256_storeu_si256((__m256i *)(void *)to, low[r]);
            _mm256_storeu_si256((__m256i *)(void *)(to + 8), high[r]);
        }
    }
}

/* One row: pairs that are 0 are left out, of which rectifying makes many. */
AVX2 static void avx2_row(const int8_t *weights, int pairs, int outputs, const int16_t *in,
                          int32_t *out)
{
    enum { MOST_PAIRS = 256 };
    uint16_t at[MOST_PAIRS];
    int32_t pair[MOST_PAIRS];
    int n = 0;
    for (int p = 0; p < pairs; p++) {
        pair[n] = pair_of(in, p);
        at[n] = (uint16_t)p;
        n += pair[n] != 0;
    }
    int apart = pairs * 2 * KING_TILE;
    for (int tile = 0; tile < outputs; tile += 2 * KING_TILE, weights += 2 * apart) {
        const int8_t *other = tile + KING_TILE < outputs ? weights + apart : weights;
        __m256i sum[4];
        for (int k = 0; k < 4; k++)
            sum[k] = _mm256_setzero_si256();
        for (int i = 0; i < n; i++) {
            int offset = at[i] * 2 * KING_TILE;
            __m256i both = _mm256_set1_epi32(pair[i]);
            sum[0] = _mm256_add_epi32(sum[0], _mm256_madd_epi16(both, eight(weights + offset)));
            sum[1] =
                _mm256_add_epi32(sum[1], _mm256_madd_epi16(both, eight(weights + offset + 16)));
            sum[2] = _mm256_add_epi32(sum[2], _mm256_madd_epi16(both, eight(other + offset)));
            sum[3] = _mm256_add_epi32(sum[3], _mm256_madd_epi16(both, eight(other + offset + 16)));
        }
        for (int k = 0; k < 4; k++)
            if (tile + 8 * k < outputs)
                _mm256_storeu_si256((__m256i *)(void *)(out + tile + 8 * k), sum[k]);
    }
}

AVX2 static void avx2_sums(const int8_t *w, int pairs, int outputs, const int16_t *in, int stride,
                           int rows, int32_t *out)
{
    for (; rows >= 4; rows -= 4, in += 4 * stride, out += 4 * outputs)
        avx2_rows(w, pairs, outputs, in, stride, 4, out);
    for (; rows >= 2; rows -= 2, in += 2 * stride, out += 2 * outputs)
        avx2_rows(w, pairs, outputs, in, stride, 2, out);
    if (rows == 1)
        avx2_row(w, pairs, outputs, in, out);
}

static void sse2_sums(const int8_t *weights, int pairs, int outputs, const int16_t *in, int stride,
                      int rows, int32_t *out)
{
    for (int row = 0; row < rows; row++, in += stride, out += outputs) {
        const int8_t *w = weights;
        for (int tile = 0; tile < outputs; tile += KING_TILE) {
            __m128i sum[4];
            for (int k = 0; k < 4; k++)
                sum[k] = _mm_setzero_si128();
            for (int p = 0; p < pairs; p++, w += 2 * KING_TILE) {
                int32_t both = pair_of(in, p);
                if (both == 0)
                    continue;
                __m128i pair = _mm_set1_epi32(both);
                __m128i a = _mm_loadu_si128((const __m128i *)(const void *)w);
                __m128i b = _mm_loadu_si128((const __m128i *)(const void *)(w + 16));
                sum[0] = _mm_add_epi32(
                    sum[0], _mm_madd_epi16(pair, _mm_srai_epi16(_mm_unpacklo_epi8(a, a), 8)));
                sum[1] = _mm_add_epi32(
                    sum[1], _mm_madd_epi16(pair, _mm_srai_epi16(_mm_unpackhi_epi8(a, a), 8)));
                sum[2] = _mm_add_epi32(
                    sum[2], _mm_madd_epi16(pair, _mm_srai_epi16(_mm_unpacklo_epi8(b, b), 8)));
                sum[3] = _mm_add_epi32(
                    sum[3], _mm_madd_epi16(pair, _mm_srai_epi16(_mm_unpackhi_epi8(b, b), 8)));
            }
            for (int k = 0; k < 4; k++)
                _mm_storeu_si128((__m128i *)(void *)(out + tile + 4 * k), sum[k]);
        }
    }
}

#elif defined(__wasm_simd128__)

#define WASM_INLINE static inline __attribute__((always_inline))

/* This many rows at once share the weights that are fetched. */
WASM_INLINE void wasm_rows(const int8_t *w, int pairs, int outputs, const int16_t *in, int stride,
                           const int rows, int32_t *out)
{
    for (int tile = 0; tile < outputs; tile += KING_TILE) {
        v128_t sum[2][4];
#pragma clang loop unroll(full)
        for (int i = 0; i < 8; i++)
            sum[i / 4][i % 4] = wasm_i32x4_splat(0);
        for (int p = 0; p < pairs; p++, w += 2 * KING_TILE) {
            v128_t pair[2];
#pragma clang loop unroll(full)
            for (int r = 0; r < rows; r++)
                pair[r] = wasm_i32x4_splat(pair_of(in + r * stride, p));
#pragma clang loop unroll(full)
            for (int k = 0; k < 4; k++) {
                v128_t four = wasm_i16x8_load8x8(w + 8 * k);
#pragma clang loop unroll(full)
                for (int r = 0; r < rows; r++)
                    sum[r][k] = wasm_i32x4_add(sum[r][k], wasm_i32x4_dot_i16x8(pair[r], four));
            }
        }
#pragma clang loop unroll(full)
        for (int i = 0; i < 4 * rows; i++)
            wasm_v128_store(out + i / 4 * outputs + tile + 4 * (i % 4), sum[i / 4][i % 4]);
    }
}

static void wasm_sums(const int8_t *w, int pairs, int outputs, const int16_t *in, int stride,
                      int rows, int32_t *out)
{
    for (; rows >= 2; rows -= 2, in += 2 * stride, out += 2 * outputs)
        wasm_rows(w, pairs, outputs, in, stride, 2, out);
    if (rows == 1)
        wasm_rows(w, pairs, outputs, in, stride, 1, out);
}

#endif

/* The fastest comes first. */
void king_ways(KingWay out[KING_WAYS])
{
    int n = 0;
    for (int i = 0; i < KING_WAYS; i++)
        out[i] = (KingWay){0};
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2"))
        out[n++] = (KingWay){"avx2", avx2_sums, true};
    out[n++] = (KingWay){"sse2", sse2_sums, false};
#elif defined(__wasm_simd128__)
    out[n++] = (KingWay){"simd128", wasm_sums, false};
#endif
    out[n] = (KingWay){"plain", plain_sums, false};
}
