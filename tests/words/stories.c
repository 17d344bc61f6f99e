/*
 * stories.c - what an analysis tells a player, of random games.
 *
 *     whole       at most three turning points, the worst first, decisions of that seat; every
 *                 sentence is there in every language; "you" is said to the reader alone
 *     same look   truths that look the same to the decider give the same turning point
 *     own         who is charged with a decision is not told that nothing was their own doing
 *     keys        no first card of an empty Queue, and nobody's share is said not to have moved
 */
#include "words/tell_story.h"

#include "analysis/play_on.h"
#include "tests/support/games.h"

#include <stdlib.h>

static long games = 12;
static AnalysisMoment moment[ANALYSIS_MOMENTS];
static OriRecord record;
static AnalysisSummary summary;

static AnalysisTask task_of(long number)
{
    return (AnalysisTask){
        .bot = bot_named("baron"), .worlds = 2, .seed = (uint64_t)number, .seat = ORI_NOBODY};
}

static void expect(bool ok, int i, const char *what)
{
    if (ok)
        return;
    print_message("moment %d: %s\n", i, what);
    fail();
}

static void is_whole(const char *text)
{
    bool is_torn = text[0] == '\0' || strpbrk(text, "{}") != NULL || strstr(text, "  ") != NULL ||
                   strstr(text, "-1%") != NULL;
    if (is_torn)
        fail_msg("not a whole sentence: '%s'", text);
}

static void tell_everywhere(const StoryPart *part, int you)
{
    char text[TEXT_SIZE];
    expect(part->count > 0 && part->count <= STORY_LINES, part->moment, "nothing is told");
    for (int lang = 0; lang < LANGS; lang++) {
        Teller teller;
        tell_open(&teller, (Lang)lang);
        tell_record_names(&teller, &record);
        teller.you = you;
        tell_part(&teller, part, text);
        is_whole(text);
        expect(strchr(text, '?') == NULL, part->moment, "a question to nobody");
        bool says_you =
            lang == LANG_EN && (strstr(text, "You") != NULL || strstr(text, " you") != NULL);
        expect(you != ORI_NOBODY || !says_you, part->moment, "nobody is \"you\"");
    }
}

static bool says(const StoryPart *part, int stem)
{
    for (int i = 0; i < part->count; i++)
        if (part->line[i].part[0].stem == stem)
            return true;
    return false;
}

/* What a player is charged with was in their own hands. */
static void check_own(const Story *story, bool is_charged)
{
    expect(!is_charged || !says(&story->summary, SAY_STORY_OWN_NONE), -1,
           "a decision is charged, and nothing was the player's own doing");
}

static void check_story(int seat, int you)
{
    static Story story;
    story_tell(&record, moment, &summary, seat, you, &story);
    expect(story.points <= STORY_POINTS, -1, "too many turning points");
    for (int i = 0; i < story.points; i++) {
        const StoryPart *point = &story.point[i];
        const AnalysisDecision *d = &moment[point->moment].decision;
        expect(d->seat == seat && d->chosen != d->best, point->moment,
               "no turning point of this seat");
        expect(i == 0 || moment[story.point[i - 1].moment].decision.verdict >= ANALYSIS_UNCLEAR ||
                   d->verdict < ANALYSIS_UNCLEAR,
               point->moment, "the worst is not the first");
        tell_everywhere(point, you);
    }
    for (int i = 0; i < record.count && story.points == 0; i++)
        expect(moment[i].decision.seat != seat || moment[i].decision.verdict < ANALYSIS_UNCLEAR, i,
               "what is charged is not told");
    check_own(&story, story.points > 0 &&
                          moment[story.point[0].moment].decision.verdict >= ANALYSIS_INACCURACY);
    tell_everywhere(&story.summary, you);
}

static void check_keys(void)
{
    StoryPart part;
    OriState state = record.start;
    for (int i = 0; i < record.count; i++) {
        for (int k = 0; k < summary.keys; k++) {
            if (summary.key[k].moment != i)
                continue;
            bool is_swing = summary.key[k].kind == ANALYSIS_SWING;
            expect(!is_swing || state.places > 0, i, "the first card is a key moment");
            story_key(&record, moment, &summary.key[k], ORI_NOBODY, &part);
            expect(part.round == state.round, i, "another round");
            const Saying *last = &part.line[part.count - 1];
            expect(last->part[0].stem == (is_swing ? SAY_STORY_MOVED : SAY_STORY_COST), i,
                   "a key moment without its figures");
            tell_everywhere(&part, ORI_NOBODY);
        }
        ori_record_step(&record, &state, record.decision[i], NULL);
    }
}

TEST(stories_are_whole)
{
    int keys = 0;
    for (long number = 0; number < games; number++) {
        AnalysisTask task = task_of(number);
        game_record((uint64_t)number, number % 4 == 3 ? 30 : ORI_MAX_DECISIONS, &record);
        assert_true(analysis_run(&task, &record, NULL, NULL, moment, &summary));
        for (int seat = 0; seat < summary.seats; seat++) {
            check_story(seat, seat);
            check_story(seat, ORI_NOBODY);
        }
        keys += summary.keys;
        check_keys();
    }
    assert_true(keys > games);
}

/* The words about decision i in a game that is cut behind it. */
static void point_of(const AnalysisTask *task, const OriRecord *of, int i, int seat, Story *out)
{
    AnalysisTask mine = *task;
    mine.seat = seat;
    for (int n = 0; n <= i + 1; n++) {
        memset(&moment[n], 0, sizeof moment[n]);
        moment[n].decision.seat = ORI_NOBODY;
    }
    analysis_moment(&mine, of, i, &moment[i]);
    analysis_conclude(of, moment, &summary);
    story_tell(of, moment, &summary, seat, seat, out);
}

TEST(same_look_same_words)
{
    static OriRecord truth, cut;
    static Story one, other;
    int pairs = 0;
    for (long number = 0; number < games; number++) {
        AnalysisTask task = task_of(number);
        OriRandom random = {(uint64_t)number};
        game_record((uint64_t)number, ORI_MAX_DECISIONS, &record);
        OriState state = record.start;
        for (int i = 0; i < record.count; i++) {
            int seat = state.asked;
            bool is_silent = state.ask == ORI_ASK_PLACE; /* what others hide does not come out */
            if (i % 3 == 0 && play_on(&record, i, seat, &random, &truth) == NULL && is_silent) {
                truth.decision[i] = record.decision[i];
                truth.count = i + 1;
                cut = record;
                cut.count = i + 1;
                point_of(&task, &cut, i, seat, &one);
                point_of(&task, &truth, i, seat, &other);
                pairs += one.points > 0;
                expect(memcmp(one.point, other.point, sizeof one.point) == 0, i,
                       "the truth shows in what a seat is told");
            }
            ori_record_step(&record, &state, record.decision[i], NULL);
        }
    }
    printf("stories: %d pairs of turning points\n", pairs);
    assert_true(pairs > games / 2);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stories_are_whole),
        cmocka_unit_test(same_look_same_words),
    };
    games = games_wanted(argc, argv, games);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
