/* kin_lint_run over scenes that are empty, large, deep or strange, and with delegates and classes of the host. */
#include "tape.h"
#include "world.h"

#include <kinesic/lint.h>
#include <time.h>

static kin_lint *run_on(const kin_engine *engine, uint32_t flags) {
  kin_lint_options options;
  kin_lint *lint = NULL;
  kin_lint_options_init(&options);
  options.flags = flags;
  OK(kin_lint_create(engine, &options, &lint));
  OK(kin_lint_run(lint));
  return lint;
}

static uint32_t findings_of(const kin_lint *lint) {
  uint32_t count = 0;
  OK(kin_lint_get_finding_count(lint, &count));
  return count;
}

/* Is there a finding of this kind about these two? */
static int finds(const kin_lint *lint, kin_finding_kind kind, uint64_t recognizer, uint64_t other) {
  for (uint32_t i = 0; i < findings_of(lint); i++) {
    kin_finding finding;
    kin_finding_init(&finding);
    OK(kin_lint_get_finding(lint, i, &finding));
    if (finding.kind == kind && finding.recognizer == recognizer && finding.other == other) return 1;
  }
  return 0;
}

static kin_view_id view_in(kin_engine *engine, kin_view_id parent, double x, double y, double width, double height) {
  kin_view_options options;
  kin_view_id view = 0;
  kin_view_options_init(&options);
  options.frame = (kin_rect){x, y, width, height};
  OK(kin_view_add(engine, parent, &options, &view));
  return view;
}

static kin_engine *fresh(void) {
  kin_engine *engine = NULL;
  OK(kin_engine_create(NULL, &engine));
  return engine;
}

static void plain(void) {
  kin_engine *engine = fresh();
  TEST("An engine without anything has nothing to find") {
    kin_lint *lint = run_on(engine, 0);
    tape t = {0};
    CHECK(findings_of(lint) == 0);
    OK(kin_lint_write_json(lint, write_tape, &t));
    CHECK(t.count > 50 && t.bytes[0] == '{' && t.bytes[t.count - 1] == '}');
    free_tape(&t);
    kin_lint_destroy(lint);
  }
  const kin_recognizer_id once = attach(engine, 0, "tap"), twice = attach(engine, 0, "tap");
  OK(kin_recognizer_set_number(engine, twice, "taps_required", 2));
  TEST("Recognizers of the root view alone: a tap keeps the double tap away, or waits for it") {
    kin_lint *lint = run_on(engine, 0);
    CHECK(findings_of(lint) > 0);
    kin_lint_destroy(lint);
    OK(kin_recognizer_require_failure(engine, once, twice));
    lint = run_on(engine, 0);
    CHECK(finds(lint, KIN_FINDING_LATE, once, twice));
    kin_lint_destroy(lint);
  }
  kin_engine_destroy(engine);
}

static double seconds(void) { return (double)clock() / CLOCKS_PER_SEC; }

static void large(void) {
  static const char *const classes[5] = {"tap", "pan", "long_press", "pinch", "swipe"};
  kin_engine *engine = fresh();
  kin_view_id cell[300];
  for (int i = 0; i < 300; i++) {
    const double x = 40 * (i % 20), y = 40 * (i / 20);
    cell[i] = view_in(engine, 0, x, y, 40, 40);
  }
  for (int i = 0; i < 200; i++) attach(engine, cell[i * 3 / 2], classes[i % 5]);
  TEST("300 views with 200 recognizers take seconds") {
    const double began = seconds();
    kin_lint *lint = run_on(engine, KIN_LINT_WITHOUT_REMEDIES);
    uint32_t motions;
    OK(kin_lint_get_motion_count(lint, &motions));
    printf("300 views, 200 recognizers: %u motions, %.1f s\n", motions, seconds() - began);
    CHECK(motions > 200 && seconds() - began < 120);
    kin_lint_destroy(lint);
  }
  kin_engine_destroy(engine);
}

/* Of a motion of parts: whether each lands when the one before it has lifted, soon, and so far from it. */
static bool follows(const kin_lint_motion *motion, double least, double most) {
  const kin_touch_sample *latest = NULL;
  int down = 0, landings = 0;
  for (uint32_t i = 0; i < motion->sample_count; i++) {
    const kin_touch_sample *now = &motion->samples[i];
    if (now->phase == KIN_PHASE_ENDED) down--, latest = now;
    if (now->phase != KIN_PHASE_BEGAN) continue;
    if (down++ > 0 || landings++ == 0) continue;
    const double away = hypot(now->x - latest->x, now->y - latest->y);
    if (now->time_ns - latest->time_ns >= 350 * MILLISECOND || away < least || away > most) return false;
  }
  return landings >= 2;
}

