/* kinesic_gtk4.h: a controller that feeds what a GTK 4 widget gets to an engine. GTK 4.8 or later.
 *
 *   kin_gtk4_add(widget, engine);   as long as the widget lives; the engine must live as long
 *   kin_gtk4_measure(input);        with what it returned: distances by the monitor's density, from now on
 *
 * It is in the place of GtkGestureClick, -Drag, -Zoom, -Rotate, -Swipe, -LongPress, -Stylus and
 * GtkEventControllerMotion and -Scroll: add none of these to the same widget. The gestures are the engine's events;
 * the controller also lets its time pass. Places are units of the widget, times milliseconds of GDK on the clock of
 * g_get_monotonic_time.
 *
 * Fingers are distinguished by their device and their sequence. The mouse is a touch of the type KIN_TOUCH_POINTER,
 * which lands with its first button and lifts with its last, a pen one of the type KIN_TOUCH_PENCIL; both hover while
 * they do not touch. Fingers of one time are one step. A touchpad scrolls, pinches and turns; a wheel scrolls, and
 * magnifies while Control is down. What is taken goes to no other controller of the widget or around it. A widget that
 * is hidden, a window that is no longer active and a grab that is broken cancel all touches. */
#ifndef KINESIC_GTK4_H
#define KINESIC_GTK4_H

#include <gtk/gtk.h>
#include <kinesic/kinesic_frame.h>
#include <math.h>

/* The number of the mouse, or of the pen, among the touches; those of the touchpad's gestures among what scrolls. */
#define KIN_GTK4_POINTER 0xFFFFFFFFFFFFFFFFu
#define KIN_GTK4_PINCH 0xFFFFFFFFFFFFFFFFu
#define KIN_GTK4_SWIPE 0xFFFFFFFFFFFFFFFEu
#define KIN_GTK4_SCROLL 0xFFFFFFFFFFFFFFFDu

/* How far a notch of the wheel scrolls, units, and how much it magnifies. */
#define KIN_GTK4_NOTCH 40
#define KIN_GTK4_NOTCH_SCALE 0.1

/* A bit of kin_touch_sample.buttons beside KIN_BUTTON_...: the eraser of a pen. */
#define KIN_GTK4_BUTTON_ERASER 32u

/* The controller. */
typedef struct kin_gtk4 {
  GtkWidget *widget;
  GObject *window; /* while the widget is shown */
  GObject *surface;
  gulong active, entered;
  bool is_measured; /* kin_gtk4_measure was called */
  kin_engine *engine;
  kin_frame frame;
  uint64_t time_ns;     /* of what was gathered */
  int64_t offset_ms;    /* from GDK's clock to that of g_get_monotonic_time */
  uint32_t latest_ms;   /* of GDK */
  bool has_offset, is_scrolling;
  guint feeding, timer; /* sources */
  uint32_t buttons;
  double x, y; /* where the pointer was latest, in the widget */
  kin_frame_pointer pointer;
  double pinch_scale;
} kin_gtk4;

/* The clock of the engine. */
KIN_INLINE uint64_t kin_gtk4_now(void) { return (uint64_t)g_get_monotonic_time() * 1000u; }

static inline void kin_gtk4_schedule(kin_gtk4 *input);

/* Feeds what was gathered, and lets time pass. */
KIN_INLINE kin_result kin_gtk4_feed(kin_gtk4 *input) {
  uint64_t latest;
  kin_result fed = kin_frame_feed(&input->frame, input->engine, input->time_ns);
  if (fed != KIN_OK) g_debug("Kinesic: %s", kin_engine_last_error(input->engine));
  if (kin_engine_get_time(input->engine, &latest) == KIN_OK && kin_gtk4_now() > latest)
    kin_engine_advance(input->engine, kin_gtk4_now());
  kin_gtk4_schedule(input);
  return fed;
}

/* A source: no event is waiting. */
static inline gboolean kin_gtk4_on_idle(gpointer data) {
  kin_gtk4 *input = (kin_gtk4 *)data;
  input->feeding = 0;
  kin_gtk4_feed(input);
  return G_SOURCE_REMOVE;
}

