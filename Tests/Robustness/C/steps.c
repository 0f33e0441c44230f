/* When a class is stepped, and what becomes of what it asks for. The class of this file does as the test says. */
#include "world.h"

/* What the class does in its next steps, and what it saw. It is the test's, not the state's. */
static struct {
  kin_state answer;
  uint32_t flags;
  uint64_t ignore;   /* touches of the row, by their bits */
  uint64_t deadline; /* from the present on, 0: as it is */
  int late;          /* so many steps ask for a deadline at the present */
  int steps, timers;
  uint64_t timer_time; /* of the latest timer step */
  kin_scroll scroll;   /* of the latest step that had one */
} plan;

static void prepare(void *state) { (void)state; }

static kin_state step(void *state, const kin_step *input, kin_request *request) {
  (void)state;
  plan.steps++;
  request->flags = plan.flags;
  request->ignore[0] = plan.ignore;
  if (plan.deadline) request->deadline_ns = input->time_ns + plan.deadline;
  if (plan.late-- > 0) request->deadline_ns = input->time_ns;
  if (input->scroll) plan.scroll = *input->scroll;
  if (input->flags & KIN_STEP_TIMER) plan.timers++, plan.timer_time = input->time_ns;
  return plan.answer;
}

typedef struct scene {
  kin_engine *engine;
  kin_recognizer_id told;
  char sentence[256]; /* the latest of the log */
  kin_severity severity;
  uint64_t milliseconds;
} scene;

static void note(kin_engine *engine, kin_severity severity, const char *sentence, void *user_data) {
  scene *s = user_data;
  (void)engine;
  s->severity = severity;
  snprintf(s->sentence, sizeof s->sentence, "%s", sentence);
}

static void open_scene(scene *s) {
  const kin_recognizer_class table = {
    .struct_size = sizeof table, .abi_level = KIN_ABI_LEVEL, .name = "test.told", .summary = "Does what it is asked.", .version = "1.0.0",
    .flags = KIN_CLASS_SCROLLS, .state_size = 8, .state_alignment = 8, .prepare = prepare, .step = step,
  };
  memset(s, 0, sizeof *s);
  memset(&plan, 0, sizeof plan);
  OK(kin_engine_create(NULL, &s->engine));
  OK(kin_recognizer_class_register(s->engine, &table));
  OK(kin_engine_set_log(s->engine, note, s));
}

/* The same with the recognizer in the whole window. */
static void open_window(scene *s) {
  open_scene(s);
  s->told = attach(s->engine, 0, "test.told");
}

static void feed_next(scene *s, uint64_t touch, kin_phase phase, double x) {
  OK(feed_one(s->engine, touch, phase, s->milliseconds += 10, x, 10));
  OK(kin_engine_check_invariants(s->engine));
}

/* How often a move of each of the touches steps the class. */
static int steps_of_moves(scene *s, uint64_t touches, double x) {
  const int before = plan.steps;
  for (uint64_t touch = 1; touch <= touches; touch++) feed_next(s, touch, KIN_PHASE_MOVED, x);
  return plan.steps - before;
}

static void moves(void) {
  scene s;
  TEST("A class that skips moves is stepped again when something else has happened, and at once not when it says so in a move") {
    open_window(&s);
    plan.flags = KIN_REQUEST_SKIP_MOVES;
    feed_next(&s, 1, KIN_PHASE_BEGAN, 100);
    CHECK(plan.steps == 1 && steps_of_moves(&s, 1, 101) == 0);
    plan.flags = 0;
    CHECK(steps_of_moves(&s, 1, 102) == 0);
    feed_next(&s, 2, KIN_PHASE_BEGAN, 200);
    CHECK(steps_of_moves(&s, 2, 103) == 2);
    plan.flags = KIN_REQUEST_SKIP_MOVES;
    CHECK(steps_of_moves(&s, 2, 104) == 1 && steps_of_moves(&s, 2, 105) == 0);
    kin_engine_destroy(s.engine);
  }
  TEST("A deadline is something else too: what its step says of moves holds from then on") {
    for (uint32_t skips = 0; skips < 2; skips++) {
      const uint32_t flags[] = {0, KIN_REQUEST_SKIP_MOVES};
      open_window(&s);
      plan.flags = flags[skips];
      plan.deadline = 50 * MILLISECOND;
      feed_next(&s, 1, KIN_PHASE_BEGAN, 100);
      plan.deadline = 0;
      plan.flags = flags[0];
      CHECK(steps_of_moves(&s, 1, 101) == (skips ? 0 : 1));
      plan.flags = flags[!skips];
      OK(kin_engine_advance(s.engine, (s.milliseconds += 100) * MILLISECOND));
      CHECK(plan.timers == 1 && steps_of_moves(&s, 1, 102) == (skips ? 1 : 0));
      kin_engine_destroy(s.engine);
    }
  }
  TEST("While it is active it gets moves whatever it says") {
    open_window(&s);
    plan.flags = KIN_REQUEST_SKIP_MOVES;
    plan.answer = KIN_STATE_BEGAN;
    feed_next(&s, 1, KIN_PHASE_BEGAN, 100);
    plan.answer = KIN_STATE_CHANGED;
    for (int i = 1; i <= 3; i++) CHECK(steps_of_moves(&s, 1, 100 + i) == 1);
    kin_engine_destroy(s.engine);
  }
}

