/*
 * rooms_want.c - rooms that a client waits for: reads them from the store and brings them up to
 * date with what other nodes have written; reads games that nobody attends when something is due in
 * them; and drops tables that are too old from the store.
 *
 * A table that is in memory or being read is never dropped, and a table that is being dropped
 * cannot be read.
 */
#include "server/room/rooms.h"

#include "server/log.h"
#include "server/room/game.h"
#include "server/room/lost.h"
#include "server/room/presence.h"
#include "server/room/take.h"

#include <stdlib.h>
#include <string.h>

/* Somebody waits for a room that is being read. */
typedef struct Want {
    struct Want *next;
    struct Want *before;
    Server *server;
    WantKind kind;
    RoomWanted *then;
    void *who; /* NULL: gone */
    bool gone;
    bool anew;      /* the store seemed to have lost it: a second read on a new connection */
    RoomMark asked; /* how far the room had come; 0: it was not in memory */
    char id[SECRET_ID_TEXT];
} Want;

bool rooms_is_wanted(const Server *server, const char *id)
{
    for (const Want *w = server->rooms->wants; w != NULL; w = w->next)
        if (strcmp(w->id, id) == 0)
            return true;
    return false;
}

static Room *room_of(Server *server, const StoreFound *found)
{
    Room *room = rooms_new(server, &found->table);
    if (room == NULL || (found->game != NULL && !table_take_game(&room->table, found->game))) {
        if (room != NULL)
            rooms_free(room);
        return NULL;
    }
    int64_t now = clock_now(&server->clock);
    /* A live clock begins again when there was no server, and none is ahead of the clock. */
    int64_t begun = store_is_shared(server->store) ? server->begun : now;
    if (room->table.row.pace == PACE_LIVE && room->table.game.asked_at < begun)
        room->table.game.asked_at = begun;
    if (room->table.game.asked_at > now)
        room->table.game.asked_at = now;
    room->others = found->others;
    for (int i = 0; i < found->chats; i++)
        table_take_chat(&room->table, &found->chat[i]);
    return room;
}

static void unlink_want(Rooms *rooms, Want *w)
{
    if (w->before != NULL)
        w->before->next = w->next;
    else
        rooms->wants = w->next;
    if (w->next != NULL)
        w->next->before = w->before;
}

/* One that is in memory is moved on to what the store has. */
static Room *move_on(Room *room, StoreResult result, const StoreFound *found, bool forgot,
                     ErrorCode *code)
{
    if (result == STORE_DONE) {
        *code = ERROR_NONE;
        take_found(room, found, forgot);
        return room;
    }
    *code = result == STORE_REFUSED ? ERROR_NO_TABLE : ERROR_STORE_FAILED;
    if (forgot)
        lost_table(room);
    return NULL;
}

/* One that is not comes into it, or is only looked at. */
static Room *bring(Want *w, const StoreFound *found, ErrorCode *code)
{
    Server *server = w->server;
    Room *room = room_of(server, found);
    if (room == NULL || w->kind == WANT_TO_LOOK)
        return room;
    if (!rooms_make_place(server)) {
        rooms_free(room);
        *code = ERROR_TOO_MANY;
        return NULL;
    }
    rooms_keep(room);
    game_wake(room);
    presence_tell(room);
    return room;
}

static void got(void *who, StoreResult result, const StoreFound *found);

/* The reader may be at one that was the primary, and was left behind. */
static bool ask_anew(Want *w, const Room *room)
{
    w->anew = true;
    w->asked = lost_mark(room);
    return store_get_anew(w->server->store, w->id, got, w);
}

static void got(void *who, StoreResult result, const StoreFound *found)
{
    Want *w = who;
    Server *server = w->server;
    if (server->rooms == NULL) { /* the server has shut down by now */
        free(w);
        return;
    }
    Room *known = rooms_find(server, w->id); /* another may have read it */
    Room *room = known;
    ErrorCode code = result == STORE_REFUSED ? ERROR_NO_TABLE : ERROR_STORE_FAILED;
    /* Of a store of one's own what is in memory is on the disk, unless a write was refused. */
    bool follows = known != NULL && (w->kind == WANT_AGAIN || store_is_shared(server->store));
    bool forgot = follows && lost_is(known, &w->asked, result, found);
    if (forgot && !w->anew && ask_anew(w, known))
        return;
    unlink_want(server->rooms, w);
    if (known != NULL && w->kind == WANT_AGAIN) {
        known->line.reading--;
        known->line.unread = known->line.unread || result == STORE_FAILED;
    }
    if (follows)
        room = move_on(known, result, found, forgot, &code);
    else if (known != NULL)
        code = ERROR_NONE;
    else if (result == STORE_DONE && !w->gone && w->kind != WANT_AGAIN)
        room = bring(w, found, &code);
    if (!w->gone)
        w->then(w->who, w->kind == WANT_AGAIN ? known : room, code);
    if (known == NULL && room != NULL && w->kind == WANT_TO_LOOK)
        rooms_free(room);
    free(w);
}

static bool is_id(const char *id)
{
    return strlen(id) == SECRET_ID_TEXT - 1 && strspn(id, "0123456789abcdef") == SECRET_ID_TEXT - 1;
}

