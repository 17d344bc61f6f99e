/*
 * weights.c - takes the king's weights from the page, which fetched the file.
 */
#include "bots/king_weights.h"

/* The page writes the file of the king's weights here ... */
EXPORT(king_room)(void)
{
    return (int)(intptr_t)king_room();
}

/* ... and says how long it is. */
EXPORT(king_load)(int size)
{
    const char *why = king_load((size_t)size);
    return why == NULL ? nothing() : refuse_with("weights", 0, why);
}
