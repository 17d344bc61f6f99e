/*
 * entry.c - bots by name, with their budgets: "squire", "baron:10ms", "exec:COMMAND".
 */
#include "arena/entry.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define OUTSIDE_PREFIX "exec:"

/* The field is a code that the terminal has a text for; the reason says the same in English. */
static bool refuse(OriError *error, const char *code, int at, const char *why)
{
    *error = (OriError){.field = code, .at = at, .why = why};
    return false;
}

static bool read_budget(const char *text, int from, BotBudget *out, OriError *error)
{
    enum { MOST = 1000000000, MOST_SECONDS = 3600 };
    int64_t n = 0;
    const char *p = text + from;
    for (; *p >= '0' && *p <= '9' && n <= MOST; p++)
        n = n * 10 + (*p - '0');
    if (p == text + from || n == 0 || n > MOST)
        return refuse(error, "BUDGET", from, "a budget is 500 or 500it (iterations), 10ms or 1s");
    *out = (BotBudget){0};
    if (*p == '\0' || strcmp(p, "it") == 0)
        out->iterations = n;
    else if (strcmp(p, "ms") == 0 && n <= MOST_SECONDS * 1000)
        out->milliseconds = (int)n;
    else if (strcmp(p, "s") == 0 && n <= MOST_SECONDS)
        out->milliseconds = (int)n * 1000;
    else if (strcmp(p, "s") == 0 || strcmp(p, "ms") == 0)
        return refuse(error, "BUDGET_HOUR", from, "a decision takes an hour at most");
    else
        return refuse(error, "BUDGET_UNIT", (int)(p - text),
                      "only it, ms or s may follow the number");
    return true;
}

static void write_spec(ArenaEntry *entry)
{
    const char *name = entry->bot->name;
    bool at_once = entry->budget.milliseconds == 0 && entry->budget.iterations == 0;
    if (!entry->bot->searches || at_once)
        snprintf(entry->spec, sizeof entry->spec, "%s", name);
    else if (entry->budget.milliseconds > 0)
        snprintf(entry->spec, sizeof entry->spec, "%s:%dms", name, entry->budget.milliseconds);
    else
        snprintf(entry->spec, sizeof entry->spec, "%s:%d", name, (int)entry->budget.iterations);
}

bool arena_read_entry(const char *text, ArenaEntry *out, OriError *error)
{
    char name[ARENA_SPEC_TEXT];
    size_t length = strcspn(text, ":");
    *out = (ArenaEntry){.budget = {.iterations = ARENA_DEFAULT_ITERATIONS}};
    if (length < sizeof name) {
        memcpy(name, text, length);
        name[length] = '\0';
        out->bot = bot_named(name);
    }
    if (out->bot == NULL)
        return refuse(error, "BOT", 0, "unknown bot");
    if (out->bot->at_once)
        out->budget = (BotBudget){0};
    if (text[length] == ':' && !out->bot->searches)
        return refuse(error, "BUDGET_NONE", (int)length,
                      "this bot does not search and takes no budget");
    if (text[length] == ':' && !read_budget(text, (int)length + 1, &out->budget, error))
        return false;
    write_spec(out);
    return true;
}

ArenaEntry arena_entry(const char *name)
{
    ArenaEntry entry;
    OriError error;
    bool is_there = arena_read_entry(name, &entry, &error);
    assert(is_there);
    (void)is_there;
    return entry;
}

/* "exec:COMMAND". The name stands in records, where a " or a ; would end it. */
static bool read_outside(const char *text, ArenaEntry *out, OriError *error)
{
    const char *command = text + strlen(OUTSIDE_PREFIX);
    if (strlen(command) > OUTSIDE_COMMAND)
        return refuse(error, "COMMAND", (int)strlen(OUTSIDE_PREFIX),
                      "a command has at most 58 bytes: use a script");
    for (const char *p = command; *p != '\0'; p++)
        if (*p == '"' || *p == ';' || (unsigned char)*p < ' ' || (unsigned char)*p > '~')
            return refuse(error, "COMMAND", (int)(p - text),
                          "a command has no \", no ; and no control characters");
    if (command[strspn(command, " ")] == '\0')
        return refuse(error, "COMMAND", (int)strlen(OUTSIDE_PREFIX), "a command is missing");
    *out = (ArenaEntry){.bot = bot_named("random")};
    strcpy(out->command, command);
    snprintf(out->spec, sizeof out->spec, "%s%.26s", OUTSIDE_PREFIX, command);
    return true;
}

typedef bool EntryReader(const char *text, ArenaEntry *out, OriError *error);

static bool read_any(const char *text, ArenaEntry *out, OriError *error)
{
    return strncmp(text, OUTSIDE_PREFIX, strlen(OUTSIDE_PREFIX)) == 0
               ? read_outside(text, out, error)
               : arena_read_entry(text, out, error);
}

static bool read_entries(const char *text, int most, EntryReader *read, ArenaEntry out[],
                         int *count, OriError *error)
{
    const char *p = text;
    for (*count = 0;; p++) {
        char one[4 * ARENA_SPEC_TEXT];
        size_t length = strcspn(p, ",");
        if (*count == most)
            return refuse(error, "BOTS_MANY", (int)(p - text), "these are too many bots");
        if (length >= sizeof one)
            return refuse(error, "BOT", (int)(p - text), "unknown bot");
        memcpy(one, p, length);
        one[length] = '\0';
        if (!read(one, &out[*count], error)) {
            error->at += (int)(p - text);
            return false;
        }
        (*count)++;
        p += length;
        if (*p == '\0')
            return true;
    }
}

bool arena_read_entries(const char *text, int most, ArenaEntry out[], int *count, OriError *error)
{
    return read_entries(text, most, arena_read_entry, out, count, error);
}

bool arena_read_all_entries(const char *text, int most, ArenaEntry out[], int *count,
                            OriError *error)
{
    return read_entries(text, most, read_any, out, count, error);
}
