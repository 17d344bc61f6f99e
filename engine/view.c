/*
 * view.c - who may know what: the only file that hides anything.
 *
 * A seat knows its own hand, its own aside cards and its own face-down cards, covered ones too
 * (SETUP-4), and everything public. Two functions hide: hide() for states and ori_event_for() for
 * events. A view then evolves by finding the decision that explains the events it was told: the
 * rules run on what is known, for whatever is still hidden plays no part.
 */
#include "engine.h"

static bool may_know(const OriCard *card, int seat)
{
    return card->revealed || (int)card->family == seat;
}

static void hide(OriState *s, int seat)
{
    for (int i = 0; i < ORI_MAX_SEATS; i++) {
        if (i == seat)
            continue;
        s->hand[i] &= ORI_TWIN_BIT; /* a Twin lies ready face up */
        s->aside[i] = 0;
    }
    for (int h = 1; h <= s->cards; h++)
        if (!may_know(&s->card[h], seat))
            s->card[h].kind = ORI_HIDDEN;
}

void ori_view(const OriState *s, int seat, OriView *out)
{
    out->known = *s;
    out->seat = (int8_t)seat;
    hide(&out->known, seat);
}

OriEvent ori_event_for(const OriEvent *event, int seat)
{
    OriEvent told = *event;
    if (told.what == ORI_EV_PLACED && told.seat != seat)
        told.kind = ORI_HIDDEN;
    return told;
}

int ori_view_options(const OriView *view, OriDecision out[ORI_MAX_OPTIONS])
{
    return view->known.asked == view->seat ? ori_options(&view->known, out) : 0;
}

/* --- Evolving --- */

/* Whether the family's card of this kind is seen in the Queue or in the pile. */
static bool is_seen(const OriState *s, int seat, int kind)
{
    for (int h = 1; h <= s->cards; h++)
        if ((int)s->card[h].family == seat && (int)s->card[h].kind == kind)
            return true;
    return false;
}

/* Enters what the events show of cards that were hidden until now. */
static const char *learn(OriState *s, int seat, const OriEvent *e)
{
    bool shows = e->what == ORI_EV_REVEALED || e->what == ORI_EV_ELIMINATED;
    if (shows) {
        if (e->card == 0 || e->card > s->cards || e->kind >= ORI_KINDS)
            return "an event names a card that is not there";
        if (s->card[e->card].kind == ORI_HIDDEN && !s->card[e->card].revealed)
            s->card[e->card].kind = e->kind & 31u;
    }
    if (e->what == ORI_EV_ENTERED && e->verb == ORI_PUT) {
        if (e->seat >= s->rules.seats || e->kind >= ORI_KINDS)
            return "an event names a card that is not there";
        if (e->seat != seat && !is_seen(s, e->seat, e->kind))
            s->aside[e->seat] |= 1u << e->kind; /* it can only have come from there */
    }
    return NULL;
}

static bool same_event(const OriEvent *a, const OriEvent *b)
{
    if (a->what != b->what || a->seat != b->seat || a->card != b->card || a->kind != b->kind ||
        a->other != b->other || a->verb != b->verb || a->at != b->at || a->amount != b->amount)
        return false;
    const OriAsk *p = &a->ask;
    const OriAsk *q = &b->ask;
    if (p->kind != q->kind || p->seat != q->seat || p->ability != q->ability || p->at != q->at ||
        p->in_plot != q->in_plot || p->left != q->left)
        return false;
    return memcmp(a->pool, b->pool, sizeof a->pool) == 0 &&
           memcmp(a->rank, b->rank, sizeof a->rank) == 0;
}

/* Plays the decision on a copy; if that tells this seat these very events, the copy is the new
 * view. */
static bool explains(OriView *view, const OriState *learnt, OriDecision d, const OriEvent event[],
                     int n)
{
    OriState after = *learnt;
    OriLog log;
    ori_play(&after, d, &log);
    if (log.count != n)
        return false;
    for (int i = 0; i < n; i++) {
        OriEvent told = ori_event_for(&log.event[i], view->seat);
        if (!same_event(&told, &event[i]))
            return false;
    }
    hide(&after, view->seat);
    view->known = after;
    return true;
}

/* Another's placement is told by its event alone: the kind stays hidden. */
static bool explains_placement(OriView *view, const OriState *learnt, const OriEvent event[], int n)
{
    OriDecision d = {event[0].verb, event[0].kind, event[0].at};
    if (event[0].what != ORI_EV_PLACED || refuse_slot(learnt, d) != NULL)
        return false;
    return explains(view, learnt, d, event, n);
}

const char *ori_evolve(OriView *view, const OriEvent event[], int n)
{
    static const char no_decision[] = "no decision explains these events";
    OriState learnt = view->known;
    if (n <= 0 || learnt.ask == ORI_ASK_OVER)
        return no_decision;
    for (int i = 0; i < n; i++) {
        const char *why = learn(&learnt, view->seat, &event[i]);
        if (why != NULL)
            return why;
    }
    if (learnt.ask == ORI_ASK_PLACE && learnt.asked != view->seat)
        return explains_placement(view, &learnt, event, n) ? NULL : no_decision;
    OriDecision option[ORI_MAX_OPTIONS];
    int options = ori_options(&learnt, option);
    for (int i = 0; i < options; i++)
        if (explains(view, &learnt, option[i], event, n))
            return NULL;
    return no_decision;
}
