/* table.c: the table of table.h. */
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void check(const table *table, kin_result result) {
  if (result == KIN_OK) return;
  fprintf(stderr, "%s: %s\n", kin_result_name(result),
          table->engine ? kin_engine_last_error(table->engine) : kin_last_error());
  exit(1);
}

/* Tells the engine where a photo lies, so that fingers hit what they see. */
static void lay(table *table, const photo *photo) {
  const placement *at = &photo->now;
  kin_rect frame = {at->x0, at->y0, PHOTO_WIDTH, PHOTO_HEIGHT};
  kin_transform transform = {at->a, at->b, -at->b, at->a, 0, 0};
  check(table, kin_view_set_frame(table->engine, photo->view, frame));
  check(table, kin_view_set_transform(table->engine, photo->view, transform));
}

static void move_photo(table *table, photo *photo, const kin_event *event) {
  double a = event->transform.a, b = event->transform.b, x = event->transform.tx, y = event->transform.ty;
  if (event->state == KIN_STATE_BEGAN) {
    photo->before = photo->now;
    photo->before.x0 += table->moved.x;
    photo->before.y0 += table->moved.y;
  }
  const placement *from = &photo->before;
  photo->now.a = a * from->a - b * from->b;
  photo->now.b = b * from->a + a * from->b;
  photo->now.x0 = a * from->x0 - b * from->y0 + x - table->moved.x;
  photo->now.y0 = b * from->x0 + a * from->y0 + y - table->moved.y;
  lay(table, photo);
}

static void bring_to_front(table *table, int index) {
  photo front = table->photos[index];
  check(table, kin_view_bring_to_front(table->engine, front.view));
  for (int i = index; i + 1 < PHOTO_COUNT; i++) table->photos[i] = table->photos[i + 1];
  table->photos[PHOTO_COUNT - 1] = front;
}

static void move_table(table *table, const kin_event *event) {
  if (event->state == KIN_STATE_BEGAN) table->moved_before = table->moved;
  table->moved.x = table->moved_before.x + event->pan.translation_x;
  table->moved.y = table->moved_before.y + event->pan.translation_y;
  check(table, kin_view_set_frame(table->engine, table->sheet, (kin_rect){table->moved.x, table->moved.y, 1e6, 1e6}));
}

static void take(kin_engine *engine, const kin_event *event, void *user_data) {
  table *table = user_data;
  (void)engine;
  if (event->type != KIN_EVENT_GESTURE) return;
  if (event->recognizer == table->pan) move_table(table, event);
  for (int i = 0; i < PHOTO_COUNT; i++) {
    if (event->recognizer == table->photos[i].hand) move_photo(table, &table->photos[i], event);
    if (event->recognizer == table->photos[i].tap) {
      bring_to_front(table, i);
      return;
    }
  }
}

/* The table's pan takes fingers beside the photos only. */
static bool is_beside(kin_engine *engine, kin_recognizer_id recognizer, const kin_touch_sample *touch, void *user_data) {
  const table *table = user_data;
  (void)engine;
  (void)recognizer;
  return touch->view == table->sheet;
}

static void add_photo(table *table, photo *photo, int index) {
  static const color colors[PHOTO_COUNT] = {{220, 60, 50}, {60, 170, 80}, {50, 90, 210}, {240, 200, 60}};
  kin_view_options options;
  kin_view_options_init(&options);
  /* Who moves a photo does not keep others from moving the table, and the other way round. */
  options.flags = KIN_VIEW_ARENA_BOUNDARY;
  photo->now = (placement){1, 0, 60 + 180 * index, 80 + 90 * index};
  photo->color = colors[index];
  check(table, kin_view_add(table->engine, table->sheet, &options, &photo->view));
  check(table, kin_recognizer_add(table->engine, photo->view, KIN_TRANSFORM, &photo->hand));
  check(table, kin_recognizer_add(table->engine, photo->view, KIN_TAP, &photo->tap));
  lay(table, photo);
}

void table_open(table *table) {
  kin_recognizer_delegate delegate;
  memset(table, 0, sizeof *table);
  memset(&delegate, 0, sizeof delegate);
  delegate.struct_size = sizeof delegate;
  delegate.user_data = table;
  delegate.should_receive_touch = is_beside;
  check(table, kin_engine_create(NULL, &table->engine));
  check(table, kin_engine_set_event_callback(table->engine, take, table));
  check(table, kin_view_add(table->engine, 0, NULL, &table->sheet));
  check(table, kin_recognizer_add(table->engine, 0, KIN_PAN, &table->pan));
  check(table, kin_recognizer_set_delegate(table->engine, table->pan, &delegate));
  for (int i = 0; i < PHOTO_COUNT; i++) add_photo(table, &table->photos[i], i);
}

void table_close(table *table) { kin_engine_destroy(table->engine); }

void table_frame(table *table, uint64_t now_ns) {
  uint64_t latest;
  check(table, kin_engine_get_time(table->engine, &latest));
  check(table, kin_engine_advance(table->engine, now_ns < latest ? latest : now_ns));
}

kin_point table_corner(const table *table, const photo *photo, int index) {
  double x = index == 1 || index == 2 ? PHOTO_WIDTH : 0, y = index >= 2 ? PHOTO_HEIGHT : 0;
  const placement *at = &photo->now;
  return (kin_point){at->a * x - at->b * y + at->x0 + table->moved.x, at->b * x + at->a * y + at->y0 + table->moved.y};
}
