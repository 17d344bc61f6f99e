/*
 * check.c - refuses states that no game can reach (docs/notation.md, "What is refused"), and hashes
 * states.
 *
 * The engine trusts a state from outside only after this check. Each check names the field of the
 * position that is wrong. Views pass the same checks, as far as their reader can know the facts.
 * Derived values (own[], ways) are compared with their sources, so the property tests check every
 * state of every random game with these functions.
 */
#ifndef ORI_CHECK_C
#define ORI_CHECK_C

#include "cards.c"

typedef struct Problem {
    const char *field;
    const char *why;
} Problem;

#define FINE        ((Problem){NULL, NULL})
#define WRONG(f, w) ((Problem){f, w})
#define REQUIRE(condition, field, why)                                                             \
    do {                                                                                           \
        if (!(condition))                                                                          \
            return WRONG(field, why);                                                              \
    } while (0)

/* The checks' subject: a state, and whose cards are hidden in it. */
typedef struct Subject {
    const OriState *s;
    bool whole; /* nothing is hidden */
    int seat;   /* else: whose view */
} Subject;

static bool knows(const Subject *subject, int seat)
{
    return subject->whole || subject->seat == seat;
}

static bool in_resolution(const OriState *s)
{
    return s->ask != ORI_ASK_PLACE && s->ask != ORI_ASK_OVER;
}

/* --- The Queue --- */

/* A revealed intrigue is there only while it acts. */
static bool is_acting_intrigue(const OriState *s, int handle)
{
    bool acting = s->ask == ORI_ASK_PICK || s->ask == ORI_ASK_PUT_CARD;
    return acting && s->plot == 0 && s->cursor > 0 && s->line[s->cursor - 1] == handle;
}

static Problem check_card(const Subject *subject, int handle)
{
    const OriState *s = subject->s;
    const OriCard *c = &s->card[handle];
    REQUIRE(c->family < s->rules.seats && c->owner < s->rules.seats, "queue",
            "a card belongs to a seat that is not there");
    if (c->kind == ORI_HIDDEN) {
        REQUIRE(!c->revealed && !knows(subject, (int)c->family), "queue",
                "a card is hidden that the reader knows");
        return FINE;
    }
    REQUIRE(c->revealed || knows(subject, (int)c->family), "queue",
            "a card is shown that the reader may not know");
    REQUIRE(ori_family_kinds(s->rules) >> c->kind & 1, "queue", "a card is not in this game");
    if (c->revealed) {
        REQUIRE(c->influence == 0, "queue", "a revealed card carries influence");
        REQUIRE(rows[c->kind].stays || is_acting_intrigue(s, handle), "queue",
                "a revealed intrigue is not the card acting");
    }
    REQUIRE(c->kind != ORI_TWIN || c->revealed, "queue", "a Twin lies face down");
    return FINE;
}

static Problem check_bribe(const OriState *s, int handle, unsigned *briber)
{
    const OriCard *c = &s->card[handle];
    if (c->owner == c->family)
        return FINE;
    REQUIRE(c->revealed && rows[c->kind].stays, "queue",
            "a bribed card is not a revealed character");
    REQUIRE(c->under == 0, "queue", "a bribed card is neither alone nor lowest in its place");
    REQUIRE(!bits_has(*briber, (int)c->owner), "queue", "a seat has bribed two cards");
    REQUIRE(ori_pile(s, (int)c->owner) & kinds_with_deed(ORI_DEED_BRIBE), "queue",
            "a card is bribed by a seat whose Bribery is not in its pile");
    *briber |= 1u << c->owner;
    return FINE;
}

