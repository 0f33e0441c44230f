/* What an event costs: the full arena with seven recognizers behind the C interface, over three scenes.
 *
 *   engine_bench pan|pinch|taps|table [explain|record|flight|callback|batch|hands|palms|lease|...]
 *
 * `callback`: a callback hears of each event, in place of a poll; `batch`: 64 samples are fed at once.
 *
 * `table` are taps while 20 fingers of 10 hands rest far from there; `hands`: hands are found. Policies of
 * the arena are `lease`, of the pinch, `takeover`, between pan and pinch, `provisional`, of the single tap, `lift`,
 * decisions at the lift, and `default`, the pan wins when nobody else does.
 *
 * Prints the number of touch samples and of gesture events. The work stands in measured(), so that callgrind can count
 * it alone: valgrind --tool=callgrind --toggle-collect=measured. The first round warms up and is not counted. */
#include <kinesic/kinesic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static kin_engine *engine;
static unsigned long samples, events, recorded;
static int hears, in_batches;

enum { BATCH = 64 };
static kin_touch_sample batch[BATCH];
static uint32_t batched;

static void drain(void) {
  const kin_event *polled;
  uint32_t count;
  if (hears || batched) return;
  kin_engine_poll(engine, &polled, &count);
  for (uint32_t i = 0; i < count; i++) events += polled[i].type == KIN_EVENT_GESTURE;
}

static void give(const kin_touch_sample *given, uint32_t count) {
  if (kin_engine_feed(engine, given, count) != KIN_OK) {
    fprintf(stderr, "%s\n", kin_engine_last_error(engine));
    exit(1);
  }
}

static void flush(void) {
  give(batch, batched);
  batched = 0;
  drain();
}

static void hear(kin_engine *from, const kin_event *event, void *user_data) {
  (void)from, (void)user_data;
  events += event->type == KIN_EVENT_GESTURE;
}

static void feed(uint64_t time, int phase, uint64_t finger, double x, double y) {
  kin_touch_sample sample;
  memset(&sample, 0, sizeof sample);
  sample.touch = finger;
  sample.time_ns = time;
  sample.phase = phase;
  sample.x = x;
  sample.y = y;
  samples++;
  if (!in_batches) return give(&sample, 1);
  batch[batched++] = sample;
  if (batched == BATCH) flush();
}

static uint64_t pan(uint64_t t) {
  feed(t, KIN_PHASE_BEGAN, 1, 200, 400);
  for (int i = 1; i <= 1000; i++) {
    feed(t += 8333333, KIN_PHASE_MOVED, 1, 200 + 0.5 * i, 400 + (i % 40));
    drain();
  }
  feed(t += 8333333, KIN_PHASE_ENDED, 1, 700, 400);
  drain();
  return t;
}

static uint64_t pinch(uint64_t t) {
  feed(t, KIN_PHASE_BEGAN, 1, 600, 400);
  feed(t, KIN_PHASE_BEGAN, 2, 400, 400);
  for (int i = 1; i <= 1000; i++) {
    t += 8333333;
    feed(t, KIN_PHASE_MOVED, 1, 600 + 0.15 * i, 400);
    feed(t, KIN_PHASE_MOVED, 2, 400 - 0.15 * i, 400);
    drain();
  }
  feed(t += 8333333, KIN_PHASE_ENDED, 1, 750, 400);
  feed(t, KIN_PHASE_ENDED, 2, 250, 400);
  drain();
  return t;
}

static uint64_t taps(uint64_t t) {
  for (int i = 0; i < 500; i++) {
    feed(t += 700000000, KIN_PHASE_BEGAN, 1, 500, 400);
    feed(t + 50000000, KIN_PHASE_ENDED, 1, 500, 400);
    drain();
  }
  return t + 50000000;
}

static uint64_t rest(uint64_t t) {
  for (uint64_t i = 0; i < 20; i++) feed(t, KIN_PHASE_BEGAN, 100 + i, 3000 * (double)(1 + i / 2) + 300 * (double)(i % 2), 9000);
  drain();
  return t;
}

