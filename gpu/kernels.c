/*
 * kernels.c - the batch environment on a card: the functions of oriflamme_env.h, a row for each
 * thread.
 *
 * All their arguments are on the card, and the caller has checked all numbers. A thread
 * never works on its row where it lies: neighbours would touch memory far apart, and every byte
 * would be a transaction. The block copies its rows into its shared memory and takes back whole
 * lines, neighbouring threads side by side. A game is played in a copy that the thread has for
 * itself: the card lays such copies out so that neighbours touch neighbouring memory.
 *
 * The engine and the environment are given pointers to such copies only, never into the shared
 * memory: steps that worked there went wrong on the card (docs/research.md).
 */
#include "env/env.h"
#include "gpu/gpu.h"

/* --- What a block has in hand --- */

enum {
    ROW_WORDS = sizeof(OriEnv) / sizeof(uint64_t),
    ROW_APART = ROW_WORDS | 1, /* an odd number: rows begin in different banks */
    OBS_WORDS = ORI_ENV_OBS / 4,
    OBS_APART = OBS_WORDS | 1,
    MASK_WORDS = ORI_ENV_MASK_WORDS,
};

/* The block's rows: from the first on, and how many. */
typedef struct Rows {
    int first;
    int count;
} Rows;

static inline Rows my_rows(int n)
{
    int first = gpu_block() * gpu_threads();
    int left = n - first;
    return (Rows){first, left < gpu_threads() ? left : gpu_threads()};
}

static inline OriEnv *row_at(int i)
{
    return (OriEnv *)(uint64_t *)&gpu_memory[i * ROW_APART];
}

static inline void bring_rows(const OriEnv *env, Rows rows)
{
    const uint64_t *from = (const uint64_t *)&env[rows.first];
    for (int i = gpu_me(); i < rows.count * ROW_WORDS; i += gpu_threads())
        gpu_memory[i / ROW_WORDS * ROW_APART + i % ROW_WORDS] = from[i];
    gpu_wait();
}

static inline void take_back_rows(OriEnv *env, Rows rows)
{
    uint64_t *to = (uint64_t *)&env[rows.first];
    gpu_wait();
    for (int i = gpu_me(); i < rows.count * ROW_WORDS; i += gpu_threads())
        to[i] = gpu_memory[i / ROW_WORDS * ROW_APART + i % ROW_WORDS];
}

/* --- Games --- */

/* What a library of another time would have others of. */
KERNEL void ori_gpu_numbers(int32_t number[4])
{
    if (gpu_thread() > 0)
        return;
    number[0] = ORI_ENV_VERSION;
    number[1] = (int32_t)sizeof(OriEnv);
    number[2] = ORI_ENV_ACTIONS;
    number[3] = ORI_ENV_OBS;
}

KERNEL void ori_gpu_reset(OriEnv *env, int n, OriEnvRules rules, uint64_t seed, uint32_t first_row)
{
    Rows rows = my_rows(n);
    int me = gpu_me();
    if (me < rows.count) {
        OriEnv mine;
        ori_env_reset(&mine, 1, &rules, seed, first_row + (uint32_t)(rows.first + me));
        *row_at(me) = mine;
    }
    take_back_rows(env, rows);
}

KERNEL void ori_gpu_choose(OriEnv *env, int n, int32_t *action)
{
    int i = gpu_thread();
    if (i < n)
        ori_env_choose(&env[i], 1, &action[i]);
}

/* Actions as others have them, of 32 or 64 bits: those that do not fit are none. */
KERNEL void ori_gpu_take(const void *from, int wide, int n, int32_t *action)
{
    int i = gpu_thread();
    if (i >= n)
        return;
    int64_t given = wide != 0 ? ((const int64_t *)from)[i] : ((const int32_t *)from)[i];
    action[i] = given >= 0 && given < ORI_ENV_ACTIONS ? (int32_t)given : ORI_ENV_NO_ACTION;
}

KERNEL void ori_gpu_step(OriEnv *env, int n, const int32_t *action, unsigned flags, float *reward,
                         uint8_t *done, int8_t *player, uint8_t *refused)
{
    Rows rows = my_rows(n);
    int me = gpu_me();
    bring_rows(env, rows);
    if (me < rows.count) {
        size_t i = (size_t)(rows.first + me);
        OriEnv mine = *row_at(me);
        OriEnvOut out = {.reward = reward + i * ORI_MAX_SEATS,
                         .done = done + i,
                         .player = player + i,
                         .refused = refused + i};
        ori_env_step(&mine, 1, &action[i], flags, &out);
        *row_at(me) = mine;
    }
    take_back_rows(env, rows);
}

/* Random games to the end. A game is long, and its row is brought once. */
KERNEL void ori_gpu_playout(OriEnv *env, int n, int games, int64_t *decisions)
{
    int i = gpu_thread();
    if (i >= n)
        return;
    OriEnv mine = env[i];
    decisions[i] = ori_env_playout(&mine, 1, games);
    env[i] = mine;
}

