/*
 * games.c - many games at once for the trainer: sights out, actions in.
 *
 * A function marked KERNEL does all rows in a loop on a processor; on a card, for which the same
 * file is compiled to PTX, each thread does one row. The same bytes come out of both.
 */
#include "bots/king_sight.h"

#include <string.h>

#ifdef __NVPTX__
#include "gpu/gpu.h"
#define EACH_ROW(i, n) for (int i = gpu_thread(); i < (n); i = (n))
#else
#define KERNEL
#define EACH_ROW(i, n) for (int i = 0; i < (n); i++)
#endif

enum {
    ROW_PLACES = 20, /* longer lines end the game: they are very rare */
    ROW_COLUMNS = 2 + ROW_PLACES + 1,
    ROW_BYTES = ROW_PLACES * KING_PLACE_BYTES + ORI_MAX_SEATS * KING_SEAT_BYTES + KING_TABLE_BYTES,
    AT_LEARNER = 30,                 /* of the table: whether the learner is asked */
    RESULTS = 1 + 2 * ORI_MAX_SEATS, /* 0, or the learner's seat from 1 on if the game is over;
                                        share of victory and margin of every seat */
    SETS = 3,
};

/* Weights of what is dealt, in hundredths. */
typedef struct Mix {
    int32_t set[SETS];                /* base, ablaze, mix */
    int32_t seats[ORI_MAX_SEATS + 1]; /* by number of seats */
    int32_t schemer;                  /* of the games that have it: gains 2 */
} Mix;

typedef struct Game {
    OriState state;
    OriRandom random;
    int32_t learner; /* the one seat that learns, in a game against frozen nets */
} Game;

int games_row_bytes(void);
int games_row_places(void);
int games_game_bytes(void);
int games_columns(int part, KingColumn out[]);
KERNEL void games_deal(Game *game, int n, uint64_t seed, const Mix *mix);
KERNEL void games_look(const Game *game, int n, uint8_t *rows, uint8_t *truths);
KERNEL void games_step(Game *game, int n, const int32_t *action, float *result, const Mix *mix);

int games_row_bytes(void)
{
    return ROW_BYTES;
}

int games_row_places(void)
{
    return ROW_PLACES;
}

int games_game_bytes(void)
{
    return (int)sizeof(Game);
}

int games_columns(int part, KingColumn out[])
{
    return king_columns(part, out);
}

static int draw(OriRandom *random, const int32_t weight[], int count)
{
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += weight[i];
    int at = ori_random_below(random, sum);
    for (int i = 0;; i++)
        if ((at -= weight[i]) < 0)
            return i;
}

static void deal(Game *game, const Mix *mix)
{
    OriRandom *random = &game->random;
    int set = draw(random, mix->set, SETS);
    OriRules rules = {.schemer = 1};
    rules.seats = (unsigned)draw(random, mix->seats, ORI_MAX_SEATS + 1) & 15u;
    rules.kinds = (set == 0   ? ORI_BASE_SET
                   : set == 1 ? ORI_ABLAZE_SET
                              : ori_draw_kinds(random)) &
                  0xFFFFFFu;
    if ((rules.kinds >> ORI_SCHEMER & 1) != 0 && ori_random_below(random, 100) < mix->schemer)
        rules.schemer = 2;
    ori_deal(rules, ORI_ANY_SEAT, random, &game->state);
    game->learner = ori_random_below(random, (int)rules.seats);
}

KERNEL void games_deal(Game *game, int n, uint64_t seed, const Mix *mix)
{
    EACH_ROW(i, n)
    {
        OriRandom random = {seed ^ (uint64_t)i << 32};
        game[i].random.state = ori_random(&random);
        deal(&game[i], mix);
    }
}

/* The sight of one pair of eyes: places that are not there are 0xFF. */
static void write_row(const Game *game, KingEyes eyes, uint8_t *row)
{
    KingSight sight;
    const OriState *s = &game->state;
    size_t places = (size_t)s->places * KING_PLACE_BYTES;
    size_t all_places = ROW_PLACES * KING_PLACE_BYTES;
    king_look(s, s->asked, eyes, &sight);
    sight.table[AT_LEARNER] = s->asked == game->learner;
    memcpy(row, sight.place, places);
    memset(row + places, 0xFF, all_places - places);
    memcpy(row + all_places, sight.seat, sizeof sight.seat);
    memcpy(row + all_places + sizeof sight.seat, sight.table, sizeof sight.table);
}

KERNEL void games_look(const Game *game, int n, uint8_t *rows, uint8_t *truths)
{
    EACH_ROW(i, n)
    {
        write_row(&game[i], KING_SEES_OWN, rows + (size_t)i * ROW_BYTES);
        write_row(&game[i], KING_SEES_ALL, truths + (size_t)i * ROW_BYTES);
    }
}

static void tell_result(const Game *game, float *out)
{
    const OriState *s = &game->state;
    enum { WHOLE = 60 }; /* up to five may share it */
    int32_t share[ORI_MAX_SEATS];
    int sum = 0;
    ori_shares(s, WHOLE, share);
    for (int i = 0; i < (int)s->rules.seats; i++)
        sum += s->pool[i];
    out[0] = (float)(1 + game->learner);
    for (int i = 0; i < (int)s->rules.seats; i++) {
        out[1 + i] = (float)share[i] / (float)WHOLE;
        out[1 + ORI_MAX_SEATS + i] =
            (float)(s->pool[i] * (int)s->rules.seats - sum) / (float)s->rules.seats;
    }
}

/* Plays an action a game, and deals a new one where it is over. */
KERNEL void games_step(Game *game, int n, const int32_t *action, float *result, const Mix *mix)
{
    EACH_ROW(i, n)
    {
        OriState *state = &game[i].state;
        float *out = result + (size_t)i * RESULTS;
        for (int k = 0; k < RESULTS; k++)
            out[k] = 0;
        ori_play(state, king_decision(state, action[i] / ROW_COLUMNS, action[i] % ROW_COLUMNS),
                 NULL);
        if (state->ask == ORI_ASK_OVER || state->places > ROW_PLACES) {
            tell_result(&game[i], out);
            deal(&game[i], mix);
        }
    }
}
