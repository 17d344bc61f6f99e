/*
 * limits.h - limits what each address may do. An IPv6 client counts by its /64, and the /56 and the
 * /48 around it have limits of their own: a household has at least the first, often the second, and
 * a provider hands out the third.
 */
#ifndef ORI_LIMITS_H
#define ORI_LIMITS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/socket.h>

/* Tokens that come back with time. */
typedef struct Bucket {
    int64_t seen_at; /* play clock */
    int64_t missing; /* thousandths; 0 bytes are a full bucket */
} Bucket;

/* This many come back in an hour, at most `burst` are kept. A rate of 0 sets no limit. */
bool bucket_take(Bucket *bucket, int64_t now, int64_t rate_per_hour, int64_t burst, int64_t cost);

typedef enum Held {
    HELD_SOCKETS, /* WebSockets */
    HELD_LINES,   /* HTTP connections */
    HELD_BODIES,  /* requests whose bodies are still to come */
    HELD_TABLES,  /* in memory, made by it */
    HELD_COUNT
} Held;

typedef enum Spent {
    SPENT_TABLES,   /* made */
    SPENT_REQUESTS, /* over HTTP */
    SPENT_FRAMES,   /* over WebSockets */
    SPENT_REFUSALS, /* told so, when it asked too much */
    SPENT_COUNT
} Spent;

/* One address that is connected or was active lately, or a network around such an address. */
typedef struct Address {
    struct Address *next;
    struct Address *wider; /* the network around it, or NULL */
    uint8_t bytes[16];
    int uses; /* what it holds, and the addresses within it: until then it is not forgotten */
    int held[HELD_COUNT];
    Bucket spent[SPENT_COUNT];
    int64_t deaf_until; /* until then its requests get no answer at all */
    int64_t seen_at;
} Address;

enum { ADDRESS_WIDER = 4 }; /* a network may have this many times as much as one inside it */

void address_hold(Address *address, Held what, int more); /* or less */
/* The address, or the narrowest network around it, that has as much as it may; NULL: none has. */
Address *address_full(Address *address, Held what, int most);
bool address_is_in(const Address *address, const Address *network);
/* As bucket_take, of the address and of every network around it. */
bool address_take(Address *address, Spent what, int64_t now, int64_t rate_per_hour, int64_t burst,
                  int64_t cost);

typedef struct Addresses Addresses;

Addresses *addresses_new(void); /* NULL: out of memory */
void addresses_free(Addresses *addresses);
/* NULL: out of memory. */
Address *address_of(Addresses *addresses, const struct sockaddr *peer, int64_t now);
/* As proxies write it: spaces around it, a port behind it, IPv6 in brackets. NULL too if it is
 * none. */
Address *address_of_text(Addresses *addresses, const char *text, int64_t now);
void addresses_sweep(Addresses *addresses, int64_t now); /* forgets the unused after an hour */

#endif
