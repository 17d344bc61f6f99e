/*
 * env.c - the batch environment: the numbers mean what the notation says, a row plays the engine's
 * game, an observation tells what the view tells and nothing else, and neither the number of rows
 * nor threads change a game.
 */
#include "tests/support/games.h"
#include "tests/support/signature.h"

#include "env/env.h"

#include <pthread.h>
#include <stdlib.h>

static long games;
static long decisions;
static long pairs;

/* --- Numbers --- */

static OriEnv row_of(const OriState *state)
{
    return (OriEnv){
        .state = *state,
        .rules = {.rules = state->rules, .learner = ORI_ENV_EVERYBODY, .first = ORI_ANY_SEAT}};
}

/* The same mask as bits, and nothing is written beside it. */
static void expect_bits(const OriState *s, const uint8_t expected[ORI_ENV_ACTIONS])
{
    uint32_t room[1 + ORI_ENV_MASK_WORDS + 1];
    uint32_t bits[ORI_ENV_MASK_WORDS] = {0};
    memset(room, 0xA5, sizeof room);
    see_options_bits(s, room + 1);
    for (int i = 0; i < ORI_ENV_ACTIONS; i++)
        bits[i / 32] |= (uint32_t)expected[i] << i % 32;
    expect_at(s, memcmp(room + 1, bits, sizeof bits) == 0, "as bits it differs");
    expect_at(s, room[0] == 0xA5A5A5A5 && room[1 + ORI_ENV_MASK_WORDS] == 0xA5A5A5A5,
              "bits beside their place");
}

static void expect_mask(const OriState *s)
{
    OriDecision option[ORI_MAX_OPTIONS];
    uint8_t expected[ORI_ENV_ACTIONS] = {0};
    uint8_t mask[ORI_ENV_ACTIONS];
    OriEnv env = row_of(s);
    memset(mask, 0xA5, sizeof mask);
    int count = ori_options(s, option);
    for (int i = 0; i < count; i++) {
        int action = ori_env_encode(option[i]);
        OriDecision back;
        expect_at(s, action >= 0 && action < ORI_ENV_ACTIONS, "a number outside");
        expect_at(s, expected[action] == 0, "two options have one number");
        expected[action] = 1;
        expect_at(s, ori_env_decode(s, action, &back), "it cannot be decoded");
        expect_at(s, memcmp(&back, &option[i], sizeof back) == 0, "it means something else");
    }
    expect_at(s, ori_env_mask(&env, mask) == count, "as many as options");
    expect_at(s, memcmp(mask, expected, sizeof mask) == 0, "the mask is the options");
    expect_bits(s, expected);
}

static void expect_refusals(const OriState *s)
{
    static const int32_t outside[] = {-1, -2, ORI_ENV_ACTIONS, INT32_MAX, INT32_MIN};
    uint8_t mask[ORI_ENV_ACTIONS];
    OriEnv env = row_of(s);
    OriEnv before = env;
    OriEnvOut out = {0};
    ori_env_mask(&env, mask);
    for (int32_t action = 0; action < ORI_ENV_ACTIONS; action++)
        if (!mask[action])
            expect_at(s, ori_env_step(&env, 1, &action, ORI_ENV_NO_RESET, &out) == 1,
                      "not refused");
    for (size_t i = 0; i < sizeof outside / sizeof outside[0]; i++)
        expect_at(s, ori_env_step(&env, 1, &outside[i], ORI_ENV_NO_RESET, &out) == 1,
                  "not refused");
    expect_at(s, memcmp(&env, &before, sizeof env) == 0, "a refused action changed something");
}

TEST(masks_are_options)
{
    enum { NOW_AND_THEN = 397 };
    for (long number = 0; number < games; number++) {
        Game game;
        game_deal(&game, (uint64_t)number);
        while (!game_is_over(&game)) {
            expect_mask(&game.state);
            if (decisions++ % NOW_AND_THEN == 0)
                expect_refusals(&game.state);
            game_step(&game, NULL);
        }
        expect_mask(&game.state);
    }
}

/* --- Games --- */

