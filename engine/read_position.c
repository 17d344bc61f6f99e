/*
 * read_position.c - reads a whole position or view.
 *
 * It reads the text field by field and then restores, from the question, what an ability under way
 * needs to know. check.c has to accept the result.
 */
#include "read.c"

static OriCard read_card(Reader *r)
{
    int family = read_seat(r, ORI_MAX_SEATS);
    OriCard card = read_card_face(r, family);
    if (take(r, '+'))
        bits_set_influence(&card,
                           read_number(r, 1, ORI_MAX_NUMBER, "influence on a card is at least 1"));
    if (take(r, '@')) {
        const char *at = r->p;
        bits_set_owner(&card, read_seat(r, ORI_MAX_SEATS));
        if (card.owner == card.family)
            fail_at(r, at, "@ names an owner other than the family");
    }
    return card;
}

static void read_place(Reader *r, OriState *s)
{
    if (s->places == ORI_MAX_PLACES) {
        fail(r, "the Queue is too long");
        return;
    }
    int above = 0;
    do {
        if (s->cards == ORI_MAX_CARDS) {
            fail(r, "there are too many cards");
            return;
        }
        int handle = ++s->cards;
        s->card[handle] = read_card(r);
        if (above == 0)
            s->line[s->places] = (uint8_t)handle;
        else
            bits_set_under(&s->card[above], handle);
        above = handle;
    } while (take(r, '/'));
    s->own[top(s, s->places)->owner] |= bits_one(s->places);
    s->places++;
}

/* Returns whether there is a bar; then it is in s->cursor. */
static bool read_queue(Reader *r, OriState *s)
{
    bool bar = false;
    if (take(r, '-'))
        return false;
    if (take(r, '|')) {
        bar = true;
        s->cursor = 0;
    }
    do {
        read_place(r, s);
        if (peek(r) == '|') {
            if (bar) {
                fail(r, "there is one | at most");
                return bar;
            }
            r->p++;
            bar = true;
            s->cursor = s->places;
            if (peek(r) == ' ')
                return bar;
        } else if (!take(r, ',')) {
            return bar;
        }
    } while (!r->failed);
    return bar;
}

/* What a reader of a text knows: counts stand where cards are hidden. */
typedef struct Hands {
    int seats;
    unsigned known; /* bit per seat */
    int hand[ORI_MAX_SEATS];
    int aside[ORI_MAX_SEATS];
    uint32_t pile[ORI_MAX_SEATS];
} Hands;

static uint32_t read_hand(Reader *r)
{
    uint32_t kinds = 0;
    while (peek(r) != '=' && !r->failed) {
        if (kinds & ORI_TWIN_BIT) {
            fail(r, "the Twin comes at the end of the hand");
            break;
        }
        const char *at = r->p;
        uint32_t kind = 1u << read_kind(r);
        if (kind != ORI_TWIN_BIT && kind <= kinds)
            fail_at(r, at, "kinds are written once each, in their order");
        kinds |= kind;
    }
    return kinds;
}

static void read_seat_hands(Reader *r, OriState *s, Hands *h, int seat)
{
    bool hidden = take(r, '?');
    if (hidden) {
        h->hand[seat] = read_number(r, 1, ORI_HAND_SIZE, "expected the size of the hidden hand");
        s->hand[seat] = take(r, 'T') ? ORI_TWIN_BIT : 0;
    } else {
        s->hand[seat] = read_hand(r);
        h->known |= 1u << seat;
    }
    expect(r, '=', "a seat is written hand=aside=pile");
    const char *at = r->p;
    if (take(r, '?')) {
        h->aside[seat] =
            read_number(r, 1, ORI_ASIDE_SIZE, "expected the number of hidden cards set aside");
        if (!hidden)
            fail_at(r, at, "the hand is known but what lies aside is not");
    } else {
        s->aside[seat] = read_kinds(r);
        if (hidden)
            fail_at(r, at, "what lies aside is known but the hand is not");
    }
    expect(r, '=', "a seat is written hand=aside=pile");
    h->pile[seat] = read_kinds(r);
}

static void read_hands(Reader *r, OriState *s, Hands *h)
{
    do {
        if (h->seats == ORI_MAX_SEATS) {
            fail(r, "there are at most five seats");
            return;
        }
        read_seat_hands(r, s, h, h->seats++);
    } while (take(r, '/'));
    if (h->seats < ORI_MIN_SEATS)
        fail(r, "there are at least two seats");
}

/* --- From what was read to a state --- */