/* A source: a timer of the engine is due. */
static inline gboolean kin_gtk4_on_timer(gpointer data) {
  kin_gtk4 *input = (kin_gtk4 *)data;
  input->timer = 0;
  kin_gtk4_feed(input);
  return G_SOURCE_REMOVE;
}

/* Comes again when the engine's next timer is due. */
static inline void kin_gtk4_schedule(kin_gtk4 *input) {
  uint64_t due, now = kin_gtk4_now();
  if (input->timer) g_source_remove(input->timer);
  input->timer = 0;
  if (kin_engine_next_deadline(input->engine, &due) != KIN_OK || due == KIN_TIME_NEVER) return;
  input->timer = g_timeout_add(due > now ? (guint)((due - now) / 1000000u + 1) : 0, kin_gtk4_on_timer, input);
}

/* When an event happened. GDK has milliseconds of the display's clock, 32 bits of them: the shortest delay that was
 * seen from there to here tells how far the clocks are apart. */
KIN_INLINE uint64_t kin_gtk4_time(kin_gtk4 *input, GdkEvent *event) {
  int64_t now = g_get_monotonic_time() / 1000, offset;
  uint32_t stamp = gdk_event_get_time(event);
  if (stamp == GDK_CURRENT_TIME) return kin_gtk4_now();
  offset = now - (int64_t)stamp;
  if (input->has_offset && (int32_t)(stamp - input->latest_ms) > 0 && stamp < input->latest_ms)
    input->offset_ms += (int64_t)1 << 32; /* GDK's milliseconds began anew */
  if (!input->has_offset || offset < input->offset_ms) input->offset_ms = offset;
  input->has_offset = true;
  input->latest_ms = stamp;
  return (uint64_t)((int64_t)stamp + input->offset_ms) * 1000000u;
}

/* Gathers a sample; what is of an earlier time is fed before. */
KIN_INLINE void kin_gtk4_gather(kin_gtk4 *input, const kin_touch_sample *sample) {
  if (input->frame.count > 0 && sample->time_ns != input->time_ns) kin_gtk4_feed(input);
  if (input->frame.count == 0) input->time_ns = sample->time_ns;
  if (kin_frame_add(&input->frame, sample) != KIN_OK) { /* it was full */
    kin_gtk4_feed(input);
    kin_frame_add(&input->frame, sample);
  }
  if (!input->feeding) /* after all events that wait */
    input->feeding = g_idle_add_full(G_PRIORITY_DEFAULT + 1, kin_gtk4_on_idle, input, NULL);
}

/* GDK's bits as those of Kinesic. */
KIN_INLINE uint32_t kin_gtk4_modifiers(GdkEvent *event) {
  GdkModifierType held = gdk_event_get_modifier_state(event);
  uint32_t made = 0;
  if (held & GDK_SHIFT_MASK) made |= KIN_MODIFIER_SHIFT;
  if (held & GDK_CONTROL_MASK) made |= KIN_MODIFIER_CONTROL;
  if (held & GDK_ALT_MASK) made |= KIN_MODIFIER_ALTERNATE;
  if (held & (GDK_META_MASK | GDK_SUPER_MASK)) made |= KIN_MODIFIER_COMMAND;
  if (held & GDK_LOCK_MASK) made |= KIN_MODIFIER_CAPS_LOCK;
  return made;
}

/* Where an event is in the widget. GDK's scrolls have no place: they are where the pointer was latest. */
KIN_INLINE void kin_gtk4_place(kin_gtk4 *input, GdkEvent *event, double *out_x, double *out_y) {
  GtkNative *native = gtk_widget_get_native(input->widget);
  double x = 0, y = 0, left = 0, top = 0;
  bool has_place = gdk_event_get_position(event, &x, &y);
  *out_x = input->x;
  *out_y = input->y;
  if (!has_place || !native) return;
  gtk_native_get_surface_transform(native, &left, &top);
  gtk_widget_translate_coordinates(GTK_WIDGET(native), input->widget, x - left, y - top, out_x, out_y);
}

