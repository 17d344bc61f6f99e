/*
 * chat.c - what is said at a table: the last lines are kept, and told to whoever comes.
 */
#include "server/nodes/follow.h"
#include "server/log.h"
#include "server/room/room.h"
#include "server/room/rooms.h"

#include "base/utf8.h"

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
    uint8_t muted = c->seat == ORI_SPECTATOR ? c->muted : c->room->table.seat[c->seat].muted;
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

void chat_take(Room *room, const StoredChat *said)
{
    size_t size = offsetof(ChatLine, said.text) + strlen(said->text) + 1;
    ChatLine *line = malloc(size);
    int count = 0;
    if (line == NULL)
        return; /* who comes later does not hear it */
    memcpy(&line->said, said, size - offsetof(ChatLine, said));
    ChatLine **at = &room->chat;
    for (const ChatLine *other = room->chat; other != NULL; other = other->next)
        count++;
    while (*at != NULL && (*at)->said.n < said->n)
        at = &(*at)->next;
    line->next = *at;
    *at = line;
    if (said->n > room->chat_n)
        room->chat_n = said->n;
    if (count == STORE_CHAT_KEPT) {
        ChatLine *oldest = room->chat;
        room->chat = oldest->next;
        free(oldest);
    }
}

void chat_clear(Room *room)
{
    while (room->chat != NULL) {
        ChatLine *line = room->chat;
        room->chat = line->next;
        free(line);
    }
}

void chat_forget(Room *room, int seat)
{
    memcpy(room->game.name[seat], room->table.seat[seat].name, ORI_NAME_TEXT);
    for (ChatLine **link = &room->chat; *link != NULL;) {
        ChatLine *line = *link;
        if (line->said.seat == seat) {
            *link = line->next;
            free(line);
        } else {
            link = &line->next;
        }
    }
}

static bool is_known(const Room *room, int64_t n)
{
    for (const ChatLine *line = room->chat; line != NULL; line = line->next)
        if (line->said.n == n)
            return true;
    return false;
}

int64_t chat_last(const Room *room)
{
    int64_t last = 0;
    for (const ChatLine *line = room->chat; line != NULL; line = line->next)
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
    chat_take(room, chat);
}

void chat_follow(Room *room, const StoredChat chat[], int count)
{
    int64_t oldest = room->chat != NULL ? room->chat->said.n : 0;
    for (int i = 0; i < count; i++)
        if (chat[i].n > oldest && !is_known(room, chat[i].n))
            tell_line(room, &chat[i]);
}

static void written(void *who, StoreResult result);

static void put(Chat *c)
{
    Room *room = c->request.room;
    c->chat.n = ++room->chat_n;
    if (!store_put_chat(room->server->store, room->table.id, &c->chat,
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
        if (!is_known(room, c->chat.n))
            tell_line(room, &c->chat);
    }
    request_end(r);
    free(c);
}

ErrorCode chat_say(Room *room, Client *client, const char *ref, const char *text)
{
    int count = utf8_shown(text);
    if (client->seat == ORI_SPECTATOR)
        return ERROR_NOT_SEATED;
    if (count < 1 || count > ROOM_CHAT_CHARACTERS || strlen(text) >= STORE_CHAT_TEXT)
        return ERROR_BAD_MESSAGE;
    if (!bucket_take(&room->chat_rate[client->seat], clock_now(&room->server->clock), CHAT_PER_HOUR,
                     CHAT_BURST, 1))
        return ERROR_TOO_FAST;
    Chat *c = calloc(1, sizeof *c);
    if (c == NULL)
        return ERROR_STORE_FAILED;
    request_begin(&c->request, room, client, ref);
    c->chat.seat = client->seat;
    snprintf(c->chat.name, ORI_NAME_TEXT, "%s", room->table.seat[client->seat].name);
    snprintf(c->chat.text, STORE_CHAT_TEXT, "%s", text);
    put(c);
    return ERROR_NONE;
}

void chat_tell(Room *room, Client *client)
{
    Json *out = &room->server->message;
    for (const ChatLine *line = room->chat; line != NULL; line = line->next)
        if (hears(client, line->said.seat)) {
            put_chat(out, &line->said);
            say(client, out);
        }
}
