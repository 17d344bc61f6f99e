/*
 * tell.c - what happens, in sentences.
 *
 * Each sentence speaks of the moment before its event. Causes come before effects: the influence
 * that an elimination costs is told with it, and a gain says what it is for. Which form of a
 * sentence is said depends on whom it speaks to: texts/en/table.ftl tells what the tails mean.
 */
#include "words/words.h"

#include "texts_kinds.h"

/* --- The parts of a sentence --- */

Sentence words_sentence(int stem)
{
    return (Sentence){.stem = (uint8_t)stem,
                      .player = SENTENCE_NONE,
                      .other_player = SENTENCE_NONE,
                      .card = SENTENCE_NONE,
                      .other = SENTENCE_NONE,
                      .place = SENTENCE_NONE,
                      .n = SENTENCE_NONE};
}

Line words_line(int seat, Sentence sentence)
{
    return (Line){.seat = seat, .count = 1, .part = {sentence}};
}

void words_add(Line *line, Sentence sentence)
{
    line->part[line->count++] = sentence;
}

static int kind_of(const OriState *s, int handle)
{
    return (int)s->card[handle].kind;
}

static int owner_of(const OriState *s, int handle)
{
    return (int)s->card[handle].owner;
}

static int place_of(const OriState *s, int handle)
{
    for (int i = 0; i < s->places; i++)
        if (s->line[i] == handle)
            return i;
    return SENTENCE_NONE;
}

/* A sentence about one player. */
static Sentence solo(const Telling *t, int stem, int player)
{
    Sentence s = words_sentence(stem);
    s.player = (int8_t)player;
    s.tail = player == t->you ? TAIL_YOU : TAIL_NONE;
    return s;
}

/* About one player who does something to another's card; `own` is for what the reader does to the
 * reader's. */
static Sentence duo(const Telling *t, int stem, int player, int other, Tail own)
{
    Sentence s = words_sentence(stem);
    bool acts = player == t->you;
    bool bears = other == t->you;
    s.player = (int8_t)player;
    s.other_player = (int8_t)other;
    s.tail = (uint8_t)(acts && bears ? own : acts ? TAIL_YOU : bears ? TAIL_YOURS : TAIL_NONE);
    return s;
}

/* --- Events --- */

static Line tell_round(const Telling *t, const OriEvent *e)
{
    Sentence s = solo(t, SAY_EVENT_ROUND, e->seat);
    s.n = (int16_t)e->amount;
    Line line = words_line(e->seat, s);
    if (e->amount == ORI_ROUNDS)
        words_add(&line, words_sentence(SAY_EVENT_ROUND_LAST));
    return line;
}

/* The tail of what is told about a card that only some know. */
static Tail tail_of_known(const Telling *t, int seat, int kind)
{
    return seat == t->you ? TAIL_YOU : kind == ORI_HIDDEN ? TAIL_NONE : TAIL_KNOWN;
}

static Line tell_placed(const Telling *t, const OriEvent *e)
{
    const OriState *known = &t->known;
    bool on = e->verb == ORI_PLACE_ON && e->at < known->places;
    Sentence s = words_sentence(known->places == 0           ? SAY_EVENT_PLACED_ONLY /* PLACE-3 */
                                : on                         ? SAY_EVENT_PLACED_ON
                                : e->verb == ORI_PLACE_FIRST ? SAY_EVENT_PLACED_FIRST
                                                             : SAY_EVENT_PLACED_LAST);
    s.tail = (uint8_t)tail_of_known(t, e->seat, e->kind);
    s.player = (int8_t)e->seat;
    s.card = (int8_t)e->kind;
    if (on) {
        s.other = (int8_t)kind_of(known, known->line[e->at]);
        s.place = (int8_t)e->at;
        if (s.tail == TAIL_NONE && s.other == ORI_HIDDEN)
            s.stem = SAY_EVENT_PLACED_ON_HIDDEN;
    }
    return words_line(e->seat, s);
}

