/*
 * tell.c - what happens, in sentences.
 *
 * Nothing here decides or hides anything: it speaks of what it was shown. Which sentence an event
 * gets depends on whom it speaks to: texts/en/table.ftl says what -you, -yours and -own mean.
 */
#include "tui/tell.h"

#include "tui/say.h"

#include <stdio.h>
#include <string.h>

/* --- The Queue while events happen --- */

void tell_look(Teller *t, const OriState *known)
{
    t->known = *known;
}

static int place_of(const Teller *t, int handle)
{
    for (int i = 0; i < t->known.places; i++)
        if (t->known.line[i] == handle)
            return i;
    return 0;
}

static void open_gap(OriState *s, int gap, int handle)
{
    if (s->places == ORI_MAX_PLACES)
        return;
    if (gap > s->places)
        gap = s->places;
    memmove(&s->line[gap + 1], &s->line[gap], (size_t)(s->places - gap));
    s->line[gap] = (uint8_t)handle;
    s->places++;
}

static void take_off(OriState *s, int handle)
{
    for (int i = 0; i < s->places; i++) {
        if (s->line[i] != handle)
            continue;
        if (s->card[handle].under != 0) {
            s->line[i] = (uint8_t)s->card[handle].under;
            s->card[handle].under = 0;
        } else {
            memmove(&s->line[i], &s->line[i + 1], (size_t)(s->places - i - 1));
            s->places--;
        }
        return;
    }
}

static void lay_down(OriState *s, const OriEvent *e)
{
    OriCard card = {.kind = e->kind & 31u, .family = e->seat & 7u, .owner = e->seat & 7u};
    card.revealed = e->what == ORI_EV_ENTERED;
    if (e->verb == ORI_PLACE_ON && e->at < s->places) {
        card.under = s->line[e->at] & 63u;
        s->line[e->at] = e->card;
    } else if (e->verb == ORI_PLACE_FIRST) {
        open_gap(s, 0, e->card);
    } else if (e->verb == ORI_PUT) {
        open_gap(s, e->at, e->card);
    } else {
        open_gap(s, s->places, e->card);
    }
    s->card[e->card] = card;
}

/* Follows what the event shows of its card and where it goes. */
static void follow(Teller *t, const OriEvent *e)
{
    OriState *s = &t->known;
    OriCard *card = &s->card[e->card];
    switch ((OriEventKind)e->what) {
    case ORI_EV_PLACED:
    case ORI_EV_ENTERED:
        lay_down(s, e);
        return;
    case ORI_EV_REVEALED:
        card->kind = e->kind & 31u;
        card->revealed = 1;
        card->influence = 0;
        return;
    case ORI_EV_ELIMINATED:
    case ORI_EV_DISCARDED:
        card->kind = e->kind & 31u;
        card->revealed = 1;
        take_off(s, e->card);
        return;
    case ORI_EV_BRIBED:
        card->owner = e->seat & 7u;
        return;
    case ORI_EV_MOVED:
        take_off(s, e->card);
        open_gap(s, e->at, e->card);
        return;
    case ORI_EV_ROUND:
    case ORI_EV_KEPT:
    case ORI_EV_LOST:
    case ORI_EV_GAINED:
    case ORI_EV_PAID:
    case ORI_EV_STOLE:
    case ORI_EV_COPIED:
    case ORI_EV_ACTIVATED:
    case ORI_EV_ASK:
    case ORI_EV_OVER:
        return;
    }
}

/* --- Sentences --- */

/* Whom a sentence speaks of: the reader or somebody else, as actor and as victim. */
typedef enum Voice { OTHERS, YOU, YOURS, OWN } Voice;

/* The ids of an event's sentences by voice. */
typedef struct Voices {
    TextId id[4];
} Voices;

static Voice voice_of(const Teller *t, int actor, int victim)
{
    if (actor == t->you)
        return victim == t->you ? OWN : YOU;
    return victim == t->you ? YOURS : OTHERS;
}

static void say_voice(const Teller *t, const Voices *voices, Said said, char out[TEXT_SIZE])
{
    say_text(t, voices->id[voice_of(t, said.player, said.other_player)], said, out);
}

