/*
 * notices_look.c - finds due notices, claims them, and gives them to letters.c.
 *
 * A look reads the last notices and the devices, one seat after another. Before any letter leaves,
 * it replaces the note it has read with one that says these notices are being sent, so that only
 * one of several nodes succeeds. notices_left.c notes when they have left. A node that dies before
 * leaves letters that another one sends, once the store says that it is dead.
 */
#include "server/room/letters.h"
#include "server/room/notices.h"
#include "server/room/rooms.h"
#include "server/room/told.h"

#include <stdlib.h>
#include <string.h>

enum {
    TO_HOOK = -1, /* instead of a device */
    LATE_MS = NOTICES_LATE_MS,
    TELLING_MS = 60 * SECOND_MS, /* after this long, whoever was telling no longer is */
    AGAIN_MS = NOTICES_AGAIN_MS,
};

static int64_t later(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

typedef struct ToSend {
    int count;
    struct {
        int8_t seat;
        int8_t device;
        Due due;
    } of[TOLD_LETTERS];
} ToSend;

typedef struct Look {
    Server *server;
    RoomMark mark; /* the table, as it was looked at */
    RoomPhase phase;
    int seat; /* whose devices are read next */
    Hook hook;
    bool is_hooked;
    Told told;
    int64_t claim;
    ToSend send;
    StoredNotices kept;
    Devices devices[ORI_MAX_SEATS];
} Look;

static RoomMark mark_of(const Room *room)
{
    return (RoomMark){.games = room->table.row.games, .count = room->table.game.count};
}

/* The table, if it is as it was. */
static Room *room_of(const Look *l)
{
    return l->server->rooms != NULL ? rooms_find(l->server, l->kept.id) : NULL;
}

static bool is_as_it_was(const Look *l, const Room *room)
{
    RoomMark mark = mark_of(room);
    return mark.games == l->mark.games && mark.count == l->mark.count &&
           room->table.game.phase == l->phase;
}

/* wait: so long nothing is looked at again. */
static void end_look(Look *l, int64_t wait)
{
    Room *room = room_of(l);
    free(l);
    if (room == NULL)
        return;
    room->notices.is_looking = false;
    room->notices.not_before = wait > 0 ? clock_now(&room->server->clock) + wait : 0;
    notices_wake(room);
}

/* --- Sending --- */

static void send_all(Look *l, Room *room)
{
    RoomNotices *n = &room->notices;
    n->telling = l->claim;
    n->claim_v = l->kept.v;
    n->claimed_at = l->told.at;
    n->is_single = l->send.count == 1 && n->letters == 0;
    if (n->letters == 0) /* else some of an earlier claim wait, too */
        n->told = l->told.till;
    notices_sending(room);
    for (int i = 0; i < l->send.count && is_as_it_was(l, room); i++) {
        int seat = l->send.of[i].seat;
        int at = l->send.of[i].device;
        const Device *device = at != TO_HOOK ? &l->devices[seat].device[at] : NULL;
        if (notices_still(room, seat, &l->send.of[i].due) &&
            letters_give(room, seat, device, &l->send.of[i].due))
            n->letters++;
    }
    notices_given(room);
}

static void claimed(void *who, StoreResult result)
{
    Look *l = who;
    Room *room = room_of(l);
    if (result == STORE_DONE && room != NULL)
        send_all(l, room);
    else if (room != NULL)
        room->notices.looked = 0;
    end_look(l, result == STORE_DONE ? 0 : AGAIN_MS);
}

static void send_to(Look *l, int seat, int device, const Due *due)
{
    ToSend *s = &l->send;
    s->of[s->count].seat = (int8_t)seat;
    s->of[s->count].device = (int8_t)device;
    s->of[s->count++].due = *due;
}

/* When it is due for this device, which may be quiet; STORE_NEVER: it is dropped. */
static int64_t due_at(const Server *server, const Device *device, const Due *due, int64_t now)
{
    int64_t wall = clock_wall(&server->clock);
    if (due->kind == DUE_FULL)
        return device_quiet_ms(device, wall) == 0 ? due->at : STORE_NEVER;
    return due->at + device_quiet_ms(device, wall - (now - due->at));
}

static void see_to_device(Look *l, Room *room, int seat, int at, const Due due[], int count)
{
    int64_t now = clock_now(&room->server->clock);
    const Device *device = &l->devices[seat].device[at];
    int64_t told = told_till(&l->told, seat, device->to.endpoint);
    const Due *last = NULL;
    for (int i = 0; i < count; i++) {
        const Due *d = &due[i];
        if (!due_concerns(&room->table, d, seat) || notices_wait_till(room, seat, d) > now)
            continue;
        int64_t when = due_at(room->server, device, d, now);
        bool happened = d->kind == DUE_BEGUN || d->kind == DUE_OVER;
        if (when > now && when < STORE_NEVER &&
            (room->notices.quiet_till == 0 || when < room->notices.quiet_till))
            room->notices.quiet_till = when;
        if (when > now || when <= told || (happened && when + LATE_MS < now))
            continue;
        l->claim = later(l->claim, when);
        if (!notices_has_seen(room, seat, d))
            last = d;
    }
    if (last != NULL)
        send_to(l, seat, at, last);
}

/* Once for the table, though it may be due for several players. */
static void see_to_hook(Look *l, const Room *room, const Due due[], int count)
{
    int64_t now = clock_now(&room->server->clock);
    int64_t told = told_till(&l->told, TOLD_TO_HOOK, l->hook.url);
    const Due *last = NULL;
    int of = 0;
    for (int i = 0; i < count; i++) {
        const Due *d = &due[i];
        bool happened = d->kind == DUE_BEGUN || d->kind == DUE_OVER;
        if (d->at > now || d->at <= told || (happened && d->at + LATE_MS < now))
            continue;
        for (int seat = 0; seat < room->table.row.seats; seat++) {
            if (!due_concerns(&room->table, d, seat) || notices_wait_till(room, seat, d) > now)
                continue;
            l->claim = later(l->claim, d->at);
            if (!notices_has_seen(room, seat, d)) {
                last = d;
                of = seat;
            }
        }
    }
    if (last != NULL)
        send_to(l, of, TO_HOOK, last);
}

/* Handles everything due, except what waits for somebody to look away. */
static void note_looked(const Look *l, Room *room, const Due due[], int count)
{
    int64_t now = clock_now(&room->server->clock);
    for (int i = 0; i < count && due[i].at <= now; i++) {
        for (int seat = 0; seat < room->table.row.seats; seat++)
            if ((l->is_hooked || notices_has_devices(room, seat)) &&
                due_concerns(&room->table, &due[i], seat) &&
                notices_wait_till(room, seat, &due[i]) > now)
                return;
        room->notices.looked = later(room->notices.looked, due[i].at);
    }
}

static void note_waiting(Look *l)
{
    l->told.waits = l->send.count;
    for (int i = 0; i < l->send.count; i++) {
        int seat = l->send.of[i].seat;
        int at = l->send.of[i].device;
        l->told.waiting[i] = at == TO_HOOK
                                 ? told_letter(TOLD_TO_HOOK, l->hook.url)
                                 : told_letter(seat, l->devices[seat].device[at].to.endpoint);
    }
}

static void see_to(Look *l)
{
    Room *room = room_of(l);
    Due due[DUES_MOST];
    if (room == NULL || !is_as_it_was(l, room)) {
        end_look(l, 0);
        return;
    }
    int64_t now = clock_now(&room->server->clock);
    int count = table_dues(&room->table, due);
    l->is_hooked = notices_hook(room, &l->hook);
    room->notices.quiet_till = 0;
    for (int seat = 0; seat < room->table.row.seats; seat++)
        for (int i = 0; i < l->devices[seat].count; i++)
            see_to_device(l, room, seat, i, due, count);
    if (l->is_hooked)
        see_to_hook(l, room, due, count);
    note_looked(l, room, due, count);
    if (l->claim == 0) {
        end_look(l, 0);
        return;
    }
    if (l->told.waits > 0) /* a dead node has told the others */
        note_waiting(l);
    l->told.telling = l->claim;
    l->told.at = now;
    l->told.by = store_life(l->server->store);
    l->kept.v++;
    told_write(&l->told, &l->kept);
    if (!store_put_notices(l->server->store, &l->kept, (StoreReply){.done = claimed, .who = l}))
        claimed(l, STORE_FAILED);
}

static void read_next(Look *l);

static void got_devices(void *who, StoreResult result, const StoredNotices *kept)
{
    Look *l = who;
    if (result != STORE_DONE || !devices_read(kept->text, &l->devices[l->seat])) {
        end_look(l, AGAIN_MS);
        return;
    }
    l->seat++;
    read_next(l);
}

static void read_next(Look *l)
{
    char id[SECRET_HASH_TEXT];
    const Room *room = room_of(l);
    if (room == NULL) {
        end_look(l, 0);
        return;
    }
    while (l->seat < room->table.row.seats && !notices_has_devices(room, l->seat))
        l->seat++;
    if (l->seat >= room->table.row.seats) {
        see_to(l);
        return;
    }
    secret_hash_text(room->table.row.seat[l->seat].pass, id);
    if (!store_get_notices(l->server->store, id, got_devices, l))
        end_look(l, AGAIN_MS);
}

/* Nobody need be told what somebody else is telling, unless that node has died. One that has lost its
 * link may seem to be dead for a moment: it must seem so twice. */
static void heard_dead(void *who, StoreListKind kind, const StoreListed list[], int count)
{
    Look *l = who;
    Room *room = room_of(l);
    (void)kind;
    (void)list;
    bool is_dead = count == 1 && room != NULL && room->notices.doubted == l->told.by;
    if (room != NULL)
        room->notices.doubted = count == 1 ? l->told.by : 0;
    if (is_dead)
        read_next(l);
    else
        end_look(l, AGAIN_MS);
}

static void got_told(void *who, StoreResult result, const StoredNotices *kept)
{
    Look *l = who;
    Store *store = l->server->store;
    Told *t = &l->told;
    const Room *room = room_of(l);
    if (result != STORE_DONE || !told_read(kept, t) || room == NULL) {
        end_look(l, AGAIN_MS);
        return;
    }
    l->kept.v = kept->v;
    bool is_own = t->by == store_life(store);
    bool is_claimed = t->telling > 0 && clock_now(&l->server->clock) - t->at < TELLING_MS;
    if (is_own && t->telling <= room->notices.telling) /* else its write was not answered */
        t->till = later(t->till, t->telling);
    if (is_own || !is_claimed || !store_is_shared(store))
        read_next(l);
    else if (!store_list(store, STORE_DEAD, (int64_t)t->by, 1, heard_dead, l))
        end_look(l, AGAIN_MS);
}

/* On a shared store: what others have decided may not have come here yet. */
static void refreshed(void *who, Room *room, ErrorCode code)
{
    Look *l = who;
    if (room == NULL || code != ERROR_NONE || !is_as_it_was(l, room) ||
        !store_get_notices(l->server->store, l->kept.id, got_told, l))
        end_look(l, code != ERROR_NONE ? AGAIN_MS : 0);
}

void notices_look(Room *room)
{
    Look *l = calloc(1, sizeof *l);
    room->notices.quiet_till = 0;
    if (l == NULL)
        return;
    *l = (Look){.server = room->server, .mark = mark_of(room), .phase = room->table.game.phase};
    memcpy(l->kept.id, room->table.row.id, SECRET_ID_TEXT);
    room->notices.is_looking = true;
    bool asked = store_is_shared(room->server->store)
                     ? rooms_refresh(room, refreshed, l)
                     : store_get_notices(room->server->store, l->kept.id, got_told, l);
    if (!asked)
        end_look(l, AGAIN_MS);
}
