/* host.c: a program that hosts an engine, as it was written when its headers were new: it is compiled against the
 * headers of an earlier level, or of a later one, and runs with today's library.
 *   host PLUGIN   ends with 0 and "host: N checks" when all went as those headers say */
#include <kinesic/kinesic.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static unsigned checks;
#define CHECK(claim)                                                                                                   \
  do {                                                                                                                 \
    checks++;                                                                                                          \
    if (!(claim)) {                                                                                                    \
      printf("%s:%d: not so: %s (%s)\n", __FILE__, __LINE__, #claim, engine ? kin_engine_last_error(engine) : kin_last_error()); \
      exit(1);                                                                                                         \
    }                                                                                                                  \
  } while (0)
#define OK(call) CHECK((call) == KIN_OK)

static kin_engine *engine;

/* An allocator that counts, the records of a callback, what delegates were asked. */
static int64_t blocks;
static unsigned heard, asked, answered, played, acted, bound;
static double bound_x;

static void *allocate(uint64_t size, void *user_data) {
  (void)user_data;
  blocks++;
  return aligned_alloc(16, (size_t)size);
}
static void give_back(void *memory, uint64_t size, void *user_data) {
  (void)size, (void)user_data;
  blocks--;
  free(memory);
}
static void on_event(kin_engine *of, const kin_event *event, void *user_data) {
  (void)of;
  heard += event->type == KIN_EVENT_GESTURE && user_data == &heard;
}
static void on_action(kin_engine *of, const kin_event *event, void *user_data) {
  kin_touch touch;
  (void)user_data;
  acted += kin_recognizer_get_touch(of, event->recognizer, 0, &touch) == KIN_OK && touch.type == KIN_TOUCH_DIRECT;
}
static void on_pan(double x) { bound++, bound_x = x; }
static bool should_begin(kin_engine *of, kin_recognizer_id recognizer, void *user_data) {
  (void)of, (void)recognizer;
  asked += user_data == &asked;
  return true;
}
static bool should_receive(kin_engine *of, kin_recognizer_id recognizer, const kin_touch_sample *touch, void *user_data) {
  (void)of, (void)recognizer, (void)user_data;
  return touch->buttons == 0;
}
static bool contains_point(kin_engine *of, kin_view_id view, double x, double y, void *user_data) {
  (void)of, (void)view, (void)user_data;
  answered++;
  return x * x + y * y < 1e6;
}

/* A class of the host's own: it is recognized when a finger lands. */
static void prepare(void *state) { (void)state; }
static kin_state step(void *state, const kin_step *input, kin_request *request) {
  (void)state, (void)request;
  return input->changes & KIN_CHANGE_BEGAN && input->state == KIN_STATE_POSSIBLE ? KIN_STATE_ENDED : KIN_STATE_FAILED;
}

static void feed(uint64_t touch, double seconds, double x, double y, kin_phase phase) {
  kin_touch_sample sample;
  memset(&sample, 0, sizeof sample);
  sample.touch = touch;
  sample.time_ns = (uint64_t)(seconds * 1e9 + 0.5);
  sample.x = x;
  sample.y = y;
  sample.phase = phase;
  OK(kin_engine_feed(engine, &sample, 1));
}

/* What waits, by what it is: gestures of a recognizer, touches of views, decisions. */
typedef struct found {
  unsigned gestures, touches, decisions;
  kin_event latest;
} found;
static found poll_for(kin_recognizer_id recognizer) {
  found all;
  const kin_event *events;
  uint32_t count;
  char sentence[400];
  memset(&all, 0, sizeof all);
  OK(kin_engine_poll(engine, &events, &count));
  for (uint32_t i = 0; i < count; i++) {
    CHECK(i == 0 || events[i].sequence == events[i - 1].sequence + 1);
    OK(kin_event_describe(engine, &events[i], sentence, sizeof sentence, NULL));
    CHECK(strlen(sentence) > 10);
    all.touches += events[i].type == KIN_EVENT_VIEW_TOUCH;
    all.decisions += events[i].type == KIN_EVENT_DECISION;
    if (events[i].type != KIN_EVENT_GESTURE || events[i].recognizer != recognizer) continue;
    all.gestures++;
    all.latest = events[i];
  }
  return all;
}

static void make(void) {
  kin_engine_options options;
  kin_allocator allocator;
  kin_engine_options_init(&options);
  CHECK(options.struct_size == sizeof options && options.touch_capacity == 32 && options.units_per_inch == 163);
  kin_allocator_init(&allocator);
  CHECK(allocator.struct_size == sizeof allocator && !allocator.allocate);
  allocator.allocate = allocate;
  allocator.free = give_back;
  options.allocator = &allocator;
  options.touch_capacity = 10;
  OK(kin_engine_create(&options, &engine));
  CHECK(blocks > 0);
  options.struct_size = offsetof(kin_engine_options, allocator); /* no level has had so few bytes */
  kin_engine *none = NULL;
  CHECK(kin_engine_create(&options, &none) == KIN_ERROR_SIZE && !none && strstr(kin_last_error(), "kin_engine_options"));
}

static kin_view_id card;

static void arrange(void) {
  kin_view_options options;
  kin_view_options_init(&options);
  CHECK(options.struct_size == sizeof options && options.transform.a == 1 && isinf(options.frame.width));
  options.frame = (kin_rect){100, 100, 600, 600};
  options.flags = KIN_VIEW_WANTS_TOUCHES | KIN_VIEW_MULTIPLE_TOUCH;
  OK(kin_view_add(engine, 0, &options, &card));
  OK(kin_view_set_name(engine, card, "card"));
  kin_view_id same;
  OK(kin_engine_find_view(engine, "card", &same));
  CHECK(same == card);
  kin_view_delegate delegate;
  kin_view_delegate_init(&delegate);
  delegate.contains_point = contains_point;
  OK(kin_view_set_delegate(engine, card, &delegate));
  OK(kin_view_hit_test(engine, 150, 150, &same));
  CHECK(same == card && answered == 1);
}

static void recognize(void) {
  kin_recognizer_id single, twice, pan;
  uint64_t action;
  OK(kin_recognizer_add(engine, card, KIN_TAP, &single));
  OK(kin_recognizer_add(engine, card, KIN_TAP, &twice));
  OK(kin_recognizer_add(engine, card, KIN_PAN, &pan));
  OK(kin_recognizer_set_number(engine, twice, KIN_TAP_TAPS_REQUIRED, 2));
  OK(kin_recognizer_require_failure(engine, single, twice));
  OK(kin_recognizer_add_action(engine, single, on_action, NULL, &action));
  OK(kin_recognizer_set_user_data(engine, single, &single));
  kin_recognizer_delegate delegate;
  kin_recognizer_delegate_init(&delegate);
  CHECK(delegate.struct_size == sizeof delegate && !delegate.should_begin);
  delegate.user_data = &asked;
  delegate.should_begin = should_begin;
  delegate.should_receive_touch = should_receive;
  OK(kin_recognizer_set_delegate(engine, single, &delegate));
  OK(kin_engine_set_explain(engine, true));

  feed(1, 1.0, 150, 150, KIN_PHASE_BEGAN);
  kin_contact contact;
  uint32_t count;
  OK(kin_engine_list_contacts(engine, &contact, 1, &count));
  CHECK(count == 1 && contact.touch == 1 && contact.view == card && contact.x == 150);
  feed(1, 1.1, 151, 150, KIN_PHASE_ENDED);
  OK(kin_engine_advance(engine, 2000000000));
  found tapped = poll_for(single);
  CHECK(tapped.gestures == 1 && tapped.latest.state == KIN_STATE_ENDED && tapped.latest.tap.tap_count == 1);
  CHECK(tapped.latest.view == card && tapped.latest.touch_count == 1 && tapped.latest.user_data == &single);
  CHECK(tapped.touches >= 2 && tapped.decisions >= 2 && asked == 1 && acted == 1);

  /* A typed action, where this library has them. */
  const kin_typed_actions_extension *typed = kin_extension_find(KIN_EXTENSION_TYPED_ACTIONS);
  CHECK(kin_extension_find("com.example.nothing") == NULL && kin_extension_find(NULL) == NULL);
  if (typed) OK(typed->bind(engine, pan, "began", (kin_function)on_pan, "void(f64 translation.x)", NULL, &action));
  OK(kin_engine_set_event_callback(engine, on_event, &heard));
  feed(2, 3.0, 150, 150, KIN_PHASE_BEGAN);
  for (int i = 1; i <= 5; i++) feed(2, 3.0 + i * 0.01, 150 + i * 8, 150, KIN_PHASE_MOVED);
  kin_touch_estimate estimate;
  kin_touch_point points[8];
  OK(kin_engine_sample_touch(engine, 2, 3045000000u, &estimate));
  CHECK(estimate.kind == KIN_ESTIMATE_INTERPOLATED && estimate.x > 182 && estimate.x < 190);
  OK(kin_engine_get_touch_history(engine, 2, points, 8, &count));
  CHECK(count == 6 && points[5].x == 190);
  kin_velocity_options rule;
  kin_point speed;
  kin_velocity_options_init(&rule);
  rule.maximum_points = 4;
  OK(kin_velocity_estimate(points, 6, 3050000000u, &rule, &speed));
  CHECK(fabs(speed.x - 800) < 1);
  feed(2, 3.06, 190, 150, KIN_PHASE_ENDED);
  found panned = poll_for(pan);
  CHECK(panned.gestures >= 3 && panned.latest.pan.translation_x == 40 && heard >= panned.gestures);
  CHECK(!typed || (bound == 1 && bound_x == 16));
  OK(kin_engine_set_event_callback(engine, NULL, NULL));
  OK(kin_recognizer_remove(engine, pan));
  OK(kin_recognizer_remove(engine, twice));
  OK(kin_recognizer_remove(engine, single));
}

static void use_own_class(void) {
  kin_recognizer_class table;
  kin_recognizer_id recognizer;
  kin_recognizer_class_init(&table);
  table.name = "com.example.landing";
  table.summary = "A finger lands.";
  table.version = "1.0.0";
  table.state_size = 8;
  table.prepare = prepare;
  table.step = step;
  OK(kin_recognizer_class_register(engine, &table));
  OK(kin_recognizer_add(engine, card, "com.example.landing", &recognizer));
  feed(3, 5.0, 200, 200, KIN_PHASE_BEGAN);
  feed(3, 5.1, 200, 200, KIN_PHASE_ENDED);
  CHECK(poll_for(recognizer).gestures == 1);
  OK(kin_recognizer_remove(engine, recognizer));
}

static void use_plugin(const char *path) {
  const kin_plugins_extension *plugins = kin_extension_find(KIN_EXTENSION_PLUGINS);
  kin_plugin_id id;
  kin_plugin_info info;
  kin_recognizer_id rest, follow;
  CHECK(plugins != NULL && KIN_HAS_FIELD(plugins, list));
#ifdef LACKS_LATER
  CHECK(!KIN_HAS_FIELD(plugins, later));
#endif
  OK(plugins->load(engine, path, &id));
  kin_plugin_info_init(&info);
  OK(plugins->get_info(engine, id, &info));
  CHECK(info.class_count == 2 && strcmp(info.name, "com.example.frozen") == 0);
  const kin_recognizer_class *table;
  OK(kin_engine_get_class(engine, info.first_class, &table));
  CHECK(table->property_count == 2 && strcmp(table->properties[1].name, "slack") == 0 && table->layout == 3);
  OK(kin_recognizer_add(engine, card, "com.example.frozen.rest", &rest));
  OK(kin_recognizer_set_number(engine, rest, "duration", 0.2));
  feed(4, 7.0, 200, 200, KIN_PHASE_BEGAN);
  feed(4, 7.1, 203, 203, KIN_PHASE_MOVED);
  OK(kin_engine_advance(engine, 7250000000u));
  OK(kin_recognizer_set_value(engine, rest, "steps", 100));
  for (int i = 1; i <= 6; i++) feed(4, 7.3 + i * 0.01, 203 + i * 5, 203, KIN_PHASE_MOVED);
  feed(4, 7.37, 233, 203, KIN_PHASE_ENDED);
  found rested = poll_for(rest);
  CHECK(rested.gestures >= 3 && rested.latest.state == KIN_STATE_ENDED);
  CHECK(fabs(rested.latest.values[0] - atan2(3, 33)) < 1e-12 && fabs(rested.latest.values[1] - 500) < 50);
  CHECK(rested.latest.values[2] == 107);
  OK(kin_recognizer_remove(engine, rest));
  OK(kin_recognizer_add(engine, card, "com.example.frozen.follow", &follow));
  feed(5, 8.0, 200, 200, KIN_PHASE_BEGAN);
  feed(6, 8.1, 300, 200, KIN_PHASE_BEGAN);
  feed(6, 8.2, 310, 200, KIN_PHASE_MOVED);
  feed(5, 8.3, 200, 200, KIN_PHASE_ENDED);
  feed(6, 8.5, 310, 200, KIN_PHASE_ENDED);
  found followed = poll_for(follow);
  CHECK(followed.gestures == 5 && followed.latest.touch == 6 && fabs(followed.latest.values[0] - 0.4) < 1e-9);
  OK(kin_recognizer_remove(engine, follow));
}

/* A trace, and its replay in another engine. */
static unsigned char trace[1 << 20];
static uint64_t trace_size;
static kin_result keep(const void *bytes, uint32_t count, void *user_data) {
  (void)user_data;
  if (trace_size + count > sizeof trace) return KIN_ERROR_CAPACITY;
  memcpy(trace + trace_size, bytes, count);
  trace_size += count;
  return KIN_OK;
}
static bool on_call(kin_engine *of, const kin_trace_call *call, void *user_data) {
  (void)of;
  if (call->operation == KIN_OPERATION_FEED) *(unsigned *)user_data += call->count == 1 && call->samples[0].touch == 9;
  return true;
}
static void on_step(kin_engine *of, uint64_t time_ns, uint64_t hash, void *user_data) {
  (void)of, (void)time_ns, (void)hash, (void)user_data;
}

static void record(void) {
  kin_recognizer_id pan;
  OK(kin_trace_start(engine, keep, NULL));
  OK(kin_recognizer_add(engine, card, KIN_PAN, &pan));
  feed(9, 10.0, 200, 200, KIN_PHASE_BEGAN);
  for (int i = 1; i <= 5; i++) feed(9, 10.0 + i * 0.01, 200, 200 + i * 8, KIN_PHASE_MOVED);
  feed(9, 10.06, 200, 240, KIN_PHASE_ENDED);
  CHECK(poll_for(pan).latest.pan.translation_y == 40);
  OK(kin_trace_stop(engine));

  kin_trace_info info;
  kin_trace_info_init(&info);
  OK(kin_trace_inspect(trace, trace_size, &info));
  CHECK(info.struct_size == sizeof info && info.is_complete == 1 && info.options.touch_capacity == 10);
  CHECK(info.begin_ns == 8500000000u && info.damage_offset == trace_size);
  kin_engine *of_now = engine;
  OK(kin_engine_create(&info.options, &engine));
  kin_replay_options options;
  kin_replay_report report;
  kin_replay_options_init(&options);
  CHECK(options.until_ns == KIN_TIME_NEVER);
  options.user_data = &played;
  options.on_call = on_call;
  options.on_step = on_step;
  kin_replay_report_init(&report);
  OK(kin_trace_replay(engine, trace, trace_size, &options, &report));
  CHECK(report.struct_size == sizeof report && report.is_complete == 1 && report.failed_step == 0 && played == 7);
  CHECK(report.end_ns == 10060000000u && report.steps >= 7);
  kin_engine_destroy(engine);
  engine = of_now;
}

static void look_around(void) {
  kin_engine_usage usage;
  kin_engine_usage_init(&usage);
  OK(kin_engine_get_usage(engine, &usage));
  CHECK(usage.struct_size == sizeof usage && usage.views.now == 2 && usage.bytes > 0 && usage.most_bytes >= usage.bytes);
  kin_smoothing smoothing;
  kin_smoothing_init(&smoothing);
  smoothing.beta = 0.5;
  OK(kin_engine_set_smoothing(engine, &smoothing));
  OK(kin_engine_set_smoothing(engine, NULL));
  kin_contact_filter filter;
  kin_contact_filter_init(&filter);
  CHECK(filter.dropout_interval == 0.05);
  OK(kin_engine_set_contact_filter(engine, &filter));
  OK(kin_engine_set_contact_filter(engine, NULL));
  kin_palm_filter palms;
  kin_palm_filter_init(&palms);
  CHECK(palms.pen_cancel_interval == 0.4 && palms.pen_over_touch == 1);
  OK(kin_engine_set_palm_filter(engine, &palms));
  OK(kin_engine_set_palm_filter(engine, NULL));
  kin_accommodations chosen;
  kin_accommodations_init(&chosen);
  CHECK(chosen.minimum_contact_time == 0 && chosen.repeat_distance == 81.5);
  OK(kin_engine_set_accommodations(engine, &chosen));
  OK(kin_engine_set_accommodations(engine, NULL));
  kin_scroll_sample scroll;
  memset(&scroll, 0, sizeof scroll);
  scroll.time_ns = 11000000000u;
  scroll.x = scroll.y = 200;
  scroll.phase = KIN_SCROLL_DISCRETE;
  scroll.type = KIN_TOUCH_POINTER;
  scroll.dy = 20;
  OK(kin_engine_feed_scroll(engine, &scroll, 1));
  kin_fling fling;
  double position, velocity;
  OK(kin_fling_friction(0, 1000, KIN_DECELERATION_NORMAL, &fling));
  OK(kin_fling_at(fling, 100000000, &position, &velocity));
  CHECK(position > 80 && velocity < 1000 && velocity > 500);
  kin_touch_sample wrong;
  memset(&wrong, 0, sizeof wrong);
  wrong.time_ns = 12000000000u;
  wrong.phase = 99;
  CHECK(kin_engine_feed(engine, &wrong, 1) == KIN_ERROR_INVALID && strstr(kin_engine_last_error(engine), "phase"));
  OK(kin_engine_check_invariants(engine));
  CHECK(kin_abi_level() == KIN_ABI_LEVEL && strstr(kin_abi_manifest(), "kin_engine_options"));
}

int main(int count, char **words) {
  if (count != 2) return 2;
  make();
  arrange();
  recognize();
  use_own_class();
  use_plugin(words[1]);
  record();
  look_around();
  kin_engine_destroy(engine);
  engine = NULL;
  CHECK(blocks == 0);
  printf("host: %u checks\n", checks);
  return 0;
}
