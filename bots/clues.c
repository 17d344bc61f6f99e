/*
 * clues.c - reads the clues about a face-down card from what everybody can see.
 */
#include "bots/clues.h"

#include "ori_look.h"
#include "bots/cards.h"

static int least(int a, int b)
{
    return a < b ? a : b;
}

static void put(Clues *out, int clue, int times)
{
    if (times == 0 || out->count == CLUES_AT_ONCE)
        return;
    out->of[out->count].clue = (int16_t)clue;
    out->of[out->count++].times = (int8_t)times;
}

static int spot_of(const OriState *s, int place, int handle)
{
    const OriCard *card = &s->card[handle];
    int lying = least((int)card->influence, CLUE_LYING - 1);
    int where = s->line[place] != handle ? 3 : place == 0 ? 0 : place == s->places - 1 ? 1 : 2;
    int stack = card->under != 0;
    return (((s->round - 1) * CLUE_LYING + lying) * CLUE_WHERE + where) * CLUE_STACK + stack;
}

static void read_neighbour(const OriState *s, int place, unsigned owner, int8_t sign[SIGNS])
{
    if (place < 0 || place >= s->places)
        return;
    const OriCard *card = top(s, place);
    bool enemy = card->owner != owner;
    sign[SIGN_NEIGHBOURS]++;
    sign[SIGN_STACKS] = (int8_t)(sign[SIGN_STACKS] + (card->under != 0));
    if (!enemy)
        sign[SIGN_OWN_NEIGHBOURS]++;
    if (card->revealed)
        sign[SIGN_SHOWN_NEIGHBOURS]++;
    if (enemy && card->revealed)
        sign[SIGN_SHOWN_ENEMIES]++;
    if (enemy && card->revealed && bot_cards[card->kind].role == ROLE_ATTACKER)
        sign[SIGN_ATTACKERS]++;
    if (enemy && !card->revealed && card->influence > 0)
        sign[SIGN_LADEN_ENEMIES]++;
}

static void read_table(const OriState *s, unsigned owner, int8_t sign[SIGNS])
{
    for (int i = 0; i < s->places; i++) {
        const OriCard *card = top(s, i);
        if (card->owner == owner) {
            sign[SIGN_OWN_TOPS]++;
            continue;
        }
        if (card->revealed && bot_cards[card->kind].role == ROLE_HEIR)
            sign[SIGN_HEIR_SHOWN] = 1;
        if ((i == 0 || i == s->places - 1) && (card->revealed || card->influence > 0))
            sign[SIGN_RICH_ENDS]++;
        if (!card->revealed && card->influence >= 2 && sign[SIGN_RICH_ANYWHERE] < 3)
            sign[SIGN_RICH_ANYWHERE]++;
    }
}

static void read_signs(const OriState *s, int place, int handle, int8_t sign[SIGNS])
{
    const OriCard *card = &s->card[handle];
    read_neighbour(s, place - 1, card->owner, sign);
    read_neighbour(s, place + 1, card->owner, sign);
    read_table(s, card->owner, sign);
    sign[SIGN_DECIDED] = s->ask != ORI_ASK_PLACE && place < s->cursor && handle != s->current;
    sign[SIGN_ON_SHOWN] = card->under != 0 && s->card[card->under].revealed;
    sign[SIGN_LEADER] = 1;
    for (int seat = 0; seat < (int)s->rules.seats; seat++)
        if (s->pool[seat] > s->pool[card->owner])
            sign[SIGN_LEADER] = 0;
}

static int stage_of(const OriState *s)
{
    return (s->round - 1) / 2;
}

static int amount_of(const OriCard *card)
{
    return least((int)card->influence, CLUE_AMOUNTS - 1);
}

