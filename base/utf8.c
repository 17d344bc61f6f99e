/*
 * utf8.c - UTF-8 by RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF.
 */
#include "base/utf8.h"

#include <stddef.h>
#include <string.h>

/* Reads one character of at most `size` bytes; how many it took, 0 if it is broken. */
static int read_one(const unsigned char *p, int size, uint32_t *out)
{
    static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
    int more = p[0] < 0x80 ? 0 : p[0] < 0xC2 ? -1 : p[0] < 0xE0 ? 1 : p[0] < 0xF0 ? 2 : 3;
    if (more < 0 || p[0] > 0xF4 || more >= size)
        return 0;
    uint32_t c = more == 0 ? p[0] : p[0] & (0x3Fu >> more);
    for (int i = 1; i <= more; i++) {
        if ((p[i] & 0xC0) != 0x80)
            return 0;
        c = c << 6 | (p[i] & 0x3Fu);
    }
    if (c < least[more] || c > 0x10FFFF || (c >= 0xD800 && c < 0xE000))
        return 0;
    *out = c;
    return 1 + more;
}

static int left_of(const unsigned char *p)
{
    int left = 0;
    while (left < 4 && p[left] != '\0')
        left++;
    return left;
}

uint32_t utf8_next(const char **text)
{
    const unsigned char *p = (const unsigned char *)*text;
    uint32_t c = UTF8_BROKEN;
    if (*p == '\0')
        return 0;
    int size = read_one(p, left_of(p), &c);
    *text += size > 0 ? size : 1;
    return c;
}

bool utf8_is_valid(const char *text, int size)
{
    const unsigned char *p = (const unsigned char *)text;
    while (size > 0) {
        uint32_t c;
        int taken = read_one(p, size, &c);
        if (taken == 0)
            return false;
        p += taken;
        size -= taken;
    }
    return true;
}

bool utf8_is_control(uint32_t c)
{
    return c < ' ' || (c >= 127 && c < 0xA0) || c == 0x200E || c == 0x200F || c == 0x61C ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069) || c == 0xFEFF ||
           (c >= 0xE0000 && c <= 0xE0FFF);
}

bool utf8_is_harmful(const char *from, uint32_t c)
{
    bool is_broken = c == UTF8_BROKEN && (unsigned char)*from != 0xEF; /* U+FFFD itself is none */
    return is_broken || utf8_is_control(c);
}

void utf8_clean(char *out, size_t size, const char *text)
{
    size_t length = 0;
    while (*text != '\0') {
        const char *from = text;
        bool harmful = utf8_is_harmful(from, utf8_next(&text));
        size_t bytes = harmful ? 1 : (size_t)(text - from);
        if (length + bytes >= size)
            break;
        memcpy(out + length, harmful ? "?" : from, bytes);
        length += bytes;
    }
    out[length] = '\0';
}

/* Nothing is seen of it. */
static bool is_blank(uint32_t c)
{
    return c == ' ' || c == 0xA0 || c == 0xAD || c == 0x34F || c == 0x115F || c == 0x1160 ||
           c == 0x1680 || c == 0x17B4 || c == 0x17B5 || c == 0x180E ||
           (c >= 0x2000 && c <= 0x200D) || c == 0x202F || (c >= 0x205F && c <= 0x2064) ||
           c == 0x2800 || c == 0x3000 || c == 0x3164 || c == 0xFFA0;
}

int utf8_shown(const char *text)
{
    int count = 0;
    bool seen = false;
    while (*text != '\0') {
        uint32_t c = utf8_next(&text);
        if (utf8_is_control(c))
            return -1;
        seen = seen || !is_blank(c);
        count++;
    }
    return seen ? count : -1;
}

static bool is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

char *text_trimmed(char *text)
{
    while (is_space(*text))
        text++;
    char *end = text + strlen(text);
    while (end > text && is_space(end[-1]))
        *--end = '\0';
    return text;
}
