/*
 * api.c - what a caller may rely on: deals, rules, names, ranks, errors that say where, numbers
 * that stop at 999, and buffers that suffice.
 */
#include "tests/support/games.h"

static const OriRules base3 = {.kinds = ORI_BASE_SET, .seats = 3, .schemer = 1};

/* --- Rules --- */

TEST(rules_are_checked)
{
    static const struct {
        OriRules rules;
        const char *why; /* NULL: fine */
    } table[] = {
        {{.kinds = ORI_BASE_SET, .seats = 2, .schemer = 1}, NULL},
        {{.kinds = ORI_BASE_SET, .seats = 5, .schemer = 1}, NULL},
        {{.kinds = ORI_ABLAZE_SET, .seats = 4, .schemer = 2}, NULL},
        {{.kinds = 0x0017FFu & ~(1u << ORI_CONSPIRACY), .seats = 4, .schemer = 2}, "ten kinds"},
        {{.kinds = ORI_BASE_SET, .seats = 1, .schemer = 1}, "2 to 5 seats"},
        {{.kinds = ORI_BASE_SET, .seats = 6, .schemer = 1}, "2 to 5 seats"},
        {{.kinds = ORI_BASE_SET, .seats = 0, .schemer = 1}, "2 to 5 seats"},
        {{.kinds = ORI_BASE_SET & ~1u, .seats = 3, .schemer = 1}, "ten kinds"},
        {{.kinds = ORI_BASE_SET | 1u << ORI_PRINCE, .seats = 3, .schemer = 1}, "ten kinds"},
        {{.kinds = (ORI_BASE_SET & ~1u) | ORI_TWIN_BIT, .seats = 3, .schemer = 1}, "ten kinds"},
        {{.kinds = ORI_BASE_SET, .seats = 3, .schemer = 2}, "no Schemer"},
        {{.kinds = ORI_ABLAZE_SET, .seats = 3, .schemer = 3}, "gains 1 or 2"},
        {{.kinds = ORI_ABLAZE_SET, .seats = 3, .schemer = 0}, "gains 1 or 2"},
    };
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        const char *why = ori_rules_check(table[i].rules);
        OriState untouched = {.round = 77};
        OriState dealt = untouched;
        OriRandom random = {1};
        const char *refused = ori_deal(table[i].rules, ORI_ANY_SEAT, &random, &dealt);
        if (table[i].why == NULL) {
            assert_null(why);
            assert_null(refused);
            continue;
        }
        assert_non_null(why);
        assert_non_null(strstr(why, table[i].why));
        assert_string_equal(refused, why);
        assert_true(states_equal(&dealt, &untouched));
    }
}

TEST(drawn_kinds_are_six_and_four)
{
    enum { DRAWS = 20000 };
    OriRandom random = {3};
    int drawn[ORI_KINDS] = {0};
    for (int i = 0; i < DRAWS; i++) {
        uint32_t kinds = ori_draw_kinds(&random);
        int characters = 0;
        int all = 0;
        for (int kind = 0; kind < ORI_KINDS; kind++) {
            int in = (int)(kinds >> kind & 1);
            drawn[kind] += in;
            all += in;
            characters += in && ori_kind_is_character(kind);
        }
        assert_int_equal(all, ORI_SET_SIZE);
        assert_int_equal(characters, 6);
    }
    int sorts[2] = {0}; /* of intrigues and of characters */
    for (int kind = 0; kind < ORI_KINDS; kind++)
        sorts[ori_kind_is_character(kind)] += kind != ORI_TWIN;
    for (int kind = 0; kind < ORI_KINDS; kind++) {
        bool stays = ori_kind_is_character(kind);
        int usual = kind == ORI_TWIN ? 0 : DRAWS * (stays ? 6 : 4) / sorts[stays];
        int spread = kind == ORI_TWIN ? 0 : 500;
        assert_in_range(drawn[kind], usual - spread, usual + spread);
    }
}

