/* gtk4_play.c: plays a script to the picture of the GTK 4 example, in a window. Each line is played at its time, in
 * milliseconds from the start:
 *
 *   MS down|move|up|cancel FINGER X Y     MS pinch PHASE SCALE ANGLE X Y     MS hide     MS shot FILE
 *
 * `shot` writes what the widget draws, prints where the picture is, and which buttons the pan had, how many events
 * and which states, and ends the program. The pointer is the display's own.
 *
 * GDK 4 lets nobody make an event, and Xvfb has no touchscreen: the events of fingers and touchpads are laid out here
 * as GTK 4.8 has them, and go through the surface's signal, as those of the display do. GDK's accessors are asked at
 * the start whether the layout is the right one. */
#include "photo.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct event_start {
  GTypeInstance instance;
  int reference_count;
  GdkEventType type;
  GdkSurface *surface;
  GdkDevice *device;
  guint32 time;
  guint flags;
} event_start;

typedef struct touch_event {
  event_start start;
  GdkModifierType state;
  double x, y;
  double *axes;
  GdkEventSequence *sequence;
  gboolean touch_emulating, pointer_emulated;
} touch_event;

typedef struct pinch_event {
  event_start start;
  guint64 unused;
  GdkModifierType state;
  gint8 phase, fingers;
  double x, y, dx, dy, angle_delta, scale;
} pinch_event;

static photo shown;
static GtkWidget *window;
static GdkSurface *surface;
static GdkDevice *device;
static double left, top;
static gint64 start_ms;
static uint32_t buttons, count; /* of the pan: its latest buttons, how many events */
static GString *states;

static void *make(GType type, GdkEventType event_type, double ms) {
  event_start *event = (event_start *)g_type_create_instance(type);
  event->type = event_type;
  event->surface = g_object_ref(surface);
  event->device = g_object_ref(device);
  event->time = (guint32)(start_ms + (gint64)ms);
  return event;
}

static GdkEvent *make_touch(GdkEventType type, double ms, double finger, double x, double y) {
  touch_event *event = make(GDK_TYPE_TOUCH_EVENT, type, ms);
  event->x = x + left;
  event->y = y + top;
  event->axes = g_new0(double, GDK_AXIS_LAST);
  event->sequence = GUINT_TO_POINTER((guint)finger + 1);
  return (GdkEvent *)event;
}

static GdkEvent *make_pinch(double ms, double phase, double scale, double angle, double x, double y) {
  pinch_event *event = make(GDK_TYPE_TOUCHPAD_EVENT, GDK_TOUCHPAD_PINCH, ms);
  event->phase = (gint8)phase;
  event->fingers = 2;
  event->x = x + left;
  event->y = y + top;
  event->scale = scale;
  event->angle_delta = angle;
  return (GdkEvent *)event;
}

static gsize size_of(GType type) {
  GTypeQuery query;
  g_type_query(type, &query);
  return query.instance_size;
}

static bool layout_is_known(void) {
  double x = 0, y = 0, from_x = 0, from_y = 0;
  GdkEvent *touch = make_touch(GDK_TOUCH_UPDATE, 5, 4, 12.5, 34.5), *pinch = make_pinch(5, 1, 1.25, 0.5, 1, 2);
  gdk_event_get_position(touch, &x, &y);
  gdk_event_get_position(pinch, &from_x, &from_y);
  bool known = size_of(GDK_TYPE_TOUCH_EVENT) == sizeof(touch_event) && x == 12.5 + left && y == 34.5 + top &&
               gdk_event_get_event_sequence(touch) == GUINT_TO_POINTER(5) && gdk_event_get_time(touch) == (guint32)(start_ms + 5) &&
               size_of(GDK_TYPE_TOUCHPAD_EVENT) == sizeof(pinch_event) && from_x == 1 + left && from_y == 2 + top &&
               gdk_touchpad_event_get_gesture_phase(pinch) == GDK_TOUCHPAD_GESTURE_PHASE_UPDATE &&
               gdk_touchpad_event_get_pinch_scale(pinch) == 1.25 && gdk_touchpad_event_get_pinch_angle_delta(pinch) == 0.5;
  gdk_event_unref(touch);
  gdk_event_unref(pinch);
  return known;
}

