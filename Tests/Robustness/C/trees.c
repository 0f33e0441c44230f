/* The tree of views while fingers are down: views that go to another parent, who gets the touches of views below, the
 * units of a window that goes to another screen. */
#include "tape.h"
#include "world.h"

/* A replay of what was recorded comes to the same state. */
static void replays(kin_engine *engine, tape *t) {
  TEST("A replay does the same") {
    kin_engine *player;
    OK(kin_trace_stop(engine));
    player = engine_for(t);
    OK(kin_trace_replay(player, t->bytes, t->count, NULL, NULL));
    CHECK(hash_of(player) == hash_of(engine));
    kin_engine_destroy(player);
  }
  free_tape(t);
}

static kin_engine *record(tape *t) {
  kin_engine *engine;
  OK(kin_engine_create(NULL, &engine));
  OK(kin_trace_set_check_interval(engine, 1));
  OK(kin_trace_start(engine, write_tape, t));
  return engine;
}

static kin_view_id view_at(kin_engine *engine, kin_view_id parent, double x, kin_view_flags flags) {
  kin_view_options options;
  kin_view_id view = 0;
  kin_view_options_init(&options);
  options.frame = (kin_rect){x, 0, 100, 100};
  options.flags = flags;
  OK(kin_view_add(engine, parent, &options, &view));
  return view;
}

static kin_view_id parent_of(kin_engine *engine, kin_view_id view) {
  kin_view_id parent = 0;
  OK(kin_view_get_parent(engine, view, &parent));
  return parent;
}

static kin_view_id hit_at(kin_engine *engine, double x) {
  kin_view_id hit = 0;
  OK(kin_view_hit_test(engine, x, 50, &hit));
  return hit;
}

static void parents(void) {
  tape t = {0};
  kin_engine *engine = record(&t);
  const kin_view_id left = view_at(engine, 0, 0, 0), right = view_at(engine, 0, 200, 0);
  const kin_view_id card = view_at(engine, left, 0, 0), label = view_at(engine, card, 0, 0);
  kin_view_id found[4];
  kin_view_id root;
  uint32_t count;
  OK(kin_engine_root_view(engine, &root));
  TEST("The window has no parent, and what lies in it has the window") {
    CHECK(parent_of(engine, root) == 0 && parent_of(engine, left) == root && parent_of(engine, card) == left);
  }
  TEST("A view goes to another parent with all below it, in front of the children there") {
    const kin_view_id there = view_at(engine, right, 0, 0);
    CHECK(hit_at(engine, 50) == label && hit_at(engine, 250) == there);
    OK(kin_view_set_parent(engine, card, right));
    CHECK(parent_of(engine, card) == right && parent_of(engine, label) == card);
    CHECK(hit_at(engine, 50) == left && hit_at(engine, 250) == label);
    OK(kin_view_list_children(engine, right, found, 4, &count));
    CHECK(count == 2 && found[0] == card && found[1] == there);
    OK(kin_view_list_children(engine, left, found, 4, &count));
    CHECK(count == 0);
    OK(kin_engine_check_invariants(engine));
    OK(kin_view_set_parent(engine, there, right));
    OK(kin_view_list_children(engine, right, found, 4, &count));
    CHECK(count == 2 && found[0] == there);
    OK(kin_view_set_parent(engine, label, 0));
    CHECK(parent_of(engine, label) == root && hit_at(engine, 50) == label);
    OK(kin_view_set_parent(engine, label, card));
  }
  TEST("It does not go below itself, and the root goes nowhere") {
    REFUSED(engine, KIN_ERROR_INVALID, kin_view_set_parent(engine, card, card));
    REFUSED(engine, KIN_ERROR_INVALID, kin_view_set_parent(engine, card, label));
    REFUSED(engine, KIN_ERROR_INVALID, kin_view_set_parent(engine, 0, card));
    REFUSED(engine, KIN_ERROR_INVALID, kin_view_set_parent(engine, root, root));
  }
  TEST("A tree of a hundred views is turned upside down, one after another") {
    kin_view_id views[100];
    views[0] = view_at(engine, 0, 400, 0);
    for (int i = 1; i < 100; i++) views[i] = view_at(engine, views[i - 1], 0, 0);
    for (int i = 1; i < 100; i++) {
      OK(kin_view_set_parent(engine, views[i], 0));
      OK(kin_view_set_parent(engine, views[i - 1], views[i]));
    }
    CHECK(hit_at(engine, 50) != views[0]);
    CHECK(parent_of(engine, views[0]) == views[1] && parent_of(engine, views[99]) == root);
    OK(kin_engine_check_invariants(engine));
    REFUSED(engine, KIN_ERROR_INVALID, kin_view_set_parent(engine, views[99], views[0]));
    OK(kin_view_remove(engine, views[99]));
    GIVES(KIN_ERROR_STALE, kin_view_get_parent(engine, views[0], &root));
  }
  TEST("So many that hit tests go by boxes leave one parent for another, and are hit there") {
    kin_view_id views[300];
    for (int i = 0; i < 300; i++) {
      views[i] = view_at(engine, left, 0, 0);
      OK(kin_view_set_frame(engine, views[i], (kin_rect){i % 20 * 5.0, i / 20 * 5.0, 5, 5}));
    }
    for (int i = 0; i < 100; i++) CHECK(hit_at(engine, 2.5 + i % 20 * 5) == views[200 + i % 20]);
    for (int i = 0; i < 300; i += 2) OK(kin_view_set_parent(engine, views[i], right));
    for (int i = 0; i < 100; i++) {
      CHECK(hit_at(engine, 2.5 + i % 10 * 10) == left && hit_at(engine, 7.5 + i % 10 * 10) == views[201 + i % 10 * 2]);
      CHECK(hit_at(engine, 202.5 + i % 10 * 10) == views[200 + i % 10 * 2]);
    }
    OK(kin_engine_check_invariants(engine));
  }
  replays(engine, &t);
  kin_engine_destroy(engine);
}

