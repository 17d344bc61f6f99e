/*
 * words.c - the game in English sentences.
 *
 * Nothing here decides or hides anything: it speaks of what it was shown.
 */
#include "words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef struct CardWords {
    const char *name;
    const char *effect;
} CardWords;

/* clang-format off */
static const CardWords cards[ORI_KINDS + 1] = {
    [ORI_ARCHER]        = {"Archer",
                            "Eliminate the first or the last card of the Queue and gain 1."},
    [ORI_SOLDIER]       = {"Soldier", "Eliminate a neighbouring card and gain 1."},
    [ORI_SPY]           = {"Spy", "Take 1 influence from the owner of a neighbouring card."},
    [ORI_HEIR]          = {"Heir", "Gain 2, unless another Heir lies revealed in the Queue."},
    [ORI_LORD]          = {"Lord", "Gain 1, and 1 more for each neighbouring card of yours."},
    [ORI_SHAPESHIFTER]  = {"Shapeshifter", "Use the ability of a revealed neighbouring character."},
    [ORI_ASSASSINATION] = {"Assassination",
                            "Eliminate any card of the Queue and gain 1. Used once."},
    [ORI_ROYAL_DECREE]  = {"Royal Decree",
                            "Move another card to anywhere in the Queue, but onto no other. "
                            "Used once."},
    [ORI_AMBUSH]        = {"Ambush",
                            "If an enemy eliminates it, you gain 4 and the attacker is "
                            "discarded. Revealed: its influence is lost, gain 1."},
    [ORI_CONSPIRACY]    = {"Conspiracy", "Gain twice the influence lying on it. Used once."},
    [ORI_PRINCE]        = {"Prince",
                            "When revealed, bring in your Twin. Then and later: gain 1. If one "
                            "is eliminated, the other goes too."},
    [ORI_TWIN]          = {"Twin", "Gain 1. If it is eliminated, your Princes go too."},
    [ORI_SCHEMER]       = {"Schemer",
                            "Gain 1 (or 2, as agreed), but beside a stack it is discarded "
                            "instead."},
    [ORI_QUEEN]         = {"Queen", "Gain 2. An enemy who eliminates her gains 1 more."},
    [ORI_CUTTHROAT]     = {"Cutthroat",
                            "Eliminate a neighbour and all enemies' revealed cards of its name. "
                            "One victim brings nothing, more bring 1 each."},
    [ORI_APOTHECARY]    = {"Apothecary",
                            "Eliminate a neighbour of another card of yours and gain 1."},
    [ORI_FELON]         = {"Felon", "Everyone, you too, loses 1 for each card beside the Felon."},
    [ORI_IMPERSONATION] = {"Impersonation",
                            "Eliminate a neighbour and gain 1; an enemy's lone character is "
                            "replaced by yours from pile or aside."},
    [ORI_BRIBERY]       = {"Bribery",
                            "Become the owner of a revealed character that lies alone in its "
                            "place."},
    [ORI_PLOT]          = {"Plot",
                            "Activate a revealed character of yours; then, for each influence "
                            "on Plot, take it or activate again."},
    [ORI_TRAP]          = {"Trap",
                            "If an enemy eliminates it, you take 3 from them and the attacker "
                            "is discarded. Revealed: influence lost, gain 1."},
    [ORI_HIDDEN]        = {"card", ""},
};
/* clang-format on */

const char *words_kind(int kind)
{
    return cards[kind].name;
}

const char *words_effect(int kind)
{
    return cards[kind].effect;
}

const char *words_family(int seat)
{
    static const char *const families[ORI_MAX_SEATS] = {"Red", "Blue", "Green", "Gold", "Violet"};
    return families[seat];
}

/* --- Parts of a sentence --- */

static void say(char text[WORDS_TEXT], const char *format, ...)
{
    size_t length = strlen(text);
    va_list values;
    va_start(values, format);
    vsnprintf(text + length, WORDS_TEXT - length, format, values);
    va_end(values);
}

