/*
 * presence.h - who is at a table, here and at other nodes. It is advice: it may be some seconds old.
 */
#ifndef ORI_PRESENCE_H
#define ORI_PRESENCE_H

#include "server/room/room.h"

void presence_tell(Room *room); /* tells the other nodes that people have come or gone */
void presence_take(Room *room, const StoreOthers *others); /* takes what the others say */
/* No other node needs hints about this table, as far as we know. A node that joins is told to read
 * what it has missed as soon as we hear of it. */
bool presence_is_alone(const Room *room);

#endif
