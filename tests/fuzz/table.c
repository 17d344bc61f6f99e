/*
 * table.c - fuzzes the judge and the fold of a table: the bytes say what is wished, by whom and when.
 */
#include "fuzz.h"

#include "tests/support/wishes.h"

typedef struct Bytes {
    const uint8_t *at;
    size_t left;
} Bytes;

static int draw(void *who, int limit)
{
    Bytes *bytes = who;
    if (bytes->left == 0)
        return 0;
    bytes->left--;
    return *bytes->at++ % limit;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static Wishes w;
    Bytes bytes = {.at = data, .left = size};
    w = (Wishes){.below = draw, .who = &bytes, .chance = {size}};
    wishes_open(&w);
    while (bytes.left > 0)
        wishes_step(&w);
    wishes_close(&w);
    return 0;
}