/* At its deadline the class asks `late` times for one that is not later, then for one that is, and then `again` times.
 * Whether it is blamed. */
static bool is_blamed(int late, int again) {
  scene s;
  open_window(&s);
  plan.deadline = 10 * MILLISECOND;
  feed_next(&s, 1, KIN_PHASE_BEGAN, 100);
  plan.late = late;
  if (again == 0) plan.deadline = 0;
  OK(kin_engine_advance(s.engine, (s.milliseconds += 10) * MILLISECOND));
  plan.deadline = 0;
  plan.late = again;
  OK(kin_engine_advance(s.engine, (s.milliseconds += 100) * MILLISECOND));
  const bool blamed = s.severity == KIN_SEVERITY_CLASS_MISBEHAVING && strstr(s.sentence, "not later");
  CHECK(blamed || plan.timers == late + again + 1 + (again > 0));
  kin_engine_destroy(s.engine);
  return blamed;
}

static void deadlines(void) {
  TEST("Sixteen deadlines in a row that are not later are borne, and seventeen are not") {
    CHECK(!is_blamed(16, 0));
    CHECK(is_blamed(17, 0));
  }
  TEST("A later one between them begins a new row") {
    CHECK(!is_blamed(16, 16));
    CHECK(is_blamed(16, 17));
  }
  TEST("A deadline at the present comes within the call, whichever call it is") {
    scene s;
    const kin_touch_sample two[] = {touch_at(2, KIN_PHASE_BEGAN, 30, 1, 1), touch_at(3, KIN_PHASE_BEGAN, 30, 2, 2)};
    open_window(&s);
    plan.late = 1;
    feed_next(&s, 1, KIN_PHASE_BEGAN, 100);
    CHECK(plan.timers == 1);
    plan.late = 1;
    feed_next(&s, 1, KIN_PHASE_MOVED, 110);
    CHECK(plan.timers == 2);
    plan.late = 1;
    OK(kin_engine_feed(s.engine, two, 2));
    CHECK(plan.timers == 3);
    plan.late = 1;
    OK(kin_engine_cancel_touches(s.engine, 40 * MILLISECOND));
    CHECK(plan.timers == 4);
    kin_engine_destroy(s.engine);
  }
  TEST("Touches are cancelled when all that is due before has come, and the time is then that of the call") {
    scene s;
    uint64_t now = 0;
    open_window(&s);
    plan.deadline = 10 * MILLISECOND;
    feed_next(&s, 1, KIN_PHASE_BEGAN, 100);
    plan.deadline = 0;
    const int before = plan.steps;
    OK(kin_engine_cancel_touches(s.engine, 90 * MILLISECOND));
    CHECK(plan.timers == 1 && plan.timer_time == 20 * MILLISECOND && plan.steps == before + 2);
    OK(kin_engine_cancel_touches(s.engine, 95 * MILLISECOND));
    OK(kin_engine_get_time(s.engine, &now));
    CHECK(now == 95 * MILLISECOND);
    kin_engine_destroy(s.engine);
  }
}

static void coercions(void) {
  scene s;
  TEST("A state that is taken as another is written to the log, by the recognizer's class; one that is taken as it is is not") {
    open_window(&s);
    plan.answer = KIN_STATE_CHANGED;
    feed_next(&s, 1, KIN_PHASE_BEGAN, 100);
    CHECK(s.severity == KIN_SEVERITY_INFO && strstr(s.sentence, "test.told") && strstr(s.sentence, "Changed while Possible was taken as Began"));
    s.sentence[0] = 0;
    feed_next(&s, 1, KIN_PHASE_MOVED, 110);
    CHECK(s.sentence[0] == 0);
    plan.answer = KIN_STATE_FAILED;
    feed_next(&s, 1, KIN_PHASE_MOVED, 120);
    CHECK(s.severity == KIN_SEVERITY_INFO && strstr(s.sentence, "test.told") && strstr(s.sentence, "Failed while active was taken as Cancelled"));
    s.sentence[0] = 0;
    feed_next(&s, 1, KIN_PHASE_ENDED, 120);
    plan.answer = KIN_STATE_BEGAN;
    feed_next(&s, 2, KIN_PHASE_BEGAN, 100);
    plan.answer = KIN_STATE_CANCELLED;
    feed_next(&s, 2, KIN_PHASE_MOVED, 120);
    CHECK(s.sentence[0] == 0);
    kin_engine_destroy(s.engine);
  }
}

