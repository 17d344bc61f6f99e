/*
 * entry.h - who plays: a bot by its name, with its budget.
 */
#ifndef ORI_ENTRY_H
#define ORI_ENTRY_H

#include "bots/bot.h"
#include "arena/outside.h"

enum {
    ARENA_SPEC_TEXT = 32,
    ARENA_DEFAULT_ITERATIONS = 1000,
};

/* A bot with its budget: "squire", "baron:10ms", "baron:1s", "baron:500" or "baron:500it". */
typedef struct ArenaEntry {
    const Bot *bot;
    BotBudget budget;
    char spec[ARENA_SPEC_TEXT]; /* as above, always spelled in the same way; a command may be
                                   cut */
    /* A bot from outside, "exec:COMMAND": bot is then who decides in its stead when it cannot. */
    char command[OUTSIDE_COMMAND + 1]; /* "" for our own */
} ArenaEntry;

/* The bot of this name, which has a row, with its usual budget. */
ArenaEntry arena_entry(const char *name);
/* One entry, or several with commas between them. error->at counts from the text's start, and
 * error->field is a code: BOT, BOTS_MANY, BUDGET, BUDGET_HOUR, BUDGET_UNIT, BUDGET_NONE or COMMAND. */
bool arena_read_entry(const char *text, ArenaEntry *out, OriError *error);
bool arena_read_entries(const char *text, int most, ArenaEntry out[], int *count, OriError *error);
/* The same, and bots from outside among them. */
bool arena_read_all_entries(const char *text, int most, ArenaEntry out[], int *count,
                            OriError *error);

#endif
