/*
 * deals.c - a deal is a link, and a result is what it says: links are read as they were written, the
 * same link is the same game, every prefix of a result round-trips, and what is forged, cut, foreign,
 * of the future or of another version is refused with its reason.
 *
 * usage: deals [GAMES]          the properties
 *        deals print [GAMES]    a result a line, and its record as one: for tests/deals.mjs
 */
#include "tests/support/games.h"

#include "base/json.h"
#include "daily/compare.h"

#include <stdlib.h>

enum { TODAY = DEAL_FIRST_DAY + 18, LINK_MOST = 200, SHOWN = 512 };

/* A host of usual length: what stands before a deal in a link. */
static const char address[] = "https://play.oriflamme.example.org/#/deal/";

static long games = 240;

/* --- Deals of every kind --- */

static const Bot *nth_dealt_bot(uint64_t n)
{
    const Bot *dealt[64];
    int count = 0;
    for (int i = 0; i < bot_count; i++)
        if (bots[i].offered && (!bots[i].searches || bots[i].at_once))
            dealt[count++] = &bots[i];
    return dealt[n % (uint64_t)count];
}

static void nth_deal(long number, Deal *out)
{
    static const char *const rules[] = {"base",         "ablaze",     "mix",
                                        "mix+schemer2", "base+b3+c5", "mix:ASYHLXDMPE"};
    OriRandom random = {(uint64_t)number};
    OriError error;
    int seats = ORI_MIN_SEATS + (int)(number % 4);
    *out = (Deal){.first = ori_random_below(&random, seats)};
    out->rules = ori_rules(0, seats, 1);
    const char *wish = rules[number / 4 % 6];
    bool has_c = seats > 2 || strchr(wish, '5') == NULL;
    ori_read_wish(has_c ? wish : "base", &out->rules, &error);
    for (int seat = 1; seat < seats; seat++)
        out->bot[seat] = nth_dealt_bot(ori_random(&random));
    snprintf(out->word, sizeof out->word, number % 3 == 0 ? "%ld" : "word-%ld", number + 1);
}

/* A player who decides by chance. Now and then, half a game alone. */
static void play(const Deal *deal, uint64_t seed, DealResult *out)
{
    OriRandom random = {seed};
    result_begin(deal, out);
    while (out->record.end.ask != ORI_ASK_OVER) {
        OriDecision option[ORI_MAX_OPTIONS];
        int ways = ori_options(&out->record.end, option);
        assert_true(result_play(out, ori_random_below(&random, ways)));
    }
}

static void expect_same(const DealResult *a, const DealResult *b)
{
    assert_int_equal(a->count, b->count);
    assert_int_equal(a->record.count, b->record.count);
    assert_memory_equal(&a->record.end, &b->record.end, sizeof a->record.end);
    for (int i = 0; i < a->record.count; i++)
        assert_true(ori_same_decision(a->record.decision[i], b->record.decision[i]));
}

static void expect_refused(const char *text, DealWhy why)
{
    static DealResult result;
    DealRefusal refusal;
    if (result_read(text, TODAY, &result, &refusal))
        fail_msg("accepted: %s", text);
    if (refusal.why != why)
        fail_msg("%s: refused as %s, not as %s", text, deal_why_id(refusal.why), deal_why_id(why));
    assert_in_range(refusal.at, 0, strlen(text));
}

/* --- Links of deals --- */

TEST(links_round_trip)
{
    for (long i = 0; i < games; i++) {
        Deal deal;
        Deal again;
        DealRefusal why;
        char text[DEAL_TEXT];
        char twice[DEAL_TEXT];
        char whole[SHOWN];
        nth_deal(i, &deal);
        deal_write(&deal, text);
        snprintf(whole, sizeof whole, "%s%s", address, text);
        if (!deal_read(deal_in_address(whole), TODAY, &again, &why))
            fail_msg("%s: %s", text, deal_why_id(why.why));
        deal_write(&again, twice);
        assert_string_equal(text, twice);
        assert_int_equal(deal_seed(&deal), deal_seed(&again));
        for (size_t cut = 0; cut < strlen(text); cut++) {
            memcpy(whole, text, cut);
            whole[cut] = '\0';
            assert_false(deal_read(whole, TODAY, &again, &why));
        }
    }
}

