/*
 * say.c - the server's messages as JSON (docs/protocol.md), apart from those with cards in them:
 * room.c makes those.
 */
#include "server/room.h"

#include <stdio.h>
#include <string.h>

static Text scratch;

static Text *begin(const char *type)
{
    text_clear(&scratch);
    text_put(&scratch, "{\"t\":\"");
    text_put(&scratch, type);
    text_put(&scratch, "\"");
    return &scratch;
}

static void put_ref(Text *out, const char *ref)
{
    if (ref == NULL || ref[0] == '\0')
        return;
    text_put(out, ",\"ref\":");
    text_put(out, ref);
}

static void put_seat(Text *out, int seat)
{
    if (seat < 0)
        text_put(out, "null");
    else
        text_format(out, "\"%c\"", 'a' + seat);
}

static void finish(Client *client)
{
    text_put(&scratch, "}");
    say(client, &scratch);
}

void say(Client *client, const Text *message)
{
    Frame *f = message->failed ? NULL : frame_text(message->data, message->size);
    conn_send(&client->conn, f);
    frame_drop(f);
}

void say_all(Room *room, const Text *message)
{
    Frame *f = message->failed ? NULL : frame_text(message->data, message->size);
    for (Client *c = room->clients; c != NULL; c = c->next)
        conn_send(&c->conn, f);
    frame_drop(f);
}

void say_simple(Client *client, const char *type, const char *ref)
{
    if (client == NULL)
        return;
    put_ref(begin(type), ref);
    finish(client);
}

/* clang-format off */
static const struct { const char *code, *message; } reasons[] = {
    {"bad-json",       "this is not a JSON object"},
    {"bad-protocol",   "this server speaks protocol 1"},
    {"bad-name",       "a name has 1 to 24 characters and no control characters"},
    {"no-table",       "there is no such table"},
    {"no-game",        "there is no such game"},
    {"bad-token",      "the token is none of this table's"},
    {"bad-origin",     "this server does not know that site"},
    {"no-hello",       "say hello first"},
    {"not-seated",     "only players may"},
    {"not-maker",      "only the maker of the table may"},
    {"seat-taken",     "the seat is taken"},
    {"already-seated", "you sit already"},
    {"seats-open",     "fill every seat first"},
    {"wrong-phase",    "not at this moment of the table"},
    {"not-asked",      "another seat is asked"},
    {"busy",           "something is still being written; send it again"},
    {"player-here",    "this player is here and not late"},
    {"too-fast",       "too many messages; slow down"},
    {"too-many",       "there are too many"},
    {"store-failed",   "the disk refused; nothing was changed"},
    {"stopping",       "the server is about to stop"},
};
/* clang-format on */

const char *say_reason(const char *code)
{
    for (size_t i = 0; i < sizeof reasons / sizeof reasons[0]; i++)
        if (strcmp(reasons[i].code, code) == 0)
            return reasons[i].message;
    return code;
}

void say_error(Client *client, const char *ref, const char *code, const char *message)
{
    if (client == NULL)
        return;
    Text *out = begin("error");
    put_ref(out, ref);
    text_format(out, ",\"code\":\"%s\",\"message\":", code);
    text_quote(out, message != NULL ? message : say_reason(code));
    if (client->room != NULL && strcmp(code, "stale") == 0)
        text_format(out, ",\"v\":%d", client->room->count);
    finish(client);
}

void say_ack(Client *client, const char *ref, const Room *room, int version)
{
    if (client == NULL)
        return;
    char game[ROOM_GAME_TEXT];
    Text *out = begin("ack");
    put_ref(out, ref);
    room_game_id(room, game);
    text_format(out, ",\"game\":\"%s\",\"v\":%d", game, version);
    finish(client);
}

void say_link(const Room *room, Text *out)
{
    text_put(out, room_context.public_url);
    text_put(out, "/table/");
    text_put(out, room->table.id);
}

void say_seat(Client *client, const char *ref, const Room *room, int seat, const char *token)
{
    if (client == NULL)
        return;
    Text *out = begin("seat");
    put_ref(out, ref);
    text_put(out, ",\"seat\":");
    put_seat(out, seat);
    text_format(out, ",\"token\":\"%s\",\"link\":\"", token);
    say_link(room, out);
    text_format(out, "#token=%s\"", token);
    finish(client);
}

