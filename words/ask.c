/*
 * ask.c - what is asked, what may be answered and what that does, and what lies where.
 *
 * What an option does is not decided here: bots/foresee.c has carried it out.
 */
#include "words/words.h"

#include "texts_kinds.h"

static const OriCard *top(const OriState *s, int place)
{
    return &s->card[s->line[place]];
}

static int8_t kind_of(const OriState *s, int handle)
{
    return (int8_t)s->card[handle].kind;
}

/* --- What is asked --- */

static Line ask_reveal(const OriState *known)
{
    int lying = (int)known->card[known->current].influence;
    Sentence s = words_sentence(lying > 0 ? SAY_ASK_REVEAL_LADEN : SAY_ASK_REVEAL);
    s.card = kind_of(known, known->current);
    s.place = (int8_t)(known->cursor - 1);
    s.n = (int16_t)lying;
    return words_line(known->asked, s);
}

static Line ask_pick(const OriState *known)
{
    Sentence acts = words_sentence(SAY_ASK_ACTS);
    Sentence pick = words_sentence(SAY_ASK_PICK);
    acts.card = kind_of(known, known->self);
    pick.of = known->ability;
    if (acts.card != known->ability) {
        acts.stem = SAY_ASK_ACTS_AS;
        acts.other = (int8_t)known->ability;
    }
    Line line = words_line(known->asked, acts);
    words_add(&line, pick);
    return line;
}

Line words_ask(const OriState *known)
{
    Sentence s = words_sentence(SAY_PHASE_OVER);
    switch ((OriAskKind)known->ask) {
    case ORI_ASK_PLACE:
        s = words_sentence(SAY_ASK_PLACE);
        break;
    case ORI_ASK_REVEAL:
        return ask_reveal(known);
    case ORI_ASK_PICK:
        return ask_pick(known);
    case ORI_ASK_PUT_CARD:
        s = words_sentence(SAY_ASK_PUT_CARD);
        s.other = kind_of(known, known->memo);
        break;
    case ORI_ASK_PUT_TWIN:
        s = words_sentence(SAY_ASK_PUT_TWIN);
        break;
    case ORI_ASK_PLOT_FIRST:
        s = words_sentence(SAY_ASK_PLOT_FIRST);
        break;
    case ORI_ASK_PLOT_NEXT:
        s = words_sentence(SAY_ASK_PLOT_NEXT);
        s.n = (int16_t)known->plot_left;
        break;
    case ORI_ASK_OVER:
        return words_line(SENTENCE_NOBODY, s);
    }
    return words_line(known->asked, s);
}

static Line of_asked(const OriState *known, const uint8_t stem[])
{
    Sentence s = words_sentence(stem[known->ask]);
    bool over = known->ask == ORI_ASK_OVER;
    if (!over)
        s.player = (int8_t)known->asked;
    return words_line(over ? SENTENCE_NOBODY : known->asked, s);
}

Line words_asked(const OriState *known)
{
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
    Line line = of_asked(known, stem);
    Sentence *s = &line.part[0];
    if (known->ask == ORI_ASK_REVEAL)
        s->place = (int8_t)(known->cursor - 1);
    if (known->ask == ORI_ASK_PICK)
        s->card = kind_of(known, known->self);
    if (known->ask == ORI_ASK_PUT_CARD)
        s->other = kind_of(known, known->memo);
    if (known->ask == ORI_ASK_PLOT_NEXT)
        s->n = (int16_t)known->plot_left;
    return line;
}

Line words_waiting(const OriState *known)
{
    static const uint8_t stem[] = {
        [ORI_ASK_PLACE] = SAY_WAITING_PLACE,         [ORI_ASK_REVEAL] = SAY_WAITING_REVEAL,
        [ORI_ASK_PICK] = SAY_WAITING_PICK,           [ORI_ASK_PUT_CARD] = SAY_WAITING_PUT_CARD,
        [ORI_ASK_PUT_TWIN] = SAY_WAITING_PUT_TWIN,   [ORI_ASK_PLOT_FIRST] = SAY_WAITING_PLOT_FIRST,
        [ORI_ASK_PLOT_NEXT] = SAY_WAITING_PLOT_NEXT, [ORI_ASK_OVER] = SAY_PHASE_OVER,
    };
    return of_asked(known, stem);
}

/* --- Options --- */

static Tail tail_of(int seat, int you)
{
    return seat == you ? TAIL_YOU : TAIL_NONE;
}

