/*
 * hiding.c - promise 3: nobody learns what is not theirs.
 *
 * On random games, for every seat and a spectator, at every decision:
 *     commute      a view that evolves by the events it is told, from the deal on, is the view of
 *                  the truth
 *     no secrets   what is not in a view can be exchanged freely: the view of a guess is the view
 *     same rights  the options of one's own view are the options; the others' views have none
 *     pairs        two truths that look the same to X: a decision that shows nothing hidden tells
 *                  X the same
 */
#include "bots/guess.h"
#include "tests/support/games.h"

enum { AUDIENCES = ORI_MAX_SEATS + 1, SAMPLE = 16, SPARSE = 5 };

static long games = 10000;

typedef struct Figures {
    long decisions;
    long views;
    long pairs;
    long altered;
    long altered_accepted;
} Figures;

static Figures figures;

/* The audiences of a game: its seats, then a spectator. */
static int audiences(const OriState *s)
{
    return (int)s->rules.seats + 1;
}

static int audience_seat(const OriState *s, int audience)
{
    return audience < (int)s->rules.seats ? audience : ORI_SPECTATOR;
}

static void redact(const OriLog *log, int seat, OriLog *told)
{
    told->count = log->count;
    for (int i = 0; i < log->count; i++)
        told->event[i] = ori_event_for(&log->event[i], seat);
}

static bool same_options(const OriDecision a[], int n, const OriDecision b[], int m)
{
    return n == m && memcmp(a, b, (size_t)n * sizeof a[0]) == 0;
}

/* --- At a position --- */

static void check_rights(const OriState *s, const OriView *view)
{
    OriDecision truth[ORI_MAX_OPTIONS];
    OriDecision known[ORI_MAX_OPTIONS];
    int n = s->asked == view->seat ? ori_options(s, truth) : 0;
    int m = ori_view_options(view, known);
    expect_at(s, same_options(truth, n, known, m), "a view has other options than the truth");
}

static void check_secrets(const OriState *s, const OriView *view, const OriState *guess)
{
    OriView again;
    expect_checked(guess);
    ori_view(guess, view->seat, &again);
    expect_at(s, states_equal(&again.known, &view->known), "a guess from a view looks different");
}

/* Also for states that came in as text: nothing hidden may stay in what was derived. */
static void check_secrets_of_texts(const OriState *s, const OriView *view, const OriLog *told,
                                   OriRandom *random)
{
    (void)told;
    char text[ORI_POSITION_TEXT];
    OriError error;
    OriState truths[2] = {*s};
    guess_uniform(view, random, &truths[1]);
    OriView views[2];
    for (int i = 0; i < 2; i++) {
        OriState read;
        ori_write_position(&truths[i], text);
        expect_at(s, ori_read_position(text, &read, &error), "a position cannot be read back");
        ori_view(&read, view->seat, &views[i]);
    }
    expect_at(s, states_equal(&views[0].known, &views[1].known),
              "two truths read from texts look different to one who may not tell them apart");
}

/* --- Pairs --- */

/* Whether the events show a card that the view did not know. */
static bool shows_hidden(const OriView *view, const OriLog *log)
{
    for (int i = 0; i < log->count; i++) {
        const OriEvent *e = &log->event[i];
        bool turned = e->what == ORI_EV_REVEALED || e->what == ORI_EV_ELIMINATED;
        if (turned && (e->card > view->known.cards || view->known.card[e->card].kind == ORI_HIDDEN))
            return true; /* it may even have been placed just now */
        if (turned && e->kind == ORI_IMPERSONATION && e->seat != view->seat)
            return true; /* what it finds aside is a showing, and so is what it does not find */
        if (e->what == ORI_EV_ENTERED && e->verb == ORI_PUT)
            return true;
    }
    return false;
}

/* The decision as it looks from outside, in another truth: there another card may be in hand. */
static OriDecision translate(OriDecision d, const OriState *other, int seat)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int n = ori_options(other, option);
    if (other->ask != ORI_ASK_PLACE || other->asked == seat)
        return d;
    for (int i = 0; i < n; i++)
        if (option[i].verb == d.verb && option[i].at == d.at)
            return option[i];
    return d;
}

static bool acting_impersonation(const OriState *s)
{
    return s->ask == ORI_ASK_PICK && s->ability == ORI_IMPERSONATION;
}

