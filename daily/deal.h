/*
 * deal.h - a deal is a link: rules, seats, who begins, bots that do not search, and a word. The same
 * link is the same game on every machine (docs/notation.md, "Deals and results").
 *
 *     base.4.b.regent+king+marshal.oak7 . 1k9fz
 *     the key: everything follows from it   the version of the bots that it was dealt for
 *
 * The player has seat a. Nothing here reads a clock: the caller says which day it is, in whole days
 * since 1970 in UTC.
 */
#ifndef ORI_DAILY_DEAL_H
#define ORI_DAILY_DEAL_H

#include "bots/bot.h"
#include "daily/why.h"

enum {
    DEAL_PLAYER = 0, /* seat a */
    DEAL_WORD = 21,  /* texts: their NUL included */
    DEAL_VERSION_TEXT = 6,
    DEAL_TEXT = 192,        /* a key, or a key with its version */
    DEAL_FIRST_DAY = 20758, /* 2026-11-01: the first daily deal */
    DEAL_NO_DAY = -1,
    DEAL_NO_NUMBER = 0, /* the public series counts from 1 */
};

typedef struct Deal {
    OriRules rules; /* as wished: open kinds are drawn with the deal */
    int first;
    const Bot *bot[ORI_MAX_SEATS]; /* by seat; NULL: the player */
    char word[DEAL_WORD];
} Deal;

/* Behind "#/deal/" if this is an address, else the text itself. */
const char *deal_in_address(const char *text);

/* A key alone; its first seat may be "-": drawn from the rest. */
bool deal_read_key(const char *text, Deal *out, DealRefusal *why);
/* A key and the version of the bots here. A daily deal of the future is refused. */
bool deal_read(const char *text, int today, Deal *out, DealRefusal *why);
/* The same at the start of a longer text: *end is where it ends, at `stop` or the NUL. */
bool deal_read_part(const char *text, char stop, int today, Deal *out, const char **end,
                    DealRefusal *why);
int deal_write_key(const Deal *deal, char text[DEAL_TEXT]);
int deal_write(const Deal *deal, char text[DEAL_TEXT]);

/* Of everything that decides what these bots do, as five digits of base 36. */
void deal_version(const Deal *deal, char text[DEAL_VERSION_TEXT]);
bool deal_has_net(const Deal *deal);

/* The day whose daily deal it is, or DEAL_NO_DAY. */
int deal_day(const Deal *deal);
/* Its number in the public series, or DEAL_NO_NUMBER. */
int deal_number(const Deal *deal);

/* --- Playing it --- */

uint64_t deal_seed(const Deal *deal); /* of the cards */
uint64_t deal_luck(const Deal *deal); /* of the bots */
void deal_lay(const Deal *deal, OriState *out);
/* What the bot whose view this is does, after this many decisions. The bots have no budget. */
OriDecision deal_decide(const Deal *deal, uint64_t luck, const OriView *view, int decisions);

/* --- The daily deal --- */

void deal_of_day(int day, Deal *out); /* DEAL_FIRST_DAY or later */
void deal_write_date(int day, char date[ORI_DATE_TEXT]);
int deal_read_date(const char *date); /* DEAL_NO_DAY: it is none */

#endif
