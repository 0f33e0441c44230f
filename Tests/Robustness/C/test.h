/* test.h: the smallest test frame. A test is a sentence:
 *
 *   TEST("A null engine is refused") { CHECK(kin_engine_advance(NULL, 0) == KIN_ERROR_NULL); }
 *
 * and main ends with `return report();`, which prints the counts. */
#ifndef KINESIC_TEST_H
#define KINESIC_TEST_H

#include <kinesic/kinesic.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *test_sentence;
static int test_faults, tests_passed, tests_failed;

static int test_begin(const char *sentence) {
  test_sentence = sentence;
  test_faults = 0;
  return 1;
}

static int test_end(void) {
  if (test_faults == 0) tests_passed++;
  else tests_failed++;
  return 0;
}

static void test_fault(const char *file, int line, const char *what, const char *detail) {
  if (test_faults++ == 0) printf("failed: %s\n", test_sentence);
  if (test_faults <= 20) printf("  %s:%d: %s%s%s\n", file, line, what, detail[0] ? ": " : "", detail);
}

#define TEST(sentence) for (int test_runs = test_begin(sentence); test_runs; test_runs = test_end())

#define CHECK(condition) \
  do { \
    if (!(condition)) test_fault(__FILE__, __LINE__, #condition, ""); \
  } while (0)

/* The call gives this code. */
#define GIVES(code, call) \
  do { \
    const kin_result given = (call); \
    if (given != (code)) test_fault(__FILE__, __LINE__, #call, kin_result_name(given)); \
  } while (0)

#define OK(call) GIVES(KIN_OK, call)

static inline int report(void) {
  printf("%d passed, %d failed\n", tests_passed, tests_failed);
  return tests_failed != 0;
}

#endif
