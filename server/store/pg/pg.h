/*
 * pg.h - what the files of the PostgreSQL store share.
 *
 * A link is one connection with its prepared statements, always in pipeline mode: messages leave
 * together, and waiting for the answers has a limit. A link that has failed is closed; the next
 * caller that needs it opens it again.
 */
#ifndef ORI_STORE_PG_H
#define ORI_STORE_PG_H

#include "server/store/engine.h"
#include "server/store/rows.h"

#include <libpq-fe.h>

enum {
    PG_ANSWER_MS = 4000, /* an answer that takes longer will not come: the link is given up */
    PG_NUMBER_TEXT = 24,
};

typedef struct PgLink {
    const char *url;
    const char *const *sql; /* what is prepared, by its number */
    int sqls;
    int patience_ms;     /* for an answer; 0: PG_ANSWER_MS */
    bool is_sure;        /* once it is open, all it finds is on the standbys as well */
    PGconn *conn;        /* NULL: closed */
    bool fresh;          /* it was opened since this was last cleared */
    bool gave_up;        /* a commit did not wait for the standbys to the end */
    char why[STORE_WHY]; /* it does not open, or was closed */
} PgLink;

bool link_open(PgLink *link); /* true: it is open, now or already */
void link_close(PgLink *link);
/* These go out with the next link_sync. False: the link is closed. */
bool link_send(PgLink *link, int statement, const Values *values); /* or NULL: none */
bool link_send_text(PgLink *link, const char *sql);                /* one that is not prepared */
bool link_sync(PgLink *link);
void link_flush(PgLink *link); /* out with it, without waiting for answers */
/* The next answer, in the order of what was sent; the caller clears it. NULL: the link is broken,
 * and closed. A sync is answered by PGRES_PIPELINE_SYNC. */
PGresult *link_next(PgLink *link);
/* One statement, sent and answered; NULL: refused, or the link is broken (and closed). */
PGresult *link_ask(PgLink *link, int statement, const Values *values);
PGresult *link_ask_text(PgLink *link, const char *sql);
PGresult *link_ask_all(PgLink *link, const char *const sql[], size_t count); /* the last answer */

int64_t result_number(const PGresult *result, int row, int column);
Cells result_cells(const PGresult *result, int row);

/* A write that changes nothing. A row that is found again may be on this server alone: its writer was
 * ended while it waited for a standby. Once this is answered the standbys have all that was there
 * before it. */
#define PG_REPLICATE "SELECT pg_logical_emit_message(true, 'oriflamme', '')"

/* What an error means for the statements sent. */
typedef enum PgFate {
    PG_AGAIN,  /* it was undone for no fault of its own (a deadlock, a race): give it again */
    PG_BROKEN, /* the connection, or the server behind it, ends: nobody knows */
    PG_WRONG,  /* refused, and undone */
} PgFate;
PgFate result_fate(const PGresult *result);

/* No node uses the database, and none does until the transaction ends; else link->why. */
bool pg_is_unused(PgLink *link, const char *hint);
/* Makes the schema or steps it forward; refuses strangers and newer versions. */
bool pg_migrate(PgLink *link, char why[STORE_WHY]);
/* These change nothing. */
bool pg_is_store(PgLink *link, char why[STORE_WHY]); /* of this version, or an older one */
bool pg_check(PgLink *link, char why[STORE_WHY]);

/* A node that has been silent for this long is gone, and others may take its tables. */
#define PG_ALIVE   "alive_at > clock_timestamp() - interval '6 seconds'"
#define PG_CHANNEL "oriflamme"

/* What the sessions of living nodes hold, however long they have stood still: one lock that all of
 * them share, and one for each name. */
#define PG_LOCK_NODES "1330792784" /* "ORIP" */
#define PG_LOCK_NAMES "1330792785"
/* Of two nodes that start at once the second waits here, and finds made what it would make. */
#define PG_ONE_AT_A_TIME "SELECT pg_advisory_xact_lock(1330792783)" /* "ORIO" */