static Sentence option_slot(const OriState *known, OriDecision d)
{
    bool twin = known->ask == ORI_ASK_PUT_TWIN;
    Sentence s = words_sentence(SAY_OPTION_PLACE_ONLY);
    s.card = (int8_t)d.kind;
    if (known->places == 0)
        return s;
    if (d.verb == ORI_PLACE_FIRST) {
        s.stem = twin ? SAY_OPTION_TWIN_FIRST : SAY_OPTION_PLACE_FIRST;
        return s;
    }
    if (d.verb == ORI_PLACE_LAST) {
        s.stem = twin ? SAY_OPTION_TWIN_LAST : SAY_OPTION_PLACE_LAST;
        return s;
    }
    s.place = (int8_t)d.at;
    s.other = (int8_t)top(known, d.at)->kind;
    s.n = (int16_t)top(known, d.at)->influence;
    s.stem = s.n > 0 ? SAY_OPTION_PLACE_ON_LOCKS : SAY_OPTION_PLACE_ON;
    return s;
}

/* A Twin acts where it lies after the Prince who brings it (RESOLVE-8). */
static Line option_placed(const OriState *known, OriDecision d)
{
    Line line = words_line(known->asked, option_slot(known, d));
    if (known->ask == ORI_ASK_PUT_TWIN && d.verb == ORI_PLACE_ON)
        words_add(&line, words_sentence(d.at >= known->cursor ? SAY_TWIN_ACTS : SAY_TWIN_ACTS_NOT));
    return line;
}

static Sentence option_reveal(const Foresight *f)
{
    const OriState *known = &f->view.known;
    int kind = kind_of(known, known->current);
    int lying = (int)known->card[known->current].influence;
    bool nothing = (TEXT_KINDS_REVEAL_NOTHING >> kind & 1) != 0 && foresee_nothing(f);
    Sentence s = words_sentence(SAY_REVEAL);
    s.of = (uint8_t)kind;
    s.card = (int8_t)kind;
    s.n = (int16_t)lying;
    s.tail = (uint8_t)(nothing ? (lying > 0 ? TAIL_NOTHING : TAIL_NOTHING_EMPTY)
                               : (lying > 0 ? TAIL_NONE : TAIL_EMPTY));
    return s;
}

/* The Queue with the lifted card out: handles of tops. Returns how many places; *decree: where the
 * acting card lies then. */
static int without_lifted(const OriState *s, int line[ORI_MAX_PLACES], int *decree)
{
    int from = ori_ask(s).at;
    bool alone = s->card[s->memo].under == 0;
    int places = 0;
    *decree = 0;
    for (int i = 0; i < s->places; i++) {
        if (i == from && alone)
            continue;
        if (i == s->cursor - 1)
            *decree = places;
        line[places++] = i == from ? (int)s->card[s->memo].under : s->line[i];
    }
    return places;
}

/* "Before the Spy. It lies after the Decree: it acts once more this round." */
static Line option_gap(const OriState *known, int gap)
{
    int line[ORI_MAX_PLACES] = {0};
    int decree;
    int places = without_lifted(known, line, &decree);
    int beside = gap == places ? line[places - 1] : line[gap];
    Sentence s = words_sentence(gap == places ? SAY_OPTION_PUT_LAST
                                : gap == 0    ? SAY_OPTION_PUT_FIRST
                                              : SAY_OPTION_PUT_BEFORE);
    s.player = (int8_t)known->card[beside].owner;
    s.card = kind_of(known, beside);
    s.place = (int8_t)gap;
    s.tail = (uint8_t)tail_of(s.player, known->asked);
    Line said = words_line(known->asked, s);
    bool was_before = (int)ori_ask(known).at < known->cursor - 1;
    words_add(&said, words_sentence(
                         gap > decree ? (was_before ? SAY_PUT_ACTS_AGAIN : SAY_PUT_ACTS)
                                      : (was_before ? SAY_PUT_ACTS_NOT_AGAIN : SAY_PUT_ACTS_NOT)));
    return said;
}

/* An option that aims at the card of a place. */
static Sentence option_at(const OriState *known, int stem, int place)
{
    Sentence s = words_sentence(stem);
    s.place = (int8_t)place;
    s.player = (int8_t)top(known, place)->owner;
    s.card = (int8_t)top(known, place)->kind;
    s.n = (int16_t)top(known, place)->influence;
    return s;
}

/* The same, with a form for the reader's own card. */
static Sentence option_on(const OriState *known, int stem, int place)
{
    Sentence s = option_at(known, stem, place);
    s.tail = (uint8_t)tail_of(s.player, known->asked);
    return s;
}

static Sentence option_eliminate(const OriState *known, int place)
{
    if (known->line[place] == known->self)
        return option_at(known, SAY_OPTION_ELIMINATE_SELF, place);
    bool laden = top(known, place)->influence > 0;
    return option_on(known, laden ? SAY_OPTION_ELIMINATE_LADEN : SAY_OPTION_ELIMINATE, place);
}

