/* GTK 4: all its gestures on one widget, given touches by the surface's signal "event". GDK 4 lets nobody make a touch
 * event, so one is laid out here as GTK 4.8 has it; its accessors are asked at the start, and another layout ends the
 * program instead of measuring nonsense. */
#include "gtk_gestures.h"

typedef struct touch_event {
  GTypeInstance instance;
  int reference_count;
  GdkEventType type;
  GdkSurface *surface;
  GdkDevice *device;
  guint32 time;
  guint flags;
  GdkModifierType state;
  double x, y;
  double *axes;
  GdkEventSequence *sequence;
  gboolean touch_emulating, pointer_emulated;
} touch_event;

static GdkSurface *surface;
static GdkDevice *device;
static double left, top;

static GdkEvent *make_event(GdkEventType type, double x, double y, guint32 time, int finger) {
  touch_event *event = (touch_event *)g_type_create_instance(GDK_TYPE_TOUCH_EVENT);
  event->type = type;
  event->surface = (GdkSurface *)g_object_ref(surface);
  event->device = (GdkDevice *)g_object_ref(device);
  event->time = time;
  event->state = type == GDK_TOUCH_BEGIN ? 0 : GDK_BUTTON1_MASK;
  event->x = x, event->y = y;
  event->sequence = (GdkEventSequence *)GUINT_TO_POINTER(finger + 1);
  return (GdkEvent *)event;
}

static int layout_is_known(void) {
  GTypeQuery query;
  double x = 0, y = 0;
  g_type_query(GDK_TYPE_TOUCH_EVENT, &query);
  GdkEvent *event = make_event(GDK_TOUCH_UPDATE, 12.5, 34.5, 77, 4);
  gdk_event_get_position(event, &x, &y);
  const int known = query.instance_size == sizeof(touch_event) && x == 12.5 && y == 34.5 && gdk_event_get_time(event) == 77 &&
                    gdk_event_get_event_sequence(event) == (GdkEventSequence *)GUINT_TO_POINTER(5) && gdk_event_get_surface(event) == surface &&
                    gdk_event_get_device(event) == device;
  gdk_event_unref(event);
  if (!known) fprintf(stderr, "the layout of GdkTouchEvent is another (%u bytes)\n", query.instance_size);
  return known;
}

static void add_gestures(GtkWidget *area) {
  GtkGesture *gestures[GESTURES] = {gtk_gesture_click_new(),  gtk_gesture_drag_new(),       gtk_gesture_zoom_new(),
                                    gtk_gesture_rotate_new(), gtk_gesture_long_press_new(), gtk_gesture_swipe_new()};
  count_reports(gestures);
  for (int i = 0; i < GESTURES; i++) gtk_widget_add_controller(area, GTK_EVENT_CONTROLLER(gestures[i]));
}

static int init(void) {
  g_setenv("GSK_RENDERER", "cairo", FALSE);
  if (!gtk_init_check()) return 1;
  GtkWidget *window = gtk_window_new(), *area = gtk_drawing_area_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 1000, 800);
  gtk_window_set_child(GTK_WINDOW(window), area);
  add_gestures(area);
  gtk_window_present(GTK_WINDOW(window));
  for (int i = 0; i < 450 && (i < 50 || gtk_widget_get_width(area) < 100); i++) g_main_context_iteration(NULL, FALSE), g_usleep(1000);
  surface = gtk_native_get_surface(GTK_NATIVE(window));
  gtk_native_get_surface_transform(GTK_NATIVE(window), &left, &top);
  device = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default()));
  return !layout_is_known();
}

static void feed(const sample *samples, int count, double start) {
  static const GdkEventType types[] = {GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END};
  static guint signal;
  if (!signal) signal = g_signal_lookup("event", GDK_TYPE_SURFACE);
  for (const sample *s = samples; s < samples + count; s++) {
    gboolean handled = FALSE;
    scene_clock = start + s->time;
    GdkEvent *event = make_event(types[s->phase], s->x + left, s->y + top, (guint32)(start + s->time), s->finger);
    g_signal_emit(surface, signal, 0, event, &handled);
    gdk_event_unref(event);
  }
}

static void pump(void) {
  for (int i = 0; i < 50 && g_main_context_iteration(NULL, FALSE); i++) continue;
}

peer this_peer = {version, init, feed, pump, NULL};
