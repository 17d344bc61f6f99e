/*
 * tell_ask.c - what is asked, what may be answered, and what lies where, in sentences.
 */
#include "tui/tell.h"

#include "tui/say.h"

#include <stdio.h>
#include <string.h>

/* --- What is asked --- */

static void say_pick(const Teller *t, char out[TEXT_SIZE])
{
    const OriState *s = &t->known;
    int kind = say_kind_of(t, s->self);
    Said said = {.card = kind, .other = s->ability};
    say_text(t, kind == s->ability ? TEXT_ASK_ACTS : TEXT_ASK_ACTS_AS, said, out);
    text_add(out, " ");
    text_add(out, text_fixed(t->lang, say_id("ask-pick-", s->ability, "")));
}

void tell_ask(const Teller *t, char out[TEXT_SIZE])
{
    const OriState *s = &t->known;
    out[0] = '\0';
    switch ((OriAskKind)s->ask) {
    case ORI_ASK_PLACE:
        text_say(t->lang, TEXT_ASK_PLACE, NULL, out);
        return;
    case ORI_ASK_REVEAL: {
        int lying = (int)s->card[s->current].influence;
        Said said = {.card = say_kind_of(t, s->current), .n = lying, .place = s->cursor - 1};
        say_text(t, lying > 0 ? TEXT_ASK_REVEAL_LADEN : TEXT_ASK_REVEAL, said, out);
        return;
    }
    case ORI_ASK_PICK:
        say_pick(t, out);
        return;
    case ORI_ASK_PUT_CARD:
        say_text(t, TEXT_ASK_PUT_CARD, (Said){.other = say_kind_of(t, s->memo)}, out);
        return;
    case ORI_ASK_PUT_TWIN:
        text_say(t->lang, TEXT_ASK_PUT_TWIN, NULL, out);
        return;
    case ORI_ASK_PLOT_FIRST:
        text_say(t->lang, TEXT_ASK_PLOT_FIRST, NULL, out);
        return;
    case ORI_ASK_PLOT_NEXT:
        say_text(t, TEXT_ASK_PLOT_NEXT, (Said){.n = s->plot_left}, out);
        return;
    case ORI_ASK_OVER:
        return;
    }
}

void tell_waiting(const Teller *t, char out[TEXT_SIZE])
{
    static const TextId waiting[] = {
        [ORI_ASK_PLACE] = TEXT_WAITING_PLACE,
        [ORI_ASK_REVEAL] = TEXT_WAITING_REVEAL,
        [ORI_ASK_PICK] = TEXT_WAITING_PICK,
        [ORI_ASK_PUT_CARD] = TEXT_WAITING_PUT_CARD,
        [ORI_ASK_PUT_TWIN] = TEXT_WAITING_PUT_TWIN,
        [ORI_ASK_PLOT_FIRST] = TEXT_WAITING_PLOT_FIRST,
        [ORI_ASK_PLOT_NEXT] = TEXT_WAITING_PLOT_NEXT,
        [ORI_ASK_OVER] = TEXT_PHASE_OVER,
    };
    say_text(t, waiting[t->known.ask], (Said){.player = t->known.asked}, out);
}

/* --- Options --- */

static bool has_neighbour(const OriState *s, int place)
{
    return place > 0 || place + 1 < s->places;
}

static bool is_character_at(const OriState *s, int place)
{
    if (place < 0 || place >= s->places)
        return false;
    const OriCard *card = &s->card[s->line[place]];
    return card->revealed && card->kind < ORI_KINDS && ori_kind_is_character((int)card->kind);
}

static bool lies_revealed(const OriState *s, int kind, int but)
{
    for (int i = 0; i < s->places; i++)
        if (i != but && s->card[s->line[i]].revealed && (int)s->card[s->line[i]].kind == kind)
            return true;
    return false;
}

static bool is_there_to_bribe(const OriState *s, int but)
{
    for (int i = 0; i < s->places; i++)
        if (i != but && is_character_at(s, i) && s->card[s->line[i]].under == 0)
            return true;
    return false;
}

