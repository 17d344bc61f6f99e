/*
 * nodes.h - this node among others on one database: it hears their hints, looks for what no hint
 * has told, shares the clock, and takes over games that nobody attends.
 *
 * A room is a cache of what the store has. With a store of its own, a node needs none of this.
 */
#ifndef ORI_NODES_H
#define ORI_NODES_H

#include "server/server.h"

void nodes_open(Server *server);
void nodes_tick(Server *server); /* every second */

#endif
