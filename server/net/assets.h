/*
 * assets.h - the built web client, read into memory once.
 *
 * A file may have compressed forms beside it (.br, .gz), made at build time. Files under assets/
 * have their content's hash in their name and can be cached forever.
 */
#ifndef ORI_ASSETS_H
#define ORI_ASSETS_H

#include "server/net/http.h"

enum { ASSETS_PATH = 1024 };

typedef struct Assets Assets;

bool assets_are_in(const char *folder);
/* Beside the program, as it is built or as it is installed; false: not there. */
bool assets_find(char folder[ASSETS_PATH]);

/* The page behind a table's link: its preview names the picture with the site's whole address. */
#define ASSETS_INVITATION "invitation.html"

Assets *assets_load(const char *folder, const char *site); /* NULL: out of memory */
int assets_count(const Assets *assets);
void assets_free(Assets *assets); /* NULL is fine */
/* False: there is none, or there are no assets. */
bool assets_answer(const Assets *assets, HttpRequest *request, int status, const char *path);

#endif
