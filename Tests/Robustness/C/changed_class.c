/* Traces of a class that has changed since: other properties, values and private bytes. */
#include "tape.h"

#define NAME "com.example.creep"
#define SECOND UINT64_C(1000000000)

/* The class in several versions: `fields` are all of its state, `a` and `b` are properties in each. */
#define VERSION(version, fields, extra) \
  typedef struct version { \
    fields \
  } version; \
  static void version##_prepare(void *state) { \
    version *s = state; \
    s->moves = 0; \
    s->last = 0; \
  } \
  static kin_state version##_step(void *state, const kin_step *input, kin_request *request) { \
    version *s = state; \
    if (input->flags & KIN_STEP_TIMER) return input->state == KIN_STATE_POSSIBLE ? KIN_STATE_FAILED : input->state; \
    const kin_touch *touch = input->touches[0]; \
    if (touch->changes & KIN_CHANGE_BEGAN) request->deadline_ns = input->time_ns + (uint64_t)(s->b * 1e9); \
    if (touch->changes & KIN_CHANGE_MOVED) s->moves++, s->last = touch->x - touch->start_x; \
    request->values[0] = (double)s->moves; \
    request->values[1] = s->last; \
    extra; \
    if (touch->changes & KIN_CHANGE_ENDED) return input->state == KIN_STATE_POSSIBLE ? KIN_STATE_FAILED : KIN_STATE_ENDED; \
    if (input->state == KIN_STATE_POSSIBLE && s->last >= s->a) return KIN_STATE_BEGAN; \
    return input->state; \
  }

VERSION(old, double a; double b; uint64_t moves; double last;, (void)0)
/* A property more, the private bytes as they were. */
VERSION(wider, double a; double fresh; double b; uint64_t moves; double last;, request->values[2] = s->fresh)
/* Private bytes in another layout, with properties between them. */
VERSION(newer, double last; double a; double kept[3]; double fresh; uint64_t moves; double b;, (void)s->kept)
/* As many private bytes that mean something else. */
VERSION(turned, double a; double b; double last; uint64_t moves;, (void)0)
/* A property less. */
VERSION(poorer, double a; uint64_t moves; double last; uint64_t pad; double b;, (void)0)