/* What a table may ask for, and what it then is; NULL: refused. */
TEST(wishes_are_read)
{
    static const struct {
        const char *wish, *rules, *why;
        int at;
    } table[] = {
        {"base", "base", NULL, 0},
        {"ablaze+schemer2", "ablaze+schemer2", NULL, 0},
        {"mix", "mix", NULL, 0},
        {"mix+schemer2", "mix+schemer2", NULL, 0},
        {"mix:GBDXFLHYSA", "mix:ASYHLFXDBG", NULL, 0},
        {"mix:CMDXFLHYSA", "base", NULL, 0},
        {"mix:ECMDXFLHYS+schemer2", "mix:SYHLFXDMCE+schemer2", NULL, 0},
        {"base+a5", "base+a5", NULL, 0},
        {"mix:CMDXFLHYSA+b2+c20", "base+b2+c20", NULL, 0},
        {"mix+schemer2+a9", "mix+schemer2+a9", NULL, 0},
        {"mix:ECMDXFLHYS+schemer2+a20+b20+c20", "mix:SYHLFXDMCE+schemer2+a20+b20+c20", NULL, 0},
        {"base+a1", NULL, "2 to 31", 6},
        {"base+a32", NULL, "2 to 31", 6},
        {"base+a", NULL, "2 to 31", 6},
        {"base+d5", NULL, "a seat letter", 5},
        {"base+c5+a5", NULL, "in order", 7},
        {"base+a5+a5", NULL, "in order", 7},
        {"base+a5+schemer2", NULL, "only +schemer2", 7},
        {"base+f5", NULL, "a seat letter", 5},
        {"", NULL, "the rules are", 0},
        {"mixed", NULL, "only +schemer2", 3},
        {"mix+schemer3", NULL, "only +schemer2", 3},
        {"base+schemer2", NULL, "no Schemer", 4},
        {"mix:", NULL, "ten kinds", 4},
        {"mix:ASYHLFXDM", NULL, "ten kinds", 4},
        {"mix:ASYHLFXDMCP", NULL, "ten kinds", 4},
        {"mix:ASYHLFXDMM", NULL, "named twice", 13},
        {"mix:ASYTLFXDMC", NULL, "the Twin", 7},
        {"mix:ASY?LFXDMC", NULL, "kind", 7},
        {"mix:ASYHLFXDMC+schemer2", NULL, "no Schemer", 14},
    };
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        OriRules rules = ori_rules(ORI_ABLAZE_SET, 3, 2);
        OriError error = {0};
        char text[ORI_RULES_TEXT];
        bool ok = ori_read_wish(table[i].wish, &rules, &error);
        assert_int_equal(ok, table[i].rules != NULL);
        assert_int_equal(rules.seats, 3);
        ori_write_rules(rules, text);
        assert_string_equal(text, ok ? table[i].rules : "ablaze+schemer2");
        if (!ok) {
            assert_string_equal(error.field, "rules");
            assert_int_equal(error.at, table[i].at);
            assert_non_null(strstr(error.why, table[i].why));
        }
    }
}

TEST(open_kinds_are_drawn)
{
    for (int seed = 0; seed < 1000; seed++) {
        OriRandom one = {(uint64_t)seed};
        OriRandom two = one;
        OriState dealt, again;
        OriRules wish = ori_rules(0, 2 + seed % 4, 1 + seed % 2);
        assert_null(ori_deal(wish, ORI_ANY_SEAT, &one, &dealt));
        OriRules drawn = ori_draw_rules(wish, &two);
        assert_null(ori_rules_check(drawn));
        assert_null(ori_deal(drawn, ORI_ANY_SEAT, &two, &again));
        assert_true(states_equal(&dealt, &again));
        assert_int_equal(dealt.rules.schemer, wish.schemer);
        OriRules kept = ori_draw_rules(drawn, &two);
        assert_memory_equal(&kept, &drawn, sizeof kept);
    }
    OriError error;
    OriRules strict;
    assert_false(ori_read_rules("mix", &strict, &error)); /* a position's kinds are known */
}

/* What does not fit into the bits is not cut to something else. */
TEST(numbers_that_do_not_fit_are_refused)
{
    static const int seats[] = {-1, 0, 1, 6, 7, 8, 10, 16, 18, 19, 256 + 4};
    for (size_t i = 0; i < sizeof seats / sizeof seats[0]; i++)
        assert_non_null(ori_rules_check(ori_rules(ORI_BASE_SET, seats[i], 1)));
    assert_non_null(ori_rules_check(ori_rules(ORI_BASE_SET | 1u << 24, 4, 1)));
    assert_non_null(ori_rules_check(ori_rules(ORI_ABLAZE_SET, 4, 17)));
    assert_non_null(ori_rules_check(ori_rules(ORI_ABLAZE_SET, 4, -15)));
    assert_null(ori_rules_check(ori_rules(ORI_ABLAZE_SET, 4, 2)));
}

TEST(sets_are_as_in_the_boxes)
{
    assert_int_equal(ori_set_kinds(ORI_BASE), ORI_BASE_SET);
    assert_int_equal(ori_set_kinds(ORI_ABLAZE), ORI_ABLAZE_SET);
    assert_string_equal(ori_set_name(ORI_BASE), "base");
    assert_string_equal(ori_set_name(ORI_ABLAZE), "ablaze");
    assert_int_equal(ori_kind_set(ORI_TWIN), ORI_ABLAZE);
}

/* docs/notation.md lists them: "| A archer | S soldier |", in their order. */
TEST(kinds_are_as_in_the_notation)
{
    char line[256];
    int kind = 0;
    bool is_there = false; /* in the section about letters */
    FILE *notation = fopen("docs/notation.md", "r");
    assert_non_null(notation);
    while (fgets(line, sizeof line, notation) != NULL) {
        char letter[2], name[32];
        if (strncmp(line, "## ", 3) == 0)
            is_there = strcmp(line, "## Letters\n") == 0;
        for (char *cell = strchr(line, '|'); is_there && cell != NULL; cell = strchr(cell + 1, '|'))
            if (sscanf(cell, "| %1[A-Z] %31[a-z-]", letter, name) == 2) {
                assert_in_range(kind, 0, ORI_KINDS - 1);
                assert_int_equal(ori_kind_letter(kind), letter[0]);
                assert_int_equal(ori_kind_of_letter(letter[0]), kind);
                assert_string_equal(ori_kind_name(kind++), name);
            }
    }
    fclose(notation);
    assert_int_equal(kind, ORI_KINDS);
    assert_int_equal(ori_kind_letter(ORI_HIDDEN), '?');
    assert_int_equal(ori_kind_of_letter('?'), ORI_HIDDEN);
    assert_int_equal(ori_kind_of_letter('Z'), ORI_HIDDEN);
    for (const char *intrigue = "XDMCIBGR"; *intrigue != '\0'; intrigue++)
        assert_false(ori_kind_is_character(ori_kind_of_letter(*intrigue)));
    for (const char *stays = "ASYHLFPTEQKON"; *stays != '\0'; stays++)
        assert_true(ori_kind_is_character(ori_kind_of_letter(*stays)));
}

