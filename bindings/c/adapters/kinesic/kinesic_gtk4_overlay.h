/* kinesic_gtk4_overlay.h: an overlay (overlay.h) over a widget of GTK 4, switched on and off by F12. Needs
 * libkinesic-overlay.
 *
 *   static kin_overlay_switch overlay;
 *   gtk_window_set_child(window, kin_gtk4_overlay_new(widget, engine, &overlay));
 *   kin_overlay_switch_add_event(&overlay, record);        each record of the engine
 *   kin_overlay_switch_off(&overlay);                      before the engine is destroyed
 *
 * It takes no input and asks for no size: the widget below works as before. While it is on it is drawn anew with each
 * frame of the display, and the engine's time goes on, a tenth of a second behind GTK's, so that it is never ahead of
 * events that are under way. */
#ifndef KINESIC_GTK4_OVERLAY_H
#define KINESIC_GTK4_OVERLAY_H

#include <gtk/gtk.h>
#include <kinesic/kinesic_overlay.h>

#define KIN_GTK4_OVERLAY_BEHIND_NS 100000000u

/* What the overlay's widget keeps. */
typedef struct kin_gtk4_overlay {
  kin_overlay_switch *state;
  kin_engine *engine;
  GtkWidget *area; /* on which it is drawn */
} kin_gtk4_overlay;

KIN_INLINE double kin_gtk4_overlay_part(uint32_t colour, int shift) { return (double)(colour >> shift & 0xFF) / 255.0; }

/* A text in the middle of its line, in characters half as wide as the line is high. */
KIN_INLINE void kin_gtk4_overlay_text(cairo_t *cairo, const kin_overlay_shape *shape) {
  cairo_text_extents_t wide;
  cairo_font_extents_t font;
  cairo_select_font_face(cairo, "monospace", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(cairo, shape->size);
  cairo_text_extents(cairo, "m", &wide);
  cairo_set_font_size(cairo, wide.x_advance > 0 ? shape->size * shape->size / (2 * wide.x_advance) : shape->size);
  cairo_font_extents(cairo, &font);
  cairo_move_to(cairo, shape->x, shape->y + (shape->size + font.ascent - font.descent) / 2);
  cairo_show_text(cairo, shape->text);
}

/* One shape. */
KIN_INLINE void kin_gtk4_overlay_shape(cairo_t *cairo, const kin_overlay_shape *shape) {
  cairo_set_source_rgba(cairo, kin_gtk4_overlay_part(shape->colour, 24), kin_gtk4_overlay_part(shape->colour, 16),
                        kin_gtk4_overlay_part(shape->colour, 8), kin_gtk4_overlay_part(shape->colour, 0));
  cairo_set_line_width(cairo, shape->size);
  cairo_new_path(cairo);
  if (shape->kind == KIN_OVERLAY_TEXT) {
    kin_gtk4_overlay_text(cairo, shape);
  } else if (shape->kind == KIN_OVERLAY_LINE) {
    cairo_move_to(cairo, shape->x, shape->y);
    cairo_line_to(cairo, shape->end_x, shape->end_y);
    cairo_stroke(cairo);
  } else if (shape->kind == KIN_OVERLAY_RECTANGLE) {
    cairo_rectangle(cairo, shape->x, shape->y, shape->end_x - shape->x, shape->end_y - shape->y);
    cairo_fill(cairo);
  } else {
    cairo_arc(cairo, shape->x, shape->y, shape->radius, 0, 2 * G_PI);
    if (shape->kind == KIN_OVERLAY_DISC) cairo_fill(cairo);
    else cairo_stroke(cairo);
  }
}

static inline void kin_gtk4_overlay_draw(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer data) {
  const kin_gtk4_overlay *self = (const kin_gtk4_overlay *)data;
  const kin_overlay_shape *shapes;
  uint32_t count;
  (void)area;
  if (!self->state->overlay || kin_overlay_draw(self->state->overlay, width, height, &shapes, &count) != KIN_OK) return;
  for (uint32_t i = 0; i < count; i++) kin_gtk4_overlay_shape(cairo, &shapes[i]);
}

static inline gboolean kin_gtk4_overlay_on_tick(GtkWidget *area, GdkFrameClock *clock, gpointer data) {
  const kin_gtk4_overlay *self = (const kin_gtk4_overlay *)data;
  const uint64_t now = (uint64_t)g_get_monotonic_time() * 1000u;
  uint64_t time_ns = 0;
  (void)clock;
  gtk_widget_queue_draw(area);
  if (!self->state->overlay) return G_SOURCE_REMOVE;
  kin_engine_get_time(self->engine, &time_ns);
  if (now - KIN_GTK4_OVERLAY_BEHIND_NS > time_ns && time_ns > 0)
    kin_engine_advance(self->engine, now - KIN_GTK4_OVERLAY_BEHIND_NS);
  return G_SOURCE_CONTINUE;
}

static inline gboolean kin_gtk4_overlay_on_key(GtkWidget *widget, GVariant *arguments, gpointer data) {
  kin_gtk4_overlay *self = (kin_gtk4_overlay *)data;
  (void)widget;
  (void)arguments;
  if (kin_overlay_toggle(self->state, self->engine, NULL) != KIN_OK) g_warning("%s", kin_overlay_last_error());
  if (self->state->overlay) gtk_widget_add_tick_callback(self->area, kin_gtk4_overlay_on_tick, self, NULL);
  return TRUE;
}

/* A widget that shows `child`, and over it what `engine` knows while the switch is on: the engine's units are those of
 * `child`. `state` is zeros at first, and must live as long as the widget, the engine as long as the switch is on. */
static inline GtkWidget *kin_gtk4_overlay_new(GtkWidget *child, kin_engine *engine, kin_overlay_switch *state) {
  GtkWidget *whole = gtk_overlay_new();
  GtkEventController *keys = gtk_shortcut_controller_new();
  kin_gtk4_overlay *self = g_new0(kin_gtk4_overlay, 1);
  self->state = state;
  self->engine = engine;
  self->area = gtk_drawing_area_new();
  gtk_widget_set_can_target(self->area, FALSE);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(self->area), kin_gtk4_overlay_draw, self, NULL);
  gtk_overlay_set_child(GTK_OVERLAY(whole), child);
  gtk_overlay_add_overlay(GTK_OVERLAY(whole), self->area);
  gtk_shortcut_controller_set_scope(GTK_SHORTCUT_CONTROLLER(keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut(
      GTK_SHORTCUT_CONTROLLER(keys), gtk_shortcut_new(gtk_keyval_trigger_new(GDK_KEY_F12, (GdkModifierType)0),
                                                      gtk_callback_action_new(kin_gtk4_overlay_on_key, self, NULL)));
  gtk_widget_add_controller(whole, keys);
  g_object_set_data_full(G_OBJECT(whole), "kinesic-overlay", self, g_free);
  return whole;
}

#endif
