/*
 * disk.c - the simulated disk: tables, games and chat in memory, with the contract of
 * engine.h. A commit happens whole or not at all; it may fail, or be the last thing that the
 * server does, before or behind the point where it counts.
 *
 * The shared one is a database for two nodes. They are told what the other has written, late, twice
 * or not at all; the answer to a commit may be lost; and it may forget: it is then as it was some
 * time ago, as a standby is that was behind.
 */
#include "sim.h"

#include "server/store/engine.h"

#include <stdlib.h>
#include <string.h>

enum { FAIL_ONE_IN = 60, DIE_ONE_IN = 2500, MOST_GAMES = 4096 };

/* A node is at a table. */
typedef struct DiskHere {
    bool attends;
    unsigned seats;
    int spectators;
} DiskHere;

typedef struct DiskTable {
    struct DiskTable *next;
    StoredTable table;
    StoredGame *game[MOST_GAMES]; /* game[number - 1] */
    StoredChat chat[STORE_CHAT_KEPT];
    int chats;
    int64_t chat_n; /* of the last that was ever said */
    int due_n;
    DiskHere here[DISK_NODES];
} DiskTable;

typedef struct DiskNotices {
    struct DiskNotices *next;
    StoredNotices is;
} DiskNotices;

typedef struct Disk {
    DiskTable *tables;
    DiskNotices *notices;
    int count;
    int64_t lived;
} Disk;

static Disk disk;
static Disk standby;
static int64_t beat_at; /* a node lived */
static int64_t begun;   /* the play clock when there was last no node */
static struct {
    bool runs;
    int64_t died_at;
    uint64_t life;       /* of its process */
    int64_t unseen_till; /* it lives, and its session was lost */
    StoreHinted *hinted;
    void *whom;
} node[DISK_NODES];

bool disk_is_bad;
jmp_buf disk_power;
long disk_commits;
long disk_failures;
long disk_unread;

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

/* --- Forgetting --- */

static void empty(Disk *d)
{
    while (d->tables != NULL) {
        DiskTable *t = d->tables;
        d->tables = t->next;
        for (int i = 0; i < MOST_GAMES; i++)
            free(t->game[i]);
        free(t);
    }
    while (d->notices != NULL) {
        DiskNotices *n = d->notices;
        d->notices = n->next;
        free(n);
    }
    *d = (Disk){.tables = NULL};
}

static void copy(const Disk *from, Disk *to)
{
    empty(to);
    *to = *from;
    DiskTable **last = &to->tables;
    for (const DiskTable *t = from->tables; t != NULL; t = t->next) {
        DiskTable *made = malloc(sizeof *made);
        *made = *t;
        for (int i = 0; i < MOST_GAMES && t->game[i] != NULL; i++) {
            made->game[i] = malloc(sizeof *made->game[i]);
            *made->game[i] = *t->game[i];
        }
        *last = made;
        last = &made->next;
    }
    *last = NULL;
    DiskNotices **end = &to->notices;
    for (const DiskNotices *n = from->notices; n != NULL; n = n->next) {
        *end = malloc(sizeof **end);
        **end = *n;
        end = &(*end)->next;
    }
    *end = NULL;
}

void disk_keep(void)
{
    copy(&disk, &standby);
}

void disk_forget(void)
{
    copy(&standby, &disk);
}

/* --- Nodes --- */

/* One that has died is missed after a while. */
static bool is_alive(int i)
{
    return node[i].runs || sim_now - node[i].died_at < DISK_ALIVE_MS;
}

/* What it has claimed is void. The session of a process ends with it; that of a machine is missed as
 * late as the node. One that has lost its link has another soon. */
static bool is_dead(uint64_t life)
{
    enum { LOST_ONE_IN = 10, LOST_MS = 500, APART_MS = 60 * 1000 };
    for (int i = 0; i < DISK_NODES; i++) {
        if (node[i].life != life)
            continue;
        if (!node[i].runs)
            return life % 5 != 0 || !is_alive(i);
        if (sim_now - node[i].unseen_till > APART_MS && sim_rarely(LOST_ONE_IN))
            node[i].unseen_till = sim_now + LOST_MS;
        return sim_now < node[i].unseen_till;
    }
    return true;
}

void disk_node_starts(int i)
{
    static uint64_t lives;
    bool alone = true;
    for (int other = 0; other < DISK_NODES; other++)
        alone = alone && (other == i || !is_alive(other));
    if (alone)
        begun = disk.lived;
    for (DiskTable *t = disk.tables; t != NULL; t = t->next)
        t->here[i] = (DiskHere){.attends = false};
    node[i].runs = true;
    node[i].life = ++lives;
    node[i].hinted = NULL;
}

