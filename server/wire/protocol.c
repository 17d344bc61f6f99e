/*
 * protocol.c - a row for each message: its name, its fields, and its function.
 *
 * Everything from outside is checked here (its fields by message.c) before it reaches a room.
 */
#include "server/wire/protocol.h"

#include "server/room/game.h"
#include "server/wire/hello.h"
#include "server/wire/new_table.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_FIELDS = 7,
    MAX_ERRORS = 50, /* in a row; then the client is sent away */
    BURST_SECONDS = 5,
    CLOSE_POLICY = 1008,
};

typedef struct Row {
    const char *name;
    int cost; /* of the messages a client may send: some make the server read or tell much */
    Field field[MAX_FIELDS];
    MessageDeed *deed;
    WishKind wish; /* of one that changes the table */
} Row;

static ErrorCode bad(char why[PROTOCOL_WHY], const char *message)
{
    snprintf(why, PROTOCOL_WHY, "%s", message);
    return ERROR_BAD_MESSAGE;
}

/* The changes of seats take a seat of this table, if they take one. */
static bool seat_is_there(const Client *client, int seat, char why[PROTOCOL_WHY])
{
    if (seat < client->room->table.row.seats)
        return true;
    bad(why, "seat: this table has no such seat");
    return false;
}

/* Every change is written and told to all. One key may be used on many connections: what counts is
 * the seat, and so a table has a limited number. */
static bool may_change(Client *client)
{
    enum { PART = 10, SPECTATORS = 5 }; /* all of them together, as many as five seats */
    Room *room = client->room;
    int64_t now = clock_now(&client->server->clock);
    int64_t rate =
        client->server->config->rate; /* a seat has this many at once, a part each second */
    bool sits = client->seat != ORI_SPECTATOR;
    int64_t share = sits ? 1 : SPECTATORS;
    return bucket_take(&room->change_rate[sits ? client->seat : ORI_MAX_SEATS], now,
                       rate * share * 3600 / PART, rate * share, 1);
}

static ErrorCode change(Client *client, const Message *m, const Wish *wish)
{
    if (!may_change(client))
        return ERROR_TOO_FAST;
    room_wish(client->room, client, m->ref, wish);
    return ERROR_NONE;
}

/* A change that says no more than which it is, and perhaps of which seat. */
static ErrorCode change_seat(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    Wish wish = {.kind = m->wish, .seat = message_seat(m, "seat")};
    return seat_is_there(client, wish.seat, why) ? change(client, m, &wish) : ERROR_BAD_MESSAGE;
}

/* Who sits down, or has another name. */
static ErrorCode change_name(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    const char *name = message_text(m, "name");
    const char *pass = message_text(m, "pass");
    Wish wish = {.kind = m->wish, .seat = message_seat(m, "seat")};
    if (!seat_is_there(client, wish.seat, why))
        return ERROR_BAD_MESSAGE;
    if (pass != NULL && !secret_is_token(pass)) {
        bad(why, "pass: expected 32 hexadecimal digits");
        return ERROR_BAD_TOKEN;
    }
    if (pass != NULL)
        secret_hash(pass, wish.pass);
    if (!seat_name_is_good(name))
        return ERROR_BAD_NAME;
    snprintf(wish.name, sizeof wish.name, "%s", name);
    return change(client, m, &wish);
}

/* A seat goes to a stand-in, or back to its player. */
static ErrorCode leave_or_back(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    uint8_t *back = &client->room->back;
    unsigned seat = client->seat != ORI_SPECTATOR ? 1u << client->seat : 0;
    *back = (uint8_t)(m->wish == WISH_BACK ? *back | seat : *back & ~seat);
    return change_seat(client, m, why);
}

/* One seat, or all that are open. */
static ErrorCode change_bot(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    const char *bot = message_text(m, "bot");
    Wish wish = {.kind = m->wish, .seat = message_seat(m, "seat"), .has_bot = bot != NULL};
    if (!seat_is_there(client, wish.seat, why))
        return ERROR_BAD_MESSAGE;
    if (bot != NULL && !seat_bot_is_good(bot, &wish.bot)) {
        char offered[BOTS_TEXT];
        bots_offered(offered);
        snprintf(why, PROTOCOL_WHY,
                 "bot: expected one of %s, or baron or king with a time from 10ms to 5s", offered);
        return ERROR_BAD_MESSAGE;
    }
    return change(client, m, &wish);
}

static ErrorCode mute(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    Wish wish = {.kind = m->wish,
                 .seat = message_seat(m, "seat"),
                 .on = json_is_true(json_object_get(m->body, "on"))};
    unsigned seat = 1u << wish.seat;
    if (!seat_is_there(client, wish.seat, why))
        return ERROR_BAD_MESSAGE;
    if (client->seat == ORI_SPECTATOR) /* while connected */
        client->muted = (uint8_t)(wish.on ? client->muted | seat : client->muted & ~seat);
    return change(client, m, &wish);
}

