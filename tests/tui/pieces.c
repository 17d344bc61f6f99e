/*
 * pieces.c - the parts of the terminal that need no terminal: keys out of bytes, however these are
 * cut; a line being typed; links.
 */
#include "tui/edit.h"
#include "tui/keys.h"
#include "tui/link.h"

#include "oriflamme.h"

#include "tests/support/check.h"

#include <locale.h>
#include <string.h>

enum { MOST = 64 };

typedef struct Typed {
    const char *bytes;
    int keys;
    int key[4];
} Typed;

static const Typed samples[] = {
    {"a", 1, {'a'}},
    {"\r", 1, {TERM_ENTER}},
    {"\n", 1, {TERM_ENTER}},
    {"\x7f", 1, {TERM_BACKSPACE}},
    {"ł", 1, {0x142}},
    {"⚜", 1, {0x269C}},
    {"\xff", 0, {0}},
    {"\xc3(", 1, {'('}}, /* half a character, then another one */
    {"\x1b[A", 1, {TERM_UP}},
    {"\x1bOB", 1, {TERM_DOWN}},
    {"\x1b[C", 1, {TERM_RIGHT}},
    {"\x1bOD", 1, {TERM_LEFT}},
    {"\x1b[1~", 1, {TERM_HOME}},
    {"\x1b[4~", 1, {TERM_LAST}},
    {"\x1b[3~", 1, {TERM_DELETE}},
    {"\x1b[6~", 1, {TERM_PAGE_DOWN}},
    {"\x1bOM", 1, {TERM_ENTER}},
    {"\x1b[<0;12;7M", 1, {TERM_CLICK}},
    {"\x1b[<0;12;7m", 0, {0}},
    {"\x1b[<64;1;1M", 1, {TERM_WHEEL_UP}},
    {"\x1b[M !!", 1, {TERM_CLICK}},
    {"\x1b[I", 0, {0}},
    {"\x1b[27;5;13~", 0, {0}},
    {"\x1b[1;5C", 0, {0}},
    {"\x1b[13;2u", 0, {0}},
    {"\x1b[[A", 0, {0}},
    {"\x1bO5P", 0, {0}},
    {"\x1br", 0, {0}},
    {"\x1b]0;S>\r\x07", 0, {0}},
    {"\x1bP1$r\x1b\\", 0, {0}},
    {"\x1b[999999999999999999999999999999999999999999999999999999999999~", 0, {0}},
};
enum { SAMPLES = sizeof samples / sizeof samples[0] };

static uint64_t below(OriRandom *random, uint64_t n)
{
    return ori_random(random) % n;
}

static int drain(Keys *keys, int64_t now, int out[], int count)
{
    Key key;
    while (keys_next(keys, now, &key) && count < MOST)
        out[count++] = key.code;
    return count;
}

/* Any samples in a row, cut anywhere, with pauses that are shorter than the terminal waits. */
TEST(cut_anywhere)
{
    OriRandom random = {1};
    for (int round = 0; round < 20000; round++) {
        Keys keys = {.escape_delay = 0};
        char bytes[1024] = "";
        int wanted[MOST];
        int got[MOST];
        int wants = 0;
        int count = 0;
        int64_t now = 1000;
        for (uint64_t n = 1 + below(&random, 6); n > 0; n--) {
            const Typed *sample = &samples[below(&random, SAMPLES)];
            if (strcmp(sample->bytes, "\xff") == 0 || sample->bytes[0] == '\xc3')
                continue; /* what follows would belong to it, or not */
            strcat(bytes, sample->bytes);
            for (int i = 0; i < sample->keys; i++)
                wanted[wants++] = sample->key[i];
        }
        for (size_t at = 0; at < strlen(bytes);) {
            size_t piece = 1 + below(&random, 5);
            if (piece > strlen(bytes) - at)
                piece = strlen(bytes) - at;
            keys_feed(&keys, (const unsigned char *)bytes + at, piece, now);
            count = drain(&keys, now, got, count);
            at += piece;
            now += (int64_t)below(&random, KEYS_ESCAPE_DELAY);
        }
        count = drain(&keys, now + KEYS_BROKEN_DELAY, got, count);
        assert_int_equal(count, wants);
        assert_memory_equal(got, wanted, (size_t)count * sizeof got[0]);
    }
}

