/*
 * reach.c - the ranges of IANA's registries of special addresses that are not globally reachable, or
 * that lead to other addresses inside of them.
 *
 * Of IPv6 only 2000::/3 is given out: loopback, link-local, unique local, multicast, the IPv4 of
 * ::ffff:0:0/96 and NAT64's 64:ff9b::/96 are outside of it.
 */
#include "server/notice/reach.h"

#include <netinet/in.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

typedef struct Range {
    uint8_t prefix[16];
    int bits;
    const char *what;
} Range;

/* clang-format off */
static const Range four[] = {
    {{0},            8,  "this network's"},
    {{10},           8,  "private"},
    {{100, 64},      10, "a provider's own"},
    {{127},          8,  "loopback"},
    {{169, 254},     16, "link-local"},
    {{172, 16},      12, "private"},
    {{192, 0, 0},    24, "reserved"},
    {{192, 0, 2},    24, "for examples"},
    {{192, 88, 99},  24, "of 6to4"},
    {{192, 168},     16, "private"},
    {{198, 18},      15, "for benchmarks"},
    {{198, 51, 100}, 24, "for examples"},
    {{203, 0, 113},  24, "for examples"},
    {{224},          4,  "multicast"},
    {{240},          4,  "reserved"},
};

static const Range six[] = {
    {{0x20, 0x01, 0x0d, 0xb8}, 32, "for examples"},
    {{0x20, 0x01},             23, "reserved"}, /* Teredo among them */
    {{0x20, 0x02},             16, "of 6to4"},
    {{0x3f, 0xff},             20, "for examples"},
};

/* Only for their names: all of them are outside of 2000::/3. */
static const Range six_outside[] = {
    {{[15] = 1},                           128, "loopback"},
    {{[10] = 0xff, 0xff},                  96,  "of IPv4"},
    {{0x00, 0x64, 0xff, 0x9b},             32,  "of NAT64"},
    {{0xfc},                               7,   "private"},
    {{0xfe, 0x80},                         10,  "link-local"},
    {{0xff},                               8,   "multicast"},
    {{0},                                  0,   "reserved"},
};
/* clang-format on */

static const Range given_out = {{0x20}, 3, NULL};

static bool is_in(const Range *range, const uint8_t *address)
{
    int bytes = range->bits / 8;
    int rest = range->bits % 8;
    return memcmp(address, range->prefix, (size_t)bytes) == 0 &&
           (rest == 0 || (address[bytes] ^ range->prefix[bytes]) >> (8 - rest) == 0);
}

static const char *find(const Range *range, size_t count, const uint8_t *address)
{
    for (size_t i = 0; i < count; i++)
        if (is_in(&range[i], address))
            return range[i].what;
    return NULL;
}

#define FIND(ranges, address) find(ranges, sizeof(ranges) / sizeof(ranges)[0], address)

static const char *refuses_six(const uint8_t *address)
{
    return is_in(&given_out, address) ? FIND(six, address) : FIND(six_outside, address);
}

/* True if this machine would reach the address from that same address. Nothing is sent. */
static bool is_own(const struct sockaddr *address, socklen_t size)
{
    struct sockaddr_storage from = {.ss_family = AF_UNSPEC};
    socklen_t from_size = sizeof from;
    bool own = false;
    int probe = socket(address->sa_family, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (probe < 0)
        return false;
    if (connect(probe, address, size) == 0 &&
        getsockname(probe, (struct sockaddr *)&from, &from_size) == 0)
        own = address->sa_family == AF_INET
                  ? ((struct sockaddr_in *)&from)->sin_addr.s_addr ==
                        ((const struct sockaddr_in *)address)->sin_addr.s_addr
                  : memcmp(&((struct sockaddr_in6 *)&from)->sin6_addr,
                           &((const struct sockaddr_in6 *)address)->sin6_addr, 16) == 0;
    close(probe);
    return own;
}

const char *reach_refuses(const struct sockaddr *address)
{
    const char *what;
    socklen_t size;
    if (address->sa_family == AF_INET) {
        size = sizeof(struct sockaddr_in);
        what = FIND(four, (const uint8_t *)&((const struct sockaddr_in *)address)->sin_addr);
    } else if (address->sa_family == AF_INET6) {
        size = sizeof(struct sockaddr_in6);
        what = refuses_six((const uint8_t *)&((const struct sockaddr_in6 *)address)->sin6_addr);
    } else {
        return "of no internet";
    }
    if (what == NULL && is_own(address, size))
        return "this machine's own";
    return what;
}
