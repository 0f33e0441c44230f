/* Callbacks that destroy what is running: their recognizer, its view, all other recognizers, all views, the engine;
 * from every kind of callback, at every call of it. Without the engine destroyed, what is left is sound and
 * recognizes; with it, all of its memory has come back. */
#include "scene.h"

typedef enum victim { ITSELF, ITS_VIEW, THE_OTHERS, ALL_VIEWS, ENGINE, VICTIMS } victim;

static struct {
  caller from;
  victim what;
  uint64_t calls, at; /* so many there were; destroy at this one */
  bool is_gone;
} plan;

/* What has been removed already is stale. */
static void destroyed(kin_result result) {
  if (result != KIN_OK) CHECK(result == KIN_ERROR_STALE);
}

static kin_recognizer_id any_left(void) {
  const char *name;
  for (int i = 0; i < here.count; i++)
    if (kin_recognizer_get_class(here.engine, here.all[i], &name) == KIN_OK) return here.all[i];
  return here.all[0];
}

static void struck(caller from, kin_recognizer_id recognizer, kin_view_id view) {
  if (from != plan.from || ++plan.calls != plan.at) return;
  if (!recognizer) recognizer = any_left();
  if (!view) kin_recognizer_get_view(here.engine, recognizer, &view);
  switch (plan.what) {
    case ITSELF: destroyed(kin_recognizer_remove(here.engine, recognizer)); break;
    case ITS_VIEW: destroyed(kin_view_remove(here.engine, view)); break;
    case THE_OTHERS:
      for (int i = 0; i < here.count; i++)
        if (here.all[i] != recognizer) destroyed(kin_recognizer_remove(here.engine, here.all[i]));
      break;
    case ALL_VIEWS:
      destroyed(kin_view_remove(here.engine, here.front));
      destroyed(kin_view_remove(here.engine, here.back));
      break;
    default: kin_engine_destroy(here.engine), plan.is_gone = true; break;
  }
}

static void feed(uint64_t touch, kin_phase phase, uint64_t milliseconds, double x, double y) {
  if (!plan.is_gone) OK(feed_one(here.engine, touch, phase, milliseconds, x, y));
}

static void wait_until(uint64_t milliseconds) {
  if (!plan.is_gone) OK(kin_engine_advance(here.engine, milliseconds * MILLISECOND));
}

/* What a host asks and does between its feeds. */
static void meddle(int i) {
  kin_view_id hit;
  if (!plan.is_gone) OK(kin_view_hit_test(here.engine, 50, 50, &hit));
  if (!plan.is_gone) destroyed(kin_recognizer_set_value(here.engine, here.own, "size", i));
  if (!plan.is_gone) destroyed(kin_recognizer_set_number(here.engine, here.own, "enabled", i % 2));
  if (!plan.is_gone) OK(kin_trace_flush(here.engine));
}

/* A tap, a double tap, a hold, a drag, and a pinch that the system takes away. */
static void play(void) {
  uint64_t t = 1000;
  for (int i = 0; i < 3; i++) {
    feed(1, KIN_PHASE_BEGAN, t, 50, 50);
    feed(1, KIN_PHASE_ENDED, t += 40, 50, 50);
    wait_until(t += i ? 100 : 600);
    meddle(i + 1);
  }
  feed(2, KIN_PHASE_BEGAN, t += 1000, 80, 80);
  wait_until(t += 900);
  feed(2, KIN_PHASE_ENDED, t, 80, 80);
  feed(3, KIN_PHASE_BEGAN, t += 1000, 20, 20);
  for (int i = 1; i <= 4; i++) feed(3, KIN_PHASE_MOVED, t += 10, 20 + 12 * i, 20 + i);
  feed(3, KIN_PHASE_ENDED, t += 10, 68, 24);
  feed(4, KIN_PHASE_BEGAN, t += 1000, 100, 100);
  feed(5, KIN_PHASE_BEGAN, t += 10, 160, 100);
  for (int i = 1; i <= 4; i++) feed(5, KIN_PHASE_MOVED, t += 10, 160 + 12 * i, 100);
  if (!plan.is_gone) OK(kin_engine_cancel_touches(here.engine, (t += 10) * MILLISECOND));
  wait_until(t + 2000);
}

/* One life; how often the callback was called. */
static uint64_t live(caller from, victim what, uint64_t at) {
  pool p = {0};
  const kin_allocator allocator = allocator_of(&p);
  plan.from = from, plan.what = what, plan.calls = 0, plan.at = 0, plan.is_gone = false;
  make_scene(&allocator);
  plan.at = at;
  OK(kin_trace_start(here.engine, on_bytes, NULL));
  if (!plan.is_gone) play();
  const uint64_t calls = plan.calls;
  plan.at = 0;
  if (!plan.is_gone) {
    check_usable(here.engine);
    kin_engine_destroy(here.engine);
  }
  check_empty(&p);
  return calls;
}

/* An argument: every so manieth call only. */
int main(int argument_count, char **arguments) {
  static const char *const names[] = {"its recognizer", "its view", "all other recognizers", "all views", "the engine"};
  const uint64_t stride = argument_count > 1 ? strtoull(arguments[1], NULL, 10) : 1;
  for (victim what = ITSELF; what < VICTIMS; what++) {
    uint64_t tries = 0;
    for (caller from = EVENT_CALLBACK; from < CALLERS; from++) {
      char sentence[128];
      snprintf(sentence, sizeof sentence, "From %s: %s", caller_names[from], names[what]);
      TEST(sentence) {
        const uint64_t calls = live(from, what, 0);
        CHECK(calls > 0);
        for (uint64_t at = 1; at <= calls; at += stride, tries++) live(from, what, at);
      }
    }
    char fault[64];
    snprintf(fault, sizeof fault, "a callback destroys %s", names[what]);
    row(fault, "at each call of each of 19 kinds of callback, a class's functions among them", tries,
        what == ENGINE ? "the engine is gone when the outermost call returns, and all of its memory has come back" : "what is left is sound and recognizes");
  }
  return report();
}
