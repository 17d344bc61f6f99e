/*
 * seat.h - the seat at a server's table that was taken last, kept on the disk: whoever loses the
 * window, or the link, comes back with a plain "oriflamme join".
 */
#ifndef ORI_SEAT_H
#define ORI_SEAT_H

#include "tui/link.h"

/* Each returns NULL, or why not. */
const char *seat_keep(const Link *link);
const char *seat_last(char link[LINK_WHOLE]);

#endif
