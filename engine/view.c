/*
 * view.c - decides who may know what: the only file that hides anything.
 *
 * A seat knows its own hand, its own set-aside cards and its own face-down cards, covered ones too
 * (SETUP-4), and everything public. Three functions hide: hide() for states, ori_event_for() for
 * events and ori_decision_for() for decisions. A view evolves by finding the decision that explains
 * the events it was told: the rules run on the known cards, because hidden ones have no effect.
 */
#ifndef ORI_VIEW_C
#define ORI_VIEW_C

#include "options.c"

/* What the family field of the seat's own cards looks like; a spectator has none. */
static inline uint32_t own_family(int seat)
{
    return seat < 0 ? ~0u : (uint32_t)seat << BITS_SHIFT(family);
}

/* All bits or none, without a branch. */
static inline uint32_t all_if(bool is_so)
{
    return 0u - (uint32_t)is_so;
}

/* All bits of a card that is face down and not the seat's own, none of one that it knows. */
static inline uint32_t is_hidden(uint32_t card, uint32_t own)
{
    return all_if((card & bits_card((OriCard){.revealed = 1})) == 0) &
           all_if((card & bits_card((OriCard){.family = 7})) != own);
}

static bool may_know(const OriCard *card, int seat)
{
    return is_hidden(bits_card(*card), own_family(seat)) == 0;
}

/* Built twice where the C library can choose as the program starts: in wide registers it is half
 * the work. Sanitizers want to be there before anything is chosen. */
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__) &&       \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define WIDE_TOO __attribute__((target_clones("default", "avx2")))
#else
#define WIDE_TOO
#endif

/* A few at a time and without a branch: the compiler makes vectors of that, and nobody has to
 * predict who has revealed what. Handles that are not given out stay as they are. */
typedef uint32_t __attribute__((may_alias)) Word; /* a card, as the state stores it */

static inline void hide_cards(const OriState *s, int seat, OriState *out)
{
    enum { FEW = 8 };
    _Static_assert(ORI_MAX_CARDS % FEW == 0, "whole steps");
    const uint32_t kind = bits_card((OriCard){.kind = 31});
    const uint32_t hidden = bits_card((OriCard){.kind = ORI_HIDDEN});
    const Word *restrict truth = (const Word *)&s->card[1];
    Word *restrict seen = (Word *)&out->card[1];
    uint32_t own = own_family(seat);
    int given = s->cards;
    for (int from = 0; from < given; from += FEW)
        for (int i = 0; i < FEW; i++) {
            uint32_t card = truth[from + i];
            uint32_t hides = kind & is_hidden(card, own) & all_if(i < given - from);
            seen[from + i] = card ^ ((card ^ hidden) & hides);
        }
}

/* What the seat may know of the state. All is read where it lies, not in the copy: that was made in
 * other pieces a moment ago, and a machine waits for those. */
WIDE_TOO static void hide(const OriState *restrict s, int seat, OriState *restrict out)
{
    *out = *s;
#pragma GCC unroll 5
    for (int i = 0; i < ORI_MAX_SEATS; i++)
        out->hand[i] = s->hand[i] & ORI_TWIN_BIT; /* a Twin lies ready face up */
    memset(out->aside, 0, sizeof out->aside);
    if (seat >= 0) {
        out->hand[seat] = s->hand[seat];
        out->aside[seat] = s->aside[seat];
    }
    hide_cards(s, seat, out);
}

void ori_view(const OriState *s, int seat, OriView *out)
{
    if (seat == ORI_TRUTH)
        out->known = *s;
    else
        hide(s, seat, &out->known);
    out->seat = (int8_t)seat;
}

OriEvent ori_event_for(const OriEvent *event, int seat)
{
    OriEvent told = *event;
    switch ((OriEventKind)event->what) {
    case ORI_EV_PLACED: /* the card lies face down */
        if (told.seat != seat && seat != ORI_TRUTH)
            told.kind = ORI_HIDDEN;
        break;
    case ORI_EV_REVEALED: /* the card was turned up, or has left the Queue face up */
    case ORI_EV_ELIMINATED:
    case ORI_EV_DISCARDED:
    case ORI_EV_ENTERED:
        break;
    case ORI_EV_ROUND: /* nothing in them is about a card's face */
    case ORI_EV_KEPT:
    case ORI_EV_LOST:
    case ORI_EV_GAINED:
    case ORI_EV_PAID:
    case ORI_EV_STOLE:
    case ORI_EV_COPIED:
    case ORI_EV_ACTIVATED:
    case ORI_EV_MOVED:
    case ORI_EV_BRIBED:
    case ORI_EV_ASK:
    case ORI_EV_OVER:
        break;
    }
    return told;
}

