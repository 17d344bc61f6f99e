/*
 * king.h - the king's parts: the policy, and the search that uses it.
 */
#ifndef ORI_KING_H
#define ORI_KING_H

#include "bots/bot.h"
#include "bots/ending.h"
#include "bots/guess.h"
#include "bots/king_net.h"

/* A nat of the policy's opinion in millionths of a win share, if there were one world. */
enum { KING_PRIOR = 120000 };

enum { KING_RULED_OUT = INT32_MIN / 2 }; /* the logit of an option that is never chosen */

/* Options of the asked seat with what the policy thinks of them. */
typedef struct KingChoice {
    int count;
    OriDecision option[ORI_MAX_OPTIONS];
    int32_t logit[ORI_MAX_OPTIONS]; /* in 256ths */
} KingChoice;

/* The seat that is asked in the state looks at it: state is a view's, or a guessed world. The mind
 * is left as it was when the choice was made (for king_believe). */
void king_consider(const KingWeights *w, const OriState *state, KingSight *sight, KingMind *mind,
                   KingChoice *out);

/* The chance of each option at a temperature in 256ths, as parts of a sum that is returned. */
uint64_t king_chances(const KingChoice *choice, int temperature, uint32_t chance[ORI_MAX_OPTIONS]);
int king_draw(const KingChoice *choice, int temperature, OriRandom *random);

/* Share of victory of the seat with a small regard for influence, in millionths. */
int32_t king_worth(const KingWeights *w, const OriState *state, int seat);

/* Near the end of a game options that throw something away are ruled out. The mind is the one that
 * chose. */
void king_foresee(const KingWeights *w, const OriView *view, const KingMind *mind,
                  KingChoice *choice);

/* What the net makes of a view without a search: its options, those ruled out that throw something
 * away near the end. */
void king_ponder(const OriView *view, KingChoice *out);
void king_explain(const OriView *view, const KingChoice *choice, BotAdvice *advice);
/* In an ending the advice stays within what is certain. */
void king_correct(const Guesser *guesser, BotAdvice *advice);

OriDecision king_search(const KingWeights *w, const OriView *view, const BotTask *task,
                        BotAdvice *advice);
/* Values for all options of a choice without a search. worth: of the position to the seat. */
void king_advise(const KingChoice *choice, int32_t worth, BotAdvice *advice);

/* Worlds by the net's belief; and how it weighs the kinds of a hole, from the net's logits. */
void king_guess(const KingWeights *w, const OriView *view, Guesser *out);

/* A try: the policy plays on at this temperature until the net says what that is worth. */
enum { KING_SOBER = KING_ONE / 2 }; /* less luck in what is compared */
bool king_is_told(const OriState *world, int seat, int plies);
void king_weigh_hole(const int32_t logit[ORI_KINDS], uint32_t kinds, GuessHole *hole);

/* For each face-down card of others, by handle: how likely it is of each kind, in thousandths. */
void king_belief(const OriView *view, int samples, OriRandom *random,
                 uint16_t share[ORI_MAX_CARDS + 1][ORI_KINDS]);

#endif
