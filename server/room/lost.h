/*
 * lost.h - the store has forgotten: it has less than this node knew when it asked, or something
 * else. A standby that was behind has taken the primary's place, or a backup was restored.
 *
 * The store is right, whatever was told before. The room begins again with what the store has, and
 * everybody is told what is gone.
 */
#ifndef ORI_LOST_H
#define ORI_LOST_H

#include "server/room/room.h"

/* How far the room has come: a read that is asked for now must have as much. */
RoomMark lost_mark(const Room *room);
bool lost_is_less(const RoomMark *has, const RoomMark *known);
/* What was read, when the room had come as far as that. */
bool lost_is(const Room *room, const RoomMark *asked, StoreResult result, const StoreFound *found);
void lost_take(Room *room, const StoreFound *found);
void lost_table(Room *room); /* all of it is gone */
/* To one who comes and knows more of a game than there is. */
void lost_tell(const Room *room, Client *client, const char *game, int version);

#endif
