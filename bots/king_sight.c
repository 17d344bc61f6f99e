/*
 * king_sight.c - writes the sight of a seat, and says which inputs of the net it sets.
 *
 * What the seat may not know is KING_HIDDEN here, whether the state is a view's or the truth: the
 * bytes are the same (tests/property/king.c).
 */
#include "bots/king_sight.h"

#include "ori_bits.h"

#include <string.h>

/* --- Which inputs a byte sets --- */

#define MASK_BITS KING_KINDS

/* clang-format off */
static const KingField place_fields[] = {
    { KING_AT_KIND,   KING_ONE_OF, KING_KINDS + 1, {0} },
    { KING_AT_OWNER,  KING_ONE_OF, ORI_MAX_SEATS, {0} },
    { 2,              KING_ONE_OF, ORI_MAX_SEATS, {0} },                      /* family */
    { 3,              KING_BITS,   8, {0} },                                  /* flags */
    { 4,              KING_STEPS,  10, {0, 1, 2, 3, 4, 5, 6, 7, 10, 14} },    /* influence */
    { 5,              KING_STEPS,  4, {0, 1, 2, 3} },                         /* cards beneath */
    { KING_AT_KIND_1, KING_ONE_OF, KING_KINDS + 2, {0} },
    { 7,              KING_STEPS,  4, {1, 2, 3, 4} },                         /* influence on it */
    { KING_AT_KIND_2, KING_ONE_OF, KING_KINDS + 2, {0} },
    { 9,              KING_BITS,   4, {0} },                                  /* more flags */
    { 10,             KING_STEPS,  6, {0, 1, 2, 3, 4, 8} },                   /* from the front */
    { 11,             KING_STEPS,  6, {0, 1, 2, 3, 4, 8} },                   /* from the back */
};

static const KingField seat_fields[] = {
    { 0,  KING_BITS,   8, {0} },                                              /* flags */
    { 1,  KING_STEPS,  20, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 23, 26, 30, 35, 40} },
    { 2,  KING_STEPS,  20, {49, 54, 56, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 72, 74, 79, 84} },
    { 3,  KING_STEPS,  8, {1, 2, 3, 4, 5, 6, 7, 8} },                         /* top cards */
    { 4,  KING_STEPS,  6, {1, 2, 3, 4, 5, 6} },                               /* of them face down */
    { 5,  KING_ONE_OF, ORI_MAX_SEATS, {0} },                                  /* turn this round */
    { 6,  KING_STEPS,  7, {1, 2, 3, 4, 6, 8, 12} },                           /* influence on them */
    { 7,  KING_ONE_OF, ORI_MAX_SEATS, {0} },                                  /* which seat it is */
    { 8,  KING_BITS,   MASK_BITS, {0} },                                      /* hand */
    { 11, KING_BITS,   MASK_BITS, {0} },                                      /* aside */
    { 14, KING_BITS,   MASK_BITS, {0} },                                      /* never shown to all */
    { 17, KING_BITS,   MASK_BITS, {0} },                                      /* pile */
};

static const KingField table_fields[] = {
    { 0,  KING_STEPS,  4, {2, 3, 4, 5} },                                     /* seats */
    { 1,  KING_ONE_OF, ORI_ROUNDS, {0} },                                     /* round, from 0 */
    { 2,  KING_ONE_OF, ORI_ASK_OVER, {0} },                                   /* ask */
    { 3,  KING_ONE_OF, KING_KINDS + 1, {0} },                                  /* ability */
    { 4,  KING_STEPS,  7, {1, 2, 3, 4, 5, 6, 8} },                            /* left of a Plot */
    { 5,  KING_STEPS,  13, {1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20} },    /* places */
    { 6,  KING_BITS,   2, {0} },                                              /* Schemer 2; in Plot */
    { 7,  KING_ONE_OF, KING_KINDS + 1, {0} },                                  /* card that acts */
    { 8,  KING_BITS,   MASK_BITS, {0} },                                      /* kinds in the game */
    { 11, KING_STEPS,  7, {0, 1, 2, 3, 4, 5, 6} },                            /* influence on it */
    { 12, KING_STEPS,  6, {0, 1, 2, 3, 4, 5} },                               /* seats yet to place */
};

const KingFields king_fields[KING_PARTS] = {
    [KING_PLACE_PART] = { place_fields, sizeof place_fields / sizeof place_fields[0], KING_PLACE_INPUTS },
    [KING_SEAT_PART]  = { seat_fields,  sizeof seat_fields / sizeof seat_fields[0],   KING_SEAT_INPUTS },
    [KING_TABLE_PART] = { table_fields, sizeof table_fields / sizeof table_fields[0], KING_TABLE_INPUTS },
};
/* clang-format on */

