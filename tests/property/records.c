/*
 * records.c - the golden records of tests/records: each is read and written back as it is, comments
 * apart; what a seat or a spectator may know of a game is the golden record of that name; each
 * record of tests/records/bad is refused for its reason.
 *
 * usage: records [DIRECTORY]
 */
#include "tests/support/games.h"

#include <dirent.h>

enum { PATH = 512, TEXT = 2 * ORI_RECORD_TEXT };

static const char *directory = "tests/records";

static struct Figures {
    int good;
    int bad;
    int decisions;
} figures;

static void read_text(const char *folder, const char *name, char text[TEXT])
{
    char path[PATH];
    snprintf(path, sizeof path, "%s/%s%s.txt", directory, folder, name);
    FILE *file = fopen(path, "r");
    if (file == NULL)
        fail_msg("%s cannot be opened", path);
    size_t length = fread(text, 1, TEXT - 1, file);
    fclose(file);
    text[length] = '\0';
}

/* How many files with records are in this folder. */
static int count_files(const char *folder)
{
    char path[PATH];
    int files = 0;
    snprintf(path, sizeof path, "%s/%s", directory, folder);
    DIR *opened = opendir(path);
    assert_non_null(opened);
    for (struct dirent *entry = readdir(opened); entry != NULL; entry = readdir(opened))
        files += strstr(entry->d_name, ".txt") != NULL;
    closedir(opened);
    return files;
}

/* Takes each comment out, and the space before it. */
static void strip_comments(char *text)
{
    char *to = text;
    for (const char *from = text; *from != '\0';) {
        if (*from == '{') {
            from = strchr(from, '}') + 1;
            to--;
        } else {
            *to++ = *from++;
        }
    }
    *to = '\0';
}

/* --- Good ones --- */

static const struct {
    const char *name;
    int seat;
    int seats;
    const char *told_of; /* the record of the truth, or NULL */
} good[] = {
    {"base-2", ORI_TRUTH, 2, NULL},
    {"base-3", ORI_TRUTH, 3, NULL},
    {"base-3.a", 0, 3, "base-3"},
    {"base-5", ORI_TRUTH, 5, NULL},
    {"base-5.spectator", ORI_SPECTATOR, 5, "base-5"},
    {"ablaze-3-dealt", ORI_TRUTH, 3, NULL},
    {"ablaze-3-running", ORI_TRUTH, 3, NULL},
    {"ablaze-3-running.b", 1, 3, "ablaze-3-running"},
    {"ablaze-4", ORI_TRUTH, 4, NULL},
    {"ablaze-4.a", 0, 4, "ablaze-4"}, /* d's Impersonation takes from aside */
    {"ablaze-4.spectator", ORI_SPECTATOR, 4, "ablaze-4"},
    {"ablaze-schemer2-2", ORI_TRUTH, 2, NULL},
    {"mix-3", ORI_TRUTH, 3, NULL},
    {"mix-3-comments", ORI_TRUTH, 3, "mix-3"},
    {"mix-any-5", ORI_TRUTH, 5, NULL},
    /* c's Impersonation takes from aside, and the Soldier beneath it strikes at once */
    {"mix-3-aside-then-strike.spectator", ORI_SPECTATOR, 3, NULL},
};
enum { GOOD = sizeof good / sizeof good[0] };

static void read_good(const char *name, OriRecord *out, char text[TEXT])
{
    OriError error;
    read_text("", name, text);
    if (!ori_read_record(text, out, &error))
        fail_msg("%s: %s, at %d: %s", name, error.field, error.at, error.why);
}

TEST(good_records_come_back)
{
    static char text[TEXT];
    static char again[ORI_RECORD_TEXT];
    static OriRecord record;
    for (int i = 0; i < GOOD; i++) {
        read_good(good[i].name, &record, text);
        assert_int_equal(record.seat, good[i].seat);
        assert_int_equal(record.start.rules.seats, good[i].seats);
        strip_comments(text);
        ori_write_record(&record, again);
        assert_string_equal(text, again);
        figures.good++;
        figures.decisions += record.count;
    }
    assert_int_equal(count_files(""), GOOD);
}

TEST(good_records_replay)
{
    static char text[TEXT];
    static OriRecord record;
    for (int i = 0; i < GOOD; i++) {
        read_good(good[i].name, &record, text);
        OriState s = record.start;
        for (int n = 0; n < record.count; n++) {
            const char *why = ori_record_step(&record, &s, record.decision[n], NULL);
            if (why != NULL)
                fail_msg("%s: decision %d: %s", good[i].name, n + 1, why);
        }
        if (!states_equal(&s, &record.end))
            fail_msg("%s: the replay leads elsewhere", good[i].name);
    }
}

