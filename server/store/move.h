/*
 * move.h - what moving a store needs of its engines.
 */
#ifndef ORI_STORE_MOVE_H
#define ORI_STORE_MOVE_H

#include "server/store/engine.h"

/* A store's engine without a server. NULL: why says what is wrong. */
const StoreEngine *store_engine_at(const char *place, void **who, char why[STORE_WHY]);

#endif
