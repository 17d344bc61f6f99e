/*
 * lost.h - handles a store that has lost data: it has less than this node knew, or something else,
 * because a standby that lagged behind has replaced the primary, or somebody restored a backup.
 *
 * The store is right, even if players were told otherwise. The room starts again from what the
 * store has and tells everybody what is gone.
 */
#ifndef ORI_LOST_H
#define ORI_LOST_H

#include "server/room/room.h"

/* How far the room has come: a read that begins now must find as much. */
RoomMark lost_mark(const Room *room);
bool lost_is_less(const RoomMark *has, const RoomMark *known);
/* A read, and how far the room had come when it began. */
bool lost_is(const Room *room, const RoomMark *asked, StoreResult result, const StoreFound *found);
void lost_take(Room *room, const StoreFound *found);
void lost_table(Room *room); /* all of it is gone */
/* Tells a client that it knows more of a game than the store has. */
void lost_tell(const Room *room, Client *client, const char *game, int version);

#endif