/* --- Deals --- */

TEST(deals_are_fair)
{
    enum { DEALS = 30000, SEATS = 3 };
    OriRandom random = {11};
    int aside[SEATS][ORI_KINDS] = {{0}};
    int first[SEATS] = {0};
    for (int i = 0; i < DEALS; i++) {
        OriState s;
        assert_null(ori_deal(base3, ORI_ANY_SEAT, &random, &s));
        first[s.first]++;
        assert_int_equal(s.asked, s.first);
        for (int seat = 0; seat < SEATS; seat++)
            for (int kind = 0; kind < ORI_SET_SIZE; kind++)
                aside[seat][kind] += (int)(s.aside[seat] >> kind & 1);
    }
    for (int seat = 0; seat < SEATS; seat++) { /* five standard deviations each */
        assert_in_range(first[seat], DEALS / 3 - 410, DEALS / 3 + 410);
        for (int kind = 0; kind < ORI_SET_SIZE; kind++)
            assert_in_range(aside[seat][kind], DEALS * 3 / 10 - 400, DEALS * 3 / 10 + 400);
    }
}

TEST(deals_follow_from_the_seed)
{
    int different = 0;
    for (uint64_t seed = 0; seed < 1000; seed++) {
        OriRandom one = {seed};
        OriRandom two = {seed};
        OriRandom other = {seed + 1};
        OriState a;
        OriState b;
        OriState c;
        memset(&a, 1, sizeof a);
        memset(&b, 2, sizeof b);
        assert_null(ori_deal(base3, ORI_ANY_SEAT, &one, &a));
        assert_null(ori_deal(base3, ORI_ANY_SEAT, &two, &b));
        assert_null(ori_deal(base3, ORI_ANY_SEAT, &other, &c));
        assert_true(states_equal(&a, &b));
        assert_true(one.state == two.state);
        different += !states_equal(&a, &c);
        assert_null(ori_deal(base3, 2, &one, &a));
        assert_int_equal(a.first, 2);
        expect_checked(&a);
    }
    assert_int_equal(different, 1000);
    OriRandom random = {1};
    OriState s;
    assert_non_null(ori_deal(base3, 3, &random, &s));
}

TEST(given_hands_are_checked)
{
    enum { HAND = 0x07F, ASIDE = 0x380 };
    static const struct {
        uint32_t hand;
        uint32_t aside;
        const char *why;
    } table[] = {
        {HAND, ASIDE, NULL},
        {0x3F8, 0x007, NULL},
        {HAND, 0x300, "three aside"},
        {0x03F, ASIDE, "seven"},
        {0x0FF, 0x300, "seven"},
        {HAND, 0x1C0, "ten kinds is dealt once"},
        {0x03F | 1u << ORI_PRINCE, ASIDE, "ten kinds is dealt once"},
        {HAND, 0x300 | ORI_TWIN_BIT, "ten kinds is dealt once"},
        {0, 0, "seven"},
    };
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        uint32_t hand[] = {HAND, HAND, table[i].hand};
        uint32_t aside[] = {ASIDE, ASIDE, table[i].aside};
        OriState s;
        const char *why = ori_deal_hands(base3, 1, hand, aside, &s);
        if (table[i].why == NULL) {
            assert_null(why);
            expect_checked(&s);
            assert_int_equal(s.hand[2], table[i].hand);
            assert_int_equal(s.first, 1);
        } else {
            assert_non_null(why);
            assert_non_null(strstr(why, table[i].why));
        }
        assert_non_null(ori_deal_hands(base3, 3, hand, aside, &s));
        assert_non_null(ori_deal_hands(base3, ORI_ANY_SEAT, hand, aside, &s));
    }
}

/* --- Ranks --- */

/* Whatever a position's text tells apart, the hash does: each seat's pool, hand, aside and pile,
 * and every card. */
TEST(the_hash_sees_everything)
{
    OriRules rules = {.kinds = ORI_ABLAZE_SET, .seats = ORI_MAX_SEATS, .schemer = 1};
    OriRandom random = {3};
    OriState s;
    assert_null(ori_deal(rules, 0, &random, &s));
    while (s.round < 5)
        ori_play(&s, ori_choose(&s, &random), NULL);
    uint64_t hash = ori_hash(&s);
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++) {
        OriState other = s;
        other.pool[seat]++;
        assert_true(ori_hash(&other) != hash);
        other = s;
        uint32_t hand = s.hand[seat] & ~ORI_TWIN_BIT;
        uint32_t swapped = (hand & (0u - hand)) | (s.aside[seat] & (0u - s.aside[seat]));
        other.hand[seat] ^= swapped;
        assert_true(ori_hash(&other) != hash);
        other.aside[seat] ^= swapped;
        assert_true(ori_hash(&other) != hash);
    }
    for (int h = 1; h <= s.cards; h++) {
        OriState other = s;
        other.card[h].kind ^= 1u;
        assert_true(s.card[h].family >= ORI_MAX_SEATS || ori_hash(&other) != hash);
    }
}

