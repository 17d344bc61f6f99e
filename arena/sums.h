/*
 * sums.h - writes the outcome of a part of a match as text, and adds parts up again.
 *
 * The sums are whole numbers, so that the parts together are, bit for bit, what one machine gives.
 */
#ifndef ORI_SUMS_H
#define ORI_SUMS_H

#include "arena/arena.h"

enum { SUMS_WHY = 256 };

/* Returns whether all could be written. */
bool sums_write(const ArenaMatch *match, const ArenaResult *result, FILE *out);

/* A file's text: which match, which part of it, and its sums. False: why says what is wrong. */
bool sums_read(const char *text, ArenaMatch *match, ArenaResult *result, char why[SUMS_WHY]);
/* Adds a part to what has been merged so far. False: it is not of the same match. */
bool sums_add(const ArenaMatch *whole, ArenaResult *sum, const ArenaMatch *part,
              const ArenaResult *result, char why[SUMS_WHY]);

#endif
