/*
 * keep.h - how long things are kept: lobbies, finished games, chat (--keep-...).
 *
 * Ages are of the play clock, since a table was last let go: time that the server was away does not
 * count, and nobody who sets the machine's clock can make anything old. What is in memory is in use
 * and is never dropped.
 */
#ifndef ORI_KEEP_H
#define ORI_KEEP_H

#include "server/server.h"

void keep_tick(Server *server); /* every second; it acts once an hour */

#endif