TEST(ranks_break_ties_by_top_cards)
{
    static const struct {
        uint16_t pool[4];
        uint64_t own[4];
        uint8_t rank[4];
    } table[] = {
        {{1, 1, 1, 1}, {0, 0, 0, 0}, {1, 1, 1, 1}},
        {{9, 8, 7, 6}, {0, 0, 0, 0xF}, {1, 2, 3, 4}},
        {{5, 5, 5, 0}, {1, 6, 8, 0}, {2, 1, 2, 4}},
        {{7, 5, 5, 3}, {0, 1, 2, 0}, {1, 2, 2, 4}},
        {{0, 999, 999, 0}, {0xF, 0, 0x10, 0x20}, {3, 2, 1, 4}},
    };
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        OriState s = {.rules = {.kinds = ORI_BASE_SET, .seats = 4, .schemer = 1}};
        uint8_t rank[ORI_MAX_SEATS];
        memcpy(s.pool, table[i].pool, sizeof table[i].pool);
        memcpy(s.own, table[i].own, sizeof table[i].own);
        ori_ranks(&s, rank);
        assert_memory_equal(rank, table[i].rank, 4);
    }
}

/* --- Errors --- */

typedef struct Bad {
    const char *text;
    const char *field;
    int at;
    const char *why; /* part of it */
} Bad;

#define HANDS "ASYFDM=HXC=/SYHFXC=ALM=/ASYHFC=XDM="

/* Tells every wrong row of a table, not only the first. */
static int wrong_rows;

static void expect_bad(const Bad *bad, bool read, const OriError *error)
{
    if (!read && strcmp(error->field, bad->field) == 0 && error->at == bad->at &&
        strstr(error->why, bad->why) != NULL)
        return;
    wrong_rows++;
    print_error("%s\n    should be %s, at %d: ...%s...\n", bad->text, bad->field, bad->at,
                bad->why);
    if (read)
        print_error("    is accepted\n");
    else
        print_error("    is %s, at %d: %s\n", error->field, error->at, error->why);
}

static int begin_table(void **unused)
{
    (void)unused;
    wrong_rows = 0;
    return 0;
}

static int end_table(void **unused)
{
    (void)unused;
    return wrong_rows;
}

TEST(bad_positions_say_where)
{
    static const Bad table[] = {
        {"", "rules", 0, "base, ablaze or mix"},
        {"Base - ", "rules", 0, "base, ablaze or mix"},
        {"base", "rules", 4, "one space"},
        {"base  ", "queue", 5, "seat"},
        {"base+schemer2 -", "rules", 4, "no Schemer"},
        {"mix:ASYHLFXDMC -", "rules", 4, "written as that set"},
        {"mix:ASYHLFXDM -", "rules", 4, "ten kinds"},
        {"mix:ASYHLFXDMT -", "rules", 4, "Twin"},
        {"mix:SAYHLFXDMP -", "rules", 5, "in their order"},
        {"base cL,bd|al " HANDS " 1/1/2 1a b:reveal ", "ask", 67, "after the end"},
        {"base cZ,bd|al " HANDS " 1/1/2 1a b:reveal", "queue", 6, "kind"},
        {"base cL,bd|al|" HANDS " 1/1/2 1a b:reveal", "queue", 13, "one |"},
        {"base cL,bd|al+0 " HANDS " 1/1/2 1a b:reveal", "queue", 14, "at least 1"},
        {"base cL,bd|al+01 " HANDS " 1/1/2 1a b:reveal", "queue", 14, "leading zero"},
        {"base cL,bd|al+1000 " HANDS " 1/1/2 1a b:reveal", "queue", 14, "three digits"},
        {"base cL,bd|al@a " HANDS " 1/1/2 1a b:reveal", "queue", 14, "other than the family"},
        {"base cL+1,bd|al " HANDS " 1/1/2 1a b:reveal", "queue", 5,
         "revealed card carries influence"},
        {"base cL,bd|dl " HANDS " 1/1/2 1a b:reveal", "queue", 5, "not there"},
        {"base cL,bd,al " HANDS " 1/1/2 1a b:reveal", "queue", 5, "|"},
        {"base cL,bd|al " HANDS " 1/1/2 1a b:place", "queue", 5, "|"},
        {"base cL,bd|al ASYFDM=HXC=/SYHFXC=ALM= 1/1/2 1a b:reveal", "influence", 41, "next field"},
        {"base cL,bd|al ASYFDM=HXC= 1/1/2 1a b:reveal", "hands", 25, "two seats"},
        {"base cL,bd|al " HANDS " 1/1 1a b:reveal", "influence", 53, "/ between"},
        {"base cL,bd|al " HANDS " 1/1/1000 1a b:reveal", "influence", 54, "three digits"},
        {"base cL,bd|al " HANDS " 1/1/2 0a b:reveal", "round", 56, "1 to 6"},
        {"base cL,bd|al " HANDS " 1/1/2 7a b:reveal", "round", 56, "1 to 6"},
        {"base cL,bd|al " HANDS " 1/1/2 1d b:reveal", "round", 57, "seat"},
        {"base cL,bd|al " HANDS " 1/1/2 1a b-reveal", "ask", 60, "seat, :"},
        {"base cL,bd|al " HANDS " 1/1/2 1a b:wait", "ask", 61, "the ask is"},
        {"base cL,bd|al " HANDS " 1/1/2 1a c:reveal", "ask", 59, "face-down card of the asked"},
        {"base cL,bd|al " HANDS " 1/1/2 1a b:pick(H)", "ask", 66, "chooses no place"},
        {"base cL,bd|al " HANDS " 1/1/2 1a b:pick(S)", "ask", 59, "acting card"},
        {"base cL,bd|al " HANDS " 1/1/2 1a over", "queue", 5, "|"},
        {"base cL,bd|al ASYFDM=HXC=/SYHFXL=ALM=/ASYHFC=XDM= 1/1/2 1a b:reveal", "hands", 31,
         "in their order"},
        {"base cL,bd|al ASYFDM=HXC=/SYHLFX=ALM=/ASYHFC=XDM= 1/1/2 1a b:reveal", "hands", 14,
         "two places"},
        {"base cL,bd|al ASYFD=HXMC=/SYHFXC=ALM=/ASYHFC=XDM= 1/1/2 1a b:reveal", "hands", 14,
         "wrong size"},
        {"base cL,bd|al ASYFDM=HX=C/SYHFXC=ALM=/ASYHFC=XDM= 1/1/2 1a b:reveal", "hands", 14, ""},
        {"base - ASYLFDM=HXC=/SYHFXDC=ALM=/ASYHLFC=XDM= 1/2/1 1a a:place", "influence", 46,
         "every pool is 1"},
        {"base - ASYLFDM=HXC=/SYHFXDC=ALM=/ASYHLFC=XDM= 1/1/1 1a b:place", "hands", 7,
         "wrong size"},
    };
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        OriState s = {.round = 77};
        OriState untouched = s;
        OriError error = {0};
        expect_bad(&table[i], ori_read_position(table[i].text, &s, &error), &error);
        assert_true(states_equal(&s, &untouched));
    }
}

