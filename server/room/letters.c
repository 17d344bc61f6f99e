/*
 * letters.c - notices on their way.
 *
 * A letter that could not be delivered is tried again when the courier says so, if it is still true
 * then. That is kept in memory alone: after a restart, the next reminder tells it.
 */
#include "server/room/letters.h"

#include "server/room/notices.h"
#include "server/room/owners.h"
#include "server/room/rooms.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    MOST = 10000, /* of this server, with those that wait to be tried again */
    AGAIN_S = 60, /* after the courier had no place */
    DAY_S = 24 * 3600,
    WEEK_S = 7 * DAY_S,
    MINUTE_S = 60,
};

#define TOPIC "oriflamme"

typedef struct Letter {
    struct Letter *next;
    int64_t number;
    Server *server;
    char table[SECRET_ID_TEXT];
    int seat;
    int game;
    int count;
    Due due;
    int attempt;
    bool is_first;   /* the table counts it */
    bool is_to_hook; /* else to a device */
    Hook hook;
    Device device;
    uint8_t pass[SECRET_HASH];
    int64_t till; /* play clock: then it is of no use any more */
    Timer timer;  /* to be tried again */
    char text[LETTER_TEXT];
} Letter;

struct Letters {
    Letter *first;
    int count;
    int64_t numbers;
};

/* --- What it says --- */

static const char *maker_name(const StoredTable *row)
{
    int seat = table_makers_seat(row);
    bool has_name = seat != TABLE_NO_SEAT && strcmp(row->seat[seat].name, SEAT_NO_NAME) != 0;
    return has_name ? row->seat[seat].name : "";
}

static const char *const names[DUE_KINDS] = {
    [DUE_TURN] = "turn", [DUE_FULL] = "full", [DUE_BEGUN] = "begun", [DUE_OVER] = "over"};

static bool write_text(const Room *room, const Due *due, char out[LETTER_TEXT])
{
    Clock *clock = &room->server->clock;
    Json text = {.text = out, .room = LETTER_TEXT};
    out_open(&text, '{');
    put_text(&text, "n", names[due->kind]);
    put_text(&text, "table", room->table.row.id);
    put_text(&text, "name", maker_name(&room->table.row));
    put_number(&text, "due", due->at);
    if (due->kind == DUE_TURN)
        put_number(&text, "round", room->table.game.state.round);
    if (due->kind == DUE_TURN && room->table.row.pace != PACE_NONE) {
        put_number(&text, "until",
                   clock_wall(clock) + judge_time_is_up(&room->table) - clock_now(clock));
    }
    put_number(&text, "waiting", due->kind == DUE_TURN);
    out_close(&text, '}');
    return !text.full;
}

static int64_t lasts_till(const Room *room, const Due *due)
{
    int64_t now = clock_now(&room->server->clock);
    if (due->kind != DUE_TURN)
        return now + (int64_t)DAY_S * SECOND_MS;
    return room->table.row.pace != PACE_NONE ? judge_time_is_up(&room->table)
                                             : now + (int64_t)WEEK_S * SECOND_MS;
}

/* --- Under way --- */

static void drop(Letter *letter)
{
    struct Letters *all = letter->server->rooms->letters;
    for (Letter **link = &all->first; *link != NULL; link = &(*link)->next)
        if (*link == letter) {
            *link = letter->next;
            break;
        }
    all->count--;
    timer_stop(&letter->server->clock, &letter->timer);
    free(letter);
}

static int ttl_s(const Letter *letter)
{
    int64_t left = (letter->till - clock_now(&letter->server->clock)) / SECOND_MS;
    return left < MINUTE_S ? MINUTE_S : left > WEEK_S ? WEEK_S : (int)left;
}

static CourierTag tag_of(const Letter *letter, const Room *room)
{
    CourierTag tag = {.who = letter->server, .what = letter->number};
    if (letter->is_first && room->notices.is_single)
        told_mark(letter->table, room->notices.telling, room->notices.claim_v, tag.mark);
    return tag;
}

