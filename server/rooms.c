/*
 * rooms.c - the rooms in memory: found, read, let go.
 */
#include "server/rooms.h"

#include "server/dues.h"
#include "server/follow.h"
#include "server/game.h"
#include "server/log.h"
#include "server/seats.h"

#include <stdlib.h>
#include <string.h>

enum {
    BUCKETS = 8192,
    LISTED = 100,
    LISTED_OF_ONE = 5, /* address */
    LIST_MS = SECOND_MS,
    SHARES = 20,      /* of the tables: one address may hold one, ... */
    LEAST_SHARE = 10, /* ... but so many in any case */
    IDLE_MS = 10 * MINUTE_MS,
    REST_MS = 10 * MINUTE_MS, /* with so much of a player's clock left the disk is enough */
    SWEEP_MS = MINUTE_MS,
    AT_START = 100000, /* games that are read at the start */
};

/* Somebody waits for a room that is being read. */
typedef struct Want {
    struct Want *next;
    struct Want *before;
    Server *server;
    WantKind kind;
    RoomWanted *then;
    void *who; /* NULL: gone */
    bool gone;
    char id[SECRET_ID_TEXT];
} Want;

/* A table that is being dropped from the store. */
typedef struct Dropping {
    struct Dropping *next;
    Rooms *rooms;
    char id[SECRET_ID_TEXT];
} Dropping;

struct Rooms {
    Room *bucket[BUCKETS];
    int count;
    Want *wants;
    Dropping *droppings;
    Dues *dues; /* tables that are on the disk alone, with a clock that runs */
    Json list;  /* the public tables, as they were told last */
    int64_t listed_at;
    int64_t swept_at;
    bool left_out; /* a game that is being played found no place: it is looked for again */
};

static Room **bucket_of(const Server *server, const char *id)
{
    uint32_t hash = 2166136261u;
    for (const char *p = id; *p != '\0'; p++)
        hash = (hash ^ (uint8_t)*p) * 16777619u;
    return &server->rooms->bucket[hash % BUCKETS];
}

int rooms_count(const Server *server)
{
    return server->rooms->count;
}

int rooms_resting(const Server *server)
{
    return dues_count(server->rooms->dues);
}

int rooms_playing(const Server *server)
{
    int playing = 0;
    for (int i = 0; i < BUCKETS; i++)
        for (const Room *r = server->rooms->bucket[i]; r != NULL; r = r->next)
            playing += r->game.phase == ROOM_PLAYING;
    return playing;
}

int rooms_share(const Server *server)
{
    int share = server->config->max_tables / SHARES;
    return share > LEAST_SHARE ? share : LEAST_SHARE;
}

Room *rooms_find(const Server *server, const char *id)
{
    for (Room *room = *bucket_of(server, id); room != NULL; room = room->next)
        if (strcmp(room->table.id, id) == 0)
            return room;
    return NULL;
}

/* --- Coming into memory, and leaving it --- */

static Room *new_room(Server *server, const StoredTable *table)
{
    Room *room = calloc(1, sizeof *room);
    if (room == NULL)
        return NULL;
    int64_t now = clock_now(&server->clock);
    room->server = server;
    room->table = *table;
    room->idle_since = now;
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        room->gone_at[seat] = now;
    seats_take_bots(room);
    return room;
}

static void free_room(Room *room)
{
    timer_stop(&room->server->clock, &room->host_timer);
    game_free(room);
    chat_clear(room);
    free(room);
}

static void keep(Room *room)
{
    Room **bucket = bucket_of(room->server, room->table.id);
    room->next = *bucket;
    *bucket = room;
    room->server->rooms->count++;
    dues_drop(room->server->rooms->dues, room->table.id);
}

Room *rooms_add(Server *server, const StoredTable *table, Address *maker)
{
    Room *room = new_room(server, table);
    if (room == NULL)
        return NULL;
    room->maker = maker;
    if (maker != NULL) {
        maker->uses++;
        maker->tables_held++;
    }
    keep(room);
    if (table->is_public)
        server->rooms->list.length = 0; /* it is listed at once */
    return room;
}

