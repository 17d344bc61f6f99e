/*
 * draw.c - a position as JSON, with everything a page draws (web/src/game/types.ts: Drawing, Card,
 * Ask, GameEvent).
 *
 * Cards that are hidden in the state stay hidden: this file writes what it is given and guesses
 * nothing.
 */
#include "glue.h"

/* Whose knowledge a board is; the truth is ORI_TRUTH. */
static bool knows_hand(const OriView *b, int seat)
{
    return b->seat == ORI_TRUTH || b->seat == seat;
}

static int any_place(const OriState *s, int handle)
{
    for (int i = 0; i < s->places; i++)
        for (int h = s->line[i]; h != 0; h = (int)s->card[h].under)
            if (h == handle)
                return i;
    return -1;
}

static void out_card_facts(Json *j, int handle, const OriCard *c)
{
    put_number(j, "id", handle);
    put_seat(j, "family", (int)c->family);
    put_seat(j, "owner", (int)c->owner);
    put_kind(j, "kind", (int)c->kind);
    put_bool(j, "up", c->revealed);
    put_number(j, "influence", (int)c->influence);
}

static void out_place(Json *j, const OriView *b, int place)
{
    const OriState *s = &b->known;
    Saying said;
    int lowest_card = 0;
    for (int h = s->line[place]; h != 0; h = (int)s->card[h].under)
        lowest_card = h;
    out_open(j, '{');
    put_number(j, "n", place + 1);
    put_number(j, "key", lowest_card);
    put_open(j, "cards", '[');
    for (int h = s->line[place]; h != 0; h = (int)s->card[h].under) {
        out_open(j, '{');
        out_card_facts(j, h, &s->card[h]);
        out_close(j, '}');
    }
    out_close(j, ']');
    out_key(j, "said");
    words_place(b, reader_of(b), place, &said);
    said_out(j, &said);
    out_close(j, '}');
}

static int token_of(const OriState *s, int seat)
{
    for (int i = 0; i < s->places; i++)
        for (int h = s->line[i]; h != 0; h = (int)s->card[h].under)
            if ((int)s->card[h].owner == seat && (int)s->card[h].family != seat)
                return h;
    return 0;
}

static void out_hidden_kinds(Json *j, bool known, uint32_t kinds)
{
    if (known)
        out_kinds(j, kinds & ~ORI_TWIN_BIT);
    else
        out_null(j);
}

static void out_family(Json *j, const OriView *b, int seat)
{
    const OriState *s = &b->known;
    out_open(j, '{');
    put_seat(j, "seat", seat);
    put_number(j, "influence", s->pool[seat]);
    put_number(j, "hand", ori_hand_count(s, seat));
    put_number(j, "aside", ori_aside_count(s, seat));
    put_kinds(j, "pile", ori_pile(s, seat));
    out_key(j, "handKinds");
    out_hidden_kinds(j, knows_hand(b, seat), s->hand[seat]);
    out_key(j, "asideKinds");
    out_hidden_kinds(j, knows_hand(b, seat), s->aside[seat]);
    put_bool(j, "twin", (s->hand[seat] & ORI_TWIN_BIT) != 0);
    put_or_null(j, "token", token_of(s, seat));
    put_bool(j, "placed", s->ask == ORI_ASK_PLACE && ori_has_placed(s, seat));
    out_close(j, '}');
}

static const char *const ask_names[] = {
    [ORI_ASK_PLACE] = "place",         [ORI_ASK_REVEAL] = "reveal",
    [ORI_ASK_PICK] = "pick",           [ORI_ASK_PUT_CARD] = "put-card",
    [ORI_ASK_PUT_TWIN] = "put-twin",   [ORI_ASK_PLOT_FIRST] = "plot-first",
    [ORI_ASK_PLOT_NEXT] = "plot-next", [ORI_ASK_OVER] = "over",
};

