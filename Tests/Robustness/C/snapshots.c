/* A snapshot says many things twice: a list and its row, two ends of a link, an order and the numbers in it. One in
 * which the two do not agree is refused, and leaves the engine as new. */
#include "tape.h"
#include "world.h"

enum { HEAD = 12, PAYLOAD = 24, ACTIONS = 1000 };
static const uint64_t ALWAYS = UINT32_MAX, LANDED = UINT64_C(3000000123);

typedef struct row {
  unsigned char bytes[1024];
  size_t count;
} row;

static void put(row *r, uint64_t number) {
  for (; number > 127; number >>= 7) r->bytes[r->count++] = (unsigned char)(number | 128);
  r->bytes[r->count++] = (unsigned char)number;
}

static void put_signed(row *r, int64_t number) { put(r, (uint64_t)number << 1 ^ (uint64_t)(number >> 63)); }

static void put_reversed(row *r, const void *word) {
  uint64_t number = 0;
  for (int i = 0; i < 8; i++) number = number << 8 | ((const unsigned char *)word)[i];
  put(r, number);
}

static void put_point(row *r, uint64_t time_ns, double x, double y) {
  put(r, time_ns);
  put_reversed(r, &x);
  put_reversed(r, &y);
}

/* Of so many numbers, to be read as signed ones. */
static row signed_row(int count, const int *numbers) {
  row r = {{0}, 0};
  for (int i = 0; i < count; i++) put_signed(&r, numbers[i]);
  return r;
}

#define SIGNED(...) signed_row((int)(sizeof(int[]){__VA_ARGS__} / sizeof(int)), (int[]){__VA_ARGS__})

/* A host's relation to another recognizer. */
static row relation(int kind, int to) {
  row r = SIGNED(kind, to);
  put(&r, 0);
  put(&r, ALWAYS);
  return r;
}

static uint64_t order_of(uint32_t depth, uint32_t number) { return (uint64_t)(UINT32_MAX - depth) << 32 | (UINT32_MAX - number); }

/* The beginning of a recognizer's row in the arena: its order and three flags. */
static row member(uint32_t depth, uint32_t number, const char *flags) {
  row r = {{0}, 0};
  put(&r, order_of(depth, number));
  for (; *flags; flags++) r.bytes[r.count++] = (unsigned char)(*flags - '0');
  return r;
}

static void set_size(unsigned char *bytes, size_t size) {
  for (int i = 0; i < 4; i++) bytes[i] = (unsigned char)(size >> 8 * i);
}

/* The trace with `to` in place of so many bytes. */
static tape with(const tape *t, size_t place, size_t taken, row to) {
  tape result = {malloc(t->count + to.count), 0, t->count + to.count, 0};
  memcpy(result.bytes, t->bytes, place);
  memcpy(result.bytes + place, to.bytes, to.count);
  memcpy(result.bytes + place + to.count, t->bytes + place + taken, t->count - place - taken);
  result.count = t->count + to.count - taken;
  const unsigned char *size = t->bytes + HEAD;
  const size_t block = size[0] | (size_t)size[1] << 8 | (size_t)size[2] << 16;
  set_size(result.bytes + HEAD, block + to.count - taken);
  set_size(result.bytes + PAYLOAD + 1, block - 5 + to.count - taken);
  mend_checksums(&result);
  return result;
}

/* The trace with `from`, which stands there `count` times, replaced the first time. */
static tape changed(const tape *t, row from, row to, int count) {
  size_t found = 0;
  int times = 0;
  for (size_t i = PAYLOAD; i + from.count <= t->count; i++)
    if (memcmp(t->bytes + i, from.bytes, from.count) == 0 && times++ == 0) found = i;
  CHECK(count ? times == count : times > 0);
  if (!found) found = PAYLOAD + 5;
  return with(t, found, from.count, to);
}

typedef struct scene {
  tape t;
  kin_recognizer_id on_a[12];
  kin_event waiting[8];
  uint32_t waiting_count;
} scene;

static void nothing(kin_engine *engine, const kin_event *event, void *user_data) { (void)engine, (void)event, (void)user_data; }

static void feed_at(kin_engine *engine, uint64_t touch, kin_phase phase, uint64_t time_ns, double x, double y) {
  kin_touch_sample sample = touch_at(touch, phase, 0, x, y);
  sample.time_ns = time_ns;
  OK(kin_engine_feed(engine, &sample, 1));
}

