/*
 * sums.h - adds up samples in whole numbers, so that the same ones give the same bytes everywhere.
 */
#ifndef ORI_ANALYSIS_SUMS_H
#define ORI_ANALYSIS_SUMS_H

#include <stdint.h>

typedef struct Sum {
    int64_t n;
    int64_t sum;
    int64_t squares;
} Sum;

static inline void sum_add(Sum *s, int64_t x)
{
    s->n++;
    s->sum += x;
    s->squares += x * x;
}

static inline int64_t sum_divide(int64_t a, int64_t b)
{
    return (a >= 0 ? a + b / 2 : a - b / 2) / b;
}

static inline int32_t sum_mean(const Sum *s)
{
    return s->n > 0 ? (int32_t)sum_divide(s->sum, s->n) : 0;
}

static inline int64_t sum_root(int64_t x)
{
    int64_t root = 0;
    for (int64_t bit = (int64_t)1 << 30; bit != 0; bit >>= 1)
        if ((root + bit) * (root + bit) <= x)
            root += bit;
    return root;
}

/* The standard error of the mean. */
static inline int32_t sum_error(const Sum *s)
{
    if (s->n < 2)
        return 0;
    int64_t mean = s->sum / s->n;
    int64_t spread = s->squares - 2 * mean * s->sum + mean * mean * s->n; /* around the mean */
    return (int32_t)sum_root(spread / (s->n - 1) / s->n);
}

/* A seed from a seed. */
static inline uint64_t sum_blend(uint64_t seed, uint64_t number)
{
    uint64_t x = seed ^ (number + 1) * 0x9E3779B97F4A7C15u;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 27) * 0x94D049BB133111EBu;
    return x ^ x >> 31;
}

#endif
