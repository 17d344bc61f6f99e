/*
 * cards.c - the cards: one row each, and functions for the words in the rows.
 *
 * A row says what happens to the influence when the card is revealed, among which places its
 * ability chooses, what it does there, what else happens when the card itself is eliminated, and
 * whether it stays. A new card is a new row; only a new idea needs a new word. Shapeshifter and
 * Plot lend a row to another card, so abilities read the acting card from s->self and never ask for
 * its kind, except by its name (the Heir).
 */
#ifndef ORI_CARDS_C
#define ORI_CARDS_C

#include "table.c"

/* What its owner gets on revealing it (RESOLVE-3). */
typedef enum Reveal {
    TAKES,       /* the influence lying on it */
    LOSES,       /* nothing: the influence is lost */
    DOUBLES,     /* twice the influence */
    BRINGS_TWIN, /* the influence, and the Twin enters */
    HOLDS,       /* nothing yet: Plot holds it apart */
} Reveal;

/* What more happens when it is eliminated: by a card of another owner, except for the companion. */
typedef enum Fate {
    JUST_GOES,
    PAYS_BOUNTY,       /* the attacker gains this much more */
    PAID_BY_SUPPLY,    /* its owner gains this much, and the acting card is discarded */
    PAID_BY_ATTACKER,  /* the same, and it is the attacker who pays */
    COMPANION_FOLLOWS, /* the owner's revealed companions are discarded */
} Fate;

typedef struct Row {
    const char *name;
    char letter;
    uint8_t set; /* OriSet */
    bool stays;  /* characters; intrigues are discarded once applied (RESOLVE-5) */
    Reveal reveal;
    OriAmong among;
    OriDeed deed;
    int much;
    Fate fate;
    int fate_much; /* COMPANION_FOLLOWS: the companion's kind */
} Row;

_Static_assert(__builtin_popcount(ORI_BASE_SET) == ORI_SET_SIZE &&
                   __builtin_popcount(ORI_ABLAZE_SET) == ORI_SET_SIZE,
               "a set has ten kinds: a card of no set is ORI_NO_SET");

