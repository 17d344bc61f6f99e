/*
 * start.c - a new game at a table: the deal, given to the store; when it is on the disk, it begins.
 */
#include "server/room.h"

#include "server/log.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void started(void *who, int64_t what, StoreResult result)
{
    Room *room = who;
    Request *next;
    (void)what;
    room->starting = false;
    if (result == STORE_DONE) {
        room_take_game(room, room->next_game);
        for (int seat = 0; seat < room->table.seats; seat++)
            if (room->table.seat[seat].kind == STORED_HUMAN && room->here[seat] == 0 && what != 0)
                room->table.seat[seat].standin = true; /* a rematch does not wait for the absent */
        log_event(LOG_NOTE, "game-started", "table=%s game=%d seats=%d rules=%s",
                  log_id(room->table.id), room->table.games, room->table.seats, room->table.rules);
    } else {
        log_event(LOG_FAILURE, "store-failed", "table=%s game=%d", log_id(room->table.id),
                  room->table.games + 1);
    }
    free(room->next_game);
    room->next_game = NULL;
    for (Request *r = room->requests; r != NULL; r = next) {
        next = r->next;
        if (r->kind != REQUEST_START)
            continue;
        if (r->then != NULL) {
            r->then(r->then_who, result == STORE_DONE);
            request_drop(r);
        } else if (result == STORE_DONE) {
            say_simple(r->client, "ok", r->ref);
            request_drop(r);
        } else {
            request_refuse(r, "store-failed", NULL);
        }
    }
    if (result != STORE_DONE)
        return;
    say_table(room, NULL);
    room_tell_game_to_all(room);
    room_wake(room);
}

/* "mix" alone draws its kinds for each game. */
static OriRules rules_of(const Room *room)
{
    OriRules rules = {.seats = (unsigned)room->table.seats & 7u, .schemer = 1};
    OriError error;
    const char *text = room->table.rules;
    if (strncmp(text, "mix", 3) == 0 && text[3] != ':') {
        OriRandom random = {secret_seed()};
        rules.kinds = ori_draw_kinds(&random) & 0xFFFFFFu;
        if (strcmp(text + 3, "+schemer2") == 0 && (rules.kinds >> ORI_SCHEMER & 1) != 0)
            rules.schemer = 2;
    } else {
        bool well = ori_read_rules(text, &rules, &error);
        assert(well);
        (void)well;
    }
    return rules;
}

/* Whoever waits for it has a request of the kind START in the room. */
static const char *start(Room *room, const OriState *deal)
{
    if (room->phase == ROOM_PLAYING)
        return "wrong-phase";
    if (room->starting)
        return "busy";
    for (int seat = 0; seat < room->table.seats; seat++)
        if (room->table.seat[seat].kind == STORED_OPEN)
            return "seats-open";
    StoredGame *game = calloc(1, sizeof *game);
    if (game == NULL)
        return "store-failed";
    int first = room->table.games == 0 ? ORI_ANY_SEAT : (room->start.first + 1) % room->table.seats;
    snprintf(game->table, sizeof game->table, "%s", room->table.id);
    game->number = room->table.games + 1;
    game->started_at = game->asked_at = wall_ms();
    for (int seat = 0; seat < room->table.seats; seat++)
        snprintf(game->name[seat], ORI_NAME_TEXT, "%s", room->table.seat[seat].name);
    if (deal != NULL)
        game->start = *deal;
    else
        secret_deal(rules_of(room), first, &game->start);
    bool is_rematch = room->table.games > 0;
    room->next_game = game;
    room->starting = true;
    if (!store_put_game(room_context.store, game,
                        (StoreReply){.done = started, .who = room, .what = is_rematch}))
        started(room, is_rematch, STORE_FAILED);
    return NULL;
}

const char *room_start(Room *room, const OriState *deal, Client *client, const char *ref)
{
    Request *request = request_new(room, client, REQUEST_START, ref);
    const char *code = request != NULL ? start(room, deal) : "store-failed";
    if (code != NULL && request != NULL)
        request_drop(request);
    return code;
}

const char *room_start_then(Room *room, const OriState *deal, void (*then)(void *who, bool well),
                            void *who)
{
    Request *request = request_new(room, NULL, REQUEST_START, NULL);
    if (request == NULL)
        return "store-failed";
    request->then = then;
    request->then_who = who;
    const char *code = start(room, deal);
    if (code != NULL)
        request_drop(request);
    return code;
}