/* The games of tests/signature, stepped by numbers. */
TEST(rows_play_the_signature)
{
    enum { SOME = 3000 };
    uint64_t expected;
    uint64_t signature = 0;
    assert_true(play_signature(0, SOME, &expected));
    for (long i = 0; i < SOME; i++) {
        OriRandom random = {(uint64_t)i};
        OriEnv env = {.rules = {.rules = rules_of(i, &random)}};
        int32_t action;
        OriEnvOut out = {0};
        assert_null(ori_deal(env.rules.rules, ORI_ANY_SEAT, &random, &env.state));
        env.random = random;
        while (env.state.ask != ORI_ASK_OVER) {
            ori_env_choose(&env, 1, &action);
            assert_int_equal(ori_env_step(&env, 1, &action, ORI_ENV_NO_RESET, &out), 0);
        }
        OriRandom mixed = {signature ^ ori_hash(&env.state)};
        signature = ori_random(&mixed);
    }
    assert_int_equal(signature, expected);
}

enum { MOST_ROWS = 1024, STEPS = 300 };

typedef struct Slice {
    const OriEnvRules *rules;
    int from;
    int count;
    uint64_t *hash; /* by row */
} Slice;

/* Random games; for each row, a number that depends on all that was told. */
static void *play_slice(void *argument)
{
    const Slice *slice = argument;
    size_t n = (size_t)slice->count;
    OriEnv *env = calloc(n, sizeof *env);
    int32_t *action = calloc(n, sizeof *action);
    OriEnvOut out = {.obs = calloc(n, ORI_ENV_OBS),
                     .mask = calloc(n, ORI_ENV_ACTIONS),
                     .reward = calloc(n, ORI_MAX_SEATS * sizeof(float)),
                     .done = calloc(n, 1),
                     .player = calloc(n, 1)};
    const char *why = ori_env_reset(env, slice->count, slice->rules, 5, (uint32_t)slice->from);
    for (int step = 0; step < STEPS && why == NULL; step++) {
        ori_env_choose(env, slice->count, action);
        ori_env_step(env, slice->count, action, step % 2 ? ORI_ENV_TRUSTED : 0, &out);
        for (size_t i = 0; i < n; i++) {
            uint64_t sum = slice->hash[i] + (uint64_t)(out.player[i] + 2 * out.done[i]);
            for (int k = 0; k < ORI_ENV_OBS; k++)
                sum = sum * 31 + out.obs[i * ORI_ENV_OBS + (size_t)k];
            for (int k = 0; k < ORI_ENV_ACTIONS; k++)
                sum = sum * 31 + out.mask[i * ORI_ENV_ACTIONS + (size_t)k];
            for (int k = 0; k < ORI_MAX_SEATS; k++)
                sum =
                    sum * 31 + (uint64_t)(int64_t)(60 * out.reward[i * ORI_MAX_SEATS + (size_t)k]);
            slice->hash[i] = sum;
        }
    }
    free(env);
    free(action);
    free(out.obs);
    free(out.mask);
    free(out.reward);
    free(out.done);
    free(out.player);
    return NULL;
}

