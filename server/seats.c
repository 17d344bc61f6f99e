/*
 * seats.c - who sits where: sitting down, leaving, bots, stand-ins, rematches, chat.
 *
 * A change is made in the room and written; the one who asked is answered, and everybody told, when
 * it is on the disk. If the disk refuses, the room takes back what the store has.
 */
#include "server/room.h"

#include "server/log.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LATE_MS = 60000, CHAT_PER_HOUR = 1800, CHAT_BURST = 5 };

static void take_table(Room *room, const StoredTable *table)
{
    room->table = *table;
    for (int seat = 0; seat < table->seats; seat++)
        if (table->seat[seat].kind == STORED_BOT)
            seat_bot_is_good(table->seat[seat].bot, &room->bot[seat]);
}

/* After the seats came back from the store: who still sits on one. */
static void recount(Room *room)
{
    memset(room->here, 0, sizeof room->here);
    room->spectators = 0;
    for (Client *c = room->clients; c != NULL; c = c->next) {
        if (c->seat != ORI_SPECTATOR && room->table.seat[c->seat].kind != STORED_HUMAN)
            c->seat = ORI_SPECTATOR;
        if (c->seat == ORI_SPECTATOR)
            room->spectators++;
        else
            room->here[c->seat]++;
    }
}

static void written(void *who, int64_t what, StoreResult result)
{
    Request *r = who;
    Room *room = r->room;
    (void)what;
    if (result != STORE_DONE) {
        StoredTable table;
        if (store_get_table(room_context.store, room->table.id, &table)) {
            int games = room->table.games;
            take_table(room, &table);
            room->table.games = games;
        }
        log_event(LOG_FAILURE, "store-failed", "table=%s", log_id(room->table.id));
        if (r->kind == REQUEST_SEAT && r->client != NULL)
            r->client->seat = ORI_SPECTATOR;
        recount(room);
        request_refuse(r, "store-failed", NULL);
        say_table(room, NULL);
        return;
    }
    if (r->kind == REQUEST_SEAT)
        say_seat(r->client, r->ref, room, r->seat, r->token);
    else if (r->client != NULL)
        say_simple(r->client, "ok", r->ref);
    request_drop(r);
    say_table(room, NULL);
}

/* Writes the table; the request is answered when that is done. */
static const char *write_table(Room *room, Request *r)
{
    if (store_put_table(room_context.store, &room->table,
                        (StoreReply){.done = written, .who = r, .what = 0}))
        return NULL;
    written(r, 0, STORE_FAILED);
    return NULL;
}

static const char *write_for(Room *room, Client *client, const char *ref)
{
    Request *r = request_new(room, client, REQUEST_OK, ref);
    return r == NULL ? "store-failed" : write_table(room, r);
}

/* --- What is said in words --- */

/* The next character of valid UTF-8. */
static uint32_t next_character(const char **text)
{
    const unsigned char *p = (const unsigned char *)*text;
    int more = *p < 0x80 ? 0 : *p < 0xE0 ? 1 : *p < 0xF0 ? 2 : 3;
    uint32_t c = more == 0 ? *p : *p & (0x3Fu >> more);
    for (int i = 1; i <= more && p[i] != '\0'; i++)
        c = c << 6 | (p[i] & 0x3Fu);
    *text += 1 + more;
    return c;
}

/* Control characters, and marks that turn the direction of what follows: they would let a name or a
 * chat line write over others. */
static bool is_control(uint32_t c)
{
    return c < ' ' || (c >= 127 && c < 0xA0) || c == 0x200E || c == 0x200F || c == 0x61C ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069) || c == 0xFEFF ||
           (c >= 0xE0000 && c <= 0xE0FFF);
}

/* Nothing is seen of it. */
static bool is_blank(uint32_t c)
{
    return c == ' ' || c == 0xA0 || c == 0xAD || c == 0x34F || c == 0x115F || c == 0x1160 ||
           c == 0x1680 || c == 0x17B4 || c == 0x17B5 || c == 0x180E ||
           (c >= 0x2000 && c <= 0x200D) || c == 0x202F || (c >= 0x205F && c <= 0x2064) ||
           c == 0x2800 || c == 0x3000 || c == 0x3164 || c == 0xFFA0;
}

/* How many characters; -1 if there is one that may not stand there, or nothing to see. */
static int characters(const char *text)
{
    int count = 0;
    bool seen = false;
    while (*text != '\0') {
        uint32_t c = next_character(&text);
        if (is_control(c))
            return -1;
        seen = seen || !is_blank(c);
        count++;
    }
    return seen ? count : -1;
}

