/*
 * story.c - the turning points of a player, and the key moments of a game.
 *
 * A turning point is told in three steps: the decision, what it left and what would have kept more,
 * and why. It uses only what the player knew: their view, the events as they were told them, and
 * the values of their decision.
 */
#include "words/story.h"

#include "words/story_parts.h"
#include "words/words.h"

#include "ori_look.h"

#include <string.h>

enum {
    TOLD = 2,             /* sayings about what was done */
    WORTH_A_WORD = 10000, /* a loss that chance may explain is mentioned from this size on */
    MOVED = 30000,        /* shares that moved by less are not told */
    POINT = ANALYSIS_WHOLE / 100,
};

int story_points_of(int64_t share)
{
    return (int)((share < 0 ? share - POINT / 2 : share + POINT / 2) / POINT);
}

Saying *story_line(StoryPart *part)
{
    return &part->line[part->count++];
}

Sentence *story_say(StoryPart *part, int stem, int seat, int you)
{
    Sentence *s = sentence_begin(story_line(part), seat, stem);
    s->player = seat;
    if (seat >= 0 && seat == you)
        s->tail = TAIL_YOU;
    return s;
}

/* What this seat sees before decision i. Returns where the record is then. */
static OriState look(const OriRecord *record, int i, int eyes, OriView *out)
{
    OriState state = record->start;
    for (int n = 0; n < i; n++)
        ori_record_step(record, &state, record->decision[n], NULL);
    ori_view(&state, eyes, out);
    return state;
}

/* --- The decision --- */

/* The card that the decision lets act; 0: none that is in the Queue. */
static int actor_of(const OriState *s, OriDecision d)
{
    switch ((OriVerb)d.verb) {
    case ORI_KEEP:
    case ORI_REVEAL:
    case ORI_ACTIVATE:
        return s->line[d.at];
    case ORI_ELIMINATE:
    case ORI_STEAL:
    case ORI_COPY:
    case ORI_LIFT:
    case ORI_PUT:
    case ORI_BRIBE:
        return s->self;
    case ORI_TAKE:
        return s->plot;
    case ORI_PLACE_FIRST:
    case ORI_PLACE_LAST:
    case ORI_PLACE_ON:
        return 0;
    }
    return 0;
}

/* This event is no longer the actor's doing, nor what its victim is paid. */
static bool is_anothers(const OriEvent *e, int actor, int victim)
{
    switch ((OriEventKind)e->what) {
    case ORI_EV_GAINED:
    case ORI_EV_PAID:
    case ORI_EV_STOLE:
    case ORI_EV_COPIED:
    case ORI_EV_KEPT:
    case ORI_EV_REVEALED:
        return e->card != actor && (victim == 0 || e->card != victim);
    case ORI_EV_ELIMINATED:
        return e->other != actor;
    case ORI_EV_ROUND:
    case ORI_EV_OVER:
    case ORI_EV_ASK:
        return true;
    case ORI_EV_PLACED:
    case ORI_EV_LOST:
    case ORI_EV_ACTIVATED:
    case ORI_EV_MOVED:
    case ORI_EV_BRIBED:
    case ORI_EV_DISCARDED:
    case ORI_EV_ENTERED:
        return false;
    }
    return false;
}

/* Behind what was done, one influence more is not worth a word. */
static bool is_worth_telling(const Saying *line, int told)
{
    const Sentence *s = &line->part[0];
    if (s->stem == SAY_EVENT_ACTS || s->stem == SAY_EVENT_STANDIN)
        return false;
    return told == 0 || s->stem != SAY_EVENT_GAINED || s->n > 1;
}

static void tell_events(Telling *t, int actor, StoryPart *out)
{
    Saying said[TELLING_LINES];
    int victim = 0;
    int told = 0;
    for (int k = 0; k < t->count; k++) {
        const OriEvent *e = &t->event[k];
        bool foreign = e->what != ORI_EV_PLACED && is_anothers(e, actor, victim);
        if (foreign && k > 0)
            return;
        int n = telling_next(t, said);
        if (foreign) /* what the decision did is told without an event */
            n = n > 1 || e->what == ORI_EV_ASK ? 1 : 0;
        for (int i = 0; i < n; i++)
            if (told < TOLD && is_worth_telling(&said[i], told)) {
                *story_line(out) = said[i];
                told++;
            }
        if (e->what == ORI_EV_ELIMINATED)
            victim = e->card;
        if (foreign || e->what == ORI_EV_PLACED)
            return;
    }
}

