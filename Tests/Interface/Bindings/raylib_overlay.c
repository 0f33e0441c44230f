/* raylib_overlay.c: the page of conflicts.h as a raylib program in a library, frame by frame. */
#include "conflicts.h"

#include <kinesic/kinesic_raylib.h>
#include <kinesic/kinesic_raylib_overlay.h>

static kin_raylib input;

void page_open(void) {
  SetTraceLogLevel(LOG_WARNING);
  InitWindow(WIDTH, HEIGHT, "page");
  SetWindowPosition(0, 0);
  open_page();
}

bool page_has_overlay(void) { return overlay.overlay != NULL; }

/* A frame, in which a finger is down or not. */
void page_frame(double ms, bool is_down, double x, double y) {
  static const Color ground = {30, 32, 38, 255}, colours[VIEWS] = {{52, 66, 92, 255}, {84, 58, 62, 255}, {48, 78, 70, 255}, {62, 100, 90, 255}};
  const uint64_t time_ns = (uint64_t)((1000 + ms) * 1e6);
  kin_touch_sample now[2 * KIN_RAYLIB_CAPACITY];
  memset(now, 0, sizeof now);
  now[0].x = x;
  now[0].y = y;
  must(kin_raylib_overlay_key(&overlay, engine));
  must(kin_raylib_feed_points(&input, engine, now, is_down, time_ns));
  must(kin_engine_advance(engine, time_ns));
  BeginDrawing();
  ClearBackground(ground);
  for (int i = 0; i < VIEWS; i++)
    DrawRectangle((int)view_frames[i].x, (int)view_frames[i].y, (int)view_frames[i].width, (int)view_frames[i].height, colours[i]);
  must(kin_raylib_overlay_draw(&overlay));
  EndDrawing();
}

void page_close(void) {
  close_page();
  CloseWindow();
}