static void let_go(Room *room)
{
    Server *server = room->server;
    for (Room **link = bucket_of(server, room->table.id); *link != NULL; link = &(*link)->next)
        if (*link == room) {
            *link = room->next;
            break;
        }
    server->rooms->count--;
    if (room->maker != NULL) {
        room->maker->uses--;
        room->maker->tables_held--;
    }
    minds_forget(server->minds, room);
    seats_forget(room);
    if (room->is_told)
        store_put_away(server->store, room->table.id);
    if (game_waits(room) && store_is_shared(server->store))
        store_put_sleep(server->store, room->table.id, room->table.games, room->table.v,
                        room->game.count);
    store_put_used(server->store, room->table.id, clock_now(&server->clock));
    free_room(room);
}

/* Nothing has to be done for it soon, however long nobody comes. On a shared store another node
 * would take up a game with a clock at once: it stays. */
static bool may_rest(const Room *room)
{
    return room->game.phase == ROOM_OVER || game_waits(room) ||
           (!store_is_shared(room->server->store) && game_left(room) > REST_MS);
}

/* The disk has it; if a clock runs, it is fetched in time. */
static void rest(Room *room)
{
    int64_t left = game_left(room);
    if (left < 0 || dues_put(room->server->rooms->dues, room->table.id, left))
        let_go(room);
}

/* --- Making place --- */

/* What is lost when it goes: the least first. -1: it must stay. */
static int worth(const Room *room)
{
    if (room_is_used(room))
        return -1;
    if (room->game.phase == ROOM_OVER)
        return 0;
    if (room->game.phase == ROOM_LOBBY)
        return 1;
    return may_rest(room) ? 2 : -1;
}

bool rooms_make_place(Server *server)
{
    Room *least = NULL;
    if (server->rooms->count < server->config->max_tables)
        return true;
    for (int i = 0; i < BUCKETS; i++)
        for (Room *r = server->rooms->bucket[i]; r != NULL; r = r->next) {
            int value = worth(r);
            if (value >= 0 && (least == NULL || value < worth(least) ||
                               (value == worth(least) && r->idle_since < least->idle_since)))
                least = r;
        }
    if (least == NULL)
        return false;
    rest(least);
    return true;
}

/* --- Dropping --- */

static bool is_being_dropped(const Server *server, const char *id)
{
    for (const Dropping *d = server->rooms->droppings; d != NULL; d = d->next)
        if (strcmp(d->id, id) == 0)
            return true;
    return false;
}

static bool is_wanted(const Server *server, const char *id)
{
    for (const Want *w = server->rooms->wants; w != NULL; w = w->next)
        if (strcmp(w->id, id) == 0)
            return true;
    return false;
}

static void dropped(void *who, StoreResult result)
{
    Dropping *d = who;
    (void)result;
    for (Dropping **link = &d->rooms->droppings; *link != NULL; link = &(*link)->next)
        if (*link == d) {
            *link = d->next;
            break;
        }
    free(d);
}

/* Between the looking and the writing nobody may come in: who wants it meanwhile is told to come
 * again, and one that somebody has or reads is left alone. */
bool rooms_drop(Server *server, const StoreListed *listed)
{
    if (rooms_find(server, listed->id) != NULL || is_wanted(server, listed->id) ||
        is_being_dropped(server, listed->id))
        return false;
    Dropping *d = malloc(sizeof *d);
    if (d == NULL)
        return false;
    *d = (Dropping){.next = server->rooms->droppings, .rooms = server->rooms};
    memcpy(d->id, listed->id, SECRET_ID_TEXT);
    server->rooms->droppings = d;
    if (store_drop_table(server->store, listed->id, listed->v,
                         (StoreReply){.done = dropped, .who = d}))
        return true;
    dropped(d, STORE_FAILED);
    return false;
}

/* --- Wanting --- */

