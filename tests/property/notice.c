/*
 * notice.c - promise 28: Web Push as its RFCs have it. RFC 8291's example, byte for byte; signatures
 * that hold; and what is no key, no point and no list.
 */
#include "server/notice/seal.h"
#include "server/secret.h"

#include "tests/support/check.h"

#include <stdlib.h>
#include <string.h>

#include <nettle/bignum.h>
#include <nettle/ecc-curve.h>
#include <nettle/ecdsa.h>
#include <nettle/sha2.h>

#define ENDPOINT "https://fcm.googleapis.com/fcm/send/x"

/* RFC 8291, appendix A. */
#define PLAIN      "When I grow up, I want to be a watermelon"
#define AS_PRIVATE "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
#define AS_PUBLIC                                                                                  \
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
#define UA_PUBLIC                                                                                  \
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
#define AUTH "BTBZMqHH6r4Tts7J_aSIgg"
#define SALT "DGv6ra1nlYgDCS1FRnbzlw"
#define BODY                                                                                       \
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWA"   \
    "mS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxs"   \
    "j_Qulcy4a-fN"

static Subscription subscription_of_example(void)
{
    Subscription to;
    assert_null(subscription_read(ENDPOINT, UA_PUBLIC, AUTH, NULL, &to));
    return to;
}

TEST(the_example_of_rfc_8291)
{
    SealDraw draw;
    uint8_t body[SEAL_RECORD];
    char text[2 * SEAL_RECORD];
    Subscription to = subscription_of_example();
    assert_true(base64_read(AS_PRIVATE, draw.key, sizeof draw.key));
    assert_true(base64_read(SALT, draw.salt, sizeof draw.salt));
    assert_true(point_of(draw.key, draw.point));
    base64_write(draw.point, sizeof draw.point, text);
    assert_string_equal(text, AS_PUBLIC);
    size_t size = seal_text(&to, &draw, PLAIN, strlen(PLAIN), body);
    base64_write(body, size, text);
    assert_string_equal(text, BODY);
}

TEST(a_record_is_as_long_as_it_may_be)
{
    static const char text[SEAL_TEXT + 1];
    uint8_t body[SEAL_RECORD];
    SealDraw draw;
    Subscription to = subscription_of_example();
    seal_draw(&draw);
    assert_int_equal(seal_text(&to, &draw, text, SEAL_TEXT, body), SEAL_RECORD);
    assert_int_equal(seal_text(&to, &draw, text, SEAL_TEXT + 1, body), 0);
    assert_int_equal(seal_text(&to, &draw, text, 0, body), SEAL_MORE);
}

TEST(both_sides_share_a_secret)
{
    for (int i = 0; i < 200; i++) {
        uint8_t key[2][POINT_SCALAR];
        uint8_t point[2][POINT_SIZE];
        uint8_t secret[2][POINT_SECRET];
        for (int side = 0; side < 2; side++)
            point_draw(key[side], point[side]);
        assert_true(point_share(key[0], point[1], secret[0]));
        assert_true(point_share(key[1], point[0], secret[1]));
        assert_memory_equal(secret[0], secret[1], POINT_SECRET);
        point[0][1 + i % 64] ^= 1;
        assert_false(point_is_on_curve(point[0]));
        assert_false(point_share(key[1], point[0], secret[1]));
    }
}

static bool holds(const uint8_t point[POINT_SIZE], const char *text,
                  const uint8_t signature[POINT_SIGNATURE])
{
    struct ecc_point key;
    struct dsa_signature s;
    struct sha256_ctx hash;
    uint8_t digest[SHA256_DIGEST_SIZE];
    mpz_t x;
    mpz_t y;
    nettle_mpz_init_set_str_256_u(x, 32, point + 1);
    nettle_mpz_init_set_str_256_u(y, 32, point + 33);
    ecc_point_init(&key, nettle_get_secp_256r1());
    dsa_signature_init(&s);
    nettle_mpz_set_str_256_u(s.r, 32, signature);
    nettle_mpz_set_str_256_u(s.s, 32, signature + 32);
    sha256_init(&hash);
    sha256_update(&hash, strlen(text), (const uint8_t *)text);
    sha256_digest(&hash, sizeof digest, digest);
    bool ok = ecc_point_set(&key, x, y) != 0 && ecdsa_verify(&key, sizeof digest, digest, &s) != 0;
    dsa_signature_clear(&s);
    ecc_point_clear(&key);
    mpz_clear(x);
    mpz_clear(y);
    return ok;
}