__attribute__((noinline)) uint64_t measured(uint64_t (*scene)(uint64_t), uint64_t t);
uint64_t measured(uint64_t (*scene)(uint64_t), uint64_t t) {
  t = scene(t);
  if (batched) flush();
  return t;
}

static kin_recognizer_id add(const char *name) {
  kin_recognizer_id id = 0;
  if (kin_recognizer_add(engine, 0, name, &id) != KIN_OK) exit(1);
  return id;
}

static kin_result count_bytes(const void *bytes, uint32_t count, void *user_data) {
  (void)bytes, (void)user_data;
  recorded += count;
  return KIN_OK;
}

static void set_policy(const char *how, kin_recognizer_id tap, kin_recognizer_id twice, const kin_recognizer_id together[3]) {
  kin_result result = KIN_OK;
  if (!strcmp(how, "lease")) result = kin_recognizer_set_number(engine, together[1], "lease", 0.06);
  if (!strcmp(how, "takeover")) result = kin_recognizer_allow_takeover(engine, together[0], together[1], true);
  if (!strcmp(how, "takeover")) result = kin_recognizer_allow_takeover(engine, together[1], together[0], true);
  if (!strcmp(how, "provisional")) result = kin_recognizer_remove_failure_requirement(engine, tap, twice);
  if (!strcmp(how, "provisional")) result = kin_recognizer_set_number(engine, tap, "provisional", 1);
  if (!strcmp(how, "lift")) result = kin_view_set_flags(engine, 0, KIN_VIEW_DECIDES_AT_LIFT, KIN_VIEW_DECIDES_AT_LIFT);
  if (!strcmp(how, "default")) result = kin_recognizer_set_number(engine, together[0], "default_winner", KIN_STATE_BEGAN);
  if (result == KIN_OK) return;
  fprintf(stderr, "%s\n", kin_engine_last_error(engine));
  exit(1);
}

int main(int argc, char **argv) {
  const char *how = argc > 2 ? argv[2] : "";
  const int is_table = argc > 1 && !strcmp(argv[1], "table");
  uint64_t (*scene)(uint64_t) = argc > 1 && !strcmp(argv[1], "pinch") ? pinch : is_table || (argc > 1 && !strcmp(argv[1], "taps")) ? taps : pan;
  kin_hand_grouping grouping;
  if (kin_engine_create(NULL, &engine) != KIN_OK) return 1;
  kin_recognizer_id tap = add("tap"), twice = add("tap");
  kin_recognizer_set_number(engine, twice, "taps_required", 2);
  kin_recognizer_require_failure(engine, tap, twice);
  add("long_press");
  add("swipe");
  kin_recognizer_id together[3] = {add("pan"), add("pinch"), add("rotation")};
  kin_recognizer_set_number(engine, together[0], "maximum_touches", 1);
  kin_compose_simultaneous(engine, together, 3);
  kin_engine_set_explain(engine, !strcmp(how, "explain"));
  set_policy(how, tap, twice, together);
  kin_palm_filter palms;
  kin_palm_filter_init(&palms);
  if (!strcmp(how, "palms") && kin_engine_set_palm_filter(engine, &palms) != KIN_OK) return 1;
  kin_hand_grouping_init(&grouping);
  if (!strcmp(how, "hands") && kin_engine_set_hands(engine, &grouping) != KIN_OK) return 1;
  hears = !strcmp(how, "callback");
  in_batches = !strcmp(how, "batch");
  if (hears) kin_engine_set_event_callback(engine, hear, NULL);
  uint64_t t = scene(is_table ? rest(0) : 0) + 2000000000;
  if (batched) flush();
  kin_engine_advance(engine, t);
  drain();
  if (!strcmp(how, "record") && kin_trace_start(engine, count_bytes, NULL) != KIN_OK) return 1;
  if (!strcmp(how, "flight") && kin_flight_recorder_start(engine, 1 << 18, 0) != KIN_OK) return 1;
  kin_trace_flush(engine);
  samples = events = recorded = 0;
  measured(scene, t);
  kin_trace_flush(engine);
  printf("%lu samples, %lu gesture events, %lu bytes recorded\n", samples, events, recorded);
  kin_engine_destroy(engine);
  return 0;
}
