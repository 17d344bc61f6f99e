/*
 * disk.c - the simulated disk: tables, games and chat in memory, with the contract of
 * engine.h. A commit happens whole or not at all; it may fail, or be the last thing that the
 * server does, before or behind the point where it counts.
 */
#include "sim.h"

#include "server/store/engine.h"

#include <stdlib.h>
#include <string.h>

enum { FAIL_ONE_IN = 60, DIE_ONE_IN = 2500, MOST_GAMES = 4096 };

typedef struct DiskTable {
    struct DiskTable *next;
    StoredTable table;
    StoredGame *game[MOST_GAMES]; /* game[number - 1] */
    StoredChat chat[STORE_CHAT_KEPT];
    int chats;
    int due_n;
} DiskTable;

static struct {
    DiskTable *tables;
    int count;
    int64_t lived;
} disk;

bool disk_is_bad;
jmp_buf disk_power;
long disk_commits;
long disk_failures;

static DiskTable **link_of(const char *id)
{
    DiskTable **link = &disk.tables;
    while (*link != NULL && strcmp((*link)->table.id, id) != 0)
        link = &(*link)->next;
    return link;
}

const StoredTable *disk_table(const char *id)
{
    const DiskTable *t = *link_of(id);
    return t != NULL ? &t->table : NULL;
}

static StoredGame *game_of(const char *id, int number)
{
    const DiskTable *t = *link_of(id);
    return t != NULL && number >= 1 && number <= MOST_GAMES ? t->game[number - 1] : NULL;
}

const StoredGame *disk_game(const char *id, int number)
{
    return game_of(id, number);
}

int disk_tables(void)
{
    return disk.count;
}

/* --- Writing --- */

static StoreResult write_table(const StoredTable *table)
{
    DiskTable **link = link_of(table->id);
    if (table->v == 1 ? *link != NULL : *link == NULL || (*link)->table.v != table->v - 1)
        return STORE_REFUSED;
    if (*link == NULL) {
        *link = calloc(1, sizeof **link);
        disk.count++;
    }
    int64_t used_at = (*link)->table.used_at;
    (*link)->table = *table;
    (*link)->table.used_at = table->v == 1 ? table->used_at : used_at;
    (*link)->table.due = 0;
    return STORE_DONE;
}

static StoreResult write_note(DiskTable *t, const StoreNote *note)
{
    if (t == NULL)
        return STORE_REFUSED;
    t->table.used_at = note->used_at;
    t->table.due = note->v == t->table.v ? note->due : 0;
    t->due_n = note->count;
    return STORE_DONE;
}

static StoreResult write_game(const Write *w)
{
    const StoredGame *from = w->stored_game;
    if (game_of(from->table, from->number) != NULL || from->number > MOST_GAMES)
        return STORE_REFUSED;
    StoreResult result = write_table(w->stored_table);
    if (result != STORE_DONE)
        return result;
    StoredGame *g = calloc(1, sizeof *g);
    memcpy(g, from, offsetof(StoredGame, decision));
    g->count = 0;
    (*link_of(from->table))->game[from->number - 1] = g;
    return STORE_DONE;
}

static StoreResult write_decision(const StoredDecision *d)
{
    StoredGame *g = game_of(d->table, d->game);
    if (g == NULL || g->count > d->n)
        return STORE_REFUSED;
    OriState state = g->start;
    for (int n = 0; n < g->count; n++)
        if (ori_apply(&state, g->decision[n], NULL) != NULL)
            sim_broken("the log of %s-%d cannot be replayed", d->table, d->game);
    if (d->n != g->count)
        sim_broken("decision %d of %s-%d is written behind %d", d->n, d->table, d->game, g->count);
    if (state.asked != d->seat || ori_apply(&state, d->decision, NULL) != NULL)
        sim_broken("an illegal decision is written: %d of %s-%d", d->n, d->table, d->game);
    g->decision[g->count] = d->decision;
    g->standin[g->count++] = d->standin;
    g->sum = d->sum;
    g->asked_at = d->clock;
    g->over = d->ends;
    return STORE_DONE;
}

static StoreResult write_chat(const Write *w)
{
    DiskTable *t = *link_of(w->table);
    if (t == NULL)
        return STORE_REFUSED;
    if (t->chats == STORE_CHAT_KEPT)
        memmove(t->chat, t->chat + 1, (size_t)--t->chats * sizeof t->chat[0]);
    t->chat[t->chats++] = *w->stored_chat;
    return STORE_DONE;
}

/* A player's name goes from every game, and what they said from the chat. */
static StoreResult forget_player(const Write *w)
{
    const StoredTable *next = w->stored_table;
    StoreResult result = write_table(next);
    DiskTable *t = *link_of(next->id);
    if (result != STORE_DONE)
        return result;
    for (int i = 0; i < MOST_GAMES && t->game[i] != NULL; i++)
        memcpy(t->game[i]->name[w->seat], next->seat[w->seat].name, ORI_NAME_TEXT);
    int kept = 0;
    for (int i = 0; i < t->chats; i++)
        if (t->chat[i].seat != w->seat)
            t->chat[kept++] = t->chat[i];
    t->chats = kept;
    return STORE_DONE;
}

