/*
 * text.c - a text that grows.
 */
#include "server/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void text_clear(Text *text)
{
    text->size = 0;
    text->failed = false;
    if (text->data != NULL)
        text->data[0] = '\0';
}

void text_free(Text *text)
{
    free(text->data);
    *text = (Text){.data = NULL};
}

static bool make_room(Text *text, size_t more)
{
    if (text->failed)
        return false;
    if (text->size + more + 1 <= text->room)
        return true;
    size_t room = text->room == 0 ? 1024 : text->room;
    while (room < text->size + more + 1)
        room *= 2;
    char *data = realloc(text->data, room);
    if (data == NULL) {
        text->failed = true;
        return false;
    }
    text->data = data;
    text->room = room;
    return true;
}

void text_put_bytes(Text *text, const char *more, size_t size)
{
    if (!make_room(text, size))
        return;
    memcpy(text->data + text->size, more, size);
    text->size += size;
    text->data[text->size] = '\0';
}

void text_put(Text *text, const char *more)
{
    text_put_bytes(text, more, strlen(more));
}

void text_format(Text *text, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int size = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (size < 0 || !make_room(text, (size_t)size))
        return;
    va_start(arguments, format);
    vsnprintf(text->data + text->size, (size_t)size + 1, format, arguments);
    va_end(arguments);
    text->size += (size_t)size;
}

void text_quote_bytes(Text *text, const char *more, size_t size)
{
    text_put_bytes(text, "\"", 1);
    size_t from = 0;
    for (size_t i = 0; i < size; i++) {
        unsigned char c = (unsigned char)more[i];
        if (c >= ' ' && c != '"' && c != '\\' && c != 127)
            continue;
        text_put_bytes(text, more + from, i - from);
        from = i + 1;
        if (c == '"')
            text_put_bytes(text, "\\\"", 2);
        else if (c == '\\')
            text_put_bytes(text, "\\\\", 2);
        else if (c == '\n')
            text_put_bytes(text, "\\n", 2);
        else
            text_format(text, "\\u%04x", c);
    }
    text_put_bytes(text, more + from, size - from);
    text_put_bytes(text, "\"", 1);
}

void text_quote(Text *text, const char *more)
{
    text_quote_bytes(text, more, strlen(more));
}
