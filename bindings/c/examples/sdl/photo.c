/* photo.c: the picture of photo.h. */
#include "photo.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static void check(const photo *photo, kin_result result) {
  if (result == KIN_OK) return;
  fprintf(stderr, "%s: %s\n", kin_result_name(result),
          photo->engine ? kin_engine_last_error(photo->engine) : "no engine");
  exit(1);
}

static kin_recognizer_id add(photo *photo, const char *name) {
  kin_recognizer_id made = 0;
  check(photo, kin_recognizer_add(photo->engine, 0, name, &made));
  return made;
}

void photo_open(photo *photo, int width, int height) {
  memset(photo, 0, sizeof *photo);
  photo->x = width / 2.0;
  photo->y = height / 2.0;
  photo->scale = 1;
  check(photo, kin_engine_create(NULL, &photo->engine));
  photo->tap = add(photo, KIN_TAP);
  photo->pan = add(photo, KIN_PAN);
  photo->pinch = add(photo, KIN_PINCH);
  photo->rotation = add(photo, KIN_ROTATION);
  const kin_recognizer_id together[] = {photo->pan, photo->pinch, photo->rotation};
  check(photo, kin_compose_simultaneous(photo->engine, together, 3));
}

void photo_close(photo *photo) { kin_engine_destroy(photo->engine); }

/* Scales and turns it about a point of the table. */
static void turn_about(photo *photo, double focus_x, double focus_y, double scale, double angle) {
  double dx = (photo->x - focus_x) * scale, dy = (photo->y - focus_y) * scale;
  photo->x = focus_x + dx * cos(angle) - dy * sin(angle);
  photo->y = focus_y + dx * sin(angle) + dy * cos(angle);
  photo->scale *= scale;
  photo->angle += angle;
}

static void pan(photo *photo, const kin_event *event) {
  const kin_pan_values *values = &event->pan;
  if (event->state == KIN_STATE_BEGAN) photo->pan_x = photo->pan_y = 0;
  photo->x += values->translation_x - photo->pan_x;
  photo->y += values->translation_y - photo->pan_y;
  photo->pan_x = values->translation_x;
  photo->pan_y = values->translation_y;
  photo->panning = event->state == KIN_STATE_BEGAN || event->state == KIN_STATE_CHANGED;
  photo->flying = event->state == KIN_STATE_ENDED && hypot(values->velocity_x, values->velocity_y) > 50;
  if (!photo->flying) return;
  photo->let_go_ns = event->time_ns;
  check(photo, kin_fling_friction(photo->x, values->velocity_x, KIN_DECELERATION_FAST, &photo->fling_x));
  check(photo, kin_fling_friction(photo->y, values->velocity_y, KIN_DECELERATION_FAST, &photo->fling_y));
}

static void take(photo *photo, const kin_event *event) {
  if (event->type != KIN_EVENT_GESTURE) return;
  if (event->recognizer == photo->tap) photo->colours = !photo->colours;
  if (event->recognizer == photo->pan) pan(photo, event);
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
}

/* How far the pan's fingers are, 5 ms before the frame, from where they were last reported: the picture is drawn so
 * much further. */
static void look_ahead(photo *photo, uint64_t now_ns) {
  uint32_t count;
  photo->ahead_x = photo->ahead_y = 0;
  if (!photo->panning || now_ns < 5000000) return;
  check(photo, kin_recognizer_get_touch_count(photo->engine, photo->pan, &count));
  for (uint32_t i = 0; i < count; i++) {
    kin_touch touch;
    kin_touch_estimate at;
    check(photo, kin_recognizer_get_touch(photo->engine, photo->pan, i, &touch));
    if (kin_engine_sample_touch(photo->engine, touch.id, now_ns - 5000000, &at) != KIN_OK) continue;
    photo->ahead_x += (at.x - touch.x) / count;
    photo->ahead_y += (at.y - touch.y) / count;
  }
}

void photo_frame(photo *photo, uint64_t now_ns) {
  const kin_event *events;
  uint32_t count;
  uint64_t latest;
  check(photo, kin_engine_get_time(photo->engine, &latest));
  if (now_ns < latest) now_ns = latest;
  check(photo, kin_engine_advance(photo->engine, now_ns));
  check(photo, kin_engine_poll(photo->engine, &events, &count));
  for (uint32_t i = 0; i < count; i++) take(photo, &events[i]);
  look_ahead(photo, now_ns);
  if (!photo->flying) return;
  check(photo, kin_fling_at(photo->fling_x, now_ns - photo->let_go_ns, &photo->x, NULL));
  check(photo, kin_fling_at(photo->fling_y, now_ns - photo->let_go_ns, &photo->y, NULL));
}

/* A corner of a cell: `u`, `v` from -1 to 1 across the picture, which is 200 by 150 units. */
static SDL_Vertex corner(const photo *photo, double u, double v, SDL_Color color) {
  double dx = 100 * u * photo->scale, dy = 75 * v * photo->scale;
  SDL_Vertex made;
  memset(&made, 0, sizeof made);
  made.position.x = (float)(photo->x + photo->ahead_x + dx * cos(photo->angle) - dy * sin(photo->angle));
  made.position.y = (float)(photo->y + photo->ahead_y + dx * sin(photo->angle) + dy * cos(photo->angle));
  made.color = color;
  return made;
}

void photo_draw(const photo *photo, SDL_Renderer *renderer) {
  static const SDL_Color cells[2][4] = {
    {{220, 60, 50, 255}, {60, 170, 80, 255}, {50, 90, 210, 255}, {240, 200, 60, 255}},
    {{120, 40, 140, 255}, {40, 190, 200, 255}, {240, 130, 30, 255}, {230, 230, 230, 255}}};
  static const int order[] = {0, 1, 2, 1, 3, 2};
  SDL_SetRenderDrawColor(renderer, 30, 32, 38, 255);
  SDL_RenderClear(renderer);
  for (int i = 0; i < 4; i++) {
    double u = i % 2 - 1, v = i / 2 - 1;
    SDL_Color color = cells[photo->colours][i];
    SDL_Vertex corners[] = {corner(photo, u, v, color), corner(photo, u + 1, v, color),
                              corner(photo, u, v + 1, color), corner(photo, u + 1, v + 1, color)};
    SDL_RenderGeometry(renderer, NULL, corners, 4, order, 6);
  }
}
