/*
 * explain.c - what the analysis says about a moment of a review.
 *
 * A view that does not see all cards learns what the table could know, and about decisions only the
 * options of its own seat: at the table it would see no more either.
 */
#include "tui/explain.h"

#include "words/tell_story.h"
#include "words/why.h"

#include <stdio.h>
#include <stdlib.h>

enum { SPARKS = 48 };

typedef struct Said {
    const Explain *e;
    const Review *r;
    ExplainManner manner;
    void (*line)(void *to, const char *text);
    void *to;
} Said;

bool explain_begin(Explain *e, const OriRecord *record)
{
    e->task = (AnalysisTask){.bot = bot_named("king"),
                             .worlds = ANALYSIS_WORLDS,
                             .seed = ANALYSIS_SEED,
                             .seat = ORI_NOBODY};
    e->record = record;
    e->made = 0;
    e->moment = calloc((size_t)record->count + 1, sizeof *e->moment);
    return e->moment != NULL;
}

void explain_close(Explain *e)
{
    free(e->moment);
    e->moment = NULL;
}

bool explain_is_begun(const Explain *e)
{
    return e->moment != NULL;
}

bool explain_is_done(const Explain *e)
{
    return e->moment != NULL && e->made > e->record->count;
}

void explain_step(Explain *e, int wanted)
{
    int i = wanted;
    if (explain_is_done(e))
        return;
    if (e->moment[i].done)
        for (i = 0; e->moment[i].done; i++)
            continue;
    analysis_moment(&e->task, e->record, i, &e->moment[i]);
    e->made++;
}

int explain_worst(const Explain *e, int you)
{
    AnalysisSummary summary;
    static Story story; /* large */
    if (!explain_is_done(e) || you < 0)
        return -1;
    analysis_conclude(e->record, e->moment, &summary);
    story_tell(e->record, e->moment, &summary, you, you, &story);
    return story.points > 0 ? story.point[0].moment : -1;
}

/* --- Saying it --- */

static Lang lang_of(const Said *s)
{
    return s->r->model.lang;
}

static const char *name_of(const Said *s, int seat)
{
    return s->r->model.teller.name[seat];
}

static void say(const Said *s, const char *text)
{
    s->line(s->to, text);
}

static void say_text(const Said *s, TextId id, const TextArg args[])
{
    char text[TEXT_SIZE];
    say(s, text_say(lang_of(s), id, args, text));
}

static bool sees_truth(const Said *s)
{
    return s->r->seat == ORI_TRUTH;
}

static const int32_t *shares_at(const Said *s, int i)
{
    return sees_truth(s) ? s->e->moment[i].truth : s->e->moment[i].table;
}

/* --- The story --- */

static void say_story(const Said *s, const AnalysisSummary *summary, int seat, int reader)
{
    static Story story; /* large */
    char text[TEXT_SIZE];
    Teller teller = s->r->model.teller;
    teller.you = reader;
    story_tell(s->e->record, s->e->moment, summary, seat, reader, &story);
    if (seat != reader)
        say(s, name_of(s, seat));
    for (int i = 0; i < story.points; i++) {
        tell_point(&teller, &story.point[i], text);
        say(s, text);
    }
    if (seat == reader || sees_truth(s)) { /* it knows all cards */
        tell_part(&teller, &story.summary, text);
        say(s, text);
    }
    say(s, "");
}

/* Of the seat whose eyes look; with all cards open, of whose game it is, or of everybody at the end.
 */
static void say_stories(const Said *s)
{
    AnalysisSummary summary;
    int reader = s->r->reader;
    int about = s->r->seat >= 0 ? s->r->seat : reader;
    bool is_end = s->r->at == s->e->record->count;
    if (!explain_is_done(s->e) || s->r->seat == ORI_SPECTATOR || (about < 0 && !is_end))
        return;
    analysis_conclude(s->e->record, s->e->moment, &summary);
    for (int seat = 0; seat < summary.seats; seat++)
        if (about < 0 || about == seat)
            say_story(s, &summary, seat, reader);
}

/* --- Shares --- */

