/* Records on their way to a host that polls seldom, or has a callback too: none is lost without notice, and a
 * replay has all of them. */
#include "tape.h"
#include "world.h"

enum { LEAST = 64, MOVES = 1000 };

/* What a host has got: how many records, how many these stand for, and the number of the last. */
typedef struct taken {
  uint64_t count, stands, last;
  bool has_gap;
} taken;

static void take(taken *t, const kin_event *event) {
  if (event->sequence != t->last + 1 + event->merged) t->has_gap = true;
  t->count++;
  t->stands += UINT64_C(1) + event->merged;
  t->last = event->sequence;
}

static void hear(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine;
  CHECK(event->merged == 0);
  take(user_data, event);
}

static uint64_t lost_by(kin_engine *engine) {
  uint64_t lost = 0;
  OK(kin_engine_get_lost_events(engine, &lost));
  return lost;
}

/* Polls, and checks that records, merged and lost ones add up to all that were sent. */
static uint32_t poll_into(kin_engine *engine, taken *t) {
  const kin_event *events;
  uint32_t count;
  const uint64_t before = t->last, stood = t->stands;
  OK(kin_engine_poll(engine, &events, &count));
  for (uint32_t i = 0; i < count; i++) take(t, events + i);
  if (count) CHECK(t->last - before == t->stands - stood + lost_by(engine));
  return count;
}

static kin_engine *make_small(const char *class_name, kin_recognizer_id *out_recognizer) {
  kin_engine_options options;
  kin_engine *engine;
  kin_engine_options_init(&options);
  options.event_capacity = LEAST;
  options.touch_capacity = 2;
  OK(kin_engine_create(&options, &engine));
  *out_recognizer = attach(engine, 0, class_name);
  return engine;
}

static void drag(kin_engine *engine, uint64_t start, int moves) {
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, start, 10, 10));
  for (int i = 1; i <= moves; i++) OK(feed_one(engine, 1, KIN_PHASE_MOVED, start + (uint64_t)i, 10 + 20 * i, 10));
  OK(feed_one(engine, 1, KIN_PHASE_ENDED, start + (uint64_t)moves + 1, 10 + 20 * moves, 10));
}

static void one_who_polls_at_the_end(const char *class_name) {
  kin_recognizer_id pan;
  kin_engine *engine = make_small(class_name, &pan);
  taken polled = {0};
  const kin_event *events;
  uint32_t count;
  drag(engine, 0, MOVES);
  drag(engine, 5000, MOVES);
  OK(kin_engine_poll(engine, &events, &count));
  for (uint32_t i = 0; i < count; i++) {
    take(&polled, events + i);
    if (events[i].merged) CHECK(events[i].state == KIN_STATE_CHANGED && events[i].from == (i ? events[i - 1].state : KIN_STATE_POSSIBLE));
  }
  CHECK(count <= LEAST && !polled.has_gap && polled.stands == polled.last && polled.stands > 2 * MOVES && lost_by(engine) == 0);
  OK(kin_engine_check_invariants(engine));
  kin_engine_destroy(engine);
}

static void one_who_has_both(int polls_every) {
  kin_recognizer_id pan;
  kin_engine *engine = make_small("pan", &pan);
  taken heard = {0}, polled = {0};
  uint64_t lost = 0;
  OK(kin_engine_set_event_callback(engine, hear, &heard));
  for (int i = 0; i < 60; i++) {
    drag(engine, 1000 * (uint64_t)i, 20);
    if (i % polls_every == 0) poll_into(engine, &polled), lost += lost_by(engine);
  }
  poll_into(engine, &polled);
  lost += lost_by(engine);
  CHECK(!heard.has_gap && heard.count == heard.last && heard.count > 60 * 20);
  CHECK(polled.last == heard.last && polled.stands + lost == heard.count && polled.stands == polled.count);
  CHECK((lost == 0) == (polls_every == 1));
  OK(kin_engine_check_invariants(engine));
  kin_engine_destroy(engine);
}

/* A landing sends nothing, but may need room: those that were taken go, and the latest that waits is an old one. That
 * can be recorded. */
static void go_back(kin_engine *engine) {
  tape t = {0};
  uint64_t before = 0, after = 0;
  for (int i = 0; i < 30 && before == after; i++) {
    kin_engine_usage usage;
    kin_engine_usage_init(&usage);
    drag(engine, 100000 + 100 * (uint64_t)i, 3);
    OK(kin_engine_get_usage(engine, &usage));
    before = usage.events.now;
    OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 100050 + 100 * (uint64_t)i, 10, 10));
    OK(kin_engine_get_usage(engine, &usage));
    after = usage.events.now;
    if (before != after) OK(kin_trace_start(engine, write_tape, &t));
    OK(feed_one(engine, 1, KIN_PHASE_ENDED, 100051 + 100 * (uint64_t)i, 10, 10));
  }
  CHECK(after == 6);
  drag(engine, 200000, 4);
  OK(kin_trace_stop(engine));
  kin_engine_destroy(play_tape(&t, 0, NULL, NULL));
  free_tape(&t);
}

