/*
 * secrets.c - nothing that the server does to find the seat of a pass depends on the pass, on those
 * of the seats, or on which of them it is: under valgrind, which complains of every branch and every
 * address that is made of bytes it was told to call unknown.
 */
#include "server/secret.h"
#include "server/table/table.h"

#include "tests/support/check.h"

#include <valgrind/memcheck.h>

static int seat_of(const char *pass, int taken)
{
    StoredTable row = {.seats = ORI_MAX_SEATS};
    uint8_t hash[SECRET_HASH];
    char other[] = "0123456789abcdef0123456789abcde0";
    for (int seat = 0; seat < taken; seat++) {
        other[sizeof other - 2] = (char)('0' + seat);
        secret_hash(other, row.seat[seat].pass);
    }
    secret_hash(pass, hash);
    for (int seat = 0; seat < row.seats; seat++)
        (void)VALGRIND_MAKE_MEM_UNDEFINED(row.seat[seat].pass, SECRET_HASH);
    (void)VALGRIND_MAKE_MEM_UNDEFINED(hash, sizeof hash);
    int found = table_seat_of_pass(&row, hash);
    (void)VALGRIND_MAKE_MEM_DEFINED(&found, sizeof found);
    return found;
}

TEST(a_pass_is_compared_in_constant_time)
{
    assert_true(secret_ready());
    assert_true(RUNNING_ON_VALGRIND || "build/release/tests/secrets needs valgrind" == NULL);
    assert_int_equal(seat_of("0123456789abcdef0123456789abcde0", ORI_MAX_SEATS), 0);
    assert_int_equal(seat_of("0123456789abcdef0123456789abcde4", ORI_MAX_SEATS), 4);
    assert_int_equal(seat_of("0123456789abcdef0123456789abcde4", 3), TABLE_NO_SEAT);
    assert_int_equal(seat_of("f123456789abcdef0123456789abcde0", ORI_MAX_SEATS), TABLE_NO_SEAT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_pass_is_compared_in_constant_time)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
