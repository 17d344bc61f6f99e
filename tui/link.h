/*
 * link.h - a link to a table: PUBLIC-URL/table/ID, and for a seat #token=TOKEN behind it.
 */
#ifndef ORI_LINK_H
#define ORI_LINK_H

#include <stdbool.h>

enum { LINK_PART = 256 };

typedef struct Link {
    bool is_secure; /* https or wss */
    char host[LINK_PART];
    char port[8];
    char base[LINK_PART];  /* the path before /table/, without a / at its end */
    char table[LINK_PART]; /* its id */
    char token[LINK_PART]; /* "" without one */
} Link;

const char *link_read(const char *text, Link *out); /* NULL, or what is wrong */

#endif
