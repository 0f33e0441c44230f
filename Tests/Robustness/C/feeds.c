/* Feeds: all or nothing, in the order of time; nothing from inside a callback. */
#include "world.h"

static uint32_t waiting(kin_engine *engine) {
  const kin_event *events;
  uint32_t count = 0;
  OK(kin_engine_poll(engine, &events, &count));
  return count;
}

/* A feed of a good sample, a bad one and a good one: refused, nothing applied, nothing sent. */
static void all_or_nothing(kin_engine *engine, kin_result code, kin_touch_sample bad) {
  const uint64_t now = 1000;
  const kin_touch_sample samples[] = {touch_at(21, KIN_PHASE_BEGAN, now, 10, 10), bad, touch_at(22, KIN_PHASE_BEGAN, now + 10, 50, 50)};
  waiting(engine);
  REFUSED(engine, code, kin_engine_feed(engine, samples, 3));
  CHECK(waiting(engine) == 0);
}

static void whole_feeds(world w) {
  kin_engine *engine = w.engine;
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 1000, 100, 100));
  TEST("A feed with one bad sample is not applied at all") {
    kin_touch_sample bad = touch_at(5, KIN_PHASE_BEGAN, 1005, NAN, 0);
    all_or_nothing(engine, KIN_ERROR_INVALID, bad);
    bad = touch_at(5, 99, 1005, 1, 1);
    all_or_nothing(engine, KIN_ERROR_INVALID, bad);
    bad = touch_at(5, KIN_PHASE_BEGAN, 1005, 1, 1);
    bad.view = w.tap;
    all_or_nothing(engine, KIN_ERROR_KIND, bad);
    all_or_nothing(engine, KIN_ERROR_TIME, touch_at(5, KIN_PHASE_BEGAN, 999, 1, 1));
    all_or_nothing(engine, KIN_ERROR_SEQUENCE, touch_at(1, KIN_PHASE_BEGAN, 1005, 1, 1));
    all_or_nothing(engine, KIN_ERROR_SEQUENCE, touch_at(21, KIN_PHASE_BEGAN, 1005, 1, 1));
    all_or_nothing(engine, KIN_ERROR_SEQUENCE, touch_at(5, KIN_PHASE_MOVED, 1005, 1, 1));
    all_or_nothing(engine, KIN_ERROR_SEQUENCE, touch_at(5, KIN_PHASE_ENDED, 1005, 1, 1));
    all_or_nothing(engine, KIN_ERROR_SEQUENCE, touch_at(5, KIN_PHASE_CANCELLED, 1005, 1, 1));
  }
  TEST("A touch that lifts twice in one feed, or moves after its lift, is refused") {
    const kin_touch_sample twice[] = {touch_at(1, KIN_PHASE_ENDED, 1010, 1, 1), touch_at(1, KIN_PHASE_ENDED, 1020, 1, 1)};
    const kin_touch_sample after[] = {touch_at(1, KIN_PHASE_ENDED, 1010, 1, 1), touch_at(1, KIN_PHASE_MOVED, 1010, 1, 1)};
    REFUSED(engine, KIN_ERROR_SEQUENCE, kin_engine_feed(engine, twice, 2));
    REFUSED(engine, KIN_ERROR_SEQUENCE, kin_engine_feed(engine, after, 2));
  }
  TEST("What was refused can be fed rightly afterwards") {
    OK(feed_one(engine, 21, KIN_PHASE_BEGAN, 1000, 10, 10));
    OK(feed_one(engine, 21, KIN_PHASE_ENDED, 1010, 10, 10));
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 1010, 100, 100));
    REFUSED(engine, KIN_ERROR_SEQUENCE, feed_one(engine, 1, KIN_PHASE_MOVED, 1010, 100, 100));
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 1020, 100, 100));
    OK(feed_one(engine, 1, KIN_PHASE_CANCELLED, 1030, 100, 100));
  }
  TEST("Places may be as far apart as the limit lets them") {
    world far = make_world(NULL);
    attach(far.engine, 0, "rotation");
    attach(far.engine, 0, "transform");
    attach(far.engine, 0, "screen_edge_pan");
    for (int i = 0; i < 6; i++) {
      const double most = KIN_NUMBER_LIMIT;
      const kin_phase phase = i == 0 ? KIN_PHASE_BEGAN : i == 5 ? KIN_PHASE_ENDED : KIN_PHASE_MOVED;
      const kin_touch_sample pair[] = {touch_at(1, phase, 10 * (uint64_t)i, i % 2 ? -most : most, most), touch_at(2, phase, 10 * (uint64_t)i, i % 3 ? most : -most, -most)};
      OK(kin_engine_feed(far.engine, pair, 2));
      OK(kin_engine_check_invariants(far.engine));
    }
    kin_engine_destroy(far.engine);
  }
  TEST("A feed of no samples is nothing") {
    const kin_touch_sample none = touch_at(1, KIN_PHASE_BEGAN, 0, NAN, 0);
    const uint64_t before = hash_of(engine);
    OK(kin_engine_feed(engine, &none, 0));
    CHECK(hash_of(engine) == before);
  }
}

