/*
 * deal.c - the rules agreed and the shuffle: the only chance in the game.
 *
 * After the deal, the state and the decisions determine everything.
 */
#ifndef ORI_DEAL_C
#define ORI_DEAL_C

#include "turn.c"

/* splitmix64: passes the usual batteries, a dozen instructions, any seed will do. */
static inline uint64_t next_random(OriRandom *random)
{
    uint64_t z = random->state += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    return (z ^ z >> 27) * 0x94D049BB133111EBu;
}

uint64_t ori_random(OriRandom *random)
{
    uint64_t z = next_random(random);
    return z ^ z >> 31; /* for the lower half; the upper is good without it */
}

static inline uint32_t draw_fraction(OriRandom *random)
{
    return (uint32_t)(next_random(random) >> 32);
}

/* A fraction of 32 bits times the limit: the bias is below limit / 2^32. */
static inline int scale(uint32_t fraction, int limit)
{
    return (int)((uint64_t)fraction * (uint64_t)limit >> 32);
}

/* The same, and what is left of the fraction can be used again while the limits multiply to far
 * less than 2^32. */
static inline int take_from(uint32_t *fraction, int limit)
{
    uint64_t scaled = (uint64_t)*fraction * (uint64_t)limit;
    *fraction = (uint32_t)scaled;
    return (int)(scaled >> 32);
}

int ori_random_below(OriRandom *random, int limit)
{
    return scale(draw_fraction(random), limit);
}

/* Takes n members of a set of this size at random. */
static uint32_t draw(uint32_t set, int size, int n, OriRandom *random)
{
    uint32_t left = set;
    uint32_t fraction = draw_fraction(random);
    for (; n > 0; n--, size--) {
        uint32_t rest = (uint32_t)bits_skip(left, take_from(&fraction, size));
        left ^= rest & (0 - rest);
    }
    return set & ~left;
}

static uint32_t characters(void)
{
    uint32_t set = 0;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if (rows[kind].stays)
            set |= 1u << kind;
    return set;
}

uint32_t ori_draw_kinds(OriRandom *random)
{
    enum { CHARACTERS = 6, INTRIGUES = 4 };
    uint32_t stay = ORI_DEALT_KINDS & characters();
    uint32_t go = ORI_DEALT_KINDS & ~characters();
    uint32_t drawn = draw(stay, bits_count(stay), CHARACTERS, random);
    return drawn | draw(go, bits_count(go), INTRIGUES, random);
}

OriRules ori_draw_rules(OriRules wish, OriRandom *random)
{
    uint32_t kinds = wish.kinds;
    while (kinds == 0 || (wish.kinds == 0 && wish.schemer != 1 && !bits_has(kinds, ORI_SCHEMER)))
        kinds = ori_draw_kinds(random);
    return ori_rules_like(wish, kinds, (int)wish.seats);
}

/* The set that these ten kinds are, if they are one. */
static OriSet set_of(uint32_t kinds)
{
    OriSet set = ORI_SETS;
    while (--set != ORI_NO_SET && ori_set_kinds(set) != kinds) {
    }
    return set;
}

const char *ori_rules_check(OriRules rules)
{
    if (rules.seats < ORI_MIN_SEATS || rules.seats > ORI_MAX_SEATS)
        return "there are 2 to 5 seats";
    if (bits_count(rules.kinds) != ORI_SET_SIZE || (rules.kinds & ~ORI_DEALT_KINDS) != 0)
        return "a game has ten kinds, the Twin not counted";
    if (rules.schemer != 1 && rules.schemer != 2)
        return "the Schemer gains 1 or 2";
    if (rules.schemer != 1 && !bits_has(rules.kinds, ORI_SCHEMER))
        return "there is no Schemer in this game";
    if (rules.start >> ORI_START_BITS * rules.seats != 0)
        return "no such seat";
    return NULL;
}

uint32_t ori_family_kinds(OriRules rules)
{
    return rules.kinds | (bits_has(rules.kinds, ORI_PRINCE) ? ORI_TWIN_BIT : 0);
}

/* All but the cards that are dealt. */
static inline void set_up(OriRules rules, int first, OriState *out)
{
    uint32_t ready = ori_family_kinds(rules) & ORI_TWIN_BIT;
    *out = (OriState){.rules = rules, .round = 1, .first = (uint8_t)first};
    for (int seat = 0; seat < (int)rules.seats; seat++) {
        out->pool[seat] = (uint16_t)ori_start(rules, seat); /* SETUP-5, OPT-HANDICAP */
        out->hand[seat] = ready;                            /* SETUP-7 */
    }
}

const char *ori_deal(OriRules rules, int first, OriRandom *random, OriState *out)
{
    if (rules.kinds == 0)
        rules = ori_draw_rules(rules, random);
    const char *why = ori_rules_check(rules);
    if (why != NULL)
        return why;
    if (first >= (int)rules.seats)
        return "the first player has no seat";
    set_up(rules, first < 0 ? ori_random_below(random, (int)rules.seats) : first, out);
    for (int seat = 0; seat < (int)rules.seats; seat++) {
        out->aside[seat] = draw(rules.kinds, ORI_SET_SIZE, ORI_ASIDE_SIZE, random);
        out->hand[seat] |= rules.kinds & ~out->aside[seat];
    }
    begin_round(out, NULL);
    return NULL;
}

const char *ori_deal_hands(OriRules rules, int first, const uint32_t hand[], const uint32_t aside[],
                           OriState *out)
{
    const char *why = ori_rules_check(rules);
    if (why != NULL)
        return why;
    if (first < 0 || first >= (int)rules.seats)
        return "the first player has no seat";
    set_up(rules, first, out);
    for (int seat = 0; seat < (int)rules.seats; seat++) {
        if (bits_count(hand[seat]) != ORI_HAND_SIZE || bits_count(aside[seat]) != ORI_ASIDE_SIZE)
            return "seven cards are in hand and three aside";
        if ((hand[seat] ^ aside[seat]) != rules.kinds)
            return "each of the ten kinds is dealt once";
        out->hand[seat] |= hand[seat];
        out->aside[seat] = aside[seat];
    }
    begin_round(out, NULL);
    return NULL;
}

#endif
