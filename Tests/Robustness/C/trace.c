/* Traces: what is recorded plays again, bit for bit, from any moment, with the host's code or without it; and what is
 * damaged is refused. */
#include "session.h"

static kin_result play_part(const tape *t, size_t size, kin_replay_report *report) {
  kin_engine *engine;
  kin_trace_info info;
  kin_trace_info_init(&info);
  kin_engine_options_init(&info.options);
  kin_replay_report_init(report);
  kin_trace_inspect(t->bytes, size, &info);
  CHECK(info.is_complete == 0);
  OK(kin_engine_create(&info.options, &engine));
  const kin_result result = kin_trace_replay(engine, t->bytes, size, NULL, report);
  OK(kin_engine_check_invariants(engine));
  /* Whatever was played, the engine can be used. */
  uint64_t now;
  OK(kin_engine_get_time(engine, &now));
  OK(kin_engine_cancel_touches(engine, now));
  OK(kin_recognizer_add(engine, 0, "tap", &(kin_recognizer_id){0}));
  kin_engine_destroy(engine);
  return result;
}

/* A session without delegates: then the engine of a replay and the recorded one can be used on alike. */
static void goes_on(uint32_t seed) {
  tape t = {0};
  hand h = {.time = 10}, kept;
  stream first = {0, 0}, second = {0, 0};
  world w = make_world(NULL);
  noise = seed;
  use(&w, &h, 20, NULL);
  OK(kin_trace_start(w.engine, write_tape, &t));
  use(&w, &h, 90, NULL);
  OK(kin_trace_stop(w.engine));
  const uint32_t noise_then = noise;
  kept = h;
  use(&w, &h, 90, &first);
  world played = w;
  played.engine = play_tape(&t, 0, NULL, NULL);
  noise = noise_then;
  use(&played, &kept, 90, &second);
  CHECK(first.count > 30 && first.count == second.count && first.hash == second.hash);
  CHECK(hash_of(w.engine) == hash_of(played.engine));
  kin_engine_destroy(w.engine);
  kin_engine_destroy(played.engine);
  free_tape(&t);
}

/* Moves the first finger that it sees move a little farther: something else than was recorded. */
static bool meddle_once(kin_engine *engine, const kin_trace_call *call, void *user_data) {
  (void)user_data;
  if (call->index != 30) return true;
  OK(kin_view_set_flags(engine, 0, KIN_VIEW_HIDDEN, KIN_VIEW_HIDDEN));
  return true;
}

static bool plays_live(const session *s) {
  kin_replay_options options;
  kin_replay_report report;
  live l;
  memset(&l, 0, sizeof l);
  world same = make_world(NULL);
  l.w = same; /* its ids */
  kin_engine_destroy(same.engine);
  kin_engine *engine = engine_for(&s->tape);
  OK(kin_recognizer_class_register(engine, &counting_class));
  kin_replay_options_init(&options);
  kin_replay_report_init(&report);
  options.flags = KIN_REPLAY_LIVE;
  options.on_call = attach_live;
  options.on_event = hear_live;
  options.user_data = &l;
  const kin_result result = kin_trace_replay(engine, s->tape.bytes, s->tape.count, &options, &report);
  if (result != KIN_OK) test_fault(__FILE__, __LINE__, kin_result_name(result), kin_engine_last_error(engine));
  kin_engine_destroy(engine);
  return report.is_complete && l.heard.count == s->heard.count && l.heard.hash == s->heard.hash;
}

static void refuses(size_t limit) {
  hand h = {.time = 10};
  tape t = {.refuse_after = limit};
  world w = make_world(NULL);
  noise = 3;
  kin_result result = kin_trace_start(w.engine, write_tape, &t);
  const bool has_begun = result == KIN_OK;
  use(&w, &h, 2000, NULL);
  if (has_begun) result = kin_trace_stop(w.engine);
  GIVES(KIN_ERROR_SINK, result);
  GIVES(KIN_ERROR_STATE, kin_trace_stop(w.engine));
  OK(kin_engine_check_invariants(w.engine));
  t.refuse_after = 0;
  t.count = 0;
  OK(kin_trace_start(w.engine, write_tape, &t));
  use(&w, &h, 20, NULL);
  OK(kin_trace_stop(w.engine));
  kin_engine_destroy(play_tape(&t, 0, NULL, NULL));
  kin_engine_destroy(w.engine);
  free_tape(&t);
}

/* A dump ends in the state that the engine has, whatever came before. */
static void flies(int frames, uint64_t duration) {
  hand h = {.time = 10};
  tape t = {0};
  world w = make_world(NULL);
  noise = (uint32_t)frames;
  OK(kin_trace_set_check_interval(w.engine, 5));
  OK(kin_flight_recorder_start(w.engine, 65536, duration));
  use(&w, &h, frames, NULL);
  OK(kin_flight_recorder_dump(w.engine, write_tape, &t));
  CHECK(t.count <= 65536 + 64);
  kin_replay_report report;
  kin_engine *engine = play_tape(&t, 0, NULL, &report);
  CHECK(hash_of(engine) == hash_of(w.engine));
  kin_trace_info info;
  kin_trace_info_init(&info);
  OK(kin_trace_inspect(t.bytes, t.count, &info));
  if (duration) CHECK(report.end_ns - info.begin_ns >= duration / 2 && report.end_ns - info.begin_ns < 2 * duration);
  else CHECK(info.begin_ns == 0 || t.count > 65536 * 7 / 16);
  kin_engine_destroy(engine);
  /* And it goes on. */
  use(&w, &h, 30, NULL);
  t.count = 0;
  OK(kin_flight_recorder_dump(w.engine, write_tape, &t));
  engine = play_tape(&t, 0, NULL, NULL);
  CHECK(hash_of(engine) == hash_of(w.engine));
  kin_engine_destroy(engine);
  OK(kin_flight_recorder_stop(w.engine));
  kin_engine_destroy(w.engine);
  free_tape(&t);
}