TEST(views_and_positions_are_told_apart)
{
    static const Bad views[] = {
        {"base cL,b?|al ASYFDM=HXC=/?6=?3=/?6=?3= 1/1/2 1a b:reveal", "hands", 14,
         "view, where a whole position"},
        {"base cL,b?|a? ?6=?3=/?6=?3=/?6=?3= 1/1/2 1a b:reveal", "hands", 14,
         "view, where a whole position"},
    };
    static const Bad positions[] = {
        {"base cL,bd|al " HANDS " 1/1/2 1a b:reveal", "hands", 14, "whole position, where a view"},
        {"base - ASYLFDM=HXC=/SYHFXDC=ALM=/ASYHLFC=XDM= 1/1/1 1a a:place", "hands", 7,
         "whole position, where a view"},
    };
    static const Bad neither[] = {
        {"base cL,b?|al ASYFDM=HXC=/SYHFXC=ALM=/?6=?3= 1/1/2 1a b:reveal", "hands", 14,
         "one hand or none"},
        {"base cL,bd|al ASYFDM=HXC=/?6=?3=/?6=?3= 1/1/2 1a b:reveal", "queue", 5,
         "shown that the reader may not"},
        {"base cL,b?|a? ASYFDM=HXC=/?6=?3=/?6=?3= 1/1/2 1a b:reveal", "queue", 5,
         "hidden that the reader knows"},
        {"base cL,b?|al ASYFDM=HXC=/?5=?3=/?6=?3= 1/1/2 1a b:reveal", "hands", 14, "wrong size"},
        {"base cL,b?|al ASYFDM=HXC=/?6=?2=/?6=?3= 1/1/2 1a b:reveal", "hands", 14,
         "missing or too many"},
        {"base cL,b?|al ASYFDM=?3=/?6=?3=/?6=?3= 1/1/2 1a b:reveal", "hands", 21, "hand is known"},
        {"base cL,b?|al ?6=HXC=/?6=?3=/?6=?3= 1/1/2 1a b:reveal", "hands", 17, "hand is not"},
    };
    OriState s;
    OriView view;
    OriError error;
    for (size_t i = 0; i < 2; i++) {
        expect_bad(&views[i], ori_read_position(views[i].text, &s, &error), &error);
        assert_true(ori_read_view(views[i].text, &view, &error));
        assert_true(ori_text_is_view(views[i].text));
        expect_bad(&positions[i], ori_read_view(positions[i].text, &view, &error), &error);
        assert_true(ori_read_position(positions[i].text, &s, &error));
        assert_false(ori_text_is_view(positions[i].text));
    }
    for (size_t i = 0; i < sizeof neither / sizeof neither[0]; i++) {
        expect_bad(&neither[i], ori_read_view(neither[i].text, &view, &error), &error);
        expect_bad(&neither[i], ori_read_position(neither[i].text, &s, &error), &error);
    }
}

TEST(bad_decisions_say_where)
{
    static const Bad table[] = {
        {"", "decision", 0, "not a decision"},   {"S", "decision", 1, "slot"},
        {"s<", "decision", 0, "not a decision"}, {"S^", "decision", 2, "place"},
        {"S^0", "decision", 2, "place"},         {"S^37", "decision", 2, "place"},
        {"S^01", "decision", 2, "leading zero"}, {"S^1000", "decision", 2, "three digits"},
        {"S<1", "decision", 2, "after the end"}, {"S> ", "decision", 2, "after the end"},
        {"3", "decision", 1, "+ or !"},          {"3-", "decision", 1, "+ or !"},
        {"0!", "decision", 0, "place"},          {"x", "decision", 1, "place"},
        {"x3x", "decision", 2, "after the end"}, {"&", "decision", 1, "place"},
        {"&+1", "decision", 2, "after the end"}, {" S<", "decision", 0, "not a decision"},
        {">", "decision", 1, "place"},           {"??", "decision", 1, "slot"},
    };
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        OriDecision d = {99, 99, 99};
        OriError error = {0};
        expect_bad(&table[i], ori_read_decision(table[i].text, &d, &error), &error);
        assert_int_equal(d.verb, 99);
    }
}

