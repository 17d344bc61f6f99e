/*
 * notices.c - works out when the next notice is due, and sets a timer.
 */
#include "server/room/notices.h"

#include "server/room/attend.h"

#include <string.h>

enum {
    RANK_MS = 2000, /* a node waits so long for each that comes before it */
};

/* --- When --- */

_Static_assert((int)HOOK_TEXT <= (int)STORE_HOOK_TEXT, "a table can keep a webhook");

bool notices_hook(const Room *room, Hook *out)
{
    const char *kept = room->table.row.hook;
    const Courier *courier = room->server->courier;
    return kept[0] != '\0' && courier != NULL && hook_read(kept, out) &&
           courier_check_hook(courier, out->url) == NULL;
}

bool notices_has_devices(const Room *room, int seat)
{
    static const uint8_t none[SECRET_HASH];
    return courier_key(room->server->courier) != NULL &&
           memcmp(room->table.row.seat[seat].pass, none, sizeof none) != 0;
}

static int64_t later(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* A player who looks, or did a moment ago, need not be told that it is their turn. When the server
 * has just begun pages have not said yet who looks. */
int64_t notices_wait_till(const Room *room, int seat, const Due *due)
{
    int64_t looked = later(attend_till(room, seat), room->server->started);
    return due->kind == DUE_TURN ? later(due->at, looked + DUE_TURN_MS) : due->at;
}

/* They have looked when it happened. */
bool notices_has_seen(const Room *room, int seat, const Due *due)
{
    int64_t now = clock_now(&room->server->clock);
    int64_t at = due->kind == DUE_FULL ? now : due->at;
    return due->kind != DUE_TURN && attend_till(room, seat) >= at;
}

bool notices_still(const Room *room, int seat, const Due *due)
{
    int64_t now = clock_now(&room->server->clock);
    return due_concerns(&room->table, due, seat) && notices_wait_till(room, seat, due) <= now &&
           !notices_has_seen(room, seat, due);
}

/* However long quiet hours are: it is too late for everybody. */
static bool is_past(const Due *due, int64_t now)
{
    bool happened = due->kind == DUE_BEGUN || due->kind == DUE_OVER;
    return happened && due->at + DAY_MS + NOTICES_LATE_MS < now;
}

int64_t notices_next(const Room *room)
{
    Due due[DUES_MOST];
    int64_t next = STORE_NEVER;
    if (room->server->courier == NULL)
        return next;
    bool is_hooked = room->table.row.hook[0] != '\0'; /* whether it is allowed is looked at then */
    int64_t now = clock_now(&room->server->clock);
    int count = table_dues(&room->table, due);
    for (int i = 0; i < count; i++)
        for (int seat = 0; seat < room->table.row.seats; seat++) {
            if (due[i].at <= room->notices.looked || is_past(&due[i], now) ||
                (!is_hooked && !notices_has_devices(room, seat)) ||
                !due_concerns(&room->table, &due[i], seat))
                continue;
            int64_t at = notices_wait_till(room, seat, &due[i]);
            next = at < next ? at : next;
        }
    int64_t quiet = room->notices.quiet_till;
    next = quiet > 0 && quiet < next ? quiet : next;
    return next < STORE_NEVER ? later(next, room->notices.not_before) : next;
}

static int64_t my_turn(const Room *room)
{
    int64_t next = notices_next(room);
    return next < STORE_NEVER ? next + (int64_t)room->others.rank * RANK_MS : next;
}

static void on_time(Timer *timer)
{
    Room *room = timer->who;
    if (room->server->stopping)
        return; /* the next server does, by the note of the resting table */
    if (my_turn(room) <= clock_now(&room->server->clock))
        notices_look(room);
    else
        notices_wake(room);
}

void notices_wake(Room *room)
{
    Clock *clock = &room->server->clock;
    Timer *timer = &room->notices.timer;
    if (room->server->courier == NULL || room->notices.is_looking)
        return;
    int64_t next = my_turn(room);
    if (next == STORE_NEVER || (timer->waiting && timer->due <= next))
        return; /* then it is looked at again */
    timer->who = room;
    timer_start(clock, timer, next - clock_now(clock), on_time);
}