static bool has_character(const OriState *s, int seat, int but)
{
    for (int i = 0; i < s->places; i++)
        if (i != but && is_character_at(s, i) && (int)s->card[s->line[i]].owner == seat)
            return true;
    /* What Plot lies on is a top card once Plot is gone. */
    const OriCard *under = &s->card[s->card[s->line[but]].under];
    return s->card[s->line[but]].under != 0 && under->revealed && under->kind < ORI_KINDS &&
           ori_kind_is_character((int)under->kind) && (int)under->owner == seat;
}

/* What a card must find to do anything at all. For the sentence only: the rules are the engine's.
 */
typedef enum Needs {
    NEEDS_NOTHING,
    NEEDS_NEIGHBOUR,
    NEEDS_NO_OTHER_HEIR,
    NEEDS_CHARACTER_BESIDE,
    NEEDS_OTHER_CARD,
    NEEDS_OTHER_OWN_CARD,
    NEEDS_LONE_CHARACTER,
    NEEDS_OWN_CHARACTER,
} Needs;

/* clang-format off */
static const Needs needs[ORI_KINDS] = {
    [ORI_SOLDIER]       = NEEDS_NEIGHBOUR,
    [ORI_SPY]           = NEEDS_NEIGHBOUR,
    [ORI_HEIR]          = NEEDS_NO_OTHER_HEIR,
    [ORI_SHAPESHIFTER]  = NEEDS_CHARACTER_BESIDE,
    [ORI_ROYAL_DECREE]  = NEEDS_OTHER_CARD,
    [ORI_CUTTHROAT]     = NEEDS_NEIGHBOUR,
    [ORI_APOTHECARY]    = NEEDS_OTHER_OWN_CARD,
    [ORI_FELON]         = NEEDS_NEIGHBOUR,
    [ORI_IMPERSONATION] = NEEDS_NEIGHBOUR,
    [ORI_BRIBERY]       = NEEDS_LONE_CHARACTER,
    [ORI_PLOT]          = NEEDS_OWN_CHARACTER,
};
/* clang-format on */

static bool will_do_nothing(const OriState *s, int kind, int place)
{
    switch (needs[kind]) {
    case NEEDS_NOTHING:
        return false;
    case NEEDS_NEIGHBOUR:
        return !has_neighbour(s, place);
    case NEEDS_NO_OTHER_HEIR:
        return lies_revealed(s, ORI_HEIR, place);
    case NEEDS_CHARACTER_BESIDE:
        return !is_character_at(s, place - 1) && !is_character_at(s, place + 1);
    case NEEDS_OTHER_CARD:
        return s->places < 2;
    case NEEDS_OTHER_OWN_CARD:
        return (s->own[s->asked] & ~((uint64_t)1 << place)) == 0;
    case NEEDS_LONE_CHARACTER:
        return !is_there_to_bribe(s, place);
    case NEEDS_OWN_CHARACTER:
        return !has_character(s, s->asked, place);
    }
    return false;
}

static void option_reveal(const Teller *t, char out[TEXT_SIZE])
{
    const OriState *s = &t->known;
    int kind = say_kind_of(t, s->current);
    int lying = (int)s->card[s->current].influence;
    bool nothing = will_do_nothing(s, kind, s->cursor - 1);
    TextId id = TEXTS;
    if (nothing)
        id = say_id("reveal-", kind, lying > 0 ? "-nothing" : "-nothing-empty");
    if (id == TEXTS)
        id = say_id("reveal-", kind, lying > 0 ? "" : "-empty");
    say_text(t, id, (Said){.card = kind, .n = lying}, out);
}

static void option_slot(const Teller *t, OriDecision d, char out[TEXT_SIZE])
{
    const OriState *s = &t->known;
    Said said = {.card = d.kind, .place = d.at};
    TextId id = TEXT_OPTION_PLACE_ONLY;
    if (s->places > 0 && d.verb == ORI_PLACE_FIRST) {
        id = TEXT_OPTION_PLACE_FIRST;
    } else if (s->places > 0 && d.verb == ORI_PLACE_LAST) {
        id = TEXT_OPTION_PLACE_LAST;
    } else if (s->places > 0) {
        said.other = say_kind_of(t, s->line[d.at]);
        said.n = (int)s->card[s->line[d.at]].influence;
        id = said.n > 0 ? TEXT_OPTION_PLACE_ON_LOCKS : TEXT_OPTION_PLACE_ON;
    }
    say_text(t, id, said, out);
}

