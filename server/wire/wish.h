/*
 * wish.h - a table as somebody wants it.
 */
#ifndef ORI_WISH_H
#define ORI_WISH_H

#include "server/errors.h"
#include "server/wire/protocol.h"
#include "server/store/store.h"

/* What POST /tables says. */
typedef struct TableWish {
    StoredTable table; /* without ids and tokens */
    int8_t maker_seat; /* or ORI_SPECTATOR */
    bool start;
    bool has_deal;
    OriState deal;
} TableWish;

/* ERROR_NONE, or what is wrong, and why. */
ErrorCode wish_read(const Config *config, const char *text, size_t size, TableWish *out,
                    char why[PROTOCOL_WHY]);
/* A start that somebody brought, as a position or as a seed for the table's rules: for tests only.
 * NULL, or what is wrong with it. */
const char *wish_read_deal(const Config *config, const char *text, const StoredTable *table,
                           OriState *out);

#endif