static Problem check_queue(const Subject *subject)
{
    const OriState *s = subject->s;
    unsigned briber = 0;
    REQUIRE(in_resolution(s) ? s->places > 0 && s->cursor <= s->places : s->cursor == 0, "queue",
            "the mark | does not fit");
    for (int i = 0; i < s->places; i++) {
        for (int h = s->line[i]; h != 0; h = (int)s->card[h].under) {
            Problem p = check_card(subject, h);
            if (p.why != NULL)
                return p;
            REQUIRE(s->card[h].owner == top(s, i)->owner, "queue", "a place has two owners");
            p = check_bribe(s, h, &briber);
            if (p.why != NULL)
                return p;
        }
        REQUIRE(bits_has(s->own[top(s, i)->owner], i), "queue", "the owners are not in order");
    }
    int owned = 0;
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        owned += bits_count(s->own[seat]);
    REQUIRE(owned == s->places, "queue", "the owners are not in order");
    return FINE;
}

/* --- The families --- */

/* Where a family's cards are. */
typedef struct Family {
    uint32_t pile;
    uint32_t queue;
    uint32_t twice; /* in both, or in one of them twice */
    uint32_t twice_in_queue;
    int cards; /* that have reached the table, the Twin not counted */
} Family;

static Family family_of(const OriState *s, int seat)
{
    Family f = {0};
    for (int h = 1; h <= s->cards; h++) {
        const OriCard *c = &s->card[h];
        if ((int)c->family != seat)
            continue;
        f.cards += c->kind != ORI_TWIN;
        if (c->kind == ORI_HIDDEN)
            continue;
        uint32_t kind = 1u << c->kind;
        f.twice |= (f.pile | f.queue) & kind;
        if (c->gone) {
            f.pile |= kind;
        } else {
            f.twice_in_queue |= f.queue & kind;
            f.queue |= kind;
        }
    }
    return f;
}

static bool is_revealed_in_queue(const OriState *s, int seat, uint32_t kinds)
{
    for (int h = 1; h <= s->cards; h++)
        if ((int)s->card[h].family == seat && bits_has(kinds, (int)s->card[h].kind) &&
            s->card[h].revealed && !s->card[h].gone)
            return true;
    return false;
}

/* Whether a card of this family has taken another's place from aside, or may have. */
static bool has_replaced(const Family *f)
{
    return (f->pile & kinds_with_deed(ORI_DEED_ELIMINATE_AND_REPLACE)) != 0;
}

static Problem check_twin(const OriState *s, int seat, const Family *f)
{
    if ((ori_family_kinds(s->rules) & ORI_TWIN_BIT) == 0)
        return FINE;
    bool ready = (s->hand[seat] & ORI_TWIN_BIT) != 0;
    uint32_t princes = kinds_with_reveal(BRINGS_TWIN);
    bool prince_revealed = is_revealed_in_queue(s, seat, princes);
    REQUIRE(ready || (f->queue | f->pile) & ORI_TWIN_BIT, "hands", "a Twin is missing");
    if (!ready)
        REQUIRE(prince_revealed || f->pile & princes, "hands",
                "a Twin has left its place, but its Prince is neither revealed nor in the pile");
    else if (prince_revealed && !has_replaced(f))
        REQUIRE(s->ask == ORI_ASK_PUT_TWIN && s->asked == seat, "hands",
                "a revealed Prince's Twin still lies ready");
    return FINE;
}

static Problem check_family(const Subject *subject, int seat)
{
    const OriState *s = subject->s;
    Family f = family_of(s, seat);
    uint32_t kinds = ori_family_kinds(s->rules);
    uint32_t hand = s->hand[seat];
    uint32_t aside = s->aside[seat];
    REQUIRE(((hand | aside | f.pile) & ~kinds) == 0 && (aside & ORI_TWIN_BIT) == 0, "hands",
            "a family has a card that is not in this game");
    REQUIRE(f.twice_in_queue == 0, "queue", "a card is in two places");
    REQUIRE(f.twice == 0 && (hand & aside) == 0 && ((hand | aside) & (f.pile | f.queue)) == 0,
            "hands", "a card is in two places");
    int in_hand = ori_hand_count(s, seat);
    int lying_aside = ORI_SET_SIZE - in_hand - f.cards;
    if (knows(subject, seat)) {
        REQUIRE(bits_count(hand & ~ORI_TWIN_BIT) == in_hand, "hands",
                "a hand has the wrong size for this round");
        REQUIRE(bits_count(aside) == lying_aside, "hands", "a card is missing or too many");
    } else {
        REQUIRE((hand & ~ORI_TWIN_BIT) == 0 && aside == 0, "hands",
                "a hand is shown that the reader may not know");
    }
    REQUIRE(lying_aside == ORI_ASIDE_SIZE ||
                (lying_aside == ORI_ASIDE_SIZE - 1 && has_replaced(&f)),
            "hands", "three cards lie aside (two only after the family's Impersonation)");
    return check_twin(s, seat, &f);
}