int king_columns(int part, KingColumn out[])
{
    int n = 0;
    for (int i = 0; i < king_fields[part].count; i++) {
        const KingField *f = &king_fields[part].field[i];
        for (int k = 0; k < f->count; k++) {
            uint8_t bit = (uint8_t)(1 << k % 8);
            switch ((KingFieldKind)f->kind) {
            case KING_ONE_OF:
                out[n++] = (KingColumn){f->at, 255, (uint8_t)k, (uint8_t)k};
                break;
            case KING_BITS:
                out[n++] = (KingColumn){(uint8_t)(f->at + k / 8), bit, bit, bit};
                break;
            case KING_STEPS:
                out[n++] = (KingColumn){f->at, 255, f->step[k], 255};
                break;
            }
        }
    }
    return n;
}

int king_inputs(KingPart part, const uint8_t *bytes, uint8_t out[])
{
    int n = 0;
    int from = 0;
    const KingField *f = king_fields[part].field;
    for (const KingField *end = f + king_fields[part].count; f < end; from += f++->count) {
        const uint8_t *byte = bytes + f->at;
        switch ((KingFieldKind)f->kind) {
        case KING_ONE_OF:
            if (*byte < f->count)
                out[n++] = (uint8_t)(from + *byte);
            break;
        case KING_BITS:
            for (int k = 0; k < f->count; k += 8, byte++)
                for (unsigned bits = *byte; bits != 0; bits &= bits - 1)
                    out[n++] = (uint8_t)(from + k + bits_lowest(bits));
            break;
        case KING_STEPS:
            for (int k = 0; k < f->count && *byte >= f->step[k]; k++)
                out[n++] = (uint8_t)(from + k);
            break;
        }
    }
    return n;
}

/* --- The bytes --- */

static uint8_t at_most(int value, int most)
{
    return (uint8_t)(value < most ? value : most);
}

static int seat_from(const OriState *s, int seat, int from)
{
    int seats = (int)s->rules.seats;
    return (seat - from + seats) % seats;
}

static void put_mask(uint8_t *bytes, uint32_t mask)
{
    mask &= (1u << KING_KINDS) - 1;
    bytes[0] = (uint8_t)mask;
    bytes[1] = (uint8_t)(mask >> 8);
    bytes[2] = (uint8_t)(mask >> 16);
}

static uint8_t known_kind(int kind)
{
    return (uint8_t)(kind < KING_KINDS ? kind : KING_HIDDEN);
}

static uint8_t kind_seen(const OriCard *card, int seat, KingEyes eyes)
{
    bool known = eyes == KING_SEES_ALL || card->revealed || (int)card->family == seat;
    return known ? known_kind((int)card->kind) : KING_HIDDEN;
}

static bool is_way(const OriState *s, int place)
{
    return s->ask != ORI_ASK_PUT_CARD && (s->ways >> place & 1) != 0;
}

static bool is_gap(const OriState *s, int gap)
{
    return s->ask == ORI_ASK_PUT_CARD && (s->ways >> gap & 1) != 0;
}

static void look_at_place(const OriState *s, int seat, KingEyes eyes, int i, uint8_t *out)
{
    int handle = s->line[i];
    const OriCard *card = &s->card[handle];
    const OriCard *beneath = card->under != 0 ? &s->card[card->under] : NULL;
    const OriCard *third = beneath != NULL && beneath->under != 0 ? &s->card[beneath->under] : NULL;
    int depth = 0;
    for (int h = (int)card->under; h != 0; h = (int)s->card[h].under)
        depth++;
    bool is_acting = s->ask != ORI_ASK_PLACE && handle == s->self;
    bool is_current = s->ask != ORI_ASK_PLACE && i == s->cursor - 1;
    out[KING_AT_KIND] = kind_seen(card, seat, eyes);
    out[KING_AT_OWNER] = (uint8_t)seat_from(s, (int)card->owner, seat);
    out[2] = (uint8_t)seat_from(s, (int)card->family, seat);
    out[3] =
        (uint8_t)((card->revealed ? 1 : 0) | (is_way(s, i) ? 2 : 0) | (is_acting ? 4 : 0) |
                  (s->memo == handle ? 8 : 0) | (is_current ? 16 : 0) | (i >= s->cursor ? 32 : 0) |
                  ((int)card->owner == seat ? 64 : 0) | (card->owner != card->family ? 128 : 0));
    out[4] = at_most((int)card->influence, 255);
    out[5] = (uint8_t)depth;
    out[KING_AT_KIND_1] = beneath != NULL ? kind_seen(beneath, seat, eyes) : KING_NO_CARD;
    out[7] = beneath != NULL ? at_most((int)beneath->influence, 255) : 0;
    out[KING_AT_KIND_2] = third != NULL ? kind_seen(third, seat, eyes) : KING_NO_CARD;
    out[9] = (uint8_t)((beneath != NULL && beneath->revealed ? 1 : 0) |
                       (third != NULL && third->revealed ? 2 : 0) | (is_gap(s, i) ? 4 : 0) |
                       (is_gap(s, i + 1) ? 8 : 0));
    out[10] = (uint8_t)i;
    out[11] = (uint8_t)(s->places - 1 - i);
}