void disk_node_dies(int i)
{
    node[i].runs = false;
    node[i].died_at = sim_now;
    node[i].hinted = NULL;
}

void disk_lose_links(int i)
{
    if (node[i].hinted != NULL)
        node[i].hinted(node[i].whom, &(StoreHint){.has_next = false});
}

static void hint_arrives(int i, int64_t hint, char *none)
{
    StoreHint *h = (StoreHint *)(intptr_t)hint;
    (void)none;
    if (node[i].hinted != NULL)
        node[i].hinted(node[i].whom, h);
    free(h);
}

/* Hints are lost, late and doubled. */
static void hint_others(int from, const Write *w)
{
    enum { LOST_PERCENT = 30, TWICE_PERCENT = 10, SOON_MS = 40, LATE_ONE_IN = 20, LATE_MS = 5000 };
    bool is_news = w->result == STORE_DONE && w->kind != WRITE_LIVED && w->kind != WRITE_NOTE &&
                   w->kind != WRITE_CHECK && w->kind != WRITE_NOTICES && w->kind != WRITE_SWEEP &&
                   !w->reply.alone;
    for (int to = 0; to < DISK_NODES && is_news; to++) {
        if (to == from || sim_chance(LOST_PERCENT))
            continue;
        for (int times = sim_chance(TWICE_PERCENT) ? 2 : 1; times > 0; times--) {
            StoreHint *h = calloc(1, sizeof *h);
            memcpy(h->table, w->table, sizeof h->table);
            h->has_next = w->kind == WRITE_DECISION;
            h->next = w->decision;
            sim_at(sim_now + sim_between(1, sim_rarely(LATE_ONE_IN) ? LATE_MS : SOON_MS),
                   hint_arrives, to, (int64_t)(intptr_t)h, NULL);
        }
    }
}

static StoreOthers others_of(const DiskTable *t, int i)
{
    StoreOthers others = {.here = 0};
    for (int other = 0; other < DISK_NODES; other++) {
        const DiskHere *h = &t->here[other];
        if (other == i || !h->attends || !is_alive(other))
            continue;
        others.here |= (uint8_t)h->seats;
        others.attending |= (uint8_t)(h->seats >> STORE_ATTENDING);
        others.spectators += h->spectators;
        others.nodes++;
        others.rank += other < i;
    }
    return others;
}

static bool is_attended(const DiskTable *t)
{
    return others_of(t, DISK_NODES).nodes > 0;
}

/* --- Writing --- */

