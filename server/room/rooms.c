/*
 * rooms.c - the rooms in memory: finds, keeps and lists them, and lets go of those that nobody
 * needs.
 *
 * Everything in memory is also on disk: letting go of a room costs a later reading, nothing else.
 */
#include "server/room/rooms.h"

#include "server/room/game.h"
#include "server/room/letters.h"
#include "server/room/notices.h"
#include "server/room/take.h"

#include <stdlib.h>
#include <string.h>

enum {
    SHARES = 20,      /* of the tables: one address may hold one, ... */
    LEAST_SHARE = 10, /* ... but at least this many */
    IDLE_MS = 10 * MINUTE_MS,
    REST_MS = 10 * MINUTE_MS, /* with this much of a player's clock left the disk is enough */
    SWEEP_MS = MINUTE_MS,
    LISTED_OF_ONE = 5, /* address */
    LIST_MS = SECOND_MS,
};

static Room **bucket_of(const Server *server, const char *id)
{
    uint32_t hash = 2166136261u;
    for (const char *p = id; *p != '\0'; p++)
        hash = (hash ^ (uint8_t)*p) * 16777619u;
    return &server->rooms->bucket[hash % ROOMS_BUCKETS];
}

int rooms_count(const Server *server)
{
    return server->rooms->count;
}

int rooms_resting(const Server *server)
{
    return server->rooms->resting;
}

int rooms_playing(const Server *server)
{
    int playing = 0;
    for (int i = 0; i < ROOMS_BUCKETS; i++)
        for (const Room *r = server->rooms->bucket[i]; r != NULL; r = r->next)
            playing += r->table.game.phase == ROOM_PLAYING;
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
        if (strcmp(room->table.row.id, id) == 0)
            return room;
    return NULL;
}

void rooms_each(Server *server, void (*tell)(Room *room))
{
    for (int i = 0; i < ROOMS_BUCKETS; i++)
        for (Room *next, *room = server->rooms->bucket[i]; room != NULL; room = next) {
            next = room->next;
            tell(room);
        }
}

int rooms_ids(const Server *server, bool (*fits)(const Room *room), char (*out)[SECRET_ID_TEXT],
              int most)
{
    int count = 0;
    for (int i = 0; i < ROOMS_BUCKETS; i++)
        for (const Room *room = server->rooms->bucket[i]; room != NULL && count < most;
             room = room->next)
            if (fits(room))
                memcpy(out[count++], room->table.row.id, SECRET_ID_TEXT);
    return count;
}

/* --- Coming into memory, and leaving it --- */

Room *rooms_new(Server *server, const StoredTable *table)
{
    Room *room = calloc(1, sizeof *room);
    if (room == NULL)
        return NULL;
    int64_t now = clock_now(&server->clock);
    room->server = server;
    room->table.row = *table;
    room->idle_since = now;
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        room->gone_at[seat] = now;
    take_bots(room);
    return room;
}

void rooms_free(Room *room)
{
    timer_stop(&room->server->clock, &room->maker_timer);
    timer_stop(&room->server->clock, &room->turn.timer);
    timer_stop(&room->server->clock, &room->notices.timer);
    timer_stop(&room->server->clock, &room->notices.sent);
    table_free(&room->table);
    free(room);
}

static bool has_clock(int64_t due)
{
    return due > 0 && due < STORE_NEVER;
}

static void note(Room *room, int64_t due)
{
    Server *server = room->server;
    server->rooms->resting += has_clock(due) - has_clock(room->table.row.due);
    room->table.row.due = due;
    store_put_note(server->store, room->table.row.id,
                   (StoreNote){.used_at = clock_now(&server->clock),
                               .due = due,
                               .v = room->table.row.v,
                               .count = room->table.game.count});
}

void rooms_keep(Room *room)
{
    Room **bucket = bucket_of(room->server, room->table.row.id);
    room->next = *bucket;
    *bucket = room;
    room->server->rooms->count++;
    if (room->table.row.due > 0)
        note(room, 0);
}

Room *rooms_add(Server *server, const StoredTable *table, Address *maker)
{
    Room *room = rooms_new(server, table);
    if (room == NULL)
        return NULL;
    room->maker = maker;
    if (maker != NULL)
        address_hold(maker, HELD_TABLES, 1);
    rooms_keep(room);
    if (table->is_public)
        server->rooms->list.length = 0; /* it is listed at once */
    return room;
}

/* Nothing has to be done for it soon, however long nobody comes. */
bool rooms_may_rest(const Room *room)
{
    int64_t soon = clock_now(&room->server->clock) + REST_MS;
    return notices_next(room) > soon &&
           (room->table.game.phase == ROOM_OVER || game_waits(room) || game_left(room) > REST_MS);
}