/* clang-format off */
static const Row rows[ORI_KINDS + 1] = {
    [ORI_ARCHER]        = { "archer",        'A', ORI_BASE,   true,  .among = ORI_AMONG_ENDS, .deed = ORI_DEED_ELIMINATE },
    [ORI_SOLDIER]       = { "soldier",       'S', ORI_BASE,   true,  .among = ORI_AMONG_NEIGHBOURS, .deed = ORI_DEED_ELIMINATE },
    [ORI_SPY]           = { "spy",           'Y', ORI_BASE,   true,  .among = ORI_AMONG_NEIGHBOURING_OWNERS, .deed = ORI_DEED_STEAL, .much = 1 },
    [ORI_HEIR]          = { "heir",          'H', ORI_BASE,   true,  .deed = ORI_DEED_GAIN_IF_UNIQUE, .much = 2 },
    [ORI_LORD]          = { "lord",          'L', ORI_BASE,   true,  .deed = ORI_DEED_GAIN_WITH_OWN, .much = 1 },
    [ORI_SHAPESHIFTER]  = { "shapeshifter",  'F', ORI_BASE,   true,  .among = ORI_AMONG_NEIGHBOURING_CHARACTERS, .deed = ORI_DEED_COPY },
    [ORI_ASSASSINATION] = { "assassination", 'X', ORI_BASE,   false, .among = ORI_AMONG_ALL, .deed = ORI_DEED_ELIMINATE },
    [ORI_ROYAL_DECREE]  = { "royal-decree",  'D', ORI_BASE,   false, .among = ORI_AMONG_ALL_OTHERS, .deed = ORI_DEED_MOVE },
    [ORI_AMBUSH]        = { "ambush",        'M', ORI_BASE,   false, .reveal = LOSES, .deed = ORI_DEED_GAIN, .much = 1,
                            .fate = PAID_BY_SUPPLY, .fate_much = 4 },
    [ORI_CONSPIRACY]    = { "conspiracy",    'C', ORI_BASE,   false, .reveal = DOUBLES, .deed = ORI_DEED_REST },
    [ORI_PRINCE]        = { "prince",        'P', ORI_ABLAZE, true,  .reveal = BRINGS_TWIN, .deed = ORI_DEED_GAIN, .much = 1,
                            .fate = COMPANION_FOLLOWS, .fate_much = ORI_TWIN },
    [ORI_TWIN]          = { "twin",          'T', ORI_ABLAZE, true,  .deed = ORI_DEED_GAIN, .much = 1,
                            .fate = COMPANION_FOLLOWS, .fate_much = ORI_PRINCE },
    [ORI_SCHEMER]       = { "schemer",       'E', ORI_ABLAZE, true,  .deed = ORI_DEED_GAIN_BY_RULES },
    [ORI_QUEEN]         = { "queen",         'Q', ORI_ABLAZE, true,  .deed = ORI_DEED_GAIN, .much = 2, .fate = PAYS_BOUNTY, .fate_much = 1 },
    [ORI_CUTTHROAT]     = { "cutthroat",     'K', ORI_ABLAZE, true,  .among = ORI_AMONG_NEIGHBOURS, .deed = ORI_DEED_ELIMINATE_ALIKE },
    [ORI_APOTHECARY]    = { "apothecary",    'O', ORI_ABLAZE, true,  .among = ORI_AMONG_BESIDE_OWN, .deed = ORI_DEED_ELIMINATE },
    [ORI_FELON]         = { "felon",         'N', ORI_ABLAZE, true,  .deed = ORI_DEED_TAX, .much = 1 },
    [ORI_IMPERSONATION] = { "impersonation", 'I', ORI_ABLAZE, false, .among = ORI_AMONG_NEIGHBOURS, .deed = ORI_DEED_ELIMINATE_AND_REPLACE },
    [ORI_BRIBERY]       = { "bribery",       'B', ORI_ABLAZE, false, .among = ORI_AMONG_LONE_CHARACTERS, .deed = ORI_DEED_BRIBE },
    [ORI_PLOT]          = { "plot",          'G', ORI_ABLAZE, false, .reveal = HOLDS, .deed = ORI_DEED_REST },
    [ORI_TRAP]          = { "trap",          'R', ORI_ABLAZE, false, .reveal = LOSES, .deed = ORI_DEED_GAIN, .much = 1,
                            .fate = PAID_BY_ATTACKER, .fate_much = 3 },
    [ORI_HIDDEN]        = { "hidden",        '?', ORI_NO_SET, false, .deed = ORI_DEED_REST },
};
/* clang-format on */

const char *ori_kind_name(int kind)
{
    return rows[kind].name;
}

char ori_kind_letter(int kind)
{
    return rows[kind].letter;
}

bool ori_kind_is_character(int kind)
{
    return rows[kind].stays;
}

bool ori_kind_picks(int kind)
{
    return rows[kind].among != ORI_AMONG_NOTHING;
}

OriAmong ori_kind_among(int kind)
{
    return rows[kind].among;
}

OriDeed ori_kind_deed(int kind)
{
    return rows[kind].deed;
}

int ori_kind_amount(int kind)
{
    return rows[kind].much;
}

int ori_kind_bounty(int kind)
{
    return rows[kind].fate == PAYS_BOUNTY ? rows[kind].fate_much : 0;
}

int ori_kind_companion(int kind)
{
    return rows[kind].fate == COMPANION_FOLLOWS ? rows[kind].fate_much : ORI_HIDDEN;
}

OriSet ori_kind_set(int kind)
{
    return (OriSet)rows[kind].set;
}

int ori_kind_of_letter(char letter)
{
    int kind = 0;
    while (kind < ORI_KINDS && rows[kind].letter != letter)
        kind++;
    return kind;
}

const char *ori_set_name(OriSet set)
{
    static const char *const names[ORI_SETS] = {"", [ORI_BASE] = "base", [ORI_ABLAZE] = "ablaze"};
    return names[set];
}

