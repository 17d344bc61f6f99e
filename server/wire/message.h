/*
 * message.h - a client's message as JSON, and the fields it may have.
 */
#ifndef ORI_MESSAGE_H
#define ORI_MESSAGE_H

#include "server/room/client.h"
#include "server/errors.h"
#include "server/table/table.h"
#include "server/wire/protocol.h"

#include <jansson.h>

typedef struct Message {
    json_t *body;
    char ref[CLIENT_REF_TEXT]; /* as JSON, to be put into the answer */
    WishKind wish;             /* that its type means, if it changes the table */
} Message;

typedef enum FieldKind { A_TEXT, A_SEAT, A_NUMBER, A_BOOLEAN, A_BOT, A_PACE, A_URL } FieldKind;

typedef struct Field {
    const char *name; /* NULL ends the list */
    FieldKind kind;
    bool may_miss;
} Field;

const char *message_text(const Message *message, const char *field); /* NULL: not there, or null */
int message_seat(const Message *message, const char *field);         /* or ORI_ANY_SEAT */
/* It has these fields and no others; else why says which is wrong. */
bool message_check(const Message *message, const Field field[], char why[PROTOCOL_WHY]);
/* The same of a request's body, whose names end with NULL; `what` may not have others. */
bool body_has_only(const json_t *body, const char *const names[], const char *what,
                   char why[PROTOCOL_WHY]);
bool message_read_ref(Message *message); /* false: it is none */

/* Carries a message out; why may say more about an error. */
typedef ErrorCode MessageDeed(Client *client, const Message *m, char why[PROTOCOL_WHY]);

#endif
