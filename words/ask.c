/*
 * ask.c - describes a question, its answers and their effects, and the places of the Queue.
 *
 * It does not work out what an option does: words/foresee.c has carried the option out.
 */
#include "words/words.h"

#include "ori_look.h"
#include "texts_kinds.h"

/* --- Questions --- */

static int influence_in_question(const OriState *known)
{
    return (int)known->card[known->current].influence;
}

void words_ask(const OriView *view, Saying *out)
{
    const OriState *known = &view->known;
    static const uint8_t stem[] = {
        [ORI_ASK_PLACE] = SAY_ASK_PLACE,         [ORI_ASK_REVEAL] = SAY_ASK_REVEAL,
        [ORI_ASK_PICK] = SAY_ASK_ACTS,           [ORI_ASK_PUT_CARD] = SAY_ASK_PUT_CARD,
        [ORI_ASK_PUT_TWIN] = SAY_ASK_PUT_TWIN,   [ORI_ASK_PLOT_FIRST] = SAY_ASK_PLOT_FIRST,
        [ORI_ASK_PLOT_NEXT] = SAY_ASK_PLOT_NEXT, [ORI_ASK_OVER] = SAY_PHASE_OVER,
    };
    Sentence *s = sentence_begin(out, known->asked, stem[known->ask]);
    switch ((OriAskKind)known->ask) {
    case ORI_ASK_REVEAL:
        s->card = kind_of(known, known->current);
        s->place = known->cursor - 1;
        s->n = influence_in_question(known);
        if (s->n > 0)
            s->stem = SAY_ASK_REVEAL_LADEN;
        return;
    case ORI_ASK_PICK:
        s->card = kind_of(known, known->self);
        if (s->card != known->ability) {
            s->stem = SAY_ASK_ACTS_AS;
            s->other = known->ability;
        }
        sentence_add(out, SAY_ASK_PICK)->of = known->ability;
        return;
    case ORI_ASK_PUT_CARD:
        s->other = kind_of(known, known->memo);
        return;
    case ORI_ASK_PLOT_NEXT:
        s->n = known->plot_left;
        return;
    case ORI_ASK_OVER:
        out->seat = ORI_NOBODY;
        return;
    case ORI_ASK_PLACE:
    case ORI_ASK_PUT_TWIN:
    case ORI_ASK_PLOT_FIRST:
        return;
    }
}

/* A sentence for each question, told of the seat that is asked. */
static Sentence *of_asked(const OriState *known, const uint8_t stem[], Saying *out)
{
    bool over = known->ask == ORI_ASK_OVER;
    Sentence *s = sentence_begin(out, over ? ORI_NOBODY : known->asked, stem[known->ask]);
    s->player = out->seat;
    return s;
}

void words_asked(const OriView *view, Saying *out)
{
    const OriState *known = &view->known;
    static const uint8_t stem[] = {
        [ORI_ASK_PLACE] = SAY_EVENT_ASK_PLACE,
        [ORI_ASK_REVEAL] = SAY_EVENT_ASK_REVEAL,
        [ORI_ASK_PICK] = SAY_EVENT_ASK_PICK,
        [ORI_ASK_PUT_CARD] = SAY_EVENT_ASK_PUT_CARD,
        [ORI_ASK_PUT_TWIN] = SAY_EVENT_ASK_PUT_TWIN,
        [ORI_ASK_PLOT_FIRST] = SAY_EVENT_ASK_PLOT_FIRST,
        [ORI_ASK_PLOT_NEXT] = SAY_EVENT_ASK_PLOT_NEXT,
        [ORI_ASK_OVER] = SAY_PHASE_OVER,
    };
    Sentence *s = of_asked(known, stem, out);
    if (known->ask == ORI_ASK_REVEAL)
        s->place = known->cursor - 1;
    if (known->ask == ORI_ASK_PICK)
        s->card = kind_of(known, known->self);
    if (known->ask == ORI_ASK_PUT_CARD)
        s->other = kind_of(known, known->memo);
    if (known->ask == ORI_ASK_PLOT_NEXT)
        s->n = known->plot_left;
}

