/*
 * link.h - a link to a table: PUBLIC-URL/table/ID, and for a seat #token=TOKEN behind it.
 */
#ifndef ORI_LINK_H
#define ORI_LINK_H

#include <stdbool.h>

enum { LINK_PART = 256, LINK_WHOLE = 4 * LINK_PART };

typedef struct Link {
    bool is_secure; /* https or wss */
    char host[LINK_PART];
    char port[8];
    char base[LINK_PART];  /* the path before /table/, without a / at its end */
    char table[LINK_PART]; /* its id */
    char token[LINK_PART]; /* "" without one */
    char pass[LINK_PART];  /* of this user at this server; "" without one; never read from a link */
    bool is_new;           /* take another seat, even if the pass opens one */
} Link;

const char *link_read(const char *text, Link *out);        /* NULL, or what is wrong */
const char *link_read_server(const char *text, Link *out); /* the same without a table */
/* Sets a server's table, and a seat's key there. False if they are malformed. */
bool link_set_table(Link *link, const char *table, const char *token);
/* URL, without a / at its end. */
void link_write_server(const Link *link, char out[LINK_WHOLE]);
/* URL/table/ID, without and with the key. */
void link_write_table(const Link *link, const char *table, char out[LINK_WHOLE]);
void link_write_seat(const Link *link, char out[LINK_WHOLE]);

#endif
