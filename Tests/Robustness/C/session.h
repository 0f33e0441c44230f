/* session.h: a host with everything, for whom hands play at random, recorded; with its code, to be played again. */
#ifndef KINESIC_SESSION_H
#define KINESIC_SESSION_H

#include "tape.h"
#include "world.h"

/* A host with everything: answers that depend on how often it was asked, changes in callbacks, a class of its own. */
static int asked, acted;

static bool every_third(kin_engine *engine, kin_recognizer_id recognizer, void *user_data) {
  (void)engine, (void)recognizer, (void)user_data;
  return ++asked % 3 != 0;
}

static bool take_touch(kin_engine *engine, kin_recognizer_id recognizer, const kin_touch_sample *touch, void *user_data) {
  (void)engine, (void)recognizer, (void)user_data;
  return ++asked % 7 != 0 || touch->touch == 1;
}

static bool pair(kin_engine *engine, kin_recognizer_id recognizer, kin_recognizer_id other, void *user_data) {
  world *w = user_data;
  (void)recognizer, (void)other;
  /* Even a question may change something. */
  if (++asked % 5 == 0) OK(kin_recognizer_set_name(engine, w->tap, asked % 2 ? "odd" : "even"));
  return asked % 2 == 0;
}

static bool inside(kin_engine *engine, kin_view_id view, double x, double y, void *user_data) {
  (void)engine, (void)view, (void)user_data;
  return ++asked % 11 != 0 && x + y < 700;
}

static bool let_begin(kin_engine *engine, kin_view_id view, kin_recognizer_id recognizer, void *user_data) {
  (void)engine, (void)view, (void)recognizer, (void)user_data;
  return ++asked % 13 != 0;
}

static void act(kin_engine *engine, const kin_event *event, void *user_data) {
  world *w = user_data;
  kin_recognizer_id made;
  switch (++acted % 9) {
    case 1: OK(kin_recognizer_set_enabled(engine, w->press, acted % 2 == 0)); break;
    case 3: kin_recognizer_abort(engine, event->recognizer); break;
    case 4: OK(kin_recognizer_set_number(engine, w->pan, "threshold", 5 + acted % 20)); break;
    case 5: OK(kin_view_set_flags(engine, w->front, acted % 4 == 1 ? KIN_VIEW_HIDDEN : 0, KIN_VIEW_HIDDEN)); break;
    case 6: kin_recognizer_set_value(engine, w->pan, "translation.x", 3); break;
    case 7:
      OK(kin_recognizer_add(engine, w->back, "tap", &made));
      OK(kin_recognizer_set_number(engine, made, "touches_required", 2));
      if (acted % 2) OK(kin_recognizer_remove(engine, made));
      break;
    case 8: kin_recognizer_propose(engine, w->manual, KIN_STATE_BEGAN + acted % 3); break;
  }
}

typedef struct counting {
  double limit;
  uint64_t moves;
} counting;

static void prepare_counting(void *state) {
  counting *c = state;
  c->moves = 0;
}

static kin_state step_counting(void *state, const kin_step *step, kin_request *request) {
  counting *c = state;
  if (step->changes & KIN_CHANGE_MOVED) c->moves++;
  request->values[0] = (double)c->moves;
  request->deadline_ns = step->time_ns + 40 * MILLISECOND;
  if (step->flags & KIN_STEP_TIMER) request->deadline_ns = KIN_TIME_NEVER;
  if (step->down_count == 0 && step->state != KIN_STATE_POSSIBLE) return KIN_STATE_ENDED;
  if (step->down_count == 0) return KIN_STATE_FAILED;
  if (c->moves % 40 == 39) request->values[1] = 1; /* a fault: it has one value */
  return (double)c->moves < c->limit ? KIN_STATE_POSSIBLE : step->state == KIN_STATE_POSSIBLE ? KIN_STATE_BEGAN : KIN_STATE_CHANGED;
}

static bool spares_pan(const void *state, const kin_peer *other) {
  (void)state;
  return strcmp(other->class_name, "pan") != 0;
}

static const kin_property counting_properties[] = {{"limit", "How many moves it takes.", "1", "ours", 4, 1, 100, KIN_PROPERTY_INTEGER, 0}};
static const kin_value counting_values[] = {{"moves", "How many there were.", "1", 0}};
static const kin_recognizer_class counting_class = {.struct_size = sizeof(kin_recognizer_class),
                                                    .abi_level = KIN_ABI_LEVEL,
                                                    .name = "com.example.counting",
                                                    .summary = "Counts moves.",
                                                    .version = "1.0.0",
                                                    .state_size = sizeof(counting),
                                                    .state_alignment = 8,
                                                    .property_count = 1,
                                                    .properties = counting_properties,
                                                    .values = counting_values,
                                                    .value_count = 1,
                                                    .prepare = prepare_counting,
                                                    .step = step_counting,
                                                    .can_prevent = spares_pan};

static void ignore_log(kin_engine *engine, kin_severity severity, const char *sentence, void *user_data) {
  (void)engine, (void)severity, (void)sentence, (void)user_data;
}

/* The host's delegates and actions, from the beginning: as if they had not been called yet. */
static inline void connect(kin_engine *engine, world *w, kin_recognizer_id own) {
  const kin_recognizer_id asking[] = {w->tap, w->swipe, own}, acting[] = {w->pan, w->tap, own};
  kin_recognizer_delegate delegate = {.struct_size = sizeof delegate, .user_data = w, .should_begin = every_third, .should_receive_touch = take_touch,
                                      .should_recognize_simultaneously_with = pair, .should_require_failure_of = pair};
  kin_view_delegate of_view = {.struct_size = sizeof of_view, .contains_point = inside, .gesture_should_begin = let_begin};
  uint64_t token;
  for (int i = 0; i < 3; i++) OK(kin_recognizer_set_delegate(engine, asking[i], &delegate));
  OK(kin_view_set_delegate(engine, w->front, &of_view));
  for (int i = 0; i < 3; i++) OK(kin_recognizer_add_action(engine, acting[i], act, w, &token));
  asked = acted = 0;
}