/* One actor, no victim. */
#define SOLO(ID)                                                                                   \
    {                                                                                              \
        {                                                                                          \
            [OTHERS] = ID, [YOU] = ID##_YOU, [YOURS] = ID, [OWN] = ID##_YOU                        \
        }                                                                                          \
    }
#define DUO(ID, SAME)                                                                              \
    {                                                                                              \
        {                                                                                          \
            [OTHERS] = ID, [YOU] = ID##_YOU, [YOURS] = ID##_YOURS, [OWN] = SAME                    \
        }                                                                                          \
    }

/* clang-format off */
static const Voices round_begins    = SOLO(TEXT_EVENT_ROUND);
static const Voices revealed        = SOLO(TEXT_EVENT_REVEALED);
static const Voices revealed_takes  = SOLO(TEXT_EVENT_REVEALED_TAKES);
static const Voices lost            = SOLO(TEXT_EVENT_LOST);
static const Voices lost_plot       = SOLO(TEXT_EVENT_LOST_PLOT);
static const Voices gained          = SOLO(TEXT_EVENT_GAINED);
static const Voices paid            = SOLO(TEXT_EVENT_PAID);
static const Voices activated       = SOLO(TEXT_EVENT_ACTIVATED);
static const Voices moved           = SOLO(TEXT_EVENT_MOVED);
static const Voices discarded       = SOLO(TEXT_EVENT_DISCARDED);
static const Voices bribed_self     = SOLO(TEXT_EVENT_BRIBED_SELF);
static const Voices eliminated_self = SOLO(TEXT_EVENT_ELIMINATED_SELF);
static const Voices entered_first   = SOLO(TEXT_EVENT_ENTERED_FIRST);
static const Voices entered_last    = SOLO(TEXT_EVENT_ENTERED_LAST);
static const Voices entered_on      = SOLO(TEXT_EVENT_ENTERED_ON);
static const Voices entered_at      = SOLO(TEXT_EVENT_ENTERED_AT);
static const Voices stole_own       = SOLO(TEXT_EVENT_STOLE_OWN);
static const Voices stole           = DUO(TEXT_EVENT_STOLE, TEXT_EVENT_STOLE_YOU);
static const Voices stole_nothing   = DUO(TEXT_EVENT_STOLE_NOTHING, TEXT_EVENT_STOLE_OWN_YOU);
static const Voices copied          = DUO(TEXT_EVENT_COPIED, TEXT_EVENT_COPIED_OWN);
static const Voices lifted          = DUO(TEXT_EVENT_LIFTED, TEXT_EVENT_LIFTED_OWN);
static const Voices bribed          = DUO(TEXT_EVENT_BRIBED, TEXT_EVENT_BRIBED_SELF_YOU);
static const Voices eliminated      = DUO(TEXT_EVENT_ELIMINATED, TEXT_EVENT_ELIMINATED_OWN);

/* By slot: the only card, first, last, on another; and told how: to the others, to those who know
 * the card, to the one who placed it. */
static const TextId placed[4][3] = {
    {TEXT_EVENT_PLACED_ONLY,  TEXT_EVENT_PLACED_ONLY_KNOWN,  TEXT_EVENT_PLACED_ONLY_YOU},
    {TEXT_EVENT_PLACED_FIRST, TEXT_EVENT_PLACED_FIRST_KNOWN, TEXT_EVENT_PLACED_FIRST_YOU},
    {TEXT_EVENT_PLACED_LAST,  TEXT_EVENT_PLACED_LAST_KNOWN,  TEXT_EVENT_PLACED_LAST_YOU},
    {TEXT_EVENT_PLACED_ON,    TEXT_EVENT_PLACED_ON_KNOWN,    TEXT_EVENT_PLACED_ON_YOU},
};
/* clang-format on */

