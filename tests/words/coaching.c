/*
 * coaching.c - the coached game says only what is true of what it points at.
 *
 * The game is played with every answer to the player's first questions, and from there on at random
 * to its end; the bots do what they wish or what a squire does. Each word is held against the truth,
 * which the coach never sees.
 */
#include "tests/support/games.h"

#include "bots/bot.h"
#include "words/coach.h"

#include <stdlib.h>

enum { DONE = 512, PLAYS_AT_RANDOM = 2 };

typedef struct Coached {
    OriState state;
    OriRandom random;
    Coach coach;
    int asked; /* how often the player was */
} Coached;

static int exhaustive = 6; /* the player's first questions that get every answer */
static long games, words, lessons;
static char ever_said[DONE] = " ";
static _Alignas(16) unsigned char memory[BOT_MEMORY];

/* --- Each word and the truth --- */

static bool is(const CoachHint *hint, const char *id)
{
    return strcmp(hint->id, id) == 0;
}

static bool lies_on_top(const OriState *s, int handle)
{
    for (int i = 0; i < s->places; i++)
        if (s->line[i] == handle)
            return true;
    return false;
}

static bool happened(const OriLog *log, OriEventKind what, int seat, int amount)
{
    for (int i = 0; i < log->count; i++)
        if (log->event[i].what == what && log->event[i].seat == seat &&
            log->event[i].amount == amount)
            return true;
    return false;
}

static bool all_options_are(const OriState *s, OriVerb verb)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int n = ori_options(s, option);
    for (int i = 0; i < n; i++)
        if (option[i].verb != verb)
            return false;
    return n > 0;
}

static bool some_option_is(const OriState *s, OriVerb verb)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int n = ori_options(s, option);
    for (int i = 0; i < n; i++)
        if (option[i].verb == verb)
            return true;
    return false;
}

/* "Keep: add 1 influence. Reveal: take all of it, then act." */
static bool keeps_and_reveals(const OriState *s, int card)
{
    OriState kept = *s;
    OriState revealed = *s;
    int lying = (int)s->card[card].influence;
    ori_do(&kept, (OriDecision){ORI_KEEP, 0, (uint8_t)(s->cursor - 1)}, NULL);
    ori_do(&revealed, (OriDecision){ORI_REVEAL, 0, (uint8_t)(s->cursor - 1)}, NULL);
    return (int)kept.card[card].influence == lying + 1 && revealed.card[card].revealed &&
           revealed.pool[s->asked] >= s->pool[s->asked] + lying;
}

static bool leads(const OriState *s, int seat)
{
    for (int other = 0; other < (int)s->rules.seats; other++)
        if (other != seat && s->pool[other] >= s->pool[seat])
            return false;
    return seat != COACH_ME;
}

static bool is_true_now(const CoachHint *hint, const OriState *s)
{
    if (is(hint, "goal"))
        return s->round == 1 && s->cards == 0;
    if (is(hint, "place"))
        return s->ask == ORI_ASK_PLACE && s->asked == COACH_ME;
    if (is(hint, "keep-or-reveal"))
        return s->ask == ORI_ASK_REVEAL && hint->card == s->current &&
               keeps_and_reveals(s, hint->card);
    if (is(hint, "target"))
        return s->asked == COACH_ME && all_options_are(s, ORI_ELIMINATE);
    if (is(hint, "stack"))
        return some_option_is(s, ORI_PLACE_ON);
    if (is(hint, "round-3"))
        return s->round == 3 && s->asked == COACH_ME;
    if (is(hint, "leader"))
        return leads(s, hint->seat);
    if (is(hint, "round-5"))
        return s->round == 5;
    return is(hint, "last-round") && s->round == ORI_ROUNDS;
}

static bool intrigue_is_gone(const OriState *s, const OriLog *log)
{
    for (int i = 0; i < log->count; i++) {
        const OriEvent *e = &log->event[i];
        if (e->what == ORI_EV_REVEALED && !ori_kind_is_character(e->kind) && s->card[e->card].gone)
            return true;
    }
    return false;
}

/* Nobody is praised for striking a card of their own. */
static bool struck_another(const OriState *s, const OriLog *log)
{
    for (int i = 0; i < log->count; i++)
        if (log->event[i].what == ORI_EV_ELIMINATED &&
            s->card[log->event[i].card].owner != COACH_ME)
            return true;
    return false;
}

/* What lies on the cards of the person is counted by the cards, wherever they lie. */
static bool is_lesson_true(const CoachHint *hint, const OriState *s)
{
    int left = 0;
    int best = 0;
    for (int card = 1; card <= s->cards; card++)
        if (!s->card[card].gone && (int)s->card[card].owner == COACH_ME)
            left += (int)s->card[card].influence;
    for (int seat = 0; seat < (int)s->rules.seats; seat++)
        if (seat != COACH_ME && s->pool[seat] > best)
            best = s->pool[seat];
    lessons++;
    if (s->ask != ORI_ASK_OVER)
        return false;
    if (is(hint, "lesson-left"))
        return left > 0 && hint->amount == left;
    if (is(hint, "lesson-behind"))
        return left == 0 && hint->amount == best - s->pool[COACH_ME] && hint->amount > 0 &&
               s->pool[hint->seat] == best;
    return left == 0 && best <= s->pool[COACH_ME];
}

