/*
 * eval.c - estimates everyone's final influence with a linear model, and from it who will win.
 *
 * It looks at whole states (guessed worlds) before a placement phase, or at finished games, which
 * need no estimate. Integers only: the same result on every machine.
 */
#include "bots/eval.h"

#include "ori_bits.h"
#include "bots/bot.h"
#include "bots/cards.h"

/* The whole table, looked at once for all seats: places. */
typedef struct Table {
    uint64_t role[CARD_ROLES]; /* revealed */
    uint64_t stacks;
    uint64_t ends;
    uint64_t laden; /* face down with influence */
} Table;

static Table look(const OriState *s)
{
    Table t = {.ends = s->places > 0 ? bits_one(0) | bits_one(s->places - 1) : 0};
    for (int i = 0; i < s->places; i++) {
        const OriCard *card = &s->card[s->line[i]];
        if (card->under != 0)
            t.stacks |= bits_one(i);
        if (card->revealed)
            t.role[bot_cards[card->kind].role] |= bits_one(i);
        else if (card->influence > 0)
            t.laden |= bits_one(i);
    }
    return t;
}

/* Neighbouring pairs between two sets of places. */
static int pairs(uint64_t a, uint64_t b)
{
    return bits_few(a << 1 & b) + bits_few(a >> 1 & b);
}

static uint64_t filled(const OriState *s, int seat)
{
    uint64_t places = 0;
    for (int i = 0; i < (int)s->rules.seats; i++)
        if (i != seat && s->pool[i] > 0)
            places |= s->own[i];
    return places;
}

static uint64_t beside(uint64_t places)
{
    return places << 1 | places >> 1;
}

static int influence_on(const OriState *s, uint64_t places)
{
    int sum = 0;
    for (; places != 0; places &= places - 1)
        sum += (int)s->card[s->line[bits_lowest(places)]].influence;
    return sum;
}

static bool holds_heir(const OriState *s, int seat)
{
    if (s->hand[seat] >> ORI_HEIR & 1)
        return true;
    for (uint64_t own = s->own[seat]; own != 0; own &= own - 1) {
        const OriCard *card = &s->card[s->line[bits_lowest(own)]];
        if (card->kind == ORI_HEIR && !card->revealed)
            return true;
    }
    return false;
}

/* Features of the table as a whole, in the order of the enum. */
static void table_features(const OriState *s, const Table *t, int seat, int out[FEATURE_REVEALED])
{
    uint64_t own = s->own[seat];
    uint64_t others = (bits_one(s->places) - 1) & ~own;
    bool blocked =
        (t->role[ROLE_HEIR] & own) != 0 && (t->role[ROLE_HEIR] & (t->role[ROLE_HEIR] - 1)) != 0;
    out[FEATURE_POOL] = s->pool[seat];
    out[FEATURE_TOPS] = bits_few(own);
    out[FEATURE_THREATS] = pairs(t->role[ROLE_ATTACKER] & others, own);
    out[FEATURE_EXPOSED] = bits_few(t->ends & own) * bits_few(t->role[ROLE_SHOOTER] & others);
    out[FEATURE_BLOCKED] = blocked;
    out[FEATURE_COMPANY] =
        t->role[ROLE_COMPANION] & own ? pairs(t->role[ROLE_COMPANION] & own, own) : 0;
    out[FEATURE_BURIED] = 0;
    out[FEATURE_PREY] =
        t->role[ROLE_ATTACKER] & own ? pairs(t->role[ROLE_ATTACKER] & own, others) : 0;
    out[FEATURE_PURSES] =
        t->role[ROLE_THIEF] & own ? pairs(t->role[ROLE_THIEF] & own, filled(s, seat)) : 0;
    out[FEATURE_SHAKY] =
        t->role[ROLE_PLOTTER] & own ? pairs(t->role[ROLE_PLOTTER] & own, t->stacks) : 0;
    out[FEATURE_AT_RISK] =
        influence_on(s, t->laden & own & beside(t->role[ROLE_ATTACKER] & others));
    out[FEATURE_LOOT] = influence_on(s, t->laden & others & beside(t->role[ROLE_ATTACKER] & own));
    out[FEATURE_LATE_HEIR] = (t->role[ROLE_HEIR] & others) != 0 && holds_heir(s, seat);
    int seats = (int)s->rules.seats;
    out[FEATURE_TURN] = (seat - s->first + seats) % seats;
    out[FEATURE_LAST] = out[FEATURE_TURN] == seats - 1;
}

void eval_features(const OriState *s, int seat, int16_t feature[FEATURES])
{
    Table t = look(s);
    int whole[FEATURE_REVEALED];
    for (int i = 0; i < FEATURES; i++)
        feature[i] = 0;
    table_features(s, &t, seat, whole);
    for (int i = 0; i < FEATURE_REVEALED; i++)
        feature[i] = (int16_t)whole[i];
    for (uint64_t own = s->own[seat]; own != 0; own &= own - 1) {
        const OriCard *card = &s->card[s->line[bits_lowest(own)]];
        if (card->revealed) {
            feature[FEATURE_REVEALED + card->kind]++;
        } else {
            feature[FEATURE_DOWN + card->kind]++;
            feature[FEATURE_LYING + card->kind] =
                (int16_t)(feature[FEATURE_LYING + card->kind] + (int)card->influence);
        }
        for (int h = (int)card->under; h != 0; h = (int)s->card[h].under) {
            feature[FEATURE_COVERED + s->card[h].kind]++;
            feature[FEATURE_BURIED] =
                (int16_t)(feature[FEATURE_BURIED] + (int)s->card[h].influence);
        }
    }
    for (uint32_t hand = s->hand[seat] & ~ORI_TWIN_BIT; hand != 0; hand &= hand - 1)
        feature[FEATURE_HAND + bits_lowest(hand)]++;
}

