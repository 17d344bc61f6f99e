/*
 * term.c - the terminal.
 *
 * Whatever happens, the terminal is left as it was found: on the way out, by a signal, or in the
 * handler of a crash, which uses nothing but write and tcsetattr.
 */
#include "tui/term.h"

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <iconv.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

/* curses.h and term.h of ncurses define many short names; none of them may bite us. */
#undef columns
#undef lines

typedef struct Sign {
    const char *fine;
    const char *plain;
} Sign;

/* clang-format off */
static const Sign signs[GLYPHS] = {
    [GLYPH_TOP_LEFT]           = {"╭", "."},
    [GLYPH_TOP_RIGHT]          = {"╮", "."},
    [GLYPH_BOTTOM_LEFT]        = {"╰", "'"},
    [GLYPH_BOTTOM_RIGHT]       = {"╯", "'"},
    [GLYPH_ACROSS]             = {"─", "-"},
    [GLYPH_DOWN]               = {"│", "|"},
    [GLYPH_HEAVY_TOP_LEFT]     = {"╔", "#"},
    [GLYPH_HEAVY_TOP_RIGHT]    = {"╗", "#"},
    [GLYPH_HEAVY_BOTTOM_LEFT]  = {"╚", "#"},
    [GLYPH_HEAVY_BOTTOM_RIGHT] = {"╝", "#"},
    [GLYPH_HEAVY_ACROSS]       = {"═", "="},
    [GLYPH_HEAVY_DOWN]         = {"║", "#"},
    [GLYPH_DASHED_ACROSS]      = {"╌", "."},
    [GLYPH_DASHED_DOWN]        = {"╎", ":"},
    [GLYPH_BACK]               = {"▒", ":"},
    [GLYPH_TARGET]             = {"▲", "^"},
    [GLYPH_POINTER]            = {"▼", "v"},
    [GLYPH_LEFT]               = {"◀", "<"},
    [GLYPH_RIGHT]              = {"▶", ">"},
    [GLYPH_TURN]               = {"▶", ">"},
    [GLYPH_FIRST]              = {"⚑", "1"},
    [GLYPH_INFLUENCE]          = {"●", "+"},
    [GLYPH_TIMES]              = {"×", "x"},
    [GLYPH_DOT]                = {"·", "-"},
    [GLYPH_ARMS]               = {"⚜", "%"},
    [GLYPH_ARMS + 1]           = {"✚", "+"},
    [GLYPH_ARMS + 2]           = {"♣", "&"},
    [GLYPH_ARMS + 3]           = {"★", "*"},
    [GLYPH_ARMS + 4]           = {"♜", "#"},
};
/* clang-format on */

static bool is_utf8;
static iconv_t to_terminal = (iconv_t)-1;
static bool is_open;
static bool has_colour;
static struct termios before; /* as the terminal was found */
static bool has_before;
static char restore[256]; /* what makes it so again */
static size_t restore_length;
static int signal_pipe[2] = {-1, -1};
static volatile sig_atomic_t last_signal;

/* --- Text --- */

static bool asks_for_utf8(void)
{
    static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (int i = 0; i < 3; i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && value[0] != '\0')
            return strstr(value, "UTF-8") != NULL || strstr(value, "utf8") != NULL;
    }
    return false;
}

void term_open_text(void)
{
    /* A locale that is not installed may still say that the terminal speaks UTF-8. */
    if (setlocale(LC_CTYPE, "") == NULL && asks_for_utf8())
        setlocale(LC_CTYPE, "C.UTF-8");
    const char *codeset = nl_langinfo(CODESET);
    is_utf8 = strcmp(codeset, "UTF-8") == 0;
    if (!is_utf8)
        to_terminal = iconv_open(codeset, "UTF-8");
}

bool term_is_utf8(void)
{
    return is_utf8;
}

const char *term_glyph(Glyph glyph)
{
    return is_utf8 ? signs[glyph].fine : signs[glyph].plain;
}

/* The bytes of the UTF-8 character at p; what is none counts as one. */
static size_t letter(const char *p, uint32_t *code)
{
    const unsigned char *s = (const unsigned char *)p;
    size_t length = s[0] < 0x80 ? 1 : s[0] >= 0xF0 ? 4 : s[0] >= 0xE0 ? 3 : s[0] >= 0xC0 ? 2 : 1;
    uint32_t c = length == 1 ? s[0] : s[0] & (0xFFu >> (length + 1));
    for (size_t i = 1; i < length; i++) {
        if ((s[i] & 0xC0) != 0x80) {
            *code = '?';
            return 1;
        }
        c = c << 6 | (s[i] & 0x3F);
    }
    *code = c;
    return length;
}