static void lay_piles(Reader *r, OriState *s, const Hands *h, const OriAsk *a)
{
    bool plotting = a->kind == ORI_ASK_PLOT_FIRST || a->kind == ORI_ASK_PLOT_NEXT || a->in_plot;
    uint32_t pile[ORI_MAX_SEATS];
    memcpy(pile, h->pile, sizeof pile);
    uint32_t plots = pile[a->seat] & kinds_with_reveal(HOLDS);
    if (plotting) {
        if (plots == 0) {
            r->field = "ask";
            fail(r, "the Plot is not in the asked seat's pile");
            return;
        }
        s->plot = (uint8_t)(s->cards + 1);
    }
    for (int pass = plotting ? 0 : 1; pass < 2; pass++) {
        for (int seat = 0; seat < h->seats; seat++) {
            uint32_t laid = pass == 1 ? pile[seat] : seat == a->seat ? plots : 0;
            pile[seat] &= ~laid;
            for (; laid != 0; laid &= laid - 1) {
                if (s->cards == ORI_MAX_CARDS) {
                    fail(r, "there are too many cards");
                    return;
                }
                int handle = new_card(s, seat, bits_lowest(laid));
                s->card[handle].revealed = 1;
                s->card[handle].gone = 1;
            }
        }
    }
}

/* Restores what an ability under way knows from the ask; check.c then says whether it fits. */
static void restore_ask(Reader *r, OriState *s, const OriAsk *a)
{
    s->ask = a->kind;
    s->asked = a->seat;
    s->plot_left = a->left;
    if (a->at >= s->places && (a->in_plot || a->kind == ORI_ASK_PUT_CARD)) {
        fail(r, "there is no such place");
        return;
    }
    if (in_resolution(s) && s->plot == 0) {
        if (s->cursor == 0) {
            fail(r, "no card stands left of |");
            return;
        }
        s->current = s->line[s->cursor - 1];
        if (a->kind != ORI_ASK_REVEAL) {
            s->self = s->current;
            s->ability = (uint8_t)(top(s, s->cursor - 1)->kind % ORI_KINDS);
        }
    }
    switch ((OriAskKind)a->kind) {
    case ORI_ASK_PLACE:
        s->ways = s->own[a->seat];
        return;
    case ORI_ASK_PICK:
        s->ability = a->ability;
        if (a->in_plot)
            s->self = s->line[a->at];
        s->ways = ways_among(s, rows[a->ability].among);
        return;
    case ORI_ASK_PUT_CARD:
        s->memo = s->line[a->at];
        s->ways = gaps_for(s, a->at);
        return;
    case ORI_ASK_PUT_TWIN:
        s->ways = twin_places(s, a->seat);
        return;
    case ORI_ASK_PLOT_FIRST:
    case ORI_ASK_PLOT_NEXT:
        s->ways = own_characters(s, a->seat);
        return;
    case ORI_ASK_REVEAL:
    case ORI_ASK_OVER:
        return;
    }
}

/* --- Field by field --- */

enum Field { RULES, QUEUE, HANDS, INFLUENCE, ROUND, ASK, FIELDS };

/* The fields read so far. */
typedef struct Draft {
    OriState s;
    Hands hands;
    OriAsk ask;
    bool bar;
    const char *begins[FIELDS];
} Draft;

static void read_field_rules(Reader *r, Draft *d)
{
    read_rules(r, false, &d->s.rules);
}

static void read_field_queue(Reader *r, Draft *d)
{
    d->bar = read_queue(r, &d->s);
}

static void read_field_hands(Reader *r, Draft *d)
{
    read_hands(r, &d->s, &d->hands);
    d->s.rules = ori_rules_like(d->s.rules, d->s.rules.kinds, d->hands.seats);
}

static void read_field_influence(Reader *r, Draft *d)
{
    read_pools(r, d->s.pool, d->hands.seats);
}

static void read_field_round(Reader *r, Draft *d)
{
    d->s.round = (uint8_t)read_number(r, 1, ORI_ROUNDS, "expected a round from 1 to 6");
    d->s.first = (uint8_t)read_seat(r, d->hands.seats);
}

static void read_field_ask(Reader *r, Draft *d)
{
    if (take_word(r, "over")) {
        d->ask.kind = ORI_ASK_OVER;
    } else {
        d->ask.seat = (uint8_t)read_seat(r, d->hands.seats);
        expect(r, ':', "the ask is a seat, : and what it is asked");
        read_ask(r, &d->ask);
    }
    d->s.ask = d->ask.kind;
}

