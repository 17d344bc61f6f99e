/*
 * arena.h - plays bots against each other and says how sure the outcome is.
 *
 * Deals are duplicated: every deal is played once for each rotation of the bots through the seats,
 * so that the luck of the cards is the same for all. The deal is the unit of all statistics. All
 * luck of a game follows from the seed, the deal, the rotation and the number of the decision:
 * threads change nothing but the time (and what bots with a budget of milliseconds find in it).
 */
#ifndef ORI_ARENA_H
#define ORI_ARENA_H

#include "arena/entry.h"

#include <stdatomic.h>
#include <stdio.h>

enum {
    ARENA_OUTSIDE_TIME = 1000, /* milliseconds for a decision of a bot from outside */
    ARENA_MAX_THREADS = 64,
    ARENA_MAX_LINES = ORI_MAX_SEATS + ORI_MAX_SEATS / 2, /* entries, and entries that are alike */
    ARENA_ERROR_TEXT = ORI_POSITION_TEXT + 256,
};

typedef struct ArenaMatch {
    int seats; /* as many as entries */
    ArenaEntry entry[ORI_MAX_SEATS];
    int deals; /* of all parts */
    int part;  /* deals part, part + parts, ..: from 0 */
    int parts; /* 0 or 1: all of them */
    int threads;
    int outside_time; /* milliseconds for a decision of a bot from outside; 0: the usual */
    uint64_t seed;
    OriRules rules;   /* open kinds are drawn for each deal */
    FILE *records;    /* or NULL: every game as a record, in order, an empty line after each */
    atomic_int *stop; /* or NULL: set to end early; what is under way is given up */
    void (*progress)(const struct ArenaMatch *match, int deals_done); /* often, or NULL */
} ArenaMatch;

/* Whole numbers summed over deals, so that the order of the deals cannot matter. */
typedef struct ArenaSum {
    int64_t sum;
    int64_t squares;
} ArenaSum;

/* Decisions that a bot from outside has forfeited. */
typedef struct ArenaFaults {
    int64_t count[OUTSIDE_FAULTS];
    char first[OUTSIDE_WHAT];   /* what happened the first time ... */
    char at[ORI_POSITION_TEXT]; /* ... in which view */
} ArenaFaults;

enum { ARENA_WIN_UNITS = 60 }; /* a victory, split among up to five */

/* An entry, or all entries with the same spec (then there are at least two of them). */
typedef struct ArenaLine {
    const ArenaEntry *entry;
    int entries;      /* how many: 1, or all that are alike */
    unsigned members; /* bits of the entries */
    ArenaSum wins;    /* in ARENA_WIN_UNITS */
    ArenaSum scores;  /* in 2 * (seats - 1) to a game */
    ArenaSum influence;
    int64_t decisions;
    int64_t nanoseconds;
    double rating;
} ArenaLine;

typedef struct ArenaResult {
    int deals; /* played to the end, in all rotations */
    int seats;
    double seconds;
    int lines; /* first the entries in their order, then those that are alike */
    ArenaLine line[ARENA_MAX_LINES];
    int64_t pair[ORI_MAX_SEATS][ORI_MAX_SEATS]; /* entry i before entry j: 2, level: 1 */
    ArenaFaults fault[ORI_MAX_SEATS];           /* by entry */
    char error[ARENA_ERROR_TEXT];               /* "" if all went well */
} ArenaResult;

/* A mean for each game with its standard error, the deals being the sample. */
typedef struct ArenaMean {
    double mean;
    double error;
} ArenaMean;

int arena_part_deals(const ArenaMatch *match); /* how many deals this part has */
/* An empty result, and what follows from the sums when all are there: for parts that are merged. */
void arena_open_result(const ArenaMatch *match, ArenaResult *out);
void arena_close_result(const ArenaMatch *match, ArenaResult *out);
bool arena_play(const ArenaMatch *match, ArenaResult *out);             /* false: see out->error */
ArenaMean arena_wins(const ArenaResult *result, const ArenaLine *line); /* 0 to 1 */
ArenaMean arena_scores(const ArenaResult *result, const ArenaLine *line); /* 0 last to 1 first */
ArenaMean arena_influence(const ArenaResult *result, const ArenaLine *line);

uint64_t arena_blend(uint64_t seed, uint64_t number); /* a seed from a seed */
int64_t arena_microseconds(void);                     /* a clock that never goes back */

#define ARENA_95 1.959964 /* standard errors of a 95 % interval ... */
#define ARENA_99 2.575829 /* ... and of a 99 % one */

#endif
