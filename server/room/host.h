/*
 * host.h - the maker's role passes on when whoever has it only closes the tab.
 *
 * Between games somebody must be able to free seats and start. While the maker is not connected and
 * another player is, a timer runs; when it ends, the role passes to the next player who is here, as
 * if the maker had stood up (but the seat stays the maker's).
 */
#ifndef ORI_HOST_H
#define ORI_HOST_H

#include "server/room/room.h"

/* Called whenever somebody came or went, or seats changed hands. */
void host_watch(Room *room);
/* No game is under way, the maker is not here and another player is. */
bool host_is_missed(const Room *room);

#endif
