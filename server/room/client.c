/*
 * client.c - writes the server's messages as JSON (docs/protocol.md), except those with cards in
 * them.
 */
#include "server/room/client.h"

#include "server/room/notices.h"
#include "server/room/room.h"

#include "ori_bits.h"

/* --- Sending --- */

static Frame *frame_of(const Json *message)
{
    return message->full ? NULL : frame_text(message->text, (size_t)message->length);
}

void say(Client *client, const Json *message)
{
    if (client == NULL)
        return;
    Frame *f = frame_of(message);
    conn_send(&client->conn, f);
    frame_drop(f);
}

void say_all(Room *room, const Json *message)
{
    Frame *f = frame_of(message);
    for (Client *c = room->clients; c != NULL; c = c->next)
        conn_send(&c->conn, f);
    frame_drop(f);
}

/* --- Parts --- */

static Json *begin(Server *server, const char *type, const char *ref)
{
    Json *out = &server->message;
    text_clear(out);
    out_open(out, '{');
    put_text(out, "t", type);
    if (ref != NULL && ref[0] != '\0') {
        out_key(out, "ref");
        out_json(out, ref);
    }
    return out;
}

static void finish(Client *client)
{
    Json *out = &client->server->message;
    out_close(out, '}');
    say(client, out);
}

static void put_error(Json *out, ErrorCode code, const char *message)
{
    put_text(out, "code", error_code(code));
    put_text(out, "message", message != NULL ? message : error_message(code));
}

void put_link(Json *out, const char *url, const char *table, const char *token)
{
    char link[SERVER_URL_TEXT + 128];
    snprintf(link, sizeof link, "%s/table/%s%s%s", url, table, token != NULL ? "#token=" : "",
             token != NULL ? token : "");
    out_text(out, link);
}

static void put_flag(Json *out, const char *key, bool on)
{
    if (!on)
        return;
    put_bool(out, key, true);
}

/* --- Answers --- */

void say_simple(Client *client, const char *type, const char *ref)
{
    if (client == NULL)
        return;
    begin(client->server, type, ref);
    finish(client);
}

void say_error(Client *client, const char *ref, ErrorCode code, const char *message)
{
    if (client == NULL)
        return;
    Json *out = begin(client->server, "error", ref);
    put_error(out, code, message);
    if (client->room != NULL && code == ERROR_STALE)
        put_number(out, "v", client->room->table.game.count);
    finish(client);
}

void say_bye(Client *client, ErrorCode code, int close_code)
{
    Json *out = begin(client->server, "bye", NULL);
    put_error(out, code, NULL);
    finish(client);
    conn_close(&client->conn, close_code);
}

void say_ack(Client *client, const char *ref, const Room *room, int version)
{
    if (client == NULL)
        return;
    char game[ROOM_GAME_TEXT];
    Json *out = begin(client->server, "ack", ref);
    room_game_id(room, game);
    put_text(out, "game", game);
    put_number(out, "v", version);
    finish(client);
}

void say_seat(Client *client, const char *ref, const Room *room, int seat, const char *token)
{
    if (client == NULL)
        return;
    Json *out = begin(client->server, "seat", ref);
    put_seat(out, "seat", seat);
    put_text(out, "token", token);
    out_key(out, "link");
    put_link(out, client->server->public_url, room->table.row.id, token);
    finish(client);
}

void say_hello(Client *client)
{
    Json *out = begin(client->server, "hello", NULL);
    put_number(out, "protocol", PROTOCOL_VERSION);
    put_text(out, "version", ORI_VERSION);
    put_text(out, "table", client->room->table.row.id);
    put_seat(out, "seat", client->seat);
    put_flag(out, "maker", client->maker);
    out_key(out, "link");
    put_link(out, client->server->public_url, client->room->table.row.id, NULL);
    finish(client);
}

void say_lost(Client *client, const char *what, int64_t count, int64_t n)
{
    Json *out = begin(client->server, "lost", NULL);
    put_text(out, "what", what);
    put_number(out, "count", count);
    if (n > 0)
        put_number(out, "n", n);
    finish(client);
}

/* --- The table --- */

/* The score of the player in this seat, over the games at this table. */
static void put_score(Json *out, const StoredSeat *s)
{
    enum { HUNDREDTHS = 100 };
    int64_t wins = ((int64_t)s->wins * HUNDREDTHS + WIN_PARTS / 2) / WIN_PARTS;
    if (s->played == 0 || s->kind == STORED_OPEN)
        return;
    put_open(out, "score", '{');
    put_number(out, "games", s->played);
    put_number(out, "wins", wins / HUNDREDTHS);
    if (wins % HUNDREDTHS != 0)
        text_format(out, ".%02d", (int)(wins % HUNDREDTHS));
    put_number(out, "ranks", s->ranks);
    put_number(out, "influence", s->influence);
    put_number(out, "begun", s->begun);
    out_close(out, '}');
}