TEST(one_by_one)
{
    for (int i = 0; i < SAMPLES; i++) {
        Keys keys = {.escape_delay = 0};
        int got[MOST];
        keys_feed(&keys, (const unsigned char *)samples[i].bytes, strlen(samples[i].bytes), 0);
        int count = drain(&keys, 0, got, 0);
        assert_int_equal(count, samples[i].keys);
        assert_memory_equal(got, samples[i].key, (size_t)count * sizeof got[0]);
    }
}

/* An Escape alone is the key, after a while; half a sequence never becomes keys. */
TEST(escape)
{
    Key key;
    Keys keys = {.escape_delay = 50};
    keys_feed(&keys, (const unsigned char *)"\x1b", 1, 0);
    assert_false(keys_next(&keys, 10, &key));
    assert_int_equal(keys_wait(&keys, 10), 40);
    assert_true(keys_next(&keys, 50, &key));
    assert_int_equal(key.code, TERM_ESCAPE);
    assert_int_equal(keys_wait(&keys, 50), -1);
    keys_feed(&keys, (const unsigned char *)"\x1b[1;", 4, 100);
    assert_false(keys_next(&keys, 100 + KEYS_BROKEN_DELAY, &key));
    keys_feed(&keys, (const unsigned char *)"k", 1, 5000);
    assert_true(keys_next(&keys, 5000, &key));
    assert_int_equal(key.code, 'k');
}

TEST(mouse_places)
{
    Key key;
    Keys keys = {.escape_delay = 0};
    keys_feed(&keys, (const unsigned char *)"\x1b[<0;12;7M\x1b[M +&", 16, 0);
    assert_true(keys_next(&keys, 0, &key));
    assert_int_equal(key.x, 11);
    assert_int_equal(key.y, 6);
    assert_true(keys_next(&keys, 0, &key));
    assert_int_equal(key.x, 10);
    assert_int_equal(key.y, 5);
}

TEST(layouts)
{
    assert_int_equal(keys_latin(0x439), 'q'); /* й */
    assert_int_equal(keys_latin(0x43A), 'r'); /* к */
    assert_int_equal(keys_latin(0x456), 's'); /* і */
    assert_int_equal(keys_latin('q'), 'q');
    assert_int_equal(keys_latin(0x142), 0x142);
    assert_int_equal(keys_latin(TERM_LEFT), TERM_LEFT);
}

static void type(Edit *edit, const char *text)
{
    for (; *text != '\0'; text++)
        edit_letter(edit, *text);
}

TEST(lines)
{
    Edit edit;
    edit_clear(&edit);
    type(&edit, "hello world");
    edit_key(&edit, TERM_HOME);
    edit_letter(&edit, 0x142);
    assert_string_equal(edit.text, "łhello world");
    edit_key(&edit, TERM_LEFT);
    edit_key(&edit, TERM_DELETE);
    assert_string_equal(edit.text, "hello world");
    edit_key(&edit, TERM_LAST);
    edit_key(&edit, 23); /* Ctrl-W */
    assert_string_equal(edit.text, "hello ");
    edit_key(&edit, TERM_BACKSPACE);
    edit_key(&edit, 21); /* Ctrl-U */
    assert_string_equal(edit.text, "");
    assert_false(edit_key(&edit, TERM_UP));
    for (int i = 0; i < 2 * EDIT_SIZE; i++)
        edit_letter(&edit, 0x269C);
    assert_true(strlen(edit.text) < EDIT_SIZE && strlen(edit.text) % 3 == 0);
}

TEST(links)
{
    Link link;
    char text[LINK_WHOLE];
    static const char *const whole[] = {"http://localhost:8080/table/5f0c#token=ab12",
                                        "https://example.org/a/b/table/5f0c#token=ab12",
                                        "http://[::1]:9/table/5f0c#token=ab12"};
    for (int i = 0; i < 3; i++) {
        assert_null(link_read(whole[i], &link));
        link_write_seat(&link, text);
        assert_string_equal(text, whole[i]);
    }
    assert_null(link_read_server("https://example.org/a/", &link));
    assert_true(link_set_table(&link, "5f0c", "ab"));
    link_write_seat(&link, text);
    assert_string_equal(text, "https://example.org/a/table/5f0c#token=ab");
    assert_false(link_set_table(&link, "../x", "ab"));
    assert_non_null(link_read_server("example.org", &link));
}

int main(void)
{
    setlocale(LC_CTYPE, "C.UTF-8");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_by_one),   cmocka_unit_test(cut_anywhere), cmocka_unit_test(escape),
        cmocka_unit_test(mouse_places), cmocka_unit_test(layouts),      cmocka_unit_test(lines),
        cmocka_unit_test(links),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