typedef struct dragging {
  kin_view_id card, top, stack;
  kin_recognizer_id pan;
  int called;
} dragging;

static void lift_out(kin_engine *engine, const kin_event *event, void *user_data) {
  dragging *d = user_data;
  d->called++;
  if (event->state != KIN_STATE_BEGAN) return;
  OK(kin_view_set_parent(engine, d->card, d->top));
  /* It is not there before the step is over, but what comes next is judged as if it were. */
  CHECK(parent_of(engine, d->card) == d->stack);
  GIVES(KIN_ERROR_INVALID, kin_view_set_parent(engine, d->top, d->card));
  OK(kin_view_remove(engine, d->stack));
}

static void drags(void) {
  tape t = {0};
  kin_engine *engine = record(&t);
  dragging d = {0, 0, 0, 0, 0};
  uint64_t action;
  uint32_t count;
  kin_point translation;
  const kin_event *events;
  d.stack = view_at(engine, 0, 0, 0);
  d.card = view_at(engine, d.stack, 0, KIN_VIEW_WANTS_TOUCHES);
  d.top = view_at(engine, 0, 200, 0);
  d.pan = attach(engine, d.card, "pan");
  OK(kin_recognizer_add_action(engine, d.pan, lift_out, &d, &action));
  TEST("A card is taken out of its stack as its drag begins, and the stack goes: the drag goes on, and is heard") {
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 0, 50, 50));
    OK(feed_one(engine, 1, KIN_PHASE_MOVED, 10, 90, 50));
    GIVES(KIN_ERROR_STALE, kin_view_get_parent(engine, d.stack, &d.stack));
    CHECK(parent_of(engine, d.card) == d.top);
    OK(kin_engine_check_invariants(engine));
    OK(feed_one(engine, 1, KIN_PHASE_MOVED, 20, 130, 50));
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 30, 130, 50));
    CHECK(d.called == 3);
    OK(kin_engine_poll(engine, &events, &count));
    CHECK(count == 5 && events[0].phase == KIN_PHASE_BEGAN && events[1].phase == KIN_PHASE_CANCELLED && events[1].view == d.card);
    CHECK(events[2].state == KIN_STATE_BEGAN && events[3].state == KIN_STATE_CHANGED && events[4].state == KIN_STATE_ENDED);
    OK(kin_recognizer_remove_action(engine, d.pan, action));
  }
  TEST("A translation is asked for in the coordinates of a view that is scaled and turned") {
    OK(kin_view_set_transform(engine, d.top, (kin_transform){0, 2, -2, 0, 0, 0}));
    OK(feed_one(engine, 2, KIN_PHASE_BEGAN, 100, 150, 50));
    OK(feed_one(engine, 2, KIN_PHASE_MOVED, 110, 170, 58));
    OK(kin_recognizer_get_translation(engine, d.pan, 0, &translation));
    CHECK(translation.x == 20 && translation.y == 8);
    OK(kin_recognizer_get_translation(engine, d.pan, d.card, &translation));
    CHECK(translation.x == 4 && translation.y == -10);
    OK(feed_one(engine, 2, KIN_PHASE_ENDED, 120, 170, 58));
    OK(kin_view_set_transform(engine, d.top, (kin_transform){0, 0, 0, 0, 0, 0}));
    REFUSED(engine, KIN_ERROR_INVALID, kin_recognizer_get_translation(engine, d.pan, d.card, &translation));
  }
  replays(engine, &t);
  kin_engine_destroy(engine);
}

