/*
 * coach.c - the coached first game as data: each hint with the condition under which it is true.
 */
#include "words/coach.h"

#include <stddef.h>

/* The person has no card that is hard to explain; b hides an Heir and an Ambush, c a Soldier. */
const char coach_record[] = "[Game \"Oriflamme\"]\n"
                            "[Rules \"base\"]\n"
                            "[Deal \"ASYHLXC=FDM/SYHLXMC=AFD/ASYHLFM=XDC\"]\n"
                            "[First \"a\"]\n"
                            "\n"
                            "base - ASYHLXC=FDM=/SYHLXMC=AFD=/ASYHLFM=XDC= 1/1/1 1a a:place\n";

/* --- What the bots would like --- */

/* Round 1: c's Soldier strikes b's Heir. Round 2: it strikes b's Ambush. */
static const struct {
    int round;
    int seat;
    const char *decision;
} wishes[] = {
    {1, 1, "H>"}, {1, 2, "S>"}, {1, 1, "2+"}, {1, 2, "3!"}, {2, 1, "M>"},
    {2, 2, "L<"}, {2, 2, "1!"}, {2, 2, "2!"}, {2, 2, "x4"}, {2, 2, "x5"},
};

static bool is_option(const OriState *s, OriDecision wanted)
{
    OriDecision option[ORI_MAX_OPTIONS];
    return ori_option_index(option, ori_options(s, option), wanted) >= 0;
}

bool coach_wish(const OriView *view, OriDecision *out)
{
    const OriState *s = &view->known;
    OriError error;
    for (size_t i = 0; i < sizeof wishes / sizeof wishes[0]; i++)
        if (wishes[i].round == s->round && wishes[i].seat == s->asked &&
            ori_read_decision(wishes[i].decision, out, &error) && is_option(s, *out))
            return true;
    return false;
}

/* --- When the person is asked --- */

static bool places_in(const OriState *s, int round)
{
    return s->ask == ORI_ASK_PLACE && s->round == round;
}

static bool is_offered(const OriState *s, OriVerb verb)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int count = ori_options(s, option);
    for (int i = 0; i < count; i++)
        if (option[i].verb == verb)
            return true;
    return false;
}

/* The only seat with the most influence; -1 if there are two. */
static int leader(const OriState *s)
{
    int first = 0;
    bool is_shared = false;
    for (int seat = 1; seat < (int)s->rules.seats; seat++) {
        if (s->pool[seat] > s->pool[first]) {
            first = seat;
            is_shared = false;
        } else if (s->pool[seat] == s->pool[first]) {
            is_shared = true;
        }
    }
    return is_shared ? -1 : first;
}

typedef bool TurnTest(const OriState *s, CoachHint *out);

/* "Six rounds. Whoever has the most influence at the end wins." */
static bool goal(const OriState *s, CoachHint *out)
{
    out->waits = true;
    return places_in(s, 1);
}

static bool first_card(const OriState *s, CoachHint *out)
{
    (void)out;
    return places_in(s, 1);
}

static bool keep_or_reveal(const OriState *s, CoachHint *out)
{
    out->card = s->current;
    return s->ask == ORI_ASK_REVEAL;
}

/* "Choose whom it hits": a Spy hits nobody. */
static bool target(const OriState *s, CoachHint *out)
{
    (void)out;
    return s->ask == ORI_ASK_PICK && is_offered(s, ORI_ELIMINATE);
}

static bool stack(const OriState *s, CoachHint *out)
{
    (void)out;
    return s->ask == ORI_ASK_PLACE && is_offered(s, ORI_PLACE_ON);
}

static bool round_3(const OriState *s, CoachHint *out)
{
    (void)out;
    return places_in(s, 3);
}

static bool other_leads(const OriState *s, CoachHint *out)
{
    out->seat = leader(s);
    return places_in(s, 4) && out->seat >= 0 && out->seat != COACH_ME;
}

static bool round_5(const OriState *s, CoachHint *out)
{
    (void)out;
    return places_in(s, 5);
}

static bool last_round(const OriState *s, CoachHint *out)
{
    (void)out;
    return places_in(s, ORI_ROUNDS);
}

/* --- When something has happened --- */

/* The events of one decision; `e` is the one in question, `known` what is known after them all. */
typedef struct Happened {
    const OriState *known;
    const OriEvent *event;
    int count;
    const OriEvent *e;
} Happened;

typedef bool EventTest(const Happened *h, CoachHint *out);

