/* after_a_tap.c: what lands after a tap, as a host sees it: taps by turns, a view's gesture_should_begin, a class that
 * is asked whether it goes on, and a delegate that is asked about each landing once. */
#include "test.h"

#define MS 1000000u

static kin_engine *engine;
static uint64_t now_ns;
static int asked, steps_by_timer, received;
static kin_touch shown;

static kin_recognizer_id add(const char *class_name) {
  kin_recognizer_id id = 0;
  OK(kin_recognizer_add(engine, 0, class_name, &id));
  return id;
}

static void begin(void) {
  now_ns = 0;
  asked = steps_by_timer = received = 0;
  OK(kin_engine_create(NULL, &engine));
}

static void end(void) {
  OK(kin_engine_check_invariants(engine));
  kin_engine_destroy(engine);
}

static kin_touch_sample sample(uint64_t touch, kin_phase phase, double x) {
  return (kin_touch_sample){.touch = touch, .time_ns = now_ns, .x = x, .y = 100, .phase = phase};
}

static void feed(uint64_t touch, kin_phase phase, double x) {
  const kin_touch_sample one = sample(touch, phase, x);
  OK(kin_engine_feed(engine, &one, 1));
}

static void tap(double x) {
  feed(1, KIN_PHASE_BEGAN, x);
  now_ns += 40 * MS;
  feed(1, KIN_PHASE_ENDED, x);
}

/* How many records of gestures in this state a recognizer has sent since the last call. */
static int count_of(kin_recognizer_id id, kin_state state) {
  const kin_event *events;
  uint32_t count = 0;
  int found = 0;
  OK(kin_engine_poll(engine, &events, &count));
  for (uint32_t i = 0; i < count; i++) found += events[i].type == KIN_EVENT_GESTURE && events[i].recognizer == id && events[i].state == state;
  return found;
}

static kin_recognizer_id single_and_double(void) {
  const kin_recognizer_id one = add(KIN_TAP), two = add(KIN_TAP);
  OK(kin_recognizer_set_number(engine, two, KIN_TAP_TAPS_REQUIRED, 2));
  OK(kin_recognizer_require_failure(engine, one, two));
  return one;
}

/* Twenty taps at two places, with so many milliseconds between lift and landing; 0: in one feed. */
static int taps_by_turns(uint64_t gap) {
  begin();
  const kin_recognizer_id one = single_and_double();
  add(KIN_LONG_PRESS), add(KIN_PINCH), add(KIN_PAN);
  for (int i = 0; i < 20; i++) {
    const double place = i % 2 ? 300 : 80;
    const kin_touch_sample landing = sample((uint64_t)(1 + i % 2), KIN_PHASE_BEGAN, place);
    if (gap == 0 && i > 0) {
      const kin_touch_sample both[] = {landing, sample((uint64_t)(2 - i % 2), KIN_PHASE_ENDED, i % 2 ? 80 : 300)};
      OK(kin_engine_feed(engine, both, 2));
    } else {
      OK(kin_engine_feed(engine, &landing, 1));
    }
    now_ns += 40 * MS;
    if (gap > 0 || i == 19) feed((uint64_t)(1 + i % 2), KIN_PHASE_ENDED, place);
    now_ns += gap * MS;
  }
  OK(kin_engine_advance(engine, now_ns + 2000 * MS));
  const int found = count_of(one, KIN_STATE_ENDED);
  end();
  return found;
}

typedef struct pair {
  double x;
  uint64_t lifts;
} pair;

static void prepare(void *state) { *(pair *)state = (pair){0, 0}; }

static kin_state step(void *state, const kin_step *input, kin_request *request) {
  pair *self = state;
  if (input->flags & KIN_STEP_TIMER) {
    steps_by_timer++;
    CHECK(input->touch_count == 0 && request->deadline_ns == 5000 * (uint64_t)MS);
    return KIN_STATE_FAILED;
  }
  request->deadline_ns = 5000 * (uint64_t)MS;
  for (uint32_t i = 0; i < input->touch_count; i++) {
    if (input->touches[i]->changes & KIN_CHANGE_BEGAN) self->x = input->touches[i]->start_x;
    if (input->touches[i]->changes & KIN_CHANGE_ENDED) self->lifts++;
  }
  return self->lifts == 2 ? KIN_STATE_ENDED : KIN_STATE_POSSIBLE;
}

static bool continues_with(const void *state, const kin_step *landing) {
  asked++;
  CHECK(landing->touch_count == 1 && landing->down_count == 1 && landing->changes == KIN_CHANGE_BEGAN);
  CHECK(landing->time_ns == now_ns && landing->state == KIN_STATE_POSSIBLE && landing->scale == 1);
  shown = *landing->touches[0];
  CHECK(shown.history_count == 1 && shown.history[0].x == shown.x);
  return fabs(((const pair *)state)->x - shown.x) <= 50;
}