typedef struct BadDeal {
    const char *key; /* without a version; a right one is put behind it */
    DealWhy why;
    int at;
    const char *found;
    const char *wanted;
} BadDeal;

TEST(bad_deals_are_refused)
{
    static const BadDeal bad[] = {
        {"", DEAL_EMPTY, 0, "", ""},
        {"base", DEAL_CUT, 4, "", ""},
        {"base.4.b.squire+squire+squire", DEAL_CUT, 29, "", ""},
        {"bass.2.b.squire.x", DEAL_RULES, 0, "bass", ""},
        {"mix:SAYHLXDMPE.2.b.squire.x", DEAL_SPELLING, 0, "mix:SAYHLXDMPE", "mix:ASYHLXDMPE"},
        {"base+schemer2.2.b.squire.x", DEAL_RULES, 0, "base+schemer2", ""},
        {"base+c3.2.b.squire.x", DEAL_RULES, 0, "base+c3", ""},
        {"base.6.b.squire.x", DEAL_SEATS, 5, "6", ""},
        {"base.22.b.squire.x", DEAL_SEATS, 5, "22", ""},
        {"base.2.c.squire.x", DEAL_FIRST, 7, "c", "b"},
        {"base.2.ab.squire.x", DEAL_FIRST, 7, "ab", "b"},
        {"base.3.a.squire.x", DEAL_BOTS, 9, "", ""},
        {"base.2.a.squire+squire.x", DEAL_BOTS, 16, "", ""},
        {"base.3.a.squire+squier.x", DEAL_BOT, 16, "squier", ""},
        {"base.3.a.squire+baron.x", DEAL_SEARCHES, 16, "baron", ""},
        {"base.3.a.squire+baron-uniform.x", DEAL_BOT, 16, "baron-uniform", ""},
        {"base.2.a.squire.X", DEAL_WORD_WRONG, 16, "X", ""},
        {"base.2.a.squire.-x", DEAL_WORD_WRONG, 16, "-x", ""},
        {"base.2.a.squire.a23456789012345678901", DEAL_WORD_WRONG, 16, "a23456789012345678901", ""},
        {"base.2.a.squire.2026-02-30", DEAL_DATE, 16, "2026-02-30", ""},
        {"base.2.a.squire.2026-10-31", DEAL_DATE, 16, "2026-10-31", ""},
        {"base.2.a.squire.2026-11-19", DEAL_NOT_DAILY, 0, "2026-11-19",
         "base.5.b.herald+steward+miser+hunter.2026-11-19"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        Deal deal;
        DealRefusal why;
        bool ok = deal_read_key(bad[i].key, &deal, &why);
        if (ok)
            fail_msg("accepted: %s", bad[i].key);
        if (why.why != bad[i].why || why.at != bad[i].at || strcmp(why.found, bad[i].found) != 0 ||
            strcmp(why.wanted, bad[i].wanted) != 0)
            fail_msg("%s: %s at %d, found '%s', wanted '%s'", bad[i].key, deal_why_id(why.why),
                     why.at, why.found, why.wanted);
    }
}

TEST(other_versions_are_refused)
{
    Deal deal;
    DealRefusal why;
    char text[DEAL_TEXT];
    nth_deal(7, &deal);
    size_t length = (size_t)deal_write(&deal, text);
    text[length - 1] = text[length - 1] == 'a' ? 'b' : 'a';
    assert_false(deal_read(text, TODAY, &deal, &why));
    assert_int_equal(why.why, DEAL_VERSION);
    assert_int_equal(why.at, length - (DEAL_VERSION_TEXT - 1));
}

/* Every bot plays in it; those with a net or those without. */
static void versioned_deal(bool has_net, int number, Deal *out)
{
    *out = (Deal){.rules = ori_rules(ORI_BASE_SET, ORI_MAX_SEATS, 1)};
    OriError error;
    if (number % 2 == 0)
        ori_read_wish("mix", &out->rules, &error);
    int seat = 1;
    for (uint64_t n = (uint64_t)number; seat < ORI_MAX_SEATS; n++)
        if (nth_dealt_bot(n)->has_net == has_net)
            out->bot[seat++] = nth_dealt_bot(n);
    snprintf(out->word, sizeof out->word, "version-%d", number);
}

/* Deals that are in the world must stay what they are: whoever changes how bots play raises a
 * revision in daily/version.c. The games of a version are known by a hash. */
TEST(versions_know_how_bots_play)
{
    static const struct {
        const char *version;
        uint64_t games;
    } known[2] = {{"ybpjg", 0x2539052836e163f8}, {"fr9e8", 0xd74d442a6e92dc8a}};
    enum { GAMES = 24 };
    for (int net = 0; net < 2; net++) {
        static DealResult played;
        char version[DEAL_VERSION_TEXT];
        uint64_t hash = 1;
        Deal deal;
        for (int i = 0; i < GAMES; i++) {
            versioned_deal(net == 1, i, &deal);
            play(&deal, (uint64_t)i, &played);
            hash = (hash ^ ori_hash(&played.record.end)) * 1099511628211u;
        }
        deal_version(&deal, version);
        if (strcmp(version, known[net].version) != 0)
            print_message("version %s is new: its games are 0x%016llx (write both down here)\n",
                          version, (unsigned long long)hash);
        else if (hash != known[net].games)
            fail_msg("the bots of version %s play otherwise: 0x%016llx. Raise a revision "
                     "in daily/version.c",
                     version, (unsigned long long)hash);
    }
}

/* --- Days --- */

TEST(days_are_dates)
{
    static const char *const known[] = {"1970-01-01", "1972-02-29", "2000-02-29",
                                        "2026-11-19", "2100-03-01", "9999-12-31"};
    static const int day[] = {0, 789, 11016, 20776, 47541, 2932896};
    static const char *const none[] = {"2026-02-29", "2100-02-29", "2026-13-01",  "2026-00-01",
                                       "2026-01-00", "2026-1-01",  "2026-01-01x", "x"};
    char date[ORI_DATE_TEXT];
    for (size_t i = 0; i < sizeof day / sizeof day[0]; i++)
        assert_int_equal(deal_read_date(known[i]), day[i]);
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++)
        assert_int_equal(deal_read_date(none[i]), DEAL_NO_DAY);
    for (int n = 0; n < 200000; n++) {
        deal_write_date(n, date);
        assert_int_equal(deal_read_date(date), n);
    }
}