static void put_signs(const OriState *s, int place, int handle, Clues *out)
{
    int8_t sign[SIGNS] = {0};
    read_signs(s, place, handle, sign);
    for (int i = 0; i < SIGNS; i++) {
        put(out, CLUE_SIGN + i, sign[i]);
        put(out, CLUE_SIGN_AT_STAGE + stage_of(s) * SIGNS + i, sign[i]);
        put(out, CLUE_SIGN_WITH_AMOUNT + amount_of(&s->card[handle]) * SIGNS + i, sign[i]);
    }
    put(out,
        CLUE_DECIDED + (stage_of(s) * CLUE_AMOUNTS + amount_of(&s->card[handle])) * 2 +
            sign[SIGN_DECIDED],
        1);
}

static int face_of(const OriCard *card)
{
    return card->revealed ? (int)card->kind : ORI_KINDS;
}

static int side_of(const OriCard *card, const OriCard *of)
{
    return card->owner == of->owner;
}

/* The cards beside, beneath and above it. */
static void put_company(const OriState *s, int place, int handle, Clues *out)
{
    const OriCard *card = &s->card[handle];
    for (int beside = place - 1; beside <= place + 1; beside += 2) {
        bool there = beside >= 0 && beside < s->places;
        const OriCard *other = there ? top(s, beside) : NULL;
        put(out,
            there ? CLUE_BESIDE + face_of(other) * CLUE_SIDES + side_of(other, card) : CLUE_AT_END,
            1);
    }
    if (card->under != 0)
        put(out, CLUE_BENEATH + face_of(&s->card[card->under]), 1);
    for (int above = s->line[place]; above != handle; above = (int)s->card[above].under)
        if ((int)s->card[above].under == handle)
            put(out, CLUE_ABOVE + face_of(&s->card[above]), 1);
}

/* Revealed top cards of its owner and of others, and which of the family were never seen. */
static void put_shown(const OriState *s, const OriCard *card, Clues *out)
{
    int8_t shown[ORI_KINDS][CLUE_SIDES] = {{0}};
    uint32_t unseen = s->rules.kinds;
    for (int i = 0; i < s->places; i++)
        if (top(s, i)->revealed)
            shown[top(s, i)->kind][side_of(top(s, i), card)]++;
    for (int h = 1; h <= s->cards; h++)
        if (s->card[h].revealed && s->card[h].family == card->family)
            unseen &= ~(1u << s->card[h].kind);
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        for (int side = 0; side < CLUE_SIDES; side++)
            put(out, CLUE_SHOWN + kind * CLUE_SIDES + side, shown[kind][side]);
        put(out, CLUE_UNSEEN + kind, (int)(unseen >> kind & 1));
    }
}

static int lead_of(const OriState *s, unsigned owner)
{
    int best = 0;
    for (int seat = 0; seat < (int)s->rules.seats; seat++)
        if (seat != (int)owner && s->pool[seat] > best)
            best = s->pool[seat];
    int lead = s->pool[owner] - best;
    return lead < -3 ? 0 : lead < 0 ? 1 : lead < 3 ? 2 : 3;
}

static int hidden_of(const OriState *s, unsigned owner)
{
    int hidden = 0;
    for (int i = 0; i < s->places; i++)
        for (int h = s->line[i]; h != 0; h = (int)s->card[h].under)
            hidden += !s->card[h].revealed && s->card[h].owner == owner;
    return least(hidden, CLUE_HIDDENS - 1);
}

void clues_read(const OriState *s, int place, int handle, Clues *out)
{
    const OriCard *card = &s->card[handle];
    int seats = (int)s->rules.seats;
    out->count = 0;
    put(out, CLUE_SPOT + spot_of(s, place, handle), 1);
    put_signs(s, place, handle, out);
    put_company(s, place, handle, out);
    put_shown(s, card, out);
    put(out, CLUE_HIDDEN + hidden_of(s, card->owner), 1);
    put(out,
        CLUE_ENDS + least(place, CLUE_DISTANCES - 1) * CLUE_DISTANCES +
            least(s->places - 1 - place, CLUE_DISTANCES - 1),
        1);
    put(out, CLUE_LEAD + lead_of(s, card->owner), 1);
    put(out, CLUE_TURN + ((int)card->owner + seats - s->first) % seats, 1);
}
