/*
 * play_on.c - fills the holes in what a seat knew, as players of learned strength would have filled
 * them.
 *
 * A guess at the moment says who holds what now. The deal that led there is everything that was
 * ever in a hand: dealt cards that are still in it, and those that were placed. A guess may
 * contradict what happened (a player who could not bring in a card by Impersonation had no such
 * card), so each guess is played through and accepted if it looks the same to the seat.
 */
#include "analysis/play_on.h"

#include "ori_bits.h"
#include "bots/guess.h"

#include <string.h>

enum { TRIES = 2000 };

/* The record up to there, with the holes of what the seat knows filled as in this world. */
static void fill(const OriRecord *record, const OriState *seen, const OriState *world, int seat,
                 OriRecord *out)
{
    OriState s = record->start;
    for (int other = 0; other < (int)s.rules.seats; other++)
        if (other != seat)
            out->start.hand[other] =
                (s.hand[other] & ORI_TWIN_BIT) | (world->hand[other] & ~ORI_TWIN_BIT);
    for (int i = 0; i < out->count; i++) {
        OriDecision d = record->decision[i];
        int placing = s.ask == ORI_ASK_PLACE ? s.asked : -1;
        ori_record_step(record, &s, d, NULL);
        if (placing >= 0 && placing != seat) {
            const OriCard *card = &seen->card[s.cards];
            if (card->kind == ORI_HIDDEN && !card->revealed)
                d.kind = (uint8_t)world->card[s.cards].kind;
            out->start.hand[placing] |= 1u << d.kind;
        }
        out->decision[i] = d;
    }
    for (int other = 0; other < (int)s.rules.seats; other++)
        if (other != seat)
            out->start.aside[other] = s.rules.kinds & ~out->start.hand[other];
}

/* Whether it is possible, and looks the same to the seat. */
static bool holds(OriRecord *r, const OriView *seen)
{
    OriView now;
    for (int seat = 0; seat < (int)r->start.rules.seats; seat++)
        if (bits_few(r->start.aside[seat]) != ORI_ASIDE_SIZE)
            return false;
    r->end = r->start;
    for (int i = 0; i < r->count; i++)
        if (ori_record_step(r, &r->end, r->decision[i], NULL) != NULL)
            return false;
    ori_view(&r->end, seen->seat, &now);
    return memcmp(&now.known, &seen->known, sizeof now.known) == 0;
}

static const char *fill_holes(const OriRecord *record, const OriView *seen, OriRandom *random,
                              OriRecord *out)
{
    Guesser guesser;
    guess_prepare(seen, GUESS_LEARNED, &guesser);
    for (int i = 0; i < TRIES; i++) {
        OriState world;
        guess_draw(&guesser, random, &world);
        fill(record, &seen->known, &world, seen->seat, out);
        if (holds(out, seen))
            return NULL;
    }
    return "no way to lay the hidden cards was found";
}

const char *play_on(const OriRecord *record, int decisions, int seat, OriRandom *random,
                    OriRecord *out)
{
    OriState now = record->start;
    OriView seen;
    if (decisions < 0 || decisions > record->count)
        return "the record has no such moment";
    if (seat >= (int)now.rules.seats || (record->seat != ORI_TRUTH && record->seat != seat))
        return "the record does not know what this seat knew";
    for (int i = 0; i < decisions; i++) {
        const char *why = ori_record_step(record, &now, record->decision[i], NULL);
        if (why != NULL)
            return why;
    }
    *out = *record;
    out->count = decisions;
    out->end = now;
    out->seat = ORI_TRUTH;
    if (seat == ORI_TRUTH)
        return NULL;
    ori_view(&now, seat, &seen);
    return fill_holes(record, &seen, random, out);
}
