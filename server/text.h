/*
 * text.h - a text that grows: messages, answers, log lines.
 *
 * A Text that could not grow is `failed` and stays so; whoever made it looks once, at the end.
 */
#ifndef ORI_TEXT_H
#define ORI_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Text {
    char *data; /* closed by a NUL once something was put */
    size_t size;
    size_t room;
    bool failed;
} Text;

void text_clear(Text *text); /* keeps the memory */
void text_free(Text *text);
void text_put(Text *text, const char *more);
void text_put_bytes(Text *text, const char *more, size_t size);
void text_format(Text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_quote(Text *text, const char *more); /* as a JSON string, with its quotes */
void text_quote_bytes(Text *text, const char *more, size_t size);

#endif