/* --- The question --- */

static bool has_fresh_top(const OriState *s, int seat)
{
    for (uint64_t own = s->own[seat]; own != 0; own &= own - 1)
        if (!top(s, bits_lowest(own))->revealed && top(s, bits_lowest(own))->influence == 0)
            return true;
    return false;
}

static Problem check_placement(const OriState *s)
{
    for (int seat = 0; seat < (int)s->rules.seats; seat++) {
        REQUIRE(!ori_has_placed(s, seat) || has_fresh_top(s, seat), "queue",
                "a seat that has placed owns no face-down top card without influence");
        REQUIRE(s->round > 1 || s->pool[seat] == ori_start(s->rules, seat), "influence",
                "before the first resolution every pool is 1, or its handicap");
    }
    return FINE;
}

/* Whether the card at this place can be applying s->ability: its own, or one that it copies. */
static bool can_apply(const OriState *s, int place, int ability)
{
    int kind = (int)top(s, place)->kind;
    if (kind == ability)
        return true;
    if (rows[kind].deed != ORI_DEED_COPY || rows[ability].deed == ORI_DEED_COPY)
        return false;
    for (uint64_t ways = neighbours(s, place); ways != 0; ways &= ways - 1)
        if (is_revealed_character(top(s, bits_lowest(ways))) &&
            (int)top(s, bits_lowest(ways))->kind == ability)
            return true;
    return false;
}

static Problem check_plot(const OriState *s)
{
    REQUIRE(s->plot != 0 && bits_has(kinds_with_reveal(HOLDS), (int)s->card[s->plot].kind) &&
                s->card[s->plot].family == s->asked,
            "ask", "the Plot is not in the asked seat's pile");
    return FINE;
}

static Problem check_pick(const OriState *s)
{
    if (s->plot != 0) {
        Problem p = check_plot(s);
        if (p.why != NULL)
            return p;
    }
    int place = s->plot != 0 ? place_of(s, s->self) : s->cursor - 1;
    REQUIRE(place >= 0, "ask", "no card stands left of |");
    const OriCard *c = top(s, place);
    REQUIRE(c->revealed && c->owner == s->asked, "ask",
            "the acting card is not a revealed card of the asked seat");
    REQUIRE(s->plot == 0 || rows[c->kind].stays, "ask", "Plot activates characters only");
    REQUIRE(rows[s->ability].among != ORI_AMONG_NOTHING && can_apply(s, place, s->ability), "ask",
            "the acting card does not have this ability");
    REQUIRE(s->ways == ways_among(s, rows[s->ability].among) && bits_many(s->ways), "ask",
            "there are not two ways to choose from");
    return FINE;
}

/* The card left of | is one of these kinds, and asks. */
static Problem check_acting(const OriState *s, uint32_t kinds)
{
    REQUIRE(s->cursor > 0, "ask", "no card stands left of |");
    const OriCard *c = top(s, s->cursor - 1);
    REQUIRE(c->revealed && bits_has(kinds, (int)c->kind) && c->owner == s->asked, "ask",
            "the card left of | does not ask this");
    return FINE;
}

