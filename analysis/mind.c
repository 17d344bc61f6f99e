/*
 * mind.c - the two minds: the king's net, and the learned tables.
 *
 * A net looks through the eyes of the seat that decides. It judges a seat's share best when that
 * seat itself decides, since it then counts what only that seat knows. So a continuation ends when
 * the seat decides again, after some decisions, or with the game.
 */
#include "analysis/mind.h"

#include "ori_bits.h"
#include "bots/eval.h"
#include "bots/king.h"
#include "bots/policy.h"

#include <string.h>

/* --- The king's net --- */

enum {
    PLIES = 12,        /* of a continuation, before the net says what it is worth */
    PUBLIC_WORLDS = 6, /* through which the table's belief is seen */
};

static void king_believes(const OriView *view, Guesser *g)
{
    king_guess(king_weights(), view, g);
}

/* The policy's opinion, as a win share if there were one world. */
static void king_prefers(const OriView *view, int64_t score[ORI_MAX_OPTIONS])
{
    KingSight sight;
    KingMind mind;
    KingChoice choice;
    king_consider(king_weights(), &view->known, &sight, &mind, &choice);
    for (int i = 0; i < choice.count; i++)
        score[i] = (int64_t)choice.logit[i] * KING_PRIOR / KING_ONE;
}

static OriDecision king_chooses(const OriState *world, OriRandom *random)
{
    KingSight sight;
    KingMind mind;
    KingChoice choice;
    king_consider(king_weights(), world, &sight, &mind, &choice);
    return choice.option[king_draw(&choice, KING_ONE, random)];
}

static void king_weighs(const OriState *world, int32_t share[ORI_MAX_SEATS])
{
    KingSight sight;
    KingMind mind;
    int32_t from_asked[ORI_MAX_SEATS];
    int32_t margin[ORI_MAX_SEATS];
    int seats = (int)world->rules.seats;
    king_look(world, world->asked, KING_SEES_OWN, &sight);
    king_think(king_weights(), &sight, &mind);
    king_values(king_weights(), &mind, seats, from_asked, margin);
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        share[seat] = seat < seats ? from_asked[(seat - world->asked + seats) % seats] : 0;
}

static int32_t king_tries(OriState *world, int seat, OriRandom *random)
{
    int32_t share[ORI_MAX_SEATS];
    for (int n = 0; world->ask != ORI_ASK_OVER; n++) {
        if (n >= PLIES && world->asked == seat) {
            king_weighs(world, share);
            return share[seat];
        }
        ori_play(world, king_chooses(world, random), NULL);
    }
    ori_shares(world, BOT_SURE, share);
    return share[seat];
}

/* Each seat's share when it is asked itself, or as the game ends. */
static void king_tries_all(OriState *world, OriRandom *random, int32_t share[ORI_MAX_SEATS])
{
    int seats = (int)world->rules.seats;
    unsigned open = (1u << seats) - 1;
    int32_t now[ORI_MAX_SEATS];
    memset(share, 0, sizeof now);
    for (int n = 0; world->ask != ORI_ASK_OVER && open != 0; n++) {
        if (n >= PLIES && (open >> world->asked & 1) != 0) {
            king_weighs(world, now);
            share[world->asked] = now[world->asked];
            open &= ~(1u << world->asked);
        }
        if (open != 0)
            ori_play(world, king_chooses(world, random), NULL);
    }
    if (open == 0)
        return;
    ori_shares(world, BOT_SURE, now);
    for (int seat = 0; seat < seats; seat++)
        if ((open >> seat & 1) != 0)
            share[seat] = now[seat];
}

/* What one seat of the world believes of the holes of the families in the set: added up. */
static void add_belief(const Guesser *g, const OriState *world, int viewer, unsigned families,
                       uint32_t sum[ORI_MAX_CARDS][ORI_KINDS])
{
    const KingWeights *w = king_weights();
    KingSight sight;
    KingMind mind;
    king_look(world, viewer, KING_SEES_OWN, &sight);
    king_think(w, &sight, &mind);
    king_choose(w, &sight, &mind);
    for (int i = 0, hole = 0; i < world->places; i++) {
        int32_t logit[KING_DEPTHS][ORI_KINDS];
        king_believe(w, &mind, i, logit);
        int depth = 0;
        for (int h = world->line[i]; h != 0; h = (int)world->card[h].under, depth++) {
            if (hole >= g->holes || g->hole[hole].card != h)
                continue;
            if ((families >> g->hole[hole].family & 1) != 0) {
                GuessHole weighed = g->hole[hole];
                uint32_t all = 0;
                king_weigh_hole(logit[depth < KING_DEPTHS ? depth : KING_DEPTHS - 1],
                                g->unseen[weighed.family], &weighed);
                for (uint32_t rest = g->unseen[weighed.family]; rest != 0; rest &= rest - 1)
                    all += weighed.weight[bits_lowest(rest)];
                for (uint32_t rest = g->unseen[weighed.family]; rest != 0; rest &= rest - 1)
                    sum[hole][bits_lowest(rest)] +=
                        (uint32_t)((uint64_t)weighed.weight[bits_lowest(rest)] * 8192 / all);
            }
            hole++;
        }
    }
}

