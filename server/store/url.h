/*
 * url.h - what the place of a store leads to: a folder's engine or a database's, whether or not the
 * program was built with libpq.
 */
#ifndef ORI_STORE_URL_H
#define ORI_STORE_URL_H

#include "server/store/engine.h"

/* For a server; or (loop NULL) for one program alone. NULL: why says what is wrong. */
const StoreEngine *store_engine_at(StorePlace at, uv_loop_t *loop, void **who, char why[STORE_WHY]);
bool store_dump(const char *url, const char *file, char why[STORE_WHY]); /* into one file */

#endif
