/*
 * watchdog.h - somebody outside the loop who asks the server how it is, through the listening
 * socket, as any client would.
 *
 * As long as it is answered it tells systemd so; when it is not answered three times in a row it
 * logs that and ends the process, for whoever started it to start it again: a server that does not
 * answer is worth less than one that is away for a second.
 */
#ifndef ORI_WATCHDOG_H
#define ORI_WATCHDOG_H

#include <stdbool.h>
#include <sys/socket.h>

enum { WATCHDOG_EXIT = 70 }; /* the status it ends the process with */

typedef struct Watchdog Watchdog;

/* Not answered for so many seconds, it gives up. NULL: there can be no thread. */
Watchdog *watchdog_open(int listener, int seconds);
void watchdog_close(Watchdog *watchdog); /* NULL is fine */
/* Whether this connection is its own: that one has a place whatever happens. NULL is fine. */
bool watchdog_is_peer(const Watchdog *watchdog, const struct sockaddr *peer);
/* "READY=1", "STOPPING=1": to systemd, if that has started us (sd_notify). */
void watchdog_notify(const char *state);

#endif
