/* cost.c: one finger rests, then slides COUNT times: for counting what an event costs. The class is that of
 * hold_slide.c, which is compiled into this program too: registered from there ("linked"), or loaded as a plugin from
 * the library named.
 *
 *   cost linked|LIBRARY COUNT */
#include <kinesic/kinesic.h>
#include <stdio.h>
#include <stdlib.h>

enum { MILLISECOND = 1000000 };

static int register_linked(kin_engine *engine) {
  kin_host host;
  kin_plugin plugin;
  memset(&host, 0, sizeof host);
  host.struct_size = sizeof host;
  host.abi_level = KIN_ABI_LEVEL;
  memset(&plugin, 0, sizeof plugin);
  plugin.struct_size = sizeof plugin;
  if (kin_plugin_entry(&host, &plugin) != KIN_OK) return 1;
  for (uint32_t i = 0; i < plugin.class_count; i++)
    if (kin_recognizer_class_register(engine, plugin.classes[i]) != KIN_OK) return 1;
  return 0;
}

static int feed(kin_engine *engine, kin_phase phase, uint64_t time_ns, double x) {
  kin_touch_sample sample;
  memset(&sample, 0, sizeof sample);
  sample.touch = 1;
  sample.phase = phase;
  sample.time_ns = time_ns;
  sample.x = x;
  return kin_engine_feed(engine, &sample, 1) != KIN_OK;
}

int main(int count, char **arguments) {
  kin_engine *engine;
  kin_recognizer_id slider;
  const kin_event *events;
  uint32_t event_count, changes = 0;
  uint64_t now = 10 * MILLISECOND;
  const int moves = count == 3 ? atoi(arguments[2]) : 0;
  if (moves == 0 || kin_engine_create(NULL, &engine) != KIN_OK) return 1;
  if (strcmp(arguments[1], "linked") == 0 ? register_linked(engine) : kin_plugin_load(engine, arguments[1], NULL) != KIN_OK) return 2;
  if (kin_recognizer_add(engine, 0, "com.example.hold_slide", &slider) != KIN_OK) return 3;
  if (feed(engine, KIN_PHASE_BEGAN, now, 0) || kin_engine_advance(engine, now += 500 * MILLISECOND) != KIN_OK) return 4;
  for (int i = 1; i <= moves; i++) {
    if (feed(engine, KIN_PHASE_MOVED, now += 8 * MILLISECOND, i) || kin_engine_poll(engine, &events, &event_count) != KIN_OK) return 5;
    for (uint32_t k = 0; k < event_count; k++) changes += events[k].state == KIN_STATE_CHANGED && events[k].values[0] == i;
  }
  if (feed(engine, KIN_PHASE_ENDED, now + 1, moves)) return 6;
  printf("%u\n", changes);
  kin_engine_destroy(engine);
  return changes != (uint32_t)moves;
}
