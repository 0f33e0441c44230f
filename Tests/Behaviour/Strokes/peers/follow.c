/* The recognizer class `stroke` in an engine, with drawings as touches. */
#include <math.h>
#include "kinesic/kinesic.h"
#include "kinesic/strokes.h"

/* The larger side of what is drawn, window units. */
#define SIZE 250.0
enum { STEP_NS = 8000000, PAUSE_NS = 2000000000 };

/* What came of a drawing. */
typedef struct outcome {
  int32_t state;    /* KIN_STATE_ENDED, _FAILED, _CANCELLED; 0: nothing */
  int32_t found;    /* the template; -1: none */
  double share;     /* of the length that was drawn then */
} outcome;

static _Thread_local kin_engine *engine;
static _Thread_local kin_recognizer_id stroke;

static double length_of(const kin_stroke_point *points, int64_t count) {
  double length = 0;
  for (int64_t i = 1; i < count; i++)
    if (points[i].stroke == points[i - 1].stroke) length += hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y);
  return length;
}

static double scale_of(const kin_stroke_point *points, int64_t count) {
  double left = INFINITY, right = -INFINITY, top = INFINITY, bottom = -INFINITY;
  for (int64_t i = 0; i < count; i++) {
    left = fmin(left, points[i].x), right = fmax(right, points[i].x);
    top = fmin(top, points[i].y), bottom = fmax(bottom, points[i].y);
  }
  const double size = fmax(right - left, bottom - top);
  return size > 0 ? SIZE / size : 1;
}

static _Thread_local uint64_t now;

/* Whether it is decided. */
static int feed(kin_phase phase, double x, double y, outcome *out) {
  kin_touch_sample sample = {0};
  const kin_event *events;
  uint32_t count;
  sample.touch = 1, sample.phase = phase, sample.time_ns = now, sample.x = x, sample.y = y;
  now += STEP_NS;
  if (kin_engine_feed(engine, &sample, 1) || kin_engine_poll(engine, &events, &count)) out->state = -1;
  for (uint32_t i = 0; i < count && !out->state; i++) {
    if (events[i].type == KIN_EVENT_GESTURE && events[i].state == KIN_STATE_ENDED) {
      out->state = events[i].state, out->found = (int32_t)events[i].values[2];
    }
    if (events[i].type == KIN_EVENT_DECISION && events[i].state == KIN_STATE_FAILED) out->state = KIN_STATE_FAILED;
  }
  return out->state != 0;
}

static outcome draw(const kin_stroke_point *points, int64_t count) {
  const double scale = scale_of(points, count), x = points[0].x, y = points[0].y;
  outcome out = {0, -1, 1};
  int64_t i = 0;
  for (int is_decided = 0; i < count && !is_decided; i++) {
    is_decided = feed(i == 0 ? KIN_PHASE_BEGAN : KIN_PHASE_MOVED, 500 + scale * (points[i].x - x), 500 + scale * (points[i].y - y), &out);
  }
  out.share = length_of(points, i) / length_of(points, count);
  outcome ignored = {1, 0, 0};
  feed(KIN_PHASE_ENDED, 500 + scale * (points[i - 1].x - x), 500 + scale * (points[i - 1].y - y), out.state ? &ignored : &out);
  now += PAUSE_NS;
  kin_engine_advance(engine, now);
  return out;
}

/* Each test as one attempt of a recognizer with this set. */
int follow(const kin_stroke_set *set, const kin_stroke_point *points, const int64_t *starts, const int32_t *tests, int64_t count, double early_commit, double early_failure, outcome *out) {
  double number;
  kin_view_id root;
  if (kin_stroke_set_share(set, &number) || kin_engine_create(NULL, &engine) || kin_recognizer_class_register(engine, kin_stroke_get_class())) return 1;
  kin_engine_root_view(engine, &root);
  kin_engine_set_explain(engine, true);
  now = 0;
  int failed = kin_recognizer_add(engine, root, "stroke", &stroke) || kin_recognizer_set_number(engine, stroke, "set", number) ||
               kin_recognizer_set_number(engine, stroke, "early_commit", early_commit) ||
               kin_recognizer_set_number(engine, stroke, "early_failure", early_failure);
  for (int64_t i = 0; i < count && !failed; i++) {
    const int64_t start = starts[tests[i]];
    out[i] = draw(points + start, starts[tests[i] + 1] - start);
    failed = out[i].state < 0;
  }
  kin_engine_destroy(engine);
  kin_stroke_set_unshare(number);
  return failed;
}
