/*
 * table.c - moves cards and influence: every change to a state, each with its event.
 *
 * No other file changes a game under way. The invariants it keeps: own[] names the owner of every
 * top card; the cursor points at the next place to resolve, whatever enters or leaves around it
 * (RESOLVE-7, -8); a card that has left carries nothing, is covered by nothing and belongs to its
 * family again.
 */
#ifndef ORI_TABLE_C
#define ORI_TABLE_C

#include "engine.h"

static void note(OriLog *log, OriEvent event)
{
    if (log->count < ORI_MAX_EVENTS)
        log->event[log->count++] = event;
}

/* --- The line --- */

/* Makes room at a gap of the line. Most gaps are at the ends: nothing moves, or everything does. */
static inline void shift_line(OriState *s, int gap)
{
    typedef struct Places {
        uint8_t place[ORI_MAX_PLACES];
    } Places;
    Places all;
    if (gap == 0) {
        memcpy(&all, s->line, sizeof all);
        memcpy(s->line + 1, &all, sizeof all);
    } else {
        memmove(&s->line[gap + 1], &s->line[gap], (size_t)(s->places - gap));
    }
    uint64_t behind = ~(bits_one(gap) - 1);
    for (int i = 0; i < ORI_MAX_SEATS - 1; i++) /* an even number: compilers use vectors */
        s->own[i] += s->own[i] & behind;        /* doubling shifts by one */
    s->own[ORI_MAX_SEATS - 1] += s->own[ORI_MAX_SEATS - 1] & behind;
}

static inline void open_place(OriState *s, int gap, int handle)
{
    if (gap < s->places)
        shift_line(s, gap);
    s->line[gap] = (uint8_t)handle;
    s->own[s->card[handle].owner] |= bits_one(gap);
    s->places++;
    if (gap < s->cursor)
        s->cursor++;
}

static inline void close_place(OriState *s, int place)
{
    uint64_t before = bits_one(place) - 1;
    s->places--;
    memmove(&s->line[place], &s->line[place + 1], (size_t)(s->places - place));
    s->line[s->places] = 0;
    for (int i = 0; i < ORI_MAX_SEATS - 1; i++)
        s->own[i] = (s->own[i] & before) | (s->own[i] >> 1 & ~before);
    s->own[ORI_MAX_SEATS - 1] =
        (s->own[ORI_MAX_SEATS - 1] & before) | (s->own[ORI_MAX_SEATS - 1] >> 1 & ~before);
    if (place < s->cursor)
        s->cursor--;
}

/* Takes the top card off its place. The card beneath the one being resolved gets another go
 * (RESOLVE-6). */
static inline void lift(OriState *s, int place)
{
    int handle = s->line[place];
    OriCard *card = &s->card[handle];
    if (card->under != 0) {
        s->line[place] = (uint8_t)card->under;
        card->under = 0;
        if (handle == s->current)
            s->cursor--;
    } else {
        close_place(s, place);
    }
    if (handle == s->current)
        s->current = 0;
}

static inline void cover(OriState *s, int place, int handle)
{
    bits_set_under(&s->card[handle], s->line[place]);
    s->line[place] = (uint8_t)handle;
}

static inline void leave(OriState *s, int place)
{
    OriCard *card = &s->card[s->line[place]];
    lift(s, place);
    card->owner = card->family; /* a bribe token returns (ABL-BRIBERY-2) */
    card->revealed = 1;
    card->influence = 0;
    card->gone = 1;
}

static inline int new_card(OriState *s, int seat, int kind)
{
    int handle = ++s->cards;
    s->card[handle] = ori_card(kind, seat, false);
    return handle;
}

static inline void lay(OriState *s, int handle, int verb, int at)
{
    if (verb == ORI_PLACE_ON)
        cover(s, at, handle);
    else if (verb == ORI_PLACE_FIRST)
        open_place(s, 0, handle);
    else if (verb == ORI_PLACE_LAST)
        open_place(s, s->places, handle);
    else
        open_place(s, at, handle);
}

/* --- Cards --- */

