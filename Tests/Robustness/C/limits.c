/* What is too large: numbers of a host beyond KIN_NUMBER_LIMIT are refused and change nothing; within it no record has
 * a number that is none, whatever fingers do and classes write. Names that are too long, or none, are refused, and no
 * more of them is read. */
#define _DEFAULT_SOURCE
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

#include "world.h"

static const double BEYOND[] = {1.000001e9, -1.000001e9, 1e154, -1e300, INFINITY, -INFINITY, NAN};
enum { BEYONDS = sizeof BEYOND / sizeof *BEYOND };

static int heard, wrong; /* records, and numbers in them that are none */
static kin_state last;

static void hear(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine, (void)user_data;
  heard++;
  last = event->state;
  wrong += !isfinite(event->x) || !isfinite(event->y);
  for (int i = 0; i < KIN_VALUE_CAPACITY; i++) wrong += !isfinite(event->values[i]);
}

static int blamed; /* diagnostics about classes */
static void read_log(kin_engine *engine, kin_severity severity, const char *sentence, void *user_data) {
  (void)engine, (void)sentence, (void)user_data;
  blamed += severity == KIN_SEVERITY_CLASS_MISBEHAVING;
}

static void samples(world w) {
  TEST("A touch sample with a number beyond the limit is refused, alone, among others, down, moved or hovering") {
    const size_t fields[] = {offsetof(kin_touch_sample, x),            offsetof(kin_touch_sample, y),        offsetof(kin_touch_sample, force),
                             offsetof(kin_touch_sample, major_radius), offsetof(kin_touch_sample, altitude), offsetof(kin_touch_sample, azimuth)};
    const kin_phase phases[] = {KIN_PHASE_BEGAN, KIN_PHASE_MOVED, KIN_PHASE_ENDED, KIN_PHASE_ENTERED, KIN_PHASE_HOVERED};
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 1, 10, 10));
    OK(feed_one(w.engine, 7, KIN_PHASE_ENTERED, 1, 10, 10));
    for (size_t field = 0; field < 6; field++)
      for (int phase = 0; phase < 5; phase++)
        for (int i = 0; i < BEYONDS; i++) {
          kin_touch_sample both[2];
          both[0] = touch_at(1, KIN_PHASE_MOVED, 2, 11, 11);
          both[1] = touch_at(phase == 0 || phase == 3 ? 2 : phase == 4 ? 7 : 1, phases[phase], 2, 12, 12);
          memcpy((char *)&both[1] + fields[field], &BEYOND[i], sizeof(double));
          REFUSED(w.engine, KIN_ERROR_INVALID, kin_engine_feed(w.engine, both + 1, 1));
          REFUSED(w.engine, KIN_ERROR_INVALID, kin_engine_feed(w.engine, both, 2));
        }
    OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 3, KIN_NUMBER_LIMIT, -KIN_NUMBER_LIMIT));
    OK(feed_one(w.engine, 1, KIN_PHASE_CANCELLED, 4, 0, 0));
    OK(feed_one(w.engine, 7, KIN_PHASE_EXITED, 4, 0, 0));
  }
  TEST("A scroll sample with a number beyond the limit is refused") {
    const size_t fields[] = {offsetof(kin_scroll_sample, x),  offsetof(kin_scroll_sample, y),             offsetof(kin_scroll_sample, dx),
                             offsetof(kin_scroll_sample, dy), offsetof(kin_scroll_sample, magnification), offsetof(kin_scroll_sample, rotation)};
    for (size_t field = 0; field < 6; field++)
      for (int i = 0; i < BEYONDS; i++) {
        kin_scroll_sample sample;
        memset(&sample, 0, sizeof sample);
        sample.time_ns = 5 * MILLISECOND;
        memcpy((char *)&sample + fields[field], &BEYOND[i], sizeof(double));
        REFUSED(w.engine, KIN_ERROR_INVALID, kin_engine_feed_scroll(w.engine, &sample, 1));
      }
  }
}

