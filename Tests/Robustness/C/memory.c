/* Where an engine's memory comes from, and how full its tables are. */
#include "pool.h"

static kin_engine *make(pool *p, uint32_t touches, uint32_t events, kin_result wanted) {
  kin_engine *const none = (kin_engine *)(uintptr_t)16;
  kin_engine *engine = none;
  kin_engine_options options;
  const kin_allocator allocator = allocator_of(p);
  kin_engine_options_init(&options);
  CHECK(options.allocator == NULL);
  options.touch_capacity = touches;
  options.event_capacity = events;
  options.allocator = &allocator;
  GIVES(wanted, kin_engine_create(&options, &engine));
  CHECK((engine == none) == (wanted != KIN_OK));
  return wanted == KIN_OK ? engine : NULL;
}

static void creation(void) {
  static const uint32_t events[] = {64, 100, 1024, 5000};
  TEST("An engine of any size is made in one block, and gives it back") {
    for (uint32_t touches = 1; touches <= 128; touches++)
      for (int i = 0; i < 4; i++) {
        pool p = {0};
        kin_engine *engine = make(&p, touches, events[i], KIN_OK);
        CHECK(p.asked == 1 && p.blocks == 1);
        const kin_engine_usage usage = usage_of(engine);
        CHECK(usage.bytes == p.bytes && usage.most_bytes == p.most);
        kin_engine_destroy(engine);
        check_empty(&p);
      }
  }
  TEST("An engine that gets no block is not made, and nothing is kept") {
    pool p = {.refuse_from = 1, .refuse_to = 1};
    make(&p, 32, 1024, KIN_ERROR_MEMORY);
    CHECK(p.asked == 1 && p.given == 0);
    check_empty(&p);
  }
  TEST("Engines with different allocators keep them apart, also when one is called in a callback of the other") {
    pool first = {0}, second = {0};
    kin_engine *a = make(&first, 4, 64, KIN_OK), *b = make(&second, 4, 64, KIN_OK);
    for (int i = 0; i < 20; i++) attach(i % 2 ? a : b, 0, "tap");
    CHECK(first.blocks > 1 && second.blocks > 1);
    kin_engine_destroy(a);
    check_empty(&first);
    kin_engine_destroy(b);
    check_empty(&second);
  }
}

/* Without a byte beside what it then has: neither while it is made nor while recognizers are added. */
static void small(void) {
  static const char *const classes[] = {"tap", "tap", "long_press", "pan", "pinch"};
  pool p = {0};
  kin_engine *engine = make(&p, 5, 64, KIN_OK);
  TEST("While recognizers are added for which there is room, each asks for its own memory, and the engine has at no time more than after it") {
    for (int i = 0; i < 5; i++) {
      const uint64_t asked = p.asked;
      const kin_recognizer_id id = attach(engine, 0, classes[i]);
      if (i == 1) OK(kin_recognizer_set_number(engine, id, "taps_required", 2));
      CHECK(p.asked == asked + 1); /* its own memory; there is room for it in all else */
    }
    CHECK(p.most == p.bytes);
    const kin_engine_usage usage = usage_of(engine);
    CHECK(usage.bytes == p.bytes && usage.most_bytes == p.bytes);
  }
  TEST("Who waits for whom, names, and changes ask for nothing beside what they keep") {
    kin_view_id view;
    kin_recognizer_id id = attach(engine, 0, "tap"), other = attach(engine, 0, "tap");
    OK(kin_view_add(engine, 0, NULL, &view));
    OK(kin_view_set_name(engine, view, "a view"));
    OK(kin_recognizer_set_name(engine, id, "a tap"));
    OK(kin_recognizer_require_failure(engine, id, other));
    OK(kin_recognizer_allow_simultaneous(engine, id, other, true));
    OK(kin_recognizer_set_number(engine, id, "enabled", 0));
    CHECK(p.most == p.bytes);
  }
  TEST("An engine grows with its options: twice the records, no more than the bytes of those") {
    pool one = {0}, two = {0};
    kin_engine *first = make(&one, 5, 1000, KIN_OK), *second = make(&two, 5, 2000, KIN_OK);
    CHECK(two.bytes - one.bytes <= 1000 * (sizeof(kin_event) + 4) + 64);
    kin_engine_destroy(first);
    kin_engine_destroy(second);
  }
  kin_engine_destroy(engine);
  check_empty(&p);
}

/* A tap, a long press, a drag and a pinch, each after a pause in which all timers come. Returns the time. */
static uint64_t gestures(kin_engine *engine, uint64_t time) {
  const kin_event *events;
  uint32_t count;
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, time, 10, 10));
  OK(feed_one(engine, 1, KIN_PHASE_ENDED, time += 50, 10, 10));
  OK(kin_engine_advance(engine, (time += 1000) * MILLISECOND));
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, time, 10, 10));
  OK(feed_one(engine, 1, KIN_PHASE_MOVED, time += 700, 11, 10));
  OK(feed_one(engine, 1, KIN_PHASE_ENDED, time += 50, 11, 10));
  for (uint64_t fingers = 1; fingers <= 2; fingers++) {
    time += 1000;
    for (uint64_t touch = 1; touch <= fingers; touch++) OK(feed_one(engine, touch, KIN_PHASE_BEGAN, time, 100 * (double)touch, 10));
    for (int i = 1; i <= 8; i++) OK(feed_one(engine, fingers, KIN_PHASE_MOVED, time += 10, 100 * (double)fingers + 10 * i, 10));
    for (uint64_t touch = 1; touch <= fingers; touch++) OK(feed_one(engine, touch, KIN_PHASE_ENDED, time, 100 * (double)touch + 80, 10));
  }
  OK(kin_engine_poll(engine, &events, &count));
  CHECK(count > 8);
  return time + 1000;
}

