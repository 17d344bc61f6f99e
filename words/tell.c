/*
 * tell.c - tells what happens, in sentences.
 *
 * Each sentence describes the moment before its event. Causes come before effects: the influence
 * lost with an eliminated card is told with it, and a gain says what it is for. The form of a
 * sentence depends on its reader: texts/en/table.ftl explains the tails.
 */
#include "words/words.h"

#include "ori_look.h"
#include "texts_kinds.h"

/* A sentence about one player. */
static Sentence *solo(const Telling *t, int stem, int player, Saying *out)
{
    Sentence *s = sentence_begin(out, player, stem);
    s->player = player;
    if (player == t->you)
        s->tail = TAIL_YOU;
    return s;
}

/* About one player who does something to another's card; `own` is for what the reader does to the
 * reader's. */
static Sentence *duo(const Telling *t, int stem, int player, int other, Tail own, Saying *out)
{
    Sentence *s = solo(t, stem, player, out);
    s->other_player = other;
    if (other == t->you)
        s->tail = (int)(player == t->you ? own : TAIL_YOURS);
    return s;
}

/* --- Events --- */

static void tell_round(const Telling *t, const OriEvent *e, Saying *out)
{
    solo(t, SAY_EVENT_ROUND, e->seat, out)->n = e->amount;
    if (e->amount == ORI_ROUNDS)
        sentence_add(out, SAY_EVENT_ROUND_LAST);
}

/* About a card that only some know. */
static void know(const Telling *t, Sentence *s, int kind)
{
    s->card = kind;
    if (s->player != t->you && kind != ORI_HIDDEN)
        s->tail = TAIL_KNOWN;
}

/* The card that is covered by one that comes in on this place. */
static void cover(const Telling *t, Sentence *s, int place)
{
    s->other = kind_of(&t->view.known, t->view.known.line[place]);
    s->place = place;
}

static bool is_covering(const Telling *t, const OriEvent *e)
{
    return e->verb == ORI_PLACE_ON && e->at < t->view.known.places;
}

static void tell_placed(const Telling *t, const OriEvent *e, Saying *out)
{
    bool on = is_covering(t, e);
    Sentence *s = solo(t,
                       t->view.known.places == 0    ? SAY_EVENT_PLACED_ONLY /* PLACE-3 */
                       : on                         ? SAY_EVENT_PLACED_ON
                       : e->verb == ORI_PLACE_FIRST ? SAY_EVENT_PLACED_FIRST
                                                    : SAY_EVENT_PLACED_LAST,
                       e->seat, out);
    know(t, s, e->kind);
    if (on)
        cover(t, s, e->at);
    if (on && s->tail == TAIL_NONE && s->other == ORI_HIDDEN)
        s->stem = SAY_EVENT_PLACED_ON_HIDDEN;
}

static void tell_kept(const Telling *t, const OriEvent *e, Saying *out)
{
    Sentence *s = solo(t, SAY_EVENT_KEPT, e->seat, out);
    know(t, s, kind_of(&t->view.known, e->card));
    s->place = place_of(&t->view.known, e->card);
    s->n = e->amount;
}

static void tell_entered(const Telling *t, const OriEvent *e, Saying *out)
{
    bool on = is_covering(t, e);
    Sentence *s = solo(t,
                       on                           ? SAY_EVENT_ENTERED_ON
                       : e->verb == ORI_PLACE_FIRST ? SAY_EVENT_ENTERED_FIRST
                       : e->verb == ORI_PLACE_LAST  ? SAY_EVENT_ENTERED_LAST
                                                    : SAY_EVENT_ENTERED_AT,
                       e->seat, out);
    s->card = e->kind;
    if (on)
        cover(t, s, e->at);
    else if (e->verb == ORI_PUT)
        s->place = e->at;
}

