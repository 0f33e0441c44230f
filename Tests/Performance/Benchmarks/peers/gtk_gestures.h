/* gtk_gestures.h: GTK's six gestures with what counts their reports; the same for GTK 3 and 4. They know no double tap
 * of its own: a click counts. */
#include <gtk/gtk.h>
#include "peer.h"

enum { GESTURES = 6 };

static void released(GtkGesture *click, int count, double x, double y, gpointer data) {
  (void)click, (void)x, (void)y, (void)data;
  if (count == 1) found.tap++;
  else if (count == 2) found.double_tap++;
  else found.many_taps++;
}

static void drag_began(GtkGesture *drag, double x, double y, gpointer data) {
  (void)drag, (void)x, (void)y, (void)data;
  found.pan[FOUND_BEGAN]++;
}

static void dragged(GtkGesture *drag, double x, double y, gpointer phase) {
  (void)drag;
  found.pan[GPOINTER_TO_INT(phase)]++;
  found.dx = x, found.dy = y;
}

static void zoom_changed(GtkGesture *zoom, double scale, gpointer data) {
  (void)zoom, (void)data;
  found.pinch[FOUND_CHANGED]++;
  found.scale = scale;
}

static void angle_changed(GtkGesture *rotate, double angle, double delta, gpointer data) {
  (void)rotate, (void)angle, (void)data;
  found.rotation[FOUND_CHANGED]++;
  found.degrees = delta * 180 / G_PI;
}

static void count_one(GtkGesture *gesture, gpointer sequence, gpointer counter) {
  (void)gesture, (void)sequence;
  ++*(long *)counter;
}

static void pressed(GtkGesture *press, double x, double y, gpointer data) {
  (void)press, (void)x, (void)y, (void)data;
  found.long_press++;
}

/* Every drag ends in one; those faster than 300 units a second count as swipes. */
static void swept(GtkGesture *swipe, double vx, double vy, gpointer data) {
  (void)swipe, (void)data;
  if (vx * vx + vy * vy > 300 * 300) found.swipe++;
}

static void count_reports(GtkGesture **gestures) {
  g_signal_connect(gestures[0], "released", G_CALLBACK(released), NULL);
  g_signal_connect(gestures[1], "drag-begin", G_CALLBACK(drag_began), NULL);
  g_signal_connect(gestures[1], "drag-update", G_CALLBACK(dragged), GINT_TO_POINTER(FOUND_CHANGED));
  g_signal_connect(gestures[1], "drag-end", G_CALLBACK(dragged), GINT_TO_POINTER(FOUND_ENDED));
  g_signal_connect(gestures[2], "begin", G_CALLBACK(count_one), &found.pinch[FOUND_BEGAN]);
  g_signal_connect(gestures[2], "scale-changed", G_CALLBACK(zoom_changed), NULL);
  g_signal_connect(gestures[2], "end", G_CALLBACK(count_one), &found.pinch[FOUND_ENDED]);
  g_signal_connect(gestures[3], "begin", G_CALLBACK(count_one), &found.rotation[FOUND_BEGAN]);
  g_signal_connect(gestures[3], "angle-changed", G_CALLBACK(angle_changed), NULL);
  g_signal_connect(gestures[3], "end", G_CALLBACK(count_one), &found.rotation[FOUND_ENDED]);
  g_signal_connect(gestures[4], "pressed", G_CALLBACK(pressed), NULL);
  g_signal_connect(gestures[5], "swipe", G_CALLBACK(swept), NULL);
}

static char version[32];
__attribute__((constructor)) static void find_version(void) {
  snprintf(version, sizeof version, "%u.%u.%u", gtk_get_major_version(), gtk_get_minor_version(), gtk_get_micro_version());
}