TEST(records_told_are_the_golden_ones)
{
    static char text[TEXT];
    static char whole[TEXT];
    static char told_text[ORI_RECORD_TEXT];
    static OriRecord record;
    static OriRecord told;
    for (int i = 0; i < GOOD; i++) {
        if (good[i].told_of == NULL)
            continue;
        read_text("", good[i].name, text);
        strip_comments(text);
        read_good(good[i].told_of, &record, whole);
        ori_record_for(&record, good[i].seat, &told);
        ori_write_record(&told, told_text);
        assert_string_equal(text, told_text);
    }
}

/* --- Bad ones --- */

static const struct {
    const char *name;
    const char *field;
    const char *why; /* part of it */
} bad[] = {
    {"bad-rules", "tags", "base, ablaze or mix"},
    {"card-dealt-twice", "tags", "dealt once"},
    {"card-not-in-hand", "decisions", "not in hand"},
    {"comment-not-closed", "decisions", "comment is not closed"},
    {"date-in-words", "tags", "YYYY-MM-DD"},
    {"deal-before-rules", "tags", "rules must come before"},
    {"decision-after-the-end", "decisions", "game is over"},
    {"decision-missing", "final position", "another position"},
    {"decisions-glued", "decisions", "space between decisions"},
    {"empty", "tags", "begins with [Game"},
    {"final-position-of-another-reader", "final position", "another position"},
    {"finished-without-result", "tags", "Result and Ranks are missing"},
    {"first-has-no-seat", "tags", "seat"},
    {"hidden-placement-in-truth", "decisions", "not in hand"},
    {"illegal-decision", "decisions", "may be placed on that place"},
    {"name-empty", "tags", "name is not empty"},
    {"name-too-long", "tags", "63 bytes"},
    {"names-for-two", "tags", "different numbers of seats"},
    {"names-out-of-order", "tags", "in their order"},
    {"no-deal-tag", "tags", "needs the tags"},
    {"no-decision", "decisions", "slot"},
    {"no-final-position", "final position", "another position"},
    {"no-game-tag", "tags", "begins with [Game"},
    {"no-round", "decisions", "round number"},
    {"no-slash", "decisions", "expected / between"},
    {"no-such-day", "tags", "no such day"},
    {"one-seat", "tags", "two seats"},
    {"result-without-ranks", "tags", "stand together"},
    {"round-inside-a-line", "decisions", "begins a line"},
    {"running-with-result", "tags", "not over"},
    {"six-in-hand", "tags", "seven cards"},
    {"slash-too-early", "decisions", "not a decision"},
    {"tag-not-closed", "tags", "] should close"},
    {"tag-twice", "tags", "appears twice"},
    {"text-after-the-end", "decisions", "game is over"},
    {"told-card-placed-twice", "decisions", "placed before"},
    {"twin-in-deal", "tags", "Twin is not written"},
    {"two-hands-known", "tags", "every hand, one or none"},
    {"unknown-tag", "tags", "a tag is"},
    {"untold-card-is-shown", "decisions", "does not tell"},
    {"wrong-final-position", "final position", "another position"},
    {"wrong-ranks", "tags", "not those of the final"},
    {"wrong-result", "tags", "not that of the final"},
    {"wrong-round", "decisions", "not the round that comes next"},
};
enum { BAD = sizeof bad / sizeof bad[0] };

TEST(bad_records_are_refused)
{
    static char text[TEXT];
    static OriRecord record;
    int wrong = 0;
    for (int i = 0; i < BAD; i++) {
        OriError error = {0};
        read_text("bad/", bad[i].name, text);
        bool read = ori_read_record(text, &record, &error);
        figures.bad++;
        if (!read && strcmp(error.field, bad[i].field) == 0 &&
            strstr(error.why, bad[i].why) != NULL && error.at >= 0 && error.at <= (int)strlen(text))
            continue;
        wrong++;
        print_error("%s: should be %s: ...%s...\n", bad[i].name, bad[i].field, bad[i].why);
        if (read)
            print_error("    is accepted\n");
        else
            print_error("    is %s, at %d: %s\n", error.field, error.at, error.why);
    }
    assert_int_equal(wrong, 0);
    assert_int_equal(count_files("bad"), BAD);
}

static int print_figures(void **unused)
{
    (void)unused;
    printf("records: %d golden, %d decisions, %d bad\n", figures.good, figures.decisions,
           figures.bad);
    return 0;
}

int main(int argc, char **argv)
{
    if (argc > 1)
        directory = argv[1];
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(good_records_come_back),
        cmocka_unit_test(good_records_replay),
        cmocka_unit_test(records_told_are_the_golden_ones),
        cmocka_unit_test(bad_records_are_refused),
    };
    return cmocka_run_group_tests_name("records", tests, NULL, print_figures);
}