static Sentence option_steal(const OriState *known, int place)
{
    int owner = (int)top(known, place)->owner;
    int pool = known->pool[owner];
    Sentence s = owner != known->asked && pool == 0
                     ? option_at(known, SAY_OPTION_STEAL_EMPTY, place)
                     : option_on(known, SAY_OPTION_STEAL, place);
    s.n = (int16_t)pool;
    return s;
}

bool words_need_foresight(OriDecision d)
{
    return d.verb == ORI_REVEAL || d.verb == ORI_COPY;
}

Line words_option(const Foresight *f, OriDecision d)
{
    const OriState *known = &f->view.known;
    Sentence s = words_sentence(SAY_OPTION_TAKE);
    switch ((OriVerb)d.verb) {
    case ORI_PLACE_FIRST:
    case ORI_PLACE_LAST:
    case ORI_PLACE_ON:
        return option_placed(known, d);
    case ORI_KEEP:
        s = option_at(known, SAY_OPTION_KEEP, d.at);
        s.n++;
        break;
    case ORI_REVEAL:
        s = option_reveal(f);
        break;
    case ORI_ELIMINATE:
        s = option_eliminate(known, d.at);
        break;
    case ORI_STEAL:
        s = option_steal(known, d.at);
        break;
    case ORI_COPY:
        s = foresee_nothing(f) ? option_at(known, SAY_OPTION_COPY_NOTHING, d.at)
                               : option_on(known, SAY_OPTION_COPY, d.at);
        break;
    case ORI_LIFT:
        s = option_on(known, SAY_OPTION_LIFT, d.at);
        break;
    case ORI_PUT:
        return option_gap(known, d.at);
    case ORI_BRIBE:
        s = option_on(known, SAY_OPTION_BRIBE, d.at);
        break;
    case ORI_TAKE:
        break;
    case ORI_ACTIVATE:
        s = option_at(known,
                      known->ask == ORI_ASK_PLOT_NEXT ? SAY_OPTION_ACTIVATE_AGAIN
                                                      : SAY_OPTION_ACTIVATE,
                      d.at);
        break;
    }
    return words_line(known->asked, s);
}

Line words_label(const OriState *known, OriDecision d)
{
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
    Sentence s = words_sentence(only ? SAY_LABEL_PLACE_ONLY : label[d.verb]);
    s.place = (int8_t)d.at;
    return words_line(known->asked, s);
}

Line words_slot(const OriState *known, int you, OriDecision d)
{
    Sentence s = words_sentence(SAY_SLOT_ONLY);
    if (known->places > 0) {
        int place = d.verb == ORI_PLACE_ON      ? d.at
                    : d.verb == ORI_PLACE_FIRST ? 0
                                                : known->places - 1;
        const OriCard *card = top(known, place);
        s.player = (int8_t)card->owner;
        s.other = (int8_t)card->kind;
        s.place = (int8_t)place;
        s.n = (int16_t)card->influence;
        s.stem = (uint8_t)(d.verb == ORI_PLACE_ON      ? (s.n > 0 ? SAY_SLOT_ON_LOCKS : SAY_SLOT_ON)
                           : d.verb == ORI_PLACE_FIRST ? SAY_SLOT_FIRST
                                                       : SAY_SLOT_LAST);
        if (d.verb != ORI_PLACE_ON)
            s.tail = (uint8_t)tail_of(s.player, you);
    }
    return words_line(known->asked, s);
}

/* --- What lies where --- */

Line words_place(const OriState *known, int you, int place)
{
    const OriCard *card = top(known, place);
    Sentence s = option_at(known, SAY_TARGET_HIDDEN, place);
    if (card->revealed || card->kind != ORI_HIDDEN) {
        s.stem = card->revealed ? SAY_TARGET_REVEALED : SAY_TARGET_DOWN;
        s.tail = (uint8_t)tail_of(s.player, you);
    }
    Line line = words_line(s.player, s);
    line.is_list = true;
    if (card->owner != card->family) {
        Sentence bribed = words_sentence(SAY_TARGET_BRIBED);
        bribed.player = (int8_t)card->family;
        words_add(&line, bribed);
    }
    int beneath = 0;
    for (int h = (int)card->under; h != 0; h = (int)known->card[h].under)
        beneath++;
    if (beneath > 0) {
        Sentence stack = words_sentence(SAY_TARGET_STACK);
        stack.n = (int16_t)beneath;
        words_add(&line, stack);
    }
    return line;
}