static void add_spark(const Said *s, int seat, int column, int columns, char out[TEXT_SIZE])
{
    static const char *const bar[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    int i = columns > 1 ? column * s->e->record->count / (columns - 1) : 0;
    int64_t share = s->e->moment[i].done ? shares_at(s, i)[seat] : -1;
    text_add(out, share < 0 ? "·" : bar[share * 8 / (ANALYSIS_WHOLE + 1)]);
}

static void say_share(const Said *s, int seat)
{
    char text[TEXT_SIZE] = "";
    char figure[WHY_FIGURE];
    int moments = s->e->record->count + 1;
    int columns = moments < SPARKS ? moments : SPARKS;
    const TextArg *args = TEXT_ARGS(
        {.name = "player", .text = name_of(s, seat)},
        {.name = "points", .text = tell_share(lang_of(s), shares_at(s, s->r->at)[seat], figure)});
    if (s->manner == EXPLAIN_DRAWN) {
        for (int i = 0; i < columns; i++)
            add_spark(s, seat, i, columns, text);
        text_add(text, "  ");
    }
    char words[TEXT_SIZE];
    text_add(text, text_say(lang_of(s), TEXT_ANALYSE_SHARE, args, words));
    say(s, text);
}

static void say_shares(const Said *s)
{
    say_text(s, sees_truth(s) ? TEXT_ANALYSE_TRUTH : TEXT_ANALYSE_TABLE, NULL);
    for (int seat = 0; seat < (int)s->e->record->start.rules.seats; seat++)
        say_share(s, seat);
}

/* --- The decision --- */

static void open_teller(const Said *s, const AnalysisDecision *d, Teller *t)
{
    OriState state = s->e->record->start;
    OriView view;
    for (int i = 0; i < s->r->at; i++)
        ori_record_step(s->e->record, &state, s->e->record->decision[i], NULL);
    ori_view(&state, d->seat, &view);
    *t = s->r->model.teller;
    tell_look(t, &view);
}

/* The best first; equals in the order of the rules. */
static void sort_options(const AnalysisDecision *d, int order[])
{
    for (int i = 0; i < d->count; i++) {
        int at = i;
        for (; at > 0 && d->option[order[at - 1]].value < d->option[i].value; at--)
            order[at] = order[at - 1];
        order[at] = i;
    }
}

static void say_options(const Said *s, const AnalysisDecision *d, const Teller *t)
{
    enum { PERCENT = 7 }; /* columns of "100,0 %" */
    int order[ORI_MAX_OPTIONS];
    sort_options(d, order);
    for (int n = 0; n < d->count; n++) {
        int i = order[n];
        char figure[WHY_FIGURE];
        char option[TEXT_SIZE];
        char text[TEXT_SIZE];
        tell_option(t, d->option[i].option, option);
        tell_percent(t->lang, d->option[i].value, figure);
        snprintf(text, sizeof text, "%s %*s%s  %.900s", i == d->chosen ? ">" : " ",
                 PERCENT - text_columns(figure), "", figure, option);
        say(s, text);
    }
}

static void say_reasons(const Said *s, const AnalysisDecision *d, int at, const Teller *t)
{
    static char sentence[WHY_SENTENCES][TEXT_SIZE];
    char loss[TEXT_SIZE];
    if (d->why.worlds == 0)
        return;
    tell_loss(t, d, at, loss);
    say(s, "");
    say(s, loss);
    int n = tell_why(t, &d->why, sentence);
    for (int k = 0; k < n; k++)
        say(s, sentence[k]);
}

static void say_decision(const Said *s)
{
    const AnalysisDecision *d = &s->e->moment[s->r->at].decision;
    Teller teller;
    if (d->count == 0 || d->chosen < 0)
        return;
    say(s, "");
    const TextArg *args = TEXT_ARGS(
        {.name = "n", .number = s->r->at + 1}, {.name = "player", .text = name_of(s, d->seat)},
        {.name = "verdict", .text = tell_verdict(lang_of(s), d->verdict)});
    if (!sees_truth(s) && s->r->seat != d->seat) {
        say_text(s, TEXT_ANALYSE_EYES, args);
        return;
    }
    say_text(s, TEXT_ANALYSE_DECISION, args);
    open_teller(s, d, &teller);
    say_options(s, d, &teller);
    say_reasons(s, d, s->r->at, &teller);
}

void explain_decision(const AnalysisDecision *d, int at, const Teller *teller,
                      void (*line)(void *to, const char *text), void *to)
{
    Said s = {.line = line, .to = to};
    say_options(&s, d, teller);
    say_reasons(&s, d, at, teller);
}

/* --- The end --- */

static void say_account(const Said *s, int seat, const AnalysisAccount *a)
{
    Lang lang = lang_of(s);
    char deal[WHY_FIGURE], own[WHY_FIGURE], others[WHY_FIGURE], fair[WHY_FIGURE], end[WHY_FIGURE];
    char error[WHY_FIGURE];
    const TextArg *args =
        TEXT_ARGS({.name = "player", .text = name_of(s, seat)},
                  {.name = "fair", .text = tell_share(lang, a->fair, fair)},
                  {.name = "deal", .text = tell_change(lang, a->deal, deal)},
                  {.name = "own", .text = tell_change(lang, a->own, own)},
                  {.name = "others", .text = tell_change(lang, a->others, others)},
                  {.name = "points", .text = tell_share(lang, a->final, end)},
                  {.name = "error", .text = tell_share(lang, a->own_error, error)});
    say_text(s, TEXT_ANALYSE_ACCOUNT, args);
}

static void say_end(const Said *s)
{
    AnalysisSummary summary;
    if (!explain_is_done(s->e) || s->r->at < s->e->record->count || !sees_truth(s))
        return;
    analysis_conclude(s->e->record, s->e->moment, &summary);
    say(s, "");
    say_text(s, TEXT_ANALYSE_ACCOUNTS, NULL);
    for (int seat = 0; seat < summary.seats; seat++)
        say_account(s, seat, &summary.account[seat]);
}

void explain_tell(const Explain *e, const Review *r, ExplainManner manner,
                  void (*line)(void *to, const char *text), void *to)
{
    Said s = {.e = e, .r = r, .manner = manner, .line = line, .to = to};
    if (!explain_is_done(e) && manner == EXPLAIN_DRAWN)
        say_text(&s, TEXT_ANALYSE_PROGRESS,
                 TEXT_ARGS({.name = "n", .number = e->made},
                           {.name = "total", .number = e->record->count + 1}));
    if (!e->moment[r->at].done)
        return;
    say_stories(&s);
    say_shares(&s);
    say_decision(&s);
    say_end(&s);
}
