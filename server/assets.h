/*
 * assets.h - the built web client, read into memory once.
 *
 * Beside a file may lie its compressed forms (.br, .gz), made at build time. What lies under
 * assets/ has its content's hash in its name and may be kept for ever.
 */
#ifndef ORI_ASSETS_H
#define ORI_ASSETS_H

#include "server/http.h"

/* How many files; -1: the folder cannot be read. */
int assets_load(const char *folder);
bool assets_answer(HttpRequest *request, const char *path); /* false: there is none */
void assets_free(void);

#endif
