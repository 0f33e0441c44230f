/* touches.c: fuzzer of recognition. An input is a row of records of 4 bytes: touches, pointers, pencils, hovering and
 * scrolls, and what a host changes in between, policies of the arena and filters of contacts too, in a world with a
 * recognizer of every class. The records of each recognizer form a legal row of states, with finite numbers; when all
 * fingers are up and nothing is due, nobody is active; and a recording of it gives the same records. */
#define RECORD_SIZE 4
#include "records.h"

#include "stream.h"
#include "tape.h"

static const char *const classes[] = {"tap", "long_press", "pan", "swipe", "pinch", "rotation", "screen_edge_pan", "transform",
                                      "tap_drag", "serial_tap", "press", "manual", "hover", "multi_drag", "multi_tap", "dwell"};
enum { CLASS_COUNT = sizeof classes / sizeof *classes, RECOGNIZER_COUNT = CLASS_COUNT + 3, CROWD = 80 };

typedef struct world {
  kin_engine *engine;
  kin_view_id views[3];
  kin_view_id crowd[CROWD]; /* siblings of the cards, behind them, in some worlds: so many are looked for in a tree */
  kin_recognizer_id recognizers[RECOGNIZER_COUNT];
  uint64_t now;
  struct {
    bool is_down, hovers;
    double x, y;
  } fingers[8];
  bool scrolls, is_filtered;
} world;

static void must(kin_engine *engine, kin_result result, const char *what) {
  if (result != KIN_OK) found(what, kin_engine_last_error(engine));
}

/* A window with two cards, one in the other, the inner one turned; taps wait for double taps, the pair of pinch and
 * rotation runs together. */
static world make_world(bool is_narrow, bool is_crowded) {
  world w = {.now = 1000000000};
  kin_view_options options;
  kin_engine_options room;
  kin_engine_options_init(&room);
  if (is_narrow) room.touch_capacity = 12, room.event_capacity = 64;
  must(NULL, kin_engine_create(&room, &w.engine), "an engine");
  kin_engine_root_view(w.engine, &w.views[0]);
  must(w.engine, kin_view_set_frame(w.engine, w.views[0], (kin_rect){0, 0, 400, 400}), "a window");
  for (int i = 0; i < CROWD && is_crowded; i++) {
    kin_view_options_init(&options);
    options.frame = (kin_rect){40 * (i % 9), 40 * (i / 9), 60, 45};
    must(w.engine, kin_view_add(w.engine, w.views[0], &options, &w.crowd[i]), "a view of many");
  }
  for (int i = 1; i < 3; i++) {
    kin_view_options_init(&options);
    options.flags = KIN_VIEW_WANTS_TOUCHES | KIN_VIEW_MULTIPLE_TOUCH;
    options.frame = (kin_rect){50, 50, 260, 260};
    if (i == 2) options.transform = (kin_transform){0.8, 0.6, -0.6, 0.8, 60, 0};
    must(w.engine, kin_view_add(w.engine, w.views[i - 1], &options, &w.views[i]), "a view");
  }
  for (int i = 0; i < RECOGNIZER_COUNT; i++)
    must(w.engine, kin_recognizer_add(w.engine, w.views[i % 3], i < CLASS_COUNT ? classes[i] : classes[i - CLASS_COUNT], &w.recognizers[i]), "a recognizer");
  must(w.engine, kin_recognizer_set_number(w.engine, w.recognizers[CLASS_COUNT], "taps_required", 2), "a double tap");
  must(w.engine, kin_recognizer_require_failure(w.engine, w.recognizers[0], w.recognizers[CLASS_COUNT]), "a requirement");
  must(w.engine, kin_recognizer_allow_simultaneous(w.engine, w.recognizers[4], w.recognizers[5], true), "a pair");
  return w;
}

static void feed(world *w, int finger, kin_phase phase, int dx, int dy) {
  w->fingers[finger].x += dx;
  w->fingers[finger].y += dy;
  kin_touch_sample sample = {.touch = (uint64_t)finger, .time_ns = w->now, .x = w->fingers[finger].x, .y = w->fingers[finger].y, .phase = phase};
  if (finger == 4) sample.major_radius = abs(dy);
  if (finger == 5) sample.force = abs(dx) / 32.0;
  if (finger == 6) sample.type = KIN_TOUCH_PENCIL, sample.force = 1;
  if (finger == 7) sample.type = KIN_TOUCH_POINTER, sample.buttons = KIN_BUTTON_PRIMARY;
  must(w->engine, kin_engine_feed(w->engine, &sample, 1), "a sample that could be");
}

