/*
 * chat.c - what is said at a table: the last lines are kept, and told to whoever comes.
 */
#include "server/nodes/follow.h"
#include "server/log.h"
#include "server/room/room.h"
#include "server/room/rooms.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHAT_PER_HOUR = 1800, CHAT_BURST = 5 }; /* of a seat, through all its connections */

typedef struct Chat {
    Request request;
    int tries;
    StoredChat chat;
} Chat;

/* This seat's chat. */
static bool hears(const Client *c, int seat)
{
    uint8_t muted = c->seat == ORI_SPECTATOR ? c->muted : c->room->table.row.seat[c->seat].muted;
    return seat < 0 || (muted >> seat & 1) == 0;
}

static void put_chat(Json *out, const StoredChat *chat)
{
    text_clear(out);
    out_open(out, '{');
    out_key(out, "t");
    out_text(out, "chat");
    out_key(out, "n");
    out_number(out, chat->n);
    out_key(out, "seat");
    put_seat(out, chat->seat);
    out_key(out, "name");
    out_text(out, chat->name);
    out_key(out, "text");
    out_text(out, chat->text);
    out_close(out, '}');
}

int64_t chat_last(const Room *room)
{
    int64_t last = 0;
    for (const ChatLine *line = room->table.chat; line != NULL; line = line->next)
        last = line->said.n;
    return last;
}

static void tell_line(Room *room, const StoredChat *chat)
{
    Json *out = &room->server->message;
    put_chat(out, chat);
    for (Client *client = room->clients; client != NULL; client = client->next)
        if (hears(client, chat->seat))
            say(client, out);
    table_take_chat(&room->table, chat);
}

void chat_follow(Room *room, const StoredChat chat[], int count)
{
    int64_t oldest = room->table.chat != NULL ? room->table.chat->said.n : 0;
    for (int i = 0; i < count; i++)
        if (chat[i].n > oldest && !table_knows_chat(&room->table, chat[i].n))
            tell_line(room, &chat[i]);
}

static void written(void *who, StoreResult result);

static void put(Chat *c)
{
    Room *room = c->request.room;
    c->chat.n = ++room->table.chat_n;
    if (!store_put_chat(room->server->store, room->table.row.id, &c->chat,
                        (StoreReply){.done = written, .who = c, .alone = follow_is_alone(room)}))
        written(c, STORE_FAILED);
}

/* Somebody at another node had the number: the next one, then. */
static void put_again(void *who, Room *room, ErrorCode code)
{
    if (room == NULL)
        return;
    if (code == ERROR_NONE)
        put(who);
    else
        written(who, STORE_FAILED);
}

static void written(void *who, StoreResult result)
{
    enum { MOST_TRIES = 5 };
    Chat *c = who;
    Request *r = &c->request;
    Room *room = r->room;
    if (result == STORE_REFUSED && c->tries++ < MOST_TRIES && rooms_refresh(room, put_again, c))
        return;
    if (result != STORE_DONE) {
        say_error(r->client, r->ref, result == STORE_FAILED ? ERROR_STORE_FAILED : ERROR_BUSY,
                  NULL);
    } else {
        say_simple(r->client, "ok", r->ref);
        if (!table_knows_chat(&room->table, c->chat.n))
            tell_line(room, &c->chat);
    }
    request_end(r);
    free(c);
}

ErrorCode chat_say(Room *room, Client *client, const char *ref, const char *text)
{
    Entry entry;
    const char *why;
    Moment moment = room_moment(room);
    Wish wish = {.kind = WISH_CHAT, .by = client->seat, .text = text};
    ErrorCode code = judge(&room->table, &moment, &wish, &entry, &why);
    if (code != ERROR_NONE)
        return code;
    if (!bucket_take(&room->chat_rate[client->seat], moment.now, CHAT_PER_HOUR, CHAT_BURST, 1))
        return ERROR_TOO_FAST;
    Chat *c = calloc(1, sizeof *c);
    if (c == NULL)
        return ERROR_STORE_FAILED;
    request_begin(&c->request, room, client, ref);
    c->chat = entry.chat;
    put(c);
    return ERROR_NONE;
}

void chat_tell(Room *room, Client *client)
{
    Json *out = &room->server->message;
    for (const ChatLine *line = room->table.chat; line != NULL; line = line->next)
        if (hears(client, line->said.seat)) {
            put_chat(out, &line->said);
            say(client, out);
        }
}
