/* Trace sinks that refuse at every n-th call: the recording is over with KIN_ERROR_SINK, the engine does what it would
 * have done without one, and what the sink took plays up to where it ends. */
#include "faults.h"
#include "../C/tape.h"

typedef struct picky {
  tape taken;
  uint64_t calls, refuse_from, refuse_to; /* calls with these numbers, from 1, are refused */
  kin_result answer;
} picky;

static kin_result take_if(const void *bytes, uint32_t count, void *user_data) {
  picky *p = user_data;
  p->calls++;
  if (p->calls >= p->refuse_from && p->calls <= p->refuse_to) return p->answer;
  return write_tape(bytes, count, &p->taken);
}

enum { STROKES = 40, MOVES = 60 };

static void stroke(world *w, uint64_t *t) {
  OK(feed_one(w->engine, 1, KIN_PHASE_BEGAN, *t += 600, 20, 20));
  for (int i = 1; i <= MOVES; i++) OK(feed_one(w->engine, 1, KIN_PHASE_MOVED, *t += 8, 20 + 4 * i, 20 + i));
  OK(feed_one(w->engine, 1, KIN_PHASE_ENDED, *t += 8, 260, 80));
}

/* KIN_OK, or once the recording is over by the sink: KIN_ERROR_SINK, at once or at the next call too, and then that
 * there is none. */
static void told(kin_result result, int *is_over) {
  if (*is_over) CHECK(result == KIN_ERROR_STATE || result == KIN_ERROR_SINK);
  else if (result == KIN_ERROR_SINK) *is_over = 1;
  else OK(result);
}

/* What was taken is a trace as far as it goes. */
static void check_prefix(const picky *p, int is_over) {
  kin_trace_info info;
  kin_replay_report report;
  kin_engine *engine;
  kin_trace_info_init(&info);
  kin_replay_report_init(&report);
  if (!is_over || kin_trace_inspect(p->taken.bytes, p->taken.count, &info) != KIN_OK) return;
  OK(kin_engine_create(&info.options, &engine));
  GIVES(KIN_ERROR_TRACE, kin_trace_replay(engine, p->taken.bytes, p->taken.count, NULL, &report));
  CHECK(!report.is_complete && report.failed_step == 0);
  OK(kin_engine_check_invariants(engine));
  kin_engine_destroy(engine);
}

/* A session, its trace and a dump of a flight recorder; what the engine sent, as a hash. */
static stream live(picky *p, int *out_over) {
  world w = make_world(NULL);
  stream heard = {0};
  uint64_t t = 0;
  OK(kin_engine_set_event_callback(w.engine, add_to_stream, &heard));
  *out_over = 0;
  told(kin_trace_start(w.engine, take_if, p), out_over);
  for (int i = 0; i < STROKES; i++) {
    stroke(&w, &t);
    told(kin_trace_flush(w.engine), out_over);
  }
  told(kin_trace_stop(w.engine), out_over);
  check_prefix(p, *out_over);
  check_usable(w.engine);
  OK(kin_flight_recorder_start(w.engine, 200000, 0));
  stroke(&w, &t);
  const kin_result dumped = kin_flight_recorder_dump(w.engine, take_if, p);
  if (dumped == KIN_ERROR_SINK) {
    *out_over = 1;
    OK(kin_flight_recorder_dump(w.engine, write_tape, &p->taken));
  } else {
    OK(dumped);
  }
  OK(kin_flight_recorder_stop(w.engine));
  check_usable(w.engine);
  kin_engine_destroy(w.engine);
  free_tape(&p->taken);
  return heard;
}

int main(void) {
  static const kin_result answers[] = {KIN_ERROR_SINK, KIN_ERROR_MEMORY, 1, INT32_MIN};
  uint64_t tries = 0;
  int is_over;
  picky willing = {0};
  const stream wanted = live(&willing, &is_over);
  TEST("A sink that takes all is asked often, and hears all") CHECK(!is_over && willing.calls > 60);
  TEST("One refusal ends the recording, and nothing else") {
    for (uint64_t n = 1; n <= willing.calls; n++, tries++) {
      picky p = {.refuse_from = n, .refuse_to = n, .answer = answers[n % 4]};
      const stream heard = live(&p, &is_over);
      CHECK(is_over && heard.hash == wanted.hash && heard.count == wanted.count);
    }
  }
  TEST("The same when it refuses for ever") {
    for (uint64_t n = 1; n <= willing.calls; n++, tries++) {
      picky p = {.refuse_from = n, .refuse_to = UINT64_MAX, .answer = answers[n % 4]};
      const stream heard = live(&p, &is_over);
      CHECK(is_over && heard.hash == wanted.hash && heard.count == wanted.count);
    }
  }
  row("a trace's sink refuses", "at each of its calls, once and from then on, with four answers", tries,
      "`KIN_ERROR_SINK`, the recording is over; the same records as without; what was taken plays as far as it goes");
  return report();
}