typedef struct PgWriter PgWriter;
PgWriter *pg_writer_open(const char *url, const char *node, const uint8_t key[SECRET_KEY],
                         char why[STORE_WHY]);
int pg_writer_busy_ms(const PgWriter *writer); /* how long the present batch has taken */
void pg_writer_close(PgWriter *writer);
void pg_writer_commit(PgWriter *writer, Write *first);

typedef struct PgAhead PgAhead;
PgAhead *pg_ahead_open(const char *url); /* NULL: out of memory */
void pg_ahead_send(PgAhead *ahead, const StoredNotices *notices);
void pg_ahead_close(PgAhead *ahead);

/* The reader's statements, and what they find. */
extern const char *const pg_read_sql[];
extern const int pg_read_sqls;
typedef struct PgReader {
    PgLink link;
    const char *node;
} PgReader;
void pg_read_one(PgReader *reader, Read *read);
void pg_read(PgReader *reader, Read *read, char why[STORE_WHY]); /* and says what is wrong */

/* What a node tells the others of a write; the length of what was written. Hints are sealed: any role
 * that may connect can listen and notify, but the key is in a table that only the nodes' role reads. */
enum { PG_HINT_TEXT = 160, PG_HINT_MOST = 7990 /* PostgreSQL takes fewer than 8000 bytes */ };
bool pg_hint_key(PgLink *link, uint8_t key[SECRET_KEY], char why[STORE_WHY]);
int pg_hint_write(const Write *write, char out[PG_HINT_TEXT]);
bool pg_hint_read(const char *word, StoreHint *out); /* false: it is not understood, and no hint */

/* The table of the notices, which is no step of the schema, is made if it is missing; and is it
 * there? */
bool pg_notices_make(PgLink *link, char why[STORE_WHY]);
bool pg_has_notices(PgLink *link);

/* The key of the notices: as it is there, or, if none is, as it is offered. */
bool pg_key_read(PgLink *link, StoreKey *out, char why[STORE_WHY]);
bool pg_key_keep(const char *url, StoreKey *key, char why[STORE_WHY]);

/* What the other nodes say. The first three are called on the loop, the others on the heart's
 * thread. */
typedef struct PgEars PgEars;
PgEars *pg_ears_open(const char *url, const char *node, const uint8_t key[SECRET_KEY],
                     uv_loop_t *loop);
void pg_ears_hear(PgEars *ears, StoreHinted *hinted, void *whom);
void pg_ears_close(PgEars *ears);
bool pg_ears_mend(PgEars *ears);  /* they hear, now or already; false: there is no link */
void pg_ears_doubt(PgEars *ears); /* the database was lost: they may be deaf without knowing */

/* The node's sign of life, and the time that all share. */
typedef struct PgHeart PgHeart;
PgHeart *pg_heart_open(const char *url, const char *node, const uint8_t key[SECRET_KEY],
                       uv_loop_t *loop, char why[STORE_WHY]);
void pg_heart_close(PgHeart *heart);
void pg_heart_hear(PgHeart *heart, StoreHinted *hinted, void *whom);
bool pg_heart_time(PgHeart *heart, int64_t now, StoreTime *out);
int pg_heart_silent_ms(PgHeart *heart); /* since it last had an answer */
uint64_t pg_heart_life(const PgHeart *heart);

/* loop NULL: for one program alone, while no node is alive. */
const StoreEngine *pg_engine(StorePlace at, uv_loop_t *loop, void **who, char why[STORE_WHY]);
bool pg_dump(const char *url, const char *file, char why[STORE_WHY]);
bool pg_purge(const char *url, int64_t before, StorePurge *out, char why[STORE_WHY]);
bool pg_verify(const char *url, void (*tell)(void *who, const char *what), void *who,
               StoreVerdict *out, char why[STORE_WHY]);

#endif
