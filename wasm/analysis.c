/*
 * analysis.c - the verbs of the analysis, in the module with the king (king.c).
 *
 * The JSON is that of `oriflamme analyse --json` in pieces (docs/analysis.md): the head, then each
 * moment as it is made, then what is concluded. Moments do not depend on each other: several workers
 * can each make some, and one of them adopts the pieces of the others.
 */
#include "glue.h"
#include "analysis/analysis.h"
#include "analysis/json.h"
#include "words/story_json.h"

static AnalysisTask task;
static OriRecord judged;
static AnalysisMoment moment[ANALYSIS_MOMENTS];
static AnalysisMoment piece;
static OriView advised; /* whose options were asked for last ... */
static AnalysisDecision advice;

/* The bot's name on the first line of the input; the rest is returned, or NULL and a refusal. */
static char *take_task(int worlds, int seat, uint64_t seed, AnalysisTask *out)
{
    char *end = strchr(input_text, '\n');
    if (end == NULL) {
        refuse_with("bot", 0, "the first line names the bot");
        return NULL;
    }
    *end = '\0';
    *out =
        (AnalysisTask){.bot = bot_named(input_text), .worlds = worlds, .seed = seed, .seat = seat};
    const char *why = out->bot == NULL ? "there is no such bot" : analysis_refuse(out);
    if (why == NULL)
        return end + 1;
    refuse_with("bot", 0, why);
    return NULL;
}

/* --- A record --- */

/* input: a bot's name, a line; a record. seat: whose decisions are judged, -1 for everybody's. The
 * output is the head of the analysis, with how many moments there are to make. */
EXPORT(begin)(int worlds, int seat, uint64_t seed)
{
    static OriRecord read;
    AnalysisTask wanted;
    OriError error;
    const char *text = take_task(worlds, seat, seed, &wanted);
    if (text == NULL)
        return REFUSED;
    if (!ori_read_record(text, &read, &error))
        return refuse_with(error.field, error.at, error.why);
    task = wanted;
    judged = read;
    memset(moment, 0, sizeof moment);
    Json j = begin_object();
    analysis_out_head(&j, &task, &judged);
    out_key(&j, "count");
    out_number(&j, judged.count + 1);
    return finish_object(&j);
}

static int out_moment(int i)
{
    Json j = begin();
    analysis_out_moment(&j, &judged, i, &moment[i]);
    return finish(&j);
}

static bool has_moment(int i)
{
    return judged.start.rules.seats != 0 && i >= 0 && i <= judged.count;
}

/* Makes a moment: the output is an element of "moments". */
EXPORT(moment)(int i)
{
    if (!has_moment(i))
        return refuse_with("moment", i, "the record has no such moment");
    analysis_moment(&task, &judged, i, &moment[i]);
    return out_moment(i);
}

/* A moment's bytes, for another instance of this module: read them here ... */
EXPORT(piece_of)(int i)
{
    return has_moment(i) ? (int)(intptr_t)&moment[i] : 0;
}

EXPORT(piece_size)(void)
{
    return (int)sizeof(AnalysisMoment);
}

/* ... write them here in the other ... */
EXPORT(piece)(void)
{
    return (int)(intptr_t)&piece;
}

/* ... and say which moment it is. */
EXPORT(adopt)(int i)
{
    if (!has_moment(i) || !piece.done)
        return refuse_with("moment", i, "the record has no such moment");
    moment[i] = piece;
    return out_moment(i);
}

/* When all moments are made: {"accounts","keys","bluff","read","told"}. */
EXPORT(conclude)(void)
{
    AnalysisSummary summary;
    if (!has_moment(0))
        return refuse_with("moment", 0, "there is no record");
    for (int i = 0; i <= judged.count; i++)
        if (!moment[i].done)
            return refuse_with("moment", i, "this moment is not made yet");
    analysis_conclude(&judged, moment, &summary);
    Json j = begin_object();
    analysis_out_summary(&j, &summary);
    story_out(&j, &judged, moment, &summary);
    return finish_object(&j);
}

/* --- Why --- */

static int option_named(const AnalysisDecision *d, const char *text)
{
    for (int i = 0; i < d->count; i++) {
        char name[ORI_DECISION_TEXT];
        ori_write_decision(d->option[i].option, name);
        if (strcmp(name, text) == 0)
            return i;
    }
    return -1;
}

/* input: two decisions with a blank between them: this one against that one. */
static int why_of(const OriView *view, const AnalysisTask *mine, const AnalysisDecision *d)
{
    AnalysisWhy why;
    char *blank = strchr(input_text, ' ');
    if (blank == NULL)
        return refuse_with("decision", 0, "two decisions are needed");
    *blank = '\0';
    int one = option_named(d, input_text);
    int other = option_named(d, blank + 1);
    if (one < 0 || other < 0)
        return refuse_with("decision", one < 0 ? 0 : 1, "this is not an option here");
    analysis_why(mine, view, d, one, other, &why);
    Json j = begin();
    analysis_out_why(&j, d, &why);
    return finish(&j);
}

/* What the seat that is asked knows there. */
static void view_at(int i, OriView *out)
{
    OriState state = judged.start;
    for (int n = 0; n < i; n++)
        ori_record_step(&judged, &state, judged.decision[n], NULL);
    ori_view(&state, state.asked, out);
}

/* Of a moment that is made. */
EXPORT(why)(int i)
{
    OriView view;
    if (!has_moment(i) || moment[i].decision.count == 0)
        return refuse_with("moment", i, "nothing was judged at this moment");
    view_at(i, &view);
    return why_of(&view, &task, &moment[i].decision);
}

/* --- A running game --- */

/* input: a bot's name, a line; the view of the seat that is asked. The output is a "decision" that
 * nobody has made. */
EXPORT(advise)(int worlds, uint64_t seed)
{
    AnalysisTask wanted;
    OriError error;
    OriView view;
    const char *text = take_task(worlds, ORI_NOBODY, seed, &wanted);
    if (text == NULL)
        return REFUSED;
    if (!ori_read_view(text, &view, &error))
        return refuse_with(error.field, error.at, error.why);
    if (view.known.ask == ORI_ASK_OVER || view.seat != view.known.asked)
        return refuse_with("position", 0, "this seat is not asked");
    task = wanted;
    advised = view;
    analysis_options(&task, &advised, -1, &advice);
    Json j = begin();
    analysis_out_decision(&j, &advised.known, &advice);
    return finish(&j);
}

/* Of what was advised last. */
EXPORT(advise_why)(void)
{
    if (advice.count == 0)
        return refuse_with("position", 0, "nothing was advised");
    return why_of(&advised, &task, &advice);
}

/* input: a bot's name, a line; a view. The output is "belief": what the table takes each face-down
 * card for. */
EXPORT(believe)(uint64_t seed)
{
    static uint16_t belief[ORI_MAX_CARDS + 1][ORI_KINDS];
    AnalysisTask wanted;
    OriError error;
    OriView view;
    const char *text = take_task(1, ORI_NOBODY, seed, &wanted);
    if (text == NULL)
        return REFUSED;
    if (!ori_read_view(text, &view, &error))
        return refuse_with(error.field, error.at, error.why);
    analysis_belief(&wanted, &view, belief);
    Json j = begin();
    analysis_out_belief(&j, &view.known, belief);
    return finish(&j);
}
