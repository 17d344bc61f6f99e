/*
 * term.h - the terminal: what it can show, its colours, and the promise that it is restored at the
 * end.
 *
 * All text inside is UTF-8. term_encode turns it into the terminal's own character set, with the
 * nearest plain letters where that has no equivalent.
 */
#ifndef ORI_TERM_H
#define ORI_TERM_H

#include "tui/keys.h"

/* Signs that have a plain twin. */
typedef enum Glyph {
    GLYPH_TOP_LEFT,
    GLYPH_TOP_RIGHT,
    GLYPH_BOTTOM_LEFT,
    GLYPH_BOTTOM_RIGHT,
    GLYPH_ACROSS,
    GLYPH_DOWN,
    GLYPH_HEAVY_TOP_LEFT, /* the place being resolved */
    GLYPH_HEAVY_TOP_RIGHT,
    GLYPH_HEAVY_BOTTOM_LEFT,
    GLYPH_HEAVY_BOTTOM_RIGHT,
    GLYPH_HEAVY_ACROSS,
    GLYPH_HEAVY_DOWN,
    GLYPH_DASHED_ACROSS, /* where a card could go */
    GLYPH_DASHED_DOWN,
    GLYPH_BACK,    /* the back of a card */
    GLYPH_TARGET,  /* under what may be chosen */
    GLYPH_POINTER, /* over the place being resolved */
    GLYPH_LEFT,
    GLYPH_RIGHT,
    GLYPH_TURN,  /* whose decision it is */
    GLYPH_FIRST, /* the first player's banner */
    GLYPH_INFLUENCE,
    GLYPH_TIMES,
    GLYPH_DOT,
    GLYPH_ARMS, /* five of them, one for each seat */
    GLYPHS = GLYPH_ARMS + 5,
} Glyph;

enum {
    TERM_FAMILIES = 5,
    TERM_LEAST_ROWS = 24,
    TERM_LEAST_COLUMNS = 80,
    /* Colour pairs. */
    PAIR_FAMILY = 1,     /* five chips: a family's colour behind its letter and arms */
    PAIR_FAMILY_INK = 6, /* five: a family's colour as ink */
    PAIR_TARGET = 11,
    PAIR_NOTICE = 12,
    PAIR_BAR = 13,
    PAIR_CODE = 14, /* black on white, for cameras */
};

typedef enum TermEvent {
    TERM_NOTHING,
    TERM_INTERRUPT, /* SIGINT */
    TERM_END,       /* SIGTERM or SIGHUP */
} TermEvent;

/* The character set, for plain lines too. Before anything is printed. */
void term_open_text(void);
bool term_is_utf8(void);
const char *term_glyph(Glyph glyph);
int term_width(const char *text); /* in columns */
/* How many bytes of the text fit into this many columns; *width is what they take. */
size_t term_fit(const char *text, int columns, int *width);
/* The next line of a text broken at spaces, at most this many columns wide: its bytes. *next is where
 * the line after it begins. */
size_t term_wrap(const char *text, int columns, const char **next);
/* For the terminal's character set. The result lives until the next call. */
const char *term_encode(const char *text);
/* For text that is printed as it is: nothing in it commands the terminal behind this file, whatever
 * its character set. The result lives until the next call, and is cut to TERM_SAFE. */
enum { TERM_SAFE = 8192 };
const char *term_safe(int file, const char *text);

/* Whether a screen can be drawn: a terminal, not dumb, nobody asked for plain lines. */
bool term_can_draw(void);
bool term_open(void); /* full screen */
void term_close(void);
bool term_is_open(void);
bool term_has_colour(void);
void term_set_colours(const char *wanted); /* auto, none, 16 or 256: before term_open */
/* Without waiting: the next key that is complete; its code is TERM_NO_KEY if there is none. */
Key term_key(void);
int term_key_wait(void);   /* milliseconds until time alone completes one; -1: never */
void term_drop_keys(void); /* whatever was typed and not yet read: before term_show, never after */
void term_cursor(bool shown);
/* The picture goes out, with the cursor at this place. */
void term_show(int y, int x);
void term_redraw(void); /* all of it, the next time */

void term_bell(void);                /* if the output is a terminal */
void term_title(const char *before); /* of a full screen's window: this, and the program's name */

/* Signals: a descriptor that is readable when one came, and which. In plain mode too. */
int term_signal_fd(void);
TermEvent term_signal(void);
void term_watch_signals(void);
/* Another window has asked for what is played here (SIGUSR1): it ended as for SIGTERM. */
bool term_was_taken(void);
/* Ends as the signal would have, now that all is in order. */
void term_die(void);

int64_t term_now(void); /* milliseconds, never going back */

/* Threads must not take the screen's signals. */
void term_block_signals(void);
void term_unblock_signals(void);

#endif