static const OriEvent *find(const Happened *h, int what, int card)
{
    for (int i = 0; i < h->count; i++)
        if (h->event[i].what == what && h->event[i].card == card)
            return &h->event[i];
    return NULL;
}

/* It is said when these have been shown, too. */
static void after(const Happened *h, const OriEvent *e, CoachHint *out)
{
    int i = (int)(e - h->event);
    out->event = i > out->event ? i : out->event;
}

static bool lies_on_top(const OriState *s, int handle)
{
    for (int place = 0; place < s->places; place++)
        if (s->line[place] == handle)
            return true;
    return false;
}

/* "{player} gains 4, and the attacker is discarded." */
static bool ambush(const Happened *h, CoachHint *out)
{
    if (h->e->what != ORI_EV_ELIMINATED || h->e->kind != ORI_AMBUSH)
        return false;
    const OriEvent *paid = find(h, ORI_EV_GAINED, h->e->card);
    if (paid == NULL || find(h, ORI_EV_DISCARDED, h->e->other) == NULL)
        return false;
    out->seat = paid->seat;
    after(h, paid, out); /* the attacker still lies there: what happens to it comes next */
    return paid->amount == 4 && paid->seat != COACH_ME;
}

/* "The Queue stays." */
static bool round_2(const Happened *h, CoachHint *out)
{
    (void)out;
    return h->e->what == ORI_EV_ROUND && h->e->amount == 2 && h->known->places > 0;
}

/* "{player} gains 1; the card struck is out." Not so, if it strikes back or has a bounty on it. */
static int striker_paid_one(const Happened *h, CoachHint *out)
{
    const OriEvent *paid = h->e->what == ORI_EV_ELIMINATED && h->e->kind != ORI_AMBUSH
                               ? find(h, ORI_EV_GAINED, h->e->other)
                               : NULL;
    if (paid == NULL || paid->amount != 1)
        return -1;
    after(h, paid, out);
    return paid->seat;
}

static bool strike(const Happened *h, CoachHint *out)
{
    out->seat = striker_paid_one(h, out);
    return out->seat >= 0 && out->seat != COACH_ME;
}

static bool own_strike(const Happened *h, CoachHint *out)
{
    out->seat = striker_paid_one(h, out);
    return out->seat == COACH_ME && h->known->card[h->e->card].owner != COACH_ME;
}

/* "It holds {n} now": what comes after it may have struck it. */
static bool kept(const Happened *h, CoachHint *out)
{
    const OriCard *card = &h->known->card[h->e->card];
    out->amount = h->e->amount;
    out->card = h->e->card;
    return h->e->what == ORI_EV_KEPT && h->e->seat == COACH_ME && !card->revealed &&
           (int)card->influence == h->e->amount;
}

/* "A revealed character stays." */
static bool stays(const Happened *h, CoachHint *out)
{
    out->card = h->e->card;
    return h->e->what == ORI_EV_REVEALED && ori_kind_is_character(h->e->kind) &&
           lies_on_top(h->known, h->e->card);
}

/* "An intrigue acts once and is gone." */
static bool goes(const Happened *h, CoachHint *out)
{
    const OriEvent *gone = find(h, ORI_EV_DISCARDED, h->e->card);
    if (h->e->what != ORI_EV_REVEALED || ori_kind_is_character(h->e->kind) || gone == NULL)
        return false;
    after(h, gone, out);
    return true;
}

/* "Influence on a struck card is lost." */
static bool lost(const Happened *h, CoachHint *out)
{
    out->amount = h->e->amount;
    return h->e->what == ORI_EV_LOST && find(h, ORI_EV_ELIMINATED, h->e->card) != NULL;
}

static bool over(const Happened *h, CoachHint *out)
{
    (void)out;
    return h->e->what == ORI_EV_OVER;
}

/* --- The lesson of this very game: one of these --- */

static int left_on_my_cards(const OriState *s)
{
    int left = 0;
    for (int place = 0; place < s->places; place++)
        for (int card = s->line[place]; card != 0; card = (int)s->card[card].under)
            left += (int)s->card[card].owner == COACH_ME ? (int)s->card[card].influence : 0;
    return left;
}

/* "{n} influence was left on your cards." */
static bool lesson_left(const Happened *h, CoachHint *out)
{
    out->amount = left_on_my_cards(h->known);
    return h->e->what == ORI_EV_OVER && out->amount > 0;
}

