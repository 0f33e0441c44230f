/* Where an engine's memory comes from, and how full its tables are. */
#include "pool.h"
#include "tape.h"

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

static void bound(double x, double y) { (void)x, (void)y; }

/* What is made for one action. */
static void actions(void) {
  TEST("An action that is taken away gives back what was made for it") {
    pool p = {0};
    kin_engine *engine = make(&p, 4, 64, KIN_OK);
    const kin_recognizer_id pan = attach(engine, 0, "pan");
    uint64_t action, before = 0;
    for (int i = 0; i < 20; i++) {
      OK(kin_recognizer_bind(engine, pan, "began", (kin_function)bound, "void(f64 translation.x, f64 translation.y)", NULL, &action));
      CHECK(i == 0 || p.bytes > before);
      OK(kin_recognizer_remove_action(engine, pan, action));
      CHECK(i == 0 || p.bytes == before);
      before = p.bytes;
    }
    kin_engine_destroy(engine);
    check_empty(&p);
  }
  TEST("The first actions are added or refused, whichever request is the last that is met") {
    int refused = 0;
    for (uint64_t n = 1; n <= 40; n++) {
      pool p = {0};
      kin_engine *engine = make(&p, 4, 64, KIN_OK);
      const kin_recognizer_id pan = attach(engine, 0, "pan");
      p.refuse_from = p.asked + n;
      p.refuse_to = UINT64_MAX;
      for (int i = 0; i < 40; i++) {
        uint64_t action = 0;
        const kin_result result = kin_recognizer_add_action(engine, pan, nothing, NULL, &action);
        refused += result == KIN_ERROR_MEMORY;
        if (result != KIN_ERROR_MEMORY) OK(result);
        CHECK(usage_of(engine).actions.now == (uint32_t)i + (result == KIN_OK));
        if (result != KIN_OK) break;
      }
      kin_engine_destroy(engine);
      check_empty(&p);
    }
    CHECK(refused > 0);
  }
}

static kin_state stay(void *state, const kin_step *step, kin_request *request) {
  (void)state, (void)step, (void)request;
  return KIN_STATE_POSSIBLE;
}
static void forget(void *state) { (void)state; }

/* A snapshot with many rows of streams, and one with a class of a host that has very many words, all of them empty. */
static void record_much(tape *streams, tape *words) {
  enum { MANY = 12000 };
  static const char *row[MANY];
  kin_engine_options options;
  kin_engine *engine;
  OK(kin_engine_create(NULL, &engine));
  for (int i = 0; i < 100; i++) attach(engine, 0, "multi_drag");
  OK(kin_trace_start(engine, write_tape, streams));
  OK(kin_trace_stop(engine));
  kin_engine_destroy(engine);
  for (int i = 0; i < MANY; i++) row[i] = "";
  const kin_recognizer_class kind = {.struct_size = sizeof kind, .abi_level = KIN_ABI_LEVEL, .name = "test.many", .summary = "Has many words.",
                                     .version = "1", .state_size = 8, .state_alignment = 8, .detail_count = MANY, .details = row,
                                     .prepare = forget, .step = stay};
  kin_engine_options_init(&options);
  options.touch_capacity = 4;
  options.event_capacity = 64;
  OK(kin_engine_create(&options, &engine));
  OK(kin_recognizer_class_register(engine, &kind));
  attach(engine, 0, "test.many");
  OK(kin_trace_start(engine, write_tape, words));
  OK(kin_trace_stop(engine));
  kin_engine_destroy(engine);
}

/* Refuses all requests from the n-th large one on. */
typedef struct large_pool {
  pool pool;
  uint64_t size, count, refuse_from; /* so many bytes or more are large; how many there were */
} large_pool;

static void *take_large(uint64_t size, void *user_data) {
  large_pool *p = user_data;
  p->count += size >= p->size;
  if (p->refuse_from && p->count >= p->refuse_from && !p->pool.refuse_from) p->pool.refuse_from = p->pool.asked + 1, p->pool.refuse_to = UINT64_MAX;
  return take_block(size, &p->pool);
}

/* Plays a trace with it; how many large requests there were. */
static uint64_t replay_until(const tape *t, uint64_t size, uint64_t n) {
  large_pool p = {.size = size, .refuse_from = n};
  kin_allocator allocator = allocator_of(&p.pool);
  kin_trace_info info;
  kin_engine *engine = NULL;
  allocator.allocate = take_large;
  kin_trace_info_init(&info);
  OK(kin_trace_inspect(t->bytes, t->count, &info));
  info.options.allocator = &allocator;
  if (kin_engine_create(&info.options, &engine) == KIN_OK) {
    const kin_result result = kin_trace_replay(engine, t->bytes, t->count, NULL, NULL);
    if (n == 0 || result != KIN_ERROR_MEMORY) OK(result);
    OK(kin_engine_check_invariants(engine));
    kin_engine_destroy(engine);
  }
  check_empty(&p.pool);
  return p.count;
}

static void large_snapshots(void) {
  tape streams = {0}, words = {0};
  record_much(&streams, &words);
  TEST("A snapshot with a hundred rows of streams is read or refused, whichever request is the last that is met") {
    for (uint64_t n = 1, all = replay_until(&streams, 1, 0); n <= all; n++) replay_until(&streams, 1, n);
  }
  TEST("So is one with a class of twelve thousand empty words, whichever is the last large one") {
    const uint64_t all = replay_until(&words, 4096, 0);
    CHECK(all > 5);
    for (uint64_t n = 1; n <= all; n++) replay_until(&words, 4096, n);
  }
  free_tape(&streams);
  free_tape(&words);
}

/* A recording that memory ends leaves nothing behind for the next one. */
static void recording_anew(void) {
  enum { MANY = 3000 };
  static kin_touch_sample row[MANY];
  TEST("After a recording that ended for want of memory another one begins, and ends as it should") {
    pool p = {0};
    tape t = {0};
    kin_engine *engine = make(&p, 4, 64, KIN_OK);
    attach(engine, 0, "pan");
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 1, 10, 10));
    for (int i = 0; i < MANY; i++) row[i] = touch_at(1, KIN_PHASE_MOVED, 2 + (uint64_t)i, 10 + sqrt(i), 10 + sqrt(3 * i));
    OK(kin_trace_start(engine, write_tape, &t));
    p.refuse_from = p.asked + 1;
    p.refuse_to = UINT64_MAX;
    OK(kin_engine_feed(engine, row, MANY));
    p.refuse_from = p.refuse_to = 0;
    t.count = 0;
    OK(kin_trace_start(engine, write_tape, &t));
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 5000, 90, 90));
    OK(kin_trace_stop(engine));
    kin_engine *played = play_tape(&t, 0, NULL, NULL);
    CHECK(hash_of(played) == hash_of(engine));
    kin_engine_destroy(played);
    kin_engine_destroy(engine);
    check_empty(&p);
    free_tape(&t);
  }
}

int main(void) {
  creation();
  small();
  marks();
  long_life();
  actions();
  large_snapshots();
  recording_anew();
  return report();
}
