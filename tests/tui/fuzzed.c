/*
 * fuzzed.c - the full-screen table as tests/tui/fuzz plays it: the program's own code, with an eye on
 * what goes to its terminal.
 *
 *     fuzzed MODE SEED LANG COUNTS      MODE: play, hot (two people at one keyboard), coach, review
 *
 * Linked with --wrap=wrefresh: every picture passes here, and so does every wait for keys. A
 * decision whose question was not in a picture before ends the program by abort(). COUNTS is a file
 * in which pictures, decisions and waits are counted, so that a test knows when nothing more will
 * change on its own; and the time is what COUNTS says: it passes when the test lets it.
 *
 * FUZZED_PACE=MILLISECONDS sets the pace of the bots.
 *
 * With FUZZED_STOP=TEXT the program stops once for each decision, right after a picture that shows
 * TEXT (`?`: a question to decide) has gone out, until a key has been typed. So a test can type the
 * moment a question is in sight, and the key never comes earlier or later than that. With
 * FUZZED_STOP=! it stops in a hot seat before the picture, when the next question is fetched.
 */
#define _GNU_SOURCE /* ppoll, syscall */
#include "tui/explain.h"
#include "tui/local.h"
#include "tui/session.h"
#include "tui/term.h"

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

enum { MOST_ROWS = 70, MOST_COLUMNS = 210, PACE = 40, PICTURES = 256 };

typedef wchar_t Picture[MOST_ROWS][MOST_COLUMNS + 1];

/* drawn.py reads them. */
typedef struct Counts {
    uint32_t pictures;
    uint32_t decisions;
    uint32_t stops;      /* for FUZZED_STOP */
    uint32_t waits;      /* for keys, odd while one lasts ... */
    int32_t wait;        /* ... milliseconds at most; -1: for ever; 0: somebody thinks meanwhile */
    _Atomic int64_t now; /* milliseconds */
} Counts;

static Picture *pictures; /* the last ones since somebody here decided */
static int taken;
static Counts *counts;
static LocalGame game;
static Lang lang;
static Source *source;      /* of the game; NULL in a review */
static OriState decided_at; /* what the last one to decide knew */
static bool has_decided;
static void (*decide)(Source *source, int seat, int version, OriDecision decision);
static bool (*look)(Source *source, int seat, OriView *out);
static wchar_t stop_text[TEXT_SIZE];
static bool has_stopped; /* since the last decision */

static void take_picture(void)
{
    wchar_t(*picture)[MOST_COLUMNS + 1] = pictures[taken++ % PICTURES];
    memset(picture, 0, sizeof(Picture));
    for (int y = 0; y < LINES && y < MOST_ROWS; y++)
        for (int x = 0; x < COLS && x < MOST_COLUMNS; x++) {
            cchar_t cell;
            wchar_t letters[CCHARW_MAX + 1] = {0};
            attr_t style;
            short pair;
            mvwin_wch(stdscr, y, x, &cell);
            getcchar(&cell, letters, &style, &pair, NULL);
            picture[y][x] = letters[0] != 0 ? letters[0] : L' ';
        }
}

/* --- Waiting --- */

static int wait_for(struct pollfd *fds, nfds_t count, int milliseconds)
{
    struct timespec limit = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
    return ppoll(fds, count, milliseconds < 0 ? NULL : &limit, NULL);
}

/* Nobody thinks: a person is asked, or the game is over, and the source has said so. */
static bool source_rests(void)
{
    OriView view;
    if (source == NULL || !look(source, 0, &view))
        return true;
    const OriState *k = &view.known;
    if (has_decided && memcmp(&decided_at, k, sizeof *k) == 0)
        return false;
    return k->ask == ORI_ASK_OVER || (source->here >> k->asked & 1) != 0;
}

/* Instead of the C library's, for the time that a test makes. */
int clock_gettime(clockid_t clock, struct timespec *out)
{
    if (counts == NULL || clock != CLOCK_MONOTONIC)
        return (int)syscall(SYS_clock_gettime, clock, out);
    *out = (struct timespec){counts->now / 1000, counts->now % 1000 * 1000000L};
    return 0;
}

