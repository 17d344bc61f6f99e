/*
 * json.c - JSON, written into one text.
 */
#include "base/json.h"

#include <string.h>

#define EACH UINT64_C(0x0101010101010101)

/* Room for this many bytes, which count as written at once; NULL: the text is full. */
static char *more(Json *j, int size)
{
    int needed = j->length + size + 1;
    if (j->full || (needed > j->room && (j->grow == NULL || !j->grow(j, needed)))) {
        j->full = true;
        return NULL;
    }
    char *to = j->text + j->length;
    j->length += size;
    to[size] = '\0';
    return to;
}

void out_bytes(Json *j, const char *text, int size)
{
    char *to = more(j, size);
    if (to != NULL)
        memcpy(to, text, (size_t)size);
}

void out_raw(Json *j, const char *text)
{
    out_bytes(j, text, (int)strlen(text));
}

void out_char(Json *j, char c)
{
    out_bytes(j, &c, 1);
}

static void separate(Json *j)
{
    if (j->comma)
        out_char(j, ',');
    j->comma = true;
}

void out_open(Json *j, char bracket)
{
    separate(j);
    out_char(j, bracket);
    j->comma = false;
}

void out_close(Json *j, char bracket)
{
    out_char(j, bracket);
    j->comma = true;
}

static void escape(Json *j, unsigned char c)
{
    static const char hex[] = "0123456789abcdef";
    char text[6] = {'\\', 'u', '0', '0', hex[c >> 4], hex[c & 15]};
    if (c == '"' || c == '\\' || c == '\n') {
        text[1] = (char)(c == '\n' ? 'n' : c);
        out_bytes(j, text, 2);
    } else {
        out_bytes(j, text, 6);
    }
}

/* In each of eight bytes the highest bit, if that byte is 0 (or the one below it is). */
static uint64_t zeros(uint64_t bytes)
{
    return (bytes - EACH) & ~bytes;
}

/* Eight characters stand as they are: nearly all do, and to look at them one by one was a tenth of
 * the server's work. */
static bool are_plain(const char *text)
{
    uint64_t c;
    memcpy(&c, text, sizeof c);
    uint64_t found = ((c - EACH * ' ') & ~c) | zeros(c ^ EACH * '"') | zeros(c ^ EACH * '\\') |
                     zeros(c ^ EACH * 127);
    return (found & EACH << 7) == 0;
}

/* How much of it, from there on, stands as it is. */
static int plain_end(const char *text, int from, int size)
{
    int i = from;
    while (i + 8 <= size && are_plain(text + i))
        i += 8;
    for (; i < size; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c < ' ' || c == '"' || c == '\\' || c == 127)
            break;
    }
    return i;
}

/* Plain text in quotes, with what ends it: in one piece, for most of what is written is short. */
static void out_plain(Json *j, const char *text, int size, char end)
{
    int before = j->comma ? 2 : 1;
    int after = end == '"' ? 1 : 2;
    char *to = more(j, before + size + after);
    j->comma = end == '"';
    if (to == NULL)
        return;
    to[0] = ',';
    to[before - 1] = '"';
    memcpy(to + before, text, (size_t)size);
    to[before + size] = '"';
    to[before + size + after - 1] = end;
}

void out_text_bytes(Json *j, const char *text, int size)
{
    int end = plain_end(text, 0, size);
    if (end == size) {
        out_plain(j, text, size, '"');
        return;
    }
    separate(j);
    out_char(j, '"');
    for (int from = 0; from < size; from = end + 1) {
        end = plain_end(text, from, size);
        out_bytes(j, text + from, end - from);
        if (end < size)
            escape(j, (unsigned char)text[end]);
    }
    out_char(j, '"');
}

void out_text(Json *j, const char *text)
{
    out_text_bytes(j, text, (int)strlen(text));
}

void out_key(Json *j, const char *key)
{
    out_plain(j, key, (int)strlen(key), ':');
}

void out_number(Json *j, int64_t n)
{
    char digits[24];
    int at = (int)sizeof digits;
    uint64_t rest = n < 0 ? 0u - (uint64_t)n : (uint64_t)n;
    do
        digits[--at] = (char)('0' + rest % 10);
    while ((rest /= 10) > 0);
    if (n < 0)
        digits[--at] = '-';
    separate(j);
    out_bytes(j, digits + at, (int)sizeof digits - at);
}

void out_bool(Json *j, bool yes)
{
    out_json(j, yes ? "true" : "false");
}

void out_null(Json *j)
{
    out_json(j, "null");
}

void out_seat(Json *j, int seat)
{
    char letter = (char)('a' + seat);
    if (seat < 0)
        out_null(j);
    else
        out_text_bytes(j, &letter, 1);
}

void out_json(Json *j, const char *value)
{
    separate(j);
    out_raw(j, value);
}

void put_open(Json *j, const char *key, char bracket)
{
    out_key(j, key);
    out_open(j, bracket);
}

void put_text(Json *j, const char *key, const char *text)
{
    out_key(j, key);
    out_text(j, text);
}

void put_number(Json *j, const char *key, int64_t n)
{
    out_key(j, key);
    out_number(j, n);
}

void put_seat(Json *j, const char *key, int seat)
{
    out_key(j, key);
    out_seat(j, seat);
}

void put_bool(Json *j, const char *key, bool yes)
{
    out_key(j, key);
    out_bool(j, yes);
}

void put_null(Json *j, const char *key)
{
    out_key(j, key);
    out_null(j);
}
