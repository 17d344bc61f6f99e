/* The few functions of string.h that the engine uses; wasm/libc.c has them. */
#ifndef ORI_WASM_STRING_H
#define ORI_WASM_STRING_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *to, int byte, size_t n);
int memcmp(const void *a, const void *b, size_t n);
size_t strlen(const char *text);
int strcmp(const char *a, const char *b);
int strncmp(const char *a, const char *b, size_t n);
char *strchr(const char *text, int c);

/* Without a C library the compiler does not take these for what they are. Where the size is known it
 * shall copy in place and not call, unless the module is to be small. */
#if !defined(ORI_WASM_LIBC) && !defined(__OPTIMIZE_SIZE__)
#define memcpy(to, from, n)  __builtin_memcpy(to, from, n)
#define memmove(to, from, n) __builtin_memmove(to, from, n)
#define memset(to, byte, n)  __builtin_memset(to, byte, n)
#endif

#endif