static void order_of_time(world w) {
  kin_engine *engine = w.engine;
  uint64_t now;
  TEST("Time does not run backwards, by whatever call") {
    OK(kin_engine_advance(engine, UINT64_C(5000) * MILLISECOND));
    REFUSED(engine, KIN_ERROR_TIME, kin_engine_advance(engine, UINT64_C(5000) * MILLISECOND - 1));
    REFUSED(engine, KIN_ERROR_TIME, kin_engine_cancel_touches(engine, UINT64_C(4999) * MILLISECOND));
    REFUSED(engine, KIN_ERROR_TIME, feed_one(engine, 1, KIN_PHASE_BEGAN, 4999, 1, 1));
    OK(kin_engine_get_time(engine, &now));
    CHECK(now == UINT64_C(5000) * MILLISECOND);
    OK(kin_engine_advance(engine, now));
    OK(kin_engine_cancel_touches(engine, now));
  }
  TEST("The end of time is no time for a sample") {
    kin_touch_sample sample = touch_at(1, KIN_PHASE_BEGAN, 0, 1, 1);
    sample.time_ns = KIN_TIME_NEVER;
    REFUSED_EITHER(engine, KIN_ERROR_TIME, KIN_ERROR_INVALID, kin_engine_feed(engine, &sample, 1));
  }
}

static void capacities(void) {
  kin_engine_options options;
  kin_engine_options_init(&options);
  options.touch_capacity = 2;
  options.event_capacity = 64;
  world w = make_world(&options);
  kin_engine *engine = w.engine;
  TEST("One contact too many is refused, and the others go on") {
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 0, 10, 10));
    OK(feed_one(engine, 2, KIN_PHASE_BEGAN, 0, 90, 90));
    REFUSED(engine, KIN_ERROR_CAPACITY, feed_one(engine, 3, KIN_PHASE_BEGAN, 0, 50, 50));
    OK(feed_one(engine, 1, KIN_PHASE_MOVED, 10, 11, 10));
    OK(kin_engine_cancel_touches(engine, 20 * MILLISECOND));
    OK(kin_engine_advance(engine, UINT64_C(3000) * MILLISECOND));
  }
  TEST("A finger that lands in the step in which another lifts, with all places taken, is refused or taken, but nothing breaks") {
    for (kin_touch_type type = KIN_TOUCH_DIRECT; type <= KIN_TOUCH_POINTER; type++) {
      kin_engine *full;
      kin_touch_sample last[] = {touch_at(1, KIN_PHASE_ENDED, 71, 161, 61), touch_at(1, KIN_PHASE_BEGAN, 71, 170, 157)};
      last[1].type = type;
      options.touch_capacity = 3;
      OK(kin_engine_create(&options, &full));
      attach(full, 0, "long_press");
      OK(feed_one(full, 2, KIN_PHASE_BEGAN, 2, 227, 21));
      OK(feed_one(full, 3, KIN_PHASE_BEGAN, 5, 20, 68));
      OK(feed_one(full, 1, KIN_PHASE_BEGAN, 17, 210, 86));
      const kin_result result = kin_engine_feed(full, last, 2);
      CHECK(result == KIN_OK || result == KIN_ERROR_CAPACITY);
      OK(kin_engine_check_invariants(full));
      kin_engine_destroy(full);
    }
  }
  TEST("A full queue refuses before it drops: no record is lost, and a poll makes room") {
    uint64_t milliseconds = 4000, last = 0, seen = 0;
    const kin_event *events;
    uint32_t count;
    int refused = 0;
    waiting(engine);
    for (int i = 0; i < 400 && refused < 3; i++) {
      const kin_touch_sample samples[] = {touch_at(1, KIN_PHASE_BEGAN, milliseconds, 10, 10), touch_at(1, KIN_PHASE_ENDED, milliseconds + 10, 10, 10)};
      const uint64_t before = hash_of(engine);
      const kin_result result = kin_engine_feed(engine, samples, 2);
      milliseconds += 1000;
      if (result == KIN_OK) continue;
      GIVES(KIN_ERROR_CAPACITY, result);
      CHECK(hash_of(engine) == before);
      refused++;
      OK(kin_engine_poll(engine, &events, &count));
      for (uint32_t e = 0; e < count; e++) {
        if (last) CHECK(events[e].sequence == last + 1);
        last = events[e].sequence;
        seen++;
      }
    }
    CHECK(refused == 3 && seen > 0);
  }
  TEST("Moves that nobody polls run together, and do not fill the queue") {
    waiting(engine);
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 1000000, 10, 10));
    for (int i = 1; i <= 5000; i++) OK(feed_one(engine, 1, KIN_PHASE_MOVED, 1000000 + (uint64_t)i * 8, 10 + i % 300, 10));
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 1050000, 10, 10));
    CHECK(waiting(engine) > 0);
  }
  OK(kin_engine_check_invariants(engine));
  kin_engine_destroy(engine);
}

