/* photo.c: the widget of photo.h. */
#include "photo.h"

static void check(const photo *photo, kin_result result) {
  if (result != KIN_OK) g_error("%s", photo->engine ? kin_engine_last_error(photo->engine) : kin_last_error());
}

/* Scales and turns the picture about a place of the widget. */
static void turn_about(photo *photo, double focus_x, double focus_y, double scale, double angle) {
  double dx = (photo->x - focus_x) * scale, dy = (photo->y - focus_y) * scale;
  photo->x = focus_x + dx * cos(angle) - dy * sin(angle);
  photo->y = focus_y + dx * sin(angle) + dy * cos(angle);
  photo->scale *= scale;
  photo->angle += angle;
}

/* Takes what a gesture says beyond what it has said before. */
static void take(kin_engine *engine, const kin_event *event, void *user_data) {
  photo *photo = user_data;
  (void)engine;
  if (event->type != KIN_EVENT_GESTURE) return;
  if (event->recognizer == photo->tap) photo->colours = !photo->colours;
  if (event->recognizer == photo->pan) {
    if (event->state == KIN_STATE_BEGAN) photo->pan_x = photo->pan_y = 0;
    photo->x += event->pan.translation_x - photo->pan_x;
    photo->y += event->pan.translation_y - photo->pan_y;
    photo->pan_x = event->pan.translation_x;
    photo->pan_y = event->pan.translation_y;
  }
  if (event->recognizer == photo->pinch) {
    if (event->state == KIN_STATE_BEGAN) photo->pinched = 1;
    turn_about(photo, event->pinch.focus_x, event->pinch.focus_y, event->pinch.scale / photo->pinched, 0);
    photo->pinched = event->pinch.scale;
  }
  if (event->recognizer == photo->rotation) {
    if (event->state == KIN_STATE_BEGAN) photo->rotated = 0;
    turn_about(photo, event->rotation.focus_x, event->rotation.focus_y, 1, event->rotation.rotation - photo->rotated);
    photo->rotated = event->rotation.rotation;
  }
  gtk_widget_queue_draw(photo->area);
}

static void draw(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer data) {
  static const double cells[2][4][3] = {{{220, 60, 50}, {60, 170, 80}, {50, 90, 210}, {240, 200, 60}},
                                        {{120, 40, 140}, {40, 190, 200}, {240, 130, 30}, {230, 230, 230}}};
  const photo *photo = data;
  (void)area, (void)width, (void)height;
  cairo_set_source_rgb(cairo, 30 / 255.0, 32 / 255.0, 38 / 255.0);
  cairo_paint(cairo);
  cairo_translate(cairo, photo->x, photo->y);
  cairo_rotate(cairo, photo->angle);
  cairo_scale(cairo, photo->scale, photo->scale);
  for (int i = 0; i < 4; i++) {
    const double *cell = cells[photo->colours][i];
    cairo_set_source_rgb(cairo, cell[0] / 255, cell[1] / 255, cell[2] / 255);
    cairo_rectangle(cairo, 100 * (i % 2 - 1), 75 * (i / 2 - 1), 100, 75);
    cairo_fill(cairo);
  }
}

static kin_recognizer_id add(photo *photo, const char *class_name) {
  kin_recognizer_id made = 0;
  check(photo, kin_recognizer_add(photo->engine, 0, class_name, &made));
  return made;
}

GtkWidget *photo_new(photo *photo) {
  *photo = (struct photo){.x = 320, .y = 240, .scale = 1};
  check(photo, kin_engine_create(NULL, &photo->engine));
  check(photo, kin_engine_set_event_callback(photo->engine, take, photo));
  photo->tap = add(photo, KIN_TAP);
  photo->pan = add(photo, KIN_PAN);
  photo->pinch = add(photo, KIN_PINCH);
  photo->rotation = add(photo, KIN_ROTATION);
  const kin_recognizer_id together[] = {photo->pan, photo->pinch, photo->rotation};
  check(photo, kin_compose_simultaneous(photo->engine, together, 3));
  photo->area = gtk_drawing_area_new();
  gtk_widget_set_size_request(photo->area, 640, 480);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(photo->area), draw, photo, NULL);
  kin_gtk4_add(photo->area, photo->engine);
  return photo->area;
}

void photo_close(photo *photo) { kin_engine_destroy(photo->engine); }