static int best_of_others(const OriState *s)
{
    int best = COACH_ME;
    for (int seat = 0; seat < (int)s->rules.seats; seat++)
        if (seat != COACH_ME && (best == COACH_ME || s->pool[seat] > s->pool[best]))
            best = seat;
    return best;
}

/* "{player} earned {n} more." */
static bool lesson_behind(const Happened *h, CoachHint *out)
{
    out->seat = best_of_others(h->known);
    out->amount = h->known->pool[out->seat] - h->known->pool[COACH_ME];
    return h->e->what == ORI_EV_OVER && out->amount > 0 && left_on_my_cards(h->known) == 0;
}

/* "Nobody earned more, and nothing was left on your cards." */
static bool lesson_won(const Happened *h, CoachHint *out)
{
    const OriState *s = h->known;
    (void)out;
    return h->e->what == ORI_EV_OVER && s->pool[best_of_others(s)] <= s->pool[COACH_ME] &&
           left_on_my_cards(s) == 0;
}

/* --- The script --- */

/* In the order of importance: of those that fit, the first is said. */
/* clang-format off */
static const struct {
    const char *id;
    TurnTest *on_turn;
    EventTest *on_event;
    CoachAt at;
} hints[] = {
    {"goal",           goal,           NULL,       COACH_AT_TABLE},
    {"place",          first_card,     NULL,       COACH_AT_HAND},
    {"keep-or-reveal", keep_or_reveal, NULL,       COACH_AT_CARD},
    {"target",         target,         NULL,       COACH_AT_CHOICES},
    {"stack",          stack,          NULL,       COACH_AT_SLOTS},
    {"round-3",        round_3,        NULL,       COACH_AT_QUEUE},
    {"leader",         other_leads,    NULL,       COACH_AT_FAMILY},
    {"round-5",        round_5,        NULL,       COACH_AT_QUEUE},
    {"last-round",     last_round,     NULL,       COACH_AT_TABLE},
    {"lesson-left",    NULL,           lesson_left, COACH_AT_TABLE},
    {"lesson-behind",  NULL,           lesson_behind, COACH_AT_TABLE},
    {"lesson-won",     NULL,           lesson_won, COACH_AT_TABLE},
    {"end",            NULL,           over,       COACH_AT_TABLE},
    {"ambush",         NULL,           ambush,     COACH_AT_FAMILY},
    {"round-2",        NULL,           round_2,    COACH_AT_QUEUE},
    {"strike-you",     NULL,           own_strike, COACH_AT_FAMILY},
    {"strike",         NULL,           strike,     COACH_AT_FAMILY},
    {"kept",           NULL,           kept,       COACH_AT_CARD},
    {"stays",          NULL,           stays,      COACH_AT_CARD},
    {"goes",           NULL,           goes,       COACH_AT_QUEUE},
    {"lost",           NULL,           lost,       COACH_AT_TABLE},
};
/* clang-format on */
enum { HINTS = sizeof hints / sizeof hints[0] };
_Static_assert(HINTS <= 32, "each hint has its bit in Coach.said");

static CoachHint hint_of(int i)
{
    return (CoachHint){
        .id = hints[i].id, .at = hints[i].at, .seat = -1, .waits = hints[i].on_event != NULL};
}

static bool is_due(const Coach *coach, int i)
{
    return (coach->said >> i & 1) == 0;
}

static bool say(Coach *coach, int i, const CoachHint *hint, CoachHint *out)
{
    coach->said |= 1u << i;
    *out = *hint;
    return true;
}

bool coach_on_turn(Coach *coach, const OriView *view, CoachHint *out)
{
    const OriState *known = &view->known;
    for (int i = 0; i < HINTS; i++) {
        CoachHint hint = hint_of(i);
        if (hints[i].on_turn != NULL && is_due(coach, i) && known->asked == COACH_ME &&
            hints[i].on_turn(known, &hint))
            return say(coach, i, &hint, out);
    }
    return false;
}

bool coach_on_events(Coach *coach, const OriView *view, const OriEvent event[], int count,
                     CoachHint *out)
{
    const OriState *known = &view->known;
    for (int i = 0; i < HINTS; i++)
        for (int k = 0; k < count && hints[i].on_event != NULL && is_due(coach, i); k++) {
            const Happened happened = {known, event, count, &event[k]};
            CoachHint hint = hint_of(i);
            hint.event = k;
            if (hints[i].on_event(&happened, &hint))
                return say(coach, i, &hint, out);
        }
    return false;
}