TEST(bad_events_say_where)
{
    static const Bad table[] = {
        {"", "event", 0, "unknown event"},
        {"lose #1 2", "event", 0, "unknown event"},
        {"round", "event", 5, "space"},
        {"round 7 a", "event", 6, ""},
        {"round 2 f", "event", 8, "seat"},
        {"placed b #7 S >", "event", 12, "face down"},
        {"placed b #41 s >", "event", 10, "1 to 40"},
        {"placed b #0 s >", "event", 10, "1 to 40"},
        {"placed b #7 s >2", "event", 15, "after the end"},
        {"kept b #7 +0", "event", 11, "amount"},
        {"kept b #7 2", "event", 10, "+"},
        {"revealed b #7 s +2", "event", 14, "kind"},
        {"moved #5 2", "event", 9, "gap"},
        {"over 3 1", "event", 6, "two seats"},
        {"over 3/4 1/3", "event", 11, "rank"},
        {"over 3/4 1", "event", 10, "/ between"},
        {"ask b pick(H)", "event", 11, "chooses no place"},
        {"lost #1 2 ", "event", 9, "after the end"},
    };
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        OriEvent e = {.what = 99};
        OriError error = {0};
        expect_bad(&table[i], ori_read_event(table[i].text, &e, &error), &error);
        assert_int_equal(e.what, 99);
    }
}

/* --- 999 is the most --- */

static void enrich(OriState *s, OriRandom *random)
{
    for (int seat = 0; seat < (int)s->rules.seats; seat++)
        s->pool[seat] = (uint16_t)(ori_random_below(random, 2) *
                                   (ORI_MAX_NUMBER - ori_random_below(random, 3)));
    for (int i = 0; i < s->places; i++)
        for (int h = s->line[i]; h != 0; h = (int)s->card[h].under)
            if (!s->card[h].revealed)
                s->card[h].influence =
                    (unsigned)(ORI_MAX_NUMBER - ori_random_below(random, 3)) & 1023u;
}

static void expect_in_bounds(const OriState *s)
{
    char text[ORI_POSITION_TEXT];
    OriState read;
    OriError error;
    expect_checked(s);
    ori_write_position(s, text);
    expect_at(s, ori_read_position(text, &read, &error), "a rich position cannot be read back");
}

/* Riches in the middle of random games: nothing runs over, everything can be told and written. */
TEST(counting_stops_at_999)
{
    static OriLog log;
    int longest = 0;
    for (uint64_t i = 0; i < 1000; i++) {
        Game game;
        game_deal(&game, i);
        int rich_round = 2 + (int)(i % 5);
        while (!game_is_over(&game)) {
            /* During placement the cards just placed carry nothing. */
            if (game.state.round >= rich_round && game.state.ask == ORI_ASK_REVEAL)
                enrich(&game.state, &game.random);
            OriView view;
            ori_view(&game.state, ORI_SPECTATOR, &view);
            OriState before = game.state;
            ori_play(&game.state, game_choose(&game), &log);
            expect_in_bounds(&game.state);
            expect_at(&before, log.count < ORI_MAX_EVENTS, "the events do not fit");
            longest = log.count > longest ? log.count : longest;
            for (int n = 0; n < log.count; n++)
                log.event[n] = ori_event_for(&log.event[n], ORI_SPECTATOR);
            const char *why = ori_evolve(&view, log.event, log.count);
            expect_at(&before, why == NULL, why);
        }
    }
    printf("api: at most %d events told about one decision\n", longest);
}

TEST(the_999th_is_the_last)
{
    static const struct {
        const char *at;
        const char *decision;
        const char *is;
    } table[] = {
        {"base cL,bd+999|al " HANDS " 999/998/2 1a b:reveal", "2+",
         "base cL,bd+999,al| " HANDS " 999/998/2 1a a:reveal"},
        {"base cL,bd+7|al " HANDS " 999/998/2 1a b:reveal", "2!",
         "base cL,bD|al " HANDS " 999/999/2 1a b:pick(D)"},
        {"base cL,bd,al+9| " HANDS " 999/998/2 1a a:reveal", "3!",
         "base cL,bd,aL " HANDS " 999/998/2 2b b:place"},
    };
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        char text[ORI_POSITION_TEXT];
        OriState s;
        OriDecision d;
        OriError error;
        if (!ori_read_position(table[i].at, &s, &error))
            fail_msg("%s: %s", table[i].at, error.why);
        assert_true(ori_read_decision(table[i].decision, &d, &error));
        assert_null(ori_apply(&s, d, NULL));
        ori_write_position(&s, text);
        assert_string_equal(text, table[i].is);
    }
}

/* --- Buffers --- */

enum { GUARD = 0x5A };

