/*
 * result.h - a deal that was played: the player's decisions are all of it, for the bots would do the
 * same again.
 *
 *     base.4.b.regent+king+marshal.oak7.1k9fz /r= 3b0210a1... . 4f2 /by= Ann
 *     the deal                                    decisions     end   who says so
 *
 * Reading a result plays the game, and so proves it: no other end can be claimed. A decision is its
 * number among the options, in base 36: one digit where there are at most 36 options, else two. The
 * name proves nothing.
 */
#ifndef ORI_DAILY_RESULT_H
#define ORI_DAILY_RESULT_H

#include "daily/deal.h"

enum {
    RESULT_CHECK = 3, /* digits */
    RESULT_NAME = 33, /* of a name, its NUL included */
    RESULT_LINE = 2 * ORI_MAX_DECISIONS + 1,
    RESULT_TEXT = DEAL_TEXT + RESULT_LINE + 3 * RESULT_NAME + 16,
};

typedef struct DealResult {
    Deal deal;
    char by[RESULT_NAME];              /* or "" */
    OriRecord record;                  /* the whole game */
    int count;                         /* of the player's decisions ... */
    int16_t at[ORI_MAX_DECISIONS];     /* ... the number of each in the record, */
    int16_t ways[ORI_MAX_DECISIONS];   /* among how many options, */
    int16_t number[ORI_MAX_DECISIONS]; /* and which one of them */
} DealResult;

_Static_assert(ORI_MAX_OPTIONS <= 36 * 36, "two digits are enough");

/* A new game: bots play until the player has to decide. */
void result_begin(const Deal *deal, DealResult *out);
/* The player's decision by its number, then the bots'. False: it is none of the options. */
bool result_play(DealResult *result, int number);
/* Plays these digits up to `end`. at, n of a refusal: from text, and the decision from 1. */
bool result_play_line(DealResult *result, const char *text, const char *end, DealRefusal *why);

void result_write_line(const DealResult *result, char text[RESULT_LINE]);
/* The result of a game, over or not. */
int result_write(const DealResult *result, char text[RESULT_TEXT]);
/* Of a game that is over, or it is refused. */
bool result_read(const char *text, int today, DealResult *out, DealRefusal *why);
/* The deal, and "/r=" behind it: then it is a result. */
bool result_is_meant(const char *text);

/* A game played elsewhere: it is played again, and must be the same. */
bool result_of_record(const Deal *deal, const OriRecord *record, DealResult *out, DealRefusal *why);

/* A name that a result may contain. */
bool result_takes_name(const char *name);
int result_margin(const DealResult *result); /* the player's influence over the best other's */

#endif
