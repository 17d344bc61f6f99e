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
    uint64_t before;           /* the sum of the table that it follows */
    StoredTable *stored_table; /* these are freed with it */
    StoredGame *stored_game;   /* without decisions */
    StoredChat *stored_chat;
    StoredNotices *stored_notices;
} Write;

/* One read: of a table, of notices, or of a list. */
typedef struct Read {
    Job job;
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
    bool (*is_silent)(void *who); /* it has not answered for some time */
    bool (*time)(void *who, int64_t now, StoreTime *out);
    void (*hear)(void *who, StoreHinted *hinted, void *whom); /* from now on */
};

/* --- The lines before the engine (store.c) --- */

Write *store_new_write(WriteKind kind, const char *table, StoreReply reply); /* NULL: no memory */
/* With what it carries, or (whole is false) not at all. */
bool store_give(Store *store, Write *write, bool whole);
bool store_give_read(Store *store, const Read *read); /* copied; false: out of memory */

/* For a read of a table whose owner waits for it, and looks at what is found himself. */
static inline void read_got(void *who, StoreResult result, const StoreFound *found)
{
    (void)who;
    (void)result;
    (void)found;
}

static inline void read_got_notices(void *who, StoreResult result, const StoredNotices *notices)
{
    (void)who;
    (void)result;
    (void)notices;
}

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

static inline void write_free(Write *w)
{
    free(w->stored_table);
    free(w->stored_game);
    free(w->stored_chat);
    free(w->stored_notices);
    free(w);
}

static inline Write *write_after(const Write *w)
{
    return (Write *)w->job.next;
}

#endif
