/*
 * watchdog.h - a thread outside the loop that checks the server's health through the listening
 * socket, as any client would.
 *
 * While the server answers, the watchdog notifies systemd. After three unanswered checks in a row
 * it logs that and ends the process, so that the service manager starts it again: a server that
 * does not answer is worth less than one that is away for a second.
 */
#ifndef ORI_WATCHDOG_H
#define ORI_WATCHDOG_H

#include <stdbool.h>
#include <sys/socket.h>

enum { WATCHDOG_EXIT = 70 }; /* the status it ends the process with */

typedef struct Watchdog Watchdog;

/* Gives up after this many seconds without an answer. NULL: no thread could be started. */
Watchdog *watchdog_open(int listener, int seconds);
void watchdog_close(Watchdog *watchdog); /* NULL is fine */
/* Whether this is the watchdog's own connection, which always has a place. NULL is fine. */
bool watchdog_is_peer(const Watchdog *watchdog, const struct sockaddr *peer);
/* "READY=1", "STOPPING=1": to systemd, if that has started us (sd_notify). */
void watchdog_notify(const char *state);

#endif