static kin_view_id add_view(kin_engine *engine, kin_view_id parent, double x) {
  kin_view_options options;
  kin_view_id made;
  kin_view_options_init(&options);
  options.flags |= KIN_VIEW_WANTS_TOUCHES;
  options.frame.x = x;
  options.frame.width = options.frame.height = 300;
  OK(kin_view_add(engine, parent, &options, &made));
  return made;
}

static void add_recognizers(kin_engine *engine, scene *s) {
  static const char *classes[12] = {"long_press", "long_press", "tap", "tap", "tap", "tap", "pan", "tap", "pinch", "rotation", "manual", "pan"};
  const kin_view_id a = add_view(engine, 0, 0), b = add_view(engine, a, 0), c = add_view(engine, 0, 300);
  kin_recognizer_id *r = s->on_a;
  uint64_t action = 0;
  for (int i = 0; i < 12; i++) r[i] = attach(engine, a, classes[i]);
  for (int i = 0; i < 8; i++)
    if (i != 6) OK(kin_recognizer_set_number(engine, r[i], "allowable_movement", i < 2 || i == 7 ? 1000 : 5 * i - 5));
  OK(kin_recognizer_set_number(engine, r[1], "minimum_duration", 0.6));
  for (int i = 2; i < 8; i++)
    if (i != 6) OK(kin_recognizer_require_failure(engine, r[6], r[i]));
  for (int i = 2; i < 6; i++) OK(kin_recognizer_require_failure(engine, r[i], r[7]));
  OK(kin_recognizer_allow_simultaneous(engine, r[8], r[9], true));
  OK(kin_recognizer_set_prevention(engine, r[11], r[10], false));
  OK(kin_recognizer_set_prevention(engine, r[11], r[9], true));
  OK(kin_recognizer_set_number(engine, r[11], "minimum_touches", 3));
  OK(kin_recognizer_set_number(engine, attach(engine, b, "tap"), "allowable_movement", 1000));
  OK(kin_recognizer_set_number(engine, attach(engine, 0, "pan"), "minimum_touches", 3));
  OK(kin_recognizer_set_number(engine, attach(engine, c, "pan"), "minimum_touches", 3));
  for (int i = 0; i < ACTIONS; i++) {
    OK(kin_recognizer_add_action(engine, r[6], nothing, NULL, &action));
    OK(kin_recognizer_remove_action(engine, r[6], action));
  }
  OK(kin_recognizer_add_action(engine, r[6], nothing, NULL, &action));
  OK(kin_recognizer_add_action(engine, r[6], nothing, NULL, &action));
}

/* Two old taps; one finger that wanders, by which four taps fail one after the other, and one that rests beside. */
static scene record(void) {
  scene s;
  kin_engine *engine;
  const kin_event *events;
  memset(&s, 0, sizeof s);
  OK(kin_engine_create(NULL, &engine));
  add_recognizers(engine, &s);
  for (uint64_t i = 0; i < 2; i++) {
    feed_at(engine, 9, KIN_PHASE_BEGAN, 100000001 + i * 1000000000, 50.5 + 90 * (double)i, 60.25);
    feed_at(engine, 9, KIN_PHASE_ENDED, 140000001 + i * 1000000000, 50.5 + 90 * (double)i, 60.25);
  }
  OK(kin_engine_advance(engine, 2900000000));
  OK(kin_engine_poll(engine, &events, &s.waiting_count));
  feed_at(engine, 0x1111, KIN_PHASE_BEGAN, LANDED, 101.25, 77.5);
  feed_at(engine, 0x2222, KIN_PHASE_BEGAN, LANDED + 5000000, 401.25, 87.5);
  for (int i = 1; i <= 4; i++) feed_at(engine, 0x1111, KIN_PHASE_MOVED, LANDED + 10000000 * (uint64_t)i, 101.25 + 2 + 5 * i, 77.5);
  OK(kin_trace_start(engine, write_tape, &s.t));
  OK(kin_trace_stop(engine));
  OK(kin_engine_poll(engine, &events, &s.waiting_count));
  CHECK(s.waiting_count == 6);
  memcpy(s.waiting, events, 6 * sizeof *events);
  kin_engine_destroy(engine);
  return s;
}

