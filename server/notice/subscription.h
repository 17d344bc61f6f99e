/*
 * subscription.h - where a browser takes its notices: what PushManager.subscribe gave the page.
 */
#ifndef ORI_NOTICE_SUBSCRIPTION_H
#define ORI_NOTICE_SUBSCRIPTION_H

#include "server/notice/hosts.h"

#include <stdint.h>

enum {
    PUSH_POINT = 65, /* of P-256, uncompressed */
    PUSH_AUTH = 16,
    PUSH_POINT_TEXT = 89, /* in base64url, and a NUL; padding is taken, too */
    PUSH_AUTH_TEXT = 25,
};

typedef struct Subscription {
    char endpoint[NOTICE_URL];
    uint8_t p256dh[PUSH_POINT];
    uint8_t auth[PUSH_AUTH];
} Subscription;

/* From the three texts that the browser has. hosts: the operator's `push-hosts`, which are allowed
 * besides the four vendors'. NULL, or what is wrong: the endpoint is none of an allowed push
 * service, p256dh is no point of the curve, auth has not 16 bytes. */
const char *subscription_read(const char *endpoint, const char *p256dh, const char *auth,
                              const char *hosts, Subscription *out);

#endif
