/*
 * squire.c - the bots that play by rules of thumb: the squire and two younger ones.
 *
 * Each option gets points, tenths of the influence that a beginner hopes to gain by it (or to keep
 * from others); a little chance is added, and the best option wins. The squire is greedy and
 * trusting: it never wonders what is hidden, and never looks further than the card in its hand. The
 * page and the cook know the same rules of thumb and follow them less, above all when they have to
 * plan.
 */
#include "ori_look.h"
#include "bots/bot.h"
#include "bots/cards.h"
#include "bots/squire.h"

#include <assert.h>

enum {
    ONE = SQUIRE_ONE,
    BAIT = 2,    /* a face-down card with this much on it smells of an Ambush */
    RIPE = 4,    /* a Conspiracy or a Plot with this much on it is revealed */
    LATE = 4,    /* from this round on it is time to harvest */
    NEVER = -99, /* nothing is worse */
    PER_POINT = BOT_SURE / 500,
};

/* The table as the squire sees it. */
typedef struct Look {
    const OriState *s;
    int me;
    int leader; /* the richest of the others */
    int left;   /* rounds to come after this one */
} Look;

static Look look_at(const OriView *view)
{
    const OriState *s = &view->known;
    Look look = {.s = s, .me = view->seat, .leader = -1, .left = ORI_ROUNDS - s->round};
    for (int seat = 0; seat < (int)s->rules.seats; seat++)
        if (seat != look.me && (look.leader < 0 || s->pool[seat] > s->pool[look.leader]))
            look.leader = seat;
    return look;
}

/* NULL beyond the ends of the Queue. */
static const OriCard *top_of(const Look *look, int place)
{
    if (place < 0 || place >= look->s->places)
        return NULL;
    return &look->s->card[look->s->line[place]];
}

static bool is_mine(const Look *look, const OriCard *card)
{
    return (int)card->owner == look->me;
}

/* --- What a card is worth --- */

static bool sees_another(const Look *look, int kind, const OriCard *self)
{
    for (int place = 0; place < look->s->places; place++) {
        const OriCard *card = top_of(look, place);
        if (card != self && card->revealed && (int)card->kind == kind)
            return true;
    }
    return false;
}

/* Killing this card: one influence, and what it would have brought its owner. */
static int prey_points(const Look *look, const OriCard *card)
{
    int points = ONE;
    int worth = ONE;
    if (bot_cards[card->kind].works > 0)
        worth = bot_cards[card->kind].works * look->left * 2 / 3;
    if (!card->revealed)
        worth += ONE * (int)card->influence;
    if (is_mine(look, card))
        return points - 2 * worth - (bot_cards[card->kind].is_trap ? 0 : ONE);
    points += ONE * ori_kind_bounty((int)card->kind);
    if (!card->revealed && card->influence >= BAIT && look->s->round < ORI_ROUNDS)
        points -= ONE / 2;
    if ((int)card->owner == look->leader)
        worth += worth / 2;
    return points + worth / (int)(look->s->rules.seats - 1);
}

static int spoils_points(const Look *look, const OriCard *card)
{
    if (card == NULL || is_mine(look, card))
        return 0;
    return look->s->pool[card->owner] > 0 ? ONE + ((int)card->owner == look->leader ? 3 : 0) : 0;
}

static int at_least(int points, int least)
{
    return points > least ? points : least;
}

static int best_prey(const Look *look, int from, int to)
{
    int best = NEVER;
    for (int place = from; place <= to; place++)
        if (top_of(look, place) != NULL)
            best = at_least(prey_points(look, top_of(look, place)), best);
    return best;
}

/* Of the two neighbours; nothing happens without one. */
static int neighbour_prey(const Look *look, int place)
{
    int before = best_prey(look, place - 1, place - 1);
    int after = best_prey(look, place + 1, place + 1);
    int best = at_least(before, after);
    return best == NEVER ? 0 : best;
}

