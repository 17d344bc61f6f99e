/*
 * text.c - promise 5: text goes in and comes out the same.
 *
 * Positions, views, decisions, events and records of random games. What is read back does not only
 * look the same: it plays on the same. And a seat's record tells the same about any two games that
 * the seat cannot tell apart.
 */
#include "tests/support/games.h"

#include "base/json.h"

enum { SAMPLE = 8 };

static long games = 2000; /* some 10^5 positions */

static struct Figures {
    long positions;
    long views;
    long decisions;
    long events;
    long records;
    long pairs;
} figures;

static void expect_text(const OriState *s, const char *a, const char *b, const char *what)
{
    if (strcmp(a, b) == 0)
        return;
    print_error("    %s\n    %s\n", a, b);
    expect_at(s, false, what);
}

static void expect_read(const OriState *s, bool read, const char *text, const OriError *error)
{
    if (read)
        return;
    print_error("    %s\n    %s, at %d: %s\n", text, error->field, error->at, error->why);
    expect_at(s, false, "a text cannot be read back");
}

/* --- Positions --- */

static void expect_same_options(const OriState *a, const OriState *b)
{
    OriDecision first[ORI_MAX_OPTIONS];
    OriDecision second[ORI_MAX_OPTIONS];
    int n = ori_options(a, first);
    expect_at(
        a, n == ori_options(b, second) && memcmp(first, second, (size_t)n * sizeof first[0]) == 0,
        "a position read back has other options");
}

static void expect_same(const OriState *a, const OriState *b)
{
    char first[ORI_POSITION_TEXT];
    char second[ORI_POSITION_TEXT];
    int length = ori_write_position(a, first);
    expect_at(a, length == (int)strlen(first) && length < ORI_POSITION_TEXT, "a writer miscounts");
    ori_write_position(b, second);
    expect_text(a, first, second, "a position comes back as another");
    expect_at(a, ori_hash(a) == ori_hash(b), "a position read back has another hash");
    expect_same_options(a, b);
}

/* Plays both to the end with the same decisions. */
static void expect_same_future(OriState a, OriState b, OriRandom random)
{
    while (a.ask != ORI_ASK_OVER) {
        OriDecision d = ori_choose(&a, &random);
        const char *why = ori_apply(&b, d, NULL);
        expect_at(&a, why == NULL, why);
        ori_apply(&a, d, NULL);
        expect_same(&a, &b);
    }
}

static void check_position(const OriState *s, OriState *read)
{
    char text[ORI_POSITION_TEXT];
    OriError error;
    OriView view;
    ori_write_position(s, text);
    expect_read(s, ori_read_position(text, read, &error), text, &error);
    expect_same(s, read);
    expect_checked(read);
    expect_at(s, !ori_text_is_view(text) && !ori_read_view(text, &view, &error),
              "a position is read as a view");
    figures.positions++;
}

static void check_view(const OriState *s, int seat)
{
    char text[ORI_POSITION_TEXT];
    char again[ORI_POSITION_TEXT];
    OriError error;
    OriView view;
    OriView read;
    OriState whole;
    ori_view(s, seat, &view);
    int length = ori_write_view(&view, text);
    expect_at(s, length == (int)strlen(text), "a writer miscounts");
    expect_read(s, ori_read_view(text, &read, &error), text, &error);
    ori_write_view(&read, again);
    expect_text(s, text, again, "a view comes back as another");
    expect_at(s, read.seat == seat, "a view comes back as another seat's");
    expect_at(s, ori_hash(&read.known) == ori_hash(&view.known),
              "a view read back has another hash");
    expect_at(s, ori_check_view(&read, &error), "a view read back is impossible");
    if (s->asked == seat)
        expect_same_options(&view.known, &read.known);
    expect_at(s, ori_text_is_view(text) && !ori_read_position(text, &whole, &error),
              "a view is read as a position");
    figures.views++;
}

