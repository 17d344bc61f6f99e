/*
 * letters.h - a notice for one device, or for a table's webhook: written, given to the courier, and
 * tried again as long as it is true. It only says what everyone may know: whose table it is, the
 * round, and the deadline.
 */
#ifndef ORI_LETTERS_H
#define ORI_LETTERS_H

#include "server/notice/courier.h"
#include "server/notice/devices.h"
#include "server/room/room.h"
#include "server/room/told.h"

/* Those of the table that have not left yet. */
int letters_waiting(const Room *room, uint64_t out[TOLD_LETTERS]);
/* device NULL: to the table's webhook. False: it is not under way. */
bool letters_give(Room *room, int seat, const Device *device, const Due *due);
CourierLeft letters_left; /* who: the server */
CourierDone letters_done;
void letters_end(Server *server);

#endif