/* Longer than any state can be: every card bribed, rich and face up, every set full. */
TEST(texts_fit_their_buffers)
{
    char text[ORI_POSITION_TEXT + 1];
    OriState s = {.rules = {.kinds = ORI_ABLAZE_SET ^ 0x3u ^ 1u << ORI_TRAP ^ 1u << ORI_PLOT,
                            .seats = 5,
                            .schemer = 2},
                  .places = ORI_MAX_PLACES,
                  .cards = ORI_MAX_CARDS,
                  .round = 6,
                  .cursor = ORI_MAX_PLACES,
                  .ask = ORI_ASK_PICK,
                  .asked = 4,
                  .plot = 40,
                  .plot_left = ORI_MAX_NUMBER,
                  .self = ORI_MAX_PLACES};
    for (int h = 1; h <= ORI_MAX_CARDS; h++)
        s.card[h] = (OriCard){.kind = ORI_SPY,
                              .family = 3,
                              .owner = 4,
                              .influence = ORI_MAX_NUMBER,
                              .gone = h > ORI_MAX_PLACES};
    for (int i = 0; i < ORI_MAX_PLACES; i++)
        s.line[i] = (uint8_t)(i + 1);
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++) {
        s.hand[seat] = s.aside[seat] = (1u << ORI_KINDS) - 1;
        s.pool[seat] = ORI_MAX_NUMBER;
    }
    text[ORI_POSITION_TEXT] = GUARD;
    assert_true(ori_write_position(&s, text) < ORI_POSITION_TEXT);
    assert_int_equal(text[ORI_POSITION_TEXT], GUARD);
    assert_true(ori_write_rules(s.rules, text) < ORI_RULES_TEXT);
    for (int verb = 0; verb <= ORI_ACTIVATE; verb++)
        assert_true(ori_write_decision((OriDecision){(uint8_t)verb, ORI_HIDDEN, ORI_MAX_PLACES},
                                       text) < ORI_DECISION_TEXT);
    OriAsk longest = {.kind = ORI_ASK_PICK,
                      .seat = 4,
                      .in_plot = 1,
                      .left = ORI_MAX_NUMBER,
                      .at = ORI_MAX_PLACES};
    for (int what = 0; what <= ORI_EV_OVER; what++) {
        OriEvent e = {.what = (uint8_t)what,
                      .seat = 4,
                      .card = ORI_MAX_CARDS,
                      .other = ORI_MAX_CARDS,
                      .verb = ORI_PUT,
                      .at = ORI_MAX_PLACES,
                      .seats = ORI_MAX_SEATS,
                      .amount = ORI_MAX_NUMBER,
                      .ask = longest,
                      .pool = {999, 999, 999, 999, 999},
                      .rank = {1, 1, 1, 1, 5}};
        assert_true(ori_write_event(&e, text) < ORI_EVENT_TEXT);
    }
    assert_true(ori_write_ask(&longest, text) < ORI_EVENT_TEXT);
}

TEST(a_record_of_the_most_decisions_fits)
{
    static OriRecord record;
    static char text[ORI_RECORD_TEXT];
    game_record(3, ORI_MAX_DECISIONS, &record);
    memset(record.name, 'W', sizeof record.name);
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++)
        record.name[seat][ORI_NAME_TEXT - 1] = '\0';
    int length = ori_write_record(&record, text);
    enum { LONGEST_DECISION = 5, SMALL_PARTS = 64 };
    int others = (ORI_MAX_DECISIONS - record.count) * LONGEST_DECISION;
    assert_true(length + others + ORI_POSITION_TEXT + ORI_NAME_TEXT * ORI_MAX_SEATS + SMALL_PARTS <
                ORI_RECORD_TEXT);
}

/* Five Princes, five Twins, nothing stacked, nothing gone. */
static OriDecision spread_out(const OriState *s)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int n = ori_options(s, option);
    int wanted = s->ask == ORI_ASK_REVEAL ? ORI_KEEP : ORI_PLACE_LAST;
    if (s->ask == ORI_ASK_REVEAL && s->card[s->line[s->cursor - 1]].kind == ORI_PRINCE)
        wanted = ORI_REVEAL;
    for (int i = n - 1; i >= 0; i--) /* the Prince has the last letter of this mix */
        if (option[i].verb == wanted)
            return option[i];
    return option[0];
}

TEST(thirty_five_places_are_possible)
{
    OriRules rules = {.kinds = (ORI_BASE_SET & ~1u) | 1u << ORI_PRINCE, .seats = 5, .schemer = 1};
    uint32_t aside[ORI_MAX_SEATS];
    uint32_t hand[ORI_MAX_SEATS];
    int most = 0;
    OriState s;
    for (int seat = 0; seat < ORI_MAX_SEATS; seat++) {
        aside[seat] = 0x00E;
        hand[seat] = rules.kinds & ~aside[seat];
    }
    assert_null(ori_deal_hands(rules, 4, hand, aside, &s));
    while (s.ask != ORI_ASK_OVER) {
        assert_null(ori_apply(&s, spread_out(&s), NULL));
        expect_in_bounds(&s);
        most = s.places > most ? s.places : most;
    }
    assert_int_equal(most, ORI_MAX_PLACES);
}

/* A greedy table: Twins come in, and every Impersonation finds a replacement. */
static int most_new_cards(const OriState *s, int plies, OriDecision *best)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int n = ori_options(s, option);
    int most = -1;
    for (int i = 0; i < n; i++) {
        OriState next = *s;
        OriDecision ignored;
        ori_play(&next, option[i], NULL);
        int cards = next.cards;
        if (plies > 1 && next.ask == ORI_ASK_PICK && next.ability == ORI_IMPERSONATION)
            cards = most_new_cards(&next, plies - 1, &ignored);
        if (cards > most) {
            most = cards;
            *best = option[i];
        }
    }
    return most;
}