static void what_waited_before_the_callback(void) {
  kin_recognizer_id pan;
  kin_engine *engine = make_small("pan", &pan);
  taken heard = {0};
  const kin_event *events;
  uint32_t count;
  drag(engine, 0, 5);
  OK(kin_engine_set_event_callback(engine, hear, &heard));
  heard.last = 6;
  for (int i = 1; i < 30; i++) drag(engine, 1000 * (uint64_t)i, 20);
  go_back(engine);
  OK(kin_engine_poll(engine, &events, &count));
  CHECK(!heard.has_gap && count > 6);
  for (uint32_t i = 0; i < 6; i++) CHECK(events[i].sequence == i + 1 && events[i].merged == 0);
  CHECK(lost_by(engine) > 0 && events[count - 1].sequence == count + lost_by(engine));
  kin_engine_destroy(engine);
}

/* Who has an action and never polls goes on for ever; what no action hears still waits. */
static void one_who_never_polls(void) {
  kin_recognizer_id pan;
  kin_engine *engine = make_small("pan", &pan);
  taken heard = {0}, polled = {0};
  uint64_t action;
  OK(kin_recognizer_add_action(engine, pan, hear, &heard, &action));
  for (int i = 0; i < 500; i++) drag(engine, 1000 * (uint64_t)i, 4);
  CHECK(heard.count == 500 * 5 && !heard.has_gap);
  OK(kin_recognizer_remove_action(engine, pan, action));
  drag(engine, 600000, 4);
  poll_into(engine, &polled);
  CHECK(polled.last == 501 * 5 && lost_by(engine) > 2000);
  kin_engine_destroy(engine);
}

/* What a feed that is refused leaves behind is what was there: nothing is merged for it, or dropped. */
static void a_refused_feed(bool has_callback) {
  enum { LANDINGS = 200 };
  kin_touch_sample many[2 * LANDINGS];
  kin_recognizer_id pan;
  kin_engine *engine = make_small("pan", &pan);
  taken heard = {0}, polled = {0};
  if (has_callback) OK(kin_engine_set_event_callback(engine, hear, &heard));
  drag(engine, 0, 20);
  for (int i = 0; i < LANDINGS; i++) {
    many[2 * i] = touch_at(1, KIN_PHASE_BEGAN, 1000 + 2 * (uint64_t)i, 10, 10);
    many[2 * i + 1] = touch_at(1, KIN_PHASE_ENDED, 1001 + 2 * (uint64_t)i, 10, 10);
  }
  REFUSED(engine, KIN_ERROR_CAPACITY, kin_engine_feed(engine, many, 2 * LANDINGS));
  CHECK(poll_into(engine, &polled) == 21 && polled.count == polled.stands && lost_by(engine) == 0);
  kin_engine_destroy(engine);
}

/* How a host that records goes on. */
enum plan { POLLS, SETS_CALLBACK, ADDS_ACTION, SETS_CALLBACK_BEFORE, IS_REFUSED, EXPLAINED_BEFORE, HAD_MORE_BEFORE, TAKES_CALLBACK_AWAY, PLANS };

static void nothing(kin_engine *engine, const kin_event *event, void *user_data) { (void)engine, (void)event, (void)user_data; }

static bool same_events(kin_engine *a, kin_engine *b) {
  const kin_event *events[2];
  uint32_t count[2];
  OK(kin_engine_poll(a, events, count));
  OK(kin_engine_poll(b, events + 1, count + 1));
  return count[0] == count[1] && memcmp(events[0], events[1], count[0] * sizeof *events[0]) == 0;
}

static uint32_t room_of(kin_engine *engine) {
  kin_engine_usage usage;
  kin_engine_usage_init(&usage);
  OK(kin_engine_get_usage(engine, &usage));
  return usage.events.capacity;
}

static void go(kin_engine *engine, enum plan plan, kin_recognizer_id pan) {
  kin_touch_sample many[400];
  uint64_t action;
  if (plan == SETS_CALLBACK) OK(kin_engine_set_event_callback(engine, nothing, NULL));
  if (plan == TAKES_CALLBACK_AWAY) OK(kin_engine_set_event_callback(engine, NULL, NULL));
  if (plan == ADDS_ACTION) OK(kin_recognizer_add_action(engine, pan, nothing, NULL, &action));
  for (int i = 0; i < 400; i++) many[i] = touch_at(1, i % 2 ? KIN_PHASE_ENDED : KIN_PHASE_BEGAN, 3000 + (uint64_t)i, 10, 10);
  if (plan == IS_REFUSED) GIVES(KIN_ERROR_CAPACITY, kin_engine_feed(engine, many, 400));
  drag(engine, 5000, 4);
}

/* A replay's host hears each record once, in order, whatever the recorded one had and when; and what is left to poll
 * is the same. */
