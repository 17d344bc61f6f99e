/*
 * among.c - bots: one learner among them, advice, guesses.
 *
 * A bot gets the view of its seat; its luck comes from the row's own random numbers, so a game with
 * bots is as repeatable as any other.
 */
#include "env/env.h"

#include "bots/bot.h"
#include "bots/guess.h"

#include <string.h>

size_t ori_env_memory(void)
{
    return BOT_MEMORY;
}

const char *ori_env_bot(int number)
{
    return number >= 0 && number < bot_count ? bots[number].name : NULL;
}

int ori_env_learner(const OriEnv *env)
{
    if (env->rules.learner == ORI_ENV_ROTATES)
        return (int)((env->row + env->game) % env->state.rules.seats);
    return env->rules.learner;
}

static OriDecision ask_bot(OriEnv *env, const Bot *bot, const OriEnvBots *others)
{
    OriView view;
    BotTask task = {.budget = {.iterations = others->iterations},
                    .seed = ori_random(&env->random),
                    .memory = others->memory};
    ori_view(&env->state, env->state.asked, &view);
    return bot->decide(&view, &task, NULL);
}

/* Whether there is such a bot, and it has what it needs. */
static const Bot *bot_of(const OriEnvBots *others)
{
    const Bot *bot = bot_named(others->name);
    bool is_served = bot != NULL && others->iterations >= 0 &&
                     (!bot->searches || others->memory != NULL) &&
                     (!bot->searches || bot->at_once || others->iterations > 0);
    return is_served ? bot : NULL;
}

int ori_env_advise(OriEnv env[], int n, const OriEnvBots *others, int32_t action[])
{
    const Bot *bot = bot_of(others);
    if (bot == NULL || n < 0)
        return -1;
    for (int i = 0; i < n; i++)
        action[i] = env_is_over(&env[i]) ? ORI_ENV_NO_ACTION
                                         : ori_env_encode(ask_bot(&env[i], bot, others));
    return 0;
}

static void play_others(OriEnv *env, const Bot *bot, const OriEnvBots *others)
{
    int learner = ori_env_learner(env);
    while (!env_is_over(env) && env->state.asked != learner)
        ori_play(&env->state, ask_bot(env, bot, others), NULL);
}

/* Whether the learner's action was made, if there is one. */
static bool act(OriEnv *env, int action)
{
    OriDecision d;
    if (action == ORI_ENV_NO_ACTION)
        return true;
    return env->state.asked == ori_env_learner(env) && ori_env_decode(&env->state, action, &d) &&
           ori_apply(&env->state, d, NULL) == NULL;
}

static bool step_row(OriEnv *env, int i, int action, unsigned flags, const Bot *bot,
                     const OriEnvBots *others, const OriEnvOut *out)
{
    bool was_over = env_is_over(env);
    bool made = act(env, action);
    if (out->reward != NULL)
        memset(out->reward + (size_t)i * ORI_MAX_SEATS, 0, ORI_MAX_SEATS * sizeof out->reward[0]);
    if (out->done != NULL)
        out->done[i] = 0;
    if (made)
        play_others(env, bot, others);
    if (env_is_over(env) && !was_over)
        env_end(env, i, ori_env_learner(env), out);
    if (env_is_over(env) && (flags & ORI_ENV_NO_RESET) == 0) {
        env->game++;
        env_deal(env);
        play_others(env, bot, others);
    }
    env_tell(env, i, ori_env_learner(env), out);
    return made;
}

static bool all_have_learners(const OriEnv env[], int n)
{
    for (int i = 0; i < n; i++)
        if (ori_env_learner(&env[i]) < 0 || !env_has(&env[i], ori_env_learner(&env[i])))
            return false;
    return true;
}

int ori_env_step_among(OriEnv env[], int n, const int32_t action[], unsigned flags,
                       const OriEnvBots *others, const OriEnvOut *out)
{
    const Bot *bot = bot_of(others);
    int refused = 0;
    if (bot == NULL || n < 0 || (flags & ~(unsigned)ORI_ENV_NO_RESET) != 0 ||
        !all_have_learners(env, n))
        return -1;
    for (int i = 0; i < n; i++) {
        bool made = step_row(&env[i], i, action[i], flags, bot, others, out);
        refused += !made;
        if (out->refused != NULL)
            out->refused[i] = !made;
    }
    return refused;
}

const char *ori_env_guess(const OriEnv *env, int seat, OriEnvGuess model, OriRandom *random,
                          OriEnv *out)
{
    OriView view;
    Guesser guesser;
    if (!env_has(env, seat))
        return env_no_seat;
    if (model != ORI_ENV_UNIFORM && model != ORI_ENV_LEARNED)
        return env_no_model;
    ori_view(&env->state, seat, &view);
    guess_prepare(&view, model == ORI_ENV_LEARNED ? GUESS_LEARNED : GUESS_UNIFORM, &guesser);
    *out = *env;
    guess_draw(&guesser, random, &out->state);
    return NULL;
}