/* Plain letters for those that the terminal's set may lack: Polish, French, Cyrillic, signs. */
static const char *nearest(uint32_t code)
{
    static const char *const cyrillic[64] = {
        "A", "B", "V", "G", "D", "E",  "Zh", "Z",  "I",  "J",    "K",  "L", "M", "N", "O",  "P",
        "R", "S", "T", "U", "F", "Kh", "Ts", "Ch", "Sh", "Shch", "\"", "Y", "'", "E", "Yu", "Ya",
        "a", "b", "v", "g", "d", "e",  "zh", "z",  "i",  "j",    "k",  "l", "m", "n", "o",  "p",
        "r", "s", "t", "u", "f", "kh", "ts", "ch", "sh", "shch", "\"", "y", "'", "e", "yu", "ya",
    };
    static const struct {
        uint32_t code;
        const char *text;
    } others[] = {
        {0x0401, "Yo"}, {0x0451, "yo"},  {0x0404, "Ye"}, {0x0454, "ye"}, {0x0406, "I"},
        {0x0456, "i"},  {0x0407, "Yi"},  {0x0457, "yi"}, {0x0490, "G"},  {0x0491, "g"},
        {0x0104, "A"},  {0x0105, "a"},   {0x0106, "C"},  {0x0107, "c"},  {0x0118, "E"},
        {0x0119, "e"},  {0x0141, "L"},   {0x0142, "l"},  {0x0143, "N"},  {0x0144, "n"},
        {0x00D3, "O"},  {0x00F3, "o"},   {0x015A, "S"},  {0x015B, "s"},  {0x0179, "Z"},
        {0x017A, "z"},  {0x017B, "Z"},   {0x017C, "z"},  {0x00E9, "e"},  {0x00E8, "e"},
        {0x00EA, "e"},  {0x00EB, "e"},   {0x00C9, "E"},  {0x00C8, "E"},  {0x00CA, "E"},
        {0x00E0, "a"},  {0x00E2, "a"},   {0x00C0, "A"},  {0x00C2, "A"},  {0x00E7, "c"},
        {0x00C7, "C"},  {0x00EE, "i"},   {0x00EF, "i"},  {0x00F4, "o"},  {0x00F9, "u"},
        {0x00FB, "u"},  {0x0153, "oe"},  {0x2019, "'"},  {0x2018, "'"},  {0x201C, "\""},
        {0x201D, "\""}, {0x201E, "\""},  {0x00AB, "\""}, {0x00BB, "\""}, {0x2013, "-"},
        {0x2014, "-"},  {0x2026, "..."}, {0x2022, "*"},  {0x00A0, " "},  {0x202F, " "},
        {0x2190, "<"},  {0x2192, ">"},   {0x2191, "^"},  {0x2193, "v"},  {0x00D7, "x"},
        {0x00B7, "-"},  {0x2011, "-"},
    };
    if (code >= 0x0410 && code <= 0x044F)
        return cyrillic[code - 0x0410];
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        if (others[i].code == code)
            return others[i].text;
    return "?";
}

/* The terminal's own bytes for a character, at most 7. */
static size_t encode_letter(const char *text, size_t bytes, uint32_t code, char out[8])
{
    char *from = (char *)(uintptr_t)text; /* iconv's old prototype; it does not write there */
    char *to = out;
    size_t room = 7;
    if (code < 0x80)
        *to++ = (char)code;
    else if (to_terminal == (iconv_t)-1 ||
             iconv(to_terminal, &from, &bytes, &to, &room) == (size_t)-1)
        to = out + snprintf(out, 8, "%s", nearest(code));
    return (size_t)(to - out);
}

static int letter_width(const char *text, size_t bytes, uint32_t code)
{
    char out[8];
    if (!is_utf8)
        return (int)encode_letter(text, bytes, code, out);
    int width = wcwidth((wchar_t)code);
    return width < 0 ? 1 : width;
}