static void recorded(enum plan plan) {
  tape t = {0};
  taken played = {0};
  kin_recognizer_id pan, more[40];
  kin_engine *engine = make_small("multi_drag", &pan), *again;
  kin_replay_options options;
  kin_replay_report report;
  kin_replay_options_init(&options);
  kin_replay_report_init(&report);
  if (plan == EXPLAINED_BEFORE || plan == HAD_MORE_BEFORE) {
    for (int i = 0; i < 40; i++) more[i] = attach(engine, 0, "pan");
    OK(kin_engine_set_explain(engine, true));
    OK(kin_engine_set_explain(engine, false));
    if (plan == HAD_MORE_BEFORE) for (int i = 0; i < 40; i++) OK(kin_recognizer_remove(engine, more[i]));
  }
  if (plan == TAKES_CALLBACK_AWAY) OK(kin_engine_set_event_callback(engine, nothing, NULL));
  drag(engine, 0, 4);
  if (plan == SETS_CALLBACK_BEFORE) OK(kin_engine_set_event_callback(engine, nothing, NULL));
  OK(kin_trace_start(engine, write_tape, &t));
  go(engine, plan, pan);
  OK(kin_trace_stop(engine));
  again = engine_for(&t);
  options.on_event = hear;
  options.user_data = &played;
  played.last = plan == TAKES_CALLBACK_AWAY ? 5 : 0;
  OK(kin_trace_replay(again, t.bytes, t.count, &options, &report));
  CHECK(!played.has_gap && report.events == played.count && played.count == (plan == TAKES_CALLBACK_AWAY ? 5 : 10));
  kin_engine_destroy(again);
  again = play_tape(&t, 0, NULL, NULL);
  CHECK(room_of(again) == room_of(engine));
  CHECK(same_events(engine, again));
  kin_engine_destroy(again);
  kin_engine_destroy(engine);
  free_tape(&t);
}

typedef struct refused {
  kin_recognizer_id manual;
  int called;
  bool removes;
} refused;

static void on_refusal(kin_engine *engine, const kin_event *event, void *user_data) {
  refused *r = user_data;
  CHECK(event->type == KIN_EVENT_DECISION && event->reason == KIN_REASON_ILLEGAL_TRANSITION && event->recognizer == r->manual);
  r->called++;
  OK(kin_engine_set_explain(engine, false));
  if (r->removes) OK(kin_recognizer_remove(engine, r->manual));
}

/* In the call that is refused: no record is left for a later one, and so for a trace that begins in between. */
static void a_refused_proposal(kin_state state, kin_result code) {
  for (int removes = 0; removes < 2; removes++) {
    tape t = {0};
    refused r = {0, 0, removes};
    kin_engine *engine, *again;
    OK(kin_engine_create(NULL, &engine));
    r.manual = attach(engine, 0, "manual");
    OK(kin_recognizer_set_enabled(engine, r.manual, code != KIN_ERROR_STATE));
    OK(kin_engine_set_event_callback(engine, on_refusal, &r));
    OK(kin_engine_set_explain(engine, true));
    GIVES(removes && code == KIN_ERROR_STATE ? KIN_ERROR_STALE : code, kin_recognizer_propose(engine, r.manual, state));
    CHECK(r.called == 1);
    OK(kin_trace_set_check_interval(engine, 1));
    OK(kin_trace_start(engine, write_tape, &t));
    drag(engine, 0, 4);
    OK(kin_trace_stop(engine));
    CHECK(r.called == 1);
    again = play_tape(&t, 0, NULL, NULL);
    CHECK(hash_of(again) == hash_of(engine));
    kin_engine_destroy(again);
    kin_engine_destroy(engine);
    free_tape(&t);
  }
}

int main(void) {
  TEST("A proposal that is no state is refused with its record") a_refused_proposal(99, KIN_ERROR_INVALID);
  TEST("So is one of a recognizer that is disabled") a_refused_proposal(KIN_STATE_BEGAN, KIN_ERROR_STATE);
  TEST("Who polls at the end gets all that cannot be merged, and for how many records each one stands") one_who_polls_at_the_end("pan");
  TEST("So it is with a stream for each touch") one_who_polls_at_the_end("multi_drag");
  TEST("Who polls beside a callback, and often enough, gets all that the callback gets") one_who_has_both(1);
  TEST("Who polls beside a callback seldom learns how many records are missing") one_who_has_both(7);
  TEST("What waited before there was a callback, which nobody has got, is not dropped") what_waited_before_the_callback();
  TEST("Who has actions need not poll") one_who_never_polls();
  TEST("A feed that is refused for want of room merges nothing") a_refused_feed(false);
  TEST("A feed that is refused for want of room drops nothing") a_refused_feed(true);
  for (int plan = 0; plan < PLANS; plan++) TEST("A replay has the recorded records, however the recorded host took them") recorded(plan);
  return report();
}
