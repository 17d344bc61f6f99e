/*
 * api.h - what is asked over HTTP (docs/protocol.md).
 */
#ifndef ORI_API_H
#define ORI_API_H

#include "server/http.h"

HttpHandler api_admit;
HttpHandler api_admit;
HttpHandler api_answer;

/* Sites whose pages may connect: the public address, what it listens on, and those of --origin.
 * NULL: one of them is no address. */
typedef struct Origins Origins;
Origins *origins_new(const char *public_url, int port, const char *more);

#endif
