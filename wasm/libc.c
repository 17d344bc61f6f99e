/*
 * libc.c - the functions of a C library that the engine needs, for a machine that has none.
 *
 * Built with -fno-builtin: a compiler that recognised these loops would turn them into calls to
 * themselves.
 */
#define ORI_WASM_LIBC
#include <string.h>

/* States are some hundred bytes: eight at once, then the rest. */
enum { WORD = 8 };

void *memcpy(void *restrict to, const void *restrict from, size_t n)
{
    unsigned char *p = to;
    const unsigned char *q = from;
    for (; n >= WORD; n -= WORD, p += WORD, q += WORD)
        __builtin_memcpy(p, q, WORD);
    while (n-- > 0)
        *p++ = *q++;
    return to;
}

void *memmove(void *to, const void *from, size_t n)
{
    unsigned char *p = to;
    const unsigned char *q = from;
    if (p < q)
        return memcpy(to, from, n);
    while (n-- > 0)
        p[n] = q[n];
    return to;
}

void *memset(void *to, int byte, size_t n)
{
    unsigned char *p = to;
    while (n-- > 0)
        *p++ = (unsigned char)byte;
    return to;
}

int memcmp(const void *a, const void *b, size_t n)
{
    const unsigned char *p = a;
    const unsigned char *q = b;
    for (; n > 0; n--, p++, q++)
        if (*p != *q)
            return *p < *q ? -1 : 1;
    return 0;
}

size_t strlen(const char *text)
{
    size_t n = 0;
    while (text[n] != '\0')
        n++;
    return n;
}

int strncmp(const char *a, const char *b, size_t n)
{
    for (; n > 0; n--, a++, b++) {
        if (*a != *b)
            return (unsigned char)*a < (unsigned char)*b ? -1 : 1;
        if (*a == '\0')
            return 0;
    }
    return 0;
}

int strcmp(const char *a, const char *b)
{
    return strncmp(a, b, (size_t)-1);
}

char *strchr(const char *text, int c)
{
    for (;; text++) {
        if (*text == (char)c)
            return (char *)text;
        if (*text == '\0')
            return NULL;
    }
}