static kin_result plays(kin_engine *engine, const tape *t) {
  kin_replay_report report;
  kin_replay_report_init(&report);
  return kin_trace_replay(engine, t->bytes, t->count, NULL, &report);
}

/* It is refused, and the trace as it was plays in the same engine. */
static void refused(const scene *s, row from, row to, int count) {
  tape t = changed(&s->t, from, to, count);
  kin_engine *engine = engine_for(&s->t);
  GIVES(KIN_ERROR_TRACE, plays(engine, &t));
  OK(plays(engine, &s->t));
  OK(kin_engine_check_invariants(engine));
  kin_engine_destroy(engine);
  free_tape(&t);
}

static row of_time(uint64_t time_ns) {
  row r = {{0}, 0};
  put(&r, time_ns);
  return r;
}

/* The numbers of two actions, and that there are no more. */
static row actions(uint64_t first, uint64_t second) {
  row r = {{0}, 0};
  put(&r, 1), put(&r, first), put(&r, 1), put(&r, second), put(&r, 0);
  return r;
}

/* The finger that rests: its view, whether it is down, where it moved last. */
static row resting(int is_down, double x) {
  row r = SIGNED(3);
  put(&r, (uint64_t)is_down);
  put_point(&r, LANDED + 5000000, x, 87.5);
  return r;
}

static row past(int first, int second) {
  row r = {{0}, 0};
  put_point(&r, LANDED + 10000000 * (uint64_t)first, 103.25 + 5 * first, 77.5);
  put_point(&r, LANDED + 10000000 * (uint64_t)second, 103.25 + 5 * second, 77.5);
  return r;
}

static row lifts(uint64_t first, uint64_t second) {
  row r = {{0}, 0};
  const uint64_t times[2] = {first, second};
  for (int i = 0; i < 2; i++) {
    put_point(&r, 140000001 + times[i] * 1000000000, 50.5 + 90 * (double)times[i], 60.25);
    put_signed(&r, 0), put(&r, 1);
  }
  return r;
}

static row touch_id(uint64_t id, uint64_t contact) {
  row r = {{0}, 0};
  put(&r, id), put(&r, contact);
  return r;
}

/* A timer: its deadline, and the number of its arming, or that of the timer of another deadline. The last that is
 * written of a deadline. */
static row timer(const tape *t, uint64_t deadline, uint64_t other) {
  row r = of_time(deadline);
  const row key = of_time(other);
  size_t i = t->count - key.count - 1;
  while (i > PAYLOAD && memcmp(t->bytes + i, key.bytes, key.count)) i--;
  CHECK(i > PAYLOAD);
  for (i += key.count; t->bytes[i] > 127; i++) r.bytes[r.count++] = t->bytes[i];
  r.bytes[r.count++] = t->bytes[i];
  return r;
}

/* A record that waits, and who sent it. */
static row waiting(const kin_event *event, uint32_t merged, int source) {
  row r = {{0}, 0};
  kin_event copy = *event;
  unsigned char words[offsetof(kin_event, user_data)]; /* what a trace has of it */
  copy.merged = merged;
  memcpy(words, &copy, sizeof words);
  for (size_t i = 0; i < sizeof words; i += 8) put_reversed(&r, words + i);
  put_signed(&r, source);
  return r;
}

/* MARK: Those that are decided */

/* Taps that fail one after the other while one finger wanders: the one that was added first, and the two that were
 * added last. Another one is gone, a pan waits for them, and they wait for a tap that goes on. */
static scene record_decided(void) {
  scene s;
  kin_engine *engine;
  memset(&s, 0, sizeof s);
  OK(kin_engine_create(NULL, &engine));
  kin_recognizer_id *r = s.on_a;
  for (int i = 0; i < 6; i++) r[i] = attach(engine, 0, i == 2 ? "pan" : "tap");
  OK(kin_recognizer_remove(engine, r[1]));
  OK(kin_recognizer_set_number(engine, r[3], "allowable_movement", 1000));
  OK(kin_recognizer_set_number(engine, r[2], "threshold", 1000));
  for (int i = 0; i < 6; i++) {
    if (i > 0 && i < 4) continue;
    OK(kin_recognizer_set_number(engine, r[i], "allowable_movement", 5 + 5 * i));
    OK(kin_recognizer_require_failure(engine, r[2], r[i]));
    OK(kin_recognizer_require_failure(engine, r[i], r[3]));
  }
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
  for (int i = 1; i <= 12; i++) OK(feed_one(engine, 1, KIN_PHASE_MOVED, 10 + 10 * (uint64_t)i, 100 + 3 * i, 100));
  OK(kin_trace_start(engine, write_tape, &s.t));
  OK(kin_trace_stop(engine));
  kin_engine_destroy(engine);
  return s;
}