void words_waiting(const OriView *view, Saying *out)
{
    const OriState *known = &view->known;
    static const uint8_t stem[] = {
        [ORI_ASK_PLACE] = SAY_WAITING_PLACE,         [ORI_ASK_REVEAL] = SAY_WAITING_REVEAL,
        [ORI_ASK_PICK] = SAY_WAITING_PICK,           [ORI_ASK_PUT_CARD] = SAY_WAITING_PUT_CARD,
        [ORI_ASK_PUT_TWIN] = SAY_WAITING_PUT_TWIN,   [ORI_ASK_PLOT_FIRST] = SAY_WAITING_PLOT_FIRST,
        [ORI_ASK_PLOT_NEXT] = SAY_WAITING_PLOT_NEXT, [ORI_ASK_OVER] = SAY_PHASE_OVER,
    };
    of_asked(known, stem, out);
}

/* --- Options --- */

/* A sentence about the card of a place. */
static Sentence *about(const OriState *known, int stem, int place, Saying *out)
{
    const OriCard *card = top(known, place);
    Sentence *s = sentence_begin(out, known->asked, stem);
    s->place = place;
    s->player = card->owner;
    s->card = card->kind;
    s->n = card->influence;
    return s;
}

/* With a form for the reader's own card. */
static void address(Sentence *s, int you)
{
    if (s->player == you)
        s->tail = TAIL_YOU;
}

static void option_slot(const OriState *known, OriDecision d, Saying *out)
{
    bool twin = known->ask == ORI_ASK_PUT_TWIN;
    Sentence *s = sentence_begin(out, known->asked, SAY_OPTION_PLACE_ONLY);
    if (known->places == 0) {
        s->card = d.kind;
        return;
    }
    if (d.verb == ORI_PLACE_ON) {
        s = about(known, SAY_OPTION_PLACE_ON, d.at, out);
        s->player = SENTENCE_NONE;
        s->other = s->card;
        if (s->n > 0)
            s->stem = SAY_OPTION_PLACE_ON_LOCKS;
        if (twin) /* it acts where it lies after the Prince who brings it (RESOLVE-8) */
            sentence_add(out, d.at >= known->cursor ? SAY_TWIN_ACTS : SAY_TWIN_ACTS_NOT);
    } else if (d.verb == ORI_PLACE_FIRST) {
        s->stem = twin ? SAY_OPTION_TWIN_FIRST : SAY_OPTION_PLACE_FIRST;
    } else {
        s->stem = twin ? SAY_OPTION_TWIN_LAST : SAY_OPTION_PLACE_LAST;
    }
    s->card = d.kind;
}

/* A Shapeshifter with one model only: whom it copies, and what it must do then. */
static void add_copied(const Foresight *f, const OriEvent *copied, Saying *out)
{
    const OriState *known = &f->view.known;
    Sentence *s = sentence_add(out, SAY_EVENT_COPIED);
    s->player = known->asked;
    s->other_player = known->card[copied->other].owner;
    s->card = kind_of(known, copied->card);
    s->other = kind_of(known, copied->other);
    s->tail = (s->other_player == s->player ? TAIL_OWN : TAIL_YOU);
    if (foresee_asks(f) && f->after.ask == ORI_ASK_PICK)
        sentence_add(out, SAY_ASK_PICK)->of = f->after.ability;
}

/* The event that shows this deed at work. */
static OriEventKind usual_event(OriDeed deed)
{
    switch (deed) {
    case ORI_DEED_REST:
        return ORI_EV_REVEALED;
    case ORI_DEED_GAIN:
    case ORI_DEED_GAIN_IF_UNIQUE:
    case ORI_DEED_GAIN_WITH_OWN:
    case ORI_DEED_GAIN_BY_RULES:
        return ORI_EV_GAINED;
    case ORI_DEED_TAX:
        return ORI_EV_PAID;
    case ORI_DEED_ELIMINATE:
    case ORI_DEED_ELIMINATE_ALIKE:
    case ORI_DEED_ELIMINATE_AND_REPLACE:
        return ORI_EV_ELIMINATED;
    case ORI_DEED_STEAL:
        return ORI_EV_STOLE;
    case ORI_DEED_COPY:
        return ORI_EV_COPIED;
    case ORI_DEED_MOVE:
        return ORI_EV_MOVED;
    case ORI_DEED_BRIBE:
        return ORI_EV_BRIBED;
    }
    return ORI_EV_REVEALED;
}