/* The Queue with the lifted card out: handles of tops. Returns how many places. */
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
static void option_gap(const Teller *t, int gap, char out[TEXT_SIZE])
{
    const OriState *s = &t->known;
    int line[ORI_MAX_PLACES];
    int decree;
    int places = without_lifted(s, line, &decree);
    int beside = gap == places ? line[places - 1] : line[gap];
    bool yours = say_owner_of(t, beside) == s->asked;
    Said said = {.player = say_owner_of(t, beside), .card = say_kind_of(t, beside), .place = gap};
    TextId id = gap == places ? (yours ? TEXT_OPTION_PUT_LAST_YOU : TEXT_OPTION_PUT_LAST)
                : gap == 0    ? (yours ? TEXT_OPTION_PUT_FIRST_YOU : TEXT_OPTION_PUT_FIRST)
                              : (yours ? TEXT_OPTION_PUT_BEFORE_YOU : TEXT_OPTION_PUT_BEFORE);
    say_text(t, id, said, out);
    bool was_before = (int)ori_ask(s).at < s->cursor - 1;
    bool acts = gap > decree;
    TextId then = acts ? (was_before ? TEXT_PUT_ACTS_AGAIN : TEXT_PUT_ACTS)
                       : (was_before ? TEXT_PUT_ACTS_NOT_AGAIN : TEXT_PUT_ACTS_NOT);
    text_add(out, " ");
    text_add(out, text_fixed(t->lang, then));
}

static void option_eliminate(const Teller *t, Said said, char out[TEXT_SIZE])
{
    const OriState *s = &t->known;
    bool yours = said.player == s->asked;
    TextId id;
    if (s->line[said.place] == s->self)
        id = TEXT_OPTION_ELIMINATE_SELF;
    else if (said.n > 0)
        id = yours ? TEXT_OPTION_ELIMINATE_LADEN_YOU : TEXT_OPTION_ELIMINATE_LADEN;
    else
        id = yours ? TEXT_OPTION_ELIMINATE_YOU : TEXT_OPTION_ELIMINATE;
    say_text(t, id, said, out);
}

static void option_steal(const Teller *t, Said said, char out[TEXT_SIZE])
{
    said.n = t->known.pool[said.player];
    say_text(t,
             said.player == t->known.asked ? TEXT_OPTION_STEAL_YOU
             : said.n == 0                 ? TEXT_OPTION_STEAL_EMPTY
                                           : TEXT_OPTION_STEAL,
             said, out);
}

static void option_copy(const Teller *t, Said said, char out[TEXT_SIZE])
{
    say_text(t,
             said.card == ORI_SHAPESHIFTER        ? TEXT_OPTION_COPY_NOTHING
             : said.player == (int)t->known.asked ? TEXT_OPTION_COPY_YOU
                                                  : TEXT_OPTION_COPY,
             said, out);
}

void tell_option(const Teller *t, OriDecision d, char out[TEXT_SIZE])
{
    const OriState *s = &t->known;
    Said said = {.place = d.at};
    if (d.at < s->places) {
        const OriCard *card = &s->card[s->line[d.at]];
        said.player = (int)card->owner;
        said.card = (int)card->kind;
        said.n = (int)card->influence;
    }
    bool yours = said.player == s->asked;
    switch ((OriVerb)d.verb) {
    case ORI_PLACE_FIRST:
    case ORI_PLACE_LAST:
    case ORI_PLACE_ON:
        option_slot(t, d, out);
        return;
    case ORI_KEEP:
        said.n++;
        say_text(t, TEXT_OPTION_KEEP, said, out);
        return;
    case ORI_REVEAL:
        option_reveal(t, out);
        return;
    case ORI_ELIMINATE:
        option_eliminate(t, said, out);
        return;
    case ORI_STEAL:
        option_steal(t, said, out);
        return;
    case ORI_COPY:
        option_copy(t, said, out);
        return;
    case ORI_LIFT:
        say_text(t, yours ? TEXT_OPTION_LIFT_YOU : TEXT_OPTION_LIFT, said, out);
        return;
    case ORI_PUT:
        option_gap(t, d.at, out);
        return;
    case ORI_BRIBE:
        say_text(t, yours ? TEXT_OPTION_BRIBE_YOU : TEXT_OPTION_BRIBE, said, out);
        return;
    case ORI_TAKE:
        say_text(t, TEXT_OPTION_TAKE, said, out);
        return;
    case ORI_ACTIVATE:
        say_text(t, s->ask == ORI_ASK_PLOT_NEXT ? TEXT_OPTION_ACTIVATE_AGAIN : TEXT_OPTION_ACTIVATE,
                 said, out);
        return;
    }
}

