/*
 * ledger.c - pools, cards and the Queue kept by the events alone, to be compared with the engine's
 * state.
 */
#include "ledger.h"

#include <string.h>

void ledger_open(Ledger *ledger, const OriState *deal)
{
    *ledger = (Ledger){.seats = (int)deal->rules.seats, .round = deal->round, .first = deal->first};
    for (int seat = 0; seat < ledger->seats; seat++)
        ledger->pool[seat] = deal->pool[seat];
    ledger->ask = (OriAsk){.kind = ORI_ASK_PLACE, .seat = deal->first};
}

/* --- The line --- */

static const char *open_gap(Ledger *l, int gap)
{
    if (gap < 0 || gap > l->places || l->places == ORI_MAX_PLACES)
        return "a card goes into a gap that is not there";
    size_t after = (size_t)(l->places - gap);
    memmove(&l->place[gap + 1], &l->place[gap], after * sizeof l->place[0]);
    memmove(&l->height[gap + 1], &l->height[gap], after * sizeof l->height[0]);
    l->height[gap] = 0;
    l->places++;
    return NULL;
}

static void stack(Ledger *l, int place, int handle)
{
    l->place[place][l->height[place]++] = handle;
}

static const char *put_in_gap(Ledger *l, int gap, int handle)
{
    const char *why = open_gap(l, gap);
    if (why == NULL)
        stack(l, gap, handle);
    return why;
}

/* Takes a top card out of the line. */
static const char *lift(Ledger *l, int handle)
{
    for (int i = 0; i < l->places; i++) {
        if (l->place[i][l->height[i] - 1] != handle)
            continue;
        if (--l->height[i] == 0) {
            size_t after = (size_t)(--l->places - i);
            memmove(&l->place[i], &l->place[i + 1], after * sizeof l->place[0]);
            memmove(&l->height[i], &l->height[i + 1], after * sizeof l->height[0]);
        }
        return NULL;
    }
    return "a card moves or leaves that is not on top";
}

static const char *lay(Ledger *l, const OriEvent *e)
{
    switch ((OriVerb)e->verb) {
    case ORI_PLACE_FIRST:
        return put_in_gap(l, 0, e->card);
    case ORI_PLACE_LAST:
        return put_in_gap(l, l->places, e->card);
    case ORI_PUT:
        return put_in_gap(l, e->at, e->card);
    case ORI_PLACE_ON:
        if (e->at >= l->places)
            return "a card is placed on a place that is not there";
        stack(l, e->at, e->card);
        return NULL;
    case ORI_KEEP:
    case ORI_REVEAL:
    case ORI_ELIMINATE:
    case ORI_STEAL:
    case ORI_COPY:
    case ORI_LIFT:
    case ORI_BRIBE:
    case ORI_TAKE:
    case ORI_ACTIVATE:
        break;
    }
    return "a card enters in no way";
}

static const char *new_card(Ledger *l, const OriEvent *e)
{
    if (e->card != ++l->cards || e->card > ORI_MAX_CARDS)
        return "handles are not given out in order";
    l->card[e->card] = (LedgerCard){.kind = e->kind,
                                    .family = e->seat,
                                    .owner = e->seat,
                                    .revealed = e->what == ORI_EV_ENTERED,
                                    .in_queue = true};
    return lay(l, e);
}

static const char *leave(Ledger *l, const OriEvent *e)
{
    LedgerCard *card = &l->card[e->card];
    bool plot =
        e->kind == ORI_PLOT && e->what == ORI_EV_DISCARDED; /* it holds its influence apart */
    if (!plot && card->influence != 0)
        return "a card leaves with influence on it";
    if (card->kind != e->kind)
        return "a card leaves as another kind";
    card->in_queue = false;
    card->revealed = true;
    card->owner = card->family;
    return lift(l, e->card);
}

/* --- Influence --- */

static const char *take_from_card(Ledger *l, int handle, int amount)
{
    LedgerCard *card = &l->card[handle];
    if (amount > card->influence)
        return "more influence is taken from a card than lies on it";
    card->influence -= amount;
    return NULL;
}

static const char *take_from_pool(Ledger *l, int seat, int amount)
{
    if (amount > l->pool[seat])
        return "more influence is taken from a pool than is in it";
    l->pool[seat] -= amount;
    return NULL;
}

static const char *reveal(Ledger *l, const OriEvent *e)
{
    LedgerCard *card = &l->card[e->card];
    if (card->revealed || card->kind != e->kind || card->owner != e->seat)
        return "a card is revealed that cannot be";
    card->revealed = true;
    l->pool[e->seat] += e->amount;
    return take_from_card(l, e->card, e->amount);
}

/* --- Events --- */

