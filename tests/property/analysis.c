/*
 * analysis.c - what the analysis promises, whatever the game.
 *
 *     accounts    fair + deal + own + others = final, to the last millionth; shares add up
 *     same look   truths that look the same to the decider give the same bytes about the decision;
 *                 truths that look the same to a spectator the same table's shares and belief
 *     again       the same task gives the same bytes, in whatever order the moments are made
 *     records     a seat's record tells of that seat's decisions what the whole record tells
 *     lost chance whoever is behind and gives away most of what is left is charged with it
 *     interrupted whoever says stop is heard, and what was made is whole
 *     refused     bots that cannot weigh a game, and budgets out of bounds
 */
#include "analysis/analysis.h"
#include "analysis/play_on.h"
#include "tests/support/games.h"

#include <math.h>
#include <stdlib.h>

static long games = 6;
static AnalysisMoment moment[ANALYSIS_MOMENTS];
static OriRecord record;

static AnalysisTask task_of(long number)
{
    return (AnalysisTask){.bot = bot_named(number % 2 == 0 ? "king" : "baron"),
                          .worlds = 1 + (int)(number % 2) * 3,
                          .seed = (uint64_t)number,
                          .seat = ORI_NOBODY};
}

static void expect(bool ok, int i, const char *what)
{
    if (ok)
        return;
    print_message("moment %d: %s\n", i, what);
    fail();
}

static void check_sums(const AnalysisSummary *s)
{
    int64_t fair = 0;
    uint8_t rank[ORI_MAX_SEATS];
    ori_ranks(&record.end, rank);
    for (int i = 0; i < s->moments; i++) {
        int64_t table = 0;
        int64_t truth = 0;
        for (int seat = 0; seat < s->seats; seat++) {
            table += moment[i].table[seat];
            truth += moment[i].truth[seat];
            expect(moment[i].table[seat] >= 0 && moment[i].truth[seat] >= 0, i, "a share below 0");
        }
        expect(table == ANALYSIS_WHOLE, i, "the table's shares do not add up");
        expect(truth == ANALYSIS_WHOLE, i, "the true shares do not add up");
    }
    for (int seat = 0; seat < s->seats; seat++) {
        const AnalysisAccount *a = &s->account[seat];
        double best = 0;
        for (int i = 0; i < record.count; i++)
            if (moment[i].decision.seat == seat)
                best += moment[i].decision.option[moment[i].decision.best].value;
        double kept = a->own >= 0 ? 1 : -a->own >= best ? 0 : 1 + a->own / best;
        expect(fabs(a->accuracy - kept * ANALYSIS_WHOLE) <= 1, seat, "the accuracy is another");
        fair += a->fair;
        expect(a->fair + a->deal + a->own + a->others == a->final, seat, "an account is open");
        expect(!s->over || (a->final > 0) == (rank[seat] == 1), seat, "the outcome is another");
    }
    expect(fair == ANALYSIS_WHOLE, 0, "fair shares do not add up");
}

static void check_decisions(void)
{
    for (int i = 0; i < record.count; i++) {
        const AnalysisDecision *d = &moment[i].decision;
        expect(d->count > 0 && d->chosen >= 0, i, "a decision was not looked at");
        expect(d->loss >= 0, i, "a loss below 0");
        expect(d->loss == d->option[d->best].value - d->option[d->chosen].value, i,
               "the loss is not the difference of the values");
        expect((d->verdict == ANALYSIS_BEST) == (d->best == d->chosen), i, "best is not best");
        expect((d->why.worlds > 0) == (d->verdict >= ANALYSIS_UNCLEAR), i, "why is missing");
        expect(d->best == d->chosen || d->option[d->best].error == d->error, i,
               "the error shown is not the one used");
        expect(d->verdict != ANALYSIS_FINE || d->loss < ANALYSIS_WHOLE / 1000 ||
                   5 * (int64_t)d->loss < 4 * (int64_t)d->option[d->best].value,
               i, "four fifths of a chance are lost, and it is called fine");
        for (int k = 0; k < d->count; k++)
            expect(d->option[k].worlds > 0 && d->option[k].value <= d->option[d->best].value, i,
                   "an option is better than the best, or was not tried");
    }
}

TEST(accounts_add_up)
{
    for (long number = 0; number < games; number++) {
        AnalysisSummary summary;
        AnalysisTask task = task_of(number);
        game_record((uint64_t)number, number % 3 == 2 ? 20 : ORI_MAX_DECISIONS, &record);
        assert_true(analysis_run(&task, &record, NULL, NULL, moment, &summary));
        check_sums(&summary);
        check_decisions();
    }
}

/* Another truth, as the reader cannot tell from this one up to the moment. */
static bool other_truth(int i, int reader, OriRandom *random, OriRecord *out)
{
    if (play_on(&record, i, reader, random, out) != NULL)
        return false;
    out->decision[i] = record.decision[i];
    out->count = i + 1;
    return true;
}

