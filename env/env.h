/*
 * env.h - the environment in reading order, and what its parts share.
 *
 *     act.c      numbers for decisions
 *     see.c      observations and masks
 *     env.c      rows: dealing, stepping, paying
 *     resample.c another game that looks the same
 *     among.c    bots: one learner among them, advice, guesses
 *     text.c     the notation, both ways
 */
#ifndef ORI_ENV_PARTS_H
#define ORI_ENV_PARTS_H

#include "oriflamme_env.h"

_Static_assert(sizeof(OriEnv) == 360, "a row is flat, without padding");

/* What the view shows, and what the seat asked may do, as numbers. */
void see_view(const OriView *view, uint8_t obs[ORI_ENV_OBS]);
void see_options(const OriState *state, uint8_t mask[ORI_ENV_ACTIONS]);
/* Action a as bit a % 32 of word a / 32. */
enum { ORI_ENV_MASK_WORDS = (ORI_ENV_ACTIONS + 31) / 32 };
void see_options_bits(const OriState *state, uint32_t mask[ORI_ENV_MASK_WORDS]);

/* Whether the game has this seat, or it is ORI_SPECTATOR. */
static inline bool env_has(const OriEnv *env, int seat)
{
    return seat >= ORI_SPECTATOR && seat < (int)env->state.rules.seats;
}

/* Reasons that several parts give. */
extern const char env_no_seat[];
extern const char env_no_rows[];
extern const char env_no_model[];

/* Deals the row's game number env->game. */
const char *env_deal(OriEnv *env);
static inline bool env_is_over(const OriEnv *env)
{
    return env->state.ask == ORI_ASK_OVER;
}

/* Tells row i that its game is over: what it pays, and the last that this seat sees. */
void env_end(const OriEnv *env, int i, int seat, const OriEnvOut *out);
/* Tells row i what is seen (by this seat), what may be done, and who is asked. */
void env_tell(const OriEnv *env, int i, int seat, const OriEnvOut *out);

#endif
