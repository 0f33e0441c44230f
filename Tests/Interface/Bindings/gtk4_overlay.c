/* gtk4_overlay.c: the page of conflicts.h in a window of GTK 4. The script's fingers go to the engine as the adapter
 * feeds them, at times an hour ahead of GTK's, so that the engine's time is the script's however busy the machine is;
 * the key is pressed by xdotool. */
#include "conflicts.h"

#include <kinesic/kinesic_gtk4_overlay.h>

static GtkWidget *window, *whole;
static GMainLoop *loop;
static const char *path;
static gint64 start;

static void draw_page(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer data) {
  static const double colours[VIEWS][3] = {{52, 66, 92}, {84, 58, 62}, {48, 78, 70}, {62, 100, 90}};
  (void)area, (void)width, (void)height, (void)data;
  cairo_set_source_rgb(cairo, 30 / 255.0, 32 / 255.0, 38 / 255.0);
  cairo_paint(cairo);
  for (int i = 0; i < VIEWS; i++) {
    cairo_set_source_rgb(cairo, colours[i][0] / 255, colours[i][1] / 255, colours[i][2] / 255);
    cairo_rectangle(cairo, view_frames[i].x, view_frames[i].y, view_frames[i].width, view_frames[i].height);
    cairo_fill(cairo);
  }
}

static void shoot(void) {
  GtkSnapshot *snapshot = gtk_snapshot_new();
  GdkPaintable *paintable = gtk_widget_paintable_new(whole);
  gdk_paintable_snapshot(paintable, snapshot, WIDTH, HEIGHT);
  GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
  GdkTexture *texture = gsk_renderer_render_texture(gtk_native_get_renderer(GTK_NATIVE(window)), node, NULL);
  gdk_texture_save_to_png(texture, path);
  g_object_unref(texture);
  gsk_render_node_unref(node);
  g_object_unref(paintable);
}

static bool has_focus(void) { return gtk_window_is_active(GTK_WINDOW(window)); }

static bool is_on(void) { return overlay.overlay != NULL; }

/* Lets GTK work until it is so, five seconds at most. */
static bool wait_for(bool (*is_so)(void), bool wanted) {
  for (int i = 0; i < 2500 && is_so() != wanted; i++) g_main_context_iteration(NULL, FALSE), g_usleep(2000);
  return is_so() == wanted;
}

static void xdotool(const char *command) {
  if (!g_spawn_command_line_sync(command, NULL, NULL, NULL, NULL)) exit(3);
}

/* Presses F12. Once: a key that is late would switch back what another one has switched. */
static void press(void) {
  const bool was_on = is_on();
  xdotool("xdotool search --name ^page$ windowfocus");
  if (!wait_for(has_focus, true)) exit(5);
  xdotool("xdotool key F12");
  if (!wait_for(is_on, !was_on)) exit(6);
}

static gboolean play(gpointer data) {
  script_line line = {0};
  (void)data;
  if (!read_line(&line)) return g_main_loop_quit(loop), G_SOURCE_REMOVE;
  const gint64 due = start + (gint64)(line.ms * 1000);
  if (is_verb(&line, "shot")) {
    must(kin_engine_advance(engine, (uint64_t)due * 1000));
    for (int i = 0; i < 20; i++) g_main_context_iteration(NULL, FALSE), g_usleep(5000);
    shoot();
  } else if (is_verb(&line, "key")) {
    press();
  } else {
    kin_touch_sample sample = {.touch = 1, .time_ns = (uint64_t)due * 1000, .x = line.x, .y = line.y};
    sample.phase = is_verb(&line, "down") ? KIN_PHASE_BEGAN : is_verb(&line, "up") ? KIN_PHASE_ENDED : KIN_PHASE_MOVED;
    must(kin_engine_feed(engine, &sample, 1));
  }
  return G_SOURCE_CONTINUE;
}

int main(int argc, char **argv) {
  if (argc < 2) return 1;
  path = argv[1];
  gtk_init();
  open_page();
  window = gtk_window_new();
  gtk_window_set_title(GTK_WINDOW(window), "page");
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  GtkWidget *area = gtk_drawing_area_new();
  gtk_widget_set_size_request(area, WIDTH, HEIGHT);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw_page, NULL, NULL);
  whole = kin_gtk4_overlay_new(area, engine, &overlay);
  gtk_window_set_child(GTK_WINDOW(window), whole);
  gtk_window_present(GTK_WINDOW(window));
  start = g_get_monotonic_time() + (gint64)3600 * 1000000;
  loop = g_main_loop_new(NULL, FALSE);
  g_timeout_add(4, play, NULL);
  g_main_loop_run(loop);
  close_page();
  return 0;
}