/* Holds on three views that are due at one time. The finger on the last view lands first, the one on the view between
 * after the recording began. */
static tape record_holds(void) {
  static const double durations[] = {0.4, 0.3, 0.5};
  static const uint64_t order[] = {2, 0, 1};
  kin_engine *engine;
  tape t = {0};
  OK(kin_engine_create(NULL, &engine));
  for (int i = 0; i < 3; i++) {
    kin_view_options options;
    kin_view_id view;
    kin_view_options_init(&options);
    options.frame = (kin_rect){100 * i, 0, 100, 100};
    OK(kin_view_add(engine, 0, &options, &view));
    OK(kin_recognizer_set_number(engine, attach(engine, view, "long_press"), "minimum_duration", durations[i]));
  }
  OK(kin_trace_set_check_interval(engine, 1));
  for (uint64_t i = 0; i < 3; i++) {
    if (i == 2) OK(kin_trace_start(engine, write_tape, &t));
    OK(feed_one(engine, order[i], KIN_PHASE_BEGAN, 100 * i, 100 * (double)order[i] + 50, 50));
  }
  OK(kin_engine_advance(engine, 600 * MILLISECOND));
  OK(kin_trace_stop(engine));
  kin_engine_destroy(engine);
  return t;
}

/* A group that is composed in a callback. The pan waits for the swipe, which waits for the tap: the pan closes a
 * circle with the tap alone, and none with the swipe in the group too. */
typedef struct circle {
  kin_recognizer_id tap, pan, swipe;
  kin_result result;
} circle;

static void compose_in_callback(kin_engine *engine, const kin_event *event, void *user_data) {
  circle *c = user_data;
  (void)event;
  if (c->result == KIN_OK) return;
  const kin_recognizer_id members[] = {c->pan, c->swipe};
  c->result = kin_compose_group(engine, c->tap, members, 2);
}

static tape record_group(void) {
  kin_engine *engine;
  tape t = {0};
  circle c = {.result = KIN_ERROR_STATE};
  OK(kin_engine_create(NULL, &engine));
  c.tap = attach(engine, 0, "tap"), c.pan = attach(engine, 0, "pan"), c.swipe = attach(engine, 0, "swipe");
  OK(kin_recognizer_require_failure(engine, c.pan, c.swipe));
  OK(kin_recognizer_require_failure(engine, c.swipe, c.tap));
  CHECK(kin_compose_group(engine, c.tap, &c.pan, 1) == KIN_ERROR_CYCLE);
  OK(kin_engine_set_event_callback(engine, compose_in_callback, &c));
  OK(kin_trace_set_check_interval(engine, 1));
  OK(kin_trace_start(engine, write_tape, &t));
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 0, 50, 50));
  OK(feed_one(engine, 1, KIN_PHASE_ENDED, 50, 50, 50));
  CHECK(c.result == KIN_OK);
  OK(kin_engine_advance(engine, 600 * MILLISECOND));
  OK(kin_trace_stop(engine));
  kin_engine_destroy(engine);
  return t;
}

/* MARK: What a call says, and until when */

/* Six calls, of which the third and the fourth are at one time, and the fifth goes on after it has begun. The scroll
 * gets the view that it is on. */
static tape record_calls(kin_scroll_sample *scroll) {
  tape t = {0};
  world w = make_world(NULL);
  kin_view_id view;
  const kin_touch_sample lift[2] = {touch_at(1, KIN_PHASE_MOVED, 40, 60, 50), touch_at(1, KIN_PHASE_ENDED, 50, 60, 50)};
  scroll->view = w.back;
  OK(kin_trace_start(w.engine, write_tape, &t));
  OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 50, 50));
  OK(kin_engine_feed_scroll(w.engine, scroll, 1));
  OK(kin_engine_advance(w.engine, 30 * MILLISECOND));
  OK(kin_view_add(w.engine, 0, NULL, &view));
  OK(kin_engine_feed(w.engine, lift, 2));
  OK(kin_engine_advance(w.engine, 60 * MILLISECOND));
  OK(kin_trace_stop(w.engine));
  kin_engine_destroy(w.engine);
  return t;
}

static void until(void) {
  static const struct { uint64_t nanoseconds, calls, end; } rows[] = {
    {0, 0, 0}, {9999999, 0, 0}, {10000000, 1, 10000000}, {19999999, 1, 10000000}, {20000000, 2, 20000000}, {29999999, 2, 20000000},
    {30000000, 4, 30000000}, {39999999, 4, 30000000}, {40000000, 5, 50000000}, {59999999, 5, 50000000}, {60000000, 6, 60000000}, {KIN_TIME_NEVER, 6, 60000000},
  };
  kin_scroll_sample notch = {.source = 9, .time_ns = 20 * MILLISECOND, .phase = KIN_SCROLL_DISCRETE, .type = KIN_TOUCH_POINTER, .dy = -12.5};
  tape t = record_calls(&notch);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    kin_replay_options options;
    kin_replay_report report;
    kin_engine *engine = engine_for(&t);
    kin_replay_options_init(&options);
    kin_replay_report_init(&report);
    options.until_ns = rows[i].nanoseconds;
    OK(kin_trace_replay(engine, t.bytes, t.count, &options, &report));
    CHECK(report.calls == rows[i].calls && report.end_ns == rows[i].end && report.is_complete == (rows[i].calls == 6));
    kin_engine_destroy(engine);
  }
  free_tape(&t);
}

