/*
 * fold.c - applies a written entry to the table. Other nodes' entries go through the same
 * functions.
 *
 * Nothing changes by halves: an entry that does not fit, or that memory has no room for, leaves the
 * table unchanged.
 */
#include "server/table/table.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 64 }; /* for decisions; a game has some eighty */

size_t entry_size(EntryKind kind)
{
    if (kind == ENTRY_DECISION)
        return offsetof(Entry, decision) + sizeof(StoredDecision);
    return kind == ENTRY_CHAT ? sizeof(Entry) : offsetof(Entry, game) + sizeof(StoredGame *);
}

/* --- The game --- */

static bool make_room(Game *g, int count)
{
    int room_for = g->room_for == 0 ? FIRST_ROOM : g->room_for;
    while (room_for < count)
        room_for *= 2;
    if (room_for == g->room_for)
        return true;
    OriDecision *decision = realloc(g->decision, (size_t)room_for * sizeof *decision);
    if (decision != NULL)
        g->decision = decision;
    bool *standin = realloc(g->standin, (size_t)room_for * sizeof *standin);
    if (standin != NULL)
        g->standin = standin;
    if (decision == NULL || standin == NULL)
        return false;
    g->room_for = room_for;
    return true;
}

bool table_take_game(Table *table, const StoredGame *stored)
{
    Game *g = &table->game;
    OriState state = stored->start;
    if (stored->count > 0 && !make_room(g, stored->count))
        return false;
    for (int n = 0; n < stored->count; n++)
        if (ori_apply(&state, stored->decision[n], NULL) != NULL)
            return false;
    if (stored->count > 0) {
        memcpy(g->decision, stored->decision, (size_t)stored->count * sizeof *g->decision);
        memcpy(g->standin, stored->standin, (size_t)stored->count * sizeof *g->standin);
    }
    g->count = stored->count;
    g->start = stored->start;
    g->state = state;
    g->sum = stored->sum;
    g->started_at = stored->started_at;
    g->asked_at = g->arose_at = stored->asked_at;
    g->phase = state.ask == ORI_ASK_OVER ? ROOM_OVER : ROOM_PLAYING;
    memcpy(g->name, stored->name, sizeof g->name);
    return true;
}

void table_drop_game(Table *table)
{
    Game *g = &table->game;
    g->phase = ROOM_LOBBY;
    g->count = 0;
    g->start = g->state = (OriState){.ask = ORI_ASK_OVER};
}

bool table_continues(const Table *table, const StoredDecision *d)
{
    return store_chain(table->game.sum, d) == d->sum;
}

static const char *fold_decision(Table *table, const StoredDecision *d, OriLog *log)
{
    Game *g = &table->game;
    if (d->game != table->row.games || d->n != g->count || g->phase != ROOM_PLAYING ||
        d->seat != g->state.asked)
        return "it is of another game, or not the next one";
    if (!make_room(g, g->count + 1))
        return "out of memory";
    const char *why = ori_apply(&g->state, d->decision, log);
    if (why != NULL)
        return why;
    g->decision[g->count] = d->decision;
    g->standin[g->count++] = d->standin;
    g->sum = d->sum;
    g->asked_at = g->arose_at = d->clock;
    if (g->state.ask == ORI_ASK_OVER)
        g->phase = ROOM_OVER;
    return NULL;
}

/* --- Chat --- */

void table_take_chat(Table *table, const StoredChat *said)
{
    size_t size = offsetof(ChatLine, said.text) + strlen(said->text) + 1;
    ChatLine *line = said->text[0] != '\0' ? malloc(size) : NULL;
    int count = 0;
    if (said->n > table->chat_n)
        table->chat_n = said->n;
    if (line == NULL)
        return; /* it was taken out; or later arrivals do not hear it */
    memcpy(&line->said, said, size - offsetof(ChatLine, said));
    ChatLine **at = &table->chat;
    for (const ChatLine *other = table->chat; other != NULL; other = other->next)
        count++;
    while (*at != NULL && (*at)->said.n < said->n)
        at = &(*at)->next;
    line->next = *at;
    *at = line;
    if (count == STORE_CHAT_KEPT) {
        ChatLine *oldest = table->chat;
        table->chat = oldest->next;
        free(oldest);
    }
}

void table_clear_chat(Table *table)
{
    while (table->chat != NULL) {
        ChatLine *line = table->chat;
        table->chat = line->next;
        free(line);
    }
}

bool table_knows_chat(const Table *table, int64_t n)
{
    for (const ChatLine *line = table->chat; line != NULL; line = line->next)
        if (line->said.n == n)
            return true;
    return false;
}

/* --- The row --- */

void table_forget(Table *table, int seat)
{
    memcpy(table->game.name[seat], table->row.seat[seat].name, ORI_NAME_TEXT);
    for (ChatLine **link = &table->chat; *link != NULL;) {
        ChatLine *line = *link;
        if (line->said.seat == seat) {
            *link = line->next;
            free(line);
        } else {
            link = &line->next;
        }
    }
}

static const char *fold_row(Table *table, const Entry *e)
{
    if (e->row.v <= table->row.v)
        return "it is of an older version";
    if (e->kind == ENTRY_START && !table_take_game(table, e->game))
        return "the game cannot be played, or there is no memory for it";
    table->row = e->row;
    if (e->kind == ENTRY_FORGET)
        table_forget(table, e->seat);
    return NULL;
}

const char *table_fold(Table *table, const Entry *e, OriLog *log)
{
    switch (e->kind) {
    case ENTRY_NONE:
        return NULL;
    case ENTRY_ROW:
    case ENTRY_START:
    case ENTRY_FORGET:
        return fold_row(table, e);
    case ENTRY_DECISION:
        return fold_decision(table, &e->decision, log);
    case ENTRY_CHAT:
        table_take_chat(table, &e->chat);
        return NULL;
    case ENTRY_KINDS:
        break;
    }
    return "there is no such entry";
}

void table_free(Table *table)
{
    free(table->game.decision);
    free(table->game.standin);
    table_clear_chat(table);
}
