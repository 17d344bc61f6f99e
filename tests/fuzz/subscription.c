/*
 * subscription.c - fuzzes the reader of subscriptions: four lines, endpoint, p256dh, auth and the
 * operator's list. What is accepted names a host that is listed, has a point that a letter can be
 * sealed for, and comes back as it was written; what is refused says why.
 */
#include "fuzz.h"

#include "server/notice/seal.h"

#include <strings.h>

static void expect_whole(const Subscription *s, const char *endpoint)
{
    NoticeUrl url;
    SealDraw draw = {.key = {[31] = 1}};
    uint8_t body[SEAL_RECORD];
    char host[8 + NOTICE_HOST];
    REQUIRE(strcmp(s->endpoint, endpoint) == 0);
    REQUIRE(notice_read_url(endpoint, &url) == NULL);
    REQUIRE(url.path[0] == '/' && strlen(url.path) < NOTICE_URL);
    REQUIRE(strpbrk(url.path, "\r\n \t#") == NULL && strpbrk(url.host, "/:@?[]%\\") == NULL);
    snprintf(host, sizeof host, "https://%s", url.host);
    REQUIRE(strncasecmp(endpoint, host, strlen(host)) == 0);
    REQUIRE(point_of(draw.key, draw.point));
    REQUIRE(seal_text(s, &draw, "x", 1, body) == SEAL_MORE + 1);
}

/* Written in the usual way, it is the same subscription. */
static void expect_same_text(const Subscription *s, const char *hosts)
{
    Subscription again;
    char point[PUSH_POINT_TEXT];
    char secret[PUSH_AUTH_TEXT];
    base64_write(s->p256dh, PUSH_POINT, point);
    base64_write(s->auth, PUSH_AUTH, secret);
    REQUIRE(subscription_read(s->endpoint, point, secret, hosts, &again) == NULL);
    REQUIRE(memcmp(&again, s, sizeof again) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = text_of(data, size);
    char *line[4] = {text, "", "", ""};
    Subscription s;
    NoticeUrl url;
    for (int i = 1; i < 4 && (line[i] = strchr(line[i - 1], '\n')) != NULL; i++)
        *line[i]++ = '\0';
    for (int i = 1; i < 4; i++)
        line[i] = line[i] != NULL ? line[i] : "";
    const char *hosts = notice_check_hosts(line[3]) == NULL ? line[3] : NULL;
    const char *wrong = subscription_read(line[0], line[1], line[2], hosts, &s);
    REQUIRE(wrong == NULL || strlen(wrong) > 0);
    if (notice_read_url(line[0], &url) != NULL)
        REQUIRE(wrong != NULL);
    if (wrong == NULL) {
        expect_whole(&s, line[0]);
        expect_same_text(&s, hosts);
    }
    free(text);
    return 0;
}
