/*
 * env.c - many games at once for the trainer: sights out, actions in.
 *
 * The games are in two halves, so that one can be stepped while the net thinks about the other.
 * The rows of a half are sorted: games with few places first, so that the trainer can think about
 * them with a shorter line. Built as a shared library; nothing of the program uses it.
 *
 * Threads share a job by a counter: generation, total and next chunk are one 64-bit word, and a
 * chunk is claimed by compare-and-swap on the whole word. A late worker therefore cannot claim a
 * chunk of a job that it has not read.
 */
#define _GNU_SOURCE
#include "bots/king_sight.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum {
    ROW_PLACES = 20, /* longer lines end the game: they are very rare */
    ROW_COLUMNS = 2 + ROW_PLACES + 1,
    ROW_BYTES = ROW_PLACES * KING_PLACE_BYTES + ORI_MAX_SEATS * KING_SEAT_BYTES + KING_TABLE_BYTES,
    RESULTS = 1 + 2 * ORI_MAX_SEATS, /* 0, or the learner's seat from 1 on if the game is over;
                                        share of victory and margin of every seat */
    CHUNK = 64,
    MOST_THREADS = 64,
    SETS = 3,
};

/* Weights of what is dealt, in hundredths. */
typedef struct Mix {
    int set[SETS];                /* base, ablaze, mix */
    int seats[ORI_MAX_SEATS + 1]; /* by number of seats */
    int schemer;                  /* of the games that have it: gains 2 */
} Mix;

typedef struct Game {
    OriState state;
    OriRandom random;
    int learner; /* the one seat that learns, in a game against frozen nets */
} Game;

typedef struct Env {
    Game *game;
    int games; /* of a half */
    int short_places;
    Mix mix;
    _Atomic uint64_t cut; /* games that had too many places */
    int *row_of[2];

    int threads;
    pthread_t thread[MOST_THREADS];
    pthread_mutex_t lock;
    pthread_cond_t wake;
    _Atomic uint64_t word; /* generation 32, total 16, next 16 */
    atomic_int done;
    atomic_bool quit;
    void (*job)(struct Env *env, int from, int to);
    int half;
    const int32_t *action;
    float *result;
    uint8_t *rows;
    uint8_t *truths;
} Env;

/* --- Jobs --- */

static uint64_t pack(uint64_t generation, uint64_t total, uint64_t next)
{
    return generation << 32 | total << 16 | next;
}

static bool claim(Env *env, int *chunk)
{
    uint64_t word = atomic_load(&env->word);
    for (;;) {
        uint64_t total = word >> 16 & 0xFFFF;
        uint64_t next = word & 0xFFFF;
        if (next >= total)
            return false;
        if (atomic_compare_exchange_weak(&env->word, &word, word + 1)) {
            *chunk = (int)next;
            return true;
        }
    }
}

static void work_on(Env *env)
{
    int chunk;
    while (claim(env, &chunk)) {
        int to = (chunk + 1) * CHUNK;
        env->job(env, chunk * CHUNK, to < env->games ? to : env->games);
        atomic_fetch_add(&env->done, 1);
    }
}

static void *worker(void *argument)
{
    Env *env = argument;
    uint64_t seen = 0;
    for (;;) {
        for (int spin = 0; spin < 2000 && atomic_load(&env->word) >> 32 == seen; spin++)
            ;
        pthread_mutex_lock(&env->lock);
        while (atomic_load(&env->word) >> 32 == seen && !atomic_load(&env->quit))
            pthread_cond_wait(&env->wake, &env->lock);
        seen = atomic_load(&env->word) >> 32;
        pthread_mutex_unlock(&env->lock);
        if (atomic_load(&env->quit))
            return NULL;
        work_on(env);
    }
}

static void do_job(Env *env, void (*job)(Env *, int, int))
{
    int chunks = (env->games + CHUNK - 1) / CHUNK;
    env->job = job;
    atomic_store(&env->done, 0);
    pthread_mutex_lock(&env->lock);
    atomic_store(&env->word, pack((atomic_load(&env->word) >> 32) + 1, (uint64_t)chunks, 0));
    pthread_cond_broadcast(&env->wake);
    pthread_mutex_unlock(&env->lock);
    work_on(env);
    while (atomic_load(&env->done) < chunks)
        ;
}

/* --- Games --- */

static int draw(OriRandom *random, const int weight[], int count)
{
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += weight[i];
    int at = ori_random_below(random, sum);
    for (int i = 0;; i++)
        if ((at -= weight[i]) < 0)
            return i;
}

static void deal(const Env *env, Game *game)
{
    OriRandom *random = &game->random;
    int set = draw(random, env->mix.set, SETS);
    OriRules rules = {.schemer = 1};
    rules.seats = (unsigned)draw(random, env->mix.seats, ORI_MAX_SEATS + 1) & 15u;
    rules.kinds = (set == 0   ? ORI_BASE_SET
                   : set == 1 ? ORI_ABLAZE_SET
                              : ori_draw_kinds(random)) &
                  0xFFFFFFu;
    if ((rules.kinds >> ORI_SCHEMER & 1) != 0 && ori_random_below(random, 100) < env->mix.schemer)
        rules.schemer = 2;
    ori_deal(rules, ORI_ANY_SEAT, random, &game->state);
    game->learner = ori_random_below(random, (int)rules.seats);
}