static bool is_true_of(const CoachHint *hint, const OriState *s, const OriLog *log)
{
    const OriCard *card = &s->card[hint->card];
    if (is(hint, "strike"))
        return happened(log, ORI_EV_GAINED, hint->seat, 1) && hint->seat != COACH_ME;
    if (is(hint, "strike-you"))
        return happened(log, ORI_EV_GAINED, COACH_ME, 1) && struck_another(s, log);
    if (is(hint, "ambush"))
        return happened(log, ORI_EV_GAINED, hint->seat, 4) && hint->seat != COACH_ME &&
               log->event[hint->event].what == ORI_EV_GAINED; /* the attacker still lies there */
    if (is(hint, "round-2"))
        return s->round == 2 && s->places > 0;
    if (is(hint, "kept"))
        return !card->revealed && (int)card->influence == hint->amount &&
               (int)card->owner == COACH_ME;
    if (is(hint, "stays"))
        return card->revealed && lies_on_top(s, hint->card) &&
               ori_kind_is_character((int)card->kind);
    if (is(hint, "goes"))
        return intrigue_is_gone(s, log);
    if (is(hint, "lost"))
        return hint->amount > 0;
    if (strncmp(hint->id, "lesson-", strlen("lesson-")) == 0)
        return is_lesson_true(hint, s);
    return is(hint, "end") && s->ask == ORI_ASK_OVER;
}

static bool was_said(const char *id)
{
    char between[64];
    snprintf(between, sizeof between, " %s ", id);
    return strstr(ever_said, between) != NULL;
}

static void take(Coached *c, const CoachHint *hint, bool is_true)
{
    words++;
    if (!is_true)
        print_error("coach-%s\n", hint->id);
    expect_at(&c->state, is_true, "the coach says what is not true");
    expect_at(&c->state, hint->at != COACH_AT_CARD || lies_on_top(&c->state, hint->card),
              "the coach points at a card that is not there");
    if (!was_said(hint->id))
        strcat(strcat(ever_said, hint->id), " ");
}

/* --- Playing --- */

static void decide(Coached *c, OriDecision d)
{
    static OriLog log, told;
    OriView view;
    CoachHint hint;
    ori_play(&c->state, d, &log);
    told.count = log.count;
    for (int i = 0; i < log.count; i++)
        told.event[i] = ori_event_for(&log.event[i], COACH_ME);
    ori_view(&c->state, COACH_ME, &view);
    while (coach_on_events(&c->coach, &view, told.event, told.count, &hint))
        take(c, &hint, is_true_of(&hint, &c->state, &log));
}

static void let_bots_play(Coached *c)
{
    while (c->state.ask != ORI_ASK_OVER && c->state.asked != COACH_ME) {
        OriView view;
        OriDecision d;
        BotTask task = {.seed = ori_random(&c->random), .memory = memory};
        ori_view(&c->state, c->state.asked, &view);
        if (!coach_wish(&view, &d))
            d = bot_named("squire")->decide(&view, &task, NULL);
        decide(c, d);
    }
}

static void hear(Coached *c)
{
    OriView view;
    CoachHint hint;
    ori_view(&c->state, COACH_ME, &view);
    while (coach_on_turn(&c->coach, &view, &hint))
        take(c, &hint, is_true_now(&hint, &c->state));
}

static void play(const Coached *before)
{
    OriDecision option[ORI_MAX_OPTIONS];
    Coached c = *before;
    let_bots_play(&c);
    if (c.state.ask == ORI_ASK_OVER) {
        games++;
        assert_true(was_said("end"));
        assert_int_equal(lessons, games); /* each game has one */
        return;
    }
    hear(&c);
    int n = ori_options(&c.state, option);
    bool tries_all = c.asked++ < exhaustive;
    for (int i = 0; i < (tries_all ? n : 1); i++) {
        Coached next = c;
        decide(&next, option[tries_all ? i : ori_random_below(&next.random, n)]);
        play(&next);
    }
}

static void coached(void **state)
{
    static OriRecord record;
    OriError error;
    (void)state;
    assert_true(ori_read_record(coach_record, &record, &error));
    for (uint64_t seed = 1; seed <= PLAYS_AT_RANDOM; seed++) {
        Coached c = {.state = record.start, .random = {seed}};
        play(&c);
    }
    static const char *const all[] = {
        " goal ",       " place ",      " keep-or-reveal ", " target ",
        " stack ",      " round-2 ",    " round-3 ",        " leader ",
        " round-5 ",    " strike ",     " lost ",           " last-round ",
        " ambush ",     " strike-you ", " kept ",           " stays ",
        " goes ",       " end ",        " lesson-left ",    " lesson-behind ",
        " lesson-won ",
    };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        if (strstr(ever_said, all[i]) == NULL)
            fail_msg("never said:%s", all[i]);
}

/* The goal comes first, before anything is asked. */
TEST(begins)
{
    static OriRecord record;
    OriError error;
    OriView view;
    CoachHint hint;
    assert_true(ori_read_record(coach_record, &record, &error));
    ori_view(&record.start, COACH_ME, &view);
    Coach coach = {0};
    assert_true(coach_on_turn(&coach, &view, &hint));
    assert_string_equal(hint.id, "goal");
    assert_true(hint.waits);
    assert_true(coach_on_turn(&coach, &view, &hint));
    assert_string_equal(hint.id, "place");
    assert_false(hint.waits);
    assert_false(coach_on_turn(&coach, &view, &hint));
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(begins), cmocka_unit_test(coached)};
    if (argc > 1)
        exhaustive = atoi(argv[1]);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    printf("%ld coached games, %ld words, all true\n", games, words);
    return failed;
}
