/*
 * at_deal.h - deals by link at this terminal: play --deal, and daily.
 *
 * The first game of a deal counts. Its result is a link; a player who plays the deal again plays
 * for practice, and that game is not kept.
 */
#ifndef ORI_AT_DEAL_H
#define ORI_AT_DEAL_H

#include "at_table.h"
#include "daily/result.h"

#define AT_DEAL_AGAIN_ABOUT "play a deal once more, for practice"

int deal_today(void); /* in UTC */
/* Why a link is refused, in a sentence. Returns out. */
const char *deal_tell(Lang lang, const DealRefusal *why, char out[TEXT_SIZE]);

/* A deal's link, or a result's: then its deal. */
CliStatus deal_play_link(const Cli *cli, Table *table, const char *link, bool again);
CliStatus deal_play(const Cli *cli, Table *table, const Deal *deal, bool again);
/* The result of the game kept there, if it is over. */
void deal_tell_result(Lang lang, const char *path);

#endif