static void scene(world w) {
  TEST("Frames, transforms, values, places for a hit test: each number beyond the limit is refused") {
    for (int i = 0; i < BEYONDS; i++) {
      kin_view_options options;
      kin_view_id view;
      for (int field = 0; field < 2; field++) {
        kin_view_options_init(&options);
        ((double *)&options.frame)[field] = BEYOND[i];
        REFUSED(w.engine, KIN_ERROR_INVALID, kin_view_add(w.engine, 0, &options, &view));
        REFUSED(w.engine, KIN_ERROR_INVALID, kin_view_set_frame(w.engine, w.front, options.frame));
      }
      for (int field = 0; field < 6; field++) {
        kin_view_options_init(&options);
        ((double *)&options.transform)[field] = BEYOND[i];
        REFUSED(w.engine, KIN_ERROR_INVALID, kin_view_add(w.engine, 0, &options, &view));
        REFUSED(w.engine, KIN_ERROR_INVALID, kin_view_set_transform(w.engine, w.front, options.transform));
      }
      REFUSED(w.engine, KIN_ERROR_INVALID, kin_view_hit_test(w.engine, BEYOND[i], 1, &view));
      REFUSED(w.engine, KIN_ERROR_INVALID, kin_recognizer_set_value(w.engine, w.pan, "translation.x", BEYOND[i]));
    }
  }
}

static int asked, asked_wrong;
static bool is_there(kin_engine *engine, kin_view_id view, double x, double y, void *user_data) {
  (void)engine, (void)view, (void)user_data;
  asked++;
  asked_wrong += !isfinite(x) || !isfinite(y);
  return true;
}

static void deep_views(void) {
  kin_engine *engine;
  kin_view_id view = 0, hit;
  kin_recognizer_id pan = 0;
  kin_point place;
  TEST("Views that enlarge, deep in one another: no delegate is asked about a place that is none, and no host gets one") {
    OK(kin_engine_create(NULL, &engine));
    for (int i = 0; i < 60; i++) {
      kin_view_options options;
      kin_view_delegate delegate;
      memset(&delegate, 0, sizeof delegate);
      delegate.struct_size = sizeof delegate;
      delegate.contains_point = is_there;
      kin_view_options_init(&options);
      options.transform.a = options.transform.d = 1e-9;
      OK(kin_view_add(engine, view, &options, &view));
      OK(kin_view_set_delegate(engine, view, &delegate));
    }
    OK(kin_view_hit_test(engine, 3, 4, &hit));
    CHECK(asked > 30 && asked_wrong == 0);
    pan = attach(engine, 0, "pan");
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 0, 5, 5));
    OK(feed_one(engine, 1, KIN_PHASE_MOVED, 10, 50, 5));
    const kin_result result = kin_recognizer_get_location(engine, pan, view, &place);
    CHECK(result == KIN_ERROR_RANGE || result == KIN_ERROR_INVALID);
    CHECK(asked_wrong == 0);
    kin_engine_destroy(engine);
  }
}

/* A pinch and a transform of a whole screen, as anybody makes them. */
static void check_recognized(kin_engine *engine, const kin_recognizer_id *ids, const char *const *names, int count, uint64_t time) {
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, time, 100, 100));
  OK(feed_one(engine, 2, KIN_PHASE_BEGAN, time, 200, 100));
  for (uint64_t i = 1; i <= 20; i++) {
    kin_touch_sample both[2];
    both[0] = touch_at(1, KIN_PHASE_MOVED, time + 10 * i, 100 - 4.0 * (double)i, 100);
    both[1] = touch_at(2, KIN_PHASE_MOVED, time + 10 * i, 200 + 4.0 * (double)i, 100);
    OK(kin_engine_feed(engine, both, 2));
  }
  for (int i = 0; i < count; i++) {
    kin_state state = KIN_STATE_POSSIBLE;
    OK(kin_recognizer_get_state(engine, ids[i], &state));
    if (state != KIN_STATE_BEGAN && state != KIN_STATE_CHANGED) test_fault(__FILE__, __LINE__, "is not under way", names[i]);
  }
  OK(kin_engine_cancel_touches(engine, (time + 300) * MILLISECOND));
}

/* Fingers grip at the ends of the world, close to a unit, let go and grip again, which multiplies what a pinch
 * counts. */