/* About a card and the seat that gains, loses or moves by it. */
static Sentence *tell_card(const Telling *t, int stem, const OriEvent *e, int seat, Saying *out)
{
    Sentence *s = solo(t, stem, seat, out);
    bool shows = e->what == ORI_EV_REVEALED || e->what == ORI_EV_DISCARDED;
    s->card = shows ? e->kind : kind_of(&t->view.known, e->card);
    s->place = e->what == ORI_EV_MOVED ? e->at : place_of(&t->view.known, e->card);
    s->n = e->amount;
    return s;
}

static void tell_stole(const Telling *t, const OriEvent *e, Saying *out)
{
    Sentence *s = duo(t, SAY_EVENT_STOLE, e->seat, e->other, TAIL_YOU, out);
    s->card = kind_of(&t->view.known, e->card);
    s->n = e->amount;
}

static void tell_of_two(const Telling *t, const OriEvent *e, Saying *out)
{
    int owner = owner_of(&t->view.known, e->card);
    Sentence *s = e->what == ORI_EV_COPIED ? duo(t, SAY_EVENT_COPIED, owner,
                                                 owner_of(&t->view.known, e->other), TAIL_OWN, out)
                                           : solo(t, SAY_EVENT_ACTIVATED, owner, out);
    s->card = kind_of(&t->view.known, e->card);
    s->other = kind_of(&t->view.known, e->other);
}

static void tell_bribed(const Telling *t, const OriEvent *e, Saying *out)
{
    int owner = owner_of(&t->view.known, e->card);
    Sentence *s = owner == e->seat ? solo(t, SAY_EVENT_BRIBED_SELF, e->seat, out)
                                   : duo(t, SAY_EVENT_BRIBED, e->seat, owner, TAIL_YOU, out);
    s->other = kind_of(&t->view.known, e->card);
}

/* The influence that this elimination costs was told of by the event before it. */
static int lost_with(const Telling *t, const OriEvent *e)
{
    const OriEvent *before = t->next > 0 ? e - 1 : NULL;
    bool lost = before != NULL && before->what == ORI_EV_LOST && before->card == e->card;
    return lost ? before->amount : 0;
}

/* A Cutthroat's victims fall one after the other, and none is paid for before the last. But a Plot
 * may let it strike twice, and one victim alone is not paid for at all: with the first victim fall
 * only revealed top cards of others with its name (ABL-CUTTHROAT-1). */
static bool is_same_strike(const Telling *t, const OriEvent *e)
{
    const OriState *then = &t->at_strike;
    return t->striker == e->other && t->payments == 0 && t->struck == e->kind &&
           place_of(then, e->card) >= 0 && then->card[e->card].revealed &&
           owner_of(then, e->card) != owner_of(then, e->other);
}

static void tell_eliminated(const Telling *t, const OriEvent *e, Saying *out)
{
    const OriState *chosen = is_same_strike(t, e) ? &t->at_strike : &t->view.known;
    int striker = owner_of(&t->view.known, e->other);
    int lost = lost_with(t, e);
    Sentence *s = e->card == e->other /* revealed, so there is no influence on it */
                      ? solo(t, SAY_EVENT_ELIMINATED_SELF, striker, out)
                      : duo(t, lost > 0 ? SAY_EVENT_ELIMINATED_LADEN : SAY_EVENT_ELIMINATED,
                            striker, owner_of(&t->view.known, e->card), TAIL_OWN, out);
    s->card = kind_of(&t->view.known, e->other);
    s->other = e->kind;
    s->place = place_of(chosen, e->card);
    s->n = lost;
}

/* The bounty on a card that was struck comes after the influence for the strike, if there is any
 * (ABL-CUTTHROAT-2). */
static bool is_bounty(const Telling *t, const OriEvent *e)
{
    const OriEvent *next = t->next + 1 < t->count ? e + 1 : NULL;
    bool is_paid_again = next != NULL && next->what == ORI_EV_GAINED && next->card == e->card;
    return t->striker == e->card && t->struck_others && ori_kind_bounty(t->struck) > 0 &&
           (t->payments > 0 || !is_paid_again);
}