static Problem check_ask(const OriState *s)
{
    Problem p = FINE;
    switch ((OriAskKind)s->ask) {
    case ORI_ASK_PLACE:
        REQUIRE(s->ways == s->own[s->asked], "ask", "the ways are not in order");
        return check_placement(s);
    case ORI_ASK_REVEAL:
        REQUIRE(s->cursor > 0 && !top(s, s->cursor - 1)->revealed &&
                    top(s, s->cursor - 1)->owner == s->asked,
                "ask", "no face-down card of the asked seat stands left of |");
        REQUIRE(s->ability == 0 && s->self == 0, "ask", "nothing acts before a card is revealed");
        return FINE;
    case ORI_ASK_PICK:
        return check_pick(s);
    case ORI_ASK_PUT_CARD:
        p = check_acting(s, kinds_with_deed(ORI_DEED_MOVE));
        if (p.why != NULL)
            return p;
        REQUIRE(s->memo != s->self && s->ways == gaps_for(s, place_of(s, s->memo)) &&
                    bits_many(s->ways),
                "ask", "there are not two gaps to choose from");
        return FINE;
    case ORI_ASK_PUT_TWIN:
        p = check_acting(s, kinds_with_reveal(BRINGS_TWIN));
        if (p.why != NULL)
            return p;
        REQUIRE(top(s, s->cursor - 1)->family == s->asked && s->hand[s->asked] & ORI_TWIN_BIT,
                "ask", "the asked seat has no Twin to place");
        REQUIRE(s->ways == twin_places(s, s->asked), "ask", "the ways are not in order");
        return FINE;
    case ORI_ASK_PLOT_FIRST:
    case ORI_ASK_PLOT_NEXT:
        REQUIRE(s->ways == own_characters(s, s->asked) &&
                    (s->ask == ORI_ASK_PLOT_NEXT ? s->ways != 0 : bits_many(s->ways)),
                "ask", "there are too few characters to activate");
        REQUIRE(s->ask == ORI_ASK_PLOT_FIRST || s->plot_left > 0, "ask",
                "no influence is left on the Plot");
        return check_plot(s);
    case ORI_ASK_OVER:
        REQUIRE(s->round == ORI_ROUNDS, "round", "the game is over after round 6 only");
        return FINE;
    }
    return WRONG("ask", "nobody is asked");
}

/* --- All of it --- */

/* Indices that the other checks follow: a state may come from anywhere. */
static Problem check_shape(const OriState *s)
{
    const char *why = ori_rules_check(s->rules);
    REQUIRE(why == NULL, "rules", why);
    REQUIRE(s->round >= 1 && s->round <= ORI_ROUNDS && s->first < s->rules.seats, "round",
            "there is no such round");
    REQUIRE(s->ask <= ORI_ASK_OVER && s->asked < s->rules.seats, "ask", "nobody is asked");
    REQUIRE(s->ability < ORI_KINDS && s->cards <= ORI_MAX_CARDS && s->places <= ORI_MAX_PLACES,
            "queue", "too many cards");
    REQUIRE(s->self <= s->cards && s->memo <= s->cards && s->plot <= s->cards &&
                s->current <= s->cards,
            "ask", "there is no such card");
    uint64_t seen = 0;
    for (int i = 0; i < s->places; i++) {
        REQUIRE(s->line[i] != 0, "queue", "a place is empty");
        for (int h = s->line[i]; h != 0; h = (int)s->card[h].under) {
            REQUIRE(h <= s->cards && !bits_has(seen, h) && !s->card[h].gone &&
                        s->card[h].owner < ORI_MAX_SEATS && s->card[h].kind <= ORI_HIDDEN,
                    "queue", "a card is in two places");
            seen |= bits_one(h);
        }
    }
    for (int h = 1; h <= s->cards; h++) {
        REQUIRE(bits_has(seen, h) || s->card[h].gone, "queue", "a card is nowhere");
        REQUIRE(!s->card[h].gone || s->card[h].family == NO_FAMILY ||
                    (s->card[h].family < s->rules.seats && s->card[h].kind < ORI_KINDS),
                "hands", "a pile has an unknown card");
    }
    if (s->ask == ORI_ASK_PUT_CARD || (s->ask == ORI_ASK_PICK && s->plot != 0)) {
        int needed = s->ask == ORI_ASK_PICK ? s->self : s->memo;
        bool on_top = false;
        for (int i = 0; i < s->places; i++)
            on_top = on_top || s->line[i] == needed;
        REQUIRE(on_top, "ask", "the acting card is not in the Queue");
    }
    if (s->cursor > 0 && s->cursor <= s->places &&
        (s->ask == ORI_ASK_PICK || s->ask == ORI_ASK_PUT_CARD) && s->plot == 0)
        REQUIRE(s->self == s->line[s->cursor - 1], "ask", "the acting card is not left of |");
    return FINE;
}