static void run_wild(kin_engine *engine, uint64_t *time, int inwards, int still) {
  const double far = KIN_NUMBER_LIMIT;
  for (int round = 0; round < 45; round++) {
    const double from = inwards ? far : 0.75, to = inwards ? 0.75 : far;
    kin_touch_sample both[2];
    if (round == 0) OK(feed_one(engine, 1, KIN_PHASE_BEGAN, *time += 10, -from, -from));
    OK(feed_one(engine, 2, KIN_PHASE_BEGAN, *time += 10, from, from));
    for (int i = 0; i < 4; i++) {
      *time += 10;
      both[0] = touch_at(1, KIN_PHASE_MOVED, *time, i % 2 ? -from : -to, i % 2 ? -from : -to);
      both[1] = touch_at(2, KIN_PHASE_MOVED, *time, i % 2 ? from : to, i % 2 ? from : to);
      if (i < 1 || i > 2 || still) OK(kin_engine_feed(engine, both, 2));
    }
    both[0] = touch_at(1, KIN_PHASE_MOVED, *time += 10, -to, -to);
    both[1] = touch_at(2, KIN_PHASE_MOVED, *time, to, to);
    OK(kin_engine_feed(engine, both, 2));
    OK(feed_one(engine, 2, KIN_PHASE_ENDED, *time += 10, to, to));
    OK(feed_one(engine, 1, KIN_PHASE_MOVED, *time += 10, -from, -from));
  }
}

static void fingers(void) {
  static const char *const names[] = {"pinch", "transform", "multi_drag", "rotation", "pan"};
  enum { COUNT = 5 };
  for (int ending = 0; ending < 3; ending++)
    for (int inwards = 0; inwards < 2; inwards++) {
      kin_engine *engine;
      kin_recognizer_id ids[COUNT];
      uint64_t time = 0;
      heard = wrong = blamed = 0;
      TEST("Fingers at the ends of what is allowed, and their end by a lift, an abort or the system: each record has numbers, and no class is blamed") {
        OK(kin_engine_create(NULL, &engine));
        OK(kin_engine_set_event_callback(engine, hear, NULL));
        OK(kin_engine_set_log(engine, read_log, NULL));
        for (int i = 0; i < COUNT; i++) ids[i] = attach(engine, 0, names[i]);
        OK(kin_compose_simultaneous(engine, ids, COUNT));
        OK(kin_recognizer_set_number(engine, ids[3], "threshold", 0));
        OK(kin_recognizer_set_number(engine, ids[3], "dominance", 0));
        run_wild(engine, &time, inwards, ending == 1);
        if (ending == 0) OK(feed_one(engine, 1, KIN_PHASE_ENDED, time += 10, 0, 0));
        for (int i = 0; i < COUNT && ending == 1; i++) OK(kin_recognizer_abort(engine, ids[i]));
        if (ending == 2) OK(kin_engine_cancel_touches(engine, (time += 10) * MILLISECOND));
        if (ending == 1) OK(kin_engine_cancel_touches(engine, (time += 10) * MILLISECOND));
        OK(kin_engine_advance(engine, (time += 1000) * MILLISECOND));
        CHECK(heard > 50 && wrong == 0 && blamed == 0);
        OK(kin_recognizer_set_number(engine, ids[3], "threshold", 100));
        check_recognized(engine, ids, names, 3, time + 10);
        CHECK(wrong == 0 && blamed == 0);
        kin_engine_destroy(engine);
      }
    }
}

