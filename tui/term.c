/*
 * term.c - the terminal.
 *
 * Whatever happens, it restores the terminal: on the way out, on a signal, or in the handler of a
 * crash, which uses nothing but write and tcsetattr.
 */
#include "tui/term.h"

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

/* curses.h and term.h of ncurses define many short names; none of them may bite us. */
#undef columns
#undef lines

static bool is_open;
static bool has_colour;
static const char *colours = "auto";
static struct termios before; /* as the terminal was found */
static bool has_before;
static char restore[256]; /* what makes it so again */
static size_t restore_length;
static int signal_pipe[2] = {-1, -1};
static volatile sig_atomic_t last_signal;
static volatile sig_atomic_t is_resized;
static Keys keys;
static bool is_titled; /* the window has a title of ours ... */
static char title[64]; /* ... this, and the program's name */
static const char old_title[] = "\033[23;2t";
static int cursor_now = -1; /* as the terminal was told: shown or hidden; -1: not told */

/* --- Signals --- */

/* Past curses, between two pictures. */
static void put(const char *text)
{
    ssize_t written = write(STDOUT_FILENO, text, strlen(text));
    (void)written;
}

static void put_back(void)
{
    if (is_titled)
        put(old_title);
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

static void on_resize(int number)
{
    int error = errno;
    (void)number;
    is_resized = 1;
    ssize_t written = write(signal_pipe[1], "r", 1);
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
    handle(SIGUSR1, on_signal, SA_RESTART);
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
        if (event != TERM_END && byte != 'r')
            event = byte == 'e' ? TERM_END : TERM_INTERRUPT;
    return event;
}

bool term_was_taken(void)
{
    return last_signal == SIGUSR1;
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
    int known = 0; /* a terminal that nobody has described cannot be drawn on */
    if (setupterm(NULL, STDOUT_FILENO, &known) != OK)
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
    const char *none = getenv("NO_COLOR");       /* whatever its value, so it was agreed */
    bool is_auto = strcmp(colours, "auto") == 0; /* else somebody asked for just that */
    bool is_wanted = is_auto ? none == NULL || none[0] == '\0' : strcmp(colours, "none") != 0;
    has_colour = is_wanted && has_colors();
    if (!has_colour)
        return;
    start_color();
    use_default_colors();
    int fine = COLORS >= 256 && strcmp(colours, "16") != 0;
    for (short i = 0; i < TERM_FAMILIES; i++) {
        init_pair((short)(PAIR_FAMILY + i), ink_on_chip[fine][i], chip[fine][i]);
        init_pair((short)(PAIR_FAMILY_INK + i), ink[fine][i], -1);
    }
    init_pair(PAIR_TARGET, fine ? 172 : COLOR_YELLOW, -1);
    init_pair(PAIR_NOTICE, fine ? 16 : COLOR_BLACK, fine ? 222 : COLOR_YELLOW);
    init_pair(PAIR_CODE, fine ? 16 : COLOR_BLACK, fine ? 231 : COLOR_WHITE);
    init_pair(PAIR_BAR, fine ? 230 : COLOR_WHITE, fine ? 52 : COLOR_RED);
}

void term_set_colours(const char *wanted)
{
    colours = wanted;
}

static int escape_delay(void)
{
    enum { LONGEST = 2000 };
    const char *text = getenv("ESCDELAY");
    long delay = text != NULL ? strtol(text, NULL, 10) : 0;
    return delay > 0 && delay <= LONGEST ? (int)delay : 0;
}

bool term_open(void)
{
    static bool began;
    has_before = tcgetattr(STDIN_FILENO, &before) == 0;
    if (!began) {
        handle(SIGWINCH, on_resize, SA_RESTART); /* before ncurses would take it */
        if (newterm(NULL, stdout, stdin) == NULL)
            return false;
        began = true;
        keys.escape_delay = escape_delay();
        prepare_restore();
        open_colours();
        atexit(term_close);
    }
    is_open = true;
    cursor_now = -1;
    cbreak();
    noecho();
    nonl();
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
    if (is_titled)
        put(old_title);
    is_titled = false;
}

bool term_is_open(void)
{
    return is_open;
}

bool term_has_colour(void)
{
    return has_colour;
}

void term_cursor(bool shown)
{
    if (cursor_now != shown)
        curs_set(shown);
    cursor_now = shown;
}

void term_show(int y, int x)
{
    move(y, x);
    refresh();
}

void term_redraw(void)
{
    erase(); /* nothing of the last picture helps the next one */
    clearok(curscr, TRUE);
    cursor_now = -1;
}

/* --- The bell and the window's title --- */

void term_bell(void)
{
    if (!isatty(STDOUT_FILENO))
        return;
    fflush(stdout);
    put("\a");
}

/* terminfo names hardly any of those that have a title. */
static bool has_title(void)
{
    static const char *const begins[] = {"xterm",     "tmux",    "screen", "rxvt",
                                         "alacritty", "kitty",   "foot",   "gnome",
                                         "vte",       "konsole", "st-",    "wezterm"};
    const char *type = getenv("TERM");
    for (size_t i = 0; type != NULL && i < sizeof begins / sizeof begins[0]; i++)
        if (strncmp(type, begins[i], strlen(begins[i])) == 0)
            return true;
    return false;
}

/* The terminal keeps the title that was there, and gives it back with the rest. */
void term_title(const char *text)
{
    char whole[sizeof title + 64];
    if (!is_open || !has_title() || (is_titled && strcmp(title, text) == 0))
        return;
    if (!is_titled)
        put("\033[22;2t");
    is_titled = true;
    snprintf(title, sizeof title, "%s", text);
    snprintf(whole, sizeof whole, "\033]2;%s%sOriflamme\033\\", term_encode(title),
             text[0] != '\0' ? " - " : "");
    put(whole);
}

/* --- Keys --- */

/* The keys are read from the terminal itself: curses would take a sequence apart that it does not
 * know, or that comes in pieces. */
static void read_bytes(void)
{
    unsigned char bytes[256];
    struct pollfd fd = {.fd = STDIN_FILENO, .events = POLLIN};
    while (keys.count + sizeof bytes <= KEYS_BYTES && poll(&fd, 1, 0) > 0 &&
           (fd.revents & POLLIN) != 0) {
        ssize_t got = read(STDIN_FILENO, bytes, sizeof bytes);
        if (got <= 0)
            return;
        keys_feed(&keys, bytes, (size_t)got, term_now());
    }
}

static void adapt_size(void)
{
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0)
        resizeterm(size.ws_row, size.ws_col);
    term_redraw();
}

Key term_key(void)
{
    Key key;
    if (is_resized) {
        is_resized = 0;
        adapt_size();
        return (Key){.code = TERM_RESIZE};
    }
    if (!keys_next(&keys, term_now(), &key)) {
        read_bytes();
        keys_next(&keys, term_now(), &key);
    }
    return key;
}

int term_key_wait(void)
{
    return keys_wait(&keys, term_now());
}

void term_drop_keys(void)
{
    Key key;
    do
        read_bytes();
    while (keys_next(&keys, term_now(), &key));
}