TEST(signatures_hold_and_never_repeat)
{
    uint8_t key[POINT_SCALAR];
    uint8_t point[POINT_SIZE];
    uint8_t last[POINT_SIGNATURE] = {0};
    point_draw(key, point);
    for (int i = 0; i < 100; i++) {
        uint8_t signature[POINT_SIGNATURE];
        assert_true(point_sign(key, "a.b", 3, signature));
        assert_true(holds(point, "a.b", signature));
        assert_false(holds(point, "a.c", signature));
        assert_memory_not_equal(signature, last, 32); /* r: the same twice would tell the key */
        memcpy(last, signature, sizeof last);
    }
}

TEST(what_is_no_key)
{
    uint8_t key[POINT_SCALAR] = {0};
    uint8_t point[POINT_SIZE] = {0};
    uint8_t signature[POINT_SIGNATURE];
    char text[VAPID_TEXT];
    assert_false(point_of(key, point));
    assert_false(point_is_on_curve(point));
    memset(key, 0xFF, sizeof key);
    assert_false(point_of(key, point));
    assert_false(point_sign(key, "x", 1, signature));
    assert_false(vapid_write(key, "a.example", "https://b.example", 1, text));
}

TEST(the_longest_token_fits)
{
    uint8_t key[POINT_SCALAR];
    uint8_t point[POINT_SIZE];
    char host[NOTICE_HOST];
    char subject[270];
    char text[VAPID_TEXT];
    point_draw(key, point);
    memset(host, 'a', sizeof host);
    memset(subject, 'b', sizeof subject);
    host[sizeof host - 1] = subject[sizeof subject - 1] = '\0';
    assert_true(vapid_write(key, host, subject, INT64_C(99999999999), text));
}

TEST(lists_of_hosts)
{
    static const char list[] = " ntfy.sh,*.Example.org  Discord.com,";
    assert_null(notice_check_hosts(list));
    assert_null(notice_check_hosts(NULL));
    assert_true(notice_host_is_listed(list, "ntfy.sh"));
    assert_true(notice_host_is_listed(list, "a.b.example.org"));
    assert_true(notice_host_is_listed(list, "discord.com"));
    assert_false(notice_host_is_listed(list, "example.org"));
    assert_false(notice_host_is_listed(list, "xntfy.sh"));
    assert_false(notice_host_is_listed(list, "ntfy.sh.evil.org"));
    assert_false(notice_host_is_listed(list, ""));
    assert_false(notice_host_is_listed("", ""));
    assert_false(notice_host_is_listed(NULL, "ntfy.sh"));
    for (const char *const *wrong =
             (const char *const[]){"*", "*.org", "a", "127.0.0.1", "https://a.org", "a.org:443",
                                   "a.org/x", "a..org", "*.*.org", "a_b.org", "[::1]", NULL};
         *wrong != NULL; wrong++)
        assert_non_null(notice_check_hosts(*wrong));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_example_of_rfc_8291),
        cmocka_unit_test(a_record_is_as_long_as_it_may_be),
        cmocka_unit_test(both_sides_share_a_secret),
        cmocka_unit_test(signatures_hold_and_never_repeat),
        cmocka_unit_test(what_is_no_key),
        cmocka_unit_test(the_longest_token_fits),
        cmocka_unit_test(lists_of_hosts),
    };
    return secret_ready() ? cmocka_run_group_tests(tests, NULL, NULL) : 1;
}
