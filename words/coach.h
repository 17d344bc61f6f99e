/*
 * coach.h - the coached first game: its deal, what the two bots would like to do early, and when which
 * hint is due. The hints themselves are the texts coach-ID.
 *
 * Nothing here knows a rule: a wish is followed only where it is an option, and a hint comes only when
 * what it speaks of has happened, or is on the table.
 */
#ifndef ORI_COACH_H
#define ORI_COACH_H

#include "oriflamme.h"

enum { COACH_AT_ONCE = 2 }; /* hints about one decision: the rest can wait until it happens again */

typedef struct CoachHint {
    const char *id; /* "place" for the text coach-place */
    int seat;       /* whom it speaks of, or -1 */
    int amount;     /* of influence */
} CoachHint;

/* What was said: each hint comes once. All bits set: the coach is silent. */
typedef struct Coach {
    uint32_t said;
} Coach;

enum { COACH_ME = 0 }; /* the seat that is coached */

extern const char coach_record[]; /* the game as dealt, seat a for the person */

/* What the bot that is asked would like to do; false: whatever it thinks best. */
bool coach_wish(const OriState *state, OriDecision *out);

/* The most important hint that is due; false: none. known: what the person knows now. */
bool coach_on_turn(Coach *coach, const OriState *known, CoachHint *out);
bool coach_on_events(Coach *coach, const OriState *known, const OriEvent event[], int count,
                     CoachHint *out);

#endif