static bool keep_scroll(kin_engine *engine, const kin_trace_call *call, void *user_data) {
  (void)engine;
  if (call->scrolls && call->count == 1) memcpy(user_data, call->scrolls, sizeof *call->scrolls);
  return true;
}

static void whole_scroll(void) {
  kin_scroll_sample given = {
    .source = 77, .time_ns = 20 * MILLISECOND, .x = 50.25, .y = 60.5, .phase = KIN_SCROLL_DISCRETE, .type = KIN_TOUCH_INDIRECT,
    .dx = 1.5, .dy = -2.75, .magnification = 0.125, .rotation = -0.0625, .modifiers = 5,
  };
  kin_scroll_sample read;
  kin_replay_options options;
  tape t = record_calls(&given);
  kin_engine *engine = engine_for(&t);
  memset(&read, 0, sizeof read);
  kin_replay_options_init(&options);
  options.on_call = keep_scroll;
  options.user_data = &read;
  OK(kin_trace_replay(engine, t.bytes, t.count, &options, NULL));
  CHECK(memcmp(&read, &given, sizeof given) == 0);
  kin_engine_destroy(engine);
  free_tape(&t);
}

/* What a host tries that hears of a record: the engine is in a call, also while it hears of those that waited. */
static void poll_inside(kin_engine *engine, const kin_event *event, void *user_data) {
  const kin_event *events;
  uint32_t count;
  (void)event;
  ++*(int *)user_data;
  GIVES(KIN_ERROR_REENTRANT, kin_engine_poll(engine, &events, &count));
  GIVES(KIN_ERROR_REENTRANT, feed_one(engine, 7, KIN_PHASE_BEGAN, 9000, 10, 10));
}

static void hears_inside_a_call(void) {
  tape t = {0};
  world w = make_world(NULL);
  int heard = 0;
  kin_replay_options options;
  OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
  OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 20, 150, 100));
  OK(kin_trace_start(w.engine, write_tape, &t));
  OK(kin_trace_stop(w.engine));
  kin_engine *engine = engine_for(&t);
  kin_replay_options_init(&options);
  options.on_event = poll_inside;
  options.user_data = &heard;
  OK(kin_trace_replay(engine, t.bytes, t.count, &options, NULL));
  CHECK(heard > 0);
  kin_engine_destroy(engine);
  kin_engine_destroy(w.engine);
  free_tape(&t);
}

static void rename_it(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)user_data;
  OK(kin_recognizer_set_name(engine, event->recognizer, "RENAMED"));
}

/* A trace in which a feed of several samples stands where a name was given in a callback of another feed: it would
 * take away the samples that are being fed. */
static tape with_a_feed_inside(void) {
  enum { MANY = 5000 };
  tape t = {0}, changed = {0};
  world w = make_world(NULL);
  kin_touch_sample samples[4];
  uint64_t token;
  OK(kin_recognizer_add_action(w.engine, w.pan, rename_it, NULL, &token));
  OK(kin_trace_start(w.engine, write_tape, &t));
  OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
  for (int i = 0; i < 4; i++) samples[i] = touch_at(1, KIN_PHASE_MOVED, 20 + 10 * (uint64_t)i, 140 + 30 * i, 100);
  OK(kin_engine_feed(w.engine, samples, 4));
  OK(kin_trace_stop(w.engine));
  kin_engine_destroy(w.engine);
  size_t name = 0, block = 12, call;
  while (memcmp(t.bytes + name, "RENAMED", 7) != 0) name++;
  for (call = name; t.bytes[call] != KIN_OPERATION_SET_RECOGNIZER_NAME || t.bytes[call - 2] != KIN_OPERATION_CALLBACK; call--) {}
  while (call >= block + 12 + (t.bytes[block] | (size_t)t.bytes[block + 1] << 8)) block += 12 + (t.bytes[block] | (size_t)t.bytes[block + 1] << 8);
  const unsigned char feed[] = {KIN_OPERATION_FEED, (MANY & 127) | 128, MANY >> 7}, sample[] = {0x90, 0, 0};
  write_tape(t.bytes, (uint32_t)call, &changed);
  write_tape(feed, sizeof feed, &changed);
  for (int i = 0; i < MANY; i++) write_tape(sample, sizeof sample, &changed);
  write_tape(t.bytes + name + 7, (uint32_t)(t.count - name - 7), &changed);
  const size_t size = (t.bytes[block] | (size_t)t.bytes[block + 1] << 8) + changed.count - t.count;
  changed.bytes[block] = (unsigned char)size, changed.bytes[block + 1] = (unsigned char)(size >> 8);
  mend_checksums(&changed);
  free_tape(&t);
  return changed;
}

/* What comes of a replay that stops following: nothing more is read in the call, and every question gets a yes. */
typedef struct lost_track {
  kin_recognizer_id pan;
  uint32_t answers, noes;
} lost_track;

static void hear_answer(kin_engine *engine, const kin_trace_answer *answer, void *user_data) {
  lost_track *l = user_data;
  if (!strstr(kin_engine_last_error(engine), "what differs")) return;
  l->answers++;
  l->noes += answer->is_yes == 0;
}