/* eyes: the reader of these events. */
void story_deed(const OriRecord *record, int i, int eyes, int you, StoryPart *out)
{
    static OriLog log; /* large, and one story is told at a time */
    OriView view;
    Telling telling;
    const OriDecision *d = &record->decision[i];
    OriState state = look(record, i, eyes, &view);
    int actor = actor_of(&view.known, *d);
    ori_record_step(record, &state, *d, &log);
    int count = log.count < ORI_MAX_EVENTS ? log.count : ORI_MAX_EVENTS;
    for (int k = 0; k < count; k++)
        log.event[k] = ori_event_for(&log.event[k], eyes);
    out->moment = i;
    out->round = view.known.round;
    telling_begin(&telling, &view, you, d, log.event, count);
    tell_events(&telling, actor, out);
}

/* --- Why --- */

/* Fewer of it is worse; else more of it is. */
static bool is_good(int fact)
{
    return fact != ANALYSIS_RIVAL && fact != ANALYSIS_CARD_STRUCK && fact != ANALYSIS_OWN_LOST;
}

static bool speaks_for_best(const AnalysisFact *f)
{
    return is_good(f->kind) ? f->best > f->chosen : f->chosen > f->best;
}

/* That a card is struck much more often explains why it earns less, or why another ends with more. */
static bool is_the_cause(const AnalysisFact *f)
{
    enum { MUCH = ANALYSIS_WHOLE / 4 };
    return f->kind == ANALYSIS_CARD_STRUCK && f->chosen - f->best >= MUCH;
}

/* That a card stays is told if there is nothing better: it may have done its work. */
int story_reason(const AnalysisWhy *why)
{
    int found = ANALYSIS_FACT_KINDS;
    for (int i = 0; i < why->count && why->worlds > 0; i++) {
        const AnalysisFact *f = &why->fact[i];
        if (is_the_cause(f))
            return f->kind;
        bool is_better = found == ANALYSIS_FACT_KINDS || found == ANALYSIS_CARD_STAYS;
        if (is_better && speaks_for_best(f))
            found = f->kind;
    }
    return found;
}

static void say_why(const AnalysisDecision *d, int you, StoryPart *out)
{
    static const int16_t stem[ANALYSIS_FACT_KINDS] = {
        [ANALYSIS_AT_ONCE] = SAY_STORY_WHY_AT_ONCE,
        [ANALYSIS_ROUND] = SAY_STORY_WHY_ROUND,
        [ANALYSIS_END] = SAY_STORY_WHY_END,
        [ANALYSIS_RIVAL] = SAY_STORY_WHY_RIVAL,
        [ANALYSIS_CARD_PAYS] = SAY_STORY_WHY_CARD_PAYS,
        [ANALYSIS_CARD_STRUCK] = SAY_STORY_WHY_CARD_STRUCK,
        [ANALYSIS_CARD_STAYS] = SAY_STORY_WHY_CARD_STAYS,
        [ANALYSIS_OWN_LOST] = SAY_STORY_WHY_OWN_LOST,
        [ANALYSIS_OTHERS_LOST] = SAY_STORY_WHY_OTHERS_LOST,
    };
    enum { TENTH = 10 };
    int kind = story_reason(&d->why);
    if (kind == ANALYSIS_FACT_KINDS)
        return;
    const AnalysisFact *f = &d->why.all[kind];
    bool is_duo = kind == ANALYSIS_OWN_LOST || kind == ANALYSIS_OTHERS_LOST;
    Sentence *s = story_say(out, stem[kind], d->seat, is_duo ? you : ORI_NOBODY);
    s->tenths = !analysis_fact_is_share(kind);
    s->chosen = s->tenths ? (f->chosen + TENTH / 2) / TENTH : story_points_of(f->chosen);
    s->best = s->tenths ? (f->best + TENTH / 2) / TENTH : story_points_of(f->best);
    if (kind == ANALYSIS_CARD_STRUCK && d->why.striker >= 0) {
        s->stem = SAY_STORY_WHY_STRUCK_BY;
        s->player = d->why.striker;
        s->card = d->why.striker_kind;
    }
}

/* --- Turning points --- */

static int32_t value_of(const AnalysisDecision *d, int option)
{
    return d->option[option].value;
}

