/*
 * conservation.c - every card is in exactly one place, and influence moves only by events.
 *
 * A ledger that follows the events alone always agrees with the state; every state and every view
 * passes the checks; whoever is asked has something to choose; every game ends.
 */
#include "tests/support/games.h"
#include "tests/support/ledger.h"

static long games = 10000;

static struct Figures {
    long decisions;
    long events;
    long views;
    int longest_game;
    int longest_log;
    int most_places;
    int most_cards;
    int highest_pool;
    long seen[ORI_EV_OVER + 1];
    long asked[ORI_ASK_OVER + 1];
} figures;

static int longer(int a, int b)
{
    return a > b ? a : b;
}

/* Counted here afresh: hands, asides, the places with all they hold, and what has left. */
static void check_cards(const OriState *s)
{
    bool twins = (s->rules.kinds >> ORI_PRINCE & 1) != 0;
    uint32_t family = s->rules.kinds | (twins ? ORI_TWIN_BIT : 0);
    uint32_t seen[ORI_MAX_SEATS] = {0};
    bool twice = false;
    for (int seat = 0; seat < (int)s->rules.seats; seat++) {
        uint32_t pile = ori_pile(s, seat);
        twice |=
            (s->hand[seat] & s->aside[seat]) != 0 || (pile & (s->hand[seat] | s->aside[seat])) != 0;
        seen[seat] = s->hand[seat] | s->aside[seat] | pile;
    }
    for (int i = 0; i < s->places; i++)
        for (int h = s->line[i]; h != 0; h = (int)s->card[h].under) {
            uint32_t kind = 1u << s->card[h].kind;
            twice |= (seen[s->card[h].family] & kind) != 0;
            seen[s->card[h].family] |= kind;
        }
    expect_at(s, !twice, "a card is in two places");
    for (int seat = 0; seat < (int)s->rules.seats; seat++)
        expect_at(s, seen[seat] == family, "a card is nowhere");
}

static void check_counts(const OriState *s)
{
    for (int seat = 0; seat < (int)s->rules.seats; seat++) {
        int hand = __builtin_popcount(s->hand[seat] & ~ORI_TWIN_BIT);
        expect_at(s, ori_hand_count(s, seat) == hand, "ori_hand_count is wrong");
        expect_at(s, ori_aside_count(s, seat) == __builtin_popcount(s->aside[seat]),
                  "ori_aside_count is wrong");
        expect_at(s, hand == ORI_HAND_SIZE - s->round + !ori_has_placed(s, seat),
                  "ori_has_placed is wrong");
    }
}

static void check_views(const OriState *s)
{
    for (int seat = ORI_SPECTATOR; seat < (int)s->rules.seats; seat++) {
        OriView view;
        OriError error;
        ori_view(s, seat, &view);
        if (!ori_check_view(&view, &error))
            expect_at(s, false, error.why);
        for (int other = 0; other < (int)s->rules.seats; other++) {
            expect_at(s, ori_hand_count(&view.known, other) == ori_hand_count(s, other),
                      "a view miscounts a hand");
            expect_at(s, ori_aside_count(&view.known, other) == ori_aside_count(s, other),
                      "a view miscounts aside");
        }
        figures.views++;
    }
}

/* Nobody is asked when there is nothing to choose. */
static void check_asked(const OriState *s)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int n = ori_options(s, option);
    bool always =
        s->ask == ORI_ASK_PLACE || s->ask == ORI_ASK_REVEAL || s->ask == ORI_ASK_PLOT_NEXT;
    figures.asked[s->ask]++;
    if (s->ask == ORI_ASK_OVER)
        expect_at(s, n == 0, "options after the end");
    else
        expect_at(s, n >= (always ? 1 : 2), "somebody is asked with nothing to choose");
}

static void check_log(const OriState *s, const OriLog *log)
{
    expect_at(s, log->count > 0 && log->count < ORI_MAX_EVENTS, "the events do not fit");
    OriEventKind last = (OriEventKind)log->event[log->count - 1].what;
    expect_at(s, last == (s->ask == ORI_ASK_OVER ? ORI_EV_OVER : ORI_EV_ASK),
              "the last event is no ask");
    figures.events += log->count;
    figures.longest_log = longer(figures.longest_log, log->count);
    for (int i = 0; i < log->count; i++)
        figures.seen[log->event[i].what]++;
}

static void check_state(const OriState *s)
{
    expect_checked(s);
    check_cards(s);
    check_counts(s);
    check_views(s);
    check_asked(s);
    figures.most_places = longer(figures.most_places, s->places);
    figures.most_cards = longer(figures.most_cards, s->cards);
    for (int seat = 0; seat < (int)s->rules.seats; seat++)
        figures.highest_pool = longer(figures.highest_pool, s->pool[seat]);
}

static void play(uint64_t number)
{
    static OriLog log;
    Game game;
    Ledger ledger;
    game_deal(&game, number);
    ledger_open(&ledger, &game.state);
    check_state(&game.state);
    while (!game_is_over(&game)) {
        game_step(&game, &log);
        check_log(&game.state, &log);
        for (int i = 0; i < log.count; i++) {
            const char *why = ledger_enter(&ledger, &log.event[i]);
            expect_at(&game.state, why == NULL, why);
        }
        const char *why = ledger_compare(&ledger, &game.state);
        expect_at(&game.state, why == NULL, why);
        check_state(&game.state);
        expect_at(&game.state, game.decisions < ORI_MAX_DECISIONS, "a game does not end");
    }
    figures.decisions += game.decisions;
    figures.longest_game = longer(figures.longest_game, game.decisions);
}

TEST(cards_and_influence_are_conserved)
{
    enum { ENOUGH = 1000 };
    for (long i = 0; i < games; i++)
        play((uint64_t)i);
    if (games < ENOUGH)
        return;
    for (int what = 0; what <= ORI_EV_OVER; what++) /* or the games would prove little */
        assert_true(figures.seen[what] > 0);
    for (int ask = 0; ask <= ORI_ASK_OVER; ask++)
        assert_true(figures.asked[ask] > 0);
}

static int print_figures(void **unused)
{
    (void)unused;
    printf("conservation: %ld games, %ld decisions, %ld events, %ld views; at most %d decisions, "
           "%d events a "
           "decision, %d places, %d handles, %d influence\n",
           games, figures.decisions, figures.events, figures.views, figures.longest_game,
           figures.longest_log, figures.most_places, figures.most_cards, figures.highest_pool);
    return 0;
}

int main(int argc, char **argv)
{
    games = games_wanted(argc, argv, games);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_and_influence_are_conserved),
    };
    return cmocka_run_group_tests_name("conservation", tests, NULL, print_figures);
}
