/*
 * utf8.h - characters of a text from outside: the next one, and which may not be shown.
 */
#ifndef ORI_BASE_UTF8_H
#define ORI_BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The next character; *text moves behind it, and never past the NUL. What is no valid UTF-8 counts
 * as UTF8_BROKEN, a byte at a time. */
enum { UTF8_BROKEN = 0xFFFD };
uint32_t utf8_next(const char **text);
bool utf8_is_valid(const char *text, int size); /* as RFC 3629 has it; NUL is a character */

/* Control characters, and marks that turn the direction of what follows: they would let a name or
 * a line of chat write over others. */
bool utf8_is_control(uint32_t c);
/* Whether this character, as utf8_next has read it from there, may not go to a terminal: a control
 * character, or bytes that are none. Everything that comes from others is asked. */
bool utf8_is_harmful(const char *from, uint32_t c);
/* Copies the text with a question mark for each harmful character, cut between characters. */
void utf8_clean(char *out, size_t size, const char *text);
/* Without the spaces at both ends: a part of the text, which is cut. */
char *text_trimmed(char *text);
/* How many characters; -1: one of them is a control character, or there is nothing to see. */
int utf8_shown(const char *text);

#endif
