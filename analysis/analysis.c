/*
 * analysis.c - the moments of a record, one at a time or all.
 *
 * The truth goes no further than this file: shares.c gets the state, and the code that judges a
 * decision gets the decider's view.
 */
#include "analysis/analysis.h"

#include "analysis/mind.h"
#include "analysis/parts.h"
#include "analysis/sums.h"

#include <string.h>

const char *analysis_refuse(const AnalysisTask *task)
{
    if (mind_of(task->bot) == NULL)
        return "this bot cannot analyse a game";
    if (!bot_is_ready(task->bot))
        return "the king's weights are not loaded";
    if (task->worlds < 1 || task->worlds > ANALYSIS_MOST_WORLDS)
        return "the number of worlds is out of bounds";
    return NULL;
}

static int index_of(const OriView *view, OriDecision d)
{
    OriDecision option[ORI_MAX_OPTIONS];
    return ori_option_index(option, ori_view_options(view, option), d);
}

static bool is_judged(const AnalysisTask *task, const OriRecord *record, const OriState *state)
{
    if (state->ask == ORI_ASK_OVER)
        return false;
    if (record->seat != ORI_TRUTH && record->seat != state->asked)
        return false;
    return task->seat == ORI_NOBODY || task->seat == state->asked;
}

/* Games to the end say whether it has lost something; what they leave open gets more of them. */
static void confirm(const AnalysisTask *task, const OriView *view, AnalysisDecision *d)
{
    enum { LOOKS = 2, MORE = 4 };
    AnalysisDecision first = *d;
    AnalysisTask mine = *task;
    for (int i = 0; i < LOOKS && analysis_is_open(d); i++) {
        if (i > 0 && d->verdict > ANALYSIS_UNCLEAR)
            return;
        *d = first;
        analysis_why(&mine, view, d, d->chosen, d->best, &d->why);
        analysis_confirm(d);
        mine.worlds *= MORE;
    }
}

static void judge(const AnalysisTask *task, const OriRecord *record, int i, const OriState *state,
                  AnalysisDecision *out)
{
    OriView view;
    ori_view(state, state->asked, &view);
    analysis_options(task, &view, index_of(&view, record->decision[i]), out);
    confirm(task, &view, out);
}

void analysis_moment(const AnalysisTask *task, const OriRecord *record, int i, AnalysisMoment *out)
{
    AnalysisTask mine = *task;
    OriState state = record->start;
    for (int n = 0; n < i; n++)
        ori_record_step(record, &state, record->decision[n], NULL);
    mine.seed = sum_blend(task->seed, (uint64_t)i);
    memset(out, 0, sizeof *out);
    out->done = true;
    out->has_truth = record->seat == ORI_TRUTH;
    out->decision.seat = ORI_NOBODY;
    analysis_shares(&mine, &state, out);
    if (i < record->count && is_judged(task, record, &state))
        judge(&mine, record, i, &state, &out->decision);
}

bool analysis_run(const AnalysisTask *task, const OriRecord *record, AnalysisProgress *progress,
                  void *context, AnalysisMoment moment[ANALYSIS_MOMENTS], AnalysisSummary *out)
{
    int all = record->count + 1;
    for (int i = 0; i < all; i++) {
        analysis_moment(task, record, i, &moment[i]);
        if (progress != NULL && !progress(context, i + 1, all))
            return false;
    }
    analysis_conclude(record, moment, out);
    return true;
}

const char *analysis_verdict_name(int verdict)
{
    static const char *const name[ANALYSIS_VERDICTS] = {
        [ANALYSIS_UNJUDGED] = "none",
        [ANALYSIS_BEST] = "best",
        [ANALYSIS_FINE] = "fine",
        [ANALYSIS_UNCLEAR] = "unclear",
        [ANALYSIS_INACCURACY] = "inaccuracy",
        [ANALYSIS_MISTAKE] = "mistake",
        [ANALYSIS_BLUNDER] = "blunder",
    };
    return name[verdict];
}