static void tell_gained(const Telling *t, const OriEvent *e, Saying *out)
{
    Sentence *s = tell_card(t, SAY_EVENT_GAINED, e, e->seat, out);
    if (is_bounty(t, e)) {
        s->stem = SAY_EVENT_GAINED_BOUNTY;
        s->other = t->struck;
    }
}

/* A revealed Plot gives back; a face-down one that is struck loses the influence on it. */
static void tell_lost(const Telling *t, const OriEvent *e, Saying *out)
{
    const OriCard *card = &t->view.known.card[e->card];
    bool from_plot = card->kind == ORI_PLOT && card->revealed;
    tell_card(t, from_plot ? SAY_EVENT_LOST_PLOT : SAY_EVENT_LOST, e, (int)card->owner, out);
}

/* The Schemer, or what has just copied her, leaves because of a stack beside it. */
static bool is_schemers_end(const Telling *t, const OriEvent *e)
{
    const OriEvent *before = t->next > 0 ? e - 1 : NULL;
    return e->kind == ORI_SCHEMER ||
           (before != NULL && before->what == ORI_EV_COPIED && before->card == e->card &&
            kind_of(&t->view.known, before->other) == ORI_SCHEMER);
}

/* The influence lost with an eliminated card is told with it. */
static bool is_told_with_next(const Telling *t, const OriEvent *e)
{
    const OriEvent *next = t->next + 1 < t->count ? e + 1 : NULL;
    return e->what == ORI_EV_LOST && next != NULL && next->what == ORI_EV_ELIMINATED &&
           next->card == e->card;
}

static bool tell_event(const Telling *t, const OriEvent *e, Saying *out)
{
    if (is_told_with_next(t, e))
        return false;
    switch ((OriEventKind)e->what) {
    case ORI_EV_ROUND:
        tell_round(t, e, out);
        return true;
    case ORI_EV_PLACED:
        tell_placed(t, e, out);
        return true;
    case ORI_EV_KEPT:
        tell_kept(t, e, out);
        return true;
    case ORI_EV_REVEALED:
        tell_card(t, e->amount > 0 ? SAY_EVENT_REVEALED_TAKES : SAY_EVENT_REVEALED, e, e->seat,
                  out);
        return true;
    case ORI_EV_LOST:
        tell_lost(t, e, out);
        return true;
    case ORI_EV_GAINED:
        tell_gained(t, e, out);
        return true;
    case ORI_EV_PAID:
        tell_card(t, SAY_EVENT_PAID, e, e->seat, out);
        return true;
    case ORI_EV_STOLE:
        tell_stole(t, e, out);
        return true;
    case ORI_EV_COPIED:
    case ORI_EV_ACTIVATED:
        tell_of_two(t, e, out);
        return true;
    case ORI_EV_MOVED:
        tell_card(t, SAY_EVENT_MOVED, e, owner_of(&t->view.known, e->card), out);
        return true;
    case ORI_EV_BRIBED:
        tell_bribed(t, e, out);
        return true;
    case ORI_EV_ELIMINATED:
        tell_eliminated(t, e, out);
        return true;
    case ORI_EV_DISCARDED:
        tell_card(t, is_schemers_end(t, e) ? SAY_EVENT_DISCARDED_STACK : SAY_EVENT_DISCARDED, e,
                  owner_of(&t->view.known, e->card), out);
        return true;
    case ORI_EV_ENTERED:
        tell_entered(t, e, out);
        return true;
    case ORI_EV_OVER:
        sentence_begin(out, ORI_NOBODY, SAY_EVENT_OVER);
        return true;
    case ORI_EV_ASK:
        break;
    }
    return false;
}

/* --- What no event tells --- */

/* The Royal Decree lifts the card at this place. */
static void tell_lifted(const Telling *t, int seat, int place, Saying *out)
{
    int handle = t->view.known.line[place];
    Sentence *s = duo(t, SAY_EVENT_LIFTED, seat, owner_of(&t->view.known, handle), TAIL_OWN, out);
    s->other = kind_of(&t->view.known, handle);
    s->place = place;
}

