/*
 * read.c - reads the notation (docs/notation.md): the reader itself, and the small parts of
 * positions, events and records: numbers, seats, kinds, rules, questions, decisions.
 *
 * Strict: each thing has one spelling. A reader walks a text once and keeps the first error; after
 * that it consumes nothing, so callers check only at the end.
 */
#ifndef ORI_READ_C
#define ORI_READ_C

#include "write.c"

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

/* Seats that start with more than 1, as +a5+c3. */
static uint32_t read_start(Reader *r, int seats)
{
    uint32_t start = 0;
    for (int next = 0; !r->failed && peek(r) == '+' && r->p[1] != 's'; next++) {
        const char *from = r->p++;
        int seat = read_seat(r, seats);
        if (seat < next)
            fail_at(r, from, "seats are named once, in order");
        next = seat;
        start |= (uint32_t)read_number(r, 2, ORI_MAX_START, "a seat starts with 2 to 31 influence")
                 << ORI_START_BITS * seat;
    }
    return start;
}

static void read_rules(Reader *r, bool is_wish, OriRules *rules)
{
    uint32_t kinds = read_rules_kinds(r, is_wish);
    const char *from = r->p;
    bool is_generous = take_word(r, "+schemer2");
    if (is_generous && kinds != 0 && !bits_has(kinds, ORI_SCHEMER))
        fail_at(r, from, "there is no Schemer in this game");
    int seats = rules->seats > 0 ? (int)rules->seats : ORI_MAX_SEATS;
    uint32_t start = read_start(r, seats);
    if (is_wish && peek(r) != '\0')
        fail(r, "only +schemer2, +a5 may follow here");
    *rules = ori_rules(kinds, (int)rules->seats, is_generous ? 2 : 1);
    rules->start = start;
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

/* --- Parts of a position --- */

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
    if (rows[a->ability].among == ORI_AMONG_NOTHING)
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

/* --- Decisions --- */

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

static void read_ranks(Reader *r, uint8_t rank[], int seats)
{
    for (int i = 0; i < seats; i++) {
        if (i > 0)
            expect(r, '/', "each seat has a rank, with / between them");
        rank[i] = (uint8_t)read_number(r, 1, seats, "expected a rank");
    }
}

#endif
