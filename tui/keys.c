/*
 * keys.c - turns bytes from the keyboard into keys.
 */
#include "tui/keys.h"

#include <stdlib.h>
#include <string.h>

enum { ESCAPE = 27, BELL = 7, DELETED = 127 };

size_t keys_feed(Keys *k, const unsigned char *bytes, size_t count, int64_t now)
{
    size_t room = KEYS_BYTES - k->count;
    size_t taken = count < room ? count : room;
    memcpy(k->bytes + k->count, bytes, taken);
    k->count += taken;
    k->since = now;
    return taken;
}

static int delay_of(const Keys *k)
{
    if (k->state != KEYS_AFTER_ESCAPE)
        return KEYS_BROKEN_DELAY;
    return k->escape_delay > 0 ? k->escape_delay : KEYS_ESCAPE_DELAY;
}

int keys_wait(const Keys *k, int64_t now)
{
    if (k->count > 0)
        return 0;
    if (k->state == KEYS_GROUND)
        return -1;
    int64_t left = k->since + delay_of(k) - now;
    return left > 0 ? (int)left : 0;
}

static void begin(Keys *k, KeysState state)
{
    k->state = state;
    k->length = 0;
}

static void keep(Keys *k, unsigned char byte)
{
    if (k->length < KEYS_SEQUENCE)
        k->sequence[k->length] = byte;
    k->length++;
}

/* --- What the sequences mean --- */

static int key_of_letter(unsigned char letter)
{
    switch (letter) {
    case 'A':
        return TERM_UP;
    case 'B':
        return TERM_DOWN;
    case 'C':
        return TERM_RIGHT;
    case 'D':
        return TERM_LEFT;
    case 'H':
        return TERM_HOME;
    case 'F':
        return TERM_LAST;
    default:
        return TERM_NO_KEY;
    }
}

static int key_of_number(int number)
{
    switch (number) {
    case 1:
    case 7:
        return TERM_HOME;
    case 3:
        return TERM_DELETE;
    case 4:
    case 8:
        return TERM_LAST;
    case 5:
        return TERM_PAGE_UP;
    case 6:
        return TERM_PAGE_DOWN;
    default:
        return TERM_NO_KEY;
    }
}

/* button: as both protocols number them; what is held with it, and moving, is not for us. */
static int key_of_button(int button)
{
    switch (button) {
    case 0:
        return TERM_CLICK;
    case 64:
        return TERM_WHEEL_UP;
    case 65:
        return TERM_WHEEL_DOWN;
    default:
        return TERM_NO_KEY;
    }
}

/* ESC [ < BUTTON ; COLUMN ; ROW M */
static Key sgr_mouse(const char *text)
{
    int part[3] = {0};
    for (int i = 0; i < 3; i++) {
        char *end;
        long n = strtol(text, &end, 10);
        if (end == text || n < 0 || n > 9999 || *end != (i < 2 ? ';' : '\0'))
            return (Key){.code = TERM_NO_KEY};
        part[i] = (int)n;
        text = end + 1;
    }
    return (Key){.code = key_of_button(part[0]), .x = part[1] - 1, .y = part[2] - 1};
}

/* With a modifier (1;5C) a key is another key, and none of ours. */
static Key csi_key(Keys *k, unsigned char final)
{
    char text[KEYS_SEQUENCE + 1];
    if (k->length > KEYS_SEQUENCE)
        return (Key){.code = TERM_NO_KEY};
    memcpy(text, k->sequence, k->length);
    text[k->length] = '\0';
    if (text[0] == '<' && final == 'M')
        return sgr_mouse(text + 1);
    if (k->length == 0)
        return (Key){.code = key_of_letter(final)};
    if (final == '~' && k->length == 1)
        return (Key){.code = key_of_number(text[0] - '0')};
    return (Key){.code = TERM_NO_KEY};
}

static Key ss3_key(const Keys *k, unsigned char final)
{
    if (k->length > 0)
        return (Key){.code = TERM_NO_KEY};
    return (Key){.code = final == 'M' ? (int)TERM_ENTER : key_of_letter(final)};
}

static Key x10_mouse(const Keys *k)
{
    const unsigned char *s = k->sequence;
    return (Key){.code = key_of_button(s[0] - 32), .x = s[1] - 33, .y = s[2] - 33};
}

/* --- Bytes --- */

