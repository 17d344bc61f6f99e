/*
 * pass.h - the passes of this user, one for each server: a pass opens every seat that was taken
 * with it. They are kept on disk, readable by their owner alone.
 */
#ifndef ORI_PASS_H
#define ORI_PASS_H

#include "tui/link.h"

enum { PASS_TEXT = 33 };

/* Each returns NULL, or why not; "" if there is none for this server. */
const char *pass_find(const Link *server, char pass[PASS_TEXT]);
const char *pass_keep(const Link *server, const char *pass);
/* The one for this server goes into the link; if there is none it is made. Without a disk to keep
 * it on there is none: one sits down as a guest. */
void pass_use(Link *link);
/* The pass out of a line that has its link, or only its digits. False: there is none. */
bool pass_read(const char *text, char pass[PASS_TEXT]);
void pass_write_link(const Link *server, const char *pass, char out[LINK_WHOLE]);

#endif