#define PROPERTY(version, field, first, most) \
  {#field, "One.", "unit", "ours", first, 0, most, KIN_PROPERTY_NUMBER, (uint32_t)offsetof(version, field)}

static const kin_value values[3] = {{"moves", "One.", "1", 0}, {"way", "One.", "unit", 0}, {"extra", "One.", "unit", 7}};
static const kin_value others[2] = {{"way", "One.", "unit", 0}, {"moves", "One.", "1", 0}};
static const kin_property of_old[] = {PROPERTY(old, a, 10, 100), PROPERTY(old, b, 2, 100)};
static const kin_property of_wider[] = {PROPERTY(wider, fresh, 3, 9), PROPERTY(wider, b, 4, 100), PROPERTY(wider, a, 15, 100)};
static const kin_property of_newer[] = {PROPERTY(newer, b, 4, 100), PROPERTY(newer, a, 10, 100), PROPERTY(newer, fresh, 3, 9)};
static const kin_property of_turned[] = {PROPERTY(turned, a, 10, 100), PROPERTY(turned, b, 2, 100)};
static const kin_property of_poorer[] = {PROPERTY(poorer, a, 10, 100)};
static const kin_property of_narrow[] = {PROPERTY(old, a, 10, 12), PROPERTY(old, b, 2, 100)};
static const char *const words[] = {""};

#define TABLE(kind, made_of, text, number, value_row, value_number) \
  {.struct_size = sizeof(kin_recognizer_class), .abi_level = KIN_ABI_LEVEL, .name = NAME, .summary = "One.", .version = text, \
   .state_size = sizeof(kind), .state_alignment = 8, .property_count = sizeof(made_of) / sizeof(made_of)[0], .properties = made_of, \
   .values = value_row, .value_count = value_number, .detail_count = 1, .details = words, .prepare = kind##_prepare, \
   .step = kind##_step, .layout = number}

static const kin_recognizer_class first_class = TABLE(old, of_old, "1.0.0", 0, values, 2);
static const kin_recognizer_class wider_class = TABLE(wider, of_wider, "1.1.0", 0, values, 3);
static const kin_recognizer_class newer_class = TABLE(newer, of_newer, "2.0.0", 1, values, 3);
static const kin_recognizer_class turned_class = TABLE(turned, of_turned, "2.0.0", 1, values, 2);
static const kin_recognizer_class poorer_class = TABLE(poorer, of_poorer, "3.0.0", 0, values, 2);
static const kin_recognizer_class narrow_class = TABLE(old, of_narrow, "3.0.0", 0, values, 2);
static const kin_recognizer_class other_values_class = TABLE(old, of_old, "3.0.0", 0, others, 2);
static const kin_recognizer_class fewer_values_class = TABLE(old, of_old, "3.0.0", 0, values, 1);

/* What a host hears, without the values that a class has newly got. */
typedef struct heard {
  uint32_t count;
  struct {
    uint64_t time_ns;
    kin_state state;
    double x, values[2];
  } gestures[64];
} heard;

static void hear(kin_engine *engine, const kin_event *event, void *user_data) {
  heard *h = user_data;
  (void)engine;
  if (event->type != KIN_EVENT_GESTURE || h->count == 64) return;
  memset(&h->gestures[h->count], 0, sizeof h->gestures[0]);
  h->gestures[h->count].time_ns = event->time_ns;
  h->gestures[h->count].state = event->state;
  h->gestures[h->count].x = event->x;
  memcpy(h->gestures[h->count++].values, event->values, 16);
}

static kin_engine *engine_with(const kin_recognizer_class *table) {
  kin_engine *engine = NULL;
  OK(kin_engine_create(NULL, &engine));
  OK(kin_recognizer_class_register(engine, table));
  return engine;
}

static void feed(kin_engine *engine, kin_phase phase, uint64_t time_ns, double x) {
  kin_touch_sample sample = {0};
  sample.touch = 1;
  sample.phase = phase;
  sample.time_ns = time_ns;
  sample.x = x;
  sample.y = 20;
  OK(kin_engine_feed(engine, &sample, 1));
}

/* A finger that goes 60 units: begins, goes on and ends, or, when it is slow, fails by its deadline. */
static void stroke(kin_engine *engine, uint64_t begin, uint64_t pause) {
  feed(engine, KIN_PHASE_BEGAN, begin, 10);
  for (int i = 1; i <= 6; i++) feed(engine, KIN_PHASE_MOVED, begin + pause * (uint64_t)i, 10 + 10 * i);
  feed(engine, KIN_PHASE_ENDED, begin + pause * 7, 70);
}

/* When the trace begins: before the first recognizer, between two strokes, or in the middle of one. */
typedef enum beginning { FRESH, IDLE, MIDDLE } beginning;

static tape record(const kin_recognizer_class *table, beginning when, heard *h) {
  tape t = {0};
  kin_recognizer_id id;
  kin_engine *engine = engine_with(table);
  memset(h, 0, sizeof *h);
  OK(kin_trace_set_check_interval(engine, 1));
  OK(kin_engine_set_event_callback(engine, hear, h));
  if (when == FRESH) OK(kin_trace_start(engine, write_tape, &t));
  OK(kin_recognizer_add(engine, 0, NAME, &id));
  OK(kin_recognizer_set_number(engine, id, "a", 20));
  stroke(engine, SECOND, SECOND / 100);
  memset(h, 0, sizeof *h);
  if (when == IDLE) OK(kin_trace_start(engine, write_tape, &t));
  if (when == MIDDLE) {
    for (int i = 0; i < 4; i++) feed(engine, i ? KIN_PHASE_MOVED : KIN_PHASE_BEGAN, 2 * SECOND + (uint64_t)i * SECOND / 100, 10 + 10 * i);
    memset(h, 0, sizeof *h);
    OK(kin_trace_start(engine, write_tape, &t));
    feed(engine, KIN_PHASE_MOVED, 2 * SECOND + SECOND / 20, 80);
    feed(engine, KIN_PHASE_ENDED, 2 * SECOND + SECOND / 10, 90);
  }
  OK(kin_recognizer_set_number(engine, id, "b", 1.5));
  OK(kin_recognizer_set_number(engine, id, "observe_only", 1));
  stroke(engine, 3 * SECOND, SECOND / 100);
  stroke(engine, 4 * SECOND, SECOND);
  stroke(engine, 14 * SECOND, SECOND / 100);
  OK(kin_trace_stop(engine));
  kin_engine_destroy(engine);
  return t;
}

static kin_result replay(kin_engine *engine, const tape *t, uint32_t flags, heard *h, kin_replay_report *report) {
  kin_replay_options options;
  kin_replay_options_init(&options);
  kin_replay_report_init(report);
  options.flags = flags;
  options.on_event = hear;
  options.user_data = h;
  return kin_trace_replay(engine, t->bytes, t->count, &options, report);
}

static kin_recognizer_id only_recognizer(kin_engine *engine) {
  kin_recognizer_id id = 0;
  uint32_t count = 0;
  OK(kin_view_list_recognizers(engine, 0, &id, 1, &count));
  CHECK(count == 1);
  return id;
}

static double number(kin_engine *engine, const char *name) {
  double value = -1;
  OK(kin_recognizer_get_number(engine, only_recognizer(engine), name, &value));
  return value;
}

/* The trace of one version gives the same gestures in an engine with another, which can be used on. */
static void plays(const kin_recognizer_class *recorded, const kin_recognizer_class *present, beginning when, uint32_t flags) {
  heard then, now = {0};
  kin_replay_report report;
  tape t = record(recorded, when, &then);
  kin_engine *engine = engine_with(present);
  const kin_result result = replay(engine, &t, flags, &now, &report);
  if (result != KIN_OK) test_fault(__FILE__, __LINE__, kin_result_name(result), kin_engine_last_error(engine));
  CHECK(report.is_complete == 1 && (report.checks > 20 || flags & KIN_REPLAY_LIVE));
  if (when == FRESH) CHECK(now.count == then.count + 6);
  const uint32_t before = now.count - then.count;
  CHECK(then.count >= 12 && before <= 6 && memcmp(now.gestures + before, then.gestures, then.count * sizeof then.gestures[0]) == 0);
  CHECK(number(engine, "a") == 20 && number(engine, "b") == 1.5 && number(engine, "observe_only") == 1);
  memset(&now, 0, sizeof now);
  OK(kin_engine_set_event_callback(engine, hear, &now));
  stroke(engine, 30 * SECOND, SECOND / 100);
  CHECK(now.count == 6 && now.gestures[5].state == KIN_STATE_ENDED && now.gestures[5].values[0] == 6);
  OK(kin_engine_check_invariants(engine));
  kin_engine_destroy(engine);
  free_tape(&t);
}

static void plays_however(const kin_recognizer_class *recorded, const kin_recognizer_class *present, beginning when) {
  plays(recorded, present, when, 0);
  plays(recorded, present, when, KIN_REPLAY_LIVE);
}

/* It is refused with a sentence that has these words; the engine stays as new. */
static void refused(const kin_recognizer_class *recorded, const kin_recognizer_class *present, beginning when, const char *word, const char *more) {
  for (uint32_t flags = 0; flags <= KIN_REPLAY_LIVE; flags += KIN_REPLAY_LIVE) {
    heard then, now = {0};
    kin_replay_report report;
    tape t = record(recorded, when, &then);
    kin_recognizer_id id;
    kin_engine *engine = engine_with(present);
    GIVES(KIN_ERROR_CLASS, replay(engine, &t, flags, &now, &report));
    const char *says = kin_engine_last_error(engine);
    if (!strstr(says, word) || !strstr(says, more) || !strstr(says, NAME)) test_fault(__FILE__, __LINE__, "the sentence", says);
    CHECK(now.count == 0);
    OK(kin_recognizer_add(engine, 0, NAME, &id));
    CHECK(only_recognizer(engine) == id && report.calls == 0);
    stroke(engine, SECOND, SECOND / 100);
    kin_engine_destroy(engine);
    free_tape(&t);
  }
}

int main(void) {
  TEST("A class as it was plays, from the middle of an attempt too")
    for (int when = FRESH; when <= MIDDLE; when++) plays_however(&first_class, &first_class, (beginning)when);
  TEST("A class with a new property, another default and a new value plays, from the middle too")
    for (int when = FRESH; when <= MIDDLE; when++) plays_however(&first_class, &wider_class, (beginning)when);
  TEST("Other private bytes, and properties in another order: a trace that begins between attempts plays") {
    plays_however(&first_class, &newer_class, FRESH);
    plays_however(&first_class, &newer_class, IDLE);
    plays_however(&first_class, &turned_class, IDLE);
  }
  TEST("The new property has its default, the others what they had") {
    heard then, now = {0};
    kin_replay_report report;
    tape t = record(&first_class, IDLE, &then);
    kin_engine *engine = engine_with(&newer_class);
    OK(replay(engine, &t, 0, &now, &report));
    CHECK(number(engine, "fresh") == 3);
    kin_engine_destroy(engine);
    free_tape(&t);
  }
  TEST("A default that has changed: a recognizer that is added in the trace has that of the recording") {
    tape t = {0};
    heard now = {0};
    kin_replay_report report;
    kin_recognizer_id id;
    kin_engine *engine = engine_with(&first_class);
    OK(kin_trace_set_check_interval(engine, 1));
    OK(kin_trace_start(engine, write_tape, &t));
    OK(kin_recognizer_add(engine, 0, NAME, &id));
    stroke(engine, SECOND, SECOND / 100);
    OK(kin_trace_stop(engine));
    kin_engine_destroy(engine);
    engine = engine_with(&wider_class);
    OK(replay(engine, &t, KIN_REPLAY_LIVE, &now, &report));
    CHECK(number(engine, "a") == 10 && number(engine, "b") == 2 && number(engine, "fresh") == 3);
    CHECK(now.count == 7 && now.gestures[0].x == 20);
    kin_engine_destroy(engine);
    free_tape(&t);
  }
  TEST("The middle of an attempt in another layout is refused, with both layouts") {
    refused(&first_class, &newer_class, MIDDLE, "layout 1, 40 bytes", "layout 0, 16 bytes");
    refused(&first_class, &turned_class, MIDDLE, "layout 1, 16 bytes", "layout 0, 16 bytes");
    refused(&turned_class, &first_class, MIDDLE, "layout 0, 16 bytes", "layout 1, 16 bytes");
  }
  TEST("A property that the class no longer has is named") {
    refused(&wider_class, &first_class, IDLE, "'fresh'", "no longer has the property");
    refused(&first_class, &poorer_class, FRESH, "'b'", "no longer has the property");
  }
  TEST("A number that a property no longer allows is named") refused(&first_class, &narrow_class, IDLE, "does not allow 20", "'a'");
  TEST("A value that has gone, or stands elsewhere, is named") {
    refused(&first_class, &other_values_class, IDLE, "'moves'", "number 0");
    refused(&first_class, &fewer_values_class, IDLE, "'way'", "number 1");
    refused(&wider_class, &first_class, IDLE, "no longer has", NAME);
  }
  TEST("A class with other flags is refused") {
    kin_recognizer_class table = first_class;
    table.flags = KIN_CLASS_YIELDING;
    refused(&table, &first_class, IDLE, "flags", "class");
  }
  TEST("A recording of a replay has the class as it is now") {
    heard then, now = {0};
    kin_replay_report report;
    tape t = record(&first_class, IDLE, &then), again = {0};
    kin_engine *engine = engine_with(&newer_class);
    OK(replay(engine, &t, 0, &now, &report));
    OK(kin_trace_start(engine, write_tape, &again));
    stroke(engine, 30 * SECOND, SECOND / 100);
    OK(kin_trace_stop(engine));
    kin_engine_destroy(engine);
    engine = engine_with(&newer_class);
    OK(replay(engine, &again, KIN_REPLAY_LIVE, &now, &report));
    CHECK(number(engine, "fresh") == 3 && number(engine, "a") == 20);
    kin_engine_destroy(engine);
    free_tape(&t);
    free_tape(&again);
  }
  TEST("One that fills the reserved bytes is refused") {
    kin_recognizer_class table = first_class;
    kin_engine *engine = NULL;
    OK(kin_engine_create(NULL, &engine));
    table.reserved = 1;
    GIVES(KIN_ERROR_CLASS, kin_recognizer_class_register(engine, &table));
    CHECK(strstr(kin_engine_last_error(engine), "reserved"));
    kin_engine_destroy(engine);
  }
  return report();
}
