/* touchpad_watch.h: the rules that the events of a touchpad keep, whatever it is fed: gestures begin and end in order,
 * buttons that are pressed are released, numbers are finite, time does not go back. */
#ifndef KINESIC_TEST_TOUCHPAD_WATCH_H
#define KINESIC_TEST_TOUCHPAD_WATCH_H

#include <kinesic/touchpad.h>
#include <math.h>
#include <string.h>

enum { WATCHED_KINDS = 7 };

/* What has begun and has not ended. All zero at first. */
typedef struct watch {
  uint64_t time;
  int is_open[WATCHED_KINDS], has_momentum;
  uint32_t pressed; /* mask of KIN_BUTTON_... */
} watch;

static inline const char *broken_phase(watch *w, const kin_touchpad_event *e) {
  int *is_open = &w->is_open[e->kind];
  switch (e->phase) {
    case KIN_TOUCHPAD_BEGAN:
      if (*is_open) return "a gesture begins twice";
      *is_open = 1;
      return NULL;
    case KIN_TOUCHPAD_CHANGED: return *is_open ? NULL : "a gesture changes that did not begin";
    case KIN_TOUCHPAD_ENDED:
    case KIN_TOUCHPAD_CANCELLED:
      if (!*is_open) return "a gesture ends that did not begin";
      *is_open = 0;
      return NULL;
    case KIN_TOUCHPAD_MOMENTUM:
      if (e->kind != KIN_TOUCHPAD_SCROLL || *is_open) return "momentum without a scroll that ended";
      w->has_momentum = 1;
      return NULL;
    case KIN_TOUCHPAD_MOMENTUM_ENDED: w->has_momentum = 0; return NULL;
    default: return "a phase is none";
  }
}

static inline const char *broken_button(watch *w, const kin_touchpad_event *e) {
  const int is_pressed = (w->pressed & e->button) != 0;
  if (e->phase != (is_pressed ? KIN_TOUCHPAD_ENDED : KIN_TOUCHPAD_BEGAN)) return "a button is pressed or released twice";
  w->pressed ^= e->button;
  return NULL;
}

static inline const char *broken_number(const kin_touchpad_event *e) {
  const double numbers[] = {e->dx, e->dy, e->velocity_x, e->velocity_y, e->scale, e->rotation, e->certainty};
  for (int i = 0; i < 7; i++)
    if (!isfinite(numbers[i])) return "a number is not finite";
  if (e->scale <= 0) return "a scale is not above 0";
  if (e->certainty < 0 || e->certainty > 1) return "a certainty is not 0 to 1";
  return NULL;
}

static inline const char *broken_sentence(const kin_touchpad_event *e) {
  char text[300];
  uint32_t needed = 0;
  if (kin_touchpad_event_describe(e, text, sizeof text, &needed) != KIN_OK) return "an event has no sentence";
  return needed >= sizeof text || needed < 10 || strchr(text, '?') ? "a sentence is cut, or does not know what the event is" : NULL;
}

/* The rule that the next event breaks, or null. */
static inline const char *broken_rule(watch *w, const kin_touchpad_event *e) {
  if ((uint32_t)e->kind >= WATCHED_KINDS) return "a kind is none";
  if (e->time_ns < w->time) return "time goes back";
  w->time = e->time_ns;
  const char *broken = broken_number(e);
  if (!broken) broken = broken_sentence(e);
  if (broken) return broken;
  if (e->kind == KIN_TOUCHPAD_BUTTON) return broken_button(w, e);
  if (e->kind == KIN_TOUCHPAD_MOTION || e->kind == KIN_TOUCHPAD_DECISION) return e->phase == KIN_TOUCHPAD_CHANGED ? NULL : "motion begins or ends";
  return broken_phase(w, e);
}

/* The rule that is broken when the events end here, after a cancellation; or null. */
static inline const char *broken_end(const watch *w) {
  for (int kind = 0; kind < WATCHED_KINDS; kind++)
    if (w->is_open[kind]) return "a gesture goes on after a cancellation";
  if (w->pressed) return "a button is pressed after a cancellation";
  return w->has_momentum ? "momentum goes on after a cancellation" : NULL;
}

#endif