static inline world make_host(stream *heard, bool calls_back) {
  static world kept;
  world w = kept = make_world(NULL);
  OK(kin_recognizer_class_register(w.engine, &counting_class));
  const kin_recognizer_id own = attach(w.engine, w.front, "com.example.counting");
  OK(kin_recognizer_set_number(w.engine, own, "limit", 6));
  connect(w.engine, &kept, own);
  if (calls_back) OK(kin_engine_set_event_callback(w.engine, add_to_stream, heard));
  OK(kin_engine_set_log(w.engine, ignore_log, NULL));
  return w;
}

static uint32_t noise;
static uint32_t below(uint32_t limit) { return (noise = noise * 1664525 + 1013904223) / 65536 % limit; }

/* A hand of three fingers. */
typedef struct hand {
  double x[3], y[3];
  bool down[3];
  uint64_t time; /* ms */
} hand;

/* Fingers that land, wander and lift; a poll a frame, heard unless the host has a callback. */
static inline void use(world *w, hand *h, int frames, stream *heard) {
  for (int frame = 0; frame < frames; frame++) {
    kin_touch_sample samples[3];
    uint32_t count = 0;
    h->time += 5 + below(20);
    for (uint64_t touch = 0; touch < 3; touch++) {
      const kin_phase phase = !h->down[touch] ? KIN_PHASE_BEGAN : below(12) == 0 ? KIN_PHASE_ENDED : KIN_PHASE_MOVED;
      if (below(3) == 0) continue;
      if (phase == KIN_PHASE_BEGAN) h->x[touch] = 50 + below(300), h->y[touch] = 50 + below(300);
      else h->x[touch] += (double)below(13) - 4, h->y[touch] += (double)below(13) / 3 - 2;
      samples[count] = touch_at(touch, phase, h->time, h->x[touch], h->y[touch]);
      samples[count].force = below(3) / 4.0;
      h->down[touch] = phase != KIN_PHASE_ENDED;
      count++;
    }
    OK(kin_engine_feed(w->engine, samples, count));
    if (below(5) == 0) OK(kin_engine_advance(w->engine, (h->time += below(400)) * MILLISECOND));
    if (below(40) == 0) {
      const kin_scroll_sample notch = {.source = 9, .time_ns = h->time * MILLISECOND, .x = 20, .y = 30, .phase = KIN_SCROLL_DISCRETE, .type = KIN_TOUCH_POINTER, .dy = -12.5};
      OK(kin_engine_feed_scroll(w->engine, &notch, 1));
    }
    if (below(90) == 0) {
      OK(kin_engine_cancel_touches(w->engine, h->time * MILLISECOND));
      memset(h->down, 0, sizeof h->down);
    }
    const kin_event *events;
    OK(kin_engine_poll(w->engine, &events, &count));
    for (uint32_t i = 0; heard && i < count; i++) add_to_stream(w->engine, events + i, heard);
  }
}

/* A session of `frames` frames, recorded from `before` frames on. What is heard is that of the recorded part. */
typedef struct session {
  tape tape;
  stream heard;
} session;

static inline session record_session(uint32_t seed, int before, int frames, bool calls_back, uint32_t checks) {
  session s;
  stream early = {0, 0};
  hand h = {.time = 1000};
  memset(&s, 0, sizeof s);
  noise = seed;
  world w = make_host(&s.heard, calls_back);
  use(&w, &h, before, calls_back ? NULL : &early);
  s.heard = early = (stream){0, 0};
  OK(kin_trace_set_check_interval(w.engine, checks));
  OK(kin_trace_start(w.engine, write_tape, &s.tape));
  use(&w, &h, frames, calls_back ? NULL : &s.heard);
  OK(kin_engine_cancel_touches(w.engine, h.time * MILLISECOND));
  OK(kin_trace_stop(w.engine));
  const kin_event *events;
  uint32_t count;
  OK(kin_engine_poll(w.engine, &events, &count));
  for (uint32_t i = 0; !calls_back && i < count; i++) add_to_stream(w.engine, events + i, &s.heard);
  kin_engine_destroy(w.engine);
  return s;
}

static inline void expect_same(const session *s) {
  stream heard = {0, 0};
  kin_replay_report report;
  kin_engine *engine = play_tape(&s->tape, 0, &heard, &report);
  CHECK(heard.count == s->heard.count);
  CHECK(heard.hash == s->heard.hash);
  CHECK(report.events == heard.count);
  kin_engine_destroy(engine);
}

typedef struct live {
  world w;
  stream heard;
  bool is_set;
} live;

static inline void hear_live(kin_engine *engine, const kin_event *event, void *user_data) { add_to_stream(engine, event, &((live *)user_data)->heard); }

/* Before the first call: the host's code, as `make_host` connects it. */
static inline bool attach_live(kin_engine *engine, const kin_trace_call *call, void *user_data) {
  live *l = user_data;
  kin_recognizer_id listed[16];
  uint32_t count;
  (void)call;
  if (l->is_set) return true;
  l->is_set = true;
  l->w.engine = engine;
  OK(kin_view_list_recognizers(engine, l->w.front, listed, 16, &count));
  connect(engine, &l->w, listed[0]);
  return true;
}

#endif
