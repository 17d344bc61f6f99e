/*
 * protocol.h - what clients say (docs/protocol.md), read, checked and handed to their room.
 */
#ifndef ORI_PROTOCOL_H
#define ORI_PROTOCOL_H

#include "server/room/client.h"
#include "server/errors.h"

enum { PROTOCOL_WHY = 400 };

extern const ConnHandler protocol_handler; /* its `who` is the Server */
/* Who is refused too often is sent away. */
void protocol_refuse(Client *client, const char *ref, ErrorCode code, const char *why);

#endif
