/*
 * meanings.c - sentences that once said something false, or in the wrong language, by the row of
 * the review that found them (tests/texts/run.mjs has those rows that a text alone decides).
 */
#include "tui/lobby.h"
#include "tui/over.h"

#include "tests/support/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
    Saying line[TELLING_LINES];
    char text[TEXT_SIZE];
    for (int i = 0; i < log.count; i++)
        log.event[i] = ori_event_for(&log.event[i], reader);
    ori_view(&before, reader, &view);
    tell_open(&teller, lang);
    telling_begin(&telling, &view, reader, &decision, log.event, log.count);
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
     "Red’s Cutthroat eliminates your Plot at place 2; its 1 influence is lost.\n"},
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
     "Red gives back 1 influence from Plot.\n"
     "Red’s Plot activates the Queen.\n"
     "Red gains 2 influence with the Queen.\n"},
    {"A4 of the second review: each victim of a Cutthroat at the place where it was chosen",
     "ablaze ak|bQ,cQ PEQONT=IBG=R/PEKONT=IBG=R/PEKONT=IBG=R 1/1/1 2a a:reveal",
     {"1!"},
     LANG_EN,
     1,
     "Red reveals the Cutthroat at place 1.\n"
     "Red’s Cutthroat eliminates your Queen at place 2.\n"
     "Red’s Cutthroat eliminates Green’s Queen at place 3.\n"
     "Red gains 2 influence with the Cutthroat.\n"
     "Red gains 2 more for eliminating the Queen.\n"
     "Round 3 of 6: you go first.\n"},
    {"A13: the Schemer beside a stack, revealed rounds ago",
     "ablaze bn|aE,cQ/cn PQKOT=NIB=GR/PEQKT=OIB=GR/PEKOT=IBG=R 1/1/1 3a b:reveal",
     {"1+"},
     LANG_EN,
     0,
     "Blue keeps the card at place 1 face down; it now holds 1 influence.\n"
     "Your Schemer is next to a stack, so it is discarded.\n"
     "Green gains 2 influence with the Queen.\n"
     "Round 4 of 6: Blue goes first.\n"},
    {"A13: a card that copies the Schemer goes for the same reason",
     "mix:FPEQKONIGR cQ/cn,bf|aE PQKOT=FNI=GR/PEQKT=ONI=GR/PEKOT=FIG=R 1/1/1 3a b:reveal",
     {"2!", "=3"},
     LANG_FR,
     0,
     "Le Changeforme (Bleu) copie votre Intrigante.\n"
     "Le Changeforme (Bleu) est défaussé\u00a0: une place voisine porte une pile.\n"
     "Votre Intrigante est défaussée\u00a0: une place voisine porte une pile.\n"
     "Manche 4 sur 6\u00a0: Bleu commence.\n"},
    {"why a card that was revealed before does nothing: the Heir in vain",
     "base aH,cs|bH ASYLF=XDM=C/ASYLF=XDM=C/AYHLF=XDM=C 1/1/1 2a c:reveal",
     {"2+"},
     LANG_EN,
     1,
     "Green keeps the card at place 2 face down; it now holds 1 influence.\n"
     "Your Heir acts at place 3. Another Heir is revealed in the Queue, so this one earns "
     "nothing.\n"
     "Round 3 of 6: you go first.\n"},
    {"why a copied ability does nothing: what was copied, and by whom",
     "base aH,bf|cF ASYLF=XDM=C/ASYHL=XDM=C/ASYHL=XDM=C 1/1/1 2a b:reveal",
     {"2!", "=1"},
     LANG_EN,
     0,
     "Blue’s Shapeshifter copies your Heir.\n"
     "Another Shapeshifter is revealed in the Queue, so this one earns nothing.\n"
     "Green’s Shapeshifter copies Blue’s Shapeshifter.\n"
     "Copying a Shapeshifter does nothing.\n"
     "Round 3 of 6: Blue goes first.\n"},
    {"why a character that Plot activates does nothing",
     "ablaze aN,ag|bn PEQKT=IBR=O/PEQKT=OIB=GR/PEQKT=OIB=NGR 1/0/1 3a a:reveal",
     {"2!"},
     LANG_RU,
     1,
     "Красный открывает Комбинацию на месте 2.\n"
     "Комбинация (Красный) уходит в сброс.\n"
     "Комбинация (Красный) применяет эффект Преступника.\n"
     "Преступник: никто ничего не теряет.\n"},
};

