/*
 * move.c - copies everything from one store to another: from one machine to several, or back.
 *
 * It goes table by table, each in one commit: it checks what it reads as a server would and writes
 * it unchanged. The target must be empty, and the copy is verified at the end.
 */
#include "server/store/url.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PAGE = 200 };

typedef struct End {
    const char *place;
    const StoreEngine *engine;
    void *who;
} End;

typedef struct Move {
    End from;
    End to;
    JobLine line; /* of writes: the present table's */
    StoreVerdict *out;
    char *why;
} Move;

/* --- Reading --- */

static bool read_table(Move *m, const char *id, int number, Read *r)
{
    *r = (Read){.what = READ_TABLE, .number = number};
    snprintf(r->table, sizeof r->table, "%s", id);
    m->from.engine->read(m->from.who, r);
    if (r->result == STORE_DONE)
        return true;
    snprintf(m->why, STORE_WHY, "table %s cannot be read; 'oriflamme verify' tells what is wrong",
             id);
    read_free_found(r);
    return false;
}

/* --- Writing --- */

/* False: out of memory. */
static bool add(Move *m, const char *table, Write how)
{
    how.moved = true;
    Write *w = write_copy(&how, table);
    if (w != NULL)
        line_append(&m->line, &w->job);
    return w != NULL;
}

static bool add_table(Move *m, const StoreFound *f)
{
    const char *id = f->table.id;
    bool ok = add(m, id, (Write){.kind = WRITE_TABLE, .stored_table = &f->table});
    for (int i = 0; i < f->chats && ok; i++)
        ok = add(m, id, (Write){.kind = WRITE_CHAT, .stored_chat = &f->chat[i]});
    m->out->tables++;
    return ok;
}

static bool add_game(Move *m, const StoredGame *g)
{
    OriState state = g->start;
    StoredGame header = *g;
    header.sum = store_sum_game(g);
    uint64_t sum = header.sum;
    bool ok = add(m, g->table, (Write){.kind = WRITE_GAME, .stored_game = &header});
    for (int n = 0; n < g->count && ok; n++) {
        StoredDecision d = stored_decision(g, n, state.asked, sum);
        ori_apply(&state, g->decision[n], NULL);
        d.ends = state.ask == ORI_ASK_OVER;
        sum = d.sum;
        ok = add(m, g->table, (Write){.kind = WRITE_DECISION, .decision = d});
    }
    m->out->games++;
    m->out->over += g->over;
    m->out->decisions += g->count;
    return ok;
}

static void forget_writes(Move *m)
{
    while (m->line.first != NULL) {
        Write *w = (Write *)m->line.first;
        line_remove(&m->line, &w->job);
        write_free(w);
    }
}

static bool commit(Move *m, const char *id)
{
    bool ok = true;
    Write *first = (Write *)m->line.first;
    m->to.engine->commit(m->to.who, first);
    for (const Write *w = first; w != NULL; w = write_after(w))
        ok = ok && w->result == STORE_DONE;
    if (!ok)
        snprintf(m->why, STORE_WHY,
                 "table %s cannot be written; what has arrived is not all: empty"
                 " the new store before you try again",
                 id);
    return ok;
}

static bool move_table(Move *m, const char *id)
{
    Read r;
    if (!read_table(m, id, STORE_LAST_GAME, &r))
        return false;
    int games = r.found->table.games;
    bool ok = add_table(m, r.found);
    read_free_found(&r);
    for (int number = 1; number <= games && ok; number++) {
        if (!read_table(m, id, number, &r))
            return false;
        ok = r.found->game != NULL && add_game(m, r.found->game);
        read_free_found(&r);
    }
    if (!ok)
        snprintf(m->why, STORE_WHY, "out of memory");
    return ok && commit(m, id);
}

/* --- All of it --- */

static int list(const End *end, const char *behind, int most, Read *r)
{
    *r = (Read){.what = READ_LIST, .kind = STORE_ALL, .most = most};
    snprintf(r->table, sizeof r->table, "%s", behind);
    end->engine->read(end->who, r);
    return r->count;
}