static bool want(Server *server, const char *id, WantKind kind, RoomWanted *then, void *who)
{
    Want *w = calloc(1, sizeof *w);
    if (w == NULL)
        return false;
    *w = (Want){
        .next = server->rooms->wants, .server = server, .kind = kind, .then = then, .who = who};
    memcpy(w->id, id, SECRET_ID_TEXT);
    const Room *room = rooms_find(server, id);
    if (room != NULL)
        w->asked = lost_mark(room);
    if (w->next != NULL)
        w->next->before = w;
    server->rooms->wants = w;
    if (store_get(server->store, id, STORE_LAST_GAME, got, w))
        return true;
    unlink_want(server->rooms, w);
    free(w);
    return false;
}

/* On a shared store what is in memory may be behind: it is read before anybody is answered. */
void rooms_want(Server *server, const char *id, WantKind kind, RoomWanted *then, void *who)
{
    Room *room = is_id(id) ? rooms_find(server, id) : NULL;
    if (!is_id(id) || (room != NULL && !store_is_shared(server->store)))
        then(who, room, ERROR_NO_TABLE);
    else if (rooms_is_dropping(server, id))
        then(who, NULL, ERROR_BUSY);
    else if (!want(server, id, kind, then, who))
        then(who, NULL, ERROR_STORE_FAILED);
}

bool rooms_refresh(Room *room, RoomWanted *then, void *who)
{
    bool wanted = want(room->server, room->table.row.id, WANT_AGAIN, then, who);
    room->line.reading += wanted;
    if (wanted)
        room->line.unread = false; /* what is heard of from now on may be missing in this read */
    return wanted;
}

void rooms_unwant(Server *server, const void *who)
{
    for (Want *w = server->rooms->wants; w != NULL; w = w->next)
        w->gone = w->gone || w->who == who;
}

/* --- Games that nobody attends --- */

/* A game that this node has said to attend, until it is in memory. */
typedef struct Adoption {
    Server *server;
    char id[SECRET_ID_TEXT];
} Adoption;

static void adopted(void *who, Room *room, ErrorCode code)
{
    Adoption *a = who;
    Server *server = a->server;
    server->rooms->left_out = server->rooms->left_out || code == ERROR_TOO_MANY;
    if (room == NULL && store_is_shared(server->store))
        store_put_away(server->store, a->id);   /* else nobody would look for it again */
    if (room == NULL && code != ERROR_NO_TABLE) /* the disk has refused, or it is full */
        server->rooms->due_after = clock_now(&server->clock) + MINUTE_MS;
    if (room != NULL && rooms_may_rest(room) && !room_is_used(room))
        rooms_rest(room);
    free(a);
}

/* Also if somebody is looking at it just now: that does not keep it. */
static void adopt(Server *server, const char *id)
{
    Adoption *a = malloc(sizeof *a);
    if (a == NULL) {
        store_put_away(server->store, id);
        return;
    }
    a->server = server;
    memcpy(a->id, id, SECRET_ID_TEXT);
    rooms_want(server, id, WANT_TO_STAY, adopted, a);
}

void rooms_adopt(void *who, StoreListKind kind, const StoreListed list[], int count)
{
    Server *server = who;
    for (int i = 0; i < count && !server->stopping; i++)
        if (rooms_find(server, list[i].id) == NULL &&
            (kind != STORE_DUE || !rooms_is_wanted(server, list[i].id)))
            adopt(server, list[i].id);
    if (count > 0 && kind != STORE_DUE)
        log_event(LOG_NOTE, kind == STORE_LOBBIES ? "lobbies-found" : "games-found", "count=%d",
                  count);
}

static void brought(void *who, Room *room, ErrorCode code)
{
    (void)who;
    (void)room;
    (void)code;
}

void rooms_bring(void *who, StoreListKind kind, const StoreListed list[], int count)
{
    Server *server = who;
    (void)kind;
    for (int i = 0; i < count && !server->stopping; i++)
        if (rooms_find(server, list[i].id) == NULL && !rooms_is_wanted(server, list[i].id))
            rooms_want(server, list[i].id, WANT_TO_STAY, brought, server);
}

/* --- Too old --- */

/* A table that is being dropped from the store. */
typedef struct Dropping {
    struct Dropping *next;
    Rooms *rooms;
    char id[SECRET_ID_TEXT];
} Dropping;

bool rooms_is_dropping(const Server *server, const char *id)
{
    for (const Dropping *d = server->rooms->droppings; d != NULL; d = d->next)
        if (strcmp(d->id, id) == 0)
            return true;
    return false;
}

static void dropped(void *who, StoreResult result)
{
    Dropping *d = who;
    (void)result;
    for (Dropping **link = &d->rooms->droppings; *link != NULL; link = &(*link)->next)
        if (*link == d) {
            *link = d->next;
            break;
        }
    free(d);
}

/* Between the looking and the writing nobody may come in: who wants it meanwhile is told to come
 * again, and one that somebody has or reads is left alone. */
bool rooms_drop(Server *server, const StoreListed *listed)
{
    if (rooms_find(server, listed->id) != NULL || rooms_is_wanted(server, listed->id) ||
        rooms_is_dropping(server, listed->id))
        return false;
    Dropping *d = malloc(sizeof *d);
    if (d == NULL)
        return false;
    *d = (Dropping){.next = server->rooms->droppings, .rooms = server->rooms};
    memcpy(d->id, listed->id, SECRET_ID_TEXT);
    server->rooms->droppings = d;
    if (store_drop_table(server->store, listed->id, listed->v,
                         (StoreReply){.done = dropped, .who = d}))
        return true;
    dropped(d, STORE_FAILED);
    return false;
}