static StoreResult drop_table(const Write *w)
{
    DiskTable **link = link_of(w->table);
    DiskTable *t = *link;
    if (t == NULL || t->table.v != w->v)
        return STORE_REFUSED;
    sim_table_dropped(w->table);
    *link = t->next;
    for (int i = 0; i < MOST_GAMES; i++)
        free(t->game[i]);
    free(t);
    disk.count--;
    return STORE_DONE;
}

static StoreResult write_one(const Write *w)
{
    DiskTable *t = *link_of(w->table);
    switch (w->kind) {
    case WRITE_TABLE:
        return write_table(w->stored_table);
    case WRITE_GAME:
        return write_game(w);
    case WRITE_FORGET:
        return forget_player(w);
    case WRITE_DECISION:
        return write_decision(&w->decision);
    case WRITE_CHAT:
        return write_chat(w);
    case WRITE_LIVED:
        disk.lived = w->clock > disk.lived ? w->clock : disk.lived;
        return STORE_DONE;
    case WRITE_NOTE:
        return write_note(t, &w->note);
    case WRITE_DROP_TABLE:
        return drop_table(w);
    case WRITE_HERE: /* of a shared store only */
    case WRITE_AWAY:
    case WRITE_NOTHING:
    case WRITE_CHECK:
        return STORE_DONE;
    case WRITE_DROP_CHAT:
        if (t != NULL)
            t->chats = 0;
        return STORE_DONE;
    }
    return STORE_FAILED;
}

static void commit(void *unused, Write *first)
{
    (void)unused;
    disk_commits++;
    if (disk_is_bad && sim_rarely(FAIL_ONE_IN)) {
        disk_failures++;
        for (Write *w = first; w != NULL; w = write_after(w))
            w->result = STORE_FAILED;
        return;
    }
    bool dies = disk_is_bad && sim_rarely(DIE_ONE_IN);
    if (dies && sim_chance(50))
        longjmp(disk_power, 1); /* before it counted */
    for (Write *w = first; w != NULL; w = write_after(w))
        w->result = write_one(w);
    if (dies)
        longjmp(disk_power, 1); /* it counts, and nobody was told */
}

/* --- Reading --- */

static void read_table(Read *r)
{
    const DiskTable *t = *link_of(r->table);
    r->result = STORE_REFUSED;
    if (t == NULL)
        return;
    int number = r->number == STORE_LAST_GAME ? t->table.games : r->number;
    const StoredGame *g = game_of(r->table, number);
    if (g == NULL && number != 0)
        return;
    r->result = STORE_DONE;
    r->found = calloc(1, sizeof *r->found);
    r->found->table = t->table;
    r->found->chats = t->chats;
    r->found->chat = malloc((size_t)(t->chats > 0 ? t->chats : 1) * sizeof t->chat[0]);
    memcpy(r->found->chat, t->chat, (size_t)t->chats * sizeof t->chat[0]);
    if (g != NULL) {
        r->found->game = malloc(sizeof *g);
        *r->found->game = *g;
    }
}

static bool is_listed(const DiskTable *t, StoreListKind kind, int64_t before)
{
    const StoredGame *last = t->table.games > 0 ? t->game[t->table.games - 1] : NULL;
    bool playing = last != NULL && !last->over;
    bool old = t->table.used_at < before;
    bool rests = t->table.due > before && last != NULL && t->due_n == last->count;
    switch (kind) {
    case STORE_PLAYING:
        return playing && !rests;
    case STORE_DUE:
        return t->table.due > 0 && t->table.due <= before;
    case STORE_LOBBIES:
        return last == NULL && t->table.is_public;
    case STORE_OLD_LOBBIES:
        return last == NULL && old;
    case STORE_OLD_GAMES:
        return last != NULL && !playing && old;
    case STORE_OLD_CHAT:
        return t->chats > 0 && old;
    case STORE_PUBLIC: /* of a shared store only */
    case STORE_RESTING:
    case STORE_UNATTENDED:
    case STORE_ALL:
    case STORE_NEWS:
        return false;
    }
    return false;
}

static void read_list(Read *r)
{
    r->list = calloc((size_t)disk.count + 1, sizeof *r->list);
    for (const DiskTable *t = disk.tables; t != NULL && r->count < r->most; t = t->next)
        if (is_listed(t, r->kind, r->before)) {
            memcpy(r->list[r->count].id, t->table.id, SECRET_ID_TEXT);
            r->list[r->count++].v = t->table.v;
        }
    r->result = STORE_DONE;
}

static void read_one(void *unused, Read *r)
{
    (void)unused;
    if (r->got == NULL)
        read_list(r);
    else if (disk_is_bad && sim_rarely(FAIL_ONE_IN))
        r->result = STORE_FAILED;
    else
        read_table(r);
}

static int64_t lived(void *unused)
{
    (void)unused;
    return disk.lived;
}

static void close_disk(void *unused)
{
    (void)unused;
}

const StoreEngine disk_engine = {
    .commit = commit, .read = read_one, .lived = lived, .close = close_disk};