static void long_life(void) {
  static const char *const classes[] = {"tap", "tap", "long_press", "pan", "pinch"};
  TEST("Gestures take no memory: after two thousand rounds not a byte and not a request more than before the first one") {
    pool p = {0};
    kin_engine *engine = make(&p, 5, 64, KIN_OK);
    for (int i = 0; i < 5; i++) attach(engine, 0, classes[i]);
    const uint64_t asked = p.asked, bytes = p.bytes;
    uint64_t time = 10;
    for (int i = 0; i < 2000; i++) time = gestures(engine, time);
    CHECK(p.asked == asked && p.bytes == bytes && p.most == bytes);
    const kin_engine_usage usage = usage_of(engine);
    CHECK(usage.bytes == bytes && usage.most_bytes == bytes);
    kin_engine_destroy(engine);
    check_empty(&p);
  }
}

static void fill(const char *what, kin_usage usage, uint32_t now, uint32_t most) {
  if (usage.now != now || usage.most != most || usage.capacity < most) {
    char detail[64];
    snprintf(detail, sizeof detail, "%u now, %u most, room for %u", usage.now, usage.most, usage.capacity);
    test_fault(__FILE__, __LINE__, what, detail);
  }
}

static void nothing(kin_engine *engine, const kin_event *event, void *user_data) { (void)engine, (void)event, (void)user_data; }

static void marks(void) {
  pool p = {0};
  kin_view_id views[3];
  kin_recognizer_id pan;
  uint64_t action;
  const kin_event *events;
  uint32_t count;
  kin_engine *engine = make(&p, 4, 64, KIN_OK);
  kin_view_options options;
  kin_view_options_init(&options);
  TEST("Views, recognizers and actions are counted, and the most that there were is kept") {
    for (int i = 0; i < 3; i++) OK(kin_view_add(engine, 0, &options, &views[i]));
    pan = attach(engine, 0, "pan");
    for (int i = 0; i < 2; i++) OK(kin_recognizer_remove(engine, attach(engine, views[i], "tap")));
    OK(kin_recognizer_add_action(engine, pan, nothing, NULL, &action));
    OK(kin_recognizer_remove_action(engine, pan, action));
    OK(kin_view_remove(engine, views[2]));
    const kin_engine_usage usage = usage_of(engine);
    fill("views", usage.views, 3, 4);
    fill("recognizers", usage.recognizers, 1, 2);
    fill("actions", usage.actions, 0, 1);
  }
  TEST("Touches are counted, and the most at one time is kept") {
    fill("touches", usage_of(engine).touches, 0, 0);
    for (uint64_t i = 1; i <= 3; i++) OK(feed_one(engine, i, KIN_PHASE_BEGAN, 10, 10.0 * (double)i, 10));
    fill("touches", usage_of(engine).touches, 3, 3);
    for (uint64_t i = 1; i <= 3; i++) OK(feed_one(engine, i, KIN_PHASE_ENDED, 20, 10.0 * (double)i, 10));
    OK(feed_one(engine, 4, KIN_PHASE_BEGAN, 900, 10, 10));
    const kin_engine_usage usage = usage_of(engine);
    fill("touches", usage.touches, 1, 3);
    CHECK(usage.touches.capacity == 8);
  }
  TEST("Records that wait are counted, and the most that ever waited is kept") {
    OK(kin_engine_poll(engine, &events, &count));
    fill("events", usage_of(engine).events, 0, usage_of(engine).events.most);
    for (uint64_t i = 0; i < 10; i++) OK(feed_one(engine, 4, KIN_PHASE_MOVED, 910 + i, 40 + 3.0 * (double)i, 10));
    const uint32_t waiting = usage_of(engine).events.now;
    CHECK(waiting == 10);
    OK(kin_engine_poll(engine, &events, &count));
    CHECK(count == waiting);
    fill("events", usage_of(engine).events, 0, waiting);
    OK(feed_one(engine, 4, KIN_PHASE_MOVED, 930, 90, 10));
    fill("events", usage_of(engine).events, 1, waiting);
  }
  TEST("Bytes are those of the allocator") {
    const kin_engine_usage usage = usage_of(engine);
    CHECK(usage.bytes == p.bytes && usage.most_bytes == p.most && p.most >= p.bytes);
  }
  TEST("A struct of another size is refused, and left as it was") {
    kin_engine_usage usage = usage_of(engine);
    usage.struct_size++;
    usage.bytes = 77;
    REFUSED(engine, KIN_ERROR_SIZE, kin_engine_get_usage(engine, &usage));
    CHECK(usage.bytes == 77);
  }
  TEST("What calls set aside for their own time is given back") {
    const uint64_t blocks = p.blocks;
    for (int i = 0; i < 100; i++) OK(kin_view_set_name(engine, views[0], "name"));
    CHECK(p.blocks <= blocks + 1);
  }
  kin_engine_destroy(engine);
  TEST("A destroyed engine has given all back") check_empty(&p);
}

int main(void) {
  creation();
  small();
  marks();
  long_life();
  return report();
}
