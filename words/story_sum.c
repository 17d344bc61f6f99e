/*
 * story_sum.c - the result of a game for one player: where it turned, what the deal did, what was
 * in the player's own hands, and one lesson.
 */
#include "words/story_parts.h"

enum {
    NOTABLE = 30000, /* millionths that are worth a sentence */
    PROVEN = 2,      /* standard errors */
    STEP = 80000,    /* a share that moved by less at once is not told of, */
    STEP_ERRORS = 3, /* nor is one that moved by less than chance may */
};

/* --- Where it turned --- */

static const int32_t *shares_of(const AnalysisMoment *m)
{
    return m->has_truth ? m->truth : m->table;
}

static int64_t square(int64_t x)
{
    return x * x;
}

static int64_t errors_of(const AnalysisMoment *m, int seat)
{
    return square(m->has_truth ? m->truth_error[seat] : m->table_error[seat]);
}

/* The largest step of the seat's share in this direction and round; -1: none that is certain. */
static int step_of(const OriRecord *record, const AnalysisMoment moment[], int seat, int sign,
                   int wanted)
{
    OriState state = record->start;
    int found = -1;
    int64_t most = STEP - 1;
    for (int i = 0; i < record->count; i++) {
        int64_t moved =
            sign * ((int64_t)shares_of(&moment[i + 1])[seat] - shares_of(&moment[i])[seat]);
        int64_t errors = errors_of(&moment[i], seat) + errors_of(&moment[i + 1], seat);
        bool opens = state.places == 0 && state.ask == ORI_ASK_PLACE;
        if (state.round == wanted && !opens && moved > most &&
            square(moved) > square(STEP_ERRORS) * errors) {
            most = moved;
            found = i;
        }
        ori_record_step(record, &state, record->decision[i], NULL);
    }
    return found;
}

typedef struct Round {
    int first, behind; /* moments: where it begins, and where the next one does */
} Round;

/* The round in which most of the share went (sign -1), or came. Returns its number. */
static int round_of_most(const OriRecord *record, const AnalysisMoment moment[], int seat, int sign,
                         Round *out)
{
    OriState state = record->start;
    int64_t most = INT64_MIN;
    int found = 1;
    int first = 0;
    for (int i = 0; i < record->count; i++) {
        int round = state.round;
        ori_record_step(record, &state, record->decision[i], NULL);
        if (state.round == round && i + 1 < record->count)
            continue;
        int64_t moved =
            sign * ((int64_t)shares_of(&moment[i + 1])[seat] - shares_of(&moment[first])[seat]);
        if (moved > most) {
            most = moved;
            found = round;
            *out = (Round){first, i + 1};
        }
        first = i + 1;
    }
    return found;
}

static void say_turn(const OriRecord *record, const AnalysisMoment moment[], int seat, int you,
                     StoryPart *out)
{
    uint8_t rank[ORI_MAX_SEATS];
    Round round = {0, record->count};
    ori_ranks(&record->end, rank);
    bool won = rank[seat] == 1;
    int sign = won ? 1 : -1;
    int number = round_of_most(record, moment, seat, sign, &round);
    Sentence *s = story_say(out, won ? SAY_STORY_WON : SAY_STORY_LOST, seat, you);
    s->n = number;
    s->chosen = story_points_of(shares_of(&moment[round.first])[seat]);
    s->best = story_points_of(shares_of(&moment[round.behind])[seat]);
    int step = step_of(record, moment, seat, sign, number);
    if (step < 0)
        return;
    story_say(out, SAY_STORY_STEP, seat, ORI_NOBODY);
    story_deed(record, step, record->seat, you, out);
}

/* --- The deal, the player, the others --- */

