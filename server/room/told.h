/*
 * told.h - the last notices of a table, as their text in the store:
 *
 *     told TILL
 *     telling TILL AT BY
 *     waits LETTER...
 *
 * Everything that was due until TILL (play clock) has been sent. The second line belongs to a node
 * that is sending right now. It is written before a letter leaves, so that only one of several nodes
 * sends, and removed when the letters have left. It is void once the store says that the process is
 * dead: then another node sends what this one no longer could. The third line names the letters that
 * still wait; it is there once others have left.
 */
#ifndef ORI_TOLD_H
#define ORI_TOLD_H

#include "server/notice/courier.h"
#include "server/notice/devices.h"
#include "server/server.h"
#include "server/store/store.h"

enum {
    TOLD_TO_HOOK = -1, /* instead of a seat */
    TOLD_LETTERS = ORI_MAX_SEATS * DEVICES_MOST + 1,
};

typedef struct Told {
    int64_t till;
    int64_t telling; /* 0: nobody is */
    int64_t at;      /* since when; play clock */
    uint64_t by;     /* a process: store_life */
    int waits;       /* letters; 0: none has left, or nobody is telling */
    uint64_t waiting[TOLD_LETTERS];
} Told;

bool told_read(const StoredNotices *kept, Told *out); /* false: it is damaged */
void told_write(const Told *told, StoredNotices *out);

/* A letter by its reader. */
uint64_t told_letter(int seat, const char *url);
/* Everything due until then was sent to this reader, if nobody sends any more. */
int64_t told_till(const Told *told, int seat, const char *url);

/* Some letters have left: writes the note, or not. */
typedef void ToldKept(void *who, StoreResult result);
void told_keep_some(Server *server, const char *table, const Told *told, int64_t claim_v,
                    ToldKept *then, void *who);
/* The same of a table's only letter, from any thread and without waiting: told_keep follows. The
 * mark says what to write. */
void told_mark(const char *table, int64_t till, int64_t claim_v, char mark[LETTER_MARK]);
CourierLeaves told_send;
/* The letters have left: this is told, and nobody is telling it. claim_v: the version of the note
 * that claims it. Unless another has changed that note, this is one write: whoever dies before it is
 * done leaves letters that are sent again. */
void told_keep(Server *server, const char *table, int64_t till, int64_t claim_v, ToldKept *then,
               void *who);

#endif