/* Within twenty weeks of a weekday everybody has begun equally often. */
TEST(days_are_fair)
{
    for (int weekday = 0; weekday < 7; weekday++) {
        int begun[ORI_MAX_SEATS] = {0};
        Deal deal;
        for (int week = 0; week < 60; week++) {
            deal_of_day(DEAL_FIRST_DAY + weekday + 7 * week, &deal);
            begun[deal.first]++;
        }
        for (int seat = 0; seat < (int)deal.rules.seats; seat++)
            assert_int_equal(begun[seat], 60 / (int)deal.rules.seats);
    }
}

TEST(future_days_are_refused)
{
    Deal deal;
    DealRefusal why;
    char text[DEAL_TEXT];
    for (int day = DEAL_FIRST_DAY; day < TODAY + 30; day++) {
        deal_of_day(day, &deal);
        deal_write(&deal, text);
        assert_int_equal(deal_read(text, TODAY, &deal, &why), day <= TODAY);
        assert_true(day <= TODAY || why.why == DEAL_FUTURE);
        assert_int_equal(deal_day(&deal), day);
    }
}

/* --- Results --- */

/* Each prefix of the line is the game as far as it goes, and is written as it was read. */
static void check_prefixes(const DealResult *whole)
{
    static DealResult part;
    char line[RESULT_LINE];
    char again[RESULT_LINE];
    DealRefusal why;
    result_write_line(whole, line);
    size_t length = 0;
    for (int n = 0; n <= whole->count; n++) {
        result_begin(&whole->deal, &part);
        assert_true(result_play_line(&part, line, line + length, &why));
        assert_int_equal(part.count, n);
        int made = n < whole->count ? whole->at[n] : whole->record.count;
        assert_int_equal(part.record.count, made);
        result_write_line(&part, again);
        assert_int_equal(strlen(again), length);
        assert_memory_equal(again, line, length);
        if (n < whole->count)
            length += whole->ways[n] > 36 ? 2 : 1;
    }
}

