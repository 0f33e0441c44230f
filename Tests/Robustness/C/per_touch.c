/* Classes with a stream for each touch: what the engine makes of their reports, good and bad. The class of this file
 * does to each touch what the test says; the standard ones (multi_drag, multi_tap) play at random at the end.
 * An argument: how many samples that is, 60,000 without. */
#include "world.h"

enum { TOUCHES = 10 };

/* What the class does in its next steps: a report for each touch that it gets, by the host's id. It is the
 * test's, not the state's. */
static struct {
  kin_state answer;               /* what step returns; Began: or that it goes on */
  kin_state report[TOUCHES + 1];  /* KIN_STATE_POSSIBLE: none */
  uint32_t flags;                 /* of every report */
  uint64_t ignored;               /* a touch to ignore, 0: none */
  void (*spoil)(kin_request *request, const kin_step *input);
} plan;

static void prepare(void *state) { (void)state; }

static kin_state step(void *state, const kin_step *input, kin_request *request) {
  (void)state;
  CHECK(request->reports != NULL && request->report_count == 0);
  for (uint32_t i = 0; i < input->touch_count; i++) {
    const kin_touch *touch = input->touches[i];
    if (touch->id == plan.ignored) request->ignore[i / 64] |= UINT64_C(1) << i % 64;
    if (touch->changes == 0 || plan.report[touch->id] == KIN_STATE_POSSIBLE) continue;
    const kin_report report = {.touch = i, .state = plan.report[touch->id], .flags = plan.flags, .x = touch->x, .y = touch->y, .values = {touch->x, 0, 77}};
    request->reports[request->report_count++] = report;
  }
  if (plan.spoil) plan.spoil(request, input);
  return plan.answer == KIN_STATE_BEGAN && input->state != KIN_STATE_POSSIBLE ? input->state : plan.answer;
}

static const kin_value values[] = {{"place", "Where.", "unit", 0}, {"none", "Nothing.", "1", 5}};
static const char *const details[] = {""};

static kin_recognizer_class table_of(uint32_t flags) {
  const kin_recognizer_class table = {
    .struct_size = sizeof table, .abi_level = KIN_ABI_LEVEL, .name = "test.reports", .summary = "Does what it is asked.", .version = "1.0.0",
    .flags = flags, .state_size = 8, .state_alignment = 8, .values = values, .value_count = 2, .detail_count = 1, .details = details,
    .prepare = prepare, .step = step,
  };
  return table;
}

typedef struct scene {
  kin_engine *engine;
  kin_recognizer_id recognizer, manual;
  char story[4096]; /* "1b 2b 1c 1e ...": what was sent, touch and state's first letter; x for cancelled */
  char violation[256];
  uint64_t milliseconds;
} scene;

static void note(kin_engine *engine, kin_severity severity, const char *sentence, void *user_data) {
  (void)engine;
  if (severity == KIN_SEVERITY_CLASS_MISBEHAVING) snprintf(((scene *)user_data)->violation, 256, "%s", sentence);
}

static void tell(kin_engine *engine, const kin_event *event, void *user_data) {
  scene *s = user_data;
  const size_t end = strlen(s->story);
  (void)engine;
  snprintf(s->story + end, sizeof s->story - end, "%s%u%c", end ? " " : "", (unsigned)event->touch, "pbcexf"[event->state]);
  CHECK(event->contact > 0 && event->touch_count == 1 && event->value_count == 2);
  CHECK(event->values[0] == event->x && event->values[2] == 0);
}

static void open_scene(scene *s) {
  const kin_recognizer_class table = table_of(KIN_CLASS_PER_TOUCH);
  memset(s, 0, sizeof *s);
  memset(&plan, 0, sizeof plan);
  OK(kin_engine_create(NULL, &s->engine));
  OK(kin_recognizer_class_register(s->engine, &table));
  OK(kin_engine_set_log(s->engine, note, s));
  s->recognizer = attach(s->engine, 0, "test.reports");
  s->manual = attach(s->engine, 0, "manual");
  OK(kin_recognizer_set_number(s->engine, s->manual, "observe_only", 1));
  uint64_t action;
  OK(kin_recognizer_add_action(s->engine, s->recognizer, tell, s, &action));
}