static int end_prey(const Look *look)
{
    int last = look->s->places - 1;
    return at_least(best_prey(look, 0, 0), best_prey(look, last, last));
}

static int own_neighbours(const Look *look, int place)
{
    const OriCard *before = top_of(look, place - 1);
    const OriCard *after = top_of(look, place + 1);
    return (before != NULL && is_mine(look, before)) + (after != NULL && is_mine(look, after));
}

static bool has_stack(const Look *look, int place)
{
    const OriCard *card = top_of(look, place);
    return card != NULL && card->under != 0;
}

static int copy_points(const Look *look, int place);

static int bribe_points(const Look *look, const OriCard *card)
{
    if (card == NULL || is_mine(look, card) || !card->revealed || card->under != 0)
        return 0;
    return bot_cards[card->kind].works * (look->left + 1);
}

static int best_bribe(const Look *look)
{
    int best = 0;
    for (int place = 0; place < look->s->places; place++)
        best = at_least(bribe_points(look, top_of(look, place)), best);
    return best;
}

static int strike_points(const Look *look, OriAmong among, int place)
{
    if (among == ORI_AMONG_ENDS)
        return end_prey(look);
    return among == ORI_AMONG_NEIGHBOURS ? neighbour_prey(look, place)
                                         : best_prey(look, 0, look->s->places - 1);
}

/* Acting once, as this kind, from this place. */
static int act_points(const Look *look, int kind, int place)
{
    int mine = own_neighbours(look, place);
    int neighbours = (place > 0) + (place + 1 < look->s->places);
    int gain = ONE * ori_kind_amount(kind);
    switch (ori_kind_deed(kind)) {
    case ORI_DEED_REST:
    case ORI_DEED_MOVE:
        return 0;
    case ORI_DEED_GAIN:
        return gain;
    case ORI_DEED_GAIN_IF_UNIQUE:
        return sees_another(look, kind, top_of(look, place)) ? 0 : gain;
    case ORI_DEED_GAIN_WITH_OWN:
        return gain + ONE * mine;
    case ORI_DEED_GAIN_BY_RULES:
        return has_stack(look, place - 1) || has_stack(look, place + 1)
                   ? -ONE
                   : ONE * (int)look->s->rules.schemer;
    case ORI_DEED_STEAL:
        return at_least(spoils_points(look, top_of(look, place - 1)),
                        spoils_points(look, top_of(look, place + 1)));
    case ORI_DEED_TAX:
        return (neighbours - mine) * ONE / 2 - mine * ONE;
    case ORI_DEED_ELIMINATE:
    case ORI_DEED_ELIMINATE_AND_REPLACE:
        return strike_points(look, ori_kind_among(kind), place);
    case ORI_DEED_ELIMINATE_ALIKE:
        return strike_points(look, ori_kind_among(kind), place) - ONE;
    case ORI_DEED_COPY:
        return at_least(at_least(copy_points(look, place - 1), copy_points(look, place + 1)), 0);
    case ORI_DEED_BRIBE:
        return best_bribe(look);
    }
    return 0;
}

/* What the neighbour shows, done by a Shapeshifter: as good as its row says. */
static int copy_points(const Look *look, int place)
{
    const OriCard *card = top_of(look, place);
    if (card == NULL || !card->revealed || ori_kind_deed((int)card->kind) == ORI_DEED_COPY)
        return 0;
    return bot_cards[card->kind].works;
}

/* --- Placing --- */

/* A covered card no longer acts, and the influence on it is locked. */
static int cover_points(const Look *look, const OriCard *covered)
{
    if (!covered->revealed)
        return -ONE - 2 * ONE * (int)covered->influence;
    return -bot_cards[covered->kind].works * (look->left + 1);
}