static void scrolls(void) {
  kin_engine *engine;
  kin_scroll_sample row[64];
  TEST("A trackpad that enlarges without end makes numbers all the same") {
    heard = wrong = 0;
    OK(kin_engine_create(NULL, &engine));
    OK(kin_engine_set_event_callback(engine, hear, NULL));
    attach(engine, 0, "pinch");
    for (int i = 0; i < 64; i++) {
      memset(&row[i], 0, sizeof row[i]);
      row[i].time_ns = (i < 20 ? 1 : (uint64_t)i) * MILLISECOND;
      row[i].phase = i == 0 ? KIN_SCROLL_BEGAN : i == 63 ? KIN_SCROLL_ENDED : KIN_SCROLL_CHANGED;
      row[i].type = KIN_TOUCH_INDIRECT;
      row[i].magnification = KIN_NUMBER_LIMIT;
      row[i].dx = row[i].dy = row[i].rotation = KIN_NUMBER_LIMIT;
    }
    OK(kin_engine_feed_scroll(engine, row, 64));
    CHECK(heard > 2 && wrong == 0 && last == KIN_STATE_ENDED);
    kin_engine_destroy(engine);
  }
}

/* A class that begins with its first move, and whose numbers are none in each step that is no move. */
static kin_state spoil(void *state, const kin_step *input, kin_request *request) {
  const int place = *(double *)state > 0;
  int moved = 0;
  for (uint32_t i = 0; i < input->touch_count; i++) moved |= input->touches[i]->changes & KIN_CHANGE_MOVED;
  if (!moved && input->state != KIN_STATE_POSSIBLE) {
    if (place) request->x = INFINITY, request->y = 1;
    else request->values[0] = NAN;
  }
  return moved && input->state == KIN_STATE_POSSIBLE ? KIN_STATE_BEGAN : input->state;
}
static void keep(void *state) { (void)state; }

static void classes(void) {
  static const kin_property property = {"place", "Which number it spoils.", "1", "test", 0, 0, 1, KIN_PROPERTY_BOOLEAN, 0};
  static const kin_value value = {"a", "A number.", "", 0};
  kin_recognizer_class table;
  memset(&table, 0, sizeof table);
  table.struct_size = sizeof table;
  table.abi_level = KIN_ABI_LEVEL;
  table.name = "test.spoiler";
  table.summary = table.version = "";
  table.state_size = table.state_alignment = 8;
  table.properties = &property;
  table.values = &value;
  table.property_count = table.value_count = 1;
  table.prepare = keep;
  table.step = spoil;
  for (int place = 0; place < 2; place++)
    for (int ending = 0; ending < 3; ending++) {
      kin_engine *engine;
      kin_recognizer_id spoiler;
      heard = wrong = 0;
      TEST("A class writes a number that is none in a step without a move: no record has it, whoever ends the gesture") {
        OK(kin_engine_create(NULL, &engine));
        OK(kin_engine_set_event_callback(engine, hear, NULL));
        OK(kin_recognizer_class_register(engine, &table));
        spoiler = attach(engine, 0, "test.spoiler");
        OK(kin_recognizer_set_number(engine, spoiler, "place", place));
        OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 0, 5, 5));
        OK(feed_one(engine, 1, KIN_PHASE_MOVED, 10, 50, 5));
        OK(feed_one(engine, 2, KIN_PHASE_BEGAN, 20, 60, 5));
        if (ending == 0) OK(kin_recognizer_abort(engine, spoiler));
        if (ending == 1) OK(kin_engine_cancel_touches(engine, 30 * MILLISECOND));
        if (ending == 2) OK(kin_recognizer_remove(engine, spoiler));
        CHECK(heard >= 2 && wrong == 0);
        kin_engine_destroy(engine);
      }
    }
}

/* `length` bytes without an end, behind which no memory is. */
static char *endless(size_t length) {
  const size_t page = (size_t)sysconf(_SC_PAGESIZE);
  char *pages = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  mprotect(pages + page, page, PROT_NONE);
  memset(pages, 'a', page);
  return pages + page - length;
}

static void rest(void *state) { (void)state; }
static kin_state stay(void *state, const kin_step *input, kin_request *request) { return (void)state, (void)request, input->state; }