typedef struct rearranged {
  kin_view_id outer, inner, third, fourth;
} rearranged;

static void rearrange(kin_engine *engine, const kin_event *event, void *user_data) {
  const rearranged *r = user_data;
  (void)event;
  /* Each is judged as if those before it, of each view the latest, were carried out. */
  GIVES(KIN_ERROR_INVALID, kin_view_set_parent(engine, r->outer, r->inner));
  OK(kin_view_set_parent(engine, r->fourth, r->third));
  GIVES(KIN_ERROR_INVALID, kin_view_set_parent(engine, r->outer, r->inner));
  OK(kin_view_set_parent(engine, r->inner, 0));
  OK(kin_view_set_parent(engine, r->outer, r->inner));
  GIVES(KIN_ERROR_INVALID, kin_view_set_parent(engine, r->inner, r->outer));
  OK(kin_view_set_parent(engine, r->outer, r->fourth));
  GIVES(KIN_ERROR_INVALID, kin_view_set_parent(engine, r->third, r->outer));
  OK(kin_view_set_parent(engine, r->inner, r->outer));
}

static void rearranges(void) {
  TEST("Views that go to others from inside of a callback, several in a row: no circle, and each is where it was said last") {
    tape t = {0};
    kin_engine *engine = record(&t);
    rearranged r;
    uint64_t action;
    r.outer = view_at(engine, 0, 0, 0);
    r.inner = view_at(engine, r.outer, 0, 0);
    r.third = view_at(engine, 0, 0, 0);
    r.fourth = view_at(engine, 0, 0, 0);
    OK(kin_recognizer_add_action(engine, attach(engine, 0, "tap"), rearrange, &r, &action));
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 0, 5, 5));
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 10, 5, 5));
    CHECK(parent_of(engine, r.inner) == r.outer && parent_of(engine, r.outer) == r.fourth && parent_of(engine, r.fourth) == r.third);
    OK(kin_engine_check_invariants(engine));
    replays(engine, &t);
    kin_engine_destroy(engine);
  }
}

typedef struct removing {
  kin_view_id view;
  int heard;
} removing;

static void remove_view(kin_engine *engine, const kin_event *event, void *user_data) {
  const removing *r = user_data;
  if (event->state == KIN_STATE_ENDED) OK(kin_view_remove(engine, r->view));
}

