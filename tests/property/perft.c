/*
 * perft.c - counts the sequences of decisions from the positions of tests/perft/perft.txt.
 *
 * A line is a position, then depths with their counts: POSITION ; 1 28 ; 2 784. The counts come
 * from the oracle, so that two implementations agree on them. A finished game has no sequence of
 * more decisions.
 *
 * usage: perft [FILE]
 */
#include "tests/support/games.h"

#include <stdlib.h>

enum { LINE = 4096 };

static const char *path = "tests/perft/perft.txt";

static struct Figures {
    int positions;
    long long sequences;
} figures;

static long long count_sequences(const OriState *s, int depth)
{
    OriDecision option[ORI_MAX_OPTIONS];
    int n = ori_options(s, option);
    long long sum = 0;
    if (depth == 1)
        return n;
    for (int i = 0; i < n; i++) {
        OriState next = *s;
        ori_play(&next, option[i], NULL);
        sum += count_sequences(&next, depth - 1);
    }
    return sum;
}

static void check_line(char *line)
{
    OriState s;
    OriError error;
    char *end = strstr(line, " ; ");
    assert_non_null(end);
    *end = '\0';
    if (!ori_read_position(line, &s, &error))
        fail_msg("%s\n    %s: %s", line, error.field, error.why);
    for (char *part = end + 3; part != NULL; part = strstr(part, " ; ")) {
        if (*part == ' ')
            part += 3;
        int depth = (int)strtol(part, &part, 10);
        long long expected = strtoll(part, &part, 10);
        long long found = count_sequences(&s, depth);
        if (found != expected)
            fail_msg("%s\n    at depth %d there are %lld, expected %lld", line, depth, found,
                     expected);
        figures.sequences += found;
    }
    figures.positions++;
}

TEST(counts_agree_with_the_oracle)
{
    static char line[LINE];
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] != '#' && line[0] != '\0')
            check_line(line);
    }
    fclose(file);
    assert_true(figures.positions >= 12);
    printf("perft: %d positions, %lld sequences\n", figures.positions, figures.sequences);
}

int main(int argc, char **argv)
{
    if (argc > 1)
        path = argv[1];
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counts_agree_with_the_oracle),
    };
    return cmocka_run_group_tests_name("perft", tests, NULL, NULL);
}