static void names(world w) {
  kin_recognizer_class table;
  /* The engine reads them as long as it lives. */
  static kin_property property = {"speed", "", "", "", 0, 0, 1, KIN_PROPERTY_NUMBER, 0};
  static kin_value value = {"length", "", "", 0};
  static char text[KIN_NAME_LIMIT + 2];
  char *large = malloc(100001);
  kin_recognizer_id id;
  double number;
  memset(&table, 0, sizeof table);
  table.struct_size = sizeof table;
  table.abi_level = KIN_ABI_LEVEL;
  table.summary = table.version = "";
  table.state_size = table.state_alignment = 8;
  table.properties = &property;
  table.values = &value;
  table.property_count = table.value_count = 1;
  table.prepare = rest;
  table.step = stay;
  memset(large, 'a', 100000);
  large[100000] = 0;
  memset(text, 'a', sizeof text);
  text[KIN_NAME_LIMIT + 1] = 0;
  TEST("A class's name is letters, digits, '.', '_' and '-', not too long, and no more of it is read than that") {
    const char *const bad[] = {"two words", "a\nb", "a\x1b[1m", "<tag>", "caf\xc3\xa9", "a\x7f", "tab\t", "a/b", large, text, endless(KIN_NAME_LIMIT + 1)};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
      table.name = bad[i];
      REFUSED(w.engine, KIN_ERROR_CLASS, kin_recognizer_class_register(w.engine, &table));
    }
    table.name = "test.wrong-parts";
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
      property.name = bad[i];
      REFUSED(w.engine, KIN_ERROR_CLASS, kin_recognizer_class_register(w.engine, &table));
      property.name = "speed";
      value.name = bad[i];
      REFUSED(w.engine, KIN_ERROR_CLASS, kin_recognizer_class_register(w.engine, &table));
      value.name = "length";
    }
    text[KIN_NAME_LIMIT] = 0;
    table.name = property.name = value.name = text;
    OK(kin_recognizer_class_register(w.engine, &table));
    table.name = "Com.Example_9.check-mark";
    property.name = "speed", value.name = "length";
    OK(kin_recognizer_class_register(w.engine, &table));
  }
  TEST("No more of a name that is looked for is read") {
    const char *const name = endless(KIN_NAME_LIMIT + 1);
    REFUSED(w.engine, KIN_ERROR_UNKNOWN, kin_recognizer_add(w.engine, 0, name, &id));
    REFUSED(w.engine, KIN_ERROR_UNKNOWN, kin_recognizer_get_number(w.engine, w.pan, name, &number));
    REFUSED(w.engine, KIN_ERROR_UNKNOWN, kin_recognizer_get_value(w.engine, w.pan, name, &number));
    REFUSED(w.engine, KIN_ERROR_UNKNOWN, kin_engine_find_view(w.engine, name, &id));
    REFUSED(w.engine, KIN_ERROR_UNKNOWN, kin_engine_find_recognizer(w.engine, name, &id));
  }
  TEST("A recognizer's and a view's name is UTF-8 and not too long; a refused one changes nothing") {
    const char *const bad[] = {"\xff", "a\xc3", "\xc0\x80", "\xe0\x80\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\x80"};
    const char *const good[] = {"a name", "\xc3\xa9", "\xe2\x82\xac", "\xf0\x9f\x98\x80", "\xf4\x8f\xbf\xbf", "", text};
    const char *name;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
      OK(kin_recognizer_set_name(w.engine, w.tap, good[i]));
      OK(kin_view_set_name(w.engine, w.back, good[i]));
    }
    text[KIN_NAME_LIMIT] = 'a';
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
      REFUSED(w.engine, KIN_ERROR_INVALID, kin_recognizer_set_name(w.engine, w.tap, bad[i]));
      REFUSED(w.engine, KIN_ERROR_INVALID, kin_view_set_name(w.engine, w.back, bad[i]));
    }
    const char *const longer[] = {text, large, endless(KIN_NAME_LIMIT + 1)};
    for (int i = 0; i < 3; i++) {
      REFUSED(w.engine, KIN_ERROR_RANGE, kin_recognizer_set_name(w.engine, w.tap, longer[i]));
      REFUSED(w.engine, KIN_ERROR_RANGE, kin_view_set_name(w.engine, w.back, longer[i]));
    }
    OK(kin_recognizer_get_name(w.engine, w.tap, &name));
    CHECK(strlen(name) == KIN_NAME_LIMIT);
  }
  free(large);
}

