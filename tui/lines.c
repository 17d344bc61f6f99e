/*
 * lines.c - plain lines in and out.
 */
#include "tui/lines.h"

#include "tui/term.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <wctype.h>

static LineResult take_line(Lines *l, char out[LINES_SIZE])
{
    char *end = memchr(l->buffer, '\n', l->length);
    if (end == NULL && !(l->has_ended && l->length > 0))
        return LINE_NONE;
    size_t length = end != NULL ? (size_t)(end - l->buffer) : l->length;
    size_t used = end != NULL ? length + 1 : length;
    const char *from = l->buffer;
    size_t size = length;
    while (size > 0 && strchr(" \t\r", from[size - 1]) != NULL && from[size - 1] != '\0')
        size--;
    while (size > 0 && (*from == ' ' || *from == '\t')) {
        from++;
        size--;
    }
    bool is_long = l->is_too_long || size >= LINES_SIZE;
    if (is_long)
        size = 0;
    memcpy(out, from, size);
    out[size] = '\0';
    l->is_too_long = false;
    memmove(l->buffer, l->buffer + used, l->length - used);
    l->length -= used;
    return is_long ? LINE_LONG : LINE_READ;
}

LineResult lines_next(Lines *l, char out[LINES_SIZE])
{
    for (;;) {
        LineResult result = take_line(l, out);
        if (result != LINE_NONE)
            return result;
        if (l->has_ended)
            return LINE_ENDED;
        if (l->length == sizeof l->buffer) {
            l->is_too_long = true;
            l->length = 0;
        }
        struct pollfd fd = {.fd = STDIN_FILENO, .events = POLLIN};
        if (poll(&fd, 1, 0) <= 0)
            return LINE_NONE;
        ssize_t got = read(STDIN_FILENO, l->buffer + l->length, sizeof l->buffer - l->length);
        if (got < 0 && (errno == EINTR || errno == EAGAIN))
            return LINE_NONE;
        if (got <= 0)
            l->has_ended = true;
        else
            l->length += (size_t)got;
    }
}

void lines_print(const char *text)
{
    fputs(term_encode(text), stdout);
    putchar('\n');
}

void lines_say(Lang lang, TextId id, const TextArg args[])
{
    char text[TEXT_SIZE];
    lines_print(text_say(lang, id, args, text));
}

/* Small letters of both alphabets, and any space as a plain one; all else stays as it is. */
static wint_t next_small(const char **p)
{
    const unsigned char *s = (const unsigned char *)*p;
    if (s[0] >= 0xC2 && s[0] < 0xE0 && (s[1] & 0xC0) == 0x80) {
        *p += 2;
        wint_t letter = (wint_t)((s[0] & 0x1Fu) << 6 | (s[1] & 0x3Fu));
        return letter == 0xA0 ? ' ' : towlower(letter);
    }
    ++*p;
    return s[0] >= 'A' && s[0] <= 'Z' ? s[0] + 0x20u : s[0];
}

bool lines_begins(const char *text, const char *beginning)
{
    while (*beginning != '\0')
        if (*text == '\0' || next_small(&text) != next_small(&beginning))
            return false;
    return true;
}

bool lines_contain(const char *text, const char *part)
{
    for (; *text != '\0'; text++)
        if (lines_begins(text, part))
            return true;
    return false;
}
