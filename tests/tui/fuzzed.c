/*
 * fuzzed.c - the full-screen table as tests/tui/fuzz plays it: the program's own code, with an eye on
 * what goes to its terminal.
 *
 *     fuzzed MODE SEED LANG COUNTS      MODE: play, hot (two people at one keyboard), review
 *
 * Linked with --wrap=wrefresh: every picture passes here. A decision whose question was not in a
 * picture before ends the program by abort(). COUNTS is a file in which the pictures and the
 * decisions are counted, so that the fuzzer knows when nothing has changed.
 */
#include "tui/local.h"
#include "tui/session.h"
#include "tui/term.h"

#include <curses.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>

enum { MOST_ROWS = 70, MOST_COLUMNS = 210, PACE = 40, PICTURES = 256 };

typedef wchar_t Picture[MOST_ROWS][MOST_COLUMNS + 1];

typedef struct Counts {
    uint32_t pictures;
    uint32_t decisions;
} Counts;

static Picture *pictures; /* the last ones since somebody here decided */
static int taken;
static Counts *counts;
static LocalGame game;
static Lang lang;
static void (*decide)(Source *source, int seat, int version, OriDecision decision);

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

static void watch(Source *source, int seat, int version, OriDecision decision)
{
    OriView view;
    Teller teller;
    char question[TEXT_SIZE];
    counts->decisions++;
    if (!source->look(source, seat, &view))
        abort();
    tell_open(&teller, lang);
    for (int i = 0; i < ORI_MAX_SEATS; i++)
        tell_name(&teller, i, game.record.name[i]);
    teller.you = seat;
    tell_look(&teller, &view.known);
    tell_ask(&teller, question);
    if (view.known.asked == seat && !stood(question)) {
        fprintf(stderr, "FUZZ: decided, but not shown: %s\n", question);
        abort();
    }
    taken = 0;
    decide(source, seat, version, decision);
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

int main(int argc, char **argv)
{
    if (argc != 5 || !text_lang_named(argv[3], &lang))
        return 2;
    uint64_t seed = strtoull(argv[2], NULL, 10);
    int file = open(argv[4], O_RDWR);
    counts = mmap(NULL, sizeof *counts, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    pictures = calloc(PICTURES, sizeof *pictures);
    if (counts == MAP_FAILED || pictures == NULL)
        return 2;
    term_open_text();
    term_watch_signals();
    deal(seed, strcmp(argv[1], "hot") == 0 ? 2 : 1);
    Outcome outcome;
    if (strcmp(argv[1], "review") == 0) {
        Moment moment = {.seat = ORI_TRUTH};
        play_out(seed);
        outcome = screen_review(lang, &game.record, &moment);
    } else {
        Session session = {.lang = lang, .pace = PACE};
        term_block_signals();
        session.source = local_open(&game);
        term_unblock_signals();
        decide = session.source->decide;
        session.source->decide = watch;
        outcome = screen_play(&session);
        session.source->close(session.source);
        free(session.record);
    }
    if (outcome == OUTCOME_KILLED)
        term_die();
    return outcome == OUTCOME_FAILED;
}
