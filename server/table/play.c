/*
 * play.c - judges wishes about a game: a new one, a decision in it, and chat beside it.
 */
#include "server/table/judge.h"

#include "base/utf8.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- A new game --- */

OriRules judge_rules(const StoredTable *row, uint64_t seed)
{
    OriRules wish = ori_rules(0, row->seats, 1);
    OriError error;
    OriRandom random = {seed}; /* everybody sees what is drawn, so any will do */
    bool ok = ori_read_wish(row->rules, &wish, &error);
    assert(ok);
    (void)ok;
    return ori_draw_rules(wish, &random);
}

bool judge_fits(const StoredTable *row)
{
    OriRules rules = ori_rules(0, row->seats, 1);
    OriError error;
    return ori_read_wish(row->rules, &rules, &error) && row->first < FIRST_SEAT + row->seats;
}

int judge_first(const Table *table, const Wish *wish)
{
    int chosen = wish->first != FIRST_USUAL ? wish->first : table->row.first;
    if (chosen != FIRST_USUAL)
        return chosen == FIRST_DRAWN ? ORI_ANY_SEAT : chosen - FIRST_SEAT;
    int after = table->game.start.first + 1;
    if (table->row.games == 0)
        return ORI_ANY_SEAT;
    return after < table->row.seats ? after : 0; /* of a table that was larger, perhaps */
}

/* A rematch does not wait for the absent: a stand-in plays until they are back. */
static void seat_players(const Moment *moment, StoredTable *next)
{
    bool is_rematch = next->games > 0;
    for (int seat = 0; seat < next->seats; seat++) {
        StoredSeat *s = &next->seat[seat];
        s->votes = 0;
        s->standin = is_rematch && s->kind == STORED_HUMAN && !moment_has(moment, seat);
    }
    next->votes_at = 0;
    next->first = FIRST_USUAL; /* it was for this game */
}

ErrorCode judge_start(Case *c, Entry *out)
{
    StoredTable *next = &out->row;
    if (!between_games(c->table))
        return ERROR_WRONG_PHASE;
    for (int seat = 0; seat < next->seats; seat++)
        if (next->seat[seat].kind == STORED_OPEN)
            return ERROR_SEATS_OPEN;
    if ((int)c->wish->deal.rules.seats != next->seats)
        return ERROR_SEATS_OPEN; /* they have become more or fewer */
    StoredGame *game = calloc(1, sizeof *game);
    if (game == NULL)
        return ERROR_STORE_FAILED;
    seat_players(c->moment, next);
    snprintf(game->table, sizeof game->table, "%s", next->id);
    game->number = ++next->games;
    game->started_at = c->moment->wall;
    game->asked_at = c->moment->now;
    for (int seat = 0; seat < next->seats; seat++)
        snprintf(game->name[seat], ORI_NAME_TEXT, "%s", next->seat[seat].name);
    game->start = c->wish->deal;
    game->sum = store_sum_game(game);
    out->kind = ENTRY_START;
    out->game = game;
    return ERROR_NONE;
}

/* --- Deciding and talking --- */

/* A decision for a version that has passed: the same again is acknowledged again. */
static bool was_decided(const Game *g, const Wish *w)
{
    OriState state = g->start;
    for (int n = 0; n < w->version; n++)
        if (ori_apply(&state, g->decision[n], NULL) != NULL)
            return false;
    return state.asked == w->by &&
           memcmp(&g->decision[w->version], &w->decision, sizeof w->decision) == 0;
}

ErrorCode judge_decide(Case *c, Entry *out)
{
    const Wish *w = c->wish;
    const Game *g = &c->table->game;
    if (w->game != GAME_ANY && w->game != c->table->row.games)
        return ERROR_NO_GAME;
    if (w->by == ORI_SPECTATOR)
        return ERROR_NOT_SEATED;
    if (g->phase == ROOM_LOBBY)
        return ERROR_NO_GAME;
    if (w->version < g->count && was_decided(g, w))
        return ERROR_NONE;
    if (w->version != g->count)
        return ERROR_STALE;
    if (g->phase != ROOM_PLAYING)
        return ERROR_WRONG_PHASE;
    if (g->state.asked != w->by)
        return ERROR_NOT_ASKED;
    OriState after = g->state;
    c->why = ori_apply(&after, w->decision, NULL);
    if (c->why != NULL)
        return ERROR_ILLEGAL;
    out->kind = ENTRY_DECISION;
    out->decision = (StoredDecision){.game = c->table->row.games,
                                     .n = g->count,
                                     .seat = w->by,
                                     .standin = w->standin,
                                     .ends = after.ask == ORI_ASK_OVER,
                                     .decision = w->decision,
                                     .at = c->moment->wall,
                                     .clock = c->moment->now};
    snprintf(out->decision.table, sizeof out->decision.table, "%s", c->table->row.id);
    out->decision.before = g->sum;
    out->decision.sum = store_chain(g->sum, &out->decision);
    return ERROR_NONE;
}

ErrorCode judge_chat(Case *c, Entry *out)
{
    const Wish *w = c->wish;
    int count = utf8_shown(w->text);
    if (w->by == ORI_SPECTATOR)
        return ERROR_NOT_SEATED;
    if (count < 1 || count > SEAT_CHAT_CHARACTERS || strlen(w->text) >= STORE_CHAT_TEXT)
        return ERROR_BAD_MESSAGE;
    out->kind = ENTRY_CHAT;
    out->chat.n = c->table->chat_n + 1;
    out->chat.seat = w->by;
    snprintf(out->chat.name, ORI_NAME_TEXT, "%s", c->table->row.seat[w->by].name);
    snprintf(out->chat.text, STORE_CHAT_TEXT, "%s", w->text);
    return ERROR_NONE;
}