/* What a callback tries, and what came of it. */
typedef struct trial {
  int calls, wrong;
} trial;

static bool try_all(kin_engine *engine, void *user_data) {
  trial *t = user_data;
  const kin_touch_sample sample = touch_at(99, KIN_PHASE_BEGAN, 100000, 1, 1);
  const kin_event *events = NULL;
  uint32_t count = 77;
  t->calls++;
  t->wrong += kin_engine_feed(engine, &sample, 1) != KIN_ERROR_REENTRANT;
  t->wrong += kin_engine_advance(engine, UINT64_C(100000) * MILLISECOND) != KIN_ERROR_REENTRANT;
  t->wrong += kin_engine_poll(engine, &events, &count) != KIN_ERROR_REENTRANT;
  t->wrong += events != NULL || count != 77;
  t->wrong += strlen(kin_engine_last_error(engine)) < 10;
  return true;
}

static void in_event(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)event;
  try_all(engine, user_data);
}
static bool in_point(kin_engine *engine, kin_view_id view, double x, double y, void *user_data) {
  (void)view, (void)x, (void)y;
  return try_all(engine, user_data);
}
static bool in_view(kin_engine *engine, kin_view_id view, kin_recognizer_id recognizer, void *user_data) {
  (void)view, (void)recognizer;
  return try_all(engine, user_data);
}
static bool in_begin(kin_engine *engine, kin_recognizer_id recognizer, void *user_data) {
  (void)recognizer;
  return try_all(engine, user_data);
}
static bool in_receive(kin_engine *engine, kin_recognizer_id recognizer, const kin_touch_sample *touch, void *user_data) {
  (void)recognizer, (void)touch;
  return try_all(engine, user_data);
}
static bool in_pair(kin_engine *engine, kin_recognizer_id recognizer, kin_recognizer_id other, void *user_data) {
  (void)recognizer, (void)other;
  try_all(engine, user_data);
  return false;
}

static void tap_once(kin_engine *engine) {
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 1000, 10, 10));
  OK(feed_one(engine, 1, KIN_PHASE_ENDED, 1050, 10, 10));
  OK(kin_engine_advance(engine, UINT64_C(3000) * MILLISECOND));
}