/* A sample at the time and place of an event; it has no touch and no phase yet. */
KIN_INLINE kin_touch_sample kin_gtk4_sample(kin_gtk4 *input, GdkEvent *event) {
  kin_touch_sample sample;
  double value;
  memset(&sample, 0, sizeof sample);
  sample.time_ns = kin_gtk4_time(input, event);
  kin_gtk4_place(input, event, &sample.x, &sample.y);
  sample.modifiers = kin_gtk4_modifiers(event);
  if (gdk_event_get_axis(event, GDK_AXIS_PRESSURE, &value)) sample.force = value;
  return sample;
}

/* A finger, by its device and its sequence. */
KIN_INLINE bool kin_gtk4_touch(kin_gtk4 *input, GdkEvent *event, kin_phase phase) {
  kin_touch_sample sample = kin_gtk4_sample(input, event);
  uint64_t device = (uint64_t)(uintptr_t)gdk_event_get_device(event);
  sample.touch = device * 0x9E3779B97F4A7C15u + (uint64_t)(uintptr_t)gdk_event_get_event_sequence(event);
  sample.phase = phase;
  kin_gtk4_gather(input, &sample);
  return true;
}

/* GDK's buttons, which count from 1 and of which 2 is the middle one. */
KIN_INLINE uint32_t kin_gtk4_bit(guint button) {
  switch (button) {
  case GDK_BUTTON_PRIMARY: return KIN_BUTTON_PRIMARY;
  case GDK_BUTTON_MIDDLE: return KIN_BUTTON_MIDDLE;
  case GDK_BUTTON_SECONDARY: return KIN_BUTTON_SECONDARY;
  case 8: return 8;
  case 9: return 16;
  default: return 0;
  }
}

/* Which of the buttons that it knows of GDK says are pressed. */
KIN_INLINE uint32_t kin_gtk4_pressed(GdkModifierType held) {
  uint32_t made = ~(uint32_t)(KIN_BUTTON_PRIMARY | KIN_BUTTON_MIDDLE | KIN_BUTTON_SECONDARY);
  if (held & GDK_BUTTON1_MASK) made |= KIN_BUTTON_PRIMARY;
  if (held & GDK_BUTTON2_MASK) made |= KIN_BUTTON_MIDDLE;
  if (held & GDK_BUTTON3_MASK) made |= KIN_BUTTON_SECONDARY;
  return made;
}

/* What a pen says of itself. GDK's tilts are -1 to 1, of a right angle; the angles are those of Pointer Events,
 * level 3. */
KIN_INLINE void kin_gtk4_pen(GdkEvent *event, kin_touch_sample *sample) {
  GdkDeviceTool *tool = gdk_event_get_device_tool(event);
  double x, y;
  if (!tool && (!gdk_event_get_device(event) || gdk_device_get_source(gdk_event_get_device(event)) != GDK_SOURCE_PEN))
    return;
  sample->type = KIN_TOUCH_PENCIL;
  if (tool && gdk_device_tool_get_tool_type(tool) == GDK_DEVICE_TOOL_TYPE_ERASER)
    sample->buttons |= KIN_GTK4_BUTTON_ERASER;
  if (!gdk_event_get_axis(event, GDK_AXIS_XTILT, &x) || !gdk_event_get_axis(event, GDK_AXIS_YTILT, &y)) return;
  x = tan(x * G_PI / 2);
  y = tan(y * G_PI / 2);
  sample->altitude = atan2(1, hypot(x, y));
  sample->azimuth = atan2(y, x) < 0 ? atan2(y, x) + 2 * G_PI : atan2(y, x);
}

/* The mouse or a pen, with the buttons that are pressed now. */
KIN_INLINE bool kin_gtk4_point(kin_gtk4 *input, GdkEvent *event, uint32_t buttons) {
  kin_touch_sample sample = kin_gtk4_sample(input, event);
  sample.touch = KIN_GTK4_POINTER;
  sample.type = KIN_TOUCH_POINTER;
  sample.buttons = input->buttons = buttons;
  input->x = sample.x;
  input->y = sample.y;
  kin_gtk4_pen(event, &sample);
  sample.phase = kin_frame_pointer_phase(&input->pointer, buttons != 0);
  kin_gtk4_gather(input, &sample);
  if (sample.phase == KIN_PHASE_ENDED) {
    sample.phase = kin_frame_pointer_phase(&input->pointer, false);
    kin_gtk4_gather(input, &sample);
  }
  return true;
}

