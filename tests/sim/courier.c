/*
 * courier.c - the courier as a stub: courier.h of the server, without letters yet.
 */
#include "sim.h"

#include "server/notice/courier.h"

const char *courier_key(const Courier *courier)
{
    (void)courier;
    return NULL;
}
