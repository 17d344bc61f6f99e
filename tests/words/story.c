/*
 * story.c - whole random games, told by the terminal's renderer: every question, option and place,
 * and every event to every pair of eyes. web/tests/story.test.ts tells the same games through the
 * page's module and Fluent, and compares the two letter by letter.
 *
 * usage: story LANGUAGE FIRST GAMES. The lines: "= POSITION" begins a game at its deal, "! DECISION"
 * is made, all others are sentences.
 */
#include "tests/support/games.h"

#include "words/teller.h"

#include <stdlib.h>

/* Every other game is played by people with names, and every fourth has names that are alike. */
static const char *const names[4][ORI_MAX_SEATS] = {
    {"", "", "", "", ""},
    {"Ann", "Łukasz", "Оля", "Zoé", "Bo-Xu"},
    {"", "", "", "", ""},
    {"Ann", "Оля", "Ann", "Оля", "Ann"},
};

static void say(const Teller *teller, const Saying *line)
{
    char text[TEXT_SIZE];
    tell_line(teller, line, text);
    puts(text);
}

/* What one reader is told before a decision. */
static void tell_moment(const Teller *teller, const OriView *view)
{
    const OriState *known = &view->known;
    int you = view->seat >= 0 ? view->seat : ORI_NOBODY;
    Saying line;
    words_asked(view, &line);
    say(teller, &line);
    words_waiting(view, &line);
    say(teller, &line);
    for (int place = 0; place < known->places; place++) {
        words_place(view, you, place, &line);
        say(teller, &line);
    }
}

static void tell_options(const Teller *teller, const OriView *view)
{
    static Foresight foresight;
    OriDecision option[ORI_MAX_OPTIONS];
    int n = ori_view_options(view, option);
    Saying line;
    words_ask(view, &line);
    say(teller, &line);
    foresee_prepare(view, &foresight);
    for (int i = 0; i < n; i++) {
        foresee(&foresight, option[i]);
        words_option(&foresight, option[i], &line);
        say(teller, &line);
        sentence_tell_others(&line);
        say(teller, &line);
        words_label(view, option[i], &line);
        say(teller, &line);
        if (option[i].verb > ORI_PLACE_ON)
            continue;
        words_slot(view, view->seat, option[i], &line);
        say(teller, &line);
    }
}

static void tell_events(const Teller *teller, const OriView *before, const OriDecision *decision,
                        const OriLog *log)
{
    static OriEvent event[ORI_MAX_EVENTS];
    Telling telling;
    Saying line[TELLING_LINES];
    for (int i = 0; i < log->count; i++)
        event[i] = ori_event_for(&log->event[i], before->seat);
    telling_begin(&telling, before, before->seat >= 0 ? before->seat : ORI_NOBODY, decision, event,
                  log->count);
    while (telling.next < log->count) {
        int lines = telling_next(&telling, line);
        if (lines < 0)
            exit(1);
        for (int i = 0; i < lines; i++)
            say(teller, &line[i]);
    }
}

static OriView view_of(const OriState *state, int reader)
{
    OriView view;
    ori_view(state, reader, &view);
    return view;
}

static void tell_game(const Teller *teller, uint64_t number)
{
    static OriLog log;
    char text[ORI_POSITION_TEXT];
    Game game;
    game_deal(&game, number);
    ori_write_position(&game.start, text);
    printf("= %s\n", text);
    while (!game_is_over(&game)) {
        OriState before = game.state;
        OriView asked = view_of(&before, before.asked);
        tell_options(teller, &asked);
        OriDecision decision = game_step(&game, &log);
        ori_write_decision(decision, text);
        printf("! %s\n", text);
        for (int reader = ORI_TRUTH; reader < (int)before.rules.seats; reader++) {
            OriView view = view_of(&before, reader);
            if (reader <= 0)
                tell_moment(teller, &view);
            tell_events(teller, &view, &decision, &log);
        }
    }
}

int main(int argc, char **argv)
{
    Teller teller;
    Lang lang;
    if (argc != 4 || !text_lang_named(argv[1], &lang))
        return 2;
    long first = atol(argv[2]);
    for (long i = first; i < first + atol(argv[3]); i++) {
        tell_open(&teller, lang);
        tell_names(&teller, ORI_MAX_SEATS, names[i % 4]);
        tell_game(&teller, (uint64_t)i);
    }
    return 0;
}