void say_hello(Client *client)
{
    Text *out = begin("hello");
    text_format(out, ",\"protocol\":1,\"version\":\"%s\",\"table\":\"%s\",\"seat\":", ORI_VERSION,
                client->room->table.id);
    put_seat(out, client->seat);
    if (client->maker)
        text_put(out, ",\"maker\":true");
    text_put(out, ",\"link\":\"");
    say_link(client->room, out);
    text_put(out, "\"");
    finish(client);
}

static void put_one_seat(const Room *room, int seat, Text *out)
{
    static const char *const kinds[] = {"open", "human", "bot"};
    const StoredSeat *s = &room->table.seat[seat];
    text_format(out, "{\"seat\":\"%c\",\"kind\":\"%s\"", 'a' + seat, kinds[s->kind]);
    if (s->kind != STORED_OPEN) {
        text_put(out, ",\"name\":");
        text_quote(out, s->name);
    }
    if (s->kind == STORED_BOT) {
        text_put(out, ",\"bot\":");
        text_quote(out, s->bot);
    }
    if (s->kind == STORED_HUMAN) {
        text_put(out, room->here[seat] > 0 ? ",\"here\":true" : ",\"here\":false");
        if (s->standin)
            text_put(out, ",\"standin\":true");
        if (secret_same(s->token, room->table.maker))
            text_put(out, ",\"maker\":true");
        if (room->votes[seat] != 0)
            text_format(out, ",\"votes\":%d", __builtin_popcount(room->votes[seat]));
        if (room->rematch[seat])
            text_put(out, ",\"rematch\":true");
    }
    text_put(out, "}");
}

void say_table_body(const Room *room, Text *out)
{
    static const char *const phases[] = {"lobby", "playing", "over"};
    const StoredTable *t = &room->table;
    char game[ROOM_GAME_TEXT];
    room_game_id(room, game);
    text_format(out, "\"table\":\"%s\",\"phase\":\"%s\",\"rules\":\"%s\",\"public\":%s", t->id,
                phases[room->phase], t->rules, t->is_public ? "true" : "false");
    if (t->pace == PACE_NONE)
        text_put(out, ",\"pace\":{\"kind\":\"none\"}");
    else if (t->pace == PACE_DAYS)
        text_format(out, ",\"pace\":{\"kind\":\"days\",\"days\":%d}", t->pace_ms / 86400000);
    else if (t->pace_ms % 1000 == 0)
        text_format(out, ",\"pace\":{\"kind\":\"live\",\"seconds\":%d}", t->pace_ms / 1000);
    else
        text_format(out, ",\"pace\":{\"kind\":\"live\",\"seconds\":%d.%03d}", t->pace_ms / 1000,
                    t->pace_ms % 1000);
    if (room->phase == ROOM_LOBBY)
        text_put(out, ",\"game\":null");
    else
        text_format(out, ",\"game\":\"%s\",\"v\":%d,\"round\":%d", game, room->count,
                    room->state.round);
    if (room->phase == ROOM_PLAYING)
        text_format(out, ",\"asked\":\"%c\"", 'a' + room->state.asked);
    text_format(out, ",\"spectators\":%d,\"seats\":[", room->spectators);
    for (int seat = 0; seat < t->seats; seat++) {
        if (seat > 0)
            text_put(out, ",");
        put_one_seat(room, seat, out);
    }
    text_put(out, "]");
}

void say_table(Room *room, Client *client)
{
    Text *out = begin("table");
    text_put(out, ",");
    say_table_body(room, out);
    text_put(out, "}");
    if (client != NULL)
        say(client, out);
    else
        say_all(room, out);
}

void say_chat(const StoredChat *chat, Text *out)
{
    text_format(out, "{\"t\":\"chat\",\"n\":%lld,\"seat\":", (long long)chat->n);
    put_seat(out, chat->seat);
    text_put(out, ",\"name\":");
    text_quote(out, chat->name);
    text_put(out, ",\"text\":");
    text_quote(out, chat->text);
    text_put(out, "}");
}
