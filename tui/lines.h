/*
 * lines.h - plain lines in and out, for plain mode.
 */
#ifndef ORI_LINES_H
#define ORI_LINES_H

#include "tui/source.h"
#include "words/teller.h"

enum { LINES_SIZE = 512 };

typedef enum LineResult {
    LINE_READ,  /* a line is there */
    LINE_NONE,  /* not yet */
    LINE_ENDED, /* the input has ended */
    LINE_LONG,  /* a line was too long, and is thrown away */
} LineResult;

/* Input that is not yet a whole line. */
typedef struct Lines {
    char buffer[4096];
    size_t length;
    bool is_too_long; /* the line under way is thrown away, and is no answer */
    bool has_ended;
} Lines;

/* Without waiting. Spaces around the line are cut off. */
LineResult lines_next(Lines *lines, char out[LINES_SIZE]);

void lines_print(const char *text); /* a line */
/* Whether a text begins with this, ignoring case. */
bool lines_begins(const char *text, const char *beginning);
bool lines_contain(const char *text, const char *part);
void lines_say(Lang lang, TextId id, const TextArg args[]);

#endif
