/*
 * king_weights.h - loading the king's weights: for the page's module and the tests.
 */
#ifndef ORI_KING_WEIGHTS_H
#define ORI_KING_WEIGHTS_H

#include <stddef.h>

#ifdef __wasm__
void *king_room(void);              /* write the file here ... */
const char *king_load(size_t size); /* ... and say how long it is: NULL, or why it is refused */
#else
size_t king_built_in_size(void);
#endif

#endif
