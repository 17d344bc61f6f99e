/*
 * compare.h - finds where players of the same deal parted.
 *
 * As long as they decide alike, their games are one game. A fork is the first decision in which
 * some of a group differ, and each choice that two or more of them share leads to a fork of its
 * own. After a fork the games are different games: decisions can be compared, results hardly.
 */
#ifndef ORI_DAILY_COMPARE_H
#define ORI_DAILY_COMPARE_H

#include "daily/result.h"

enum { COMPARE_MOST = 8 };

typedef struct CompareChoice {
    OriDecision decision;
    unsigned players; /* bits */
} CompareChoice;

typedef struct CompareFork {
    unsigned players; /* bits: whose game it still is */
    int same;         /* the player's own decisions that they took alike before */
    int moment;       /* of the record: the decision's number */
    int choices;      /* 0: they never part */
    CompareChoice choice[COMPARE_MOST];
} CompareFork;

typedef struct Comparison {
    int players;
    int forks;
    CompareFork fork[COMPARE_MOST]; /* the first is everybody's */
} Comparison;

/* Results of one deal, from 2 to COMPARE_MOST. */
void compare(const DealResult *const result[], int players, Comparison *out);
/* The player's knowledge there. */
void compare_view(const DealResult *result, int moment, OriView *out);

#endif