bool seat_name_is_good(const char *name)
{
    int count = characters(name);
    size_t size = strlen(name);
    return count >= 1 && count <= ROOM_NAME_CHARACTERS && size < ORI_NAME_TEXT && name[0] != ' ' &&
           name[size - 1] != ' ';
}

bool seat_bot_is_good(const char *text, ArenaEntry *out)
{
    enum { LEAST_MS = 10, MOST_MS = 5000 };
    OriError error;
    if (strlen(text) >= STORE_BOT_TEXT || strncmp(text, "baron-", 6) == 0)
        return false;
    if (strcmp(text, "baron") == 0)
        text = "baron:1s";
    if (!arena_read_entry(text, out, &error))
        return false;
    if (!out->bot->searches)
        return true;
    return out->budget.iterations == 0 && out->budget.milliseconds >= LEAST_MS &&
           out->budget.milliseconds <= MOST_MS;
}

/* --- Sitting down and leaving --- */

int room_seat_of(const Room *room, const char *token, bool *maker)
{
    enum { NOBODY = -2 };
    uint8_t hash[SECRET_HASH];
    int found = NOBODY;
    secret_hash(token, hash);
    *maker = secret_same(hash, room->table.maker);
    if (*maker)
        found = ORI_SPECTATOR;
    for (int seat = 0; seat < room->table.seats; seat++)
        if (room->table.seat[seat].kind == STORED_HUMAN &&
            secret_same(hash, room->table.seat[seat].token))
            found = seat;
    return found;
}

const char *room_sit(Room *room, Client *client, const char *ref, const char *name, int seat)
{
    if (client->seat != ORI_SPECTATOR)
        return "already-seated";
    if (room->phase == ROOM_PLAYING || room->starting)
        return "wrong-phase";
    for (int i = 0; i < room->table.seats && seat == ORI_ANY_SEAT; i++)
        if (room->table.seat[i].kind == STORED_OPEN)
            seat = i;
    if (seat == ORI_ANY_SEAT || room->table.seat[seat].kind != STORED_OPEN)
        return "seat-taken";
    Request *r = request_new(room, client, REQUEST_SEAT, ref);
    if (r == NULL)
        return "store-failed";
    StoredSeat *s = &room->table.seat[seat];
    *s = (StoredSeat){.kind = STORED_HUMAN};
    snprintf(s->name, sizeof s->name, "%s", name);
    if (client->key != NULL) /* the maker's key opens the seat as well */
        memcpy(r->token, client->key, SECRET_TOKEN_TEXT);
    else
        secret_token(r->token);
    secret_hash(r->token, s->token);
    r->seat = seat;
    client->seat = (int8_t)seat;
    room->here[seat]++;
    room->spectators--;
    return write_table(room, r);
}

const char *room_rename(Room *room, Client *client, const char *ref, const char *name)
{
    if (client->seat == ORI_SPECTATOR)
        return "not-seated";
    snprintf(room->table.seat[client->seat].name, ORI_NAME_TEXT, "%s", name);
    return write_for(room, client, ref);
}

static void open_seat(Room *room, int seat)
{
    room->table.seat[seat] = (StoredSeat){.kind = STORED_OPEN};
    room->rematch[seat] = false;
    room->votes[seat] = 0;
    for (Client *c = room->clients; c != NULL; c = c->next)
        if (c->seat == seat) {
            c->seat = ORI_SPECTATOR;
            room->spectators++;
        }
    room->here[seat] = 0;
}

const char *room_leave(Room *room, Client *client, const char *ref)
{
    if (client->seat == ORI_SPECTATOR)
        return "not-seated";
    if (room->starting)
        return "busy";
    if (room->phase == ROOM_PLAYING) {
        room_set_standin(room, client->seat, true);
        say_simple(client, "ok", ref);
        return NULL;
    }
    open_seat(room, client->seat);
    return write_for(room, client, ref);
}

const char *room_back(Room *room, Client *client, const char *ref)
{
    if (client->seat == ORI_SPECTATOR)
        return "not-seated";
    if (room->table.seat[client->seat].standin)
        room_set_standin(room, client->seat, false);
    say_simple(client, "ok", ref);
    return NULL;
}

void room_set_standin(Room *room, int seat, bool on)
{
    if (room->table.seat[seat].kind != STORED_HUMAN)
        return;
    room->table.seat[seat].standin = on;
    room->votes[seat] = 0;
    bool asked = room->phase == ROOM_PLAYING && room->state.asked == seat;
    if (!on && asked)
        room->asked_at = wall_ms(); /* who is back gets the whole time */
    store_put_table(room_context.store, &room->table, (StoreReply){.done = NULL});
    say_table(room, NULL);
    if (asked)
        room_wake(room);
}

