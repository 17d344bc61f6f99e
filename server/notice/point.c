/*
 * point.c - P-256 by nettle's hogweed, on numbers of gmp.
 */
#include "server/notice/point.h"

#include "server/secret.h"

#include <gmp.h>
#include <nettle/base64.h>
#include <nettle/bignum.h>
#include <nettle/ecc-curve.h>
#include <nettle/ecc.h>
#include <nettle/ecdsa.h>
#include <nettle/sha2.h>
#include <string.h>

enum { HALF = 32, UNCOMPRESSED = 4 };

static void draw(void *who, size_t size, uint8_t *out)
{
    (void)who;
    secret_bytes(out, size);
}

/* --- To and from nettle's own. What is initialised here is cleared by the caller. --- */

static bool read_point(const uint8_t text[POINT_SIZE], struct ecc_point *out)
{
    mpz_t x;
    mpz_t y;
    ecc_point_init(out, nettle_get_secp_256r1());
    nettle_mpz_init_set_str_256_u(x, HALF, text + 1);
    nettle_mpz_init_set_str_256_u(y, HALF, text + 1 + HALF);
    bool on_curve = text[0] == UNCOMPRESSED && ecc_point_set(out, x, y) != 0;
    mpz_clear(x);
    mpz_clear(y);
    return on_curve;
}

static bool read_scalar(const uint8_t text[POINT_SCALAR], struct ecc_scalar *out)
{
    mpz_t z;
    ecc_scalar_init(out, nettle_get_secp_256r1());
    nettle_mpz_init_set_str_256_u(z, POINT_SCALAR, text);
    bool fits = ecc_scalar_set(out, z) != 0;
    mpz_clear(z);
    return fits;
}

static void write_point(const struct ecc_point *point, uint8_t out[POINT_SIZE])
{
    mpz_t x;
    mpz_t y;
    mpz_init(x);
    mpz_init(y);
    ecc_point_get(point, x, y);
    out[0] = UNCOMPRESSED;
    nettle_mpz_get_str_256(HALF, out + 1, x);
    nettle_mpz_get_str_256(HALF, out + 1 + HALF, y);
    mpz_clear(x);
    mpz_clear(y);
}

/* --- Keys --- */

bool point_is_on_curve(const uint8_t text[POINT_SIZE])
{
    struct ecc_point point;
    bool on_curve = read_point(text, &point);
    ecc_point_clear(&point);
    return on_curve;
}

bool point_of(const uint8_t key[POINT_SCALAR], uint8_t out[POINT_SIZE])
{
    struct ecc_scalar scalar;
    struct ecc_point point;
    bool fits = read_scalar(key, &scalar);
    ecc_point_init(&point, nettle_get_secp_256r1());
    if (fits) {
        ecc_point_mul_g(&point, &scalar);
        write_point(&point, out);
    }
    ecc_point_clear(&point);
    ecc_scalar_clear(&scalar);
    return fits;
}

void point_draw(uint8_t key[POINT_SCALAR], uint8_t out[POINT_SIZE])
{
    do /* one in 2^32 is too large */
        secret_bytes(key, POINT_SCALAR);
    while (!point_of(key, out));
}

bool point_share(const uint8_t key[POINT_SCALAR], const uint8_t other[POINT_SIZE],
                 uint8_t out[POINT_SECRET])
{
    struct ecc_scalar scalar;
    struct ecc_point point;
    uint8_t shared[POINT_SIZE];
    bool fits = read_scalar(key, &scalar);
    fits = read_point(other, &point) && fits;
    if (fits) {
        ecc_point_mul(&point, &scalar, &point);
        write_point(&point, shared);
        memcpy(out, shared + 1, POINT_SECRET);
    }
    ecc_point_clear(&point);
    ecc_scalar_clear(&scalar);
    return fits;
}

bool point_sign(const uint8_t key[POINT_SCALAR], const void *data, size_t size,
                uint8_t out[POINT_SIGNATURE])
{
    struct ecc_scalar scalar;
    struct sha256_ctx hash;
    uint8_t digest[SHA256_DIGEST_SIZE];
    bool fits = read_scalar(key, &scalar);
    if (fits) {
        struct dsa_signature signature;
        sha256_init(&hash);
        sha256_update(&hash, size, data);
        sha256_digest(&hash, sizeof digest, digest);
        dsa_signature_init(&signature);
        ecdsa_sign(&scalar, NULL, draw, sizeof digest, digest, &signature);
        nettle_mpz_get_str_256(HALF, out, signature.r);
        nettle_mpz_get_str_256(HALF, out + HALF, signature.s);
        dsa_signature_clear(&signature);
    }
    ecc_scalar_clear(&scalar);
    return fits;
}

/* --- Texts --- */

void base64_write(const uint8_t *data, size_t size, char *out)
{
    struct base64_encode_ctx ctx;
    base64url_encode_init(&ctx);
    size_t length = base64_encode_update(&ctx, out, size, data);
    length += base64_encode_final(&ctx, out + length);
    while (length > 0 && out[length - 1] == '=')
        length--;
    out[length] = '\0';
}

bool base64_read(const char *text, uint8_t *out, size_t size)
{
    enum { MOST = 128 };
    struct base64_decode_ctx ctx;
    uint8_t bytes[BASE64_DECODE_LENGTH(MOST)];
    size_t got = 0;
    size_t length = strlen(text);
    while (length > 0 && text[length - 1] == '=')
        length--;
    if (length > MOST || length != (size * 4 + 2) / 3 || strlen(text) - length > 2 ||
        strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") != length)
        return false;
    base64url_decode_init(&ctx);
    if (base64_decode_update(&ctx, &got, bytes, length, text) != 1 || got != size)
        return false;
    memcpy(out, bytes, size);
    return true;
}
