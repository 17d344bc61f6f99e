/*
 * protocol.h - what clients say (docs/protocol.md), read, checked and handed to their room.
 */
#ifndef ORI_PROTOCOL_H
#define ORI_PROTOCOL_H

#include "server/room.h"

#include <jansson.h>

enum { PROTOCOL_VERSION = 1, PROTOCOL_WHY = 200 };

extern const ConnHandler protocol_handler;

void protocol_say_bye(Client *client, const char *code, int close_code);
int64_t protocol_messages(void); /* heard since the start */

#endif