/* --- Bots --- */

static void put_bot(Room *room, int seat, const ArenaEntry *bot)
{
    StoredSeat *s = &room->table.seat[seat];
    *s = (StoredSeat){.kind = STORED_BOT};
    snprintf(s->bot, sizeof s->bot, "%s", bot->spec);
    snprintf(s->name, sizeof s->name, "%s", bot->bot->name);
    room->bot[seat] = *bot;
}

const char *room_put_bot(Room *room, Client *client, const char *ref, int seat, const char *bot)
{
    ArenaEntry entry;
    if (!client->maker)
        return "not-maker";
    if (room->phase == ROOM_PLAYING || room->starting)
        return "wrong-phase";
    /* An absent player's seat may be given away, but not during a game. */
    bool absent = room->here[seat] == 0;
    if (room->table.seat[seat].kind == STORED_HUMAN && !absent)
        return "seat-taken";
    if (bot != NULL && !seat_bot_is_good(bot, &entry))
        return "bad-bot";
    if (bot != NULL)
        put_bot(room, seat, &entry);
    else
        open_seat(room, seat);
    return write_for(room, client, ref);
}

const char *room_fill(Room *room, Client *client, const char *ref, const char *bot)
{
    ArenaEntry entry;
    if (!client->maker)
        return "not-maker";
    if (room->phase == ROOM_PLAYING || room->starting)
        return "wrong-phase";
    if (!seat_bot_is_good(bot, &entry))
        return "bad-bot";
    for (int seat = 0; seat < room->table.seats; seat++)
        if (room->table.seat[seat].kind == STORED_OPEN)
            put_bot(room, seat, &entry);
    return write_for(room, client, ref);
}

/* --- Votes and rematches --- */

static bool is_late(const Room *room, int seat)
{
    return room->here[seat] == 0 ||
           (room->state.asked == seat && wall_ms() - room->asked_at >= LATE_MS);
}

static uint8_t humans_here(const Room *room)
{
    unsigned seats = 0;
    for (int seat = 0; seat < room->table.seats; seat++)
        if (room->table.seat[seat].kind == STORED_HUMAN && room->here[seat] > 0)
            seats |= 1u << seat;
    return (uint8_t)seats;
}

const char *room_vote(Room *room, Client *client, const char *ref, int seat)
{
    if (client->seat == ORI_SPECTATOR)
        return "not-seated";
    if (room->phase != ROOM_PLAYING)
        return "wrong-phase";
    if (seat == client->seat || room->table.seat[seat].kind != STORED_HUMAN || !is_late(room, seat))
        return "player-here";
    say_simple(client, "ok", ref);
    if (room->table.seat[seat].standin)
        return NULL;
    room->votes[seat] = (uint8_t)(room->votes[seat] | 1u << client->seat);
    unsigned voters = humans_here(room) & ~(1u << seat);
    if ((voters & ~room->votes[seat]) == 0)
        room_set_standin(room, seat, true);
    else
        say_table(room, NULL);
    return NULL;
}

/* Everybody who is here wants another game, and no seat is open. */
static bool all_want_rematch(const Room *room)
{
    unsigned waiting = humans_here(room);
    if (room->phase != ROOM_OVER || room->starting || waiting == 0)
        return false;
    for (int seat = 0; seat < room->table.seats; seat++) {
        if (room->table.seat[seat].kind == STORED_OPEN)
            return false;
        if (room->rematch[seat])
            waiting &= ~(1u << seat);
    }
    return waiting == 0;
}

const char *room_rematch(Room *room, Client *client, const char *ref)
{
    if (client->seat == ORI_SPECTATOR)
        return "not-seated";
    if (room->phase != ROOM_OVER)
        return "wrong-phase";
    room->rematch[client->seat] = true;
    if (all_want_rematch(room))
        return room_start(room, NULL, client, ref);
    say_simple(client, "ok", ref);
    say_table(room, NULL);
    return NULL;
}

/* --- Chat --- */

static bool hears(const Client *c, const Room *room, int seat)
{
    uint8_t muted = c->seat == ORI_SPECTATOR ? c->muted : room->table.seat[c->seat].muted;
    return seat < 0 || (muted >> seat & 1) == 0;
}

typedef struct Said {
    Request *request;
    StoredChat chat;
} Said;

