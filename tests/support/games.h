/*
 * games.h - random games for the property programs.
 *
 * Game number n is always the same game: its rules, seats, players and luck follow from n. Some
 * players lean towards stacking, keeping or revealing, so that what is rare in uniform play comes
 * up too.
 */
#ifndef ORI_TEST_GAMES_H
#define ORI_TEST_GAMES_H

#include "oriflamme.h"

#include "tests/support/check.h"

#include <stdio.h>
#include <string.h>

typedef enum Leaning {
    LEAN_NOWHERE, /* uniform */
    LEAN_STACK,
    LEAN_KEEP,
    LEAN_REVEAL,
    LEAN_STACK_AND_KEEP,
    LEAN_KEEP_THEN_REVEAL, /* influence piles up until round 4 */
    LEANINGS,
} Leaning;

typedef struct Game {
    OriState start;
    OriState state;
    OriRandom random;
    Leaning leaning;
    int decisions;
} Game;

/* How many games: the first argument, or ORI_GAMES, or the usual number. */
long games_wanted(int argc, char **argv, long usual);

void game_deal(Game *game, uint64_t number);
OriDecision game_choose(Game *game);
/* Chooses, plays, and tells what was chosen. log may be NULL. */
OriDecision game_step(Game *game, OriLog *log);
static inline bool game_is_over(const Game *game)
{
    return game->state.ask == ORI_ASK_OVER;
}

/* The game as a record, up to now or to its end. */
void game_record(uint64_t number, int most_decisions, OriRecord *out);

bool events_equal(const OriEvent *a, const OriEvent *b);
bool states_equal(const OriState *a, const OriState *b);

/* Ends the test with the position and what is wrong about it, unless all is well. */
void expect_at(const OriState *state, bool ok, const char *what);
void expect_checked(const OriState *state);

#endif