static StoreResult write_table(const Write *w)
{
    const StoredTable *table = w->stored_table;
    DiskTable **link = link_of(table->id);
    bool follows = *link != NULL && (*link)->table.v == table->v - 1;
    bool is_same = follows && store_sum_table(&(*link)->table) == w->before;
    if (table->v == 1 ? *link != NULL : !follows || !is_same)
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

static const StoredNotices *notices_of(const char *id)
{
    const DiskNotices *n = disk.notices;
    while (n != NULL && strcmp(n->is.id, id) != 0)
        n = n->next;
    return n != NULL ? &n->is : NULL;
}

static StoreResult write_notices(const StoredNotices *next)
{
    const StoredNotices *known = notices_of(next->id);
    if (known != NULL ? known->v != next->v - 1 : next->v != 1)
        return STORE_REFUSED;
    DiskNotices *n = known != NULL
                         ? (DiskNotices *)((char *)(uintptr_t)known - offsetof(DiskNotices, is))
                         : NULL;
    if (n == NULL) {
        n = malloc(sizeof *n);
        n->next = disk.notices;
        disk.notices = n;
    }
    n->is = *next;
    return STORE_DONE;
}

const StoredNotices *disk_notices(const char *id)
{
    return notices_of(id);
}

void disk_put_notices(const char *id, const char *text)
{
    const StoredNotices *known = notices_of(id);
    StoredNotices next = {.v = known != NULL ? known->v + 1 : 1};
    strcpy(next.id, id);
    strcpy(next.text, text);
    write_notices(&next);
}

static StoreResult write_game(const Write *w)
{
    const StoredGame *from = w->stored_game;
    if (game_of(from->table, from->number) != NULL || from->number > MOST_GAMES)
        return STORE_REFUSED;
    StoreResult result = write_table(w);
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
    if (g == NULL || g->count > d->n || g->sum != d->before)
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
    g->at[g->count] = d->at;
    g->clock[g->count] = d->clock;
    g->standin[g->count++] = d->standin;
    g->sum = d->sum;
    g->asked_at = d->clock;
    g->over = d->ends;
    return STORE_DONE;
}

static StoreResult write_chat(const Write *w)
{
    DiskTable *t = *link_of(w->table);
    if (t == NULL || (t->chats > 0 && t->chat[t->chats - 1].n >= w->stored_chat->n))
        return STORE_REFUSED;
    if (w->stored_chat->n <= t->chat_n)
        sim_broken("line %lld of the chat of %s was said before", (long long)w->stored_chat->n,
                   w->table);
    t->chat_n = w->stored_chat->n;
    if (t->chats == STORE_CHAT_KEPT)
        memmove(t->chat, t->chat + 1, (size_t)--t->chats * sizeof t->chat[0]);
    t->chat[t->chats++] = *w->stored_chat;
    return STORE_DONE;
}

/* What a seat has said, or any; but the number of the last line stays. */
static void drop_chat(DiskTable *t, int seat)
{
    int kept = 0;
    for (int i = 0; i < t->chats; i++) {
        bool goes = seat == ORI_ANY_SEAT || t->chat[i].seat == seat;
        bool is_last = i == t->chats - 1;
        if (goes && is_last)
            t->chat[i].name[0] = t->chat[i].text[0] = '\0';
        if (!goes || is_last)
            t->chat[kept++] = t->chat[i];
    }
    t->chats = kept;
}

/* A player's name goes from every game, and what they said from the chat. */
static StoreResult forget_player(const Write *w)
{
    const StoredTable *next = w->stored_table;
    StoreResult result = write_table(w);
    DiskTable *t = *link_of(next->id);
    if (result != STORE_DONE)
        return result;
    for (int i = 0; i < MOST_GAMES && t->game[i] != NULL; i++)
        memcpy(t->game[i]->name[w->seat], next->seat[w->seat].name, ORI_NAME_TEXT);
    drop_chat(t, w->seat);
    return STORE_DONE;
}

static StoreResult drop_table(const Write *w)
{
    DiskTable **link = link_of(w->table);
    DiskTable *t = *link;
    if (t == NULL || t->table.v != w->v || is_attended(t))
        return STORE_REFUSED;
    sim_table_dropped(w->table);
    *link = t->next;
    for (int i = 0; i < MOST_GAMES; i++)
        free(t->game[i]);
    free(t);
    disk.count--;
    return STORE_DONE;
}

/* What was read is there. */
static StoreResult check(const Write *w)
{
    const DiskTable *t = *link_of(w->table);
    const StoredGame *g = game_of(w->table, w->decision.game);
    bool is_there =
        w->stored_table != NULL
            ? t != NULL && store_sum_table(&t->table) == store_sum_table(w->stored_table)
            : g != NULL && g->count == w->decision.n + 1 && g->sum == w->decision.sum;
    return is_there ? STORE_DONE : STORE_REFUSED;
}

static StoreResult write_one(const Write *w, int by)
{
    DiskTable *t = *link_of(w->table);
    switch (w->kind) {
    case WRITE_TABLE:
        return write_table(w);
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
    case WRITE_NOTICES:
        return write_notices(w->stored_notices);
    case WRITE_SWEEP: /* nobody has a pass for ever here */
        return STORE_DONE;
    case WRITE_DROP_TABLE:
        return drop_table(w);
    case WRITE_HERE:
    case WRITE_AWAY:
        if (t != NULL)
            t->here[by] = (DiskHere){.attends = w->kind == WRITE_HERE,
                                     .seats = (unsigned)w->seat,
                                     .spectators = w->count};
        return STORE_DONE;
    case WRITE_NOTHING:
        return STORE_DONE;
    case WRITE_CHECK:
        return check(w);
    case WRITE_DROP_CHAT:
        if (t != NULL)
            drop_chat(t, ORI_ANY_SEAT);
        return STORE_DONE;
    }
    return STORE_FAILED;
}

/* Of a shared store: which node, else NULL. */
static int node_of(const int *who)
{
    return who != NULL ? *who : 0;
}

static void fail_all(Write *first)
{
    for (Write *w = first; w != NULL; w = write_after(w))
        w->result = STORE_FAILED;
}

static void commit(void *who, Write *first)
{
    disk_commits++;
    bool fails = disk_is_bad && sim_rarely(FAIL_ONE_IN);
    bool answer_is_lost = fails && who != NULL && sim_chance(50);
    disk_failures += fails;
    if (fails && !answer_is_lost) {
        fail_all(first);
        return;
    }
    bool dies = disk_is_bad && sim_rarely(DIE_ONE_IN);
    if (dies && sim_chance(50))
        longjmp(disk_power, 1); /* before it counted */
    for (Write *w = first; w != NULL; w = write_after(w)) {
        w->result = write_one(w, node_of(who));
        if (who != NULL)
            hint_others(node_of(who), w);
    }
    if (dies)
        longjmp(disk_power, 1); /* it counts, and nobody was told */
    if (answer_is_lost)
        fail_all(first);
}

/* --- Reading --- */

static void read_table(Read *r, int by)
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
    r->found->others = others_of(t, by);
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
        return last == NULL && old && !is_attended(t);
    case STORE_OLD_GAMES:
        return last != NULL && !playing && old && !is_attended(t);
    case STORE_OLD_CHAT:
        return t->chats > 0 && t->chat[t->chats - 1].text[0] != '\0' && old;
    case STORE_PUBLIC:
        return t->table.is_public && (last == NULL || playing);
    case STORE_UNATTENDED:
        return playing && !is_attended(t) &&
               !(t->table.due > disk.lived && t->due_n == last->count);
    case STORE_RESTING:
    case STORE_DEAD:
    case STORE_MINE: /* nobody has a pass here */
    case STORE_ALL:
    case STORE_NEWS:
        return false;
    }
    return false;
}

