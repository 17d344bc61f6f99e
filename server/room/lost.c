/*
 * lost.c - restarts a room from what the store has, and says what the store has lost.
 */
#include "server/room/lost.h"

#include "server/log.h"
#include "server/room/game.h"
#include "server/room/take.h"

#include <stdlib.h>
#include <string.h>

enum { CLOSE_RESTART = 1012 };

/* --- Noticing --- */

RoomMark lost_mark(const Room *room)
{
    return (RoomMark){.v = room->table.row.v,
                      .games = room->table.row.games,
                      .count = room->table.game.count,
                      .chat = room->table.chat_n};
}

bool lost_is_less(const RoomMark *has, const RoomMark *known)
{
    return has->v < known->v || has->games < known->games ||
           (has->games == known->games && has->count < known->count);
}

/* The last game in memory and the one on the disk, as far as both go. */
static int common(const Game *g, const StoredGame *stored)
{
    int n = 0;
    if (stored == NULL || g->phase == ROOM_LOBBY || stored->started_at != g->started_at)
        return -1;
    while (n < g->count && n < stored->count &&
           memcmp(&g->decision[n], &stored->decision[n], sizeof g->decision[n]) == 0)
        n++;
    return n;
}

/* The last line of chat that the store still has as it is known here. */
static int64_t common_chat(const Room *room, const StoreFound *f)
{
    int at = 0;
    for (const ChatLine *line = room->table.chat; line != NULL; line = line->next) {
        while (at < f->chats && f->chat[at].n < line->said.n)
            at++;
        if (at < f->chats && f->chat[at].n == line->said.n && f->chat[at].text[0] != '\0' &&
            strcmp(f->chat[at].text, line->said.text) != 0)
            return line->said.n - 1;
    }
    return f->chats > 0 ? f->chat[f->chats - 1].n : 0;
}

/* A line that a player had taken out is not lost; nor is one that was too old for a table where
 * nobody was. */
static int lost_lines(const Room *room, int64_t asked, const StoreFound *f)
{
    int64_t last = common_chat(room, f);
    int count = 0;
    for (const ChatLine *line = room->table.chat; line != NULL && room->clients != NULL;
         line = line->next)
        if (line->said.n > last && line->said.n <= asked && line->said.seat >= 0 &&
            strcmp(f->table.seat[line->said.seat].name, SEAT_NO_NAME) != 0)
            count++;
    return count;
}

static bool is_other(const Room *room, const StoreFound *f)
{
    const Game *g = &room->table.game;
    const StoredGame *stored = f->game;
    bool same_number =
        stored != NULL && stored->number == room->table.row.games && g->phase != ROOM_LOBBY;
    int n = common(g, stored);
    return (f->table.v == room->table.row.v &&
            store_sum_table(&f->table) != store_sum_table(&room->table.row)) ||
           (same_number && n < g->count && n < stored->count);
}

bool lost_is(const Room *room, const RoomMark *asked, StoreResult result, const StoreFound *f)
{
    if (asked->v == 0 || result == STORE_FAILED)
        return false; /* it was not in memory then */
    if (result == STORE_REFUSED)
        return true;
    RoomMark has = {
        .v = f->table.v, .games = f->table.games, .count = f->game != NULL ? f->game->count : 0};
    return lost_is_less(&has, asked) || is_other(room, f) || lost_lines(room, asked->chat, f) > 0;
}

/* --- Telling --- */

typedef struct Loss {
    int decisions; /* of the game that continues */
    int games;     /* that had begun */
    int64_t changes;
    int chat;
    int64_t chat_last; /* what is left of it */
} Loss;

static Loss loss_of(const Room *room, const StoreFound *f)
{
    int n = common(&room->table.game, f->game);
    bool gone =
        n < 0 && room->table.game.phase != ROOM_LOBBY && f->table.games <= room->table.row.games;
    int64_t changes = room->table.row.v - f->table.v;
    bool other = changes == 0 && store_sum_table(&f->table) != store_sum_table(&room->table.row);
    return (Loss){.decisions = n >= 0 ? room->table.game.count - n : 0,
                  .games = gone ? 1 : 0,
                  .changes = changes > 0 ? changes : other,
                  .chat = lost_lines(room, room->table.chat_n, f),
                  .chat_last = common_chat(room, f)};
}

static void tell(Client *client, const Loss *lost)
{
    if (lost->games > 0)
        say_lost(client, "game", lost->games, 0);
    if (lost->decisions > 0)
        say_lost(client, "decisions", lost->decisions, 0);
    if (lost->changes > 0)
        say_lost(client, "seats", lost->changes, 0);
    if (lost->chat > 0)
        say_lost(client, "chat", lost->chat, lost->chat_last);
}

void lost_tell(const Room *room, Client *client, const char *game, int version)
{
    size_t id = strlen(room->table.row.id);
    const char *number =
        strncmp(game, room->table.row.id, id) == 0 && game[id] == '-' ? game + id + 1 : "0";
    int known = atoi(number);
    if (known > room->table.row.games)
        say_lost(client, "game", 1, 0);
    else if (known == room->table.row.games && version > room->table.game.count)
        say_lost(client, "decisions", version - room->table.game.count, 0);
}

/* --- Beginning again --- */

static void chat_anew(Room *room, const StoreFound *f)
{
    table_clear_chat(&room->table);
    for (int i = 0; i < f->chats; i++)
        table_take_chat(&room->table, &f->chat[i]);
}

void lost_take(Room *room, const StoreFound *f)
{
    Server *server = room->server;
    Loss lost = loss_of(room, f);
    log_event(LOG_FAILURE, "store-forgot",
              "table=%s decisions=%d games=%d changes=%lld chat=%d hint=\"players were told;"
              " a standby that lagged behind was promoted, or a backup was restored\"",
              log_id(room->table.row.id), lost.decisions, lost.games, (long long)lost.changes,
              lost.chat);
    server->lost_decisions += lost.decisions;
    server->lost_changes += lost.games + lost.changes + lost.chat;
    minds_forget(server->minds, room); /* a thought about a version that will be another */
    take_any_row(room, &f->table);
    if (f->game == NULL || !table_take_game(&room->table, f->game)) {
        game_drop(room);
        room->line.unread = room->line.unread || f->game != NULL; /* no memory: it is read again */
    }
    chat_anew(room, f);
    room_recount(room);
    for (Client *c = room->clients; c != NULL; c = c->next) {
        say_hello(c);
        tell(c, &lost);
        say_table(room, c);
        chat_tell(room, c);
        game_tell(room, c);
    }
    game_wake(room);
}

void lost_table(Room *room)
{
    log_event(LOG_FAILURE, "table-lost", "table=%s", log_id(room->table.row.id));
    room->server->lost_changes += room->clients != NULL;
    game_drop(room);
    room->table.row.is_public = false;
    for (Client *c = room->clients; c != NULL; c = c->next) {
        say_lost(c, "table", 1, 0);
        say_bye(c, ERROR_NO_TABLE, CLOSE_RESTART);
    }
}