static void say_deal(const AnalysisAccount *a, int32_t error, int seat, int you, StoryPart *out)
{
    int32_t size = a->deal < 0 ? -a->deal : a->deal;
    bool is_notable = size >= NOTABLE && size >= PROVEN * error;
    story_say(out,
              !is_notable   ? SAY_STORY_DEAL_FAIR
              : a->deal > 0 ? SAY_STORY_DEAL_GOOD
                            : SAY_STORY_DEAL_BAD,
              seat, you)
        ->n = story_points_of(size);
}

/* What the seat's decisions were charged with: each of these losses was confirmed. */
static int32_t charged(const AnalysisMoment moment[], int count, int seat)
{
    int32_t sum = 0;
    for (int i = 0; i < count; i++) {
        const AnalysisDecision *d = &moment[i].decision;
        if (d->seat == seat && d->verdict >= ANALYSIS_INACCURACY)
            sum += d->loss;
    }
    return sum;
}

/* Small losses count if they add up to what cannot be chance. */
static void say_own(const AnalysisAccount *a, int32_t certain, int seat, int you, StoryPart *out)
{
    bool is_proven = -a->own >= NOTABLE && -a->own >= PROVEN * a->own_error;
    int32_t lost = is_proven && -a->own > certain ? -a->own : certain;
    story_say(out, lost > 0 ? SAY_STORY_OWN : SAY_STORY_OWN_NONE, seat, you)->n =
        story_points_of(lost);
    if (a->others <= -NOTABLE)
        story_say(out, SAY_STORY_OTHERS_TOOK, seat, you)->n = story_points_of(-a->others);
    else if (a->others >= NOTABLE)
        story_say(out, SAY_STORY_OTHERS_GAVE, seat, you)->n = story_points_of(a->others);
}

/* --- The lesson --- */

static bool is_placement(OriDecision d)
{
    return d.verb == ORI_PLACE_FIRST || d.verb == ORI_PLACE_LAST || d.verb == ORI_PLACE_ON;
}

static int lesson_of_placement(OriDecision chosen, OriDecision best, int reason)
{
    if (chosen.verb == ORI_PLACE_ON && best.verb != ORI_PLACE_ON)
        return SAY_LESSON_COVER;
    if (reason == ANALYSIS_CARD_STRUCK)
        return SAY_LESSON_STRUCK;
    return chosen.kind == best.kind ? SAY_LESSON_WHERE : SAY_LESSON_CARD;
}

static int lesson_of(const AnalysisDecision *d)
{
    OriDecision chosen = d->option[d->chosen].option;
    OriDecision best = d->option[d->best].option;
    int reason = story_reason(&d->why);
    if (is_placement(chosen))
        return lesson_of_placement(chosen, best, reason);
    if (chosen.verb == ORI_KEEP)
        return SAY_LESSON_REVEAL;
    if (chosen.verb == ORI_REVEAL)
        return SAY_LESSON_KEEP;
    return reason == ANALYSIS_RIVAL ? SAY_LESSON_RIVAL : SAY_LESSON_TARGET;
}

/* From the worst decision that is more than doubtful. */
static void say_lesson(const AnalysisMoment moment[], const Story *story, StoryPart *out)
{
    const AnalysisDecision *d = story->points > 0 ? &moment[story->point[0].moment].decision : NULL;
    bool is_told = d != NULL && d->verdict >= ANALYSIS_UNCLEAR;
    story_say(out, is_told ? lesson_of(d) : SAY_LESSON_NONE, story->seat, ORI_NOBODY);
}

void story_sum_up(const OriRecord *record, const AnalysisMoment moment[],
                  const AnalysisSummary *summary, int you, Story *out)
{
    int seat = out->seat;
    StoryPart *part = &out->summary;
    part->moment = -1;
    if (summary->over && summary->has_truth)
        say_turn(record, moment, seat, you, part);
    if (summary->over && summary->has_truth && summary->account[seat].decisions > 0) {
        const AnalysisAccount *a = &summary->account[seat];
        say_deal(a, moment[0].truth_error[seat], seat, you, part);
        say_own(a, charged(moment, record->count, seat), seat, you, part);
    }
    say_lesson(moment, out, part);
}
