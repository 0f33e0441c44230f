/* Clutter: tap, pan, zoom, rotate and swipe actions on an actor. Events go through clutter_actor_event(), captured and
 * bubbled, which runs the actions at once; clutter_do_event() would keep them for the next frame. Needs an X server.
 * No double tap or long press. */
#define CLUTTER_DISABLE_DEPRECATION_WARNINGS 1
#include <clutter/clutter.h>
#include "peer.h"

static ClutterActor *stage, *area;
static ClutterInputDevice *device;
static ClutterEvent *event;

static void count_one(ClutterAction *action, ClutterActor *actor, gpointer counter) {
  (void)action, (void)actor;
  ++*(long *)counter;
}

/* A gesture that is allowed to begin. */
static gboolean began(ClutterAction *action, ClutterActor *actor, gpointer counter) {
  (void)action, (void)actor;
  if (counter == &found.pan[FOUND_BEGAN]) found.dx = found.dy = 0;
  ++*(long *)counter;
  return TRUE;
}

static gboolean panned(ClutterPanAction *pan, ClutterActor *actor, gboolean interpolated, gpointer data) {
  gfloat dx, dy;
  (void)actor, (void)interpolated, (void)data;
  clutter_pan_action_get_motion_delta(pan, 0, &dx, &dy);
  found.pan[FOUND_CHANGED]++;
  found.dx += dx, found.dy += dy;
  return TRUE;
}

static gboolean zoomed(ClutterZoomAction *zoom, ClutterActor *actor, ClutterPoint *focus, gdouble factor, gpointer data) {
  (void)zoom, (void)actor, (void)focus, (void)data;
  found.pinch[FOUND_CHANGED]++;
  found.scale = factor;
  return TRUE;
}

static gboolean turned(ClutterRotateAction *rotate, ClutterActor *actor, gdouble angle, gpointer data) {
  (void)rotate, (void)actor, (void)data;
  found.rotation[FOUND_CHANGED]++;
  found.degrees = angle;
  return TRUE;
}

static void swept(ClutterSwipeAction *swipe, ClutterActor *actor, ClutterSwipeDirection direction, gpointer data) {
  (void)swipe, (void)actor, (void)direction, (void)data;
  found.swipe++;
}

static void add(ClutterAction *action, const char *signal, GCallback report, long *phases) {
  g_signal_connect(action, signal, report, phases);
  if (phases) {
    g_signal_connect(action, "gesture-begin", G_CALLBACK(began), &phases[FOUND_BEGAN]);
    g_signal_connect(action, "gesture-end", G_CALLBACK(count_one), &phases[FOUND_ENDED]);
  }
  clutter_actor_add_action(area, action);
}

static int init(void) {
  if (clutter_init(NULL, NULL) != CLUTTER_INIT_SUCCESS) return 1;
  stage = clutter_stage_new();
  area = clutter_actor_new();
  clutter_actor_set_size(stage, 1000, 800);
  clutter_actor_set_size(area, 1000, 800);
  clutter_actor_set_reactive(area, TRUE);
  clutter_actor_add_child(stage, area);
  ClutterAction *tap = clutter_tap_action_new();
  g_signal_connect(tap, "tap", G_CALLBACK(count_one), &found.tap);
  clutter_actor_add_action(area, tap);
  add(clutter_pan_action_new(), "pan", G_CALLBACK(panned), found.pan);
  add(clutter_zoom_action_new(), "zoom", G_CALLBACK(zoomed), found.pinch);
  add(clutter_rotate_action_new(), "rotate", G_CALLBACK(turned), found.rotation);
  add(clutter_swipe_action_new(), "swipe", G_CALLBACK(swept), NULL);
  clutter_actor_show(stage);
  for (int i = 0; i < 50; i++) g_main_context_iteration(NULL, FALSE), g_usleep(1000);
  device = clutter_device_manager_get_core_device(clutter_device_manager_get_default(), CLUTTER_POINTER_DEVICE);
  event = clutter_event_new(CLUTTER_TOUCH_BEGIN);
  return 0;
}

static void feed(const sample *samples, int count, double start) {
  static const ClutterEventType types[] = {CLUTTER_TOUCH_BEGIN, CLUTTER_TOUCH_UPDATE, CLUTTER_TOUCH_END};
  for (const sample *s = samples; s < samples + count; s++) {
    scene_clock = start + s->time;
    event->type = types[s->phase];
    event->touch.time = (guint32)scene_clock;
    event->touch.flags = (ClutterEventFlags)0;
    event->touch.stage = (ClutterStage *)stage;
    event->touch.source = area;
    event->touch.x = s->x, event->touch.y = s->y;
    event->touch.sequence = (ClutterEventSequence *)GUINT_TO_POINTER(s->finger + 1);
    clutter_event_set_device(event, device);
    if (clutter_actor_event(stage, event, TRUE) || clutter_actor_event(area, event, TRUE)) continue; /* captured */
    if (!clutter_actor_event(area, event, FALSE)) clutter_actor_event(stage, event, FALSE);          /* bubbled */
  }
}

static void pump(void) {
  for (int i = 0; i < 20 && g_main_context_iteration(NULL, FALSE); i++) continue;
}

static char version[32];
__attribute__((constructor)) static void find_version(void) {
  snprintf(version, sizeof version, "%d.%d.%d", clutter_major_version, clutter_minor_version, clutter_micro_version);
}

peer this_peer = {version, init, feed, pump, NULL};
