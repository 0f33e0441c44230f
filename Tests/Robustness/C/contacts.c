/* Who is there: touches, what hovers, what scrolls. What may follow, how many there may be at a time, and what their
 * records need. Samples come alone and together with others: the engine looks at the two in different ways. */
#include "world.h"

enum { COMPANION = 1000 };

typedef struct scene {
  kin_engine *engine;
  uint64_t milliseconds;
  uint32_t ways; /* bit i: sample i comes together with a move of the companion, a touch that is always down */
  uint32_t count;
} scene;

static void open_scene(scene *s, uint32_t ways, uint32_t touch_capacity) {
  kin_engine_options options;
  kin_engine_options_init(&options);
  options.touch_capacity = touch_capacity;
  *s = (scene){.ways = ways};
  OK(kin_engine_create(&options, &s->engine));
  OK(feed_one(s->engine, COMPANION, KIN_PHASE_BEGAN, 0, 0, 0));
}

static kin_result send(scene *s, kin_touch_sample sample) {
  const int is_alone = s->ways >> s->count % 8 & 1;
  const uint64_t milliseconds = sample.time_ns / MILLISECOND;
  const kin_touch_sample samples[] = {touch_at(COMPANION, KIN_PHASE_MOVED, milliseconds, (double)milliseconds, 0), sample};
  return kin_engine_feed(s->engine, samples + is_alone, 2u - (uint32_t)is_alone);
}

#define TAKES(s, touch, phase) \
  do { \
    OK(send(&(s), touch_at(touch, phase, (s).milliseconds += 10, 50, 50))); \
    OK(kin_engine_check_invariants((s).engine)); \
    (s).count++; \
  } while (0)

#define REFUSES(s, code, sample) \
  do { \
    REFUSED((s).engine, code, send(&(s), sample)); \
    (s).count++; \
  } while (0)

#define NOT_NOW(s, code, touch, phase) REFUSES(s, code, touch_at(touch, phase, (s).milliseconds + 10, 50, 50))