/* A move that answers the Decree's question: the question has said who lifted the card. Any
 * other move, such as the Decree's of the only other card, says who moves which card from where. */
static bool tell_lifted_unasked(const Telling *t, const OriEvent *e, Saying *out)
{
    int place = e->what == ORI_EV_MOVED ? place_of(&t->view.known, e->card) : SENTENCE_NONE;
    bool is_told = t->next == 0 && t->view.known.ask == ORI_ASK_PUT_CARD;
    if (is_told || place == SENTENCE_NONE)
        return false;
    tell_lifted(t, owner_of(&t->view.known, t->view.known.current), place, out);
    return true;
}

/* A Spy that finds nothing to take: only the decision tells whom it turned to. */
static void tell_stole_nothing(const Telling *t, Saying *out)
{
    const OriState *known = &t->view.known;
    int owner = owner_of(known, known->line[t->decision->at]);
    int seat = known->asked;
    Sentence *s = owner == seat ? solo(t, SAY_EVENT_STOLE_OWN, seat, out)
                                : duo(t, SAY_EVENT_STOLE_NOTHING, seat, owner, TAIL_YOU, out);
    s->card = kind_of(known, known->self);
}

/* Tells the decision, if its first event does not. */
static bool tell_silent(const Telling *t, Saying *out)
{
    const OriEvent *e = &t->event[0];
    const OriDecision *d = t->decision;
    if (e->what == ORI_EV_ASK && e->ask.kind == ORI_ASK_PUT_CARD &&
        e->ask.at < t->view.known.places) {
        tell_lifted(t, e->ask.seat, e->ask.at, out);
        return true;
    }
    if (d == NULL || d->verb != ORI_STEAL || d->at >= t->view.known.places ||
        (e->what == ORI_EV_STOLE && e->card == t->view.known.self))
        return false;
    tell_stole_nothing(t, out);
    return true;
}

/* --- What does nothing --- */

/* A card that begins to act, and with whose ability. */
typedef struct Act {
    int card; /* a handle */
    int ability;
    int seat;
} Act;

/* Revealed, copying or activated by Plot: the event says that a card begins to act. */
static bool begins_to_act(const OriState *known, const OriEvent *e, Act *out)
{
    if (e->what == ORI_EV_REVEALED) {
        *out = (Act){.card = e->card, .ability = e->kind, .seat = e->seat};
        return true;
    }
    if (e->what != ORI_EV_COPIED && e->what != ORI_EV_ACTIVATED)
        return false;
    out->card = e->what == ORI_EV_COPIED ? e->card : e->other;
    out->ability = kind_of(known, e->other);
    out->seat = owner_of(known, out->card);
    return true;
}

/* Whether the question is put in the name of the card that has begun to act. */
static bool is_asked_by(const Act *act, const OriAsk *ask)
{
    switch ((OriAskKind)ask->kind) {
    case ORI_ASK_PICK:
        return ask->ability == act->ability && ask->seat == act->seat;
    case ORI_ASK_PUT_CARD:
        return act->ability == ORI_ROYAL_DECREE;
    case ORI_ASK_PUT_TWIN:
        return act->ability == ORI_PRINCE;
    case ORI_ASK_PLOT_FIRST:
    case ORI_ASK_PLOT_NEXT:
        return act->ability == ORI_PLOT;
    case ORI_ASK_PLACE:
    case ORI_ASK_REVEAL:
    case ORI_ASK_OVER:
        break;
    }
    return false;
}

/* Whether the card that begins to act with this event does anything: what comes first behind it
 * tells, since the cards after it act later. Intrigues that move or bribe leave no other event of
 * theirs. */
