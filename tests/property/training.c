/*
 * training.c - the trainer's games (training/games.c), which are in C and tested without any torch.
 *
 *     results    shares of victory add up to 1, margins to 0, only where a game is over
 *     truths     a truth tells all that a row tells, and what was hidden besides
 *     rows       a game is the same however many others there are
 *
 * usage: training [FILE]: whether FILE is weights for this program (tests/training exports some).
 */
#include "bots/king_net.h"
#include "tests/support/games.h"

#include <math.h>
#include <stdlib.h>

typedef struct Game Game;
int games_row_bytes(void);
int games_row_places(void);
int games_game_bytes(void);
void games_deal(Game *game, int n, uint64_t seed, const int32_t mix[]);
void games_look(const Game *game, int n, uint8_t *rows, uint8_t *truths);
void games_step(Game *game, int n, const int32_t *action, float *result, const int32_t mix[]);

enum { GAMES = 100, STEPS = 250, RESULTS = 1 + 2 * ORI_MAX_SEATS, AT_HAND = 20 };

static const int32_t every_game[] = {35, 35, 30, 0, 0, 25, 25, 25, 25, 10};

typedef struct Play {
    Game *game;
    int games;
    size_t bytes;
    uint8_t *rows, *truths;
    float result[GAMES][RESULTS];
    int over;
} Play;

static void begin(Play *p, int games)
{
    p->bytes = (size_t)games_row_bytes();
    p->rows = malloc(GAMES * p->bytes);
    p->truths = malloc(GAMES * p->bytes);
    p->game = calloc(GAMES, (size_t)games_game_bytes());
    p->games = games;
    p->over = 0;
    assert_true(p->rows != NULL && p->truths != NULL && p->game != NULL);
    games_deal(p->game, games, 7, every_game);
}

static void end(Play *p)
{
    free(p->game);
    free(p->rows);
    free(p->truths);
}

static const uint8_t *table_of(const Play *p, const uint8_t *row)
{
    return row + p->bytes - KING_TABLE_BYTES;
}

/* What may be decided, as the trainer reads it from a row (training/net.py, legal). */
static int legal_actions(const Play *p, const uint8_t *row, int32_t out[])
{
    const uint8_t *t = table_of(p, row);
    int columns = games_row_places() + 3;
    unsigned ways = t[16] | (unsigned)t[17] << 8 | (unsigned)t[18] << 16;
    bool is_placing = t[2] == ORI_ASK_PLACE || t[2] == ORI_ASK_PUT_TWIN;
    int n = 0;
    for (int card = 0; is_placing && card < KING_HAND_ROWS && t[AT_HAND + card] != KING_NO_CARD;
         card++)
        for (int c = t[KING_AT_PLACES] > 0 ? 0 : 1; c < columns; c++)
            if (c < 2 || (ways >> (c - 2) & 1) != 0)
                out[n++] = card * columns + c;
    if (t[2] == ORI_ASK_REVEAL || t[2] == ORI_ASK_PLOT_NEXT)
        out[n++] = KING_HAND_ROWS * columns;
    if (t[2] == ORI_ASK_REVEAL)
        out[n++] = KING_HAND_ROWS * columns + 1;
    for (int c = 2; !is_placing && t[2] != ORI_ASK_REVEAL && c < columns; c++)
        if ((ways >> (c - 2) & 1) != 0)
            out[n++] = KING_HAND_ROWS * columns + c;
    return n;
}

static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t count)
{
    const uint8_t *b = bytes;
    while (count-- > 0)
        hash = (hash ^ *b++) * 1099511628211u;
    return hash;
}

static void check_truth(const Play *p, const uint8_t *row, const uint8_t *truth)
{
    int places = table_of(p, row)[KING_AT_PLACES];
    for (int i = 0; i < places; i++) {
        uint8_t seen = row[i * KING_PLACE_BYTES + KING_AT_KIND];
        uint8_t true_kind = truth[i * KING_PLACE_BYTES + KING_AT_KIND];
        assert_true(true_kind < KING_KINDS + (KING_STRANGERS > 0));
        assert_true(seen == true_kind || seen == KING_HIDDEN);
    }
}

static void check_result(const float result[RESULTS])
{
    float share = 0, margin = 0;
    for (int i = 0; i < ORI_MAX_SEATS; i++) {
        share += result[1 + i];
        margin += result[1 + ORI_MAX_SEATS + i];
    }
    assert_true(fabsf(share - (result[0] > 0 ? 1 : 0)) < 1e-5f && fabsf(margin) < 1e-3f);
}

/* Hashes what the first games show and come to. */
static uint64_t play(Play *p, int hashed)
{
    uint64_t hash = 14695981039346656037u;
    for (int step = 0; step < STEPS; step++) {
        int32_t action[GAMES];
        games_look(p->game, p->games, p->rows, p->truths);
        for (int i = 0; i < p->games; i++) {
            const uint8_t *row = p->rows + (size_t)i * p->bytes;
            OriRandom random = {(uint64_t)(step * GAMES + i)};
            int32_t legal[8 * 64];
            int n = legal_actions(p, row, legal);
            assert_true(n > 0);
            check_truth(p, row, p->truths + (size_t)i * p->bytes);
            action[i] = legal[ori_random_below(&random, n)];
        }
        hash = hash_bytes(hash, p->rows, (size_t)hashed * p->bytes);
        hash = hash_bytes(hash, p->truths, (size_t)hashed * p->bytes);
        games_step(p->game, p->games, action, p->result[0], every_game);
        for (int i = 0; i < p->games; i++) {
            check_result(p->result[i]);
            p->over += p->result[i][0] > 0;
        }
        hash = hash_bytes(hash, p->result, (size_t)hashed * sizeof p->result[0]);
    }
    return hash;
}

TEST(games_of_the_trainer)
{
    uint64_t hash[2];
    for (int few = 0; few < 2; few++) {
        Play p;
        begin(&p, few ? GAMES / 4 : GAMES);
        hash[few] = play(&p, GAMES / 4);
        assert_true(p.over > p.games);
        end(&p);
    }
    assert_true(hash[0] == hash[1]);
}

static int check_file(const char *path)
{
    static uint8_t bytes[sizeof(KingWeights) + 1];
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        perror(path);
        return 1;
    }
    size_t size = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    const char *why = king_refuse(bytes, size);
    printf("%s: %s\n", path, why == NULL ? "accepted" : why);
    return why != NULL;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(games_of_the_trainer)};
    if (argc == 2)
        return check_file(argv[1]);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
