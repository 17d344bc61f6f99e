/*
 * shorthand.h - positions of scenarios, in which hands that do not matter are left open
 * (tests/scenarios/README.md).
 */
#ifndef ORI_TESTS_SHORTHAND_H
#define ORI_TESTS_SHORTHAND_H

#include <stdbool.h>

enum { SHORTHAND_TEXT = 2048 };

/* The whole position: what is open is filled with cards that may be there. NULL, or why not. */
const char *shorthand_complete(const char *text, char out[SHORTHAND_TEXT]);
/* Whether a position is what the shorthand says; open parts may hold more. */
bool shorthand_matches(const char *pattern, const char *text);

#endif
