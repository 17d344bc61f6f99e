/*
 * reach.h - which addresses a letter may go to: those of the public internet, and none of our own.
 *
 * It judges the address that is connected to, after the name was resolved: the owner of a name can
 * point it anywhere, and elsewhere a moment later.
 */
#ifndef ORI_NOTICE_REACH_H
#define ORI_NOTICE_REACH_H

#include <sys/socket.h>

/* NULL, or what kind of address it is instead: "private", "link-local", "this machine's own". */
const char *reach_refuses(const struct sockaddr *address);

#endif