static inline void note_laid(OriLog *log, OriEventKind what, int seat, int handle, OriDecision d)
{
    if (log)
        note(log, (OriEvent){.what = (uint8_t)what,
                             .seat = (uint8_t)seat,
                             .card = (uint8_t)handle,
                             .kind = d.kind,
                             .verb = d.verb,
                             .at = d.at});
}

static inline void table_place(OriState *s, int seat, OriDecision d, OriLog *log)
{
    int handle = new_card(s, seat, d.kind);
    s->hand[seat] &= ~(1u << d.kind);
    lay(s, handle, d.verb, d.at);
    note_laid(log, ORI_EV_PLACED, seat, handle, d);
}

static inline void table_keep(OriState *s, int handle, OriLog *log)
{
    OriCard *card = &s->card[handle];
    if (card->influence < ORI_MAX_NUMBER)
        card->influence++;
    if (log)
        note(log, (OriEvent){.what = ORI_EV_KEPT,
                             .seat = (uint8_t)card->owner,
                             .card = (uint8_t)handle,
                             .amount = (uint16_t)card->influence});
}

static inline int room_in(const OriState *s, int seat, int amount)
{
    int room = ORI_MAX_NUMBER - s->pool[seat];
    return amount < room ? amount : room;
}

/* Turns the card up; its owner takes this much of the influence on it. */
static inline void table_reveal(OriState *s, int handle, int taken, OriLog *log)
{
    OriCard *card = &s->card[handle];
    int seat = (int)card->owner;
    card->revealed = 1;
    if (taken > 0) {
        card->influence = 0;
        taken = room_in(s, seat, taken);
        s->pool[seat] = (uint16_t)(s->pool[seat] + taken);
    }
    if (log)
        note(log, (OriEvent){.what = ORI_EV_REVEALED,
                             .seat = (uint8_t)seat,
                             .card = (uint8_t)handle,
                             .kind = (uint8_t)card->kind,
                             .amount = (uint16_t)taken});
}

static void tell_lost(int handle, int amount, OriLog *log)
{
    if (log)
        note(log,
             (OriEvent){.what = ORI_EV_LOST, .card = (uint8_t)handle, .amount = (uint16_t)amount});
}

/* The influence on the card goes back to the supply. */
static inline void table_lose(OriState *s, int handle, OriLog *log)
{
    int amount = (int)s->card[handle].influence;
    if (amount == 0)
        return;
    s->card[handle].influence = 0;
    tell_lost(handle, amount, log);
}

static inline void table_eliminate(OriState *s, int place, OriLog *log)
{
    int handle = s->line[place];
    table_lose(s, handle, log);
    leave(s, place);
    if (log)
        note(log, (OriEvent){.what = ORI_EV_ELIMINATED,
                             .card = (uint8_t)handle,
                             .kind = (uint8_t)s->card[handle].kind,
                             .other = s->self});
}

static inline void table_discard(OriState *s, int place, OriLog *log)
{
    int handle = s->line[place];
    leave(s, place);
    if (log)
        note(log, (OriEvent){.what = ORI_EV_DISCARDED,
                             .card = (uint8_t)handle,
                             .kind = (uint8_t)s->card[handle].kind});
}

static void table_move(OriState *s, int handle, int gap, OriLog *log)
{
    lift(s, place_of(s, handle));
    open_place(s, gap, handle);
    if (log)
        note(log, (OriEvent){.what = ORI_EV_MOVED, .card = (uint8_t)handle, .at = (uint8_t)gap});
}

/* A handle names one stay at the table: a card that comes back gets a new one, and its old record
 * is nobody's. */
static const OriCard nobodys = {
    .kind = ORI_HIDDEN, .family = NO_FAMILY, .owner = NO_FAMILY, .revealed = 1, .gone = 1};

static void forget_in_pile(OriState *s, int seat, int kind)
{
    for (int h = 1; h <= s->cards; h++)
        if (s->card[h].gone && (int)s->card[h].family == seat && (int)s->card[h].kind == kind)
            s->card[h] = nobodys;
}