TEST(positions_and_views_come_back)
{
    for (long i = 0; i < games; i++) {
        Game game;
        OriState read;
        game_deal(&game, (uint64_t)i);
        for (;; game_step(&game, NULL)) {
            check_position(&game.state, &read);
            if (figures.positions % SAMPLE == 0)
                expect_same_future(game.state, read, game.random);
            for (int seat = ORI_SPECTATOR; seat < (int)game.state.rules.seats; seat++)
                check_view(&game.state, seat);
            if (game_is_over(&game))
                break;
        }
    }
}

/* --- Decisions and events
 * ------------------------------------------------------------------------------------------ */

static void check_decision(const OriState *s, OriDecision d)
{
    char text[ORI_DECISION_TEXT];
    OriDecision read;
    OriError error;
    int length = ori_write_decision(d, text);
    expect_at(s, length == (int)strlen(text) && length < ORI_DECISION_TEXT, "a writer miscounts");
    expect_read(s, ori_read_decision(text, &read, &error), text, &error);
    expect_at(s, memcmp(&d, &read, sizeof d) == 0, "a decision comes back as another");
    figures.decisions++;
}

static void check_event(const OriState *s, const OriEvent *e)
{
    char text[ORI_EVENT_TEXT];
    OriEvent read;
    OriError error;
    int length = ori_write_event(e, text);
    expect_at(s, length == (int)strlen(text) && length < ORI_EVENT_TEXT, "a writer miscounts");
    expect_read(s, ori_read_event(text, &read, &error), text, &error);
    expect_at(s, events_equal(e, &read), "an event comes back as another");
    figures.events++;
}

TEST(decisions_and_events_come_back)
{
    static OriLog log;
    for (long i = 0; i < games; i++) {
        Game game;
        OriDecision option[ORI_MAX_OPTIONS];
        game_deal(&game, (uint64_t)i);
        while (!game_is_over(&game)) {
            OriState before = game.state;
            for (int n = ori_options(&before, option); n > 0; n--)
                check_decision(&before, option[n - 1]);
            OriDecision d = game_step(&game, &log);
            if (d.verb <= ORI_PLACE_ON)
                check_decision(&before, (OriDecision){d.verb, ORI_HIDDEN, d.at});
            for (int n = 0; n < log.count; n++) {
                OriEvent told = ori_event_for(&log.event[n], ORI_SPECTATOR);
                check_event(&before, &log.event[n]);
                check_event(&before, &told);
            }
        }
    }
}

TEST(rules_come_back)
{
    for (long i = 0; i < games; i++) {
        char text[ORI_RULES_TEXT];
        Game game;
        OriError error;
        game_deal(&game, (uint64_t)i);
        OriRules read = {.seats = game.state.rules.seats};
        int length = ori_write_rules(game.state.rules, text);
        assert_int_equal(length, strlen(text));
        assert_true(length < ORI_RULES_TEXT);
        assert_true(ori_read_rules(text, &read, &error));
        assert_memory_equal(&read, &game.state.rules, sizeof read);
    }
}

/* --- Records --- */

/* A record of game i, cut at a random decision or whole, with or without names and date. */
static void make_record(uint64_t number, OriRandom *random, OriRecord *record)
{
    static const char *const names[] = {"Ada", "Ben B.", "Cléo", "Дмитро", "{e} [x] 'q'"};
    game_record(number, ORI_MAX_DECISIONS, record);
    if (ori_random_below(random, 2) == 0)
        game_record(number, ori_random_below(random, record->count + 1), record);
    if (ori_random_below(random, 2) == 0)
        memcpy(record->date, "2026-11-15", ORI_DATE_TEXT);
    if (ori_random_below(random, 2) == 0)
        for (int seat = 0; seat < (int)record->start.rules.seats; seat++)
            snprintf(record->name[seat], ORI_NAME_TEXT, "%s", names[seat]);
}

