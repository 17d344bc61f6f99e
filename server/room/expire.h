/*
 * expire.h - how long the server keeps lobbies, finished games and chat (--keep-...).
 *
 * Ages are play time since a table was last let go: downtime does not count, and changing the
 * machine's clock cannot make anything old. A table in memory is in use and is never dropped.
 */
#ifndef ORI_EXPIRE_H
#define ORI_EXPIRE_H

#include "server/server.h"

void expire_tick(Server *server); /* every second; it acts once an hour */

#endif
