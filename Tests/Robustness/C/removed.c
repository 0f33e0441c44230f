/* removed.c: a host frees what its pointers point to where it removes a view or a recognizer: nothing gives them back
 * after that. */
#include "world.h"

/* A thing on the screen: its view and recognizers have it as their user data, and their delegates too. */
typedef struct photo {
  kin_view_id view;
  kin_recognizer_id pan, pinch, manual;
  bool is_gone;
} photo;

/* Records and questions that had the pointer of one that was gone, and records of the engine's callback that had it
 * when it was not. */
static int faults, while_there, cancelled;

static bool asks(kin_engine *engine, kin_recognizer_id recognizer, void *user_data) {
  (void)engine, (void)recognizer;
  faults += ((photo *)user_data)->is_gone;
  return true;
}

static bool contains(kin_engine *engine, kin_view_id view, double x, double y, void *user_data) {
  (void)engine, (void)view, (void)x, (void)y;
  faults += ((photo *)user_data)->is_gone;
  return true;
}

static bool lets_begin(kin_engine *engine, kin_view_id view, kin_recognizer_id recognizer, void *user_data) {
  (void)engine, (void)view, (void)recognizer;
  faults += ((photo *)user_data)->is_gone;
  return true;
}

static photo make_photo(const world *w, photo *self) {
  kin_view_options options;
  kin_recognizer_delegate delegate;
  kin_view_delegate of_view;
  photo made = {0};
  kin_recognizer_delegate_init(&delegate);
  kin_view_delegate_init(&of_view);
  kin_view_options_init(&options);
  options.flags |= KIN_VIEW_WANTS_TOUCHES | KIN_VIEW_MULTIPLE_TOUCH;
  OK(kin_view_add(w->engine, w->root, &options, &made.view));
  made.pan = attach(w->engine, made.view, "pan");
  made.pinch = attach(w->engine, made.view, "pinch");
  made.manual = attach(w->engine, made.view, "manual");
  OK(kin_recognizer_allow_simultaneous(w->engine, made.pan, made.pinch, true));
  OK(kin_recognizer_allow_simultaneous(w->engine, made.pan, made.manual, true));
  OK(kin_recognizer_set_number(w->engine, made.pan, "cancels_touches_in_view", 0));
  OK(kin_recognizer_set_number(w->engine, made.pinch, "cancels_touches_in_view", 0));
  delegate.user_data = of_view.user_data = self;
  delegate.should_begin = asks;
  of_view.contains_point = contains;
  of_view.gesture_should_begin = lets_begin;
  OK(kin_view_set_user_data(w->engine, made.view, self));
  OK(kin_view_set_delegate(w->engine, made.view, &of_view));
  OK(kin_recognizer_set_user_data(w->engine, made.pan, self));
  OK(kin_recognizer_set_user_data(w->engine, made.pinch, self));
  OK(kin_recognizer_set_user_data(w->engine, made.manual, self));
  OK(kin_recognizer_set_delegate(w->engine, made.pan, &delegate));
  OK(kin_recognizer_set_delegate(w->engine, made.pinch, &delegate));
  OK(kin_recognizer_set_delegate(w->engine, made.manual, &delegate));
  return made;
}

static photo here;

static void hear(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine, (void)user_data;
  if (event->user_data == &here && here.is_gone) faults++;
  if (event->user_data == &here && !here.is_gone) while_there++;
  if (event->type == KIN_EVENT_GESTURE && event->state == KIN_STATE_CANCELLED) cancelled++;
}

static void remove_view(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)event, (void)user_data;
  if (here.is_gone) return;
  OK(kin_recognizer_propose(engine, here.manual, KIN_STATE_BEGAN));
  OK(kin_view_remove(engine, here.view));
  here.is_gone = true;
}

static void remove_pinch(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)event, (void)user_data;
  if (here.is_gone) return;
  OK(kin_recognizer_remove(engine, here.pinch));
  OK(kin_recognizer_remove(engine, here.pan));
  OK(kin_recognizer_remove(engine, here.manual));
  OK(kin_view_set_user_data(engine, here.view, NULL));
  OK(kin_view_set_delegate(engine, here.view, NULL));
  here.is_gone = true;
}