static void from_inside(void) {
  TEST("Feed, advance and poll are refused inside an event callback and an action") {
    world w = make_world(NULL);
    trial all = {0, 0}, one = {0, 0};
    uint64_t action;
    OK(kin_engine_set_event_callback(w.engine, in_event, &all));
    OK(kin_recognizer_add_action(w.engine, w.tap, in_event, &one, &action));
    tap_once(w.engine);
    CHECK(all.calls > 0 && all.wrong == 0);
    CHECK(one.calls == 1 && one.wrong == 0);
    kin_engine_destroy(w.engine);
  }
  TEST("They are refused inside every question of a delegate") {
    world w = make_world(NULL);
    trial points = {0, 0}, views = {0, 0}, begins = {0, 0}, receives = {0, 0}, pairs = {0, 0};
    kin_view_delegate view = {.struct_size = sizeof view, .user_data = &points, .contains_point = in_point};
    OK(kin_view_set_delegate(w.engine, w.back, &view));
    view.user_data = &views;
    view.contains_point = NULL;
    view.gesture_should_begin = in_view;
    OK(kin_view_set_delegate(w.engine, w.front, &view));
    kin_recognizer_delegate delegate = {.struct_size = sizeof delegate, .user_data = &begins, .should_begin = in_begin};
    OK(kin_recognizer_set_delegate(w.engine, w.tap, &delegate));
    delegate.user_data = &receives;
    delegate.should_begin = NULL;
    delegate.should_receive_touch = in_receive;
    OK(kin_recognizer_set_delegate(w.engine, w.pan, &delegate));
    delegate.user_data = &pairs;
    delegate.should_receive_touch = NULL;
    delegate.should_recognize_simultaneously_with = delegate.should_require_failure_of = delegate.should_be_required_to_fail_by = in_pair;
    OK(kin_recognizer_set_delegate(w.engine, w.manual, &delegate));
    tap_once(w.engine);
    CHECK(points.calls > 0 && points.wrong == 0);
    CHECK(views.calls > 0 && views.wrong == 0);
    CHECK(begins.calls > 0 && begins.wrong == 0);
    CHECK(receives.calls > 0 && receives.wrong == 0);
    CHECK(pairs.calls > 0 && pairs.wrong == 0);
    kin_engine_destroy(w.engine);
  }
}

/* A callback that changes everything it can reach. */
typedef struct meddler {
  world *w;
  int calls;
} meddler;

static void meddle(kin_engine *engine, const kin_event *event, void *user_data) {
  meddler *m = user_data;
  kin_recognizer_id made;
  kin_view_id view;
  (void)event;
  if (m->calls++ > 6) return;
  OK(kin_recognizer_add(engine, m->w->front, "pan", &made));
  OK(kin_recognizer_require_failure(engine, m->w->swipe, made));
  OK(kin_view_add(engine, m->w->front, NULL, &view));
  OK(kin_recognizer_add(engine, view, "tap", &made));
  OK(kin_recognizer_set_enabled(engine, m->w->pan, m->calls % 2));
  kin_recognizer_remove(engine, m->w->twice);
  OK(kin_view_remove(engine, view));
  if (m->calls == 5) kin_view_remove(engine, m->w->front);
}

static void destroy_inside(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)event;
  ++*(int *)user_data;
  kin_engine_destroy(engine);
  kin_engine_destroy(engine);
}

static void changes_from_inside(void) {
  TEST("A callback may change, add and remove, also the recognizer whose record it gets") {
    world w = make_world(NULL);
    meddler m = {&w, 0};
    OK(kin_engine_set_event_callback(w.engine, meddle, &m));
    for (uint64_t i = 0; i < 5; i++) {
      OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 1000 + i * 1000, 10, 10));
      OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 1010 + i * 1000, 60, 10));
      OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 1020 + i * 1000, 90, 10));
      OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 1030 + i * 1000, 90, 10));
      OK(kin_engine_check_invariants(w.engine));
    }
    CHECK(m.calls > 6);
    kin_engine_destroy(w.engine);
  }
  TEST("An engine that is destroyed in its own callback goes when the outermost call returns") {
    world w = make_world(NULL);
    int calls = 0;
    OK(kin_engine_set_event_callback(w.engine, destroy_inside, &calls));
    feed_one(w.engine, 1, KIN_PHASE_BEGAN, 0, 10, 10);
    CHECK(calls > 0);
  }
}

int main(void) {
  world w = make_world(NULL);
  whole_feeds(w);
  order_of_time(w);
  OK(kin_engine_check_invariants(w.engine));
  kin_engine_destroy(w.engine);
  capacities();
  from_inside();
  changes_from_inside();
  return report();
}
