/*
 * follow.h - a node among others: what they wrote is taken, who is at their end is known, and games
 * that nobody attends are taken over.
 *
 * A room is a cache of what the store has. A hint of another node moves it on at once; a read
 * repairs what no hint has told. With a store of one's own nothing here does anything.
 */
#ifndef ORI_FOLLOW_H
#define ORI_FOLLOW_H

#include "server/room/room.h"

void follow_open(Server *server);
void follow_tick(Server *server); /* every second */
/* What the store has, as far as the room is not ahead of it. What is under way to the store is
 * waited for: follow_again takes the rest when it has come back. forgot: the room is ahead of it
 * because the store has lost what was there (lost.h). */
void follow_take(Room *room, const StoreFound *found, bool forgot);
void follow_again(Room *room);
void follow_read(Room *room);   /* now, or when what is under way has come back */
void follow_attend(Room *room); /* who is here has changed: the others are told */
/* No other node need be told what happens here. It is what was last heard of them: one that comes
 * is told, once it is heard of, to read what it was not told. */
bool follow_is_alone(const Room *room);

#endif