/* Whatever is missing at the end is missed; a name is not, it proves nothing. */
static void check_cuts(const char *text)
{
    static DealResult read;
    DealRefusal why;
    char cut[RESULT_TEXT];
    for (size_t n = 0; n < strlen(text); n++) {
        memcpy(cut, text, n);
        cut[n] = '\0';
        assert_false(result_read(cut, TODAY, &read, &why));
        bool is_told = why.why == DEAL_CUT || why.why == DEAL_SHORT || why.why == DEAL_RESULT ||
                       why.why == DEAL_EMPTY || why.why == DEAL_BOT || why.why == DEAL_BOTS ||
                       why.why == DEAL_MORE || why.why == DEAL_SEARCHES;
        if (!is_told)
            fail_msg("%s: %s", cut, deal_why_id(why.why));
    }
}

/* Another decision is another game, and the link says how this one ended. */
static void check_forgeries(const char *text)
{
    static DealResult read;
    DealRefusal why;
    char forged[RESULT_TEXT];
    const char *line = strstr(text, "/r=") + 3;
    const char *end = strchr(line, '.') + 4;
    for (const char *p = line; p < end; p++) {
        if (*p == '.')
            continue;
        strcpy(forged, text);
        forged[p - text] = *p == '0' ? '1' : (char)(*p == 'a' ? '9' : *p - 1);
        assert_false(result_read(forged, TODAY, &read, &why));
        bool is_told = why.why == DEAL_CHECK || why.why == DEAL_CHOICE || why.why == DEAL_SHORT ||
                       why.why == DEAL_LONG;
        if (!is_told)
            fail_msg("%s: %s", forged, deal_why_id(why.why));
    }
}

TEST(results_round_trip)
{
    static DealResult played;
    static DealResult read;
    char text[RESULT_TEXT];
    char again[RESULT_TEXT];
    long too_long = 0;
    for (long i = 0; i < games; i++) {
        Deal deal;
        DealRefusal why;
        nth_deal(i, &deal);
        play(&deal, (uint64_t)i, &played);
        strcpy(played.by, i % 2 == 0 ? "Ann" : "Żółć & Ко");
        result_write(&played, text);
        if (!result_read(text, TODAY, &read, &why))
            fail_msg("%s: %s at %d", text, deal_why_id(why.why), why.at);
        expect_same(&played, &read);
        assert_string_equal(read.by, played.by);
        result_write(&read, again);
        assert_string_equal(text, again);
        too_long += strlen(address) + strlen(text) > LINK_MOST;
        *strstr(text, "/by=") = '\0';
        if (i % 20 == 0) {
            check_prefixes(&played);
            check_cuts(text);
            check_forgeries(text);
        }
    }
    print_message("%ld of %ld links with an address are longer than %d characters\n", too_long,
                  games, LINK_MOST);
    assert_true(too_long * 20 <= games);
}

TEST(bad_results_are_refused)
{
    static DealResult one;
    static DealResult other;
    char text[RESULT_TEXT + 64];
    char line[RESULT_LINE];
    Deal deal;
    nth_deal(3, &deal);
    play(&deal, 1, &one);
    deal_write(&deal, text);
    expect_refused(text, DEAL_RESULT);
    strcat(text, "/x=1");
    expect_refused(text, DEAL_MORE);
    result_write(&one, text);
    strcat(text, "x");
    expect_refused(text, DEAL_MORE);
    result_write(&one, text);
    strcat(text, "/by=");
    expect_refused(text, DEAL_NAME);
    strcat(text, "a%22b");
    expect_refused(text, DEAL_NAME);
    result_write(&one, text);
    strcat(text, "/by=%41nn"); /* Ann, spelled in another way */
    expect_refused(text, DEAL_NAME);
    result_write(&one, text);
    strcat(text, "/by=%00");
    expect_refused(text, DEAL_NAME);
    /* The decisions of another deal. */
    nth_deal(15, &deal);
    play(&deal, 1, &other);
    result_write_line(&one, line);
    size_t length = (size_t)deal_write(&deal, text);
    snprintf(text + length, sizeof text - length, "/r=%s.000", line);
    DealRefusal why;
    assert_false(result_read(text, TODAY, &other, &why));
    /* Too many. */
    result_write(&one, text);
    char *dot = strrchr(text, '.');
    memmove(dot + 1, dot, strlen(dot) + 1);
    *dot = '0';
    expect_refused(text, DEAL_LONG);
    *dot = '!';
    expect_refused(text, DEAL_LONG);
    result_write(&one, text);
    strstr(text, "/r=")[3] = '!';
    expect_refused(text, DEAL_DIGIT);
}

