/*
 * seated.h - the table of the server's fuzzers: a player and two bots, who play Ablaze.
 */
#ifndef ORI_FUZZ_SEATED_H
#define ORI_FUZZ_SEATED_H

#include "server/secret.h"
#include "server/store/store.h"

#include <stdio.h>

/* With a new id; the token is the player's, who is the maker too. */
static void make_seated(StoredTable *t, char token[SECRET_TOKEN_TEXT])
{
    *t = (StoredTable){.v = 1, .seats = 3, .rules = "ablaze"};
    secret_id(t->id);
    secret_token(token);
    secret_hash(token, t->maker);
    for (int seat = 0; seat < t->seats; seat++) {
        t->seat[seat].kind = seat == 0 ? STORED_HUMAN : STORED_BOT;
        snprintf(t->seat[seat].name, ORI_NAME_TEXT, "n%d", seat);
        snprintf(t->seat[seat].bot, STORE_BOT_TEXT, "random");
    }
    secret_hash(token, t->seat[0].token);
}

#endif