uint32_t ori_set_kinds(OriSet set)
{
    uint32_t kinds = 0;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if (ori_kind_set(kind) == set)
            kinds |= 1u << kind;
    return kinds & ORI_DEALT_KINDS;
}

/* The kinds whose row has this word: code asks the rows for an idea, not for a card's name. */
static uint32_t kinds_with_deed(OriDeed deed)
{
    uint32_t kinds = 0;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if (rows[kind].deed == deed)
            kinds |= 1u << kind;
    return kinds;
}

static uint32_t kinds_with_reveal(Reveal reveal)
{
    uint32_t kinds = 0;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if (rows[kind].reveal == reveal)
            kinds |= 1u << kind;
    return kinds;
}

/* --- Among which places --- */

static bool is_revealed_character(const OriCard *card)
{
    return card->revealed && rows[card->kind].stays;
}

static uint64_t neighbouring_owners(const OriState *s, int place)
{
    uint64_t ways = neighbours(s, place);
    if (bits_many(ways) && top(s, place - 1)->owner == top(s, place + 1)->owner)
        return bits_one(place - 1);
    return ways;
}

static uint64_t neighbouring_characters(const OriState *s, int place)
{
    uint64_t ways = 0;
    if (place > 0 && is_revealed_character(top(s, place - 1)))
        ways |= bits_one(place - 1);
    if (place + 1 < s->places && is_revealed_character(top(s, place + 1)))
        ways |= bits_one(place + 1);
    if (bits_many(ways) && top(s, place - 1)->kind == top(s, place + 1)->kind)
        return bits_one(place - 1);
    return ways;
}

static uint64_t beside_own(const OriState *s, int place)
{
    uint64_t others = s->own[s->card[s->self].owner] & ~bits_one(place);
    return (others << 1 | others >> 1) & all_places(s);
}

static uint64_t lone_characters(const OriState *s)
{
    uint64_t ways = 0;
    for (int i = 0; i < s->places; i++)
        if (is_revealed_character(top(s, i)) && !is_stack(s, i))
            ways |= bits_one(i);
    return ways;
}

/* The revealed characters of a seat: whom Plot may activate (ABL-PLOT-2). */
static uint64_t own_characters(const OriState *s, int seat)
{
    uint64_t ways = 0;
    for (uint64_t own = s->own[seat]; own != 0; own &= own - 1)
        if (is_revealed_character(top(s, bits_lowest(own))))
            ways |= own & (0 - own);
    return ways;
}

/* Where the Twin may go besides the two ends: on a card of the owner's that is no Prince (ABL-PRINCE-1). */
static uint64_t twin_places(const OriState *s, int seat)
{
    uint64_t ways = 0;
    for (uint64_t own = s->own[seat]; own != 0; own &= own - 1)
        if (rows[top(s, bits_lowest(own))->kind].reveal != BRINGS_TWIN)
            ways |= own & (0 - own);
    return ways;
}

/* The gaps for a card lifted out by the Royal Decree: all but the one that changes nothing
 * (BASE-DECREE-3). */
static uint64_t gaps_for(const OriState *s, int place)
{
    if (is_stack(s, place))
        return bits_one(s->places + 1) - 1;
    return (bits_one(s->places) - 1) & ~bits_one(place);
}

static inline uint64_t ways_among(const OriState *s, OriAmong among)
{
    switch (among) {
    case ORI_AMONG_NOTHING:
        return 0;
    case ORI_AMONG_ENDS:
        return bits_one(0) | bits_one(s->places - 1);
    case ORI_AMONG_NEIGHBOURS:
        return neighbours(s, place_of(s, s->self));
    case ORI_AMONG_NEIGHBOURING_OWNERS:
        return neighbouring_owners(s, place_of(s, s->self));
    case ORI_AMONG_NEIGHBOURING_CHARACTERS:
        return neighbouring_characters(s, place_of(s, s->self));
    case ORI_AMONG_ALL:
        return all_places(s);
    case ORI_AMONG_ALL_OTHERS:
        return all_places(s) & ~bits_one(place_of(s, s->self));
    case ORI_AMONG_BESIDE_OWN:
        return beside_own(s, place_of(s, s->self));
    case ORI_AMONG_LONE_CHARACTERS:
        return lone_characters(s);
    }
    return 0;
}

