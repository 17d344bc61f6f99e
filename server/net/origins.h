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
/* One of the server's own pages: of its public address, or opened on the machine itself. */
bool origins_own(const Origins *all, const char *origin);
bool origins_have(const Origins *origins, const char *origin);

#endif