TEST(sizes_and_threads_do_not_matter)
{
    enum { THREADS = 4 };
    static uint64_t whole[MOST_ROWS], seven[7], one[1], parts[MOST_ROWS];
    OriEnvRules rules;
    OriError error;
    assert_true(ori_env_rules("mix", 4, &rules, &error));
    play_slice(&(Slice){&rules, 0, MOST_ROWS, whole});
    play_slice(&(Slice){&rules, 0, 7, seven});
    play_slice(&(Slice){&rules, 5, 1, one});
    assert_memory_equal(whole, seven, sizeof seven);
    assert_int_equal(whole[5], one[0]);
    Slice slice[THREADS];
    pthread_t thread[THREADS];
    for (int i = 0; i < THREADS; i++) {
        int from = i * MOST_ROWS / THREADS;
        slice[i] = (Slice){&rules, from, MOST_ROWS / THREADS, parts + from};
        assert_int_equal(pthread_create(&thread[i], NULL, play_slice, &slice[i]), 0);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(thread[i], NULL);
    assert_memory_equal(whole, parts, sizeof whole);
}

/* Whatever is decided: deal k of a row is the same. */
TEST(deals_do_not_depend_on_decisions)
{
    enum { ROWS = 8, DEALS = 4 };
    OriEnvRules rules;
    OriError error;
    assert_true(ori_env_rules("ablaze+schemer2", 3, &rules, &error));
    OriEnv played[ROWS], skipped[ROWS];
    assert_null(ori_env_reset(played, ROWS, &rules, 9, 0));
    assert_null(ori_env_reset(skipped, ROWS, &rules, 9, 0));
    for (int k = 0; k < DEALS; k++) {
        for (int i = 0; i < ROWS; i++) {
            assert_int_equal(played[i].game, k);
            assert_true(states_equal(&played[i].state, &skipped[i].state));
            OriEnvOut out = {0};
            while (played[i].game == (uint32_t)k) { /* always the first option */
                uint8_t mask[ORI_ENV_ACTIONS];
                int32_t action = 0;
                ori_env_mask(&played[i], mask);
                while (!mask[action])
                    action++;
                assert_int_equal(ori_env_step(&played[i], 1, &action, 0, &out), 0);
            }
        }
        ori_env_playout(skipped, ROWS, 1);
    }
}

TEST(pay_adds_up)
{
    enum { ROWS = 64, LONG = 4000 };
    static const double sums[] = {[ORI_PAY_ZERO_SUM] = 0, [ORI_PAY_SHARE] = 1, [ORI_PAY_RANK] = -1};
    for (int reward = 0; reward <= ORI_PAY_INFLUENCE; reward++)
        for (int seats = ORI_MIN_SEATS; seats <= ORI_MAX_SEATS; seats++) {
            OriEnvRules rules;
            OriError error;
            OriEnv env[ROWS];
            int32_t action[ROWS];
            float paid[ROWS][ORI_MAX_SEATS];
            uint8_t done[ROWS];
            int ended = 0;
            OriEnvOut out = {.reward = paid[0], .done = done};
            assert_true(ori_env_rules("base", seats, &rules, &error));
            rules.reward = (uint8_t)reward;
            assert_null(ori_env_reset(env, ROWS, &rules, 3, 0));
            for (int step = 0; step < LONG && ended < 100; step++) {
                ori_env_choose(env, ROWS, action);
                assert_int_equal(ori_env_step(env, ROWS, action, 0, &out), 0);
                for (int i = 0; i < ROWS; i++) {
                    double sum = 0;
                    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
                        sum += paid[i][seat];
                    ended += done[i];
                    double right = reward == ORI_PAY_RANK ? seats / 2.0 : sums[reward % 3];
                    if (!done[i])
                        assert_true(sum == 0);
                    else if (reward != ORI_PAY_INFLUENCE)
                        assert_true(sum - right < 1e-5 && right - sum < 1e-5);
                }
            }
            assert_true(ended >= 100);
        }
}

/* --- What is seen --- */

/* Reading it gives back the view, but for the handles. */
static void expect_read_back(const OriState *s, int seat, const uint8_t *obs)
{
    char written[ORI_POSITION_TEXT];
    char seen[ORI_POSITION_TEXT] = "";
    OriView view, back;
    ori_view(s, seat, &view);
    ori_write_view(&view, written);
    if (ori_env_read_obs(obs, seat, &back))
        ori_write_view(&back, seen);
    if (strcmp(written, seen) != 0)
        fail_msg("seat %d sees\n%s\nand its observation tells\n%s", seat, written, seen);
}

static void expect_in_its_place(const OriEnv *env, int seat, const uint8_t obs[ORI_ENV_OBS])
{
    uint8_t room[1 + ORI_ENV_OBS + 1];
    memset(room, 0xA5, sizeof room);
    ori_env_observe(env, seat, room + 1);
    expect_at(&env->state, memcmp(room + 1, obs, ORI_ENV_OBS) == 0, "written again it differs");
    expect_at(&env->state, room[0] == 0xA5 && room[1 + ORI_ENV_OBS] == 0xA5,
              "written beside its place");
}

/* Promise 3: truths that look the same to a seat are the same bytes to it. */
TEST(observations_tell_the_view)
{
    long differ = 0;
    OriRandom random = {77};
    for (long number = 0; number < games / 10; number++) {
        Game game;
        game_deal(&game, (uint64_t)number);
        if (game.state.rules.start != 0) /* which an observation does not tell */
            continue;
        for (;; game_step(&game, NULL)) {
            OriEnv env = row_of(&game.state);
            int seats = (int)game.state.rules.seats;
            int seat = ori_random_below(&random, seats + 1) - 1;
            uint8_t mine[ORI_ENV_OBS], same[ORI_ENV_OBS], other[ORI_ENV_OBS], others[ORI_ENV_OBS];
            OriEnv guess;
            ori_env_guess(&env, seat, number % 2 ? ORI_ENV_LEARNED : ORI_ENV_UNIFORM, &random,
                          &guess);
            ori_env_observe(&env, seat, mine);
            ori_env_observe(&guess, seat, same);
            expect_at(&env.state, memcmp(mine, same, sizeof mine) == 0,
                      "two truths that look the same are told apart");
            expect_read_back(&env.state, seat, mine);
            expect_in_its_place(&env, seat, mine);
            int neighbour = (seat + 1) % seats;
            ori_env_observe(&env, neighbour, other);
            ori_env_observe(&guess, neighbour, others);
            differ += memcmp(other, others, sizeof other) != 0;
            pairs++;
            if (game_is_over(&game))
                break;
        }
    }
    assert_true(differ > pairs / 2); /* the guesses did differ: the test can fail */
}

TEST(wild_observations_are_refused)
{
    enum { TRIES = 20000 };
    OriRandom random = {4};
    Game game;
    for (long i = 0; i < TRIES; i++) {
        uint8_t obs[ORI_ENV_OBS];
        OriView view;
        OriError error;
        if (i % 50 == 0)
            game_deal(&game, (uint64_t)i);
        else if (!game_is_over(&game))
            game_step(&game, NULL);
        OriEnv env = row_of(&game.state);
        ori_env_observe(&env, 0, obs);
        for (int n = 1 + ori_random_below(&random, 6); n > 0; n--)
            obs[ori_random_below(&random, ORI_ENV_OBS)] ^=
                (uint8_t)(1 << ori_random_below(&random, 8));
        if (ori_env_read_obs(obs, 0, &view))
            assert_true(ori_check_view(&view, &error));
    }
}

/* --- Bots --- */

TEST(the_learner_is_asked)
{
    enum { ROWS = 12, LONG = 120 };
    static OriEnv env[2][ROWS];
    void *memory = malloc(ori_env_memory());
    OriEnvBots others = {.name = "squire", .memory = memory};
    OriEnvRules rules;
    OriError error;
    int ended = 0;
    assert_non_null(memory);
    assert_true(ori_env_rules("mix", 5, &rules, &error));
    rules.learner = ORI_ENV_ROTATES;
    int32_t action[ROWS];
    uint8_t done[ROWS];
    int8_t player[ROWS];
    OriEnvOut out = {.done = done, .player = player};
    for (int run = 0; run < 2; run++) {
        assert_null(ori_env_reset(env[run], ROWS, &rules, 8, 0));
        for (int i = 0; i < ROWS; i++)
            action[i] = ORI_ENV_NO_ACTION;
        for (int step = 0; step < LONG; step++) {
            assert_int_equal(ori_env_step_among(env[run], ROWS, action, 0, &others, &out), 0);
            for (int i = 0; i < ROWS; i++) {
                assert_int_equal(player[i], ori_env_learner(&env[run][i]));
                assert_int_equal(player[i], (int)(env[run][i].row + env[run][i].game) % 5);
                ended += done[i];
            }
            ori_env_choose(env[run], ROWS, action);
        }
    }
    assert_memory_equal(env[0], env[1], sizeof env[0]);
    assert_true(ended > ROWS);
    others.name = "nobody";
    assert_int_equal(ori_env_step_among(env[0], ROWS, action, 0, &others, &out), -1);
    assert_int_equal(ori_env_advise(env[0], ROWS, &others, action), -1);
    free(memory);
}

/* --- Texts --- */

TEST(records_go_in_and_come_out)
{
    for (uint64_t number = 0; number < 400; number++) {
        OriRecord record;
        char expected[ORI_RECORD_TEXT], text[ORI_RECORD_TEXT];
        int32_t action[ORI_MAX_DECISIONS];
        int count = ORI_MAX_DECISIONS;
        int seat;
        OriError error;
        OriEnv deal = {0};
        game_record(number, ORI_MAX_DECISIONS, &record);
        memset(record.name, 0, sizeof record.name);
        record.date[0] = '\0';
        ori_write_record(&record, expected);
        assert_true(ori_env_read_record(expected, &deal, action, &count, &seat, &error));
        assert_int_equal(seat, ORI_TRUTH);
        assert_null(ori_env_record(&deal, action, count, ORI_TRUTH, text));
        assert_string_equal(text, expected);
        OriRecord known;
        ori_record_for(&record, 1, &known);
        ori_write_record(&known, expected);
        assert_null(ori_env_record(&deal, action, count, 1, text));
        assert_string_equal(text, expected);
        count = 3;
        assert_false(ori_env_read_record(expected, &deal, action, &count, &seat, &error));
    }
}

TEST(rules_are_read)
{
    static const char *const good[] = {"base", "ablaze",       "ablaze+schemer2",
                                       "mix",  "mix+schemer2", "mix:ASYHLFXDMR"};
    static const char *const bad[] = {"", "Base", "base+schemer2", "mix:", "mix+", "mix ", "both"};
    OriEnvRules rules;
    OriError error;
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        OriEnv env;
        assert_true(ori_env_rules(good[i], 3, &rules, &error));
        assert_null(ori_env_reset(&env, 1, &rules, 1, 0));
        expect_checked(&env.state);
        assert_false(ori_env_rules(good[i], 1, &rules, &error));
        assert_string_equal(error.field, "seats");
        assert_false(ori_env_rules(good[i], 6, &rules, &error));
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_false(ori_env_rules(bad[i], 3, &rules, &error));
    assert_true(ori_env_rules("base", 3, &rules, &error));
    rules.learner = 3;
    OriEnv env;
    assert_non_null(ori_env_reset(&env, 1, &rules, 1, 0));
}

/* --- Numbers that are not there --- */

static void expect_no_such_seat(const OriEnv *row, int seat)
{
    uint8_t obs[ORI_ENV_OBS];
    char text[ORI_RECORD_TEXT];
    int32_t action[1];
    OriRandom random = {1};
    OriEnv other;
    OriView view;
    assert_non_null(ori_env_observe(row, seat, obs));
    assert_non_null(ori_env_guess(row, seat, ORI_ENV_UNIFORM, &random, &other));
    assert_non_null(
        ori_env_resample(row, action, 0, seat, ORI_ENV_UNIFORM, &random, &other, action));
    assert_null(ori_env_observe(row, ORI_SPECTATOR, obs));
    assert_false(ori_env_read_obs(obs, seat, &view));
    if (seat == ORI_TRUTH)
        return;
    assert_int_equal(ori_env_write(row, seat, text), -1);
    assert_non_null(ori_env_record(row, action, 0, seat, text));
}

static void expect_no_such_count(OriEnv *row)
{
    static const int wrong[] = {-1, INT32_MIN};
    int32_t action[1] = {0};
    uint8_t done[1];
    char text[ORI_RECORD_TEXT];
    OriRandom random = {1};
    OriEnvOut out = {.done = done, .refused = done};
    OriEnvBots knight = {.name = "knight"};
    OriEnv other;
    for (int i = 0; i < 2; i++) {
        int n = wrong[i];
        assert_non_null(ori_env_reset(row, n, &row->rules, 1, 0));
        assert_int_equal(ori_env_step(row, n, action, 0, &out), -1);
        assert_non_null(ori_env_look(row, n, &out));
        assert_non_null(ori_env_choose(row, n, action));
        assert_int_equal(ori_env_playout(row, n, 1), -1);
        assert_int_equal(ori_env_playout(row, 1, n), -1);
        assert_int_equal(ori_env_step_among(row, n, action, 0, &knight, &out), -1);
        assert_int_equal(ori_env_advise(row, n, &knight, action), -1);
        assert_non_null(ori_env_record(row, action, n, 0, text));
        assert_non_null(
            ori_env_resample(row, action, n, 0, ORI_ENV_UNIFORM, &random, &other, action));
    }
    assert_non_null(ori_env_record(row, action, ORI_MAX_DECISIONS + 1, 0, text));
    assert_non_null(ori_env_reset(row, 2, &row->rules, 1, UINT32_MAX));
    assert_int_equal(ori_env_step(row, 1, action, 4, &out), -1);
    assert_non_null(ori_env_guess(row, 0, (OriEnvGuess)2, &random, &other));
}

static void expect_no_such_bot(OriEnv *row)
{
    int32_t action[1];
    void *memory = malloc(ori_env_memory());
    OriEnvOut out = {0};
    assert_non_null(memory);
    const OriEnvBots wrong[] = {{.name = "baron", .iterations = -5, .memory = memory},
                                {.name = "baron", .memory = memory},
                                {.name = "baron", .iterations = 5},
                                {.name = "", .iterations = 5, .memory = memory}};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_int_equal(ori_env_advise(row, 1, &wrong[i], action), -1);
        assert_int_equal(ori_env_step_among(row, 1, action, 0, &wrong[i], &out), -1);
    }
    OriEnvBots right = {.name = "knight", .memory = memory};
    assert_int_equal(ori_env_step_among(row, 1, action, 0, &right, &out), -1); /* no learner */
    row->rules.learner = 4; /* a position with fewer seats was read */
    assert_int_equal(ori_env_step_among(row, 1, action, 0, &right, &out), -1);
    free(memory);
}

