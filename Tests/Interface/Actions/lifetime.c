/* When bound actions go, and what they cost in memory: nothing per call, nothing left behind. valgrind looks on; with
 * the counter of Tests/Robustness/C/allocation_count.c loaded, requests for memory are counted. */
#define _GNU_SOURCE
#include <dlfcn.h>

#include "probe.h"

static kin_engine *engine;
static kin_recognizer_id probe;
static uint64_t own, other;
static int calls;

static double remove_itself(const char *text, double value) {
  calls++;
  OK(kin_recognizer_remove_action(engine, probe, own));
  /* The text belongs to the action, which is still under way. */
  CHECK(strcmp(text, "still here") == 0 && value == probe_value);
  return value;
}

static void remove_other(void) {
  calls++;
  OK(kin_recognizer_remove_action(engine, probe, other));
}

static void replace_itself(const char *text) {
  calls++;
  OK(kin_recognizer_remove_action(engine, probe, own));
  own = bind(engine, probe, "began", (kin_function)replace_itself, "void(cstring 'again')", NULL);
  CHECK(strcmp(text, "again") == 0);
}

static void remove_recognizer(const char *text) {
  calls++;
  OK(kin_recognizer_remove(engine, probe));
  CHECK(strcmp(text, "still here") == 0);
}

static void destroy_engine(const char *text) {
  calls++;
  kin_engine_destroy(engine);
  CHECK(strcmp(text, "still here") == 0);
}

static void count(int32_t by) { calls += by; }

static void set_up(void) {
  calls = 0;
  engine = make_probe(&probe);
}

static void removal(void) {
  TEST("A bound action is removed by its number, once, and only from its own recognizer") {
    set_up();
    const kin_recognizer_id second = attach(engine, 0, "tap");
    own = bind(engine, probe, "began", (kin_function)count, "void(i32 1)", NULL);
    REFUSED(engine, KIN_ERROR_UNKNOWN, kin_recognizer_remove_action(engine, second, own));
    probe_with(engine, 0);
    OK(kin_recognizer_remove_action(engine, probe, own));
    REFUSED(engine, KIN_ERROR_UNKNOWN, kin_recognizer_remove_action(engine, probe, own));
    probe_with(engine, 0);
    CHECK(calls == 1);
    kin_engine_destroy(engine);
  }
  TEST("A bound function takes its own action away, and what it was lent stays until it returns") {
    set_up();
    own = bind(engine, probe, "began|ended", (kin_function)remove_itself, "f64(cstring 'still here', f64 v)", NULL);
    other = bind(engine, probe, "began", (kin_function)count, "void(i32 10)", NULL);
    probe_with(engine, 3);
    probe_with(engine, 3);
    CHECK(calls == 21);
    kin_engine_destroy(engine);
  }
  TEST("A bound function takes the next one away, which is not called any more") {
    set_up();
    own = bind(engine, probe, "began", (kin_function)remove_other, "void()", NULL);
    other = bind(engine, probe, "began|ended", (kin_function)count, "void(i32 10)", NULL);
    probe_with(engine, 0);
    CHECK(calls == 1);
    kin_engine_destroy(engine);
  }
  TEST("An action that is added by a function hears from the next record on, so that one can add itself anew") {
    set_up();
    own = bind(engine, probe, "began", (kin_function)replace_itself, "void(cstring 'again')", NULL);
    for (int i = 1; i <= 3; i++) {
      probe_with(engine, 0);
      CHECK(calls == i);
    }
    kin_engine_destroy(engine);
  }
  TEST("Actions go with their recognizer, also when a bound function removes it") {
    set_up();
    bind(engine, probe, "began", (kin_function)count, "void(i32 1)", NULL);
    OK(kin_recognizer_remove(engine, probe));
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, ++probe_milliseconds, 1, 1));
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, ++probe_milliseconds, 1, 1));
    CHECK(calls == 0);
    probe = attach(engine, 0, "com.example.probe");
    bind(engine, probe, "began", (kin_function)remove_recognizer, "void(cstring 'still here')", NULL);
    bind(engine, probe, "began", (kin_function)count, "void(i32 10)", NULL);
    probe_with(engine, 0);
    CHECK(calls == 1);
    kin_engine_destroy(engine);
  }
  TEST("Actions go with the engine, also when a bound function destroys it") {
    set_up();
    bind(engine, probe, "began", (kin_function)count, "void(i32 1)", NULL);
    kin_engine_destroy(engine);
    set_up();
    bind(engine, probe, "began", (kin_function)destroy_engine, "void(cstring 'still here')", NULL);
    bind(engine, probe, "ended", (kin_function)count, "void(i32 1)", NULL);
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, ++probe_milliseconds, 1, 1));
    CHECK(calls == 1);
  }
}

typedef unsigned long long (*counter)(void);

static void take(void *a, float b, float c, const char *d, const char *e, int32_t f) { (void)a, (void)b, (void)c, (void)d, (void)e, calls += f; }

static void memory(void) {
  void *found = dlsym(RTLD_DEFAULT, "kinesic_test_allocations");
  counter allocations;
  memcpy(&allocations, &found, sizeof found);
  if (!allocations) return;
  TEST("A call asks for no memory") {
    set_up();
    for (int i = 0; i < 5; i++)
      bind(engine, probe, "began|changed|ended", (kin_function)take, "void(pointer, f32 v, f32 location.x, cstring name, cstring 'x', i32 1)", NULL);
    probe_with(engine, 1);
    const unsigned long long before = allocations();
    for (int i = 0; i < 1000; i++) probe_with(engine, i);
    CHECK(allocations() == before && calls == 10010);
    kin_engine_destroy(engine);
  }
}

int main(void) {
  removal();
  memory();
  return report();
}