static void read_news(Read *r, int by)
{
    r->list = calloc((size_t)r->asked + 1, sizeof *r->list);
    for (int i = 0; i < r->asked; i++) {
        StoreListed *to = &r->list[r->count++];
        const DiskTable *t = *link_of(r->ids[i]);
        memcpy(to->id, r->ids[i], SECRET_ID_TEXT);
        if (t == NULL)
            continue;
        to->v = t->table.v;
        to->games = t->table.games;
        to->count = to->games > 0 ? t->game[to->games - 1]->count : 0;
        to->chat = t->chats > 0 ? t->chat[t->chats - 1].n : 0;
        to->others = others_of(t, by);
        to->row_sum = store_sum_table(&t->table);
        to->game_sum = to->games > 0 ? t->game[to->games - 1]->sum : 0;
    }
}

static void read_list(Read *r, int by)
{
    r->list = calloc((size_t)disk.count + 1, sizeof *r->list);
    for (DiskTable *t = disk.tables; t != NULL && r->count < r->most; t = t->next)
        if (is_listed(t, r->kind, r->before)) {
            memcpy(r->list[r->count].id, t->table.id, SECRET_ID_TEXT);
            r->list[r->count++].v = t->table.v;
            if (r->kind == STORE_UNATTENDED)
                t->here[by] = (DiskHere){.attends = true};
        }
    if (r->kind == STORE_DEAD)
        r->count = is_dead((uint64_t)r->before);
    r->result = STORE_DONE;
}

static void read_notices(Read *r)
{
    const StoredNotices *n = notices_of(r->pass);
    bool fails = disk_is_bad && sim_rarely(FAIL_ONE_IN);
    r->notices = calloc(1, sizeof *r->notices);
    if (n != NULL && !fails)
        *r->notices = *n;
    r->result = fails ? STORE_FAILED : STORE_DONE;
    disk_unread += fails;
}

static void read_one(void *who, Read *r)
{
    if (r->what == READ_NOTICES)
        read_notices(r);
    else if (r->what == READ_LIST && r->kind == STORE_NEWS)
        read_news(r, node_of(who));
    else if (r->what == READ_LIST)
        read_list(r, node_of(who));
    else if (disk_is_bad && sim_rarely(FAIL_ONE_IN)) {
        r->result = STORE_FAILED;
        disk_unread++;
    } else
        read_table(r, node_of(who));
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

/* --- The shared one --- */

static const char *name(void *who)
{
    return *(int *)who == 0 ? "a" : "b";
}

static uint64_t life(void *who)
{
    return node[*(int *)who].life;
}

static bool time_of(void *unused, int64_t now, StoreTime *out)
{
    enum { NOBODY_MS = 3000 };
    int64_t passed = sim_now - beat_at;
    (void)unused;
    if (passed >= 0 && passed <= NOBODY_MS)
        disk.lived += passed;
    if (now > disk.lived)
        disk.lived = now;
    beat_at = sim_now;
    *out = (StoreTime){.lived = disk.lived, .begun = begun};
    return true;
}

static void hear(void *who, StoreHinted *hinted, void *whom)
{
    node[*(int *)who].hinted = hinted;
    node[*(int *)who].whom = whom;
}

const StoreEngine disk_shared_engine = {.commit = commit,
                                        .read = read_one,
                                        .lived = lived,
                                        .close = close_disk,
                                        .node = name,
                                        .life = life,
                                        .time = time_of,
                                        .hear = hear};
