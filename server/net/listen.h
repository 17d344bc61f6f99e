/*
 * listen.h - the address a server listens on.
 */
#ifndef ORI_LISTEN_H
#define ORI_LISTEN_H

#include <stdbool.h>

enum {
    LISTEN_TEXT = 256,
    LISTEN_PORT_TEXT = 8,
    LISTEN_WHY = 768,
    LISTEN_BACKLOG = 4096, /* everybody comes back at once after a restart */
    LISTEN_SEND_BUFFER =
        65536, /* bytes; the kernel doubles it, and would take megabytes otherwise */
};

/* "127.0.0.1:8080", "[::1]:8080", ":8080" */
bool listen_split(const char *text, char host[LISTEN_TEXT], char port[LISTEN_PORT_TEXT]);
/* A socket that listens there; -1, and why. */
int listen_at(const char *text, char why[LISTEN_WHY]);
int listen_port(int socket);

#endif
