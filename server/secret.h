/*
 * secret.h - everything that must not be guessed: ids of tables, tokens of seats, deals.
 *
 * All of it comes from the system's randomness. The server tells a token to its player once and
 * keeps only a hash; it compares hashes in constant time.
 */
#ifndef ORI_SECRET_H
#define ORI_SECRET_H

#include "oriflamme.h"

#include <stddef.h>

enum {
    SECRET_TOKEN_TEXT = 33, /* 128 bits as hex, and a NUL */
    SECRET_ID_TEXT = 21,    /* 80 bits */
    SECRET_HASH = 32,
    SECRET_KEY = 32,
    SECRET_KEY_TEXT = 65, /* as hex */
    SECRET_HASH_TEXT = 2 * SECRET_HASH + 1,
};

bool secret_ready(void); /* first of all, once */
void secret_bytes(void *out, size_t size);
void secret_token(char text[SECRET_TOKEN_TEXT]);
void secret_id(char text[SECRET_ID_TEXT]);
bool secret_is_token(const char *text); /* of the right form */
void secret_hash(const char *token, uint8_t hash[SECRET_HASH]);
void secret_hash_text(const uint8_t hash[SECRET_HASH], char text[SECRET_HASH_TEXT]); /* hex */
bool secret_same(const uint8_t a[SECRET_HASH], const uint8_t b[SECRET_HASH]);
uint64_t secret_seed(void);

/* A key that several programs share, and what they tell each other by it: nobody else can read or
 * write it. False: there is no room, or it was not sealed with this key. */
void secret_key(char text[SECRET_KEY_TEXT]);
bool secret_read_key(const char *text, uint8_t key[SECRET_KEY]);
bool secret_seal(const uint8_t key[SECRET_KEY], const char *text, char *out, size_t room);
bool secret_unseal(const uint8_t key[SECRET_KEY], const char *sealed, char *out, size_t room);
/* A deal that no seed could repeat. first: a seat, or ORI_ANY_SEAT. */
void secret_deal(OriRules rules, int first, OriState *out);

#endif
