/*
 * king.c - the module with everything: the verbs of oriflamme.c, and the king. It is loaded when
 * somebody wants a king; the module of the first load is the same without it (no_king.c).
 */
#include "oriflamme.c"

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
