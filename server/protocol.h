/*
 * protocol.h - what clients say (docs/protocol.md), read, checked and handed to their room.
 */
#ifndef ORI_PROTOCOL_H
#define ORI_PROTOCOL_H

#include "server/room.h"

#include <jansson.h>

enum { PROTOCOL_VERSION = 1, PROTOCOL_WHY = 200 };

extern const ConnHandler protocol_handler;

/* What POST /tables says. */
typedef struct TableWish {
    StoredTable table; /* without ids and tokens */
    int8_t maker_seat; /* or ORI_SPECTATOR */
    bool start;
    bool has_deal;
    OriState deal;
} TableWish;

/* Returns an error's code, and why; or NULL. */
const char *protocol_read_table(const char *text, size_t size, TableWish *out,
                                char why[PROTOCOL_WHY]);
void protocol_say_bye(Client *client, const char *code, int close_code);
int64_t protocol_messages(void); /* heard since the start */

#endif
