/*
 * rated.h - the games kept here that say how strong their player is, and the rating they give.
 */
#ifndef ORI_RATED_H
#define ORI_RATED_H

#include "cli.h"
#include "daily/strength.h"
#include "tui/save.h"

typedef struct Rated {
    int games;  /* that count, of the last SAVE_LIST */
    int others; /* that are over and do not */
    StrengthEstimate now;
    int rating[SAVE_LIST]; /* after each game, the oldest first */
} Rated;

void rated_look(Rated *out);
/* "mine" among bots is an opponent of one's own strength: the list with that bot's name in its place.
 * False: it was said why there is none. */
bool rated_bots(const Cli *cli, const char *option, const char *list, char out[TEXT_SIZE]);

#endif