static bool change_the_pan(kin_engine *engine, const kin_trace_call *call, void *user_data) {
  if (call->index == 0) OK(kin_recognizer_set_number(engine, ((lost_track *)user_data)->pan, "threshold", 77));
  return true;
}

/* Nine taps in one feed: the first step already differs. */
static void says_yes_when_lost(void) {
  enum { TAPS = 9 };
  kin_touch_sample samples[2 * TAPS];
  tape t = {0};
  world w = make_world(NULL);
  lost_track l = {.pan = w.pan};
  kin_recognizer_delegate delegate = {.struct_size = sizeof delegate, .should_begin = every_third, .should_receive_touch = take_touch};
  kin_replay_options options;
  OK(kin_recognizer_set_delegate(w.engine, w.tap, &delegate));
  OK(kin_trace_set_check_interval(w.engine, 1));
  OK(kin_trace_start(w.engine, write_tape, &t));
  for (uint64_t i = 0; i < 2 * TAPS; i++) samples[i] = touch_at(1, i % 2 ? KIN_PHASE_ENDED : KIN_PHASE_BEGAN, 1000 * (1 + i / 2) + 30 * (i % 2), 100, 100);
  OK(kin_engine_feed(w.engine, samples, 2 * TAPS));
  OK(kin_trace_stop(w.engine));
  kin_engine *engine = engine_for(&t);
  kin_replay_options_init(&options);
  options.on_call = change_the_pan;
  options.on_answer = hear_answer;
  options.user_data = &l;
  GIVES(KIN_ERROR_DIVERGED, kin_trace_replay(engine, t.bytes, t.count, &options, NULL));
  CHECK(l.answers > TAPS && l.noes == 0);
  OK(kin_engine_check_invariants(engine));
  kin_engine_destroy(engine);
  kin_engine_destroy(w.engine);
  free_tape(&t);
}

/* A class that begins with a move and goes on. */
static kin_state goes_on_for_ever(void *state, const kin_step *step, kin_request *request) {
  (void)state, (void)request;
  if (step->state != KIN_STATE_POSSIBLE) return step->down_count ? KIN_STATE_CHANGED : KIN_STATE_ENDED;
  return step->changes & KIN_CHANGE_MOVED ? KIN_STATE_BEGAN : KIN_STATE_POSSIBLE;
}

static void count_blames(kin_engine *engine, kin_severity severity, const char *sentence, void *user_data) {
  (void)engine, (void)sentence;
  *(int *)user_data += severity == KIN_SEVERITY_CLASS_MISBEHAVING;
}

/* Nine moves of a gesture that is under way, in one feed: the first step already differs. */
static void blames_nobody_when_lost(void) {
  enum { MOVES = 9 };
  kin_touch_sample samples[MOVES];
  kin_recognizer_class kind = counting_class;
  tape t = {0};
  world w = make_world(NULL);
  lost_track l = {.pan = w.pan};
  kin_replay_options options;
  kin_state state = KIN_STATE_POSSIBLE;
  int blames = 0;
  kind.name = "com.example.going";
  kind.step = goes_on_for_ever;
  OK(kin_recognizer_class_register(w.engine, &kind));
  const kin_recognizer_id going = attach(w.engine, w.front, kind.name);
  OK(kin_engine_set_log(w.engine, count_blames, &blames));
  OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
  for (uint64_t i = 0; i < 3; i++) OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 20 + 10 * i, 103 + (double)i, 100));
  OK(kin_trace_set_check_interval(w.engine, 1));
  OK(kin_trace_start(w.engine, write_tape, &t));
  for (uint64_t i = 0; i < MOVES; i++) samples[i] = touch_at(1, KIN_PHASE_MOVED, 100 + 10 * i, 107 + (double)i, 100);
  OK(kin_engine_feed(w.engine, samples, MOVES));
  OK(kin_trace_stop(w.engine));
  kin_engine *engine = engine_for(&t);
  kin_replay_options_init(&options);
  options.on_call = change_the_pan;
  options.user_data = &l;
  OK(kin_engine_set_log(engine, count_blames, &blames));
  GIVES(KIN_ERROR_DIVERGED, kin_trace_replay(engine, t.bytes, t.count, &options, NULL));
  OK(kin_recognizer_get_state(engine, going, &state));
  CHECK(state == KIN_STATE_CHANGED && blames == 0);
  OK(kin_engine_check_invariants(engine));
  kin_engine_destroy(engine);
  kin_engine_destroy(w.engine);
  free_tape(&t);
}

static bool disable_the_tap(kin_engine *engine, const kin_trace_call *call, void *user_data) {
  if (call->index == 1) OK(kin_recognizer_set_enabled(engine, *(kin_recognizer_id *)user_data, false));
  return true;
}

/* A question that the recorded engine asked and the replay does not. */
static void asks_less(void) {
  tape t = {0};
  world w = make_world(NULL);
  kin_recognizer_delegate delegate = {.struct_size = sizeof delegate, .should_begin = every_third};
  kin_replay_options options;
  OK(kin_recognizer_set_delegate(w.engine, w.tap, &delegate));
  OK(kin_trace_set_check_interval(w.engine, 0));
  OK(kin_trace_start(w.engine, write_tape, &t));
  OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
  OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 30, 100, 100));
  OK(kin_engine_advance(w.engine, 2000 * MILLISECOND));
  OK(kin_trace_stop(w.engine));
  kin_engine *engine = engine_for(&t);
  kin_replay_options_init(&options);
  options.on_call = disable_the_tap;
  options.user_data = &w.tap;
  GIVES(KIN_ERROR_DIVERGED, kin_trace_replay(engine, t.bytes, t.count, &options, NULL));
  CHECK(strstr(kin_engine_last_error(engine), "more happened"));
  kin_engine_destroy(engine);
  kin_engine_destroy(w.engine);
  free_tape(&t);
}

