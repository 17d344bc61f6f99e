/*
 * coach.c - the coached first game.
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
    int count = ori_options(s, option);
    for (int i = 0; i < count; i++)
        if (option[i].verb == wanted.verb && option[i].kind == wanted.kind &&
            option[i].at == wanted.at)
            return true;
    return false;
}

bool coach_wish(const OriState *s, OriDecision *out)
{
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

static bool can_cover(const OriState *s)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int count = s->ask == ORI_ASK_PLACE ? ori_options(s, option) : 0;
    for (int i = 0; i < count; i++)
        if (option[i].verb == ORI_PLACE_ON)
            return true;
    return false;
}

/* Who alone has the most influence; -1 if two have. */
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

static bool first_card(const OriState *s, CoachHint *out)
{
    (void)out;
    return places_in(s, 1);
}

static bool keep_or_reveal(const OriState *s, CoachHint *out)
{
    (void)out;
    return s->ask == ORI_ASK_REVEAL;
}

static bool target(const OriState *s, CoachHint *out)
{
    (void)out;
    return s->ask == ORI_ASK_PICK;
}

static bool stack(const OriState *s, CoachHint *out)
{
    (void)out;
    return can_cover(s);
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

/* --- When something happens --- */

typedef bool EventTest(const OriState *s, const OriEvent *e, CoachHint *out);

static bool ambush(const OriState *s, const OriEvent *e, CoachHint *out)
{
    out->seat = (int)s->card[e->card].owner;
    return e->what == ORI_EV_ELIMINATED && e->kind == ORI_AMBUSH &&
           s->card[e->card].owner != s->card[e->other].owner;
}

static bool round_2(const OriState *s, const OriEvent *e, CoachHint *out)
{
    (void)s;
    (void)out;
    return e->what == ORI_EV_ROUND && e->amount == 2;
}

static bool strike(const OriState *s, const OriEvent *e, CoachHint *out)
{
    if (e->what != ORI_EV_ELIMINATED)
        return false;
    out->seat = (int)s->card[e->other].owner;
    return true;
}

static bool kept(const OriState *s, const OriEvent *e, CoachHint *out)
{
    (void)s;
    out->amount = e->amount;
    return e->what == ORI_EV_KEPT && e->seat == COACH_ME;
}

static bool stays(const OriState *s, const OriEvent *e, CoachHint *out)
{
    (void)out;
    for (int place = 0; place < s->places && e->what == ORI_EV_REVEALED; place++)
        if (s->line[place] == e->card)
            return true;
    return false;
}

static bool lost(const OriState *s, const OriEvent *e, CoachHint *out)
{
    (void)s;
    out->amount = e->amount;
    return e->what == ORI_EV_LOST;
}

static bool over(const OriState *s, const OriEvent *e, CoachHint *out)
{
    (void)s;
    (void)out;
    return e->what == ORI_EV_OVER;
}

/* --- The script --- */

/* In the order of importance: of those that fit, the first is said. */
static const struct {
    const char *id;
    TurnTest *on_turn;
    EventTest *on_event;
} hints[] = {
    {"place", first_card, NULL}, {"keep-or-reveal", keep_or_reveal, NULL},
    {"target", target, NULL},    {"stack", stack, NULL},
    {"round-3", round_3, NULL},  {"leader", other_leads, NULL},
    {"round-5", round_5, NULL},  {"last-round", last_round, NULL},
    {"ambush", NULL, ambush},    {"round-2", NULL, round_2},
    {"strike", NULL, strike},    {"kept", NULL, kept},
    {"stays", NULL, stays},      {"lost", NULL, lost},
    {"end", NULL, over},
};
enum { HINTS = sizeof hints / sizeof hints[0] };

static bool say(Coach *coach, int i, CoachHint hint, CoachHint *out)
{
    coach->said |= 1u << i;
    hint.id = hints[i].id;
    *out = hint;
    return true;
}

bool coach_on_turn(Coach *coach, const OriState *known, CoachHint *out)
{
    for (int i = 0; i < HINTS; i++) {
        CoachHint hint = {.seat = -1};
        if (hints[i].on_turn != NULL && (coach->said >> i & 1) == 0 && known->asked == COACH_ME &&
            hints[i].on_turn(known, &hint))
            return say(coach, i, hint, out);
    }
    return false;
}

bool coach_on_events(Coach *coach, const OriState *known, const OriEvent event[], int count,
                     CoachHint *out)
{
    for (int i = 0; i < HINTS; i++)
        for (int k = 0; k < count && hints[i].on_event != NULL; k++) {
            CoachHint hint = {.seat = -1};
            if ((coach->said >> i & 1) == 0 && hints[i].on_event(known, &event[k], &hint))
                return say(coach, i, hint, out);
        }
    return false;
}
