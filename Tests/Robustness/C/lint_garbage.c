/* kin_lint_run over random scenes: any views, classes, numbers, relations, delegates; a class that proposes anything;
 * motions and wishes of any samples. Whatever comes, it ends, and all that it says can be read.
 *
 *   lint_garbage SCENES [SEED]   that many scenes, one of the host's memory each */
#include "tape.h"
#include "world.h"

#include <kinesic/lint.h>

static uint64_t state;

static uint64_t any(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state * UINT64_C(0x2545f4914f6cdd1d);
}
static uint32_t below(uint32_t limit) { return (uint32_t)(any() >> 32) % limit; }
static int once_in(uint32_t n) { return below(n) == 0; }

static double any_double(void) {
  static const double odd[] = {NAN, INFINITY, -INFINITY, 0, -1, 0.5, 2, 1e-320, 1e308, 1e18, 1e9, 4294967296.0, 400, 10};
  return once_in(9) ? odd[below(sizeof odd / sizeof *odd)] : (double)below(400) / (1 + below(3));
}

enum { VIEWS = 6, RECOGNIZERS = 7 };
static kin_engine *engine;
static kin_view_id views[VIEWS];
static kin_recognizer_id recognizers[RECOGNIZERS];
static uint32_t view_count, recognizer_count;

static uint64_t any_id(void) {
  if (once_in(20)) return any();
  return once_in(2) ? views[below(VIEWS)] : recognizers[below(RECOGNIZERS)];
}

static bool on_begin(kin_engine *e, kin_recognizer_id r, void *u) { return (void)e, (void)r, (void)u, !once_in(4); }
static bool on_receive(kin_engine *e, kin_recognizer_id r, const kin_touch_sample *t, void *u) { return (void)e, (void)r, (void)t, (void)u, !once_in(4); }
static bool on_pair(kin_engine *e, kin_recognizer_id r, kin_recognizer_id o, void *u) { return (void)e, (void)r, (void)o, (void)u, once_in(3); }
static bool on_view(kin_engine *e, kin_view_id v, kin_recognizer_id r, void *u) { return (void)e, (void)v, (void)r, (void)u, !once_in(4); }
static bool on_point(kin_engine *e, kin_view_id v, double x, double y, void *u) { return (void)e, (void)v, (void)x, (void)y, (void)u, !once_in(3); }

/* Some change the engine that is looked at: the copy, by its own handle. */
static bool on_begin_that_meddles(kin_engine *e, kin_recognizer_id r, void *u) {
  (void)u;
  if (once_in(3)) (void)kin_recognizer_set_enabled(e, recognizers[below(RECOGNIZERS)], !once_in(3));
  if (once_in(9)) (void)kin_recognizer_remove(e, once_in(2) ? r : recognizers[below(RECOGNIZERS)]);
  if (once_in(9)) (void)kin_view_remove(e, views[below(VIEWS)]);
  if (once_in(9)) (void)kin_view_set_parent(e, views[below(VIEWS)], views[below(VIEWS)]);
  return !once_in(4);
}

static kin_state wild_step(void *bytes, const kin_step *input, kin_request *request) {
  (void)bytes;
  if (once_in(3)) request->deadline_ns = input->time_ns + below(200) * (uint64_t)MILLISECOND;
  if (once_in(9)) request->ignore[below(2)] = any();
  if (once_in(9)) request->flags = (uint32_t)any();
  if (once_in(9)) request->reason = (uint32_t)any();
  if (once_in(9)) request->x = any_double();
  return once_in(3) ? (kin_state)below(8) - once_in(9) : input->state;
}
static bool wild_hook(const void *bytes, const kin_peer *other) { return (void)bytes, (void)other, once_in(2); }
static const char *const words[] = {"", "garbage"};

static void register_class(void) {
  kin_recognizer_class table;
  kin_recognizer_class_init(&table);
  table.name = "com.example.garbage", table.summary = "Anything.", table.version = "1", table.flags = below(16);
  table.state_size = 16, table.state_alignment = 8, table.details = words, table.detail_count = 2;
  table.step = wild_step;
  if (once_in(2)) table.can_prevent = wild_hook;
  if (once_in(2)) table.should_require_failure_of = wild_hook;
  (void)kin_recognizer_class_register(engine, &table);
}

