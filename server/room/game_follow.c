/*
 * game_follow.c - what other nodes have decided in a game of this room: taken from a hint if it
 * continues the game, else from the store.
 */
#include "server/room/game_parts.h"

#include "server/log.h"

#include <string.h>

bool game_follow(Room *room, const StoredDecision *next)
{
    Game *g = &room->table.game;
    OriLog log;
    if (next->game < room->table.row.games ||
        (next->game == room->table.row.games && next->n < g->count))
        return true; /* it is known */
    if (room->deciding || !table_continues(&room->table, next) || !game_happen(room, next, &log))
        return false;
    game_tell_happened(room, &log);
    game_wake(room);
    return true;
}

static void begin_anew(Room *room, const StoredGame *stored)
{
    log_event(LOG_FAILURE, "diverged", "table=%s version=%d", log_id(room->table.row.id),
              room->table.game.count);
    if (!table_take_game(&room->table, stored))
        return;
    room->sure.count = 0;
    game_tell_all(room);
    game_wake(room);
}

void game_catch_up(Room *room, const StoredGame *stored)
{
    Game *g = &room->table.game;
    int known = g->count;
    OriLog log;
    if (stored->count < known)
        return;                   /* it was read before the last decision */
    if (g->phase == ROOM_LOBBY) { /* there was no memory for it */
        begin_anew(room, stored);
        return;
    }
    if (known > 0 &&
        memcmp(stored->decision, g->decision, (size_t)known * sizeof *g->decision) != 0) {
        begin_anew(room, stored);
        return;
    }
    while (g->count < stored->count) {
        StoredDecision d = {.game = stored->number,
                            .n = g->count,
                            .seat = (int8_t)g->state.asked,
                            .standin = stored->standin[g->count],
                            .decision = stored->decision[g->count],
                            .at = stored->at[g->count],
                            .clock = stored->clock[g->count]};
        d.sum = store_chain(g->sum, &d);
        if (!game_happen(room, &d, &log))
            return;
        game_tell_happened(room, &log);
    }
    /* A clock that is a little ahead of this one's gives nobody more time. */
    int64_t now = clock_now(&room->server->clock);
    int64_t asked_at = stored->asked_at < now ? stored->asked_at : now;
    bool asked_anew = asked_at > g->asked_at;
    if (asked_anew || g->asked_at > now)
        g->asked_at = asked_at;
    if (g->count > known || asked_anew)
        game_wake(room);
}