static void say_placed(const Teller *t, const OriEvent *e, char out[TEXT_SIZE])
{
    const OriState *s = &t->known;
    bool on = e->verb == ORI_PLACE_ON && e->at < s->places;
    int slot = s->places == 0 ? 0 : on ? 3 : e->verb == ORI_PLACE_FIRST ? 1 : 2;
    int how = e->kind == ORI_HIDDEN ? 0 : e->seat == t->you ? 2 : 1;
    Said said = {.player = e->seat,
                 .card = e->kind,
                 .other = on ? say_kind_of(t, s->line[e->at]) : ORI_HIDDEN,
                 .place = e->at};
    say_text(t, placed[slot][how], said, out);
}

static void say_kept(const Teller *t, const OriEvent *e, char out[TEXT_SIZE])
{
    Said said = {.player = e->seat,
                 .card = say_kind_of(t, e->card),
                 .n = e->amount,
                 .place = place_of(t, e->card)};
    TextId id = e->seat == t->you         ? TEXT_EVENT_KEPT_YOU
                : said.card == ORI_HIDDEN ? TEXT_EVENT_KEPT
                                          : TEXT_EVENT_KEPT_KNOWN;
    say_text(t, id, said, out);
}

static void say_entered(const Teller *t, const OriEvent *e, char out[TEXT_SIZE])
{
    const OriState *s = &t->known;
    bool on = e->verb == ORI_PLACE_ON && e->at < s->places;
    Said said = {.player = e->seat,
                 .other_player = e->seat,
                 .card = e->kind,
                 .other = on ? say_kind_of(t, s->line[e->at]) : ORI_HIDDEN,
                 .place = e->at};
    say_voice(t,
              on                           ? &entered_on
              : e->verb == ORI_PLACE_FIRST ? &entered_first
              : e->verb == ORI_PLACE_LAST  ? &entered_last
                                           : &entered_at,
              said, out);
}

static void say_eliminated(const Teller *t, const OriEvent *e, char out[TEXT_SIZE])
{
    Said said = {.player = say_owner_of(t, e->other),
                 .other_player = say_owner_of(t, e->card),
                 .card = say_kind_of(t, e->other),
                 .other = e->kind,
                 .place = place_of(t, e->card)};
    say_voice(t, e->card == e->other ? &eliminated_self : &eliminated, said, out);
}

static void say_bribed(const Teller *t, const OriEvent *e, char out[TEXT_SIZE])
{
    Said said = {.player = e->seat,
                 .other_player = say_owner_of(t, e->card),
                 .card = ORI_BRIBERY,
                 .other = say_kind_of(t, e->card)};
    say_voice(t, said.player == said.other_player ? &bribed_self : &bribed, said, out);
}

/* An event about one card and one player. */
static void say_solo(const Teller *t, const OriEvent *e, int player, const Voices *voices,
                     char out[TEXT_SIZE])
{
    Said said = {.player = player,
                 .other_player = player,
                 .card = say_kind_of(t, e->card),
                 .n = e->amount,
                 .place = e->what == ORI_EV_MOVED ? e->at : place_of(t, e->card)};
    say_voice(t, voices, said, out);
}

static void say_two_cards(const Teller *t, const OriEvent *e, const Voices *voices,
                          char out[TEXT_SIZE])
{
    Said said = {.player = say_owner_of(t, e->card),
                 .other_player = say_owner_of(t, e->other),
                 .card = say_kind_of(t, e->card),
                 .other = say_kind_of(t, e->other)};
    say_voice(t, voices, said, out);
}

static void say_round(const Teller *t, const OriEvent *e, char out[TEXT_SIZE])
{
    Said said = {.player = e->seat, .other_player = e->seat, .n = e->amount};
    say_voice(t, &round_begins, said, out);
    if (e->amount < ORI_ROUNDS)
        return;
    text_add(out, " ");
    text_add(out, text_fixed(t->lang, TEXT_EVENT_ROUND_LAST));
}

static bool is_from_plot(const Teller *t, const OriEvent *e)
{
    return say_kind_of(t, e->card) == ORI_PLOT && t->known.card[e->card].revealed;
}

