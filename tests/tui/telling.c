/*
 * telling.c - the sentences of the terminal: every event, question and option of random games can
 * be told in every language, with nothing left out, and place numbers follow the Queue.
 */
#include "texts_kinds.h"
#include "tui/feed.h"
#include "tui/link.h"
#include "tui/model.h"
#include "tui/term.h"

#include "tests/support/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 300 };

static void is_whole(const char *text)
{
    if (text[0] == '\0' || strpbrk(text, "{}") != NULL || strstr(text, "  ") != NULL)
        fail_msg("not a whole sentence: '%s'", text);
}

/* No line is broken behind a Polish word of one letter or before a dash (tools/texts_bind.c). */
static void is_bound(Lang lang, const char *text)
{
    static const char *const loose[] = {" w ", " z ", " i ", " o "};
    for (int i = 0; lang == LANG_PL && i < 4; i++)
        if (strstr(text, loose[i]) != NULL)
            fail_msg("a plain space behind a word of one letter: '%s'", text);
    if ((lang == LANG_UK || lang == LANG_RU) && strstr(text, " —") != NULL)
        fail_msg("a plain space before a dash: '%s'", text);
}

/* --- Plurals and words --- */

static void say_influence(Lang lang, int n, const char *wanted)
{
    char text[TEXT_SIZE];
    text_say(lang, TEXT_INFLUENCE_COUNT, TEXT_ARGS({.name = "n", .number = n}), text);
    assert_string_equal(text, wanted);
}

TEST(plurals)
{
    say_influence(LANG_EN, 1, "1 influence");
    say_influence(LANG_FR, 0, "0 point d’influence");
    say_influence(LANG_FR, 1, "1 point d’influence");
    say_influence(LANG_FR, 2, "2 points d’influence");
    say_influence(LANG_PL, 1, "1 punkt wpływu");
    say_influence(LANG_PL, 4, "4 punkty wpływu");
    say_influence(LANG_PL, 5, "5 punktów wpływu");
    say_influence(LANG_PL, 12, "12 punktów wpływu");
    say_influence(LANG_PL, 21, "21 punktów wpływu");
    say_influence(LANG_PL, 22, "22 punkty wpływu");
    say_influence(LANG_UK, 1, "1 очко впливу");
    say_influence(LANG_UK, 3, "3 очки впливу");
    say_influence(LANG_UK, 11, "11 очок впливу");
    say_influence(LANG_UK, 21, "21 очко впливу");
    say_influence(LANG_RU, 0, "0 очков влияния");
    say_influence(LANG_RU, 2, "2 очка влияния");
    say_influence(LANG_RU, 14, "14 очков влияния");
    say_influence(LANG_RU, 101, "101 очко влияния");
}

TEST(words_of_cards)
{
    for (int lang = 0; lang < LANGS; lang++)
        for (int kind = 0; kind < ORI_KINDS; kind++) {
            is_whole(tell_kind_name((Lang)lang, kind));
            is_whole(tell_kind_short((Lang)lang, kind));
            is_whole(tell_kind_does((Lang)lang, kind));
            is_whole(tell_kind_rulings((Lang)lang, kind));
        }
}

TEST(languages)
{
    Lang lang = LANG_EN;
    assert_true(text_lang_named("pl", &lang) && lang == LANG_PL);
    assert_true(text_lang_named("uk_UA.UTF-8", &lang) && lang == LANG_UK);
    assert_false(text_lang_named("plx", &lang));
    assert_false(text_lang_named("", &lang));
    assert_false(text_lang_named("C", &lang));
}

/* --- Games --- */

static void tell_asked(Teller *teller, const OriState *state)
{
    char text[TEXT_SIZE];
    OriView view;
    OriDecision option[ORI_MAX_OPTIONS];
    ori_view(state, state->asked, &view);
    int options = ori_view_options(&view, option);
    tell_look(teller, &view);
    tell_ask(teller, text);
    is_whole(text);
    tell_waiting(teller, text);
    is_whole(text);
    for (int i = 0; i < options; i++) {
        tell_option(teller, option[i], text);
        is_whole(text);
        is_bound(teller->lang, text);
        tell_label(teller, option[i], text);
        is_whole(text);
    }
    for (int place = 0; place < state->places; place++) {
        tell_place(teller, place, text);
        is_whole(text);
    }
}

