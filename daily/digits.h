/*
 * digits.h - numbers as digits of base 36: 0 to 9, a to z.
 */
#ifndef ORI_DAILY_DIGITS_H
#define ORI_DAILY_DIGITS_H

#include <stdint.h>

enum { DIGITS_BASE = 36, DIGITS_NONE = -1 };

static inline char digits_write(int value)
{
    return (char)(value < 10 ? '0' + value : 'a' + value - 10);
}

static inline int digits_read(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    return c >= 'a' && c <= 'z' ? c - 'a' + 10 : DIGITS_NONE;
}

/* The last `count` digits of a number, and a NUL. */
static inline void digits_last(uint64_t number, int count, char text[])
{
    text[count] = '\0';
    for (int i = count - 1; i >= 0; i--, number /= DIGITS_BASE)
        text[i] = digits_write((int)(number % DIGITS_BASE));
}

#endif
