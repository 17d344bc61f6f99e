/*
 * king_hash.h - one number that depends on everything the king's net says about many positions.
 *
 * It must be the same whatever compiles it and however the sums are done; so it is here, where
 * native programs and the wasm module both find it.
 */
#ifndef ORI_TESTS_KING_HASH_H
#define ORI_TESTS_KING_HASH_H

#include "bots/king.h"

/* Of the weights that are built in, over a game of every set and size; and over more of them, for
 * the soak. New weights: new numbers. */
#define KING_HASH_POSITIONS 750
#define KING_HASH           0x93d45b018911ccd0u
#define KING_HASH_MORE      2000
#define KING_HASH_OF_MORE   0x781b5ec7225942ceu

static uint64_t king_blend(uint64_t hash, int64_t value)
{
    OriRandom mixed = {hash ^ (uint64_t)value};
    return ori_random(&mixed);
}

static uint64_t king_hash_position(const KingWay *way, const OriState *s, uint64_t hash,
                                   OriDecision *drawn)
{
    const KingWeights *w = king_weights();
    KingSight sight;
    KingMind mind;
    int32_t share[ORI_MAX_SEATS];
    int32_t margin[ORI_MAX_SEATS];
    KingChoice choice;
    OriRandom random = {hash};
    king_look(s, s->asked, KING_SEES_OWN, &sight);
    king_think_by(way, w, &sight, &mind);
    king_values(w, &mind, (int)s->rules.seats, share, margin);
    for (int i = 0; i < ORI_MAX_SEATS; i++)
        hash = king_blend(king_blend(hash, share[i]), margin[i]);
    king_choose_by(way, w, &sight, &mind);
    for (int i = 0; i < sight.places; i++) {
        int32_t logit[KING_DEPTHS][ORI_KINDS];
        king_believe(w, &mind, i, logit);
        for (int d = 0; d < KING_DEPTHS; d++)
            for (int kind = 0; kind < KING_KINDS; kind++)
                hash = king_blend(hash, logit[d][kind]);
    }
    king_consider(w, s, &sight, &mind, &choice);
    for (int i = 0; i < choice.count; i++)
        hash = king_blend(hash, choice.logit[i]);
    *drawn = choice.option[king_draw(&choice, KING_ONE, &random)];
    return hash;
}

/* Any ten kinds that the net was trained for: a card that comes later leaves the number alone. */
static uint32_t king_hash_mix(OriRandom *random)
{
    uint32_t kinds = 0;
    for (int left = ORI_SET_SIZE; left > 0;) {
        uint32_t kind = 1u << ori_random_below(random, KING_KINDS);
        left -= (kind & ~kinds & ORI_DEALT_KINDS) != 0;
        kinds |= kind & ORI_DEALT_KINDS;
    }
    return kinds;
}

/* Positions of the king's own games of every set and size. */
static uint64_t king_hash(const KingWay *way, int positions)
{
    uint64_t hash = 0;
    for (int game = 0; positions > 0; game++) {
        OriRandom random = {(uint64_t)game};
        OriState s;
        uint32_t kinds[] = {ORI_BASE_SET, ORI_ABLAZE_SET, king_hash_mix(&random)};
        OriRules rules = ori_rules(kinds[game % 3], ORI_MIN_SEATS + game / 3 % 4, 1);
        if (ori_deal(rules, ORI_ANY_SEAT, &random, &s) != NULL)
            return 0;
        for (; s.ask != ORI_ASK_OVER && positions > 0; positions--) {
            OriDecision d;
            hash = king_hash_position(way, &s, hash, &d);
            if (ori_apply(&s, d, NULL) != NULL)
                return 0;
        }
    }
    return hash;
}

#endif
