/*
 * coach.h - the coached first game: its deal, what the two bots would like to do early, and the
 * hints for the moments that matter, for every table that offers it.
 *
 * A hint appears only when it is true of the thing it points at: its condition is in coach.c beside
 * its id, and tests/words/coaching.c plays the game with every answer to hold each hint against the
 * engine. Its text is coach-ID (texts/en/coach.ftl), at most twelve words. Nothing here knows a
 * rule: a bot's wish is followed only where it is an option.
 */
#ifndef ORI_COACH_H
#define ORI_COACH_H

#include "oriflamme.h"

enum { COACH_AT_ONCE = 2 }; /* hints about one decision: the rest can wait until it happens again */
enum { COACH_ME = 0 };      /* the seat that is coached */

typedef enum CoachAt {
    COACH_AT_TABLE,
    COACH_AT_HAND,
    COACH_AT_SLOTS,
    COACH_AT_CHOICES,
    COACH_AT_QUEUE,
    COACH_AT_CARD,   /* card */
    COACH_AT_FAMILY, /* seat */
} CoachAt;

typedef struct CoachHint {
    const char *id; /* "place" for the text coach-place */
    CoachAt at;     /* what it points at */
    int seat;       /* whom it speaks of, or -1 */
    int card;       /* a handle, or 0 */
    int amount;     /* of influence */
    int event;      /* the last of the decision's events that it speaks of */
    bool waits; /* it is read before the game continues; else it goes when the person has decided */
} CoachHint;

/* The hints given so far: each comes once. All bits set: the coach is silent. */
typedef struct Coach {
    uint32_t said;
} Coach;

extern const char coach_record[]; /* the game as dealt, seat a for the person */

/* The deciding bot's wish; false: it has none and decides on its own. */
bool coach_wish(const OriView *view, OriDecision *out);

/* The most important hint that is due; false: none. view: what the person knows now. After one
 * that waits there may be another. */
bool coach_on_turn(Coach *coach, const OriView *view, CoachHint *out);
bool coach_on_events(Coach *coach, const OriView *view, const OriEvent event[], int count,
                     CoachHint *out);

#endif