/* A card comes in revealed: the Twin from where it lies ready, a replacement from the pile or from
 * aside. */
static void table_enter(OriState *s, int seat, OriDecision d, OriLog *log)
{
    uint32_t kind = 1u << d.kind;
    if (s->hand[seat] & kind & ORI_TWIN_BIT)
        s->hand[seat] &= ~kind;
    else if (s->aside[seat] & kind)
        s->aside[seat] &= ~kind;
    else
        forget_in_pile(s, seat, d.kind);
    int handle = new_card(s, seat, d.kind);
    s->card[handle].revealed = 1;
    lay(s, handle, d.verb, d.at);
    note_laid(log, ORI_EV_ENTERED, seat, handle, d);
}

static void table_bribe(OriState *s, int place, int seat, OriLog *log)
{
    int handle = s->line[place];
    s->own[s->card[handle].owner] &= ~bits_one(place);
    s->own[seat] |= bits_one(place);
    bits_set_owner(&s->card[handle], seat);
    if (log)
        note(log,
             (OriEvent){.what = ORI_EV_BRIBED, .card = (uint8_t)handle, .seat = (uint8_t)seat});
}

static void table_copy(OriState *s, int place, OriLog *log)
{
    s->ability = (uint8_t)top(s, place)->kind;
    if (log)
        note(log, (OriEvent){.what = ORI_EV_COPIED, .card = s->self, .other = s->line[place]});
}

/* --- Influence --- */

static inline void table_gain(OriState *s, int seat, int amount, int handle, OriLog *log)
{
    int had = s->pool[seat];
    int has_now = had + amount < ORI_MAX_NUMBER ? had + amount : ORI_MAX_NUMBER;
    s->pool[seat] = (uint16_t)has_now;
    if (log && has_now > had)
        note(log, (OriEvent){.what = ORI_EV_GAINED,
                             .seat = (uint8_t)seat,
                             .card = (uint8_t)handle,
                             .amount = (uint16_t)(has_now - had)});
}

static int in_pool(const OriState *s, int seat, int amount)
{
    return amount < s->pool[seat] ? amount : s->pool[seat];
}

static void table_pay(OriState *s, int seat, int amount, int handle, OriLog *log)
{
    amount = in_pool(s, seat, amount);
    s->pool[seat] = (uint16_t)(s->pool[seat] - amount);
    if (log && amount > 0)
        note(log, (OriEvent){.what = ORI_EV_PAID,
                             .seat = (uint8_t)seat,
                             .card = (uint8_t)handle,
                             .amount = (uint16_t)amount});
}

static inline void table_steal(OriState *s, int seat, int from, int amount, int handle, OriLog *log)
{
    amount = room_in(s, seat, in_pool(s, from, amount));
    s->pool[from] = (uint16_t)(s->pool[from] - amount);
    s->pool[seat] = (uint16_t)(s->pool[seat] + amount);
    if (log && amount > 0)
        note(log, (OriEvent){.what = ORI_EV_STOLE,
                             .seat = (uint8_t)seat,
                             .other = (uint8_t)from,
                             .card = (uint8_t)handle,
                             .amount = (uint16_t)amount});
}

/* --- Plot: its influence is held apart from the card --- */

static void table_hold(OriState *s, int handle)
{
    s->plot = (uint8_t)handle;
    s->plot_left = (uint16_t)s->card[handle].influence;
    s->card[handle].influence = 0;
}

static void table_take_held(OriState *s, OriLog *log)
{
    s->plot_left--;
    table_gain(s, (int)s->card[s->plot].family, 1, s->plot, log);
}

static void table_return_held(OriState *s, OriLog *log)
{
    s->plot_left--;
    tell_lost(s->plot, 1, log);
}

static void table_activate(OriState *s, int place, OriLog *log)
{
    s->self = s->line[place];
    s->ability = (uint8_t)top(s, place)->kind;
    if (log)
        note(log, (OriEvent){.what = ORI_EV_ACTIVATED, .card = s->plot, .other = s->self});
}

#endif