/* How many motions have this in their names and follow at such a distance; -1: one does not. */
static int following(kin_lint *lint, const char *word, double least, double most) {
  uint32_t motions = 0;
  int found = 0;
  OK(kin_lint_get_motion_count(lint, &motions));
  for (uint32_t i = 0; i < motions; i++) {
    kin_lint_motion motion;
    kin_lint_motion_init(&motion);
    OK(kin_lint_get_motion(lint, i, &motion));
    if (!strstr(motion.name, word)) continue;
    if (!follows(&motion, least, most)) return -1;
    found++;
  }
  return found;
}

static void elsewhere_is_as_far_as_fingers_are(kin_lint *lint) {
  CHECK(following(lint, ", then elsewhere ", 60, 200) == 9);
  CHECK(following(lint, "at two places by turns", 60, 200) == 1);
}

static void sequences(void) {
  kin_engine *engine = fresh();
  attach(engine, view_in(engine, 0, 0, 0, 400, 400), "tap");
  TEST("What follows lands when no finger is down, before a double tap has failed, elsewhere or at the same place") {
    kin_lint *lint = run_on(engine, KIN_LINT_WITHOUT_REMEDIES);
    elsewhere_is_as_far_as_fingers_are(lint);
    CHECK(following(lint, "tap and ", 0, 80) == 6);
    CHECK(following(lint, "on another view", 0, 1e9) == 0);
    kin_lint_destroy(lint);
  }
  attach(engine, view_in(engine, 0, 400, 0, 70, 400), "tap");
  TEST("A view in which there is no other place has motions at one place, and one with the view beside it") {
    kin_lint *lint = run_on(engine, KIN_LINT_WITHOUT_REMEDIES);
    elsewhere_is_as_far_as_fingers_are(lint);
    CHECK(following(lint, "on another view", 60, 400) == 1);
    kin_lint_destroy(lint);
  }
  kin_engine_destroy(engine);
}

/* A chain of views, each inside the one before it. */
static void deep(int depth) {
  kin_engine *engine = fresh();
  kin_view_id view = 0;
  for (int i = 0; i < depth; i++) view = view_in(engine, view, 0, 0, 400, 400);
  attach(engine, view, "tap");
  attach(engine, 0, "tap");
  kin_lint_destroy(run_on(engine, KIN_LINT_WITHOUT_REMEDIES));
  kin_engine_destroy(engine);
}

static void strange_views(void) {
  const double numbers[9] = {0, -100, 1e-300, 0.5, 1e6, 1e8, -1e8, 400, 10};
  TEST("Views of no size, far away, turned inside out or hidden") {
    kin_engine *engine = fresh();
    for (int i = 0; i < 24; i++) {
      const kin_view_id view = view_in(engine, 0, numbers[i % 9], numbers[(i * 5 + 1) % 9], fabs(numbers[(i * 7 + 2) % 9]), fabs(numbers[(i + 3) % 9]));
      const kin_transform transform = {numbers[i % 5], numbers[(i + 1) % 4], 0, numbers[(i + 2) % 5], numbers[(i + 3) % 9], 0};
      if (i % 3 == 0) (void)kin_view_set_transform(engine, view, transform);
      if (i % 5 == 0) (void)kin_view_set_flags(engine, view, UINT32_C(1) << i % 7, UINT32_C(1) << i % 7);
      attach(engine, view, i % 2 ? "pan" : "tap");
    }
    kin_lint_destroy(run_on(engine, KIN_LINT_WITHOUT_REMEDIES));
    kin_engine_destroy(engine);
  }
  TEST("A window of no size, a huge one, and units of an inch that are few or many") {
    const double sizes[4] = {0, 1e-3, 1e8, 300}, inches[4] = {1e-3, 1, 163, 1e6};
    for (int i = 0; i < 16; i++) {
      kin_engine *engine = fresh();
      kin_lint_options options;
      kin_lint *lint = NULL;
      OK(kin_engine_set_units_per_inch(engine, inches[i % 4]));
      attach(engine, view_in(engine, 0, 0, 0, 100, 100), "pan"), attach(engine, 0, "screen_edge_pan");
      kin_lint_options_init(&options);
      options.width = sizes[i / 4], options.height = sizes[3 - i / 4];
      options.flags = KIN_LINT_WITHOUT_REMEDIES;
      OK(kin_lint_create(engine, &options, &lint));
      OK(kin_lint_run(lint));
      kin_lint_destroy(lint);
      kin_engine_destroy(engine);
    }
  }
}

