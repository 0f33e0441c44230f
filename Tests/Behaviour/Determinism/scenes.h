/* scenes.h: what is played: every standard class, alone and against the others, with delegates, edits in the middle of
 * a gesture, trackpads, hovering, sampling and flings. A scene is a function that builds it and one that does
 * something after each step. */
#ifndef DETERMINISM_SCENES_H
#define DETERMINISM_SCENES_H

#include "scene.h"

/* --- delegates: their answers hang on the engine's state alone --- */

static bool begins_on_even_fingers(kin_engine *engine, kin_recognizer_id recognizer, void *user_data) {
  uint32_t fingers = 0;
  (void)user_data;
  must(engine, kin_recognizer_get_touch_count(engine, recognizer, &fingers));
  return fingers != 3;
}

static bool takes_left_half(kin_engine *engine, kin_recognizer_id recognizer, const kin_touch_sample *touch, void *user_data) {
  const double *middle = user_data;
  (void)engine, (void)recognizer;
  return touch->x < *middle;
}

static bool runs_beside_manual(kin_engine *engine, kin_recognizer_id recognizer, kin_recognizer_id other, void *user_data) {
  const char *name = "";
  (void)recognizer, (void)user_data;
  must(engine, kin_recognizer_get_class(engine, other, &name));
  return strcmp(name, "manual") == 0 || strcmp(name, "transform") == 0;
}

static bool waits_for_swipe(kin_engine *engine, kin_recognizer_id recognizer, kin_recognizer_id other, void *user_data) {
  const char *name = "";
  (void)recognizer, (void)user_data;
  must(engine, kin_recognizer_get_class(engine, other, &name));
  return strcmp(name, "swipe") == 0;
}

static bool inside_circle(kin_engine *engine, kin_view_id view, double x, double y, void *user_data) {
  (void)engine, (void)view, (void)user_data;
  return (x - 60) * (x - 60) + (y - 60) * (y - 60) < 3600;
}

/* --- nested views: all classes compete --- */

static double middle;

static void delegate_to_us(scene *s, kin_recognizer_id pan, kin_recognizer_id transform) {
  kin_recognizer_delegate d = {.struct_size = sizeof d, .should_begin = begins_on_even_fingers, .should_require_failure_of = waits_for_swipe};
  kin_view_delegate v = {.struct_size = sizeof v, .contains_point = inside_circle};
  must(s->engine, kin_recognizer_set_delegate(s->engine, pan, &d));
  d.should_require_failure_of = NULL;
  d.should_recognize_simultaneously_with = runs_beside_manual;
  d.should_receive_touch = takes_left_half;
  d.user_data = &middle;
  must(s->engine, kin_recognizer_set_delegate(s->engine, transform, &d));
  must(s->engine, kin_view_set_delegate(s->engine, s->knob, &v));
}

static void build_nested(scene *s, const recording *r) {
  static const kin_transform turned = {0.8, 0.6, -0.6, 0.8, 3, 1};
  const kin_rect all = {r->bounds.x - 10, r->bounds.y - 10, r->bounds.width + 20, r->bounds.height + 20};
  furnish(s, r);
  middle = all.x + all.width / 2;
  s->page = add_view(s, 0, all, NULL);
  s->card = add_view(s, s->page, (kin_rect){all.width / 5, all.height / 5, all.width, all.height}, &turned);
  s->knob = add_view(s, s->card, (kin_rect){10, 10, 120, 120}, NULL);
  const kin_recognizer_id edge = attach(s, 0, "screen_edge_pan"), map = attach(s, 0, "transform"), swipe = attach(s, 0, "swipe");
  const kin_recognizer_id pan = attach(s, s->page, "pan"), pinch = attach(s, s->page, "pinch"), rotation = attach(s, s->page, "rotation");
  const kin_recognizer_id twice = attach(s, s->page, "tap"), once = attach(s, s->card, "tap"), press = attach(s, s->card, "long_press");
  attach(s, s->card, "press");
  attach(s, s->card, "tap_drag");
  attach(s, s->card, "hover");
  set(s, attach(s, s->card, "dwell"), "minimum_duration", 0.02);
  attach(s, s->knob, "serial_tap");
  s->manual = attach(s, s->knob, "manual");
  const kin_recognizer_id taps = attach(s, s->knob, "multi_tap"), drags = attach(s, s->knob, "multi_drag");
  attach(s, s->page, "com.example.drift");
  const kin_recognizer_id together[] = {pan, pinch, rotation}, by_finger[] = {s->manual, taps, drags};
  set(s, swipe, "direction", 15);
  set(s, twice, "taps_required", 2);
  set(s, press, "delays_touches_began", 1);
  set(s, once, "provisional", 1);
  set(s, pinch, "lease", 0.03);
  must(s->engine, kin_recognizer_allow_takeover(s->engine, pinch, swipe, true));
  must(s->engine, kin_recognizer_require_failure(s->engine, once, twice));
  must(s->engine, kin_recognizer_require_failure(s->engine, pan, edge));
  must(s->engine, kin_recognizer_set_prevention(s->engine, swipe, pinch, false));
  must(s->engine, kin_compose_simultaneous(s->engine, together, COUNT(together)));
  must(s->engine, kin_compose_simultaneous(s->engine, by_finger, COUNT(by_finger)));
  delegate_to_us(s, pan, map);
}

/* --- each class for itself: nobody shuts out anybody, so that all that a class computes comes to light --- */

static void observe(scene *s, const char *class_name, const char *property, double value) {
  const kin_recognizer_id made = attach(s, 0, class_name);
  set(s, made, "observe_only", 1);
  if (property) set(s, made, property, value);
}

static void build_observers(scene *s, const recording *r) {
  static const struct { const char *class_name, *property; double value; } all[] = {
      {"tap", NULL, 0}, {"tap", "taps_required", 2}, {"tap", "touches_required", 2}, {"long_press", NULL, 0}, {"press", "delay", 0.1},
      {"pan", NULL, 0}, {"pan", "threshold_mode", 1}, {"pan", "velocity_strategy", 1}, {"pan", "finger_strategy", 2}, {"pan", "translation_from_threshold", 1},
      {"swipe", "direction", 15}, {"pinch", NULL, 0}, {"pinch", "dominance", 0}, {"rotation", NULL, 0}, {"rotation", "dominance", 0},
      {"screen_edge_pan", NULL, 0}, {"transform", NULL, 0}, {"tap_drag", NULL, 0}, {"serial_tap", NULL, 0}, {"multi_tap", NULL, 0}, {"multi_drag", NULL, 0}, {"com.example.drift", NULL, 0}};
  furnish(s, r);
  for (size_t i = 0; i < COUNT(all); i++) observe(s, all[i].class_name, all[i].property, all[i].value);
  kin_smoothing smoothing;
  kin_smoothing_init(&smoothing);
  must(s->engine, kin_engine_set_smoothing(s->engine, &smoothing));
  must(s->engine, kin_engine_set_prediction(s->engine, KIN_PREDICTION_LINE));
}

#endif
