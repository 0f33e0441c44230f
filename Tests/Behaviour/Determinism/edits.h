/* edits.h: what a host does between two steps, and what it asks: chosen by the number of the step, never by chance. */
#ifndef DETERMINISM_EDITS_H
#define DETERMINISM_EDITS_H

#include "scenes.h"

static void write_result(const char *word, kin_result result) { write_numbers(word, (uint64_t[]){(uint64_t)(int64_t)result}, 1); }

/* Edits in the middle of whatever is going on. Some are refused: then the code and the sentence are the answer. */
static void edit(scene *s, const recording *r, uint32_t step, uint64_t now) {
  const kin_recognizer_id chosen = s->recognizers[step % s->count];
  kin_engine *engine = s->engine;
  (void)now;
  switch (step % 8) {
    case 0: write_result("set", kin_recognizer_set_value(engine, chosen, "translation.x", 2.5)); break;
    case 1: write_result("set", kin_recognizer_set_value(engine, chosen, "scale", 1)); break;
    case 2: write_result("set", kin_recognizer_set_value(engine, chosen, "rotation", 0.25)); break;
    case 3: write_result("set", kin_recognizer_set_number(engine, chosen, "threshold", step % 3 ? 4.75 : -1)); break;
    case 4: write_result("propose", kin_recognizer_propose(engine, step % 16 < 8 ? chosen : s->manual, (kin_state)(step / 8 % 6))); break;
    case 5: write_result("abort", step % 5 ? KIN_OK : kin_recognizer_abort(engine, chosen)); break;
    case 6: write_result("flag", kin_view_set_flags(engine, s->card, step / 8 % 2 ? KIN_VIEW_EXCLUSIVE_TOUCH : 0, KIN_VIEW_EXCLUSIVE_TOUCH)); break;
    default: write_result("frame", kin_view_set_frame(engine, s->card, (kin_rect){step % 40, step % 30, r->bounds.width, r->bounds.height}));
  }
  write_sentence("error", kin_engine_last_error(engine));
}

/* What a host asks of the engine to draw: every number that comes back. */
static void ask(scene *s, const recording *r, uint32_t step, uint64_t now) {
  kin_touch_estimate estimate;
  kin_point point = {0, 0};
  (void)r;
  for (uint64_t touch = 0; touch < 12; touch++)
    if (kin_engine_sample_touch(s->engine, touch, now - 5 * MILLISECOND + step % 9 * MILLISECOND, &estimate) == KIN_OK)
      write_bytes("estimate", &estimate, sizeof estimate);
  for (uint32_t i = 0; i < s->count; i++)
    if (kin_recognizer_get_velocity(s->engine, s->recognizers[i], s->card, &point) == KIN_OK) write_bytes("velocity", &point, sizeof point);
}

static void write_fling(kin_result made, const kin_fling *fling) {
  uint64_t duration = 0;
  double final = 0, position = 0, velocity = 0;
  write_result("fling", made);
  if (made != KIN_OK) return;
  write_bytes("made", fling, sizeof *fling);
  write_result("final", kin_fling_final(*fling, &final));
  write_result("duration", kin_fling_duration(*fling, &duration));
  write_numbers("ends", (uint64_t[]){bits_of(final), duration}, 2);
  for (uint64_t time = 0; time < 1000 * MILLISECOND; time += 77 * MILLISECOND)
    if (kin_fling_at(*fling, time, &position, &velocity) == KIN_OK) write_numbers("at", (uint64_t[]){bits_of(position), bits_of(velocity)}, 2);
}

/* What goes on when a gesture ends: every kind of fling, with the value where a pan has its velocity. */
static void fling_on(const kin_event *event) {
  kin_fling fling, other;
  double offset = 0;
  const double v = event->pan.velocity_x, x = event->x;
  write_fling(kin_fling_friction(x, v, KIN_DECELERATION_NORMAL, &fling), &fling);
  write_fling(kin_fling_bound(fling, x - 50, x + 50, 0.63, 1, &other), &other);
  write_fling(kin_fling_spring(x, v, x + 100, 0.4, 0.6, &fling), &fling);
  write_fling(kin_fling_spring(x, v, x - 100, 0.4, 1.7, &fling), &fling);
  write_fling(kin_fling_spring_physical(x, v, 0, 1.5, 80, 9, &fling), &fling);
  write_result("band", kin_rubber_band(v, 400, KIN_RUBBER_BAND, &offset));
  write_numbers("pulled", (uint64_t[]){bits_of(offset)}, 1);
}

#endif