static void emit(GdkEvent *event) {
  gboolean handled = FALSE;
  g_signal_emit_by_name(surface, "event", event, &handled);
  gdk_event_unref(event);
}

static void shoot(const char *path) {
  GtkSnapshot *snapshot = gtk_snapshot_new();
  GdkPaintable *paintable = gtk_widget_paintable_new(shown.area);
  gdk_paintable_snapshot(paintable, snapshot, 640, 480);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  GdkTexture *texture = gsk_renderer_render_texture(gtk_native_get_renderer(GTK_NATIVE(window)), node, NULL);
  gdk_texture_save_to_png(texture, path);
  printf("%.3f %.3f %.3f %.3f 0 0\n%u %u%s\n", shown.x, shown.y, shown.scale, shown.angle, buttons, count, states->str);
  fflush(stdout);
  g_object_unref(texture);
  gsk_render_node_unref(node);
  g_object_unref(paintable);
}

/* Plays a line; false ends the program. */
static bool play(const char *line) {
  double ms, a = 0, b = 0, c = 0, d = 0, e = 0;
  char verb[32], path[400];
  sscanf(line, "%lf %31s %lf %lf %lf %lf %lf", &ms, verb, &a, &b, &c, &d, &e);
  if (strcmp(verb, "down") == 0) emit(make_touch(GDK_TOUCH_BEGIN, ms, a, b, c));
  else if (strcmp(verb, "move") == 0) emit(make_touch(GDK_TOUCH_UPDATE, ms, a, b, c));
  else if (strcmp(verb, "up") == 0) emit(make_touch(GDK_TOUCH_END, ms, a, b, c));
  else if (strcmp(verb, "cancel") == 0) emit(make_touch(GDK_TOUCH_CANCEL, ms, a, b, c));
  else if (strcmp(verb, "pinch") == 0) emit(make_pinch(ms, a, b, c, d, e));
  else if (strcmp(verb, "hide") == 0) gtk_widget_set_visible(shown.area, FALSE), gtk_widget_set_visible(shown.area, TRUE);
  else if (sscanf(line, "%*f shot %399s", path) == 1) {
    shoot(path);
    return false;
  }
  return true;
}

static gboolean play_due(gpointer data) {
  static char line[512];
  double ms;
  for (;;) {
    if (!*line && !fgets(line, sizeof line, stdin)) return g_main_loop_quit(data), G_SOURCE_REMOVE;
    sscanf(line, "%lf", &ms);
    if (g_get_monotonic_time() / 1000 < start_ms + (gint64)ms) return G_SOURCE_CONTINUE;
    if (!play(line)) return g_main_loop_quit(data), G_SOURCE_REMOVE;
    *line = 0;
  }
}

static void note(kin_engine *engine, const kin_event *event, void *user_data) {
  kin_touch touch;
  (void)user_data;
  count++;
  if (kin_recognizer_get_touch(engine, event->recognizer, 0, &touch) == KIN_OK && touch.buttons) buttons = touch.buttons;
  if (event->state != KIN_STATE_CHANGED) g_string_append_printf(states, " %s", kin_state_name(event->state));
}

int main(void) {
  uint64_t action;
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  g_setenv("GSK_RENDERER", "cairo", TRUE);
  if (!gtk_init_check()) return 1;
  states = g_string_new(NULL);
  window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_child(GTK_WINDOW(window), photo_new(&shown));
  kin_recognizer_add_action(shown.engine, shown.pan, note, NULL, &action);
  gtk_window_present(GTK_WINDOW(window));
  for (int i = 0; i < 500 && (i < 100 || gtk_widget_get_width(shown.area) < 100); i++) g_main_context_iteration(NULL, FALSE), g_usleep(1000);
  surface = gtk_native_get_surface(GTK_NATIVE(window));
  gtk_native_get_surface_transform(GTK_NATIVE(window), &left, &top);
  device = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default()));
  start_ms = g_get_monotonic_time() / 1000 + 20;
  if (!layout_is_known()) return 5;
  printf("ready\n");
  fflush(stdout);
  g_timeout_add(1, play_due, loop);
  g_main_loop_run(loop);
  gtk_window_destroy(GTK_WINDOW(window));
  photo_close(&shown);
  return 0;
}
