/* overlay_scene.h: an engine with an overlay that gets its records, a hand, and readers of the shapes. */
#ifndef KINESIC_OVERLAY_SCENE_H
#define KINESIC_OVERLAY_SCENE_H

#include "test.h"

#include <kinesic/overlay.h>

#define MS 1000000u

typedef struct scene {
  kin_engine *engine;
  kin_overlay *overlay;
  uint64_t now;
  const kin_overlay_shape *shapes;
  uint32_t count;
} scene;

static inline void take_note(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine;
  OK(kin_overlay_add_event(((scene *)user_data)->overlay, event));
}

/* `made` must stay where it is. */
static inline void open_scene(scene *made, const kin_overlay_options *options) {
  memset(made, 0, sizeof *made);
  made->now = 1000 * MS;
  OK(kin_engine_create(NULL, &made->engine));
  OK(kin_overlay_create(made->engine, options, &made->overlay));
  OK(kin_engine_set_explain(made->engine, true));
  OK(kin_engine_set_event_callback(made->engine, take_note, made));
}

static inline void close_scene(scene *s) {
  OK(kin_engine_check_invariants(s->engine));
  kin_overlay_destroy(s->overlay);
  kin_engine_destroy(s->engine);
}

static inline kin_recognizer_id add(scene *s, kin_view_id view, const char *class_name, const char *name) {
  kin_recognizer_id id = 0;
  OK(kin_recognizer_add(s->engine, view, class_name, &id));
  OK(kin_recognizer_set_name(s->engine, id, name));
  return id;
}

static inline kin_view_id add_view(scene *s, kin_view_id parent, kin_rect frame, const char *name) {
  kin_view_options options;
  kin_view_id id = 0;
  kin_view_options_init(&options);
  options.frame = frame;
  OK(kin_view_add(s->engine, parent, &options, &id));
  OK(kin_view_set_name(s->engine, id, name));
  return id;
}

static inline void touch(scene *s, uint64_t id, kin_phase phase, double x, double y) {
  const kin_touch_sample sample = {.touch = id, .time_ns = s->now, .x = x, .y = y, .phase = phase};
  OK(kin_engine_feed(s->engine, &sample, 1));
}

static inline void draw(scene *s) { OK(kin_overlay_draw(s->overlay, 800, 600, &s->shapes, &s->count)); }

/* Time passes, with a frame each 20 ms. */
static inline void pass(scene *s, uint32_t milliseconds) {
  for (uint32_t i = 0; i < milliseconds; i += 20) {
    s->now += 20 * MS;
    OK(kin_engine_advance(s->engine, s->now));
    draw(s);
  }
}

/* A finger goes in steps of 20 ms, with a frame each. */
static inline void go(scene *s, uint64_t id, double x, double y, double to_x, double to_y, int steps) {
  for (int i = 1; i <= steps; i++) {
    s->now += 20 * MS;
    touch(s, id, KIN_PHASE_MOVED, x + (to_x - x) * i / steps, y + (to_y - y) * i / steps);
    draw(s);
  }
}

static inline void tap_at(scene *s, double x, double y) {
  touch(s, 1, KIN_PHASE_BEGAN, x, y);
  pass(s, 60);
  touch(s, 1, KIN_PHASE_ENDED, x, y);
  draw(s);
}

/* All texts of the latest frame, a space between two lines. */
static inline const char *said(const scene *s) {
  static char all[8192];
  all[0] = 0;
  for (uint32_t i = 0; i < s->count; i++) {
    if (s->shapes[i].kind != KIN_OVERLAY_TEXT || strlen(all) + strlen(s->shapes[i].text) + 2 > sizeof all) continue;
    strcat(all, s->shapes[i].text);
    strcat(all, " ");
  }
  return all;
}

#define SAYS(scene, words) \
  do { \
    if (!strstr(said(scene), words)) test_fault(__FILE__, __LINE__, "does not say " #words, said(scene)); \
  } while (0)
#define DOES_NOT_SAY(scene, words) \
  do { \
    if (strstr(said(scene), words)) test_fault(__FILE__, __LINE__, "says " #words, said(scene)); \
  } while (0)

static inline uint32_t count_of(const scene *s, kin_overlay_kind kind) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < s->count; i++) count += s->shapes[i].kind == kind;
  return count;
}

/* The first shape of a kind; null: there is none. */
static inline const kin_overlay_shape *first_of(const scene *s, kin_overlay_kind kind) {
  for (uint32_t i = 0; i < s->count; i++)
    if (s->shapes[i].kind == kind) return &s->shapes[i];
  return NULL;
}

/* The mark before the row whose text begins so: the shape drawn right before that text; null: there is no such row. */
static inline const kin_overlay_shape *mark_of(const scene *s, const char *beginning) {
  for (uint32_t i = 1; i < s->count; i++)
    if (s->shapes[i].kind == KIN_OVERLAY_TEXT && strncmp(s->shapes[i].text, beginning, strlen(beginning)) == 0) return &s->shapes[i - 1];
  return NULL;
}

#endif