static OriDecision greedy(const OriState *s, OriRandom *random)
{
    OriDecision best = {0};
    int at = s->cursor - 1;
    if (s->ask == ORI_ASK_PLACE)
        return ori_choose(s, random);
    if (most_new_cards(s, 2, &best) > s->cards)
        return best;
    if (s->ask != ORI_ASK_REVEAL)
        return ori_choose(s, random);
    int kind = (int)s->card[s->line[at]].kind;
    bool waits = kind == ORI_IMPERSONATION && s->round < ORI_ROUNDS;
    return (OriDecision){waits ? ORI_KEEP : ORI_REVEAL, 0, (uint8_t)at};
}

/* Every hand has the Prince and the Impersonation. */
static void deal_newcomers(OriRules rules, OriRandom *random, OriState *out)
{
    uint32_t newcomers = 1u << ORI_PRINCE | 1u << ORI_IMPERSONATION;
    uint32_t hand[ORI_MAX_SEATS];
    uint32_t aside[ORI_MAX_SEATS];
    for (int seat = 0; seat < (int)rules.seats; seat++) {
        do
            assert_null(ori_deal(rules, ORI_ANY_SEAT, random, out));
        while ((out->aside[seat] & newcomers) != 0);
        aside[seat] = out->aside[seat];
        hand[seat] = rules.kinds & ~aside[seat];
    }
    assert_null(ori_deal_hands(rules, 0, hand, aside, out));
}

TEST(forty_handles_suffice)
{
    enum { GAMES = 3000 };
    /* Characters that harm nobody stay and are there to be impersonated. */
    OriRules rules = {.kinds = 1u << ORI_HEIR | 1u << ORI_LORD | 1u << ORI_PRINCE |
                               1u << ORI_QUEEN | 1u << ORI_FELON | 1u << ORI_SPY |
                               1u << ORI_SCHEMER | 1u << ORI_IMPERSONATION |
                               1u << ORI_SHAPESHIFTER | 1u << ORI_BRIBERY,
                      .seats = 5,
                      .schemer = 1};
    OriRandom random = {40};
    int most = 0;
    for (int i = 0; i < GAMES; i++) {
        OriState s;
        deal_newcomers(rules, &random, &s);
        while (s.ask != ORI_ASK_OVER) {
            assert_null(ori_apply(&s, greedy(&s, &random), NULL));
            expect_in_bounds(&s);
            most = s.cards > most ? s.cards : most;
        }
    }
    printf("api: at most %d handles\n", most);
    assert_int_equal(most, ORI_MAX_CARDS);
}

/*
 * Every family has all it can have on the table. A spectator is told that a's Lord is a second
 * Impersonation: it would bring a Queen, for which there is no handle.
 */
TEST(a_lie_finds_no_handle)
{
    static const char text[] = "mix:YHLFPEQNIB bQ,a?| ?1=?2=YHPTQNI/?1=?2=YHLPTNI/?1=?2=YHLPTQNI/"
                               "?1=?2=YHLPTQNI/?1=?2=YHLPTQNI 1/1/1/1/1 6a a:reveal";
    OriView view;
    OriError error;
    if (!ori_read_view(text, &view, &error))
        fail_msg("%s: %s", error.field, error.why);
    assert_int_equal(view.known.cards, ORI_MAX_CARDS);
    OriView before = view;
    OriEvent lie = {.what = ORI_EV_REVEALED, .card = 2, .kind = ORI_IMPERSONATION};
    assert_non_null(ori_evolve(&view, &lie, 1));
    assert_true(states_equal(&view.known, &before.known));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rules_are_checked),
        cmocka_unit_test(drawn_kinds_are_six_and_four),
        cmocka_unit_test(wishes_are_read),
        cmocka_unit_test(open_kinds_are_drawn),
        cmocka_unit_test(numbers_that_do_not_fit_are_refused),
        cmocka_unit_test(sets_are_as_in_the_boxes),
        cmocka_unit_test(kinds_are_as_in_the_notation),
        cmocka_unit_test(deals_are_fair),
        cmocka_unit_test(deals_follow_from_the_seed),
        cmocka_unit_test(given_hands_are_checked),
        cmocka_unit_test(the_hash_sees_everything),
        cmocka_unit_test(ranks_break_ties_by_top_cards),
        cmocka_unit_test_setup_teardown(bad_positions_say_where, begin_table, end_table),
        cmocka_unit_test_setup_teardown(views_and_positions_are_told_apart, begin_table, end_table),
        cmocka_unit_test_setup_teardown(bad_decisions_say_where, begin_table, end_table),
        cmocka_unit_test_setup_teardown(bad_events_say_where, begin_table, end_table),
        cmocka_unit_test(counting_stops_at_999),
        cmocka_unit_test(the_999th_is_the_last),
        cmocka_unit_test(texts_fit_their_buffers),
        cmocka_unit_test(a_record_of_the_most_decisions_fits),
        cmocka_unit_test(thirty_five_places_are_possible),
        cmocka_unit_test(forty_handles_suffice),
        cmocka_unit_test(a_lie_finds_no_handle),
    };
    return cmocka_run_group_tests_name("api", tests, NULL, NULL);
}
