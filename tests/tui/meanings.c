/*
 * meanings.c - sentences that once said something false, or in the wrong language, by the row of
 * the review that found them (tests/texts/run.mjs has those rows that a text alone decides).
 */
#include "tui/lobby.h"
#include "tui/over.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { STORY = 8 * TEXT_SIZE };

static OriState position(const char *text)
{
    OriState state;
    OriError error;
    if (!ori_read_position(text, &state, &error))
        fail_msg("%s: %s", text, error.why);
    return state;
}

static void add_line(void *to, const char *line)
{
    char *story = to;
    size_t length = strlen(story);
    assert_true(length + strlen(line) + 2 < STORY);
    snprintf(story + length, STORY - length, "%s\n", line);
}

/* --- A4, A7: what was decided, and causes before effects --- */

/* What is told of the last of these decisions. */
static void tell_last(Lang lang, int reader, const char *at, const char *const decisions[],
                      char story[STORY])
{
    static OriLog log;
    OriState state = position(at);
    OriState before = state;
    OriDecision decision = {0};
    for (int i = 0; decisions[i] != NULL; i++) {
        before = state;
        assert_true(ori_read_decision(decisions[i], &decision, NULL));
        assert_null(ori_apply(&state, decision, &log));
    }
    OriView view;
    Teller teller;
    Telling telling;
    Line line[TELLING_LINES];
    char text[TEXT_SIZE];
    for (int i = 0; i < log.count; i++)
        log.event[i] = ori_event_for(&log.event[i], reader);
    ori_view(&before, reader, &view);
    tell_open(&teller, lang);
    telling_begin(&telling, &view.known, reader, &decision, log.event, log.count);
    story[0] = '\0';
    while (telling.next < log.count) {
        int lines = telling_next(&telling, line);
        for (int i = 0; i < lines; i++) {
            tell_line(&teller, &line[i], text);
            add_line(story, text);
        }
    }
}

static const struct {
    const char *row;
    const char *at;
    const char *decisions[4];
    Lang lang;
    int reader;
    const char *story;
} stories[] = {
    {"A4 and A7: a face-down Plot is struck, its influence lost with it",
     "ablaze ak|bg+1,ce PEQONT=IBG=R/PEQKOT=NIB=R/PQKOGT=NIB=R 1/1/1 2a a:reveal",
     {"1!"},
     LANG_EN,
     1,
     "Red reveals the Cutthroat at place 1.\n"
     "Red’s Cutthroat eliminates your Plot at place 2; the 1 influence on it is lost.\n"},
    {"the same in French, to the one who struck",
     "ablaze ak|bg+1,ce PEQONT=IBG=R/PEQKOT=NIB=R/PQKOGT=NIB=R 1/1/1 2a a:reveal",
     {"1!"},
     LANG_FR,
     0,
     "Vous révélez votre Coupe-jarret à la place 1.\n"
     "Votre Coupe-jarret élimine la Machination (Bleu) à la place 2\u00a0; 1 point d’influence est "
     "perdu.\n"},
    {"A4: a revealed Plot gives back what its owner spends",
     "ablaze aQ,ag+2|aN,bn PEKOT=IBR=/PEQKT=OIB=GR/PEQKT=OIB=NGR 1/1/1 3a a:reveal",
     {"2!", "&2", "&1"},
     LANG_EN,
     1,
     "Red gives 1 influence from Plot back to the supply.\n"
     "Red’s Plot activates the Queen.\n"
     "Red gains 2 influence through the Queen.\n"},
};

static void causes(void **state)
{
    char story[STORY];
    (void)state;
    for (size_t i = 0; i < sizeof stories / sizeof stories[0]; i++) {
        tell_last(stories[i].lang, stories[i].reader, stories[i].at, stories[i].decisions, story);
        if (strcmp(story, stories[i].story) != 0)
            fail_msg("%s: got\n%sinstead of\n%s", stories[i].row, story, stories[i].story);
    }
}

/* --- A8: sets and bots by their names --- */

static const struct {
    const char *rules;
    Lang lang;
    const char *set;
    const char *bot;
} tables[] = {
    {"base", LANG_EN, "Rules: Base game", "c: Squire, a bot"},
    {"ablaze", LANG_RU, "Правила: Пламя войны", "c: Оруженосец, бот"},
    {"mix", LANG_PL, "Zasady: Oba zestawy razem", "c: Giermek, bot"},
    {"mix:SYHLFXDMCR", LANG_UK, "Правила: Обидва набори разом (mix:SYHLFXDMCR)",
     "c: Зброєносець, бот"},
    {"ablaze+schemer2", LANG_FR, "Règles\u00a0: Embrasement (ablaze+schemer2)",
     "c\u00a0: Écuyer, un robot"},
};

static void sets_and_bots(void **state)
{
    static Model model;
    char story[STORY];
    (void)state;
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        model_open(&model, tables[i].lang);
        model.table = (TableNews){
            .seats = 3, .seat = {[2] = {.kind = SEAT_BOT, .name = "squire", .bot = "squire"}}};
        snprintf(model.table.rules, sizeof model.table.rules, "%s", tables[i].rules);
        story[0] = '\0';
        lobby_tell(&model, add_line, story);
        char set[TEXT_SIZE];
        snprintf(set, sizeof set, "\n%s\n", tables[i].set);
        if (strstr(story, set) == NULL || strstr(story, tables[i].bot) == NULL)
            fail_msg("A8: %s, %s expected in\n%s", tables[i].set, tables[i].bot, story);
        model_close(&model);
    }
}

/* --- A11: the winners in a row --- */

static const struct {
    const char *pools;
    Lang lang;
    int you;
    const char *says;
} ends[] = {
    {"3/3/1", LANG_EN, TELL_NOBODY, "Red and Blue share the victory with 3 influence each."},
    {"3/3/3", LANG_EN, TELL_NOBODY, "Red, Blue and Green share the victory with 3 influence each."},
    {"3/3/3", LANG_EN, 0, "You share the victory with Blue and Green: 3 influence each."},
    {"3/3/1", LANG_PL, TELL_NOBODY,
     "Zwycięstwo jest wspólne: Czerwony i Niebieski, po 3 punkty wpływu."},
    {"3/3/1", LANG_UK, 0, "Ви ділите перемогу: по 3 очки впливу. Разом із вами: Синій."},
    {"3/3/3", LANG_RU, 0, "Вы делите победу: по 3 очка влияния. Вместе с вами: Синий и Зелёный."},
    {"3/3/1", LANG_FR, TELL_NOBODY,
     "Rouge et Bleu partagent la victoire\u00a0: 3 points d’influence chacun."},
};

static void winners(void **state)
{
    static Model model;
    char at[ORI_POSITION_TEXT];
    char text[TEXT_SIZE];
    (void)state;
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        model_open(&model, ends[i].lang);
        snprintf(at, sizeof at, "base as,bl,cl A=YHL=FXDMC/A=SYH=FXDMC/A=SYH=FXDMC %s 6a over",
                 ends[i].pools);
        model.view.known = position(at);
        model.you = ends[i].you;
        over_write_winner(&model, text);
        assert_string_equal(text, ends[i].says);
        model_close(&model);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(causes),
        cmocka_unit_test(sets_and_bots),
        cmocka_unit_test(winners),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