/* The same sum as over eval_features, without writing the features down. */
static int final_influence(const OriState *s, const Table *t, int seat,
                           const int16_t worth[FEATURES])
{
    int whole[FEATURE_REVEALED];
    int sum = 0;
    table_features(s, t, seat, whole);
    for (int i = 0; i < FEATURE_REVEALED; i++)
        sum += whole[i] * worth[i];
    for (uint64_t own = s->own[seat]; own != 0; own &= own - 1) {
        const OriCard *card = &s->card[s->line[bits_lowest(own)]];
        if (card->revealed)
            sum += worth[FEATURE_REVEALED + card->kind];
        else
            sum += worth[FEATURE_DOWN + card->kind] +
                   (int)card->influence * worth[FEATURE_LYING + card->kind];
        for (int h = (int)card->under; h != 0; h = (int)s->card[h].under)
            sum += worth[FEATURE_COVERED + s->card[h].kind] +
                   (int)s->card[h].influence * worth[FEATURE_BURIED];
    }
    for (uint32_t hand = s->hand[seat] & ~ORI_TWIN_BIT; hand != 0; hand &= hand - 1)
        sum += worth[FEATURE_HAND + bits_lowest(hand)];
    return sum;
}

enum { MARGIN = 2500, MOST_MARGIN = 20 }; /* millionths for 1 influence above the mean */

static int32_t with_margin(int64_t share, int ahead)
{
    int margin = ahead / EVAL_ONE;
    if (margin > MOST_MARGIN)
        margin = MOST_MARGIN;
    if (margin < -MOST_MARGIN)
        margin = -MOST_MARGIN;
    return (int32_t)(share + margin * MARGIN);
}

/* exp(-i / 16) in 65536ths. */
static const uint16_t decay[] = {
    65535, 61565, 57835, 54331, 51040, 47948, 45043, 42315, 39751, 37343, 35081, 32955,
    30959, 29083, 27321, 25666, 24111, 22651, 21279, 19990, 18779, 17641, 16573, 15569,
    14626, 13740, 12907, 12126, 11391, 10701, 10053, 9444,  8872,  8334,  7829,  7355,
    6910,  6491,  6098,  5728,  5381,  5055,  4749,  4461,  4191,  3937,  3699,  3475,
    3264,  3066,  2881,  2706,  2542,  2388,  2243,  2108,  1980,  1860,  1747,  1641,
    1542,  1449,  1361,  1278,  1201,  1128,  1060,  996,   935,   879,   825,   775,
    728,   684,   643,   604,   567,   533,   501,   470,   442,   415,   390,   366,
    344,   323,   304,   285,   268,   252,   236,   222,   209,   196,   184,   173,
};
enum { DECAYS = sizeof decay / sizeof decay[0], DECAY_STEPS = 16 };

static void shares_of_guess(const int guess[], int seats, int spread, int32_t share[])
{
    int best = guess[0];
    int64_t sum = 0;
    int64_t weights = 0;
    int64_t weight[ORI_MAX_SEATS];
    for (int i = 0; i < seats; i++) {
        best = guess[i] > best ? guess[i] : best;
        sum += guess[i];
    }
    for (int i = 0; i < seats; i++) {
        int behind = (best - guess[i]) * DECAY_STEPS / spread;
        weight[i] = behind < DECAYS ? decay[behind] : decay[DECAYS - 1];
        weights += weight[i];
    }
    for (int i = 0; i < seats; i++)
        share[i] = with_margin(weight[i] * BOT_SURE / weights, (int)(guess[i] - sum / seats));
}

static void shares_of_end(const OriState *s, int32_t share[])
{
    int seats = (int)s->rules.seats;
    int sum = 0;
    ori_shares(s, BOT_SURE, share);
    for (int i = 0; i < seats; i++)
        sum += s->pool[i];
    for (int i = 0; i < seats; i++)
        share[i] = with_margin(share[i], (s->pool[i] - sum / seats) * EVAL_ONE);
}

void eval_shares(const OriState *s, int32_t share[ORI_MAX_SEATS])
{
    if (s->ask == ORI_ASK_OVER) {
        shares_of_end(s, share);
        return;
    }
    Table t = look(s);
    int seats = (int)s->rules.seats;
    int round = s->round >= 2 ? s->round - 2 : 0;
    int guess[ORI_MAX_SEATS];
    for (int i = 0; i < seats; i++)
        guess[i] = final_influence(s, &t, i, learned.worth[round]);
    shares_of_guess(guess, seats, learned.spread[round], share);
}
