/*
 * rooms.c - all rooms that are in memory, by id.
 *
 * A room that waits or plays stays; one that nobody uses and whose last game is over is let go and
 * comes back from the store when somebody asks for it.
 */
#include "server/room.h"

#include "server/log.h"

#include <stdlib.h>
#include <string.h>

enum {
    BUCKETS = 8192,
    LISTED = 100,
    IDLE_MS = 10 * 60 * 1000,
    LOBBY_MS = 24 * 3600 * 1000, /* a table that never started is dropped after a day */
};

static Room *rooms[BUCKETS];
static int count;

static Room **bucket_of(const char *id)
{
    uint32_t hash = 2166136261u;
    for (const char *p = id; *p != '\0'; p++)
        hash = (hash ^ (uint8_t)*p) * 16777619u;
    return &rooms[hash % BUCKETS];
}

int rooms_count(void)
{
    return count;
}

int rooms_playing(void)
{
    int playing = 0;
    for (int i = 0; i < BUCKETS; i++)
        for (const Room *r = rooms[i]; r != NULL; r = r->next)
            playing += r->phase == ROOM_PLAYING;
    return playing;
}

bool rooms_full(void)
{
    return count >= room_context.config->max_tables;
}

Room *rooms_add(const StoredTable *table)
{
    Room *room = calloc(1, sizeof *room);
    if (room == NULL)
        return NULL;
    room->table = *table;
    room->chat_n = -1;
    room->idle_since = wall_ms();
    for (int seat = 0; seat < table->seats; seat++)
        if (table->seat[seat].kind == STORED_BOT &&
            !seat_bot_is_good(table->seat[seat].bot, &room->bot[seat]) &&
            !seat_bot_is_good("knight", &room->bot[seat])) {
            free(room);
            return NULL;
        }
    uv_timer_init(room_context.loop, &room->timer);
    room->timer.data = room;
    Room **bucket = bucket_of(table->id);
    room->next = *bucket;
    *bucket = room;
    count++;
    return room;
}

static void on_closed(uv_handle_t *handle)
{
    Room *room = handle->data;
    free(room->decision);
    free(room->next_game);
    free(room);
}

static void let_go(Room *room)
{
    for (Room **link = bucket_of(room->table.id); *link != NULL; link = &(*link)->next)
        if (*link == room) {
            *link = room->next;
            break;
        }
    count--;
    room->closing = true;
    minds_forget(room_context.minds, room);
    while (room->requests != NULL)
        request_drop(room->requests);
    uv_close((uv_handle_t *)&room->timer, on_closed);
}

static Room *load(const char *id)
{
    StoredTable table;
    if (!store_get_table(room_context.store, id, &table))
        return NULL;
    Room *room = rooms_add(&table);
    if (room != NULL && table.games > 0 && !room_load_game(room)) {
        let_go(room);
        return NULL;
    }
    return room;
}

Room *rooms_find(const char *id)
{
    if (strlen(id) != SECRET_ID_TEXT - 1 || strspn(id, "0123456789abcdef") != SECRET_ID_TEXT - 1)
        return NULL;
    for (Room *room = *bucket_of(id); room != NULL; room = room->next)
        if (strcmp(room->table.id, id) == 0)
            return room;
    return rooms_full() ? NULL : load(id);
}

/* --- The start --- */

/* The time during which the server was away is nobody's: a live clock begins anew, a slow one is
 * moved on. */
static void mend_clock(Room *room, int64_t now, int64_t away)
{
    if (room->phase != ROOM_PLAYING || room->table.pace == PACE_NONE)
        return;
    room->asked_at = room->table.pace == PACE_LIVE ? now : room->asked_at + away;
    if (room->asked_at > now)
        room->asked_at = now;
    store_put_asked(room_context.store, room->table.id, room->table.games, room->asked_at);
}

static int64_t away_for;

static void load_current(void *who, const char *id)
{
    int *loaded = who;
    Room *room = load(id);
    if (room == NULL) {
        log_event(LOG_FAILURE, "table-unreadable", "table=%s", log_id(id));
        return;
    }
    (*loaded)++;
    mend_clock(room, wall_ms(), away_for);
}

bool rooms_open(void)
{
    int loaded = 0;
    int64_t alive = store_get_alive(room_context.store);
    away_for = alive > 0 ? wall_ms() - alive : 0;
    store_get_current(room_context.store, load_current, &loaded);
    rooms_each(room_wake);
    if (loaded > 0)
        log_event(LOG_NOTE, "tables-loaded", "tables=%d playing=%d", loaded, rooms_playing());
    return true;
}

/* --- Listing and letting go --- */

void rooms_each(void (*tell)(Room *room))
{
    for (int i = 0; i < BUCKETS; i++)
        for (Room *next, *room = rooms[i]; room != NULL; room = next) {
            next = room->next;
            tell(room);
        }
}

static int newest_first(const void *a, const void *b)
{
    const Room *x = *(Room *const *)a;
    const Room *y = *(Room *const *)b;
    return x->table.made_at < y->table.made_at ? 1 : -1;
}

void rooms_list(Text *out)
{
    Room **list = malloc((size_t)(count > 0 ? count : 1) * sizeof *list);
    int listed = 0;
    text_put(out, "[");
    if (list != NULL) {
        for (int i = 0; i < BUCKETS; i++)
            for (Room *room = rooms[i]; room != NULL; room = room->next)
                if (room->table.is_public && room->phase != ROOM_OVER)
                    list[listed++] = room;
        qsort(list, (size_t)listed, sizeof *list, newest_first);
        for (int i = 0; i < listed && i < LISTED; i++) {
            text_put(out, i > 0 ? ",{" : "{");
            say_table_body(list[i], out);
            text_put(out, "}");
        }
        free(list);
    }
    text_put(out, "]");
}

static void sweep(Room *room)
{
    int64_t now = wall_ms();
    if (room->clients != NULL || room->requests != NULL || room->deciding || room->starting)
        return;
    bool stale_lobby = room->phase == ROOM_LOBBY && now - room->table.made_at > LOBBY_MS;
    /* Without a clock, a game that waits for an absent player waits as well on the disk. */
    bool waits = room->phase == ROOM_PLAYING && room->table.pace == PACE_NONE &&
                 room->table.seat[room->state.asked].kind == STORED_HUMAN &&
                 !room->table.seat[room->state.asked].standin;
    bool idle = now - room->idle_since > IDLE_MS && (room->phase == ROOM_OVER || waits);
    if (stale_lobby || idle)
        let_go(room);
}

void rooms_tick(void)
{
    rooms_each(sweep);
    store_drop_tables(room_context.store, wall_ms() - 2 * (int64_t)LOBBY_MS);
}

void rooms_stop(void)
{
    rooms_each(let_go);
}
