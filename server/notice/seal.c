/*
 * seal.c - aes128gcm for Web Push: a secret shared with the browser, and from it, by HKDF, a key and
 * a nonce that are used once.
 */
#include "server/notice/seal.h"

#include "server/secret.h"

#include <nettle/gcm.h>
#include <nettle/hkdf.h>
#include <nettle/hmac.h>
#include <stdio.h>
#include <string.h>

enum { KEY = 16, NONCE = 12, TAG = 16, HASH = 32, LAST_RECORD = 2 };

#define PUSH_INFO  "WebPush: info"
#define KEY_INFO   "Content-Encoding: aes128gcm"
#define NONCE_INFO "Content-Encoding: nonce"

static nettle_hash_update_func *const update = (nettle_hash_update_func *)hmac_sha256_update;
static nettle_hash_digest_func *const digest = (nettle_hash_digest_func *)hmac_sha256_digest;

static void extract(const uint8_t *salt, size_t salt_size, const uint8_t *secret,
                    size_t secret_size, uint8_t out[HASH])
{
    struct hmac_sha256_ctx ctx;
    hmac_sha256_set_key(&ctx, salt_size, salt);
    hkdf_extract(&ctx, update, digest, HASH, secret_size, secret, out);
}

static void expand(const uint8_t from[HASH], const void *info, size_t info_size, uint8_t *out,
                   size_t size)
{
    struct hmac_sha256_ctx ctx;
    hmac_sha256_set_key(&ctx, HASH, from);
    hkdf_expand(&ctx, update, digest, HASH, info_size, info, size, out);
}

/* Derives the input key from both keys of this exchange and the browser's secret (RFC 8291, 3.4). */
static bool share(const Subscription *to, const SealDraw *draw, uint8_t out[HASH])
{
    uint8_t info[sizeof PUSH_INFO + 2 * POINT_SIZE]; /* with the NUL */
    uint8_t secret[POINT_SECRET];
    uint8_t first[HASH];
    if (!point_share(draw->key, to->p256dh, secret))
        return false;
    memcpy(info, PUSH_INFO, sizeof PUSH_INFO);
    memcpy(info + sizeof PUSH_INFO, to->p256dh, POINT_SIZE);
    memcpy(info + sizeof PUSH_INFO + POINT_SIZE, draw->point, POINT_SIZE);
    extract(to->auth, PUSH_AUTH, secret, sizeof secret, first);
    expand(first, info, sizeof info, out, HASH);
    return true;
}

void seal_draw(SealDraw *out)
{
    secret_bytes(out->salt, sizeof out->salt);
    point_draw(out->key, out->point);
}

static void write_header(const SealDraw *draw, uint8_t out[SEAL_HEADER])
{
    memcpy(out, draw->salt, SEAL_SALT);
    out += SEAL_SALT;
    out[0] = 0;
    out[1] = 0;
    out[2] = SEAL_RECORD >> 8;
    out[3] = SEAL_RECORD & 0xFF;
    out[4] = POINT_SIZE;
    memcpy(out + 5, draw->point, POINT_SIZE);
}

size_t seal_text(const Subscription *to, const SealDraw *draw, const char *text, size_t size,
                 uint8_t out[SEAL_RECORD])
{
    struct gcm_aes128_ctx gcm;
    uint8_t shared[HASH];
    uint8_t base[HASH];
    uint8_t key[KEY];
    uint8_t nonce[NONCE];
    uint8_t plain[SEAL_TEXT + 1];
    if (size > SEAL_TEXT || !share(to, draw, shared))
        return 0;
    extract(draw->salt, SEAL_SALT, shared, sizeof shared, base);
    expand(base, KEY_INFO, sizeof KEY_INFO, key, sizeof key); /* each with its NUL */
    expand(base, NONCE_INFO, sizeof NONCE_INFO, nonce, sizeof nonce);
    memcpy(plain, text, size);
    plain[size] = LAST_RECORD;
    write_header(draw, out);
    gcm_aes128_set_key(&gcm, key);
    gcm_aes128_set_iv(&gcm, sizeof nonce, nonce);
    gcm_aes128_encrypt(&gcm, size + 1, out + SEAL_HEADER, plain);
    gcm_aes128_digest(&gcm, TAG, out + SEAL_HEADER + size + 1);
    return SEAL_MORE + size;
}

/* --- Who sends it --- */

#define JWT_HEADER "{\"typ\":\"JWT\",\"alg\":\"ES256\"}"

/* A URL has no quotes and no backslashes: there is nothing to escape. */
bool vapid_write(const uint8_t key[POINT_SCALAR], const char *host, const char *subject,
                 int64_t until, char out[VAPID_TEXT])
{
    char claims[600];
    char token[VAPID_TEXT];
    uint8_t signature[POINT_SIGNATURE];
    uint8_t point[POINT_SIZE];
    char signed_text[POINT_SIGNATURE * 4 / 3 + 4];
    char point_text[POINT_SIZE * 4 / 3 + 4];
    int size = snprintf(claims, sizeof claims,
                        "{\"aud\":\"https://%.253s\",\"exp\":%lld,\"sub\":\"%.270s\"}", host,
                        (long long)until, subject);
    base64_write((const uint8_t *)JWT_HEADER, strlen(JWT_HEADER), token);
    size_t length = strlen(token);
    token[length++] = '.';
    base64_write((const uint8_t *)claims, (size_t)size, token + length);
    if (!point_of(key, point) || !point_sign(key, token, strlen(token), signature))
        return false;
    base64_write(signature, sizeof signature, signed_text);
    base64_write(point, sizeof point, point_text);
    return snprintf(out, VAPID_TEXT, "vapid t=%s.%s, k=%s", token, signed_text, point_text) <
           VAPID_TEXT;
}