static void expect_no_such_rules(const OriEnvRules *rules)
{
    OriEnv row[2], before[2];
    memset(row, 7, sizeof row);
    memcpy(before, row, sizeof row);
    for (int what = 0; what < 6; what++) {
        OriEnvRules wrong = *rules;
        if (what == 0)
            wrong.learner = -3;
        else if (what == 1)
            wrong.first = -2;
        else if (what == 2)
            wrong.reward = ORI_PAY_INFLUENCE + 1;
        else if (what == 3)
            wrong.first = 3;
        else
            wrong.rules.seats = what == 4 ? 1 : 6;
        assert_non_null(ori_env_reset(row, 2, &wrong, 1, 0));
        assert_memory_equal(row, before, sizeof row);
    }
}

static void expect_no_such_deal(OriEnv *row)
{
    uint32_t kinds = row->rules.rules.kinds;
    static const uint32_t three[3] = {7, 7, 7}, two[3] = {7, 3, 7}, others[3] = {7, 7, UINT32_MAX};
    assert_non_null(ori_env_deal(row, kinds, three, 3));
    assert_non_null(ori_env_deal(row, kinds, three, ORI_ANY_SEAT));
    assert_non_null(ori_env_deal(row, UINT32_MAX, three, 0));
    assert_non_null(ori_env_deal(row, kinds, two, 0));
    assert_non_null(ori_env_deal(row, kinds, others, 0));
}

