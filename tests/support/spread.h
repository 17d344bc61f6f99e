/*
 * spread.h - games whose players are spread over one node, or several on one database.
 *
 * Every decision that was acknowledged is remembered, and must be in the record that every node
 * gives at the end.
 */
#ifndef ORI_TEST_SPREAD_H
#define ORI_TEST_SPREAD_H

#include "player.h"

enum { NODES = 2, MOST_TABLES = 32 };

extern Server node[NODES];
extern OriRandom random_source;

typedef struct Match {
    Table table;
    bool runs;
    int at[ORI_MAX_SEATS]; /* the node of each player */
    char made[ORI_MAX_DECISIONS + 1][ORI_DECISION_TEXT];
} Match;

extern long games_closed;
extern long acks_noted;

int any(int below);
/* This many; several need ORI_STORE, and are on a new database of it. */
void open_nodes(int count, const char *const flags[]);
void close_nodes(void); /* verifies what they leave */
/* The table as this node shows it; the caller owns it. */
json_t *shown(int at, const char *table);
/* Waits until it holds, or fails. */
void await(bool (*holds)(const void *what), const void *what, const char *name);

void open_match(Match *match, int number, const char *more);
bool try_come(Match *match, int seat, int at); /* false: that node lets nobody in */
void come_to(Match *match, int seat, int at);
void note_acks(Match *match);
int gather(Match match[], int count, Player *all[]);
/* Until this many more decisions are acknowledged, or all games are over. */
void play(Match match[], int count, long decisions);
void play_to_the_end(Match match[], int count); /* and closes them */
void close_match(Match *match);
void refill(Match match[], int count, int *opened); /* a new match for each that is over */

#endif
