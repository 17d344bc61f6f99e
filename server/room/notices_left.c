/*
 * notices_left.c - notes which of a table's letters have left.
 *
 * A letter that left before its note was written is sent again if this node dies in between. So the
 * note is written at once, without reading it first; and when some letters of a table leave long
 * before others, the note names those that wait.
 */
#include "server/room/letters.h"
#include "server/room/notices.h"
#include "server/room/rooms.h"
#include "server/room/told.h"

#include <stdlib.h>
#include <string.h>

/* Before the claim is void: then all is noted as sent, though some letters have not left. */
enum { SENT_MS = 50 * SECOND_MS };

typedef struct Keeping {
    Server *server;
    int64_t till;
    int letters; /* that had not left; 0: all is noted as sent */
    char table[SECRET_ID_TEXT];
} Keeping;

static void keep(Room *room, int letters);

static void on_sent(Timer *timer)
{
    Room *room = timer->who;
    RoomNotices *n = &room->notices;
    int64_t left = n->claimed_at + SENT_MS - clock_now(&room->server->clock);
    if (n->is_keeping || n->kept >= n->telling)
        return;
    keep(room, left > 0 ? n->letters : 0);
    if (left > 0 && n->letters > 0)
        timer_start(&room->server->clock, timer, left, on_sent);
}

/* A note that is not written is tried again: a restart would tell it twice. */
static void kept(void *who, StoreResult result)
{
    Keeping *k = who;
    Room *room = k->server->rooms != NULL ? rooms_find(k->server, k->table) : NULL;
    if (room != NULL) {
        RoomNotices *n = &room->notices;
        n->is_keeping = false;
        if (result == STORE_DONE && k->letters == 0)
            n->kept = k->till;
        else if (result == STORE_DONE && k->till == n->telling)
            n->claim_v++;
        if (k->letters > n->letters && result == STORE_DONE)
            on_sent(&n->sent);
        else if (n->kept < n->telling && (result != STORE_DONE || n->letters == 0))
            timer_start(&room->server->clock, &n->sent, NOTICES_AGAIN_MS, on_sent);
    }
    free(k);
}

static void keep(Room *room, int letters)
{
    RoomNotices *n = &room->notices;
    Keeping *k = malloc(sizeof *k);
    if (k == NULL)
        return;
    *k = (Keeping){.server = room->server, .till = n->telling, .letters = letters};
    memcpy(k->table, room->table.row.id, SECRET_ID_TEXT);
    n->is_keeping = true;
    Told told = {.till = n->told,
                 .telling = n->telling,
                 .at = n->claimed_at,
                 .by = store_life(room->server->store)};
    if (letters > 0)
        told.waits = letters_waiting(room, told.waiting);
    if (letters > 0)
        told_keep_some(room->server, k->table, &told, n->claim_v, kept, k);
    else
        told_keep(room->server, k->table, k->till, n->claim_v, kept, k);
}

/* One that waits for a dead host must not let the others be sent again. */
void notices_carried(Room *room)
{
    room->notices.letters--;
    on_sent(&room->notices.sent);
}

void notices_sending(Room *room)
{
    room->notices.sent.who = room;
    timer_start(&room->server->clock, &room->notices.sent, SENT_MS, on_sent);
}

void notices_given(Room *room)
{
    if (room->notices.letters == 0)
        on_sent(&room->notices.sent);
}
