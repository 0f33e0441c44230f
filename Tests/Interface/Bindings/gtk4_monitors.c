/* gtk4_monitors.c: prints units_per_inch of an engine whose widget GTK 4 shows, and the monitor's size, in units and
 * millimetres; then with monitors that this machine does not have: what GDK says of their millimetres is replaced. */
#include <gtk/gtk.h>

static int across, down; /* in place of what GDK says; 0: what it says */
static int fake_across(GdkMonitor *monitor) { return across ? across : gdk_monitor_get_width_mm(monitor); }
static int fake_down(GdkMonitor *monitor) { return down ? down : gdk_monitor_get_height_mm(monitor); }

#define gdk_monitor_get_width_mm fake_across
#define gdk_monitor_get_height_mm fake_down
#include <kinesic/kinesic_gtk4.h>
#undef gdk_monitor_get_width_mm
#undef gdk_monitor_get_height_mm

#include <stdio.h>

static kin_engine *engine;

static void say(void) {
  double units = 0;
  kin_engine_get_units_per_inch(engine, &units);
  printf("%.3f\n", units);
}

static void enter(GtkWidget *window, int to_across, int to_down) {
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  across = to_across;
  down = to_down;
  g_signal_emit_by_name(surface, "enter-monitor", gdk_display_get_monitor_at_surface(gdk_display_get_default(), surface));
  say();
}

int main(void) {
  GdkMonitor *monitor;
  GdkRectangle place;
  GtkWidget *window, *area;
  kin_gtk4 *input;
  g_setenv("GSK_RENDERER", "cairo", TRUE);
  if (!gtk_init_check() || kin_engine_create(NULL, &engine) != KIN_OK) return 1;
  window = gtk_window_new();
  area = gtk_drawing_area_new();
  input = kin_gtk4_add(area, engine);
  gtk_window_set_child(GTK_WINDOW(window), area);
  if (kin_gtk4_measure(input) != KIN_OK) return 1; /* it is not shown yet */
  say();
  gtk_window_present(GTK_WINDOW(window));
  for (int i = 0; i < 500 && !gtk_widget_get_mapped(area); i++) g_main_context_iteration(NULL, FALSE), g_usleep(1000);
  say();
  monitor = kin_gtk4_monitor(input);
  gdk_monitor_get_geometry(monitor, &place);
  printf("%d %d %d %d\n", place.width, place.height, gdk_monitor_get_width_mm(monitor), gdk_monitor_get_height_mm(monitor));
  enter(window, 80, 60);
  enter(window, 16, 9); /* a shape, no size */
  enter(window, -1, -1);
  gtk_window_destroy(GTK_WINDOW(window));
  kin_engine_destroy(engine);
  return 0;
}
