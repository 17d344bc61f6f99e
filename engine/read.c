/*
 * read.c - the notation, read (docs/notation.md).
 *
 * Strict: there is one spelling for each thing. A reader walks a text once and keeps the first
 * error; after that it consumes nothing, so that callers need to look only at the end. What was
 * read is believed after check.c has seen it.
 */
#include "engine.h"

typedef struct Reader {
    const char *start;
    const char *p;
    const char *field;
    OriError *error;
    bool failed;
} Reader;

static void fail_at(Reader *r, const char *at, const char *why)
{
    if (r->failed)
        return;
    r->failed = true;
    *r->error = (OriError){.field = r->field, .at = (int)(at - r->start), .why = why};
}

static void fail(Reader *r, const char *why)
{
    fail_at(r, r->p, why);
}

static char peek(const Reader *r)
{
    return r->failed ? '\0' : *r->p;
}

static bool take(Reader *r, char c)
{
    if (r->failed || *r->p != c || c == '\0')
        return false;
    r->p++;
    return true;
}

static void expect(Reader *r, char c, const char *why)
{
    if (!take(r, c))
        fail(r, why);
}

static bool take_word(Reader *r, const char *word)
{
    size_t length = strlen(word);
    if (r->failed || strncmp(r->p, word, length) != 0)
        return false;
    r->p += length;
    return true;
}