TEST(records_are_held_against_the_deal)
{
    static DealResult played;
    static DealResult again;
    static OriRecord read;
    char text[ORI_RECORD_TEXT];
    DealRefusal why;
    OriError error;
    for (long i = 0; i < games / 10; i++) {
        Deal deal;
        nth_deal(i, &deal);
        play(&deal, (uint64_t)i, &played);
        ori_write_record(&played.record, text);
        assert_true(ori_read_record(text, &read, &error));
        if (!result_of_record(&deal, &read, &again, &why))
            fail_msg("deal %ld: %s, decision %d", i, deal_why_id(why.why), why.n);
        expect_same(&played, &again);
        deal.word[0] = 'y';
        assert_false(result_of_record(&deal, &read, &again, &why));
        assert_int_equal(why.why, DEAL_OTHER);
    }
    nth_deal(1, &played.deal);
    result_begin(&played.deal, &played);
}

/* --- Comparing --- */

static bool same_until(const DealResult *a, const DealResult *b, int n)
{
    for (int i = 0; i < n; i++)
        if (a->number[i] != b->number[i])
            return false;
    return true;
}

/* Players who decide alike at first: each follows the one before for a while. */
TEST(forks_are_found)
{
    static DealResult result[COMPARE_MOST];
    const DealResult *all[COMPARE_MOST];
    for (long i = 0; i < games / 10; i++) {
        OriRandom random = {(uint64_t)i};
        int players = 2 + ori_random_below(&random, COMPARE_MOST - 1);
        Deal deal;
        nth_deal(i, &deal);
        for (int p = 0; p < players; p++) {
            all[p] = &result[p];
            result_begin(&deal, &result[p]);
            int follows = p > 0 ? ori_random_below(&random, result[p - 1].count + 1) : 0;
            while (result[p].record.end.ask != ORI_ASK_OVER) {
                OriDecision option[ORI_MAX_OPTIONS];
                int n = result[p].count;
                int ways = ori_options(&result[p].record.end, option);
                int way = n < follows ? result[p - 1].number[n] : ori_random_below(&random, ways);
                assert_true(result_play(&result[p], way));
            }
        }
        Comparison c;
        compare(all, players, &c);
        assert_int_equal(c.fork[0].players, (1u << players) - 1);
        for (int f = 0; f < c.forks; f++) {
            const CompareFork *fork = &c.fork[f];
            unsigned told = 0;
            for (int a = 0; a < players; a++)
                for (int b = 0; b < a; b++)
                    if ((fork->players >> a & 1) != 0 && (fork->players >> b & 1) != 0)
                        assert_true(same_until(&result[a], &result[b], fork->same));
            for (int k = 0; k < fork->choices; k++) {
                assert_int_equal(told & fork->choice[k].players, 0);
                told |= fork->choice[k].players;
            }
            assert_true(fork->choices == 0 || (told == fork->players && fork->choices > 1));
        }
    }
}

/* --- For other machines --- */

static int print(long count)
{
    static DealResult played;
    static char record[ORI_RECORD_TEXT];
    static char room[2 * ORI_RECORD_TEXT];
    char text[RESULT_TEXT];
    for (long i = 0; i < count; i++) {
        Deal deal;
        nth_deal(i, &deal);
        play(&deal, (uint64_t)i, &played);
        result_write(&played, text);
        ori_write_record(&played.record, record);
        Json json = {.text = room, .room = sizeof room};
        out_text(&json, record);
        printf("%s %s\n", text, room);
    }
    return 0;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(links_round_trip),
        cmocka_unit_test(bad_deals_are_refused),
        cmocka_unit_test(other_versions_are_refused),
        cmocka_unit_test(versions_know_how_bots_play),
        cmocka_unit_test(days_are_dates),
        cmocka_unit_test(days_are_fair),
        cmocka_unit_test(future_days_are_refused),
        cmocka_unit_test(results_round_trip),
        cmocka_unit_test(bad_results_are_refused),
        cmocka_unit_test(records_are_held_against_the_deal),
        cmocka_unit_test(forks_are_found),
    };
    if (argc > 1 && strcmp(argv[1], "print") == 0)
        return print(argc > 2 ? atol(argv[2]) : games);
    games = games_wanted(argc, argv, games);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