/* Two fingers spread until the pinch and the pan have begun, and lift. */
static void spread(kin_engine *engine) {
  kin_touch_sample samples[2] = {touch_at(1, KIN_PHASE_BEGAN, 0, 100, 100), touch_at(2, KIN_PHASE_BEGAN, 0, 200, 100)};
  OK(kin_engine_feed(engine, samples, 2));
  for (uint64_t i = 1; i <= 20; i++) {
    samples[0] = touch_at(1, KIN_PHASE_MOVED, 10 * i, 100 + 1 * (double)i, 100 + 5 * (double)i);
    samples[1] = touch_at(2, KIN_PHASE_MOVED, 10 * i, 200 + 6 * (double)i, 100 + 5 * (double)i);
    OK(kin_engine_feed(engine, samples, 2));
  }
  samples[0].phase = samples[1].phase = KIN_PHASE_ENDED;
  OK(kin_engine_feed(engine, samples, 2));
}

static world begin(void) {
  world w = {0};
  OK(kin_engine_create(NULL, &w.engine));
  OK(kin_engine_root_view(w.engine, &w.root));
  faults = while_there = cancelled = 0;
  here.is_gone = false;
  here = make_photo(&w, &here);
  OK(kin_engine_set_explain(w.engine, true));
  return w;
}

static void check_rest(const kin_event *events, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) CHECK(events[i].user_data == NULL);
}

static void in_a_handler(kin_event_callback remove, bool by_callback) {
  world w = begin();
  const kin_event *events;
  uint32_t count;
  OK(kin_recognizer_add_action(w.engine, here.pan, remove, NULL, &(uint64_t){0}));
  if (by_callback) OK(kin_engine_set_event_callback(w.engine, hear, NULL));
  spread(w.engine);
  CHECK(here.is_gone && faults == 0);
  if (by_callback) CHECK(while_there > 0 && cancelled > 0);
  OK(kin_engine_poll(w.engine, &events, &count));
  CHECK(count > 0);
  check_rest(events, count);
  kin_engine_destroy(w.engine);
}

static void removes_another(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)user_data;
  if (event->phase == KIN_PHASE_BEGAN && event->type == KIN_EVENT_VIEW_TOUCH && event->view == here.view) {
    OK(kin_view_remove(engine, here.view));
    here.is_gone = true;
  }
}

/* Asked where a touch lands: takes the photo away, which lies behind it, and does not have the point. */
static bool removes_what_is_behind(kin_engine *engine, kin_view_id view, double x, double y, void *user_data) {
  (void)view, (void)x, (void)y, (void)user_data;
  if (here.is_gone) return false;
  OK(kin_view_remove(engine, here.view));
  here.is_gone = true;
  return false;
}

