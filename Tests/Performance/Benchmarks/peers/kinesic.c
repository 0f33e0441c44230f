/* Kinesic behind its C interface: seven recognizers on one view, the whole arena. A frame is fed at once and polled at
 * once, as a host does it; with IN_BATCHES up to 64 samples are fed at once, then polled. The time comes with the
 * samples.
 *
 * GESTURES in the environment names those of the seven that are added, by the names of found.h, with commas between
 * them; "apart" among them: they run beside each other, and none waits for another one. */
#include "peer.h"
#include <kinesic/kinesic.h>

enum { TAP, DOUBLE_TAP, LONG_PRESS, SWIPE, PAN, PINCH, ROTATION, RECOGNIZERS, BATCH = 64 };

static kin_engine *engine;
static kin_recognizer_id ids[RECOGNIZERS];

static void check(kin_result result) {
  if (result == KIN_OK) return;
  fprintf(stderr, "%s: %s\n", kin_result_name(result), kin_engine_last_error(engine));
  exit(1);
}

/* Whether a word stands in a list with commas; in no list all do but "apart". */
static int has(const char *list, const char *word) {
  if (!list) return strcmp(word, "apart") != 0;
  const size_t length = strlen(word);
  for (const char *at = list; *at; at += strcspn(at, ","), at += *at == ',') {
    if (strcspn(at, ",") == length && !strncmp(at, word, length)) return 1;
  }
  return 0;
}

static void set(int gesture, const char *property, double number) {
  if (ids[gesture]) check(kin_recognizer_set_number(engine, ids[gesture], property, number));
}

/* Those of a range that there are may run beside each other. */
static void let_run_together(int first, int end) {
  kin_recognizer_id together[RECOGNIZERS];
  uint32_t count = 0;
  for (int i = first; i < end; i++) {
    if (ids[i]) together[count++] = ids[i];
  }
  check(kin_compose_simultaneous(engine, together, count));
}

static int init(void) {
  static const char *const names[] = {"tap", "double_tap", "long_press", "swipe", "pan", "pinch", "rotation"};
  static const char *const classes[] = {"tap", "tap", "long_press", "swipe", "pan", "pinch", "rotation"};
  const char *gestures = getenv("GESTURES");
  const int apart = has(gestures, "apart");
  check(kin_engine_create(NULL, &engine));
  for (int i = 0; i < RECOGNIZERS; i++) {
    if (has(gestures, names[i])) check(kin_recognizer_add(engine, 0, classes[i], &ids[i]));
  }
  set(DOUBLE_TAP, "taps_required", 2);
  set(SWIPE, "direction", 15);
  set(PAN, "maximum_touches", 1);
  if (!apart && ids[TAP] && ids[DOUBLE_TAP]) check(kin_recognizer_require_failure(engine, ids[TAP], ids[DOUBLE_TAP]));
  let_run_together(apart ? TAP : SWIPE, RECOGNIZERS); /* swipe, pan, pinch and rotation */
  return 0;
}

static void count_phase(long *phases, kin_state state) {
  if (state == KIN_STATE_CANCELLED) found.cancelled++;
  else phases[state == KIN_STATE_BEGAN ? FOUND_BEGAN : state == KIN_STATE_CHANGED ? FOUND_CHANGED : FOUND_ENDED]++;
}

static void count(const kin_event *event) {
  if (event->recognizer == ids[TAP]) found.tap++;
  else if (event->recognizer == ids[DOUBLE_TAP]) found.double_tap++;
  else if (event->recognizer == ids[LONG_PRESS]) found.long_press += event->state == KIN_STATE_BEGAN;
  else if (event->recognizer == ids[SWIPE]) found.swipe++;
  else if (event->recognizer == ids[PAN]) {
    count_phase(found.pan, event->state);
    found.dx = event->pan.translation_x, found.dy = event->pan.translation_y;
  } else if (event->recognizer == ids[PINCH]) {
    count_phase(found.pinch, event->state);
    found.scale = event->pinch.scale;
  } else {
    count_phase(found.rotation, event->state);
    found.degrees = event->rotation.rotation * 180 / M_PI;
  }
}

static void poll(void) {
  const kin_event *events;
  uint32_t number;
  kin_engine_poll(engine, &events, &number);
  for (uint32_t i = 0; i < number; i++) count(&events[i]);
}

/* Whether the batch is fed now. A frame stays whole: samples of one time in two feeds would be two steps. */
static int is_full(uint32_t size, const sample *s) {
#ifdef IN_BATCHES
  return s->last && size > BATCH - FINGER_CAPACITY;
#else
  (void)size;
  return s->last;
#endif
}

static void feed(const sample *samples, int count, double start) {
  static const kin_phase phases[] = {KIN_PHASE_BEGAN, KIN_PHASE_MOVED, KIN_PHASE_ENDED};
  static kin_touch_sample batch[BATCH]; /* what is not set here stays 0 */
  uint32_t size = 0;
  for (const sample *s = samples; s < samples + count; s++) {
    kin_touch_sample *to = &batch[size++];
    to->touch = s->finger;
    to->time_ns = (uint64_t)((start + s->time) * 1e6);
    to->phase = phases[s->phase];
    to->x = s->x, to->y = s->y;
    if (s + 1 < samples + count && !is_full(size, s)) continue;
    check(kin_engine_feed(engine, batch, size));
    poll();
    size = 0;
  }
}

static void settle(double now) {
  check(kin_engine_advance(engine, (uint64_t)(now * 1e6)));
  poll();
}

peer this_peer = {NULL, init, feed, NULL, settle};
__attribute__((constructor)) static void find_version(void) { this_peer.version = kin_version(); }
