/*
 * engine.h - the engine in reading order, and the small things that its parts share.
 *
 * The engine is one translation unit (oriflamme.c includes the parts in the order below): its
 * inside is static, and the compiler sees it whole. A part uses what stands above it (turn.c also
 * declares the choices of playout.c, which it makes on the way when nobody is to be asked):
 *
 *     table.c          every change to a state, and its event
 *     cards.c          the cards: a row each, and what the rows' words mean
 *     turn.c           who decides what, when
 *     options.c        what may be decided, and why something else may not
 *     standing.c       what can be read off a state
 *     deal.c           the rules agreed, the shuffle
 *     playout.c        random play
 *     check.c          what no game can reach
 *     view.c           who may know what
 *     follow.c         events, one at a time, on what is known
 *     write.c          the notation, written
 *     read.c           the notation, read: the reader, and the small things
 *     read_position.c  positions and views
 *     event.c          events, written and read
 *     record.c         games as texts
 *     read_tags.c      their tags, read
 *     read_record.c    their decisions, read
 */
#ifndef ORI_ENGINE_H
#define ORI_ENGINE_H

#include "../include/ori_bits.h"
#include "../include/ori_look.h"
#include "../include/oriflamme.h"

#include <string.h>

_Static_assert(sizeof(OriCard) == 4, "a card is four bytes");
_Static_assert(sizeof(OriRules) == 8, "the rules are eight bytes");
_Static_assert(sizeof(OriState) == 320, "the state is flat and small");
_Static_assert(ORI_MAX_PLACES < 64, "places fit into the bits of a mask");

enum { NO_FAMILY = 7 }; /* the family of a card that is no card any more */

static inline uint64_t all_places(const OriState *s)
{
    return bits_one(s->places) - 1;
}

static inline int next_seat(const OriState *s, int seat)
{
    return seat + 1 < (int)s->rules.seats ? seat + 1 : 0;
}

static inline uint64_t neighbours(const OriState *s, int place)
{
    uint64_t here = bits_one(place);
    return (here << 1 | here >> 1) & all_places(s);
}

#endif