/* A family's cards are guessed by another seat, and what that seat itself has is guessed first: so
 * nothing is used that the table does not know. */
static void king_believes_public(const OriView *view, OriRandom *random, Guesser *g)
{
    uint32_t sum[ORI_MAX_CARDS][ORI_KINDS];
    memset(sum, 0, sizeof sum);
    guess_prepare(view, GUESS_LEARNED, g);
    int seats = (int)view->known.rules.seats;
    int asked = view->known.asked;
    unsigned rest = ((1u << seats) - 1) & ~(1u << asked);
    for (int n = 0; n < PUBLIC_WORLDS && g->holes > 0; n++) {
        OriState world;
        guess_draw(g, random, &world);
        add_belief(g, &world, asked, rest, sum);
        add_belief(g, &world, (asked + 1) % seats, 1u << asked, sum);
    }
    for (int i = 0; i < g->holes; i++)
        for (int kind = 0; kind < ORI_KINDS; kind++)
            g->hole[i].weight[kind] = (uint16_t)(sum[i][kind] + 1);
}

/* --- What was learned for knight and baron --- */

static void learned_believes(const OriView *view, Guesser *g)
{
    guess_prepare(view, GUESS_LEARNED, g);
}

static void learned_believes_public(const OriView *view, OriRandom *random, Guesser *g)
{
    (void)random;
    guess_prepare(view, GUESS_LEARNED, g);
}

static void learned_prefers(const OriView *view, int64_t score[ORI_MAX_OPTIONS])
{
    (void)view;
    memset(score, 0, ORI_MAX_OPTIONS * sizeof score[0]);
}

/* The worths are about the time between two rounds. */
static void learned_tries_all(OriState *world, OriRandom *random, int32_t share[ORI_MAX_SEATS])
{
    int seats = (int)world->rules.seats;
    int64_t sum = 0;
    if (world->ask != ORI_ASK_OVER)
        policy_finish_round(world, random);
    if (world->ask == ORI_ASK_OVER) {
        ori_shares(world, BOT_SURE, share);
        return;
    }
    eval_shares(world, share);
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++) {
        share[seat] = seat < seats ? bot_value(share[seat]) : 0;
        sum += share[seat];
    }
    for (int seat = 0; seat < seats && sum > 0; seat++)
        share[seat] = (int32_t)((int64_t)share[seat] * BOT_SURE / sum);
}

static int32_t learned_tries(OriState *world, int seat, OriRandom *random)
{
    int32_t share[ORI_MAX_SEATS];
    learned_tries_all(world, random, share);
    return share[seat];
}

static void learned_weighs(const OriState *world, int32_t share[ORI_MAX_SEATS])
{
    OriState after = *world;
    OriRandom random = {1};
    learned_tries_all(&after, &random, share);
}

/* --- */

static const Mind king_mind = {
    .believe = king_believes,
    .believe_public = king_believes_public,
    .prefer = king_prefers,
    .choose = king_chooses,
    .weigh = king_weighs,
    .try_on = king_tries,
    .try_all = king_tries_all,
};

static const Mind learned_mind = {
    .believe = learned_believes,
    .believe_public = learned_believes_public,
    .prefer = learned_prefers,
    .choose = policy_choose,
    .weigh = learned_weighs,
    .try_on = learned_tries,
    .try_all = learned_tries_all,
};

const Mind *mind_of(const Bot *bot)
{
    switch (bot->mind) {
    case MIND_NONE:
        break;
    case MIND_LEARNED:
        return &learned_mind;
    case MIND_NET:
        return &king_mind;
    }
    return NULL;
}
