/*
 * follow.c - applies events one at a time to what is known of the table.
 *
 * For the rules, all events of a decision happen at once; code that shows or tells them takes them
 * one at a time. The functions of table.c apply each event here too, so after the last one the
 * result is the table after the decision, up to the next question (tests/page.c plays games to
 * prove it). Events come from outside: one that does not fit this table is refused and leaves it
 * unchanged.
 */
#include "cards.c"

static bool is_handle(const OriState *s, int handle)
{
    return handle > 0 && handle <= s->cards;
}

/* The card acts now: the pointer is on it, unless Plot has called it from elsewhere. */
static void point_at(OriState *s, int handle)
{
    int place = place_of(s, handle);
    if (place < 0 || s->plot != 0 || place + 1 <= s->cursor || !is_resolving(s))
        return;
    s->cursor = (uint8_t)(place + 1);
    s->current = (uint8_t)handle;
}

/* Resolution is under way: the last question is answered, and the next comes later. */
static void begin_resolving(OriState *s)
{
    if (!is_resolving(s))
        s->cursor = s->current = 0;
    s->ask = ORI_ASK_REVEAL;
    s->self = s->memo = 0;
}

static void learn_kind(OriState *s, const OriEvent *e)
{
    if (e->kind < ORI_KINDS)
        ori_card_set_kind(&s->card[e->card], e->kind);
}

static bool follow_newcomer(OriState *s, const OriEvent *e)
{
    OriDecision d = {e->verb, e->kind, e->at};
    int most = e->verb == ORI_PLACE_ON ? s->places - 1 : s->places;
    if (e->card != s->cards + 1 || e->card > ORI_MAX_CARDS || e->seat >= s->rules.seats ||
        e->at > most || s->places >= ORI_MAX_PLACES)
        return false;
    if (e->what == ORI_EV_PLACED) {
        table_place(s, e->seat, d, NULL);
        s->asked = (uint8_t)next_seat(s, e->seat);
        if (s->asked == s->first)
            begin_resolving(s);
    } else if (e->kind < ORI_KINDS) {
        table_enter(s, e->seat, d, NULL);
    }
    return true;
}

static bool follow_leaving(OriState *s, const OriEvent *e)
{
    if (e->what == ORI_EV_ELIMINATED)
        point_at(s, e->other);
    int place = place_of(s, e->card);
    if (place < 0)
        return false;
    learn_kind(s, e);
    leave(s, place);
    return true;
}

static bool follow_moving(OriState *s, const OriEvent *e)
{
    int place = place_of(s, e->card);
    int gaps = s->places - (place >= 0 && !is_stack(s, place));
    if (place < 0 || e->at > gaps)
        return false;
    s->memo = 0;
    table_move(s, e->card, e->at, NULL);
    return true;
}

static bool follow_influence(OriState *s, const OriEvent *e)
{
    if (e->seat >= s->rules.seats)
        return false;
    point_at(s, e->card);
    if (e->what == ORI_EV_GAINED)
        table_gain(s, e->seat, e->amount, e->card, NULL);
    else if (e->what == ORI_EV_PAID)
        table_pay(s, e->seat, e->amount, e->card, NULL);
    else if (e->other >= s->rules.seats)
        return false;
    else
        table_steal(s, e->seat, e->other, e->amount, e->card, NULL);
    return true;
}

/* Keep and reveal say where the resolution has come to. */
static bool follow_turn(OriState *s, const OriEvent *e)
{
    int place = place_of(s, e->card);
    if (place < 0)
        return false;
    s->plot = 0;
    s->cursor = (uint8_t)(place + 1);
    s->current = e->card;
    if (e->what == ORI_EV_KEPT) {
        bits_set_influence(&s->card[e->card], e->amount);
        return true;
    }
    learn_kind(s, e);
    table_reveal(s, e->card, e->amount, NULL);
    if (e->kind < ORI_KINDS && rows[e->kind].reveal == HOLDS)
        s->plot = e->card;
    return true;
}

static void follow_round(OriState *s, const OriEvent *e)
{
    s->round = (uint8_t)e->amount;
    s->first = s->asked = e->seat;
    s->ask = ORI_ASK_PLACE;
    s->cursor = s->current = s->plot = 0;
}

static bool follow(OriState *s, const OriEvent *e)
{
    switch ((OriEventKind)e->what) {
    case ORI_EV_ROUND:
        if (e->seat >= s->rules.seats)
            return false;
        follow_round(s, e);
        return true;
    case ORI_EV_PLACED:
    case ORI_EV_ENTERED:
        return follow_newcomer(s, e);
    case ORI_EV_KEPT:
    case ORI_EV_REVEALED:
        return follow_turn(s, e);
    case ORI_EV_LOST:
        s->card[e->card].influence = 0;
        return true;
    case ORI_EV_GAINED:
    case ORI_EV_PAID:
    case ORI_EV_STOLE:
        return follow_influence(s, e);
    case ORI_EV_COPIED:
    case ORI_EV_ACTIVATED:
        point_at(s, e->card);
        return is_handle(s, e->other);
    case ORI_EV_MOVED:
        return follow_moving(s, e);
    case ORI_EV_BRIBED:
        if (place_of(s, e->card) < 0 || e->seat >= s->rules.seats)
            return false;
        table_bribe(s, place_of(s, e->card), e->seat, NULL);
        return true;
    case ORI_EV_ELIMINATED:
        return is_handle(s, e->other) && follow_leaving(s, e);
    case ORI_EV_DISCARDED:
        return follow_leaving(s, e);
    case ORI_EV_ASK:
        if (e->ask.seat >= s->rules.seats)
            return false;
        s->asked = e->ask.seat; /* what is asked, the position after the decision tells */
        return true;
    case ORI_EV_OVER:
        s->ask = ORI_ASK_OVER;
        s->cursor = s->current = s->plot = 0;
        return true;
    }
    return false;
}

bool ori_follow(OriState *known, const OriEvent *e)
{
    OriState after = *known;
    bool about_card = e->what != ORI_EV_ROUND && e->what != ORI_EV_ASK && e->what != ORI_EV_OVER;
    bool comes = e->what == ORI_EV_PLACED || e->what == ORI_EV_ENTERED;
    if (about_card && !comes && !is_handle(known, e->card))
        return false;
    if (about_card && e->what != ORI_EV_PLACED)
        begin_resolving(&after);
    if (!follow(&after, e))
        return false;
    *known = after;
    return true;
}
