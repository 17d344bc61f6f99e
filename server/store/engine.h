/*
 * engine.h - the interface behind the store's queues: one writer, one reader.
 *
 * Each is called on its own thread, one call at a time. sqlite/ is such an engine; a simulation or
 * another database is another.
 */
#ifndef ORI_STORE_ENGINE_H
#define ORI_STORE_ENGINE_H

#include "server/store/store.h"
#include "server/work.h"

#include <stdlib.h>

typedef enum WriteKind {
    WRITE_TABLE,
    WRITE_GAME,
    WRITE_FORGET,
    WRITE_DECISION,
    WRITE_CHAT,
    WRITE_LIVED,
    WRITE_NOTE,
    WRITE_NOTICES,
    WRITE_SWEEP, /* of notices */
    WRITE_DROP_TABLE,
    WRITE_DROP_CHAT,
    WRITE_HERE, /* these of a shared store only */
    WRITE_AWAY,
    WRITE_NOTHING, /* others are told of the table */
    WRITE_CHECK,   /* nothing is: a row is looked for */
} WriteKind;
enum { WRITE_KINDS = WRITE_CHECK + 1 };

/* One write, as the writer gets it. */
typedef struct Write {
    Job job;
    StoreReply reply;
    WriteKind kind;
    StoreResult result;
    char table[SECRET_ID_TEXT];
    int game;
    int seat;
    int64_t clock;
    int64_t v;
    int count; /* of spectators */
    StoreNote note;
    /* From another store, as it was there: a table of any version, a game without one. */
    bool moved;
    StoredDecision decision;
    uint64_t before;                 /* the sum of the table that it follows */
    const StoredTable *stored_table; /* these are copied and freed with it */
    const StoredGame *stored_game;   /* without decisions */
    const StoredChat *stored_chat;
    const StoredNotices *stored_notices;
} Write;

typedef enum ReadWhat { READ_TABLE, READ_NOTICES, READ_LIST } ReadWhat;

/* One read. */
typedef struct Read {
    Job job;
    ReadWhat what;
    StoreGot *got;
    StoreGotNotices *got_notices;
    StoreHeard *heard;
    void *who;
    StoreResult result;
    char table[SECRET_ID_TEXT];
    int number;
    char pass[SECRET_HASH_TEXT]; /* STORE_MINE: as it stands in a body; or the id of notices */
    bool behind;                 /* notices: the first behind that id, instead of its own */
    bool anew;                   /* not from a link that is open already */
    StoreFound *found;           /* freed with it */
    StoredNotices *notices;      /* freed with it */
    StoreListKind kind;
    int64_t before;
    int most;
    StoreListed *list; /* freed with it */
    int count;
    char (*ids)[SECRET_ID_TEXT]; /* STORE_NEWS: freed with it */
    int asked;
} Read;

struct StoreEngine {
    void (*commit)(void *who, Write *first); /* all in one transaction; sets each result */
    void (*read)(void *who, Read *read);     /* sets its result and what is found */
    int64_t (*lived)(void *who);
    void (*close)(void *who);
    bool (*key)(void *who, StoreKey *key, char why[STORE_WHY]); /* NULL: it keeps none */
    /* Of a shared store; else NULL. */
    const char *(*node)(void *who);
    uint64_t (*life)(void *who);
    void (*send)(void *who, const StoredNotices *notices);
    bool (*is_silent)(void *who); /* it has not answered for some time */
    bool (*time)(void *who, int64_t now, StoreTime *out);
    void (*hear)(void *who, StoreHinted *hinted, void *whom); /* from now on */
};

/* --- What stands in the lines before the engine (write.c) --- */

/* NULL: no memory, and *ok is false; or there is nothing to copy. */
void *store_copy(const void *from, size_t size, bool *ok);
bool store_give_read(Store *store, const Read *read);   /* copied; false: out of memory */
Write *write_copy(const Write *how, const char *table); /* NULL: no memory */

/* What it found; the read itself belongs to its owner. */
static inline void read_free_found(Read *r)
{
    if (r->found != NULL) {
        free(r->found->game);
        free(r->found->chat);
    }
    free(r->found);
    free(r->notices);
    free(r->list);
    free(r->ids);
}

void write_free(Write *write);
static inline Write *write_after(const Write *w)
{
    return (Write *)w->job.next;
}

#endif
