/*
 * chat.c - the chat of a table: keeps the last lines and sends them to new arrivals.
 */
#include "server/room/take.h"

enum { CHAT_PER_HOUR = 1800, CHAT_BURST = 5 }; /* of a seat, through all its connections */

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
    put_text(out, "t", "chat");
    put_number(out, "n", chat->n);
    put_seat(out, "seat", chat->seat);
    put_text(out, "name", chat->name);
    put_text(out, "text", chat->text);
    out_close(out, '}');
}

void take_chat(Room *room, const StoredChat *chat)
{
    Json *out = &room->server->message;
    if (table_knows_chat(&room->table, chat->n))
        return;
    put_chat(out, chat);
    bool is_there = chat->text[0] != '\0'; /* not taken out */
    for (Client *client = room->clients; client != NULL && is_there; client = client->next)
        if (hears(client, chat->seat))
            say(client, out);
    table_take_chat(&room->table, chat);
}

void take_others_chat(Room *room, const StoredChat chat[], int count)
{
    int64_t oldest = room->table.chat != NULL ? room->table.chat->said.n : 0;
    for (int i = 0; i < count; i++)
        if (chat[i].n > oldest)
            take_chat(room, &chat[i]);
}

/* A refusal is sent at once, and counted; everything else goes the way of every wish. */
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
    room_wish(room, client, ref, &wish);
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
