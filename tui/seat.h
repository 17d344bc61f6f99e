/*
 * seat.h - the seats at servers' tables that this user has taken, kept on disk: a player who loses
 * the window, or the link, comes back with a plain "oriflamme join", or with the table's link. The
 * games that ended there are kept, too.
 */
#ifndef ORI_SEAT_H
#define ORI_SEAT_H

#include "oriflamme.h"
#include "tui/link.h"
#include "tui/save.h"

enum { SEAT_LIST = 32 };

/* Each returns NULL, or why not. */
const char *seat_keep(const Link *link);
const char *seat_keep_game(const Link *link, const char *game, int seat, const OriRecord *record,
                           char path[SAVE_PATH]);

/* The seats taken here, the last one first. Returns how many. */
int seat_list(Link list[SEAT_LIST]);
/* The seat that was taken at this table: its key comes to the link. False: there is none. */
bool seat_find(Link *link);

#endif
