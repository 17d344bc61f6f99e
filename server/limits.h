/*
 * limits.h - who may do how much: counted by address, the network's part of it for IPv6.
 */
#ifndef ORI_LIMITS_H
#define ORI_LIMITS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/socket.h>

/* Tokens that come back with time. */
typedef struct Bucket {
    int64_t filled_at; /* play clock */
    int64_t thousandths;
    bool used; /* else it is full */
} Bucket;

/* So many come back in an hour, at most `burst` are kept. A rate of 0 sets no limit. */
bool bucket_take(Bucket *bucket, int64_t now, int64_t rate_per_hour, int64_t burst, int64_t cost);

/* One address that is connected or was active lately. */
typedef struct Address {
    struct Address *next;
    uint8_t bytes[16];
    int uses;           /* connections, and tables that it made: it is not forgotten meanwhile */
    int sockets;        /* WebSockets */
    int lines;          /* HTTP connections */
    int bodies;         /* requests whose bodies are still to come */
    int tables_held;    /* in memory, made by it */
    Bucket tables;      /* made */
    Bucket requests;    /* over HTTP */
    Bucket frames;      /* over WebSockets */
    Bucket refusals;    /* told so, when it asked too much */
    int64_t deaf_until; /* it goes on asking: it is not even told so */
    int64_t seen_at;
} Address;

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