/* Instead of the C library's. Only the screen waits for several things at once: for keys and news.
 * Whether somebody thinks is looked up before the news are, so that none are on their way. */
int poll(struct pollfd *fds, nfds_t count, int milliseconds)
{
    if (counts == NULL || count == 1)
        return wait_for(fds, count, milliseconds);
    bool rests = source_rests();
    int result = wait_for(fds, count, 0);
    if (result != 0 || milliseconds == 0)
        return result;
    int64_t end = counts->now + milliseconds;
    counts->wait = rests ? milliseconds : 0;
    counts->waits++;
    while (result == 0 && (milliseconds < 0 || counts->now < end)) {
        rests = source_rests();
        result = wait_for(fds, count, 1);
        counts->wait = rests ? milliseconds : 0;
    }
    counts->waits++;
    return result;
}

static bool shows_stop(const wchar_t *row)
{
    if (wcscmp(stop_text, L"?") == 0)
        return wcsncmp(row, L" ▶ ", 3) == 0;
    return wcsstr(row, stop_text) != NULL;
}

/* Once for each decision, until a key has been typed. */
static void stop(void)
{
    enum { A_HANG = 120000 };
    struct pollfd fd = {.fd = STDIN_FILENO, .events = POLLIN};
    int ready;
    if (has_stopped)
        return;
    has_stopped = true;
    counts->stops++;
    counts->wait = -1;
    counts->waits++;
    do
        ready = wait_for(&fd, 1, A_HANG);
    while (ready < 0 && errno == EINTR);
    counts->waits++;
    if (ready != 1)
        abort();
}

/* After the last picture. */
static void stop_if_shown(void)
{
    for (int y = 0; y < MOST_ROWS && stop_text[0] != L'\0'; y++)
        if (shows_stop(pictures[(taken - 1) % PICTURES][y]))
            stop();
}

static bool look_late(Source *from, int seat, OriView *out)
{
    if (wcscmp(stop_text, L"!") == 0)
        stop();
    return look(from, seat, out);
}

/* --- Pictures --- */

int __real_wrefresh(WINDOW *window);
int __wrap_wrefresh(WINDOW *window);

int __wrap_wrefresh(WINDOW *window)
{
    int y = getcury(window);
    int x = getcurx(window);
    int result = __real_wrefresh(window);
    take_picture();
    wmove(window, y, x);
    counts->pictures++;
    stop_if_shown();
    return result;
}

/* The beginning of a text stood in a picture since the last decision. (A decision may be held for a
 * moment: when it is sent, other things may be in sight.) */
static bool stood(const char *text)
{
    enum { BEGINNING = 30 };
    wchar_t wide[TEXT_SIZE];
    if (mbstowcs(wide, text, TEXT_SIZE) == (size_t)-1)
        return false;
    wide[BEGINNING] = L'\0';
    for (int i = 0; i < taken && i < PICTURES; i++)
        for (int y = 0; y < MOST_ROWS; y++)
            if (wcsstr(pictures[i][y], wide) != NULL)
                return true;
    return false;
}

static void watch(Source *from, int seat, int version, OriDecision decision)
{
    OriView view;
    Teller teller;
    char question[TEXT_SIZE];
    counts->decisions++;
    if (!look(from, seat, &view))
        abort();
    tell_open(&teller, lang);
    tell_record_names(&teller, &game.record);
    teller.you = seat;
    tell_look(&teller, &view);
    tell_ask(&teller, question);
    if (view.known.asked == seat && !stood(question)) {
        fprintf(stderr, "FUZZ: decided, but not shown: %s\n", question);
        abort();
    }
    taken = 0;
    has_stopped = false;
    has_decided = look(from, 0, &view);
    decided_at = view.known;
    decide(from, seat, version, decision);
}