static void close_scene(scene *s) { kin_engine_destroy(s->engine); }

static void feed_next(scene *s, uint64_t touch, kin_phase phase, double x) {
  OK(feed_one(s->engine, touch, phase, s->milliseconds += 10, x, 10));
  const kin_result sound = kin_engine_check_invariants(s->engine);
  if (sound) test_fault(__FILE__, __LINE__, "an invariant", kin_engine_last_error(s->engine));
}

/* Touches 1 and 2 land and begin. */
static void begin_two(scene *s) {
  plan.answer = KIN_STATE_BEGAN;
  plan.report[1] = plan.report[2] = KIN_STATE_BEGAN;
  feed_next(s, 1, KIN_PHASE_BEGAN, 100);
  feed_next(s, 2, KIN_PHASE_BEGAN, 200);
  plan.report[1] = plan.report[2] = KIN_STATE_CHANGED;
}

static kin_state state_of(const scene *s) {
  kin_state state = -1;
  OK(kin_recognizer_get_state(s->engine, s->recognizer, &state));
  return state;
}

#define STORY(s, words) \
  do { \
    if (strcmp((s).story, words) != 0) test_fault(__FILE__, __LINE__, "the story is not \"" words "\"", (s).story); \
  } while (0)

static void streams(void) {
  scene s;
  TEST("Each report is a record, to the action as to everybody, and the recognizer's own states are none") {
    open_scene(&s);
    begin_two(&s);
    CHECK(state_of(&s) == KIN_STATE_CHANGED);
    feed_next(&s, 1, KIN_PHASE_MOVED, 110);
    plan.report[1] = KIN_STATE_ENDED;
    feed_next(&s, 1, KIN_PHASE_ENDED, 110);
    plan.report[2] = KIN_STATE_POSSIBLE;
    feed_next(&s, 2, KIN_PHASE_MOVED, 210);
    plan.report[2] = plan.answer = KIN_STATE_ENDED;
    feed_next(&s, 2, KIN_PHASE_ENDED, 210);
    STORY(s, "1b 2b 1c 1e 2e");
    CHECK(state_of(&s) == KIN_STATE_POSSIBLE && s.violation[0] == 0);
    close_scene(&s);
  }
  TEST("A stream whose touch lifts without a word, or is cancelled, or is ignored, is cancelled; a touch without one is not") {
    open_scene(&s);
    begin_two(&s);
    plan.report[3] = KIN_STATE_BEGAN;
    feed_next(&s, 3, KIN_PHASE_BEGAN, 300);
    feed_next(&s, 4, KIN_PHASE_BEGAN, 400);
    memset(plan.report, 0, sizeof plan.report);
    feed_next(&s, 1, KIN_PHASE_ENDED, 100);
    feed_next(&s, 2, KIN_PHASE_CANCELLED, 200);
    plan.ignored = 3;
    feed_next(&s, 3, KIN_PHASE_MOVED, 310);
    feed_next(&s, 4, KIN_PHASE_ENDED, 400);
    STORY(s, "1b 2b 3b 1x 2x 3x");
    close_scene(&s);
  }
  TEST("Ended, Cancelled, disabled, aborted or removed while streams are open: each is cancelled once") {
    for (int how = 0; how < 5; how++) {
      open_scene(&s);
      begin_two(&s);
      plan.report[2] = KIN_STATE_POSSIBLE;
      if (how < 2) plan.answer = how == 0 ? KIN_STATE_ENDED : KIN_STATE_CANCELLED;
      if (how < 2) feed_next(&s, 2, KIN_PHASE_MOVED, 210);
      if (how == 2) OK(kin_recognizer_set_enabled(s.engine, s.recognizer, false));
      if (how == 3) OK(kin_recognizer_abort(s.engine, s.recognizer));
      if (how == 4) OK(kin_recognizer_remove(s.engine, s.recognizer));
      plan.answer = KIN_STATE_FAILED;
      OK(kin_engine_check_invariants(s.engine));
      feed_next(&s, 1, KIN_PHASE_ENDED, 100);
      feed_next(&s, 2, KIN_PHASE_ENDED, 200);
      STORY(s, "1b 2b 1x 2x");
      close_scene(&s);
    }
  }
  TEST("Its values are in the records, not in the recognizer") {
    double number;
    open_scene(&s);
    begin_two(&s);
    REFUSED(s.engine, KIN_ERROR_UNSUPPORTED, kin_recognizer_get_value(s.engine, s.recognizer, "place", &number));
    close_scene(&s);
  }
  TEST("The state's hash sees what a stream has come to") {
    uint64_t hash[2];
    for (int i = 0; i < 2; i++) {
      open_scene(&s);
      OK(kin_recognizer_require_failure(s.engine, s.recognizer, s.manual));
      plan.answer = KIN_STATE_BEGAN;
      plan.report[1] = i == 0 ? KIN_STATE_BEGAN : KIN_STATE_ENDED;
      feed_next(&s, 1, KIN_PHASE_BEGAN, 100);
      hash[i] = hash_of(s.engine);
      close_scene(&s);
    }
    CHECK(hash[0] != hash[1]);
  }
  TEST("A row of streams that a removed recognizer had begins anew with the next one") {
    open_scene(&s);
    begin_two(&s);
    OK(kin_recognizer_remove(s.engine, s.recognizer));
    feed_next(&s, 1, KIN_PHASE_ENDED, 100);
    feed_next(&s, 2, KIN_PHASE_ENDED, 200);
    s.recognizer = attach(s.engine, 0, "test.reports");
    uint64_t action;
    OK(kin_recognizer_add_action(s.engine, s.recognizer, tell, &s, &action));
    begin_two(&s);
    STORY(s, "1b 2b 1x 2x 1b 2b");
    close_scene(&s);
  }
}

