/* What a call of an action costs: pan moves with one action, the same moves without, and the difference; the best of
 * many rounds.
 *   cost            prints nanoseconds a call
 *   cost N          plays once with action number N, for callgrind (--toggle-collect=measured) */
#define _POSIX_C_SOURCE 199309L
#include <time.h>

#include "probe.h"

enum { MOVES = 4000, ROUNDS = 250, KINDS = 5 };

static volatile float sum;
static unsigned long called;

static void plain(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine, (void)user_data;
  sum += (float)event->pan.translation_x + (float)event->pan.translation_y;
  called++;
}

static void pan_to(void *camera, float dx, float dy) {
  (void)camera;
  sum += dx + dy;
  called++;
}

static void one(void) { called++; }

static void eight(void *a, double b, double c, double d, double e, int32_t f, uint64_t g, const char *h) {
  (void)a, (void)f, (void)g, (void)h;
  sum += (float)(b + c + d + e);
  called++;
}

static const char *const NAMES[KINDS] = {"no action", "plain callback", "void()", "void(pointer, f32, f32)", "eight arguments"};

static kin_engine *make(int kind) {
  kin_engine *engine;
  uint64_t action;
  OK(kin_engine_create(NULL, &engine));
  const kin_recognizer_id pan = attach(engine, 0, "pan");
  if (kind == 1) OK(kin_recognizer_add_action(engine, pan, plain, NULL, &action));
  if (kind == 2) bind(engine, pan, "began|changed|ended", (kin_function)one, "void()", NULL);
  if (kind == 3) bind(engine, pan, "began|changed|ended", (kin_function)pan_to, "void(pointer, f32 translation.x, f32 translation.y)", NULL);
  if (kind == 4)
    bind(engine, pan, "began|changed|ended", (kin_function)eight,
         "void(pointer, f64 translation.x, f64 translation.y, f64 velocity.x, f64 velocity.y, i32 state, u64 time_ns, cstring name)", NULL);
  return engine;
}

uint64_t measured(kin_engine *engine, uint64_t milliseconds);
uint64_t measured(kin_engine *engine, uint64_t milliseconds) {
  const kin_event *events;
  uint32_t count;
  kin_touch_sample sample = touch_at(1, KIN_PHASE_BEGAN, milliseconds, 0, 0);
  kin_engine_feed(engine, &sample, 1);
  sample.phase = KIN_PHASE_MOVED;
  for (int i = 1; i <= MOVES; i++) {
    sample.time_ns += MILLISECOND;
    sample.x = i % 1000 + 20;
    kin_engine_feed(engine, &sample, 1);
    kin_engine_poll(engine, &events, &count);
  }
  sample.phase = KIN_PHASE_ENDED;
  kin_engine_feed(engine, &sample, 1);
  return sample.time_ns / MILLISECOND + 1000;
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

int main(int argument_count, char **arguments) {
  if (argument_count > 1) return measured(make(atoi(arguments[1])), 0) == 0;
  kin_engine *engines[KINDS];
  uint64_t times[KINDS] = {0};
  double best[KINDS];
  TEST("Each kind of action is called for every move") {
    for (int kind = 0; kind < KINDS; kind++) {
      engines[kind] = make(kind);
      best[kind] = 1e9;
    }
    for (int round = 0; round < ROUNDS; round++)
      for (int kind = 0; kind < KINDS; kind++) {
        called = 0;
        const double began = seconds();
        times[kind] = measured(engines[kind], times[kind]);
        const double took = seconds() - began;
        if (took < best[kind]) best[kind] = took;
        CHECK(kind == 0 ? called == 0 : called > MOVES - 20);
      }
    for (int kind = 1; kind < KINDS; kind++) printf("note: %s: %.1f ns a call\n", NAMES[kind], (best[kind] - best[0]) * 1e9 / MOVES);
    for (int kind = 0; kind < KINDS; kind++) kin_engine_destroy(engines[kind]);
  }
  return report();
}