static void count_heard(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine, (void)event;
  ((removing *)user_data)->heard++;
}

/* A tap on a view inside of `outer`, which the action of the tap on the view below may remove. */
static int heard_by_the_outer(bool removes) {
  kin_engine *engine;
  removing r = {0, 0};
  uint64_t action;
  OK(kin_engine_create(NULL, &engine));
  const kin_view_id outer = view_at(engine, 0, 0, 0), inner = view_at(engine, outer, 0, 0);
  const kin_recognizer_id second = attach(engine, outer, "tap"), first = attach(engine, inner, "tap"), last = attach(engine, 0, "tap");
  OK(kin_recognizer_allow_simultaneous(engine, first, second, true));
  OK(kin_recognizer_allow_simultaneous(engine, first, last, true));
  OK(kin_recognizer_allow_simultaneous(engine, second, last, true));
  r.view = outer;
  if (removes) OK(kin_recognizer_add_action(engine, first, remove_view, &r, &action));
  OK(kin_recognizer_add_action(engine, second, count_heard, &r, &action));
  OK(kin_recognizer_add_action(engine, last, count_heard, &r, &action));
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 0, 5, 5));
  OK(feed_one(engine, 1, KIN_PHASE_ENDED, 10, 5, 5));
  GIVES(removes ? KIN_ERROR_STALE : KIN_OK, kin_recognizer_set_enabled(engine, second, true));
  OK(kin_engine_check_invariants(engine));
  kin_engine_destroy(engine);
  return r.heard;
}

static void removes(void) {
  TEST("A view that an action removes: its recognizers stop calling back at once, all others go on") {
    CHECK(heard_by_the_outer(false) == 2);
    CHECK(heard_by_the_outer(true) == 1);
  }
}

static kin_view_id view_of_touch;

static kin_state look(void *state, const kin_step *step, kin_request *request) {
  (void)state, (void)request;
  view_of_touch = step->touches[0]->view;
  return step->down_count ? step->state : KIN_STATE_FAILED;
}

static void forget(void *state) { (void)state; }

static void hit_views(void) {
  kin_engine *engine;
  kin_recognizer_class looks;
  kin_recognizer_id recognizer;
  kin_touch touch;
  kin_recognizer_class_init(&looks);
  looks.name = "test.looks";
  looks.summary = "Looks at the view of its touch.";
  looks.version = "1";
  looks.state_size = 8;
  looks.state_alignment = 8;
  looks.prepare = forget;
  looks.step = look;
  OK(kin_engine_create(NULL, &engine));
  OK(kin_recognizer_class_register(engine, &looks));
  TEST("A class sees which view its touch hit, for the touch's life; 0 when that view is gone") {
    const kin_view_id outer = view_at(engine, 0, 0, 0), inner = view_at(engine, outer, 0, 0);
    recognizer = attach(engine, outer, "test.looks");
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 0, 50, 50));
    CHECK(view_of_touch == inner);
    OK(kin_recognizer_get_touch(engine, recognizer, 0, &touch));
    CHECK(touch.view == inner);
    OK(kin_view_set_parent(engine, inner, 0));
    OK(feed_one(engine, 1, KIN_PHASE_MOVED, 10, 500, 50));
    CHECK(view_of_touch == inner);
    OK(kin_view_remove(engine, inner));
    OK(feed_one(engine, 1, KIN_PHASE_MOVED, 20, 510, 50));
    CHECK(view_of_touch == 0);
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 30, 510, 50));
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 40, 50, 50));
    CHECK(view_of_touch == outer);
  }
  kin_engine_destroy(engine);
}