static kin_view_id half(scene *s, double x) {
  kin_view_options options;
  kin_view_id view = 0;
  kin_view_options_init(&options);
  options.frame = (kin_rect){x, 0, 500, 500};
  OK(kin_view_add(s->engine, 0, &options, &view));
  return view;
}

static void ignored_touches(void) {
  scene s;
  TEST("A bit behind the row's last touch ignores none, though a row that was longer stood there") {
    uint32_t count = 0;
    open_scene(&s);
    s.told = attach(s.engine, half(&s, 0), "test.told");
    attach(s.engine, half(&s, 500), "tap");
    feed_next(&s, 1, KIN_PHASE_BEGAN, 100);
    feed_next(&s, 2, KIN_PHASE_BEGAN, 600);
    feed_next(&s, 3, KIN_PHASE_BEGAN, 700);
    plan.ignore = 2;
    feed_next(&s, 1, KIN_PHASE_MOVED, 110);
    plan.ignore = 0;
    for (uint64_t touch = 2; touch <= 3; touch++) feed_next(&s, touch, KIN_PHASE_ENDED, 600);
    for (uint64_t touch = 4; touch <= 5; touch++) feed_next(&s, touch, KIN_PHASE_BEGAN, 200);
    OK(kin_recognizer_get_touch_count(s.engine, s.told, &count));
    CHECK(count == 3);
    kin_engine_destroy(s.engine);
  }
  TEST("A gesture that ends by ignoring its last finger is where that was before") {
    const kin_event *events;
    uint32_t count;
    open_window(&s);
    feed_next(&s, 1, KIN_PHASE_BEGAN, 100);
    feed_next(&s, 1, KIN_PHASE_MOVED, 150);
    plan.ignore = 1;
    plan.answer = KIN_STATE_ENDED;
    feed_next(&s, 1, KIN_PHASE_MOVED, 200);
    OK(kin_engine_poll(s.engine, &events, &count));
    CHECK(count == 1 && events[0].state == KIN_STATE_ENDED && events[0].x == 150 && events[0].y == 10);
    kin_engine_destroy(s.engine);
  }
}

/* The touches that a recognizer has in the action of its end. */
typedef struct last_touches {
  kin_recognizer_id told;
  uint32_t count;
  double x[4];
} last_touches;

static void count_last(kin_engine *engine, const kin_event *event, void *user_data) {
  last_touches *last = user_data;
  kin_point place;
  if (event->type != KIN_EVENT_GESTURE || event->recognizer != last->told || event->state != KIN_STATE_ENDED) return;
  OK(kin_recognizer_get_touch_count(engine, last->told, &last->count));
  for (uint32_t i = 0; i < last->count && i < 4; i++) {
    OK(kin_recognizer_get_touch_location(engine, last->told, i, 0, &place));
    last->x[i] = place.x;
  }
}

/* Three fingers at 100, 200 and 300 land at once and lift at these times, while the recognizer waits for a double tap;
 * then that one fails, and it ends at last. */
static last_touches last_of(const uint64_t *lifts) {
  scene s;
  last_touches last = {0};
  kin_touch_sample row[3];
  open_window(&s);
  const kin_recognizer_id twice = attach(s.engine, 0, "tap");
  last.told = s.told;
  OK(kin_recognizer_set_number(s.engine, twice, "taps_required", 2));
  OK(kin_recognizer_set_number(s.engine, twice, "touches_required", 3));
  OK(kin_recognizer_require_failure(s.engine, s.told, twice));
  OK(kin_engine_set_event_callback(s.engine, count_last, &last));
  plan.answer = KIN_STATE_BEGAN;
  for (uint64_t i = 0; i < 3; i++) row[i] = touch_at(i + 1, KIN_PHASE_BEGAN, 0, 100 + 100 * (double)i, 10);
  OK(kin_engine_feed(s.engine, row, 3));
  plan.answer = KIN_STATE_CHANGED;
  uint64_t latest = lifts[0];
  for (uint64_t i = 1; i < 3; i++) latest = lifts[i] > latest ? lifts[i] : latest;
  for (uint64_t time = 0; time <= latest; time++) {
    uint32_t count = 0;
    for (uint64_t i = 0; i < 3; i++)
      if (lifts[i] == time) row[count++] = touch_at(i + 1, KIN_PHASE_ENDED, time, 100 + 100 * (double)i, 10);
    if (time == latest) plan.answer = KIN_STATE_ENDED;
    if (count) OK(kin_engine_feed(s.engine, row, count));
  }
  CHECK(last.count == 0);
  OK(kin_engine_advance(s.engine, 1000 * MILLISECOND));
  kin_engine_destroy(s.engine);
  return last;
}