/* The card in whose name somebody is asked, or 0. */
static int asking_card(const OriState *s)
{
    switch ((OriAskKind)s->ask) {
    case ORI_ASK_REVEAL:
    case ORI_ASK_PUT_TWIN:
        return s->current;
    case ORI_ASK_PICK:
    case ORI_ASK_PUT_CARD:
        return s->self;
    case ORI_ASK_PLOT_FIRST:
    case ORI_ASK_PLOT_NEXT:
        return s->plot;
    case ORI_ASK_PLACE:
    case ORI_ASK_OVER:
        break;
    }
    return 0;
}

/* The facts of a question; what is said about it is for those who are there (out_said_of_ask). */
static void out_ask_facts(Json *j, const OriState *s)
{
    OriAsk asked = ori_ask(s);
    char text[ORI_EVENT_TEXT];
    int lifted = s->ask == ORI_ASK_PUT_CARD ? s->memo : 0;
    int card = asking_card(s);
    ori_write_ask(&asked, text);
    put_text(j, "kind", ask_names[s->ask]);
    put_seat(j, "seat", s->asked);
    put_kind(j, "ability", s->ask == ORI_ASK_PICK ? s->ability : ORI_HIDDEN);
    put_or_null(j, "card", card);
    put_or_null(j, "lifted", lifted);
    put_text(j, "text", text);
}

static void out_ask(Json *j, const OriView *b)
{
    out_open(j, '{');
    out_ask_facts(j, &b->known);
    out_said_of_ask(j, b);
    out_close(j, '}');
}

static void out_standings(Json *j, const OriState *s)
{
    uint8_t rank[ORI_MAX_SEATS];
    ori_ranks(s, rank);
    put_open(j, "ranks", '[');
    for (int seat = 0; seat < (int)s->rules.seats; seat++)
        out_number(j, rank[seat]);
    out_close(j, ']');
    put_open(j, "tops", '[');
    for (int seat = 0; seat < (int)s->rules.seats; seat++)
        out_number(j, bits_few(s->own[seat]));
    out_close(j, ']');
}

static bool fall_together(const OriCard *a, const OriCard *b)
{
    return a->revealed && b->revealed && a->owner == b->owner && a->kind < ORI_KINDS &&
           ori_kind_companion((int)a->kind) == (int)b->kind;
}

/* Pairs of top cards: if one is eliminated, the other follows. */
static void out_bonds(Json *j, const OriState *s)
{
    put_open(j, "bonds", '[');
    for (int i = 0; i < s->places; i++)
        for (int k = i + 1; k < s->places; k++) {
            if (!fall_together(top(s, i), top(s, k)))
                continue;
            out_open(j, '[');
            out_number(j, s->line[i]);
            out_number(j, s->line[k]);
            out_close(j, ']');
        }
    out_close(j, ']');
}

static void out_drawing(Json *j, const OriView *b)
{
    const OriState *s = &b->known;
    char rules[ORI_RULES_TEXT];
    bool resolving = is_resolving(s);
    ori_write_rules(s->rules, rules);
    out_open(j, '{');
    put_text(j, "rules", rules);
    put_kinds(j, "kinds", s->rules.kinds);
    put_open(j, "families", '[');
    for (int seat = 0; seat < (int)s->rules.seats; seat++)
        out_family(j, b, seat);
    out_close(j, ']');
    put_open(j, "queue", '[');
    for (int i = 0; i < s->places; i++)
        out_place(j, b, i);
    out_close(j, ']');
    put_number(j, "round", s->round);
    put_seat(j, "first", s->first);
    put_text(j, "phase", resolving ? "resolving" : s->ask == ORI_ASK_OVER ? "over" : "placing");
    put_or_null(j, "current", resolving ? s->current : 0);
    put_or_null(j, "at", resolving && s->current != 0 ? s->cursor : 0);
    put_number(j, "next", resolving ? s->cursor + 1 : 0);
    out_key(j, "ask");
    out_ask(j, b);
    put_bool(j, "asks", s->ask != ORI_ASK_OVER);
    out_standings(j, s);
    out_bonds(j, s);
    out_close(j, '}');
}

/* --- Events --- */