/* "Ben takes", "you take" */
static void say_does(char text[WORDS_TEXT], const Teller *t, int seat, const char *verb)
{
    if (seat == t->you)
        say(text, "you %s", verb);
    else
        say(text, "%s %ss", t->name[seat], verb);
}

static void say_whose(char text[WORDS_TEXT], const Teller *t, int seat)
{
    if (seat == t->you)
        say(text, "your");
    else
        say(text, "%s's", t->name[seat]);
}

static const char *whom(const Teller *t, int seat)
{
    return seat == t->you ? "you" : t->name[seat];
}

static void say_what(char text[WORDS_TEXT], const OriCard *card)
{
    if (card->revealed)
        say(text, "%s", words_kind((int)card->kind));
    else
        say(text, "face-down %s", words_kind((int)card->kind));
}

/* "Ben's Soldier", "your face-down Spy", "Cleo's face-down card" */
static void say_card(char text[WORDS_TEXT], const Teller *t, int handle)
{
    const OriCard *card = &t->known.card[handle];
    say_whose(text, t, (int)card->owner);
    say(text, " ");
    say_what(text, card);
}

static void say_card_at(char text[WORDS_TEXT], const Teller *t, int place)
{
    say_card(text, t, t->known.line[place]);
    say(text, " at place %d", place + 1);
}

static void say_slot(char text[WORDS_TEXT], const Teller *t, int verb, int at)
{
    if (t->known.places == 0) {
        say(text, "as the only card of the Queue");
    } else if (verb == ORI_PLACE_FIRST) {
        say(text, "at the front of the Queue");
    } else if (verb == ORI_PLACE_LAST) {
        say(text, "at the back of the Queue");
    } else if (verb == ORI_PLACE_ON) {
        say(text, "on place %d, covering the ", at + 1);
        say_what(text, &t->known.card[t->known.line[at]]);
    } else {
        say(text, "at place %d", at + 1);
    }
}

static void capitalise(char text[WORDS_TEXT])
{
    if (strncmp(text, "you", 3) == 0 || strncmp(text, "the ", 4) == 0)
        text[0] = (char)(text[0] - 'a' + 'A');
}

/* --- Events --- */

void words_look(Teller *t, const OriState *known)
{
    t->known = *known;
}

/* Follows what the event shows of its card. The Queue itself is looked at again before each
 * decision. */
static void follow(Teller *t, const OriEvent *e)
{
    OriCard *card = &t->known.card[e->card];
    switch ((OriEventKind)e->what) {
    case ORI_EV_PLACED:
    case ORI_EV_ENTERED:
        *card = (OriCard){.kind = e->kind & 31u,
                          .family = e->seat & 7u,
                          .owner = e->seat & 7u,
                          .revealed = e->what == ORI_EV_ENTERED};
        return;
    case ORI_EV_REVEALED:
    case ORI_EV_ELIMINATED:
    case ORI_EV_DISCARDED:
        card->kind = e->kind & 31u;
        card->revealed = 1;
        return;
    case ORI_EV_BRIBED:
        card->owner = e->seat & 7u;
        return;
    case ORI_EV_ROUND:
    case ORI_EV_KEPT:
    case ORI_EV_LOST:
    case ORI_EV_GAINED:
    case ORI_EV_PAID:
    case ORI_EV_STOLE:
    case ORI_EV_COPIED:
    case ORI_EV_ACTIVATED:
    case ORI_EV_MOVED:
    case ORI_EV_ASK:
    case ORI_EV_OVER:
        return;
    }
}

static void say_placed(char text[WORDS_TEXT], const Teller *t, const OriEvent *e)
{
    say_does(text, t, e->seat, "place");
    if (e->kind == ORI_HIDDEN)
        say(text, " a card ");
    else
        say(text, " the %s ", words_kind(e->kind));
    say_slot(text, t, e->verb, e->at);
}

