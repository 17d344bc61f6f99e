/*
 * expire.h - how long things are kept: lobbies, finished games, chat (--keep-...).
 *
 * Ages are of the play clock, since a table was last let go: time that the server was away does not
 * count, and nobody who sets the machine's clock can make anything old. What is in memory is in use
 * and is never dropped.
 */
#ifndef ORI_EXPIRE_H
#define ORI_EXPIRE_H

#include "server/server.h"

void expire_tick(Server *server); /* every second; it acts once an hour */

#endif