int main(void) {
  TEST("A handler removes a view and frees what its pointers point to: no later record has them, no delegate is asked") {
    in_a_handler(remove_view, true);
    in_a_handler(remove_view, false);
  }
  TEST("The same of recognizers") {
    in_a_handler(remove_pinch, true);
    in_a_handler(remove_pinch, false);
  }
  TEST("A view that is removed by a record of its own touch") {
    world w = begin();
    OK(kin_engine_set_event_callback(w.engine, removes_another, NULL));
    spread(w.engine);
    CHECK(here.is_gone && faults == 0);
    kin_engine_destroy(w.engine);
  }
  TEST("Outside of callbacks: records sent by the removal have the pointers, those polled after it have not, lent ones neither") {
    world w = begin();
    const kin_event *events;
    uint32_t count, with = 0;
    kin_touch_sample sample = touch_at(1, KIN_PHASE_BEGAN, 0, 100, 100);
    OK(kin_engine_feed(w.engine, &sample, 1));
    sample = touch_at(1, KIN_PHASE_MOVED, 10, 150, 100);
    OK(kin_engine_feed(w.engine, &sample, 1));
    OK(kin_engine_poll(w.engine, &events, &count));
    for (uint32_t i = 0; i < count; i++) with += events[i].user_data == &here;
    CHECK(with > 1);
    OK(kin_recognizer_remove(w.engine, here.pinch));
    sample = touch_at(1, KIN_PHASE_MOVED, 20, 160, 100);
    OK(kin_engine_feed(w.engine, &sample, 1));
    OK(kin_engine_poll(w.engine, &events, &count));
    with = 0;
    for (uint32_t i = 0; i < count; i++) with += events[i].user_data == &here;
    CHECK(with > 0 && with < count);
    OK(kin_engine_set_event_callback(w.engine, hear, NULL));
    while_there = 0;
    OK(kin_view_remove(w.engine, here.view));
    here.is_gone = true;
    CHECK(while_there > 1 && cancelled == 1 && faults == 0);
    OK(kin_engine_poll(w.engine, &events, &count));
    CHECK(count > 1);
    check_rest(events, count);
    kin_engine_destroy(w.engine);
  }
  TEST("The rest of a poll has no pointer of what is removed meanwhile, and keeps those of others") {
    world w = begin();
    int others = 0;
    const kin_event *events;
    uint32_t count, gone = 0, kept = 0;
    const kin_recognizer_id root = attach(w.engine, w.root, "press");
    OK(kin_recognizer_set_user_data(w.engine, root, &others));
    spread(w.engine);
    OK(kin_engine_poll(w.engine, &events, &count));
    OK(kin_view_remove(w.engine, here.view));
    for (uint32_t i = 0; i < count; i++) {
      gone += events[i].user_data == &here;
      kept += events[i].user_data == &others;
    }
    CHECK(count > 10 && gone == 0 && kept > 0);
    kin_engine_destroy(w.engine);
  }
  TEST("What goes with a view is decided in the fixed order: the deepest first, whoever was added first") {
    world w = {0};
    kin_view_id outer, inner;
    const kin_event *events;
    uint32_t count;
    OK(kin_engine_create(NULL, &w.engine));
    OK(kin_view_add(w.engine, 0, NULL, &outer));
    OK(kin_view_add(w.engine, outer, NULL, &inner));
    const kin_recognizer_id first = attach(w.engine, outer, "pan"), second = attach(w.engine, inner, "pan");
    OK(kin_engine_set_explain(w.engine, true));
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 0, 100, 100));
    OK(kin_view_remove(w.engine, outer));
    OK(kin_engine_poll(w.engine, &events, &count));
    CHECK(count == 2 && events[0].recognizer == second && events[1].recognizer == first);
    CHECK(events[0].reason == KIN_REASON_REMOVED && events[1].reason == KIN_REASON_REMOVED);
    kin_engine_destroy(w.engine);
  }
  TEST("A pointer that a host sets to null goes from records that wait; another one that it sets concerns later records") {
    world w = begin();
    int other = 0;
    const kin_event *events;
    uint32_t count, of_pan = 0, of_pinch = 0, of_view = 0;
    spread(w.engine);
    OK(kin_recognizer_set_user_data(w.engine, here.pan, NULL));
    OK(kin_view_set_user_data(w.engine, here.view, NULL));
    OK(kin_recognizer_set_user_data(w.engine, here.pinch, &other));
    OK(kin_engine_poll(w.engine, &events, &count));
    for (uint32_t i = 0; i < count; i++) {
      of_pan += events[i].recognizer == here.pan && events[i].user_data;
      of_pinch += events[i].recognizer == here.pinch && events[i].user_data == &here;
      of_view += events[i].recognizer == 0 && events[i].user_data;
    }
    CHECK(of_pan == 0 && of_view == 0 && of_pinch > 0);
    kin_engine_destroy(w.engine);
  }
  TEST("A view that is removed where a touch is about to land is not asked about the next one of that feed") {
    world w = begin();
    kin_view_id front;
    kin_view_delegate delegate;
    kin_touch_sample samples[2] = {touch_at(1, KIN_PHASE_BEGAN, 0, 100, 100), touch_at(2, KIN_PHASE_BEGAN, 0, 200, 100)};
    OK(kin_view_add(w.engine, w.root, NULL, &front));
    kin_view_delegate_init(&delegate);
    delegate.contains_point = removes_what_is_behind;
    OK(kin_view_set_delegate(w.engine, front, &delegate));
    OK(kin_engine_feed(w.engine, samples, 2));
    CHECK(here.is_gone && faults == 0);
    kin_engine_destroy(w.engine);
  }
  return report();
}