/* The card will do what its rules say otherwise: the Schemer beside a stack. */
static bool does_otherwise(const Foresight *f, int kind)
{
    if ((TEXT_KINDS_REVEAL_OTHERWISE >> kind & 1) == 0)
        return false;
    for (int i = 0; i < f->log.count; i++)
        if (f->log.event[i].what == usual_event(ori_kind_deed(kind)))
            return false;
    return f->sure && !foresee_asks(f);
}

static void option_reveal(const Foresight *f, Saying *out)
{
    const OriState *known = &f->view.known;
    int kind = kind_of(known, known->current);
    int lying = influence_in_question(known);
    bool nothing = (TEXT_KINDS_REVEAL_NOTHING >> kind & 1) != 0 && foresee_nothing(f);
    Sentence *s = sentence_begin(out, known->asked, SAY_REVEAL);
    s->of = kind;
    s->card = kind;
    s->n = lying;
    if (does_otherwise(f, kind))
        s->tail = lying > 0 ? TAIL_OTHERWISE : TAIL_OTHERWISE_EMPTY;
    else if (nothing)
        s->tail = lying > 0 ? TAIL_NOTHING : TAIL_NOTHING_EMPTY;
    else if (lying == 0)
        s->tail = TAIL_EMPTY;
    for (int i = 0; i < f->log.count; i++)
        if (f->log.event[i].what == ORI_EV_COPIED)
            add_copied(f, &f->log.event[i], out);
}

/* "Before the Spy. It ends up after the Decree, so it acts again this round." */
static void option_gap(const OriState *known, int gap, Saying *out)
{
    int from = place_of(known, known->memo);
    bool last = gap == known->places - !is_stack(known, from);
    int place = place_shown(known, last ? gap - 1 : gap);
    int beside = place == from ? (int)known->card[known->memo].under : known->line[place];
    Sentence *s = sentence_begin(out, known->asked,
                                 last       ? SAY_OPTION_PUT_LAST
                                 : gap == 0 ? SAY_OPTION_PUT_FIRST
                                            : SAY_OPTION_PUT_BEFORE);
    s->player = known->card[beside].owner;
    s->card = kind_of(known, beside);
    s->place = gap;
    address(s, known->asked);
    int decree = known->cursor - 1;
    bool was_before = from < decree;
    sentence_add(out, gap_shown(known, gap) > decree
                          ? (was_before ? SAY_PUT_ACTS_AGAIN : SAY_PUT_ACTS)
                          : (was_before ? SAY_PUT_ACTS_NOT_AGAIN : SAY_PUT_ACTS_NOT));
}

/* An option that aims at a card: its sentence has a form for the reader's own. */
static Sentence *option_on(const OriState *known, int stem, int place, Saying *out)
{
    Sentence *s = about(known, stem, place, out);
    address(s, known->asked);
    return s;
}

static void option_eliminate(const OriState *known, int place, Saying *out)
{
    bool laden = top(known, place)->influence > 0;
    if (known->line[place] == known->self)
        about(known, SAY_OPTION_ELIMINATE_SELF, place, out);
    else
        option_on(known, laden ? SAY_OPTION_ELIMINATE_LADEN : SAY_OPTION_ELIMINATE, place, out);
}

static void option_steal(const OriState *known, int place, Saying *out)
{
    Sentence *s = option_on(known, SAY_OPTION_STEAL_SELF, place, out);
    s->n = known->pool[s->player];
    if (s->tail == TAIL_NONE)
        s->stem = s->n == 0 ? SAY_OPTION_STEAL_EMPTY : SAY_OPTION_STEAL;
}

static void option_bribe(const OriState *known, int place, Saying *out)
{
    Sentence *s = option_on(known, SAY_OPTION_BRIBE_SELF, place, out);
    if (s->tail == TAIL_NONE)
        s->stem = SAY_OPTION_BRIBE;
}

bool words_need_foresight(OriDecision d)
{
    return d.verb == ORI_REVEAL || d.verb == ORI_COPY;
}

