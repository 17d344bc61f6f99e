/*
 * point.h - the curve P-256, as Web Push uses it: keys, a shared secret, a signature. And base64url.
 */
#ifndef ORI_NOTICE_POINT_H
#define ORI_NOTICE_POINT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    POINT_SCALAR = 32, /* a private key */
    POINT_SIZE = 65,   /* a public one: 4, x, y */
    POINT_SECRET = 32,
    POINT_SIGNATURE = 64,
};

bool point_is_on_curve(const uint8_t point[POINT_SIZE]);
/* Of a private key; false: it is 0, or as large as the curve's order. */
bool point_of(const uint8_t key[POINT_SCALAR], uint8_t out[POINT_SIZE]);
/* A new pair, from the system's randomness. */
void point_draw(uint8_t key[POINT_SCALAR], uint8_t out[POINT_SIZE]);
/* The secret that both sides of an exchange share. False: a key is not valid. */
bool point_share(const uint8_t key[POINT_SCALAR], const uint8_t other[POINT_SIZE],
                 uint8_t out[POINT_SECRET]);
/* ECDSA over SHA-256: r and s, one behind the other. */
bool point_sign(const uint8_t key[POINT_SCALAR], const void *data, size_t size,
                uint8_t out[POINT_SIGNATURE]);

/* base64url without padding; out has room for 4 characters for each 3 bytes begun, and a NUL. */
void base64_write(const uint8_t *data, size_t size, char *out);
/* Exactly this many bytes; padding may follow. */
bool base64_read(const char *text, uint8_t *out, size_t size);

#endif