static bool move_tables(Move *m)
{
    char last[SECRET_ID_TEXT] = "";
    Read page;
    bool ok = true;
    for (int count = PAGE; ok && count == PAGE;) {
        count = list(&m->from, last, PAGE, &page);
        for (int i = 0; i < count && ok; i++) {
            memcpy(last, page.list[i].id, sizeof last);
            ok = move_table(m, last);
            forget_writes(m);
        }
        read_free_found(&page);
    }
    return ok;
}

/* Devices, and what was told. */
static bool move_notices(Move *m)
{
    char last[NOTICES_ID] = "";
    bool ok = true;
    for (bool more = true; ok && more;) {
        Read r = {.what = READ_NOTICES, .behind = true};
        snprintf(r.pass, sizeof r.pass, "%s", last);
        m->from.engine->read(m->from.who, &r);
        ok = r.result == STORE_DONE;
        more = ok && r.notices->v > 0;
        snprintf(m->why, STORE_WHY, "%s",
                 ok ? "out of memory"
                    : "the notices cannot be read; 'oriflamme verify' tells what is wrong");
        if (more) {
            snprintf(last, sizeof last, "%s", r.notices->id);
            ok = add(m, "", (Write){.kind = WRITE_NOTICES, .stored_notices = r.notices}) &&
                 commit(m, "-");
        }
        read_free_found(&r);
        forget_writes(m);
    }
    return ok;
}

static bool move_clock(Move *m)
{
    int64_t lived = m->from.engine->lived(m->from.who);
    bool ok = add(m, "", (Write){.kind = WRITE_LIVED, .clock = lived}) && commit(m, "-");
    forget_writes(m);
    return ok;
}

/* Devices know the key of the notices: it goes with them. */
static bool move_key(Move *m)
{
    StoreKey key = {.is_offered = false};
    if (!m->from.engine->key(m->from.who, &key, m->why))
        return false;
    key.is_offered = key.is_there;
    return !key.is_there || m->to.engine->key(m->to.who, &key, m->why);
}

static bool is_empty(Move *m)
{
    Read r;
    bool empty = list(&m->to, "", 1, &r) == 0;
    read_free_found(&r);
    if (!empty)
        snprintf(m->why, STORE_WHY, "the new store has tables already: it must be empty");
    return empty;
}

/* Writers create the folder; here it must exist. */
static bool is_there(const char *place, char why[STORE_WHY])
{
    char path[4200];
    struct stat about;
    snprintf(path, sizeof path, "%.4000s/oriflamme.db", place);
    if (store_is_url(place) || stat(path, &about) == 0)
        return true;
    snprintf(why, STORE_WHY, "%.300s: there is no store", place);
    return false;
}

static bool has_arrived(const char *place, const StoreVerdict *sent, char why[STORE_WHY]);

bool store_move(const char *from, const char *to, StoreVerdict *out, char why[STORE_WHY])
{
    Move m = {.from = {.place = from}, .to = {.place = to}, .out = out, .why = why};
    *out = (StoreVerdict){.tables = 0};
    if (!is_there(from, why))
        return false;
    m.from.engine = store_engine_at((StorePlace){.place = from}, NULL, &m.from.who, why);
    if (m.from.engine == NULL)
        return false;
    m.to.engine = store_engine_at((StorePlace){.place = to}, NULL, &m.to.who, why);
    bool ok = m.to.engine != NULL && is_empty(&m) && move_tables(&m) && move_clock(&m) &&
              move_notices(&m) && move_key(&m);
    forget_writes(&m);
    m.from.engine->close(m.from.who);
    if (m.to.engine != NULL)
        m.to.engine->close(m.to.who);
    return ok && has_arrived(to, out, why);
}

static void be_quiet(void *who, const char *what)
{
    snprintf(who, STORE_WHY, "what has arrived is damaged: %.400s", what);
}

static bool has_arrived(const char *place, const StoreVerdict *sent, char why[STORE_WHY])
{
    StoreVerdict there;
    if (!store_verify(place, be_quiet, why, &there, why) || there.wrong > 0)
        return false;
    if (there.tables == sent->tables && there.games == sent->games &&
        there.decisions == sent->decisions)
        return true;
    snprintf(why, STORE_WHY, "of %lld decisions %lld have arrived", (long long)sent->decisions,
             (long long)there.decisions);
    return false;
}
