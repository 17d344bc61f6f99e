/*
 * owners.h - the devices of a pass: kept under its hash, apart from all tables.
 *
 * A change reads the devices, changes them and writes them in place of what it read; if another
 * writer was first, it reads again.
 */
#ifndef ORI_OWNERS_H
#define ORI_OWNERS_H

#include "server/errors.h"
#include "server/notice/devices.h"
#include "server/secret.h"
#include "server/server.h"

typedef enum OwnersDeed { OWNERS_PUT, OWNERS_DROP, OWNERS_CLEAR } OwnersDeed;

typedef struct OwnersWish {
    OwnersDeed deed;
    uint8_t pass[SECRET_HASH];
    Device device; /* to drop one its endpoint is enough */
} OwnersWish;

/* Called on the loop, perhaps at once. */
typedef void OwnersChanged(void *who, ErrorCode code);
void owners_change(Server *server, const OwnersWish *wish, OwnersChanged *then, void *who);

#endif