static void said(void *who, int64_t what, StoreResult result)
{
    Said *s = who;
    Room *room = s->request->room;
    (void)what;
    if (result != STORE_DONE) {
        request_refuse(s->request, "store-failed", NULL);
    } else {
        Text out = {.data = NULL};
        say_simple(s->request->client, "ok", s->request->ref);
        say_chat(&s->chat, &out);
        for (Client *c = room->clients; c != NULL; c = c->next)
            if (hears(c, room, s->chat.seat))
                say(c, &out);
        text_free(&out);
        request_drop(s->request);
    }
    free(s);
}

static int64_t last_chat(const Room *room)
{
    static StoredChat kept[STORE_CHAT_KEPT];
    int count = store_get_chat(room_context.store, room->table.id, kept);
    return count > 0 ? kept[count - 1].n : 0;
}

const char *room_chat(Room *room, Client *client, const char *ref, const char *text)
{
    int count = characters(text);
    if (client->seat == ORI_SPECTATOR)
        return "not-seated";
    if (count < 1 || count > ROOM_CHAT_CHARACTERS || strlen(text) >= STORE_CHAT_TEXT)
        return "bad-chat";
    if (!bucket_take(&client->chat, (int64_t)uv_now(room_context.loop), CHAT_PER_HOUR, CHAT_BURST,
                     1))
        return "too-fast";
    Said *s = calloc(1, sizeof *s);
    if (s == NULL || (s->request = request_new(room, client, REQUEST_OK, ref)) == NULL) {
        free(s);
        return "store-failed";
    }
    if (room->chat_n < 0)
        room->chat_n = last_chat(room);
    s->chat.n = ++room->chat_n;
    s->chat.seat = client->seat;
    snprintf(s->chat.name, ORI_NAME_TEXT, "%s", room->table.seat[client->seat].name);
    snprintf(s->chat.text, STORE_CHAT_TEXT, "%s", text);
    if (!store_put_chat(room_context.store, room->table.id, &s->chat,
                        (StoreReply){.done = said, .who = s}))
        said(s, 0, STORE_FAILED);
    return NULL;
}

const char *room_mute(Room *room, Client *client, const char *ref, int seat, bool on)
{
    uint8_t *muted =
        client->seat == ORI_SPECTATOR ? &client->muted : &room->table.seat[client->seat].muted;
    *muted = (uint8_t)(on ? *muted | 1u << seat : *muted & ~(1u << seat));
    if (client->seat != ORI_SPECTATOR)
        store_put_table(room_context.store, &room->table, (StoreReply){.done = NULL});
    say_simple(client, "ok", ref);
    return NULL;
}

void room_tell_chat(Room *room, Client *client)
{
    static StoredChat kept[STORE_CHAT_KEPT];
    Text out = {.data = NULL};
    int count = store_get_chat(room_context.store, room->table.id, kept);
    for (int i = 0; i < count; i++)
        if (hears(client, room, kept[i].seat)) {
            text_clear(&out);
            say_chat(&kept[i], &out);
            say(client, &out);
        }
    text_free(&out);
}

/* --- Coming and going --- */

void room_enter(Room *room, Client *client, const char *token)
{
    bool maker = false;
    int seat = token != NULL ? room_seat_of(room, token, &maker) : ORI_SPECTATOR;
    client->room = room;
    client->seat = (int8_t)seat;
    client->maker = maker;
    free(client->key);
    client->key = maker && seat == ORI_SPECTATOR ? strdup(token) : NULL;
    client->muted = 0;
    client->before = NULL;
    client->next = room->clients;
    if (room->clients != NULL)
        room->clients->before = client;
    room->clients = client;
    if (seat == ORI_SPECTATOR)
        room->spectators++;
    else
        room->here[seat]++;
}

void room_quit(Client *client)
{
    Room *room = client->room;
    if (room == NULL)
        return;
    for (Request *r = room->requests; r != NULL; r = r->next)
        if (r->client == client)
            r->client = NULL;
    if (client->before != NULL)
        client->before->next = client->next;
    else
        room->clients = client->next;
    if (client->next != NULL)
        client->next->before = client->before;
    client->room = NULL;
    client->next = client->before = NULL;
    if (room->clients == NULL)
        room->idle_since = wall_ms();
    if (client->seat == ORI_SPECTATOR) {
        room->spectators--;
        return;
    }
    if (--room->here[client->seat] == 0) {
        room->rematch[client->seat] = false;
        say_table(room, NULL);
        if (all_want_rematch(room)) /* the others had waited for this one */
            room_start(room, NULL, NULL, NULL);
    }
}