static void check_record(const OriRecord *record)
{
    static char text[ORI_RECORD_TEXT];
    static char again[ORI_RECORD_TEXT];
    static OriRecord read;
    OriError error;
    const OriState *s = &record->end;
    int length = ori_write_record(record, text);
    expect_at(s, length == (int)strlen(text) && length < ORI_RECORD_TEXT, "a writer miscounts");
    expect_read(s, ori_read_record(text, &read, &error), text, &error);
    ori_write_record(&read, again);
    expect_text(s, text, again, "a record comes back as another");
    expect_at(s, read.seat == record->seat && read.count == record->count,
              "a record comes back as another");
    expect_at(
        s,
        memcmp(read.decision, record->decision, (size_t)read.count * sizeof read.decision[0]) == 0,
        "a record has other decisions");
    expect_at(s, states_equal(&read.start, &record->start), "a record starts from elsewhere");
    expect_at(s, states_equal(&read.end, &record->end), "a record leads elsewhere");
    figures.records++;
}

static void check_replay(const OriRecord *record)
{
    OriState s = record->start;
    for (int i = 0; i < record->count; i++) {
        const char *why = ori_record_step(record, &s, record->decision[i], NULL);
        expect_at(&s, why == NULL, why);
    }
    expect_at(&s, states_equal(&s, &record->end), "a replay leads elsewhere");
}

TEST(records_come_back)
{
    static OriRecord record;
    static OriRecord told;
    OriRandom random = {5};
    for (long i = 0; i < games; i++) {
        make_record((uint64_t)i, &random, &record);
        check_record(&record);
        check_replay(&record);
        for (int seat = ORI_SPECTATOR; seat < (int)record.start.rules.seats; seat++) {
            ori_record_for(&record, seat, &told);
            check_record(&told);
            check_replay(&told);
        }
    }
}

/* --- Two games that look the same
 * ---------------------------------------------------------------------------------- */

typedef struct Exchange {
    uint8_t becomes[ORI_KINDS];
} Exchange;

static Exchange no_exchange(void)
{
    Exchange x;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        x.becomes[kind] = (uint8_t)kind;
    return x;
}

/* Exchanges a family's cards that were never shown, at random. */
static Exchange exchange_unshown(const OriState *end, int seat, OriRandom *random)
{
    int kinds[ORI_SET_SIZE];
    int n = 0;
    uint32_t unshown = end->rules.kinds;
    Exchange x = no_exchange();
    for (int h = 1; h <= end->cards; h++)
        if ((int)end->card[h].family == seat && end->card[h].revealed)
            unshown &= ~(1u << end->card[h].kind);
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((unshown >> kind & 1) != 0)
            kinds[n++] = kind;
    for (int i = n - 1; i > 0; i--) {
        int j = ori_random_below(random, i + 1);
        uint8_t kept = x.becomes[kinds[i]];
        x.becomes[kinds[i]] = x.becomes[kinds[j]];
        x.becomes[kinds[j]] = kept;
    }
    return x;
}

static uint32_t exchange(const Exchange *x, uint32_t kinds)
{
    uint32_t out = kinds & ORI_TWIN_BIT;
    for (int kind = 0; kind < ORI_KINDS; kind++)
        if ((kinds >> kind & 1) != 0 && kind != ORI_TWIN)
            out |= 1u << x->becomes[kind];
    return out;
}

/* What an Impersonation finds or does not find aside is seen: such a family stays as it is. */
static bool is_exchangeable(const OriState *end, int seat)
{
    return (ori_pile(end, seat) >> ORI_IMPERSONATION & 1) == 0;
}

/* The same game with other unshown cards in the families of the others. */
static void make_twin_record(const OriRecord *record, int seat, OriRandom *random, OriRecord *out)
{
    Exchange x[ORI_MAX_SEATS];
    *out = *record;
    for (int other = 0; other < (int)record->start.rules.seats; other++) {
        bool stays = other == seat || !is_exchangeable(&record->end, other);
        x[other] = stays ? no_exchange() : exchange_unshown(&record->end, other, random);
        out->start.hand[other] = exchange(&x[other], record->start.hand[other]);
        out->start.aside[other] = exchange(&x[other], record->start.aside[other]);
    }
    out->end = out->start;
    for (int i = 0; i < out->count; i++) {
        OriDecision *d = &out->decision[i];
        if (d->verb <= ORI_PLACE_ON && d->kind != ORI_TWIN)
            d->kind = x[out->end.asked].becomes[d->kind];
        const char *why = ori_apply(&out->end, *d, NULL);
        expect_at(&out->end, why == NULL, why);
    }
}