TEST(causes)
{
    char story[STORY];
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

TEST(sets_and_bots)
{
    static Model model;
    char story[STORY];
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
    {"3/3/1", LANG_EN, ORI_NOBODY, "Red and Blue share the victory with 3 influence each."},
    {"3/3/3", LANG_EN, ORI_NOBODY, "Red, Blue and Green share the victory with 3 influence each."},
    {"3/3/3", LANG_EN, 0, "You share the victory with Blue and Green: 3 influence each."},
    {"3/3/1", LANG_PL, ORI_NOBODY,
     "Zwycięstwo jest wspólne: Czerwony i\u00a0Niebieski, po 3 punkty wpływu."},
    {"3/3/1", LANG_UK, 0, "Ви ділите перемогу: по 3 очки впливу. Разом із вами: Синій."},
    {"3/3/3", LANG_RU, 0, "Вы делите победу: по 3 очка влияния. Вместе с вами: Синий и Зелёный."},
    {"3/3/1", LANG_FR, ORI_NOBODY,
     "Rouge et Bleu partagent la victoire\u00a0: 3 points d’influence chacun."},
};

TEST(winners)
{
    static Model model;
    char at[ORI_POSITION_TEXT];
    char text[TEXT_SIZE];
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

/* --- A12 of the second review: the rule for ties is told where it decided --- */

TEST(ties)
{
    static Model model;
    char story[STORY];
    for (int decided = 0; decided <= 1; decided++) {
        model_open(&model, LANG_EN);
        model.view.known =
            position(decided ? "base as,ay,bl,cl A=HLF=XDMC/A=SYH=FXDMC/A=SYH=FXDMC 3/3/1 6a over"
                             : "base as,bl,cl A=YHL=FXDMC/A=SYH=FXDMC/A=SYH=FXDMC 3/3/1 6a over");
        story[0] = '\0';
        over_tell(&model, add_line, story);
        assert_int_equal(strstr(story, "Tied on influence") != NULL, decided);
        assert_null(strstr(text_fixed(LANG_EN, TEXT_PLAIN_RANKS), "top cards"));
        model_close(&model);
    }
}

/* --- A5 of the second review: what lies beneath, and on which card the influence lies --- */

static const char *const beneath[LANGS] = {
    [LANG_EN] = "Place 3: Green, Queen, revealed, covers 2 cards: a face-down card, "
                "1 influence; Schemer",
    [LANG_PL] = "Miejsce 3: Zielony, Królowa, karta ujawniona, pod spodem 2 karty: zakryta karta, "
                "1 punkt wpływu; Intrygantka",
    [LANG_UK] =
        "Місце 3: Зелений, Королева, карта відкрита, знизу накриті 2 карти: закрита карта, 1 очко "
        "впливу; Інтриганка",
    [LANG_RU] =
        "Место 3: Зелёный, Королева, карта открыта, снизу накрыты 2 карты: закрытая карта, 1 очко "
        "влияния; Интриганка",
    [LANG_FR] = "Place 3\u00a0: Vert, Reine, carte révélée, 2 cartes recouvertes dessous\u00a0: "
                "une carte face cachée, 1 point d’influence\u00a0; Intrigante",
};

TEST(stacks)
{
    OriState truth = position("ablaze bn|aE,cQ/cn+1/cE PQKOT=NIB=GR/PEQKT=OIB=GR/PKORT=IBG= "
                              "1/1/1 3a b:reveal");
    for (int lang = 0; lang < LANGS; lang++) {
        OriView view;
        Teller teller;
        char text[TEXT_SIZE];
        ori_view(&truth, 0, &view);
        tell_open(&teller, (Lang)lang);
        tell_look(&teller, &view);
        tell_place(&teller, 2, text);
        assert_string_equal(text, beneath[lang]);
    }
}

/* --- B1 of the second review: "your" is for whoever decides, and for nobody else --- */

static const struct {
    const char *at;
    const char *option;
    Lang lang;
    const char *mine;
    const char *told;
} options[] = {
    {"ablaze aN,bn PEQKOIT=BGR=/PEQKOIT=BGR=/PEQKOIT=BGR=N 1/1/1 2a a:place", "Q^1", LANG_EN,
     "Place the Queen on the Felon at place 1, covering it.",
     "Place the Queen on the Felon at place 1, covering it."},
    {"ablaze aO|aN,bn PEQKT=IBG=R/PEQKT=OIB=GR/PEQKT=OIB=NGR 1/1/1 3a a:pick(O)", "x1", LANG_EN,
     "Eliminate the acting card itself, the Apothecary at place 1.",
     "Eliminate the acting card itself, the Apothecary at place 1."},
    {"base bs,aA|as YHLFX=DMC=/AYHLF=XDM=C/ASYHL=FXD=MC 1/1/1 2a a:pick(A)", "x3", LANG_EN,
     "Eliminate your own Soldier at place 3.", "Eliminate Red’s Soldier at place 3."},
    {"base bs,aA|as YHLFX=DMC=/AYHLF=XDM=C/ASYHL=FXD=MC 1/1/1 2a a:pick(A)", "x3", LANG_FR,
     "Éliminer votre propre Soldat à la place 3.", "Éliminer le Soldat (Rouge) à la place 3."},
    {"base bs,aY|as AHLFX=DMC=/AYHLF=XDM=C/ASYHL=FXD=MC 1/1/1 2a a:pick(Y)", "$3", LANG_EN,
     "Choose your own card at place 3, stealing nothing.",
     "Choose Red’s own card at place 3, stealing nothing."},
    {"ablaze aN,aB|cQ PEQKT=OIG=R/PEQKT=OIB=NGR/PEKOT=NIB=GR 1/0/1 3a a:pick(B)", "*1", LANG_FR,
     "Poser le jeton de corruption sur votre propre Félon à la place 1.",
     "Poser le jeton de corruption sur sa propre carte\u00a0: Félon (Rouge), place 1."},
    {"ablaze aN,aB|cQ PEQKT=OIG=R/PEQKT=OIB=NGR/PEKOT=NIB=GR 1/0/1 3a a:pick(B)", "*3", LANG_EN,
     "Bribe Green’s Queen at place 3 and become its owner.",
     "Bribe Green’s Queen at place 3 and become its owner."},
    {"ablaze bq/bn,ae|cq PQKOT=NIB=GR/PEKOT=IBG=R/PEKOT=NIB=GR 1/1/1 3a a:reveal", "2!", LANG_EN,
     "Reveal the Schemer: there is a stack next to it, so the Schemer is discarded.",
     "Reveal the Schemer: there is a stack next to it, so the Schemer is discarded."},
    {"base aH,bf|cs ASYLF=XDM=C/ASYHL=XDM=C/AYHLF=XDM=C 1/1/1 2a b:reveal", "2!", LANG_EN,
     "Reveal the Shapeshifter: copy an adjacent revealed character. Your Shapeshifter copies "
     "Red’s Heir.",
     "Reveal the Shapeshifter: copy an adjacent revealed character. Blue’s Shapeshifter copies "
     "Red’s Heir."},
};

TEST(deciders)
{
    for (size_t i = 0; i < sizeof options / sizeof options[0]; i++) {
        OriState truth = position(options[i].at);
        OriDecision decision;
        OriView view;
        Teller teller;
        char text[TEXT_SIZE];
        assert_true(ori_read_decision(options[i].option, &decision, NULL));
        ori_view(&truth, truth.asked, &view);
        tell_open(&teller, options[i].lang);
        tell_look(&teller, &view);
        tell_option(&teller, decision, text);
        assert_string_equal(text, options[i].told);
        teller.you = truth.asked;
        tell_option(&teller, decision, text);
        assert_string_equal(text, options[i].mine);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(causes), cmocka_unit_test(sets_and_bots), cmocka_unit_test(winners),
        cmocka_unit_test(ties),   cmocka_unit_test(stacks),        cmocka_unit_test(deciders),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
