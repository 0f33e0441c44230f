/* A program of somebody else that shows on the screen why a tap did not fire. */
#include <kinesic/kinesic.h>
#include <kinesic/overlay.h>
#include <stdio.h>
#include <string.h>

static void take_note(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine;
  kin_overlay_add_event(user_data, event);
}

int main(void) {
  kin_engine *engine;
  kin_overlay *overlay;
  kin_recognizer_id tap;
  kin_touch_sample samples[2] = {{.touch = 1}, {.touch = 1}};
  const kin_overlay_shape *shapes;
  uint32_t count;
  samples[1].time_ns = 20000000;
  samples[1].x = 100;
  samples[1].phase = KIN_PHASE_MOVED;
  if (kin_engine_create(NULL, &engine) != KIN_OK || kin_recognizer_add(engine, 0, "tap", &tap) != KIN_OK) return 1;
  if (kin_overlay_create(engine, NULL, &overlay) != KIN_OK || kin_engine_set_explain(engine, true) != KIN_OK) return 2;
  if (kin_engine_set_event_callback(engine, take_note, overlay) != KIN_OK) return 3;
  if (kin_engine_feed(engine, samples, 2) != KIN_OK) return 4;
  if (kin_overlay_draw(overlay, 800, 600, &shapes, &count) != KIN_OK) return 5;
  for (uint32_t i = 0; i < count; i++)
    if (shapes[i].kind == KIN_OVERLAY_TEXT && strstr(shapes[i].text, "failed")) printf("tap %s\n", strstr(shapes[i].text, "failed"));
  kin_overlay_destroy(overlay);
  kin_engine_destroy(engine);
  return 0;
}
