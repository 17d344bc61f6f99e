/*
 * legal.c - promise 2: only legal decisions change anything.
 *
 * At every position of random games every well-formed decision outside the options is refused with
 * a reason and leaves the state as it was, to the byte; every option is accepted; ori_choose draws
 * options, each as likely.
 */
#include "tests/support/games.h"

enum {
    VERBS = ORI_ACTIVATE + 1,
    KINDS = ORI_HIDDEN + 1,
    PLACES = ORI_MAX_PLACES + 2, /* one more than the last gap */
    SAMPLE = 64,
};

static long games = 2000;

static struct Figures {
    long decisions;
    long refused;
    long accepted;
    long choice_tests;
} figures;

/* The options as a table. */
typedef struct Legal {
    bool is[VERBS][KINDS][PLACES];
    OriDecision option[ORI_MAX_OPTIONS];
    int count;
} Legal;

static void list(const OriState *s, Legal *legal)
{
    memset(legal->is, 0, sizeof legal->is);
    legal->count = ori_options(s, legal->option);
    expect_at(s, legal->count > 0 && legal->count <= ORI_MAX_OPTIONS,
              "an impossible number of options");
    for (int i = 0; i < legal->count; i++) {
        OriDecision d = legal->option[i];
        expect_at(s, d.verb < VERBS && d.kind < ORI_KINDS && d.at < PLACES,
                  "an option is not well-formed");
        expect_at(s, !legal->is[d.verb][d.kind][d.at], "an option is listed twice");
        legal->is[d.verb][d.kind][d.at] = true;
    }
}

static void check_refused(const OriState *s, OriDecision d, OriLog *log)
{
    OriState after = *s;
    const char *why = ori_apply(&after, d, log);
    figures.refused++;
    if (why == NULL || why[0] == '\0' || !states_equal(&after, s)) {
        char text[ORI_DECISION_TEXT];
        ori_write_decision(d, text);
        print_error("decision %s (verb %d kind %d at %d)\n", text, d.verb, d.kind, d.at);
        expect_at(s, why != NULL, "a decision that is no option is accepted");
        expect_at(s, why[0] != '\0', "a refusal without a reason");
        expect_at(s, false, "a refused decision has changed the state");
    }
}

/* Kinds belong to placements; sometimes all of them are tried with everything. */
static void check_all_others_refused(const OriState *s, const Legal *legal, int kinds_of_others,
                                     OriLog *log)
{
    for (int verb = 0; verb < VERBS; verb++) {
        int kinds = verb <= ORI_PLACE_ON ? KINDS : kinds_of_others;
        for (int kind = 0; kind < kinds; kind++)
            for (int at = 0; at < PLACES; at++)
                if (!legal->is[verb][kind][at])
                    check_refused(s, (OriDecision){(uint8_t)verb, (uint8_t)kind, (uint8_t)at}, log);
    }
}

/* Numbers that no text can hold. */
static void check_wild_refused(const OriState *s, OriRandom *random)
{
    for (int i = 0; i < 1000; i++) {
        uint64_t r = ori_random(random);
        OriDecision d = {(uint8_t)r, (uint8_t)(r >> 8), (uint8_t)(r >> 16)};
        OriState after = *s;
        if (d.verb < VERBS && d.kind < KINDS && d.at < PLACES)
            continue;
        const char *why = ori_apply(&after, d, NULL);
        expect_at(s, why != NULL && states_equal(&after, s), "a wild decision is accepted");
        figures.refused++;
    }
}

static void check_options_accepted(const OriState *s, const Legal *legal)
{
    static OriLog log;
    for (int i = 0; i < legal->count; i++) {
        OriState checked = *s;
        OriState unchecked = *s;
        const char *why = ori_apply(&checked, legal->option[i], &log);
        expect_at(s, why == NULL, why);
        expect_at(s, log.count > 0, "a decision without an event");
        ori_play(&unchecked, legal->option[i], NULL);
        expect_at(s, states_equal(&checked, &unchecked),
                  "apply and play differ, or the log matters");
        expect_checked(&checked);
        figures.accepted++;
    }
}

TEST(only_options_change_anything)
{
    static OriLog log;
    static Legal legal;
    for (long i = 0; i < games; i++) {
        Game game;
        game_deal(&game, (uint64_t)i);
        while (!game_is_over(&game)) {
            bool sampled = figures.decisions++ % SAMPLE == 0;
            list(&game.state, &legal);
            check_all_others_refused(&game.state, &legal, sampled ? KINDS : 1, &log);
            if (sampled) {
                check_options_accepted(&game.state, &legal);
                check_wild_refused(&game.state, &game.random);
            }
            OriDecision d = game_choose(&game);
            expect_at(&game.state, legal.is[d.verb][d.kind][d.at], "ori_choose draws no option");
            ori_play(&game.state, d, NULL);
        }
        memset(legal.is, 0, sizeof legal.is);
        check_all_others_refused(&game.state, &legal, KINDS, &log);
        assert_int_equal(ori_options(&game.state, legal.option), 0);
    }
}

/* --- Each as likely --- */

/* Pearson's chi-square over the options, in thousandths; its mean is count - 1 and its variance
 * twice that. */
static long long chi_square(const OriState *s, const Legal *legal, int draws, OriRandom *random)
{
    static int drawn[VERBS][KINDS][PLACES];
    memset(drawn, 0, sizeof drawn);
    for (int i = 0; i < draws * legal->count; i++) {
        OriDecision d = ori_choose(s, random);
        drawn[d.verb][d.kind][d.at]++;
    }
    long long sum = 0;
    for (int i = 0; i < legal->count; i++) {
        OriDecision d = legal->option[i];
        long long off = drawn[d.verb][d.kind][d.at] - draws;
        sum += off * off;
    }
    return sum * 1000 / draws;
}

/* Some positions of each kind of ask. 3 (n - 1) + 30 is far beyond chance for every n, and near for
 * any bias. */
TEST(choices_are_equally_likely)
{
    enum { EACH = 12, DRAWS = 400 };
    static Legal legal;
    OriRandom random = {2026};
    int tested[ORI_ASK_OVER] = {0};
    for (uint64_t i = 0; i < 400; i++) {
        Game game;
        game_deal(&game, i);
        for (; !game_is_over(&game); game_step(&game, NULL)) {
            const OriState *s = &game.state;
            if (tested[s->ask] == EACH || (s->ask == ORI_ASK_PLACE && s->round < 3))
                continue;
            tested[s->ask]++;
            figures.choice_tests++;
            list(s, &legal);
            expect_at(s, chi_square(s, &legal, DRAWS, &random) < 3000LL * (legal.count - 1) + 30000,
                      "the options are not drawn equally often");
        }
    }
    for (int ask = 0; ask < ORI_ASK_OVER; ask++)
        assert_int_equal(tested[ask], EACH);
}

static int print_figures(void **unused)
{
    (void)unused;
    printf(
        "legal: %ld games, %ld decisions, %ld refused, %ld options tried, %ld chi-square tests\n",
        games, figures.decisions, figures.refused, figures.accepted, figures.choice_tests);
    return 0;
}

int main(int argc, char **argv)
{
    games = games_wanted(argc, argv, games);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_options_change_anything),
        cmocka_unit_test(choices_are_equally_likely),
    };
    return cmocka_run_group_tests_name("legal", tests, NULL, print_figures);
}