/* The class that stands for a host's has the functions that the host's had, and no others. */
static void stands_in(void) {
  session s = record_session(1, 0, 20, true, 0);
  kin_engine *engine = play_tape(&s.tape, 0, NULL, NULL);
  const kin_recognizer_class *kind = NULL;
  uint32_t count;
  OK(kin_engine_get_class_count(engine, &count));
  for (uint32_t i = 0; i < count; i++) {
    OK(kin_engine_get_class(engine, i, &kind));
    if (strcmp(kind->name, counting_class.name) == 0) break;
  }
  CHECK(strcmp(kind->name, counting_class.name) == 0 && kind->step && kind->prepare && kind->can_prevent);
  CHECK(!kind->set_value && !kind->can_be_prevented_by && !kind->should_require_failure_of && !kind->should_be_required_to_fail_by);
  kin_engine_destroy(engine);
  free_tape(&s.tape);
}

/* A class that writes behind its state. */
static uint32_t state_size = sizeof(counting);

static kin_state write_behind(void *state, const kin_step *step, kin_request *request) {
  (void)request;
  if (step->changes & KIN_CHANGE_MOVED) memset((char *)state + state_size, 7, 8);
  return step->down_count ? KIN_STATE_POSSIBLE : KIN_STATE_FAILED;
}