static void sequences(void) {
  TEST("What hovers enters once, may go down meanwhile as a touch of the same id, and exits once") {
    for (uint32_t ways = 0; ways < 256; ways++) {
      scene s;
      open_scene(&s, ways, 8);
      NOT_NOW(s, KIN_ERROR_SEQUENCE, 7, KIN_PHASE_HOVERED);
      TAKES(s, 7, KIN_PHASE_ENTERED);
      NOT_NOW(s, KIN_ERROR_SEQUENCE, 7, KIN_PHASE_ENTERED);
      TAKES(s, 7, KIN_PHASE_HOVERED);
      TAKES(s, 7, KIN_PHASE_BEGAN);
      NOT_NOW(s, KIN_ERROR_SEQUENCE, 7, KIN_PHASE_ENTERED);
      TAKES(s, 7, KIN_PHASE_EXITED);
      NOT_NOW(s, KIN_ERROR_SEQUENCE, 7, KIN_PHASE_HOVERED);
      NOT_NOW(s, KIN_ERROR_SEQUENCE, 7, KIN_PHASE_EXITED);
      TAKES(s, 7, KIN_PHASE_ENTERED);
      NOT_NOW(s, KIN_ERROR_SEQUENCE, 7, KIN_PHASE_BEGAN);
      TAKES(s, 7, KIN_PHASE_ENDED);
      NOT_NOW(s, KIN_ERROR_SEQUENCE, 7, KIN_PHASE_MOVED);
      kin_engine_destroy(s.engine);
    }
  }
  TEST("A click that comes and goes in one step is a tap: its button is that of its landing") {
    kin_engine *engine = NULL;
    kin_recognizer_id tap = 0;
    const kin_event *events = NULL;
    uint32_t count = 0;
    kin_touch_sample click[] = {touch_at(1, KIN_PHASE_BEGAN, 10, 50, 50), touch_at(1, KIN_PHASE_ENDED, 10, 50, 50)};
    click[0].type = click[1].type = KIN_TOUCH_POINTER;
    OK(kin_engine_create(NULL, &engine));
    OK(kin_recognizer_add(engine, 0, "tap", &tap));
    OK(kin_engine_feed(engine, click, 2));
    OK(kin_engine_poll(engine, &events, &count));
    CHECK(count == 0);
    click[0].buttons = KIN_BUTTON_PRIMARY;
    OK(kin_engine_feed(engine, click, 2));
    OK(kin_engine_poll(engine, &events, &count));
    CHECK(count == 1 && events[0].state == KIN_STATE_ENDED);
    kin_engine_destroy(engine);
  }
  TEST("A phase or a type beyond the last is refused; the last ones are taken, at the farthest place too") {
    for (uint32_t ways = 0; ways < 256; ways += 255) {
      scene s;
      open_scene(&s, ways, 8);
      kin_touch_sample sample = touch_at(7, KIN_PHASE_ENTERED, 10, KIN_NUMBER_LIMIT, KIN_NUMBER_LIMIT);
      sample.type = KIN_TOUCH_POINTER;
      OK(send(&s, sample));
      sample.phase = KIN_PHASE_EXITED;
      OK(send(&s, sample));
      for (int is_far = 0; is_far < 2; is_far++) {
        sample = touch_at(8, KIN_PHASE_REFUSED + 1, 20, 1, is_far ? KIN_NUMBER_LIMIT : 1);
        sample.x = sample.y;
        REFUSES(s, KIN_ERROR_INVALID, sample);
        sample.phase = KIN_PHASE_BEGAN;
        sample.type = KIN_TOUCH_POINTER + 1;
        REFUSES(s, KIN_ERROR_INVALID, sample);
      }
      kin_engine_destroy(s.engine);
    }
  }
  TEST("A sample before the present, or before the one before it, is refused by its number") {
    scene s;
    open_scene(&s, 255, 8);
    OK(kin_engine_advance(s.engine, 20 * MILLISECOND));
    const kin_touch_sample back[] = {touch_at(1, KIN_PHASE_BEGAN, 40, 1, 1), touch_at(1, KIN_PHASE_MOVED, 30, 2, 2)};
    const kin_touch_sample early[] = {touch_at(1, KIN_PHASE_BEGAN, 40, 1, 1), touch_at(1, KIN_PHASE_MOVED, 10, 2, 2)};
    REFUSED(s.engine, KIN_ERROR_TIME, kin_engine_feed(s.engine, back, 2));
    CHECK(strstr(kin_engine_last_error(s.engine), "sample 1: ") && strstr(kin_engine_last_error(s.engine), "40000000 ns of the sample before it"));
    REFUSED(s.engine, KIN_ERROR_TIME, kin_engine_feed(s.engine, early, 2));
    CHECK(strstr(kin_engine_last_error(s.engine), "sample 1: ") && strstr(kin_engine_last_error(s.engine), "before 20000000 ns, which the engine has reached"));
    REFUSED(s.engine, KIN_ERROR_TIME, kin_engine_feed(s.engine, early + 1, 1));
    CHECK(strstr(kin_engine_last_error(s.engine), "sample 0: "));
    REFUSED(s.engine, KIN_ERROR_TIME, feed_one(s.engine, COMPANION, KIN_PHASE_MOVED, 10, 1, 1));
    CHECK(strstr(kin_engine_last_error(s.engine), "sample 0: "));
    REFUSED(s.engine, KIN_ERROR_SEQUENCE, feed_one(s.engine, COMPANION, KIN_PHASE_BEGAN, 20, 1, 1));
    CHECK(strstr(kin_engine_last_error(s.engine), "sample 0: "));
    kin_engine_destroy(s.engine);
  }
}

