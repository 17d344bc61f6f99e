/*
 * foresee.c - what is followed, foreseen and played on from is true.
 *
 * At every position of random games: each option's own doing is foreseen as it then happens, and
 * the foresight depends on nothing hidden; the events of a decision, followed one at a time by
 * every pair of eyes, lead to the table that came out; and from any moment of what a seat knows of a
 * game, one can play on from a whole game that it cannot tell from the true one.
 */
#include "tests/support/games.h"

#include "words/foresee.h"
#include "analysis/play_on.h"

static long games = 600;
static long foreseen, unsure, followed, ranges;

static bool as_foreseen(const OriEvent *foretold, OriEvent happened)
{
    if (foretold->kind == ORI_HIDDEN)
        happened.kind = ORI_HIDDEN;
    return ori_same_event(foretold, &happened);
}

/* When all is done, also what is asked because of it, everybody's influence has
 * changed as foreseen. The answers vary with the game. */
static void check_change(const OriState *truth, const Foresight *f, OriState *after, OriLog *log)
{
    OriDecision option[ORI_MAX_OPTIONS];
    while (!f->is_open && log->count > 0 && log->event[log->count - 1].what == ORI_EV_ASK)
        ori_do(after, option[foreseen % ori_options(after, option)], log);
    for (int seat = 0; seat < (int)truth->rules.seats; seat++) {
        int change = (int)after->pool[seat] - (int)truth->pool[seat];
        if (f->is_open)
            continue;
        expect_at(truth, change >= f->least[seat] && change <= f->most[seat],
                  "influence does not change as foreseen");
        ranges += f->least[seat] < f->most[seat];
    }
}

static void check_option(const OriState *truth, Foresight *f, Foresight *other, OriDecision d)
{
    static OriLog log;
    OriState after = *truth;
    ori_do(&after, d, &log);
    foresee(f, d);
    foresee(other, d);
    expect_at(truth, f->sure == other->sure && f->log.count == other->log.count,
              "a foresight depends on what is hidden");
    expect_at(truth, f->log.count <= log.count, "more is foreseen than happens");
    for (int i = 0; i < f->log.count; i++) {
        expect_at(truth, as_foreseen(&f->log.event[i], log.event[i]),
                  "it does not happen as foreseen");
        expect_at(truth, ori_same_event(&f->log.event[i], &other->log.event[i]),
                  "a foresight depends on what is hidden");
    }
    expect_at(truth, !f->sure || f->log.count == log.count, "what is sure is not all");
    check_change(truth, f, &after, &log);
    expect_at(truth,
              memcmp(f->least, other->least, sizeof f->least) == 0 &&
                  memcmp(f->most, other->most, sizeof f->most) == 0,
              "a foreseen change depends on what is hidden");
    foreseen++;
    unsure += !f->sure;
}

/* Of a decision's events its own doing comes first. */
static void check_beginning(const OriState *before, OriDecision d, const OriLog *whole)
{
    static OriLog own;
    OriState after = *before;
    ori_do(&after, d, &own);
    expect_at(before, own.count <= whole->count, "more is done than was played");
    for (int i = 0; i < own.count; i++)
        expect_at(before, ori_same_event(&own.event[i], &whole->event[i]),
                  "its own doing is not how the events begin");
}

static void check_options(const OriState *truth, OriRandom *random)
{
    static Foresight f, other;
    OriDecision option[ORI_MAX_OPTIONS];
    OriView view;
    OriView looks_the_same;
    OriState world;
    ori_view(truth, truth->asked, &view);
    guess_uniform(&view, random, &world);
    ori_view(&world, truth->asked, &looks_the_same);
    foresee_prepare(&view, &f);
    foresee_prepare(&looks_the_same, &other);
    int n = ori_view_options(&view, option);
    if (truth->ask == ORI_ASK_PLACE)
        n = n > 2 ? 2 : n; /* they are all alike */
    for (int i = 0; i < n; i++)
        check_option(truth, &f, &other, option[i]);
}

/* What is drawn of a table: the position without its last field. */
static void write_table(OriState s, int reader, char text[ORI_POSITION_TEXT])
{
    OriView view;
    s.ask = ORI_ASK_OVER;
    if (reader == ORI_TRUTH) {
        ori_write_position(&s, text);
        return;
    }
    ori_view(&s, reader, &view);
    ori_write_view(&view, text);
}

static void check_followed(const OriState *before, const OriLog *log, const OriState *after,
                           int reader)
{
    char is[ORI_POSITION_TEXT];
    char should_be[ORI_POSITION_TEXT];
    OriView view = {.known = *before};
    if (reader != ORI_TRUTH)
        ori_view(before, reader, &view);
    for (int i = 0; i < log->count; i++) {
        OriEvent e = reader == ORI_TRUTH ? log->event[i] : ori_event_for(&log->event[i], reader);
        expect_at(before, ori_follow(&view.known, &e), "an event cannot be followed");
        followed++;
    }
    write_table(view.known, reader, is);
    write_table(*after, reader, should_be);
    assert_string_equal(is, should_be);
}

static void foresees_and_follows(void **state)
{
    static OriLog log;
    (void)state;
    for (long i = 0; i < games; i++) {
        Game game;
        game_deal(&game, (uint64_t)i);
        while (!game_is_over(&game)) {
            OriState before = game.state;
            check_options(&before, &game.random);
            OriDecision d = game_step(&game, &log);
            check_beginning(&before, d, &log);
            for (int reader = ORI_TRUTH; reader < (int)before.rules.seats; reader++)
                check_followed(&before, &log, &game.state, reader);
        }
    }
    assert_true(unsure > 0);
}

static void check_played_on(const OriRecord *record, int at, int seat, OriRandom *random)
{
    static OriRecord seen, filled;
    OriState truth = record->start;
    OriView was;
    OriView is;
    ori_record_for(record, seat, &seen);
    for (int i = 0; i < at; i++)
        ori_play(&truth, record->decision[i], NULL);
    ori_view(&truth, seat, &was);
    for (int own = 0; own < 2; own++) { /* from what the seat knows, and from the whole truth */
        const char *why = play_on(own ? &seen : record, at, seat, random, &filled);
        if (why != NULL)
            fail_msg("seat %d, after %d decisions: %s", seat, at, why);
        OriState replayed = filled.start;
        for (int i = 0; i < filled.count; i++)
            assert_null(ori_apply(&replayed, filled.decision[i], NULL));
        assert_int_equal(filled.count, at);
        ori_view(&replayed, seat, &is);
        assert_memory_equal(&was.known, &is.known, sizeof was.known);
    }
}

TEST(plays_on)
{
    static OriRecord record;
    OriRandom random = {2};
    for (long i = 0; i < games; i++) {
        game_record((uint64_t)i, ORI_MAX_DECISIONS, &record);
        check_played_on(&record, ori_random_below(&random, record.count),
                        ori_random_below(&random, (int)record.start.rules.seats + 1) - 1, &random);
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(foresees_and_follows),
        cmocka_unit_test(plays_on),
    };
    games = games_wanted(argc, argv, games);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    printf("%ld games: %ld options foreseen (%ld unsure, %ld with a range), %ld events followed\n",
           games, foreseen, unsure, ranges, followed);
    return failed;
}
