/*
 * client.h - a connected client, and the messages to it (docs/protocol.md), except those with cards
 * in them: tell.c makes those.
 */
#ifndef ORI_CLIENT_H
#define ORI_CLIENT_H

#include "server/net/conn.h"
#include "server/errors.h"
#include "server/limits.h"
#include "server/server.h"
#include "server/text.h"

enum { CLIENT_REF_TEXT = 140 }; /* a reference as JSON: 64 bytes, escaped at most twofold */

typedef struct Room Room;

typedef struct Client {
    Conn conn; /* first: a Conn that is opened is a Client */
    Server *server;
    Room *room; /* NULL before hello */
    struct Client *next;
    struct Client *before;
    struct Hello *hello; /* under way: its table is being read */
    Bucket talk;
    int8_t seat; /* or ORI_SPECTATOR */
    bool maker;
    uint8_t muted;        /* by a spectator; a player's is in the table */
    uint8_t errors;       /* in a row */
    int64_t attends_till; /* play clock (attend.h) */
    char *key; /* the maker's token, while the maker does not sit: it will open the seat too */
} Client;

/* All of these accept a client that is gone (NULL) and then say nothing. */
void say(Client *client, const Json *message);
void say_all(Room *room, const Json *message);
void say_simple(Client *client, const char *type, const char *ref);
void say_error(Client *client, const char *ref, ErrorCode code, const char *message);
void say_bye(Client *client, ErrorCode code, int close_code); /* and closes */
void say_ack(Client *client, const char *ref, const Room *room, int version);
void say_seat(Client *client, const char *ref, const Room *room, int seat, const char *token);
void say_hello(Client *client);
/* How much of this the store has lost; n: the number of the last line that is left, or 0. */
void say_lost(Client *client, const char *what, int64_t count, int64_t n);
void say_table(Room *room, Client *client); /* to one, or (NULL) to all */

void put_table(Json *out, const Room *room);                                     /* its fields */
void put_link(Json *out, const char *url, const char *table, const char *token); /* or NULL */

#endif
