/*
 * table.h - sittings at this terminal: games one after another, on a screen or in plain lines.
 *
 * A sitting ends when the player leaves it, or wants another game of the same kind (OUTCOME_AGAIN,
 * which is the caller's); games that are played on from a moment of the last one belong to it. The
 * session says why it failed, and what could not be saved.
 */
#ifndef ORI_TABLE_H
#define ORI_TABLE_H

#include "tui/link.h"
#include "tui/local.h"
#include "tui/session.h"

typedef struct Table {
    Lang lang;
    bool is_plain;
    int pace;
    bool is_stepping; /* others' decisions wait for a key */
    TurnNotice notice;
    char greeting[NEWS_TEXT]; /* the first line of the log, or "" */
    Coach *coach;             /* NULL: nobody is coached */
} Table;

/* A game on this machine, or a record. The session is empty before, and holds nothing afterwards
 * that must be freed. */
Outcome table_play(const Table *table, LocalGame *game, Session *session);
Outcome table_review(const Table *table, const OriRecord *record, int reader, Session *session);
/* A table of a server, as a seat, as a new guest with a name, or watching; OUTCOME_PLAY_ON is left to
 * the caller: the session has the record and the moment. */
Outcome table_connect(const Table *table, const Link *link, const char *name, Session *session);
/* From the moment of the session's record, which is freed. */
Outcome table_play_on(const Table *table, Session *session);

#endif
