/*
 * write.c - writes the notation: rules, positions, views, decisions (docs/notation.md).
 *
 * Each thing has one spelling; read.c and read_position.c are the inverse. The caller's buffer has
 * the size that the header names.
 */
#ifndef ORI_WRITE_C
#define ORI_WRITE_C

#include "check.c"
#include "deal.c"

typedef struct Writer {
    char *text;
    int length;
} Writer;

static void put_char(Writer *w, char c)
{
    w->text[w->length++] = c;
    w->text[w->length] = '\0';
}

static void put(Writer *w, const char *text)
{
    while (*text != '\0')
        put_char(w, *text++);
}

static void put_number(Writer *w, int n)
{
    char digits[12];
    int length = 0;
    do
        digits[length++] = (char)('0' + n % 10);
    while ((n /= 10) > 0);
    while (length > 0)
        put_char(w, digits[--length]);
}

static void put_seat(Writer *w, int seat)
{
    put_char(w, (char)('a' + seat));
}

static char small(char letter)
{
    return letter == '?' ? letter : (char)(letter - 'A' + 'a');
}

static void put_kinds(Writer *w, uint32_t kinds)
{
    for (; kinds != 0; kinds &= kinds - 1)
        put_char(w, rows[bits_lowest(kinds)].letter);
}

static void put_rules(Writer *w, OriRules rules)
{
    OriSet set = set_of(rules.kinds);
    if (set != ORI_NO_SET) {
        put(w, ori_set_name(set));
    } else {
        put(w, rules.kinds == 0 ? "mix" : "mix:");
        put_kinds(w, rules.kinds);
    }
    if (rules.schemer == 2)
        put(w, "+schemer2");
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        if (ori_start(rules, seat) > 1) {
            put_char(w, '+');
            put_seat(w, seat);
            put_number(w, ori_start(rules, seat));
        }
}

static void put_card(Writer *w, const OriCard *c)
{
    char letter = rows[c->kind].letter;
    put_seat(w, (int)c->family);
    put_char(w, c->revealed ? letter : small(letter));
    if (c->influence > 0) {
        put_char(w, '+');
        put_number(w, (int)c->influence);
    }
    if (c->owner != c->family) {
        put_char(w, '@');
        put_seat(w, (int)c->owner);
    }
}

static void put_queue(Writer *w, const OriState *s)
{
    int bar = in_resolution(s) ? s->cursor : -1;
    if (s->places == 0)
        put_char(w, '-');
    for (int i = 0; i < s->places; i++) {
        if (i == bar)
            put_char(w, '|');
        else if (i > 0)
            put_char(w, ',');
        for (int h = s->line[i]; h != 0; h = (int)s->card[h].under) {
            put_card(w, &s->card[h]);
            if (s->card[h].under != 0)
                put_char(w, '/');
        }
    }
    if (bar == s->places)
        put_char(w, '|');
}

static void put_hidden(Writer *w, int n)
{
    put_char(w, '?');
    put_number(w, n);
}

static void put_hands(Writer *w, const OriState *s, const Subject *reader)
{
    for (int seat = 0; seat < (int)s->rules.seats; seat++) {
        if (seat > 0)
            put_char(w, '/');
        if (knows(reader, seat))
            put_kinds(w, s->hand[seat] & ~ORI_TWIN_BIT);
        else
            put_hidden(w, ori_hand_count(s, seat));
        put_kinds(w, s->hand[seat] & ORI_TWIN_BIT);
        put_char(w, '=');
        if (knows(reader, seat))
            put_kinds(w, s->aside[seat]);
        else
            put_hidden(w, ori_aside_count(s, seat));
        put_char(w, '=');
        put_kinds(w, ori_pile(s, seat));
    }
}

static void put_pools(Writer *w, const uint16_t pool[], int seats)
{
    for (int seat = 0; seat < seats; seat++) {
        if (seat > 0)
            put_char(w, '/');
        put_number(w, pool[seat]);
    }
}

static void put_ranks(Writer *w, const uint8_t rank[], int seats)
{
    uint16_t wide[ORI_MAX_SEATS];
    for (int i = 0; i < ORI_MAX_SEATS; i++)
        wide[i] = rank[i];
    put_pools(w, wide, seats);
}