static void capacities(void) {
  TEST("What hovers and what scrolls takes a place among the contacts, too") {
    for (uint32_t ways = 0; ways < 256; ways++) {
      scene s;
      kin_scroll_sample scroll = {.time_ns = 10 * MILLISECOND, .phase = KIN_SCROLL_BEGAN};
      open_scene(&s, ways, 3);
      s.milliseconds = 10;
      OK(kin_engine_feed_scroll(s.engine, &scroll, 1));
      TAKES(s, 7, KIN_PHASE_ENTERED);
      NOT_NOW(s, KIN_ERROR_CAPACITY, 8, KIN_PHASE_BEGAN);
      NOT_NOW(s, KIN_ERROR_CAPACITY, 8, KIN_PHASE_ENTERED);
      TAKES(s, 7, KIN_PHASE_EXITED);
      TAKES(s, 8, KIN_PHASE_BEGAN);
      NOT_NOW(s, KIN_ERROR_CAPACITY, 9, KIN_PHASE_BEGAN);
      scroll.time_ns = s.milliseconds * MILLISECOND;
      scroll.phase = KIN_SCROLL_ENDED;
      OK(kin_engine_feed_scroll(s.engine, &scroll, 1));
      TAKES(s, 9, KIN_PHASE_BEGAN);
      kin_engine_destroy(s.engine);
    }
  }
  TEST("A scroll that is over takes none, however many an undecided gesture still has") {
    enum { SCROLLS = 5 };
    kin_engine_options options;
    kin_view_options view;
    kin_engine *engine;
    kin_engine_options_init(&options);
    options.touch_capacity = 3;
    OK(kin_engine_create(&options, &engine));
    const kin_recognizer_id manual = attach(engine, 0, "manual");
    kin_view_options_init(&view);
    view.frame.width = view.frame.height = 100;
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 1, 900, 900));
    for (int i = 0; i < SCROLLS; i++) {
      kin_scroll_sample scroll = {.time_ns = (2 + (uint64_t)i) * MILLISECOND, .phase = KIN_SCROLL_DISCRETE, .dy = 50, .y = 50, .x = 100 * i + 50};
      kin_view_id made = 0;
      kin_state pending = -1;
      view.frame.x = 100 * i;
      OK(kin_view_add(engine, 0, &view, &made));
      const kin_recognizer_id pan = attach(engine, made, "pan");
      OK(kin_recognizer_require_failure(engine, pan, manual));
      OK(kin_engine_feed_scroll(engine, &scroll, 1));
      OK(kin_recognizer_get_pending_state(engine, pan, &pending));
      CHECK(pending == KIN_STATE_ENDED);
    }
    OK(feed_one(engine, 2, KIN_PHASE_BEGAN, 20, 900, 900));
    OK(feed_one(engine, 2, KIN_PHASE_ENDED, 21, 900, 900));
    const kin_touch_sample both[] = {touch_at(2, KIN_PHASE_BEGAN, 22, 900, 900), touch_at(3, KIN_PHASE_BEGAN, 22, 900, 900)};
    OK(kin_engine_feed(engine, both, 2));
    REFUSED(engine, KIN_ERROR_CAPACITY, feed_one(engine, 4, KIN_PHASE_BEGAN, 23, 900, 900));
    OK(kin_engine_check_invariants(engine));
    kin_engine_destroy(engine);
  }
  TEST("A contact that leaves keeps its place for the rest of its step: twice as many as may be down at a time, at most 128") {
    scene s;
    kin_touch_sample last[128];
    open_scene(&s, 255, 128);
    for (uint64_t touch = 1; touch < 127; touch++) TAKES(s, touch, KIN_PHASE_BEGAN);
    s.ways = 0;
    TAKES(s, 127, KIN_PHASE_BEGAN);
    const uint64_t now = s.milliseconds;
    kin_touch_sample change[] = {touch_at(1, KIN_PHASE_ENDED, now, 50, 50), touch_at(200, KIN_PHASE_BEGAN, now, 50, 50)};
    REFUSED(s.engine, KIN_ERROR_CAPACITY, kin_engine_feed(s.engine, change, 2));
    change[1].time_ns++;
    OK(kin_engine_feed(s.engine, change, 2));
    change[0] = touch_at(2, KIN_PHASE_ENDED, now + 1, 50, 50);
    change[1] = touch_at(3, KIN_PHASE_MOVED, now + 1, 60, 50);
    OK(kin_engine_feed(s.engine, change, 2));
    change[0] = touch_at(2, KIN_PHASE_BEGAN, now + 1, 50, 50);
    OK(kin_engine_feed(s.engine, change, 2));
    change[0].phase = KIN_PHASE_ENDED;
    OK(kin_engine_feed(s.engine, change, 1));
    change[0].phase = KIN_PHASE_BEGAN;
    OK(kin_engine_feed(s.engine, change, 1));
    for (uint64_t i = 0; i < 128; i++) last[i] = touch_at(i == 0 ? 200 : i == 127 ? COMPANION : i + 1, KIN_PHASE_ENDED, now + 2, 50, 50);
    OK(kin_engine_feed(s.engine, last, 127));
    OK(kin_engine_feed(s.engine, last + 127, 1));
    kin_engine_destroy(s.engine);
  }
  TEST("With two that may be down there are four places in a step") {
    scene s;
    kin_touch_sample change[6];
    const uint64_t touches[] = {COMPANION, 1, 2, 3, 2, 4};
    open_scene(&s, 0, 2);
    TAKES(s, 1, KIN_PHASE_BEGAN);
    for (int i = 0; i < 6; i++) change[i] = touch_at(touches[i], i == 2 || i == 3 || i == 5 ? KIN_PHASE_BEGAN : KIN_PHASE_ENDED, 20, 50, 50);
    REFUSED(s.engine, KIN_ERROR_CAPACITY, kin_engine_feed(s.engine, change, 6));
    change[5].time_ns++;
    OK(kin_engine_feed(s.engine, change, 6));
    OK(kin_engine_check_invariants(s.engine));
    kin_engine_destroy(s.engine);
  }
}