static void say_event(const Teller *t, const OriEvent *e, int *seat, char out[TEXT_SIZE])
{
    *seat = e->seat;
    switch ((OriEventKind)e->what) {
    case ORI_EV_ROUND:
        say_round(t, e, out);
        return;
    case ORI_EV_PLACED:
        say_placed(t, e, out);
        return;
    case ORI_EV_KEPT:
        say_kept(t, e, out);
        return;
    case ORI_EV_REVEALED:
        say_solo(t, e, e->seat, e->amount > 0 ? &revealed_takes : &revealed, out);
        return;
    case ORI_EV_LOST:
        *seat = say_owner_of(t, e->card);
        say_solo(t, e, *seat, is_from_plot(t, e) ? &lost_plot : &lost, out);
        return;
    case ORI_EV_GAINED:
        say_solo(t, e, e->seat, &gained, out);
        return;
    case ORI_EV_PAID:
        say_solo(t, e, e->seat, &paid, out);
        return;
    case ORI_EV_STOLE: {
        Said said = {.player = e->seat,
                     .other_player = e->other,
                     .card = say_kind_of(t, e->card),
                     .n = e->amount};
        say_voice(t, &stole, said, out);
        return;
    }
    case ORI_EV_COPIED:
        *seat = say_owner_of(t, e->card);
        say_two_cards(t, e, &copied, out);
        return;
    case ORI_EV_ACTIVATED:
        *seat = say_owner_of(t, e->card);
        say_two_cards(t, e, &activated, out);
        return;
    case ORI_EV_MOVED:
        *seat = say_owner_of(t, e->card);
        say_solo(t, e, *seat, &moved, out);
        return;
    case ORI_EV_BRIBED:
        say_bribed(t, e, out);
        return;
    case ORI_EV_ELIMINATED:
        *seat = say_owner_of(t, e->other);
        say_eliminated(t, e, out);
        return;
    case ORI_EV_DISCARDED:
        *seat = say_owner_of(t, e->card);
        say_solo(t, e, *seat, &discarded, out);
        return;
    case ORI_EV_ENTERED:
        say_entered(t, e, out);
        return;
    case ORI_EV_OVER:
        *seat = TELL_NOBODY;
        text_say(t->lang, TEXT_EVENT_OVER, NULL, out);
        return;
    case ORI_EV_ASK:
        return;
    }
}

void tell_event(Teller *t, const OriEvent *e, int *seat, char out[TEXT_SIZE])
{
    out[0] = '\0';
    /* Its sentence needs the name, the others the moment before. */
    if (e->what == ORI_EV_REVEALED)
        t->known.card[e->card].kind = e->kind & 31u;
    say_event(t, e, seat, out);
    follow(t, e);
}

void tell_silent(const Teller *t, OriDecision d, const OriEvent *event, char out[TEXT_SIZE])
{
    const OriState *s = &t->known;
    out[0] = '\0';
    if (d.at >= s->places)
        return;
    int handle = s->line[d.at];
    Said said = {.player = s->asked,
                 .other_player = say_owner_of(t, handle),
                 .card = say_kind_of(t, s->self),
                 .other = say_kind_of(t, handle),
                 .place = d.at};
    if (d.verb == ORI_LIFT)
        say_voice(t, &lifted, said, out);
    else if (d.verb == ORI_STEAL && !(event->what == ORI_EV_STOLE && event->card == s->self))
        say_voice(t, said.player == said.other_player ? &stole_own : &stole_nothing, said, out);
}

void tell_nothing(const Teller *t, const OriEvent event[], int count, char out[TEXT_SIZE])
{
    out[0] = '\0';
    if (count < 1 || event[0].what != ORI_EV_REVEALED)
        return;
    int handle = event[0].card;
    for (int i = 1; i < count; i++) {
        const OriEvent *e = &event[i];
        bool of_it = e->card == handle || e->other == handle;
        if (e->what == ORI_EV_ASK && e->ask.kind != ORI_ASK_REVEAL && e->ask.kind != ORI_ASK_PLACE)
            return; /* it asks */
        if (of_it && e->what != ORI_EV_DISCARDED && e->what != ORI_EV_LOST &&
            e->what != ORI_EV_ASK && e->what != ORI_EV_ROUND && e->what != ORI_EV_OVER)
            return;
    }
    TextId id = say_id("nothing-", event[0].kind, "");
    if (id != TEXTS)
        say_text(t, id, (Said){.card = event[0].kind}, out);
}