static bool does_something(const Telling *t, const OriEvent *begin, const Act *act)
{
    for (const OriEvent *e = begin + 1; e < t->event + t->count; e++) {
        if (e->card == act->card && (e->what == ORI_EV_LOST || e->what == ORI_EV_DISCARDED))
            continue;
        if (e->what == ORI_EV_ASK)
            return is_asked_by(act, &e->ask);
        if (e->what == ORI_EV_ROUND || e->what == ORI_EV_OVER)
            return false;
        if (e->what == ORI_EV_ELIMINATED)
            return e->other == act->card;
        if (e->what == ORI_EV_LOST) /* with the elimination that follows */
            continue;
        return e->card == act->card || e->what == ORI_EV_MOVED || e->what == ORI_EV_BRIBED ||
               e->what == ORI_EV_ENTERED;
    }
    return false;
}

/* Why this ability does nothing for this card. */
static void say_nothing(Sentence *s, int kind, int ability)
{
    s->of = ability;
    s->card = kind;
}

static bool has_reason(int ability)
{
    return (TEXT_KINDS_NOTHING >> ability & 1) != 0;
}

static bool tell_nothing(const Telling *t, const OriEvent *e, Saying *out)
{
    Act act;
    if (!begins_to_act(&t->view.known, e, &act) || !has_reason(act.ability) ||
        does_something(t, e, &act))
        return false;
    bool is_own_copy = e->what == ORI_EV_COPIED && act.ability == ORI_SHAPESHIFTER;
    int kind = e->what == ORI_EV_REVEALED ? (int)e->kind : kind_of(&t->view.known, act.card);
    say_nothing(sentence_begin(out, act.seat, is_own_copy ? SAY_NOTHING_COPIED : SAY_NOTHING), kind,
                act.ability);
    return true;
}

/* --- What resolution passes --- */

/* The card whose ability the event is an effect of, or 0. Of cards that are discarded only the
 * Schemer does it to herself. */
static int actor_of(const OriEvent *e)
{
    enum {
        BY_CARD = 1 << ORI_EV_KEPT | 1 << ORI_EV_REVEALED | 1 << ORI_EV_GAINED | 1 << ORI_EV_PAID |
                  1 << ORI_EV_STOLE | 1 << ORI_EV_COPIED,
    };
    bool is_by_card =
        (BY_CARD >> e->what & 1) != 0 || (e->what == ORI_EV_DISCARDED && e->kind == ORI_SCHEMER);
    return is_by_card ? e->card : e->what == ORI_EV_ELIMINATED ? e->other : 0;
}

/* The place whose card asks, if it comes after the pointer. Every face-down card asks. */
static int place_asking(const Telling *t, const OriEvent *e)
{
    const OriState *s = &t->view.known;
    Act act;
    bool is_current = e > t->event && begins_to_act(s, e - 1, &act) && is_asked_by(&act, &e->ask);
    bool is_pick = e->ask.kind == ORI_ASK_PICK && !e->ask.in_plot;
    if (is_current || (!is_pick && e->ask.kind != ORI_ASK_REVEAL))
        return SENTENCE_NONE;
    for (int place = s->cursor; place < s->places; place++) {
        const OriCard *card = &s->card[s->line[place]];
        if (is_pick ? card->revealed && card->kind == e->ask.ability && card->owner == e->ask.seat
                    : !card->revealed)
            return place;
    }
    return SENTENCE_NONE;
}

/* How far resolution has come when this event happens, as far as the event tells. */
static int place_reached(const Telling *t, const OriEvent *e)
{
    bool is_turn = e->what == ORI_EV_KEPT || e->what == ORI_EV_REVEALED;
    if (e->what == ORI_EV_ROUND || e->what == ORI_EV_OVER)
        return t->view.known.places;
    if (e->what == ORI_EV_ASK)
        return place_asking(t, e);
    return t->view.known.plot == 0 || is_turn
               ? place_of(&t->view.known, actor_of(e)) /* Plot calls any card */
               : SENTENCE_NONE;
}

/* Cards that were revealed before and are passed before this event do nothing, and no event tells
 * so. A line for each of them; returns how many. */
