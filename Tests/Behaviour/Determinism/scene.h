/* scene.h: an engine under test with what hangs in it, and small builders. A call that should succeed and does not
 * ends the program. */
#ifndef DETERMINISM_SCENE_H
#define DETERMINISM_SCENE_H

#include "drift.h"
#include "output.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define MILLISECOND UINT64_C(1000000)
/* The bytes of a record that are the same everywhere: behind them is the host's pointer. */
#define TOLD offsetof(kin_event, user_data)

/* A recording: samples in window units, in the order of time, and the rectangle that they fill. */
typedef struct recording {
  const kin_touch_sample *samples;
  uint32_t count;
  kin_rect bounds;
} recording;

enum { RECOGNIZERS = 24 };

typedef struct scene {
  kin_engine *engine;
  kin_view_id page, card, knob;
  kin_recognizer_id recognizers[RECOGNIZERS];
  uint32_t count;
  kin_recognizer_id manual; /* 0: the scene has none */
} scene;

static void must(kin_engine *engine, kin_result result) {
  if (result == KIN_OK) return;
  fprintf(stderr, "%s: %s\n", kin_result_name(result), kin_engine_last_error(engine));
  exit(1);
}

static kin_recognizer_id attach(scene *s, kin_view_id view, const char *class_name) {
  kin_recognizer_id made;
  must(s->engine, kin_recognizer_add(s->engine, view, class_name, &made));
  must(s->engine, kin_recognizer_set_name(s->engine, made, class_name));
  return s->recognizers[s->count++] = made;
}

static void set(scene *s, kin_recognizer_id recognizer, const char *property, double value) {
  must(s->engine, kin_recognizer_set_number(s->engine, recognizer, property, value));
}

static kin_view_id add_view(scene *s, kin_view_id parent, kin_rect frame, const kin_transform *transform) {
  kin_view_options options;
  kin_view_id made;
  kin_view_options_init(&options);
  options.flags = KIN_VIEW_WANTS_TOUCHES | KIN_VIEW_MULTIPLE_TOUCH;
  options.frame = frame;
  if (transform) options.transform = *transform;
  must(s->engine, kin_view_add(s->engine, parent, &options, &made));
  return made;
}

/* A scene with an engine in which nothing has been done. */
static void make_engine(scene *s) {
  memset(s, 0, sizeof *s);
  must(NULL, kin_engine_create(NULL, &s->engine));
}

/* A root view a little larger than the recording, with the class of our own, telling every decision. */
static void furnish(scene *s, const recording *r) {
  kin_view_id root;
  const kin_rect frame = {r->bounds.x - 10, r->bounds.y - 10, r->bounds.width + 20, r->bounds.height + 20};
  must(s->engine, kin_recognizer_class_register(s->engine, &drift_class));
  must(s->engine, kin_engine_set_explain(s->engine, true));
  must(s->engine, kin_engine_root_view(s->engine, &root));
  must(s->engine, kin_view_set_frame(s->engine, root, frame));
}

#endif
