/*
 * ori_look.h - reads a table as a player would: the top card of a place, where a card is, whose it
 * is.
 *
 * The engine and everything else that reads a state includes it beside oriflamme.h; like ori_bits.h
 * it is not installed. Nothing here changes a state or decides a rule.
 */
#ifndef ORI_LOOK_AT_TABLE_H
#define ORI_LOOK_AT_TABLE_H

#include "oriflamme.h"

static inline const OriCard *top(const OriState *s, int place)
{
    return &s->card[s->line[place]];
}

static inline bool is_stack(const OriState *s, int place)
{
    return top(s, place)->under != 0;
}

static inline int kind_of(const OriState *s, int handle)
{
    return (int)s->card[handle].kind;
}

static inline int owner_of(const OriState *s, int handle)
{
    return (int)s->card[handle].owner;
}

/* The place whose top card this is, or -1. The card being resolved is before the cursor; only
 * Plot lets others act from elsewhere. */
static inline int place_of(const OriState *s, int handle)
{
    if (s->cursor > 0 && s->line[s->cursor - 1] == handle)
        return s->cursor - 1;
    for (int place = 0; place < s->places; place++)
        if (s->line[place] == handle)
            return place;
    return -1;
}

static inline bool is_resolving(const OriState *s)
{
    return s->ask != ORI_ASK_PLACE && s->ask != ORI_ASK_OVER;
}

/* The Royal Decree has lifted a card: places and gaps are counted without it, but the table still
 * shows it. Where the counted place and the counted gap are shown. */
static inline int place_shown(const OriState *s, int place)
{
    int from = place_of(s, s->memo);
    return !is_stack(s, from) && place >= from ? place + 1 : place;
}

static inline int gap_shown(const OriState *s, int gap)
{
    return gap == 0 ? 0 : place_shown(s, gap - 1) + 1;
}

#endif