static void land_or_move(world *w, int finger, int dx, int dy) {
  if (w->fingers[finger].is_down) return feed(w, finger, KIN_PHASE_MOVED, dx, dy);
  w->fingers[finger].x = w->fingers[finger].y = 200;
  w->fingers[finger].is_down = true;
  feed(w, finger, KIN_PHASE_BEGAN, 3 * dx / 2, 3 * dy / 2);
}

static void lift(world *w, int finger, kin_phase phase, int dx, int dy) {
  if (w->fingers[finger].is_down) feed(w, finger, phase, dx, dy);
  w->fingers[finger].is_down = false;
}

static void hover(world *w, int finger, int dx, int dy) {
  const int pointer = 6 + finger % 2;
  if (!w->fingers[pointer].hovers) w->fingers[pointer].hovers = true, feed(w, pointer, KIN_PHASE_ENTERED, dx, dy);
  else if (dx == 0 && dy == 0) w->fingers[pointer].hovers = false, feed(w, pointer, KIN_PHASE_EXITED, 0, 0);
  else feed(w, pointer, KIN_PHASE_HOVERED, dx, dy);
}

static void scroll(world *w, int kind, int dx, int dy) {
  kin_scroll_sample sample = {.time_ns = w->now, .x = 200, .y = 200, .type = KIN_TOUCH_INDIRECT, .phase = w->scrolls ? KIN_SCROLL_CHANGED : KIN_SCROLL_BEGAN};
  if (kind == 0) sample.phase = KIN_SCROLL_DISCRETE, sample.type = KIN_TOUCH_POINTER, sample.source = 1;
  else if (kind == 1 && w->scrolls) sample.phase = dx < 0 ? KIN_SCROLL_CANCELLED : KIN_SCROLL_ENDED;
  if (kind == 2) sample.magnification = dx / 150.0;
  else if (kind == 3) sample.rotation = dx / 50.0;
  else sample.dx = dx, sample.dy = dy;
  if (kind > 0) w->scrolls = sample.phase == KIN_SCROLL_BEGAN || sample.phase == KIN_SCROLL_CHANGED;
  must(w->engine, kin_engine_feed_scroll(w->engine, &sample, 1), "a scroll that could be");
}

/* Sets any property of the recognizer's class to something in its range. */
static void set_property(world *w, kin_recognizer_id recognizer, uint32_t property, double part) {
  const kin_recognizer_class *table = NULL;
  const char *name;
  must(w->engine, kin_recognizer_get_class(w->engine, recognizer, &name), "a class");
  for (uint32_t i = 0; kin_engine_get_class(w->engine, i, &table) == KIN_OK && strcmp(table->name, name) != 0;) i++;
  if (table->property_count == 0) return;
  const kin_property *p = &table->properties[property % table->property_count];
  /* Near its default, or near 0 where that is far away. */
  const double middle = fabs(p->initial) < 1000 ? p->initial : 0, reach = p->kind == KIN_PROPERTY_INTEGER ? 4 : 15 + middle;
  double number = fmax(p->minimum, fmin(p->maximum, middle + (2 * part - 1) * reach));
  if (p->kind != KIN_PROPERTY_NUMBER) number = round(number);
  must(w->engine, kin_recognizer_set_number(w->engine, recognizer, p->name, number), p->name);
}

static void set_common_property(world *w, kin_recognizer_id recognizer, uint32_t property, uint32_t number) {
  const kin_property *common;
  uint32_t count;
  must(w->engine, kin_common_properties(&common, &count), "the common properties");
  kin_recognizer_set_number(w->engine, recognizer, common[property % count].name, number);
}

/* What a host may be refused: circles, states that cannot follow. */
static void change(world *w, const uint8_t *record) {
  const kin_recognizer_id a = w->recognizers[record[1] % RECOGNIZER_COUNT], b = w->recognizers[record[2] % RECOGNIZER_COUNT];
  kin_smoothing smoothing;
  switch (record[0] % 8) {
    case 0: set_property(w, a, record[2], record[3] / 255.0); break;
    case 1: set_common_property(w, a, record[2], record[3] % 16); break;
    case 2: kin_recognizer_set_enabled(w->engine, a, record[2] % 4); break;
    case 3: record[2] % 4 ? kin_recognizer_set_value(w->engine, a, "translation.x", record[3]) : kin_recognizer_abort(w->engine, a); break;
    case 4: kin_recognizer_propose(w->engine, w->recognizers[11], (kin_state)(record[2] % 6)); break;
    case 5: record[3] % 2 ? kin_recognizer_require_failure(w->engine, a, b) : kin_recognizer_remove_failure_requirement(w->engine, a, b); break;
    case 6: record[3] % 4 ? kin_recognizer_allow_simultaneous(w->engine, a, b, record[3] % 2) : kin_recognizer_set_prevention(w->engine, a, b, record[1] % 2); break;
    case 7:
      kin_smoothing_init(&smoothing);
      must(w->engine, kin_engine_set_smoothing(w->engine, record[1] % 4 ? &smoothing : NULL), "smoothing");
      must(w->engine, kin_engine_set_prediction(w->engine, (kin_prediction)(record[2] % 3)), "a prediction");
      break;
  }
}

