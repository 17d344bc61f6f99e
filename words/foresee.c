/*
 * foresee.c - answers "what will this option do?" for everyone who asks.
 *
 * It carries the decision out in many worlds that the view allows; what happens in all of them is
 * certain, and is told up to the point where they part. A victim that the reader cannot know is
 * told as hidden. It tells only the decision's own effect, not what later cards will do; influence
 * is weighed to the end of that effect, through the questions it asks ("then it must strike").
 */
#include "words/foresee.h"

enum { WORLDS = 128 }; /* a kind that one card in ten has is missed once in a million times */

void foresee_prepare(const OriView *view, Foresight *f)
{
    f->view = *view;
    if (view->seat != ORI_TRUTH)
        guess_prepare(view, GUESS_UNIFORM, &f->guesser);
}

static bool shows_kind(const OriEvent *e)
{
    return e->what == ORI_EV_ELIMINATED || e->what == ORI_EV_DISCARDED;
}

/* Shortens what is common to where this world parts from it. */
static void compare(Foresight *f)
{
    for (int i = 0; i < f->log.count; i++) {
        OriEvent *e = &f->log.event[i];
        OriEvent other = i < f->world.count ? f->world.event[i] : (OriEvent){.what = ORI_EV_OVER};
        if (shows_kind(e) && e->what == other.what && e->card == other.card &&
            e->kind != other.kind)
            e->kind = other.kind = ORI_HIDDEN;
        if (!ori_same_event(e, &other)) {
            f->log.count = i;
            f->sure = false;
            return;
        }
    }
    if (f->world.count > f->log.count)
        f->sure = false;
}

static bool ends_asking(const OriLog *log)
{
    return log->count > 0 && log->event[log->count - 1].what == ORI_EV_ASK;
}

/* Everybody's influence in this world, and in all that can come of its question.
 */
static void weigh(Foresight *f, const OriState *after, bool asks, bool is_first)
{
    bool is_chain = after->ask == ORI_ASK_PLOT_FIRST || after->ask == ORI_ASK_PLOT_NEXT;
    /* Where a lifted card is put changes nobody's influence. */
    if (asks && !is_chain && after->plot == 0 && after->ask != ORI_ASK_PUT_CARD) {
        OriDecision option[ORI_MAX_OPTIONS];
        int n = ori_options(after, option);
        for (int i = 0; i < n; i++) {
            OriState next = *after;
            ori_do(&next, option[i], &f->scratch);
            weigh(f, &next, ends_asking(&f->scratch), is_first && i == 0);
        }
        return;
    }
    f->is_open = f->is_open || (asks && (is_chain || after->plot != 0));
    for (int seat = 0; seat < (int)after->rules.seats; seat++) {
        int change = (int)after->pool[seat] - (int)f->view.known.pool[seat];
        if (is_first || change < f->least[seat])
            f->least[seat] = change;
        if (is_first || change > f->most[seat])
            f->most[seat] = change;
    }
}

void foresee(Foresight *f, OriDecision d)
{
    OriRandom random = {1};
    const OriView *view = &f->view;
    bool has_holes =
        view->seat != ORI_TRUTH && view->known.ask != ORI_ASK_PLACE && d.verb != ORI_KEEP;
    f->sure = true;
    f->is_open = false;
    f->after = view->known;
    if (has_holes)
        guess_draw(&f->guesser, &random, &f->after);
    ori_do(&f->after, d, &f->log);
    weigh(f, &f->after, ends_asking(&f->log), true);
    for (int i = 1; i < WORLDS && has_holes; i++) {
        OriState world;
        guess_draw(&f->guesser, &random, &world);
        ori_do(&world, d, &f->world);
        weigh(f, &world, ends_asking(&f->world), false);
        compare(f);
    }
}

bool foresee_asks(const Foresight *f)
{
    return f->sure && ends_asking(&f->log);
}

bool foresee_nothing(const Foresight *f)
{
    for (int i = 0; i < f->log.count; i++)
        switch ((OriEventKind)f->log.event[i].what) {
        case ORI_EV_REVEALED:
        case ORI_EV_LOST:
        case ORI_EV_DISCARDED:
        case ORI_EV_COPIED:
            break;
        case ORI_EV_ROUND:
        case ORI_EV_PLACED:
        case ORI_EV_KEPT:
        case ORI_EV_GAINED:
        case ORI_EV_PAID:
        case ORI_EV_STOLE:
        case ORI_EV_ACTIVATED:
        case ORI_EV_MOVED:
        case ORI_EV_BRIBED:
        case ORI_EV_ELIMINATED:
        case ORI_EV_ENTERED:
        case ORI_EV_ASK:
        case ORI_EV_OVER:
            return false;
        }
    return f->sure;
}