static void say_kept(char text[WORDS_TEXT], const Teller *t, const OriEvent *e)
{
    say_does(text, t, e->seat, "keep");
    say(text, " the ");
    say_what(text, &t->known.card[e->card]);
    if (t->known.cursor > 0 && t->known.line[t->known.cursor - 1] == e->card)
        say(text, " at place %d", t->known.cursor);
    say(text, ": %d influence on it now", e->amount);
}

static void say_eliminated(char text[WORDS_TEXT], const Teller *t, const OriEvent *e)
{
    say_card(text, t, e->other);
    say(text, " eliminates ");
    if (e->card == e->other)
        say(text, "itself");
    else
        say_card(text, t, e->card);
}

static void say_entered(char text[WORDS_TEXT], const Teller *t, const OriEvent *e)
{
    say_card(text, t, e->card);
    say(text, " enters ");
    say_slot(text, t, e->verb, e->at);
}

static void say_lost(char text[WORDS_TEXT], const Teller *t, const OriEvent *e)
{
    const OriCard *card = &t->known.card[e->card];
    say(text, "the %d influence on ", e->amount);
    say_card(text, t, e->card);
    if (card->kind == ORI_PLOT && t->known.plot == e->card)
        say(text, " goes back to the supply"); /* paid for an activation: always 1 */
    else
        say(text, e->amount == 1 ? " is lost" : " are lost");
}

static void say_revealed(char text[WORDS_TEXT], const Teller *t, const OriEvent *e)
{
    say_does(text, t, e->seat, "reveal");
    say(text, " the %s", words_kind(e->kind));
    if (e->amount > 0)
        say(text, e->seat == t->you ? " and take %d" : " and takes %d", e->amount);
}

static void say_over(char text[WORDS_TEXT], const Teller *t, const OriEvent *e)
{
    say(text, "the game is over");
    for (int seat = 0; seat < e->seats; seat++)
        say(text, "%s %s %d", seat > 0 ? "," : ":", whom(t, seat), e->pool[seat]);
}

static void say_event(char text[WORDS_TEXT], const Teller *t, const OriEvent *e)
{
    const char *card = words_kind((int)t->known.card[e->card].kind);
    switch ((OriEventKind)e->what) {
    case ORI_EV_ROUND:
        say(text, "Round %d begins, ", e->amount);
        say(text, e->seat == t->you ? "%s are first" : "%s is first", whom(t, e->seat));
        return;
    case ORI_EV_PLACED:
        say_placed(text, t, e);
        return;
    case ORI_EV_KEPT:
        say_kept(text, t, e);
        return;
    case ORI_EV_REVEALED:
        say_revealed(text, t, e);
        return;
    case ORI_EV_LOST:
        say_lost(text, t, e);
        return;
    case ORI_EV_GAINED:
        say_does(text, t, e->seat, "gain");
        say(text, " %d through the %s", e->amount, card);
        return;
    case ORI_EV_PAID:
        say_does(text, t, e->seat, "lose");
        say(text, " %d to ", e->amount);
        say_card(text, t, e->card);
        return;
    case ORI_EV_STOLE:
        say_does(text, t, e->seat, "take");
        say(text, " %d from %s with the %s", e->amount, whom(t, e->other), card);
        return;
    case ORI_EV_COPIED:
        say_card(text, t, e->card);
        say(text, " copies ");
        say_card(text, t, e->other);
        return;
    case ORI_EV_ACTIVATED:
        say_card(text, t, e->card);
        say(text, " activates ");
        say_card(text, t, e->other);
        return;
    case ORI_EV_MOVED:
        say_card(text, t, e->card);
        say(text, " moves to place %d", e->at + 1);
        return;
    case ORI_EV_BRIBED:
        say_does(text, t, e->seat, "bribe");
        say(text, " ");
        say_card(text, t, e->card);
        return;
    case ORI_EV_ELIMINATED:
        say_eliminated(text, t, e);
        return;
    case ORI_EV_DISCARDED:
        say_card(text, t, e->card);
        say(text, " is discarded");
        return;
    case ORI_EV_ENTERED:
        say_entered(text, t, e);
        return;
    case ORI_EV_OVER:
        say_over(text, t, e);
        return;
    case ORI_EV_ASK:
        return;
    }
}

