/*
 * hello.c - a client comes to a table, or wants to hear everything again: the server reads the
 * table, and the client's other messages wait.
 */
#include "server/wire/hello.h"

#include "server/room/attend.h"
#include "server/room/game.h"
#include "server/room/lost.h"
#include "server/room/rooms.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_EARLY = 16 }; /* messages kept while the table is being read */

typedef struct Early {
    struct Early *next;
    size_t size;
    char text[];
} Early;

/* A hello whose table is being read, and the client's messages since. */
typedef struct Hello {
    char ref[CLIENT_REF_TEXT];
    char token[SECRET_TOKEN_TEXT];
    uint8_t pass[SECRET_HASH];
    char game[ROOM_GAME_TEXT];
    bool has_token;
    bool has_since;
    bool again; /* a resync: the client stays where it is */
    int since;
    Early *early;
    int count;
} Hello;

static void free_hello(Hello *h)
{
    while (h != NULL && h->early != NULL) {
        Early *e = h->early;
        h->early = e->next;
        free(e);
    }
    free(h);
}

static void tell_table(Room *room, Client *client)
{
    int seat = client->seat;
    if (seat != ORI_SPECTATOR && room->here[seat] == 1)
        say_table(room, NULL);
    else
        say_table(room, client);
    if (seat != ORI_SPECTATOR)
        room_back(room, seat);
}

static ErrorCode come(Client *client, Room *room, const Hello *h)
{
    char current[ROOM_GAME_TEXT];
    bool maker;
    if (h->has_token &&
        (!secret_is_token(h->token) || room_seat_of(room, h->token, &maker) == TABLE_NO_SEAT))
        return ERROR_BAD_TOKEN;
    room_quit(client);
    room_enter(room, client, h->has_token ? h->token : NULL, h->pass);
    say_hello(client);
    if (h->has_since)
        lost_tell(room, client, h->game, h->since);
    tell_table(room, client);
    chat_tell(room, client);
    room_game_id(room, current);
    if (h->has_since && strcmp(h->game, current) == 0 && h->since <= room->table.game.count &&
        room->table.game.phase != ROOM_LOBBY)
        game_tell_since(room, client, h->since);
    else
        game_tell(room, client);
    return ERROR_NONE;
}

static void wanted(void *who, Room *room, ErrorCode code)
{
    Client *client = who;
    Hello *h = client->hello;
    client->hello = NULL;
    if (room != NULL && h->again) {
        code = ERROR_NONE;
        game_tell(room, client);
    } else if (room != NULL) {
        code = come(client, room, h);
    }
    if (code != ERROR_NONE)
        protocol_refuse(client, h->ref, code, NULL);
    conn_greet(&client->conn, client->room != NULL);
    while (h->early != NULL && conn_is_open(&client->conn) && client->hello == NULL) {
        Early *e = h->early;
        h->early = e->next;
        protocol_handler.message(&client->conn, e->text, e->size);
        free(e);
    }
    if (client->hello != NULL) { /* it went on to another table: the rest waits for that one */
        client->hello->early = h->early;
        client->hello->count = h->count;
        h->early = NULL;
    }
    free_hello(h);
}

ErrorCode hello_come(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    const char *token = message_text(m, "token");
    const char *pass = message_text(m, "pass");
    const char *game = message_text(m, "game");
    const json_t *since = json_object_get(m->body, "since");
    if (json_integer_value(json_object_get(m->body, "protocol")) != PROTOCOL_VERSION)
        return ERROR_BAD_PROTOCOL;
    if (pass != NULL && token != NULL) {
        snprintf(why, PROTOCOL_WHY, "pass: not beside a token");
        return ERROR_BAD_MESSAGE;
    }
    if (pass != NULL && !secret_is_token(pass)) {
        snprintf(why, PROTOCOL_WHY, "pass: expected 32 hexadecimal digits");
        return ERROR_BAD_TOKEN;
    }
    Hello *h = calloc(1, sizeof *h);
    if (h == NULL)
        return ERROR_STORE_FAILED;
    memcpy(h->ref, m->ref, sizeof h->ref);
    h->has_token = token != NULL;
    if (pass != NULL)
        secret_hash(pass, h->pass);
    snprintf(h->token, sizeof h->token, "%s", token != NULL && secret_is_token(token) ? token : "");
    snprintf(h->game, sizeof h->game, "%s", game != NULL ? game : "");
    h->has_since = since != NULL && game != NULL;
    h->since = (int)json_integer_value(since);
    client->hello = h;
    conn_greet(&client->conn, true);
    rooms_want(client->server, message_text(m, "table"), WANT_TO_STAY, wanted, client);
    return ERROR_NONE;
}

ErrorCode hello_attend(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    (void)why;
    if (client->seat == ORI_SPECTATOR)
        return ERROR_NOT_SEATED;
    attend_say(client, json_is_true(json_object_get(m->body, "on")));
    return ERROR_NONE;
}

bool hello_keep(Client *client, const char *text, size_t size)
{
    Hello *h = client->hello;
    Early *e = h->count < MOST_EARLY ? malloc(sizeof *e + size) : NULL;
    if (e == NULL)
        return false;
    Early **last = &h->early;
    while (*last != NULL)
        last = &(*last)->next;
    e->next = NULL;
    e->size = size;
    memcpy(e->text, text, size);
    *last = e;
    h->count++;
    return true;
}

ErrorCode hello_again(Client *client, const Message *m, char why[PROTOCOL_WHY])
{
    (void)why;
    if (client->room->table.game.phase == ROOM_LOBBY)
        return ERROR_NO_GAME;
    Hello *h = calloc(1, sizeof *h);
    if (h == NULL)
        return ERROR_STORE_FAILED;
    memcpy(h->ref, m->ref, sizeof h->ref);
    h->again = true;
    client->hello = h;
    rooms_want(client->server, client->room->table.row.id, WANT_TO_STAY, wanted, client);
    return ERROR_NONE;
}

void hello_end(Client *client)
{
    if (client->hello != NULL)
        rooms_unwant(client->server, client);
    free_hello(client->hello);
}