static void below_views(void) {
  tape t = {0};
  kin_engine *engine = record(&t);
  const kin_view_id button = view_at(engine, 0, 0, KIN_VIEW_WANTS_TOUCHES_BELOW), label = view_at(engine, button, 0, 0);
  const kin_event *events;
  uint32_t count;
  kin_contact contact;
  int data;
  OK(kin_view_set_user_data(engine, button, &data));
  TEST("Who asks for the touches of views below gets them with its own pointer; the contact has the view that was hit") {
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 0, 50, 50));
    OK(kin_engine_poll(engine, &events, &count));
    CHECK(count == 1 && events[0].view == button && events[0].user_data == &data && events[0].phase == KIN_PHASE_BEGAN);
    OK(kin_engine_list_contacts(engine, &contact, 1, &count));
    CHECK(count == 1 && contact.view == label);
  }
  TEST("That is decided at the landing") {
    OK(kin_view_set_flags(engine, button, 0, KIN_VIEW_WANTS_TOUCHES_BELOW));
    OK(feed_one(engine, 1, KIN_PHASE_MOVED, 10, 55, 50));
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 20, 55, 50));
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 30, 55, 50));
    OK(kin_engine_poll(engine, &events, &count));
    CHECK(count == 2 && events[1].phase == KIN_PHASE_ENDED);
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 40, 55, 50));
  }
  TEST("A trace that begins in the middle of such a touch plays on") {
    tape middle = {0};
    kin_engine *player;
    OK(kin_view_set_flags(engine, button, KIN_VIEW_WANTS_TOUCHES_BELOW, KIN_VIEW_WANTS_TOUCHES_BELOW));
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 50, 55, 50));
    OK(kin_trace_stop(engine));
    OK(kin_trace_start(engine, write_tape, &middle));
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 60, 55, 50));
    OK(kin_trace_stop(engine));
    player = engine_for(&middle);
    OK(kin_trace_replay(player, middle.bytes, middle.count, NULL, NULL));
    CHECK(hash_of(player) == hash_of(engine));
    OK(kin_engine_poll(player, &events, &count));
    CHECK(count > 0 && events[count - 1].phase == KIN_PHASE_ENDED && events[count - 1].view == button);
    kin_engine_destroy(player);
    free_tape(&middle);
    OK(kin_trace_start(engine, write_tape, &middle));
    OK(kin_trace_stop(engine));
    free_tape(&middle);
  }
  free_tape(&t);
  kin_engine_destroy(engine);
}

static bool says_no(kin_engine *engine, kin_view_id view, kin_recognizer_id recognizer, void *user_data) {
  (void)engine, (void)view, (void)recognizer;
  ++*(int *)user_data;
  return false;
}

static kin_state state_of(kin_engine *engine, kin_recognizer_id recognizer) {
  kin_state state = KIN_STATE_FAILED;
  OK(kin_recognizer_get_state(engine, recognizer, &state));
  return state;
}

/* The hit view is elsewhere by now: with the view that gets its touches goes what kept a gesture, and it is asked. */
static void asked_when_another_goes(void) {
  kin_engine *engine;
  int asked = 0;
  kin_view_delegate delegate;
  OK(kin_engine_create(NULL, &engine));
  const kin_view_id outer = view_at(engine, 0, 0, KIN_VIEW_WANTS_TOUCHES_BELOW), label = view_at(engine, outer, 0, 0);
  const kin_recognizer_id pan = attach(engine, label, "pan"), keeps = attach(engine, outer, "manual");
  kin_view_delegate_init(&delegate);
  delegate.gesture_should_begin = says_no;
  delegate.user_data = &asked;
  OK(kin_view_set_delegate(engine, label, &delegate));
  OK(kin_recognizer_require_failure(engine, pan, keeps));
  TEST("A view that was hit is asked although the one above, which got its touches, is removed") {
    kin_state earned;
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 0, 50, 50));
    OK(feed_one(engine, 1, KIN_PHASE_MOVED, 10, 90, 50));
    OK(kin_recognizer_get_pending_state(engine, pan, &earned));
    CHECK(earned == KIN_STATE_BEGAN && asked == 0);
    OK(kin_view_set_parent(engine, label, 0));
    OK(kin_view_remove(engine, outer));
    CHECK(asked == 1 && (state_of(engine, pan) == KIN_STATE_FAILED || state_of(engine, pan) == KIN_STATE_POSSIBLE));
    OK(kin_engine_check_invariants(engine));
  }
  kin_engine_destroy(engine);
}

