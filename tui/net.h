/*
 * net.h - a connection to a server, with TLS if the link says so, and the little HTTP that an
 * upgrade needs.
 *
 * Nothing here waits forever: every step has a deadline, and a byte in the quit pipe ends it.
 */
#ifndef ORI_NET_H
#define ORI_NET_H

#include "tui/link.h"

#include <stdint.h>
#include <sys/types.h>

enum { NET_TEXT = 256, NET_SECONDS = 10 };

typedef struct Net {
    int socket;
    struct gnutls_session_int *tls; /* NULL without */
    int quit;                       /* readable: give up */
    char why[NET_TEXT];             /* what went wrong */
} Net;

bool net_open(const Link *link, int quit, Net *out);
void net_close(Net *net);

/* As read and write: -1 with errno EAGAIN if it would wait, 0 at the end. */
ssize_t net_read(Net *net, void *data, size_t size);
ssize_t net_write(Net *net, const void *data, size_t size);
bool net_has_read(const Net *net); /* bytes wait inside, poll() would not tell */

bool net_upgrade(Net *net, const Link *link);
/* An answer, whatever its status; body: closed by a NUL, to be freed. */
typedef struct NetAnswer {
    int status;
    char *body;
    char why[NET_TEXT];
} NetAnswer;

enum { NET_NO_QUIT = -1 };

/* GET, or POST with a body of JSON. False: there was no answer, and why says so. */
bool net_request(const Link *link, int quit, const char *path, const char *json, NetAnswer *out);

void net_random(void *out, size_t size);

#endif
