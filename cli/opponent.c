/*
 * opponent.c - simple opponents: each option gets a weight, and chance decides among the weights.
 *
 * They spare their own cards, reveal more as the rounds go by and let bait lie. Good play is the
 * business of bots/.
 */
#include "opponent.h"

#include <assert.h>

enum { RARELY = 1, EVENLY = 10, GLADLY = 40 };

static const OriCard *top_card(const OriState *s, int place)
{
    return &s->card[s->line[place]];
}

static bool is_mine(const OriView *view, int place)
{
    return (int)top_card(&view->known, place)->owner == view->seat;
}

static int weigh_placing(const OriView *view, OriDecision d)
{
    if (d.verb != ORI_PLACE_ON)
        return EVENLY;
    /* What is covered does not work, and its influence is locked. */
    return top_card(&view->known, d.at)->influence > 0 ? RARELY : EVENLY / 3;
}

static int weigh_revealing(const OriView *view)
{
    const OriState *s = &view->known;
    const OriCard *card = top_card(s, s->cursor - 1);
    int late = s->round * s->round;
    if (s->round == ORI_ROUNDS)
        return GLADLY * GLADLY; /* what lies on cards is lost after this */
    if (card->kind == ORI_AMBUSH || card->kind == ORI_TRAP)
        return RARELY;
    if (card->kind == ORI_CONSPIRACY || card->kind == ORI_PLOT)
        return card->influence < 2 ? RARELY : late;
    return EVENLY / 2 + late;
}

static int weigh_eliminating(const OriView *view, int place)
{
    const OriCard *card = top_card(&view->known, place);
    if (is_mine(view, place))
        return RARELY;
    return EVENLY + (card->revealed ? EVENLY : 0) + (int)card->influence;
}

static int weigh(const OriView *view, OriDecision d)
{
    switch ((OriVerb)d.verb) {
    case ORI_PLACE_FIRST:
    case ORI_PLACE_LAST:
    case ORI_PLACE_ON:
        return weigh_placing(view, d);
    case ORI_KEEP:
        return EVENLY;
    case ORI_REVEAL:
        return weigh_revealing(view);
    case ORI_ELIMINATE:
        return weigh_eliminating(view, d.at);
    case ORI_STEAL:
        return is_mine(view, d.at) ? RARELY
                                   : EVENLY + view->known.pool[top_card(&view->known, d.at)->owner];
    case ORI_BRIBE:
        return is_mine(view, d.at) ? RARELY : GLADLY;
    case ORI_COPY:
    case ORI_LIFT:
    case ORI_PUT:
    case ORI_TAKE:
    case ORI_ACTIVATE:
        return EVENLY;
    }
    return EVENLY;
}

OriDecision opponent_choose(const OriView *view, OriRandom *random)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int weight[ORI_MAX_OPTIONS];
    int options = ori_view_options(view, option);
    int sum = 0;
    assert(options > 0);
    for (int i = 0; i < options; i++)
        sum += weight[i] = weigh(view, option[i]);
    int drawn = ori_random_below(random, sum);
    int chosen = 0;
    while (drawn >= weight[chosen])
        drawn -= weight[chosen++];
    return option[chosen];
}
