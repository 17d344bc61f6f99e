/*
 * text.c - memory for texts that grow.
 */
#include "server/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

enum { FIRST_ROOM = 1024, LARGEST = 1 << 30 };

bool text_grow(Json *text, int room)
{
    int larger = text->room == 0 ? FIRST_ROOM : text->room;
    if (room > LARGEST)
        return false;
    while (larger < room)
        larger *= 2;
    char *data = realloc(text->text, (size_t)larger);
    if (data == NULL)
        return false;
    text->text = data;
    text->room = larger;
    return true;
}

void text_clear(Json *text)
{
    text->length = 0;
    text->full = text->comma = false;
    if (text->text != NULL)
        text->text[0] = '\0';
}

void text_free(Json *text)
{
    free(text->text);
    *text = TEXT_NEW;
}

void text_format(Json *text, const char *format, ...)
{
    char line[512];
    va_list arguments;
    va_start(arguments, format);
    int size = vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    if (size < 0 || size >= (int)sizeof line)
        text->full = true;
    else
        out_bytes(text, line, size);
}
