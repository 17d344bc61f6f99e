/*
 * seal.h - encrypts a text for one browser (RFC 8291, in one record of RFC 8188), and makes the
 * token that tells its push service who sent it (RFC 8292).
 */
#ifndef ORI_NOTICE_SEAL_H
#define ORI_NOTICE_SEAL_H

#include "server/notice/point.h"
#include "server/notice/subscription.h"

enum {
    SEAL_SALT = 16,
    SEAL_RECORD = 4096, /* what a push service must take */
    SEAL_HEADER = SEAL_SALT + 4 + 1 + POINT_SIZE,
    SEAL_MORE = SEAL_HEADER + 1 + 16, /* around a text: the header, a delimiter, a tag */
    SEAL_TEXT = SEAL_RECORD - SEAL_MORE,
    VAPID_TEXT = 1024,
};

/* Drawn again for each letter. */
typedef struct SealDraw {
    uint8_t salt[SEAL_SALT];
    uint8_t key[POINT_SCALAR];
    uint8_t point[POINT_SIZE]; /* of that key */
} SealDraw;

void seal_draw(SealDraw *out);
/* The whole body; its size. 0: the text is too long, or the subscription has no point. */
size_t seal_text(const Subscription *to, const SealDraw *draw, const char *text, size_t size,
                 uint8_t out[SEAL_RECORD]);

/* The value of Authorization. until: seconds of the wall's clock, at most a day from now. */
bool vapid_write(const uint8_t key[POINT_SCALAR], const char *host, const char *subject,
                 int64_t until, char out[VAPID_TEXT]);

#endif