static void deal(uint64_t seed, int humans)
{
    static const uint32_t sets[] = {ORI_BASE_SET, ORI_ABLAZE_SET};
    OriRandom random = {seed};
    OriRules rules = ori_rules(sets[seed % 2], (int)(2 + seed % 4), 1);
    game = (LocalGame){.seed = seed, .lock = SAVE_NO_LOCK};
    game.record.seat = ORI_TRUTH;
    if (ori_deal(rules, ORI_ANY_SEAT, &random, &game.record.start) != NULL)
        abort();
    game.record.end = game.record.start;
    for (int seat = 0; seat < (int)rules.seats; seat++) {
        snprintf(game.record.name[seat], ORI_NAME_TEXT, "%s", tell_family(lang, seat));
        if (seat >= humans)
            game.bot[seat] = (ArenaEntry){.bot = bot_named("random"), .spec = "random"};
    }
}

/* The coached first game, as cli/play.c deals it. */
static void deal_coached(void)
{
    OriError error;
    game = (LocalGame){.seed = 1, .lock = SAVE_NO_LOCK, .is_coached = true};
    if (!ori_read_record(coach_record, &game.record, &error))
        abort();
    for (int seat = 0; seat < (int)game.record.start.rules.seats; seat++)
        if (seat != COACH_ME)
            game.bot[seat] = (ArenaEntry){.bot = bot_named("squire"), .spec = "squire"};
}

/* A game of random decisions, to be looked at. */
static void play_out(uint64_t seed)
{
    OriRandom random = {seed};
    OriRecord *r = &game.record;
    while (r->end.ask != ORI_ASK_OVER) {
        OriDecision option[ORI_MAX_OPTIONS];
        int count = ori_options(&r->end, option);
        OriDecision d = option[ori_random(&random) % (uint64_t)count];
        ori_play(&r->end, d, NULL);
        r->decision[r->count++] = d;
    }
}

static Outcome play(bool is_coached)
{
    Coach coach = {0};
    const char *pace = getenv("FUZZED_PACE");
    Session session = {.lang = lang,
                       .pace = pace != NULL ? atoi(pace) : PACE,
                       .coach = is_coached ? &coach : NULL};
    term_block_signals();
    session.source = source = local_open(&game);
    term_unblock_signals();
    decide = source->decide;
    source->decide = watch;
    look = source->look;
    source->look = look_late;
    Outcome outcome = screen_play(&session);
    source->close(source);
    free(session.record);
    return outcome;
}

bool __real_explain_begin(Explain *e, const OriRecord *record);
bool __wrap_explain_begin(Explain *e, const OriRecord *record);

/* The screen rests only when the whole game is analysed. With all worlds and the sanitizers that
 * takes half a minute of a processor, and on a busy machine a test would take it for a hang. */
bool __wrap_explain_begin(Explain *e, const OriRecord *record)
{
    bool ok = __real_explain_begin(e, record);
    e->task.worlds = 1;
    return ok;
}

static Outcome review(uint64_t seed)
{
    Moment moment = {.seat = ORI_TRUTH, .reader = ORI_NOBODY};
    play_out(seed);
    return screen_review(lang, &game.record, &moment);
}

int main(int argc, char **argv)
{
    if (argc != 5 || !text_lang_named(argv[3], &lang))
        return 2;
    const char *mode = argv[1];
    uint64_t seed = strtoull(argv[2], NULL, 10);
    int file = open(argv[4], O_RDWR);
    counts = mmap(NULL, sizeof *counts, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    pictures = calloc(PICTURES, sizeof *pictures);
    if (counts == MAP_FAILED || pictures == NULL)
        return 2;
    term_open_text();
    term_watch_signals();
    if (getenv("FUZZED_STOP") != NULL)
        mbstowcs(stop_text, getenv("FUZZED_STOP"), TEXT_SIZE);
    bool is_coached = strcmp(mode, "coach") == 0;
    if (is_coached)
        deal_coached();
    else
        deal(seed, strcmp(mode, "hot") == 0 ? 2 : 1);
    Outcome outcome = strcmp(mode, "review") == 0 ? review(seed) : play(is_coached);
    if (outcome == OUTCOME_KILLED)
        term_die();
    return outcome == OUTCOME_FAILED;
}