/* The cards in the Queue and in the piles, by family and by owner. */
typedef struct Tally {
    uint32_t shown[ORI_MAX_SEATS];
    uint32_t pile[ORI_MAX_SEATS];
    int tops[ORI_MAX_SEATS];
    int face_down[ORI_MAX_SEATS];
    int lying[ORI_MAX_SEATS];
    bool bribes[ORI_MAX_SEATS];
} Tally;

static void count_cards(const OriState *s, Tally *t)
{
    memset(t, 0, sizeof *t);
    for (int h = 1; h <= s->cards; h++) {
        const OriCard *card = &s->card[h];
        if (card->family >= s->rules.seats) /* it came back as another handle (ABL-IMPERSON-2) */
            continue;
        if (card->revealed)
            t->shown[card->family] |= 1u << card->kind;
        if (card->gone)
            t->pile[card->family] |= 1u << card->kind;
        else if (card->owner != card->family)
            t->bribes[card->owner] = true;
    }
    for (int i = 0; i < s->places; i++) {
        const OriCard *card = &s->card[s->line[i]];
        t->tops[card->owner]++;
        if (!card->revealed) {
            t->face_down[card->owner]++;
            t->lying[card->owner] += (int)card->influence;
        }
    }
}

/* By how much the seat leads the best of the others, from 64. */
static uint8_t lead_of(const OriState *s, int seat)
{
    int best = 0;
    for (int i = 0; i < (int)s->rules.seats; i++)
        if (i != seat && s->pool[i] > best)
            best = s->pool[i];
    int lead = s->pool[seat] - best + 64;
    return (uint8_t)(lead < 0 ? 0 : lead > 128 ? 128 : lead);
}

static void look_at_seat(const OriState *s, int seat, KingEyes eyes, const Tally *t, int who,
                         uint8_t *out)
{
    bool known = who == seat || eyes == KING_SEES_ALL;
    uint32_t hand = known ? s->hand[who] : s->hand[who] & ORI_TWIN_BIT;
    uint8_t lead = lead_of(s, who);
    out[0] = (uint8_t)(1 | (who == s->first ? 2 : 0) | (ori_has_placed(s, who) ? 4 : 0) |
                       (t->bribes[who] ? 8 : 0) | (lead >= 64 ? 16 : 0) |
                       (hand & ORI_TWIN_BIT ? 32 : 0));
    out[1] = at_most(s->pool[who], 255);
    out[2] = lead;
    out[3] = (uint8_t)t->tops[who];
    out[4] = (uint8_t)t->face_down[who];
    out[5] = (uint8_t)seat_from(s, who, s->first);
    out[6] = at_most(t->lying[who], 255);
    put_mask(out + 8, hand);
    put_mask(out + 11, known ? s->aside[who] : 0);
    put_mask(out + 14, s->rules.kinds & ~t->shown[who]);
    put_mask(out + 17, t->pile[who]);
}

static int seats_yet_to_place(const OriState *s)
{
    int n = 0;
    for (int i = 0; i < (int)s->rules.seats; i++)
        n += !ori_has_placed(s, i);
    return n;
}

static void look_at_table(const OriState *s, int seat, KingEyes eyes, KingSight *out)
{
    uint8_t *b = out->table;
    bool placing = s->ask == ORI_ASK_PLACE;
    int acting = placing ? 0 : s->ask == ORI_ASK_REVEAL ? s->current : s->self;
    b[0] = (uint8_t)s->rules.seats;
    b[1] = (uint8_t)(s->round - 1);
    b[2] = s->ask;
    b[3] = s->ask == ORI_ASK_PICK ? known_kind(s->ability) : KING_HIDDEN;
    b[4] = at_most(s->plot != 0 ? s->plot_left : 0, 255);
    b[5] = s->places;
    b[6] = (uint8_t)((s->rules.schemer == 2 ? 1 : 0) | (s->plot != 0 ? 2 : 0));
    b[7] = acting != 0 ? kind_seen(&s->card[acting], seat, eyes) : KING_HIDDEN;
    put_mask(b + 8, s->rules.kinds);
    b[11] = acting != 0 ? at_most((int)s->card[acting].influence, 255) : 0;
    b[12] = (uint8_t)(placing ? seats_yet_to_place(s) : 0);
}