typedef struct asked {
  const kin_engine *original;
  int begin, receive, pair, view, point, of_original;
} asked;

static bool says(kin_engine *engine, asked *a, int *count, bool answer) {
  ++*count;
  if (engine == a->original) a->of_original++;
  return answer;
}
static bool may_begin(kin_engine *e, kin_recognizer_id r, void *u) { return (void)r, says(e, u, &((asked *)u)->begin, false); }
static bool takes(kin_engine *e, kin_recognizer_id r, const kin_touch_sample *t, void *u) { return (void)r, (void)t, says(e, u, &((asked *)u)->receive, true); }
static bool beside(kin_engine *e, kin_recognizer_id r, kin_recognizer_id o, void *u) { return (void)r, (void)o, says(e, u, &((asked *)u)->pair, true); }
static bool view_says(kin_engine *e, kin_view_id v, kin_recognizer_id r, void *u) { return (void)v, (void)r, says(e, u, &((asked *)u)->view, true); }
static bool inside(kin_engine *e, kin_view_id v, double x, double y, void *u) {
  return (void)v, says(e, u, &((asked *)u)->point, x >= 0 && y >= 0 && x < 100 && y < 100);
}

static void delegates(void) {
  kin_engine *engine = fresh();
  const kin_view_id view = view_in(engine, 0, 0, 0, 100, 100);
  const kin_recognizer_id tap = attach(engine, view, "tap"), pan = attach(engine, view, "pan"), press = attach(engine, view, "long_press");
  asked a = {engine, 0, 0, 0, 0, 0, 0};
  kin_recognizer_delegate delegate;
  kin_view_delegate of_view;
  kin_recognizer_delegate_init(&delegate);
  kin_view_delegate_init(&of_view);
  delegate.user_data = of_view.user_data = &a;
  delegate.should_begin = may_begin, delegate.should_receive_touch = takes;
  OK(kin_recognizer_set_delegate(engine, tap, &delegate));
  delegate.should_begin = NULL, delegate.should_recognize_simultaneously_with = beside;
  OK(kin_recognizer_set_delegate(engine, pan, &delegate));
  of_view.contains_point = inside, of_view.gesture_should_begin = view_says;
  OK(kin_view_set_delegate(engine, view, &of_view));
  TEST("Delegates are asked, with the copy as their engine, and who is refused each time never fires") {
    kin_lint *lint = run_on(engine, 0);
    CHECK(a.begin && a.receive && a.pair && a.view && a.point && a.of_original == 0);
    CHECK(finds(lint, KIN_FINDING_NEVER, tap, 0) || finds(lint, KIN_FINDING_STUCK, tap, 0));
    CHECK(!finds(lint, KIN_FINDING_NEVER, press, 0));
    kin_lint_destroy(lint);
  }
  kin_engine_destroy(engine);
}

/* A class of a host: fires after `wanted` moves, which it counts in its private bytes. */
typedef struct counter {
  double wanted;
  uint64_t moves;
  uint64_t guard;
} counter;

static int broken_guards;

static void counter_prepare(void *state) {
  counter *c = state;
  c->moves = 0;
  c->guard = c->moves ^ 0x5A5A;
}

static kin_state counter_step(void *state, const kin_step *input, kin_request *request) {
  counter *c = state;
  if (c->guard != (c->moves ^ 0x5A5A)) broken_guards++;
  for (uint32_t i = 0; i < input->touch_count; i++) c->moves += (input->touches[i]->changes & KIN_CHANGE_MOVED) != 0;
  c->guard = c->moves ^ 0x5A5A;
  request->values[0] = (double)c->moves;
  if ((double)c->moves >= c->wanted) return input->state == KIN_STATE_POSSIBLE ? KIN_STATE_ENDED : input->state;
  if (input->touch_count && (input->touches[0]->changes & KIN_CHANGE_ENDED)) return KIN_STATE_FAILED;
  return input->state;
}

