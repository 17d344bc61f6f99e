/*
 * bots.c - promise 15: bots see their seat alone.
 *
 * From random positions of every phase, set and size, for every bot:
 *     blind      two truths that look the same to the seat: the same decision and the same advice
 *     legal      the decision is an option, and the advice lists all options in their order
 *     texts      a view that was read from text is as good
 *     memory     nothing is written behind the block, and what is in it before does not matter
 *     in time    a budget of milliseconds is kept, by the processor's time: waiting for it is not
 *                the bot's fault
 */
#include "bots/bot.h"
#include "bots/guess.h"
#include "tests/support/games.h"

#include <stdlib.h>
#include <time.h>

enum {
    GUARD = 4096,
    ITERATIONS = 64,
    MILLISECONDS = 3,
    PROMISED = 5,     /* milliseconds over the budget */
    TIMED_EVERY = 16, /* pairs */
    SIMPLE_TURNS =
        16, /* the games go on by chance; this many decisions between two pairs at most */
};

static long pairs = 1000;

typedef struct Figures {
    long pairs;
    long decisions;
    long by_ask[ORI_ASK_OVER];
    long timed;
    int64_t worst; /* microseconds over the budget */
} Figures;

static Figures figures;
static unsigned char *block; /* BOT_MEMORY, then a guard */

