/*
 * nodes.h - this node among others on one database: their hints are heard, what no hint has told is
 * looked for, the clock is shared, and games that nobody attends are taken over.
 *
 * A room is a cache of what the store has. With a store of one's own nothing here does anything.
 */
#ifndef ORI_NODES_H
#define ORI_NODES_H

#include "server/server.h"

void nodes_open(Server *server);
void nodes_tick(Server *server); /* every second */

#endif
