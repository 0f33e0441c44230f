/* strokes_class.h: a window with a recognizer of the class `stroke`, and shapes as rows of corners. */
#ifndef KINESIC_STROKES_CLASS_H
#define KINESIC_STROKES_CLASS_H

#include <kinesic/strokes.h>

#include "world.h"

enum { MOST_CORNERS = 10, MOST_POINTS = 400 };

/* Corners from 0 to 100; a stroke begins behind a corner that is UP. */
typedef struct shape {
  const char *name;
  int count;
  double corners[MOST_CORNERS][2];
} shape;

#define UP -1000

static const shape vee = {"vee", 3, {{0, 0}, {50, 100}, {100, 0}}};
static const shape caret = {"caret", 3, {{0, 100}, {50, 0}, {100, 100}}};
static const shape zigzag = {"zigzag", 4, {{0, 0}, {100, 0}, {0, 100}, {100, 100}}};
static const shape box = {"box", 5, {{0, 0}, {0, 100}, {100, 100}, {100, 0}, {0, 0}}};
static const shape stairs = {"stairs", 6, {{0, 0}, {33, 0}, {33, 50}, {66, 50}, {66, 100}, {100, 100}}};
static const shape plus = {"plus", 5, {{0, 50}, {100, 50}, {UP, 0}, {50, 0}, {50, 100}}};
static const shape star = {"star", 8, {{0, 50}, {100, 50}, {UP, 0}, {50, 0}, {50, 100}, {UP, 0}, {10, 10}, {90, 90}}};
static const shape line = {"line", 2, {{0, 0}, {100, 40}}};

/* Its points, `step` apart, as large as that; `bend` makes each drawing another one. */
static inline int points_of(const shape *of, double size, double bend, kin_stroke_point *points) {
  int count = 0;
  uint32_t stroke = 0;
  for (int i = 1; i < of->count; i++) {
    if (of->corners[i][0] == UP) {
      stroke++, i++;
      continue;
    }
    for (int k = i == 1 || of->corners[i - 2 < 0 ? 0 : i - 2][0] == UP ? 0 : 1; k <= 20; k++) {
      const double t = k / 20.0, *a = of->corners[i - 1], *b = of->corners[i];
      kin_stroke_point *p = &points[count++];
      memset(p, 0, sizeof *p);
      p->x = size / 100 * (a[0] + t * (b[0] - a[0]) + bend * sin(3.14159 * t));
      p->y = size / 100 * (a[1] + t * (b[1] - a[1]) + bend * cos(3.14159 * t));
      p->stroke = stroke;
      p->time_ns = (uint64_t)count * 8 * MILLISECOND;
    }
  }
  return count;
}

static inline kin_stroke_set *set_of(const shape *const *shapes, int count, uint32_t flags) {
  kin_stroke_set *set = NULL;
  kin_stroke_point points[MOST_POINTS];
  kin_stroke_template_options options;
  kin_stroke_template_options_init(&options);
  options.flags = flags;
  OK(kin_stroke_set_create(NULL, &set));
  for (int i = 0; i < 2 * count; i++) {
    const shape *of = shapes[i / 2];
    OK(kin_stroke_set_add(set, of->name, &options, points, (uint64_t)points_of(of, 120, i % 2 ? 3 : -3, points), NULL));
  }
  return set;
}

/* What the root view's recognizer says. */
typedef struct paper {
  kin_engine *engine;
  kin_recognizer_id stroke;
  double number; /* of the set */
  uint64_t now;  /* milliseconds */
  int began, changed, ended, cancelled, failed;
  double values[KIN_VALUE_CAPACITY]; /* of the latest record of the gesture */
  double first_progress, least_rise;
  char why[128];
} paper;

static inline void look(kin_engine *engine, const kin_event *event, void *user_data) {
  paper *p = user_data;
  if (event->recognizer != p->stroke) return;
  if (event->type == KIN_EVENT_DECISION && event->state == KIN_STATE_FAILED) {
    p->failed++;
    kin_event_describe(engine, event, p->why, sizeof p->why, NULL);
  }
  if (event->type != KIN_EVENT_GESTURE) return;
  if (event->state == KIN_STATE_BEGAN) p->began++, p->first_progress = event->values[1];
  if (event->state == KIN_STATE_CHANGED) p->changed++, p->least_rise = fmin(p->least_rise, event->values[1] - p->values[1]);
  if (event->state == KIN_STATE_ENDED) p->ended++;
  if (event->state == KIN_STATE_CANCELLED) p->cancelled++;
  memcpy(p->values, event->values, sizeof p->values);
}

static inline void open_paper(paper *p, const kin_stroke_set *set) {
  kin_view_id root;
  memset(p, 0, sizeof *p);
  OK(kin_engine_create(NULL, &p->engine));
  OK(kin_recognizer_class_register(p->engine, kin_stroke_get_class()));
  OK(kin_engine_root_view(p->engine, &root));
  OK(kin_view_set_frame(p->engine, root, (kin_rect){0, 0, 1000, 800}));
  OK(kin_engine_set_explain(p->engine, true));
  OK(kin_engine_set_event_callback(p->engine, look, p));
  OK(kin_recognizer_add(p->engine, root, "stroke", &p->stroke));
  OK(kin_stroke_set_share(set, &p->number));
  OK(kin_recognizer_set_number(p->engine, p->stroke, "set", p->number));
}

static inline void close_paper(paper *p) {
  kin_engine_destroy(p->engine);
  OK(kin_stroke_set_unshare(p->number));
}

static inline void forget(paper *p) {
  p->began = p->changed = p->ended = p->cancelled = p->failed = 0;
  p->least_rise = 0;
  p->why[0] = 0;
  memset(p->values, 0, sizeof p->values);
}

static inline void touch(paper *p, kin_phase phase, double x, double y) {
  OK(feed_one(p->engine, 1, phase, p->now, x, y));
}

static inline void pass(paper *p, uint64_t milliseconds) {
  p->now += milliseconds;
  OK(kin_engine_advance(p->engine, p->now * MILLISECOND));
}

/* Draws the first part of a shape, stroke by stroke; the finger lifts at the end of each, and at the very end if
 * `lifts`. Its first point is at x, y. */
static inline void draw_part(paper *p, const shape *of, double size, double bend, double part, int lifts, double x, double y) {
  kin_stroke_point points[MOST_POINTS];
  const int count = (int)(part * points_of(of, size, bend, points));
  for (int i = 0; i < count; i++) {
    const int begins = i == 0 || points[i].stroke != points[i - 1].stroke;
    const int ends = i + 1 == count || points[i].stroke != points[i + 1].stroke;
    touch(p, begins ? KIN_PHASE_BEGAN : KIN_PHASE_MOVED, x + points[i].x, y + points[i].y);
    p->now += 8;
    if (ends && (lifts || i + 1 < count)) touch(p, KIN_PHASE_ENDED, x + points[i].x, y + points[i].y), p->now += 80;
  }
}

static inline void draw(paper *p, const shape *of, double size) { draw_part(p, of, size, 1, 1, 1, 300, 200); }

/* A new attempt: all is as it was, and nothing noted. */
static inline void again(paper *p) {
  pass(p, 2000);
  forget(p);
}

static inline const char *name_of(const paper *p, int value) {
  const kin_stroke_set *shared = NULL;
  kin_stroke_template found;
  kin_stroke_template_init(&found);
  if (p->values[value] < 0 || kin_stroke_set_find(p->number, &shared) || kin_stroke_set_get(shared, (uint32_t)p->values[value], &found)) return "";
  return found.name;
}

#endif