/* The card beside the new one. */
static int beside_points(const Look *look, int kind, const OriCard *card)
{
    if (card == NULL)
        return 0;
    bool mine = is_mine(look, card);
    switch (ori_kind_deed(kind)) {
    case ORI_DEED_GAIN_WITH_OWN:
        return mine ? ONE : 0;
    case ORI_DEED_STEAL:
        return mine ? -ONE : spoils_points(look, card) / 2;
    case ORI_DEED_ELIMINATE:
    case ORI_DEED_ELIMINATE_ALIKE:
    case ORI_DEED_ELIMINATE_AND_REPLACE:
        return ori_kind_among(kind) != ORI_AMONG_NEIGHBOURS ? 0 : mine ? -ONE : ONE / 2;
    case ORI_DEED_TAX:
        return mine ? -ONE : ONE;
    case ORI_DEED_COPY:
        return card->revealed ? bot_cards[card->kind].works * 2 : 0;
    case ORI_DEED_GAIN_BY_RULES:
        return card->under != 0 ? -2 * ONE : 0;
    case ORI_DEED_REST:
    case ORI_DEED_GAIN:
    case ORI_DEED_GAIN_IF_UNIQUE:
    case ORI_DEED_MOVE:
    case ORI_DEED_BRIBE:
        return 0;
    }
    return 0;
}

static int place_points(const Look *look, OriDecision d)
{
    const BotCard *row = &bot_cards[d.kind];
    int round = look->s->round;
    int points = (row->early * (ORI_ROUNDS - round) + row->late * (round - 1)) / (ORI_ROUNDS - 1);
    if (d.verb == ORI_PLACE_ON)
        return points + cover_points(look, top_of(look, d.at)) +
               beside_points(look, d.kind, top_of(look, d.at - 1)) +
               beside_points(look, d.kind, top_of(look, d.at + 1));
    if (bot_cards[d.kind].is_trap)
        points += ONE / 2; /* the ends are where Archers aim */
    int neighbour = d.verb == ORI_PLACE_FIRST ? 0 : look->s->places - 1;
    return points + beside_points(look, d.kind, top_of(look, neighbour));
}

/* --- Keeping and revealing --- */

/* Revealing; keeping is worth the one influence that goes on the card. */
static int reveal_points(const Look *look)
{
    int place = look->s->cursor - 1;
    const OriCard *card = top_of(look, place);
    int kind = (int)card->kind;
    int influence = (int)card->influence;
    if (look->left == 0)
        return 10 * ONE; /* influence still on cards after this counts for nothing */
    if (bot_cards[kind].is_trap)
        return 0;
    if (bot_cards[kind].ripens)
        return influence >= RIPE || (influence > 1 && look->s->round >= LATE) ? 2 * ONE : 0;
    int points = act_points(look, kind, place) + (influence > 2 ? ONE : 0);
    if (bot_cards[kind].works > 0 && points > 0)
        points += bot_cards[kind].works * look->left / 2;
    return points;
}

static int keep_points(const Look *look)
{
    const OriCard *card = top_of(look, look->s->cursor - 1);
    bool acts_once = bot_cards[card->kind].works == 0;
    return ONE + (acts_once && look->s->round < LATE ? ONE / 2 : 0);
}

/* --- Abilities --- */

static int eliminate_points(const Look *look, const OriCard *victim)
{
    int points = prey_points(look, victim);
    if (ori_kind_deed(look->s->ability) != ORI_DEED_ELIMINATE_ALIKE || is_mine(look, victim))
        return points;
    for (int place = 0; place < look->s->places; place++) {
        const OriCard *other = top_of(look, place);
        bool dies = other->revealed && other->kind == victim->kind && !is_mine(look, other);
        if (other != victim && dies)
            points += ONE;
    }
    return points;
}

