/*
 * king_load.h - for modules of the tests: node writes the king's weights to room() and calls load.
 */
#ifndef ORI_TESTS_KING_LOAD_H
#define ORI_TESTS_KING_LOAD_H

#include "bots/king_weights.h"

__attribute__((export_name("room"))) void *room_for_king(void);
__attribute__((export_name("load"))) int load_king(int size);

void *room_for_king(void)
{
    return king_room();
}

/* Whether they are good. */
int load_king(int size)
{
    return king_load((size_t)size) == NULL;
}

#endif
