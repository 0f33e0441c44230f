/* What an overlay costs: ten fingers move over seven recognizers, and each frame feeds them in one step.
 *
 *   overlay_bench WHAT    draw     counts kin_overlay_draw
 *                         record   counts kin_overlay_add_event, for each record
 *                         feed     counts kin_engine_feed, with an overlay that is drawn
 *                         without  counts kin_engine_feed, with no overlay
 *
 * Prints how often what it counts was called, and the shapes of the last frame. The work stands in measured(), for
 * callgrind. */
#include <kinesic/kinesic.h>
#include <kinesic/overlay.h>
#include <stdio.h>
#include <string.h>

enum { FINGERS = 10, FRAMES = 200, WARM = 60 };

static kin_engine *engine;
static kin_overlay *overlay;
static const char *what;
static bool is_counting;
static uint64_t calls;
static const kin_overlay_shape *shapes;
static uint32_t count;

static __attribute__((noinline)) void measured(const kin_event *record, const kin_touch_sample *samples) {
  calls++;
  if (record) kin_overlay_add_event(overlay, record);
  else if (samples) kin_engine_feed(engine, samples, FINGERS);
  else kin_overlay_draw(overlay, 1280, 800, &shapes, &count);
}

static void take_note(kin_engine *from, const kin_event *record, void *user_data) {
  (void)from;
  (void)user_data;
  if (!overlay) return;
  if (is_counting && strcmp(what, "record") == 0) measured(record, NULL);
  else kin_overlay_add_event(overlay, record);
}

static void frame(uint64_t number) {
  kin_touch_sample samples[FINGERS];
  memset(samples, 0, sizeof samples);
  for (uint64_t i = 0; i < FINGERS; i++) {
    samples[i].touch = i + 1;
    samples[i].time_ns = number * 16000000;
    samples[i].phase = number == 1 ? KIN_PHASE_BEGAN : KIN_PHASE_MOVED;
    samples[i].x = 100 + 60 * (double)i + 4 * (double)number;
    samples[i].y = 300 + (double)number;
  }
  if (is_counting && (strcmp(what, "feed") == 0 || strcmp(what, "without") == 0)) measured(NULL, samples);
  else kin_engine_feed(engine, samples, FINGERS);
  if (!overlay) return;
  if (is_counting && strcmp(what, "draw") == 0) measured(NULL, NULL);
  else kin_overlay_draw(overlay, 1280, 800, &shapes, &count);
}

int main(int argc, char **argv) {
  static const char *const classes[] = {KIN_TAP, KIN_LONG_PRESS, KIN_PAN, KIN_SWIPE, KIN_PINCH, KIN_ROTATION, KIN_TRANSFORM};
  kin_recognizer_id id;
  if (argc < 2) return 1;
  what = argv[1];
  if (kin_engine_create(NULL, &engine) != KIN_OK || kin_engine_set_explain(engine, true) != KIN_OK) return 2;
  if (strcmp(what, "without") != 0 && kin_overlay_create(engine, NULL, &overlay) != KIN_OK) return 3;
  /* A callback for both, so that only what the overlay adds to the engine's own work differs. */
  if (kin_engine_set_event_callback(engine, strcmp(what, "record") == 0 ? take_note : NULL, NULL) != KIN_OK) return 4;
  for (int i = 0; i < 7; i++)
    if (kin_recognizer_add(engine, 0, classes[i], &id) != KIN_OK) return 5;
  for (uint64_t i = 1; i <= FRAMES; i++) {
    const kin_event *events;
    uint32_t waiting;
    is_counting = i > WARM;
    frame(i);
    kin_engine_poll(engine, &events, &waiting);
    for (uint32_t k = 0; overlay && k < waiting && strcmp(what, "record") != 0; k++) kin_overlay_add_event(overlay, &events[k]);
  }
  printf("%llu calls, %u shapes\n", (unsigned long long)calls, (unsigned)count);
  kin_overlay_destroy(overlay);
  kin_engine_destroy(engine);
  return 0;
}