/* The mouse or a pen has left the widget's window. */
KIN_INLINE bool kin_gtk4_leave(kin_gtk4 *input, GdkEvent *event) {
  kin_touch_sample sample;
  if (!input->pointer.is_over) return false;
  sample = kin_gtk4_sample(input, event);
  sample.touch = KIN_GTK4_POINTER;
  sample.type = KIN_TOUCH_POINTER;
  sample.phase = KIN_PHASE_EXITED;
  input->pointer.is_over = false;
  kin_gtk4_gather(input, &sample);
  return false;
}

/* Feeds a scroll at the time and place of an event, after all that was gathered. */
KIN_INLINE bool kin_gtk4_feed_scroll(kin_gtk4 *input, GdkEvent *event, kin_scroll_sample *sample) {
  uint64_t latest;
  kin_gtk4_feed(input);
  if (kin_engine_get_time(input->engine, &latest) != KIN_OK) return false;
  sample->time_ns = kin_gtk4_time(input, event);
  if (sample->time_ns < latest) sample->time_ns = latest;
  kin_gtk4_place(input, event, &sample->x, &sample->y);
  sample->modifiers = kin_gtk4_modifiers(event);
  if (kin_engine_feed_scroll(input->engine, sample, 1) != KIN_OK)
    g_debug("Kinesic: %s", kin_engine_last_error(input->engine));
  kin_gtk4_schedule(input);
  return true;
}

/* A touchpad that scrolls: its fingers land with the first movement, and lift where GDK says that it stops. */
KIN_INLINE bool kin_gtk4_touchpad(kin_gtk4 *input, GdkEvent *event, double dx, double dy) {
  kin_scroll_sample sample;
  bool stops = gdk_scroll_event_is_stop(event);
  memset(&sample, 0, sizeof sample);
  if (stops && !input->is_scrolling) return false;
  sample.source = KIN_GTK4_SCROLL;
  sample.type = KIN_TOUCH_INDIRECT;
  sample.phase = stops ? KIN_SCROLL_ENDED : input->is_scrolling ? KIN_SCROLL_CHANGED : KIN_SCROLL_BEGAN;
  sample.dx = dx;
  sample.dy = dy;
  input->is_scrolling = !stops;
  return kin_gtk4_feed_scroll(input, event, &sample);
}

/* A wheel or a touchpad. GDK says how far the view goes, the engine wants how far the content does. */
KIN_INLINE bool kin_gtk4_scroll(kin_gtk4 *input, GdkEvent *event) {
  GdkDevice *device = gdk_event_get_device(event);
  GdkScrollDirection direction = gdk_scroll_event_get_direction(event);
  kin_scroll_sample sample;
  double dx = 0, dy = 0, unit = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE ? 1 : KIN_GTK4_NOTCH;
  if (direction == GDK_SCROLL_SMOOTH) gdk_scroll_event_get_deltas(event, &dx, &dy);
  else if (direction == GDK_SCROLL_UP || direction == GDK_SCROLL_DOWN) dy = direction == GDK_SCROLL_UP ? -1 : 1;
  else dx = direction == GDK_SCROLL_LEFT ? -1 : 1;
  if (device && gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD)
    return kin_gtk4_touchpad(input, event, -dx * unit, -dy * unit);
  memset(&sample, 0, sizeof sample);
  sample.source = KIN_GTK4_SCROLL;
  sample.type = KIN_TOUCH_POINTER;
  sample.phase = KIN_SCROLL_DISCRETE;
  if (gdk_event_get_modifier_state(event) & GDK_CONTROL_MASK) {
    sample.magnification = MAX(-dy * KIN_GTK4_NOTCH_SCALE, -0.5);
  } else {
    sample.dx = -dx * unit;
    sample.dy = -dy * unit;
  }
  return kin_gtk4_feed_scroll(input, event, &sample);
}