static Room *room_of(Server *server, const StoreFound *found)
{
    Room *room = new_room(server, &found->table);
    if (room == NULL || (found->game != NULL && !game_take(room, found->game))) {
        if (room != NULL)
            free_room(room);
        return NULL;
    }
    int64_t now = clock_now(&server->clock);
    /* A live clock begins anew when there was no server, and none is ahead of the clock. */
    int64_t begun = store_is_shared(server->store) ? server->begun : now;
    if (room->table.pace == PACE_LIVE && room->game.asked_at < begun)
        room->game.asked_at = begun;
    if (room->game.asked_at > now)
        room->game.asked_at = now;
    room->others = found->others;
    for (int i = 0; i < found->chats; i++)
        chat_take(room, &found->chat[i]);
    return room;
}

static void unlink_want(Rooms *rooms, Want *w)
{
    if (w->before != NULL)
        w->before->next = w->next;
    else
        rooms->wants = w->next;
    if (w->next != NULL)
        w->next->before = w->before;
}

/* One that is in memory is moved on to what the store has. */
static Room *move_on(Room *room, WantKind kind, StoreResult result, const StoreFound *found,
                     ErrorCode *code)
{
    *code = ERROR_NONE;
    if (kind != WANT_AGAIN && !store_is_shared(room->server->store))
        return room; /* what is in memory is what is on the disk */
    if (result == STORE_DONE) {
        follow_take(room, found);
        return room;
    }
    *code = result == STORE_REFUSED ? ERROR_NO_TABLE : ERROR_STORE_FAILED;
    if (result == STORE_REFUSED)
        follow_lost(room);
    return NULL;
}

/* One that is not comes into it, or is only looked at. */
static Room *bring(Want *w, const StoreFound *found, ErrorCode *code)
{
    Server *server = w->server;
    Room *room = room_of(server, found);
    if (room == NULL || w->kind == WANT_TO_LOOK)
        return room;
    if (!rooms_make_place(server)) {
        free_room(room);
        *code = ERROR_TOO_MANY;
        return NULL;
    }
    keep(room);
    game_wake(room);
    follow_attend(room);
    return room;
}

static void got(void *who, StoreResult result, const StoreFound *found)
{
    Want *w = who;
    Server *server = w->server;
    if (server->rooms == NULL) { /* the server has ended meanwhile */
        free(w);
        return;
    }
    unlink_want(server->rooms, w);
    Room *known = rooms_find(server, w->id); /* another may have read it */
    Room *room = known;
    ErrorCode code = result == STORE_REFUSED ? ERROR_NO_TABLE : ERROR_STORE_FAILED;
    if (known != NULL && w->kind == WANT_AGAIN)
        known->reading--;
    if (known != NULL)
        room = move_on(known, w->kind, result, found, &code);
    else if (result == STORE_DONE && !w->gone && w->kind != WANT_AGAIN)
        room = bring(w, found, &code);
    if (!w->gone)
        w->then(w->who, w->kind == WANT_AGAIN ? known : room, code);
    if (known == NULL && room != NULL && w->kind == WANT_TO_LOOK)
        free_room(room);
    free(w);
}

static bool is_id(const char *id)
{
    return strlen(id) == SECRET_ID_TEXT - 1 && strspn(id, "0123456789abcdef") == SECRET_ID_TEXT - 1;
}

static bool want(Server *server, const char *id, WantKind kind, RoomWanted *then, void *who)
{
    Want *w = calloc(1, sizeof *w);
    if (w == NULL)
        return false;
    *w = (Want){
        .next = server->rooms->wants, .server = server, .kind = kind, .then = then, .who = who};
    memcpy(w->id, id, SECRET_ID_TEXT);
    if (w->next != NULL)
        w->next->before = w;
    server->rooms->wants = w;
    if (store_get(server->store, id, STORE_LAST_GAME, got, w))
        return true;
    unlink_want(server->rooms, w);
    free(w);
    return false;
}