TEST(what_is_not_there_is_refused)
{
    static const int seat[] = {3, 4, 5, 100000, INT32_MAX, ORI_TRUTH, -3, INT32_MIN};
    OriEnvRules rules;
    OriError error;
    OriEnv row;
    assert_true(ori_env_rules("base", 3, &rules, &error));
    expect_no_such_rules(&rules);
    assert_null(ori_env_reset(&row, 1, &rules, 1, 0));
    OriEnv before = row;
    for (size_t i = 0; i < sizeof seat / sizeof seat[0]; i++)
        expect_no_such_seat(&row, seat[i]);
    expect_no_such_count(&row);
    expect_no_such_deal(&row);
    assert_memory_equal(&row, &before, sizeof row);
    expect_no_such_bot(&row);
    for (int verb = 0; verb < 256; verb++)
        for (int at = 0; at < 256; at++) {
            int action = ori_env_encode((OriDecision){(uint8_t)verb, 0, (uint8_t)at});
            assert_true(action == ORI_ENV_NO_ACTION || (action >= 0 && action < ORI_ENV_ACTIONS));
            if (at > ORI_MAX_PLACES || verb > ORI_ACTIVATE)
                assert_int_equal(action, ORI_ENV_NO_ACTION);
        }
}

int main(int argc, char **argv)
{
    games = games_wanted(argc, argv, 40000);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(masks_are_options),
        cmocka_unit_test(rows_play_the_signature),
        cmocka_unit_test(sizes_and_threads_do_not_matter),
        cmocka_unit_test(deals_do_not_depend_on_decisions),
        cmocka_unit_test(pay_adds_up),
        cmocka_unit_test(observations_tell_the_view),
        cmocka_unit_test(wild_observations_are_refused),
        cmocka_unit_test(the_learner_is_asked),
        cmocka_unit_test(records_go_in_and_come_out),
        cmocka_unit_test(rules_are_read),
        cmocka_unit_test(what_is_not_there_is_refused),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    printf("env: %ld games, %ld decisions, %ld pairs of observations\n", games, decisions, pairs);
    return failed;
}
