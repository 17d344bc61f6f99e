/*
 * told.c - reads and writes the last notices of a table.
 */
#include "server/room/told.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_READS = 5 };

bool told_read(const StoredNotices *kept, Told *out)
{
    StoredNotices again;
    *out = (Told){.till = 0};
    if (kept->v == 0 || kept->text[0] == '\0')
        return true;
    int size = 0;
    sscanf(kept->text, "told %" SCNd64 "\ntelling %" SCNd64 " %" SCNd64 " %" SCNu64 "\nwaits%n",
           &out->till, &out->telling, &out->at, &out->by, &size);
    for (const char *at = kept->text + size; size > 0 && out->waits < TOLD_LETTERS; at += size)
        if (sscanf(at, " %" SCNx64 "%n", &out->waiting[out->waits], &size) == 1)
            out->waits++;
        else
            break;
    told_write(out, &again);
    return strcmp(again.text, kept->text) == 0;
}

void told_write(const Told *told, StoredNotices *out)
{
    int size = snprintf(out->text, sizeof out->text, "told %" PRId64 "\n", told->till);
    if (told->telling == 0)
        return;
    size += snprintf(out->text + size, sizeof out->text - (size_t)size,
                     "telling %" PRId64 " %" PRId64 " %" PRIu64 "\n", told->telling, told->at,
                     told->by);
    for (int i = 0; i < told->waits; i++)
        size += snprintf(out->text + size, sizeof out->text - (size_t)size, "%s %" PRIx64 "%s",
                         i == 0 ? "waits" : "", told->waiting[i], i == told->waits - 1 ? "\n" : "");
}

uint64_t told_letter(int seat, const char *url)
{
    char text[NOTICE_URL + 16];
    uint8_t hash[SECRET_HASH];
    uint64_t letter = 0;
    snprintf(text, sizeof text, "%d %s", seat, url);
    secret_hash(text, hash);
    for (size_t i = 0; i < sizeof letter; i++)
        letter = letter << 8 | hash[i];
    return letter;
}

int64_t told_till(const Told *told, int seat, const char *url)
{
    uint64_t letter = told_letter(seat, url);
    bool waits = told->waits == 0;
    for (int i = 0; i < told->waits; i++)
        waits = waits || told->waiting[i] == letter;
    return waits || told->till > told->telling ? told->till : told->telling;
}

/* --- Kept --- */

typedef struct Keeping {
    Server *server;
    int64_t till;
    ToldKept *then;
    void *who;
    int reads;
    StoredNotices kept;
} Keeping;

static void end(Keeping *k, StoreResult result)
{
    k->then(k->who, result);
    free(k);
}

static void read_kept(Keeping *k);

static void written(void *who, StoreResult result)
{
    Keeping *k = who;
    if (result == STORE_REFUSED && k->reads < MOST_READS)
        read_kept(k);
    else
        end(k, result);
}

static void write_kept(Keeping *k, const Told *told, int64_t v)
{
    k->kept.v = v;
    told_write(told, &k->kept);
    if (!store_put_notices(k->server->store, &k->kept, (StoreReply){.done = written, .who = k}))
        end(k, STORE_FAILED);
}

static void got(void *who, StoreResult result, const StoredNotices *kept)
{
    Keeping *k = who;
    Told told;
    if (result != STORE_DONE || !told_read(kept, &told)) {
        end(k, STORE_FAILED);
        return;
    }
    told.till = told.till > k->till ? told.till : k->till;
    if (told.telling <= told.till) {
        told.telling = 0;
        told.waits = 0;
    }
    write_kept(k, &told, kept->v + 1);
}

static void read_kept(Keeping *k)
{
    k->reads++;
    if (!store_get_notices(k->server->store, k->kept.id, got, k))
        end(k, STORE_FAILED);
}

static void begin(Keeping how, const char *table, const Told *told, int64_t v)
{
    Keeping *k = malloc(sizeof *k);
    if (k == NULL) {
        how.then(how.who, STORE_FAILED);
        return;
    }
    *k = how;
    snprintf(k->kept.id, sizeof k->kept.id, "%s", table);
    write_kept(k, told, v);
}

void told_keep_some(Server *server, const char *table, const Told *told, int64_t claim_v,
                    ToldKept *then, void *who)
{
    Keeping how = {.server = server, .then = then, .who = who, .reads = MOST_READS};
    begin(how, table, told, claim_v + 1);
}

void told_keep(Server *server, const char *table, int64_t till, int64_t claim_v, ToldKept *then,
               void *who)
{
    Keeping how = {.server = server, .till = till, .then = then, .who = who};
    begin(how, table, &(Told){.till = till}, claim_v + 1);
}

void told_mark(const char *table, int64_t till, int64_t claim_v, char mark[LETTER_MARK])
{
    snprintf(mark, LETTER_MARK, "%s %" PRId64 " %" PRId64, table, till, claim_v + 1);
}

void told_send(void *who, const char *mark)
{
    const Server *server = who;
    Told told = {.till = 0};
    StoredNotices note;
    if (sscanf(mark, "%20s %" SCNd64 " %" SCNd64, note.id, &told.till, &note.v) != 3)
        return;
    told_write(&told, &note);
    store_send_notices(server->store, &note);
}
