/* Traces whose bytes were changed and whose checksums were made right again: what a replay of them gives is open, but
 * it ends with a code, the engine is sound and can be used on.
 *
 *   trace_garbage TRACES [SEED] */
#define _POSIX_C_SOURCE 200809L
#include <signal.h>
#include <unistd.h>

#include "tape.h"
#include "world.h"

static uint32_t state;
static uint32_t below(uint32_t limit) { return (state = state * 1664525 + 1013904223) / 256 % limit; }

/* Every class in the middle of its work. */
static tape record_everything(void) {
  static const char *const more[] = {"multi_drag", "multi_tap", "transform", "tap_drag", "serial_tap", "screen_edge_pan", "hover", "press"};
  world w = make_world(NULL);
  tape t = {0};
  uint64_t time = 10;
  for (size_t i = 0; i < sizeof more / sizeof *more; i++)
    OK(kin_recognizer_set_number(w.engine, attach(w.engine, i % 2 ? w.back : w.front, more[i]), "observe_only", 1));
  for (int frame = 0; frame < 40; frame++) {
    if (frame == 20) OK(kin_trace_start(w.engine, write_tape, &t));
    OK(feed_one(w.engine, 1, frame ? KIN_PHASE_MOVED : KIN_PHASE_BEGAN, time += 8, 100 + 3 * frame, 100 + frame));
    OK(feed_one(w.engine, 2, frame ? KIN_PHASE_MOVED : KIN_PHASE_BEGAN, time, 200 - 3 * frame, 150 + frame));
    if (frame % 20 == 10) OK(feed_one(w.engine, 3, KIN_PHASE_BEGAN, time, 50, 50));
    if (frame % 20 == 12) OK(feed_one(w.engine, 3, KIN_PHASE_ENDED, time += 8, 50, 50));
  }
  OK(kin_trace_stop(w.engine));
  kin_engine_destroy(w.engine);
  return t;
}

static long accepted;

static void play_and_go_on(const tape *t) {
  kin_trace_info info;
  kin_engine *engine;
  uint64_t now = 0;
  kin_trace_info_init(&info);
  if (kin_trace_inspect(t->bytes, t->count, &info) != KIN_OK || kin_engine_create(&info.options, &engine) != KIN_OK) return;
  const kin_result result = kin_trace_replay(engine, t->bytes, t->count, NULL, NULL);
  CHECK(result == KIN_OK || result == KIN_ERROR_TRACE || result == KIN_ERROR_DIVERGED || result == KIN_ERROR_CLASS || result == KIN_ERROR_UNKNOWN);
  accepted += result == KIN_OK || result == KIN_ERROR_DIVERGED;
  OK(kin_engine_check_invariants(engine));
  OK(kin_engine_get_time(engine, &now));
  for (uint64_t frame = 0; frame < 20; frame++)
    feed_one(engine, 77, frame ? KIN_PHASE_MOVED : KIN_PHASE_BEGAN, now / MILLISECOND + 10 + 8 * frame, 100 + 9 * (double)frame, 100);
  kin_engine_cancel_touches(engine, now + 900 * (uint64_t)MILLISECOND);
  OK(kin_engine_check_invariants(engine));
  kin_engine_destroy(engine);
}

static char crash_note[120];

static void on_crash(int number) {
  if (write(1, crash_note, strlen(crash_note)) > 0) _exit(number);
}

int main(int argument_count, char **arguments) {
  const long traces = argument_count > 1 ? atol(arguments[1]) : 1000;
  const uint32_t seed = argument_count > 2 ? (uint32_t)strtoul(arguments[2], NULL, 10) : 1;
  signal(SIGILL, on_crash);
  signal(SIGTRAP, on_crash);
  signal(SIGSEGV, on_crash);
  signal(SIGABRT, on_crash);
  TEST("Somebody's trace ends with a code, whatever is in it") {
    tape whole = record_everything(), changed = {malloc(whole.count), whole.count, whole.count, 0};
    state = seed;
    for (long i = 0; i < traces && test_faults == 0; i++) {
      snprintf(crash_note, sizeof crash_note, "a crash in trace %ld of seed %u\n0 passed, 1 failed\n", i, seed);
      memcpy(changed.bytes, whole.bytes, whole.count);
      for (uint32_t changes = 1 + below(4); changes > 0; changes--) {
        const size_t place = 24 + below((uint32_t)whole.count - 24);
        changed.bytes[place] = below(3) ? (unsigned char)below(256) : (unsigned char)(changed.bytes[place] ^ 1u << below(8));
      }
      mend_checksums(&changed);
      play_and_go_on(&changed);
    }
    CHECK(test_faults || accepted > traces / 20);
    free_tape(&whole);
    free_tape(&changed);
  }
  printf("%ld of %ld were played\n", accepted, traces);
  return report();
}