/* --- Elimination --- */

/* Places whose revealed top card has this kind. */
static uint64_t revealed_places(const OriState *s, int kind)
{
    uint64_t found = 0;
    for (int i = 0; i < s->places; i++)
        if (top(s, i)->revealed && (int)top(s, i)->kind == kind)
            found |= bits_one(i);
    return found;
}

/* Discards the owner's revealed companions of a victim, all fixed before the first goes
 * (ABL-TWIN-3). */
static void discard_companions(OriState *s, int kind, unsigned owners, OriLog *log)
{
    uint64_t following = revealed_places(s, kind);
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        if (!bits_has(owners, seat))
            following &= ~s->own[seat];
    for (int gone = 0; following != 0; following &= following - 1) {
        int place = bits_lowest(following) - gone;
        gone += !is_stack(s, place); /* the places after it move up */
        table_discard(s, place, log);
    }
}

static int gain_for(OriDeed deed, int victims)
{
    return deed == ORI_DEED_ELIMINATE_ALIKE && victims == 1 ? 0 : victims; /* ABL-CUTTHROAT-2 */
}

/* Eliminates the top cards of these places, in the order of ELIM-5. All victims have one kind. */
static inline void eliminate(OriState *s, uint64_t places, OriLog *log)
{
    int attacker = (int)s->card[s->self].owner;
    const OriCard *victim = top(s, bits_lowest(places));
    const Row *row = &rows[victim->kind];
    int owner = (int)victim->owner; /* a Cutthroat's victims may have several, a Trap has one */
    unsigned owners = 0;
    int victims = 0;
    int bounties = 0;

    for (int gone = 0; places != 0; places &= places - 1) {
        int place = bits_lowest(places) - gone;
        owners |= 1u << top(s, place)->owner;
        bounties += (int)top(s, place)->owner != attacker;
        gone += !is_stack(s, place);
        table_eliminate(s, place, log);
        victims++;
    }
    table_gain(s, attacker, gain_for(rows[s->ability].deed, victims), s->self, log);

    switch (row->fate) {
    case JUST_GOES:
        return;
    case PAYS_BOUNTY:
        table_gain(s, attacker, bounties * row->fate_much, s->self, log);
        return;
    case COMPANION_FOLLOWS:
        discard_companions(s, row->fate_much, owners, log);
        return;
    case PAID_BY_SUPPLY:
    case PAID_BY_ATTACKER:
        if (owner == attacker)
            return;
        if (row->fate == PAID_BY_SUPPLY)
            table_gain(s, owner, row->fate_much, (int)(victim - s->card), log);
        else
            table_steal(s, owner, attacker, row->fate_much, (int)(victim - s->card), log);
        table_discard(s, place_of(s, s->self), log);
        return;
    }
}

/* ABL-CUTTHROAT-1: own cards of that name are safe unless chosen. */
static uint64_t alike(const OriState *s, int place)
{
    uint64_t others = ~s->own[s->card[s->self].owner];
    return bits_one(place) | (revealed_places(s, (int)top(s, place)->kind) & others);
}

/* ABL-IMPERSON-2: the same character of the owner's family enters the victim's place, if pile or aside
 * has it. */
static void eliminate_and_replace(OriState *s, int place, OriLog *log)
{
    const OriCard *victim = top(s, place);
    int kind = (int)victim->kind;
    int seat = (int)s->card[s->self].owner;
    bool replaced = rows[kind].stays && (int)victim->owner != seat && !is_stack(s, place);
    int after = place > place_of(s, s->self);

    eliminate(s, bits_one(place), log);
    if (replaced && ((s->aside[seat] | ori_pile(s, seat)) >> kind & 1) != 0) {
        int gap = place_of(s, s->self) + after;
        table_enter(s, seat, (OriDecision){ORI_PUT, (uint8_t)kind, (uint8_t)gap}, log);
    }
}

