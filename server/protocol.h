/*
 * protocol.h - what clients say (docs/protocol.md), read, checked and handed to their room.
 */
#ifndef ORI_PROTOCOL_H
#define ORI_PROTOCOL_H

#include "server/client.h"

enum { PROTOCOL_WHY = 200 };

extern const ConnHandler protocol_handler; /* its `who` is the Server */

#endif