static void waiting(void) {
  scene s;
  TEST("While it waits reports are merged, and sent with the latest numbers when it is released") {
    open_scene(&s);
    OK(kin_recognizer_require_failure(s.engine, s.recognizer, s.manual));
    begin_two(&s); /* both go on */
    plan.report[3] = plan.report[4] = KIN_STATE_BEGAN;
    feed_next(&s, 3, KIN_PHASE_BEGAN, 300);
    feed_next(&s, 4, KIN_PHASE_BEGAN, 400);
    plan.report[3] = KIN_STATE_ENDED, plan.report[4] = KIN_STATE_CANCELLED, plan.report[5] = KIN_STATE_ENDED;
    feed_next(&s, 5, KIN_PHASE_BEGAN, 500);
    feed_next(&s, 3, KIN_PHASE_ENDED, 330);
    feed_next(&s, 4, KIN_PHASE_MOVED, 440);
    for (int x = 101; x <= 105; x++) feed_next(&s, 1, KIN_PHASE_MOVED, x);
    CHECK(state_of(&s) == KIN_STATE_POSSIBLE && s.story[0] == 0);
    OK(kin_recognizer_propose(s.engine, s.manual, KIN_STATE_FAILED));
    OK(kin_engine_check_invariants(s.engine));
    STORY(s, "1b 2b 3b 3e 5e");
    const kin_event *events;
    uint32_t count;
    OK(kin_engine_poll(s.engine, &events, &count));
    static const double latest[] = {0, 105, 200, 330, 440, 500};
    for (uint32_t i = 0; i < count; i++) CHECK(events[i].x == latest[events[i].touch]);
    CHECK(count == 5 && events[0].from == KIN_STATE_POSSIBLE && events[3].from == KIN_STATE_BEGAN && events[4].from == KIN_STATE_POSSIBLE);
    feed_next(&s, 1, KIN_PHASE_MOVED, 120);
    STORY(s, "1b 2b 3b 3e 5e 1c");
    close_scene(&s);
  }
  TEST("Nothing of it is sent if it fails after all") {
    open_scene(&s);
    OK(kin_recognizer_require_failure(s.engine, s.recognizer, s.manual));
    begin_two(&s);
    OK(kin_recognizer_propose(s.engine, s.manual, KIN_STATE_BEGAN));
    feed_next(&s, 1, KIN_PHASE_ENDED, 100);
    STORY(s, "");
    close_scene(&s);
  }
}

