/*
 * protocol.h - reads and checks clients' messages (docs/protocol.md) and hands them to their room.
 */
#ifndef ORI_PROTOCOL_H
#define ORI_PROTOCOL_H

#include "server/room/client.h"
#include "server/errors.h"

enum { PROTOCOL_WHY = 400 };

extern const ConnHandler protocol_handler; /* its `who` is the Server */
/* Disconnects a client that is refused too often. */
void protocol_refuse(Client *client, const char *ref, ErrorCode code, const char *why);

#endif
