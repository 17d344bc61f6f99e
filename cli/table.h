/*
 * table.h - what play, join, watch and review share: the language (of replay and suggest, too), and
 * a screen or plain lines.
 */
#ifndef ORI_TABLE_H
#define ORI_TABLE_H

#include "cli.h"
#include "tui/link.h"
#include "tui/local.h"
#include "tui/session.h"
#include "words/teller.h"

#define TABLE_LANG_ABOUT  "en, pl, uk, ru or fr (default: from the locale)"
#define TABLE_PLAIN_ABOUT "plain lines, for screen readers and pipes"
#define TABLE_PACE_ABOUT  "milliseconds between others' decisions (default: 600; 0: at once)"

typedef struct Table {
    const Cli *cli;
    Lang lang;
    bool is_plain;
    int pace;
    char greeting[NEWS_TEXT]; /* the first line of the log, or "" */
    Coach *coach;             /* NULL: nobody is coached */
} Table;

/* Texts of NULL are not told. False: it was said why. */
bool table_lang(const Cli *cli, const char *lang, Lang *out);
bool table_open(const Cli *cli, const char *lang, const char *plain, const char *pace, Table *out);

/* A game on this machine, and those played on from a moment of it. AGAIN is the caller's; of
 * everything else *status tells what is left. */
Outcome table_play(const Table *table, LocalGame *game, CliStatus *status);
/* A record, and games that are played on from it. */
CliStatus table_review(const Table *table, const OriRecord *record);
/* A table of a server, as a seat, as a new guest with a name, or watching. */
CliStatus table_connect(const Table *table, const Link *link, const char *name);
/* Says in the person's language why it does not work; the text may name `what` as $file
 * and the reason as $why. "" for what it does not speak of. */
CliStatus table_refuse(const Table *table, TextId id, const char *what, const char *why);
/* The same for a command line that cannot be meant. */
CliStatus table_misuse(const Table *table, TextId id);
/* ... since a link is none; why says what is wrong with it. */
CliStatus table_bad_link(const Table *table, TextId id, const char *why);

#endif
