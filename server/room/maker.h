/*
 * maker.h - passes the maker's role on when the maker has only closed the tab.
 *
 * Between games somebody must be able to free seats and start. While the maker is not connected and
 * another player is, a timer runs; when it ends, the role passes to the next player who is here, as
 * if the maker had stood up (but the seat stays the maker's).
 */
#ifndef ORI_MAKER_H
#define ORI_MAKER_H

#include "server/room/room.h"

/* Called whenever somebody came or went, or seats changed hands. */
void maker_watch(Room *room);
bool maker_is_here(const Room *room);

#endif