/* How many there are, and who. */
static row decided(int first, int second, int third) {
  row r = {{0}, 0};
  put(&r, 3), put_signed(&r, first), put_signed(&r, second), put_signed(&r, third);
  return r;
}

static void those_that_are_decided(void) {
  TEST("Those that were added first and last may be decided, one that is gone may not") {
    scene s = record_decided();
    kin_engine_destroy(play_tape(&s.t, 0, NULL, NULL));
    refused(&s, decided(0, 4, 5), decided(0, 4, 1), 1);
    refused(&s, decided(0, 4, 5), decided(0, 1, 5), 1);
    refused(&s, decided(0, 4, 5), decided(0, 4, 3), 1);
    free_tape(&s.t);
  }
  TEST("Where there is one recognizer no other is named: each 0 becomes a list of the second") {
    scene s;
    kin_engine *engine;
    int refusals = 0;
    memset(&s, 0, sizeof s);
    OK(kin_engine_create(NULL, &engine));
    attach(engine, 0, "tap");
    OK(kin_trace_start(engine, write_tape, &s.t));
    OK(kin_trace_stop(engine));
    kin_engine_destroy(engine);
    const row second = {{1, 2}, 2};
    for (size_t i = PAYLOAD + 5; i < s.t.count; i++) {
      if (s.t.bytes[i] != 0) continue;
      tape t = with(&s.t, i, 1, second);
      engine = engine_for(&s.t);
      refusals += plays(engine, &t) == KIN_ERROR_TRACE;
      OK(kin_engine_check_invariants(engine));
      kin_engine_destroy(engine);
      free_tape(&t);
    }
    CHECK(refusals > 5);
    free_tape(&s.t);
  }
}

/* MARK: One that waits, and streams */

/* It is taken, as a state that an engine can have. */
static void taken(const scene *s, row from, row to) {
  tape t = changed(&s->t, from, to, 1);
  kin_engine *engine = engine_for(&s->t);
  OK(plays(engine, &t));
  OK(kin_engine_check_invariants(engine));
  kin_engine_destroy(engine);
  free_tape(&t);
}

/* A pan that has earned Began and waits for a manual recognizer. */
static scene record_waiting(void) {
  scene s;
  kin_engine *engine;
  memset(&s, 0, sizeof s);
  OK(kin_engine_create(NULL, &engine));
  const kin_recognizer_id pan = attach(engine, 0, "pan");
  OK(kin_recognizer_require_failure(engine, pan, attach(engine, 0, "manual")));
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
  for (int i = 1; i <= 4; i++) OK(feed_one(engine, 1, KIN_PHASE_MOVED, 10 + 10 * (uint64_t)i, 100 + 10 * i, 100));
  OK(kin_trace_start(engine, write_tape, &s.t));
  OK(kin_trace_stop(engine));
  kin_engine_destroy(engine);
  return s;
}

/* The row of the pan up to its state, and what it has earned. */
static row waiting_member(int state, int earned) {
  row r = member(0, 1, "100");
  put_signed(&r, state), put_signed(&r, earned), put_signed(&r, KIN_STATE_POSSIBLE);
  return r;
}

/* A class whose streams begin where a touch lands, and end where it moves to 200 or beyond. */
static void prepare_nothing(void *state) { (void)state; }

static kin_state report_each(void *state, const kin_step *step, kin_request *request) {
  (void)state;
  for (uint32_t i = 0; i < step->touch_count; i++) {
    const kin_touch *touch = step->touches[i];
    if (touch->changes == 0) continue;
    const kin_state next = touch->changes & KIN_CHANGE_BEGAN ? KIN_STATE_BEGAN : touch->x >= 200 ? KIN_STATE_ENDED : KIN_STATE_CHANGED;
    request->reports[request->report_count++] = (kin_report){.touch = i, .state = next, .x = touch->x, .y = touch->y};
  }
  return step->state == KIN_STATE_POSSIBLE ? KIN_STATE_BEGAN : step->state;
}

