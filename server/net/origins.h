/*
 * origins.h - the sites whose pages may connect: the public address, what the server listens on, and
 * those of --origin.
 */
#ifndef ORI_ORIGINS_H
#define ORI_ORIGINS_H

#include <stdbool.h>

typedef struct Origins Origins;

/* NULL: one of them is no address. */
Origins *origins_new(const char *public_url, int port, const char *more);
bool origins_have(const Origins *origins, const char *origin);

#endif