static Problem check_all(const Subject *subject)
{
    const OriState *s = subject->s;
    Problem p = check_shape(s);
    if (p.why == NULL)
        p = check_queue(subject);
    for (int seat = 0; seat < (int)s->rules.seats && p.why == NULL; seat++)
        p = check_family(subject, seat);
    for (int seat = 0; seat < (int)s->rules.seats && p.why == NULL; seat++)
        if (s->pool[seat] > ORI_MAX_NUMBER)
            p = WRONG("influence", "a number has more than three digits");
    if (p.why == NULL)
        p = check_ask(s);
    return p;
}

static bool report(Problem p, OriError *error)
{
    if (p.why != NULL)
        *error = (OriError){.field = p.field, .at = 0, .why = p.why};
    return p.why == NULL;
}

bool ori_check(const OriState *s, OriError *error)
{
    return report(check_all(&(Subject){.s = s, .whole = true}), error);
}

bool ori_check_view(const OriView *view, OriError *error)
{
    return report(check_all(&(Subject){.s = &view->known, .seat = view->seat}), error);
}

/* --- The hash --- */

static inline uint64_t mix(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 29;
}

/* The card without its link: whether there is a card beneath, not its handle. Most machines have
 * the fields in this order already. */
static inline uint64_t hash_of_card(OriCard card)
{
    card.under = card.under != 0;
    if (BITS_SHIFT(kind) == 0 && BITS_SHIFT(influence) == 19)
        return bits_card(card);
    return (uint32_t)(card.kind | card.family << 5 | card.owner << 8 | card.revealed << 11 |
                      card.gone << 12 | card.under << 13 | card.influence << 19);
}

/* Over what the position's text tells, and so not over handles. */
uint64_t ori_hash(const OriState *s)
{
    OriAsk a = ori_ask(s);
    uint32_t pile[8] = {0}; /* by family; the last is nobody's */
    uint64_t hash = mix(s->rules.kinds, (uint64_t)s->rules.start << 16 |
                                            (uint64_t)s->rules.seats << 8 | s->rules.schemer);
    hash = mix(hash, (uint64_t)a.kind << 60 | (uint64_t)a.seat << 56 | (uint64_t)a.ability << 48 |
                         (uint64_t)a.at << 40 | (uint64_t)a.in_plot << 39 | (uint64_t)a.left << 24 |
                         (uint64_t)s->round << 16 | (uint64_t)s->first << 8 |
                         (in_resolution(s) ? s->cursor : 0));
    for (int i = 0; i < s->places; i++)
        for (int h = s->line[i]; h != 0; h = (int)s->card[h].under)
            hash = mix(hash, hash_of_card(s->card[h]));
    for (int h = 1; h <= s->cards; h++)
        if (s->card[h].gone)
            pile[s->card[h].family] |= 1u << s->card[h].kind;
    for (int seat = 0; seat < (int)s->rules.seats; seat++) {
        hash = mix(hash, (uint64_t)s->hand[seat] << 32 | s->aside[seat]);
        hash = mix(hash, (uint64_t)pile[seat] << 32 | s->pool[seat]);
    }
    OriRandom last = {hash};
    return ori_random(&last);
}

#endif
