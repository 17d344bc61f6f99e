/*
 * remote.h - a table on a server (docs/protocol.md).
 */
#ifndef ORI_REMOTE_H
#define ORI_REMOTE_H

#include "tui/link.h"
#include "tui/source.h"

#include <jansson.h>

/* name: take a free seat under this name, if the link is not a seat's; NULL to watch. */
Source *remote_open(const Link *link, const char *name);

/* The time per decision, such as 60s, 2d or none, as the wire's `pace`; NULL: no server takes it. */
json_t *remote_read_clock(const char *text);

#endif