static void check_pair(const OriState *s, const OriView *view, const OriState *guess, OriDecision d,
                       const OriLog *log, const OriState *after)
{
    static OriLog other_log;
    OriState other = *guess;
    const char *why = ori_apply(&other, translate(d, guess, view->seat), &other_log);
    expect_at(s, why == NULL, "a decision is refused in a truth that looks the same");
    if (shows_hidden(view, log) || shows_hidden(view, &other_log))
        return;
    if (acting_impersonation(s) && s->asked != view->seat)
        return;
    figures.pairs++;
    expect_at(s, log->count == other_log.count,
              "two truths that look the same tell different events");
    for (int i = 0; i < log->count; i++) {
        OriEvent a = ori_event_for(&log->event[i], view->seat);
        OriEvent b = ori_event_for(&other_log.event[i], view->seat);
        expect_at(s, events_equal(&a, &b), "two truths that look the same tell different events");
    }
    OriView first;
    OriView second;
    ori_view(after, view->seat, &first);
    ori_view(&other, view->seat, &second);
    expect_at(s, states_equal(&first.known, &second.known),
              "two truths have come to look different");
}

/* --- Evolving --- */

static void read_events_back(const OriState *s, const OriLog *told, OriLog *out)
{
    out->count = told->count;
    for (int i = 0; i < told->count; i++) {
        char text[ORI_EVENT_TEXT];
        OriError error;
        ori_write_event(&told->event[i], text);
        bool read = ori_read_event(text, &out->event[i], &error);
        expect_at(s, read && events_equal(&told->event[i], &out->event[i]),
                  "an event does not come back from its text");
    }
}

static void evolve(const OriState *before, const OriState *after, OriView *view, const OriLog *told)
{
    OriView fresh;
    const char *why = ori_evolve(view, told->event, told->count);
    expect_at(before, why == NULL, why);
    ori_view(after, view->seat, &fresh);
    expect_at(before, states_equal(&fresh.known, &view->known), "an evolved view is not the view");
}

/* Drops, doubles, swaps or alters one of the events. Returns whether they are different now. */
static bool alter(OriLog *told, OriRandom *random)
{
    int i = ori_random_below(random, told->count);
    OriEvent *e = &told->event[i];
    OriEvent before = *e;
    switch (ori_random_below(random, 12)) {
    case 0:
        memmove(e, e + 1, (size_t)(--told->count - i) * sizeof *e);
        return true;
    case 1:
        if (told->count == ORI_MAX_EVENTS)
            return false;
        memmove(e + 1, e, (size_t)(told->count++ - i) * sizeof *e);
        return true;
    case 2:
        if (i + 1 == told->count || events_equal(e, e + 1))
            return false;
        *e = e[1];
        e[1] = before;
        return true;
    case 3:
        e->what = (uint8_t)ori_random_below(random, ORI_EV_OVER + 1);
        break;
    case 4:
        e->seat = (uint8_t)ori_random_below(random, ORI_MAX_SEATS + 1);
        break;
    case 5:
        e->card = (uint8_t)ori_random_below(random, ORI_MAX_CARDS + 2);
        break;
    case 6:
        e->kind = (uint8_t)ori_random_below(random, ORI_KINDS + 1);
        break;
    case 7:
        e->other = (uint8_t)ori_random_below(random, ORI_MAX_CARDS + 2);
        break;
    case 8:
        e->verb = (uint8_t)ori_random_below(random, ORI_ACTIVATE + 1);
        break;
    case 9:
        e->at = (uint8_t)ori_random_below(random, ORI_MAX_PLACES + 2);
        break;
    case 10:
        e->amount = (uint16_t)(e->amount + 1);
        break;
    case 11: /* any byte: events may come from a bad caller */
        ((unsigned char *)e)[ori_random_below(random, (int)sizeof *e)] ^=
            (unsigned char)(1 + ori_random_below(random, 255));
        break;
    }
    return !events_equal(e, &before);
}

/* Wrong events are refused and change nothing, or tell another story that is possible as well. */
static void check_altered(const OriState *s, const OriView *view, const OriLog *told,
                          OriRandom *random)
{
    static OriLog wrong;
    OriError error;
    OriView evolved = *view;
    wrong.count = told->count;
    memcpy(wrong.event, told->event, (size_t)told->count * sizeof told->event[0]);
    if (!alter(&wrong, random))
        return;
    figures.altered++;
    const char *why = ori_evolve(&evolved, wrong.event, wrong.count);
    if (why != NULL) {
        expect_at(s, why[0] != '\0', "a refusal without a reason");
        expect_at(s, states_equal(&evolved.known, &view->known) && evolved.seat == view->seat,
                  "refused events have changed a view");
        return;
    }
    figures.altered_accepted++;
    if (!ori_check_view(&evolved, &error))
        expect_at(s, false, "wrong events were accepted and lead to an impossible view");
}

/* --- Games --- */