/* What the maker changes between two games. */
static ErrorCode set(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    StoredTable row = client->room->table.row;
    const json_t *rules = json_object_get(m->body, "rules");
    const json_t *pace = json_object_get(m->body, "pace");
    const json_t *seats = json_object_get(m->body, "seats");
    json_int_t count = seats != NULL ? json_integer_value(seats) : row.seats;
    if (count < ORI_MIN_SEATS || count > ORI_MAX_SEATS)
        return bad(why, "seats: expected 2 to 5");
    table_resize(&row, (int)count);
    row.first = FIRST_USUAL;
    if ((rules != NULL && !new_table_read_rules(rules, &row, why)) ||
        !new_table_read_pace(client->server->config, pace, &row, why) ||
        !new_table_read_first(json_object_get(m->body, "first"), &row, why))
        return ERROR_BAD_MESSAGE;
    Wish wish = {.kind = m->wish,
                 .first = row.first,
                 .seats = seats != NULL ? row.seats : 0,
                 .has_pace = pace != NULL,
                 .pace = row.pace,
                 .pace_ms = row.pace_ms};
    if (rules != NULL)
        snprintf(wish.rules, sizeof wish.rules, "%s", row.rules);
    return change(client, m, &wish);
}

static ErrorCode start(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    Wish wish = {.kind = m->wish};
    const char *text = message_text(m, "deal");
    StoredTable row = client->room->table.row;
    if (!client->maker)
        return ERROR_NOT_MAKER;
    row.first = FIRST_USUAL;
    if (!new_table_read_first(json_object_get(m->body, "first"), &row, why))
        return ERROR_BAD_MESSAGE;
    wish.first = row.first;
    const char *wrong = text != NULL ? new_table_read_deal(client->server->config, text,
                                                           &client->room->table.row, &wish.deal)
                                     : NULL;
    if (wrong != NULL) {
        snprintf(why, PROTOCOL_WHY, "deal: %s", wrong);
        return ERROR_BAD_MESSAGE;
    }
    wish.has_deal = text != NULL;
    return change(client, m, &wish);
}

static ErrorCode set_hook(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    Wish wish = {.kind = m->wish};
    ErrorCode code = new_table_read_hook(client->server->courier, m->body, wish.hook, why);
    return code == ERROR_NONE ? change(client, m, &wish) : code;
}

/* The number in a game's name; false: it is no game of this table. */
static bool read_game_name(const Room *room, const char *name, int *number)
{
    char again[ROOM_GAME_TEXT];
    const char *dash = strrchr(name, '-');
    *number = dash != NULL ? (int)strtol(dash + 1, NULL, 10) : 0;
    snprintf(again, sizeof again, "%s-%d", room->table.row.id, *number);
    return strcmp(name, again) == 0;
}

static ErrorCode decide(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    Wish wish = {.kind = m->wish, .by = client->seat, .game = GAME_ANY};
    OriError error = {.why = "a card must be named"};
    const char *game = message_text(m, "game");
    if (game != NULL && (!read_game_name(client->room, game, &wish.game) ||
                         wish.game < client->room->table.row.games))
        return ERROR_NO_GAME;
    if (!ori_read_decision(message_text(m, "decision"), &wish.decision, &error) ||
        wish.decision.kind == ORI_HIDDEN) {
        snprintf(why, PROTOCOL_WHY, "decision: %.150s", error.why);
        return ERROR_BAD_MESSAGE;
    }
    wish.version = (int)json_integer_value(json_object_get(m->body, "v"));
    room_wish(client->room, client, m->ref, &wish);
    return ERROR_NONE;
}

static ErrorCode chat(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    ErrorCode code = chat_say(client->room, client, m->ref, message_text(m, "text"));
    return code == ERROR_BAD_MESSAGE
               ? bad(why, "text: expected 1 to 300 characters, no control characters")
               : code;
}

static ErrorCode ping(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    (void)why;
    say_simple(client, "pong", m->ref);
    return ERROR_NONE;
}