void words_event(Teller *t, const OriEvent *e, char text[WORDS_TEXT])
{
    text[0] = '\0';
    /* A bribe speaks of the owner before it; everything else of the card as the event shows it. */
    if (e->what != ORI_EV_BRIBED)
        follow(t, e);
    say_event(text, t, e);
    follow(t, e);
    capitalise(text);
    if (text[0] != '\0')
        say(text, ".");
}

/* --- Decisions --- */

/* next: the first event that follows the decision. */
void words_silent(const Teller *t, OriDecision d, const OriEvent *next, char text[WORDS_TEXT])
{
    int seat = t->known.asked;
    bool stole = next->what == ORI_EV_STOLE && next->card == t->known.self;
    text[0] = '\0';
    if (d.verb == ORI_LIFT) {
        say_does(text, t, seat, "lift");
        say(text, " ");
        say_card_at(text, t, d.at);
    } else if (d.verb == ORI_STEAL && !stole) {
        say_does(text, t, seat, "choose");
        say(text, " ");
        say_card_at(text, t, d.at);
        say(text, ": there is nothing to take");
    }
    capitalise(text);
    if (text[0] != '\0')
        say(text, ".");
}

void words_ask(const Teller *t, char text[WORDS_TEXT])
{
    const OriState *s = &t->known;
    text[0] = '\0';
    switch ((OriAskKind)s->ask) {
    case ORI_ASK_PLACE:
        say(text, "Place a card. Which one?");
        return;
    case ORI_ASK_REVEAL:
        say(text, "Place %d: ", s->cursor);
        say_card(text, t, s->current);
        if (s->card[s->current].influence > 0)
            say(text, " with %d influence on it", (int)s->card[s->current].influence);
        say(text, ". Keep or reveal?");
        return;
    case ORI_ASK_PICK:
        say_card(text, t, s->self);
        if (s->ability != s->card[s->self].kind)
            say(text, " acts as the %s", words_kind(s->ability));
        else
            say(text, " acts");
        say(text, ". Choose:");
        capitalise(text);
        return;
    case ORI_ASK_PUT_CARD:
        say(text, "Where does ");
        say_card(text, t, s->memo);
        say(text, " go?");
        return;
    case ORI_ASK_PUT_TWIN:
        say(text, "Your Twin comes in. Where?");
        return;
    case ORI_ASK_PLOT_FIRST:
        say(text, "Your Plot activates a character. Which one?");
        return;
    case ORI_ASK_PLOT_NEXT:
        say(text, "Your Plot has %d influence left. For the next one:", s->plot_left);
        return;
    case ORI_ASK_OVER:
        return;
    }
}

static void option_reveal(char text[WORDS_TEXT], const OriState *s)
{
    const OriCard *card = &s->card[s->current];
    int lying = (int)card->influence;
    say(text, "Reveal the %s: ", words_kind((int)card->kind));
    if (card->kind == ORI_CONSPIRACY)
        say(text, "gain %d", 2 * lying);
    else if (card->kind == ORI_AMBUSH || card->kind == ORI_TRAP)
        say(text, lying > 0 ? "lose the %d on it, gain 1" : "gain 1", lying);
    else if (card->kind == ORI_PLOT)
        say(text,
            lying > 0 ? "activate a character of yours, then use its %d influence"
                      : "activate a character of yours",
            lying);
    else if (lying > 0)
        say(text, "take %d. %s", lying, words_effect((int)card->kind));
    else
        say(text, "%s", words_effect((int)card->kind));
}

