/*
 * text.h - texts that grow: messages, answers, metrics.
 */
#ifndef ORI_TEXT_H
#define ORI_TEXT_H

#include "base/json.h"

bool text_grow(Json *text, int room);
#define TEXT_NEW ((Json){.grow = text_grow})

void text_clear(Json *text); /* keeps its memory */
void text_free(Json *text);
/* As printf, as it stands: no quotes, no comma. */
void text_format(Json *text, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