static Line tell_kept(const Telling *t, const OriEvent *e)
{
    Sentence s = words_sentence(SAY_EVENT_KEPT);
    s.player = (int8_t)e->seat;
    s.card = (int8_t)kind_of(&t->known, e->card);
    s.place = (int8_t)place_of(&t->known, e->card);
    s.n = (int16_t)e->amount;
    s.tail = (uint8_t)tail_of_known(t, e->seat, s.card);
    return words_line(e->seat, s);
}

static Line tell_entered(const Telling *t, const OriEvent *e)
{
    const OriState *known = &t->known;
    bool on = e->verb == ORI_PLACE_ON && e->at < known->places;
    Sentence s = solo(t,
                      on                           ? SAY_EVENT_ENTERED_ON
                      : e->verb == ORI_PLACE_FIRST ? SAY_EVENT_ENTERED_FIRST
                      : e->verb == ORI_PLACE_LAST  ? SAY_EVENT_ENTERED_LAST
                                                   : SAY_EVENT_ENTERED_AT,
                      e->seat);
    s.card = (int8_t)e->kind;
    s.place = (int8_t)e->at;
    if (on)
        s.other = (int8_t)kind_of(known, known->line[e->at]);
    return words_line(e->seat, s);
}

/* About a card and the seat that gains, loses or moves by it. */
static Line tell_card(const Telling *t, int stem, const OriEvent *e, int seat)
{
    Sentence s = solo(t, stem, seat);
    bool shows = e->what == ORI_EV_REVEALED || e->what == ORI_EV_DISCARDED;
    s.card = (int8_t)(shows ? e->kind : kind_of(&t->known, e->card));
    s.place = (int8_t)(e->what == ORI_EV_MOVED ? e->at : place_of(&t->known, e->card));
    s.n = (int16_t)e->amount;
    return words_line(seat, s);
}

static Line tell_stole(const Telling *t, const OriEvent *e)
{
    Sentence s = duo(t, SAY_EVENT_STOLE, e->seat, e->other, TAIL_YOU);
    s.card = (int8_t)kind_of(&t->known, e->card);
    s.n = (int16_t)e->amount;
    return words_line(e->seat, s);
}

static Line tell_copied(const Telling *t, const OriEvent *e)
{
    int owner = owner_of(&t->known, e->card);
    Sentence s = duo(t, SAY_EVENT_COPIED, owner, owner_of(&t->known, e->other), TAIL_OWN);
    s.card = (int8_t)kind_of(&t->known, e->card);
    s.other = (int8_t)kind_of(&t->known, e->other);
    return words_line(owner, s);
}

static Line tell_activated(const Telling *t, const OriEvent *e)
{
    int owner = owner_of(&t->known, e->card);
    Sentence s = solo(t, SAY_EVENT_ACTIVATED, owner);
    s.card = (int8_t)kind_of(&t->known, e->card);
    s.other = (int8_t)kind_of(&t->known, e->other);
    return words_line(owner, s);
}

static Line tell_bribed(const Telling *t, const OriEvent *e)
{
    int owner = owner_of(&t->known, e->card);
    Sentence s = owner == e->seat ? solo(t, SAY_EVENT_BRIBED_SELF, e->seat)
                                  : duo(t, SAY_EVENT_BRIBED, e->seat, owner, TAIL_YOU);
    s.card = ORI_BRIBERY;
    s.other = (int8_t)kind_of(&t->known, e->card);
    return words_line(e->seat, s);
}

/* The influence that this elimination costs was told of by the event before it. */
static int lost_with(const Telling *t, const OriEvent *e)
{
    const OriEvent *before = t->next > 0 ? e - 1 : NULL;
    bool lost = before != NULL && before->what == ORI_EV_LOST && before->card == e->card;
    return lost ? before->amount : 0;
}