/* For one listener: a seat, a spectator or whoever knows the truth. */
static void tell_decision(Teller *teller, int reader, const OriState *before, OriDecision decision,
                          const OriLog *log, const OriState *after)
{
    static OriEvent event[ORI_MAX_EVENTS];
    char text[TEXT_SIZE];
    Saying line[TELLING_LINES];
    Telling telling;
    OriView view = {.known = *before};
    if (reader != ORI_TRUTH)
        ori_view(before, reader, &view);
    for (int i = 0; i < log->count; i++)
        event[i] = reader == ORI_TRUTH ? log->event[i] : ori_event_for(&log->event[i], reader);
    telling_begin(&telling, &view, reader >= 0 ? reader : ORI_NOBODY, &decision, event, log->count);
    while (telling.next < log->count) {
        int lines = telling_next(&telling, line);
        assert_true(lines >= 0);
        for (int i = 0; i < lines; i++) {
            tell_line(teller, &line[i], text);
            is_whole(text);
            is_bound(teller->lang, text);
        }
    }
    /* The Queue that was followed is the Queue that came out. */
    assert_int_equal(telling.view.known.places, after->places);
    assert_memory_equal(telling.view.known.line, after->line, after->places);
}

/* RESOLVE-8: what an option says of the Twin is what becomes of it. */
static int check_twin(const OriState *state)
{
    OriDecision options[ORI_MAX_OPTIONS];
    int count = ori_options(state, options);
    Teller teller;
    tell_open(&teller, LANG_EN);
    teller.you = state->asked;
    OriView view;
    ori_view(state, ORI_TRUTH, &view);
    tell_look(&teller, &view);
    for (int i = 0; i < count; i++) {
        OriState after = *state;
        static OriLog log;
        char text[TEXT_SIZE];
        tell_option(&teller, options[i], text);
        ori_do(&after, options[i], &log);
        int entered = 0;
        while (log.event[entered].what != ORI_EV_ENTERED)
            entered++;
        int place = 0;
        while (after.line[place] != log.event[entered].card)
            place++;
        bool acts = place >= after.cursor;
        if (acts == (strstr(text, "doesn’t act") != NULL) || strstr(text, "round") == NULL)
            fail_msg("'%s', and it %s", text, acts ? "acts" : "does not act");
    }
    return count;
}

/* A card that may come to nothing has words for it. */
static void check_nothing(const OriState *state)
{
    OriState after = *state;
    static OriLog log;
    const OriCard *card = &state->card[state->current];
    ori_do(&after, (OriDecision){ORI_REVEAL, 0, (uint8_t)(state->cursor - 1)}, &log);
    for (int i = 0; i < log.count; i++) {
        bool leaves =
            log.event[i].what == ORI_EV_DISCARDED && !ori_kind_is_character((int)card->kind);
        if (log.event[i].what != ORI_EV_REVEALED && !leaves)
            return;
    }
    if ((TEXT_KINDS_NOTHING >> card->kind & 1) == 0)
        fail_msg("revealed, it did nothing, and there is no 'nothing-%s'",
                 ori_kind_name((int)card->kind));
}

/* A card that has an event of its own in this decision: it did something, or was asked. */
static bool has_acted(const OriLog *log, int handle)
{
    for (int i = 0; i < log->count; i++) {
        const OriEvent *e = &log->event[i];
        if (e->what != ORI_EV_ASK &&
            (e->card == handle || (e->what == ORI_EV_ELIMINATED && e->other == handle)))
            return true;
    }
    return false;
}

static bool moves_cards(const OriLog *log)
{
    for (int i = 0; i < log->count; i++) {
        int what = log->event[i].what;
        if (what == ORI_EV_ELIMINATED || what == ORI_EV_DISCARDED || what == ORI_EV_MOVED ||
            what == ORI_EV_ENTERED || what == ORI_EV_ACTIVATED)
            return true;
    }
    return false;
}

