/*
 * fuzz.h - what the fuzz targets share. A broken requirement traps, and the fuzzer keeps the input.
 */
#ifndef ORI_FUZZ_H
#define ORI_FUZZ_H

#include "oriflamme.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define REQUIRE(condition)                                                                         \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);                \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

/* The bytes as a text in memory of exactly its size, so that reading past its end is caught. */
static inline char *text_of(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);
    REQUIRE(text != NULL);
    if (size > 0)
        memcpy(text, data, size);
    text[size] = '\0';
    return text;
}

/* A refusal names a field, a place in the text, and a reason. */
static inline void require_error(const char *text, const OriError *error)
{
    REQUIRE(error->field != NULL && error->field[0] != '\0');
    REQUIRE(error->why != NULL && error->why[0] != '\0');
    REQUIRE(error->at >= 0 && (size_t)error->at <= strlen(text));
}

#endif
