/*
 * protocol.c - a row for each message: its name, what it may hold, and what it does.
 *
 * Everything from outside is checked here: a message with an unknown field, a missing one or one of
 * the wrong type does nothing, and says why.
 */
#include "server/protocol.h"

#include "server/wish.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_FIELDS = 6,
    MAX_ERRORS = 50, /* in a row; then the client is sent away */
    REF_BYTES = 64,
    BURST_SECONDS = 5,
    CLOSE_POLICY = 1008,
};

/* The fields a message may hold, read. */
typedef struct Message {
    json_t *body;
    char ref[ROOM_REF_TEXT];
} Message;

typedef enum FieldKind { A_TEXT, A_SEAT, A_NUMBER, A_BOOLEAN, A_BOT } FieldKind;

typedef struct Field {
    const char *name; /* NULL ends the list */
    FieldKind kind;
    bool may_miss;
} Field;

/* Returns an error's code or NULL; why may say more. */
typedef const char *Deed(Client *client, const Message *m, char why[PROTOCOL_WHY]);

typedef struct Row {
    const char *name;
    int cost; /* of the messages a client may send: some make the server read or tell much */
    Field field[MAX_FIELDS];
    Deed *deed;
} Row;

static int64_t messages;

int64_t protocol_messages(void)
{
    return messages;
}

/* --- Fields --- */

static const char *text_of(const Message *m, const char *field)
{
    return json_string_value(json_object_get(m->body, field)); /* NULL: not there, or null */
}

static int seat_of(const Message *m, const char *field)
{
    const char *text = text_of(m, field);
    return text != NULL ? text[0] - 'a' : ORI_ANY_SEAT;
}

static bool is_seat(const json_t *value)
{
    const char *text = json_string_value(value);
    return text != NULL && text[0] >= 'a' && text[0] < 'a' + ORI_MAX_SEATS && text[1] == '\0';
}

/* NULL, or what should stand there. */
static const char *wrong_kind(const json_t *value, FieldKind kind)
{
    switch (kind) {
    case A_TEXT: /* a NUL in it would hide the rest */
        return json_is_string(value) &&
                       strlen(json_string_value(value)) == json_string_length(value)
                   ? NULL
                   : "a text";
    case A_BOT:
        return json_is_string(value) || json_is_null(value) ? NULL : "a bot or null";
    case A_SEAT:
        return is_seat(value) ? NULL : "a seat, \"a\" to \"e\"";
    case A_NUMBER:
        return json_is_integer(value) && json_integer_value(value) >= 0 &&
                       json_integer_value(value) <= 1000000
                   ? NULL
                   : "a whole number";
    case A_BOOLEAN:
        return json_is_boolean(value) ? NULL : "true or false";
    }
    return "something else";
}

static bool check_fields(const json_t *body, const Field field[], char why[PROTOCOL_WHY])
{
    const char *key;
    json_t *value;
    for (const Field *f = field; f->name != NULL; f++) {
        value = json_object_get(body, f->name);
        if (value == NULL && f->may_miss)
            continue;
        const char *wanted = value == NULL ? "something" : wrong_kind(value, f->kind);
        if (wanted != NULL) {
            snprintf(why, PROTOCOL_WHY, "%s: %s should stand there", f->name, wanted);
            return false;
        }
    }
    json_object_foreach((json_t *)(uintptr_t)body, key, value)
    {
        const Field *f = field;
        while (f->name != NULL && strcmp(f->name, key) != 0)
            f++;
        if (f->name == NULL && strcmp(key, "t") != 0 && strcmp(key, "ref") != 0) {
            snprintf(why, PROTOCOL_WHY, "%.40s: this message has no such field", key);
            return false;
        }
    }
    return true;
}

/* The reference as JSON, to be put into the answer. */
static bool read_ref(const json_t *body, char ref[ROOM_REF_TEXT])
{
    const json_t *value = json_object_get(body, "ref");
    ref[0] = '\0';
    if (value == NULL)
        return true;
    if (json_is_integer(value)) {
        snprintf(ref, ROOM_REF_TEXT, "%lld", (long long)json_integer_value(value));
        return true;
    }
    const char *text = json_string_value(value);
    if (text == NULL || json_string_length(value) > REF_BYTES)
        return false;
    Text quoted = {.data = NULL};
    text_quote_bytes(&quoted, text, json_string_length(value));
    bool fits = !quoted.failed && quoted.size < ROOM_REF_TEXT;
    if (fits)
        memcpy(ref, quoted.data, quoted.size + 1);
    text_free(&quoted);
    return fits;
}

static const char *bad(char why[PROTOCOL_WHY], const char *message)
{
    snprintf(why, PROTOCOL_WHY, "%s", message);
    return "bad-message";
}

/* --- Coming to a table --- */