/* --- What an ability does --- */

/* Places beside the acting card. */
static uint64_t beside(const OriState *s)
{
    return neighbours(s, place_of(s, s->self));
}

static bool is_unique(const OriState *s)
{
    for (int i = 0; i < s->places; i++)
        if (top(s, i)->revealed && top(s, i)->kind == s->card[s->self].kind &&
            s->line[i] != s->self)
            return false;
    return true;
}

static bool beside_stack(const OriState *s)
{
    for (uint64_t places = beside(s); places != 0; places &= places - 1)
        if (is_stack(s, bits_lowest(places)))
            return true;
    return false;
}

static void tax(OriState *s, int much, OriLog *log)
{
    for (int seat = 0; seat < (int)s->rules.seats; seat++) {
        uint64_t cards = s->own[seat] & beside(s);
        if (cards != 0)
            table_pay(s, seat, bits_many(cards) ? 2 * much : much, s->self, log);
    }
}

/* Deeds without a choice. */
static inline void act(OriState *s, const Row *row, OriLog *log)
{
    int seat = (int)s->card[s->self].owner;
    switch (row->deed) {
    case ORI_DEED_GAIN:
        table_gain(s, seat, row->much, s->self, log);
        return;
    case ORI_DEED_GAIN_IF_UNIQUE:
        if (is_unique(s))
            table_gain(s, seat, row->much, s->self, log);
        return;
    case ORI_DEED_GAIN_WITH_OWN: {
        uint64_t own = s->own[seat] & beside(s);
        table_gain(s, seat, row->much + (own != 0) + bits_many(own), s->self, log);
        return;
    }
    case ORI_DEED_GAIN_BY_RULES:
        if (beside_stack(s))
            table_discard(s, place_of(s, s->self), log);
        else
            table_gain(s, seat, (int)s->rules.schemer, s->self, log);
        return;
    case ORI_DEED_TAX:
        tax(s, row->much, log);
        return;
    case ORI_DEED_REST:
    case ORI_DEED_ELIMINATE:
    case ORI_DEED_ELIMINATE_ALIKE:
    case ORI_DEED_ELIMINATE_AND_REPLACE:
    case ORI_DEED_STEAL:
    case ORI_DEED_COPY:
    case ORI_DEED_MOVE:
    case ORI_DEED_BRIBE:
        return;
    }
}

/* Deeds at a chosen place. ORI_DEED_COPY and ORI_DEED_MOVE are not done with it: turn.c continues with them. */
static inline void act_at(OriState *s, const Row *row, int place, OriLog *log)
{
    int seat = (int)s->card[s->self].owner;
    switch (row->deed) {
    case ORI_DEED_ELIMINATE:
        eliminate(s, bits_one(place), log);
        return;
    case ORI_DEED_ELIMINATE_ALIKE:
        eliminate(s, alike(s, place), log);
        return;
    case ORI_DEED_ELIMINATE_AND_REPLACE:
        eliminate_and_replace(s, place, log);
        return;
    case ORI_DEED_STEAL:
        if ((int)top(s, place)->owner != seat)
            table_steal(s, seat, (int)top(s, place)->owner, row->much, s->self, log);
        return;
    case ORI_DEED_COPY:
        table_copy(s, place, log);
        return;
    case ORI_DEED_MOVE:
        s->memo = s->line[place];
        return;
    case ORI_DEED_BRIBE:
        table_bribe(s, place, seat, log);
        return;
    case ORI_DEED_REST:
    case ORI_DEED_GAIN:
    case ORI_DEED_GAIN_IF_UNIQUE:
    case ORI_DEED_GAIN_WITH_OWN:
    case ORI_DEED_GAIN_BY_RULES:
    case ORI_DEED_TAX:
        return;
    }
}

#endif
