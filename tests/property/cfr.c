/*
 * cfr.c - the solver of endgames (research/cfr) against games whose answers are known.
 *
 *     kuhn      Kuhn's poker: value -1/18, uniform play exploitable by 11/24, CFR+ goes to 0
 *     heirs     an endgame of our own that is a matrix, solved by hand: 1/3, and how to play it
 *     falls     in an endgame with a hundred deals exploitability falls to nothing
 *     deals     what is hidden is dealt in every way, and only then
 *     bots      their chances are chances, and no bot beats the equilibrium
 */
#include "tests/support/games.h"
#include "research/cfr/endgame.h"

#include <math.h>
#include <stdlib.h>

static double *new_strategy(const Tree *tree)
{
    double *strategy = calloc(tree->options, sizeof *strategy);
    assert_non_null(strategy);
    return strategy;
}

static double *solved(const Tree *tree, int iterations)
{
    Cfr cfr;
    double *strategy = new_strategy(tree);
    cfr_open(&cfr, tree);
    while (cfr.iterations < iterations)
        cfr_iterate(&cfr);
    cfr_average(&cfr, strategy);
    cfr_close(&cfr);
    return strategy;
}

static bool is_near(double a, double b, double within)
{
    return fabs(a - b) <= within;
}

/* --- Kuhn's poker: three cards, one to each of two, an ante of 1, one bet of 1 --- */

enum { CARDS = 3, PASS = 0, BET = 1 };

/* told: the bets so far, 0 or 1 each, after a leading 1. */
static void grow_kuhn(Tree *t, const int card[2], int layer, uint32_t index, unsigned told)
{
    bool is_new;
    int seat = layer % 2;
    int wins = card[0] > card[1] ? 1 : -1;
    if (told == 4u || told == 7u || told == 11u) { /* pass-pass, bet-bet, pass-bet-bet */
        tree_end(t, layer, index, told == 4u ? wins : 2 * wins);
        return;
    }
    if (told == 6u || told == 10u) { /* bet-pass, pass-bet-pass */
        tree_end(t, layer, index, told == 6u ? 1 : -1);
        return;
    }
    uint64_t key = (uint64_t)card[seat] << 40 | (uint64_t)told << 4 | (uint64_t)seat;
    uint32_t first = tree_ask(t, layer, index, seat, key, 2, &is_new);
    for (unsigned i = PASS; i <= BET; i++)
        grow_kuhn(t, card, layer + 1, first + i, told << 1 | i);
}

TEST(kuhn)
{
    Tree t;
    uint32_t deal = 0;
    tree_open(&t, CARDS * (CARDS - 1));
    for (int a = 0; a < CARDS; a++)
        for (int b = 0; b < CARDS; b++)
            if (a != b)
                grow_kuhn(&t, (int[2]){a, b}, 0, deal++, 1);
    assert_int_equal(t.sets, 12);
    double *uniform = new_strategy(&t);
    strategy_uniform(&t, uniform);
    assert_true(is_near(exploitability(&t, uniform), 11.0 / 24, 1e-6));
    assert_true(is_near(strategy_value(&t, uniform), 1.0 / 8, 1e-6));
    double *strategy = solved(&t, 2000);
    assert_true(is_near(exploitability(&t, strategy), 0, 1e-3));
    assert_true(is_near(strategy_value(&t, strategy), -1.0 / 18, 1e-3));
    free(uniform);
    free(strategy);
    tree_close(&t);
}

/* --- Endgames --- */

static void open_endgame(Endgame *game, const char *text, uint32_t kinds)
{
    OriView view;
    OriError error;
    assert_true(ori_read_view(text, &view, &error));
    assert_null(endgame_open(game, &view, kinds, 1000000));
}

/* Heir and Shapeshifter in both hands, the last round, an empty Queue. Whoever's Heir is revealed
 * first gains 2; a Shapeshifter behind a revealed Heir gains 2 as well. What a wins:
 *
 *              b: H<   F<   H>   F>
 *     a: H        0    1    1    1/2
 *     a: F       1/2  1/2   0    1/2
 *
 * So a plays the Heir one time in three, b its own Heir in front two times in three, and a wins
 * one game in three. */