static uint64_t noise = 88172645463325252u;
static uint64_t any(void) { return noise ^= noise << 13, noise ^= noise >> 7, noise ^= noise << 17; }

/* Proposes anything and asks for anything, timers too. */
static kin_state wild_step(void *state, const kin_step *input, kin_request *request) {
  (void)state;
  if (any() % 2) request->deadline_ns = input->time_ns + any() % 40 * MILLISECOND;
  if (any() % 9 == 0) request->ignore[0] = any();
  if (any() % 9 == 0) request->flags = (uint32_t)any();
  if (any() % 9 == 0) request->reason = (uint32_t)any();
  if (any() % 9 == 0) request->values[0] = any() % 2 ? NAN : -INFINITY;
  if (any() % 9 == 0) request->x = NAN;
  return any() % 3 ? input->state : (kin_state)(any() % 9) - 1;
}

/* Wants to be stepped again at once, for ever. */
static kin_state restless_step(void *state, const kin_step *input, kin_request *request) {
  (void)state;
  request->deadline_ns = input->time_ns + 1;
  return input->state;
}

static const kin_property counter_properties[1] = {{"wanted", "Moves.", "1", "ours", 5, 0, 1e9, KIN_PROPERTY_NUMBER, offsetof(counter, wanted)}};
static const kin_value counter_values[1] = {{"moves", "Moves.", "1", 0}};
static const char *const words[1] = {""};

static kin_recognizer_class class_of(const char *name, kin_state (*step)(void *, const kin_step *, kin_request *)) {
  kin_recognizer_class table;
  kin_recognizer_class_init(&table);
  table.name = name, table.summary = "Of a host.", table.version = "1.0.0";
  table.state_size = sizeof(counter), table.state_alignment = 8;
  table.properties = counter_properties, table.property_count = 1;
  table.values = counter_values, table.value_count = 1;
  table.details = words, table.detail_count = 1;
  table.prepare = counter_prepare, table.step = step;
  return table;
}

static void classes(void) {
  const kin_recognizer_class fair = class_of("com.example.counter", counter_step), wild = class_of("com.example.wild", wild_step);
  const kin_recognizer_class restless = class_of("com.example.restless", restless_step);
  TEST("A class of the host is stepped with its own private bytes, and found as the others are") {
    kin_engine *engine = fresh();
    OK(kin_recognizer_class_register(engine, &fair));
    const kin_recognizer_id five = attach(engine, 0, "com.example.counter"), lots = attach(engine, 0, "com.example.counter");
    OK(kin_recognizer_set_number(engine, lots, "wanted", 1e6));
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 0, 10, 10));
    OK(feed_one(engine, 1, KIN_PHASE_MOVED, 16, 12, 10));
    kin_lint *lint = run_on(engine, 0);
    CHECK(finds(lint, KIN_FINDING_NEVER, lots, 0) && !finds(lint, KIN_FINDING_NEVER, five, 0) && broken_guards == 0);
    kin_lint_destroy(lint);
    OK(kin_engine_check_invariants(engine));
    kin_engine_destroy(engine);
  }
  TEST("A class that proposes anything breaks nothing") {
    kin_engine *engine = fresh();
    OK(kin_recognizer_class_register(engine, &wild));
    for (int i = 0; i < 3; i++) attach(engine, 0, "com.example.wild");
    attach(engine, 0, "tap"), attach(engine, 0, "pan");
    kin_lint_destroy(run_on(engine, 0));
    kin_engine_destroy(engine);
  }
  TEST("A class that wants to be stepped again at once, for ever, does not hold up the run for ever") {
    kin_engine *engine = fresh();
    OK(kin_recognizer_class_register(engine, &restless));
    attach(engine, 0, "com.example.restless"), attach(engine, 0, "tap");
    const double began = seconds();
    kin_lint_destroy(run_on(engine, KIN_LINT_WITHOUT_REMEDIES));
    CHECK(seconds() - began < 60);
    kin_engine_destroy(engine);
  }
}

int main(int argc, char **argv) {
  const int most = argc > 1 ? atoi(argv[1]) : 20000;
  plain();
  strange_views();
  delegates();
  sequences();
  if (argc == 1) large();
  TEST("A chain of views, each inside the one before it") {
    deep(500);
    deep(most);
  }
  classes();
  return report();
}
