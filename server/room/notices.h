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

#include "server/notice/courier.h"
#include "server/room/room.h"

/* Something has changed: waits for the next notice that is due. */
void notices_wake(Room *room);
/* When the next notice may be due; STORE_NEVER. */
int64_t notices_next(const Room *room);
/* Whether the player wants a notice now: not looking, nor a moment ago. */
bool notices_still(const Room *room, int seat, const Due *due);
/* Where the table's turns are posted, if the operator (still) allows it. */
bool notices_hook(const Room *room, Hook *out);
/* A letter has left for the first time, or never will. */
void notices_carried(Room *room);

/* --- Inside: what notices.c, notices_look.c and notices_left.c share --- */

enum {
    NOTICES_LATE_MS = 10 * MINUTE_MS, /* no notices of older events */
    NOTICES_AGAIN_MS = 2 * SECOND_MS, /* after the store has refused, or while another node tells */
};

void notices_look(Room *room);                        /* sends what is due now */
void notices_sending(Room *room);                     /* its claim is written */
void notices_given(Room *room);                       /* all letters */
bool notices_has_devices(const Room *room, int seat); /* or may have */
/* For a player who is or was just looking: not before this time. */
int64_t notices_wait_till(const Room *room, int seat, const Due *due);
bool notices_has_seen(const Room *room, int seat,
                      const Due *due); /* they looked when it happened */

#endif