TEST(heirs)
{
    Endgame game;
    open_endgame(&game, "base - ?2=?3=ASYLX/?2=?3=ASYLX 5/5 6a a:place",
                 1u << ORI_HEIR | 1u << ORI_SHAPESHIFTER);
    double *strategy = solved(&game.tree, 2000);
    assert_int_equal(game.tree.nodes[0], 1);
    assert_true(is_near(strategy_value(&game.tree, strategy) + 0.5, 1.0 / 3, 1e-3));
    assert_true(is_near(exploitability(&game.tree, strategy), 0, 1e-3));
    int met = 0;
    for (uint32_t i = 0; i < game.tree.sets; i++) {
        const TreeSet *set = &game.tree.set[i];
        if (game.view[i].known.ask != ORI_ASK_PLACE)
            continue;
        met++; /* options: the Heir first; b's: in front, behind */
        assert_true(is_near(strategy[set->at], set->seat == 0 ? 1.0 / 3 : 2.0 / 3, 0.02));
    }
    assert_int_equal(met, 2);
    free(strategy);
    endgame_close(&game);
}

#define HUNDRED_DEALS "base - ?2=?3=AFXDC/?2=?3=AFXDC 5/5 6a a:place"

TEST(falls)
{
    static const int iterations[] = {1, 10, 100, 400};
    Endgame game;
    double last = 2;
    open_endgame(&game, HUNDRED_DEALS, ORI_DEALT_KINDS);
    for (int i = 0; i < 4; i++) {
        double *strategy = solved(&game.tree, iterations[i]);
        double now = exploitability(&game.tree, strategy);
        assert_true(now >= -1e-6 && now < last / 4);
        last = now > 0 ? now : 0;
        free(strategy);
    }
    assert_true(last < 1e-4);
    endgame_close(&game);
}

TEST(deals)
{
    Endgame game;
    OriView view;
    OriError error;
    open_endgame(&game, HUNDRED_DEALS, ORI_DEALT_KINDS);
    assert_int_equal(game.tree.nodes[0], 100); /* 2 of 5, twice */
    endgame_close(&game);
    open_endgame(&game, "base a?+1,bH ?2=?3=FXDC/?2=?3=FXDC 5/5 6a a:place", ORI_DEALT_KINDS);
    assert_int_equal(game.tree.nodes[0], 600); /* 6 in the Queue, 2 of 5; 2 of 5 */
    endgame_close(&game);

    assert_true(ori_read_view(HUNDRED_DEALS, &view, &error));
    assert_string_equal(endgame_open(&game, &view, 1u << ORI_HEIR, 1000000),
                        "these kinds do not fill the hands");
    assert_string_equal(endgame_open(&game, &view, ORI_DEALT_KINDS, 1000),
                        "this endgame has more nodes than are wanted");
    view.seat = 0;
    assert_string_equal(endgame_open(&game, &view, ORI_DEALT_KINDS, 1000000),
                        "an endgame is what a spectator sees");
}

TEST(bots_in_endgames)
{
    static const char *const name[] = {"random", "squire", "knight", "king"};
    Endgame game;
    open_endgame(&game, HUNDRED_DEALS, ORI_DEALT_KINDS);
    double *strategy = new_strategy(&game.tree);
    double last = 1;
    for (int i = 0; i < 4; i++) {
        endgame_strategy(&game, bot_named(name[i]), 0, 32, strategy);
        for (uint32_t s = 0; s < game.tree.sets; s++) {
            double sum = 0;
            for (int k = 0; k < game.tree.set[s].options; k++)
                sum += strategy[game.tree.set[s].at + (uint32_t)k];
            assert_true(is_near(sum, 1, 1e-6));
        }
        double now = exploitability(&game.tree, strategy);
        assert_true(now > 0 && now < last); /* each is better here than the one before */
        last = now;
    }
    free(strategy);
    endgame_close(&game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kuhn),
        cmocka_unit_test(heirs),
        cmocka_unit_test(falls),
        cmocka_unit_test(deals),
        cmocka_unit_test(bots_in_endgames),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