static const struct {
    const char *name;
    void (*read)(Reader *, Draft *);
} fields[FIELDS] = {
    [RULES] = {"rules", read_field_rules}, [QUEUE] = {"queue", read_field_queue},
    [HANDS] = {"hands", read_field_hands}, [INFLUENCE] = {"influence", read_field_influence},
    [ROUND] = {"round", read_field_round}, [ASK] = {"ask", read_field_ask},
};

static void read_fields(Reader *r, Draft *d)
{
    for (int i = 0; i < FIELDS && !r->failed; i++) {
        if (i > 0)
            expect(r, ' ', "expected one space and the next field");
        if (r->failed)
            return;
        r->field = fields[i].name;
        d->begins[i] = r->p;
        fields[i].read(r, d);
    }
    expect_end(r);
}

/* --- The fields together --- */

/* From here on an error is one of the whole field. */
static void look_at(Reader *r, const Draft *d, enum Field field)
{
    if (r->failed)
        return;
    r->field = fields[field].name;
    r->p = d->begins[field];
}

static bool is_whole(const Draft *d)
{
    return d->hands.known == (1u << d->hands.seats) - 1;
}

static void check_counts(Reader *r, const OriState *s, const Hands *h)
{
    for (int seat = 0; seat < h->seats; seat++) {
        if ((h->known >> seat & 1) != 0)
            continue;
        if (h->hand[seat] != ori_hand_count(s, seat))
            fail(r, "a hand has the wrong size for this round");
        if (h->aside[seat] != ori_aside_count(s, seat))
            fail(r, "a card is missing or too many");
    }
}

static void fit_together(Reader *r, Draft *d)
{
    OriState *s = &d->s;
    look_at(r, d, HANDS);
    if (!is_whole(d) && bits_many(d->hands.known))
        fail(r, "a view knows one hand or none");
    look_at(r, d, QUEUE);
    if (d->bar != in_resolution(s))
        fail(r, d->bar ? "only the resolution phase has a |"
                       : "in the resolution phase the Queue has a |");
    for (int h = 1; h <= s->cards; h++)
        if (s->card[h].family >= s->rules.seats || s->card[h].owner >= s->rules.seats)
            fail(r, "a card belongs to a seat that is not there");
    look_at(r, d, HANDS);
    if (!r->failed)
        lay_piles(r, s, &d->hands, &d->ask);
    look_at(r, d, ASK);
    if (!r->failed)
        restore_ask(r, s, &d->ask);
    look_at(r, d, HANDS);
    if (!r->failed)
        check_counts(r, s, &d->hands);
}

/* What check.c says of a field is said of where it begins. */
static void check_draft(Reader *r, const Draft *d, int seat)
{
    Problem p = check_all(&(Subject){.s = &d->s, .whole = is_whole(d), .seat = seat});
    for (int i = 0; i < FIELDS && p.why != NULL; i++)
        if (strcmp(p.field, fields[i].name) == 0) {
            look_at(r, d, (enum Field)i);
            fail(r, p.why);
        }
}

typedef enum Wanted { WANT_POSITION, WANT_VIEW } Wanted;

/* Reads a whole position or a view, as wanted; a view says itself whose it is. */
static bool read_either(const char *text, Wanted wanted, OriView *out, OriError *error)
{
    Reader r = {.start = text, .p = text, .error = error};
    Draft d = {.bar = false};
    read_fields(&r, &d);
    if (!r.failed)
        fit_together(&r, &d);
    if (r.failed)
        return false;
    bool whole = is_whole(&d);
    int seat = whole || d.hands.known == 0 ? ORI_SPECTATOR : bits_lowest(d.hands.known);
    check_draft(&r, &d, seat);
    look_at(&r, &d, HANDS);
    if (whole != (wanted == WANT_POSITION))
        fail(&r, whole ? "this is a whole position, where a view is wanted"
                       : "this is a view, where a whole position is wanted");
    if (!r.failed)
        *out = (OriView){.known = d.s, .seat = (int8_t)seat};
    return !r.failed;
}

bool ori_read_position(const char *text, OriState *out, OriError *error)
{
    OriView read;
    if (!read_either(text, WANT_POSITION, &read, error))
        return false;
    *out = read.known;
    return true;
}

bool ori_read_view(const char *text, OriView *out, OriError *error)
{
    return read_either(text, WANT_VIEW, out, error);
}

bool ori_text_is_view(const char *text)
{
    return strchr(text, '?') != NULL;
}