/* A pinch or a swipe of a touchpad, whose fingers GDK does not report. */
KIN_INLINE bool kin_gtk4_gesture(kin_gtk4 *input, GdkEvent *event, bool is_pinch) {
  static const kin_scroll_phase phases[] = {KIN_SCROLL_BEGAN, KIN_SCROLL_CHANGED, KIN_SCROLL_ENDED,
                                            KIN_SCROLL_CANCELLED};
  GdkTouchpadGesturePhase phase = gdk_touchpad_event_get_gesture_phase(event);
  kin_scroll_sample sample;
  double scale;
  memset(&sample, 0, sizeof sample);
  sample.source = is_pinch ? KIN_GTK4_PINCH : KIN_GTK4_SWIPE;
  sample.type = KIN_TOUCH_INDIRECT;
  sample.phase = phases[phase];
  if (phase == GDK_TOUCHPAD_GESTURE_PHASE_BEGIN) input->pinch_scale = 1;
  if (phase == GDK_TOUCHPAD_GESTURE_PHASE_UPDATE) {
    gdk_touchpad_event_get_deltas(event, &sample.dx, &sample.dy);
    scale = is_pinch ? gdk_touchpad_event_get_pinch_scale(event) : 0;
    if (scale > 0) sample.magnification = scale / input->pinch_scale - 1;
    if (scale > 0) input->pinch_scale = scale;
    if (is_pinch) sample.rotation = gdk_touchpad_event_get_pinch_angle_delta(event);
  }
  return kin_gtk4_feed_scroll(input, event, &sample);
}

/* Cancels all touches, after what was gathered. */
KIN_INLINE void kin_gtk4_cancel(kin_gtk4 *input) {
  uint64_t latest, now = kin_gtk4_now();
  kin_frame_feed(&input->frame, input->engine, input->time_ns);
  if (kin_engine_get_time(input->engine, &latest) != KIN_OK) return;
  kin_engine_cancel_touches(input->engine, now < latest ? latest : now);
  input->buttons = 0;
  input->pointer.is_down = input->is_scrolling = false;
  kin_gtk4_schedule(input);
}

/* Takes an event of the widget; whether it was one of fingers, pointers, pens or touchpads. */
KIN_INLINE bool kin_gtk4_event(kin_gtk4 *input, GdkEvent *event) {
  switch ((int)gdk_event_get_event_type(event)) {
  case GDK_TOUCH_BEGIN: return kin_gtk4_touch(input, event, KIN_PHASE_BEGAN);
  case GDK_TOUCH_UPDATE: return kin_gtk4_touch(input, event, KIN_PHASE_MOVED);
  case GDK_TOUCH_END: return kin_gtk4_touch(input, event, KIN_PHASE_ENDED);
  case GDK_TOUCH_CANCEL: return kin_gtk4_touch(input, event, KIN_PHASE_CANCELLED);
  case GDK_BUTTON_PRESS:
    return kin_gtk4_point(input, event, input->buttons | kin_gtk4_bit(gdk_button_event_get_button(event)));
  case GDK_BUTTON_RELEASE:
    return kin_gtk4_point(input, event, input->buttons & ~kin_gtk4_bit(gdk_button_event_get_button(event)));
  case GDK_ENTER_NOTIFY:
  case GDK_MOTION_NOTIFY:
    return kin_gtk4_point(input, event, input->buttons & kin_gtk4_pressed(gdk_event_get_modifier_state(event)));
  case GDK_LEAVE_NOTIFY:
  case GDK_PROXIMITY_OUT: return kin_gtk4_leave(input, event);
  case GDK_SCROLL: return kin_gtk4_scroll(input, event);
  case GDK_TOUCHPAD_PINCH: return kin_gtk4_gesture(input, event, true);
  case GDK_TOUCHPAD_SWIPE: return kin_gtk4_gesture(input, event, false);
  case GDK_GRAB_BROKEN: kin_gtk4_cancel(input); return false;
  default: return false;
  }
}

