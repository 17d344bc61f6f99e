/*
 * follow.c - hints, reads that repair what hints did not tell, presence, and games left alone.
 */
#include "server/nodes/follow.h"

#include "server/room/game.h"
#include "server/room/lost.h"
#include "server/room/maker.h"
#include "server/room/rooms.h"
#include "server/room/take.h"

#include <stdlib.h>
#include <string.h>

enum {
    LOOK_TICKS = 2,  /* seconds after which a lost hint is made good */
    ADOPT_TICKS = 5, /* and a game that nobody attends is looked for */
    ADOPT_MOST = 200,
    LISTED = 100,
    LOOK_MOST = 20000,
    SILENT_TICKS = 5, /* then clients are sent to another node */
    CLOSE_RESTART = 1012,
};

/* --- Taking what others wrote --- */

static void take_others(Room *room, const StoreOthers *others)
{
    StoreOthers before = room->others;
    unsigned gone = before.here & ~(unsigned)others->here;
    room->others = *others;
    if (before.rank != others->rank)
        game_turn_changed(room);
    if (others->nodes > before.nodes) /* one of them was not told what happened till now */
        store_tell_others(room->server->store, room->table.row.id);
    if (before.here == others->here && before.spectators == others->spectators)
        return;
    for (int seat = 0; seat < room->table.row.seats; seat++)
        if ((gone >> seat & 1) != 0)
            room->gone_at[seat] = clock_now(&room->server->clock);
    maker_watch(room);
    say_table(room, NULL);
    if (room_wants_rematch(room)) /* the others had waited for this one */
        room_wish(room, NULL, NULL, &(Wish){.kind = WISH_START});
}

static bool change_is_away(const Room *room)
{
    return room->line.lane[LANE_ROW].state == LANE_AWAY;
}

static bool decision_is_away(const Room *room)
{
    return room->line.lane[LANE_GAME].state == LANE_AWAY;
}

void follow_take(Room *room, const StoreFound *f, bool forgot)
{
    room->behind = change_is_away(room) || decision_is_away(room);
    if (forgot) {
        if (!room->behind)
            lost_take(room, f);
        take_others(room, &f->others);
        return;
    }
    if (!change_is_away(room) && f->table.v > room->table.row.v)
        take_others_row(room, &f->table, f->game);
    if (!decision_is_away(room) && f->game != NULL && f->game->number == room->table.row.games)
        take_others_game(room, f->game);
    chat_follow(room, f->chat, f->chats);
    take_others(room, &f->others);
}

static void read_again(void *unused, Room *room, ErrorCode code)
{
    (void)unused;
    if (room != NULL && code == ERROR_NONE)
        follow_again(room);
}

void follow_read(Room *room)
{
    room->behind = true;
    if (room->reading == 0 && !change_is_away(room) && !decision_is_away(room))
        rooms_refresh(room, read_again, room);
}

void follow_again(Room *room)
{
    if (room->behind && !room->server->stopping)
        follow_read(room);
}

/* --- Presence --- */

void follow_attend(Room *room)
{
    Store *store = room->server->store;
    unsigned seats = 0;
    if (!store_is_shared(store))
        return;
    for (int seat = 0; seat < room->table.row.seats; seat++)
        if (room->here[seat] > 0)
            seats |= 1u << seat;
    bool attended = room->clients != NULL || room->table.game.phase == ROOM_PLAYING;
    bool same =
        room->is_told == attended &&
        (!attended || (room->told_here == seats && room->told_spectators == room->spectators));
    if (same)
        return;
    room->is_told = attended;
    room->told_here = (uint8_t)seats;
    room->told_spectators = room->spectators;
    if (attended)
        store_put_here(store, room->table.row.id, (uint8_t)seats, room->spectators);
    else
        store_put_away(store, room->table.row.id);
}

/* Every node lists what is public, and so may have it in memory. */
bool follow_is_alone(const Room *room)
{
    return room->others.nodes == 0 && !room->table.row.is_public;
}

/* Nobody here looks at the game, and another node sees to it: whoever has people there, else the
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
        follow_attend(room);
}

/* --- Hints --- */

/* The database was lost, and with it perhaps who is where. */
static void begin_again(Room *room)
{
    room->is_told = false;
    follow_attend(room);
    follow_read(room);
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
    if (server->config->test_hints < 100 && rand() % 100 >= server->config->test_hints)
        return;
    Room *room = rooms_find(server, hint->table);
    if (room == NULL || (hint->has_next && line_hint(room, &hint->next)))
        return;
    follow_read(room);
}

/* --- Every second --- */

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
        if (lost_is_less(&known, &has) || lost_is_less(&has, &known) || l->chat > known.chat)
            follow_read(room); /* more, or less than there was */
        take_others(room, &l->others);
    }
}

/* What somebody may be looking at. */
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

static void follow_time(Server *server)
{
    StoreTime time;
    if (!store_time(server->store, clock_now(&server->clock), &time))
        return;
    clock_follow(&server->clock, time.lived, time.ahead);
    server->begun = time.begun;
}

void follow_tick(Server *server)
{
    if (!store_is_shared(server->store) || server->stopping)
        return;
    server->follow_ticks++;
    follow_time(server);
    server->silent_ticks = store_is_failing(server->store) ? server->silent_ticks + 1 : 0;
    if (server->silent_ticks >= SILENT_TICKS)
        rooms_each(server, say_elsewhere); /* it cannot serve them; others may */
    if (server->silent_ticks > 0) {
        store_put_lived(server->store, 0); /* whether it writes again is seen by a write */
        return;
    }
    rooms_each(server, attend_or_leave);
    if (server->follow_ticks % LOOK_TICKS == 0) {
        look_for_news(server);
        store_list(server->store, STORE_PUBLIC, 0, LISTED, rooms_bring, server);
    }
    if (server->follow_ticks % ADOPT_TICKS == 0)
        store_list(server->store, STORE_UNATTENDED, 0, ADOPT_MOST, rooms_adopt, server);
}

void follow_open(Server *server)
{
    if (!store_is_shared(server->store))
        return;
    follow_time(server);
    store_on_hint(server->store, on_hint, server);
}
