/*
 * strength.h - how strong a player is, from games against bots of known rating.
 *
 * A rating is on the scale of the bots (docs/king.md): 400 points are odds of 10 to 1 of finishing
 * ahead of another. A game is read as its order of finishing (Plackett and Luce), with each seat's
 * share by turn order taken out (docs/strategy.md). What is not known is one number, so no rating
 * is passed from game to game: every number is weighed by all games at once, and the answer has an
 * error.
 */
#ifndef ORI_DAILY_STRENGTH_H
#define ORI_DAILY_STRENGTH_H

#include "bots/bot.h"

enum {
    STRENGTH_LEAST = 500, /* ratings that are weighed ... */
    STRENGTH_MOST = 1900,
    STRENGTH_STEP = 10,
    STRENGTH_GRID = (STRENGTH_MOST - STRENGTH_LEAST) / STRENGTH_STEP + 1,
    STRENGTH_ENOUGH = 5, /* games before an estimate is worth telling */
};

typedef struct StrengthGame {
    OriRules rules;
    int first;
    int me;                        /* my seat */
    const Bot *bot[ORI_MAX_SEATS]; /* of the others */
    uint8_t rank[ORI_MAX_SEATS];
} StrengthGame;

typedef struct Strength {
    int games;
    int64_t likelihood[STRENGTH_GRID]; /* logarithms to base 2, in 65536ths */
} Strength;

typedef struct StrengthEstimate {
    int rating;
    int error;        /* half of an interval of 95 % */
    const Bot *below; /* the strongest bot that is not stronger, or NULL */
    const Bot *above; /* the weakest that is stronger, or NULL */
} StrengthEstimate;

void strength_open(Strength *out);
/* False: it says nothing (a handicap). */
bool strength_add(Strength *strength, const StrengthGame *game);
void strength_estimate(const Strength *strength, StrengthEstimate *out);

/* Bots that players are offered, the nearest to a rating first. Returns how many. */
enum { STRENGTH_BOTS = 32 };
int strength_likes(int rating, const Bot *like[STRENGTH_BOTS]);

/* "base b 2/1/3/4 -/regent/king/marshal": rules, who began, ranks, who played. A budget may follow a
 * bot's name and changes nothing. */
bool strength_read(const char *line, StrengthGame *out, OriError *error);

#endif
