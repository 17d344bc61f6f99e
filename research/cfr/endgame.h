/*
 * endgame.h - the last rounds of a real game for two seats, as a tree.
 *
 * An endgame is given by what a spectator sees (docs/notation.md): `base - ?2=?3=... 6a a:place`.
 * Chance fills what is hidden, every way as likely as any other; from there on the engine's own
 * rules are played to the end of the game. A seat gains its share of the victory less one half.
 */
#ifndef ORI_CFR_ENDGAME_H
#define ORI_CFR_ENDGAME_H

#include "bots/bot.h"
#include "research/cfr/tree.h"

typedef struct Endgame {
    Tree tree;
    OriView *view; /* of the asked seat, for each information set */
    uint32_t room;
} Endgame;

/* kinds: hands have these alone, the other hidden ones lie aside (all: ORI_DEALT_KINDS). most: the
 * tree is given up when it has more nodes. NULL, or why it cannot be. */
const char *endgame_open(Endgame *game, const OriView *public_view, uint32_t kinds, uint64_t most);
void endgame_close(Endgame *game);

/* A bot as a strategy: its chances at every information set. random and the king say theirs, and it
 * is true that they are exact; of others so many seeds are counted. */
bool endgame_strategy(const Endgame *game, const Bot *bot, int64_t iterations, int seeds,
                      double *strategy);

#endif