TEST(same_look_same_bytes)
{
    static AnalysisMoment one, other;
    static OriRecord truth;
    int pairs = 0;
    int different = 0;
    for (long number = 0; number < games; number++) {
        AnalysisTask task = task_of(number);
        OriRandom random = {(uint64_t)number};
        game_record((uint64_t)number, ORI_MAX_DECISIONS, &record);
        OriState now = record.start;
        for (int i = 0; i < record.count; i++) {
            if (i % 7 == (int)(number % 7)) {
                analysis_moment(&task, &record, i, &one);
                if (other_truth(i, now.asked, &random, &truth)) {
                    analysis_moment(&task, &truth, i, &other);
                    expect(memcmp(&one.decision, &other.decision, sizeof one.decision) == 0, i,
                           "the truth shows in what is said of a decision");
                    different += memcmp(one.truth, other.truth, sizeof one.truth) != 0;
                    pairs++;
                }
                if (other_truth(i, ORI_SPECTATOR, &random, &truth)) {
                    analysis_moment(&task, &truth, i, &other);
                    expect(memcmp(one.table, other.table, sizeof one.table) == 0 &&
                               memcmp(one.belief, other.belief, sizeof one.belief) == 0,
                           i, "the truth shows in what the table could know");
                }
            }
            ori_record_step(&record, &now, record.decision[i], NULL);
        }
    }
    printf("analysis: %d pairs of truths, %d with other true shares\n", pairs, different);
    assert_true(pairs > games);
    assert_true(different > 0); /* or the pairs would prove nothing */
}

TEST(again_the_same)
{
    static AnalysisMoment again;
    for (long number = 0; number < 2; number++) {
        AnalysisTask task = task_of(number);
        game_record((uint64_t)number, 24, &record);
        for (int i = record.count; i >= 0; i--)
            analysis_moment(&task, &record, i, &moment[i]);
        for (int i = 0; i <= record.count; i++) {
            memset(&again, 0xff, sizeof again);
            analysis_moment(&task, &record, i, &again);
            expect(memcmp(&again, &moment[i], sizeof again) == 0, i, "other bytes");
        }
    }
}

TEST(seats_records)
{
    static OriRecord seen;
    static AnalysisMoment part;
    AnalysisTask task = task_of(1);
    for (long number = 1; number < games; number += 2) {
        game_record((uint64_t)number, 30, &record);
        for (int reader = ORI_SPECTATOR; reader < 2; reader++) {
            ori_record_for(&record, reader, &seen);
            for (int i = 0; i <= record.count; i += 3) {
                analysis_moment(&task, &record, i, &moment[i]);
                analysis_moment(&task, &seen, i, &part);
                bool own = part.decision.seat != ORI_NOBODY;
                expect(!part.has_truth, i, "a view knows the truth");
                expect(own == (i < record.count && moment[i].decision.seat == reader), i,
                       "decisions of others are judged, or own ones not");
                if (own)
                    expect(memcmp(&part.decision, &moment[i].decision, sizeof part.decision) == 0,
                           i, "the seat's record tells something else");
                expect(memcmp(part.table, moment[i].table, sizeof part.table) == 0, i,
                       "the table's shares are others in a view");
            }
        }
    }
}

/* Five seats, the last of them covers what would have earned. A review
 * called a choice like it fine, beside 6 % for the best option and 1 % for this one. */
TEST(a_lost_chance_is_charged)
{
    static AnalysisDecision d;
    OriView view;
    OriDecision chosen;
    OriDecision option[ORI_MAX_OPTIONS];
    OriError error;
    assert_true(
        ori_read_view("ablaze dN,bE,dE,bQ@c,ae+2,bT,eQ,aN,bP,c?+1,cP,eP,ak+1,cT,e?/eT,c?,d? "
                      "POBGT=QIR=/?4=?3=/?3=?3=B/?3T=?3=R/?3=?3=R 1/7/5/7/8 4c a:place",
                      &view, &error));
    assert_true(ori_read_decision("P^13", &chosen, &error));
    int n = ori_view_options(&view, option);
    int at = 0;
    while (at < n && !ori_same_decision(option[at], chosen))
        at++;
    for (uint64_t seed = 1; seed <= 3 && 2 * (long)seed <= games; seed++) {
        AnalysisTask task = {
            .bot = bot_named("king"), .worlds = 64, .seed = seed, .seat = ORI_NOBODY};
        analysis_options(&task, &view, at, &d);
        assert_true(d.verdict >= ANALYSIS_INACCURACY);
        assert_true(5 * d.option[d.chosen].value < 2 * d.option[d.best].value);
    }
}

static bool stop_after(void *context, int done, int all)
{
    int *left = context;
    assert_true(done <= all);
    return --*left > 0;
}

TEST(can_be_interrupted)
{
    static AnalysisMoment whole;
    AnalysisSummary summary;
    AnalysisTask task = task_of(1);
    int left = 5;
    game_record(1, ORI_MAX_DECISIONS, &record);
    memset(moment, 0, sizeof moment);
    assert_false(analysis_run(&task, &record, stop_after, &left, moment, &summary));
    for (int i = 0; i < 10; i++)
        assert_int_equal(moment[i].done, i < 5);
    analysis_moment(&task, &record, 4, &whole);
    assert_memory_equal(&whole, &moment[4], sizeof whole);
}

TEST(what_is_refused)
{
    AnalysisTask task = task_of(0);
    assert_null(analysis_refuse(&task));
    task.worlds = 0;
    assert_non_null(analysis_refuse(&task));
    task.worlds = ANALYSIS_MOST_WORLDS + 1;
    assert_non_null(analysis_refuse(&task));
    task = task_of(0);
    task.bot = bot_named("random");
    assert_non_null(analysis_refuse(&task));
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(accounts_add_up),          cmocka_unit_test(same_look_same_bytes),
        cmocka_unit_test(again_the_same),           cmocka_unit_test(seats_records),
        cmocka_unit_test(can_be_interrupted),       cmocka_unit_test(what_is_refused),
        cmocka_unit_test(a_lost_chance_is_charged),
    };
    games = games_wanted(argc, argv, games);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
