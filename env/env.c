/*
 * env.c - rows: dealing, stepping, paying.
 *
 * A row is independent of all others, so a batch is a loop. A row's next deal follows from its
 * seed, its number and how many games it has seen, never from decisions.
 */
#include "env/env.h"

#include <string.h>

const char env_no_seat[] = "there is no such seat: they count from 0, and -1 is a spectator";
const char env_no_rows[] = "there cannot be fewer rows than 0";
const char env_no_model[] = "there is no such model: ORI_ENV_UNIFORM or ORI_ENV_LEARNED";

int ori_env_version(void)
{
    return ORI_ENV_VERSION;
}

size_t ori_env_size(void)
{
    return sizeof(OriEnv);
}

/* --- Dealing --- */

static uint64_t blend(uint64_t seed, uint64_t number)
{
    OriRandom random = {seed};
    random.state = ori_random(&random) ^ number;
    return ori_random(&random);
}

const char *env_deal(OriEnv *env)
{
    OriRules rules = env->rules.rules;
    env->random.state = blend(env->seed, (uint64_t)env->row << 32 | env->game);
    if (env->rules.drawn)
        rules.kinds = 0; /* left open: the deal draws them */
    return ori_deal(rules, env->rules.first, &env->random, &env->state);
}

/* Checks what ori_deal does not. */
static const char *refuse_rules(const OriEnvRules *rules)
{
    if (rules->learner >= (int)rules->rules.seats || rules->learner < ORI_ENV_ROTATES)
        return "the learner has no seat";
    if (rules->rules.start != 0)
        return "the environment deals without a handicap";
    if (rules->first < ORI_ANY_SEAT)
        return "the first player has no seat";
    if (rules->reward > ORI_PAY_INFLUENCE)
        return "there is no such reward";
    return NULL;
}

const char *ori_env_reset(OriEnv env[], int n, const OriEnvRules *rules, uint64_t seed,
                          uint32_t first_row)
{
    const char *why = refuse_rules(rules);
    if (n < 0)
        return env_no_rows;
    if ((uint64_t)first_row + (uint64_t)n > (uint64_t)UINT32_MAX + 1)
        return "the numbers of the rows end at 4294967295";
    for (int i = 0; i < n && why == NULL; i++) {
        OriEnv dealt = {.seed = seed, .row = first_row + (uint32_t)i, .rules = *rules};
        why = env_deal(&dealt); /* what is refused is refused for the first row */
        if (why == NULL)
            env[i] = dealt;
    }
    return why;
}

const char *ori_env_deal(OriEnv *env, uint32_t kinds, const uint32_t aside[], int first)
{
    const OriRules *agreed = &env->rules.rules;
    OriRules rules = ori_rules(kinds, (int)agreed->seats, (int)agreed->schemer);
    uint32_t hand[ORI_MAX_SEATS] = {0};
    OriState dealt;
    for (int seat = 0; seat < (int)rules.seats; seat++)
        hand[seat] = kinds & ~aside[seat];
    const char *why = ori_deal_hands(rules, first, hand, aside, &dealt);
    if (why == NULL)
        env->state = dealt;
    return why;
}

/* --- Paying --- */

void ori_env_pay(const OriEnv *env, float reward[ORI_MAX_SEATS])
{
    uint8_t rank[ORI_MAX_SEATS];
    int level[ORI_MAX_SEATS + 1] = {0}; /* how many share this rank */
    int seats = (int)env->state.rules.seats;
    memset(reward, 0, ORI_MAX_SEATS * sizeof reward[0]);
    if (!env_is_over(env))
        return;
    ori_ranks(&env->state, rank);
    for (int seat = 0; seat < seats; seat++)
        level[rank[seat]]++;
    for (int seat = 0; seat < seats; seat++) {
        float share = rank[seat] == 1 ? 1.0f / (float)level[1] : 0.0f;
        int twice_behind = 2 * (rank[seat] - 1) + level[rank[seat]] - 1;
        switch ((OriEnvReward)env->rules.reward) {
        case ORI_PAY_ZERO_SUM:
            reward[seat] = (float)seats * share - 1.0f;
            break;
        case ORI_PAY_SHARE:
            reward[seat] = share;
            break;
        case ORI_PAY_RANK:
            reward[seat] = 1.0f - (float)twice_behind / (float)(2 * (seats - 1));
            break;
        case ORI_PAY_INFLUENCE:
            reward[seat] = (float)env->state.pool[seat];
            break;
        }
    }
}

/* --- Stepping --- */

/* Told a few at a time: what has been written in small pieces cannot be read in large ones at once,
 * so no row is looked at right after its step, and no view right after it was made. */
#ifdef __NVPTX__ /* there each row has a thread of its own */
enum { FEW = 1 };
#else
enum { FEW = 16 };
#endif