static void far_touch(kin_request *request, const kin_step *input) { request->reports[0].touch = input->touch_count; }
static void twice(kin_request *request, const kin_step *input) { (void)input, request->reports[1] = request->reports[0], request->report_count++; }
static void too_many(kin_request *request, const kin_step *input) { (void)input, request->report_count = 5000; }
static void far_too_many(kin_request *request, const kin_step *input) { (void)input, request->report_count = UINT32_MAX; }
static void no_state(kin_request *request, const kin_step *input) { (void)input, request->reports[0].state = 17; }
static void begins_again(kin_request *request, const kin_step *input) { (void)input, request->reports[0].state = KIN_STATE_BEGAN; }
static void fails(kin_request *request, const kin_step *input) { (void)input, request->reports[0].state = KIN_STATE_FAILED; }
static void back(kin_request *request, const kin_step *input) { (void)input, request->reports[0].state = KIN_STATE_POSSIBLE; }
static void flagged(kin_request *request, const kin_step *input) { (void)input, request->reports[0].flags = KIN_REQUEST_BEGAN; }
static void reserved(kin_request *request, const kin_step *input) { (void)input, request->reports[0].reserved = 1; }
static void bad_place(kin_request *request, const kin_step *input) { (void)input, request->reports[0].y = NAN; }
static void bad_value(kin_request *request, const kin_step *input) { (void)input, request->reports[0].values[1] = INFINITY; }
static void behind(kin_request *request, const kin_step *input) { (void)input, memset(request->reports, 0, 65 * sizeof *request->reports); }
static void elsewhere(kin_request *request, const kin_step *input) { (void)input, request->reports = NULL; }

static void violations(void) {
  static const struct {
    const char *name, *word;
    void (*spoil)(kin_request *request, const kin_step *input);
  } all[] = {
    {"a touch that is not there", "not in the step", far_touch}, {"one touch twice", "not in the step", twice},
    {"more than there is room for", "not its own", too_many}, {"more than 32 bits can index", "not its own", far_too_many},
    {"no state", "cannot follow", no_state},
    {"a second Began", "cannot follow", begins_again}, {"Failed", "cannot follow", fails}, {"Possible", "cannot follow", back},
    {"a flag that does not belong there", "cannot follow", flagged}, {"a reserved field", "cannot follow", reserved},
    {"no place", "not a finite number", bad_place}, {"no number", "not a finite number", bad_value},
    {"the memory behind the reports", "not its own", behind}, {"the pointer to the reports", "not its own", elsewhere},
  };
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
    TEST(all[i].name) {
      scene s;
      open_scene(&s);
      begin_two(&s);
      plan.spoil = all[i].spoil;
      feed_next(&s, 1, KIN_PHASE_MOVED, 110);
      STORY(s, "1b 2b 1x 2x"); /* and nothing of the step's report */
      CHECK(strstr(s.violation, "test.reports") && strstr(s.violation, all[i].word));
      plan.spoil = NULL;
      plan.answer = KIN_STATE_POSSIBLE;
      memset(plan.report, 0, sizeof plan.report);
      feed_next(&s, 1, KIN_PHASE_ENDED, 110);
      feed_next(&s, 2, KIN_PHASE_ENDED, 110);
      s.story[0] = 0;
      begin_two(&s);
      STORY(s, "1b 2b"); /* the row is whole again */
      close_scene(&s);
    }
  }
  TEST("A stream that has ended takes no more reports, and Changed does not begin one") {
    for (int i = 0; i < 2; i++) {
      scene s;
      open_scene(&s);
      plan.answer = KIN_STATE_BEGAN;
      plan.report[1] = KIN_STATE_ENDED, plan.report[2] = KIN_STATE_POSSIBLE;
      feed_next(&s, 1, KIN_PHASE_BEGAN, 100);
      feed_next(&s, 2, KIN_PHASE_BEGAN, 200);
      CHECK(s.violation[0] == 0);
      plan.report[2] = KIN_STATE_CHANGED;
      feed_next(&s, i == 0 ? 1 : 2, KIN_PHASE_MOVED, 110);
      CHECK(strstr(s.violation, "cannot follow"));
      STORY(s, "1e");
      close_scene(&s);
    }
  }
  TEST("A class per touch is neither manual, nor hovers, nor scrolls, and there is no flag above it") {
    kin_engine *engine;
    OK(kin_engine_create(NULL, &engine));
    static const uint32_t wrong[] = {KIN_CLASS_MANUAL, KIN_CLASS_HOVERS, KIN_CLASS_SCROLLS, 128};
    for (int i = 0; i < 4; i++) {
      const kin_recognizer_class table = table_of(KIN_CLASS_PER_TOUCH | wrong[i]);
      REFUSED(engine, KIN_ERROR_CLASS, kin_recognizer_class_register(engine, &table));
    }
    const kin_recognizer_class yielding = table_of(KIN_CLASS_PER_TOUCH | KIN_CLASS_YIELDING | KIN_CLASS_LEAVES_TOUCHES);
    OK(kin_recognizer_class_register(engine, &yielding));
    kin_engine_destroy(engine);
  }
}