void tell_label(const Teller *t, OriDecision d, char out[TEXT_SIZE])
{
    static const TextId label[] = {
        [ORI_PLACE_FIRST] = TEXT_LABEL_PLACE_FIRST,
        [ORI_PLACE_LAST] = TEXT_LABEL_PLACE_LAST,
        [ORI_PLACE_ON] = TEXT_LABEL_PLACE_ON,
        [ORI_KEEP] = TEXT_LABEL_KEEP,
        [ORI_REVEAL] = TEXT_LABEL_REVEAL,
        [ORI_ELIMINATE] = TEXT_LABEL_ELIMINATE,
        [ORI_STEAL] = TEXT_LABEL_STEAL,
        [ORI_COPY] = TEXT_LABEL_COPY,
        [ORI_LIFT] = TEXT_LABEL_LIFT,
        [ORI_PUT] = TEXT_LABEL_PUT,
        [ORI_BRIBE] = TEXT_LABEL_BRIBE,
        [ORI_TAKE] = TEXT_LABEL_TAKE,
        [ORI_ACTIVATE] = TEXT_LABEL_ACTIVATE,
    };
    TextId id = label[d.verb];
    if (d.verb <= ORI_PLACE_LAST && t->known.places == 0)
        id = TEXT_LABEL_PLACE_ONLY;
    say_text(t, id, (Said){.place = d.at}, out);
}

/* --- A place --- */

static void add(char out[TEXT_SIZE], const char *between, const char *text)
{
    text_add(out, between);
    text_add(out, text);
}

static void add_beneath(const Teller *t, int handle, char out[TEXT_SIZE])
{
    const OriState *s = &t->known;
    char part[TEXT_SIZE];
    int count = 0;
    for (int h = (int)s->card[handle].under; h != 0; h = (int)s->card[h].under)
        count++;
    if (count == 0)
        return;
    say_text(t, TEXT_TARGET_STACK, (Said){.n = count}, part);
    add(out, ", ", part);
    const char *between = ": ";
    for (int h = (int)s->card[handle].under; h != 0; h = (int)s->card[h].under) {
        add(out, between, tell_kind_name(t->lang, say_kind_of(t, h)));
        if (s->card[h].influence > 0) {
            snprintf(part, sizeof part, " +%d", (int)s->card[h].influence);
            add(out, "", part);
        }
        between = ", ";
    }
}

void tell_place(const Teller *t, int place, char out[TEXT_SIZE])
{
    const OriState *s = &t->known;
    const OriCard *card = &s->card[s->line[place]];
    Said said = {.player = (int)card->owner,
                 .card = (int)card->kind,
                 .n = (int)card->influence,
                 .place = place};
    bool yours = said.player == t->you;
    TextId id;
    if (card->revealed)
        id = yours ? TEXT_TARGET_REVEALED_YOU : TEXT_TARGET_REVEALED;
    else if (card->kind == ORI_HIDDEN)
        id = TEXT_TARGET_HIDDEN;
    else
        id = yours ? TEXT_TARGET_DOWN_YOU : TEXT_TARGET_DOWN;
    say_text(t, id, said, out);
    if (card->owner != card->family) {
        char part[TEXT_SIZE];
        say_text(t, TEXT_TARGET_BRIBED, (Said){.player = (int)card->family}, part);
        add(out, ", ", part);
    }
    add_beneath(t, s->line[place], out);
}
