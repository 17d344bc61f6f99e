/*
 * hello.h - coming to a table, which may have to be read first.
 */
#ifndef ORI_HELLO_H
#define ORI_HELLO_H

#include "server/wire/message.h"

MessageDeed hello_come;   /* to the table that it names */
MessageDeed hello_again;  /* everything about the table at which the client is */
MessageDeed hello_attend; /* somebody looks at the table */
/* While client->hello is there: what it says waits for the table. False: too much. */
bool hello_keep(Client *client, const char *text, size_t size);
void hello_end(Client *client); /* the connection is gone */

#endif