/* Follows each stream of each recognizer through its records. */
typedef struct ledger {
  kin_state state[2][200000]; /* by recognizer and contact */
  kin_recognizer_id recognizer[2];
  uint64_t records, closed;
} ledger;

static void keep_account(ledger *book, const kin_event *event) {
  if (event->type != KIN_EVENT_GESTURE) return;
  const int which = event->recognizer == book->recognizer[1];
  if (!which && event->recognizer != book->recognizer[0]) return;
  kin_state *state = &book->state[which][event->contact];
  book->records++;
  book->closed += event->state >= KIN_STATE_ENDED;
  CHECK(event->contact > 0 && event->contact < 200000);
  /* a full queue merges Changed */
  CHECK(event->from == *state || (event->from == KIN_STATE_CHANGED && *state == KIN_STATE_BEGAN));
  CHECK(*state <= KIN_STATE_CHANGED && event->state > KIN_STATE_POSSIBLE);
  if (*state == KIN_STATE_POSSIBLE) CHECK(event->state == KIN_STATE_BEGAN || event->state == KIN_STATE_ENDED);
  else CHECK(event->state != KIN_STATE_BEGAN);
  *state = event->state;
}

static uint32_t seed = 1;
static uint32_t below(uint32_t limit) {
  seed = seed * 1664525u + 1013904223u;
  return (seed >> 8) % limit;
}

static void poll_into(kin_engine *engine, ledger *book) {
  const kin_event *events;
  uint32_t count;
  OK(kin_engine_poll(engine, &events, &count));
  for (uint32_t i = 0; i < count; i++) keep_account(book, &events[i]);
}