static const char *hello(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    const char *id = text_of(m, "table");
    const char *token = text_of(m, "token");
    const char *game = text_of(m, "game");
    const json_t *since = json_object_get(m->body, "since");
    (void)why;
    if (json_integer_value(json_object_get(m->body, "protocol")) != PROTOCOL_VERSION)
        return "bad-protocol";
    Room *room = rooms_find(id);
    if (room == NULL)
        return "no-table";
    bool maker;
    if (token != NULL && (!secret_is_token(token) || room_seat_of(room, token, &maker) < -1))
        return "bad-token";
    room_quit(client);
    room_enter(room, client, token);
    say_hello(client);
    int seat = client->seat;
    if (seat != ORI_SPECTATOR && room->table.seat[seat].standin)
        room_set_standin(room, seat, false); /* tells everybody */
    else if (seat != ORI_SPECTATOR && room->here[seat] == 1)
        say_table(room, NULL);
    else
        say_table(room, client);
    room_tell_chat(room, client);
    char current[ROOM_GAME_TEXT];
    room_game_id(room, current);
    int64_t version = json_integer_value(since);
    if (since != NULL && game != NULL && strcmp(game, current) == 0 && version <= room->count &&
        room->phase != ROOM_LOBBY)
        room_tell_since(room, client, (int)version);
    else
        room_tell_game(room, client);
    return NULL;
}

/* --- At the table --- */

static const char *sit(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    int seat = seat_of(m, "seat");
    if (!seat_name_is_good(text_of(m, "name")))
        return "bad-name";
    if (seat >= client->room->table.seats)
        return bad(why, "seat: this table has no such seat");
    return room_sit(client->room, client, m->ref, text_of(m, "name"), seat);
}

static const char *rename_player(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    (void)why;
    if (!seat_name_is_good(text_of(m, "name")))
        return "bad-name";
    return room_rename(client->room, client, m->ref, text_of(m, "name"));
}

static const char *leave(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    (void)why;
    return room_leave(client->room, client, m->ref);
}

static const char *back(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    (void)why;
    return room_back(client->room, client, m->ref);
}

static const char *bot_error(const char *code, char why[PROTOCOL_WHY])
{
    if (code == NULL || strcmp(code, "bad-bot") != 0)
        return code;
    return bad(why, "bot: random, squire, knight, or baron with a time from 10ms to 5s");
}

static const char *put_bot(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    int seat = seat_of(m, "seat");
    if (seat >= client->room->table.seats)
        return bad(why, "seat: this table has no such seat");
    return bot_error(room_put_bot(client->room, client, m->ref, seat, text_of(m, "bot")), why);
}

static const char *fill(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    return bot_error(room_fill(client->room, client, m->ref, text_of(m, "bot")), why);
}

static const char *start(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    OriState deal;
    const char *text = text_of(m, "deal");
    if (!client->maker)
        return "not-maker";
    const char *wrong =
        text != NULL ? wish_read_deal(text, client->room->table.seats, &deal) : NULL;
    if (wrong != NULL) {
        snprintf(why, PROTOCOL_WHY, "deal: %s", wrong);
        return "bad-message";
    }
    return room_start(client->room, text != NULL ? &deal : NULL, client, m->ref);
}

static const char *decide(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    OriDecision decision;
    OriError error = {.why = "a card must be named"};
    char current[ROOM_GAME_TEXT];
    const char *game = text_of(m, "game");
    room_game_id(client->room, current);
    if (game != NULL && strcmp(game, current) != 0)
        return "no-game";
    if (!ori_read_decision(text_of(m, "decision"), &decision, &error) ||
        decision.kind == ORI_HIDDEN) {
        snprintf(why, PROTOCOL_WHY, "decision: %.150s", error.why);
        return "bad-message";
    }
    room_decide(client->room, client, m->ref,
                (int)json_integer_value(json_object_get(m->body, "v")), decision);
    return NULL;
}

static const char *vote(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    int seat = seat_of(m, "seat");
    if (seat >= client->room->table.seats)
        return bad(why, "seat: this table has no such seat");
    return room_vote(client->room, client, m->ref, seat);
}

static const char *rematch(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    (void)why;
    return room_rematch(client->room, client, m->ref);
}

static const char *chat(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    const char *code = room_chat(client->room, client, m->ref, text_of(m, "text"));
    if (code != NULL && strcmp(code, "bad-chat") == 0)
        return bad(why, "text: 1 to 300 characters, no control characters");
    return code;
}

static const char *mute(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    int seat = seat_of(m, "seat");
    if (seat >= client->room->table.seats)
        return bad(why, "seat: this table has no such seat");
    return room_mute(client->room, client, m->ref, seat,
                     json_is_true(json_object_get(m->body, "on")));
}

static const char *resync(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    (void)m;
    (void)why;
    if (client->room->phase == ROOM_LOBBY)
        return "no-game";
    room_tell_game(client->room, client);
    return NULL;
}