/* Names and chat come from others: nothing that commands a terminal or turns the text around. */
static bool is_harmful(const char *text, size_t bytes, uint32_t code)
{
    bool is_broken = bytes == 1 && (unsigned char)*text >= 0x80;
    return is_broken || (code < ' ' && code != '\n') || (code >= 0x7F && code < 0xA0) ||
           (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

static bool is_harmless(const char *text)
{
    while (*text != '\0') {
        uint32_t code;
        size_t bytes = letter(text, &code);
        if (is_harmful(text, bytes, code))
            return false;
        text += bytes;
    }
    return true;
}

const char *term_encode(const char *text)
{
    static char out[8192];
    size_t length = 0;
    if (is_utf8 && is_harmless(text))
        return text;
    while (*text != '\0' && length < sizeof out - 8) {
        uint32_t code;
        size_t bytes = letter(text, &code);
        if (is_harmful(text, bytes, code)) {
            out[length++] = '?';
        } else if (is_utf8) {
            memcpy(out + length, text, bytes);
            length += bytes;
        } else {
            length += encode_letter(text, bytes, code, out + length);
        }
        text += bytes;
    }
    out[length] = '\0';
    return out;
}

int term_width(const char *text)
{
    int width = 0;
    while (*text != '\0') {
        uint32_t code;
        size_t bytes = letter(text, &code);
        width += letter_width(text, bytes, code);
        text += bytes;
    }
    return width;
}

size_t term_fit(const char *text, int columns, int *width)
{
    const char *p = text;
    *width = 0;
    while (*p != '\0') {
        uint32_t code;
        size_t bytes = letter(p, &code);
        int w = letter_width(p, bytes, code);
        if (*width + w > columns)
            break;
        *width += w;
        p += bytes;
    }
    return (size_t)(p - text);
}

size_t term_wrap(const char *text, int columns, const char **next)
{
    size_t line = strcspn(text, "\n");
    int width;
    size_t fits = term_fit(text, columns, &width);
    if (fits >= line) {
        *next = text + line + (text[line] == '\n');
        return line;
    }
    size_t cut = fits;
    while (cut > 0 && text[cut] != ' ')
        cut--;
    if (cut == 0) { /* a word longer than the line */
        *next = text + (fits > 0 ? fits : 1);
        return fits > 0 ? fits : 1;
    }
    size_t end = cut;
    while (end > 0 && text[end - 1] == ' ')
        end--;
    while (text[cut] == ' ')
        cut++;
    *next = text + cut;
    return end;
}

/* --- Signals --- */

static void put_back(void)
{
    if (!has_before)
        return;
    ssize_t written = write(STDOUT_FILENO, restore, restore_length);
    (void)written;
    tcsetattr(STDIN_FILENO, TCSANOW, &before);
}

static void on_signal(int number)
{
    int error = errno;
    last_signal = number;
    ssize_t written = write(signal_pipe[1], number == SIGINT ? "i" : "e", 1);
    (void)written;
    errno = error;
}

static void on_crash(int number)
{
    if (is_open)
        put_back();
    raise(number); /* SA_RESETHAND: this time it ends us */
}

static void handle(int number, void (*handler)(int), int flags)
{
    struct sigaction action = {.sa_handler = handler, .sa_flags = flags};
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
}

void term_watch_signals(void)
{
    static const int crashes[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGQUIT};
    if (signal_pipe[0] >= 0 || pipe(signal_pipe) != 0)
        return;
    for (int i = 0; i < 2; i++) {
        fcntl(signal_pipe[i], F_SETFD, FD_CLOEXEC);
        fcntl(signal_pipe[i], F_SETFL, O_NONBLOCK);
    }
    handle(SIGINT, on_signal, SA_RESTART);
    handle(SIGTERM, on_signal, SA_RESTART);
    handle(SIGHUP, on_signal, SA_RESTART);
    handle(SIGPIPE, SIG_IGN, 0);
    for (size_t i = 0; i < sizeof crashes / sizeof crashes[0]; i++)
        handle(crashes[i], on_crash, (int)(SA_RESETHAND | SA_NODEFER));
}

int term_signal_fd(void)
{
    return signal_pipe[0];
}

TermEvent term_signal(void)
{
    char byte;
    TermEvent event = TERM_NOTHING;
    while (signal_pipe[0] >= 0 && read(signal_pipe[0], &byte, 1) == 1)
        if (event != TERM_END)
            event = byte == 'e' ? TERM_END : TERM_INTERRUPT;
    return event;
}

void term_die(void)
{
    int number = last_signal != 0 ? last_signal : SIGTERM;
    fflush(NULL);
    handle(number, SIG_DFL, 0);
    raise(number);
}

void term_block_signals(void)
{
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
}

void term_unblock_signals(void)
{
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_UNBLOCK, &all, NULL);
}

int64_t term_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* --- The screen --- */

static bool is_set(const char *name)
{
    const char *value = getenv(name);
    return value != NULL && value[0] != '\0' && strcmp(value, "0") != 0;
}

/* Screen readers have no common sign; these are what there is. */
bool term_can_draw(void)
{
    const char *type = getenv("TERM");
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
        return false;
    if (type == NULL || type[0] == '\0' || strcmp(type, "dumb") == 0)
        return false;
    return !is_set("ORIFLAMME_PLAIN") && !is_set("ACCESSIBILITY_ENABLED") &&
           !is_set("GNOME_ACCESSIBILITY") && !is_set("SPEECHD_ADDRESS");
}

static void add_restore(const char *name)
{
    const char *text = tigetstr(name);
    if (text == NULL || text == (char *)-1)
        return;
    size_t length = strlen(text);
    if (restore_length + length < sizeof restore) {
        memcpy(restore + restore_length, text, length);
        restore_length += length;
    }
}

static void prepare_restore(void)
{
    static const char no_mouse[] = "\033[?1000l\033[?1002l\033[?1006l";
    restore_length = sizeof no_mouse - 1;
    memcpy(restore, no_mouse, restore_length);
    add_restore("sgr0");
    add_restore("cnorm");
    add_restore("rmkx");
    add_restore("rmcup");
}

static void open_colours(void)
{
    /* Red, blue, green, gold, black: as chips with ink on them, and as ink. */
    static const short chip[2][TERM_FAMILIES] = {
        {COLOR_RED, COLOR_BLUE, COLOR_GREEN, COLOR_YELLOW, COLOR_BLACK},
        {124, 25, 28, 178, 236},
    };
    static const short ink_on_chip[2][TERM_FAMILIES] = {
        {COLOR_WHITE, COLOR_WHITE, COLOR_BLACK, COLOR_BLACK, COLOR_WHITE},
        {231, 231, 231, 16, 231},
    };
    static const short ink[2][TERM_FAMILIES] = {
        {COLOR_RED, COLOR_BLUE, COLOR_GREEN, COLOR_YELLOW, -1},
        {167, 68, 71, 178, -1},
    };
    const char *none = getenv("NO_COLOR"); /* whatever its value, so it was agreed */
    has_colour = (none == NULL || none[0] == '\0') && has_colors();
    if (!has_colour)
        return;
    start_color();
    use_default_colors();
    int fine = COLORS >= 256;
    for (short i = 0; i < TERM_FAMILIES; i++) {
        init_pair((short)(PAIR_FAMILY + i), ink_on_chip[fine][i], chip[fine][i]);
        init_pair((short)(PAIR_FAMILY_INK + i), ink[fine][i], -1);
    }
    init_pair(PAIR_TARGET, fine ? 172 : COLOR_YELLOW, -1);
    init_pair(PAIR_NOTICE, fine ? 16 : COLOR_BLACK, fine ? 222 : COLOR_YELLOW);
    init_pair(PAIR_BAR, fine ? 230 : COLOR_WHITE, fine ? 52 : COLOR_RED);
}

bool term_open(void)
{
    static bool began;
    has_before = tcgetattr(STDIN_FILENO, &before) == 0;
    set_escdelay(25);
    if (!began) {
        if (newterm(NULL, stdout, stdin) == NULL)
            return false;
        began = true;
        prepare_restore();
        open_colours();
        atexit(term_close);
    }
    is_open = true;
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    meta(stdscr, TRUE);
    intrflush(stdscr, FALSE);
    leaveok(stdscr, FALSE);
    mouseinterval(0);
    mousemask(BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, NULL);
    clear();
    refresh();
    return true;
}

void term_close(void)
{
    if (!is_open)
        return;
    is_open = false;
    mousemask(0, NULL);
    curs_set(1);
    endwin();
}

bool term_has_colour(void)
{
    return has_colour;
}

static int function_key(wint_t code)
{
    switch (code) {
    case KEY_ENTER:
        return TERM_ENTER;
    case KEY_BACKSPACE:
        return TERM_BACKSPACE;
    case KEY_LEFT:
        return TERM_LEFT;
    case KEY_RIGHT:
        return TERM_RIGHT;
    case KEY_UP:
        return TERM_UP;
    case KEY_DOWN:
        return TERM_DOWN;
    case KEY_HOME:
        return TERM_HOME;
    case KEY_END:
        return TERM_LAST;
    case KEY_PPAGE:
        return TERM_PAGE_UP;
    case KEY_NPAGE:
        return TERM_PAGE_DOWN;
    case KEY_MOUSE:
        return TERM_CLICK;
    case KEY_RESIZE:
        return TERM_RESIZE;
    default:
        return TERM_OTHER;
    }
}

int term_key(void)
{
    wint_t code;
    int got = get_wch(&code);
    if (got == ERR)
        return TERM_NO_KEY;
    if (got == KEY_CODE_YES)
        return function_key(code);
    if (code == '\n')
        return TERM_ENTER;
    if (code == 127)
        return TERM_BACKSPACE;
    return code == 0 ? TERM_OTHER : (int)code;
}

bool term_click(int *y, int *x)
{
    MEVENT event;
    if (getmouse(&event) != OK || (event.bstate & BUTTON1_PRESSED) == 0)
        return false;
    *y = event.y;
    *x = event.x;
    return true;
}

void term_redraw(void)
{
    clearok(curscr, TRUE);
}