static Key character(Keys *k, unsigned char byte)
{
    wchar_t wide = 0;
    const char c = (char)byte;
    if (byte == '\n')
        return (Key){.code = TERM_ENTER};
    if (byte == DELETED)
        return (Key){.code = TERM_BACKSPACE};
    bool is_under_way = mbsinit(&k->letter) == 0;
    size_t used = mbrtowc(&wide, &c, 1, &k->letter);
    if (used == (size_t)-1) {
        memset(&k->letter, 0, sizeof k->letter);
        /* Half a character is dropped, the byte after it is not. */
        return is_under_way ? character(k, byte) : (Key){.code = TERM_NO_KEY};
    }
    return (Key){.code = used == 1 ? (int)wide : (int)TERM_NO_KEY};
}

static Key after_escape(Keys *k, unsigned char byte)
{
    begin(k, KEYS_GROUND);
    if (byte == ESCAPE) { /* the first was the key; the second may begin something */
        begin(k, KEYS_AFTER_ESCAPE);
        return (Key){.code = TERM_ESCAPE};
    }
    if (byte == '[')
        begin(k, KEYS_CSI);
    else if (byte == 'O')
        begin(k, KEYS_SS3);
    else if (byte == ']' || byte == 'P' || byte == '_' || byte == '^' || byte == 'X')
        begin(k, KEYS_TEXT);
    return (Key){.code = TERM_NO_KEY}; /* Alt with a key is none of ours */
}

static Key in_csi(Keys *k, unsigned char byte)
{
    if (byte == '[' && k->length == 0) {
        begin(k, KEYS_CONSOLE);
    } else if (byte == 'M' && k->length == 0) {
        begin(k, KEYS_MOUSE);
    } else if (byte >= 0x20 && byte < 0x40) {
        keep(k, byte);
    } else {
        Key key = byte < 0x7F && byte >= 0x40 ? csi_key(k, byte) : (Key){.code = TERM_NO_KEY};
        begin(k, byte == ESCAPE ? KEYS_AFTER_ESCAPE : KEYS_GROUND);
        return key;
    }
    return (Key){.code = TERM_NO_KEY};
}

static Key in_ss3(Keys *k, unsigned char byte)
{
    if (byte >= '0' && byte <= '9') {
        keep(k, byte);
        return (Key){.code = TERM_NO_KEY};
    }
    Key key = ss3_key(k, byte);
    begin(k, byte == ESCAPE ? KEYS_AFTER_ESCAPE : KEYS_GROUND);
    return key;
}

static Key in_mouse(Keys *k, unsigned char byte)
{
    keep(k, byte);
    if (k->length < 3)
        return (Key){.code = TERM_NO_KEY};
    Key key = x10_mouse(k);
    begin(k, KEYS_GROUND);
    return key;
}

static Key take(Keys *k, unsigned char byte)
{
    const Key none = {.code = TERM_NO_KEY};
    switch (k->state) {
    case KEYS_GROUND:
        if (byte != ESCAPE)
            return character(k, byte);
        begin(k, KEYS_AFTER_ESCAPE);
        return none;
    case KEYS_AFTER_ESCAPE:
        return after_escape(k, byte);
    case KEYS_CSI:
        return in_csi(k, byte);
    case KEYS_SS3:
        return in_ss3(k, byte);
    case KEYS_MOUSE:
        return in_mouse(k, byte);
    case KEYS_CONSOLE:
        begin(k, KEYS_GROUND);
        return none;
    case KEYS_TEXT:
        if (byte == ESCAPE)
            begin(k, KEYS_TEXT_ESCAPE);
        else if (byte == BELL)
            begin(k, KEYS_GROUND);
        return none;
    case KEYS_TEXT_ESCAPE:
        begin(k, byte == '\\' ? KEYS_GROUND : KEYS_TEXT);
        return none;
    }
    return none;
}

bool keys_next(Keys *k, int64_t now, Key *out)
{
    size_t used = 0;
    *out = (Key){.code = TERM_NO_KEY};
    while (used < k->count && out->code == TERM_NO_KEY)
        *out = take(k, k->bytes[used++]);
    memmove(k->bytes, k->bytes + used, k->count - used);
    k->count -= used;
    if (out->code == TERM_NO_KEY && k->state != KEYS_GROUND && now - k->since >= delay_of(k)) {
        if (k->state == KEYS_AFTER_ESCAPE)
            *out = (Key){.code = TERM_ESCAPE};
        begin(k, KEYS_GROUND);
    }
    return out->code != TERM_NO_KEY;
}

/* --- Layouts --- */

int keys_latin(int letter)
{
    static const wchar_t cyrillic[] = L"йцукенгшщзфывапролдячсмитьіЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬІ";
    static const char latin[] = "qwertyuiopasdfghjklzxcvbnmsQWERTYUIOPASDFGHJKLZXCVBNMS";
    const wchar_t *at = letter > 127 ? wcschr(cyrillic, (wchar_t)letter) : NULL;
    return at != NULL && *at != L'\0' ? latin[at - cyrillic] : letter;
}