static inline void tell_options(const OriEnv *env, int i, const OriEnvOut *out)
{
    if (out->player != NULL)
        out->player[i] = (int8_t)(env_is_over(env) ? -1 : env->state.asked);
    if (out->mask != NULL)
        see_options(&env->state, out->mask + (size_t)i * ORI_ENV_ACTIONS);
}

void env_tell(const OriEnv *env, int i, int seat, const OriEnvOut *out)
{
    tell_options(env, i, out);
    if (out->obs != NULL)
        ori_env_observe(env, seat, out->obs + (size_t)i * ORI_ENV_OBS);
}

/* At most FEW rows, each as the seat asked there sees it. */
static void tell_few(const OriEnv env[], int from, int to, const OriEnvOut *out)
{
    OriView view[FEW];
    if (out->obs != NULL)
        for (int i = from; i < to; i++)
            ori_view(&env[i].state, env[i].state.asked, &view[i - from]);
    for (int i = from; i < to; i++)
        tell_options(&env[i], i, out);
    if (out->obs != NULL)
        for (int i = from; i < to; i++)
            see_view(&view[i - from], out->obs + (size_t)i * ORI_ENV_OBS);
}

static inline int few_from(int from, int n)
{
    return from + FEW < n ? from + FEW : n;
}

const char *ori_env_look(const OriEnv env[], int n, const OriEnvOut *out)
{
    if (n < 0)
        return env_no_rows;
    for (int from = 0; from < n; from += FEW)
        tell_few(env, from, few_from(from, n), out);
    if (out->reward != NULL)
        memset(out->reward, 0, (size_t)n * ORI_MAX_SEATS * sizeof out->reward[0]);
    if (out->done != NULL)
        memset(out->done, 0, (size_t)n);
    if (out->refused != NULL)
        memset(out->refused, 0, (size_t)n);
    return NULL;
}

/* Whether the decision was made; if not, nothing has changed. */
static inline bool decide(OriState *s, int action, unsigned flags)
{
    OriDecision d;
    if (!ori_env_decode(s, action, &d))
        return false;
    if ((flags & ORI_ENV_TRUSTED) == 0)
        return ori_apply(s, d, NULL) == NULL;
    ori_play(s, d, NULL);
    return true;
}

void env_end(const OriEnv *env, int i, int seat, const OriEnvOut *out)
{
    if (out->reward != NULL)
        ori_env_pay(env, out->reward + (size_t)i * ORI_MAX_SEATS);
    if (out->done != NULL)
        out->done[i] = 1;
    if (out->last_obs != NULL)
        ori_env_observe(env, seat, out->last_obs + (size_t)i * ORI_ENV_OBS);
}

static void end_game(OriEnv *env, int i, int seat, unsigned flags, const OriEnvOut *out)
{
    env_end(env, i, seat, out);
    if ((flags & ORI_ENV_NO_RESET) != 0)
        return;
    env->game++;
    env_deal(env);
}

/* One decision in row i; whether it was made. */
static inline bool step_row(OriEnv *env, int i, int action, unsigned flags, const OriEnvOut *out)
{
    int seat = env->state.asked;
    bool made = decide(&env->state, action, flags);
    if (out->refused != NULL)
        out->refused[i] = !made;
    if (out->done != NULL)
        out->done[i] = 0;
    if (made && env_is_over(env))
        end_game(env, i, seat, flags, out);
    return made;
}

int ori_env_step(OriEnv env[], int n, const int32_t action[], unsigned flags, const OriEnvOut *out)
{
    int refused = 0;
    if (n < 0 || flags > (ORI_ENV_TRUSTED | ORI_ENV_NO_RESET))
        return -1;
    if (out->reward != NULL)
        memset(out->reward, 0, (size_t)n * ORI_MAX_SEATS * sizeof out->reward[0]);
    for (int from = 0; from < n; from += FEW) {
        int to = few_from(from, n);
        for (int i = from; i < to; i++)
            refused += !step_row(&env[i], i, action[i], flags, out);
        tell_few(env, from, to, out);
    }
    return refused;
}

const char *ori_env_choose(OriEnv env[], int n, int32_t action[])
{
    if (n < 0)
        return env_no_rows;
    for (int i = 0; i < n; i++)
        action[i] = env_is_over(&env[i])
                        ? ORI_ENV_NO_ACTION
                        : ori_env_encode(ori_choose(&env[i].state, &env[i].random));
    return NULL;
}

int64_t ori_env_playout(OriEnv env[], int n, int games)
{
    int64_t decisions = 0;
    if (n < 0 || games < 0)
        return -1;
    for (int i = 0; i < n; i++)
        for (int game = 0; game < games; game++) {
            decisions += ori_playout(&env[i].state, &env[i].random);
            env[i].game++;
            env_deal(&env[i]);
        }
    return decisions;
}