static int64_t microseconds(void)
{
    struct timespec t = {0};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

/* Ends the test with the bot's name and the position, unless all is well. */
static const Bot *tested;

static void expect_of_bot(const OriState *state, bool ok, const char *what)
{
    char text[128];
    snprintf(text, sizeof text, "%s: %s", tested->name, what);
    expect_at(state, ok, text);
}

/* --- One decision --- */

typedef struct Answer {
    OriDecision decision;
    BotAdvice advice;
} Answer;

static void ask_bot(const Bot *bot, const OriView *view, uint64_t seed, Answer *out)
{
    BotTask task = {.budget = {.iterations = ITERATIONS},
                    .seed = seed,
                    .memory = block,
                    .microseconds = microseconds};
    tested = bot;
    memset(out, 0, sizeof *out);
    out->decision = bot->decide(view, &task, &out->advice);
    figures.decisions++;
    for (int i = 0; i < GUARD; i++)
        expect_of_bot(&view->known, block[BOT_MEMORY + i] == (unsigned char)i,
                      "a bot wrote behind its memory");
}

static bool same_answer(const Answer *a, const Answer *b)
{
    if (!ori_same_decision(a->decision, b->decision) || a->advice.count != b->advice.count ||
        a->advice.iterations != b->advice.iterations)
        return false;
    for (int i = 0; i < a->advice.count; i++)
        if (!ori_same_decision(a->advice.option[i], b->advice.option[i]) ||
            a->advice.value[i] != b->advice.value[i])
            return false;
    return true;
}

static void check_answer(const OriState *truth, const OriView *view, const Answer *answer)
{
    OriDecision option[ORI_MAX_OPTIONS];
    OriState after = *truth;
    int count = ori_view_options(view, option);
    bool found = false;
    expect_of_bot(truth, answer->advice.count == count, "the advice has another number of options");
    for (int i = 0; i < count; i++) {
        int value = answer->advice.value[i];
        found |= ori_same_decision(option[i], answer->decision);
        expect_of_bot(truth, ori_same_decision(option[i], answer->advice.option[i]),
                      "the advice has other options");
        expect_of_bot(truth, value >= -1 && value <= BOT_SURE, "a value is no share");
    }
    expect_of_bot(truth, found, "a bot's decision is no option");
    expect_of_bot(truth, ori_apply(&after, answer->decision, NULL) == NULL,
                  "a bot's decision is refused");
}

/* --- Pairs --- */

static void check_time(const Bot *bot, const OriView *view, uint64_t seed)
{
    BotTask task = {.budget = {.milliseconds = MILLISECONDS},
                    .seed = seed,
                    .memory = block,
                    .microseconds = microseconds};
    tested = bot;
    int64_t from = microseconds();
    bot->decide(view, &task, NULL);
    int64_t over = microseconds() - from - MILLISECONDS * 1000;
    figures.timed++;
    expect_of_bot(&view->known, over <= PROMISED * 1000, "a bot went over its budget");
    figures.worst = over > figures.worst ? over : figures.worst;
}

/* A clock that advances by a millisecond each time it is asked: a bot that stops in time asks
 * seldom. */
static int64_t asked_clock;

static int64_t ticking(void)
{
    return asked_clock += 1000;
}

static void check_stops(const Bot *bot, const OriView *view, uint64_t seed)
{
    BotTask task = {.budget = {.milliseconds = MILLISECONDS},
                    .seed = seed,
                    .memory = block,
                    .microseconds = ticking};
    int64_t from = asked_clock;
    bot->decide(view, &task, NULL);
    expect_of_bot(&view->known, asked_clock - from <= (MILLISECONDS + 2) * 1000,
                  "a bot goes on when its time is over");
}

static void check_pair(const OriState *truth, const Bot *bot, OriRandom *random)
{
    static Answer answer[4];
    OriView view[3];
    OriState guess;
    char text[ORI_POSITION_TEXT];
    OriError error;
    uint64_t seed = ori_random(random);
    ori_view(truth, truth->asked, &view[0]);
    guess_uniform(&view[0], random, &guess);
    ori_view(&guess, truth->asked, &view[1]);
    for (int i = 0; i < 2; i++) {
        memset(block, i == 0 ? 0 : 0xA5, GUARD);
        ask_bot(bot, &view[i], seed, &answer[i]);
    }
    check_answer(truth, &view[0], &answer[0]);
    expect_of_bot(truth, same_answer(&answer[0], &answer[1]),
                  "a bot decides differently in a truth that looks the same");

    /* Read from text the cards have other handles, but they are the same for every truth. */
    ori_write_view(&view[0], text);
    expect_of_bot(truth, ori_read_view(text, &view[2], &error), "a view cannot be read back");
    ask_bot(bot, &view[2], seed, &answer[2]);
    check_answer(truth, &view[2], &answer[2]);
    ori_write_position(&guess, text);
    expect_of_bot(truth, ori_read_position(text, &guess, &error), "a position cannot be read back");
    ori_view(&guess, truth->asked, &view[1]);
    ask_bot(bot, &view[1], seed, &answer[3]);
    expect_of_bot(truth, same_answer(&answer[2], &answer[3]),
                  "a bot decides differently in a truth read from text");

    if (bot->searches && figures.pairs % TIMED_EVERY == 0) {
        check_stops(bot, &view[0], seed);
        check_time(bot, &view[0], seed);
    }
    figures.by_ask[truth->ask]++;
    figures.pairs++;
}

/* Rare asks are taken as they come; of the common ones some are passed over. */
static bool is_worth_a_pair(const OriState *s, OriRandom *random)
{
    bool is_common = s->ask == ORI_ASK_PLACE || s->ask == ORI_ASK_REVEAL;
    return ori_random_below(random, is_common ? SIMPLE_TURNS : 2) == 0;
}

TEST(bots_see_their_seat_alone)
{
    int next = 0;
    for (uint64_t number = 0; figures.pairs < pairs; number++) {
        Game game;
        game_deal(&game, number);
        for (; !game_is_over(&game) && figures.pairs < pairs; game_step(&game, NULL))
            if (is_worth_a_pair(&game.state, &game.random))
                check_pair(&game.state, &bots[next++ % bot_count], &game.random);
    }
}

/* --- Whole games --- */

/* Positions that only good play reaches: every bot against itself, in its own way. */
TEST(bots_play_whole_games)
{
    static Answer answer;
    long games = pairs / 50 + bot_count;
    for (long number = 0; number < games; number++) {
        Game game;
        OriView view;
        game_deal(&game, (uint64_t)number);
        const Bot *bot = &bots[number % bot_count];
        while (!game_is_over(&game)) {
            ori_view(&game.state, game.state.asked, &view);
            ask_bot(bot, &view, ori_random(&game.random), &answer);
            check_answer(&game.state, &view, &answer);
            assert_null(ori_apply(&game.state, answer.decision, NULL));
        }
        expect_checked(&game.state);
    }
}

TEST(names_are_found)
{
    for (int i = 0; i < bot_count; i++)
        assert_ptr_equal(bot_named(bots[i].name), &bots[i]);
    assert_null(bot_named("chancellor"));
    assert_null(bot_named(""));
}

static int set_up(void **unused)
{
    (void)unused;
    block = malloc(BOT_MEMORY + GUARD);
    if (block == NULL)
        return -1;
    for (int i = 0; i < GUARD; i++)
        block[BOT_MEMORY + i] = (unsigned char)i;
    return 0;
}

static int print_figures(void **unused)
{
    (void)unused;
    free(block);
    printf("bots: %ld pairs (place %ld, reveal %ld, pick %ld, put %ld, twin %ld, plot %ld), %ld "
           "decisions; "
           "%ld timed, the worst %.1f ms late\n",
           figures.pairs, figures.by_ask[ORI_ASK_PLACE], figures.by_ask[ORI_ASK_REVEAL],
           figures.by_ask[ORI_ASK_PICK], figures.by_ask[ORI_ASK_PUT_CARD],
           figures.by_ask[ORI_ASK_PUT_TWIN],
           figures.by_ask[ORI_ASK_PLOT_FIRST] + figures.by_ask[ORI_ASK_PLOT_NEXT],
           figures.decisions, figures.timed, (double)figures.worst / 1000);
    return 0;
}

int main(int argc, char **argv)
{
    pairs = games_wanted(argc, argv, pairs);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_found),
        cmocka_unit_test(bots_see_their_seat_alone),
        cmocka_unit_test(bots_play_whole_games),
    };
    return cmocka_run_group_tests_name("bots", tests, set_up, print_figures);
}