/* On a shared store what is in memory may be behind: it is read before anybody is answered. */
void rooms_want(Server *server, const char *id, WantKind kind, RoomWanted *then, void *who)
{
    Room *room = is_id(id) ? rooms_find(server, id) : NULL;
    if (!is_id(id) || (room != NULL && !store_is_shared(server->store)))
        then(who, room, ERROR_NO_TABLE);
    else if (is_being_dropped(server, id))
        then(who, NULL, ERROR_BUSY);
    else if (!want(server, id, kind, then, who))
        then(who, NULL, ERROR_STORE_FAILED);
}

bool rooms_refresh(Room *room, RoomWanted *then, void *who)
{
    bool wanted = want(room->server, room->table.id, WANT_AGAIN, then, who);
    room->reading += wanted;
    return wanted;
}

void rooms_unwant(Server *server, const void *who)
{
    for (Want *w = server->rooms->wants; w != NULL; w = w->next)
        w->gone = w->gone || w->who == who;
}

/* --- The start: what is being played is read, and kept if the server has something to do --- */

/* A game that this node has said to attend, until it is in memory. */
typedef struct Adoption {
    Server *server;
    bool is_due; /* it has rested, and its clock has run out */
    char id[SECRET_ID_TEXT];
} Adoption;

static void adopted(void *who, Room *room, ErrorCode code)
{
    Adoption *a = who;
    Server *server = a->server;
    server->rooms->left_out = server->rooms->left_out || code == ERROR_TOO_MANY;
    if (room == NULL && store_is_shared(server->store))
        store_put_away(server->store, a->id); /* else nobody would look for it again */
    if (room == NULL && a->is_due && code != ERROR_NO_TABLE)
        dues_put(server->rooms->dues, a->id, MINUTE_MS); /* the disk has refused, or it is full */
    if (room != NULL && may_rest(room) && !room_is_used(room))
        rest(room);
    free(a);
}

/* Also if somebody is looking at it just now: that does not keep it. */
static void adopt(Server *server, const char *id, bool is_due)
{
    Adoption *a = malloc(sizeof *a);
    if (a == NULL) {
        store_put_away(server->store, id);
        return;
    }
    a->server = server;
    a->is_due = is_due;
    memcpy(a->id, id, SECRET_ID_TEXT);
    rooms_want(server, id, WANT_TO_STAY, adopted, a);
}

void rooms_adopt(void *who, StoreListKind kind, const StoreListed list[], int count)
{
    Server *server = who;
    for (int i = 0; i < count && !server->stopping; i++)
        if (rooms_find(server, list[i].id) == NULL)
            adopt(server, list[i].id, false);
    if (count > 0)
        log_event(LOG_NOTE, kind == STORE_LOBBIES ? "lobbies-found" : "games-found", "count=%d",
                  count);
}

static void fall_due(Server *server, const char *id)
{
    if (!server->stopping && rooms_find(server, id) == NULL)
        adopt(server, id, true);
}

static void brought(void *who, Room *room, ErrorCode code)
{
    (void)who;
    (void)room;
    (void)code;
}

void rooms_bring(void *who, StoreListKind kind, const StoreListed list[], int count)
{
    Server *server = who;
    (void)kind;
    for (int i = 0; i < count && !server->stopping; i++)
        if (rooms_find(server, list[i].id) == NULL && !is_wanted(server, list[i].id))
            rooms_want(server, list[i].id, WANT_TO_STAY, brought, server);
}

bool rooms_open(Server *server)
{
    server->rooms = calloc(1, sizeof *server->rooms);
    if (server->rooms == NULL || (server->rooms->dues = dues_open(server, fall_due)) == NULL)
        return false;
    server->rooms->list = TEXT_NEW;
    server->rooms->swept_at = clock_now(&server->clock);
    if (store_is_shared(server->store)) /* the others may be playing the rest */
        return store_list(server->store, STORE_UNATTENDED, 0, AT_START, rooms_adopt, server) &&
               store_list(server->store, STORE_PUBLIC, 0, LISTED, rooms_bring, server);
    return store_list(server->store, STORE_PLAYING, 0, AT_START, rooms_adopt, server) &&
           store_list(server->store, STORE_LOBBIES, 0, LISTED, rooms_adopt, server);
}

