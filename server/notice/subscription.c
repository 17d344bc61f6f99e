/*
 * subscription.c - reads a browser's push subscription. All of it was sent by a stranger.
 */
#include "server/notice/subscription.h"

#include "server/notice/point.h"

#include <string.h>

_Static_assert((int)PUSH_POINT == (int)POINT_SIZE, "p256dh is a point");

/* Chrome and its kin, Firefox, Safari, Edge. */
static const char vendors[] = "fcm.googleapis.com, *.push.services.mozilla.com, *.push.apple.com, "
                              "*.notify.windows.com";

const char *subscription_read(const char *endpoint, const char *p256dh, const char *auth,
                              const char *hosts, Subscription *out)
{
    NoticeUrl url;
    *out = (Subscription){.endpoint = ""};
    const char *wrong = notice_read_url(endpoint, &url);
    if (wrong != NULL)
        return wrong;
    if (!notice_host_is_listed(vendors, url.host) && !notice_host_is_listed(hosts, url.host))
        return "the host is no push service that this server knows";
    if (!base64_read(p256dh, out->p256dh, PUSH_POINT) || !point_is_on_curve(out->p256dh))
        return "p256dh is no public key of P-256 in base64url";
    if (!base64_read(auth, out->auth, PUSH_AUTH))
        return "auth is not 16 bytes in base64url";
    memcpy(out->endpoint, endpoint, strlen(endpoint) + 1);
    return NULL;
}