/* Another turn for a card of one's own that works, none for somebody else's. */
static int lift_points(const Look *look, int place)
{
    const OriCard *card = top_of(look, place);
    bool has_acted = place < place_of(look->s, look->s->self);
    int works = card->kind != ORI_HIDDEN ? bot_cards[card->kind].works : ONE / 2;
    if (is_mine(look, card))
        return has_acted && card->revealed ? works : -works;
    return has_acted ? -works : works + ((int)card->owner == look->leader ? 3 : 0);
}

static int put_points(const Look *look, int gap)
{
    const OriCard *card = &look->s->card[look->s->memo];
    bool acts = gap_shown(look->s, gap) > place_of(look->s, look->s->self);
    return acts == is_mine(look, card) ? ONE : -ONE;
}

static int option_points(const Look *look, OriDecision d)
{
    const OriCard *card = top_of(look, d.at);
    switch ((OriVerb)d.verb) {
    case ORI_PLACE_FIRST:
    case ORI_PLACE_LAST:
    case ORI_PLACE_ON:
        return place_points(look, d);
    case ORI_KEEP:
        return keep_points(look);
    case ORI_REVEAL:
        return reveal_points(look);
    case ORI_ELIMINATE:
        return eliminate_points(look, card);
    case ORI_STEAL:
        return spoils_points(look, card) + look->s->pool[card->owner];
    case ORI_COPY:
        return copy_points(look, d.at);
    case ORI_LIFT:
        return lift_points(look, d.at);
    case ORI_PUT:
        return put_points(look, d.at);
    case ORI_BRIBE:
        return bribe_points(look, card);
    case ORI_TAKE:
        return ONE;
    case ORI_ACTIVATE:
        return act_points(look, (int)card->kind, d.at);
    }
    return 0;
}

/* --- The bot --- */

void squire_hope(const OriView *view, const OriDecision option[], int count, int points[])
{
    Look look = look_at(view);
    for (int i = 0; i < count; i++)
        points[i] = option_points(&look, option[i]);
}

/* A guess at the win share: the fair share, and two percent for each influence above the mean. */
static void give_advice(const OriDecision option[], const int points[], int count, int seats,
                        BotAdvice *advice)
{
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += points[i];
    advice->count = count;
    advice->iterations = 0;
    for (int i = 0; i < count; i++) {
        advice->option[i] = option[i];
        advice->value[i] =
            bot_value(BOT_SURE / seats + (points[i] * count - sum) * PER_POINT / count);
    }
}

/* Up to how many points chance adds: the more of them, the less the rules of thumb count. */
typedef struct Whims {
    int placing;
    int revealing; /* in the last round everybody reveals */
    int striking;  /* and everything else that a card in front of them has to do */
} Whims;

static int whim_of(const Whims *whims, const OriState *s)
{
    return s->ask == ORI_ASK_PLACE    ? whims->placing
           : s->ask == ORI_ASK_REVEAL ? whims->revealing
                                      : whims->striking;
}

static OriDecision decide_by(Whims whims, const OriView *view, const BotTask *task,
                             BotAdvice *advice)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int points[ORI_MAX_OPTIONS];
    OriRandom random = {task->seed};
    int count = ori_view_options(view, option);
    int best = 0;
    assert(count > 0);
    squire_hope(view, option, count, points);
    for (int i = 0; i < count; i++) {
        points[i] += ori_random_below(&random, whim_of(&whims, &view->known));
        if (points[i] > points[best])
            best = i;
    }
    if (advice != NULL)
        give_advice(option, points, count, (int)view->known.rules.seats, advice);
    return option[best];
}

OriDecision squire_decide(const OriView *view, const BotTask *task, BotAdvice *advice)
{
    return decide_by((Whims){8, 8, 8}, view, task, advice);
}

OriDecision page_decide(const OriView *view, const BotTask *task, BotAdvice *advice)
{
    return decide_by((Whims){110, 36, 10}, view, task, advice);
}

OriDecision cook_decide(const OriView *view, const BotTask *task, BotAdvice *advice)
{
    return decide_by((Whims){240, 60, 14}, view, task, advice);
}
