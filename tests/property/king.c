/*
 * king.c - the king's net: the same bits everywhere, the same sight from a view as from the truth.
 *
 *     hash       every way to add up products gives the number in tests/support/king_hash.h
 *     sight      what is hidden from a seat changes no byte of its sight; handles do not either
 *     actions    every option has an action of its own, and the action gives the option back
 *     inputs     the fields fill the inputs that the net has, and no more
 *     belief     covers every face-down card of others, covered ones too, with kinds that can be
 *     weights    other bytes, other formats, other inputs and damage are refused, each with its reason
 */
#include "bots/guess.h"
#include "bots/king.h"
#include "bots/king_weights.h"
#include "tests/support/games.h"
#include "tests/support/king_hash.h"

#include <stdlib.h>

static long games = 60;

TEST(sums_agree)
{
    KingWay way[KING_WAYS];
    bool more = getenv("KING_MORE") != NULL;
    king_ways(way);
    for (int i = 0; i < KING_WAYS && way[i].sums != NULL; i++) {
        uint64_t hash = king_hash(&way[i], more ? KING_HASH_MORE : KING_HASH_POSITIONS);
        printf("king: %s %016llx\n", way[i].name, (unsigned long long)hash);
        assert_true(hash == (more ? KING_HASH_OF_MORE : KING_HASH));
    }
}

/* Places that are not there and the padding do not count. */
static bool same_sight(const KingSight *a, const KingSight *b)
{
    return a->places == b->places && a->ask == b->ask && a->ways == b->ways &&
           memcmp(a->place, b->place, (size_t)a->places * KING_PLACE_BYTES) == 0 &&
           memcmp(a->seat, b->seat, sizeof a->seat) == 0 &&
           memcmp(a->table, b->table, sizeof a->table) == 0;
}

static void check_sight(Game *game)
{
    const OriState *s = &game->state;
    KingSight truth, seen, guessed;
    OriView view;
    OriState guess;
    char text[ORI_POSITION_TEXT];
    OriError error;
    memset(&truth, 0, sizeof truth);
    king_look(s, s->asked, KING_SEES_OWN, &truth);
    ori_view(s, s->asked, &view);
    king_look(&view.known, s->asked, KING_SEES_OWN, &seen);
    expect_at(s, same_sight(&truth, &seen), "the truth shows in the sight");
    guess_uniform(&view, &game->random, &guess);
    king_look(&guess, s->asked, KING_SEES_OWN, &guessed);
    expect_at(s, same_sight(&truth, &guessed), "another truth that looks the same shows");
    /* Between the activations of a Plot the notation does not say which card acted last. */
    if (s->ask == ORI_ASK_PLOT_FIRST || s->ask == ORI_ASK_PLOT_NEXT)
        return;
    ori_write_view(&view, text);
    expect_at(s, ori_read_view(text, &view, &error), "a view cannot be read back");
    king_look(&view.known, s->asked, KING_SEES_OWN, &seen);
    expect_at(s, same_sight(&truth, &seen), "handles show in the sight");
}

static void check_actions(const OriState *s)
{
    static bool taken[KING_ACTIONS];
    KingSight sight;
    OriDecision option[ORI_MAX_OPTIONS];
    int n = ori_options(s, option);
    memset(taken, 0, sizeof taken);
    king_look(s, s->asked, KING_SEES_OWN, &sight);
    for (int i = 0; i < n; i++) {
        int row, column;
        king_action(&sight, option[i], &row, &column);
        expect_at(s, !taken[row * KING_COLUMNS + column], "two options have one action");
        taken[row * KING_COLUMNS + column] = true;
        OriDecision back = king_decision(s, row, column);
        expect_at(s, memcmp(&back, &option[i], sizeof back) == 0, "an action is another option");
    }
}

/* Of any seat, asked or not, and of who only watches. */
static void check_belief(Game *game, int seat)
{
    static uint16_t share[ORI_MAX_CARDS + 1][ORI_KINDS];
    const OriState *s = &game->state;
    OriView view;
    ori_view(s, seat, &view);
    bot_belief(bot_named("king"), &view, 100, &game->random, share);
    for (int h = 1; h <= s->cards; h++) {
        bool hidden = view.known.card[h].kind == ORI_HIDDEN && !s->card[h].gone;
        int sum = 0;
        for (int kind = 0; kind < ORI_KINDS; kind++) {
            sum += share[h][kind];
            expect_at(s, share[h][kind] == 0 || (s->rules.kinds >> kind & 1) != 0,
                      "a kind is believed that is not in the game");
        }
        expect_at(s, sum == (hidden ? 1000 : 0), "a face-down card is not believed about");
    }
}

TEST(sights_and_actions)
{
    for (long number = 0; number < games; number++) {
        Game game;
        game_deal(&game, (uint64_t)number);
        for (int n = 0; !game_is_over(&game); game_step(&game, NULL), n++) {
            check_sight(&game);
            check_actions(&game.state);
            if (n % 16 == 0)
                check_belief(&game, n / 16 % ((int)game.state.rules.seats + 1) - 1);
        }
    }
}

TEST(fields_fill_the_inputs)
{
    KingColumn column[256];
    for (int part = 0; part < KING_PARTS; part++)
        assert_int_equal(king_columns(part, column), king_fields[part].inputs);
}

TEST(weights_are_checked)
{
    size_t size = king_built_in_size();
    KingWeights *copy = malloc(size);
    assert_non_null(copy);
    assert_int_equal(size, sizeof *copy);
    memcpy(copy, king_weights(), size);
    assert_null(king_refuse(copy, size));
    assert_string_equal(king_refuse("", 0), "this is not a file of the king's weights");
    assert_string_equal(king_refuse(copy, size - 1), "the king's weights are not complete");
    copy->misc[0][0][0][0] ^= 1;
    assert_string_equal(king_refuse(copy, size), "the king's weights are damaged");
    copy->misc[0][0][0][0] ^= 1;
    copy->fingerprint++;
    assert_string_equal(king_refuse(copy, size),
                        "the king's weights were trained for other kinds or inputs");
    copy->fingerprint--;
    copy->format++;
    assert_string_equal(king_refuse(copy, size), "the king's weights are of another format");
    copy->format--;
    copy->magic[0] = 'X';
    assert_string_equal(king_refuse(copy, size), "this is not a file of the king's weights");
    free(copy);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sums_agree),
        cmocka_unit_test(sights_and_actions),
        cmocka_unit_test(fields_fill_the_inputs),
        cmocka_unit_test(weights_are_checked),
    };
    games = games_wanted(argc, argv, games);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
