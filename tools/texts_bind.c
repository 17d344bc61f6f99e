/*
 * texts_bind.c - spaces at which no line may be broken: behind a Polish word of one letter, between
 * the letters of an abbreviation, and before a dash. The files have plain spaces there, so that
 * nobody has to type or to see the others; French, which wants them at its punctuation, has them
 * in its files. web/scripts/texts.ts does the same for the page.
 */
#include "tools/texts.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static bool begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

static bool ends(const char *text, const char *end, const char *with)
{
    size_t length = strlen(with);
    return (size_t)(end - text) >= length && memcmp(end - length, with, length) == 0;
}

/* Whether the space keeps together what is before and behind it. */
static bool binds(const char *code, const char *text, const char *space)
{
    const char *next = space + 1;
    if (*next == ' ' || *next == '\n' || space - text < 2)
        return false;
    if (strcmp(code, "pl") == 0)
        return strchr("aiouwzAIOUWZ", space[-1]) != NULL &&
               (space[-2] == ' ' || space[-2] == '(' || ends(text, space - 1, "„"));
    if (strcmp(code, "uk") == 0)
        return (begins(next, "—") && space[-1] != ' ') ||
               (begins(next, "п.") && ends(text, space, " в."));
    if (strcmp(code, "ru") == 0)
        return (begins(next, "—") && space[-1] != ' ') ||
               (begins(next, "п.") && ends(text, space, " п."));
    return false;
}

char *texts_bind(const char *code, const char *text)
{
    char *out = calloc(2 * strlen(text) + 1, 1);
    if (out == NULL)
        exit(1);
    char *to = out;
    bool is_comment = false;
    for (const char *p = text; *p != '\0'; p++) {
        if (p == text || p[-1] == '\n')
            is_comment = *p == '#';
        if (*p == ' ' && !is_comment && binds(code, text, p)) {
            memcpy(to, "\u00a0", 2);
            to += 2;
        } else {
            *to++ = *p;
        }
    }
    return out;
}
