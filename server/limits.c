/*
 * limits.c - buckets and a table of addresses.
 */
#include "server/limits.h"

#include "server/clock.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 4096, FORGET_MS = HOUR_MS };

struct Addresses {
    Address *bucket[BUCKETS];
};

Addresses *addresses_new(void)
{
    return calloc(1, sizeof(Addresses));
}

void addresses_free(Addresses *all)
{
    for (int i = 0; all != NULL && i < BUCKETS; i++)
        while (all->bucket[i] != NULL) {
            Address *a = all->bucket[i];
            all->bucket[i] = a->next;
            free(a);
        }
    free(all);
}

bool bucket_take(Bucket *b, int64_t now, int64_t rate_per_hour, int64_t burst, int64_t cost)
{
    if (rate_per_hour <= 0)
        return true;
    int64_t passed = now - b->seen_at < FORGET_MS ? now - b->seen_at : FORGET_MS;
    int64_t missing = b->missing - passed * rate_per_hour / 3600;
    if (missing < 0)
        missing = 0;
    bool ok = missing + cost * 1000 <= burst * 1000;
    b->missing = ok ? missing + cost * 1000 : missing;
    b->seen_at = now;
    return ok;
}

static unsigned hash_of(const uint8_t bytes[16])
{
    uint32_t hash = 2166136261u;
    for (int i = 0; i < 16; i++)
        hash = (hash ^ bytes[i]) * 16777619u;
    return hash % BUCKETS;
}

/* --- What an address has --- */

void address_hold(Address *a, Held what, int more)
{
    a->uses += more;
    for (; a != NULL; a = a->wider)
        a->held[what] += more;
}

Address *address_full(Address *a, Held what, int most)
{
    for (int64_t limit = most; a != NULL; a = a->wider, limit *= ADDRESS_WIDER)
        if (a->held[what] >= limit)
            return a;
    return NULL;
}

bool address_is_in(const Address *a, const Address *network)
{
    while (a != NULL && a != network)
        a = a->wider;
    return a != NULL;
}

bool address_take(Address *a, Spent what, int64_t now, int64_t rate_per_hour, int64_t burst,
                  int64_t cost)
{
    int64_t share = 1;
    for (; a != NULL; a = a->wider, share *= ADDRESS_WIDER)
        if (!bucket_take(&a->spent[what], now, rate_per_hour * share, burst * share, cost))
            return false;
    return true;
}

/* --- Finding them --- */

static Address *find(Addresses *all, const uint8_t bytes[16], int64_t now)
{
    Address **list = &all->bucket[hash_of(bytes)];
    for (Address *a = *list; a != NULL; a = a->next)
        if (memcmp(a->bytes, bytes, 16) == 0) {
            a->seen_at = now;
            return a;
        }
    Address *a = calloc(1, sizeof *a);
    if (a == NULL)
        return NULL;
    memcpy(a->bytes, bytes, 16);
    a->seen_at = now;
    a->next = *list;
    *list = a;
    return a;
}

static Address *of_v4(Addresses *all, const struct in_addr *v4, int64_t now)
{
    uint8_t bytes[16] = {0};
    bytes[10] = bytes[11] = 0xFF;
    memcpy(bytes + 12, v4, 4);
    return find(all, bytes, now);
}

/* The network with this many bits, and those around it. The number of bits is in its last byte, which
 * tells a network from one inside it that has the same beginning. */
static Address *of_network(Addresses *all, const struct in6_addr *v6, uint8_t bits, int64_t now)
{
    enum { NARROWEST = 64, WIDEST = 48, STEP = 8 };
    uint8_t bytes[16] = {[15] = bits < NARROWEST ? bits : 0};
    memcpy(bytes, v6, bits / 8u);
    Address *a = find(all, bytes, now);
    if (a == NULL || a->wider != NULL || bits == WIDEST)
        return a;
    a->wider = of_network(all, v6, bits - STEP, now);
    if (a->wider == NULL)
        return NULL;
    a->wider->uses++;
    return a;
}

static Address *of_v6(Addresses *all, const struct in6_addr *v6, int64_t now)
{
    static const uint8_t mapped[12] = {[10] = 0xFF, [11] = 0xFF};
    const struct in_addr *v4 = (const void *)(v6->s6_addr + 12);
    return memcmp(v6, mapped, 12) == 0 ? of_v4(all, v4, now) : of_network(all, v6, 64, now);
}

Address *address_of(Addresses *all, const struct sockaddr *peer, int64_t now)
{
    static const uint8_t unknown[16] = {0};
    if (peer != NULL && peer->sa_family == AF_INET)
        return of_v4(all, &((const struct sockaddr_in *)(const void *)peer)->sin_addr, now);
    if (peer != NULL && peer->sa_family == AF_INET6)
        return of_v6(all, &((const struct sockaddr_in6 *)(const void *)peer)->sin6_addr, now);
    return find(all, unknown, now);
}

/* The address alone, without what proxies put around it; "" if that is too long for one. */
static void bare(const char *text, char out[INET6_ADDRSTRLEN])
{
    text += strspn(text, " \t");
    const char *colon = strchr(text, ':');
    bool v4 = strchr(text, '.') != NULL && (colon == NULL || strchr(colon + 1, ':') == NULL);
    bool brackets = *text == '[';
    text += brackets;
    size_t size = strcspn(text, brackets ? "]" : v4 ? ": \t" : " \t");
    bool fits = size < INET6_ADDRSTRLEN;
    if (fits)
        memcpy(out, text, size);
    out[fits ? size : 0] = '\0';
}

Address *address_of_text(Addresses *all, const char *text, int64_t now)
{
    struct in_addr v4;
    struct in6_addr v6;
    char address[INET6_ADDRSTRLEN];
    bare(text, address);
    if (inet_pton(AF_INET, address, &v4) == 1)
        return of_v4(all, &v4, now);
    if (inet_pton(AF_INET6, address, &v6) == 1)
        return of_v6(all, &v6, now);
    return NULL;
}

void addresses_sweep(Addresses *all, int64_t now)
{
    for (int i = 0; i < BUCKETS; i++)
        for (Address **link = &all->bucket[i]; *link != NULL;) {
            Address *a = *link;
            if (a->uses == 0 && now - a->seen_at > FORGET_MS) {
                *link = a->next;
                if (a->wider != NULL)
                    a->wider->uses--;
                free(a);
            } else {
                link = &a->next;
            }
        }
}