static void units(void) {
  tape t = {0};
  kin_engine *engine = record(&t);
  const kin_recognizer_id pan = attach(engine, 0, "pan");
  double units = 0;
  TEST("The units of an inch are those of the options until they are set, and their range is the same") {
    OK(kin_engine_get_units_per_inch(engine, &units));
    CHECK(units == 163);
    REFUSED(engine, KIN_ERROR_RANGE, kin_engine_set_units_per_inch(engine, 0));
    REFUSED(engine, KIN_ERROR_RANGE, kin_engine_set_units_per_inch(engine, -1));
    REFUSED(engine, KIN_ERROR_RANGE, kin_engine_set_units_per_inch(engine, 1 / units * 0));
    REFUSED(engine, KIN_ERROR_RANGE, kin_engine_set_units_per_inch(engine, 2e9));
    OK(kin_engine_get_units_per_inch(engine, &units));
    CHECK(units == 163);
  }
  TEST("Thresholds scale with them from the next step on, also in the middle of a touch") {
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 0, 50, 50));
    OK(kin_engine_set_units_per_inch(engine, 652));
    OK(feed_one(engine, 1, KIN_PHASE_MOVED, 10, 85, 50));
    CHECK(state_of(engine, pan) == KIN_STATE_POSSIBLE);
    OK(kin_engine_set_units_per_inch(engine, 326));
    OK(feed_one(engine, 1, KIN_PHASE_MOVED, 20, 86, 50));
    CHECK(state_of(engine, pan) == KIN_STATE_BEGAN);
    OK(kin_engine_get_units_per_inch(engine, &units));
    CHECK(units == 326);
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 30, 86, 50));
  }
  TEST("So do the places of a series of taps") {
    kin_contact contact;
    uint32_t count;
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 1000, 0, 0));
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 1010, 0, 0));
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 1100, 80, 0));
    OK(kin_engine_list_contacts(engine, &contact, 1, &count));
    CHECK(contact.tap_count == 2);
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 1110, 80, 0));
    OK(kin_engine_set_units_per_inch(engine, 163));
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 1200, 160, 0));
    OK(kin_engine_list_contacts(engine, &contact, 1, &count));
    CHECK(contact.tap_count == 1);
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 1210, 160, 0));
  }
  TEST("And the lengths of the contact filter: a finger that comes back farther away is still the same") {
    kin_contact_filter filter;
    kin_contact contact;
    uint32_t count;
    kin_contact_filter_init(&filter);
    OK(kin_trace_stop(engine));
    OK(kin_engine_set_contact_filter(engine, &filter));
    OK(kin_engine_set_units_per_inch(engine, 326));
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 2000, 0, 0));
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 2010, 0, 0));
    OK(feed_one(engine, 2, KIN_PHASE_BEGAN, 2020, 50, 0));
    OK(kin_engine_list_contacts(engine, &contact, 1, &count));
    CHECK(count == 1 && contact.touch == 1);
    OK(feed_one(engine, 2, KIN_PHASE_CANCELLED, 2030, 50, 0));
    OK(kin_engine_set_contact_filter(engine, NULL));
  }
  TEST("A replay has them too") {
    kin_engine *player = engine_for(&t);
    double played = 0;
    OK(kin_trace_replay(player, t.bytes, t.count, NULL, NULL));
    OK(kin_engine_get_units_per_inch(player, &played));
    CHECK(played == 163 && state_of(player, pan) == KIN_STATE_POSSIBLE);
    kin_engine_destroy(player);
  }
  free_tape(&t);
  kin_engine_destroy(engine);
}