static void option_slot(char text[WORDS_TEXT], const Teller *t, OriDecision d)
{
    const OriState *s = &t->known;
    if (s->places == 0) {
        say(text, "In the middle: the Queue is empty");
    } else if (d.verb == ORI_PLACE_FIRST) {
        say(text, "At the front, before ");
        say_card(text, t, s->line[0]);
    } else if (d.verb == ORI_PLACE_LAST) {
        say(text, "At the back, after ");
        say_card(text, t, s->line[s->places - 1]);
    } else {
        const OriCard *covered = &s->card[s->line[d.at]];
        say(text, "On ");
        say_card_at(text, t, d.at);
        if (covered->influence > 0)
            say(text, ", locking its %d influence", (int)covered->influence);
    }
}

/* Gaps are counted with the lifted card out: a lone card's place is not there. */
static void option_gap(char text[WORDS_TEXT], const Teller *t, int gap)
{
    const OriState *s = &t->known;
    int from = ori_ask(s).at;
    bool alone = s->card[s->memo].under == 0;
    int without[ORI_MAX_PLACES];
    int places = 0;
    int decree = 0;
    for (int i = 0; i < s->places; i++) {
        if (i == from && alone)
            continue;
        if (i == s->cursor - 1)
            decree = places;
        without[places++] = i == from ? (int)s->card[s->memo].under : s->line[i];
    }
    if (gap == places) {
        say(text, "At the back, after ");
        say_card(text, t, without[places - 1]);
    } else {
        say(text, gap == 0 ? "At the front, before " : "Before ");
        say_card(text, t, without[gap]);
    }
    say(text, gap <= decree ? " (it will not act after this)" : " (it acts later this round)");
}

static void option_eliminate(char text[WORDS_TEXT], const Teller *t, int place)
{
    int influence = (int)t->known.card[t->known.line[place]].influence;
    say(text, "Eliminate ");
    say_card_at(text, t, place);
    if (influence > 0)
        say(text, ", with the %d influence on it", influence);
}

static void option_steal(char text[WORDS_TEXT], const Teller *t, int place)
{
    int owner = (int)t->known.card[t->known.line[place]].owner;
    if (owner == t->known.asked)
        say(text, "Choose your own card at place %d: nothing happens", place + 1);
    else
        say(text, "Take 1 from %s, who has %d (place %d)", t->name[owner], t->known.pool[owner],
            place + 1);
}

void words_option(const Teller *t, OriDecision d, char text[WORDS_TEXT])
{
    const OriState *s = &t->known;
    text[0] = '\0';
    switch ((OriVerb)d.verb) {
    case ORI_PLACE_FIRST:
    case ORI_PLACE_LAST:
    case ORI_PLACE_ON:
        option_slot(text, t, d);
        return;
    case ORI_KEEP:
        say(text, "Keep: put 1 influence on it");
        return;
    case ORI_REVEAL:
        option_reveal(text, s);
        return;
    case ORI_ELIMINATE:
        option_eliminate(text, t, d.at);
        return;
    case ORI_STEAL:
        option_steal(text, t, d.at);
        return;
    case ORI_COPY:
        say(text, "Copy ");
        say_card_at(text, t, d.at);
        return;
    case ORI_LIFT:
        say(text, "Move ");
        say_card_at(text, t, d.at);
        return;
    case ORI_PUT:
        option_gap(text, t, d.at);
        return;
    case ORI_BRIBE:
        say(text, "Bribe ");
        say_card_at(text, t, d.at);
        return;
    case ORI_TAKE:
        say(text, "Take 1 influence");
        return;
    case ORI_ACTIVATE:
        say(text,
            s->ask == ORI_ASK_PLOT_NEXT ? "Give 1 influence back and activate " : "Activate ");
        say_card_at(text, t, d.at);
        return;
    }
}