static void put_one_seat(Json *out, const Room *room, const StoredTable *t, int seat)
{
    const StoredSeat *s = &t->seat[seat];
    const Game *g = &room->table.game;
    out_open(out, '{');
    put_seat(out, "seat", seat);
    put_text(out, "kind", seat_words[s->kind]);
    if (s->kind != STORED_OPEN)
        put_text(out, "name", s->name);
    if (s->kind == STORED_BOT)
        put_text(out, "bot", s->bot);
    if (s->kind == STORED_HUMAN) {
        put_bool(out, "here", room_is_here(room, seat));
        put_flag(out, "standin", s->standin);
        put_flag(out, "maker", secret_same(s->token, t->maker));
        if (s->votes != 0 && g->phase == ROOM_PLAYING && t->votes_at == g->count)
            put_number(out, "votes", bits_count(s->votes));
        put_flag(out, "rematch", g->phase == ROOM_OVER && s->rematch == t->games);
    }
    put_score(out, s);
    out_close(out, '}');
}

static void put_pace(Json *out, const StoredTable *t)
{
    put_open(out, "pace", '{');
    put_text(out, "kind", pace_words[t->pace]);
    if (t->pace == PACE_DAYS) {
        put_number(out, "days", t->pace_ms / DAY_MS);
    } else if (t->pace == PACE_LIVE) {
        put_number(out, "seconds", t->pace_ms / SECOND_MS);
        if (t->pace_ms % SECOND_MS != 0) /* in tests */
            text_format(out, ".%03d", t->pace_ms % SECOND_MS);
    }
    out_close(out, '}');
}

static void put_standing(Json *out, const Room *room)
{
    const Game *g = &room->table.game;
    char game[ROOM_GAME_TEXT];
    out_key(out, "game");
    if (g->phase == ROOM_LOBBY) {
        out_null(out);
        return;
    }
    room_game_id(room, game);
    out_text(out, game);
    put_number(out, "v", g->count);
    put_number(out, "round", g->state.round);
    if (g->phase == ROOM_PLAYING) {
        put_seat(out, "asked", g->state.asked);
    }
}

/* The first player of the next game, between two games. */
static void put_first(Json *out, const Table *table)
{
    int seat = judge_first(table, &(Wish){.first = FIRST_USUAL});
    if (table->game.phase == ROOM_PLAYING)
        return;
    out_key(out, "first");
    if (seat == ORI_ANY_SEAT)
        out_text(out, "drawn");
    else
        out_seat(out, seat);
}

/* Which service it is. The rest of the address is a secret. */
static void put_hook(Json *out, const Room *room)
{
    Hook hook;
    NoticeUrl url;
    if (!notices_hook(room, &hook) || notice_read_url(hook.url, &url) != NULL)
        return;
    put_open(out, "hook", '{');
    put_text(out, "host", url.host);
    put_text(out, "format", hook_format_text(hook.format));
    out_close(out, '}');
}

void put_table(Json *out, const Room *room)
{
    static const char *const phases[] = {"lobby", "playing", "over"};
    const StoredTable *t = &room->table.row;
    StoredTable settled = *t; /* with the game that has just ended */
    table_settle(&room->table.game, &settled);
    put_text(out, "table", t->id);
    put_text(out, "phase", phases[room->table.game.phase]);
    put_text(out, "rules", t->rules);
    put_bool(out, "public", t->is_public);
    put_bool(out, "help", t->has_help);
    put_pace(out, t);
    if (t->pace == PACE_NONE)
        put_number(out, "absence", t->absence_ms / SECOND_MS);
    put_standing(out, room);
    put_first(out, &room->table);
    put_hook(out, room);
    put_number(out, "spectators", room->spectators + room->others.spectators);
    put_open(out, "seats", '[');
    for (int seat = 0; seat < t->seats; seat++)
        put_one_seat(out, room, &settled, seat);
    out_close(out, ']');
}

void say_table(Room *room, Client *client)
{
    Json *out = begin(room->server, "table", NULL);
    put_table(out, room);
    out_close(out, '}');
    if (client != NULL)
        say(client, out);
    else
        say_all(room, out);
}
