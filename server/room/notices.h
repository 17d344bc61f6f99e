/*
 * notices.h - when a notice is due: the table waits for a player who is not looking, or something
 * has happened at it.
 *
 * There is no queue of notices. What is due follows from the table (due.c), who is looking
 * (attend.h), each device's quiet hours and the last notices (told.h): the server works it out when
 * the next notice may be due, and after a restart in the same way.
 */
#ifndef ORI_NOTICES_H
#define ORI_NOTICES_H

#include "server/room/room.h"

/* Something has changed: what is due next is waited for. */
void notices_wake(Room *room);
/* When something may have to be told next; STORE_NEVER. */
int64_t notices_next(const Room *room);
/* Is it so that the player would want to be told now: not looking, nor a moment ago. */
bool notices_still(const Room *room, int seat, const Due *due);
/* One of the letters that leave for the first time is carried. */
void notices_carried(Room *room);

/* --- Inside: what notices.c and notices_look.c share --- */

enum { NOTICES_LATE_MS = 10 * MINUTE_MS }; /* what happened so long ago is not told any more */

void notices_look(Room *room); /* what is due now is told */
bool notices_has_pass(const Room *room, int seat);
/* Not before then, for one who looks or did a moment ago. */
int64_t notices_wait_till(const Room *room, int seat, const Due *due);
bool notices_has_seen(const Room *room, int seat,
                      const Due *due); /* they looked when it happened */

#endif