static void late_ends(void) {
  /* When each lifts, in ms, and who lifted last: 1 for the first, 2 for the second, 4 for the third. */
  static const struct { uint64_t lifts[3]; int last; } rows[] = {
    {{30, 20, 10}, 1}, {{10, 20, 30}, 4}, {{10, 30, 20}, 2}, {{30, 10, 20}, 1}, {{30, 10, 30}, 5}, {{30, 30, 10}, 3}, {{10, 10, 10}, 7}, {{0, 0, 0}, 7},
  };
  TEST("One that has begun and ends when all have lifted has those that lifted last, in whatever order they landed and lifted") {
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
      const last_touches last = last_of(rows[i].lifts);
      uint32_t count = 0;
      for (int finger = 0; finger < 3; finger++) {
        if (!(rows[i].last >> finger & 1)) continue;
        CHECK(count < last.count && last.x[count] == 100 + 100 * finger);
        count++;
      }
      CHECK(last.count == count);
    }
  }
}

/* What the class sees of samples that are fed as one step. */
static kin_scroll seen(scene *s, kin_scroll_sample *row, uint32_t count) {
  s->milliseconds += 10;
  for (uint32_t i = 0; i < count; i++) row[i].time_ns = s->milliseconds * MILLISECOND;
  memset(&plan.scroll, 0, sizeof plan.scroll);
  OK(kin_engine_feed_scroll(s->engine, row, count));
  return plan.scroll;
}

static void scrolls(void) {
  /* A field, where the sample has it and where the step does. */
  static const struct { size_t given, taken; } rows[] = {
    {offsetof(kin_scroll_sample, dx), offsetof(kin_scroll, dx)},
    {offsetof(kin_scroll_sample, dy), offsetof(kin_scroll, dy)},
    {offsetof(kin_scroll_sample, magnification), offsetof(kin_scroll, magnification)},
    {offsetof(kin_scroll_sample, rotation), offsetof(kin_scroll, rotation)},
  };
  scene s;
  TEST("A class gets each number of a scroll, also where a sample has no other, and where the pointer is") {
    open_window(&s);
    kin_scroll_sample sample = {.source = 1, .x = 100, .y = 200, .phase = KIN_SCROLL_BEGAN, .type = KIN_TOUCH_INDIRECT};
    seen(&s, &sample, 1);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
      const double number = 0.25;
      kin_scroll wanted = {.x = 110 + (double)i, .y = 190 - (double)i};
      sample = (kin_scroll_sample){.source = 1, .x = wanted.x, .y = wanted.y, .phase = KIN_SCROLL_CHANGED, .type = KIN_TOUCH_INDIRECT};
      memcpy((char *)&sample + rows[i].given, &number, sizeof number);
      memcpy((char *)&wanted + rows[i].taken, &number, sizeof number);
      const kin_scroll scroll = seen(&s, &sample, 1);
      CHECK(memcmp(&scroll, &wanted, sizeof wanted) == 0);
    }
    kin_engine_destroy(s.engine);
  }
  TEST("Samples of one step add up: ways and turns by sum, scales by product; the next step begins anew") {
    open_window(&s);
    kin_scroll_sample row[3] = {{.source = 1, .phase = KIN_SCROLL_BEGAN, .type = KIN_TOUCH_INDIRECT}};
    row[1] = (kin_scroll_sample){.source = 1, .x = 5, .y = 6, .phase = KIN_SCROLL_CHANGED, .type = KIN_TOUCH_INDIRECT, .dx = 1, .dy = -2, .magnification = 0.5, .rotation = 0.25};
    row[2] = (kin_scroll_sample){.source = 1, .x = 7, .y = 8, .phase = KIN_SCROLL_CHANGED, .type = KIN_TOUCH_INDIRECT, .dx = 3, .dy = -4, .magnification = -0.25, .rotation = 0.5};
    const kin_scroll scroll = seen(&s, row, 3);
    CHECK(scroll.x == 7 && scroll.y == 8 && scroll.dx == 4 && scroll.dy == -6 && scroll.magnification == 0.125 && scroll.rotation == 0.75);
    const kin_scroll next = seen(&s, row + 2, 1);
    CHECK(next.dx == 3 && next.dy == -4 && next.magnification == -0.25 && next.rotation == 0.5);
    kin_engine_destroy(s.engine);
  }
}

int main(void) {
  moves();
  deadlines();
  coercions();
  ignored_touches();
  late_ends();
  scrolls();
  return report();
}