/* A card as it is in this state; `kind` is what an event shows of it. */
static void out_ref_of(Json *j, const OriState *s, int handle, OriCard card)
{
    int place = any_place(s, handle);
    out_open(j, '{');
    out_card_facts(j, handle, &card);
    put_or_null(j, "place", place + 1);
    out_close(j, '}');
}

static void out_ref(Json *j, const OriState *s, int handle)
{
    out_ref_of(j, s, handle, s->card[handle]);
}

static void out_slot(Json *j, int verb, int at)
{
    static const char *const names[] = {
        [ORI_PLACE_FIRST] = "first", [ORI_PLACE_LAST] = "last", [ORI_PLACE_ON] = "on"};
    out_open(j, '{');
    put_text(j, "at", verb <= ORI_PLACE_ON ? names[verb] : "gap");
    if (verb == ORI_PLACE_ON || verb > ORI_PLACE_ON) {
        out_key(j, verb == ORI_PLACE_ON ? "place" : "gap");
        out_number(j, at + 1);
    }
    out_close(j, '}');
}

static void out_top_or_null(Json *j, const OriState *s, int place)
{
    if (place >= 0 && place < s->places)
        out_ref(j, s, s->line[place]);
    else
        out_null(j);
}

/* A card that comes to the table with this event. */
static void out_newcomer(Json *j, const OriState *before, const OriEvent *e)
{
    OriCard card = ori_card(e->kind, e->seat, e->what == ORI_EV_ENTERED);
    out_key(j, "card");
    out_ref_of(j, before, e->card, card);
}

static void out_shown(Json *j, const OriState *before, const OriEvent *e)
{
    OriCard card = before->card[e->card];
    ori_card_set_kind(&card, e->kind);
    out_key(j, "card");
    out_ref_of(j, before, e->card, card);
}

static void out_numbers(Json *j, const char *key, const uint16_t number[], int n)
{
    put_open(j, key, '[');
    for (int i = 0; i < n; i++)
        out_number(j, number[i]);
    out_close(j, ']');
}

/* The parts of an event that the notation names s, n or +, # and o, under the names of types.ts. */
static void out_parts(Json *j, const OriState *before, const OriEvent *e)
{
    for (const char *part = ori_event_parts(e->what); *part != '\0'; part++) {
        if (*part == 's') {
            put_seat(j, "seat", e->seat);
        } else if (*part == 'f') {
            put_seat(j, "from", e->other);
        } else if (*part == 'n' || *part == '+') {
            out_key(j, e->what == ORI_EV_ROUND ? "round" : "amount");
            out_number(j, e->amount);
        } else if (*part == 'o') {
            out_key(j, "other");
            out_ref(j, before, e->other);
        } else if (*part == 'g') {
            put_number(j, "gap", e->at + 1);
        } else if (*part == 'p') {
            out_numbers(j, "influence", e->pool, e->seats);
        } else if (*part == 'r') {
            uint16_t wide[ORI_MAX_SEATS];
            for (int i = 0; i < ORI_MAX_SEATS; i++)
                wide[i] = e->rank[i];
            out_numbers(j, "ranks", wide, e->seats);
        }
    }
}

/* lines: what is said about it. */
static void out_event(Json *j, const OriState *before, const OriEvent *e, const Saying line[],
                      int lines)
{
    char text[ORI_EVENT_TEXT];
    bool comes = e->what == ORI_EV_PLACED || e->what == ORI_EV_ENTERED;
    bool shows =
        e->what == ORI_EV_REVEALED || e->what == ORI_EV_ELIMINATED || e->what == ORI_EV_DISCARDED;
    ori_write_event(e, text);
    out_open(j, '{');
    put_text(j, "line", text);
    put_text(j, "what", ori_event_name(e->what));
    out_parts(j, before, e);
    if (comes) {
        out_newcomer(j, before, e);
    } else if (shows) {
        out_shown(j, before, e);
    } else if (strchr(ori_event_parts(e->what), '#') != NULL) {
        out_key(j, "card");
        out_ref(j, before, e->card);
    }
    put_open(j, "said", '[');
    for (int i = 0; i < lines; i++)
        said_out(j, &line[i]);
    out_close(j, ']');
    out_close(j, '}');
}