static int tell_passed(Telling *t, const OriEvent *e, Saying out[])
{
    const OriState *s = &t->view.known;
    int n = 0;
    if (t->is_astray || s->ask == ORI_ASK_PLACE || s->ask == ORI_ASK_OVER)
        return 0;
    int reached = place_reached(t, e);
    for (int place = s->cursor; place < reached && s->card[s->line[place]].revealed; place++) {
        int handle = s->line[place];
        int kind = kind_of(s, handle);
        if ((t->done >> handle & 1) != 0 || !has_reason(kind))
            continue;
        t->done |= (uint64_t)1 << handle;
        Sentence *acts = solo(t, SAY_EVENT_ACTS, owner_of(s, handle), &out[n]);
        acts->card = kind;
        acts->place = place;
        say_nothing(sentence_add(&out[n++], SAY_NOTHING), kind, kind);
    }
    return n;
}

/* --- One after the other --- */

void telling_begin(Telling *t, const OriView *view, int you, const OriDecision *decision,
                   const OriEvent event[], int count)
{
    *t = (Telling){.view = *view,
                   .you = you,
                   .decision = decision,
                   .event = event,
                   .count = count,
                   .stood_in = ORI_NOBODY};
}

void telling_by_standin(Telling *t)
{
    t->stood_in = t->view.known.asked;
    t->is_own = t->stood_in == t->you;
    if (t->is_own)
        t->you = ORI_NOBODY;
}

static int tell_standin(const Telling *t, Saying *out)
{
    if (t->next > 0 || t->stood_in == ORI_NOBODY)
        return 0;
    Sentence *s = solo(t, SAY_EVENT_STANDIN, t->stood_in, out);
    if (t->is_own)
        s->tail = TAIL_YOU;
    return 1;
}

/* All victims of a strike fall before it is paid for. */
static void remember_strike(Telling *t, const OriEvent *e)
{
    if (e->what == ORI_EV_ELIMINATED) {
        bool is_others = owner_of(&t->view.known, e->card) != owner_of(&t->view.known, e->other);
        bool is_same = is_same_strike(t, e);
        t->struck_others = (is_same && t->struck_others) || is_others;
        if (!is_same)
            t->at_strike = t->view.known;
        t->striker = e->other;
        t->struck = e->kind;
        t->payments = 0;
    } else if (e->what == ORI_EV_GAINED && e->card == t->striker) {
        t->payments++;
    }
}

/* While Plot is active, ori_follow cannot say where resolution stands; once cards have moved, the
 * places cannot either. */
static void remember_way(Telling *t, const OriEvent *e)
{
    enum {
        TURNS = 1 << ORI_EV_KEPT | 1 << ORI_EV_REVEALED | 1 << ORI_EV_ROUND,
        MOVES = 1 << ORI_EV_ELIMINATED | 1 << ORI_EV_DISCARDED | 1 << ORI_EV_MOVED |
                1 << ORI_EV_ENTERED,
    };
    int plot = t->view.known.plot;
    t->done |= (uint64_t)1 << actor_of(e);
    if ((TURNS >> e->what & 1) != 0)
        t->is_astray = false;
    if ((MOVES >> e->what & 1) != 0 && plot != 0 && e->card != plot)
        t->is_astray = true;
}

int telling_next(Telling *t, Saying out[TELLING_LINES])
{
    const OriEvent *e = &t->event[t->next];
    OriState after = t->view.known;
    int n = 0;
    if (!ori_follow(&after, e))
        return -1;
    n += tell_standin(t, &out[n]);
    if (t->next == 0) {
        n += tell_silent(t, &out[n]);
        n += tell_passed(t, e, &out[n]);
    }
    n += tell_lifted_unasked(t, e, &out[n]);
    n += tell_event(t, e, &out[n]);
    n += tell_nothing(t, e, &out[n]);
    remember_strike(t, e);
    remember_way(t, e);
    t->view.known = after;
    t->next++;
    if (t->next < t->count)
        n += tell_passed(t, e + 1, &out[n]);
    return n;
}