/* What it left, what would have kept more, and why. */
static void say_better(const OriRecord *record, const AnalysisDecision *d, int i, int you,
                       StoryPart *out)
{
    OriView view;
    look(record, i, d->seat, &view);
    bool is_sure = d->verdict >= ANALYSIS_INACCURACY;
    Sentence *s = story_say(out, is_sure ? SAY_STORY_LEFT : SAY_STORY_LEFT_MAYBE, d->seat, you);
    s->chosen = story_points_of(value_of(d, d->chosen));
    s->best = story_points_of(value_of(d, d->best));
    Saying *best = story_line(out);
    words_option_told(&view, you, d->option[d->best].option, best);
    sentence_ask_nothing(best);
    say_why(d, you, out);
}

/* 3: charged, 2: most of a chance may be lost, 1: something may be; 0: nothing to tell. */
static int weight_of(const AnalysisDecision *d, int seat)
{
    if (d->seat != seat || d->count == 0 || d->chosen < 0 || d->chosen == d->best)
        return 0;
    if (d->verdict >= ANALYSIS_INACCURACY)
        return 3;
    if (d->verdict == ANALYSIS_UNCLEAR)
        return 2;
    return d->loss >= WORTH_A_WORD && d->loss >= d->error;
}

static bool is_told(const Story *story, int i)
{
    for (int n = 0; n < story->points; n++)
        if (story->point[n].moment == i)
            return true;
    return false;
}

/* The worst that is left; -1 for none. What chance may explain is told if there is nothing else. */
static int next_point(const OriRecord *record, const AnalysisMoment moment[], const Story *story)
{
    int found = -1;
    int most = 0;
    for (int i = 0; i < record->count; i++) {
        const AnalysisDecision *d = &moment[i].decision;
        int weight = weight_of(d, story->seat);
        bool is_idle = weight == 1 && story->points > 0;
        if (weight == 0 || is_idle || is_told(story, i))
            continue;
        if (weight > most || (weight == most && d->loss > moment[found].decision.loss)) {
            found = i;
            most = weight;
        }
    }
    return found;
}

void story_tell(const OriRecord *record, const AnalysisMoment moment[],
                const AnalysisSummary *summary, int seat, int you, Story *out)
{
    memset(out, 0, sizeof *out);
    out->seat = seat;
    for (int i; out->points < STORY_POINTS && (i = next_point(record, moment, out)) >= 0;) {
        StoryPart *part = &out->point[out->points];
        story_deed(record, i, seat, you, part);
        say_better(record, &moment[i].decision, i, you, part);
        out->points++;
    }
    story_sum_up(record, moment, summary, you, out);
}

/* --- Key moments --- */

/* The seats whose shares moved most, with the shares before and after. */
static void say_moved(const AnalysisMoment *before, const AnalysisMoment *after, int seats, int you,
                      StoryPart *out)
{
    enum { MOST = sizeof out->line[0].part / sizeof out->line[0].part[0] };
    const int32_t *from = before->has_truth ? before->truth : before->table;
    const int32_t *to = after->has_truth ? after->truth : after->table;
    Saying *line = NULL;
    unsigned said = 0;
    for (int n = 0; n < MOST; n++) {
        int most = -1;
        for (int seat = 0; seat < seats; seat++) {
            int32_t moved = to[seat] > from[seat] ? to[seat] - from[seat] : from[seat] - to[seat];
            int32_t record = most < 0                ? MOVED - 1
                             : to[most] > from[most] ? to[most] - from[most]
                                                     : from[most] - to[most];
            if ((said >> seat & 1) == 0 && moved > record)
                most = seat;
        }
        if (most < 0)
            return;
        said |= 1u << most;
        Sentence *s = line == NULL ? story_say(out, SAY_STORY_MOVED, most, you)
                                   : sentence_add(line, SAY_STORY_MOVED);
        if (line == NULL) {
            line = &out->line[out->count - 1];
            line->is_list = true;
        }
        s->player = most;
        s->tail = most == you ? TAIL_YOU : TAIL_NONE;
        s->chosen = story_points_of(from[most]);
        s->best = story_points_of(to[most]);
    }
}

void story_key(const OriRecord *record, const AnalysisMoment moment[], const AnalysisKey *key,
               int you, StoryPart *out)
{
    const AnalysisDecision *d = &moment[key->moment].decision;
    memset(out, 0, sizeof *out);
    story_deed(record, key->moment, record->seat, you, out);
    if (key->kind == ANALYSIS_COSTLY) {
        Sentence *s = story_say(out, SAY_STORY_COST, d->seat, ORI_NOBODY);
        s->chosen = story_points_of(value_of(d, d->chosen));
        s->best = story_points_of(value_of(d, d->best));
        return;
    }
    say_moved(&moment[key->moment], &moment[key->moment + 1], (int)record->start.rules.seats, you,
              out);
}
