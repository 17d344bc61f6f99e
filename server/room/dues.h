/*
 * dues.h - tables that rest on the disk while a player's clock runs: all that is kept of them in
 * memory is which, and when the server must have them again.
 */
#ifndef ORI_DUES_H
#define ORI_DUES_H

#include "server/server.h"

#include "server/secret.h"

typedef struct Dues Dues;
typedef void DueFired(Server *server, const char *id);

/* Each is told once, at its time. NULL: out of memory. */
Dues *dues_open(Server *server, DueFired *fired);
void dues_close(Dues *dues);
/* In so many milliseconds of the play clock, instead of when it was to be before. False: out of
 * memory. */
bool dues_put(Dues *dues, const char *id, int64_t delay);
void dues_drop(Dues *dues, const char *id); /* it is in memory again */
int dues_count(const Dues *dues);

#endif