static Line tell_eliminated(const Telling *t, const OriEvent *e)
{
    int striker = owner_of(&t->known, e->other);
    int lost = lost_with(t, e);
    Sentence s =
        e->card == e->other
            ? solo(t, SAY_EVENT_ELIMINATED_SELF, striker) /* revealed, so nothing lay on it */
            : duo(t, lost > 0 ? SAY_EVENT_ELIMINATED_LADEN : SAY_EVENT_ELIMINATED, striker,
                  owner_of(&t->known, e->card), TAIL_OWN);
    s.card = (int8_t)kind_of(&t->known, e->other);
    s.other = (int8_t)e->kind;
    s.place = (int8_t)place_of(&t->known, e->card);
    s.n = (int16_t)lost;
    return words_line(striker, s);
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

static Line tell_gained(const Telling *t, const OriEvent *e)
{
    if (!is_bounty(t, e))
        return tell_card(t, SAY_EVENT_GAINED, e, e->seat);
    Line line = tell_card(t, SAY_EVENT_GAINED_BOUNTY, e, e->seat);
    line.part[0].other = (int8_t)t->struck;
    return line;
}

/* A revealed Plot gives back; a face-down one that is struck loses what lies on it. */
static Line tell_lost(const Telling *t, const OriEvent *e)
{
    bool from_plot = kind_of(&t->known, e->card) == ORI_PLOT && t->known.card[e->card].revealed;
    return tell_card(t, from_plot ? SAY_EVENT_LOST_PLOT : SAY_EVENT_LOST, e,
                     owner_of(&t->known, e->card));
}

static bool is_told_with_next(const Telling *t, const OriEvent *e)
{
    const OriEvent *next = t->next + 1 < t->count ? e + 1 : NULL;
    return e->what == ORI_EV_LOST && next != NULL && next->what == ORI_EV_ELIMINATED &&
           next->card == e->card;
}

static Line tell_event(const Telling *t, const OriEvent *e)
{
    const OriState *known = &t->known;
    switch ((OriEventKind)e->what) {
    case ORI_EV_ROUND:
        return tell_round(t, e);
    case ORI_EV_PLACED:
        return tell_placed(t, e);
    case ORI_EV_KEPT:
        return tell_kept(t, e);
    case ORI_EV_REVEALED:
        return tell_card(t, e->amount > 0 ? SAY_EVENT_REVEALED_TAKES : SAY_EVENT_REVEALED, e,
                         e->seat);
    case ORI_EV_LOST:
        return tell_lost(t, e);
    case ORI_EV_GAINED:
        return tell_gained(t, e);
    case ORI_EV_PAID:
        return tell_card(t, SAY_EVENT_PAID, e, e->seat);
    case ORI_EV_STOLE:
        return tell_stole(t, e);
    case ORI_EV_COPIED:
        return tell_copied(t, e);
    case ORI_EV_ACTIVATED:
        return tell_activated(t, e);
    case ORI_EV_MOVED:
        return tell_card(t, SAY_EVENT_MOVED, e, owner_of(known, e->card));
    case ORI_EV_BRIBED:
        return tell_bribed(t, e);
    case ORI_EV_ELIMINATED:
        return tell_eliminated(t, e);
    case ORI_EV_DISCARDED:
        return tell_card(t, SAY_EVENT_DISCARDED, e, owner_of(known, e->card));
    case ORI_EV_ENTERED:
        return tell_entered(t, e);
    case ORI_EV_OVER:
        return words_line(SENTENCE_NOBODY, words_sentence(SAY_EVENT_OVER));
    case ORI_EV_ASK:
        break;
    }
    return (Line){.seat = SENTENCE_NOBODY};
}

/* --- What no event tells --- */

/* A card is lifted; a Spy finds nothing to take. Before the decision's first event. */
static Line tell_silent(const Telling *t)
{
    Line none = {.seat = SENTENCE_NOBODY};
    const OriState *known = &t->known;
    if (t->decision == NULL || t->decision->at >= known->places)
        return none;
    int handle = known->line[t->decision->at];
    int seat = known->asked;
    int owner = owner_of(known, handle);
    const OriEvent *e = &t->event[0];
    Sentence s;
    if (t->decision->verb == ORI_LIFT)
        s = duo(t, SAY_EVENT_LIFTED, seat, owner, TAIL_OWN);
    else if (t->decision->verb != ORI_STEAL || (e->what == ORI_EV_STOLE && e->card == known->self))
        return none;
    else if (owner == seat)
        s = solo(t, SAY_EVENT_STOLE_OWN, seat);
    else
        s = duo(t, SAY_EVENT_STOLE_NOTHING, seat, owner, TAIL_YOU);
    s.card = (int8_t)kind_of(known, known->self);
    s.other = (int8_t)kind_of(known, handle);
    s.place = (int8_t)t->decision->at;
    return words_line(seat, s);
}

/* Whether the question is put in the name of the card that was just revealed. */
static bool is_asked_by(const OriEvent *revealed, const OriAsk *ask)
{
    switch ((OriAskKind)ask->kind) {
    case ORI_ASK_PICK:
        return ask->ability == revealed->kind && ask->seat == revealed->seat;
    case ORI_ASK_PUT_CARD:
    case ORI_ASK_PUT_TWIN:
    case ORI_ASK_PLOT_FIRST:
    case ORI_ASK_PLOT_NEXT:
        return true;
    case ORI_ASK_PLACE:
    case ORI_ASK_REVEAL:
    case ORI_ASK_OVER:
        break;
    }
    return false;
}

/* Whether the card that was just revealed does anything: what comes first behind it tells, since
 * the cards after it act later. Intrigues that move or bribe leave no other event of theirs. */
static bool does_something(const Telling *t, const OriEvent *revealed)
{
    for (const OriEvent *e = revealed + 1; e < t->event + t->count; e++) {
        if (e->card == revealed->card && (e->what == ORI_EV_LOST || e->what == ORI_EV_DISCARDED))
            continue;
        if (e->what == ORI_EV_ASK)
            return is_asked_by(revealed, &e->ask);
        if (e->what == ORI_EV_ROUND || e->what == ORI_EV_OVER)
            return false;
        if (e->what == ORI_EV_ELIMINATED)
            return e->other == revealed->card;
        if (e->what == ORI_EV_LOST) /* with the elimination that follows */
            continue;
        return e->card == revealed->card || e->what == ORI_EV_MOVED || e->what == ORI_EV_BRIBED ||
               e->what == ORI_EV_ENTERED;
    }
    return false;
}

static Line tell_nothing(const Telling *t, const OriEvent *e)
{
    Line none = {.seat = SENTENCE_NOBODY};
    if (e->what != ORI_EV_REVEALED || (TEXT_KINDS_NOTHING >> e->kind & 1) == 0 ||
        does_something(t, e))
        return none;
    Sentence s = words_sentence(SAY_NOTHING);
    s.of = e->kind;
    s.card = (int8_t)e->kind;
    return words_line(e->seat, s);
}

/* --- One after the other --- */

void telling_begin(Telling *t, const OriState *known, int you, const OriDecision *decision,
                   const OriEvent event[], int count)
{
    *t = (Telling){
        .known = *known, .you = you, .decision = decision, .event = event, .count = count};
}

/* All victims of a strike fall before it is paid for. */
static void remember(Telling *t, const OriEvent *e)
{
    if (e->what == ORI_EV_ELIMINATED) {
        bool is_same_strike = t->striker == e->other && t->payments == 0;
        bool is_others = owner_of(&t->known, e->card) != owner_of(&t->known, e->other);
        t->struck_others = (is_same_strike && t->struck_others) || is_others;
        t->striker = e->other;
        t->struck = e->kind;
        t->payments = 0;
    } else if (e->what == ORI_EV_GAINED && e->card == t->striker) {
        t->payments++;
    }
}

static int add_line(Line out[TELLING_LINES], int n, Line line)
{
    if (line.count > 0)
        out[n++] = line;
    return n;
}

int telling_next(Telling *t, Line out[TELLING_LINES])
{
    const OriEvent *e = &t->event[t->next];
    OriState after = t->known;
    int n = 0;
    if (!ori_follow(&after, e))
        return -1;
    if (t->next == 0)
        n = add_line(out, n, tell_silent(t));
    if (!is_told_with_next(t, e))
        n = add_line(out, n, tell_event(t, e));
    n = add_line(out, n, tell_nothing(t, e));
    remember(t, e);
    t->known = after;
    t->next++;
    return n;
}