static tape record_a_class(kin_state (*step)(void *, const kin_step *, kin_request *), uint32_t checks, world *w) {
  static const kin_value one[] = {{"moves", "How many there were.", "1", 1}};
  kin_recognizer_class kind = counting_class;
  tape t = {0};
  kind.name = "com.example.other";
  kind.step = step;
  kind.values = one;
  kind.state_size = state_size;
  *w = make_world(NULL);
  OK(kin_recognizer_class_register(w->engine, &kind));
  OK(kin_engine_set_log(w->engine, ignore_log, NULL));
  OK(kin_trace_set_check_interval(w->engine, checks));
  OK(kin_trace_start(w->engine, write_tape, &t));
  w->manual = attach(w->engine, w->front, kind.name);
  OK(feed_one(w->engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
  for (uint64_t i = 0; i < 4; i++) OK(feed_one(w->engine, 1, KIN_PHASE_MOVED, 20 + 10 * i, 110 + (double)i, 100));
  OK(feed_one(w->engine, 1, KIN_PHASE_ENDED, 90, 114, 100));
  OK(kin_trace_stop(w->engine));
  kin_engine_destroy(w->engine);
  return t;
}

static kin_state look_on(void *state, const kin_step *step, kin_request *request) {
  (void)state, (void)request;
  return step->down_count ? KIN_STATE_POSSIBLE : KIN_STATE_FAILED;
}

/* Every 1 of a trace becomes a NaN, as long in bytes: the replay refuses it, or the number is none that is shown. */
static void no_number_is_none(void) {
  world w;
  tape t = record_a_class(look_on, 0, &w);
  const unsigned char one[] = {0xBF, 0xE0, 0x03}, none[] = {0xFF, 0xF0, 0x03};
  int refused = 0;
  for (size_t i = 12; i + 3 <= t.count; i++) {
    double number = 0;
    if (memcmp(t.bytes + i, one, 3) != 0) continue;
    memcpy(t.bytes + i, none, 3);
    mend_checksums(&t);
    kin_engine *engine = engine_for(&t);
    const kin_result result = kin_trace_replay(engine, t.bytes, t.count, NULL, NULL);
    refused += result == KIN_ERROR_DIVERGED && strstr(kin_engine_last_error(engine), "what a class did cannot be read");
    if (kin_recognizer_get_value(engine, w.manual, "moves", &number) == KIN_OK) CHECK(number == number);
    OK(kin_engine_check_invariants(engine));
    kin_engine_destroy(engine);
    memcpy(t.bytes + i, one, 3);
  }
  CHECK(refused > 0);
  free_tape(&t);
}

/* A snapshot into which a byte is put that says which view hears of a touch: a view that there is not, where there is
 * none but the root. */
static void hears_nowhere(void) {
  tape t = {0};
  kin_engine *engine;
  int refused = 0;
  OK(kin_engine_create(NULL, &engine));
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
  OK(kin_trace_start(engine, write_tape, &t));
  OK(kin_trace_stop(engine));
  kin_engine_destroy(engine);
  /* The head, the block's, the operation and the size; one byte of a size says all. */
  const size_t first = 12 + 12 + 1 + 4, size = t.bytes[24 + 1] | (size_t)t.bytes[24 + 2] << 8;
  for (size_t i = first; i < first + size; i++)
    for (unsigned view = 0; view < 2; view++) {
      tape changed = {0};
      write_tape(t.bytes, (uint32_t)i + 1, &changed);
      write_tape(&(unsigned char){(unsigned char)(2 * view)}, 1, &changed);
      write_tape(t.bytes + i + 1, (uint32_t)(t.count - i - 1), &changed);
      changed.bytes[i] = (unsigned char)(changed.bytes[i] + 6);
      for (size_t at = 12; at <= 25; at += 13) {
        const size_t whole = (changed.bytes[at] | (size_t)changed.bytes[at + 1] << 8) + 1;
        changed.bytes[at] = (unsigned char)whole, changed.bytes[at + 1] = (unsigned char)(whole >> 8);
      }
      mend_checksums(&changed);
      kin_trace_info info;
      kin_trace_info_init(&info);
      if (kin_trace_inspect(changed.bytes, changed.count, &info) == KIN_OK && kin_engine_create(&info.options, &engine) == KIN_OK) {
        refused += kin_trace_replay(engine, changed.bytes, changed.count, NULL, NULL) != KIN_OK;
        OK(kin_engine_check_invariants(engine));
        kin_engine_destroy(engine);
      }
      free_tape(&changed);
    }
  CHECK(refused > 10);
  free_tape(&t);
}

/* Usage: trace [stride]: one in so many of the sessions and moments. */
int main(int count, char **arguments) {
  const uint32_t stride = count > 1 ? (uint32_t)atoi(arguments[1]) : 1;
  TEST("A session plays again without the host's code, record by record, with a check after every step") {
    for (uint32_t seed = 1; seed <= 40; seed += stride) {
      session s = record_session(seed, 0, 300, seed % 2, 1);
      CHECK(s.heard.count > 100);
      expect_same(&s);
      free_tape(&s.tape);
    }
    CHECK(asked > 50 && acted > 20);
  }
  TEST("A trace may begin at any moment, in the middle of gestures too") {
    for (int before = 1; before < 160; before += 3 * (int)stride) {
      session s = record_session(7, before, 120, before % 2, 1);
      expect_same(&s);
      free_tape(&s.tape);
    }
  }
  TEST("Without checks, or with one now and then, it plays as well") {
    for (uint32_t checks = 0; checks < 100; checks += 33) {
      session s = record_session(11, 40, 200, true, checks);
      expect_same(&s);
      free_tape(&s.tape);
    }
  }
  TEST("Afterwards the engine goes on as the recorded one would have") {
    for (uint32_t seed = 1; seed < 20; seed += stride) goes_on(seed);
  }
  TEST("A trace that is cut anywhere gives its offset, and what stands before plays") {
    session s = record_session(5, 30, 60, true, 1);
    uint64_t played = 0;
    for (size_t size = 0; size < s.tape.count; size += size < 200 ? 1 : 37) {
      kin_replay_report report;
      const kin_result result = play_part(&s.tape, size, &report);
      GIVES(KIN_ERROR_TRACE, result);
      CHECK(report.is_complete == 0 && report.offset <= size);
      CHECK(report.calls >= played);
      played = report.calls;
    }
    CHECK(played > 50);
    free_tape(&s.tape);
  }
  TEST("A flipped bit anywhere is found, and nothing after it plays") {
    session s = record_session(6, 30, 60, true, 1);
    for (size_t place = 0; place < s.tape.count; place += 1 + place / 40) {
      kin_replay_report report;
      s.tape.bytes[place] ^= (unsigned char)(1u << place % 8);
      GIVES(KIN_ERROR_TRACE, play_part(&s.tape, s.tape.count, &report));
      CHECK(report.is_complete == 0 && report.offset <= place);
      s.tape.bytes[place] ^= (unsigned char)(1u << place % 8);
    }
    expect_same(&s);
    free_tape(&s.tape);
  }
  TEST("A newer format is named, with its number") {
    session s = record_session(6, 0, 10, true, 0);
    kin_trace_info info;
    kin_engine *engine;
    kin_trace_info_init(&info);
    s.tape.bytes[8] = KIN_TRACE_VERSION + 1;
    GIVES(KIN_ERROR_TRACE, kin_trace_inspect(s.tape.bytes, s.tape.count, &info));
    CHECK(info.version == KIN_TRACE_VERSION + 1);
    OK(kin_engine_create(NULL, &engine));
    GIVES(KIN_ERROR_TRACE, kin_trace_replay(engine, s.tape.bytes, s.tape.count, NULL, NULL));
    CHECK(strstr(kin_engine_last_error(engine), "format 3"));
    kin_engine_destroy(engine);
    free_tape(&s.tape);
  }
  TEST("A size that no memory has is no trace, on 32 bits too") {
    session s = record_session(6, 0, 10, true, 0);
    kin_trace_info info;
    kin_engine *engine = engine_for(&s.tape);
    kin_trace_info_init(&info);
    s.tape.bytes[20] ^= 1; /* the first block's checksum: nothing behind it is looked at */
    for (int bits = 31; bits <= 64; bits++) {
      const uint64_t size = bits == 64 ? UINT64_MAX : UINT64_C(1) << bits;
      GIVES(KIN_ERROR_TRACE, kin_trace_inspect(s.tape.bytes, size, &info));
      GIVES(KIN_ERROR_TRACE, kin_trace_replay(engine, s.tape.bytes, size, NULL, NULL));
    }
    kin_engine_destroy(engine);
    free_tape(&s.tape);
  }
  TEST("What was done otherwise is named: the first step, and what differs") {
    session s = record_session(9, 0, 80, true, 1);
    kin_replay_options options;
    kin_replay_report report;
    kin_engine *engine = engine_for(&s.tape);
    kin_replay_options_init(&options);
    kin_replay_report_init(&report);
    options.on_call = meddle_once;
    GIVES(KIN_ERROR_DIVERGED, kin_trace_replay(engine, s.tape.bytes, s.tape.count, &options, &report));
    CHECK(report.failed_step > 0 && report.failed_step == report.steps + 1);
    CHECK(strstr(kin_engine_last_error(engine), "step ") && strstr(kin_engine_last_error(engine), "what differs"));
    kin_engine_destroy(engine);
    free_tape(&s.tape);
  }
  TEST("With the host's code in place of what the trace says of it, the same comes") {
    for (uint32_t seed = 1; seed <= 12; seed++) {
      session s = record_session(seed, 0, 150, false, 64);
      CHECK(plays_live(&s));
      free_tape(&s.tape);
    }
  }
  TEST("With KIN_REPLAY_LIVE a class that the engine does not have is named") {
    session s = record_session(3, 0, 20, true, 0);
    kin_replay_options options;
    kin_engine *engine = engine_for(&s.tape);
    kin_replay_options_init(&options);
    options.flags = KIN_REPLAY_LIVE;
    GIVES(KIN_ERROR_UNKNOWN, kin_trace_replay(engine, s.tape.bytes, s.tape.count, &options, NULL));
    CHECK(strstr(kin_engine_last_error(engine), "com.example.counting"));
    /* The engine is as fresh as before. */
    OK(kin_trace_replay(engine, s.tape.bytes, s.tape.count, NULL, NULL));
    kin_engine_destroy(engine);
    free_tape(&s.tape);
  }
  TEST("A trace can be played with explanations that it was recorded without") {
    session s = record_session(4, 0, 150, true, 1);
    stream plain = {0, 0}, told = {0, 0};
    kin_engine_destroy(play_tape(&s.tape, 0, &plain, NULL));
    kin_engine_destroy(play_tape(&s.tape, KIN_REPLAY_EXPLAIN, &told, NULL));
    CHECK(told.count > plain.count + 20);
    free_tape(&s.tape);
  }
  TEST("until_ns is the latest time that plays: calls that begin then do, as a whole, and later ones do not") until();
  TEST("A scroll is in a trace with all that its sample says") whole_scroll();
  TEST("An engine that is not fresh, or was made otherwise, plays nothing") {
    session s = record_session(8, 0, 20, true, 1);
    world w = make_world(NULL);
    REFUSED(w.engine, KIN_ERROR_STATE, kin_trace_replay(w.engine, s.tape.bytes, s.tape.count, NULL, NULL));
    kin_engine_destroy(w.engine);
    kin_engine_options options;
    kin_engine *other;
    kin_engine_options_init(&options);
    options.units_per_inch = 96;
    OK(kin_engine_create(&options, &other));
    REFUSED(other, KIN_ERROR_STATE, kin_trace_replay(other, s.tape.bytes, s.tape.count, NULL, NULL));
    kin_engine_destroy(other);
    free_tape(&s.tape);
  }
  TEST("A sink that refuses ends the recording, not the engine") {
    for (size_t limit = 1; limit < 30000; limit = limit * 2 + 700) refuses(limit);
  }
  TEST("One recording at a time") {
    world w = make_world(NULL);
    tape t = {0};
    REFUSED(w.engine, KIN_ERROR_STATE, kin_trace_stop(w.engine));
    REFUSED(w.engine, KIN_ERROR_STATE, kin_trace_flush(w.engine));
    REFUSED(w.engine, KIN_ERROR_STATE, kin_flight_recorder_stop(w.engine));
    REFUSED(w.engine, KIN_ERROR_STATE, kin_flight_recorder_dump(w.engine, write_tape, &t));
    REFUSED(w.engine, KIN_ERROR_RANGE, kin_flight_recorder_start(w.engine, 16383, 0));
    REFUSED(w.engine, KIN_ERROR_RANGE, kin_flight_recorder_start(w.engine, (1 << 30) + 1, 0));
    for (int i = 0; i < 99; i++) attach(w.engine, w.back, "tap");
    REFUSED(w.engine, KIN_ERROR_CAPACITY, kin_flight_recorder_start(w.engine, 16384, 0));
    OK(kin_trace_start(w.engine, write_tape, &t));
    REFUSED(w.engine, KIN_ERROR_STATE, kin_trace_start(w.engine, write_tape, &t));
    REFUSED(w.engine, KIN_ERROR_STATE, kin_flight_recorder_start(w.engine, 65536, 0));
    OK(kin_trace_stop(w.engine));
    OK(kin_flight_recorder_start(w.engine, 262144, 0));
    REFUSED(w.engine, KIN_ERROR_STATE, kin_trace_start(w.engine, write_tape, &t));
    OK(kin_flight_recorder_stop(w.engine));
    kin_engine_destroy(w.engine);
    free_tape(&t);
  }
  TEST("A recording has the names that are given while it runs") {
    world w = make_world(NULL);
    tape t = {0};
    const char *of_view = "", *of_tap = "";
    OK(kin_trace_start(w.engine, write_tape, &t));
    OK(kin_view_set_name(w.engine, w.front, "the front"));
    OK(kin_recognizer_set_name(w.engine, w.tap, "the tap"));
    OK(kin_trace_stop(w.engine));
    kin_engine *engine = play_tape(&t, 0, NULL, NULL);
    OK(kin_view_get_name(engine, w.front, &of_view));
    OK(kin_recognizer_get_name(engine, w.tap, &of_tap));
    CHECK(strcmp(of_view, "the front") == 0 && strcmp(of_tap, "the tap") == 0);
    kin_engine_destroy(engine);
    kin_engine_destroy(w.engine);
    free_tape(&t);
  }
  TEST("A snapshot has the rows of streams that are nobody's") {
    for (int gone = 0; gone < 3; gone++) {
      world w = make_world(NULL);
      tape t = {0};
      kin_recognizer_id each[3];
      for (int i = 0; i < 3; i++) each[i] = attach(w.engine, w.back, "multi_drag");
      OK(kin_recognizer_remove(w.engine, each[gone]));
      OK(kin_trace_start(w.engine, write_tape, &t));
      OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 50, 50));
      OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 20, 90, 50));
      attach(w.engine, w.back, "multi_tap");
      OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 30, 90, 50));
      OK(kin_trace_stop(w.engine));
      kin_engine_destroy(w.engine);
      kin_engine_destroy(play_tape(&t, 0, NULL, NULL));
      free_tape(&t);
    }
  }
  TEST("A flight recorder's dump plays, at any moment, and ends where the engine is") {
    for (int frames = 0; frames < 3000; frames = frames * 3 / 2 + 40) flies(frames, 0);
    flies(2000, 500 * (uint64_t)MILLISECOND);
  }
  TEST("A call that does not fit into the ring is reported, and what comes after it is kept again") {
    enum { MANY = 6000 };
    static kin_touch_sample samples[MANY];
    tape t = {0};
    world w = make_world(NULL);
    OK(kin_flight_recorder_start(w.engine, 131072, 0));
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 50, 50));
    for (int i = 0; i < MANY; i++) samples[i] = touch_at(1, KIN_PHASE_MOVED, 20 + (uint64_t)i, 50 + sqrt(i), 50 + sqrt(3 * i));
    OK(kin_engine_feed(w.engine, samples, MANY));
    /* A snapshot has the records that wait for a poll: too many of them too. */
    REFUSED(w.engine, KIN_ERROR_CAPACITY, kin_flight_recorder_dump(w.engine, write_tape, &t));
    const kin_event *events;
    uint32_t count;
    OK(kin_engine_poll(w.engine, &events, &count));
    OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 6990, 60, 60));
    for (int i = 0; i < 3; i++) {
      t.count = 0;
      OK(kin_flight_recorder_dump(w.engine, write_tape, &t));
      kin_replay_report report;
      kin_engine *engine = play_tape(&t, 0, NULL, &report);
      CHECK(hash_of(engine) == hash_of(w.engine) && report.calls == (uint64_t)i);
      kin_engine_destroy(engine);
      OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 7000 + 10 * (uint64_t)i, 60 + i, 60));
    }
    kin_engine_destroy(w.engine);
    free_tape(&t);
  }
  TEST("Records that differ are reported, though the state is the same") {
    session s = record_session(6, 0, 30, true, 1);
    /* The last number of a check is the hash of the records: the byte before the next record. From the end, until one
     * is found. */
    int told = 0;
    for (size_t place = s.tape.count - 14; place > 2000 && !told; place--) {
      s.tape.bytes[place] ^= 1;
      mend_checksums(&s.tape);
      kin_engine *engine = engine_for(&s.tape);
      if (kin_trace_replay(engine, s.tape.bytes, s.tape.count, NULL, NULL) == KIN_ERROR_DIVERGED)
        told = strstr(kin_engine_last_error(engine), "records that were sent") != NULL;
      kin_engine_destroy(engine);
      s.tape.bytes[place] ^= 1;
    }
    CHECK(told);
    free_tape(&s.tape);
  }
  TEST("Of timers that are due together the one armed first fires first, also when it was armed before the recording and others after") {
    tape t = record_holds();
    kin_engine_destroy(play_tape(&t, 0, NULL, NULL));
    free_tape(&t);
  }
  TEST("A group composed in a callback plays again, member by member, where some of its members alone would close a circle") {
    tape t = record_group();
    kin_engine_destroy(play_tape(&t, 0, NULL, NULL));
    free_tape(&t);
  }
  TEST("Who hears of records that waited is called inside of a call, as always") hears_inside_a_call();
  TEST("No trace feeds in a callback") {
    tape t = with_a_feed_inside();
    kin_engine *engine = engine_for(&t);
    GIVES(KIN_ERROR_DIVERGED, kin_trace_replay(engine, t.bytes, t.count, NULL, NULL));
    CHECK(strstr(kin_engine_last_error(engine), "what was done in a callback cannot be read"));
    OK(kin_engine_check_invariants(engine));
    kin_engine_destroy(engine);
    free_tape(&t);
  }
  TEST("A replay that has lost track reads nothing more of the call") says_yes_when_lost();
  TEST("A class whose gesture is under way when a replay loses track is not blamed for that, and the gesture goes on") blames_nobody_when_lost();
  TEST("Where less is asked than was recorded, that is said") asks_less();
  TEST("What stands in for a class has its functions and no others") stands_in();
  TEST("A class that writes behind its state does so again, however large that is") {
    for (state_size = sizeof(counting); state_size < 1024; state_size += 8) {
      world w;
      tape t = record_a_class(write_behind, 1, &w);
      kin_engine_destroy(play_tape(&t, 0, NULL, NULL));
      free_tape(&t);
    }
  }
  TEST("A number in a trace that is none is refused, or not shown") no_number_is_none();
  TEST("A touch is heard of by no view that is not there") hears_nowhere();
  TEST("Every operation has its row in the table") {
    kin_operation_info info;
    uint32_t count = 0;
    while (kin_trace_get_operation(count, &info) == KIN_OK) {
      CHECK(info.operation == (kin_operation)count + 1 && info.code == count + 1 && info.name[0] && info.summary[0] && info.fields);
      count++;
    }
    CHECK(count == KIN_OPERATION_SET_UNITS_PER_INCH);
  }
  return report();
}
