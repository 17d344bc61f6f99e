/*
 * at_table.h - what play, host, join, watch and review share: the language (of replay and suggest,
 * too), and a screen or plain lines.
 */
#ifndef ORI_AT_TABLE_H
#define ORI_AT_TABLE_H

#include "cli.h"
#include "tui/table.h"
#include "words/teller.h"

#define TABLE_LANG_ABOUT     "en, pl, uk, ru or fr (default: from the locale)"
#define TABLE_PLAIN_ABOUT    "plain lines, for screen readers and pipes"
#define AT_TABLE_GUEST_ABOUT "sit down without your pass: this seat's link alone opens it"
#define TABLE_PACE_ABOUT                                                                           \
    "milliseconds between others' decisions, or step: each waits for n (default: 600; 0: at once)"

/* The three options of a table, for a command whose enum calls them so. */
/* clang-format off */
#define TABLE_OPTIONS \
    [LANGUAGE] = {"--lang", "L", TABLE_LANG_ABOUT}, \
    [PLAIN] = {"--plain", NULL, TABLE_PLAIN_ABOUT}, \
    [PACE] = {"--pace", "MS", TABLE_PACE_ABOUT}
/* clang-format on */

/* Texts of NULL are not told. False: it was said why. */
bool table_lang(const Cli *cli, const char *lang, Lang *out);
/* Whose game it is: the seat that knows it, or the only person at it; else ORI_NOBODY. */
int table_reader(const char *text, const OriRecord *record);
bool table_open(const Cli *cli, const char *lang, const char *plain, const char *pace, Table *out);

/* The name to sit down with: the one that was given, else $USER; NULL if there is neither. */
const char *table_name(const char *given);

/* Prints the last words after a sitting. */
CliStatus table_leave(const Cli *cli, const Table *table, Outcome outcome, const Session *session);
/* A sitting at a game on this machine; of a deal by link its result is told. */
Outcome table_sit(const Cli *cli, const Table *table, LocalGame *game, CliStatus *status);
/* A sitting at a table on a server. */
CliStatus table_visit(const Cli *cli, const Table *table, const Link *link, const char *name);
/* Says in the person's language why it does not work; the text may name `what` as $file
 * and the reason as $why. "" for what it does not speak of. */
CliStatus table_refuse(const Cli *cli, const Table *table, TextId id, const char *what,
                       const char *why);
/* The same for a command line that cannot be meant. */
CliStatus table_misuse(const Cli *cli, TextId id);
/* ... since a link is none; why says what is wrong with it. */
CliStatus table_bad_link(const Cli *cli, const Table *table, TextId id, const char *why);

#endif