static bool names_card(const OriEvent *e)
{
    return e->what != ORI_EV_ROUND && e->what != ORI_EV_ASK && e->what != ORI_EV_OVER &&
           e->what != ORI_EV_PLACED && e->what != ORI_EV_ENTERED;
}

static const char *end(Ledger *l, const OriEvent *e)
{
    l->over = true;
    for (int seat = 0; seat < l->seats; seat++)
        if (l->pool[seat] != e->pool[seat])
            return "the game ends with other pools";
    return e->seats == l->seats ? NULL : "the game ends with other seats";
}

const char *ledger_enter(Ledger *l, const OriEvent *e)
{
    if (l->over)
        return "something happens after the end";
    if (e->seat >= l->seats || (names_card(e) && (e->card == 0 || e->card > l->cards)))
        return "an event is about a seat or card that is not there";
    switch ((OriEventKind)e->what) {
    case ORI_EV_ROUND:
        if (e->amount != ++l->round || e->seat != (l->first + 1) % l->seats)
            return "this is not the next round";
        l->first = e->seat;
        return NULL;
    case ORI_EV_PLACED:
    case ORI_EV_ENTERED:
        return new_card(l, e);
    case ORI_EV_KEPT:
        l->card[e->card].influence++;
        return l->card[e->card].influence == e->amount && l->card[e->card].owner == e->seat
                   ? NULL
                   : "a kept card does not gain 1";
    case ORI_EV_REVEALED:
        return reveal(l, e);
    case ORI_EV_LOST:
        return take_from_card(l, e->card, e->amount);
    case ORI_EV_GAINED:
        l->pool[e->seat] += e->amount;
        return l->card[e->card].kind == ORI_PLOT ? take_from_card(l, e->card, e->amount) : NULL;
    case ORI_EV_PAID:
        return take_from_pool(l, e->seat, e->amount);
    case ORI_EV_STOLE:
        l->pool[e->seat] += e->amount;
        return take_from_pool(l, e->other, e->amount);
    case ORI_EV_COPIED:
    case ORI_EV_ACTIVATED:
        return l->card[e->other].revealed && l->card[e->other].in_queue
                   ? NULL
                   : "a hidden card lends its ability";
    case ORI_EV_MOVED: {
        const char *why = lift(l, e->card);
        return why != NULL ? why : put_in_gap(l, e->at, e->card);
    }
    case ORI_EV_BRIBED:
        l->card[e->card].owner = e->seat;
        return l->card[e->card].revealed ? NULL : "a face-down card is bribed";
    case ORI_EV_ELIMINATED:
    case ORI_EV_DISCARDED:
        return leave(l, e);
    case ORI_EV_ASK:
        l->ask = e->ask;
        return NULL;
    case ORI_EV_OVER:
        return end(l, e);
    }
    return "no such event";
}

/* --- Comparing --- */

static const char *compare_card(const LedgerCard *mine, const OriCard *card)
{
    if ((int)card->kind != mine->kind || (int)card->family != mine->family)
        return "a card in the Queue is another one";
    if ((int)card->owner != mine->owner)
        return "a card has another owner";
    if ((bool)card->revealed != mine->revealed)
        return "a card lies the other way up";
    return (int)card->influence == mine->influence ? NULL : "another influence lies on a card";
}

static const char *compare_queue(const Ledger *l, const OriState *s)
{
    if (l->places != s->places || l->cards != s->cards)
        return "the Queue has another length";
    for (int i = 0; i < l->places; i++) {
        int handle = s->line[i];
        for (int level = l->height[i] - 1; level >= 0; level--) {
            if (handle != l->place[i][level])
                return "another card lies here";
            const char *why = compare_card(&l->card[handle], &s->card[handle]);
            if (why != NULL)
                return why;
            handle = (int)s->card[handle].under;
        }
        if (handle != 0)
            return "a stack has another height";
    }
    return NULL;
}

static bool same_ask(const OriAsk *a, const OriAsk *b)
{
    return a->kind == b->kind && a->seat == b->seat && a->ability == b->ability && a->at == b->at &&
           a->in_plot == b->in_plot && a->left == b->left;
}

const char *ledger_compare(const Ledger *l, const OriState *s)
{
    int held = 0;
    for (int seat = 0; seat < l->seats; seat++)
        if (l->pool[seat] != s->pool[seat])
            return "a pool is not what the events told";
    for (int h = 1; h <= l->cards; h++)
        if (!l->card[h].in_queue)
            held += l->card[h].influence;
    if (held != (s->plot != 0 ? s->plot_left : 0))
        return "the Plot holds another influence";
    if (l->over != (s->ask == ORI_ASK_OVER) || l->round != s->round || l->first != s->first)
        return "the round is another one";
    OriAsk ask = ori_ask(s);
    if (!l->over && !same_ask(&ask, &l->ask))
        return "somebody is asked something else than was told";
    return compare_queue(l, s);
}