static void *give_nothing(uint64_t size, void *user_data) { return (void)size, (void)user_data, NULL; }
static void take_back(void *memory, uint64_t size, void *user_data) { (void)memory, (void)size, (void)user_data; }

static void reserved(world w) {
  TEST("Bytes without a meaning must be zero, so that they can get one") {
    kin_view_options view;
    kin_view_delegate of_view;
    kin_recognizer_delegate of_recognizer;
    kin_smoothing smoothing;
    kin_scroll_sample scroll;
    kin_allocator allocator;
    kin_engine_options options;
    kin_replay_options replay;
    kin_engine *engine = NULL;
    kin_view_id id;
    for (int i = 8; i < 32; i++) {
      kin_view_options_init(&view);
      view.flags = KIN_VIEW_HIDDEN | UINT32_C(1) << i;
      REFUSED(w.engine, KIN_ERROR_INVALID, kin_view_set_flags(w.engine, w.front, view.flags, KIN_VIEW_HIDDEN));
      REFUSED(w.engine, KIN_ERROR_INVALID, kin_view_set_flags(w.engine, w.front, 0, view.flags));
      REFUSED(w.engine, KIN_ERROR_INVALID, kin_view_add(w.engine, 0, &view, &id));
    }
    memset(&of_view, 0, sizeof of_view);
    of_view.struct_size = sizeof of_view;
    of_view.reserved = 1;
    REFUSED(w.engine, KIN_ERROR_INVALID, kin_view_set_delegate(w.engine, w.back, &of_view));
    memset(&of_recognizer, 0, sizeof of_recognizer);
    of_recognizer.struct_size = sizeof of_recognizer;
    of_recognizer.reserved = 1;
    REFUSED(w.engine, KIN_ERROR_INVALID, kin_recognizer_set_delegate(w.engine, w.tap, &of_recognizer));
    kin_smoothing_init(&smoothing);
    smoothing.reserved = 1;
    REFUSED(w.engine, KIN_ERROR_INVALID, kin_engine_set_smoothing(w.engine, &smoothing));
    memset(&scroll, 0, sizeof scroll);
    scroll.time_ns = 6 * MILLISECOND;
    scroll.reserved = 1;
    REFUSED(w.engine, KIN_ERROR_INVALID, kin_engine_feed_scroll(w.engine, &scroll, 1));
    for (size_t i = 0; i < 8; i++) { /* each of the bytes */
      kin_touch_sample touch;
      memset(&touch, 0, sizeof touch);
      touch.time_ns = 6 * MILLISECOND;
      ((unsigned char *)&touch.reserved)[i] = 1;
      REFUSED(w.engine, KIN_ERROR_INVALID, kin_engine_feed(w.engine, &touch, 1));
      CHECK(strstr(kin_engine_last_error(w.engine), "reserved is not zero"));
    }
    kin_replay_options_init(&replay);
    replay.flags = 4;
    REFUSED(w.engine, KIN_ERROR_INVALID, kin_trace_replay(w.engine, "", 1, &replay, NULL));
    kin_allocator_init(&allocator);
    kin_engine_options_init(&options);
    options.allocator = &allocator;
    GIVES(KIN_ERROR_NULL, kin_engine_create(&options, &engine));
    allocator.allocate = give_nothing;
    allocator.free = take_back;
    allocator.reserved = 1;
    GIVES(KIN_ERROR_INVALID, kin_engine_create(&options, &engine));
    allocator.reserved = 0;
    GIVES(KIN_ERROR_MEMORY, kin_engine_create(&options, &engine));
    CHECK(engine == NULL && strstr(kin_last_error(), "memory"));
  }
}

