/*
 * nodes.c - hints, searches for what no hint has told, and abandoned games.
 */
#include "server/nodes/nodes.h"

#include "server/secret.h"
#include "server/room/lost.h"
#include "server/room/presence.h"
#include "server/room/rooms.h"

#include <stdlib.h>

enum {
    LOOK_TICKS = 2,  /* seconds after which a lost hint is recovered */
    ADOPT_TICKS = 5, /* and a game that nobody attends is looked for */
    ADOPT_MOST = 200,
    LISTED = 100,
    LOOK_MOST = 20000,
    SILENT_TICKS = 5, /* then clients are sent to another node */
    CLOSE_RESTART = 1012,
};

/* --- Who attends what --- */

/* Nobody here looks at the game, and another node sees to it: one that has people there, else the
 * first of those that attend it. */
static bool is_left_to_others(const Room *room)
{
    const StoreOthers *others = &room->others;
    return room->table.game.phase == ROOM_PLAYING && !room_is_used(room) &&
           !room->table.row.is_public && others->nodes > 0 &&
           (others->here != 0 || others->spectators > 0 || others->rank > 0);
}

static void attend_or_leave(Room *room)
{
    if (is_left_to_others(room))
        rooms_rest(room);
    else
        presence_tell(room);
}

/* --- Hints --- */

/* The database was lost, and perhaps the lists of who is where. */
static void begin_again(Room *room)
{
    room->is_told = false;
    presence_tell(room);
    line_read(room);
}

static void on_hint(void *who, const StoreHint *hint)
{
    Server *server = who;
    if (server->stopping)
        return;
    if (hint->table[0] == '\0') {
        rooms_each(server, begin_again);
        return;
    }
    if (server->config->test_hints < 100 &&
        (int)(secret_seed() % 100) >= server->config->test_hints)
        return;
    Room *room = rooms_find(server, hint->table);
    if (room == NULL || (hint->has_next && line_hint(room, &hint->next)))
        return;
    line_read(room);
}

/* --- Every second --- */

/* As far as this node has come, and not the same: the store forgot, and others went on from there
 * until they had come as far. */
static bool is_other(Room *room, const StoreListed *l)
{
    const Table *t = &room->table;
    if (room->summed_v != t->row.v) {
        room->row_sum = store_sum_table(&t->row);
        room->summed_v = t->row.v;
    }
    bool same_game =
        l->games == t->row.games && l->count == t->game.count && t->game.phase != ROOM_LOBBY;
    return (l->v == t->row.v && l->row_sum != room->row_sum) ||
           (same_game && l->game_sum != t->game.sum);
}

static void heard_news(void *who, StoreListKind kind, const StoreListed list[], int count)
{
    Server *server = who;
    (void)kind;
    for (int i = 0; i < count && !server->stopping; i++) {
        const StoreListed *l = &list[i];
        Room *room = rooms_find(server, l->id);
        if (room == NULL)
            continue;
        RoomMark known = lost_mark(room);
        RoomMark has = {.v = l->v, .games = l->games, .count = l->count};
        if (lost_is_less(&known, &has) || lost_is_less(&has, &known) || l->chat > known.chat ||
            is_other(room, l))
            line_read(room); /* more, or less than there was, or something else */
        presence_take(room, &l->others);
    }
}

/* Tables that clients may be looking at. */
static bool matters(const Room *room)
{
    return room->clients != NULL || room->table.game.phase == ROOM_PLAYING ||
           room->table.row.is_public;
}

static void look_for_news(Server *server)
{
    int most = rooms_count(server) < LOOK_MOST ? rooms_count(server) : LOOK_MOST;
    char(*ids)[SECRET_ID_TEXT] = malloc((size_t)(most + 1) * SECRET_ID_TEXT);
    int count = ids != NULL ? rooms_ids(server, matters, ids, most) : 0;
    if (count > 0)
        store_look(server->store, (const char(*)[SECRET_ID_TEXT])ids, count, heard_news, server);
    free(ids);
}

static void say_elsewhere(Room *room)
{
    for (Client *c = room->clients; c != NULL; c = c->next)
        say_bye(c, ERROR_STORE_FAILED, CLOSE_RESTART);
}

static void take_time(Server *server)
{
    StoreTime time;
    if (!store_time(server->store, clock_now(&server->clock), &time))
        return;
    clock_follow(&server->clock, time.lived, time.ahead);
    server->begun = time.begun;
}

void nodes_tick(Server *server)
{
    if (!store_is_shared(server->store) || server->stopping)
        return;
    server->node_ticks++;
    take_time(server);
    server->silent_ticks = store_is_failing(server->store) ? server->silent_ticks + 1 : 0;
    if (server->silent_ticks >= SILENT_TICKS)
        rooms_each(server, say_elsewhere); /* it cannot serve them; others may */
    if (server->silent_ticks > 0) {
        store_put_lived(server->store, 0); /* whether it writes again is seen by a write */
        return;
    }
    rooms_each(server, attend_or_leave);
    if (server->node_ticks % LOOK_TICKS == 0) {
        look_for_news(server);
        store_list(server->store, STORE_PUBLIC, 0, LISTED, rooms_bring, server);
    }
    if (server->node_ticks % ADOPT_TICKS == 0)
        store_list(server->store, STORE_UNATTENDED, 0, ADOPT_MOST, rooms_adopt, server);
}

void nodes_open(Server *server)
{
    if (!store_is_shared(server->store))
        return;
    take_time(server);
    store_on_hint(server->store, on_hint, server);
}