static void limits_of_fingers(void) {
  static const char *const classes[] = {"pinch", "rotation"};
  for (int which = 0; which < 2; which++) {
    kin_engine *engine;
    kin_recognizer_id two, three, any;
    OK(kin_engine_create(NULL, &engine));
    two = attach(engine, 0, classes[which]);
    three = attach(engine, 0, classes[which]);
    any = attach(engine, 0, classes[which]);
    OK(kin_recognizer_allow_simultaneous(engine, two, three, true));
    OK(kin_recognizer_allow_simultaneous(engine, two, any, true));
    OK(kin_recognizer_allow_simultaneous(engine, three, any, true));
    OK(kin_recognizer_set_number(engine, two, "maximum_touches", 2));
    OK(kin_recognizer_set_number(engine, three, "maximum_touches", 3));
    TEST("More fingers than the maximum fail a pinch and a rotation before they begin; without one they are ignored") {
      OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 0, 100, 100));
      OK(feed_one(engine, 2, KIN_PHASE_BEGAN, 0, 200, 100));
      OK(feed_one(engine, 3, KIN_PHASE_BEGAN, 10, 300, 100));
      OK(feed_one(engine, 4, KIN_PHASE_BEGAN, 20, 400, 100));
      for (int i = 1; i <= 20; i++) {
        kin_touch_sample both[2];
        both[0] = touch_at(1, KIN_PHASE_MOVED, 20 + 10 * (uint64_t)i, 100 - 2 * i, 100 - 4 * i);
        both[1] = touch_at(2, KIN_PHASE_MOVED, 20 + 10 * (uint64_t)i, 200 + 2 * i, 100 + 4 * i);
        OK(kin_engine_feed(engine, both, 2));
      }
      CHECK(state_of(engine, two) == KIN_STATE_FAILED || state_of(engine, two) == KIN_STATE_POSSIBLE);
      CHECK(state_of(engine, three) == KIN_STATE_FAILED || state_of(engine, three) == KIN_STATE_POSSIBLE);
      CHECK(state_of(engine, any) == KIN_STATE_CHANGED);
      for (uint64_t touch = 1; touch <= 4; touch++) OK(feed_one(engine, touch, KIN_PHASE_ENDED, 300, 100, 100));
    }
    TEST("As many as the maximum do not, and one that joins what has begun is ignored") {
      uint32_t count;
      OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 1000, 100, 100));
      OK(feed_one(engine, 2, KIN_PHASE_BEGAN, 1000, 200, 100));
      OK(feed_one(engine, 3, KIN_PHASE_BEGAN, 1010, 300, 100));
      for (int i = 1; i <= 20; i++) {
        kin_touch_sample both[2];
        both[0] = touch_at(1, KIN_PHASE_MOVED, 1020 + 10 * (uint64_t)i, 100 - 2 * i, 100 - 4 * i);
        both[1] = touch_at(2, KIN_PHASE_MOVED, 1020 + 10 * (uint64_t)i, 200 + 2 * i, 100 + 4 * i);
        OK(kin_engine_feed(engine, both, 2));
      }
      CHECK(state_of(engine, two) != KIN_STATE_CHANGED && state_of(engine, three) == KIN_STATE_CHANGED);
      OK(kin_recognizer_get_touch_count(engine, three, &count));
      CHECK(count == 2);
      OK(feed_one(engine, 4, KIN_PHASE_BEGAN, 1230, 400, 100));
      CHECK(state_of(engine, three) == KIN_STATE_CHANGED);
      for (uint64_t touch = 1; touch <= 4; touch++) OK(feed_one(engine, touch, KIN_PHASE_ENDED, 1300, 100, 100));
    }
    kin_engine_destroy(engine);
  }
}

int main(void) {
  parents();
  drags();
  rearranges();
  removes();
  hit_views();
  below_views();
  asked_when_another_goes();
  units();
  limits_of_fingers();
  return report();
}