static void expect_end(Reader *r)
{
    if (!r->failed && *r->p != '\0')
        fail(r, "unexpected text after the end");
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* At most three digits, no leading zero. */
static int read_number(Reader *r, int least, int most, const char *why)
{
    const char *from = r->p;
    int n = 0;
    int digits = 0;
    while (is_digit(peek(r)) && digits < 4) {
        n = n * 10 + (*r->p++ - '0');
        digits++;
    }
    if (digits == 0)
        fail(r, why);
    else if (digits > 3)
        fail_at(r, from, "a number has at most three digits");
    else if (digits > 1 && *from == '0')
        fail_at(r, from, "a number has no leading zero");
    else if (n < least || n > most)
        fail_at(r, from, why);
    return r->failed ? least : n;
}

static int read_seat(Reader *r, int seats)
{
    char c = peek(r);
    if (c >= 'a' && c < 'a' + seats) {
        r->p++;
        return c - 'a';
    }
    fail(r, "expected a seat letter");
    return 0;
}

static int read_kind(Reader *r)
{
    int kind = ori_kind_of_letter(peek(r));
    if (kind == ORI_HIDDEN)
        fail(r, "expected a kind letter");
    else
        r->p++;
    return kind == ORI_HIDDEN ? 0 : kind;
}

/* Kinds in capitals, in their order. */
static uint32_t read_kinds(Reader *r)
{
    uint32_t kinds = 0;
    int kind;
    while ((kind = ori_kind_of_letter(peek(r))) != ORI_HIDDEN) {
        if (kinds >> kind != 0) {
            fail(r, "kinds are written once each, in their order");
            return 0;
        }
        kinds |= 1u << kind;
        r->p++;
    }
    return kinds;
}

/* Kinds in capitals as a person may type them: in any order, up to an option or the end. */
static uint32_t read_kinds_of_wish(Reader *r)
{
    uint32_t kinds = 0;
    while (peek(r) != '\0' && peek(r) != '+') {
        const char *from = r->p;
        uint32_t bit = 1u << read_kind(r);
        if ((kinds & bit) != 0)
            fail_at(r, from, "this kind is named twice");
        else if (bit == ORI_TWIN_BIT)
            fail_at(r, from, "the Twin is not counted among the ten kinds");
        kinds |= bit;
    }
    return kinds;
}

/* The ten kinds after "mix:". */
static uint32_t read_mix(Reader *r, bool is_wish)
{
    const char *from = r->p;
    uint32_t kinds = is_wish ? read_kinds_of_wish(r) : read_kinds(r);
    if ((kinds & ORI_TWIN_BIT) != 0)
        fail_at(r, from, "the Twin is not counted among the ten kinds");
    else if (bits_count(kinds) != ORI_SET_SIZE)
        fail_at(r, from, "a mix has ten kinds");
    else if (!is_wish && set_of(kinds) != ORI_NO_SET)
        fail_at(r, from, "ten kinds that make up a set are written as that set");
    return kinds;
}

/* A wish may leave the kinds open: "mix". */
static uint32_t read_rules_kinds(Reader *r, bool is_wish)
{
    for (OriSet set = ORI_NO_SET + 1; set < ORI_SETS; set++)
        if (take_word(r, ori_set_name(set)))
            return ori_set_kinds(set);
    if (take_word(r, "mix:"))
        return read_mix(r, is_wish);
    if (!is_wish || !take_word(r, "mix"))
        fail(r, is_wish ? "the rules are base, ablaze, mix, or mix: and ten kinds"
                        : "the rules are base, ablaze or mix: and ten kinds");
    return 0;
}

static void read_rules(Reader *r, bool is_wish, OriRules *rules)
{
    uint32_t kinds = read_rules_kinds(r, is_wish);
    const char *from = r->p;
    bool is_generous = take_word(r, "+schemer2");
    if (is_generous && kinds != 0 && !bits_has(kinds, ORI_SCHEMER))
        fail_at(r, from, "there is no Schemer in this game");
    else if (is_wish && peek(r) != '\0')
        fail(r, "only +schemer2 may follow here");
    *rules = ori_rules(kinds, (int)rules->seats, is_generous ? 2 : 1);
}

static bool read_rules_text(const char *text, bool is_wish, OriRules *out, OriError *error)
{
    Reader r = {.start = text, .p = text, .field = "rules", .error = error};
    OriRules rules = *out;
    read_rules(&r, is_wish, &rules);
    expect_end(&r);
    if (!r.failed)
        *out = rules;
    return !r.failed;
}

bool ori_read_rules(const char *text, OriRules *out, OriError *error)
{
    return read_rules_text(text, false, out, error);
}

bool ori_read_wish(const char *text, OriRules *out, OriError *error)
{
    return read_rules_text(text, true, out, error);
}

/* A face-down card's letter is small; ? is one that the reader does not know. */
static OriCard read_card_face(Reader *r, int family)
{
    char c = peek(r);
    if (c == '?') {
        r->p++;
        return ori_card(ORI_HIDDEN, family, false);
    }
    bool face_down = c >= 'a' && c <= 'z';
    int kind = ori_kind_of_letter(face_down ? (char)(c - 'a' + 'A') : c);
    if (kind == ORI_HIDDEN)
        fail(r, "expected a kind letter");
    else
        r->p++;
    return ori_card(kind, family, !face_down);
}

static OriCard read_card(Reader *r)
{
    int family = read_seat(r, ORI_MAX_SEATS);
    OriCard card = read_card_face(r, family);
    if (take(r, '+'))
        set_influence(&card,
                      read_number(r, 1, ORI_MAX_NUMBER, "influence on a card is at least 1"));
    if (take(r, '@')) {
        const char *at = r->p;
        set_owner(&card, read_seat(r, ORI_MAX_SEATS));
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
            set_under(&s->card[above], handle);
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
            fail(r, "the Twin stands at the end of the hand");
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

static void read_pools(Reader *r, uint16_t pool[], int seats)
{
    for (int i = 0; i < seats; i++) {
        if (i > 0)
            expect(r, '/', "each seat has a number, with / between them");
        pool[i] = (uint16_t)read_number(r, 0, ORI_MAX_NUMBER, "expected a number");
    }
}

static void read_place_number(Reader *r, uint8_t *at)
{
    *at = (uint8_t)(read_number(r, 1, ORI_MAX_PLACES + 1, "expected a place number") - 1);
}

static void read_pick(Reader *r, OriAsk *a)
{
    a->kind = ORI_ASK_PICK;
    if (peek(r) == 'G' && is_digit(r->p[1])) {
        r->p++;
        a->in_plot = 1;
        a->left =
            (uint16_t)read_number(r, 0, ORI_MAX_NUMBER, "expected the influence that Plot holds");
        expect(r, '>', "inside Plot the ability stands after >");
    }
    const char *at = r->p;
    a->ability = (uint8_t)read_kind(r);
    if (rows[a->ability].among == NOTHING)
        fail_at(r, at, "this card chooses no place");
    if (a->in_plot) {
        expect(r, '@', "inside Plot the acting place stands after @");
        read_place_number(r, &a->at);
    }
    expect(r, ')', "expected )");
}

static void read_put(Reader *r, OriAsk *a)
{
    if (take(r, 'T')) {
        a->kind = ORI_ASK_PUT_TWIN;
    } else {
        a->kind = ORI_ASK_PUT_CARD;
        expect(r, 'D', "put is asked for a card of the Royal Decree or for the Twin");
        read_place_number(r, &a->at);
    }
    expect(r, ')', "expected )");
}

static void read_plot(Reader *r, OriAsk *a)
{
    a->left = (uint16_t)read_number(r, 0, ORI_MAX_NUMBER, "expected the influence that Plot holds");
    a->kind = take(r, '!') ? ORI_ASK_PLOT_FIRST : ORI_ASK_PLOT_NEXT;
    expect(r, ')', "expected )");
}

static void read_ask(Reader *r, OriAsk *a)
{
    if (take_word(r, "place"))
        a->kind = ORI_ASK_PLACE;
    else if (take_word(r, "reveal"))
        a->kind = ORI_ASK_REVEAL;
    else if (take_word(r, "pick("))
        read_pick(r, a);
    else if (take_word(r, "put("))
        read_put(r, a);
    else if (take_word(r, "plot("))
        read_plot(r, a);
    else
        fail(r, "the ask is place, reveal, pick(), put(), plot() or over");
}

/* --- From what was read to a state --- */

static void lay_piles(Reader *r, OriState *s, const Hands *h, const OriAsk *a)
{
    bool plotting = a->kind == ORI_ASK_PLOT_FIRST || a->kind == ORI_ASK_PLOT_NEXT || a->in_plot;
    uint32_t pile[ORI_MAX_SEATS];
    memcpy(pile, h->pile, sizeof pile);
    if (plotting) {
        if ((pile[a->seat] >> ORI_PLOT & 1) == 0) {
            r->field = "ask";
            fail(r, "the Plot is not in the asked seat's pile");
            return;
        }
        s->plot = (uint8_t)(s->cards + 1);
    }
    for (int pass = plotting ? 0 : 1; pass < 2; pass++) {
        for (int seat = 0; seat < h->seats; seat++) {
            uint32_t laid = pass == 1 ? pile[seat] : seat == a->seat ? 1u << ORI_PLOT : 0;
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

enum { FIELDS = 6 };
static const char *const field_names[FIELDS] = {"rules",     "queue", "hands",
                                                "influence", "round", "ask"};

static void next_field(Reader *r, int field, const char *begins[])
{
    if (field > 0)
        expect(r, ' ', "expected one space and the next field");
    if (r->failed)
        return;
    r->field = field_names[field];
    begins[field] = r->p;
}

static void place_error(Reader *r, const char *const begins[])
{
    for (int i = 0; i < FIELDS; i++)
        if (strcmp(r->error->field, field_names[i]) == 0)
            r->error->at = (int)(begins[i] - r->start);
}

static void check_counts(Reader *r, const OriState *s, const Hands *h, const char *hands)
{
    r->field = "hands";
    for (int seat = 0; seat < h->seats; seat++) {
        if ((h->known >> seat & 1) != 0)
            continue;
        if (h->hand[seat] != ori_hand_count(s, seat))
            fail_at(r, hands, "a hand has the wrong size for this round");
        if (h->aside[seat] != ori_aside_count(s, seat))
            fail_at(r, hands, "a card is missing or too many");
    }
}

typedef enum Wanted { WANT_POSITION, WANT_VIEW } Wanted;

/* Reads a whole position or a view, as wanted; a view says itself whose it is. */
static bool read_either(const char *text, Wanted wanted, OriView *out, OriError *error)
{
    Reader r = {.start = text, .p = text, .error = error};
    const char *begins[FIELDS] = {text, text, text, text, text, text};
    OriState s = {.zero = {0}};
    Hands hands = {0};
    OriAsk a = {0};

    next_field(&r, 0, begins);
    read_rules(&r, false, &s.rules);
    next_field(&r, 1, begins);
    bool bar = read_queue(&r, &s);
    next_field(&r, 2, begins);
    read_hands(&r, &s, &hands);
    s.rules = ori_rules(s.rules.kinds, hands.seats, (int)s.rules.schemer);
    next_field(&r, 3, begins);
    read_pools(&r, s.pool, hands.seats);
    next_field(&r, 4, begins);
    s.round = (uint8_t)read_number(&r, 1, ORI_ROUNDS, "expected a round from 1 to 6");
    s.first = (uint8_t)read_seat(&r, hands.seats);
    next_field(&r, 5, begins);
    if (take_word(&r, "over")) {
        a.kind = ORI_ASK_OVER;
    } else {
        a.seat = (uint8_t)read_seat(&r, hands.seats);
        expect(&r, ':', "the ask is a seat, : and what it is asked");
        read_ask(&r, &a);
    }
    expect_end(&r);
    if (r.failed)
        return false;

    unsigned everybody = (1u << hands.seats) - 1;
    bool whole = hands.known == everybody;
    r.field = "hands";
    if (!whole && bits_many(hands.known))
        fail_at(&r, begins[2], "a view knows one hand or none");
    s.ask = a.kind;
    r.field = "queue";
    if (bar != in_resolution(&s))
        fail_at(&r, begins[1],
                bar ? "| stands in the resolution phase only"
                    : "in the resolution phase | stands in the Queue");
    for (int h = 1; h <= s.cards; h++)
        if (s.card[h].family >= s.rules.seats || s.card[h].owner >= s.rules.seats)
            fail_at(&r, begins[1], "a card belongs to a seat that is not there");
    r.field = "hands";
    r.p = begins[2];
    lay_piles(&r, &s, &hands, &a);
    r.field = "ask";
    r.p = begins[5];
    if (!r.failed)
        restore_ask(&r, &s, &a);
    if (!r.failed)
        check_counts(&r, &s, &hands, begins[2]);
    if (r.failed)
        return false;

    int seat = whole || hands.known == 0 ? ORI_SPECTATOR : bits_lowest(hands.known);
    if (!report(check_all(&(Subject){.s = &s, .whole = whole, .seat = seat}), error)) {
        place_error(&r, begins);
        return false;
    }
    if (whole != (wanted == WANT_POSITION)) {
        *error = (OriError){.field = "hands",
                            .at = (int)(begins[2] - text),
                            .why = whole ? "this is a whole position, where a view is wanted"
                                         : "this is a view, where a whole position is wanted"};
        return false;
    }
    *out = (OriView){.known = s, .seat = (int8_t)seat};
    return true;
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

/* --- Decisions and events --- */

/* < > ^3, and >2 where gaps are told. */
static void read_slot(Reader *r, uint8_t *verb, uint8_t *at)
{
    *at = 0;
    if (take(r, '<')) {
        *verb = ORI_PLACE_FIRST;
    } else if (take(r, '>')) {
        *verb = ORI_PLACE_LAST;
    } else {
        expect(r, '^', "expected a slot: < > or ^ and a place");
        *verb = ORI_PLACE_ON;
        read_place_number(r, at);
    }
}

static OriDecision read_decision(Reader *r)
{
    OriDecision d = {0};
    char c = peek(r);
    int kind = ori_kind_of_letter(c);
    if (kind != ORI_HIDDEN || c == '?') {
        r->p++;
        d.kind = (uint8_t)kind;
        read_slot(r, &d.verb, &d.at);
        return d;
    }
    if (is_digit(c)) {
        read_place_number(r, &d.at);
        d.verb = take(r, '+') ? ORI_KEEP : ORI_REVEAL;
        if (d.verb == ORI_REVEAL)
            expect(r, '!', "expected + or ! after the place");
        return d;
    }
    for (int verb = ORI_ELIMINATE; verb <= ORI_ACTIVATE; verb++)
        if (verb != ORI_TAKE && take(r, signs[verb].sign)) {
            if (verb == ORI_ACTIVATE && take(r, '+'))
                return (OriDecision){ORI_TAKE, 0, 0};
            d.verb = (uint8_t)verb;
            read_place_number(r, &d.at);
            return d;
        }
    fail(r, "this is not a decision");
    return d;
}

bool ori_read_decision(const char *text, OriDecision *out, OriError *error)
{
    Reader r = {.start = text, .p = text, .field = "decision", .error = error};
    OriDecision d = read_decision(&r);
    expect_end(&r);
    if (!r.failed)
        *out = d;
    return !r.failed;
}

static int read_handle(Reader *r)
{
    expect(r, '#', "expected a card handle");
    return read_number(r, 1, ORI_MAX_CARDS, "a handle is a number from 1 to 40");
}

static void read_event_seats(Reader *r, OriEvent *e)
{
    do {
        if (e->seats == ORI_MAX_SEATS) {
            fail(r, "there are at most five seats");
            return;
        }
        e->pool[e->seats++] = (uint16_t)read_number(r, 0, ORI_MAX_NUMBER, "expected a number");
    } while (take(r, '/'));
    if (e->seats < ORI_MIN_SEATS)
        fail(r, "there are at least two seats");
}

static void read_ranks(Reader *r, uint8_t rank[], int seats)
{
    for (int i = 0; i < seats; i++) {
        if (i > 0)
            expect(r, '/', "each seat has a rank, with / between them");
        rank[i] = (uint8_t)read_number(r, 1, seats, "expected a rank");
    }
}

/* A replacement's slot is a gap with a number; the Twin's > has none. */
static void read_entry_slot(Reader *r, OriEvent *e)
{
    if (peek(r) == '>' && is_digit(r->p[1])) {
        r->p++;
        e->verb = ORI_PUT;
        read_place_number(r, &e->at);
    } else {
        read_slot(r, &e->verb, &e->at);
    }
}

static void read_event_part(Reader *r, OriEvent *e, char part)
{
    switch (part) {
    case 's':
        e->seat = (uint8_t)read_seat(r, ORI_MAX_SEATS);
        return;
    case 'f':
        e->other = (uint8_t)read_seat(r, ORI_MAX_SEATS);
        return;
    case '#':
        e->card = (uint8_t)read_handle(r);
        return;
    case 'o':
        e->other = (uint8_t)read_handle(r);
        return;
    case 'k':
        e->kind = (uint8_t)read_kind(r);
        return;
    case 'q': {
        OriCard face = read_card_face(r, 0);
        if (face.revealed)
            fail_at(r, r->p - 1, "a card is placed face down: its letter is small");
        e->kind = (uint8_t)face.kind;
        return;
    }
    case '+':
        expect(r, '+', "expected +");
        e->amount =
            (uint16_t)read_number(r, e->what == ORI_EV_KEPT, ORI_MAX_NUMBER, "expected an amount");
        return;
    case 'n':
        e->amount = (uint16_t)read_number(
            r, 1, e->what == ORI_EV_ROUND ? ORI_ROUNDS : ORI_MAX_NUMBER, "expected an amount");
        return;
    case 'w':
        if (e->what == ORI_EV_ENTERED)
            read_entry_slot(r, e);
        else
            read_slot(r, &e->verb, &e->at);
        return;
    case 'g':
        expect(r, '>', "expected a gap: > and its number");
        read_place_number(r, &e->at);
        return;
    case 'a':
        e->ask.seat = (uint8_t)read_seat(r, ORI_MAX_SEATS);
        expect(r, ' ', "expected one space");
        read_ask(r, &e->ask);
        return;
    case 'p':
        read_event_seats(r, e);
        return;
    case 'r':
        read_ranks(r, e->rank, e->seats);
        return;
    }
}

bool ori_read_event(const char *text, OriEvent *out, OriError *error)
{
    Reader r = {.start = text, .p = text, .field = "event", .error = error};
    OriEvent e = {0};
    int what = 0;
    while (what < EVENT_FORMS && !take_word(&r, forms[what].word))
        what++;
    if (what == EVENT_FORMS) {
        fail(&r, "unknown event");
        return false;
    }
    e.what = (uint8_t)what;
    for (const char *part = forms[what].about; *part != '\0'; part++) {
        expect(&r, ' ', "expected one space");
        read_event_part(&r, &e, *part);
    }
    expect_end(&r);
    if (!r.failed)
        *out = e;
    return !r.failed;
}