/* On the right it begins and ends at once; on the left it waits, and says all that it can at three deadlines. */
static void prepare(void *state) { *(uint64_t *)state = 0; }

static kin_state step(void *state, const kin_step *input, kin_request *request) {
  static const kin_state at[] = {KIN_STATE_POSSIBLE, KIN_STATE_BEGAN, KIN_STATE_CHANGED, KIN_STATE_ENDED};
  uint64_t *timers = state;
  if (*timers == 0 && input->touches[input->touch_count - 1]->x > 500) {
    request->flags = KIN_REQUEST_BEGAN;
    return KIN_STATE_ENDED;
  }
  if (input->flags & KIN_STEP_TIMER) ++*timers;
  request->flags = KIN_REQUEST_CHANGED;
  request->deadline_ns = input->time_ns + MILLISECOND;
  return at[*timers];
}

/* Twenty of them, and a queue that is no longer than they need. */
static void open_crowd(scene *s, uint32_t ways) {
  const kin_recognizer_class table = {
    .struct_size = sizeof table, .abi_level = KIN_ABI_LEVEL, .name = "test.talks", .summary = "Says as much as it can.", .version = "1.0.0",
    .state_size = 8, .state_alignment = 8, .prepare = prepare, .step = step,
  };
  kin_engine_options options;
  kin_engine_options_init(&options);
  options.touch_capacity = 3;
  options.event_capacity = 64;
  *s = (scene){.ways = ways};
  OK(kin_engine_create(&options, &s->engine));
  OK(feed_one(s->engine, COMPANION, KIN_PHASE_BEGAN, 0, 0, 0));
  OK(kin_recognizer_class_register(s->engine, &table));
  for (int i = 0; i < 20; i++) OK(kin_recognizer_set_number(s->engine, attach(s->engine, 0, "test.talks"), "observe_only", 1));
}

/* Feeds a sample, after a poll if it must be. Returns whether it had to. */
static int feed_or_poll(scene *s, uint64_t touch, kin_phase phase, double x) {
  const kin_event *events;
  uint32_t count;
  const kin_touch_sample sample = touch_at(touch, phase, s->milliseconds += 10, x, 50);
  const kin_result result = send(s, sample);
  if (result == KIN_OK) return 0;
  GIVES(KIN_ERROR_CAPACITY, result);
  OK(kin_engine_poll(s->engine, &events, &count));
  OK(send(s, sample));
  return 1;
}

static void room(void) {
  TEST("A feed whose records might not find room is refused until a poll: the queue never becomes longer") {
    for (uint32_t ways = 0; ways < 256; ways += 255) {
      for (int before = 0; before < 7; before++) {
        scene s;
        kin_engine_usage made, usage;
        int refused = 0;
        open_crowd(&s, ways);
        kin_engine_usage_init(&made);
        usage = made;
        OK(kin_engine_get_usage(s.engine, &made));
        for (int i = 0; i < before + 30; i++) {
          refused += feed_or_poll(&s, 1, KIN_PHASE_BEGAN, 600);
          refused += feed_or_poll(&s, 1, KIN_PHASE_ENDED, 600);
          if (i < before) continue;
          refused += feed_or_poll(&s, 2, KIN_PHASE_BEGAN, 100);
          refused += feed_or_poll(&s, 1, KIN_PHASE_BEGAN, 600);
          refused += feed_or_poll(&s, 2, KIN_PHASE_ENDED, 100);
          refused += feed_or_poll(&s, 1, KIN_PHASE_ENDED, 600);
        }
        OK(kin_engine_get_usage(s.engine, &usage));
        CHECK(refused > 0 && usage.events.capacity == made.events.capacity && usage.events.most <= made.events.capacity);
        kin_engine_destroy(s.engine);
      }
    }
  }
}

int main(void) {
  sequences();
  capacities();
  room();
  return report();
}