/* Games in progress are found by their notes when they are due. */
void rooms_rest(Room *room)
{
    Server *server = room->server;
    bool rests = room->table.game.phase == ROOM_PLAYING && rooms_may_rest(room);
    for (Room **link = bucket_of(server, room->table.row.id); *link != NULL; link = &(*link)->next)
        if (*link == room) {
            *link = room->next;
            break;
        }
    server->rooms->count--;
    if (room->maker != NULL)
        address_hold(room->maker, HELD_TABLES, -1);
    minds_forget(server->minds, room);
    line_forget(room);
    if (store_is_shared(server->store))
        store_put_away(server->store, room->table.row.id);
    note(room, rests ? game_due(room) : 0);
    rooms_free(room);
}

/* --- Making place --- */

/* What it costs to unload it: the least first. -1: it must stay. */
static int worth(const Room *room)
{
    if (room_is_used(room))
        return -1;
    if (room->table.game.phase == ROOM_OVER)
        return 0;
    if (room->table.game.phase == ROOM_LOBBY)
        return 1;
    return rooms_may_rest(room) ? 2 : -1;
}

bool rooms_make_place(Server *server)
{
    Room *least = NULL;
    if (server->rooms->count < server->config->max_tables)
        return true;
    for (int i = 0; i < ROOMS_BUCKETS; i++)
        for (Room *r = server->rooms->bucket[i]; r != NULL; r = r->next) {
            int value = worth(r);
            if (value >= 0 && (least == NULL || value < worth(least) ||
                               (value == worth(least) && r->idle_since < least->idle_since)))
                least = r;
        }
    if (least == NULL)
        return false;
    rooms_rest(least);
    return true;
}

/* --- Letting go --- */

static void sweep(Room *room)
{
    int64_t idle = clock_now(&room->server->clock) - room->idle_since;
    bool shared = store_is_shared(room->server->store); /* then it is read again in any case */
    bool lobby = room->table.game.phase == ROOM_LOBBY && idle > (shared ? MINUTE_MS : DAY_MS);
    bool rests = idle > (shared ? MINUTE_MS : IDLE_MS) && rooms_may_rest(room);
    if (!room_is_used(room) && (lobby || rests))
        rooms_rest(room);
}

/* Every second what has rested long enough; every minute the rest. */
void rooms_tick(Server *server)
{
    int64_t now = clock_now(&server->clock);
    bool shared = store_is_shared(server->store);
    if (!shared && server->rooms->resting > 0 && now >= server->rooms->due_after)
        store_list(server->store, STORE_DUE, now, ROOMS_AT_START, rooms_adopt, server);
    if (now - server->rooms->swept_at < SWEEP_MS)
        return;
    server->rooms->swept_at = now;
    rooms_each(server, sweep);
    if (server->rooms->left_out) {
        server->rooms->left_out = false;
        store_list(server->store, shared ? STORE_UNATTENDED : STORE_PLAYING, now, ROOMS_AT_START,
                   rooms_adopt, server);
    }
}

static void count_resting(void *who, StoreListKind kind, const StoreListed list[], int count)
{
    Server *server = who;
    (void)kind;
    if (server->rooms != NULL && count == 1)
        server->rooms->resting += (int)list[0].v;
}

/* --- The public tables, as everybody is shown them --- */

static int newest_first(const void *a, const void *b)
{
    const Room *x = *(Room *const *)a;
    const Room *y = *(Room *const *)b;
    return x->table.row.made_at < y->table.row.made_at ? 1 : -1;
}

/* Not many of one address: nobody can push all others off the list. */
static void put_list(Json *out, Room *const list[], int count)
{
    out_open(out, '[');
    for (int i = 0, listed = 0; i < count && listed < ROOMS_LISTED; i++) {
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
    for (int i = 0; i < ROOMS_BUCKETS; i++)
        for (Room *room = rooms->bucket[i]; room != NULL; room = room->next)
            if (room->table.row.is_public && room->table.game.phase != ROOM_OVER)
                list[count++] = room;
    qsort(list, (size_t)count, sizeof *list, newest_first);
    put_list(out, list, count);
    free(list);
}

/* Rebuilt at most once a second, however many requests come. */
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

/* --- Beginning and ending --- */

bool rooms_open(Server *server)
{
    server->rooms = calloc(1, sizeof *server->rooms);
    if (server->rooms == NULL)
        return false;
    server->rooms->list = TEXT_NEW;
    server->rooms->swept_at = clock_now(&server->clock);
    if (store_is_shared(server->store)) /* the others may be playing the rest */
        return store_list(server->store, STORE_UNATTENDED, 0, ROOMS_AT_START, rooms_adopt,
                          server) &&
               store_list(server->store, STORE_PUBLIC, 0, ROOMS_LISTED, rooms_bring, server);
    int64_t now = clock_now(&server->clock);
    return store_list(server->store, STORE_RESTING, STORE_NEVER, 1, count_resting, server) &&
           store_list(server->store, STORE_PLAYING, now, ROOMS_AT_START, rooms_adopt, server) &&
           store_list(server->store, STORE_LOBBIES, 0, ROOMS_LISTED, rooms_adopt, server);
}

void rooms_close(Server *server)
{
    rooms_each(server, rooms_rest);
    letters_end(server);
    text_free(&server->rooms->list);
    free(server->rooms);
    server->rooms = NULL;
}