/* How many rows were refused. One block. */
KERNEL void ori_gpu_count(const uint8_t *refused, int n, int32_t *count)
{
    int mine = 0;
    if (gpu_me() == 0)
        *count = 0;
    gpu_wait();
    for (int i = gpu_me(); i < n; i += gpu_threads())
        mine += refused[i] != 0;
    gpu_add(count, mine);
}

/* What each seat would be paid: 0 before the end. */
KERNEL void ori_gpu_pay(const OriEnv *env, int n, float *reward)
{
    int i = gpu_thread();
    if (i < n)
        ori_env_pay(&env[i], reward + (size_t)i * ORI_MAX_SEATS);
}

/* --- What is told --- */

/* What a step would have told of the game itself. */
KERNEL void ori_gpu_look(const OriEnv *env, int n, float *reward, uint8_t *done, int8_t *player,
                         uint8_t *refused)
{
    int i = gpu_thread();
    if (i >= n)
        return;
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        reward[(size_t)i * ORI_MAX_SEATS + (size_t)seat] = 0;
    done[i] = refused[i] = 0;
    player[i] = (int8_t)(env_is_over(&env[i]) ? -1 : env[i].state.asked);
}

/* What the asked seat sees. */
KERNEL void ori_gpu_observe(const OriEnv *env, int n, uint32_t *obs)
{
    Rows rows = my_rows(n);
    int me = gpu_me();
    SHARED uint32_t *told = (SHARED uint32_t *)gpu_memory;
    uint32_t mine[OBS_WORDS];
    bring_rows(env, rows);
    if (me < rows.count) {
        OriState state = row_at(me)->state;
        OriView view;
        ori_view(&state, state.asked, &view);
        see_view(&view, (uint8_t *)mine);
    }
    gpu_wait();
    for (int i = 0; me < rows.count && i < OBS_WORDS; i++)
        told[me * OBS_APART + i] = mine[i];
    gpu_wait();
    obs += (size_t)rows.first * OBS_WORDS;
    for (int i = me; i < rows.count * OBS_WORDS; i += gpu_threads())
        obs[i] = told[i / OBS_WORDS * OBS_APART + i % OBS_WORDS];
}

/* The block's masks as bits, one after the other: an odd number of words each. */
static inline SHARED uint32_t *make_masks(const OriEnv *env, Rows rows)
{
    SHARED uint32_t *bits = (SHARED uint32_t *)gpu_memory;
    int me = gpu_me();
    _Static_assert(MASK_WORDS % 2 == 1, "rows begin in different banks");
    if (me < rows.count) {
        uint32_t mine[MASK_WORDS];
        see_options_bits(&env[rows.first + me].state, mine);
        for (int i = 0; i < MASK_WORDS; i++)
            bits[me * MASK_WORDS + i] = mine[i];
    }
    gpu_wait();
    return bits;
}

KERNEL void ori_gpu_mask_bits(const OriEnv *env, int n, uint32_t *mask)
{
    Rows rows = my_rows(n);
    SHARED uint32_t *bits = make_masks(env, rows);
    mask += (size_t)rows.first * MASK_WORDS;
    for (int i = gpu_me(); i < rows.count * MASK_WORDS; i += gpu_threads())
        mask[i] = bits[i];
}

/* Four bits from this one on, as bytes. Behind the last action the next row's mask begins. */
static inline uint32_t four_bytes(SHARED const uint32_t *bits, int from, int end)
{
    int row = from / ORI_ENV_ACTIONS;
    int at = from % ORI_ENV_ACTIONS;
    uint32_t bytes = 0;
    for (int i = 0; i < 4; i++) {
        if (from + i < end)
            bytes |= (bits[row * MASK_WORDS + at / 32] >> at % 32 & 1) << 8 * i;
        if (++at == ORI_ENV_ACTIONS) {
            at = 0;
            row++;
        }
    }
    return bytes;
}

/* A block's rows are a multiple of four, so that its bytes are whole words. */
KERNEL void ori_gpu_mask(const OriEnv *env, int n, uint8_t *mask)
{
    Rows rows = my_rows(n);
    SHARED uint32_t *bits = make_masks(env, rows);
    int end = rows.count * ORI_ENV_ACTIONS;
    mask += (size_t)rows.first * ORI_ENV_ACTIONS;
    for (int at = 4 * gpu_me(); at < end; at += 4 * gpu_threads()) {
        uint32_t bytes = four_bytes(bits, at, end);
        if (at + 4 <= end)
            *(uint32_t *)(void *)(mask + at) = bytes;
        else
            for (int i = 0; at + i < end; i++)
                mask[at + i] = (uint8_t)(bytes >> 8 * i);
    }
}
