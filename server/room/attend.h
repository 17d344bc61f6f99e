/*
 * attend.h - who is looking at a table: a page that is visible and was touched a moment ago says
 * so; an open page that nobody looks at does not.
 *
 * This only decides whether a player needs a notice that the table waits; no other player learns of
 * it.
 */
#ifndef ORI_ATTEND_H
#define ORI_ATTEND_H

#include "server/room/room.h"

/* The client says that somebody is looking (for a while, unless it repeats that), or no longer. */
void attend_say(Client *client, bool on);
void attend_quit(Client *client);             /* it goes */
bool attend_here(const Room *room, int seat); /* to this node */
/* These were looking elsewhere, and no longer are. */
void attend_took(Room *room, unsigned seats);
/* Until when this seat has looked, as far as we know; 0: unknown. */
int64_t attend_till(const Room *room, int seat);

#endif
