/*
 * remote.h - a table on a server (docs/protocol.md).
 */
#ifndef ORI_REMOTE_H
#define ORI_REMOTE_H

#include "tui/link.h"
#include "tui/source.h"

/* name: take a free seat under this name, if the link is not a seat's; NULL to watch. */
Source *remote_open(const Link *link, const char *name);

#endif