static void put_ask(Writer *w, const OriAsk *a)
{
    switch ((OriAskKind)a->kind) {
    case ORI_ASK_PLACE:
        put(w, "place");
        return;
    case ORI_ASK_REVEAL:
        put(w, "reveal");
        return;
    case ORI_ASK_PICK:
        put(w, "pick(");
        if (a->in_plot) {
            put_char(w, 'G');
            put_number(w, a->left);
            put_char(w, '>');
        }
        put_char(w, rows[a->ability].letter);
        if (a->in_plot) {
            put_char(w, '@');
            put_number(w, a->at + 1);
        }
        put_char(w, ')');
        return;
    case ORI_ASK_PUT_CARD:
        put(w, "put(D");
        put_number(w, a->at + 1);
        put_char(w, ')');
        return;
    case ORI_ASK_PUT_TWIN:
        put(w, "put(T)");
        return;
    case ORI_ASK_PLOT_FIRST:
    case ORI_ASK_PLOT_NEXT:
        put(w, "plot(");
        put_number(w, a->left);
        put(w, a->kind == ORI_ASK_PLOT_FIRST ? "!)" : ")");
        return;
    case ORI_ASK_OVER:
        put(w, "over");
        return;
    }
}

static int write_subject(const Subject *reader, char *text)
{
    const OriState *s = reader->s;
    Writer w = {text, 0};
    put_rules(&w, s->rules);
    put_char(&w, ' ');
    put_queue(&w, s);
    put_char(&w, ' ');
    put_hands(&w, s, reader);
    put_char(&w, ' ');
    put_pools(&w, s->pool, (int)s->rules.seats);
    put_char(&w, ' ');
    put_number(&w, s->round);
    put_seat(&w, s->first);
    put_char(&w, ' ');
    if (s->ask != ORI_ASK_OVER) {
        put_seat(&w, s->asked);
        put_char(&w, ':');
    }
    OriAsk a = ori_ask(s);
    put_ask(&w, &a);
    return w.length;
}

int ori_write_rules(OriRules rules, char text[ORI_RULES_TEXT])
{
    Writer w = {text, 0};
    put_rules(&w, rules);
    return w.length;
}

int ori_write_position(const OriState *s, char text[ORI_POSITION_TEXT])
{
    return write_subject(&(Subject){.s = s, .whole = true}, text);
}

int ori_write_view(const OriView *view, char text[ORI_POSITION_TEXT])
{
    bool whole = view->seat == ORI_TRUTH;
    return write_subject(&(Subject){.s = &view->known, .whole = whole, .seat = view->seat}, text);
}

int ori_write_ask(const OriAsk *ask, char text[ORI_EVENT_TEXT])
{
    Writer w = {text, 0};
    put_ask(&w, ask);
    return w.length;
}

/* A placement's slot: < > ^3, or >2 for a gap. */
static void put_slot(Writer *w, int verb, int at)
{
    put_char(w, verb == ORI_PLACE_FIRST ? '<' : verb == ORI_PLACE_ON ? '^' : '>');
    if (verb == ORI_PLACE_ON || verb == ORI_PUT)
        put_number(w, at + 1);
}

/* clang-format off */
static const struct { char sign; bool before; } signs[] = { /* before: the sign stands before the number */
    [ORI_KEEP]      = {'+', false}, [ORI_REVEAL] = {'!', false},
    [ORI_ELIMINATE] = {'x', true},  [ORI_STEAL]  = {'$', true}, [ORI_COPY]  = {'=', true}, [ORI_LIFT]     = {'m', true},
    [ORI_PUT]       = {'>', true},  [ORI_BRIBE]  = {'*', true}, [ORI_TAKE]  = {'&', true}, [ORI_ACTIVATE] = {'&', true},
};
/* clang-format on */

int ori_write_decision(OriDecision d, char text[ORI_DECISION_TEXT])
{
    Writer w = {text, 0};
    if (d.verb <= ORI_PLACE_ON) {
        put_char(&w, rows[d.kind].letter);
        put_slot(&w, d.verb, d.at);
        return w.length;
    }
    if (signs[d.verb].before)
        put_char(&w, signs[d.verb].sign);
    if (d.verb == ORI_TAKE)
        put_char(&w, '+');
    else
        put_number(&w, d.at + 1);
    if (!signs[d.verb].before)
        put_char(&w, signs[d.verb].sign);
    return w.length;
}

#endif
