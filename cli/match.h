/*
 * match.h - what arena, ladder, suggest and play share: bots by name, and a match between them.
 */
#ifndef ORI_MATCH_H
#define ORI_MATCH_H

#include "cli.h"
#include "arena/arena.h"

/* A match with its progress on stderr, stopped by Ctrl-C (a second one ends the program at once). */
void match_prepare(ArenaMatch *match);
/* This many for these games or more; one alone would not tell how sure its result is. */
int match_deals(int games, int seats);
/* Plays it and wipes the progress. *status tells what to exit with when it returns false. */
bool match_play(const Cli *cli, const ArenaMatch *match, ArenaResult *out, CliStatus *status);

/* Refuses with a list of the bots. */
bool match_entries(const Cli *cli, const char *what, const char *text, int most, ArenaEntry out[],
                   int *count);
/* The same, and bots from outside among them. */
bool match_all_entries(const Cli *cli, const char *what, const char *text, ArenaEntry out[],
                       int *count);

#define MATCH_THREADS_ABOUT "1 to 64 (default: 1)"

#endif