/* What the arena may do otherwise. Circles are refused. */
static void change_policy(world *w, const uint8_t *record) {
  const kin_recognizer_id a = w->recognizers[record[1] % RECOGNIZER_COUNT], b = w->recognizers[record[2] % RECOGNIZER_COUNT];
  const uint8_t amount = record[3];
  switch (record[0] % 8) {
    case 0: kin_recognizer_allow_takeover(w->engine, a, b, amount % 4 > 0); break;
    case 1: kin_recognizer_require_inactive(w->engine, a, b, amount % 4 > 0); break;
    case 2: must(w->engine, kin_recognizer_set_number(w->engine, a, KIN_RECOGNIZER_LEASE, amount / 500.0), "a lease"); break;
    case 3: kin_recognizer_set_number(w->engine, a, KIN_RECOGNIZER_DEFAULT_WINNER, amount % 4); break;
    case 4: must(w->engine, kin_recognizer_set_number(w->engine, a, KIN_RECOGNIZER_WINS_AT_LIFT, amount % 2), "who wins"); break;
    case 5: kin_view_set_flags(w->engine, w->views[record[1] % 3], amount % 4 ? KIN_VIEW_DECIDES_AT_LIFT : 0, KIN_VIEW_DECIDES_AT_LIFT); break;
    case 6: kin_view_set_flags(w->engine, w->views[record[1] % 3], amount % 2 ? KIN_VIEW_ARENA_BOUNDARY : 0, KIN_VIEW_ARENA_BOUNDARY); break;
    case 7: must(w->engine, kin_recognizer_set_number(w->engine, w->recognizers[record[1] % 2 * CLASS_COUNT], KIN_TAP_PROVISIONAL, amount % 4 > 0), "a tap"); break;
  }
}

/* Moves one of the crowd, puts it before the cards, or hides it. */
static void change_crowd(world *w, const uint8_t *record) {
  const kin_view_id view = w->crowd[record[1] % CROWD];
  switch (record[0] % 4) {
    case 0: must(w->engine, kin_view_set_frame(w->engine, view, (kin_rect){record[2], record[3], 50, 50}), "a place"); break;
    case 1: must(w->engine, kin_view_set_transform(w->engine, view, (kin_transform){0.6, 0.8, -0.8, 0.6, record[2], record[3]}), "a turn"); break;
    case 2: must(w->engine, kin_view_bring_to_front(w->engine, view), "the front"); break;
    default: must(w->engine, kin_view_set_flags(w->engine, view, record[2] % 2 ? KIN_VIEW_HIDDEN : 0, KIN_VIEW_HIDDEN), "a flag"); break;
  }
}

static void reject(world *w, int finger) {
  if (!w->fingers[finger].is_down) return;
  must(w->engine, kin_engine_reject_touch(w->engine, (uint64_t)finger, w->now, KIN_CAUSE_HOST), "a verdict");
  w->fingers[finger].is_down = false;
}

/* What stands before the touches. */
static void change_filter(world *w, const uint8_t *record) {
  if (w->crowd[0] && record[0] % 8 >= 4) return change_crowd(w, record);
  kin_palm_filter palms;
  kin_accommodations chosen;
  kin_contact_filter contacts;
  kin_hand_grouping hands;
  const bool is_on = record[1] % 4;
  w->is_filtered = true;
  switch (record[0] % 8) {
    case 0:
      kin_palm_filter_init(&palms);
      palms.edge_margin = record[2], palms.edge_interval = record[3] / 500.0, palms.hold_lifetime = record[3] / 2000.0;
      must(w->engine, kin_engine_set_palm_filter(w->engine, is_on ? &palms : NULL), "a filter of palms");
      break;
    case 1:
      kin_accommodations_init(&chosen);
      chosen.location = record[1] % 2, chosen.minimum_contact_time = record[2] / 1000.0, chosen.repeat_interval = record[3] / 500.0;
      must(w->engine, kin_engine_set_accommodations(w->engine, is_on ? &chosen : NULL), "accommodations");
      break;
    case 2:
      kin_contact_filter_init(&contacts);
      contacts.dropout_interval = record[2] / 2000.0, contacts.jump_distance = record[3];
      must(w->engine, kin_engine_set_contact_filter(w->engine, is_on ? &contacts : NULL), "a filter of contacts");
      break;
    case 3:
      kin_hand_grouping_init(&hands);
      must(w->engine, kin_engine_set_hands(w->engine, is_on ? &hands : NULL), "hands");
      break;
    default: reject(w, record[1] % 6); break;
  }
}

