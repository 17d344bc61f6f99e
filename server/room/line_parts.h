/*
 * line_parts.h - what line.c and decide.c share, and nobody else sees.
 */
#ifndef ORI_LINE_PARTS_H
#define ORI_LINE_PARTS_H

#include "server/room/room.h"

/* Somebody waits for a wish. */
typedef struct Waiting {
    Request request;
    struct Waiting *next;
    Wish wish;
    int reads;                     /* the table was read again for it so often */
    char token[SECRET_TOKEN_TEXT]; /* of the seat that is taken */
    char *text;                    /* of chat */
    Entry *entry;                  /* what is to be written, or NULL */
    WishAnswered *then;            /* instead of an answer to the client */
    void *then_who;
} Waiting;

/* --- line.c --- */

/* ERROR_NONE, and w->entry is what is to be written, or NULL if it is so already. */
ErrorCode waiting_judge(const Room *room, Waiting *w, const char **why);
void waiting_end(Waiting *w, ErrorCode code, const char *why); /* it is answered, and dropped */
/* The first of the lane is judged again when what others wrote is taken. False: out of memory. */
bool line_read_for(Room *room, Lane *lane);

/* --- decide.c --- */

void decide_begin(Room *room, Waiting *w);
void decide_again(Room *room,
                  ErrorCode code); /* what others wrote is taken, or could not be read */

#endif
