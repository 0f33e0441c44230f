/* A program of somebody else: one tap, a function that it calls, and a plugin where one is given. */
#include <kinesic/kinesic.h>
#include <stdio.h>

static int calls;
static void count(void) { calls++; }

int main(int argc, char **argv) {
  kin_touch_sample down = {.touch = 1, .phase = KIN_PHASE_BEGAN, .x = 10, .y = 10};
  kin_touch_sample up = {.touch = 1, .phase = KIN_PHASE_ENDED, .time_ns = 50000000, .x = 10, .y = 10};
  kin_engine *engine;
  kin_recognizer_id tap;
  kin_plugin_id plugin;
  uint64_t action;
  const kin_event *events;
  uint32_t event_count;
  if (kin_engine_create(NULL, &engine) != KIN_OK || kin_recognizer_add(engine, 0, "tap", &tap) != KIN_OK) return 1;
  if (kin_recognizer_bind(engine, tap, "ended", count, "void()", NULL, &action) != KIN_OK) return 2;
  if (argc > 1 && kin_plugin_load(engine, argv[1], &plugin) != KIN_OK) return 3;
  if (kin_engine_feed(engine, &down, 1) != KIN_OK || kin_engine_feed(engine, &up, 1) != KIN_OK) return 4;
  if (kin_engine_poll(engine, &events, &event_count) != KIN_OK) return 5;
  printf("%s: %u event, %d call\n", kin_version(), event_count, calls);
  kin_engine_destroy(engine);
  return 0;
}
