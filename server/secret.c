/*
 * secret.c - libsodium: tokens, hashes, deals.
 */
#include "server/secret.h"

#include <assert.h>
#include <sodium.h>
#include <string.h>

bool secret_ready(void)
{
    return sodium_init() >= 0;
}

void secret_bytes(void *out, size_t size)
{
    randombytes_buf(out, size);
}

static void draw_hex(char *text, size_t text_size)
{
    uint8_t bytes[SECRET_TOKEN_TEXT / 2];
    size_t count = text_size / 2;
    randombytes_buf(bytes, count);
    sodium_bin2hex(text, text_size, bytes, count);
    sodium_memzero(bytes, sizeof bytes);
}

void secret_token(char text[SECRET_TOKEN_TEXT])
{
    draw_hex(text, SECRET_TOKEN_TEXT);
}

void secret_id(char text[SECRET_ID_TEXT])
{
    draw_hex(text, SECRET_ID_TEXT);
}

bool secret_is_token(const char *text)
{
    return strlen(text) == SECRET_TOKEN_TEXT - 1 &&
           strspn(text, "0123456789abcdef") == SECRET_TOKEN_TEXT - 1;
}

void secret_hash(const char *token, uint8_t hash[SECRET_HASH])
{
    crypto_generichash(hash, SECRET_HASH, (const uint8_t *)token, strlen(token), NULL, 0);
}

void secret_hash_text(const uint8_t hash[SECRET_HASH], char text[SECRET_HASH_TEXT])
{
    sodium_bin2hex(text, SECRET_HASH_TEXT, hash, SECRET_HASH);
}

bool secret_same(const uint8_t a[SECRET_HASH], const uint8_t b[SECRET_HASH])
{
    return sodium_memcmp(a, b, SECRET_HASH) == 0;
}

uint64_t secret_seed(void)
{
    uint64_t seed;
    randombytes_buf(&seed, sizeof seed);
    return seed;
}

/* --- Sealed words: a nonce and what is sealed, in base64 --- */

enum {
    NONCE = crypto_aead_chacha20poly1305_ietf_NPUBBYTES,
    TAG = crypto_aead_chacha20poly1305_ietf_ABYTES,
    MOST_SEALED = 8192,
    BASE64 = sodium_base64_VARIANT_URLSAFE_NO_PADDING,
};
_Static_assert(SECRET_KEY == crypto_aead_chacha20poly1305_ietf_KEYBYTES, "a key of the cipher");

void secret_key(char text[SECRET_KEY_TEXT])
{
    uint8_t key[SECRET_KEY];
    randombytes_buf(key, sizeof key);
    sodium_bin2hex(text, SECRET_KEY_TEXT, key, sizeof key);
    sodium_memzero(key, sizeof key);
}

bool secret_read_key(const char *text, uint8_t key[SECRET_KEY])
{
    size_t size;
    return sodium_hex2bin(key, SECRET_KEY, text, strlen(text), NULL, &size, NULL) == 0 &&
           size == SECRET_KEY;
}

bool secret_seal(const uint8_t key[SECRET_KEY], const char *text, char *out, size_t room)
{
    uint8_t bytes[MOST_SEALED];
    unsigned long long sealed;
    size_t size = strlen(text);
    if (NONCE + size + TAG > sizeof bytes ||
        sodium_base64_encoded_len(NONCE + size + TAG, BASE64) > room)
        return false;
    randombytes_buf(bytes, NONCE);
    crypto_aead_chacha20poly1305_ietf_encrypt(bytes + NONCE, &sealed, (const uint8_t *)text, size,
                                              NULL, 0, NULL, bytes, key);
    sodium_bin2base64(out, room, bytes, NONCE + (size_t)sealed, BASE64);
    return true;
}

bool secret_unseal(const uint8_t key[SECRET_KEY], const char *sealed, char *out, size_t room)
{
    uint8_t bytes[MOST_SEALED];
    size_t size;
    unsigned long long length;
    if (sodium_base642bin(bytes, sizeof bytes, sealed, strlen(sealed), NULL, &size, NULL, BASE64) !=
            0 ||
        size < NONCE + TAG || size - NONCE - TAG >= room ||
        crypto_aead_chacha20poly1305_ietf_decrypt((uint8_t *)out, &length, NULL, bytes + NONCE,
                                                  size - NONCE, NULL, 0, bytes, key) != 0)
        return false;
    out[length] = '\0';
    return strlen(out) == length;
}

void secret_deal(OriRules rules, int first, OriState *out)
{
    uint32_t hand[ORI_MAX_SEATS];
    uint32_t aside[ORI_MAX_SEATS] = {0};
    for (int seat = 0; seat < (int)rules.seats; seat++) {
        hand[seat] = rules.kinds;
        for (int n = 0; n < ORI_ASIDE_SIZE; n++) {
            uint32_t skip = randombytes_uniform((uint32_t)(ORI_SET_SIZE - n));
            uint32_t rest = hand[seat];
            while (skip-- > 0)
                rest &= rest - 1;
            aside[seat] |= rest & (0u - rest);
            hand[seat] &= ~(rest & (0u - rest));
        }
    }
    if (first == ORI_ANY_SEAT)
        first = (int)randombytes_uniform(rules.seats);
    const char *why = ori_deal_hands(rules, first, hand, aside, out);
    assert(why == NULL);
    (void)why;
}