/* The places that are told to do nothing, in their order. */
static int told_passed(const OriState *before, OriDecision decision, const OriLog *log,
                       int place[ORI_MAX_PLACES])
{
    Saying line[TELLING_LINES];
    Telling telling;
    int n = 0;
    OriView view;
    ori_view(before, ORI_TRUTH, &view);
    telling_begin(&telling, &view, ORI_NOBODY, &decision, log->event, log->count);
    while (telling.next < log->count) {
        int lines = telling_next(&telling, line);
        for (int i = 0; i < lines; i++)
            if (line[i].part[0].stem == SAY_EVENT_ACTS) {
                assert_true(n < ORI_MAX_PLACES);
                place[n++] = line[i].part[0].place;
            }
    }
    return n;
}

static int passed; /* cards told to do nothing, in decisions where the engine's pointer tells all */

/* RESOLVE-4: of every revealed card that resolution passes and that does nothing it is told, and of
 * no other. Where no card moves, the engine's own pointer says which they are. */
static void check_passed(const OriState *before, OriDecision decision, const OriLog *log,
                         const OriState *after)
{
    int place[ORI_MAX_PLACES];
    int told = told_passed(before, decision, log, place);
    bool placing = before->ask == ORI_ASK_PLACE;
    if (moves_cards(log) || after->plot != 0 || before->plot != 0)
        return;
    bool round_ends = after->round != before->round || after->ask == ORI_ASK_OVER;
    int from = placing ? 0 : before->cursor;
    int to = round_ends ? after->places : after->ask == ORI_ASK_PLACE ? 0 : after->cursor - 1;
    int n = 0;
    for (int i = from; i < to; i++) {
        int handle = after->line[i];
        if (!after->card[handle].revealed || has_acted(log, handle))
            continue;
        if (n >= told || place[n] != i)
            fail_msg("nothing is told of place %d, where nothing happens", i + 1);
        n++;
    }
    assert_int_equal(n, told);
    passed += n;
}

static int twins;

static void tell_game(OriRules rules, uint64_t seed, Lang lang)
{
    OriRandom random = {seed};
    OriState state;
    static OriLog log;
    Teller teller;
    tell_open(&teller, lang);
    assert_null(ori_deal(rules, ORI_ANY_SEAT, &random, &state));
    while (state.ask != ORI_ASK_OVER) {
        OriState before = state;
        teller.you = state.asked;
        tell_asked(&teller, &state);
        if (state.ask == ORI_ASK_PUT_TWIN)
            twins += check_twin(&state);
        if (state.ask == ORI_ASK_REVEAL)
            check_nothing(&state);
        OriDecision decision = ori_choose(&state, &random);
        ori_play(&state, decision, &log);
        check_passed(&before, decision, &log, &state);
        for (int reader = ORI_TRUTH; reader < (int)rules.seats; reader++)
            tell_decision(&teller, reader, &before, decision, &log, &state);
    }
}

TEST(games)
{
    OriRandom random = {1};
    for (int i = 0; i < GAMES; i++) {
        uint32_t kinds[] = {ORI_BASE_SET, ORI_ABLAZE_SET, i % 3 == 2 ? ori_draw_kinds(&random) : 0};
        OriRules rules = ori_rules(kinds[i % 3], 2 + i % 4, 1);
        tell_game(rules, (uint64_t)i, (Lang)(i / 4 % LANGS));
    }
    assert_true(twins > 100);
    assert_true(passed > 100);
}

/* --- What others may not do to a terminal --- */

