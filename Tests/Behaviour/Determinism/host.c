/* host.c: plays recordings in every scene and writes all that comes out: for each step the bytes of each event, the
 * engine's sentence about it and the hash of its state, and the bytes of a trace that was recorded meanwhile. Two
 * builds that differ in a bit differ in a line. A trace in place of a recording is played as it is. What must not be
 * is written as a line that begins with "differs".
 *
 *   host < inputs > output       input.h has the format */
#include "edits.h"
#include "input.h"
#include "take.h"

/* What the library says of its classes: names, and where each property lies in the state, which a trace carries. */
static void write_classes(void) {
  scene s;
  uint32_t count = 0;
  const recording none = {NULL, 0, {0, 0, 0, 0}};
  make_engine(&s);
  furnish(&s, &none);
  must(s.engine, kin_engine_get_class_count(s.engine, &count));
  for (uint32_t i = 0; i < count; i++) {
    const kin_recognizer_class *found;
    must(s.engine, kin_engine_get_class(s.engine, i, &found));
    write_sentence("class", found->name);
    write_numbers("state", (uint64_t[]){found->state_size, found->state_alignment}, 2);
    for (uint32_t p = 0; p < found->property_count; p++) {
      write_sentence("property", found->properties[p].name);
      write_numbers("offset", (uint64_t[]){found->properties[p].offset, bits_of(found->properties[p].initial)}, 2);
    }
  }
  kin_engine_destroy(s.engine);
}

static void write_step(scene *s, take *t, uint32_t step, kin_result result) {
  static char sentence[1024];
  const kin_event *events;
  uint32_t count;
  uint64_t deadline, now;
  const uint64_t hash = hash_of(s->engine);
  must(s->engine, kin_engine_next_deadline(s->engine, &deadline));
  must(s->engine, kin_engine_get_time(s->engine, &now));
  write_numbers("step", (uint64_t[]){step, (uint64_t)(int64_t)result, now, deadline, hash}, 5);
  must(s->engine, kin_engine_check_invariants(s->engine));
  must(s->engine, kin_engine_poll(s->engine, &events, &count));
  note_poll(t, hash, events, count);
  for (uint32_t i = 0; i < count; i++) {
    write_bytes("event", &events[i], TOLD);
    must(s->engine, kin_event_describe(s->engine, &events[i], sentence, sizeof sentence, NULL));
    write_sentence("says", sentence);
    if (events[i].type == KIN_EVENT_GESTURE && events[i].state == KIN_STATE_ENDED) fling_on(&events[i]);
  }
}

/* The input's samples of one time are one feed. Contacts can be made to hover, or to scroll, in place of touching. */
typedef kin_result (*feeder)(kin_engine *engine, kin_touch_sample *samples, uint32_t count);

static kin_result feed_touches(kin_engine *engine, kin_touch_sample *samples, uint32_t count) { return kin_engine_feed(engine, samples, count); }

static kin_result feed_hovering(kin_engine *engine, kin_touch_sample *samples, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    samples[i].type = KIN_TOUCH_POINTER;
    samples[i].phase = samples[i].phase == KIN_PHASE_BEGAN ? KIN_PHASE_ENTERED : samples[i].phase == KIN_PHASE_MOVED ? KIN_PHASE_HOVERED : KIN_PHASE_EXITED;
  }
  return kin_engine_feed(engine, samples, count);
}

static kin_result feed_scrolls(kin_engine *engine, kin_touch_sample *samples, uint32_t count) {
  kin_scroll_sample scrolls[64];
  memset(scrolls, 0, sizeof scrolls);
  for (uint32_t i = 0; i < count; i++) {
    scrolls[i].source = samples[i].touch;
    scrolls[i].time_ns = samples[i].time_ns;
    scrolls[i].x = samples[i].x;
    scrolls[i].y = samples[i].y;
    scrolls[i].phase = samples[i].phase; /* began, changed, ended, cancelled have the same numbers */
    scrolls[i].type = KIN_TOUCH_INDIRECT;
    scrolls[i].dx = samples[i].x / 64;
    scrolls[i].dy = -samples[i].y / 128;
    scrolls[i].magnification = i % 2 ? samples[i].x / 30000 : 0;
    scrolls[i].rotation = i % 3 ? samples[i].y / 20000 : 0;
  }
  return kin_engine_feed_scroll(engine, scrolls, count);
}

typedef struct play {
  const char *name;
  void (*build)(scene *s, const recording *r);
  feeder feed;
  void (*between)(scene *s, const recording *r, uint32_t step, uint64_t now); /* after each step; may be null */
  uint64_t after_tap_ns; /* above 0: a tap comes first, and the recording so much later */
} play;

/* A tap where the recording begins, so that there is one before its first drag. */
static void tap_first(const play *p, scene *s, const recording *r) {
  for (int i = 0; i < 2; i++) {
    kin_touch_sample sample = r->samples[0];
    sample.phase = i ? KIN_PHASE_ENDED : KIN_PHASE_BEGAN;
    sample.time_ns = i * 50 * MILLISECOND;
    must(s->engine, p->feed(s->engine, &sample, 1));
  }
}

/* How many of the recording's samples come before the trace begins: in every second scene it begins in the middle of a
 * gesture. */
static uint32_t before_trace(size_t scene_number, const recording *r) { return scene_number % 2 ? r->count / 2 : 0; }

static void run(const play *p, const recording *r, uint32_t samples_before_trace) {
  scene s;
  take t = {0};
  kin_touch_sample frame[64];
  uint32_t step = 0;
  uint64_t now = 0;
  write_sentence("scene", p->name);
  make_engine(&s);
  if (samples_before_trace == 0) start_take(&t, s.engine);
  p->build(&s, r);
  if (p->after_tap_ns && r->count) tap_first(p, &s, r);
  for (uint32_t from = 0, to; from < r->count; from = to) {
    if (!t.is_running && from >= samples_before_trace) start_take(&t, s.engine);
    now = r->samples[from].time_ns + p->after_tap_ns;
    for (to = from; to < r->count && to < from + COUNT(frame) && r->samples[to].time_ns == r->samples[from].time_ns; to++) {
      frame[to - from] = r->samples[to];
      frame[to - from].time_ns = now;
    }
    write_step(&s, &t, step, p->feed(s.engine, frame, to - from));
    if (p->between) p->between(&s, r, step, now);
    step++;
  }
  for (int i = 0; i < 4; i++) write_step(&s, &t, step++, kin_engine_advance(s.engine, now += 500 * MILLISECOND));
  finish_take(&t, s.engine);
  kin_engine_destroy(s.engine);
}

static void run_all(const recording *r) {
  static const play plays[] = {
      {"nested", build_nested, feed_touches, NULL, 0},
      {"observers", build_observers, feed_touches, ask, 200 * MILLISECOND},
      {"edited", build_nested, feed_touches, edit, 0},
      {"hovering", build_nested, feed_hovering, NULL, 0},
      {"scrolling", build_nested, feed_scrolls, NULL, 0},
  };
  write_sentence("version", kin_version());
  write_classes();
  for (size_t i = 0; i < COUNT(plays); i++) run(&plays[i], r, before_trace(i, r));
}

int main(void) {
  static char line[256];
  input in;
  if (!fgets(line, sizeof line, stdin)) return 1;
  while (read_input(stdin, &in, line, sizeof line)) {
    write_sentence("input", in.name);
    const recording r = recording_in(&in);
    if (in.trace.count) tell_trace(&in.trace);
    else run_all(&r);
    free_row(&in.samples);
    free_row(&in.trace);
  }
  return fflush(stdout) != 0;
}