/* Where a finger is at about this time. One that a filter holds back is nowhere yet. */
static void sample(const world *w, int finger, uint64_t time) {
  kin_touch_estimate estimate;
  if (!w->fingers[finger].is_down) return;
  const kin_result result = kin_engine_sample_touch(w->engine, (uint64_t)finger, time, &estimate);
  if (result == KIN_ERROR_STALE && w->is_filtered) return;
  must(w->engine, result, "a place");
  if (!isfinite(estimate.x) || !isfinite(estimate.y)) found("a finger", "is nowhere");
}

static void play(world *w, const uint8_t *record) {
  const int finger = record[0] % 8, dx = (int8_t)record[2], dy = (int8_t)record[3];
  w->now += record[1] * UINT64_C(250000) * (record[1] > 200 ? 40 : 1);
  switch (record[0] / 8 % 16) {
    case 0: lift(w, finger, KIN_PHASE_ENDED, 0, 0); break;
    case 1: lift(w, finger, KIN_PHASE_ENDED, dx / 8, dy / 8); break;
    case 2: lift(w, finger, KIN_PHASE_CANCELLED, 0, 0); break;
    case 3: hover(w, finger, dx, dy); break;
    case 4: scroll(w, finger % 5, dx, dy); break;
    case 5: record[0] < 128 ? change(w, record) : change_policy(w, record); break;
    case 6:
      if (record[0] >= 128) change_filter(w, record);
      else must(w->engine, kin_engine_advance(w->engine, w->now), "time");
      break;
    case 7: land_or_move(w, finger, dx, dy); break;
    case 8:
    case 9:
    case 10: land_or_move(w, finger % 3, dx / 4, dy / 4); break;
    default: land_or_move(w, finger % 2, dx / 16, dy / 16); break;
  }
  sample(w, finger, w->now + UINT64_C(12000000) - record[2] * UINT64_C(100000));
}

/* Everything leaves; an hour later nothing waits. The manual one is the host's to end. */
static void come_to_rest(world *w) {
  kin_state state;
  uint64_t deadline;
  for (int finger = 0; finger < 8; finger++) {
    lift(w, finger, KIN_PHASE_ENDED, 0, 0);
    if (w->fingers[finger].hovers) feed(w, finger, KIN_PHASE_EXITED, 0, 0);
  }
  if (w->scrolls) scroll(w, 1, 0, 0);
  /* Whoever requires it to fail is tied to it while it is under way. */
  must(w->engine, kin_recognizer_abort(w->engine, w->recognizers[11]), "the end of the manual one");
  must(w->engine, kin_engine_advance(w->engine, w->now += UINT64_C(3600000000000)), "an hour");
  kin_engine_next_deadline(w->engine, &deadline);
  if (deadline != KIN_TIME_NEVER) found("a timer at rest", "");
  for (int i = 0; i < RECOGNIZER_COUNT; i++)
    if (kin_recognizer_get_state(w->engine, w->recognizers[i], &state) != KIN_OK || state != KIN_STATE_POSSIBLE)
      found("active at rest", i < CLASS_COUNT ? classes[i] : classes[i - CLASS_COUNT]);
}

/* With an empty queue: what waits for a poll is reported by a replay, too. */
static void start_recording(kin_engine *engine, tape *recorded, row_of_records *heard) {
  const kin_event *events;
  uint32_t count;
  must(engine, kin_engine_poll(engine, &events, &count), "a poll");
  must(engine, kin_trace_start(engine, write_tape, recorded), "a recording");
  heard->hash = 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  world w = make_world(count / 4 % 3 == 0, count / 4 % 5 == 0);
  row_of_records heard = {0};
  tape recorded = {0};
  must(w.engine, kin_engine_set_event_callback(w.engine, hear, &heard), "a callback");
  kin_engine_set_explain(w.engine, count / 4 % 2);
  kin_trace_set_check_interval(w.engine, 1);
  for (size_t at = 0; at + RECORD_SIZE <= count && at < 600 * RECORD_SIZE; at += RECORD_SIZE) {
    if (at == count / 2 / RECORD_SIZE * RECORD_SIZE) start_recording(w.engine, &recorded, &heard);
    play(&w, bytes + at);
    must(w.engine, kin_engine_check_invariants(w.engine), "an invariant");
  }
  come_to_rest(&w);
  if (recorded.count) {
    must(w.engine, kin_trace_stop(w.engine), "the end of a recording");
    check_replay(&recorded, heard.hash, NULL);
  }
  kin_engine_destroy(w.engine);
  free_tape(&recorded);
  return 0;
}