static void add_view(void) {
  kin_view_options options;
  kin_view_options_init(&options);
  options.frame = (kin_rect){below(300), below(300), below(300), below(300)};
  if (once_in(5)) options.frame = (kin_rect){any_double(), any_double(), any_double(), any_double()};
  options.flags = once_in(3) ? below(128) : 0;
  kin_view_id made;
  if (kin_view_add(engine, view_count ? views[below(view_count)] : 0, &options, &made)) return;
  views[view_count++] = made;
  const kin_transform transform = {any_double(), any_double(), any_double(), any_double(), any_double(), any_double()};
  if (once_in(6)) (void)kin_view_set_transform(engine, made, transform);
  kin_view_delegate delegate;
  kin_view_delegate_init(&delegate);
  if (once_in(3)) delegate.gesture_should_begin = on_view;
  if (once_in(6)) delegate.contains_point = on_point;
  if (once_in(3)) (void)kin_view_set_delegate(engine, made, &delegate);
}

static void add_recognizer(void) {
  const kin_recognizer_class *table;
  uint32_t classes;
  OK(kin_engine_get_class_count(engine, &classes));
  OK(kin_engine_get_class(engine, below(classes), &table));
  kin_recognizer_id made;
  if (kin_recognizer_add(engine, once_in(4) ? 0 : views[below(VIEWS)], table->name, &made)) return;
  recognizers[recognizer_count++] = made;
  for (uint32_t i = 0; i < table->property_count; i++) {
    const kin_property *property = &table->properties[i];
    const double number = once_in(3) ? property->minimum : once_in(3) ? property->maximum : any_double();
    if (once_in(3)) (void)kin_recognizer_set_number(engine, made, property->name, number);
  }
  static const char *const common[] = {"enabled", "cancels_touches_in_view", "delays_touches_began", "delays_touches_ended", "allowed_touch_types", "observe_only"};
  if (once_in(2)) (void)kin_recognizer_set_number(engine, made, common[below(6)], below(once_in(3) ? 16 : 2));
  static const char *const names[] = {"", "a", "a", "\"\\\n\x01", "\xff\xfe", "caf\xc3\xa9"};
  (void)kin_recognizer_set_name(engine, made, names[below(6)]);
  kin_recognizer_delegate delegate;
  kin_recognizer_delegate_init(&delegate);
  if (once_in(3)) delegate.should_begin = once_in(3) ? on_begin_that_meddles : on_begin;
  if (once_in(3)) delegate.should_receive_touch = on_receive;
  if (once_in(3)) delegate.should_recognize_simultaneously_with = on_pair;
  if (once_in(5)) delegate.should_require_failure_of = on_pair;
  if (once_in(5)) delegate.should_be_required_to_fail_by = on_pair;
  if (once_in(3)) (void)kin_recognizer_set_delegate(engine, made, &delegate);
}

static void relate(void) {
  const kin_recognizer_id a = recognizers[below(RECOGNIZERS)], b = recognizers[below(RECOGNIZERS)];
  if (once_in(2)) (void)kin_recognizer_require_failure(engine, a, b);
  else if (once_in(2)) (void)kin_recognizer_allow_simultaneous(engine, a, b, true);
  else (void)kin_recognizer_set_prevention(engine, a, b, once_in(2));
}

static void make_scene(void) {
  kin_engine_options options;
  kin_engine_options_init(&options);
  if (once_in(3)) options.touch_capacity = 1 + below(4);
  if (once_in(3)) options.event_capacity = 1 + below(40);
  options.tie_break = (kin_tie_break)below(3);
  memset(views, 0, sizeof views), memset(recognizers, 0, sizeof recognizers);
  view_count = recognizer_count = 0;
  if (kin_engine_create(&options, &engine)) OK(kin_engine_create(NULL, &engine));
  if (once_in(2)) register_class();
  if (once_in(4)) (void)kin_engine_set_units_per_inch(engine, any_double());
  for (uint32_t i = below(VIEWS); i > 0; i--) add_view();
  for (uint32_t i = below(RECOGNIZERS); i > 0; i--) add_recognizer();
  for (uint32_t i = below(6); i > 0; i--) relate();
  for (uint32_t i = below(8); i > 0; i--) (void)feed_one(engine, below(3), (kin_phase)below(4), 16 * (8 - i), below(300), below(300));
}

