/* EFL: elm_gesture_layer on a rectangle in a window of the engine "buffer", which needs no display. Finger 0 comes as
 * evas_event_feed_mouse_*, further fingers as evas_event_feed_multi_*. */
#include <Elementary.h>
#include "peer.h"

static Evas *canvas;

#define REPORT(name, what)                                                                                                                           \
  static Evas_Event_Flags name(void *unused, void *info) {                                                                                           \
    (void)unused, (void)info;                                                                                                                        \
    what;                                                                                                                                            \
    return EVAS_EVENT_FLAG_NONE;                                                                                                                     \
  }
#define INFO(type) ((Elm_Gesture_##type##_Info *)info)
REPORT(tapped, if (INFO(Taps)->n == 1) found.tap++)
REPORT(tapped_twice, if (INFO(Taps)->n == 1) found.double_tap++)
REPORT(tapped_thrice, found.many_taps++)
REPORT(pressed, if (INFO(Taps)->n == 1) found.long_press++)
REPORT(pan_began, found.pan[FOUND_BEGAN]++)
REPORT(panned, found.pan[FOUND_CHANGED]++; found.dx = INFO(Momentum)->x2 - INFO(Momentum)->x1; found.dy = INFO(Momentum)->y2 - INFO(Momentum)->y1)
REPORT(pan_ended, found.pan[FOUND_ENDED]++)
REPORT(flicked, found.swipe++)
REPORT(zoom_began, found.pinch[FOUND_BEGAN]++)
REPORT(zoomed, found.pinch[FOUND_CHANGED]++; found.scale = INFO(Zoom)->zoom)
REPORT(zoom_ended, found.pinch[FOUND_ENDED]++; found.scale = INFO(Zoom)->zoom)
REPORT(turn_began, found.rotation[FOUND_BEGAN]++)
REPORT(turned, found.rotation[FOUND_CHANGED]++; found.degrees = INFO(Rotate)->angle - INFO(Rotate)->base_angle)
REPORT(turn_ended, found.rotation[FOUND_ENDED]++)

static const struct {
  Elm_Gesture_Type gesture;
  Elm_Gesture_State state;
  Elm_Gesture_Event_Cb report;
} reports[] = {
    {ELM_GESTURE_N_TAPS, ELM_GESTURE_STATE_END, tapped},
    {ELM_GESTURE_N_DOUBLE_TAPS, ELM_GESTURE_STATE_END, tapped_twice},
    {ELM_GESTURE_N_TRIPLE_TAPS, ELM_GESTURE_STATE_END, tapped_thrice},
    {ELM_GESTURE_N_LONG_TAPS, ELM_GESTURE_STATE_END, pressed},
    {ELM_GESTURE_MOMENTUM, ELM_GESTURE_STATE_START, pan_began},
    {ELM_GESTURE_MOMENTUM, ELM_GESTURE_STATE_MOVE, panned},
    {ELM_GESTURE_MOMENTUM, ELM_GESTURE_STATE_END, pan_ended},
    {ELM_GESTURE_N_FLICKS, ELM_GESTURE_STATE_END, flicked},
    {ELM_GESTURE_ZOOM, ELM_GESTURE_STATE_START, zoom_began},
    {ELM_GESTURE_ZOOM, ELM_GESTURE_STATE_MOVE, zoomed},
    {ELM_GESTURE_ZOOM, ELM_GESTURE_STATE_END, zoom_ended},
    {ELM_GESTURE_ROTATE, ELM_GESTURE_STATE_START, turn_began},
    {ELM_GESTURE_ROTATE, ELM_GESTURE_STATE_MOVE, turned},
    {ELM_GESTURE_ROTATE, ELM_GESTURE_STATE_END, turn_ended},
};

static int init(void) {
  setenv("ELM_ENGINE", "buffer", 0);
  setenv("ELM_DISPLAY", "buffer", 0);
  setenv("EINA_LOG_LEVEL", "0", 0);
  elm_init(0, NULL);
  elm_policy_set(ELM_POLICY_QUIT, ELM_POLICY_QUIT_NONE);
  Evas_Object *window = elm_win_add(NULL, "peer", ELM_WIN_BASIC);
  if (!window) return 1;
  canvas = evas_object_evas_get(window);
  Evas_Object *area = evas_object_rectangle_add(canvas), *layer = elm_gesture_layer_add(window);
  evas_object_resize(window, 1000, 800);
  evas_object_resize(area, 1000, 800);
  evas_object_show(window);
  evas_object_show(area);
  elm_gesture_layer_attach(layer, area);
  for (size_t i = 0; i < sizeof reports / sizeof *reports; i++) {
    elm_gesture_layer_cb_set(layer, reports[i].gesture, reports[i].state, reports[i].report, NULL);
  }
  for (int i = 0; i < 20; i++) ecore_main_loop_iterate(), usleep(2000);
  evas_event_feed_mouse_in(canvas, 0, NULL);
  return 0;
}

static void feed_first(const sample *s, unsigned time) {
  if (s->phase != ENDED) evas_event_feed_mouse_move(canvas, (int)s->x, (int)s->y, time, NULL);
  if (s->phase == BEGAN) evas_event_feed_mouse_down(canvas, 1, EVAS_BUTTON_NONE, time, NULL);
  if (s->phase == ENDED) evas_event_feed_mouse_up(canvas, 1, EVAS_BUTTON_NONE, time, NULL);
}

static void feed_further(const sample *s, unsigned time) {
  const int x = (int)s->x, y = (int)s->y;
  if (s->phase == BEGAN) evas_event_feed_multi_down(canvas, s->finger, x, y, 1, 1, 1, 1, 0, s->x, s->y, EVAS_BUTTON_NONE, time, NULL);
  else if (s->phase == MOVED) evas_event_feed_multi_move(canvas, s->finger, x, y, 1, 1, 1, 1, 0, s->x, s->y, time, NULL);
  else evas_event_feed_multi_up(canvas, s->finger, x, y, 1, 1, 1, 1, 0, s->x, s->y, EVAS_BUTTON_NONE, time, NULL);
}

static void feed(const sample *samples, int count, double start) {
  for (const sample *s = samples; s < samples + count; s++) {
    scene_clock = start + s->time;
    ecore_loop_time_set(scene_clock / 1000 - 1e-5);
    if (s->finger == 0) feed_first(s, (unsigned)scene_clock);
    else feed_further(s, (unsigned)scene_clock);
  }
}

static void pump(void) { ecore_main_loop_iterate(); }

static char version[32];
__attribute__((constructor)) static void find_version(void) {
  snprintf(version, sizeof version, "%d.%d.%d", EFL_VERSION_MAJOR, EFL_VERSION_MINOR, EFL_VERSION_MICRO);
}

peer this_peer = {version, init, feed, pump, NULL};
