/*
 * start.c - a new game at a table: the deal, and who plays it.
 */
#include "server/room/seats.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

/* Open kinds are drawn for each game: everybody sees them, so any seed will do. */
static OriRules rules_of(const StoredTable *table)
{
    OriRules wish = ori_rules(0, table->seats, 1);
    OriError error;
    OriRandom random = {secret_seed()};
    bool well = ori_read_wish(table->rules, &wish, &error);
    assert(well);
    (void)well;
    return ori_draw_rules(wish, &random);
}

/* A rematch does not wait for the absent: a stand-in plays until they are back. */
static void seat_players(const Room *room, StoredTable *next)
{
    bool is_rematch = next->games > 0;
    for (int seat = 0; seat < next->seats; seat++) {
        StoredSeat *s = &next->seat[seat];
        s->votes = 0;
        s->standin = is_rematch && s->kind == STORED_HUMAN && !room_is_here(room, seat);
    }
    next->votes_at = 0;
}

static void deal(const Room *room, const Change *c, const StoredTable *next, StoredGame *game)
{
    const Game *last = &room->game;
    int first = next->games == 1 ? ORI_ANY_SEAT : (last->start.first + 1) % next->seats;
    snprintf(game->table, sizeof game->table, "%s", next->id);
    game->number = next->games;
    game->started_at = clock_wall(&room->server->clock);
    game->asked_at = clock_now(&room->server->clock);
    for (int seat = 0; seat < next->seats; seat++)
        snprintf(game->name[seat], ORI_NAME_TEXT, "%s", next->seat[seat].name);
    if (c->has_deal)
        game->start = c->deal;
    else
        secret_deal(rules_of(next), first, &game->start);
    game->sum = store_sum_game(game);
}

ErrorCode seats_start(const Room *room, Change *c, StoredTable *next)
{
    if (room->game.phase == ROOM_PLAYING)
        return ERROR_WRONG_PHASE;
    for (int seat = 0; seat < next->seats; seat++)
        if (next->seat[seat].kind == STORED_OPEN)
            return ERROR_SEATS_OPEN;
    c->game = calloc(1, sizeof *c->game);
    if (c->game == NULL)
        return ERROR_STORE_FAILED;
    seat_players(room, next);
    next->games++;
    deal(room, c, next, c->game);
    return ERROR_NONE;
}