/* One stream goes on, one has ended while its finger is down; the host has heard all. */
static scene record_streams(void) {
  const kin_recognizer_class table = {
    .struct_size = sizeof table, .abi_level = KIN_ABI_LEVEL, .name = "test.streams", .summary = "Reports each touch.", .version = "1.0.0",
    .flags = KIN_CLASS_PER_TOUCH, .state_size = 8, .state_alignment = 8, .prepare = prepare_nothing, .step = report_each,
  };
  scene s;
  kin_engine *engine;
  const kin_event *events;
  memset(&s, 0, sizeof s);
  OK(kin_engine_create(NULL, &engine));
  OK(kin_recognizer_class_register(engine, &table));
  attach(engine, 0, "test.streams");
  for (uint64_t touch = 1; touch <= 2; touch++) OK(feed_one(engine, touch, KIN_PHASE_BEGAN, 10 * touch, 100, 60.5));
  for (uint64_t touch = 1; touch <= 2; touch++) OK(feed_one(engine, touch, KIN_PHASE_MOVED, 20 + 10 * touch, 40.25 + 80 * (double)touch, 60.5));
  OK(kin_engine_poll(engine, &events, &s.waiting_count));
  OK(kin_trace_start(engine, write_tape, &s.t));
  OK(kin_trace_stop(engine));
  kin_engine_destroy(engine);
  return s;
}

/* A stream: what the class has reported, what the host has heard, whether it is to hear more; and the report of a
 * touch at `x`. */
static row a_stream(int state, int told, int is_fresh, int touch, int reported, double x) {
  const double y = 60.5;
  row r = SIGNED(state, told);
  r.bytes[r.count++] = (unsigned char)is_fresh;
  r.bytes[r.count++] = 1;
  put(&r, (uint64_t)touch), put_signed(&r, reported), put(&r, 0), put(&r, 0);
  put_reversed(&r, &x), put_reversed(&r, &y);
  return r;
}

static void states_and_streams(void) {
  enum { POSSIBLE = KIN_STATE_POSSIBLE, BEGAN = KIN_STATE_BEGAN, CHANGED = KIN_STATE_CHANGED, ENDED = KIN_STATE_ENDED, CANCELLED = KIN_STATE_CANCELLED };
  scene waits = record_waiting(), s = record_streams();
  const row going_on = a_stream(CHANGED, CHANGED, 0, 0, CHANGED, 120.25), ended = a_stream(ENDED, ENDED, 0, 1, ENDED, 200.25);
  TEST("Who waits with what it has earned is not decided") {
    kin_engine_destroy(play_tape(&waits.t, 0, NULL, NULL));
    refused(&waits, waiting_member(POSSIBLE, CHANGED), waiting_member(BEGAN, CHANGED), 1);
    refused(&waits, waiting_member(POSSIBLE, CHANGED), waiting_member(ENDED, CHANGED), 1);
  }
  TEST("A snapshot with streams plays, also where one was cancelled before the host heard of it") {
    kin_engine_destroy(play_tape(&s.t, 0, NULL, NULL));
    taken(&s, going_on, a_stream(CANCELLED, POSSIBLE, 0, 0, CHANGED, 120.25));
  }
  TEST("A stream whose end the host has heard did not go on, ends no other way, and has nothing to say") {
    refused(&s, ended, a_stream(CHANGED, ENDED, 0, 1, ENDED, 200.25), 1);
    refused(&s, ended, a_stream(CANCELLED, ENDED, 0, 1, ENDED, 200.25), 1);
    refused(&s, ended, a_stream(ENDED, ENDED, 1, 1, ENDED, 200.25), 1);
  }
  TEST("A stream that is open for the host is open") {
    refused(&s, going_on, a_stream(POSSIBLE, CHANGED, 0, 0, CHANGED, 120.25), 1);
    refused(&s, going_on, a_stream(POSSIBLE, CHANGED, 1, 0, CHANGED, 120.25), 1);
    refused(&s, going_on, a_stream(ENDED, CHANGED, 0, 0, CHANGED, 120.25), 1);
  }
  TEST("A stream is at a place") {
    refused(&s, going_on, a_stream(CHANGED, CHANGED, 0, 0, CHANGED, (double)NAN), 1);
    refused(&s, going_on, a_stream(CHANGED, CHANGED, 0, 0, CHANGED, (double)INFINITY), 1);
  }
  free_tape(&waits.t);
  free_tape(&s.t);
}

