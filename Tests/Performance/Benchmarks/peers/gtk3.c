/* GTK 3: all its gestures on one widget, given touches by gtk_main_do_event(), as an application gets them. With
 * GESTURES_ALONE each gesture is handed the event by itself, without the way through the widgets. */
#include "gtk_gestures.h"

static GtkGesture *gestures[GESTURES];
static GdkEvent *event;

static GtkWidget *show_area(void) {
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL), *area = gtk_drawing_area_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 1000, 800);
  gtk_widget_add_events(area, GDK_TOUCH_MASK | GDK_BUTTON_PRESS_MASK | GDK_POINTER_MOTION_MASK);
  gtk_container_add(GTK_CONTAINER(window), area);
  gtk_widget_show_all(window);
  while (gtk_events_pending()) gtk_main_iteration();
  return area;
}

static int init(void) {
  if (!gtk_init_check(NULL, NULL)) return 1;
  GtkWidget *area = show_area();
  gestures[0] = gtk_gesture_multi_press_new(area);
  gestures[1] = gtk_gesture_drag_new(area);
  gestures[2] = gtk_gesture_zoom_new(area);
  gestures[3] = gtk_gesture_rotate_new(area);
  gestures[4] = gtk_gesture_long_press_new(area);
  gestures[5] = gtk_gesture_swipe_new(area);
  count_reports(gestures);
  GdkSeat *seat = gdk_display_get_default_seat(gdk_display_get_default());
  GdkDevice *device = gdk_seat_get_pointer(seat);
  GList *sources = gdk_seat_get_slaves(seat, GDK_SEAT_CAPABILITY_ALL_POINTING);
  event = gdk_event_new(GDK_TOUCH_BEGIN);
  event->touch.window = (GdkWindow *)g_object_ref(gtk_widget_get_window(area));
  gdk_event_set_device(event, device);
  gdk_event_set_source_device(event, sources ? (GdkDevice *)sources->data : device);
  return 0;
}

static void feed(const sample *samples, int count, double start) {
  static const GdkEventType types[] = {GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END};
  for (const sample *s = samples; s < samples + count; s++) {
    scene_clock = start + s->time;
    event->type = types[s->phase];
    event->touch.time = (guint32)(start + s->time);
    event->touch.x = event->touch.x_root = s->x;
    event->touch.y = event->touch.y_root = s->y;
    event->touch.sequence = (GdkEventSequence *)GUINT_TO_POINTER(s->finger + 1);
    event->touch.emulating_pointer = FALSE;
    event->touch.state = s->phase == BEGAN ? 0 : GDK_BUTTON1_MASK;
#ifdef GESTURES_ALONE
    for (int i = 0; i < GESTURES; i++) gtk_event_controller_handle_event(GTK_EVENT_CONTROLLER(gestures[i]), event);
#else
    gtk_main_do_event(event);
#endif
  }
}

static void pump(void) {
  for (int i = 0; i < 50 && g_main_context_iteration(NULL, FALSE); i++) continue;
}

peer this_peer = {version, init, feed, pump, NULL};