static void play(uint64_t number)
{
    static OriLog log;
    static OriLog told;
    static OriLog read;
    Game game;
    OriView views[AUDIENCES];
    game_deal(&game, number);
    for (int i = 0; i < audiences(&game.state); i++)
        ori_view(&game.state, audience_seat(&game.state, i), &views[i]);

    while (!game_is_over(&game)) {
        OriState before = game.state;
        OriDecision d = game_step(&game, &log);
        figures.decisions++;
        for (int i = 0; i < audiences(&before); i++) {
            OriState guess;
            guess_uniform(&views[i], &game.random, &guess);
            check_rights(&before, &views[i]);
            check_secrets(&before, &views[i], &guess);
            check_pair(&before, &views[i], &guess, d, &log, &game.state);
            redact(&log, views[i].seat, &told);
            if (figures.views++ % SAMPLE == 0) {
                read_events_back(&before, &told, &read);
                evolve(&before, &game.state, &views[i], &read);
            } else {
                evolve(&before, &game.state, &views[i], &told);
            }
        }
    }
}

TEST(views_hide_and_evolve)
{
    for (long i = 0; i < games; i++)
        play((uint64_t)i);
}

/* Every so often a view of a decision, for what is too slow to be done at each. */
static void sample_views(uint64_t number, void (*check)(const OriState *before, const OriView *view,
                                                        const OriLog *told, OriRandom *random))
{
    static OriLog log;
    static OriLog told;
    Game game;
    game_deal(&game, number);
    while (!game_is_over(&game)) {
        OriState before = game.state;
        OriView view;
        game_step(&game, &log);
        ori_view(&before,
                 audience_seat(&before, ori_random_below(&game.random, audiences(&before))), &view);
        redact(&log, view.seat, &told);
        check(&before, &view, &told, &game.random);
    }
}

TEST(texts_keep_no_secrets)
{
    for (long i = 0; i < games; i += SPARSE)
        sample_views((uint64_t)i, check_secrets_of_texts);
}

TEST(wrong_events_do_no_harm)
{
    for (long i = 0; i < games; i += SPARSE)
        sample_views((uint64_t)i, check_altered);
}

static int print_figures(void **unused)
{
    (void)unused;
    printf("hiding: %ld games, %ld decisions, %ld views, %ld pairs, %ld wrong streams (%ld "
           "possible)\n",
           games, figures.decisions, figures.views, figures.pairs, figures.altered,
           figures.altered_accepted);
    return 0;
}

/* Each kind is as likely as any other to be the hidden card, in hand, aside. */
TEST(guesses_are_uniform)
{
    enum { DRAWS = 60000, TOLERANCE = 400 }; /* five standard deviations */
    static const char text[] = "base b?,a?|c? ?6=?3=/?6=?3=/ASYHFC=XDM= 1/1/1 1a a:reveal";
    OriView view;
    OriError error;
    OriRandom random = {7};
    int in_queue[ORI_KINDS] = {0};
    int in_hand[ORI_KINDS] = {0};
    int aside[ORI_KINDS] = {0};
    assert_false(ori_read_view(text, &view, &error)); /* c's own card cannot be hidden from c */
    assert_true(
        ori_read_view("base b?,a?|cl ?6=?3=/?6=?3=/ASYHFC=XDM= 1/1/1 1a a:reveal", &view, &error));
    for (int i = 0; i < DRAWS; i++) {
        OriState guess;
        guess_uniform(&view, &random, &guess);
        in_queue[guess.card[guess.line[0]].kind]++;
        for (int kind = 0; kind < ORI_KINDS; kind++) {
            in_hand[kind] += (int)(guess.hand[1] >> kind & 1);
            aside[kind] += (int)(guess.aside[1] >> kind & 1);
        }
        assert_int_equal(guess.hand[2], view.known.hand[2]);
    }
    for (int kind = ORI_ARCHER; kind <= ORI_CONSPIRACY; kind++) {
        assert_in_range(in_queue[kind], DRAWS / 10 - TOLERANCE, DRAWS / 10 + TOLERANCE);
        assert_in_range(in_hand[kind], DRAWS * 6 / 10 - 2 * TOLERANCE,
                        DRAWS * 6 / 10 + 2 * TOLERANCE);
        assert_in_range(aside[kind], DRAWS * 3 / 10 - 2 * TOLERANCE,
                        DRAWS * 3 / 10 + 2 * TOLERANCE);
    }
}

int main(int argc, char **argv)
{
    games = games_wanted(argc, argv, games);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(guesses_are_uniform),
        cmocka_unit_test(views_hide_and_evolve),
        cmocka_unit_test(texts_keep_no_secrets),
        cmocka_unit_test(wrong_events_do_no_harm),
    };
    return cmocka_run_group_tests_name("hiding", tests, NULL, print_figures);
}