static bool post(Letter *letter, const Room *room)
{
    const StoredTable *row = &room->table.row;
    bool is_turn = letter->due.kind == DUE_TURN;
    HookLetter p = {.to = letter->hook, .left_s = -1, .ttl_s = ttl_s(letter)};
    snprintf(p.event, sizeof p.event, "%s", names[letter->due.kind]);
    snprintf(p.host, sizeof p.host, "%s", maker_name(row));
    snprintf(p.link, sizeof p.link, "%s/table/%s", letter->server->public_url, row->id);
    if (is_turn) {
        p.seat = (char)('a' + letter->seat);
        p.round = room->table.game.state.round;
        snprintf(p.name, sizeof p.name, "%s", row->seat[letter->seat].name);
    }
    if (is_turn && row->pace != PACE_NONE) {
        int64_t left = judge_time_is_up(&room->table) - clock_now(&letter->server->clock);
        p.left_s = left > 0 ? left / SECOND_MS : 0;
    }
    return courier_post(letter->server->courier, &p, letter->attempt++, tag_of(letter, room));
}

static bool push(Letter *letter, const Room *room)
{
    if (letter->is_to_hook)
        return post(letter, room);
    PushLetter p = {.to = letter->device.to,
                    .topic = TOPIC,
                    .urgency = letter->due.kind == DUE_TURN ? LETTER_HIGH : LETTER_NORMAL,
                    .ttl_s = ttl_s(letter)};
    memcpy(p.text, letter->text, sizeof p.text);
    return courier_push(letter->server->courier, &p, letter->attempt++, tag_of(letter, room));
}

static void again_later(Letter *letter, int64_t ms);

/* To whom it is has not changed. */
static bool is_for_them(const Room *room, const Letter *letter)
{
    Hook hook;
    if (!letter->is_to_hook)
        return secret_same(room->table.row.seat[letter->seat].pass, letter->pass);
    return notices_hook(room, &hook) && hook.format == letter->hook.format &&
           strcmp(hook.url, letter->hook.url) == 0;
}

/* Is it still so that the player would want to know? */
static bool is_true(const Room *room, const Letter *letter)
{
    const Game *g = &room->table.game;
    bool is_same = room->table.row.games == letter->game && g->count == letter->count &&
                   (g->phase == ROOM_OVER) == (letter->due.kind == DUE_OVER);
    return is_same && letter->till > clock_now(&room->server->clock) && is_for_them(room, letter) &&
           notices_still(room, letter->seat, &letter->due);
}

static void wanted(void *who, Room *room, ErrorCode code)
{
    Letter *letter = who;
    (void)code;
    if (room == NULL || !is_true(room, letter)) {
        drop(letter);
        return;
    }
    int64_t quiet = device_quiet_ms(&letter->device, clock_wall(&letter->server->clock));
    if (quiet > 0)
        again_later(letter, quiet);
    else if (!push(letter, room))
        again_later(letter, AGAIN_S * SECOND_MS);
}

static void on_again(Timer *timer)
{
    Letter *letter = timer->who;
    if (letter->server->stopping)
        return;
    rooms_want(letter->server, letter->table, WANT_TO_LOOK, wanted, letter);
}

static void again_later(Letter *letter, int64_t ms)
{
    letter->timer.who = letter;
    timer_start(&letter->server->clock, &letter->timer, ms, on_again);
}

static Letter *find(Server *server, int64_t number)
{
    Letter *letter = server->rooms != NULL && server->rooms->letters != NULL
                         ? server->rooms->letters->first
                         : NULL;
    while (letter != NULL && letter->number != number)
        letter = letter->next;
    return letter;
}

static void take_device_away(const Letter *letter)
{
    OwnersWish wish = {.deed = OWNERS_DROP, .device = letter->device};
    memcpy(wish.pass, letter->pass, SECRET_HASH);
    owners_change(letter->server, &wish, NULL, NULL);
}

/* Everybody at the table sees that it is gone. */
static void take_hook_away(const Letter *letter)
{
    Room *room = rooms_find(letter->server, letter->table);
    if (room != NULL && is_for_them(room, letter))
        room_wish(room, NULL, NULL, &(Wish){.kind = WISH_HOOK, .nobody = true});
}

