/*
 * new_table.h - the wanted properties of a new table.
 */
#ifndef ORI_NEW_TABLE_H
#define ORI_NEW_TABLE_H

#include "server/errors.h"
#include "server/notice/courier.h"
#include "server/wire/protocol.h"
#include "server/store/store.h"

#include <jansson.h>

/* The body of POST /tables. */
typedef struct NewTable {
    StoredTable table; /* without ids and tokens */
    int8_t maker_seat; /* or ORI_SPECTATOR */
    bool start;
    bool has_deal;
    OriState deal;
} NewTable;

/* ERROR_NONE, or what is wrong, and why. */
ErrorCode new_table_read(const Config *config, const char *text, size_t size, NewTable *out,
                         char why[PROTOCOL_WHY]);
/* A start that somebody brought, as a position or as a seed for the table's rules: for tests only.
 * NULL, or what is wrong with it. */
const char *new_table_read_deal(const Config *config, const char *text, const StoredTable *table,
                                OriState *out);

/* Parts of it, which the message set has too. A part that is missing leaves the table as it is; but
 * rules that are missing are base. */
bool new_table_read_rules(const json_t *rules, StoredTable *out, char why[PROTOCOL_WHY]);
bool new_table_read_pace(const Config *config, const json_t *pace, StoredTable *out,
                         char why[PROTOCOL_WHY]);
bool new_table_read_first(const json_t *first, StoredTable *out, char why[PROTOCOL_WHY]);

/* What the message hook wishes: "" for none. */
ErrorCode new_table_read_hook(const Courier *courier, const json_t *body, char out[STORE_HOOK_TEXT],
                              char why[PROTOCOL_WHY]);

#endif