/* clang-format off */
static const Row rows[] = {
    {"hello",   10, {{"protocol", A_NUMBER, false}, {"table", A_TEXT, false}, {"token", A_TEXT, true}, {"pass", A_TEXT, true},
                 {"game", A_TEXT, true}, {"since", A_NUMBER, true}},                           hello_come,    0},
    {"ping",    1,  {{NULL, A_TEXT, false}},                                                   ping,          0},
    {"sit",     5,  {{"name", A_TEXT, false}, {"seat", A_SEAT, true}, {"pass", A_TEXT, true}}, change_name,   WISH_SIT},
    {"name",    5,  {{"name", A_TEXT, false}},                                                 change_name,   WISH_NAME},
    {"leave",   5,  {{NULL, A_TEXT, false}},                                                   leave_or_back, WISH_LEAVE},
    {"back",    5,  {{NULL, A_TEXT, false}},                                                   leave_or_back, WISH_BACK},
    {"bot",     5,  {{"seat", A_SEAT, false}, {"bot", A_BOT, false}},                          change_bot,    WISH_BOT},
    {"fill",    5,  {{"bot", A_TEXT, false}},                                                  change_bot,    WISH_FILL},
    {"set",     5,  {{"rules", A_TEXT, true}, {"pace", A_PACE, true}, {"first", A_TEXT, true},
                 {"seats", A_NUMBER, true}},                                                   set,           WISH_SET},
    {"hook",    5,  {{"url", A_URL, false}, {"format", A_TEXT, true}, {"lang", A_TEXT, true}}, set_hook,      WISH_HOOK},
    {"start",   10, {{"deal", A_TEXT, true}, {"first", A_TEXT, true}},                         start,         WISH_START},
    {"decide",  1,  {{"game", A_TEXT, true}, {"v", A_NUMBER, false}, {"decision", A_TEXT, false}}, decide,    WISH_DECIDE},
    {"remove",  5,  {{"seat", A_SEAT, false}},                                                 change_seat,   WISH_REMOVE},
    {"vote",    2,  {{"seat", A_SEAT, false}},                                                 change_seat,   WISH_VOTE},
    {"rematch", 2,  {{NULL, A_TEXT, false}},                                                   change_seat,   WISH_REMATCH},
    {"forget",  10, {{NULL, A_TEXT, false}},                                                   change_seat,   WISH_FORGET},
    {"chat",    2,  {{"text", A_TEXT, false}},                                                 chat,          WISH_CHAT},
    {"mute",    2,  {{"seat", A_SEAT, false}, {"on", A_BOOLEAN, false}},                       mute,          WISH_MUTE},
    {"attend",  1,  {{"on", A_BOOLEAN, false}},                                                hello_attend,  0},
    {"resync",  10, {{NULL, A_TEXT, false}},                                                   hello_again,   0},
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

static ErrorCode do_message(Client *client, const Row *row, Message *m, char why[PROTOCOL_WHY])
{
    const char *type = json_string_value(json_object_get(m->body, "t"));
    if (!json_is_object(m->body))
        return ERROR_BAD_JSON;
    if (!message_read_ref(m)) {
        m->ref[0] = '\0';
        return bad(why, "ref: expected a whole number, or a text of at most 64 bytes");
    }
    if (type == NULL)
        return bad(why, "t: expected the message's type");
    if (row == NULL) {
        snprintf(why, PROTOCOL_WHY, "t: there is no message '%.40s'", type);
        return ERROR_BAD_MESSAGE;
    }
    if (client->room == NULL && row >= rows + OPEN_ROWS)
        return ERROR_NO_HELLO;
    m->wish = row->wish;
    return message_check(m, row->field, why) ? row->deed(client, m, why) : ERROR_BAD_MESSAGE;
}

void protocol_refuse(Client *client, const char *ref, ErrorCode code, const char *why)
{
    say_error(client, ref, code, why);
    if (++client->errors >= MAX_ERRORS)
        say_bye(client, ERROR_TOO_FAST, CLOSE_POLICY);
}

/* --- Connections --- */

static void opened(Conn *conn, void *server)
{
    Client *client = (Client *)conn;
    client->server = server;
    client->seat = ORI_SPECTATOR;
}

static void gone(Conn *conn)
{
    Client *client = (Client *)conn;
    hello_end(client);
    room_quit(client);
    free(client->key);
}

static bool may_speak(Client *client, const Row *row)
{
    int rate = client->server->config->rate;
    return bucket_take(&client->talk, clock_now(&client->server->clock), (int64_t)rate * 3600,
                       rate * BURST_SECONDS, row != NULL ? row->cost : 1);
}

static void message(Conn *conn, const char *text, size_t size)
{
    Client *client = (Client *)conn;
    Message m = {.ref = ""};
    char why[PROTOCOL_WHY] = "";
    json_error_t error;
    if (client->hello != NULL) {
        if (!hello_keep(client, text, size))
            say_bye(client, ERROR_TOO_FAST, CLOSE_POLICY);
        return;
    }
    client->server->messages++;
    m.body = json_loadb(text, size, JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL, &error);
    const Row *row = row_of(m.body);
    if (!may_speak(client, row)) {
        json_decref(m.body);
        say_bye(client, ERROR_TOO_FAST, CLOSE_POLICY);
        return;
    }
    int errors = client->errors;
    ErrorCode code = do_message(client, row, &m, why);
    json_decref(m.body);
    if (code == ERROR_NONE && client->errors == errors)
        client->errors = 0;
    else if (code != ERROR_NONE)
        protocol_refuse(client, m.ref, code, why[0] != '\0' ? why : NULL);
}

const ConnHandler protocol_handler = {
    .size = sizeof(Client), .opened = opened, .message = message, .gone = gone};
