/*
 * check.h - cmocka and what it wants before it, and a test: TEST(name) { ... }
 */
#ifndef ORI_TEST_CHECK_H
#define ORI_TEST_CHECK_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#define TEST(name) static void name(__attribute__((unused)) void **of_cmocka)

#endif