static inline gboolean kin_gtk4_on_event(GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data) {
  (void)controller;
  return kin_gtk4_event((kin_gtk4 *)data, event) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static inline void kin_gtk4_on_active(GObject *window, GParamSpec *property, gpointer data) {
  (void)property;
  if (!gtk_window_is_active(GTK_WINDOW(window))) kin_gtk4_cancel((kin_gtk4 *)data);
}

/* The monitor that shows the widget; null: it is not shown. */
static inline GdkMonitor *kin_gtk4_monitor(kin_gtk4 *input) {
  GtkNative *native = gtk_widget_get_native(input->widget);
  GdkSurface *surface = native ? gtk_native_get_surface(native) : NULL;
  return surface ? gdk_display_get_monitor_at_surface(gtk_widget_get_display(input->widget), surface) : NULL;
}

/* Sets the engine's units_per_inch by the size of the monitor that shows the widget, as soon as one does, and whenever
 * it is another one; GTK's units are the same on monitors of any scale. Where the monitor has no size, an inch counts
 * as 163 units. Errors as kin_engine_set_units_per_inch. */
static inline kin_result kin_gtk4_measure(kin_gtk4 *input) {
  GdkMonitor *monitor;
  GdkRectangle place;
  double across, down, inch = KIN_FRAME_INCH;
  if (!input) return KIN_ERROR_NULL;
  input->is_measured = true;
  monitor = kin_gtk4_monitor(input);
  if (!monitor) return KIN_OK;
  gdk_monitor_get_geometry(monitor, &place);
  across = gdk_monitor_get_width_mm(monitor);
  down = gdk_monitor_get_height_mm(monitor);
  if (across > 0 && down > 0) inch = kin_frame_inch(sqrt((double)place.width * place.height), sqrt(across * down));
  return kin_engine_set_units_per_inch(input->engine, inch);
}

static inline void kin_gtk4_on_monitor(GdkSurface *surface, GdkMonitor *monitor, gpointer data) {
  kin_gtk4 *input = (kin_gtk4 *)data;
  (void)surface, (void)monitor;
  if (input->is_measured) kin_gtk4_measure(input);
}

/* The widget is shown: its window is known now. */
static inline void kin_gtk4_on_map(GtkWidget *widget, gpointer data) {
  kin_gtk4 *input = (kin_gtk4 *)data;
  GtkRoot *root = gtk_widget_get_root(widget);
  if (!GTK_IS_WINDOW(root)) return;
  input->surface = G_OBJECT(gtk_native_get_surface(gtk_widget_get_native(widget)));
  input->entered = g_signal_connect(input->surface, "enter-monitor", G_CALLBACK(kin_gtk4_on_monitor), data);
  if (input->is_measured) kin_gtk4_measure(input);
  input->window = G_OBJECT(root);
  input->active = g_signal_connect(root, "notify::is-active", G_CALLBACK(kin_gtk4_on_active), data);
}

static inline void kin_gtk4_on_unmap(GtkWidget *widget, gpointer data) {
  kin_gtk4 *input = (kin_gtk4 *)data;
  (void)widget;
  kin_gtk4_cancel(input);
  if (input->window) g_signal_handler_disconnect(input->window, input->active);
  if (input->surface) g_signal_handler_disconnect(input->surface, input->entered);
  input->window = input->surface = NULL;
}

static inline void kin_gtk4_free(gpointer data, GClosure *closure) {
  kin_gtk4 *input = (kin_gtk4 *)data;
  (void)closure;
  if (input->feeding) g_source_remove(input->feeding);
  if (input->timer) g_source_remove(input->timer);
  g_free(input);
}

/* Adds the controller to a widget that is not shown yet; it lives as long as the widget. Returns it. */
static inline kin_gtk4 *kin_gtk4_add(GtkWidget *widget, kin_engine *engine) {
  kin_gtk4 *input = g_new0(kin_gtk4, 1);
  GtkEventController *controller = gtk_event_controller_legacy_new();
  input->widget = widget;
  input->engine = engine;
  g_signal_connect_data(controller, "event", G_CALLBACK(kin_gtk4_on_event), input, kin_gtk4_free, (GConnectFlags)0);
  g_signal_connect(widget, "map", G_CALLBACK(kin_gtk4_on_map), input);
  g_signal_connect(widget, "unmap", G_CALLBACK(kin_gtk4_on_unmap), input);
  gtk_widget_add_controller(widget, controller);
  return input;
}

#endif