void words_option(const Foresight *f, OriDecision d, Saying *out)
{
    const OriState *known = &f->view.known;
    switch ((OriVerb)d.verb) {
    case ORI_PLACE_FIRST:
    case ORI_PLACE_LAST:
    case ORI_PLACE_ON:
        option_slot(known, d, out);
        return;
    case ORI_KEEP:
        about(known, SAY_OPTION_KEEP, d.at, out)->n++;
        return;
    case ORI_REVEAL:
        option_reveal(f, out);
        return;
    case ORI_ELIMINATE:
        option_eliminate(known, d.at, out);
        return;
    case ORI_STEAL:
        option_steal(known, d.at, out);
        return;
    case ORI_COPY:
        if (foresee_nothing(f))
            about(known, SAY_OPTION_COPY_NOTHING, d.at, out);
        else
            option_on(known, SAY_OPTION_COPY, d.at, out);
        return;
    case ORI_LIFT:
        option_on(known, SAY_OPTION_LIFT, d.at, out);
        return;
    case ORI_PUT:
        option_gap(known, d.at, out);
        return;
    case ORI_BRIBE:
        option_bribe(known, d.at, out);
        return;
    case ORI_TAKE:
        sentence_begin(out, known->asked, SAY_OPTION_TAKE);
        return;
    case ORI_ACTIVATE:
        about(known,
              known->ask == ORI_ASK_PLOT_NEXT ? SAY_OPTION_ACTIVATE_AGAIN : SAY_OPTION_ACTIVATE,
              d.at, out);
        return;
    }
}

void words_option_told(const OriView *view, int you, OriDecision d, Saying *out)
{
    static Foresight foresight; /* large, and one person is told one thing at a time */
    foresee_prepare(view, &foresight);
    if (words_need_foresight(d))
        foresee(&foresight, d);
    words_option(&foresight, d, out);
    if (you != view->known.asked)
        sentence_tell_others(out);
}

void words_label(const OriView *view, OriDecision d, Saying *out)
{
    const OriState *known = &view->known;
    static const uint8_t label[] = {
        [ORI_PLACE_FIRST] = SAY_LABEL_PLACE_FIRST,
        [ORI_PLACE_LAST] = SAY_LABEL_PLACE_LAST,
        [ORI_PLACE_ON] = SAY_LABEL_PLACE_ON,
        [ORI_KEEP] = SAY_LABEL_KEEP,
        [ORI_REVEAL] = SAY_LABEL_REVEAL,
        [ORI_ELIMINATE] = SAY_LABEL_ELIMINATE,
        [ORI_STEAL] = SAY_LABEL_STEAL,
        [ORI_COPY] = SAY_LABEL_COPY,
        [ORI_LIFT] = SAY_LABEL_LIFT,
        [ORI_PUT] = SAY_LABEL_PUT,
        [ORI_BRIBE] = SAY_LABEL_BRIBE,
        [ORI_TAKE] = SAY_LABEL_TAKE,
        [ORI_ACTIVATE] = SAY_LABEL_ACTIVATE,
    };
    bool only = d.verb <= ORI_PLACE_LAST && known->places == 0;
    Sentence *s = sentence_begin(out, known->asked, only ? SAY_LABEL_PLACE_ONLY : label[d.verb]);
    s->place = d.at;
}

void words_slot(const OriView *view, int you, OriDecision d, Saying *out)
{
    const OriState *known = &view->known;
    if (known->places == 0) {
        sentence_begin(out, known->asked, SAY_SLOT_ONLY);
        return;
    }
    bool on = d.verb == ORI_PLACE_ON;
    bool first = d.verb == ORI_PLACE_FIRST;
    Sentence *s = about(known, SAY_SLOT_LAST, on ? d.at : first ? 0 : known->places - 1, out);
    s->other = s->card;
    if (on) {
        s->stem = s->n > 0 ? SAY_SLOT_ON_LOCKS : SAY_SLOT_ON;
        return;
    }
    if (first)
        s->stem = SAY_SLOT_FIRST;
    address(s, you);
}

/* --- What lies where --- */

void words_place(const OriView *view, int you, int place, Saying *out)
{
    const OriState *known = &view->known;
    const OriCard *card = top(known, place);
    Sentence *s = about(known, SAY_TARGET_HIDDEN, place, out);
    int beneath = 0;
    out->seat = s->player;
    out->is_list = true;
    if (card->revealed || card->kind != ORI_HIDDEN) {
        s->stem = card->revealed ? SAY_TARGET_REVEALED : SAY_TARGET_DOWN;
        address(s, you);
    }
    if (card->owner != card->family)
        sentence_add(out, SAY_TARGET_BRIBED)->player = card->family;
    for (int h = (int)card->under; h != 0; h = (int)known->card[h].under)
        beneath++;
    if (beneath > 0)
        sentence_add(out, SAY_TARGET_STACK)->n = beneath;
}