static const kin_recognizer_class pair_class = {
  .struct_size = sizeof(kin_recognizer_class), .abi_level = KIN_ABI_LEVEL, .name = "com.example.pair", .summary = "Two lifts.", .version = "1.0.0",
  .state_size = sizeof(pair), .state_alignment = 8, .prepare = prepare, .step = step, .continues_with = continues_with};

static bool receive(kin_engine *e, kin_recognizer_id recognizer, const kin_touch_sample *touch, void *user_data) {
  return (void)e, (void)recognizer, (void)user_data, received++, touch->y < 1000;
}

static bool say_no(kin_engine *e, kin_view_id view, kin_recognizer_id recognizer, void *user_data) {
  return (void)e, (void)view, (void)recognizer, ++*(int *)user_data, false;
}

static void a_class_is_asked(void) {
  begin();
  OK(kin_recognizer_class_register(engine, &pair_class));
  const kin_recognizer_id two = add("com.example.pair"), one = add(KIN_TAP);
  OK(kin_recognizer_require_failure(engine, one, two));
  const kin_recognizer_delegate delegate = {.struct_size = sizeof delegate, .should_receive_touch = receive};
  OK(kin_recognizer_set_delegate(engine, two, &delegate));
  tap(80);
  CHECK(asked == 0 && received == 1);
  now_ns += 100 * MS;
  tap(300);
  CHECK(asked == 1 && steps_by_timer == 1 && received == 2 && shown.x == 300 && shown.contact == 2);
  CHECK(count_of(one, KIN_STATE_ENDED) == 1);
  now_ns += 100 * MS;
  tap(310);
  CHECK(asked == 2 && steps_by_timer == 1 && received == 3);
  CHECK(count_of(two, KIN_STATE_ENDED) == 1);
  end();
}

static bool contains_and_adds(kin_engine *e, kin_view_id view, double x, double y, void *user_data) {
  int *questions = user_data;
  kin_recognizer_id more = 0;
  (void)x, (void)y;
  for (int i = 0; i < 40 && *questions > 0; i++) OK(kin_recognizer_add(e, view, "com.example.pair", &more));
  return ++*questions > 0;
}

/* The class is another one than the library's, which are asked in another way. */
static void a_view_is_asked_where_it_lands_and_adds_recognizers(void) {
  int questions = 0;
  begin();
  OK(kin_recognizer_class_register(engine, &pair_class));
  kin_view_id view = 0;
  kin_recognizer_id pair_of_taps = 0;
  kin_view_options options;
  kin_view_options_init(&options);
  options.frame.width = options.frame.height = 400;
  OK(kin_view_add(engine, 0, &options, &view));
  OK(kin_recognizer_add(engine, view, "com.example.pair", &pair_of_taps));
  const kin_view_delegate delegate = {.struct_size = sizeof delegate, .contains_point = contains_and_adds, .user_data = &questions};
  OK(kin_view_set_delegate(engine, view, &delegate));
  tap(80);
  CHECK(questions == 1 && asked == 0);
  now_ns += 100 * MS;
  tap(300);
  CHECK(questions == 3 && asked == 1 && steps_by_timer == 1);
  end();
}

static void views_are_asked_about_what_takes_their_touches(void) {
  int questions = 0;
  begin();
  kin_view_id view = 0;
  kin_recognizer_id id = 0;
  OK(kin_view_add(engine, 0, NULL, &view));
  OK(kin_recognizer_add(engine, view, KIN_TAP, &id));
  const kin_view_delegate delegate = {.struct_size = sizeof delegate, .gesture_should_begin = say_no, .user_data = &questions};
  OK(kin_view_set_delegate(engine, view, &delegate));
  tap(80);
  CHECK(questions == 1 && count_of(id, KIN_STATE_ENDED) == 0);
  OK(kin_recognizer_set_number(engine, id, "cancels_touches_in_view", 0));
  now_ns += 1000 * MS;
  tap(80);
  CHECK(questions == 1 && count_of(id, KIN_STATE_ENDED) == 1);
  OK(kin_recognizer_set_number(engine, id, "cancels_touches_in_view", 1));
  OK(kin_recognizer_set_number(engine, id, "observe_only", 1));
  now_ns += 1000 * MS;
  tap(80);
  CHECK(questions == 1 && count_of(id, KIN_STATE_ENDED) == 1);
  end();
}

int main(void) {
  TEST("Twenty quick taps at two places by turns are twenty, at every interval") {
    for (uint64_t gap = 0; gap <= 1000; gap += 25) CHECK(taps_by_turns(gap) == 20);
  }
  TEST("A class with continues_with is asked once about what it would take, and ends before it lands") { a_class_is_asked(); }
  TEST("A view is asked once where a touch is about to land, and once where it lands, and may add recognizers") {
    a_view_is_asked_where_it_lands_and_adds_recognizers();
  }
  TEST("A view is asked about gestures that would take its touches, and about no others") { views_are_asked_about_what_takes_their_touches(); }
  return report();
}