static void tell_result(const Game *game, float *out)
{
    const OriState *s = &game->state;
    enum { WHOLE = 60 }; /* up to five may share it */
    int32_t share[ORI_MAX_SEATS];
    float mean = 0;
    ori_shares(s, WHOLE, share);
    for (int i = 0; i < (int)s->rules.seats; i++)
        mean += (float)s->pool[i] / (float)s->rules.seats;
    out[0] = (float)(1 + game->learner);
    for (int i = 0; i < (int)s->rules.seats; i++) {
        out[1 + i] = (float)share[i] / (float)WHOLE;
        out[1 + ORI_MAX_SEATS + i] = (float)s->pool[i] - mean;
    }
}

static void step_games(Env *env, int from, int to)
{
    for (int i = from; i < to; i++) {
        Game *game = &env->game[env->half * env->games + i];
        float *result = env->result + (size_t)i * RESULTS;
        int action = env->action[env->row_of[env->half][i]];
        memset(result, 0, RESULTS * sizeof *result);
        ori_play(&game->state,
                 king_decision(&game->state, action / ROW_COLUMNS, action % ROW_COLUMNS), NULL);
        if (game->state.ask == ORI_ASK_OVER || game->state.places > ROW_PLACES) {
            atomic_fetch_add(&env->cut, game->state.ask != ORI_ASK_OVER);
            tell_result(game, result);
            deal(env, game);
        }
    }
}

static void write_row(const Game *game, KingEyes eyes, uint8_t *row)
{
    KingSight sight;
    const OriState *s = &game->state;
    king_look(s, s->asked, eyes, &sight);
    memcpy(row, sight.place, (size_t)s->places * KING_PLACE_BYTES);
    memset(row + (size_t)s->places * KING_PLACE_BYTES, 0xFF,
           (size_t)(ROW_PLACES - s->places) * KING_PLACE_BYTES);
    row += ROW_PLACES * KING_PLACE_BYTES;
    memcpy(row, sight.seat, sizeof sight.seat);
    memcpy(row + sizeof sight.seat, sight.table, sizeof sight.table);
    row[sizeof sight.seat + 30] = s->asked == game->learner;
}

static void write_rows(Env *env, int from, int to)
{
    for (int i = from; i < to; i++) {
        const Game *game = &env->game[env->half * env->games + i];
        size_t at = (size_t)env->row_of[env->half][i] * ROW_BYTES;
        write_row(game, KING_SEES_OWN, env->rows + at);
        write_row(game, KING_SEES_ALL, env->truths + at);
    }
}

/* --- What the trainer calls --- */

int env_row_bytes(void)
{
    return ROW_BYTES;
}

int env_row_places(void)
{
    return ROW_PLACES;
}

int env_columns(int part, KingColumn out[])
{
    return king_columns(part, out);
}

/* What is dealt from now on. */
void env_mix(Env *env, const int32_t mix[])
{
    for (int i = 0; i < SETS; i++)
        env->mix.set[i] = mix[i];
    for (int i = 0; i <= ORI_MAX_SEATS; i++)
        env->mix.seats[i] = mix[SETS + i];
    env->mix.schemer = mix[SETS + ORI_MAX_SEATS + 1];
}

Env *env_open(int games, int short_places, int threads, uint64_t seed, const int32_t mix[])
{
    Env *env = calloc(1, sizeof *env);
    OriRandom random = {seed};
    env->games = games;
    env->short_places = short_places;
    env_mix(env, mix);
    env->game = calloc(2 * (size_t)games, sizeof *env->game);
    for (int half = 0; half < 2; half++)
        env->row_of[half] = calloc((size_t)games, sizeof *env->row_of[half]);
    for (int i = 0; i < 2 * games; i++) {
        env->game[i].random.state = ori_random(&random);
        deal(env, &env->game[i]);
    }
    pthread_mutex_init(&env->lock, NULL);
    pthread_cond_init(&env->wake, NULL);
    for (env->threads = 0; env->threads < threads - 1 && env->threads < MOST_THREADS;)
        if (pthread_create(&env->thread[env->threads], NULL, worker, env) == 0)
            env->threads++;
    return env;
}

void env_close(Env *env)
{
    pthread_mutex_lock(&env->lock);
    atomic_store(&env->quit, true);
    pthread_cond_broadcast(&env->wake);
    pthread_mutex_unlock(&env->lock);
    for (int i = 0; i < env->threads; i++)
        pthread_join(env->thread[i], NULL);
    for (int half = 0; half < 2; half++)
        free(env->row_of[half]);
    free(env->game);
    free(env);
}

/* Writes the sights of a half; returns how many rows come first that are short. */
int env_look(Env *env, int half, uint8_t *rows, uint8_t *truths, int32_t *game_of_row)
{
    int shorts = 0;
    int longs = env->games;
    for (int i = 0; i < env->games; i++) {
        bool is_short = env->game[half * env->games + i].state.places <= env->short_places;
        int row = is_short ? shorts++ : --longs;
        env->row_of[half][i] = row;
        game_of_row[row] = i;
    }
    env->half = half;
    env->rows = rows;
    env->truths = truths;
    do_job(env, write_rows);
    return shorts;
}

/* Plays the actions (by row) of a half; results are by game. */
void env_step(Env *env, int half, const int32_t *action, float *result)
{
    env->half = half;
    env->action = action;
    env->result = result;
    do_job(env, step_games);
}

uint64_t env_cut(const Env *env)
{
    return atomic_load(&env->cut);
}