TEST(harmless)
{
    if (setenv("LC_ALL", "C.UTF-8", 1) != 0)
        fail();
    term_open_text();
    assert_true(term_is_utf8());
    assert_string_equal(term_encode("Łucznik – Лучниця"), "Łucznik – Лучниця");
    assert_string_equal(term_encode("a\033[31mb"), "a?[31mb");
    assert_string_equal(term_encode("a\xc2\x9b"
                                    "31mb"),
                        "a?31mb");
    assert_string_equal(term_encode("a\u202eb"), "a?b");
    assert_string_equal(term_encode("a\xff\xc3"), "a??");
    assert_int_equal(term_width("Łucznik"), 7);
    assert_int_equal(term_width("漢字"), 4);
    const char *next;
    assert_int_equal(term_wrap("one two three", 8, &next), 7);
    assert_string_equal(next, "three");
    assert_int_equal(term_wrap("überlang", 4, &next), 5);
    assert_string_equal(next, "lang");
}

/* --- When news are shown --- */

static bool is_shown(Feed *feed, int64_t now)
{
    News *news = feed_next(feed, now);
    bool shown = news != NULL;
    news_free(news);
    return shown;
}

/* Others' decisions are shown whole beats apart, however long they took; one's own at once. */
TEST(beats)
{
    Source source = {.seat = 0};
    Feed feed = {.source = &source, .pace = 600, .shown = 1000};
    assert_true(news_open(&source.news));
    news_push(&source.news, news_new(NEWS_EVENTS, 0));
    assert_false(is_shown(&feed, 1001));
    assert_int_equal(feed_wait(&feed, 1100), 500);
    assert_false(is_shown(&feed, 1599));
    assert_true(is_shown(&feed, 1600));
    assert_int_equal(feed_wait(&feed, 1600), -1);
    assert_false(is_shown(&feed, 2900));
    news_push(&source.news, news_new(NEWS_EVENTS, 0)); /* it took 1,310 ms: three beats */
    assert_false(is_shown(&feed, 2910));
    assert_false(is_shown(&feed, 3399));
    assert_true(is_shown(&feed, 3400));
    feed.is_mine = true;
    news_push(&source.news, news_new(NEWS_EVENTS, 0));
    assert_true(is_shown(&feed, 3450));
    news_push(&source.news, news_new(NEWS_TABLE, 0));
    assert_true(is_shown(&feed, 3451));
    news_push(&source.news, news_new(NEWS_EVENTS, 0));
    assert_false(is_shown(&feed, 3500));
    feed_close(&feed);
    news_close(&source.news);
}

/* --- Links --- */

TEST(links)
{
    Link link;
    assert_null(link_read("https://example.org/table/5f0c#token=ab12", &link));
    assert_true(link.is_secure);
    assert_string_equal(link.host, "example.org");
    assert_string_equal(link.port, "443");
    assert_string_equal(link.base, "");
    assert_string_equal(link.table, "5f0c");
    assert_string_equal(link.token, "ab12");
    assert_null(link_read("http://[::1]:8080/games/here/table/x-1/", &link));
    assert_string_equal(link.host, "::1");
    assert_string_equal(link.port, "8080");
    assert_string_equal(link.base, "/games/here");
    assert_string_equal(link.table, "x-1");
    assert_string_equal(link.token, "");
    static const char *const wrong[] = {
        "",
        "example.org/table/5f0c",
        "ftp://example.org/table/5f0c",
        "http:///table/5f0c",
        "http://example.org",
        "http://example.org/table/",
        "http://example.org:/table/5f0c",
        "http://example.org:123456789/table/5f0c",
        "http://exa mple.org/table/5f0c",
        "http://example.org/table/5f0c#token=",
        "http://example.org/table/5f0c#token=a b",
        "http://example.org/table/5f0c?token=ab",
        "http://example.org/a\r\nb/table/5f0c",
        "http://example.org/table/5f0c\r\n",
        "http://[::1/table/5f0c",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        if (link_read(wrong[i], &link) == NULL)
            fail_msg("taken for a link: '%s'", wrong[i]);
    char text[2000];
    snprintf(text, sizeof text, "http://%01000d/table/a", 0);
    assert_non_null(link_read(text, &link));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plurals), cmocka_unit_test(words_of_cards), cmocka_unit_test(languages),
        cmocka_unit_test(games),   cmocka_unit_test(harmless),       cmocka_unit_test(beats),
        cmocka_unit_test(links),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