/* --- Listing and letting go --- */

void rooms_each(Server *server, void (*tell)(Room *room))
{
    for (int i = 0; i < BUCKETS; i++)
        for (Room *next, *room = server->rooms->bucket[i]; room != NULL; room = next) {
            next = room->next;
            tell(room);
        }
}

int rooms_ids(const Server *server, bool (*fits)(const Room *room), char (*out)[SECRET_ID_TEXT],
              int most)
{
    int count = 0;
    for (int i = 0; i < BUCKETS; i++)
        for (const Room *room = server->rooms->bucket[i]; room != NULL && count < most;
             room = room->next)
            if (fits(room))
                memcpy(out[count++], room->table.id, SECRET_ID_TEXT);
    return count;
}

static int newest_first(const void *a, const void *b)
{
    const Room *x = *(Room *const *)a;
    const Room *y = *(Room *const *)b;
    return x->table.made_at < y->table.made_at ? 1 : -1;
}

/* Not many of one address: nobody can push all others off the list. */
static void put_list(Json *out, Room *const list[], int count)
{
    out_open(out, '[');
    for (int i = 0, listed = 0; i < count && listed < LISTED; i++) {
        int same = 0;
        for (int j = 0; j < i && same < LISTED_OF_ONE && list[i]->maker != NULL; j++)
            same += list[j]->maker == list[i]->maker;
        if (same >= LISTED_OF_ONE)
            continue;
        out_open(out, '{');
        put_table(out, list[i]);
        out_close(out, '}');
        listed++;
    }
    out_close(out, ']');
}

static void make_list(Server *server, Json *out)
{
    Rooms *rooms = server->rooms;
    Room **list = malloc((size_t)(rooms->count > 0 ? rooms->count : 1) * sizeof *list);
    int count = 0;
    text_clear(out);
    if (list == NULL) {
        out_json(out, "[]");
        return;
    }
    for (int i = 0; i < BUCKETS; i++)
        for (Room *room = rooms->bucket[i]; room != NULL; room = room->next)
            if (room->table.is_public && room->game.phase != ROOM_OVER)
                list[count++] = room;
    qsort(list, (size_t)count, sizeof *list, newest_first);
    put_list(out, list, count);
    free(list);
}

/* Made at most once a second, however often it is asked for. */
void rooms_list(Server *server, Json *out)
{
    Rooms *rooms = server->rooms;
    int64_t now = clock_now(&server->clock);
    if (rooms->list.length == 0 || now - rooms->listed_at >= LIST_MS) {
        make_list(server, &rooms->list);
        rooms->listed_at = now;
    }
    out_json(out, rooms->list.text);
}

static void sweep(Room *room)
{
    int64_t idle = clock_now(&room->server->clock) - room->idle_since;
    bool shared = store_is_shared(room->server->store); /* then it is read again in any case */
    bool lobby = room->game.phase == ROOM_LOBBY && idle > (shared ? MINUTE_MS : DAY_MS);
    bool rests = idle > (shared ? MINUTE_MS : IDLE_MS) && may_rest(room);
    if (!room_is_used(room) && (lobby || rests))
        rest(room);
}

void rooms_tick(Server *server)
{
    int64_t now = clock_now(&server->clock);
    if (now - server->rooms->swept_at < SWEEP_MS)
        return;
    server->rooms->swept_at = now;
    rooms_each(server, sweep);
    if (server->rooms->left_out) {
        server->rooms->left_out = false;
        store_list(server->store, store_is_shared(server->store) ? STORE_UNATTENDED : STORE_PLAYING,
                   0, AT_START, rooms_adopt, server);
    }
}

void rooms_close(Server *server)
{
    rooms_each(server, let_go);
    dues_close(server->rooms->dues);
    text_free(&server->rooms->list);
    free(server->rooms);
    server->rooms = NULL;
}