static void add_wishes(kin_lint *lint) {
  static const char *const motions[] = {"tap", "double tap", "drag right", "flick left", "pinch out", "hold", "no such motion", ""};
  kin_touch_sample samples[6];
  kin_wish_outcome outcomes[3];
  uint64_t time = any() >> below(64);
  for (int i = 0; i < 6; i++) {
    samples[i] = touch_at(below(3), (kin_phase)below(i == 0 ? 1 : 4), 0, any_double(), any_double());
    samples[i].time_ns = time += once_in(9) ? any() >> below(64) : below(90) * (uint64_t)MILLISECOND;
    samples[i].type = (kin_touch_type)below(5), samples[i].view = once_in(6) ? any_id() : 0;
  }
  for (int i = 0; i < 3; i++) outcomes[i] = (kin_wish_outcome){any_id(), below(2), once_in(20), any() >> below(64)};
  if (once_in(2)) (void)kin_lint_add_motion(lint, "mine", samples, below(7));
  const kin_wish wish = {"wish", once_in(2) ? motions[below(8)] : NULL, once_in(2) ? any_id() : 0, samples, below(7), below(4), outcomes};
  (void)kin_lint_add_wish(lint, &wish);
  (void)kin_lint_allow(lint, (kin_finding_kind)below(10) - 1, any_id(), any_id());
}

static void read_all(kin_lint *lint) {
  uint32_t findings, motions;
  tape t = {0};
  OK(kin_lint_get_finding_count(lint, &findings));
  OK(kin_lint_get_motion_count(lint, &motions));
  for (uint32_t i = 0; i < findings; i++) {
    kin_finding finding;
    const char *text;
    kin_finding_init(&finding);
    OK(kin_lint_get_finding(lint, i, &finding));
    CHECK(finding.sentence[0] && (finding.motion == KIN_LINT_NONE || finding.motion < motions));
    for (uint32_t j = 0; j < finding.remedy_count; j++) OK(kin_lint_get_remedy(lint, i, j, &text));
  }
  for (uint32_t i = 0; i < motions; i++) {
    kin_lint_motion motion;
    kin_lint_outcome outcome;
    kin_lint_motion_init(&motion);
    OK(kin_lint_get_motion(lint, i, &motion));
    (void)kin_lint_get_outcome(lint, i, any_id(), &outcome, NULL);
  }
  OK(kin_lint_write_json(lint, write_tape, &t));
  free_tape(&t);
}

static bool go_on(double share, void *user_data) { return (void)share, !*(int *)user_data || --*(int *)user_data; }

static void one(void) {
  kin_lint_options options;
  kin_lint *lint = NULL;
  int ends_after = once_in(8) ? 1 + (int)below(5) : 0;
  make_scene();
  const uint64_t hash = hash_of(engine);
  kin_lint_options_init(&options);
  options.progress = go_on, options.user_data = &ends_after;
  options.flags = once_in(6) ? 0 : KIN_LINT_WITHOUT_REMEDIES;
  options.run_limit = 300;
  if (once_in(6)) options.width = below(2000), options.height = below(2000);
  OK(kin_lint_create(engine, &options, &lint));
  if (once_in(2)) add_wishes(lint);
  const kin_result given = kin_lint_run(lint);
  CHECK(given == KIN_OK || given == KIN_ERROR_STATE);
  read_all(lint);
  CHECK(hash_of(engine) == hash);
  OK(kin_engine_check_invariants(engine));
  if (once_in(2)) kin_engine_destroy(engine), kin_lint_destroy(lint);
  else kin_lint_destroy(lint), kin_engine_destroy(engine);
}

int main(int argc, char **argv) {
  const long scenes = argc > 1 ? atol(argv[1]) : 20;
  const uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
  for (long i = 0; i < scenes; i++) {
    TEST("Random scenes") {
      state = (seed * 1000003 + (uint64_t)i) * UINT64_C(0x9e3779b97f4a7c15) + 1;
      if (argc > 3) fprintf(stderr, "scene %ld\n", i);
      one();
      if (test_faults) printf("in scene %ld of seed %llu\n", i, (unsigned long long)seed);
    }
  }
  return report();
}
