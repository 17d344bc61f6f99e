/*
 * keys.h - turns bytes from the keyboard into keys.
 *
 * A sequence that the terminal sends for one key is one key, however its bytes are split on the
 * way; an unknown one is swallowed whole, so that none of its bytes acts as a key. Pure: no
 * terminal, no clock. term.c feeds it.
 */
#ifndef ORI_KEYS_H
#define ORI_KEYS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <wchar.h>

/* A key is a Unicode character or one of these. */
typedef enum TermKey {
    TERM_NO_KEY = 0,
    TERM_BACKSPACE = 8,
    TERM_TAB = 9,
    TERM_REDRAW = 12, /* Ctrl-L */
    TERM_ENTER = 13,
    TERM_ESCAPE = 27,
    TERM_FUNCTION = 1 << 24, /* from here on no character */
    TERM_LEFT,
    TERM_RIGHT,
    TERM_UP,
    TERM_DOWN,
    TERM_HOME,
    TERM_LAST, /* End */
    TERM_PAGE_UP,
    TERM_PAGE_DOWN,
    TERM_DELETE,
    TERM_CLICK,      /* the left button goes down */
    TERM_WHEEL_UP,   /* towards the front of the Queue, the top of a text */
    TERM_WHEEL_DOWN, /* the other way */
    TERM_RESIZE,
} TermKey;

typedef struct Key {
    int code;
    int y, x; /* of the mouse */
} Key;

enum {
    KEYS_ESCAPE_DELAY = 150,  /* milliseconds after which an Escape alone is the key; ESCDELAY */
    KEYS_BROKEN_DELAY = 1000, /* ... after which a sequence that goes no further is given up */
    KEYS_BYTES = 1024,
    KEYS_SEQUENCE = 48, /* what is longer is swallowed unread */
};

typedef enum KeysState {
    KEYS_GROUND,
    KEYS_AFTER_ESCAPE,
    KEYS_CSI,
    KEYS_SS3,
    KEYS_CONSOLE,     /* ESC [ [ of the Linux console: one letter more */
    KEYS_MOUSE,       /* ESC [ M: three bytes more */
    KEYS_TEXT,        /* OSC, DCS and their like, up to BEL or ST */
    KEYS_TEXT_ESCAPE, /* ... an Escape in it: the first half of ST */
} KeysState;

typedef struct Keys {
    int escape_delay; /* 0: the usual one */
    KeysState state;
    int64_t since; /* when the last byte of a sequence under way came */
    size_t length; /* of the sequence, after its introduction */
    unsigned char sequence[KEYS_SEQUENCE];
    size_t count; /* bytes not read yet */
    unsigned char bytes[KEYS_BYTES];
    mbstate_t letter; /* a character under way */
} Keys;

/* Returns how many were taken: all, unless there is no room. */
size_t keys_feed(Keys *keys, const unsigned char *bytes, size_t count, int64_t now);
bool keys_next(Keys *keys, int64_t now, Key *out); /* false: no key is complete */
int keys_wait(const Keys *keys, int64_t now); /* milliseconds until time makes one; -1: never */

/* The Latin letter on the same key as this Cyrillic one, or the letter itself: commands are keys,
 * whatever the layout. */
int keys_latin(int letter);

#endif