int main(void) {
  scene s = record();
  const uint64_t now = LANDED + 40000000, deadline = LANDED + 500000000, later = LANDED + 600000000;
  TEST("The snapshot as it was plays") {
    kin_engine *engine = play_tape(&s.t, 0, NULL, NULL);
    kin_engine_destroy(engine);
  }
  TEST("Recognizers of a view in another order than that of adding")
    refused(&s, SIGNED(11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, -1), SIGNED(11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 0, 1, -1), 1);
  TEST("An order that is not that of the view's list") refused(&s, member(1, 3, "100"), member(1, 6, "100"), 1);
  TEST("An order of another depth than the view's") refused(&s, member(0, 14, "100"), member(1, 14, "100"), 1);
  TEST("Two recognizers at one place of the order") refused(&s, member(1, 15, "100"), member(1, 12, "100"), 1);
  TEST("An order behind the latest that was added") refused(&s, member(1, 15, "100"), member(1, 16, "100"), 1);
  TEST("One that is asked for requirements, without a hook or delegate") refused(&s, member(1, 12, "100"), member(1, 12, "101"), 1);
  TEST("Decided ones out of the order of deciding") refused(&s, SIGNED(2, 3, 4, 5), SIGNED(3, 2, 4, 5), 1);
  TEST("One that is decided twice") refused(&s, SIGNED(2, 3, 4, 5), SIGNED(2, 2, 4, 5), 1);
  TEST("A decided one that there is not") {
    for (int beyond = 15; beyond < 40; beyond++) refused(&s, SIGNED(2, 3, 4, 5), SIGNED(2, 3, 4, beyond), 1);
    refused(&s, SIGNED(2, 3, 4, 5), SIGNED(2, 3, 4, -1), 1);
  }
  TEST("Only one of two that may run beside each other") refused(&s, relation(1, 9), relation(2, 9), 1);
  TEST("One that may run beside itself") refused(&s, relation(1, 9), relation(1, 8), 1);
  TEST("The same requirement twice") refused(&s, relation(0, 5), relation(0, 2), 1);
  TEST("One that may and may not prevent another") refused(&s, relation(2, 9), relation(2, 10), 1);
  TEST("Actions out of the order of adding") refused(&s, actions(ACTIONS + 1, ACTIONS + 2), actions(ACTIONS + 2, ACTIONS + 1), 1);
  TEST("One action twice") refused(&s, actions(ACTIONS + 1, ACTIONS + 2), actions(ACTIONS + 1, ACTIONS + 1), 1);
  TEST("An action behind the latest that was added") refused(&s, actions(ACTIONS + 1, ACTIONS + 2), actions(ACTIONS + 1, ACTIONS + 3), 1);
  TEST("A touch that is down, and is not") refused(&s, resting(1, 401.25), resting(0, 401.25), 1);
  TEST("A touch that is not where its past ends") refused(&s, resting(1, 401.25), resting(1, 402.25), 1);
  TEST("A touch's past out of order") refused(&s, past(1, 2), past(2, 1), 1);
  TEST("Two touches of one id") refused(&s, touch_id(0x2222, 4), touch_id(0x1111, 4), 1);
  TEST("Contacts out of the order of landing") refused(&s, touch_id(0x2222, 4), touch_id(0x2222, 3), 1);
  TEST("Lifts out of order") refused(&s, lifts(1, 0), lifts(0, 1), 1);
  TEST("Two timers that were armed at once") refused(&s, timer(&s.t, deadline, deadline), timer(&s.t, deadline, later), 1);
  TEST("Two times of the snapshot") refused(&s, of_time(now), of_time(now + 1), 0);
  TEST("A record of a touch, filed under another") refused(&s, waiting(s.waiting, 0, 0), waiting(s.waiting, 0, 2), 1);
  TEST("A record of a touch, filed under a stream") refused(&s, waiting(s.waiting, 0, 0), waiting(s.waiting, 0, 1), 1);
  TEST("Records that stand for more than were sent") refused(&s, waiting(s.waiting + 1, 0, 2), waiting(s.waiting + 1, 99, 2), 1);
  TEST("Records out of sequence") refused(&s, waiting(s.waiting, 0, 0), waiting(s.waiting + 2, 0, 0), 1);
  free_tape(&s.t);
  those_that_are_decided();
  states_and_streams();
  return report();
}