static void random_hands(int samples) {
  static ledger book;
  TEST("Ten random fingers, a host that aborts, disables and lets wait: each stream that begins ends once") {
    kin_engine *engine;
    bool down[TOUCHES + 1] = {false};
    uint64_t time = 0;
    OK(kin_engine_create(NULL, &engine));
    const kin_recognizer_id drag = attach(engine, 0, "multi_drag"), taps = attach(engine, 0, "multi_tap"), manual = attach(engine, 0, "manual");
    book.recognizer[0] = drag, book.recognizer[1] = taps;
    OK(kin_recognizer_allow_simultaneous(engine, drag, taps, true));
    OK(kin_recognizer_set_number(engine, manual, "observe_only", 1));
    OK(kin_recognizer_require_failure(engine, drag, manual));
    OK(kin_recognizer_set_number(engine, taps, "taps_required", 2));
    for (int i = 0; i < samples; i++) {
      const uint64_t touch = 1 + below(TOUCHES);
      const uint32_t what = below(100);
      const kin_phase phase = !down[touch] ? KIN_PHASE_BEGAN : what < 60 ? KIN_PHASE_MOVED : what < 95 ? KIN_PHASE_ENDED : KIN_PHASE_CANCELLED;
      time += below(4) * 8;
      OK(feed_one(engine, touch, phase, time, below(60) + 100.0 * (double)touch, below(60)));
      down[touch] = phase <= KIN_PHASE_MOVED;
      const uint32_t host = below(400);
      if (host == 0) OK(kin_recognizer_abort(engine, drag));
      if (host == 1) OK(kin_recognizer_set_enabled(engine, taps, false));
      if (host == 2) OK(kin_recognizer_set_enabled(engine, taps, true));
      if (host == 3) {
        OK(kin_engine_cancel_touches(engine, time * MILLISECOND));
        memset(down, 0, sizeof down);
      }
      if (host >= 4 && host < 20) kin_recognizer_propose(engine, manual, host < 18 ? KIN_STATE_FAILED : KIN_STATE_ENDED);
      OK(kin_engine_check_invariants(engine));
      if (below(3) == 0) poll_into(engine, &book);
    }
    OK(kin_engine_cancel_touches(engine, time * MILLISECOND));
    poll_into(engine, &book);
    for (int which = 0; which < 2; which++)
      for (int contact = 0; contact < 200000; contact++) CHECK(book.state[which][contact] != KIN_STATE_BEGAN && book.state[which][contact] != KIN_STATE_CHANGED);
    CHECK(book.records > (uint64_t)samples / 12 && book.closed > (uint64_t)samples / 60);
    kin_engine_destroy(engine);
  }
}

static void full_queue(void) {
  static ledger book;
  TEST("A host that polls seldom loses no Began and no end, and of ten streams each keeps its latest place") {
    kin_engine *engine;
    kin_engine_options options;
    kin_engine_options_init(&options);
    options.event_capacity = 64;
    OK(kin_engine_create(&options, &engine));
    memset(&book, 0, sizeof book);
    book.recognizer[0] = attach(engine, 0, "multi_drag");
    for (uint64_t i = 1; i <= TOUCHES; i++) OK(feed_one(engine, i, KIN_PHASE_BEGAN, 0, 100.0 * (double)i, 0));
    for (uint64_t ms = 1; ms <= 300; ms++) /* the first finger comes to rest soon, the last one late */
      for (uint64_t i = (ms + 29) / 30; i <= TOUCHES; i++) OK(feed_one(engine, i, KIN_PHASE_MOVED, ms, 100.0 * (double)i, 20.0 + (double)ms));
    const kin_event *events;
    uint32_t count, began = 0;
    double latest[TOUCHES + 1] = {0};
    OK(kin_engine_poll(engine, &events, &count));
    for (uint32_t i = 0; i < count; i++) {
      keep_account(&book, &events[i]);
      began += events[i].state == KIN_STATE_BEGAN;
      latest[events[i].touch] = events[i].y;
      CHECK(events[i].pan.translation_y == events[i].y && events[i].x == 100.0 * (double)events[i].touch);
    }
    CHECK(began == TOUCHES && count < 1000); /* of 1,650 */
    for (int i = 1; i <= TOUCHES; i++) CHECK(latest[i] == 20 + 30 * i);
    for (uint64_t i = 1; i <= TOUCHES; i++) OK(feed_one(engine, i, KIN_PHASE_ENDED, 301, 100.0 * (double)i, 20.0 + 30.0 * (double)i));
    poll_into(engine, &book);
    CHECK(book.closed == TOUCHES);
    kin_engine_destroy(engine);
  }
}

int main(int argument_count, char **arguments) {
  streams();
  waiting();
  violations();
  full_queue();
  random_hands(argument_count > 1 ? atoi(arguments[1]) : 60000);
  return report();
}