static uint64_t reader_of(const Letter *letter)
{
    return letter->is_to_hook ? told_letter(TOLD_TO_HOOK, letter->hook.url)
                              : told_letter(letter->seat, letter->device.to.endpoint);
}

int letters_waiting(const Room *room, uint64_t out[TOLD_LETTERS])
{
    int count = 0;
    const Letter *letter = room->server->rooms->letters->first;
    for (; letter != NULL && count < TOLD_LETTERS; letter = letter->next)
        if (letter->is_first && strcmp(letter->table, room->table.row.id) == 0)
            out[count++] = reader_of(letter);
    return count;
}

/* Nobody need wait for an older one to the same reader. */
static void replace_older(Room *room, const Letter *letter)
{
    for (Letter *older = letter->next; older != NULL; older = older->next)
        if (older->is_first && strcmp(older->table, letter->table) == 0 &&
            reader_of(older) == reader_of(letter)) {
            older->is_first = false;
            room->notices.letters--;
        }
}

/* The table need not wait for it any more. */
static void tell_table(Letter *letter)
{
    Room *room = letter->is_first ? rooms_find(letter->server, letter->table) : NULL;
    letter->is_first = false;
    if (room != NULL)
        notices_carried(room);
}

void letters_left(void *who, int64_t number)
{
    Letter *letter = find(who, number);
    if (letter != NULL)
        tell_table(letter);
}

void letters_done(void *who, int64_t number, const LetterEnd *end)
{
    Server *server = who;
    Letter *letter = find(server, number);
    if (letter == NULL)
        return;
    tell_table(letter);
    server->notices[end->fate]++;
    if (end->fate == LETTER_GONE && letter->is_to_hook)
        take_hook_away(letter);
    else if (end->fate == LETTER_GONE)
        take_device_away(letter);
    if (end->fate == LETTER_LATER && end->again_s > 0)
        again_later(letter, (int64_t)end->again_s * SECOND_MS);
    else
        drop(letter);
}

/* The oldest that waits to be tried again: nobody's new letter waits for those of a dead host. */
static void make_place(struct Letters *all)
{
    Letter *oldest = NULL;
    for (Letter *letter = all->first; letter != NULL; letter = letter->next)
        if (letter->timer.waiting)
            oldest = letter;
    if (oldest != NULL)
        drop(oldest);
}

bool letters_give(Room *room, int seat, const Device *device, const Due *due)
{
    Server *server = room->server;
    struct Letters *all = server->rooms->letters;
    if (all == NULL && (all = server->rooms->letters = calloc(1, sizeof *all)) == NULL)
        return false;
    if (all->count >= MOST)
        make_place(all);
    Letter *letter = all->count < MOST ? calloc(1, sizeof *letter) : NULL;
    if (letter == NULL)
        return false;
    *letter = (Letter){.next = all->first,
                       .number = ++all->numbers,
                       .server = server,
                       .seat = seat,
                       .game = room->table.row.games,
                       .count = room->table.game.count,
                       .due = *due,
                       .is_first = true,
                       .is_to_hook = device == NULL,
                       .till = lasts_till(room, due)};
    memcpy(letter->table, room->table.row.id, SECRET_ID_TEXT);
    memcpy(letter->pass, room->table.row.seat[seat].pass, SECRET_HASH);
    all->first = letter;
    all->count++;
    if (device != NULL)
        letter->device = *device;
    if (device != NULL ? !write_text(room, due, letter->text)
                       : !notices_hook(room, &letter->hook)) {
        drop(letter);
        return false;
    }
    replace_older(room, letter);
    if (push(letter, room))
        return true;
    letter->is_first = false;
    again_later(letter, AGAIN_S * SECOND_MS);
    return false;
}

void letters_end(Server *server)
{
    struct Letters *all = server->rooms->letters;
    while (all != NULL && all->first != NULL)
        drop(all->first);
    free(all);
    server->rooms->letters = NULL;
}