static const char *ping(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    (void)why;
    say_simple(client, "pong", m->ref);
    return NULL;
}

/* clang-format off */
static const Row rows[] = {
    {"hello",   10, {{"protocol", A_NUMBER, false}, {"table", A_TEXT, false}, {"token", A_TEXT, true},
                 {"game", A_TEXT, true}, {"since", A_NUMBER, true}},                              hello},
    {"ping",    1, {{NULL, A_TEXT, false}},                                                          ping},
    {"sit",     5, {{"name", A_TEXT, false}, {"seat", A_SEAT, true}},                                sit},
    {"name",    5, {{"name", A_TEXT, false}},                                                        rename_player},
    {"leave",   5, {{NULL, A_TEXT, false}},                                                          leave},
    {"back",    5, {{NULL, A_TEXT, false}},                                                          back},
    {"bot",     5, {{"seat", A_SEAT, false}, {"bot", A_BOT, false}},                                 put_bot},
    {"fill",    5, {{"bot", A_TEXT, false}},                                                         fill},
    {"start",   10, {{"deal", A_TEXT, true}},                                                         start},
    {"decide",  1, {{"game", A_TEXT, true}, {"v", A_NUMBER, false}, {"decision", A_TEXT, false}},    decide},
    {"vote",    2, {{"seat", A_SEAT, false}},                                                        vote},
    {"rematch", 2, {{NULL, A_TEXT, false}},                                                          rematch},
    {"chat",    2, {{"text", A_TEXT, false}},                                                        chat},
    {"mute",    2, {{"seat", A_SEAT, false}, {"on", A_BOOLEAN, false}},                              mute},
    {"resync",  10, {{NULL, A_TEXT, false}},                                                          resync},
};
/* clang-format on */
enum { ROWS = sizeof rows / sizeof rows[0], OPEN_ROWS = 2 }; /* before a hello: the first two */

static const Row *row_of(const json_t *body)
{
    const char *type = json_string_value(json_object_get(body, "t"));
    for (int i = 0; i < ROWS && type != NULL; i++)
        if (strcmp(rows[i].name, type) == 0)
            return &rows[i];
    return NULL;
}

static const char *do_message(Client *client, const Row *row, Message *m, char why[PROTOCOL_WHY])
{
    const char *type = json_string_value(json_object_get(m->body, "t"));
    if (!read_ref(m->body, m->ref)) {
        m->ref[0] = '\0';
        return bad(why, "ref: a whole number, or a text of at most 64 bytes");
    }
    if (type == NULL)
        return bad(why, "t: the message's type should stand there");
    if (row == NULL) {
        snprintf(why, PROTOCOL_WHY, "t: there is no message '%.40s'", type);
        return "bad-message";
    }
    if (client->room == NULL && row >= rows + OPEN_ROWS)
        return "no-hello";
    return check_fields(m->body, row->field, why) ? row->deed(client, m, why) : "bad-message";
}

void protocol_say_bye(Client *client, const char *code, int close_code)
{
    Text out = {.data = NULL};
    text_format(&out, "{\"t\":\"bye\",\"code\":\"%s\",\"message\":", code);
    text_quote(&out, say_reason(code));
    text_put(&out, "}");
    say(client, &out);
    text_free(&out);
    conn_close(&client->conn, close_code);
}

/* --- Connections --- */

static void opened(Conn *conn)
{
    ((Client *)conn)->seat = ORI_SPECTATOR;
}

static void gone(Conn *conn)
{
    Client *client = (Client *)conn;
    room_quit(client);
    free(client->key);
}

static void message(Conn *conn, const char *text, size_t size)
{
    Client *client = (Client *)conn;
    Message m = {.ref = ""};
    char why[PROTOCOL_WHY] = "";
    int rate = room_context.config->rate;
    messages++;
    json_error_t error;
    m.body = json_loadb(text, size, JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL, &error);
    const Row *row = row_of(m.body);
    if (!bucket_take(&client->talk, (int64_t)uv_now(room_context.loop), (int64_t)rate * 3600,
                     rate * BURST_SECONDS, row != NULL ? row->cost : 1)) {
        json_decref(m.body);
        protocol_say_bye(client, "too-fast", CLOSE_POLICY);
        return;
    }
    const char *code = json_is_object(m.body) ? do_message(client, row, &m, why) : "bad-json";
    json_decref(m.body);
    if (code == NULL) {
        client->errors = 0;
        return;
    }
    say_error(client, m.ref, code, why[0] != '\0' ? why : NULL);
    if (++client->errors >= MAX_ERRORS)
        protocol_say_bye(client, "too-fast", CLOSE_POLICY);
}

const ConnHandler protocol_handler = {
    .size = sizeof(Client), .opened = opened, .message = message, .gone = gone};
