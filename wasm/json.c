/*
 * json.c - JSON, written into the output text.
 *
 * Nothing is written past its end: a text that did not fit is told by `full`, and is not used.
 */
#include "glue.h"

typedef struct Json {
    char *text;
    int length;
    int room;
    bool full;
    bool comma; /* the next value stands behind another */
} Json;

static void out_char(Json *j, char c)
{
    if (j->length + 1 >= j->room) {
        j->full = true;
        return;
    }
    j->text[j->length++] = c;
    j->text[j->length] = '\0';
}

static void out(Json *j, const char *text)
{
    while (*text != '\0')
        out_char(j, *text++);
}

static void separate(Json *j)
{
    if (j->comma)
        out_char(j, ',');
    j->comma = true;
}

static void out_open(Json *j, char bracket)
{
    separate(j);
    out_char(j, bracket);
    j->comma = false;
}

static void out_close(Json *j, char bracket)
{
    out_char(j, bracket);
    j->comma = true;
}

static void out_text(Json *j, const char *text)
{
    static const char hex[] = "0123456789abcdef";
    separate(j);
    out_char(j, '"');
    for (; *text != '\0'; text++) {
        unsigned char c = (unsigned char)*text;
        if (c == '"' || c == '\\') {
            out_char(j, '\\');
            out_char(j, *text);
        } else if (c < ' ') {
            out(j, "\\u00");
            out_char(j, hex[c >> 4]);
            out_char(j, hex[c & 15]);
        } else {
            out_char(j, *text);
        }
    }
    out_char(j, '"');
}

static void out_key(Json *j, const char *key)
{
    out_text(j, key);
    out_char(j, ':');
    j->comma = false;
}

static void out_null(Json *j)
{
    separate(j);
    out(j, "null");
}

static void out_bool(Json *j, bool yes)
{
    separate(j);
    out(j, yes ? "true" : "false");
}

static void out_number(Json *j, int n)
{
    char digits[12];
    int length = 0;
    unsigned rest = n < 0 ? 0u - (unsigned)n : (unsigned)n;
    separate(j);
    if (n < 0)
        out_char(j, '-');
    do
        digits[length++] = (char)('0' + rest % 10);
    while ((rest /= 10) > 0);
    while (length > 0)
        out_char(j, digits[--length]);
}

static void out_seat(Json *j, int seat)
{
    char letter[2] = {(char)('a' + seat), '\0'};
    out_text(j, letter);
}

/* A card's name, or null for one that the reader may not know. */
static void out_kind(Json *j, int kind)
{
    if (kind >= ORI_KINDS)
        out_null(j);
    else
        out_text(j, ori_kind_name(kind));
}

static void out_kinds(Json *j, uint32_t kinds)
{
    out_open(j, '[');
    for (; kinds != 0; kinds &= kinds - 1)
        out_kind(j, bits_lowest(kinds));
    out_close(j, ']');
}

/* Handles, places and gaps: 0 stands for none. */
static void out_or_null(Json *j, int n)
{
    if (n == 0)
        out_null(j);
    else
        out_number(j, n);
}