/* For the reader: what may be decided. The last bytes of the table say it again for the trainer. */
static void look_at_choice(const OriState *s, int seat, KingSight *out)
{
    uint32_t hand = s->ask == ORI_ASK_PLACE      ? s->hand[seat] & ~ORI_TWIN_BIT
                    : s->ask == ORI_ASK_PUT_TWIN ? ORI_TWIN_BIT
                                                 : 0;
    uint8_t *b = out->table;
    out->places = s->places;
    out->ask = s->ask;
    out->ways = s->ways;
    out->current = s->ask == ORI_ASK_REVEAL ? s->cursor - 1 : -1;
    out->hand_count = 0;
    memset(b + 20, KING_NO_CARD, KING_HAND_ROWS);
    for (; hand != 0; hand &= hand - 1) {
        b[20 + out->hand_count] = known_kind(bits_lowest(hand));
        out->hand[out->hand_count++] = (uint8_t)bits_lowest(hand);
    }
    for (int i = 0; i < 4; i++)
        b[16 + i] = (uint8_t)(s->ways >> 8 * i);
    b[KING_AT_PLACES] = s->places;
    b[28] = (uint8_t)seat;
    b[29] = (uint8_t)(out->current < 0 ? 255 : out->current);
}

void king_look(const OriState *s, int seat, KingEyes eyes, KingSight *out)
{
    Tally tally;
    memset(out->seat, 0, sizeof out->seat);
    memset(out->table, 0, sizeof out->table);
    count_cards(s, &tally);
    for (int i = 0; i < s->places; i++)
        look_at_place(s, seat, eyes, i, out->place[i]);
    for (int i = 0; i < ORI_MAX_SEATS; i++) {
        out->seat[i][7] = (uint8_t)i;
        out->seat[i][5] = ORI_MAX_SEATS;
    }
    for (int who = 0; who < (int)s->rules.seats; who++)
        look_at_seat(s, seat, eyes, &tally, who, out->seat[seat_from(s, who, seat)]);
    for (int i = 0; i < ORI_MAX_SEATS; i++)
        out->seat[i][7] = (uint8_t)i;
    look_at_table(s, seat, eyes, out);
    look_at_choice(s, seat, out);
}

/* --- Actions --- */

/* In the last row: keep or take, reveal, then places or gaps. */
enum { COLUMN_KEEP, COLUMN_REVEAL, COLUMN_WAYS };
enum { COLUMN_FRONT, COLUMN_BACK, COLUMN_ON };

OriDecision king_decision(const OriState *s, int row, int column)
{
    if (row < KING_HAND_ROWS) {
        uint32_t hand =
            s->ask == ORI_ASK_PUT_TWIN ? ORI_TWIN_BIT : s->hand[s->asked] & ~ORI_TWIN_BIT;
        uint8_t kind = (uint8_t)bits_nth(hand, row);
        if (column < COLUMN_ON)
            return (OriDecision){column == COLUMN_FRONT ? ORI_PLACE_FIRST : ORI_PLACE_LAST, kind,
                                 0};
        return (OriDecision){ORI_PLACE_ON, kind, (uint8_t)(column - COLUMN_ON)};
    }
    if (s->ask == ORI_ASK_REVEAL)
        return (OriDecision){column == COLUMN_KEEP ? ORI_KEEP : ORI_REVEAL, 0,
                             (uint8_t)(s->cursor - 1)};
    if (column == COLUMN_KEEP)
        return (OriDecision){ORI_TAKE, 0, 0};
    OriDecision option[ORI_MAX_OPTIONS];
    int i = s->ask == ORI_ASK_PLOT_NEXT ? 1 : 0; /* past taking */
    ori_options(s, option);
    while (option[i].at != column - COLUMN_WAYS)
        i++;
    return option[i];
}

void king_action(const KingSight *sight, OriDecision d, int *row, int *column)
{
    *row = KING_HAND_ROWS;
    if (d.verb <= ORI_PLACE_ON) {
        for (*row = 0; sight->hand[*row] != d.kind;)
            ++*row;
        *column = d.verb == ORI_PLACE_FIRST  ? COLUMN_FRONT
                  : d.verb == ORI_PLACE_LAST ? COLUMN_BACK
                                             : COLUMN_ON + d.at;
        return;
    }
    *column = d.verb == ORI_KEEP || d.verb == ORI_TAKE ? COLUMN_KEEP
              : d.verb == ORI_REVEAL                   ? COLUMN_REVEAL
                                                       : COLUMN_WAYS + d.at;
}