#define SAYS(words, code, call) \
  do { \
    GIVES(code, call); \
    if (!strstr(kin_last_error(), words)) test_fault(__FILE__, __LINE__, #call, kin_last_error()); \
  } while (0)

static void *say_elsewhere(void *said) {
  kin_engine_options options;
  kin_engine *engine;
  *(const char **)said = kin_last_error();
  kin_engine_options_init(&options);
  options.touch_capacity = 0;
  kin_engine_create(&options, &engine);
  return NULL;
}

static void sentences(void) {
  kin_engine_options options;
  kin_engine *engine = NULL;
  kin_trace_info info;
  kin_point point = {0, 0};
  kin_fling fling;
  kin_velocity_options velocity;
  double number;
  uint32_t count;
  TEST("A call that fails before there is an engine has its sentence, of the thread that made it") {
    pthread_t thread;
    const char *elsewhere = NULL;
    CHECK(kin_last_error()[0] == 0);
    SAYS("out_engine", KIN_ERROR_NULL, kin_engine_create(NULL, NULL));
#define WITH(change, words, code) \
  kin_engine_options_init(&options); \
  options.change; \
  SAYS(words, code, kin_engine_create(&options, &engine))
    WITH(struct_size = 3, "struct_size", KIN_ERROR_SIZE);
    WITH(touch_capacity = 0, "touch_capacity", KIN_ERROR_RANGE);
    WITH(touch_capacity = 129, "1 to 128", KIN_ERROR_RANGE);
    WITH(event_capacity = 63, "event_capacity", KIN_ERROR_RANGE);
    WITH(tie_break = 9, "tie_break", KIN_ERROR_RANGE);
    WITH(units_per_inch = 0, "units_per_inch", KIN_ERROR_RANGE);
    WITH(units_per_inch = INFINITY, "units_per_inch", KIN_ERROR_RANGE);
    WITH(units_per_inch = 1e300, "units_per_inch", KIN_ERROR_RANGE);
    CHECK(engine == NULL);
    kin_trace_info_init(&info);
    SAYS("bytes", KIN_ERROR_NULL, kin_trace_inspect(NULL, 0, &info));
    SAYS("out_info", KIN_ERROR_NULL, kin_trace_inspect("", 0, NULL));
    SAYS("not a Kinesic trace", KIN_ERROR_TRACE, kin_trace_inspect("abc", 3, &info));
    SAYS("format", KIN_ERROR_TRACE, kin_trace_inspect("\001KIN\r\n\032\n\011\000\000\000", 12, &info));
    SAYS("snapshot", KIN_ERROR_TRACE, kin_trace_inspect("\001KIN\r\n\032\n\002\000\000\000", 12, &info));
    info.struct_size = 1;
    SAYS("kin_trace_info.struct_size", KIN_ERROR_SIZE, kin_trace_inspect("abc", 3, &info));
    SAYS("index", KIN_ERROR_RANGE, kin_trace_get_operation(9999, &(kin_operation_info){0}));
    SAYS("out_properties", KIN_ERROR_NULL, kin_common_properties(NULL, &count));
    SAYS("out_velocity", KIN_ERROR_NULL, kin_velocity_estimate(NULL, 0, 0, NULL, NULL));
    kin_velocity_options_init(&velocity);
    velocity.maximum_points = 1;
    SAYS("maximum_points", KIN_ERROR_RANGE, kin_velocity_estimate(NULL, 0, 0, &velocity, &point));
    SAYS("finite", KIN_ERROR_INVALID, kin_fling_decay(NAN, 0, 1, &fling));
    SAYS("range", KIN_ERROR_RANGE, kin_fling_decay(0, 0, -1, &fling));
    SAYS("output", KIN_ERROR_NULL, kin_rubber_band(1, 1, 1, NULL));
    SAYS("finite", KIN_ERROR_INVALID, kin_rubber_band(NAN, 1, 1, &number));
    SAYS("the engine is null", KIN_ERROR_NULL, kin_engine_advance(NULL, 0));
    SAYS("the engine is null", KIN_ERROR_NULL, kin_engine_set_claimed(NULL, true));
    CHECK(pthread_create(&thread, NULL, say_elsewhere, &elsewhere) == 0 && pthread_join(thread, NULL) == 0);
    CHECK(elsewhere && elsewhere[0] == 0);
    CHECK(strcmp(kin_last_error(), "the engine is null") == 0);
  }
}

int main(void) {
  sentences();
  const world w = make_world(NULL);
  samples(w);
  scene(w);
  names(w);
  reserved(w);
  kin_engine_destroy(w.engine);
  deep_views();
  fingers();
  scrolls();
  classes();
  return report();
}
