/*
 * options.c - lists the legal decisions, and says why another one is not legal.
 *
 * ori_options lists exactly what refuse accepts: both read the question and s->ways, which turn.c
 * computes before it asks.
 */
#ifndef ORI_OPTIONS_C
#define ORI_OPTIONS_C

#include "cards.c"

/* The verbs that place a card, in order; in an empty Queue the ends are one (PLACE-3). */
static int list_placements(const OriState *s, int kind, OriDecision *out)
{
    int n = 0;
    if (s->places > 0)
        out[n++] = (OriDecision){ORI_PLACE_FIRST, (uint8_t)kind, 0};
    out[n++] = (OriDecision){ORI_PLACE_LAST, (uint8_t)kind, 0};
    for (uint64_t ways = s->ways; ways != 0; ways &= ways - 1)
        out[n++] = (OriDecision){ORI_PLACE_ON, (uint8_t)kind, (uint8_t)bits_lowest(ways)};
    return n;
}

static int list_ways(const OriState *s, OriVerb verb, OriDecision *out)
{
    int n = 0;
    for (uint64_t ways = s->ways; ways != 0; ways &= ways - 1)
        out[n++] = (OriDecision){(uint8_t)verb, 0, (uint8_t)bits_lowest(ways)};
    return n;
}

/* The cards that may be placed: all in hand but the Twin (SETUP-7). */
static uint32_t placeable(const OriState *s)
{
    return s->hand[s->asked] & ~ORI_TWIN_BIT;
}

/* A table, because a switch is too large to be inlined where each decision is checked. Nothing is
 * chosen for the deeds that are not in it. */
static const uint8_t verb_of[] = {
    [ORI_DEED_ELIMINATE] = ORI_ELIMINATE,
    [ORI_DEED_ELIMINATE_ALIKE] = ORI_ELIMINATE,
    [ORI_DEED_ELIMINATE_AND_REPLACE] = ORI_ELIMINATE,
    [ORI_DEED_STEAL] = ORI_STEAL,
    [ORI_DEED_COPY] = ORI_COPY,
    [ORI_DEED_MOVE] = ORI_LIFT,
    [ORI_DEED_BRIBE] = ORI_BRIBE,
};

/* The verb of the decisions that choose one of s->ways. */
static OriVerb way_verb(const OriState *s)
{
    if (s->ask == ORI_ASK_PICK)
        return (OriVerb)verb_of[rows[s->ability].deed];
    return s->ask == ORI_ASK_PUT_CARD ? ORI_PUT : ORI_ACTIVATE;
}

OriVerb ori_way_verb(const OriState *s)
{
    return way_verb(s);
}

int ori_options(const OriState *s, OriDecision out[ORI_MAX_OPTIONS])
{
    int n = 0;
    switch ((OriAskKind)s->ask) {
    case ORI_ASK_PLACE:
        for (uint32_t hand = placeable(s); hand != 0; hand &= hand - 1)
            n += list_placements(s, bits_lowest(hand), out + n);
        return n;
    case ORI_ASK_PUT_TWIN:
        return list_placements(s, ORI_TWIN, out);
    case ORI_ASK_REVEAL:
        out[0] = (OriDecision){ORI_KEEP, 0, (uint8_t)(s->cursor - 1)};
        out[1] = (OriDecision){ORI_REVEAL, 0, (uint8_t)(s->cursor - 1)};
        return 2;
    case ORI_ASK_PLOT_NEXT:
        out[0] = (OriDecision){ORI_TAKE, 0, 0};
        return 1 + list_ways(s, ORI_ACTIVATE, out + 1);
    case ORI_ASK_PICK:
    case ORI_ASK_PUT_CARD:
    case ORI_ASK_PLOT_FIRST:
        return list_ways(s, way_verb(s), out);
    case ORI_ASK_OVER:
        return 0;
    }
    return 0;
}

static const char *refuse_slot(const OriState *s, OriDecision d)
{
    if (d.verb == ORI_PLACE_ON)
        return d.at < s->places && bits_has(s->ways, d.at) ? NULL
                                                           : "no card may be placed on that place";
    if (d.verb == ORI_PLACE_FIRST && s->places == 0)
        return "the Queue is empty: there is only >";
    if (d.verb != ORI_PLACE_FIRST && d.verb != ORI_PLACE_LAST)
        return "this is not a placement";
    return d.at == 0 ? NULL : "only ^ names a place";
}

static const char *refuse_placement(const OriState *s, OriDecision d)
{
    if (d.verb > ORI_PLACE_ON)
        return "a card must be placed";
    if (d.kind >= ORI_KINDS || (placeable(s) >> d.kind & 1) == 0)
        return "that card is not in hand";
    return refuse_slot(s, d);
}

static const char *refuse_way(const OriState *s, OriDecision d, const char *why)
{
    if (d.verb != way_verb(s))
        return why;
    return d.kind == 0 && d.at < 64 && bits_has(s->ways, d.at) ? NULL
                                                               : "that place may not be chosen";
}

/* NULL, or why it is not an option. */
static const char *refuse(const OriState *s, OriDecision d)
{
    switch ((OriAskKind)s->ask) {
    case ORI_ASK_PLACE:
        return refuse_placement(s, d);
    case ORI_ASK_PUT_TWIN:
        return d.kind == ORI_TWIN ? refuse_slot(s, d) : "the Twin must be placed";
    case ORI_ASK_REVEAL:
        if (d.verb != ORI_KEEP && d.verb != ORI_REVEAL)
            return "the card must be kept or revealed";
        return d.kind == 0 && d.at == s->cursor - 1 ? NULL : "another place is being resolved";
    case ORI_ASK_PICK:
        return refuse_way(s, d, "this is not what the ability asks for");
    case ORI_ASK_PUT_CARD:
        return refuse_way(s, d, "a gap must be chosen for the card");
    case ORI_ASK_PLOT_FIRST:
        return refuse_way(s, d, "a character must be activated");
    case ORI_ASK_PLOT_NEXT:
        if (d.verb == ORI_TAKE)
            return d.kind == 0 && d.at == 0 ? NULL : "taking influence names no place";
        return refuse_way(s, d, "take the influence or activate a character");
    case ORI_ASK_OVER:
        return "the game is over";
    }
    return "nobody is asked";
}

const char *ori_apply(OriState *s, OriDecision d, OriLog *log)
{
    const char *why = refuse(s, d);
    if (why != NULL)
        return why;
    ori_play(s, d, log);
    return NULL;
}

#endif
