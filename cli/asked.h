/*
 * asked.h - the findings in the games kept here: decisions that come back as questions, and what
 * each game gave away. They are a file of plain lines beside the games.
 *
 *     game NAME DAY LOST COUNT LOST COUNT LOST COUNT    by kind: placing, keep or reveal, targets
 *     ask NAME MOMENT STEP DUE
 *
 * Days are whole days since 1970 in UTC, losses are millionths of a win. A line that makes no sense
 * is left out, and its game is analysed again. Questions that do not come back are not written.
 */
#ifndef ORI_ASKED_H
#define ORI_ASKED_H

#include "daily/mistakes.h"
#include "tui/save.h"

enum { ASKED_NAME = 128, ASKED_GAMES = 256, ASKED_QUESTIONS = 512 };

typedef struct Given {
    char game[ASKED_NAME]; /* the name of its file */
    int day;
    int32_t lost[GIVEN_KINDS];
    int count[GIVEN_KINDS];
} Given;

typedef struct Mistake {
    char game[ASKED_NAME];
    int moment;
    int step; /* right answers in a row */
    int due;
} Mistake;

/* The oldest first. */
typedef struct Asked {
    int games;
    Given game[ASKED_GAMES];
    int questions;
    Mistake question[ASKED_QUESTIONS];
} Asked;

void asked_read(Asked *out);
const char *asked_write(const Asked *asked); /* NULL, or why not */
/* The oldest make room. */
void asked_add_game(Asked *asked, const Given *game);
void asked_add(Asked *asked, const Mistake *question);
bool asked_knows(const Asked *asked, const char *game);

#endif
