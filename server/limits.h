/*
 * limits.h - who may do how much: counted by address, the network's part of it for IPv6.
 */
#ifndef ORI_LIMITS_H
#define ORI_LIMITS_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/socket.h>

/* Tokens that come back with time: `rate` a second, at most `burst` of them. */
typedef struct Bucket {
    int64_t filled_at; /* ms; 0: full */
    int32_t thousandths;
} Bucket;

/* A rate of 0 sets no limit. */
bool bucket_take(Bucket *bucket, int64_t now, int64_t rate_per_hour, int burst, int cost);

/* One address that is connected or was active lately. */
typedef struct Address {
    struct Address *next;
    uint8_t bytes[16];
    int uses;        /* connections */
    int bodies;      /* requests whose bodies are still to come */
    Bucket tables;   /* made */
    Bucket requests; /* over HTTP */
    int64_t seen_at;
} Address;

/* NULL: out of memory. */
Address *address_of(const struct sockaddr *peer, int64_t now);
/* As proxies write it: spaces around it, a port behind it, IPv6 in brackets. NULL too if it is
 * none. */
Address *address_of_text(const char *text, int64_t now);
void address_sweep(int64_t now); /* forgets those without connections after an hour */

#endif
