/* world.h: a small world for the tests: a window with two views, and a recognizer of each class that any engine
 * has. */
#ifndef KINESIC_WORLD_H
#define KINESIC_WORLD_H

#include "test.h"

enum { MILLISECOND = 1000000 };

typedef struct world {
  kin_engine *engine;
  kin_view_id root, back, front;
  kin_recognizer_id tap, twice, press, pan, pinch, rotation, swipe, manual;
} world;

static inline kin_recognizer_id attach(kin_engine *engine, kin_view_id view, const char *class_name) {
  kin_recognizer_id made = 0;
  OK(kin_recognizer_add(engine, view, class_name, &made));
  return made;
}

/* Both views are 400 x 400 at 0, 0 and listen to touches; `front` is a child of `back`. */
static inline world make_world(const kin_engine_options *options) {
  world w;
  kin_view_options view;
  memset(&w, 0, sizeof w);
  OK(kin_engine_create(options, &w.engine));
  OK(kin_engine_root_view(w.engine, &w.root));
  kin_view_options_init(&view);
  view.flags |= KIN_VIEW_WANTS_TOUCHES;
  view.flags |= KIN_VIEW_MULTIPLE_TOUCH;
  view.frame.width = view.frame.height = 400;
  OK(kin_view_add(w.engine, 0, &view, &w.back));
  OK(kin_view_add(w.engine, w.back, &view, &w.front));
  w.pan = attach(w.engine, w.back, "pan");
  w.pinch = attach(w.engine, w.back, "pinch");
  w.rotation = attach(w.engine, w.back, "rotation");
  w.swipe = attach(w.engine, w.back, "swipe");
  w.tap = attach(w.engine, w.front, "tap");
  w.twice = attach(w.engine, w.front, "tap");
  w.press = attach(w.engine, w.front, "long_press");
  w.manual = attach(w.engine, w.front, "manual");
  OK(kin_recognizer_set_number(w.engine, w.twice, "taps_required", 2));
  OK(kin_recognizer_require_failure(w.engine, w.tap, w.twice));
  OK(kin_recognizer_allow_simultaneous(w.engine, w.pinch, w.rotation, true));
  return w;
}

/* The same with two recognizers that have a stream for each touch; they only observe. */
static inline world make_world_of_streams(void) {
  const world w = make_world(NULL);
  OK(kin_recognizer_set_number(w.engine, attach(w.engine, w.back, "multi_drag"), "observe_only", 1));
  OK(kin_recognizer_set_number(w.engine, attach(w.engine, w.front, "multi_tap"), "observe_only", 1));
  return w;
}

static inline kin_touch_sample touch_at(uint64_t touch, kin_phase phase, uint64_t milliseconds, double x, double y) {
  kin_touch_sample sample;
  memset(&sample, 0, sizeof sample);
  sample.touch = touch;
  sample.phase = phase;
  sample.time_ns = milliseconds * MILLISECOND;
  sample.x = x;
  sample.y = y;
  return sample;
}

static inline kin_result feed_one(kin_engine *engine, uint64_t touch, kin_phase phase, uint64_t milliseconds, double x, double y) {
  const kin_touch_sample sample = touch_at(touch, phase, milliseconds, x, y);
  return kin_engine_feed(engine, &sample, 1);
}

static inline uint64_t hash_of(const kin_engine *engine) {
  uint64_t hash = 0;
  OK(kin_engine_state_hash(engine, &hash));
  return hash;
}

/* Makes the engine remember a failure of ours, so that the sentence of the next one differs from an old one. */
static inline void forget_sentence(kin_engine *engine) {
  kin_recognizer_id none;
  GIVES(KIN_ERROR_UNKNOWN, kin_recognizer_add(engine, 0, "no_such_class_before", &none));
}

/* Is there a sentence about the latest failure: a few words, and not those of the failure before? */
static inline int has_sentence(kin_engine *engine) {
  const char *sentence = kin_engine_last_error(engine);
  return sentence && strlen(sentence) > 10 && strchr(sentence, ' ') && !strstr(sentence, "no_such_class_before");
}

/* The call is refused with this code and a sentence, and changed nothing that could influence a decision. */
#define REFUSED(engine, code, call) \
  do { \
    forget_sentence(engine); \
    const uint64_t hash_before = hash_of(engine); \
    GIVES(code, call); \
    if (!has_sentence(engine)) test_fault(__FILE__, __LINE__, "no sentence for " #call, kin_engine_last_error(engine)); \
    if (hash_of(engine) != hash_before) test_fault(__FILE__, __LINE__, "changed something: " #call, ""); \
  } while (0)

/* As above, where two codes are as good: the header leaves it open. */
#define REFUSED_EITHER(engine, code, other, call) \
  do { \
    forget_sentence(engine); \
    const uint64_t hash_before = hash_of(engine); \
    const kin_result either = (call); \
    if (either != (code) && either != (other)) test_fault(__FILE__, __LINE__, #call, kin_result_name(either)); \
    if (!has_sentence(engine)) test_fault(__FILE__, __LINE__, "no sentence for " #call, kin_engine_last_error(engine)); \
    if (hash_of(engine) != hash_before) test_fault(__FILE__, __LINE__, "changed something: " #call, ""); \
  } while (0)

#endif