TEST(records_tell_no_secrets)
{
    static OriRecord record;
    static OriRecord twin;
    static OriRecord told;
    static char first[ORI_RECORD_TEXT];
    static char second[ORI_RECORD_TEXT];
    OriRandom random = {6};
    for (long i = 0; i < games; i++) {
        make_record((uint64_t)i, &random, &record);
        for (int seat = ORI_SPECTATOR; seat < (int)record.start.rules.seats; seat++) {
            make_twin_record(&record, seat, &random, &twin);
            ori_record_for(&record, seat, &told);
            ori_write_record(&told, first);
            ori_record_for(&twin, seat, &told);
            ori_write_record(&told, second);
            expect_text(&record.end, first, second, "a record tells what its seat may not know");
            figures.pairs += !states_equal(&record.start, &twin.start);
        }
    }
}

static int print_figures(void **unused)
{
    (void)unused;
    printf("text: %ld games, %ld positions, %ld views, %ld decisions, %ld events, %ld records, %ld "
           "pairs of records\n",
           games, figures.positions, figures.views, figures.decisions, figures.events,
           figures.records, figures.pairs);
    return 0;
}

/* --- JSON --- */

enum { JSON_MOST = 40, JSON_TEXTS = 200000 };

/* The same, one character at a time. */
static int write_slowly(const char *text, int size, char *out)
{
    char *to = out;
    *to++ = '"';
    for (int i = 0; i < size; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c == '"' || c == '\\' || c == '\n')
            to += sprintf(to, "\\%c", c == '\n' ? 'n' : c);
        else
            to += sprintf(to, c < ' ' || c == 127 ? "\\u%04x" : "%c", c);
    }
    *to++ = '"';
    return (int)(to - out);
}

TEST(json_stands_as_it_should)
{
    static const char odd[] = {'"', '\\', '\n', 0, 1, 31, ' ', 127, (char)128, (char)255, '!', '#'};
    OriRandom random = {1};
    for (int i = 0; i < JSON_TEXTS; i++) {
        char text[JSON_MOST], slow[8 * JSON_MOST], room[8 * JSON_MOST];
        int size = ori_random_below(&random, JSON_MOST + 1);
        for (int c = 0; c < size; c++)
            text[c] = ori_random_below(&random, 12) > 0
                          ? (char)('a' + c % 26)
                          : odd[ori_random_below(&random, sizeof odd)];
        int length = write_slowly(text, size, slow);
        Json j = {.text = room, .room = sizeof room};
        out_open(&j, '[');
        out_text_bytes(&j, text, size);
        out_text_bytes(&j, text, size);
        out_close(&j, ']');
        assert_int_equal(j.length, 2 * length + 3);
        assert_memory_equal(room + 1, slow, (size_t)length);
        assert_memory_equal(room + 2 + length, slow, (size_t)length);
        memset(room, 7, sizeof room);
        Json narrow = {.text = room, .room = ori_random_below(&random, length + 1)};
        out_text_bytes(&narrow, text, size);
        assert_true(narrow.full && room[narrow.room] == 7);
    }
}

int main(int argc, char **argv)
{
    games = games_wanted(argc, argv, games);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_and_views_come_back),
        cmocka_unit_test(decisions_and_events_come_back),
        cmocka_unit_test(rules_come_back),
        cmocka_unit_test(records_come_back),
        cmocka_unit_test(records_tell_no_secrets),
        cmocka_unit_test(json_stands_as_it_should),
    };
    return cmocka_run_group_tests_name("text", tests, NULL, print_figures);
}