OriDecision ori_decision_for(const OriState *before, OriDecision decision, int seat)
{
    if (before->ask == ORI_ASK_PLACE && before->asked != seat && seat != ORI_TRUTH)
        decision.kind = ORI_HIDDEN;
    return decision;
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

static bool can_be(const OriState *s, int family, int kind)
{
    return kind < ORI_KINDS && (s->rules.kinds >> kind & 1) != 0 && !is_seen(s, family, kind);
}

/* Enters what an event shows of a card that was hidden until now. */
static bool learn_card(OriState *s, const OriEvent *e)
{
    if (e->card > s->cards)
        return e->card <= ORI_MAX_CARDS; /* it comes in with this very decision */
    if (e->card == 0)
        return false;
    OriCard *card = &s->card[e->card];
    if (card->kind != ORI_HIDDEN || card->revealed)
        return true;
    if (!can_be(s, (int)card->family, e->kind))
        return false;
    ori_card_set_kind(card, e->kind);
    return true;
}

/* A replacement that is seen nowhere can only have come from aside. */
static bool learn_entry(OriState *s, int seat, const OriEvent *e)
{
    if (e->seat >= s->rules.seats || e->kind >= ORI_KINDS)
        return false;
    if (e->seat == seat || is_seen(s, e->seat, e->kind))
        return true;
    s->aside[e->seat] |= 1u << e->kind;
    return can_be(s, e->seat, e->kind);
}

static bool learn(OriState *s, int seat, const OriEvent *e)
{
    if (e->what == ORI_EV_REVEALED || e->what == ORI_EV_ELIMINATED)
        return learn_card(s, e);
    if (e->what == ORI_EV_ENTERED && e->verb == ORI_PUT)
        return learn_entry(s, seat, e);
    return true;
}

bool ori_same_event(const OriEvent *a, const OriEvent *b)
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
        if (!ori_same_event(&told, &event[i]))
            return false;
    }
    OriView evolved;
    OriError error;
    ori_view(&after, view->seat, &evolved);
    if (!ori_check_view(&evolved, &error))
        return false;
    *view = evolved;
    return true;
}

/* Another's placement is told by its event alone. The kind stays hidden, unless the card is
 * eliminated at once. */
static bool explains_placement(OriView *view, const OriState *learnt, const OriEvent event[], int n)
{
    OriDecision d = {event[0].verb, ORI_HIDDEN, event[0].at};
    if (event[0].what != ORI_EV_PLACED || refuse_slot(learnt, d) != NULL)
        return false;
    for (int i = 1; i < n; i++)
        if (event[i].what == ORI_EV_ELIMINATED && event[i].card == event[0].card) {
            if (!can_be(learnt, learnt->asked, event[i].kind))
                return false;
            d.kind = event[i].kind;
        }
    return explains(view, learnt, d, event, n);
}

const char *ori_evolve(OriView *view, const OriEvent event[], int n)
{
    static const char no_decision[] = "no decision explains these events";
    OriState learnt = view->known;
    if (n <= 0 || learnt.ask == ORI_ASK_OVER)
        return no_decision;
    for (int i = 0; i < n; i++)
        if (!learn(&learnt, view->seat, &event[i]))
            return "an event shows a card that cannot be there";
    if (learnt.ask == ORI_ASK_PLACE && learnt.asked != view->seat)
        return explains_placement(view, &learnt, event, n) ? NULL : no_decision;
    OriDecision option[ORI_MAX_OPTIONS];
    int options = ori_options(&learnt, option);
    for (int i = 0; i < options; i++)
        if (explains(view, &learnt, option[i], event, n))
            return NULL;
    return no_decision;
}

#endif
